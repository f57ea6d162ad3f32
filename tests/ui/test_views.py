"""The views of many runs, called as Gradio calls them: lanes, sweeps and samples, from the controls to the log."""

from __future__ import annotations

import asyncio
import dataclasses
import json
import math

import gradio as gr
import pytest

from playground.presets.presets import PRESETS
from playground.settings import Settings
from playground.trace import Failed, Queued
from playground.ui.app import build_app
from playground.ui.comparisons.side_by_side import AT_FIRST, LETTERS, MAX_LANES
from playground.ui.page.ask_kinds import ChangeLanes, FollowControls, OpenEntry
from playground.ui.page.messages import KEPT
from tests.benchmarks import heavy
from tests.support.fakes import FakeEngine
from tests.support.slow import mostly_slow, one_in
from tests.support.visiting import Visitor, controls_of_lane, places, received


@pytest.fixture
def engine():
    return FakeEngine()


@pytest.fixture
def tab(lend_tab, engine):
    return lend_tab(engine)


@pytest.fixture
def visitor(tab):
    return Visitor(tab)


def heads(visitor):
    """The lanes as the page knows them."""
    return json.loads(visitor.form[visitor.tab.views.side_by_side.lanes].split("\n", 1)[1])


def arrive(visitor):
    view = visitor.tab.views.side_by_side
    visitor.call(view.arrive, visitor.form)
    return view


def ask(visitor, do, id=None):
    view = visitor.tab.views.side_by_side
    visitor.call(view.change, visitor.form, ChangeLanes(do=do, id=id))
    return heads(visitor)


def knob(visitor, name):
    return visitor.knobs().get(name)


# ------------------------------------------------------------------------------------------------------- the lanes


def test_the_first_lane_is_what_the_controls_show(visitor):
    visitor.set(seed="7")
    arrive(visitor)
    lanes = heads(visitor)
    assert [lane["title"] for lane in lanes] == ["Nucleus", *(PRESETS[name].title for name in AT_FIRST)]
    assert [lane["label"] for lane in lanes] == list(LETTERS[: len(lanes)])
    assert [lane["selected"] for lane in lanes] == [True, False, False, False]
    assert {lane["seed"] for lane in lanes} == {7}
    assert "temperature 0.8" in lanes[0]["settings"]


def test_no_strategy_is_there_twice_at_first(visitor):
    visitor.form[visitor.tab.page.controls.preset] = "greedy"
    visitor.set_knobs(PRESETS["greedy"].config)
    arrive(visitor)
    assert [lane["title"] for lane in heads(visitor)] == [PRESETS[name].title for name in AT_FIRST]


def test_the_controls_show_the_lane_that_is_selected_and_edit_it(visitor):
    arrive(visitor)
    visitor.set_knobs(PRESETS["nucleus"].config | {"temperature": 1.3})
    ask(visitor, "select", 1)
    assert visitor.form[visitor.tab.page.controls.preset] == "greedy"
    assert knob(visitor, "do_sample") is False
    visitor.set(seed="5")
    lanes = ask(visitor, "select", 0)
    assert [lane["seed"] for lane in lanes] == [5] * 4, "with the same luck all lanes have it"
    assert {lane.values["seed"] for lane in visitor.session.lanes} == {"5"}
    assert knob(visitor, "temperature") == 1.3, "what was typed in the other lane is still there"


def test_a_head_follows_the_controls(visitor):
    view = arrive(visitor)
    visitor.set(seed="12", model="stories-draft")
    visitor.call(view.follow, controls_of_lane(visitor))
    assert (heads(visitor)[0]["seed"], heads(visitor)[0]["model"]) == (12, "stories-draft")


def test_an_answer_that_comes_late_reaches_the_lane_it_was_typed_in(visitor):
    view = arrive(visitor)
    typed = dict(visitor.form) | {visitor.tab.page.controls.seed: "99"}
    ask(visitor, "select", 1)
    visitor.call(view.follow, controls_of_lane(visitor, typed))
    assert {lane.values["seed"] for lane in visitor.session.lanes} == {"99"}


