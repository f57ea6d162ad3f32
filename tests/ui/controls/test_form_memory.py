"""What this browser keeps of the controls: set again when the page loads, unless it is broken or a link comes first."""

from __future__ import annotations

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
from tests.support.fakes import FakeEngine
from tests.support.visiting import Visitor, kept_form, make_tab


@pytest.fixture(scope="module")
def tab():
    return make_tab(FakeEngine())


@pytest.fixture
def visitor(tab, request):
    return Visitor(tab, request.node.name)


def test_everything_that_is_set_comes_back(visitor, tab):
    argued = {"begins": "Sure", "arguments": {"enable_thinking": False}, "tools": "[", "continues": True}
    beside = json.dumps({"kind": "chat", "on": True, "system": "Be kind.", "turns": [], "target": "", **argued})
    visitor.set(
        prompt=" Hello\n", model="chatty", preset="beam", seed="5", top_candidates=7, assistant="stories-draft",
        beside=beside,
    )  # fmt: skip
    visitor.set_knobs({"num_beams": 6, "temperature": "warm", "negative_prompt": "sad"})
    again = Visitor(tab, "again")
    again.call(tab.kept_form.arrive, kept_form(visitor))
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
    linked.call(tab.kept_form.arrive, kept_form(visitor))
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
    again.call(tab.kept_form.arrive, kept_form(visitor))
    assert again.knobs() == {"temperature": 0.3} and AS_OPENED in again.session.own


def test_what_this_instance_does_not_offer_is_not_set(lend_tab):
    free, closed = lend_tab(FakeEngine(), Settings.local()), lend_tab(FakeEngine(), Settings.public())
    visitor, again = Visitor(free), Visitor(closed)
    visitor.set(model="my/model", assistant="my/draft")
    visitor.set_knobs({"custom_generate": "my/loop", "temperature": 0.3})
    again.call(closed.kept_form.arrive, kept_form(visitor))
    assert again.form[closed.page.controls.model] == "stories" and again.form[closed.page.controls.assistant] == "none"
    assert json.loads(again.form[closed.page.panel.component])["set"] == {"temperature": 0.3}


def test_a_page_of_a_link_that_is_loaded_again_has_what_was_changed_since(visitor, tab):
    linked = Visitor(tab, "linked again", prompt="From a link")
    visitor.set(prompt="What I wrote")
    linked.call(tab.kept_form.arrive, {"again": kept_form(visitor)})
    assert linked.form[tab.page.controls.prompt] == "What I wrote"


@pytest.mark.parametrize("lock", ["prompt", "model", "knobs", "strategy"])
def test_what_a_class_has_locked_stays_after_a_reload(visitor, tab, lock):
    pupil = Visitor(tab, f"pupil {lock}", room="ABCDE")
    request = GenerationRequest("stories", "The teacher's")
    pupil.session.membership = Membership(ClassSetup(request, locks=frozenset({lock})), "ABCDE", "a")
    visitor.set(prompt="Mine", model="chatty", seed="9", preset="beam")
    before = dict(pupil.form)
    pupil.call(tab.kept_form.arrive, {"again": kept_form(visitor)})
    controls = tab.page.controls
    held = {"prompt": controls.prompt, "model": controls.model, "knobs": controls.seed, "strategy": controls.preset}
    changed = {part for part, control in held.items() if pupil.form[control] != before[control]}
    assert changed == held.keys() - {lock}
