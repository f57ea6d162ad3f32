"""What this browser keeps of the controls: set again when the page loads, unless it is broken or a link comes first."""

from __future__ import annotations

import dataclasses
import json

import pytest

from playground.classroom.class_link import ClassSetup
from playground.classroom.locks import Membership
from playground.presets.presets import PRESETS
from playground.requests.request import GenerationRequest
from playground.server.sessions import AS_OPENED
from playground.settings import Settings
from playground.ui.controls.form_memory import NAMES
from playground.ui.controls.sentence import as_sentence
from playground.ui.page.ask_kinds import ChangeLanes
from tests.support.fakes import FakeEngine
from tests.support.visiting import Visitor, make_tab


@pytest.fixture(scope="module")
def tab():
    return make_tab(FakeEngine())


@pytest.fixture
def visitor(tab, request):
    return Visitor(tab, request.node.name)


def kept(visitor):
    """What the page's script keeps: the values of the controls, in their order, those of the knobs, of the media and of
    the lanes."""
    page, lanes = visitor.tab.page, visitor.tab.views.side_by_side
    controls = [getattr(page.controls, field.name) for field in dataclasses.fields(page.controls)]
    components = [*controls, page.panel.component, page.media.component, lanes.lanes_kept]
    fields = {name: visitor.form[field] for name, field in lanes.form.fields.items()}
    return [*(visitor.form.get(component, component.value) for component in components), json.dumps(fields)]


def test_everything_that_is_set_comes_back(visitor, tab):
    argued = {"begins": "Sure", "arguments": {"enable_thinking": False}, "tools": "[", "continues": True}
    beside = json.dumps({"kind": "chat", "on": True, "system": "Be kind.", "turns": [], "target": "", **argued})
    visitor.set(
        prompt=" Hello\n", model="chatty", preset="beam", seed="5", top_candidates=7, assistant="stories-draft",
        beside=beside,
    )  # fmt: skip
    visitor.set_knobs({"num_beams": 6, "temperature": "warm", "negative_prompt": "sad"})
    again = Visitor(tab, "again")
    again.call(tab.kept_form.arrive, kept(visitor))
    one, other = (json.loads(each.form.pop(tab.page.panel.component)) for each in (visitor, again))
    assert {name: one[name] for name in ("preset", "base", "set")} == {
        name: other[name] for name in ("preset", "base", "set")
    }
    beside, brought = (json.loads(each.form.pop(tab.page.controls.beside)) for each in (visitor, again))
    assert brought == brought | beside  # what a form of another version lacks has its default
    for name in ("prompt", "model", "seed", "top_candidates", "assistant"):
        assert again.form[getattr(tab.page.controls, name)] == visitor.form[getattr(tab.page.controls, name)], name
    assert again.form[tab.page.display.caption] == as_sentence(PRESETS["beam"].description) and again.session.chosen


@pytest.mark.parametrize("query", [{"prompt": "A link’s"}, {"lesson": "temperature"}, {"lesson": "dice", "step": "2"}])
def test_a_link_comes_first_and_a_lesson_sets_the_page_itself(visitor, tab, query):
    linked = Visitor(tab, f"linked {query}", **query)
    visitor.set(prompt="Kept")
    before = dict(linked.form)
    linked.call(tab.kept_form.arrive, kept(visitor))
    assert linked.form[tab.page.controls.prompt] == before[tab.page.controls.prompt]


@pytest.mark.parametrize(
    "what", [None, {}, [], "x", [1] * 3, *([each] * len(NAMES) for each in (None, {}, [], "\ud800", 10**30))]
)
def test_what_is_broken_is_ignored_in_silence(visitor, tab, what):
    visitor.call(tab.kept_form.arrive, what)
    assert visitor.notes() == []
    request, _ = tab.page.request_from({**visitor.form, tab.page.controls.prompt: "x"})
    assert request.config == PRESETS["nucleus"].config and request.seed is None


def test_a_strategy_that_is_no_longer_there_keeps_its_knobs(visitor, tab):
    visitor.set_knobs({"temperature": 0.3})
    visitor.set(preset="own:gone")
    again = Visitor(tab, "later")
    again.call(tab.kept_form.arrive, kept(visitor))
    assert again.knobs() == {"temperature": 0.3} and AS_OPENED in again.session.own


def test_what_this_instance_does_not_offer_is_not_set(lend_tab):
    free, closed = lend_tab(FakeEngine(), Settings.local()), lend_tab(FakeEngine(), Settings.public())
    visitor, again = Visitor(free), Visitor(closed)
    visitor.set(model="my/model", assistant="my/draft")
    visitor.set_knobs({"custom_generate": "my/loop", "temperature": 0.3})
    again.call(closed.kept_form.arrive, kept(visitor))
    assert again.form[closed.page.controls.model] == "stories" and again.form[closed.page.controls.assistant] == "none"
    assert json.loads(again.form[closed.page.panel.component])["set"] == {"temperature": 0.3}


