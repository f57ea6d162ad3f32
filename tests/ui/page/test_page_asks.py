"""What the page's scripts ask reaches who answers, with its types, and nothing else gets there."""

from __future__ import annotations

import asyncio
import json
from types import SimpleNamespace

import gradio as gr
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
    """A page on which a handful of kinds are heard; `heard` is what the handlers were given."""

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
            packed.fields = [self.box]
            begins = [gr.Button().click]
            self.asks.wire(packed, gr.Button(), [self.line, events.component], begins, {"api_visibility": "private"})
        self.demo.packed = [packed]

    def join(self, asked, http):
        self.heard.append((asked, http))
        return "joined"

    def nothing(self):
        self.heard.append("nothing")

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


def test_the_page_answers_all_that_can_be_asked():
    with PageBlocks():
        tab = PlaygroundTab(FakeEngine(), Settings.local(), recorded_log("opening"))
        answered = tab.page.asks.kinds
    assert set(ask_kinds()) - {Press} == answered and not any(kind.__subclasses__() for kind in answered)
    assert {kind.event for kind in answered} | {Press.event} == {
        "asked", "asked_with_form", "streamed", "pressed", "begun"
    }
    assert all(kind.event == "asked_with_form" for kind in FormAsk.__subclasses__())