def test_what_is_overtaken_on_its_way_changes_no_lane(visitor):
    view = arrive(visitor)
    for turn, seed in ((2, "12"), (1, "")):
        typed = dict(visitor.form) | {visitor.tab.page.controls.seed: seed}
        visitor.call(view.follow, controls_of_lane(visitor, typed, turn))
    assert {lane.values["seed"] for lane in visitor.session.lanes} == {"12"}


def test_without_the_same_luck_a_seed_is_that_of_its_lane(visitor):
    view = arrive(visitor)
    visitor.form[visitor.tab.page.controls.same_luck] = False
    typed = dict(visitor.form) | {visitor.tab.page.controls.seed: "99"}
    ask(visitor, "select", 1)
    visitor.call(view.follow, controls_of_lane(visitor, typed))
    assert [lane.values["seed"] for lane in visitor.session.lanes][:2] == ["99", ""]
    assert [lane["seed"] for lane in heads(visitor)] == [99, None, None, None]
    visitor.form[visitor.tab.page.controls.same_luck] = True  # and all have that of the lane that is edited
    visitor.set(seed="8")
    assert [lane["seed"] for lane in ask(visitor, "select", 0)] == [8] * 4


@pytest.mark.parametrize(
    "held",
    one_in(4, ["", "x", "null", "[1]", "[1, 2, 3, 4]", '["0", true, true, {}]', '["0", 1, 1, {"seed": []}]',
                "[" * 100_000]),
)
def test_what_no_page_sends_changes_no_lane(visitor, held):
    view = arrive(visitor)
    before = visitor.session.lanes
    visitor.call(view.follow, FollowControls(held=held, turn=1))
    assert visitor.session.lanes == before


@pytest.mark.parametrize("values", one_in(2, [{"seed": ["1"]}, {"top_candidates": "x"}, {"knobs": {}}, {"preset": 3}]))
def test_values_of_another_type_change_no_lane(visitor, values):
    view = arrive(visitor)
    *others, held = json.loads(controls_of_lane(visitor).held)
    before = visitor.session.lanes
    visitor.call(view.follow, FollowControls(held=json.dumps([*others, held | values]), turn=1))
    assert [lane.values for lane in visitor.session.lanes] == [lane.values for lane in before]
    assert len(heads(visitor)) == 4


@pytest.mark.parametrize(
    ("do", "number", "titles", "selected"),
    one_in(4, [
        ("copy", 1, "NGGBC", 2),
        ("add", None, "NGBCC", 4),
        ("remove", 1, "NBC", 0),
        ("remove", 0, "GBC", 0),
        ("left", 2, "NBGC", 0),
        ("right", 0, "GNBC", 1),
        ("left", 0, "NGBC", 0),
        ("right", 3, "NGBC", 0),
        ("select", 2, "NGBC", 2),
        ("select", 77, "NGBC", 0),
        ("copy", None, "NGBC", 0),
        ("nonsense", 1, "NGBC", 0),
    ]),
)
def test_lanes_are_added_copied_removed_and_reordered(visitor, do, number, titles, selected):
    arrive(visitor)
    lanes = ask(visitor, do, number)
    assert "".join(lane["title"][0] for lane in lanes) == titles
    assert [lane["selected"] for lane in lanes].index(True) == selected
    assert [lane["label"] for lane in lanes] == list(LETTERS[: len(lanes)])
    assert len({lane["id"] for lane in lanes}) == len(lanes)
    chosen = next(lane for lane in visitor.session.lanes if lane.id == visitor.session.selected)
    assert visitor.form[visitor.tab.page.controls.preset] == chosen.values["preset"]


def test_there_are_no_more_lanes_than_fit_and_never_none(visitor):
    arrive(visitor)
    for _ in range(MAX_LANES):
        ask(visitor, "add")
    assert len(heads(visitor)) == MAX_LANES
    assert "Remove one first" in visitor.says()
    for lane in heads(visitor):
        ask(visitor, "remove", lane["id"])
    assert len(heads(visitor)) == 1
    assert "Change this one" in visitor.says()


