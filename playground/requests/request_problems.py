"""The problems of a request: made in one way for all who find some, and the change of knobs that mends one."""

from __future__ import annotations

from collections.abc import Callable

from playground.knobs.fix import Change, Fix, only
from playground.requests.request import RequestError
from playground.texts import said
from playground.trace.events import Diagnostic


def problem(knob: str, severity: str, message: str, fix: Fix | str = "") -> Diagnostic:
    """The diagnostic, with the changes of the fix; a fix that is a sentence alone has none."""
    if not isinstance(fix, Fix):
        return Diagnostic(knob, severity, message, fix)
    change, otherwise = (each if each is None else dict(each) for each in (fix.change, fix.otherwise))
    return Diagnostic(knob, severity, message, fix.sentence, change, otherwise)


def error(knob: str, message: str, fix: Fix | str = "") -> Diagnostic:
    """The same where the request cannot run."""
    return problem(knob, "error", message, fix)


def at_most(knob: str, limit: float) -> Fix:
    """What to do about a number that is above the limit of this instance."""
    return Fix(said("Use {limit} or less.", limit=str(limit)), {knob: limit})


def tokens_at_most(most: int) -> Fix:
    """What to do about more new tokens than there is room for."""
    return Fix(said("Set max_new_tokens to {most} or less.", most=most), {"max_new_tokens": most})


def without(knob: str) -> Fix:
    """What to do about a knob that this model does not take."""
    return Fix(said("Leave {name} out, or choose another model.", name=knob), {knob: None})


def request_error(knob: str, message: str, fix: Fix | str = "") -> RequestError:
    """The exception with this error alone."""
    return RequestError([error(knob, message, fix)])


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
    return change == problem.change and problem.fix in (only(change).sentence, only(change, problem.knob).sentence)
