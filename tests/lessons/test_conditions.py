"""Conditions: what they mean, what they refuse, and that they do not know what a run does not have."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from playground.lessons.conditions import Runs, all_hold, read_condition
from playground.lessons.findings import FINDINGS
from playground.presets.recorded_runs import OPENING, recorded_log
from playground.questions.prompt_batch import BatchQuestion
from playground.requests.request import GenerationRequest
from playground.sharing.open_trace import open_log
from tests.support.fakes import decoded

TRACE, OTHER = open_log(recorded_log(OPENING)), open_log(recorded_log("lesson-cut-off"))
BATCH = decoded(BatchQuestion(GenerationRequest("stories"), ["a", "a longer one"]))


@pytest.mark.parametrize(
    ("text", "holds"),
    [
        ("tokens = 80", True),
        ("tokens > 80", False),
        ("tokens >= 80", True),
        ("tokens != before.tokens", True),
        ("before.tokens = 20", True),
        ("mode = sample", True),
        ("text has Ziti", True),
        ("text lacks Ziti", False),
        ("knob.temperature <= 0.8", True),
        ("knob.do_sample = true", True),
        ("knob.presence_penalty = 0", True),  # a field of the request, not of the config
        ("knob.model = stories", True),
        ("knob.seed = before.knob.seed", False),
        ("before.knob.seed > 0", True),
        ("knob.assistant = stories-draft", None),
        ("knob.min_p > 0", None),  # was not set
        ("accepted > 0", None),  # nothing was drafted
        ("batch.left_same = batch.prompts", True),
        ("batch.right_same < batch.prompts", True),
    ],
)
def test_what_holds(text, holds):
    assert read_condition(text).holds(Runs(TRACE, OTHER, {"batch": BATCH})) is holds


def test_without_a_run_nothing_is_known():
    for text in ("tokens > 1", "before.tokens > 1", "batch.prompts > 1", "knob.temperature > 0"):
        assert read_condition(text).holds(Runs(None)) is None


def test_one_that_does_not_hold_outweighs_one_that_is_not_known():
    conditions = [read_condition(text) for text in ("accepted > 0", "tokens < 5")]
    assert all_hold(conditions, Runs(TRACE)) is False
    assert all_hold(conditions[:1], Runs(TRACE)) is None
    assert all_hold([], Runs(TRACE)) is True


@pytest.mark.parametrize(
    "text", ["", "tokens", "tokens >", "nothing > 1", "tokens is 1", "knob.nothing > 1", "batch.x = 1"]
)
def test_what_is_none_is_refused(text):
    with pytest.raises(ValueError, match="is no condition"):
        read_condition(text)


@given(st.sampled_from(sorted(FINDINGS)), st.sampled_from(["=", "!=", ">", "<", "has"]), st.integers(-(10**6), 10**6))
def test_a_condition_on_any_value_is_answered(name, sign, number):
    assert read_condition(f"{name} {sign} {number}").holds(Runs(TRACE)) in (True, False, None)
