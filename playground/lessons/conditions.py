"""Conditions on the runs that a person has made: `entropy_max > 2`, `text = before.text`, `knob.temperature >= 1`.

A name is one of FINDINGS, `knob.` with the name of a knob, or either of them behind `before.`, for the run that was
made before in the same lesson; or `batch.` with one of BATCH_FINDINGS. What stands on the right is a name, a number,
`true`, `false` or a text. Knows findings alone.
"""

from __future__ import annotations

import operator
from collections.abc import Callable, Iterable
from dataclasses import dataclass

from playground.knobs import KNOBS
from playground.lessons.batch_findings import BATCH_FINDINGS, Values
from playground.lessons.findings import FINDINGS, Value, knob_value, view_of
from playground.metrics.run_metrics import RunView
from playground.trace import Trace

_OPERATORS: dict[str, Callable[[Value, Value], bool]] = {
    "=": operator.eq, "!=": operator.ne, ">": operator.gt, "<": operator.lt, ">=": operator.ge, "<=": operator.le,
    "has": lambda text, part: str(part) in str(text), "lacks": lambda text, part: str(part) not in str(text),
}  # fmt: skip
BEFORE, KNOB, BATCH = "before.", "knob.", "batch."


class Runs:
    """The run that is shown, and the one that was made before it in the same lesson, if there is one; and the values of
    the last batch (`BatchDecoded.values`)."""

    def __init__(self, now: Trace | None, before: Trace | None = None, batch: Values | None = None) -> None:
        self._batch = batch
        self._views: tuple[RunView | None, ...] = tuple(trace and view_of(trace) for trace in (now, before))

    def value(self, name: str) -> Value | None:
        """The value of a name; None where there is no such run, or it does not have it. Raises KeyError for a name that
        is none."""
        if name.startswith(BATCH):
            return BATCH_FINDINGS[name.removeprefix(BATCH)](self._batch) if self._batch else None
        run = self._views[name.startswith(BEFORE)]
        name = name.removeprefix(BEFORE)
        if name.startswith(KNOB):
            return knob_value(run, name.removeprefix(KNOB)) if run else None
        finding = FINDINGS[name]
        return finding.of(run) if run else None

    def written(self, name: str) -> str:
        """The value of a name as it stands in a sentence."""
        value = self.value(name)
        finding = FINDINGS.get(name.removeprefix(BEFORE))
        if finding:
            return finding.written(value)
        return "–" if value is None else f"{value:g}" if isinstance(value, float) else str(value)


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


def is_name(text: str) -> bool:
    """Whether a condition can ask for it."""
    if text.startswith(BATCH):
        return text.removeprefix(BATCH) in BATCH_FINDINGS
    name = text.removeprefix(BEFORE)
    return name in FINDINGS or (name.startswith(KNOB) and name.removeprefix(KNOB) in KNOBS)


def all_hold(conditions: Iterable[Condition], runs: Runs) -> bool | None:
    """Whether all of them hold. False where one does not, None where that is not known."""
    answers = [condition.holds(runs) for condition in conditions]
    return False if False in answers else None if None in answers else True
