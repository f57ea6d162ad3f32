"""What the page's scripts ask reaches who answers, with its types, and nothing else gets there."""

from __future__ import annotations

import asyncio
import json
import typing
from types import SimpleNamespace

import gradio as gr
import msgspec
import pytest

from playground.presets.recorded_runs import recorded_log
from playground.server.live_log import LiveLogs
from playground.settings import Settings
from playground.ui.page.ask_kinds import (
    ChooseExample,
    ChooseLesson,
    FormAsk,
    JoinClass,
    LeaveClass,
    LookIntoLayers,
    MakeCell,
    Press,
    RunOpenView,
    ask_kinds,
)
from playground.ui.page.guarded_events import PageBlocks
from playground.ui.page.long_events import LongEvents
from playground.ui.page.packed_fields import PackedFields
from playground.ui.page.page_asks import PageAsks
from playground.ui.playground_tab import PlaygroundTab
from tests.support.fakes import FakeEngine

HTTP = SimpleNamespace(session_hash="a")


class Page:
    """A page on which all kinds are heard, a handful by handlers of their own; `heard` is what these were given."""

    def __init__(self):
        self.heard = []
        with PageBlocks() as self.demo:
            packed, events = PackedFields(), LongEvents(LiveLogs())
            self.asks, self.box, self.line = PageAsks(events), gr.Textbox("box"), gr.HTML("")
            self.asks.hear(JoinClass, self.join, self.line)
            self.asks.hear(LeaveClass, self.nothing, self.line)
            self.asks.hear(ChooseLesson, self.later, [self.line, self.box])
            self.asks.hear(ChooseExample, self.with_form, [self.box])
            self.asks.hear(LookIntoLayers, self.stream, [self.line])
            self.asks.run(MakeCell, self.run)
            self.asks.run(RunOpenView, self.run)
            for kind in set(ask_kinds()) - self.asks.kinds - {Press}:
                self.asks.hear(kind, self.take if kind.event.startswith("asked") else self.play, [self.line])
            self.asks.press("form", self.press, [self.line])
            packed.fields = [self.box]
            begins = [gr.Button().click]
            self.asks.wire(packed, gr.Button(), [self.line, events.component], begins, {"api_visibility": "private"})
        self.demo.packed = [packed]

    def join(self, asked, http):
        self.heard.append((asked, http))
        return "joined"

    def nothing(self):
        self.heard.append("nothing")

    def take(self, asked):
        self.heard.append(asked)

    async def play(self, asked):
        self.heard.append(asked)
        yield {self.line: "begun"}

    async def press(self, data, press, http):
        self.heard.append(press)
        yield {self.line: "pressed"}

    async def later(self, asked):
        return {self.line: asked.lesson, self.box: "x"}

    def with_form(self, data, chosen):
        self.heard.append((data[self.box], chosen))

    async def stream(self, question):
        for place in question.places:
            yield {self.line: str(place)}

    async def run(self, data, what, http):
        self.heard.append((data[self.box], what, http))
        yield {self.line: "begun"}

    def ask(self, name, what, held=None):
        """What one listener answers: each time a dict of what is written."""
        inputs = [] if held is None else [json.dumps([held])]

        async def asked():
            block_fn = next(each for each in self.demo.fns.values() if each.name == name)
            values = await self.demo.preprocess_data(block_fn, inputs, None)
            answers, iterator = [], None
            while True:
                event = gr.EventData(self.asks.component, what)
                answer = await self.demo.call_function(block_fn, values, iterator, HTTP, event_data=event)
                if iterator is not None and not answer["is_generating"]:  # that was all
                    return answers
                iterator = answer["iterator"]
                told = await self.demo.postprocess_data(block_fn, answer["prediction"], None)
                written = dict(zip(block_fn.outputs, told, strict=True))
                answers.append({each: value for each, value in written.items() if value != gr.skip()})
                if iterator is None:
                    return answers

        return asyncio.run(asked())


@pytest.fixture(scope="module")
def page():
    return Page()


def test_a_handler_gets_what_was_asked_as_its_kind_and_may_write_one_value(page):
    assert page.ask("_answer", {"ask": "JoinClass", "pupil": "p", "unknown": 1}) == [{page.line: "joined"}]
    assert page.heard[-1] == (JoinClass(pupil="p"), HTTP)
    assert page.ask("_answer", {"ask": "LeaveClass"}) == [{}] and page.heard[-1] == "nothing"
    assert page.ask("_answer", {"ask": "ChooseLesson", "lesson": "l"}) == [{page.line: "l", page.box: "x"}]


