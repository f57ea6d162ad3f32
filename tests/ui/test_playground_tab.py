"""The handlers of the Playground tab, called as Gradio calls them: what they send to the engine and to the page."""

from __future__ import annotations

import asyncio
import dataclasses
import json
from types import SimpleNamespace

import gradio as gr
import pytest

from playground.engines.protocol import ModelFacts
from playground.presets.presets import EXAMPLES, PRESETS
from playground.requests.request import RequestError
from playground.settings import Settings
from playground.trace import Failed, Queued, Trace
from playground.ui.playground_tab import DRAFTS, FIRST_PRESET, NO_ASSISTANT
from tests.support.english import in_english
from tests.support.fakes import FakeEngine, sampled
from tests.support.slow import one_in


@pytest.fixture
def engine():
    return FakeEngine()


@pytest.fixture
def tab(lend_tab, engine):
    return lend_tab(engine)


def person(name):
    """What Gradio tells a handler about the browser tab that an event came from."""
    return SimpleNamespace(session_hash=name)


def form(tab, preset=FIRST_PRESET, knobs=None, **controls):
    """What the components hold: a strategy, some knobs as they are typed, and the other controls."""
    values = {
        "prompt": "Once upon a time", "model": "stories", "preset": preset, "seed": "", "top_candidates": 10,
        "assistant": NO_ASSISTANT,
    } | controls  # fmt: skip
    data = {getattr(tab.page.controls, name): value for name, value in values.items()}
    return data | {tab.page.panel.component: tab.page.panel.show(PRESETS[preset].config | (knobs or {}), preset=preset)}


def run(tab, data, who="a", stop_after=None):
    """All updates of one run; pressing Stop after `stop_after` of them."""

    async def collect():
        updates = []
        async for update in tab.run(data, person(who)):
            updates.append(update)
            if len(updates) == stop_after:
                tab.stop(person(who))
        return updates

    return asyncio.run(collect())


def log_of(tab, updates):
    """The events in the last log value, as plain dicts."""
    parts = [update[tab.page.display.log] for update in updates if tab.page.display.log in update]
    assert len({part.turn for part in parts}) <= 1, "all lines are of one run"
    return [json.loads(line) for part in parts for line in part.lines.splitlines()]


def told(tab, updates):
    """The entries of the last message."""
    values = [update[tab.page.display.message] for update in updates if tab.page.display.message in update]
    return in_english(json.loads(values[-1].split("\n", 1)[1]))


# --------------------------------------------------------------------------------------------------------- draft model


def about(name, **more):
    return ModelFacts(name, {}, False, 6, 2000, 512, hidden_size=64, **more)


@pytest.fixture
def pairs(lend_tab, monkeypatch, engine, tmp_path):
    """A tab that knows a model, a draft with the same tokens, one with others, and one made for another model."""
    for name, tokens in (("ours", {"a": 0}), ("theirs", {"b": 0})):
        (tmp_path / name).write_text(json.dumps({"model": {"vocab": tokens}}))
    ours, theirs = str(tmp_path / "ours"), str(tmp_path / "theirs")
    known = [
        about("stories", tokenizer=ours, num_mtp_layers=0), about("twin", tokenizer=ours),
        about("foreign", tokenizer=theirs), about("blocks", target_layer_ids=(9,)),
    ]  # fmt: skip
    monkeypatch.setattr(engine, "facts", {facts.name: facts for facts in known}.get)
    return lend_tab(engine)


@pytest.mark.parametrize(
    ("model", "assistant", "words"),
    one_in(5, [
        ("stories", "twin", "twin has the same tokenizer as stories."),
        ("stories", "foreign", "The draft's tokenizer differs: its drafts are translated (universal assisted"),
        ("stories", "blocks", "not trained to draft for stories: it reads other hidden states. Choose the drafter"),
        ("stories", "never-heard-of", DRAFTS),
        ("never-heard-of", "twin", DRAFTS),
        ("stories", NO_ASSISTANT, DRAFTS),
        ("stories", None, DRAFTS),
        (None, "twin", DRAFTS),
        (["stories"], {"a": 1}, DRAFTS),
    ]),
)  # fmt: skip
def test_beside_the_draft_model_stands_how_it_drafts(pairs, model, assistant, words):
    (info,) = in_english(json.loads(asyncio.run(pairs.say_how_it_drafts(model, assistant))))
    assert words in info


