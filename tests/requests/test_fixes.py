"""The press that mends a problem: what it changes, and that the problem is gone."""

from __future__ import annotations

from typing import Any

import pytest

from playground.knobs.fix import in_words, only
from playground.requests.request import GenerationRequest
from playground.requests.request_problems import error, find_change, is_only_fix
from playground.requests.validation import check
from playground.settings import Settings
from playground.trace import Diagnostic, Failed, event_from_line, event_to_line, replace
from tests.requests.test_request import CLASHES

LOCAL = Settings()


def told(config: dict[str, Any], known: dict[str, Any] | None = None) -> list[Diagnostic]:
    known = dict(known or {})
    defaults = {"eos_token_id": known.pop("eos_token_id")} if "eos_token_id" in known else None
    request = GenerationRequest("stories", "Once", config=config, assistant=known.pop("assistant", None))
    return check(request, LOCAL, defaults, known)


def mended(config: dict[str, Any], change: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in {**config, **change}.items() if value is not None}


def press(config: dict[str, Any], problem: Diagnostic, known: dict[str, Any] | None = None) -> dict[str, Any]:
    return find_change(problem, told(config, known), lambda change: told(mended(config, change), known)) or {}


NO_CHANGE = (  # what only another model, another assistant or a person's own choice mends
    "Keep one of them.", "Take the token out", "Use a factor closer to 1", "Use numbers below",
    "Set num_beams to a multiple", "Write one token, or in a batch",
)  # fmt: skip


@pytest.mark.parametrize(("config", "known", "knob", "severity", "message"), CLASHES)
def test_one_press_mends_every_error_that_a_change_of_knobs_can_mend(config, known, knob, severity, message):
    problem = next(each for each in told(config, known) if each.knob == knob and message in each.message)
    change = press(config, problem, known)
    assert severity == "warning" or bool(change) == (not problem.fix.startswith(NO_CHANGE)), problem.fix
    after = told(mended(config, change), known)
    assert not change or problem not in after


@pytest.mark.parametrize(
    ("config", "change"),
    [
        ({"temperature": 0, "do_sample": True}, {"do_sample": False}),
        ({"temperature": 0, "do_sample": False}, {"temperature": None}),
        ({"temperature": -1}, {"temperature": 0.0}),
        ({"top_p": 1.5, "do_sample": True}, {"top_p": 1.0}),
        ({"top_p": "0.5", "do_sample": True}, {"top_p": 0.5}),
        ({"top_k": 5.0, "do_sample": True}, {"top_k": 5}),
        ({"do_sample": 1}, {"do_sample": True}),
        ({"top_p": float("nan")}, {"top_p": None}),
        ({"temperatur": 0.5, "do_sample": True}, {"temperatur": None, "temperature": 0.5}),
        ({"max_tokens": 5}, {"max_tokens": None, "max_new_tokens": 5}),
        ({"zzzz": 5}, {"zzzz": None}),
        ({"seed": 5}, {}),
        ({"max_new_tokens": 10**6}, {"max_new_tokens": LOCAL.max_new_tokens}),
        ({"num_beams": 10**3}, {"num_beams": LOCAL.max_beams}),
        ({"do_sample": "off?"}, {"do_sample": False}),
    ],
)
def test_what_a_press_changes(config, change):
    problem = told(config)[0]
    assert press(config, problem) == change


def test_temperature_zero_counts_where_tokens_are_drawn():
    """The library warns without sampling, and refuses with it."""
    (warning,) = told({"temperature": 0})
    assert (warning.severity, warning.message) == ("warning", "temperature is ignored: do_sample is off.")
    assert warning.fix == "Leave temperature out."  # with do_sample on it would be refused
    (error,) = told({"temperature": 0, "do_sample": True})
    assert error.severity == "error" and "at least 1e-06" in error.message
    assert error.fix.startswith("Set do_sample to false")
    assert told({"temperature": 1e-7, "num_beams": 2, "do_sample": True})[0].severity == "error"


def test_words():
    change = {"num_beams": 4, "top_k": None}
    assert (words := in_words(change)) == "Set num_beams to 4 and unset top_k"
    assert words.sentence == "{change} and unset {name}" and words.values["change"].sentence == "Set {name} to {value}"
    assert only({"top_k": None}).sentence == "Leave top_k out."
    assert only(change).sentence == "Set num_beams to 4 and unset top_k."


def test_a_button_replaces_a_sentence_that_says_no_more():
    problem = error("top_k", "It is wrong.", only({"num_beams": 4}, "top_k"))
    assert problem.fix == "Set num_beams to 4, or leave top_k out."
    assert is_only_fix(problem, {"num_beams": 4}) and not is_only_fix(problem, {"top_k": None})
    assert is_only_fix(error("top_k", "It is wrong.", only({"top_k": None})), {"top_k": None})
    assert not is_only_fix(replace(problem, fix="Set num_beams to 4 or more."), {"num_beams": 4})


def test_a_sentence_can_be_reworded_and_its_button_stays():
    config = {"temperature": 0, "do_sample": True}
    problem = told(config)[0]
    before = [replace(problem, fix="Decode greedily: 5 to top_k, or leave it out.")]
    change = find_change(before[0], before, lambda change: told(mended(config, change)))
    assert change == {"do_sample": False}


@pytest.mark.parametrize("value", [object(), float("nan"), {(1, 2): 3}, {1: 2}, [[["x"]]]])
def test_a_change_can_travel_whatever_somebody_writes(value):
    (problem,) = told({"max_tokens": value})
    failed = Failed("No.", diagnostics=[problem])
    assert event_from_line(event_to_line(failed)).diagnostics[0].fix == "Use max_new_tokens."
