"""Turns the fix of a diagnostic into a change of knobs that one press can make.

A fix is an English sentence of one form, whoever writes it: "Set do_sample to false, or ...", "Turn use_mtp off, or
...", "Use 1.0.", "Leave top_h out.", "Did you mean top_p?". Each clause that changes knobs is tried; a press does the
first that helps.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator, Mapping
from typing import Any

from playground.knobs import KNOBS
from playground.knobs.spec import in_json
from playground.texts import Text, said
from playground.trace.events import Diagnostic

_VALUE = r'("[^"]*"|true|false|-?\d+(?:\.\d+)?(?:e[+-]?\d+)?)'
_PAIR = re.compile(rf"(\w+) to {_VALUE}")
_SET = re.compile(rf"(?:^Set|, or(?: set)?) ((?:\w+ to {_VALUE}(?: and )?)+)")
_ITS_VALUE = re.compile(rf"^(?:Use|Write) {_VALUE}(?: or (?:more|less))?(?=[.,](?: |$))")
_OTHER_NAME = re.compile(r"^(?:Use|Did you mean) (\w+)[.?]")
_OFF = re.compile(r"^Turn (\w+) off")
_OUT = re.compile(r"\b[Ll]eave (\w+)(?: or \w+)? out\b")


def find_change(
    problem: Diagnostic,
    before: list[Diagnostic],
    config: Mapping[str, Any],
    check: Callable[[Mapping[str, Any]], list[Diagnostic]],
) -> dict[str, Any]:
    """The first change named in the fix of `problem` that resolves it and brings no other error: {name: value}, None
    for a knob that it unsets; empty where there is none. `before` are all problems of `config`;
    `check(change)` returns those of the config with the change."""
    for change in _changes(problem, config):
        after = check(change)
        if problem not in after and all(each in before for each in after if each.severity == "error"):
            return change
    return {}


def _changes(problem: Diagnostic, config: Mapping[str, Any]) -> Iterator[dict[str, Any]]:
    """The changes of knobs that its fix names, in its order."""
    name, fix = problem.knob, problem.fix
    for found in _SET.finditer(fix):
        yield {knob: json.loads(value) for knob, value in _PAIR.findall(found[1])}
    if found := _ITS_VALUE.match(fix):
        yield {name: json.loads(found[1])}
    if (found := _OTHER_NAME.match(fix)) and found[1] in KNOBS and name in config:
        yield {name: None, found[1]: config[name]}
    if found := _OFF.match(fix):
        yield {found[1]: False}
    if found := _OUT.search(fix):
        yield {name if found[1] == "it" else found[1]: None}


def describe_change(change: Mapping[str, Any]) -> Text:
    """The change, which is not empty, in words: "Set do_sample to true and unset top_k"."""
    text = None
    for name, value in change.items():
        if value is None:
            words = {"name": name}
            text = said("{change} and unset {name}", change=text, **words) if text else said("Unset {name}", **words)
            continue
        words = {"name": name, "value": in_json(value)}
        if text:
            text = said("{change} and set {name} to {value}", change=text, **words)
        else:
            text = said("Set {name} to {value}", **words)
    return text


def is_only_fix(problem: Diagnostic, change: Mapping[str, Any]) -> bool:
    """Whether the sentence of the fix says no more than this change or leaving the knob out, so a button replaces
    it."""
    rest = problem.fix.removesuffix(".").removesuffix(f", or leave {problem.knob} out")
    return rest in (describe_change(change), f"Leave {problem.knob} out", "Leave it out")