@pytest.mark.parametrize(
    ("assistant", "knobs", "knob"),
    one_in(2, [
        ("blocks", {}, "assistant"),
        ("twin", {"speculation_type": "dflash"}, "speculation_type"),
        (NO_ASSISTANT, {"use_mtp": True}, "use_mtp"),
    ]),
)
def test_a_draft_that_cannot_be_is_refused_before_the_run(pairs, engine, assistant, knobs, knob):
    updates = run(pairs, form(pairs, preset="greedy", knobs=knobs, assistant=assistant))
    assert [note["knob"] for note in told(pairs, updates) if note["severity"] == "error"] == [knob]
    assert engine.requests == []


def test_what_translated_drafts_cannot_mix_is_a_note(pairs, engine):
    data = form(pairs, preset="greedy", knobs={"assistant_ensemble_weight": 0.5}, assistant="foreign")
    updates = run(pairs, data)
    (note,) = [note for note in told(pairs, updates) if note["knob"] == "assistant_ensemble_weight"]
    assert note["severity"] == "warning" and "no probabilities" in note["message"] and "do_sample" in note["fix"]


# ------------------------------------------------------------------------------------------------------------ requests


@pytest.mark.parametrize("preset", one_in(4, PRESETS))
def test_a_strategy_is_sent_as_it_is(tab, preset):
    request, _ = tab.page.request_from(form(tab, preset))
    assert request.config == PRESETS[preset].config
    assert (request.model, request.seed, request.assistant, request.negative_prompt) == ("stories", None, None, None)


@pytest.mark.parametrize(
    ("controls", "field", "value"),
    one_in(3, [
        ({"seed": " 12 "}, "seed", 12),
        ({"model": " my/model "}, "model", "my/model"),
        ({"assistant": "stories-draft"}, "assistant", "stories-draft"),
        ({"top_candidates": 5}, "top_candidates", 5),
        ({"prompt": " a "}, "prompt", " a "),  # spaces are tokens too
    ]),
)
def test_controls_reach_the_request(tab, controls, field, value):
    request, _ = tab.page.request_from(form(tab, "greedy", **controls))
    assert getattr(request, field) == value


def test_knobs_beyond_generation_config_reach_the_request(tab):
    knobs = {"negative_prompt": "sad", "guidance_scale": 1.5, "frequency_penalty": 0.5}
    request, _ = tab.page.request_from(form(tab, "greedy", knobs=knobs))
    assert (request.negative_prompt, request.frequency_penalty, request.presence_penalty) == ("sad", 0.5, 0.0)
    assert request.config == PRESETS["greedy"].config | {"guidance_scale": 1.5}


def test_a_request_is_judged_with_the_model_s_own_defaults(tab, engine):
    engine.defaults = {"do_sample": True}
    _, notes = tab.page.request_from(form(tab, "model", knobs={"temperature": 0.5}))
    assert notes == []


@pytest.mark.parametrize(
    ("knobs", "controls", "named"),
    one_in(2, [
        ({"top_k": "many", "num_beams": "0"}, {}, {"top_k", "num_beams"}),
        ({}, {"prompt": "\udc00"}, {"prompt"}),
        ({}, {"seed": "lucky"}, {"seed"}),
        ({}, {"model": None}, {"model"}),
    ]),
)
def test_every_problem_is_told_at_once(tab, knobs, controls, named):
    with pytest.raises(RequestError) as caught:
        tab.page.request_from(form(tab, knobs=knobs, **controls))
    assert named <= {d.knob for d in caught.value.diagnostics if d.severity == "error"}


# ---------------------------------------------------------------------------------------------------------------- runs


