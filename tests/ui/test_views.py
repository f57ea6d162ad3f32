"""What is alike in the views of many runs, called as Gradio calls them: how they stop, are saved and refused."""

from __future__ import annotations

import asyncio
import dataclasses
import math

import gradio as gr
import pytest

from playground.presets.presets import PRESETS
from playground.settings import Settings
from playground.trace import Failed, Queued
from playground.ui.app import build_app
from playground.ui.page.ask_kinds import OpenEntry
from playground.ui.page.messages import KEPT
from tests.benchmarks import heavy
from tests.support.fakes import FakeEngine
from tests.support.lanes import heads_of, open_lanes, press_lane
from tests.support.slow import mostly_slow, one_in
from tests.support.visiting import Visitor, places, received


@pytest.fixture
def engine():
    return FakeEngine()


@pytest.fixture
def tab(lend_tab, engine):
    return lend_tab(engine)


@pytest.fixture
def visitor(tab):
    return Visitor(tab)


@pytest.mark.parametrize("kind", one_in(3, ["lanes", "sweep", "seeds"]))
def test_stop_ends_the_runs_and_none_begins_any_more(lend_tab, kind):
    engine = FakeEngine(pace=0.01)
    visitor = Visitor(lend_tab(engine, dataclasses.replace(Settings(), lanes_each=3)))
    open_lanes(visitor)
    lines = visitor.compare(kind, stop_after=3)
    assert lines[-1] == {"type": "Done", "stopped": True}
    assert len(engine.requests) == 3
    assert all(run.done for run in engine.runs)
    assert not visitor.session.busy


@pytest.mark.parametrize("kind", one_in(3, ["lanes", "sweep", "seeds"]))
@pytest.mark.parametrize("what", ["csv", "json", "html"])
def test_what_ran_can_be_saved(visitor, kind, what):
    open_lanes(visitor)
    view = visitor.tab.views.others[kind]
    visitor.call(view._saving(what))
    assert "nothing to save" in visitor.says()
    if kind == "seeds":
        visitor.form[view.samples] = 3
    visitor.compare(kind, prompt="A <b>fox</b>")
    visitor.call(view._saving(what))
    errand = visitor.errand()
    assert (errand["do"], errand["name"]) == ("download", f"{kind}.{what}")
    assert {"csv": "perplexity", "json": '"format":', "html": "<!doctype html>"}[what] in errand["text"]
    assert what != "html" or "<b>fox" not in errand["text"]


def test_a_run_of_a_comparison_opens_in_the_view_of_one_run(visitor):
    open_lanes(visitor)
    visitor.compare("lanes")
    view = visitor.tab.views.side_by_side
    visitor.call(view.open_run, OpenEntry(kind="lanes", entry=1))
    assert visitor.form[visitor.tab.views.open] == "one"
    assert visitor.log()[0]["type"] == "Started" and visitor.session.trace is not None
    assert visitor.session.request.config == PRESETS["greedy"].config


@pytest.mark.parametrize("number", [9, -1])
def test_a_run_that_is_not_there_cannot_be_opened(visitor, number):
    open_lanes(visitor)
    visitor.compare("lanes")
    visitor.call(visitor.tab.views.side_by_side.open_run, OpenEntry(kind="lanes", entry=number))
    assert "no longer here" in visitor.says() and visitor.form[visitor.tab.views.open] == "lanes"


def test_the_button_does_what_the_open_view_shows(visitor, engine):
    open_lanes(visitor)
    visitor.compare("lanes")
    assert len(engine.requests) == 4
    visitor.form[visitor.tab.views.open] = "one"

    async def run():
        return [update async for update in visitor.tab.views.run_open(visitor.form, visitor.http)]

    asyncio.run(run())
    assert len(engine.requests) == 5 and visitor.session.trace.finished


# ----------------------------------------------------------------------------------------- one thing after the other


def meanwhile(visitor, first, second, after=3):
    """Runs the view `first`, and the view `second` when that one has answered so many times, which takes two presses
    where it would end the work of another view. Both to their ends."""

    async def run(kind):
        async for update in visitor.tab.views.run_open(visitor.form | {visitor.tab.views.open: kind}, visitor.http):
            visitor.take(update)
            yield update

    async def both():
        count, other = 0, None
        async for _ in run(first):
            count += 1
            if count == after:
                if second != first:
                    await drain(run(second))
                    assert "is still running, and this would end it" in visitor.says() and visitor.session.busy
                other = asyncio.create_task(drain(run(second)))
        await other

    async def drain(updates):
        async for _ in updates:
            pass

    asyncio.run(asyncio.wait_for(both(), 60))


@pytest.mark.parametrize("kind", one_in(3, ["lanes", "sweep", "seeds"]))
def test_a_single_run_that_a_comparison_ends_is_told_to_have_ended(visitor, engine, kind):
    engine.pace = 0.005
    open_lanes(visitor)
    meanwhile(visitor, "one", kind)
    assert visitor.log()[-1]["type"] == "Finished"
    assert visitor.log()[-1]["sequences"][0]["stop_reason"] == "stopped"
    assert visitor.session.trace.finished


@pytest.mark.parametrize("second", one_in(3, ["one", "lanes", "seeds"]))
def test_a_comparison_that_is_overtaken_stops_and_the_next_one_is_whole(visitor, engine, second):
    engine.pace = 0.002
    open_lanes(visitor)
    kept = []
    visitor.form[visitor.tab.views.others["seeds"].samples] = 2
    play = type(visitor.tab.views.side_by_side).play

    def playing(view, session, comparison, *more, **named):
        kept.append(comparison)
        return play(view, session, comparison, *more, **named)

    for view in visitor.tab.views.others.values():
        view.play = playing.__get__(view)
    meanwhile(visitor, "lanes", second)
    assert kept[0].stopped and not visitor.session.busy
    if second == "one":
        assert visitor.session.trace.sequences[0].stop_reason == "length"
    else:
        assert kept[-1] is visitor.session.comparisons[second] and not kept[-1].stopped
        assert {trace.sequences[0].stop_reason for trace in kept[-1].traces} == {"length"}


