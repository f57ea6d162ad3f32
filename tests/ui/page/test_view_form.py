"""The form of a view: what its fields hold on the way to handlers, and what handlers change of it."""

from __future__ import annotations

import asyncio
import json
from types import SimpleNamespace

import gradio as gr
import pytest

from playground.server.input_check import WrongInput
from playground.server.live_log import LiveLogs
from playground.texts import said
from playground.ui.page.form_parts import (
    ButtonPart,
    ChoiceField,
    ChoicesField,
    FieldRow,
    FoldedPart,
    MessageLine,
    NumberField,
    ReportValues,
    SliderField,
    TextField,
    TickField,
)
from playground.ui.page.guarded_events import PageBlocks
from playground.ui.page.long_events import LongEvents
from playground.ui.page.packed_fields import PackedFields
from playground.ui.page.page_asks import PageAsks
from playground.ui.page.view_form import ViewForm, components_of


class Page:
    """Blocks with a form of every kind of field, whose buttons echo, count, and stream."""

    def __init__(self):
        self.text = TextField(id="text", label=said("Text"), value="a")
        self.number = NumberField(id="number", label=said("Number"), value=1, whole=True)
        self.slider = SliderField(id="slider", label=said("Slider"), value=2, minimum=1, maximum=3)
        self.tick = TickField(id="tick", label=said("Tick"))
        self.choice = ChoiceField(id="choice", label=said("Choice"), value="x", choices=[(said("X"), "x"), ("Y", "y")])
        self.choices = ChoicesField(id="choices", label=said("Choices"), choices=[("X", "x"), ("Y", "y")])
        self.button = ButtonPart(id="echo-button", label=said("Echo"), does="echo", sends=["found"])
        self.message, self.found = MessageLine(id="line"), ReportValues(id="found", name="found")
        self.asked = []
        with PageBlocks() as self.demo:
            packed = PackedFields()
            asks = PageAsks(LongEvents(LiveLogs()))
            self.box = gr.Textbox("box")
            more = FoldedPart(id="more", title=said("More"), parts=[self.slider, self.tick, self.choice, self.choices])
            self.form = ViewForm(
                [FieldRow(parts=[self.text, self.number]), more, self.button, self.message, self.found],
                {("text",): lambda data: {self.number: gr.update(info=said("{text}!", text=data[self.text]))}},
            )
            presses = {"echo": self.echo, "stream": self.stream, "file": self.take, "nothing": lambda: None}
            self.form.wire(asks, presses, [self.box])
            packed.fields = [self.form.component, self.box]
            asks.wire(packed, gr.Button(), [], [gr.Button().click], {"api_visibility": "private"})
        self.demo.packed = [packed]
        self.event = next(each for each in self.demo.fns.values() if each.name == "_press")

    def echo(self, data, http):
        self.asked.append(data)
        return {self.text: data[self.text].upper(), self.message: "1\n[]", self.box: "echoed"}

    async def stream(self, data):
        for number in range(2):
            yield {self.number: number}

    async def take(self, file):
        return {self.text: file["name"]}

    def press(self, value, carried):
        """What the browser gets for the form and for the box, each time something comes."""

        async def pressed():
            data = await self.demo.preprocess_data(self.event, [json.dumps([value, "box"])], None)
            press = {"ask": "Press", "form": self.form.name, "does": "", **carried}
            event, told, iterator = gr.EventData(None, press), [], None
            while True:
                answer = await self.demo.call_function(
                    self.event, data, iterator, SimpleNamespace(session_hash="a"), event_data=event
                )
                iterator = answer["iterator"]
                if not answer["is_generating"]:
                    return told
                values = await self.demo.postprocess_data(self.event, answer["prediction"], None)
                told.append(dict(zip(self.event.outputs, values, strict=True)))

        return asyncio.run(pressed())

    def changes(self, told):
        """What an answer changes of the form's parts."""
        return [json.loads(each[self.form.component].partition("\n")[2]) for each in told]


@pytest.fixture(scope="module")
def page():
    return Page()


FIRST = {"text": "a", "number": 1, "slider": 2, "tick": False, "choice": "x", "choices": ()}
OTHERS = {"text": "b", "number": 2.4, "slider": 3, "tick": True, "choice": "y", "choices": ["y"]}


def held(page, value):
    return {field.id: each for field, each in page.form.read(value).items()}


def test_before_it_was_shown_the_fields_hold_their_first_values(page):
    assert held(page, "") == held(page, None) == held(page, "{}") == FIRST