def test_a_run_becomes_one_growing_log(tab, engine):
    updates = run(tab, form(tab, knobs={"max_new_tokens": "6"}))
    events = log_of(tab, updates)
    assert [event["type"] for event in events[-2:]] == ["Stepped", "Finished"]
    assert sum(event["type"] == "Stepped" for event in events) == 6
    assert engine.requests[-1].config["max_new_tokens"] == 6


def test_the_log_holds_no_markup(lend_tab):
    tab = lend_tab(FakeEngine(lambda request: sampled(request, ["<script>", "a < b"])))
    updates = run(tab, form(tab))
    parts = [update[tab.page.display.log].lines for update in updates if tab.page.display.log in update]
    assert parts and not any("<" in part for part in parts)
    assert [e["step"]["piece"] for e in log_of(tab, updates) if e["type"] == "Stepped"] == ["<script>", "a < b"]


def test_a_bad_request_changes_the_message_alone(tab, engine):
    updates = run(tab, form(tab, seed="lucky"))
    assert [set(update) for update in updates] == [{tab.page.display.message}]
    assert told(tab, updates)[0]["severity"] == "error"
    assert engine.requests == []


@pytest.mark.slow
def test_an_ignored_knob_is_noted_and_the_run_goes_on(tab):
    updates = run(tab, form(tab, "greedy", knobs={"temperature": 0.5}))
    assert [(entry["severity"], entry["knob"]) for entry in told(tab, updates)] == [("warning", "temperature")]
    assert log_of(tab, updates)[-1]["type"] == "Finished"


def test_stop_ends_the_run_and_keeps_what_there_is(lend_tab):
    tab = lend_tab(FakeEngine(pace=0.05))
    events = log_of(tab, run(tab, form(tab), stop_after=3))
    assert events[-1]["sequences"][0]["stop_reason"] == "stopped"


def test_two_people_do_not_meet(lend_tab, engine):
    tab = lend_tab(FakeEngine(pace=0.005))

    async def both():
        async def one(who, seed):
            return [update async for update in tab.run(form(tab, seed=seed), person(who))]

        return await asyncio.gather(one("a", "1"), one("b", "2"))

    for seed, updates in zip((1, 2), asyncio.run(both()), strict=True):
        events = log_of(tab, updates)
        assert events[1]["seed"] == seed
        assert sum(event["type"] == "Stepped" for event in events) == 80
    assert tab.page.sessions.of(person("a")).trace.seed == 1
    assert tab.page.sessions.of(person("b")).trace.seed == 2
    tab.stop(person("a"))
    assert not tab.page.engine.runs[1].cancelled.is_set() or tab.page.engine.runs[1].ended.is_set()


def test_the_newer_run_of_a_tab_takes_the_place_of_the_older(lend_tab):
    tab = lend_tab(FakeEngine(pace=0.02))

    async def twice():
        first = tab.run(form(tab, seed="1"), person("a"))
        await anext(first)
        await anext(first)
        second = [update async for update in tab.run(form(tab, seed="2"), person("a"))]
        return [update async for update in first], second

    rest, second = asyncio.run(twice())
    assert rest == []
    assert tab.page.engine.runs[0].cancelled.is_set()
    assert log_of(tab, second)[-1]["type"] == "Finished"
    assert tab.page.sessions.of(person("a")).trace.seed == 2


@pytest.mark.slow
def test_a_bad_request_leaves_the_run_that_is_alive(lend_tab):
    tab = lend_tab(FakeEngine(pace=0.02))

    async def interrupt():
        first = tab.run(form(tab), person("a"))
        updates = [await anext(first), await anext(first)]
        bad = [update async for update in tab.run(form(tab, seed="lucky"), person("a"))]
        return updates + [update async for update in first], bad

    updates, bad = asyncio.run(interrupt())
    assert told(tab, bad)[0]["knob"] == "seed"
    assert log_of(tab, updates)[-1]["sequences"][0]["stop_reason"] == "length"


