"""The press that mends a problem: which of the changes that its fix names helps."""

from __future__ import annotations

from collections.abc import Callable

from playground.knobs.fix import Change, only
from playground.trace.events import Diagnostic


def find_change(
    problem: Diagnostic, before: list[Diagnostic], check: Callable[[Change], list[Diagnostic]]
) -> Change | None:
    """The first change of the fix of `problem` that resolves it and brings no other error; None where there is none.
    `before` are all problems of the request; `check(change)` returns those of the request with the change."""
    for change in filter(None, (problem.change, problem.otherwise)):
        after = check(change)
        if problem not in after and all(each in before for each in after if each.severity == "error"):
            return change
    return None


def is_only_fix(problem: Diagnostic, change: Change) -> bool:
    """Whether the sentence of the fix says no more than this change or leaving the knob out, so a button replaces
    it."""
    return change == problem.change and problem.fix == only(problem.change, problem.otherwise).sentence
