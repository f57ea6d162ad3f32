"""Where the lanes of "Side by side" come from: what the controls show, or what this browser has kept. What comes with
an opened file is tested with the files."""

from __future__ import annotations

import json

import pytest

from playground.presets.presets import PRESETS
from playground.ui.comparisons.lane_list import LETTERS
from playground.ui.comparisons.lane_origins import AT_FIRST
from tests.support.fakes import FakeEngine
from tests.support.lanes import heads_of, open_lanes, press_lane
from tests.support.visiting import Visitor, kept_form, make_tab


@pytest.fixture(scope="module")
def tab():
    return make_tab(FakeEngine())


@pytest.fixture
def visitor(tab, request):
    return Visitor(tab, request.node.name)


def test_the_first_lane_is_what_the_controls_show(visitor):
    visitor.set(seed="7")
    open_lanes(visitor)
    lanes = heads_of(visitor)
    assert [lane["title"] for lane in lanes] == ["Nucleus", *(PRESETS[name].title for name in AT_FIRST)]
    assert [lane["label"] for lane in lanes] == list(LETTERS[: len(lanes)])
    assert [lane["selected"] for lane in lanes] == [True, False, False, False]
    assert {lane["seed"] for lane in lanes} == {7}
    assert "temperature 0.8" in lanes[0]["settings"]


def test_no_strategy_is_there_twice_at_first(visitor):
    visitor.form[visitor.tab.page.controls.preset] = "greedy"
    visitor.set_knobs(PRESETS["greedy"].config)
    open_lanes(visitor)
    assert [lane["title"] for lane in heads_of(visitor)] == [PRESETS[name].title for name in AT_FIRST]


def lanes_of(visitor):
    return [(lane.values["preset"], json.loads(lane.values["knobs"])["set"]) for lane in visitor.session.lanes]


def edited(visitor):
    """The view is open, and the second of its lanes is changed and selected."""
    view = visitor.tab.views.side_by_side
    open_lanes(visitor)
    press_lane(visitor, "select", 1)
    visitor.set_knobs({"max_new_tokens": 33})
    visitor.form |= {view.seeds: 3, view.prompts.field: "One\nTwo"}
    press_lane(visitor, "remove", 2)


def test_the_lanes_that_were_changed_come_back_when_their_view_is_opened(visitor, tab):
    edited(visitor)
    again, view = Visitor(tab, "lanes again"), tab.views.side_by_side
    again.call(tab.kept_form.arrive, kept_form(visitor))
    assert again.session.lanes == []
    open_lanes(again)
    assert lanes_of(again) == lanes_of(visitor)
    assert again.form[tab.page.controls.preset] == "greedy" and again.knobs() == {"max_new_tokens": 33}
    assert again.form[view.seeds] == 3 and again.session.prompts == ["One", "Two"]
    third = Visitor(tab, "and again")
    third.call(tab.kept_form.arrive, kept_form(again))
    open_lanes(third)
    assert lanes_of(third) == lanes_of(visitor)


def test_lanes_with_which_nothing_was_done_are_not_kept(visitor, tab):
    open_lanes(visitor)
    assert visitor.form[tab.views.side_by_side.lanes_kept] == ""


@pytest.mark.parametrize(
    "text", ["[", "[]", "{}", '{"lanes": 1, "selected": 0}', '{"lanes": [1], "selected": 0}',
             '{"lanes": [{"model": "\\ud800"}], "selected": 0}', "[" * 100_000],
)  # fmt: skip
def test_lanes_that_are_broken_give_way_to_the_first_ones(visitor, tab, text):
    visitor.call(tab.kept_form.arrive, [*kept_form(visitor)[:-2], text, "{}"])
    open_lanes(visitor)
    assert [preset for preset, _ in lanes_of(visitor)] == ["nucleus", "greedy", "beam", "contrastive"]


def test_what_does_not_fit_in_a_kept_lane_is_as_the_controls_have_it(visitor, tab):
    lane = {"model": "", "preset": "greedy", "knobs": "[", "seed": "one", "top_candidates": None, "assistant": 5}
    text = json.dumps({"lanes": [lane], "selected": 10**30})
    visitor.call(tab.kept_form.arrive, [*kept_form(visitor)[:-2], text, None])
    mine = dict(tab.views.side_by_side.lane_controls.values(visitor.form))
    open_lanes(visitor)
    assert [lane.values for lane in visitor.session.lanes] == [mine]


@pytest.mark.parametrize("text", ["[", "[]", '{"lane-seeds": "three"}', '{"lane-seeds": 3, "lane-model": 1}', "1\n[1]"])
def test_fields_of_lanes_that_are_broken_are_as_at_first(visitor, tab, text):
    view = tab.views.side_by_side
    visitor.form |= {view.seeds: 5, view.common: False, view.prompts.field: "One"}
    visitor.call(tab.kept_form.arrive, [*kept_form(visitor)[:-1], text])
    assert (visitor.form[view.seeds], visitor.form[view.common], visitor.form[view.prompts.field]) == (1, True, "")
