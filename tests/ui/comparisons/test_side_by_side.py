"""The view "Side by side" without a browser: the controls show and edit one of its lanes, and the heads follow."""

from __future__ import annotations

import asyncio
import json

import pytest

from playground.presets.presets import PRESETS
from playground.ui.comparisons.lane_list import LETTERS, MAX_LANES
from playground.ui.page.ask_kinds import ChangeLanes, FollowControls
from tests.support.fakes import FakeEngine
from tests.support.lanes import controls_of_lane, heads_of, open_lanes, press_lane
from tests.support.slow import one_in
from tests.support.visiting import Visitor


@pytest.fixture
def engine():
    return FakeEngine()


@pytest.fixture
def tab(lend_tab, engine):
    return lend_tab(engine)


@pytest.fixture
def visitor(tab):
    return Visitor(tab)


def test_the_controls_show_the_lane_that_is_selected_and_edit_it(visitor):
    open_lanes(visitor)
    visitor.set_knobs(PRESETS["nucleus"].config | {"temperature": 1.3})
    press_lane(visitor, "select", 1)
    assert visitor.form[visitor.tab.page.controls.preset] == "greedy"
    assert visitor.knobs()["do_sample"] is False
    visitor.set(seed="5")
    lanes = press_lane(visitor, "select", 0)
    assert [lane["seed"] for lane in lanes] == [5] * 4, "with the same luck all lanes have it"
    assert {lane.values["seed"] for lane in visitor.session.lanes} == {"5"}
    assert visitor.knobs()["temperature"] == 1.3, "what was typed in the other lane is still there"


def test_a_head_follows_the_controls(visitor):
    view = open_lanes(visitor)
    visitor.set(seed="12", model="stories-draft")
    visitor.call(view.follow, controls_of_lane(visitor))
    assert (heads_of(visitor)[0]["seed"], heads_of(visitor)[0]["model"]) == (12, "stories-draft")


def test_an_answer_that_comes_late_reaches_the_lane_it_was_typed_in(visitor):
    view = open_lanes(visitor)
    typed = dict(visitor.form) | {visitor.tab.page.controls.seed: "99"}
    press_lane(visitor, "select", 1)
    visitor.call(view.follow, controls_of_lane(visitor, typed))
    assert {lane.values["seed"] for lane in visitor.session.lanes} == {"99"}


def test_what_is_overtaken_on_its_way_changes_no_lane(visitor):
    view = open_lanes(visitor)
    for turn, seed in ((2, "12"), (1, "")):
        typed = dict(visitor.form) | {visitor.tab.page.controls.seed: seed}
        visitor.call(view.follow, controls_of_lane(visitor, typed, turn))
    assert {lane.values["seed"] for lane in visitor.session.lanes} == {"12"}


def test_without_the_same_luck_a_seed_is_that_of_its_lane(visitor):
    view = open_lanes(visitor)
    visitor.form[visitor.tab.page.controls.same_luck] = False
    typed = dict(visitor.form) | {visitor.tab.page.controls.seed: "99"}
    press_lane(visitor, "select", 1)
    visitor.call(view.follow, controls_of_lane(visitor, typed))
    assert [lane.values["seed"] for lane in visitor.session.lanes][:2] == ["99", ""]
    assert [lane["seed"] for lane in heads_of(visitor)] == [99, None, None, None]
    visitor.form[visitor.tab.page.controls.same_luck] = True  # and all have that of the lane that is edited
    visitor.set(seed="8")
    assert [lane["seed"] for lane in press_lane(visitor, "select", 0)] == [8] * 4


@pytest.mark.parametrize(
    "held",
    one_in(4, ["", "x", "null", "[1]", "[1, 2, 3, 4]", '["0", true, true, {}]', '["0", 1, 1, {"seed": []}]',
                "[" * 100_000]),
)
def test_what_no_page_sends_changes_no_lane(visitor, held):
    view = open_lanes(visitor)
    before = visitor.session.lanes
    visitor.call(view.follow, FollowControls(held=held, turn=1))
    assert visitor.session.lanes == before


@pytest.mark.parametrize("values", one_in(2, [{"seed": ["1"]}, {"top_candidates": "x"}, {"knobs": {}}, {"preset": 3}]))
def test_values_of_another_type_change_no_lane(visitor, values):
    view = open_lanes(visitor)
    *others, held = json.loads(controls_of_lane(visitor).held)
    before = visitor.session.lanes
    visitor.call(view.follow, FollowControls(held=json.dumps([*others, held | values]), turn=1))
    assert [lane.values for lane in visitor.session.lanes] == [lane.values for lane in before]
    assert len(heads_of(visitor)) == 4


@pytest.mark.parametrize(
    ("do", "number", "titles", "selected"),
    [
        ("copy", 1, "NGGBC", 2),
        ("remove", 0, "GBC", 0),
        ("left", 2, "NBGC", 0),
        ("select", 2, "NGBC", 2),
        ("select", 77, "NGBC", 0),
        ("copy", None, "NGBC", 0),
    ],
)
def test_a_button_changes_the_lanes_and_the_controls_show_the_selected_one(visitor, do, number, titles, selected):
    open_lanes(visitor)
    lanes = press_lane(visitor, do, number)
    assert "".join(lane["title"][0] for lane in lanes) == titles
    assert [lane["selected"] for lane in lanes].index(True) == selected
    assert [lane["label"] for lane in lanes] == list(LETTERS[: len(lanes)])
    assert len({lane["id"] for lane in lanes}) == len(lanes)
    chosen = next(lane for lane in visitor.session.lanes if lane.id == visitor.session.selected)
    assert visitor.form[visitor.tab.page.controls.preset] == chosen.values["preset"]


def test_there_are_no_more_lanes_than_fit_and_never_none(visitor):
    open_lanes(visitor)
    for _ in range(MAX_LANES):
        press_lane(visitor, "add")
    assert len(heads_of(visitor)) == MAX_LANES
    assert "Remove one first" in visitor.says()
    for lane in heads_of(visitor):
        press_lane(visitor, "remove", lane["id"])
    assert len(heads_of(visitor)) == 1
    assert "Change this one" in visitor.says()


def test_lanes_belong_to_one_person(tab):
    one, other = Visitor(tab, "one"), Visitor(tab, "other")
    open_lanes(one)
    press_lane(one, "remove", 1)
    open_lanes(other)
    assert (len(heads_of(one)), len(heads_of(other))) == (3, 4)


@pytest.mark.slow
def test_the_heads_of_the_lanes_are_told_once_a_run(visitor, engine, monkeypatch):
    engine.pace = 0.003
    view = open_lanes(visitor)
    told = []
    monkeypatch.setattr(type(view), "_told", lambda self, session: told.append(1) or {})
    visitor.compare("lanes")
    assert len(told) == 1


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
    open_lanes(visitor)
    assert reasons_where_a_lane_is_stopped(visitor, "lanes") == ["length", "stopped", "length", "length"]


@pytest.mark.slow
def test_stopping_a_lane_stops_nothing_of_another_view(visitor, engine):
    open_lanes(visitor)
    visitor.compare("lanes")
    engine.pace = 0.005
    visitor.form[visitor.tab.views.others["seeds"].samples] = 4
    assert reasons_where_a_lane_is_stopped(visitor, "seeds") == ["length"] * 4