def test_what_a_person_sets_comes_by_field_and_a_whole_number_is_one(page):
    assert held(page, json.dumps(OTHERS)) == OTHERS | {"number": 2}
    assert held(page, json.dumps({"text": "b", "another": 7})) == FIRST | {"text": "b"}


def test_what_a_handler_has_changed_counts_though_the_form_was_never_shown(page):
    updates = {page.text: "new", page.number: gr.update(info="more"), page.tick: gr.update(value=True)}
    changes = page.form.changes(updates)
    assert json.loads(changes) == {"text": {"value": "new"}, "number": {"info": "more"}, "tick": {"value": True}}
    assert held(page, f"17\n{changes}") == FIRST | {"text": "new", "tick": True}


@pytest.mark.parametrize(
    "value",
    [
        "x", "[1]", "7", "null", "[" * 100_000, "17\n[]", "17\n{\"text\": 7}", json.dumps({"text": 7}),
        json.dumps({"text": "\ud800"}), json.dumps({"number": "1"}), json.dumps({"number": True}),
        '{"number": NaN}', '{"number": Infinity}', json.dumps({"slider": None}), json.dumps({"tick": "yes"}),
        json.dumps({"choice": "z"}), json.dumps({"choice": ["x"]}), json.dumps({"choices": "x"}),
        json.dumps({"choices": ["z"]}), json.dumps({"choices": [{}]}),
    ],
)  # fmt: skip
def test_what_no_page_sends_is_refused(page, value):
    with pytest.raises(WrongInput):
        page.form.read(value)
    with pytest.raises(gr.Error) as refused:
        page.press(value, {"does": "echo"})
    assert "fault of the playground" not in refused.value.message


def test_a_press_reaches_its_handler_with_the_fields_and_changes_them(page):
    sent = {"found": "3\nvalues", "text": "not of a field", "unknown": "1"}
    (told,) = page.press(json.dumps(OTHERS), {"does": "echo", "sends": sent})
    data = page.asked[-1]
    assert {each: data[field] for each, field in page.form.fields.items()} == OTHERS | {"number": 2}
    assert (data[page.box], data[page.found]) == ("box", "3\nvalues")
    assert page.changes([told]) == [{"text": {"value": "B"}, "line": {"value": "1\n[]"}}]
    assert told[page.box] == "echoed"


def test_a_handler_may_answer_several_times_and_take_a_file(page):
    assert page.changes(page.press("", {"does": "stream"})) == [{"number": {"value": 0}}, {"number": {"value": 1}}]
    (changes,) = page.changes(page.press("", {"does": "file", "file": {"name": "a.json"}}))
    assert changes == {"text": {"value": "a.json"}}


@pytest.mark.parametrize("carried", [{}, {"does": "unknown"}, {"does": "nothing"}])
def test_a_press_of_nothing_changes_nothing(page, carried):
    (told,) = page.press("", carried)
    assert told[page.form.component] == gr.skip()


@pytest.mark.parametrize("carried", [{"does": ["echo"]}, {"sends": 7}, {"form": "another"}, {"file": "x"}])
def test_a_press_that_no_page_makes_is_refused(page, carried):
    with pytest.raises(gr.Error) as refused:
        page.press("", {"does": "echo", **carried})
    assert "fault of the playground" not in refused.value.message


def test_what_follows_from_a_field_is_told_beside_the_queue(page):
    asked = {"ids": ["text"], "value": json.dumps(OTHERS)}
    told = json.loads(page.form.follow(json.dumps(asked)))
    assert told == {"number": {"info": {"said": "{text}!", "values": {"text": "b"}}}}
    for wrong in ("", "[]", "7", json.dumps(asked | {"ids": ["tick"]}), json.dumps(asked | {"value": "[7]"})):
        assert page.form.follow(wrong) == "{}"


def test_parts_stand_for_the_component_of_their_form(page):
    assert components_of([page.text, page.box, page.message, page.text]) == [page.form.component, page.box]


def test_a_value_is_the_same_in_every_language_and_a_title_is_not():
    field = ChoiceField(id="a", label="a", value=said("German"), choices=[(said("German"), said("German"))])
    assert type(field.value) is str and [type(each) for each in field.choices[0]][1] is str
    assert field.choices[0][0].parts == {"said": "German", "values": {}}
    form = Page()
    assert json.loads(form.form.changes({form.text: said("German")})) == {"text": {"value": "German"}}