def test_a_closed_tab_leaves_no_run_behind(visitor, engine):
    engine.pace = 0.01
    open_lanes(visitor)

    async def run():
        updates = visitor.tab.views.run_open(visitor.form | {visitor.tab.views.open: "lanes"}, visitor.http)
        for _ in range(3):
            await anext(updates)
        visitor.tab.page.sessions.forget(visitor.http.session_hash)
        await updates.aclose()

    asyncio.run(run())
    assert len(visitor.tab.page.sessions) == 0
    assert all(run.ended.wait(5) for run in engine.runs)
    assert all(run.cancelled.is_set() for run in engine.runs)


AWKWARD = [None, True, 10**400, math.nan, ["nucleus"], {"a": 1}, "\x00", "9" * 5000]


@pytest.mark.parametrize("kind", ["lanes", "sweep", "seeds"])
@pytest.mark.parametrize(
    "value", mostly_slow(AWKWARD, lambda value: value is None), ids=lambda value: repr(value)[:12]
)
def test_whatever_a_browser_sends_is_answered(tab, engine, kind, value):
    """Each input in turn holds what no page would send, in so far as Gradio lets it through."""
    engine.script = lambda request: iter([Failed("No.", "Try again.")])
    for number, component in enumerate(places(tab)):
        try:
            sent = received(component, value)
        except Exception:  # Gradio refuses it
            continue
        visitor = Visitor(tab, f"visitor {number}")
        visitor.form[tab.views.others["seeds"].samples] = 2
        open_lanes(visitor)
        visitor.form[component] = sent
        visitor.compare(kind)
        press_lane(visitor, "add")
        open_lanes(visitor)
        prompts = visitor.session.prompts  # a text in the list of prompts is one
        assert len(heads_of(visitor)) == (len(prompts) or 5)


# --------------------------------------------------------------------------------------------------- what cannot run


@pytest.mark.parametrize("kind", one_in(3, ["lanes", "sweep", "seeds"]))
def test_what_cannot_begin_leaves_the_last_result(visitor, engine, kind):
    open_lanes(visitor)
    view, script = visitor.tab.views.others[kind], engine.script
    visitor.form[visitor.tab.views.others["seeds"].samples] = 3
    visitor.compare(kind, prompt="The first")
    shown, last = visitor.form[view.log], visitor.session.comparisons[kind]
    engine.script = lambda request: iter([Queued(0), Failed("There is no such model.", "Choose another.")])
    assert visitor.compare(kind, prompt="The second") == []
    engine.script = script
    assert visitor.form[view.log] == shown and visitor.session.comparisons[kind] is last
    note, below = visitor.notes()  # once, however many runs there were
    assert (note["message"], note["fix"], note["refused"]) == ("There is no such model.", "Choose another.", True)
    assert below["message"] == KEPT


def mend(visitor, kind, turn):
    visitor.form[visitor.tab.views.open] = kind
    mended = gr.EventData(visitor.tab.page.commands, {"turn": turn})
    visitor.take(asyncio.run(visitor.tab.views.mend(visitor.form, mended, visitor.http)))


@pytest.mark.parametrize(
    "kind", one_in(4, ["one", "lanes", "sweep", "seeds", "trial", "watermark", "precision", "batch", "choices"])
)
def test_what_was_wrong_is_no_longer_said_once_it_is_mended(visitor, engine, kind):
    if kind == "lanes":
        open_lanes(visitor)
    visitor.set_knobs({"do_sample": True, "top_p": 7, "max_new_tokens": 6})
    if kind == "trial":
        visitor.set(assistant="stories-draft")
    if kind == "batch":
        visitor.form[visitor.tab.views.others["batch"].decoding] = "knobs"
    mend(visitor, kind, 5)
    assert "top_p" in visitor.says() and all(note["refused"] for note in visitor.notes())
    visitor.set_knobs({"do_sample": True, "top_p": 0.7, "max_new_tokens": 6})
    mend(visitor, kind, 6)
    assert visitor.notes() == []
    assert visitor.form[visitor.tab.page.display.message].startswith("6\n")  # what was said later counts
    assert engine.requests == []


def test_no_listener_of_the_page_has_many_targets():
    """Gradio reads the state of every target of a listener at each change of one of them."""
    dependencies = build_app(FakeEngine(), Settings.local()).get_config_file()["dependencies"]
    assert max(len(each["targets"]) for each in dependencies) <= 2


@pytest.mark.parametrize("button", ["detector-mistakes", "attack-all"])
def test_the_benchmark_of_heavy_requests_finds_its_buttons(button):
    page = heavy.Page(build_app(FakeEngine(), Settings.local()).get_config_file())
    assert page.presses[button]["does"] and page.forms[button]
    assert len(page.packs["inputs"]) > 20 and page.asks["inputs"] == page.packs["outputs"]


def test_each_view_says_whether_it_uses_the_prompt_of_the_page(visitor):
    open_lanes(visitor)
    visitor.set(seed="5")
    for kind, view in visitor.tab.views.others.items():
        asked = []
        for prompt in ("Once upon a time", "The cat sat"):
            visitor.set(prompt=prompt)
            asked.append(repr(view.ask(visitor.session, visitor.form)))
        assert (asked[0] != asked[1]) == view.uses_prompt, kind
    assert {kind for kind, view in visitor.tab.views.others.items() if not view.uses_prompt} == {
        "batch", "serving", "token_lengths"
    }  # fmt: skip
