"""Conditions on the runs that a person has made: `entropy_max > 2`, `text = before.text`, `knob.temperature >= 1`.

A name is one of FINDINGS, `knob.` with the name of a knob or of another field of a request, such as
`knob.presence_penalty`, or either of them behind `before.`, for the last run of an earlier step of the lesson; or
one of VIEW_FINDINGS behind the name of its view, such as `batch.prompts`; `hand.` is what the page has in hand before
anything runs, and `luck.` compares the run with that of an earlier step. What stands on the right is a name, a number,
`true`, `false` or a text. Knows findings and the names of fields alone.
"""

from __future__ import annotations

import operator
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, fields

from playground.knobs import KNOBS
from playground.lessons.findings import FINDINGS, Finding, Value, knob_value, view_of
from playground.lessons.hand import SameLuck
from playground.lessons.view_findings import VIEW_FINDINGS, Values
from playground.metrics.run_metrics import RunView
from playground.requests.request import GenerationRequest
from playground.texts import Text, numeral
from playground.trace import Step, Trace

_OPERATORS: dict[str, Callable[[Value, Value], bool]] = {
    "=": operator.eq, "!=": operator.ne, ">": operator.gt, "<": operator.lt, ">=": operator.ge, "<=": operator.le,
    "has": lambda text, part: str(part) in str(text), "lacks": lambda text, part: str(part) not in str(text),
}  # fmt: skip
BEFORE, KNOB, HAND = "before.", "knob.", "hand."
_SETTABLE = {*KNOBS, *(field.name for field in fields(GenerationRequest))} - {"config"}


class Runs:
    """The run that is shown, and the last run of an earlier step of the lesson, if there is one; and what other views
    have shown, by their names: see `view_findings`."""

    def __init__(
        self, now: Trace | None, before: Trace | None = None, views: Mapping[str, Values | None] | None = None
    ) -> None:
        luck = {"luck": SameLuck(before, now)} if now and before and now.started and before.started else {}
        self._shown = {**(views or {}), **luck}
        self._views: tuple[RunView | None, ...] = tuple(trace and view_of(trace) for trace in (now, before))

    def value(self, name: str) -> Value | None:
        """The value of a name; None where there is no such run, or it does not have it. Raises KeyError for a name that
        is none."""
        view, _, rest = name.partition(".")
        if view in VIEW_FINDINGS:
            shown, finding = self._shown.get(view), VIEW_FINDINGS[view][rest]
            return finding.of(shown) if shown else None
        run = self._views[name.startswith(BEFORE)]
        name = name.removeprefix(BEFORE)
        if name.startswith(KNOB):
            return knob_value(run, name.removeprefix(KNOB)) if run else None
        finding = FINDINGS[name]
        return finding.of(run) if run else None

    def step(self, place: int) -> Step | None:
        """The run's step at this place, counted from 1."""
        steps = self._views[0].steps if self._views[0] else []
        return steps[place - 1] if 1 <= place <= len(steps) else None

    def written(self, name: str) -> str | Text:
        """The value of a name as it stands in a sentence."""
        value = self.value(name)
        if finding := finding_of(name):
            return finding.written(value)
        return "–" if value is None else numeral(f"{value:g}") if isinstance(value, float) else str(value)


@dataclass(frozen=True)
class Condition:
    """One of them, read."""

    name: str
    operator: str
    other: Value
    other_is_name: bool = False

    def holds(self, runs: Runs) -> bool | None:
        """Whether it holds; None where that is not known."""
        value = runs.value(self.name)
        other = runs.value(str(self.other)) if self.other_is_name else self.other
        if value is None or other is None:
            return None
        try:
            return bool(_OPERATORS[self.operator](value, other))
        except TypeError:  # a text beside a number
            return None


def read_condition(text: str) -> Condition:
    """Raises ValueError where it is none."""
    parts = text.split(maxsplit=2)
    if len(parts) != 3 or not is_name(parts[0]) or parts[1] not in _OPERATORS:
        raise ValueError(f"{text!r} is no condition: write a name, one of {' '.join(_OPERATORS)}, and a value.")
    name, sign, other = parts
    if is_name(other):
        return Condition(name, sign, other, other_is_name=True)
    if other in ("true", "false"):
        return Condition(name, sign, other == "true")
    try:
        return Condition(name, sign, float(other))
    except ValueError:
        return Condition(name, sign, other)


def finding_of(name: str) -> Finding | None:
    """The row of a name; None of a knob, and of what is no name."""
    view, _, rest = name.partition(".")
    return VIEW_FINDINGS.get(view, {}).get(rest) or FINDINGS.get(name.removeprefix(BEFORE))


def is_name(text: str) -> bool:
    """Whether a condition can ask for it."""
    if finding_of(text):
        return True
    name = text.removeprefix(BEFORE)
    return name.startswith(KNOB) and name.removeprefix(KNOB) in _SETTABLE


def all_hold(conditions: Iterable[Condition], runs: Runs) -> bool | None:
    """Whether all of them hold. False where one does not, None where that is not known."""
    answers = [condition.holds(runs) for condition in conditions]
    return False if False in answers else None if None in answers else True
