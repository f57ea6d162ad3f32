"""The view "Token lengths", called as Gradio calls it: from the text to the picture and the files."""

from __future__ import annotations

import asyncio
import json

import pytest

from playground.ui.comparisons import reopening
from playground.ui.comparisons.token_lengths_view import FIRST_TEXT
from tests.support.fakes import FakeEngine
from tests.support.visiting import Visitor


@pytest.fixture
def engine():
    return FakeEngine()


@pytest.fixture
def visitor(lend_tab, engine):
    return Visitor(lend_tab(engine))


@pytest.fixture
def view(visitor):
    return visitor.tab.views.others["token_lengths"]


def run(visitor, view, **controls):
    visitor.form |= {getattr(view, name): value for name, value in controls.items()}
    visitor.form[visitor.tab.views.open] = view.kind

    async def pressed():
        async for update in visitor.tab.views.run_open(visitor.form, visitor.http):
            visitor.take(update)

    asyncio.run(asyncio.wait_for(pressed(), 60))


def shown(visitor, view):
    value = visitor.form.get(view.log)
    return json.loads(value.split("\n", 1)[1])["values"] if value else None


def test_the_text_is_split_by_both_and_the_picture_begins_with_the_answer(visitor, view, engine):
    run(visitor, view, text="one two", other="chat")
    (asked,) = engine.questions
    assert (asked.text, asked.models) == ("one two", ["stories", "chat"])
    sheet = shown(visitor, view)
    assert next(iter(sheet)) == "sentence" and sheet["sentence"]["values"]["one"] == "stories"
    assert [amount["share"] for amount in sheet["amounts"]] == [1.0, 1.0]
    assert [piece["text"] for piece in sheet["texts"][0]["pieces"]] == ["one", " two"]
    assert not any(piece["apart"] for text in sheet["texts"] for piece in text["pieces"]) and visitor.says() == ""


@pytest.mark.parametrize(
    ("controls", "words"),
    [({"text": ""}, "There is no text."), ({"other": " "}, "No model is chosen."), ({"other": "missing"}, "missing")],
)
def test_what_cannot_be_counted_is_told_and_the_picture_stays(visitor, view, controls, words):
    run(visitor, view)
    before = shown(visitor, view)
    run(visitor, view, **controls)
    assert words in visitor.says() and shown(visitor, view) == before


def test_it_is_saved_and_opened_by_somebody_else(visitor, view, engine):
    assert "nothing to save" in (visitor.save(view.kind) and visitor.says())
    run(visitor, view, text="one two", other="chat")
    saved = visitor.save(view.kind)["text"]
    assert visitor.save(view.kind, "csv")["text"].count("\r\n") == 5  # a head, two words of two tokenizers
    other = Visitor(visitor.tab, "b")
    assert other.form[view.text] == FIRST_TEXT
    file = {"name": "token_lengths.json", "text": saved}
    other.call(lambda http: reopening.show(other.tab.page, other.tab.views.others, file, http))
    assert other.form[view.text] == "one two" and shown(other, view) == shown(visitor, view)
