"""The numbers of named answers, by hand."""

from __future__ import annotations

import math

import pytest

from playground.metrics.answers import log_sum, log_total, overlaps, per_byte, shares

HALF, QUARTER, EIGHTH = (math.log(1 / n) for n in (2, 4, 8))


def test_probabilities_are_added_without_leaving_the_logarithm():
    assert log_sum([QUARTER, EIGHTH]) == pytest.approx(math.log(3 / 8))
    assert log_sum([-2000.0, -2000.0]) == pytest.approx(-2000 + math.log(2))
    assert log_sum([]) == log_sum([-math.inf]) == -math.inf


def test_shares_are_the_softmax():
    assert shares([QUARTER, EIGHTH]) == pytest.approx([2 / 3, 1 / 3])
    assert shares([-3000.0, -3001.0]) == pytest.approx([1 / (1 + math.exp(-1)), 1 / (1 + math.e)])
    assert shares([HALF, -math.inf]) == [1.0, 0.0]
    assert shares([-math.inf, -math.inf]) == [None, None] and shares([]) == []


@pytest.mark.parametrize(("answer", "size"), [("blue", 4), (" blue", 5), ("größe", 7), ("🦊", 4)])
def test_bytes_are_those_of_utf_8(answer, size):
    assert per_byte(-8.0, answer) == -8.0 / size


def test_an_answer_that_begins_with_another_is_found():
    assert overlaps([[5, 6], [7], [5]]) == [(2, 0)]
    assert overlaps([[5], [5]]) == [(0, 1)]
    assert overlaps([[5], [5, 6], [5, 6, 7]]) == [(0, 1), (0, 2), (1, 2)]
    assert overlaps([[5, 6], [6, 5]]) == []


def test_the_total_counts_no_text_twice():
    assert math.exp(log_total([[5], [7, 8]], [HALF, QUARTER])) == pytest.approx(3 / 4)
    assert math.exp(log_total([[5], [5, 6], [7]], [HALF, EIGHTH, QUARTER])) == pytest.approx(3 / 4)
    assert math.exp(log_total([[5, 6], [5, 6]], [EIGHTH, EIGHTH])) == pytest.approx(1 / 8)
