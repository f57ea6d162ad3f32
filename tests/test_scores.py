"""Each formula by hand."""

from __future__ import annotations

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from playground import scores
from playground.trace import (
    BeamCandidate,
    BeamsAdvanced,
    BeamStep,
    Distribution,
    Finished,
    Sequence,
    Started,
    Trace,
)

HALF = math.log(0.5)


@pytest.mark.parametrize(
    ("value", "expected"),
    [
        (scores.nats_to_bits(math.log(8)), 3),
        (scores.surprisal(HALF), math.log(2)),
        (scores.entropy([HALF, HALF]), math.log(2)),
        (scores.entropy([0.0, -math.inf]), 0),
        (scores.mean_logprob([-1.0, -3.0]), -2),
        (scores.perplexity([HALF] * 5), 2),
        (scores.perplexity([-1e9]), math.inf),
        (scores.distinct_n("aaaa", 1), 0.25),
        (scores.distinct_n("abab", 2), 2 / 3),
        (scores.distinct_n("abc", 3), 1),
        (scores.repetition("abcabc"), 0.5),
        (scores.repetition("abca", window=2), 0),
        (scores.length_penalised([-1.0, -3.0], 1.0), -2),
        (scores.length_penalised([-1.0, -3.0], 0.0), -4),
    ],
)
def test_by_hand(value, expected):
    assert value == pytest.approx(expected)


@pytest.mark.parametrize(
    "value",
    [
        scores.mean_logprob([]),
        scores.perplexity([]),
        scores.distinct_n("ab", 3),
        scores.repetition(""),
        scores.reconcile(Trace()),
    ],
)
def test_nothing_gives_none(value):
    assert value is None


@pytest.mark.parametrize(
    "call",
    [
        lambda: scores.distinct_n("a", 0),
        lambda: scores.repetition("a", 0),
        lambda: scores.length_penalised([], 1.0),
    ],
)
def test_wrong_arguments_raise(call):
    with pytest.raises(ValueError):
        call()


@given(st.lists(st.floats(0.01, 1), min_size=1, max_size=8))
def test_entropy_is_at_most_that_of_the_uniform_distribution(weights):
    total = sum(weights)
    value = scores.entropy([math.log(weight / total) for weight in weights])
    assert -1e-9 <= value <= math.log(len(weights)) + 1e-9


def beam_trace(score: float) -> Trace:
    start = Started("m", "beam_search", 0, "", [], {}, {"length_penalty": 2.0}, [], 2)
    path = [-1.0, -2.0]
    log = [start]
    for index, logprob in enumerate(path):
        taken = BeamCandidate(5, "x", "x", 0, logprob, logprob, sum(path[: index + 1]), "running", 0)
        log.append(BeamsAdvanced(BeamStep(0, index, [taken], [Distribution([], 0.0, 0.0, 9)], [], 0.1, 0.1)))
    log.append(Finished([Sequence("xx", [5, 5], path, "length", score, [0, 0])], 0.2, 0.1, 2))
    return Trace.fold(log)


def test_beam_scores_reconcile_after_the_length_penalty():
    assert scores.reconcile(beam_trace(-3.0 / 4)).ok


def test_a_wrong_sequence_score_does_not_reconcile():
    result = scores.reconcile(beam_trace(-3.0))
    assert not result.ok and result.max_difference == pytest.approx(2.25)
