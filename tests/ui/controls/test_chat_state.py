"""Messages and what stands beside the prompt: one becomes the other and back, and nothing strange gets through."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from playground.engines.protocol import ModelFacts
from playground.models.template_arguments import TemplateReads
from playground.ui.controls.chat_state import (
    CHAT,
    MAX_TURNS,
    PLAIN,
    SOURCE,
    ChatState,
    as_plain_text,
    from_messages,
    is_messages,
    kind_of,
    read_chat_state,
    template_reads,
    to_messages,
    to_template,
    with_template,
)

WORDS = st.one_of(st.text(max_size=8), st.sampled_from(["", "Hi", " ", "<b>"]))
ROLES = st.sampled_from(["system", "user", "assistant", "tool"])
MESSAGE = st.one_of(
    st.fixed_dictionaries({"role": ROLES, "content": WORDS}),
    st.fixed_dictionaries({"role": ROLES, "content": WORDS, "name": WORDS}),
)
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=8,
)


@given(st.lists(MESSAGE, min_size=1, max_size=5))
def test_no_message_is_lost(messages):
    assert is_messages(messages)
    beside, prompt = from_messages(messages)
    assert to_messages(read_chat_state(beside.write()), prompt) == messages
    assert beside.on and beside.kind == CHAT


def test_the_last_words_of_the_user_are_the_prompt():
    system, asked, answer = ({"role": r, "content": r.upper()} for r in ("system", "user", "assistant"))
    assert from_messages([system, asked]) == (ChatState(CHAT, system="SYSTEM"), "USER")
    assert from_messages([asked, answer]) == (ChatState(CHAT, turns=[asked, answer]), "")
    assert from_messages([asked, answer, asked]) == (ChatState(CHAT, turns=[asked, answer]), "USER")
    assert as_plain_text([system, asked]) == "SYSTEM\nUSER"


FIELDS = ["kind", "on", "system", "turns", "target", "continues", "begins", "arguments", "tools", "documents", "reads"]


@given(JSON, st.dictionaries(st.sampled_from(FIELDS), JSON))
def test_whatever_the_browser_sends_is_read(anything, fields):
    for value in (anything, json.dumps(anything), json.dumps(fields), "{" * 2000):
        beside = read_chat_state(value)
        assert beside.kind in (PLAIN, CHAT, SOURCE) and isinstance(beside.on, bool)
        assert isinstance(beside.system, str) and isinstance(beside.target, str)
        assert beside.turns == [] or is_messages(beside.turns)
        assert all(isinstance(item, str) for item in (beside.begins, beside.tools, beside.documents))
        assert all(isinstance(item, bool | str) for item in beside.arguments.values())
        assert read_chat_state(beside.write()) == beside


def test_turns_have_a_limit():
    turns = [{"role": "user", "content": "x"}] * (MAX_TURNS + 1)
    assert not is_messages(turns) and len(read_chat_state(json.dumps({"turns": turns})).turns) == MAX_TURNS


@pytest.mark.parametrize(
    ("facts", "kind"),
    [
        (None, PLAIN),
        (ModelFacts("m"), PLAIN),
        (ModelFacts("m", has_chat_template=True), CHAT),
        (ModelFacts("m", is_encoder_decoder=True), SOURCE),
        (ModelFacts("m", is_encoder_decoder=True, has_chat_template=True), SOURCE),
    ],
)
def test_a_models_files_say_which_prompt_it_takes(facts, kind):
    assert kind_of(facts) == kind


READS = TemplateReads({"enable_thinking": "bool", "effort": "text"}, tools=True, documents=False)
FACTS = ModelFacts("m", has_chat_template=True, template=READS)
TEMPLATE = {"arguments": {"enable_thinking": False, "effort": "low"}, "tools": [{"name": "add"}]}


@pytest.mark.parametrize(
    "template",
    [
        None,
        TEMPLATE,
        {"arguments": {"effort": 3}},
        {"arguments": {"effort": "3"}},  # the text, not the number
        {"arguments": {"effort": '"'}},
        {"arguments": {"effort": None}},
        {"arguments": {"effort": ["é", {"a": 1}]}},
        TEMPLATE | {"continue_final_message": True},
    ],
)
def test_what_a_template_gets_comes_back(template):
    beside = read_chat_state(with_template(ChatState(CHAT), template).write())
    assert to_template(beside, FACTS, beside.continues) == template
    assert to_template(beside, None, beside.continues) == template  # nothing is known of the model


@given(JSON)
def test_a_template_of_any_shape_breaks_nothing(template):
    with_template(ChatState(CHAT), template).write()
    with_template(ChatState(CHAT), {"arguments": template, "tools": template}).write()


def test_only_what_the_template_reads_is_sent():
    beside = ChatState(CHAT, arguments={"thinking": True, "effort": ""}, tools=" ", documents='[{"a": 1}]')
    assert to_template(beside, FACTS, False) is None
    assert to_template(beside, None, False) == {"arguments": {"thinking": True}, "documents": [{"a": 1}]}
    told = template_reads(FACTS)
    assert told == {"arguments": [["enable_thinking", "bool"], ["effort", "text"]], "tools": True, "documents": False}
    assert template_reads(None) == template_reads(ModelFacts("m"))


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("[{", "Tools: this is not JSON: Expecting property name enclosed in double quotes in line 1, column 3."),
        ("[\n{'a': 1}]", "in line 2, column 2"),
        ("9" * 5000, "Tools: this JSON holds a number that is too long"),
        ("[" * 100_000, "nested too deeply"),
    ],
)
def test_json_that_cannot_be_read_says_where(text, words):
    with pytest.raises(ValueError) as caught:
        to_template(ChatState(CHAT, tools=text), FACTS, False)
    assert words in str(caught.value)
