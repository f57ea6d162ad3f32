"""Runs without and with drafts, held against each other pair by pair.

Speeds are of seconds for a token, because texts may differ in length. Of each group the first run warms up, and is not
counted; neither is one that failed or was stopped by hand. Pairs are runs of the same place in their groups: one was
decoded right after the other."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile
from typing import Any

from playground.experiments.comparison import Comparison, ran_to_its_end
from playground.trace import Trace

WARM_UPS = 1  # runs of each group that are not counted


def progress(trial: Comparison) -> dict[str, int]:
    """How many runs have ended, of how many: {"done", "runs"}."""
    return {"done": trial.ended, "runs": len(trial.entries)}


def counted_pairs(plain: Sequence[Trace], assisted: Sequence[Trace]) -> list[tuple[Trace, Trace]]:
    """The pairs that count: without the warm-ups, both runs at their own end."""
    return [pair for pair in _after_warm_up(plain, assisted) if _both_ended(*pair)]


def speedups_by_turn(plain: Sequence[Trace], assisted: Sequence[Trace]) -> list[float | None]:
    """The speed-up of each counted turn, None where it has no pair."""
    turns = _after_warm_up(plain, assisted)
    return [seconds_per_token(a) / seconds_per_token(b) if _both_ended(a, b) else None for a, b in turns]


def _after_warm_up(plain: Sequence[Trace], assisted: Sequence[Trace]) -> list[tuple[Trace, Trace]]:
    return list(zip(plain, assisted, strict=True))[WARM_UPS:]


def _both_ended(one: Trace, other: Trace) -> bool:
    return ran_to_its_end(one) and ran_to_its_end(other)


def seconds_per_token(trace: Trace) -> float:
    """Seconds for a token, the reading of the prompt included."""
    return trace.finished.seconds / trace.finished.num_tokens


def token_ids(trace: Trace) -> list[int]:
    """The tokens of a run's first sequence."""
    return trace.sequences[0].token_ids


def shared_with_others(trial: Comparison) -> bool:
    """Whether others' runs were decoded beside one that counts. A trial's own runs come one at a time."""
    first = len(trial.groups) * WARM_UPS
    return any(trace.shared for trace in trial.traces[first:])


def identical_texts(plain: Sequence[Trace], assisted: Sequence[Trace]) -> dict[str, Any]:
    """Whether the texts of each pair are equal: {"checked", "equal", "at"}: the number of pairs, and the first place
    where any of them differs, or None."""
    ended = [pair for pair in zip(plain, assisted, strict=True) if _both_ended(*pair)]
    pairs = [(token_ids(a), token_ids(b)) for a, b in ended]
    places = [place for pair in pairs if (place := first_difference(*pair)) is not None]
    return {"checked": len(pairs), "equal": not places, "at": min(places, default=None)}


def first_difference(one: Sequence[int], other: Sequence[int]) -> int | None:
    """The first place where the two differ, or where only one has ended; None where they are equal."""
    if list(one) == list(other):
        return None
    shared = takewhile(lambda pair: pair[0] == pair[1], zip(one, other, strict=False))
    return sum(1 for _ in shared)