def test_lanes_belong_to_one_person(tab):
    one, other = Visitor(tab, "one"), Visitor(tab, "other")
    arrive(one)
    ask(one, "remove", 1)
    arrive(other)
    assert (len(heads(one)), len(heads(other))) == (3, 4)


# ------------------------------------------------------------------------------------------------------- lanes, run


def test_every_lane_runs_its_own_settings_on_the_one_prompt(visitor, engine):
    arrive(visitor)
    lines = visitor.compare("lanes", prompt="A fox")
    assert [request.config for request in engine.requests] == [
        PRESETS[name].config for name in ("nucleus", *AT_FIRST)
    ]
    assert {request.prompt for request in engine.requests} == {"A fox"}
    assert lines[0]["type"] == "Comparison" and lines[0]["kind"] == "lanes"
    assert [group["label"] for group in lines[0]["groups"]] == ["A", "B", "C", "D"]
    assert lines[-1] == {"type": "Done", "stopped": False}
    ended = [line["entry"] for line in lines if line["type"] == "Of" and line["event"]["type"] == "Finished"]
    assert sorted(ended) == [0, 1, 2, 3]
    measured = {line["group"]: line["values"] for line in lines if line["type"] == "Measured"}
    assert measured[0]["tokens"] == 80


@pytest.mark.slow
def test_lanes_without_a_seed_share_one(visitor, engine):
    arrive(visitor)
    ask(visitor, "select", 2)
    visitor.compare("lanes", seed="3")
    seeds = [request.seed for request in engine.requests]
    assert seeds == [3, 3, 3, 3]  # the one that was typed, in whichever lane
    ask(visitor, "select", 1)
    visitor.compare("lanes", seed="4")
    assert [request.seed for request in engine.requests[4:]] == [4, 4, 4, 4]


def test_lanes_share_a_random_seed_where_none_was_typed(visitor, engine):
    arrive(visitor)
    visitor.compare("lanes")
    seeds = [request.seed for request in engine.requests]
    assert seeds[0] is not None and len(set(seeds)) == 1


def test_without_the_same_luck_each_lane_has_a_seed_of_its_own(visitor, engine):
    arrive(visitor)
    visitor.form[visitor.tab.page.controls.same_luck] = False
    visitor.compare("lanes", seed="3")
    seeds = [request.seed for request in engine.requests]
    assert seeds[0] == 3 and len(set(seeds)) == 4


def test_several_seeds_are_for_lanes_that_draw(visitor, engine):
    view = arrive(visitor)
    visitor.form[view.seeds] = 3
    lines = visitor.compare("lanes", seed="10")
    assert [request.seed for request in engine.requests][:3] == [10, 11, 12]
    assert [entry["group"] for entry in lines[0]["entries"]] == [0, 0, 0, 1, 2, 3]


def test_a_lane_that_cannot_run_is_named_and_nothing_runs(visitor, engine):
    arrive(visitor)
    ask(visitor, "select", 1)
    visitor.set_knobs({"temperature": "warm"})
    assert visitor.compare("lanes") == []
    assert "Lane B: " in visitor.says() and engine.requests == []
    lanes = ask(visitor, "select", 0)
    assert lanes[1]["problem"]


def test_what_is_wrong_with_every_lane_is_said_once(visitor, engine):
    arrive(visitor)
    visitor.form[visitor.tab.page.controls.prompt] = "\ud800"
    assert visitor.compare("lanes") == []
    says = visitor.says()
    assert says.count("holds half a character") == 1 and "Lane " not in says and engine.requests == []


def reasons_where_a_lane_is_stopped(visitor, kind):
    """How the runs of a view end, in which the second lane is stopped after a few updates."""
    view = visitor.tab.views.side_by_side

    async def run():
        updates = 0
        async for update in visitor.tab.views.run_open(visitor.form | {visitor.tab.views.open: kind}, visitor.http):
            visitor.take(update)
            updates += 1
            if updates == 3:
                visitor.take(view.change(visitor.form, ChangeLanes(do="stop", id=1), visitor.http))

    asyncio.run(asyncio.wait_for(run(), 30))
    return [trace.sequences[0].stop_reason for trace in visitor.session.comparisons[kind].traces]


