"""The bins of scores: what a sum over them is wrong by, on distributions that are made to be hard for it."""

from __future__ import annotations

import math

import numpy as np
import pytest

from playground.generation.score_bins import FEWEST, score_bins, shortest
from playground.questions.next_scores import COLDEST, HEAD, ScoresAnswer

TEMPERATURES = [*np.geomspace(COLDEST, 5, 41), 20.0]


def falling(name: str) -> np.ndarray:
    draw = np.random.default_rng(5)
    scores = {
        "normal": lambda: draw.normal(0, 2.5, 49_152),
        "large vocabulary": lambda: draw.normal(5, 3, 151_936),
        "flat": lambda: draw.normal(0, 0.02, 50_257),
        "dense at the top": lambda: -draw.exponential(0.3, 151_936),
        "two heaps": lambda: np.concatenate([draw.normal(12, 0.1, 16_000), draw.normal(0, 1, 16_000)]),
        "long tail": lambda: -np.abs(draw.standard_cauchy(50_000)),
        "bfloat16": lambda: np.round(draw.normal(8, 2, 49_152) * 16) / 16,
        "pairs at the edges": lambda: np.repeat(-0.0034 * np.arange(20_000), 2) - np.tile([0, 0.00339], 20_000),
        "skew": lambda: np.concatenate([-0.0034 * np.repeat(np.arange(900), 9), -0.0034 * np.arange(1, 901) + 1e-5]),
    }[name]()  # fmt: skip
    return np.sort(scores.astype(np.float32).astype(np.float64))[::-1]


NAMES = ["normal", "large vocabulary", "flat", "dense at the top", "two heaps", "long tail", "bfloat16",
         "pairs at the edges", "skew"]  # fmt: skip


@pytest.mark.parametrize("head", [HEAD, 1])
@pytest.mark.parametrize("name", NAMES)
def test_every_sum_is_exact_to_a_hundred_thousandth(name, head):
    scores = falling(name)
    bins = list(score_bins(scores[head:], scores[0], scores[head - 1]))
    answer = ScoresAnswer("m", 0, len(scores), 0, [], [], [], bins, [], [], [])
    counted = list(answer.weights())
    assert sum(count for _, count in counted) == len(scores) - head
    for temperature in TEMPERATURES:
        weights = np.exp((scores - scores[0]) / temperature)
        inside = sum(count * math.exp((score - scores[0]) / temperature) for score, count in counted)
        total = weights.sum()
        assert inside + weights[:head].sum() == pytest.approx(total, rel=1e-5), temperature
        # the same for what an entropy is made of
        part = sum(
            count * math.exp((score - scores[0]) / temperature) * (score - scores[0]) for score, count in counted
        )
        exact = (weights * (scores - scores[0])).sum() / total / temperature
        whole = (part + (weights * (scores - scores[0]))[:head].sum()) / total / temperature
        assert whole == pytest.approx(exact, abs=5e-5), temperature


@pytest.mark.parametrize("name", NAMES)
def test_bins_are_about_a_thousand_and_narrow(name):
    scores = falling(name)
    bins = list(score_bins(scores[HEAD:], scores[0], scores[HEAD - 1]))
    assert len(bins) <= 1700
    ties = int((scores[HEAD:] == scores[HEAD - 1]).sum())
    assert max(each.count for each in bins[1:]) <= len(scores) // FEWEST
    (lowest,) = shortest(scores[HEAD - 1 : HEAD])
    assert not ties or (bins[0].count, bins[0].mean, bins[0].spread) == (ties, lowest, 0)
    means = [each.mean for each in bins]
    assert means == sorted(means, reverse=True)


def test_one_or_two_tokens_are_exact():
    (one,) = score_bins(np.array([2.0]), 3.0, 2.5)
    assert (one.count, one.mean, one.spread) == (1, 2.0, 0.0)
    many = np.concatenate([np.arange(500) * -1.0, [-499.001]])  # two of them share a bin
    *_, two = score_bins(many, 1.0, 0.5)
    assert two.count == 2
    assert [two.mean + two.spread, two.mean - two.spread] == pytest.approx([-499, -499.001], abs=1e-6)


def test_no_tokens_are_no_bins():
    assert list(score_bins(np.array([]), 1.0, 1.0)) == []


def test_a_score_has_as_few_digits_as_float32_needs():
    scores = np.random.default_rng(1).normal(0, 9, 2000).astype(np.float32)
    told = shortest(scores)
    assert np.array_equal(np.array(told, dtype=np.float32), scores)
    assert max(len(str(each)) for each in told) <= 14 and shortest(np.array([0.1, -13.25])) == [0.1, -13.25]
