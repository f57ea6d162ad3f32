"""The rule behind every star, verdict and headline: a claim stands only where its interval bears it."""

from __future__ import annotations

import math
import random
import statistics

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from playground.metrics.claims import (
    CONFIDENCE,
    MIN_VALUES,
    best,
    can_show,
    interval,
    side,
    smallest_rate,
    spread,
    unbeaten,
)
from tests.support.claim_cases import BEST, SIDES

# ----------------------------------------------------------------------------------------------------------- the spread


@pytest.mark.parametrize("number", range(1, 31))
def test_the_spread_holds_the_median_as_surely_as_it_says(number):
    values = list(range(number))[::-1]
    found = spread(values)
    assert found["median"] == statistics.median(values)
    below = found["low"]  # as many values lie outside on each side
    assert found["high"] == number - 1 - below

    def sure(outside):
        return 1 - 2 * sum(math.comb(number, k) for k in range(outside + 1)) / 2**number

    assert below == 0 or sure(below) >= 0.9
    assert below + 1 > (number - 1) / 2 or sure(below + 1) < 0.9, "no narrower one would do"
    assert (number >= MIN_VALUES) == (sure(0) >= CONFIDENCE), "so few cannot be as sure"


def test_nothing_has_no_spread():
    assert spread([]) is None


# ----------------------------------------------------------------------------------------------------- above and below


@pytest.mark.parametrize(("values", "than", "found"), SIDES)
def test_a_median_is_above_or_below_where_all_of_its_spread_is(values, than, found):
    assert side(values, than) == found
    mirrored = {"above": "below", "below": "above"}.get(found, found)
    assert side([-value for value in values], -than) == mirrored


@pytest.mark.parametrize("number", [5, 7, 8, 20])
def test_a_side_is_taken_wrongly_as_seldom_as_it_says(number):
    draw = random.Random(number)
    wrong = sum(side([draw.gauss(0, 1) for _ in range(number)], 0) != "open" for _ in range(2000))
    assert wrong / 2000 < 1 - CONFIDENCE + 0.02


# ------------------------------------------------------------------------------------------------------------- the best


@pytest.mark.parametrize(("rows", "more", "found"), BEST)
def test_the_best_is_better_than_each_other_in_the_same_turns(rows, more, found):
    assert best(rows, more) == found
    turned = [[None if value is None else -value for value in row] for row in rows]
    assert best(turned, not more) == found
    if found is not None:
        assert unbeaten(rows, found, more) == []


@pytest.mark.parametrize(("number", "turns"), [(2, 5), (2, 12), (3, 5), (9, 5), (9, 20)])
def test_of_equals_hardly_any_is_called_the_best(number, turns):
    """It is picked because it looks best, and yet no more is claimed wrongly than of two. The turns are as noisy as a
    busy machine: what slows one slows all of that turn."""
    draw, wrong = random.Random(number * turns), 0
    for _ in range(600):
        slow = [draw.gauss(0, 3) for _ in range(turns)]
        wrong += best([[one + draw.gauss(0, 1) for one in slow] for _ in range(number)]) is not None
    assert wrong / 600 < 1 - CONFIDENCE + 0.03


def test_what_is_clearly_the_best_is_found_through_the_noise_of_the_turns():
    draw = random.Random(4)
    slow = [draw.gauss(0, 50) for _ in range(6)]
    rows = [[one + lead + draw.random() for one in slow] for lead in (0, 5, 2)]
    assert best(rows) == 1 and best(rows, more=False) == 0
    assert side([a - b for a, b in zip(rows[1], rows[0][1:], strict=False)], 0) == "open", "but not unpaired"


@settings(max_examples=60, deadline=None)
@given(st.lists(st.lists(st.floats(-9, 9) | st.none(), min_size=6, max_size=6), min_size=1, max_size=5))
def test_at_most_one_is_the_best_and_the_worst_is_another(rows):
    winners = [i for i in range(len(rows)) if len(rows) > 1 and not unbeaten(rows, i)]
    assert len(winners) <= 1 and best(rows) == (winners[0] if winners else None)
    assert best(rows) is None or best(rows) != best(rows, more=False)


# ---------------------------------------------------------------------------------------------------------------- rates


@pytest.mark.parametrize(
    ("rate", "texts", "can"),
    [(0.01, 8, False), (0.01, 99, False), (0.01, 100, True), (0.001, 999, False), (0.001, 1000, True), (0.2, 5, True),
     (1 / 3, 3, True), (0.1, 9, False)],
)  # fmt: skip
def test_a_rate_is_shown_by_as_many_texts_as_one_of_them_is_no_more(rate, texts, can):
    assert can_show(rate, texts) is can
    assert can_show(smallest_rate(texts), texts)
    assert can or smallest_rate(texts) > rate


def test_no_texts_show_no_rate():
    with pytest.raises(ValueError, match="No texts"):
        smallest_rate(0)


@pytest.mark.parametrize(
    ("count", "total", "low", "high"),
    [  # the table of Clopper and Pearson, as statistics packages give it
        (0, 10, 0.0, 0.3085), (5, 10, 0.1871, 0.8129), (10, 10, 0.6915, 1.0), (1, 100, 0.000253, 0.05446),
        (0, 100, 0.0, 0.03622), (0, 8, 0.0, 0.3694),
    ],
)  # fmt: skip
def test_the_interval_is_that_of_clopper_and_pearson(count, total, low, high):
    assert interval(count, total) == pytest.approx((low, high), abs=5e-5)


@pytest.mark.parametrize(("count", "total"), [(3, 2), (-1, 2)])
def test_more_than_all_cannot_have_been_counted(count, total):
    with pytest.raises(ValueError, match=f"{count} of {total} cannot"):
        interval(count, total)