@pytest.mark.slow
def test_a_lane_is_stopped_alone(visitor, engine):
    engine.pace = 0.01
    arrive(visitor)
    assert reasons_where_a_lane_is_stopped(visitor, "lanes") == ["length", "stopped", "length", "length"]


def test_a_run_that_fails_leaves_the_others_alone(visitor, engine):
    view = arrive(visitor)
    visitor.form[view.common] = False  # each lane has a model of its own
    visitor.set(model="missing")
    script = engine.script
    engine.script = lambda request: (
        iter([Failed("Gone.", "Look elsewhere.")]) if request.model == "missing" else script(request)
    )
    lines = visitor.compare("lanes")
    kinds = {line["entry"]: line["event"]["type"] for line in lines if line["type"] == "Of"}
    assert kinds == {0: "Failed", 1: "Finished", 2: "Finished", 3: "Finished"}


# ------------------------------------------------------------------------------------------------------- the sweep


def test_a_sweep_runs_every_cell(visitor, engine):
    view = visitor.tab.views.others["sweep"]
    visitor.form |= dict(zip(view.values, ["0.5, 1", "0.9 1"], strict=True))
    lines = visitor.compare("sweep", seed="4")
    assert [(r.config["temperature"], r.config["top_p"], r.seed) for r in engine.requests] == [
        (0.5, 0.9, 4), (1.0, 0.9, 4), (0.5, 1.0, 4), (1.0, 1.0, 4),
    ]  # fmt: skip
    assert lines[0]["axes"] == [
        {"knob": "temperature", "values": ["0.5", "1.0"]}, {"knob": "top_p", "values": ["0.9", "1.0"]}
    ]  # fmt: skip
    assert [group["place"] for group in lines[0]["groups"]] == [[0, 0], [0, 1], [1, 0], [1, 1]]
    tokens = [line for line in lines if line["type"] == "Tokens" and line["entry"] == 3]
    assert sum(len(line["tokens"]) for line in tokens) == 80
    assert [line["stop_reason"] for line in lines if line["type"] == "Ended"] == ["length"] * 4


def test_one_knob_is_enough_and_cells_can_have_seeds(visitor, engine):
    view = visitor.tab.views.others["sweep"]
    visitor.form |= {view.knobs[1]: "none", view.values[0]: "1..3", view.knobs[0]: "top_k", view.seeds: 2}
    lines = visitor.compare("sweep")
    assert len(engine.requests) == 6 and len(lines[0]["axes"]) == 1


@pytest.mark.parametrize(("same", "seeds"), [(True, [4, 5] * 3), (False, [4, 5, 6, 7, 8, 9])])
def test_cells_share_their_seeds_or_each_has_its_own(visitor, engine, same, seeds):
    view = visitor.tab.views.others["sweep"]
    visitor.form |= {view.knobs[1]: "none", view.values[0]: "1..3", view.knobs[0]: "top_k", view.seeds: 2}
    visitor.form[visitor.tab.page.controls.same_luck] = same
    visitor.compare("sweep", seed="4")
    assert [request.seed for request in engine.requests] == seeds


@pytest.mark.parametrize(
    ("knobs", "values", "words"),
    one_in(2, [
        (("temperature", "none"), ("warm", ""), "temperature"),
        (("temperature", "temperature"), ("1", "2"), "temperature is chosen twice"),
        (("temperature", "top_k"), ("0.1..5 by 0.1", "1..50"), "the limit here is"),
        (("temperature", "none"), ("", ""), "There are no values of temperature"),
    ]),
)
def test_what_makes_no_grid_is_refused(visitor, engine, knobs, values, words):
    view = visitor.tab.views.others["sweep"]
    visitor.form |= dict(zip(view.knobs, knobs, strict=True)) | dict(zip(view.values, values, strict=True))
    assert visitor.compare("sweep") == []
    assert words in visitor.says() and engine.requests == []


