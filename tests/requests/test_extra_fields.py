"""The rows of the fields beyond GenerationConfig, and what is wrong with their values."""

from __future__ import annotations

import dataclasses

import pytest
from hypothesis import given
from hypothesis import strategies as st

from playground.knobs import GROUPS, KNOBS
from playground.requests.extra_fields import EXTRAS, MAX_CHOICES, MAX_REGEX, MAX_SCHEMA, extra_field_problems
from playground.requests.request import GenerationRequest
from playground.requests.validation import check
from playground.settings import Settings

FIELDS = {field.name: field for field in dataclasses.fields(GenerationRequest)}
TRUSTING = Settings(allow_remote_code=True)


def request(**fields) -> GenerationRequest:
    return GenerationRequest("stories", "Once", **fields)


def test_there_is_a_row_for_every_field_that_is_a_knob():
    other = {"model", "prompt", "messages", "media", "template", "config", "seed", "top_candidates", "assistant"}
    other |= {"given", "luck_of", "only_given", "watch", "read_prompt", "check_scores"}  # they look and change nothing
    assert set(EXTRAS) == set(FIELDS) - other
    assert not set(EXTRAS) & set(KNOBS)


@pytest.mark.parametrize("knob", EXTRAS.values(), ids=lambda knob: knob.name)
def test_a_row_says_what_a_person_needs(knob):
    assert knob.group in GROUPS and knob.default == FIELDS[knob.name].default
    assert knob.meaning.endswith(".") and knob.explanation.endswith(".")
    assert knob.paper is None or knob.paper.startswith("https://")
    if knob.kind == "float":
        assert knob.minimum <= knob.slider_minimum < knob.slider_maximum <= knob.maximum
    if knob.kind == "json":
        assert knob.shape and not knob.fits(None)


def test_a_negative_prompt_needs_guidance():
    knob = EXTRAS["negative_prompt"]
    assert "guidance_scale is not set" in knob.inactive({})
    assert knob.inactive({} | knob.fix({})) is None


@pytest.mark.parametrize(
    "fields",
    [
        {},
        {"presence_penalty": 0.5, "frequency_penalty": -2},
        {"presence_penalty": None},
        {"structured_output": {"regex": "[a-z]+"}},
        {"structured_output": {"choices": ["yes", "no", "naïve ✓"]}},
        {"structured_output": {"json_schema": {}}},
        {"structured_output": {"json_schema": {"type": "object", "properties": {"a": {"enum": [1, None, "x"]}}}}},
    ],
)
def test_what_fits(fields):
    assert extra_field_problems(request(**fields), Settings.public()) == []


