"""Which runs of a sweep need not be made, because they are certain to write the text of another one.

Cells that differ by the knobs of the draw alone (`playground.metrics.what_if.KNOBS`) and share their seed have the same
luck. A run that has ended says which of them would write its text, word for word; those that differ from it, or of
which it cannot tell, are run. Knows comparisons and how a request is checked; no engine and no page.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Sequence, Set

from playground.experiments.comparison import Comparison, ran_to_its_end
from playground.knobs.modes import loop, sampled, top_k
from playground.metrics.what_if import KNOBS, Cuts, can_tell, what_if
from playground.requests.request import GenerationRequest
from playground.requests.validation import Checked
from playground.trace import Trace

_SURE_ENDS = ("eos", "length", "stop_string")  # of a text: those that depend on nothing but the text
_can_tell = functools.lru_cache(maxsize=20_000)(can_tell)
_EXACT = "float32"  # with fewer digits, what is decoded beside a run may move its scores further than `CLOSE`


class SameCells:
    """Follows the runs of a comparison, each under the number of its entry. Of runs that may write the same text one is
    made first, and the others wait for it: those that are then known to write its text need not be made, and of those
    that begin otherwise but, as far as is known, like each other, again one is made first."""

    def __init__(self, comparison: Comparison, checking: Callable[[GenerationRequest], Checked]) -> None:
        self._comparison = comparison
        self._families: dict[str, list[int]] = {}
        self._cuts: dict[int, Cuts] = {}  # of the runs of which something can be told
        for number, entry in enumerate(comparison.entries):
            checked = checking(entry.request)
            effective = checked.effective
            if checked.errors or effective.get("max_time") or loop(effective) not in ("sample", "greedy_search"):
                continue
            self._cuts[number] = Cuts.of({**effective, "top_k": top_k(effective), "do_sample": sampled(effective)})
            self._families.setdefault(_beside_the_draw(entry.request), []).append(number)
        self._begins: dict[int, tuple[int, ...]] = {}  # the first tokens of a run, as far as others have told
        self._told: set[tuple[int, int]] = set()  # what has been told of the second run by the first
        self._waits_for: dict[int, int] = {}
        self._have_wait(range(len(comparison.entries)))

    def may_start(self, number: int) -> bool:
        """Whether a run that has not begun has nothing to wait for."""
        first = self._waits_for.get(number)
        return first is None or self._comparison.has_ended(first)

    def learn(self, waiting: Sequence[int]) -> dict[int, int]:
        """Of the runs that have not begun, those whose text is known by now, each with the run whose text it has. To be
        called when runs have ended."""
        known: dict[int, int] = {}
        for family in self._families.values():
            ended = [number for number in family if self._comparison.has_run(number)]
            for number in set(waiting).intersection(family):
                same = next((other for other in ended if self._tells(other, number)), None)
                if same is not None:
                    known[number] = same
        self._have_wait([number for number in waiting if number not in known])
        return known

    def _have_wait(self, waiting: Sequence[int]) -> None:
        """Decide which runs wait for which."""
        self._waits_for = {}
        for family in self._families.values():
            alike: dict[tuple[int, ...], list[int]] = {}
            for number in family:
                if not self._comparison.has_ended(number):
                    alike.setdefault(self._begins.get(number, ()), []).append(number)
            for numbers in alike.values():
                self._waits_for |= _waits_for(numbers, set(numbers).difference(waiting), self._may_tell)

    def _may_tell(self, one: int, other: int) -> bool:
        own, changed = self._cuts[one], self._cuts[other]
        return own == changed or not (own.do_sample or changed.do_sample) or _can_tell(own, changed)

    def _tells(self, one: int, other: int) -> bool:
        """Whether a run that has ended says that the other one would write its text."""
        if (one, other) in self._told or not self._may_tell(one, other):
            return False
        self._told.add((one, other))
        trace, own, changed = self._comparison.traces[one], self._cuts[one], self._cuts[other]
        if not _is_sure(trace):
            return False
        if own == changed or not (own.do_sample or changed.do_sample):  # the draw is the same, or there is none
            return True
        config = {name: getattr(changed, name) for name in KNOBS}
        outcomes = [what_if(trace, config, number) for number in range(len(trace.sequences))]
        begins = tuple(token_id for each in outcomes for token_id in each.token_ids)
        self._begins[other] = max(begins, self._begins.get(other, ()), key=len)
        return all(each.known and each.differs_at is None for each in outcomes)


def _is_sure(trace: Trace) -> bool:
    """Whether the run would write the same text again, whatever is decoded beside it."""
    made = trace.started and trace.started.provenance  # one may have failed before it began
    ends = {sequence.stop_reason for sequence in trace.sequences}
    return (
        ran_to_its_end(trace) and ends.issubset(_SURE_ENDS) and not trace.started.codebooks
        and made is not None and made.dtype == _EXACT
    )  # fmt: skip


def _beside_the_draw(request: GenerationRequest) -> str:
    """What is the same in all requests that differ by the knobs of the draw alone."""
    config = {name: value for name, value in sorted(request.config.items()) if name not in KNOBS}
    return repr(request.told() | {"config": config})


def _waits_for(numbers: Sequence[int], begun: Set[int], may_tell: Callable[[int, int], bool]) -> dict[int, int]:
    """For runs that may be the same the one that each waits for: one that has `begun`, or else the run that may tell of
    the most, from the middle; then the same of those that are left."""
    reach = {one: {other for other in numbers if other != one and may_tell(one, other)} for one in numbers}
    left, found = {one for one in numbers if reach[one]}, {}
    off = {one: abs(place - (len(numbers) - 1) / 2) for place, one in enumerate(numbers)}  # from the middle
    while left:
        first = max(left, key=lambda one: (one in begun, len(reach[one] & left), -off[one]))
        told = reach[first] & left - begun
        found |= dict.fromkeys(told, first)
        left -= told | {first}
    return found
