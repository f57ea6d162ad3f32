"""The view "Padding", called as Gradio calls it: from the prompts and controls to the picture, and files of prompts."""

from __future__ import annotations

import asyncio
import base64
import dataclasses
import json

import pytest
from msgspec.structs import replace

from playground.presets.prompt_files import MAX_BYTES
from playground.requests.request import RequestError
from playground.settings import Settings
from playground.trace import Diagnostic, Provenance
from playground.ui.comparisons.batch_view import GUIDE, BatchView
from tests.support.english import english
from tests.support.fakes import FakeEngine
from tests.support.slow import one_in
from tests.support.visiting import Visitor


@pytest.fixture
def engine():
    return FakeEngine()


@pytest.fixture
def visitor(lend_tab, engine):
    return Visitor(lend_tab(engine))


@pytest.fixture
def view(visitor) -> BatchView:
    return visitor.tab.views.others["batch"]


def run(visitor, stop_after=None, **controls):
    """Press the button; returns what the message line said on the way. Presses Stop after so many updates."""
    visitor.set(**controls)
    visitor.form[visitor.tab.views.open] = "batch"
    told = []

    async def pressed():
        async for update in visitor.tab.views.run_open(visitor.form, visitor.http):
            visitor.take(update)
            told.append(visitor.says())
            if len(told) == stop_after:
                visitor.tab.stop(visitor.http)

    asyncio.run(asyncio.wait_for(pressed(), 60))
    return told


def shown(visitor):
    """What the picture shows; None before the first batch."""
    value = visitor.form.get(visitor.tab.views.others["batch"].log)
    return json.loads(value.split("\n", 1)[1])["values"] if value else None


def load(visitor, view, name, data, size=None):
    data = data if data is None else base64.b64encode(data).decode()
    visitor.take(view.load_file({"name": name, "size": size or 1, "data": data}))
    return visitor.says(view.message)


# ------------------------------------------------------------------------------------------------------ decoding


def test_the_guides_prompts_are_decoded_greedily_at_first(visitor, view, engine):
    told = run(visitor)
    (batch,) = engine.questions
    assert batch.prompts == GUIDE.split("\n") == ["1, 2, 3", "A, B, C, D, E"] and not batch.unmasked
    assert batch.request.config == {"do_sample": False, "num_beams": 1, "max_new_tokens": 80} and batch.pad == "own"
    assert [way["name"] for way in shown(visitor)["ways"]] == ["alone", "left", "right"]
    assert "as soon as the model is ready" in told[0] and told[-1] == "" and not visitor.session.busy


def test_what_is_set_applies(visitor, view, engine):
    visitor.set_knobs({"do_sample": True, "top_p": 0.5, "max_new_tokens": 7, "repetition_penalty": 1.3})
    visitor.form |= {
        view.prompts: "one two\n\n three↵four\n", view.decoding: "knobs", view.pad: "eos", view.unmasked: True
    }  # fmt: skip
    run(visitor, model="stories-draft", seed="11", prompt="")
    (batch,) = engine.questions
    assert batch.prompts == ["one two", " three\nfour"] and (batch.pad, batch.unmasked) == ("eos", True)
    assert batch.request.config["top_p"] == 0.5 and (batch.request.model, batch.request.seed) == ("stories-draft", 11)
    assert len(shown(visitor)["ways"]) == 5
    assert "Each way draws its own tokens" in visitor.says() and "skips padding on the left" in visitor.says()


def test_greedy_decoding_leaves_an_assistant_aside_and_the_strategy_does_not(visitor, view, engine):
    visitor.set_knobs({"do_sample": True, "num_assistant_tokens": 5, "max_new_tokens": 5})
    run(visitor, assistant="stories-draft")
    assert engine.questions[0].request.assistant is None
    visitor.form[view.decoding] = "knobs"
    run(visitor)
    assert "takes one prompt at a time here. Choose greedy decoding" in visitor.says() and len(engine.questions) == 1


@pytest.mark.parametrize("facts", [{"has_chat_template": True}, {"is_encoder_decoder": True}])
def test_what_stands_beside_the_prompt_is_no_part_of_it(visitor, view, engine, facts, monkeypatch):
    known = dataclasses.replace(engine.facts("stories"), **facts)
    monkeypatch.setattr(engine, "facts", lambda model: known)
    visitor.form[visitor.tab.page.area.component] = '{"kind": "source", "target": "x", "system": "y", "turns": [{}]}'
    run(visitor, prompt="")
    (batch,) = engine.questions
    assert (batch.request.prompt, batch.request.messages, batch.request.given) == ("1, 2, 3", None, None)
    assert ("This is a chat model." in visitor.says()) == ("has_chat_template" in facts)


@pytest.mark.parametrize(
    ("changes", "knob", "named"),
    one_in(3, [
        ({"prompts": "\n \n"}, "prompts", ()),
        ({"prompts": None}, "prompts", ()),
        ({"prompts": "x\n" * 33}, "prompts", ("33", "32")),
        ({"seed": "x"}, "seed", ("'x'",)),
        ({"model": ""}, "model", ()),
    ]),
)
def test_what_cannot_run_is_told_and_the_picture_stays(visitor, view, engine, changes, knob, named):
    run(visitor)
    before = shown(visitor)
    controls = {name: value for name, value in changes.items() if name != "prompts"}
    visitor.form |= {view.prompts: changes["prompts"]} if "prompts" in changes else {}
    run(visitor, **controls)
    visitor.assert_refused(knob, *named)
    assert shown(visitor) == before and len(engine.questions) == 1