@pytest.mark.parametrize(
    ("fields", "knob", "words"),
    [
        ({"presence_penalty": "0.5"}, "presence_penalty", "must be a number"),
        ({"presence_penalty": 1e9}, "presence_penalty", "at most 100"),
        ({"frequency_penalty": float("nan")}, "frequency_penalty", "must be a number"),
        ({"frequency_penalty": True}, "frequency_penalty", "must be a number"),
        ({"structured_output": "[a-z]"}, "structured_output", "must be an object"),
        ({"structured_output": {}}, "structured_output", "must be an object"),
        ({"structured_output": {"regex": "a", "choices": ["a"]}}, "structured_output", "must be an object"),
        ({"structured_output": {"grammar": "a"}}, "structured_output", "must be an object"),
        ({"structured_output": {"regex": ""}}, "structured_output", "The regular expression must be a text"),
        ({"structured_output": {"regex": 7}}, "structured_output", "The regular expression must be a text"),
        ({"structured_output": {"choices": []}}, "structured_output", "The choices must be a list of texts"),
        ({"structured_output": {"choices": ["a", ""]}}, "structured_output", "The choices must be a list of texts"),
        ({"structured_output": {"choices": "ab"}}, "structured_output", "The choices must be a list of texts"),
        ({"structured_output": {"json_schema": "{}"}}, "structured_output", "The JSON schema must be a JSON object"),
        ({"structured_output": {"json_schema": {"enum": [float("inf")]}}}, "structured_output", "JSON cannot hold"),
        ({"structured_output": {"json_schema": {"enum": [{1, 2}]}}}, "structured_output", "JSON cannot hold"),
        ({"structured_output": {"regex": "a" * (MAX_REGEX + 1)}}, "structured_output", f"{MAX_REGEX} are allowed"),
        ({"structured_output": {"json_schema": {"title": "a" * MAX_SCHEMA}}}, "structured_output", "characters"),
        ({"structured_output": {"choices": ["a"] * (MAX_CHOICES + 1)}}, "structured_output", "choices"),
        ({"structured_output": {"choices": ["a" * 40_000, "b" * 40_000]}}, "structured_output", "characters"),
        ({"structured_output": {"regex": "\ud800"}}, "structured_output", "half a character"),
        ({"custom_generate": "my-loops/one"}, "custom_generate", "does not run"),
        ({"custom_generate": " "}, "custom_generate", "must be a folder"),
        ({"custom_generate": ["a"]}, "custom_generate", "must be a folder"),
    ],
)
def test_what_does_not_fit_is_told_with_a_fix(fields, knob, words):
    (problem,) = extra_field_problems(request(**fields), Settings())
    assert (problem.knob, problem.severity) == (knob, "error")
    assert words in problem.message and problem.fix
    assert problem in check(request(**fields), Settings())


def test_a_loop_of_ones_own_is_allowed_where_remote_code_is():
    own = request(custom_generate="./my-loop")
    assert extra_field_problems(own, TRUSTING) == []
    (refused,) = extra_field_problems(own, Settings.public())
    assert "PLAYGROUND_ALLOW_REMOTE_CODE=1" in refused.fix


ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text() | st.binary(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text() | st.integers(), inner),
    max_leaves=6,
)
KINDS = st.sampled_from(["regex", "json_schema", "choices", "x"])


@given(ANYTHING, ANYTHING, ANYTHING | st.dictionaries(KINDS, ANYTHING, max_size=2), ANYTHING)
def test_never_raises(presence, frequency, structured, custom):
    fields = {"presence_penalty": presence, "frequency_penalty": frequency}
    problems = extra_field_problems(request(**fields, structured_output=structured, custom_generate=custom), TRUSTING)
    assert all(problem.knob in EXTRAS and problem.message and problem.fix for problem in problems)


@pytest.mark.parametrize(
    ("value", "words"),
    [
        ([5], "must be an object of arguments by their names"),
        ("left_padding=5", "must be an object"),
        ({"left padding": 5}, "must be an object"),
        ({"class": 5}, "must be an object"),
        ({5: 5}, "must be an object"),
        ({"input_ids": [[1]]}, "input_ids comes from the run itself"),
        ({"left_padding": {1, 2}}, "JSON cannot hold"),
        ({"left_padding": float("nan")}, "JSON cannot hold"),
    ],
)
def test_arguments_of_a_loop_that_cannot_be(value, words):
    request = GenerationRequest("stories", "Once", custom_generate="folder", custom_generate_kwargs=value)
    (problem,) = check(request, Settings(allow_remote_code=True))
    assert (problem.knob, problem.severity) == ("custom_generate_kwargs", "error")
    assert words in problem.message and problem.fix


def test_arguments_without_a_loop_are_ignored():
    request = GenerationRequest("stories", "Once", custom_generate_kwargs={"left_padding": 5})
    (note,) = check(request, Settings(allow_remote_code=True))
    assert (note.knob, note.severity) == ("custom_generate_kwargs", "warning")
    assert "custom_generate is not set" in note.message
    assert not check(dataclasses.replace(request, custom_generate="folder"), Settings(allow_remote_code=True))
