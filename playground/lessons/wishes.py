"""The conditions of a task in words, with the values of a run beside them: what a person sees of a run that does not do
it.

Knows conditions alone.
"""

from __future__ import annotations

from playground.lessons.conditions import BEFORE, KNOB, Condition, Runs, finding_of
from playground.lessons.findings import Value
from playground.texts import Text, said


def wish(condition: Condition, runs: Runs) -> dict[str, object]:
    """{"met", "text"}: whether the condition holds (None where that is not known), and what it asks for beside what
    the runs have."""
    name = condition.name
    value = runs.written(name) if runs.value(name) is not None else said("not known")
    words = said(
        "{what}: {value}, wanted: {wanted}", what=_what(name), value=_plain(value), wanted=_wanted(condition, runs)
    )
    return {"met": condition.holds(runs), "text": words}


def _what(name: str) -> str | Text:
    """What a name stands for."""
    if name.startswith(KNOB):
        return name.removeprefix(KNOB)
    what = said(finding_of(name).meaning)
    return said("{what}, in the run of the step before", what=what) if name.startswith(BEFORE) else what


def _wanted(condition: Condition, runs: Runs) -> str | Text:
    if condition.other_is_name:
        other = runs.written(str(condition.other))
    else:
        finding = finding_of(condition.name)
        other = finding.written(condition.other) if finding else _number(condition.other)
    value = _plain(other)
    match condition.operator:
        case ">":
            return said("more than {value}", value=value)
        case ">=":
            return said("at least {value}", value=value)
        case "<":
            return said("less than {value}", value=value)
        case "<=":
            return said("at most {value}", value=value)
        case "!=":
            return said("not {value}", value=value)
        case "has":
            return said("with {value} in it", value=value)
        case "lacks":
            return said("without {value}", value=value)
    return value


def _number(value: Value) -> str:
    return f"{value:g}" if isinstance(value, int | float) and not isinstance(value, bool) else str(value)


def _plain(value: str | Text) -> str | Text:
    """Texts of a model are cut; yes and no are words."""
    if value in ("True", "False"):
        return said("yes") if value == "True" else said("no")
    return value if isinstance(value, Text) or len(value) <= 60 else f"{value[:60]}…"
