"""Texts: English strings that remember the sentence they were made from."""

from __future__ import annotations

import copy
import json
import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

from playground.texts import Text, many, said
from playground.trace import Failed, event_from_line, event_to_line
from playground.trace.serialization import event_to_dict


def test_a_text_is_the_english_string():
    text = said("{model} has {count} layers.", model="stories", count=12)
    assert text == "stories has 12 layers." and isinstance(text, str)
    assert (text.sentence, text.values) == ("{model} has {count} layers.", {"model": "stories", "count": 12})
    assert json.dumps(text) == '"stories has 12 layers."'


def test_a_text_is_kept_by_an_exception_that_says_it():
    text = said("{model} is gone.", model="stories")
    assert str(text) is text and str(ValueError(text)) is text
    assert type(text.english) is str and text.english == text
    assert f"{text} Choose another." == "stories is gone. Choose another."


def test_one_and_many_are_sentences_of_their_own():
    assert many(1, "{count} token", "{count} tokens") == "1 token"
    assert many(2000, "{count} token in {place}", "{count} tokens in {place}", place="it") == "2,000 tokens in it"


def test_a_value_that_is_missing_is_an_error():
    with pytest.raises(KeyError):
        said("{model} is gone.")


def test_a_sentence_that_is_kept_as_data_can_be_given():
    kept = said("no beams")
    assert said(kept) is kept
    outer = said("temperature is ignored: {why}.", why=kept)
    assert outer == "temperature is ignored: no beams."
    assert outer.parts["values"] == {"why": {"said": "no beams", "values": {}}}


@given(st.dictionaries(st.sampled_from("abc"), st.text(max_size=20) | st.integers(), min_size=3, max_size=3))
def test_parts_copies_and_pickles_give_the_same_text(values):
    text = said("{a} and {b}: {{{c}}}", **values)
    read = Text.from_parts(json.loads(json.dumps(text.parts)))
    for same in (read, copy.deepcopy(text), pickle.loads(pickle.dumps(text))):
        assert same == text and isinstance(same, Text)
        assert (same.sentence, same.values) == (text.sentence, text.values)


_TWICE = "{x}{x}"


def _within(sentence, deep):
    """Texts within one another, the parts of a stranger's file."""
    return {"said": sentence, "values": {"x": _within(sentence, deep - 1) if deep else "x"}}


@pytest.mark.parametrize(
    "parts",
    [
        None, {}, {"said": "x"}, {"said": 1, "values": {}}, {"said": "{x}", "values": {}}, {"said": "{", "values": {}},
        {"said": "{x.y}", "values": {"x": 1}}, {"said": "x", "values": {}, "more": 1}, [], "x",
        {"said": "{x:>99999999}", "values": {"x": 1}}, {"said": "{x!r:>9}", "values": {"x": 1}},
        _within(_TWICE, 9), _within("{x}" * 1000, 3),
    ],
)  # fmt: skip
def test_what_is_no_text_is_refused(parts):
    with pytest.raises(ValueError, match="no text"):
        Text.from_parts(parts)


def test_an_event_takes_its_texts_to_the_page_and_english_to_files():
    failed = Failed(said("{model} is too large.", model="gpt2"), said("Choose a smaller one."), "Other")
    line = event_to_line(failed)
    assert json.loads(line)["message"] == {"said": "{model} is too large.", "values": {"model": "gpt2"}}
    again = event_from_line(line)
    assert again == failed and isinstance(again.message, Text)
    assert "gpt2 is too large." in json.dumps(event_to_dict(failed))
    with pytest.raises(ValueError, match="must be text"):
        event_from_line('{"type": "Failed", "message": {"said": 1}, "fix": "", "error": "Other"}')
