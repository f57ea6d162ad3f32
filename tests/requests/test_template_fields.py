"""The field `template` of a request: what may stand in it, and how it travels."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from playground.requests.request import GenerationRequest
from playground.requests.template_fields import MAX_TEMPLATE
from playground.requests.validation import check
from playground.settings import Settings
from playground.sharing.links import LinkError, from_query, to_query

MESSAGES = [{"role": "user", "content": "Hi"}]
WHOLE = {
    "arguments": {"enable_thinking": False, "effort": "low", "depth": 3, "nothing": None},
    "tools": [{"type": "function", "function": {"name": "add"}}],
    "documents": [{"title": "Cats", "text": "Cats sit on mats."}],
    "continue_final_message": True,
}


def problems(template, messages=MESSAGES):
    prompt = "" if messages else "Once"
    return check(GenerationRequest("chat", prompt, messages, template=template), Settings())


@pytest.mark.parametrize("template", [None, {}, WHOLE, {"tools": []}, {"arguments": None, "documents": None}])
def test_what_fits(template):
    assert problems(template) == []


@pytest.mark.parametrize(
    ("template", "words"),
    [
        ("enable_thinking", "must be an object with no other fields than arguments, tools"),
        ({"enable_thinking": True}, "template has no field 'enable_thinking'. Use arguments, tools"),
        ({7: True}, "must be an object with no other fields"),
        ({"arguments": ["enable_thinking"]}, 'an object of values by their names. Write it like {"enable_thinking"'),
        ({"arguments": {"two words": 1}}, "an object of values by their names"),
        ({"arguments": {"class": 1}}, "an object of values by their names"),
        ({"arguments": {"tools": []}}, "tools is not an argument of a template"),
        ({"arguments": {"chat_template": "x"}}, "chat_template is not an argument of a template"),
        ({"arguments": {"a": float("nan")}}, "JSON cannot hold"),
        ({"arguments": {"a": {1, 2}}}, "JSON cannot hold"),
        ({"arguments": {"a": "\ud800"}}, "half a character"),
        ({"arguments": {"a": "x" * MAX_TEMPLATE}}, "100,000 are allowed. Make it shorter."),
        ({"tools": {"name": "add"}}, 'tools must be a list of objects. Write it like [{"type": "function"'),
        ({"tools": ["add"]}, "tools must be a list of objects"),
        ({"documents": "Cats"}, "documents must be a list of objects"),
        ({"continue_final_message": "content"}, "continue_final_message must be true or false"),
    ],
)
def test_what_does_not_fit_is_told_with_a_fix(template, words):
    (problem,) = problems(template)
    assert (problem.knob, problem.severity) == ("template", "error")
    assert words in f"{problem.message} {problem.fix}"


def test_without_messages_there_is_no_template():
    (note,) = problems(WHOLE, None)
    assert (note.knob, note.severity) == ("template", "warning") and "there are no messages" in note.message
    assert problems({"tools": []}, None) == []


ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text() | st.binary(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text() | st.integers(), inner),
    max_leaves=6,
)


@given(ANYTHING | st.dictionaries(st.sampled_from(["arguments", "tools", "documents", "x"]), ANYTHING))
def test_never_raises(template):
    assert all(problem.knob == "template" and problem.fix for problem in problems(template))


def test_it_travels_in_a_link_and_is_missing_where_it_was_not_known():
    request = GenerationRequest("chat", messages=MESSAGES, template=WHOLE)
    query = to_query(request)
    assert from_query({"run": query.removeprefix("run=")}) == request
    assert GenerationRequest.from_dict(request.to_dict()) == request
    old = {name: value for name, value in request.to_dict().items() if name != "template"}
    assert GenerationRequest.from_dict(old).template is None
    written = {"model": "chat", "template": '{"arguments": {"enable_thinking": false}}'}
    assert from_query(written).template == {"arguments": {"enable_thinking": False}}
    with pytest.raises(LinkError, match=r"template is .* must be a JSON object"):
        from_query({"model": "chat", "template": "off"})
