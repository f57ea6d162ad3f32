"""Drawn arrivals: their gaps, their bursts, and that the same seed draws the same ones."""

from __future__ import annotations

import itertools
import statistics

import pytest

from playground.experiments.arrivals import burst_arrivals, draw_requests, drawn_lengths, poisson_arrivals


@pytest.mark.parametrize("rate", [0.25, 3.0])
def test_the_gaps_of_a_poisson_process_are_exponential(rate):
    times = poisson_arrivals(20_000, rate, seed=5)
    gaps = [later - earlier for earlier, later in itertools.pairwise([0, *times])]
    assert statistics.mean(gaps) == pytest.approx(1 / rate, rel=0.03)
    assert statistics.stdev(gaps) == pytest.approx(1 / rate, rel=0.03)  # as large as the mean
    longer = sum(gap > 1 / rate for gap in gaps) / len(gaps)
    assert longer == pytest.approx(0.3679, abs=0.02)  # exp(-1)


def test_as_many_come_in_a_unit_of_time_as_the_rate_says():
    times = poisson_arrivals(20_000, 2.0, seed=1)
    counts = [sum(1 for _ in group) for _, group in itertools.groupby(times, key=int)]
    units = int(times[-1]) + 1
    assert sum(counts) / units == pytest.approx(2.0, rel=0.03)
    assert 1 - len(counts) / units == pytest.approx(0.1353, abs=0.02)  # exp(-2): units in which nobody comes


def test_the_same_seed_draws_the_same():
    assert poisson_arrivals(9, 0.5, 3) == poisson_arrivals(9, 0.5, 3) != poisson_arrivals(9, 0.5, 4)
    assert drawn_lengths(9, 1, 99, 3) == drawn_lengths(9, 1, 99, 3) != drawn_lengths(9, 1, 99, 4)
    assert poisson_arrivals(4, 0.5, 3) == poisson_arrivals(9, 0.5, 3)[:4]


def test_bursts_come_together():
    assert burst_arrivals(7, 3, 10) == [0, 0, 0, 10, 10, 10, 20]
    assert burst_arrivals(2, 1, 0.5) == [0, 0.5]


def test_lengths_take_every_number_between_two():
    assert set(drawn_lengths(400, 3, 6, 0)) == {3, 4, 5, 6} and drawn_lengths(3, 5, 5, 1) == [5, 5, 5]


def test_requests_take_the_prompts_by_turns_and_come_before_a_whole_step():
    drawn = draw_requests(["a", "b"], [0.9, 1.2, 3.999], [4, 5, 6], "steps")
    assert [(each.prompt, each.arrival) for each in drawn] == [("a", 0), ("b", 1), ("a", 3)]
    assert [each.max_new_tokens for each in drawn] == [4, 5, 6]
    timed = draw_requests(["a"], [0.123456], [4], "seconds")
    assert timed[0].arrival == 0.12