def test_a_batch_that_fails_or_is_refused_by_the_engine_leaves_the_picture(visitor, view, engine, monkeypatch):
    run(visitor)
    before = shown(visitor)
    run(visitor, model="missing")
    assert "There is no model named 'missing'." in visitor.says() and shown(visitor) == before

    def refuse(batch, listen, owner=None):
        raise RequestError([Diagnostic("prompts", "error", "Too long.", "Shorten it.")])

    monkeypatch.setattr(engine, "ask", refuse)
    run(visitor, model="stories")
    assert visitor.says() == "Too long. Shorten it." and shown(visitor) == before


def test_stop_ends_it_and_leaves_the_picture(visitor, view, engine):
    run(visitor)
    before, engine.pace = shown(visitor), 0.2
    visitor.form[view.prompts] = "other prompts"
    told = run(visitor, stop_after=2)
    assert engine.runs[-1].cancelled.is_set() and shown(visitor) == before
    assert any("Decoding each prompt on its own: step 1 of at most 3." in words for words in told)


@pytest.mark.slow
def test_another_run_takes_its_place(visitor, view, engine):
    engine.pace = 0.1

    async def both():
        visitor.form[visitor.tab.views.open] = "batch"
        batch = asyncio.create_task(_all(visitor.tab.views.run_open(dict(visitor.form), visitor.http), visitor))
        await asyncio.sleep(0.15)
        engine.pace = 0
        one = dict(visitor.form) | {visitor.tab.views.open: "one"}
        await _all(visitor.tab.views.run_open(one, visitor.http), visitor)
        assert "“Padding” is still running" in visitor.says() and visitor.session.busy
        await _all(visitor.tab.views.run_open(one, visitor.http), visitor)  # pressed again: it is meant
        await batch

    asyncio.run(asyncio.wait_for(both(), 60))
    assert engine.runs[0].cancelled.is_set() and visitor.session.trace.finished and not visitor.session.busy


async def _all(updates, visitor):
    async for update in updates:
        visitor.take(update)


# --------------------------------------------------------------------------------------------------- files, a script


@pytest.mark.slow
def test_prompts_come_from_a_file(visitor, view):
    words = load(visitor, view, "my.csv", b'prompt,n\n"1, 2, 3",a\n"two\nlines",b\n')
    assert visitor.form[view.prompts] == "1, 2, 3\ntwo↵lines" and words == "2 prompts from my.csv. Click Run the batch."
    assert load(visitor, view, "one.txt", b"just one") == "1 prompt from one.txt. Click Run the batch."


@pytest.mark.parametrize(
    ("name", "data", "words"),
    one_in(3, [
        ("a.txt", b"", "a.txt holds no prompt."),
        ("a.json", b"{}", "a.json: it is not a list."),
        ("a.txt", b"x\n" * 33, "a.txt holds 33 prompts; a batch can have 32 here."),
        ("a.txt", None, f"a.txt has more than {MAX_BYTES:,} bytes, or cannot be read."),
        ("<b>.pdf", b"", "<b>.pdf is not one of the files that can be read."),
    ]),
)
def test_a_file_that_cannot_be_read_changes_nothing(visitor, view, name, data, words):
    assert words in load(visitor, view, name, data) and visitor.form[view.prompts] == GUIDE


@pytest.mark.parametrize("file", one_in(3, [None, 3, [], {"name": "a.txt", "data": "é"}, {"name": 3, "data": 3}]))
def test_what_no_page_sends_changes_nothing(visitor, view, file):
    visitor.take(view.load_file(file))
    assert visitor.form[view.prompts] == GUIDE


@pytest.mark.slow
def test_the_number_of_prompts_is_that_of_the_instance(lend_tab):
    visitor = Visitor(lend_tab(FakeEngine(), Settings.public()))
    view = visitor.tab.views.others["batch"]
    assert "at most 8" in english(view.prompts.info)
    assert "a batch can have 8 here" in load(visitor, view, "a.txt", b"x\n" * 9)


def test_the_script_says_which_weights_the_batch_has_read(visitor, view):
    run(visitor)
    decoded, made = visitor.session.answers["batch"], Provenance("", "", "", 1, 1, "12ab")
    visitor.session.answers["batch"] = replace(decoded, answer=replace(decoded.answer, provenance=made))
    visitor.call(view.show_script, visitor.form)
    assert "# SHA-256 of the weights that the run read: 12ab\nname = " in visitor.form[view.script]
    visitor.set(model="stories-draft")  # which it has not read
    visitor.call(view.show_script, visitor.form)
    assert "SHA-256" not in visitor.form[view.script]


def test_a_batch_is_taken_along_as_python(visitor, view):
    visitor.call(view.show_script, visitor.form)
    script = visitor.form[view.script]
    assert '"A, B, C, D, E",' in script and 'padding_side="left"' in script and "max_new_tokens=80" in script
    visitor.form[view.prompts] = ""
    visitor.call(view.show_script, visitor.form)
    assert "There are no prompts." in visitor.says(view.message) and visitor.form[view.script] == script
