"""Runs without and with drafts, held against each other pair by pair.

Speeds are of seconds for a token, because texts may differ in length. Of each group the first run warms up, and is not
counted; neither is one that failed or was stopped by hand. Pairs are runs of the same place in their groups: one was
decoded right after the other."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise, takewhile
from statistics import median

from playground.experiments.comparison import Comparison, ran_to_its_end
from playground.texts import numeral, said
from playground.trace import Trace

NOISY_SHARE = 0.25  # of the timed runs may have had to share the processor
MOST_DRIFT = 0.2  # from one turn to the next
LITTLE_LOAD = 0.25  # cores that any idle machine keeps busy
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


def noise(trial: Comparison) -> str | None:
    """Why times of this trial's counted runs say nothing, in a sentence; None where they do. It is so where other
    processes took cores that the runs could have used, where runs got less of the processor than others of their group,
    or where those of the first group, which are all alike, drift between turns."""
    counted = [trial.traces_of(group)[WARM_UPS:] for group in range(len(trial.groups))]
    groups = [[trace for trace in traces if ran_to_its_end(trace)] for traces in counted]
    timed = [trace for traces in groups for trace in traces]
    busy = [trace for traces in groups for trace in traces if _had_to_share(trace) or _was_kept_waiting(trace, traces)]
    if len(busy) > len(timed) * NOISY_SHARE:
        return said(
            "Other processes had the processor in {count} of {runs} timed runs. Run it again on a quiet machine.",
            count=f"{len(busy)}", runs=f"{len(timed)}",
        )  # fmt: skip
    paces = list(map(seconds_per_token, groups[0]))
    drift = max((max(pair) / min(pair) - 1 for pair in pairwise(paces) if min(pair) > 0), default=0.0)
    if drift > MOST_DRIFT:
        return said(
            "The same run took {share} longer in one turn than in the next. Run it again on a quiet machine.",
            share=numeral(f"{100 * drift:.0f}%"),
        )
    return None


def _had_to_share(trace: Trace) -> bool:
    """Whether other processes kept cores busy that this run could have used; False where that was not recorded."""
    made, load = trace.started.provenance, trace.finished.load
    return bool(made and load is not None and load > LITTLE_LOAD and load + made.threads > made.cores + LITTLE_LOAD)


def _was_kept_waiting(trace: Trace, alike: Sequence[Trace]) -> bool:
    """Whether a run got clearly less of the processor, in a second, than those that are `alike` do."""
    known = [share for each in alike if (share := _processor_share(each)) is not None]
    mine = _processor_share(trace)
    return mine is not None and mine * (1 + MOST_DRIFT) < median(known)


def _processor_share(trace: Trace) -> float | None:
    """Seconds of the processor in each second of a run; None where that was not recorded."""
    finished = trace.finished
    if finished.processor_seconds is None or not finished.seconds:
        return None
    return finished.processor_seconds / finished.seconds


def distinct(traces: Sequence[Trace]) -> list[Trace]:
    """The runs without those that only repeat the text of an earlier one."""
    return list({tuple(token_ids(trace)): trace for trace in reversed(traces)}.values())[::-1]


def identical_texts(plain: Sequence[Trace], assisted: Sequence[Trace]) -> dict[str, object]:
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