def test_what_is_asked_with_the_form_comes_with_what_the_form_holds(page):
    assert page.ask("_answer_with_form", {"ask": "ChooseExample", "index": 3}, "typed") == [{}]
    assert page.heard[-1] == ("typed", ChooseExample(index=3))


def test_an_answer_may_come_in_parts(page):
    answers = page.ask("_stream", {"ask": "LookIntoLayers", "ids": [1], "places": [4, 5]})
    assert answers == [{page.line: "4"}, {page.line: "5"}]


def test_a_run_begins_with_what_the_form_holds(page):
    (begun,) = page.ask("_run", {"ask": "MakeCell", "entry": 2}, "typed")
    assert begun[page.line] == "begun" and page.heard[-1] == ("typed", MakeCell(entry=2), HTTP)


@pytest.mark.parametrize(
    ("listener", "what"),
    [
        ("_answer", None), ("_answer", {}), ("_answer", {"ask": "Unknown"}), ("_answer", {"ask": ["JoinClass"]}),
        ("_answer", {"ask": "JoinClass"}), ("_answer", {"ask": "JoinClass", "pupil": 7}),
        ("_answer", {"ask": "ChooseExample", "index": 3}), ("_answer_with_form", {"ask": "JoinClass", "pupil": "p"}),
        ("_answer", {"ask": "RunOpenView"}), ("_run", {"ask": "JoinClass", "pupil": "p"}),
        ("_stream", {"ask": "JoinClass", "pupil": "p"}), ("_run", {"ask": "MakeCell", "entry": True}),
    ],
)  # fmt: skip
def test_what_no_page_asks_is_refused(page, listener, what):
    heard = len(page.heard)
    with pytest.raises(gr.Error) as refused:
        page.ask(listener, what, "x" if listener in ("_answer_with_form", "_run") else None)
    assert "fault of the playground" not in refused.value.message and len(page.heard) == heard


LISTENERS = {
    "asked": "_answer", "asked_with_form": "_answer_with_form", "streamed": "_stream", "pressed": "_press",
    "begun": "_run",
}  # fmt: skip
VALUES = [None, True, 7, 1.5, "form", [], [None], ["x"], [1.5], [True], [7], {}, {"a": 7}]


def fits(value, hint):
    """Whether a value of JSON is of this type."""
    inside = typing.get_args(hint)
    if typing.get_origin(hint) is list:
        return isinstance(value, list) and all(fits(each, inside[0]) for each in value)
    if typing.get_origin(hint) is dict:
        return isinstance(value, dict) and all(fits(each, inside[1]) for each in value.values())
    if inside:
        return any(fits(value, each) for each in inside)
    return hint is object or type(value) is hint or (hint is float and type(value) is int)


@pytest.mark.parametrize("kind", ask_kinds(), ids=lambda kind: kind.__name__)
def test_a_field_that_lacks_or_is_of_another_type_is_refused(page, kind):
    def refused(what):
        heard = len(page.heard)
        try:
            page.ask(listener, {"ask": kind.__name__, **what}, "x" if with_form else None)
        except gr.Error as error:
            assert f"This is no {kind.__name__}" in error.message and len(page.heard) == heard
            return True
        return False

    listener, with_form = LISTENERS[kind.event], kind.event in ("asked_with_form", "pressed", "begun")
    fields, hints = msgspec.structs.fields(kind), typing.get_type_hints(kind)
    needed = {each.name: next(value for value in VALUES if fits(value, hints[each.name])) for each in fields
              if each.required}  # fmt: skip
    assert not refused(needed)
    for name in needed:
        assert refused({other: value for other, value in needed.items() if other != name}), name
    for field in fields:
        for value in VALUES:
            assert refused(needed | {field.name: value}) == (not fits(value, hints[field.name])), (field.name, value)


def test_the_page_answers_all_that_can_be_asked():
    with PageBlocks():
        tab = PlaygroundTab(FakeEngine(), Settings.local(), recorded_log("opening"))
        answered = tab.page.asks.kinds
    assert set(ask_kinds()) - {Press} == answered and not any(kind.__subclasses__() for kind in answered)
    assert {kind.event for kind in answered} | {Press.event} == {
        "asked", "asked_with_form", "streamed", "pressed", "begun"
    }
    assert all(kind.event == "asked_with_form" for kind in FormAsk.__subclasses__())
