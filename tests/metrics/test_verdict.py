"""The sentence over many runs: it claims a difference only where an interval without "no difference" bears it."""

from __future__ import annotations

import math
import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from playground.metrics.claims import CONFIDENCE, MIN_VALUES
from playground.metrics.verdict import FAR, Level, by_surprise, side_of


def level(name, *runs, value=None, drawn=True):
    known = [run for run in runs if run is not None and math.isfinite(run)]
    return Level(name, value or (sum(known) / len(known) if known else None), runs, drawn)


CALM = level("Min-p", 6, 7, 6, 6, 7, 6, 5.5, 6.5, value=6.3)
WILD = level("Nucleus", 9, 40, 3000, 55, 80, 90, 75, 88, value=3042)
GREEDY, BEAMS = level("Greedy", 1.62, drawn=False), level("Beams", 1.48, drawn=False)
NEAR = level("Top-k", 6.1, 6.9, 6.2, 5.9, 7.1, 5.9, 5.6, 6.4, value=6.32)


@pytest.mark.parametrize(
    ("levels", "kind", "words", "more"),
    [
        ([CALM, WILD], "found",
         "Min-p surprises the model far less than Nucleus in all 8 seeds: perplexity 6.3 against 3,042",
         "Compared seed by seed, with a confidence of 90%. Little surprise can also mean repetition."),
        ([level("A", 5, 5, 5, 5, 5, 5, 5, 9), level("B", 6, 6, 6, 6, 6, 6, 6, 6)], "found",
         "A surprises the model less than B in 7 of 8 seeds: perplexity 5.5 against 6.0", "Compared"),
        ([level("A", 5, 5, 5, 5, 9), level("B", 6, 6, 6, 6, 6)], "even",
         "No clear difference in how much the texts surprise the model",
         "Perplexity 5.8 with A, 6.0 with B; the seeds do not agree on which is lower."),
        ([CALM, NEAR, WILD], "found",
         "Nucleus surprises the model most in all 8 seeds: perplexity 3,042 against 6.30 to 6.32", "Compared"),
        ([CALM, NEAR, level("C", 6.2, 6.8, 6, 6.3, 6.8, 6, 5.8, 6.2, value=6.4)], "even", "No clear difference",
         "Perplexity 6.3 to 6.4; seed by seed, none is clearly below or above all the others."),
        ([GREEDY, CALM, NEAR], "found",
         "Greedy surprises the model least in all 8 seeds: perplexity 1.62 against 6.30 to 6.32", "Compared"),
        ([GREEDY, CALM, WILD], "found",  # both ends stand apart: the one that is farther
         "Nucleus surprises the model most in all 8 seeds: perplexity 3,042 against 1.6 to 6.3", "Compared"),
        # nothing is drawn: the numbers are exact, and of this prompt
        ([GREEDY, BEAMS], "found",
         "Beams surprises the model less than Greedy on this prompt: perplexity 1.5 against 1.6",
         "Nothing is drawn, so another seed changes nothing; another prompt may."),
        ([GREEDY, level("Same", 1.62, drawn=False)], "even", "No clear difference", "Perplexity 1.6 with each"),
        # too few seeds: what is said is said of these texts
        ([level("A", 6.3), level("B", 3042)], "seen",
         "A surprises the model far less than B in these texts: perplexity 6.3 against 3,042",
         "One seed is an observation, not a verdict: that takes 5 seeds or more."),
        ([level("A", 1, 1, 1, 1), level("B", 9, 9, 9, 9), level("C", 4, 4, 4, 4)], "seen",
         "A surprises the model least in these texts: perplexity 1.0 against 4.0 to 9.0", "4 seeds are an observation"),
        ([GREEDY, level("A", 6.3)], "seen", "Greedy surprises the model far less than A in these texts", "One seed"),
        ([level("A", 1, 1, 1, 1, None), level("B", 9, 9, 9, 9, 9)], "seen", "A surprises", "5 seeds are an"),
        # not known
        ([level("A", 6.3)], "wait", "Not known", "Fewer than two"),
        ([level("A", None), level("B", 9, 9)], "wait", "Not known", "Fewer than two"),
        ([Level("A", math.inf, (math.inf,)), level("B", 9, 9)], "wait", "Not known", "Fewer than two"),
        ([], "wait", "Not known", "Fewer than two"),
    ],
)  # fmt: skip
def test_what_is_said(levels, kind, words, more):
    found = by_surprise(levels)
    assert (found.kind, found.words[: len(words)], found.more[: len(more)]) == (kind, words, more)
    assert by_surprise(levels[::-1]) == found, "the order of the lanes says nothing"


def test_runs_with_other_seeds_are_no_seeds_in_common():
    assert " in 8 of 8 runs: " in by_surprise([CALM, WILD], same_seeds=False).words


RUNS = st.lists(st.floats(1, 9) | st.none(), min_size=1, max_size=8)


@settings(max_examples=300, deadline=None)
@given(st.lists(st.tuples(RUNS, st.booleans()), max_size=4))
def test_no_difference_is_claimed_that_its_interval_does_not_bear(drawn_runs):
    levels = [
        level(chr(65 + i), *(runs if drawn else runs[:1]), drawn=drawn) for i, (runs, drawn) in enumerate(drawn_runs)
    ]
    known = [each for each in levels if each.value is not None]
    found = by_surprise(levels)
    apart = [
        one for one in known if len(known) > 1
        and len({side_of(one, other) for other in known if other is not one} | {"open", "few"}) == 3
        and not {side_of(one, other) for other in known if other is not one} & {"open", "few"}
    ]  # fmt: skip
    if found.kind == "found":
        assert any(found.words.startswith(f"{one.name} ") for one in apart)
        assert "these texts" not in found.words
    if any(each.drawn and sum(run is not None for run in each.runs) < MIN_VALUES for each in known):
        assert found.kind in ("seen", "wait", "even") and (found.kind != "even" or "each of them" in found.more)


@pytest.mark.parametrize(("strategies", "seeds"), [(2, 5), (2, 8), (4, 8)])
def test_equals_are_seldom_told_apart(strategies, seeds):
    draw, wrong = random.Random(strategies * seeds), 0
    for _ in range(600):
        luck = [draw.gauss(0, 1) for _ in range(seeds)]
        rows = [[math.exp(one + draw.gauss(0, 0.3)) for one in luck] for _ in range(strategies)]
        wrong += by_surprise([level(f"{i}", *row) for i, row in enumerate(rows)]).kind == "found"
    assert wrong / 600 < 1 - CONFIDENCE + 0.03


@pytest.mark.parametrize(
    ("times", "words"), [(FAR * 0.99, "surprises the model less"), (FAR, "surprises the model far less")],
)
def test_far_less_is_less_than_half(times, words):
    one, other = level("A", *[3.0] * 5), level("B", *[3.0 * times] * 5)
    assert by_surprise([one, other]).words.startswith(f"A {words} than B")