def test_a_closed_tab_stops_its_run_and_is_forgotten(lend_tab):
    tab = lend_tab(FakeEngine(pace=0.02))

    async def leave():
        updates = tab.run(form(tab), person("a"))
        await anext(updates)
        await anext(updates)
        tab.page.sessions.forget("a")
        assert len(tab.page.sessions) == 0
        await updates.aclose()

    asyncio.run(leave())
    assert tab.page.engine.runs[0].cancelled.is_set()


# --------------------------------------------------------------------------------------------------------- afterwards


def test_after_a_run_there_is_nothing_to_stop(tab):
    run(tab, form(tab, knobs={"max_new_tokens": "5"}))
    update = asyncio.run(tab.page.finish("stories", person("a")))
    assert update[tab.page.buttons.stop].interactive is False


def test_a_failed_run_leaves_the_last_result(tab):
    run(tab, form(tab, seed="3"))
    run(tab, form(tab, model="missing"))
    assert tab.page.sessions.of(person("a")).trace.seed == 3
    assert isinstance(tab.page.sessions.of(person("a")).trace, Trace)


def test_the_last_seed_is_offered(tab):
    assert tab.last_seed(person("a")) == gr.skip()
    run(tab, form(tab, seed="31"))
    assert tab.last_seed(person("a")) == "31"


@pytest.mark.parametrize("index", one_in(4, range(len(EXAMPLES))), ids=[example.title for example in EXAMPLES])
def test_an_example_fills_the_form_with_its_own_request(tab, index):
    example = EXAMPLES[index]
    filled = tab.fill_example(index, tab.page.sessions.of(person("a")))
    request, _ = tab.page.request_from(form(tab, assistant="some-draft") | filled)
    assert request == dataclasses.replace(example.request, top_candidates=request.top_candidates)


@pytest.mark.parametrize(
    ("settings", "free"), one_in(2, [(Settings.local(), True), (Settings.workshop(), True), (Settings.public(), False)])
)
def test_other_models_can_be_typed_where_they_are_allowed(lend_tab, settings, free):
    tab = lend_tab(FakeEngine(), settings)
    assert tab.page.controls.model.allow_custom_value is free
    assert tab.page.controls.model.choices[0] == ("stories", "stories")


def test_a_failure_before_the_start_is_said_once_beside_the_button(lend_tab):
    def failing(request):
        yield Queued(0)
        yield Failed("There is no such model.", "Choose another.")

    tab = lend_tab(FakeEngine(failing))
    (note,) = told(tab, run(tab, form(tab)))
    assert (note["message"], note["fix"], note["refused"]) == ("There is no such model.", "Choose another.", True)


def test_a_run_that_was_stopped_before_it_began_is_no_error(lend_tab):
    tab = lend_tab(FakeEngine(lambda request: iter([Failed("Stopped before it began.", "", "Cancelled")])))
    (note,) = told(tab, run(tab, form(tab)))
    assert note["severity"] == "info"


@pytest.mark.parametrize(
    ("preset", "known", "knob"),
    one_in(3, [
        ("dola-low", {"is_encoder_decoder": True}, "dola_layers"),
        ("guidance", {"is_encoder_decoder": True}, "guidance_scale"),
        ("prompt-lookup", {"can_crop_cache": False}, "prompt_lookup_num_tokens"),
        ("contrastive", {"can_reorder_cache": False}, "penalty_alpha"),
        ("beam", {"can_reorder_cache": False}, "num_beams"),
        ("greedy", {"is_encoder_decoder": True, "can_crop_cache": False, "can_reorder_cache": False}, None),
    ]),
)
def test_a_strategy_that_the_model_cannot_do_is_told_when_it_is_chosen(tab, engine, monkeypatch, preset, known, knob):
    monkeypatch.setattr(engine, "facts", lambda name: ModelFacts(name, **known))
    update = asyncio.run(tab.choose_preset(preset, "stories", None, person("a")))
    assert [note["knob"] for note in told(tab, [update]) if note["severity"] == "error"] == [knob] * (knob is not None)
    assert engine.requests == []
