"""What "Side by side" runs: its lanes on one prompt, with which seeds, and how much they record."""

from __future__ import annotations

import pytest

from playground.presets.presets import PRESETS
from playground.trace import Failed
from playground.ui.comparisons.lane_list import MAX_LANES
from playground.ui.comparisons.lane_origins import AT_FIRST
from tests.support.fakes import FakeEngine
from tests.support.lanes import heads_of, open_lanes, press_lane
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


def test_every_lane_runs_its_own_settings_on_the_one_prompt(visitor, engine):
    open_lanes(visitor)
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
    open_lanes(visitor)
    press_lane(visitor, "select", 2)
    visitor.compare("lanes", seed="3")
    seeds = [request.seed for request in engine.requests]
    assert seeds == [3, 3, 3, 3]  # the one that was typed, in whichever lane
    press_lane(visitor, "select", 1)
    visitor.compare("lanes", seed="4")
    assert [request.seed for request in engine.requests[4:]] == [4, 4, 4, 4]


def test_lanes_share_a_random_seed_where_none_was_typed(visitor, engine):
    open_lanes(visitor)
    visitor.compare("lanes")
    seeds = [request.seed for request in engine.requests]
    assert seeds[0] is not None and len(set(seeds)) == 1


def test_without_the_same_luck_each_lane_has_a_seed_of_its_own(visitor, engine):
    open_lanes(visitor)
    visitor.form[visitor.tab.page.controls.same_luck] = False
    visitor.compare("lanes", seed="3")
    seeds = [request.seed for request in engine.requests]
    assert seeds[0] == 3 and len(set(seeds)) == 4


def test_several_seeds_are_for_lanes_that_draw(visitor, engine):
    view = open_lanes(visitor)
    visitor.form[view.seeds] = 3
    lines = visitor.compare("lanes", seed="10")
    assert [request.seed for request in engine.requests][:3] == [10, 11, 12]
    assert [entry["group"] for entry in lines[0]["entries"]] == [0, 0, 0, 1, 2, 3]


def test_a_lane_that_cannot_run_is_named_and_nothing_runs(visitor, engine):
    open_lanes(visitor)
    press_lane(visitor, "select", 1)
    visitor.set_knobs({"temperature": "warm"})
    assert visitor.compare("lanes") == []
    assert "Lane B: " in visitor.says() and engine.requests == []
    lanes = press_lane(visitor, "select", 0)
    assert lanes[1]["problem"]


def test_what_is_wrong_with_every_lane_is_said_once(visitor, engine):
    open_lanes(visitor)
    visitor.form[visitor.tab.page.controls.prompt] = "\ud800"
    assert visitor.compare("lanes") == []
    says = visitor.says()
    assert says.count("holds half a character") == 1 and "Lane " not in says and engine.requests == []


def test_a_run_that_fails_leaves_the_others_alone(visitor, engine):
    view = open_lanes(visitor)
    visitor.form[view.common] = False  # each lane has a model of its own
    visitor.set(model="missing")
    script = engine.script
    engine.script = lambda request: (
        iter([Failed("Gone.", "Look elsewhere.")]) if request.model == "missing" else script(request)
    )
    lines = visitor.compare("lanes")
    kinds = {line["entry"]: line["event"]["type"] for line in lines if line["type"] == "Of"}
    assert kinds == {0: "Failed", 1: "Finished", 2: "Finished", 3: "Finished"}


def test_lanes_that_fail_for_different_reasons_are_named(visitor, engine):
    open_lanes(visitor)
    script = engine.script
    engine.script = lambda request: iter([Failed(f"No {request.config.get('num_beams') or 'one'}.", "")])
    assert visitor.compare("lanes") == []
    engine.script = script
    assert {"A: No one.", "C: No 4."} & {note["message"] for note in visitor.notes()}


@pytest.mark.slow
def test_many_lanes_record_fewer_candidates_and_say_so(visitor, engine):
    view = open_lanes(visitor)
    visitor.form[view.seeds] = 8
    for _ in range(MAX_LANES):
        press_lane(visitor, "copy", 0)
    assert len(heads_of(visitor)) == MAX_LANES
    visitor.compare("lanes")
    assert len(engine.requests) > 30
    assert {request.top_candidates for request in engine.requests} == {3}
    assert "3 candidates" in visitor.says()


def test_few_lanes_record_what_was_asked_for(visitor, engine):
    open_lanes(visitor)
    visitor.compare("lanes", top_candidates=7)
    assert [request.top_candidates for request in engine.requests] == [7, 10, 10, 10]
    assert "candidates" not in visitor.says()
