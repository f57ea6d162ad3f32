"""Messages and what stands beside the prompt: one becomes the other and back, and nothing strange gets through."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from playground.engines.protocol import ModelFacts
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
    to_messages,
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


@given(JSON, st.dictionaries(st.sampled_from(["kind", "on", "system", "turns", "target"]), JSON))
def test_whatever_the_browser_sends_is_read(anything, fields):
    for value in (anything, json.dumps(anything), json.dumps(fields), "{" * 2000):
        beside = read_chat_state(value)
        assert beside.kind in (PLAIN, CHAT, SOURCE) and isinstance(beside.on, bool)
        assert isinstance(beside.system, str) and isinstance(beside.target, str)
        assert beside.turns == [] or is_messages(beside.turns)
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
