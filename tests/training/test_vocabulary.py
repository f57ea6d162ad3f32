"""The list of the stories' words is what their grammars write."""

from __future__ import annotations

from training.vocabulary import FILE, vocabulary


def test_the_file_has_the_words_of_the_stories():
    words = FILE.read_text("utf-8").split()
    assert words == sorted(set(words))
    assert vocabulary(200) <= set(words)
