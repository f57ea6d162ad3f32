"""How the card of `listener` counts."""

from __future__ import annotations

import pytest

from training.listener_card import accuracy, errors


@pytest.mark.parametrize(
    ("said", "written", "count"),
    [
        ("the red dog runs", "the red dog runs", 0),
        ("the red dog runs", "the dog runs", 1),
        ("the red dog runs", "the red big dog runs", 1),
        ("the red dog runs", "the red fox runs", 1),
        ("the red dog runs", "a dog", 3),
        ("one two three", "two three four", 2),
        ("yes", "", 1),
        ("yes", "no no", 2),
    ],
)
def test_word_errors(said, written, count):
    assert errors(said, written) == count


def test_word_accuracy_is_that_of_all_words_together():
    assert accuracy([("the red dog runs", "the red dog runs"), ("yes", "no")]) == pytest.approx(1 - 1 / 5)
    assert accuracy([("yes", "no no")]) == -1
