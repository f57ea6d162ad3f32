"""What handlers may be given: by the kind of the component, and by the handler's annotations."""

from __future__ import annotations

import math
from typing import Any

import gradio as gr
import pytest

from playground.server.input_check import WrongInput, check_event, check_inputs

DEEP = "half of a character, deep: \ud800"

# (component, what it may hold, what it may not)
KINDS = [
    (gr.Textbox(), ["", "x", None], [1, True, [], {}, ["x"]]),
    (gr.Checkbox(), [True, False, None], [0, 1, "true", []]),
    (gr.Slider(0, 9), [0, 1.5, None], [True, "1", [], {}, math.inf, -math.inf, math.nan]),
    (gr.Number(), [0, -1.5, None], [False, "1", [1], {"a": 1}, math.nan]),
    (gr.Dropdown(["a"]), ["a", 1, None], [["a"], {}, [[]]]),
    (gr.Dropdown(["a"], multiselect=True), ["a", ["a", 1], []], [[[]], [{}], {}]),
    (gr.Radio(["a"]), ["a", None], [[], {}]),
    (gr.State(), [object(), {}, 1], []),
    (gr.JSON(), [{"a": 1}, [], "x", None], []),
]


@pytest.mark.parametrize("component, right, wrong", KINDS, ids=[type(component).__name__ for component, _, _ in KINDS])
def test_a_value_is_held_against_the_kind_of_its_component(component, right, wrong):
    for value in right:
        check_inputs(None, [component], [value], False)
    for value in wrong:
        with pytest.raises(WrongInput, match="This is no value of"):
            check_inputs(None, [component], [value], False)


class Handlers:
    def plain(self, name: str, size: float, known: dict | None = None, anything: Any = 0, other=1) -> None: ...

    def asked(self, request: gr.Request, name: str, event: gr.EventData, listed: list[str]) -> None: ...


def check(handler, *values):
    check_inputs(handler, [gr.State() for _ in values], values, False)


def test_arguments_are_held_against_their_annotations():
    handlers = Handlers()
    check(handlers.plain, "x", 1, None, [], {})
    check(handlers.plain, "x", 1.5, {"a": 1})
    for values in ((1, 1), ("x", "1"), ("x", 1, [])):
        with pytest.raises(WrongInput):
            check(handlers.plain, *values)


def test_what_gradio_gives_itself_takes_no_place():
    handlers = Handlers()
    check(handlers.asked, "x", ["y"])
    with pytest.raises(WrongInput):
        check(handlers.asked, ["y"], "x")


def test_a_handler_that_takes_all_in_one_dictionary_has_no_annotation_of_each():
    check_inputs(Handlers().plain, [gr.State()], [1], True)


@pytest.mark.parametrize("value", [DEEP, [DEEP], {"a": [{DEEP: 1}]}, [[[[DEEP]]]]], ids=["text", "list", "key", "deep"])
def test_half_a_character_is_refused_at_any_depth(value):
    with pytest.raises(WrongInput, match="half a character"):
        check_inputs(None, [gr.JSON()], [value], False)
    with pytest.raises(WrongInput, match="half a character"):
        check_event(Handlers().asked, gr.EventData(None, {"a": value}))


def test_whole_characters_of_any_language_are_let_through():
    check_inputs(None, [gr.Textbox()], ["Zoë 😀 日本語"], False)


@pytest.mark.parametrize("carried", ["x", 1, [], [{}], True])
def test_an_event_carries_an_object(carried):
    with pytest.raises(WrongInput, match="An event carries an object"):
        check_event(Handlers().asked, gr.EventData(None, carried))


def test_an_event_without_data_carries_an_empty_object():
    event = gr.EventData(None, None)
    check_event(Handlers().asked, event)
    assert event._data == {}
    check_event(Handlers().asked, None)


def test_what_a_handler_does_not_ask_for_may_be_anything():
    """A textbox's own change carries its text."""
    check_event(Handlers().plain, gr.EventData(None, "text"))


def described(path: str) -> dict:
    return {"path": path, "meta": {"_type": "gradio.FileData"}}


ADDRESSES = ["http://127.0.0.1/x", "HTTPS://example.com/a.png", " ftp://x/y", "file:///etc/passwd", "data:image/png,"]


@pytest.mark.parametrize("path", ADDRESSES)
def test_a_field_for_files_takes_no_address(path):
    for component in (gr.Image(), gr.Audio()):
        check_inputs(None, [component], [described("/tmp/gradio/a.png")], False)
        with pytest.raises(WrongInput, match="This is no value of"):
            check_inputs(None, [component], [described(path)], False)


@pytest.mark.parametrize("inside", [lambda file: file, lambda file: [file], lambda file: {"a": [({"b": file},)]}])
def test_no_other_field_describes_a_file(inside):
    for component in (gr.JSON(), gr.HTML(), gr.State()):
        check_inputs(None, [component], [inside({"path": "/etc/passwd", "meta": {"_type": "x"}})], False)
        with pytest.raises(WrongInput, match="uploaded, not described"):
            check_inputs(None, [component], [inside(described("/etc/passwd"))], False)