def test_a_page_of_a_link_that_is_loaded_again_has_what_was_changed_since(visitor, tab):
    linked = Visitor(tab, "linked again", prompt="From a link")
    visitor.set(prompt="What I wrote")
    linked.call(tab.kept_form.arrive, {"again": kept(visitor)})
    assert linked.form[tab.page.controls.prompt] == "What I wrote"


@pytest.mark.parametrize("lock", ["prompt", "model", "knobs", "strategy"])
def test_what_a_class_has_locked_stays_after_a_reload(visitor, tab, lock):
    pupil = Visitor(tab, f"pupil {lock}", room="ABCDE")
    request = GenerationRequest("stories", "The teacher's")
    pupil.session.membership = Membership(ClassSetup(request, locks=frozenset({lock})), "ABCDE", "a")
    visitor.set(prompt="Mine", model="chatty", seed="9", preset="beam")
    before = dict(pupil.form)
    pupil.call(tab.kept_form.arrive, {"again": kept(visitor)})
    controls = tab.page.controls
    held = {"prompt": controls.prompt, "model": controls.model, "knobs": controls.seed, "strategy": controls.preset}
    changed = {part for part, control in held.items() if pupil.form[control] != before[control]}
    assert changed == held.keys() - {lock}


def lanes_of(visitor):
    return [(lane.values["preset"], json.loads(lane.values["knobs"])["set"]) for lane in visitor.session.lanes]


def press(visitor, do, number):
    visitor.call(visitor.tab.views.side_by_side.change, visitor.form, ChangeLanes(do=do, id=number))


def edited(visitor):
    """The view is open, and the second of its lanes is changed and selected."""
    view = visitor.tab.views.side_by_side
    visitor.call(view.arrive, visitor.form)
    press(visitor, "select", 1)
    visitor.set_knobs({"max_new_tokens": 33})
    visitor.form |= {view.seeds: 3, view.prompts.field: "One\nTwo"}
    press(visitor, "remove", 2)


def test_the_lanes_that_were_changed_come_back_when_their_view_is_opened(visitor, tab):
    edited(visitor)
    again, view = Visitor(tab, "lanes again"), tab.views.side_by_side
    again.call(tab.kept_form.arrive, kept(visitor))
    assert again.session.lanes == []
    again.call(view.arrive, again.form)
    assert lanes_of(again) == lanes_of(visitor)
    assert again.form[tab.page.controls.preset] == "greedy" and again.knobs() == {"max_new_tokens": 33}
    assert again.form[view.seeds] == 3 and again.session.prompts == ["One", "Two"]
    third = Visitor(tab, "and again")
    third.call(tab.kept_form.arrive, kept(again))
    third.call(view.arrive, third.form)
    assert lanes_of(third) == lanes_of(visitor)


def test_lanes_with_which_nothing_was_done_are_not_kept(visitor, tab):
    visitor.call(tab.views.side_by_side.arrive, visitor.form)
    assert visitor.form[tab.views.side_by_side.lanes_kept] == ""


@pytest.mark.parametrize(
    "text", ["[", "[]", "{}", '{"lanes": 1, "selected": 0}', '{"lanes": [1], "selected": 0}',
             '{"lanes": [{"model": "\\ud800"}], "selected": 0}', "[" * 100_000],
)  # fmt: skip
def test_lanes_that_are_broken_give_way_to_the_first_ones(visitor, tab, text):
    view = tab.views.side_by_side
    visitor.call(tab.kept_form.arrive, [*kept(visitor)[:-2], text, "{}"])
    visitor.call(view.arrive, visitor.form)
    assert [preset for preset, _ in lanes_of(visitor)] == ["nucleus", "greedy", "beam", "contrastive"]


def test_what_does_not_fit_in_a_kept_lane_is_as_the_controls_have_it(visitor, tab):
    lane = {"model": "", "preset": "greedy", "knobs": "[", "seed": "one", "top_candidates": None, "assistant": 5}
    text = json.dumps({"lanes": [lane], "selected": 10**30})
    visitor.call(tab.kept_form.arrive, [*kept(visitor)[:-2], text, None])
    mine = dict(tab.views.side_by_side._values(visitor.form))
    visitor.call(tab.views.side_by_side.arrive, visitor.form)
    assert [lane.values for lane in visitor.session.lanes] == [mine]


@pytest.mark.parametrize("text", ["[", "[]", '{"lane-seeds": "three"}', '{"lane-seeds": 3, "lane-model": 1}', "1\n[1]"])
def test_fields_of_lanes_that_are_broken_are_as_at_first(visitor, tab, text):
    view = tab.views.side_by_side
    visitor.form |= {view.seeds: 5, view.common: False, view.prompts.field: "One"}
    visitor.call(tab.kept_form.arrive, [*kept(visitor)[:-1], text])
    assert (visitor.form[view.seeds], visitor.form[view.common], visitor.form[view.prompts.field]) == (1, True, "")