@pytest.mark.slow
def test_a_knob_without_an_effect_is_told_and_the_grid_still_runs(visitor, engine):
    visitor.form[visitor.tab.page.controls.preset] = "greedy"
    visitor.set_knobs(PRESETS["greedy"].config)
    view = visitor.tab.views.others["sweep"]
    visitor.form |= {view.knobs[1]: "none", view.values[0]: "0.5 1"}
    assert visitor.compare("sweep")[-1]["type"] == "Done"
    assert len(engine.requests) == 2 and "do_sample" in visitor.says()


def test_a_knob_that_is_chosen_brings_values():
    from playground.ui.comparisons.sweep_view import _suggested

    assert _suggested("num_beams") == "1, 2, 4, 8"
    assert _suggested("none") == ""


# ------------------------------------------------------------------------------------------------------- many seeds


@pytest.mark.slow
def test_samples_have_seeds_that_follow_one_another(visitor, engine):
    view = visitor.tab.views.others["seeds"]
    visitor.form[view.samples] = 20
    lines = visitor.compare("seeds", seed="5")
    assert sorted(request.seed for request in engine.requests) == list(range(5, 25))
    assert len(lines[0]["groups"]) == 1 and len(lines[0]["entries"]) == 20
    assert [line["type"] for line in lines].count("Ended") == 20
    measured = next(line for line in reversed(lines) if line["type"] == "Measured")
    assert measured["values"]["self_bleu"] == pytest.approx(1)  # the engine writes one text


def test_samples_of_greedy_decoding_are_told_to_be_the_same(visitor):
    visitor.form[visitor.tab.page.controls.preset] = "greedy"
    visitor.set_knobs(PRESETS["greedy"].config)
    visitor.form[visitor.tab.views.others["seeds"].samples] = 2
    visitor.compare("seeds")
    assert "every sample is the same" in visitor.says()


def test_seeds_beyond_the_last_are_refused(visitor, engine):
    assert visitor.compare("seeds", seed=str(2**63 - 1)) == []
    assert "smaller seed" in visitor.says() and engine.requests == []


# ------------------------------------------------------------------------------------------------------- all of them


@pytest.mark.parametrize("kind", one_in(3, ["lanes", "sweep", "seeds"]))
def test_stop_ends_the_runs_and_none_begins_any_more(lend_tab, kind):
    engine = FakeEngine(pace=0.01)
    visitor = Visitor(lend_tab(engine, dataclasses.replace(Settings(), lanes_each=3)))
    arrive(visitor)
    lines = visitor.compare(kind, stop_after=3)
    assert lines[-1] == {"type": "Done", "stopped": True}
    assert len(engine.requests) == 3
    assert all(run.done for run in engine.runs)
    assert not visitor.session.busy


@pytest.mark.parametrize("kind", one_in(3, ["lanes", "sweep", "seeds"]))
@pytest.mark.parametrize("what", ["csv", "json", "html"])
def test_what_ran_can_be_saved(visitor, kind, what):
    arrive(visitor)
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
    arrive(visitor)
    visitor.compare("lanes")
    view = visitor.tab.views.side_by_side
    visitor.call(view.open_run, OpenEntry(kind="lanes", entry=1))
    assert visitor.form[visitor.tab.views.open] == "one"
    assert visitor.log()[0]["type"] == "Started" and visitor.session.trace is not None
    assert visitor.session.request.config == PRESETS["greedy"].config


@pytest.mark.parametrize("number", [9, -1])
def test_a_run_that_is_not_there_cannot_be_opened(visitor, number):
    arrive(visitor)
    visitor.compare("lanes")
    visitor.call(visitor.tab.views.side_by_side.open_run, OpenEntry(kind="lanes", entry=number))
    assert "no longer here" in visitor.says() and visitor.form[visitor.tab.views.open] == "lanes"


