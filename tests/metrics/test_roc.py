"""How well a score tells two sets apart: each formula against another way to reckon it."""

from __future__ import annotations

import itertools
import math
import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from playground.metrics.roc import auc, normal, normal_rate, rate_at, roc

SCORES = st.lists(st.integers(-20, 20).map(lambda value: value / 4), min_size=1, max_size=40)


@given(SCORES, SCORES)
def test_the_curve_has_every_threshold_and_its_area_is_the_auc(plain, marked):
    points = roc(plain, marked)
    assert points[0] == (0, 0) and points[-1] == (1, 1)
    assert points == sorted(points), "a laxer threshold finds no less"
    for threshold in {*plain, *marked}:
        x, y = (sum(score >= threshold for score in scores) / len(scores) for scores in (plain, marked))
        (a, b), (c, d) = next((p, q) for p, q in itertools.pairwise(points) if p[0] <= x <= q[0] and p[1] <= y <= q[1])
        assert (x - a) * (d - b) == pytest.approx((y - b) * (c - a)), "on the line between two points"
    area = sum((c - a) * (b + d) / 2 for (a, b), (c, d) in itertools.pairwise(points))
    assert auc(plain, marked) == pytest.approx(area)


@given(SCORES, SCORES)
def test_the_auc_is_how_often_a_marked_text_wins(plain, marked):
    pairs = [(one > other) + (one == other) / 2 for one in marked for other in plain]
    assert auc(plain, marked) == pytest.approx(sum(pairs) / len(pairs))


@given(SCORES, SCORES, st.sampled_from([0.0, 0.001, 0.01, 0.1, 0.5, 1.0]))
def test_no_laxer_threshold_keeps_the_rate(plain, marked, level):
    rate = rate_at(plain, marked, level)
    assert rate.false_positives <= level * len(plain) + 1e-9
    assert rate.false_positives == sum(score > rate.threshold for score in plain)
    assert rate.detected == sum(score > rate.threshold for score in marked)
    assert (rate.plain, rate.marked) == (len(plain), len(marked))
    laxer = [score for score in plain if score < rate.threshold] if level < 1 else []
    for threshold in [*laxer, *([math.nextafter(rate.threshold, -math.inf)] if level < 1 else [])]:
        assert sum(score > threshold for score in plain) > level * len(plain) + 1e-9


@pytest.mark.parametrize("make", [roc, auc, lambda a, b: rate_at(a, b, 0.1)])
@pytest.mark.parametrize("sets", [([], [1.0]), ([1.0], [])])
def test_an_empty_set_is_refused(make, sets):
    with pytest.raises(ValueError, match="at least one score"):
        make(*sets)


def test_samples_of_normal_distributions_are_found_as_often_as_these_say():
    draw = random.Random(1)
    plain, marked = ([draw.gauss(mean, 1) for _ in range(4000)] for mean in (0, 3))
    for level in (0.01, 0.1):
        threshold, found = normal_rate(plain, marked, level)
        counted = rate_at(plain, marked, level)
        assert threshold == pytest.approx(counted.threshold, abs=0.15)
        assert found == pytest.approx(counted.detected / 4000, abs=0.05)
    assert normal(plain).mean == pytest.approx(0, abs=0.05)


@pytest.mark.parametrize("scores", [[], [1.0], [2.0, 2.0, 2.0]])
def test_what_has_no_spread_has_no_normal_distribution(scores):
    assert normal(scores) is None
    assert normal_rate(scores, [1.0, 2.0], 0.01) is None and normal_rate([1.0, 2.0], scores, 0.01) is None