def test_the_button_does_what_the_open_view_shows(visitor, engine):
    arrive(visitor)
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
    arrive(visitor)
    meanwhile(visitor, "one", kind)
    assert visitor.log()[-1]["type"] == "Finished"
    assert visitor.log()[-1]["sequences"][0]["stop_reason"] == "stopped"
    assert visitor.session.trace.finished


@pytest.mark.parametrize("second", one_in(3, ["one", "lanes", "seeds"]))
def test_a_comparison_that_is_overtaken_stops_and_the_next_one_is_whole(visitor, engine, second):
    engine.pace = 0.002
    arrive(visitor)
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


@pytest.mark.slow
def test_stopping_a_lane_stops_nothing_of_another_view(visitor, engine):
    arrive(visitor)
    visitor.compare("lanes")
    engine.pace = 0.005
    visitor.form[visitor.tab.views.others["seeds"].samples] = 4
    assert reasons_where_a_lane_is_stopped(visitor, "seeds") == ["length"] * 4


@pytest.mark.slow
def test_the_heads_of_the_lanes_are_told_once_a_run(visitor, engine, monkeypatch):
    engine.pace = 0.003
    view = arrive(visitor)
    told = []
    monkeypatch.setattr(type(view), "_told", lambda self, session: told.append(1) or {})
    visitor.compare("lanes")
    assert len(told) == 1


@pytest.mark.slow
def test_many_lanes_record_fewer_candidates_and_say_so(visitor, engine):
    view = arrive(visitor)
    visitor.form[view.seeds] = 8
    for _ in range(MAX_LANES):
        ask(visitor, "copy", 0)
    assert len(heads(visitor)) == MAX_LANES
    visitor.compare("lanes")
    assert len(engine.requests) > 30
    assert {request.top_candidates for request in engine.requests} == {3}
    assert "3 candidates" in visitor.says()


def test_few_lanes_record_what_was_asked_for(visitor, engine):
    arrive(visitor)
    visitor.compare("lanes", top_candidates=7)
    assert [request.top_candidates for request in engine.requests] == [7, 10, 10, 10]
    assert "candidates" not in visitor.says()


def test_a_closed_tab_leaves_no_run_behind(visitor, engine):
    engine.pace = 0.01
    arrive(visitor)

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
        arrive(visitor)
        visitor.form[component] = sent
        visitor.compare(kind)
        ask(visitor, "add")
        arrive(visitor)
        prompts = visitor.session.prompts  # a text in the list of prompts is one
        assert len(heads(visitor)) == (len(prompts) or 5)


# --------------------------------------------------------------------------------------------------- what cannot run


@pytest.mark.parametrize("kind", one_in(3, ["lanes", "sweep", "seeds"]))
def test_what_cannot_begin_leaves_the_last_result(visitor, engine, kind):
    arrive(visitor)
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


def test_lanes_that_fail_for_different_reasons_are_named(visitor, engine):
    arrive(visitor)
    script = engine.script
    engine.script = lambda request: iter([Failed(f"No {request.config.get('num_beams') or 'one'}.", "")])
    assert visitor.compare("lanes") == []
    engine.script = script
    assert {"A: No one.", "C: No 4."} & {note["message"] for note in visitor.notes()}


def mend(visitor, kind, turn):
    visitor.form[visitor.tab.views.open] = kind
    mended = gr.EventData(visitor.tab.page.commands, {"turn": turn})
    visitor.take(asyncio.run(visitor.tab.views.mend(visitor.form, mended, visitor.http)))


@pytest.mark.parametrize(
    "kind", one_in(4, ["one", "lanes", "sweep", "seeds", "trial", "watermark", "precision", "batch", "choices"])
)
def test_what_was_wrong_is_no_longer_said_once_it_is_mended(visitor, engine, kind):
    if kind == "lanes":
        arrive(visitor)
    visitor.set_knobs({"do_sample": True, "top_p": 7, "max_new_tokens": 6})
    if kind == "trial":
        visitor.set(assistant="stories-draft")
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
    arrive(visitor)
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
