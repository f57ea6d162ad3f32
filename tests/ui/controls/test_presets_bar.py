"""A person's own presets: in the browser, as files, in a model's folder, on the Hub."""

from __future__ import annotations

import asyncio
import json

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from playground.models.static_facts import ModelFacts
from playground.presets.presets import PRESETS, read_preset
from playground.server.sessions import AS_OPENED, Session
from playground.settings import Settings
from playground.ui.controls.knob_panel.value import read_value
from playground.ui.controls.presets_bar import MAX_NAME_CHARACTERS, MAX_OWN, OWN, take_presets
from playground.ui.page.ask_kinds import TakePresets
from playground.ui.playground_tab import FIRST_PROMPT
from tests.support.fakes import FakeEngine
from tests.support.slow import one_in
from tests.support.visiting import Visitor, make_tab, places

CONFIG = {"do_sample": True, "temperature": 0.3, "max_new_tokens": 12}


@pytest.fixture(scope="module")
def tab():
    return make_tab(FakeEngine())


@pytest.fixture
def visitor(tab, request):
    return Visitor(tab, request.node.name)


@pytest.fixture
def bar(tab):
    return tab.presets_bar


class Browser:
    """The browser's storage: does the errands, and tells what it has."""

    def __init__(self, visitor):
        self.visitor = visitor
        self.presets = {}

    def save(self, name):
        bar = self.visitor.tab.presets_bar
        return self.run(self.visitor.call(bar.save_own, self.visitor.form | {bar.name: name}))

    def delete(self):
        tab = self.visitor.tab
        return self.run(self.visitor.call(tab.presets_bar.delete_own, self.visitor.form[tab.page.controls.preset]))

    def run(self, updates):
        tab = self.visitor.tab
        if tab.page.commands not in updates:
            return None
        errand = self.visitor.errand()
        assert errand["do"] == "keep"
        if errand["config"] is None:
            self.presets.pop(errand["name"], None)
        else:
            self.presets[errand["name"]] = errand["config"]
        kept = TakePresets(presets=self.presets, name=errand["name"], removed=errand["config"] is None)
        return self.visitor.call(tab.presets_bar.take_kept, self.visitor.form, kept)


def test_a_saved_preset_is_listed_and_chosen(visitor, bar, tab):
    visitor.set_knobs(CONFIG)
    Browser(visitor).save("  my   own ")
    assert visitor.form[tab.page.controls.preset] == OWN + "my own"
    assert visitor.session.choices[-1] == ("my own", OWN + "my own")
    assert visitor.knobs() == CONFIG
    assert "kept in this browser" in visitor.says(bar.message)


def test_a_saved_preset_is_applied_as_it_was(visitor, tab):
    browser = Browser(visitor)
    visitor.set_knobs(CONFIG)
    browser.save("cool")
    visitor.call(tab.choose_preset, "greedy", "stories", visitor.form[tab.page.panel.component])
    assert visitor.knobs() == PRESETS["greedy"].config
    visitor.call(tab.choose_preset, OWN + "cool", "stories", visitor.form[tab.page.panel.component])
    assert visitor.knobs() == CONFIG
    visitor.generate()
    assert tab.page.engine.requests[-1].config == CONFIG


def test_extras_survive_the_saving(visitor, tab):
    value = json.loads(visitor.form[tab.page.panel.component])
    value["set"]["presence_penalty"] = 0.5
    visitor.form[tab.page.panel.component] = json.dumps(value)
    Browser(visitor).save("with more")
    assert tab.page.read_knobs(visitor.form)[0]["presence_penalty"] == 0.5
    assert visitor.session.own[OWN + "with more"].config == PRESETS["nucleus"].config


@pytest.mark.parametrize("name", ["", "   ", "Greedy", "beam SEARCH"])
def test_a_name_that_will_not_do_keeps_nothing(visitor, bar, name):
    assert Browser(visitor).save(name) is None
    assert visitor.notes(bar.message)[0]["severity"] == "error"


def test_two_presets_of_one_name_would_lose_one(visitor, bar):
    browser = Browser(visitor)
    browser.save("mine")
    visitor.set_knobs(CONFIG)
    assert browser.save("Mine") is None
    assert "already" in visitor.says(bar.message)


def test_there_is_an_end_to_presets(visitor, bar):
    take_presets(visitor.session, {f"number {n}": CONFIG for n in range(MAX_OWN + 20)})
    assert len(visitor.session.own) == MAX_OWN
    assert Browser(visitor).save("one more") is None
    assert str(MAX_OWN) in visitor.says(bar.message)


def test_a_knob_that_cannot_be_read_is_not_saved(visitor, bar):
    visitor.set_knobs({"top_k": "many"})
    assert Browser(visitor).save("bad") is None
    assert visitor.notes(bar.message)[0]["knob"] == "top_k"


def test_deleting_leaves_the_knobs(visitor, bar, tab):
    browser = Browser(visitor)
    visitor.set_knobs(CONFIG)
    browser.save("soon gone")
    browser.delete()
    assert visitor.form[tab.page.controls.preset] == AS_OPENED
    assert visitor.knobs() == CONFIG
    assert OWN + "soon gone" not in visitor.session.presets
    assert "deleted" in visitor.says(bar.message)


def test_shipped_presets_stay(visitor, bar):
    assert Browser(visitor).delete() is None
    assert "Built-in presets cannot be deleted" in visitor.says(bar.message)


def test_a_browser_that_keeps_nothing_says_so(visitor, bar):
    visitor.call(bar.take_kept, visitor.form, TakePresets(name="x", failed=True))
    assert "Download" in visitor.says(bar.message)
    assert visitor.session.own == {}


def test_another_tab_of_the_browser_adds_and_removes(visitor, bar, tab):
    visitor.call(bar.take_kept, visitor.form, TakePresets(presets={"theirs": CONFIG}))
    assert visitor.form[tab.page.controls.preset] == "nucleus"
    assert OWN + "theirs" in visitor.session.presets
    visitor.call(tab.choose_preset, OWN + "theirs", "stories", visitor.form[tab.page.panel.component])
    visitor.call(bar.take_kept, visitor.form, TakePresets())
    assert visitor.form[tab.page.controls.preset] in visitor.session.presets
    assert visitor.knobs() == CONFIG


def test_nobody_sees_another_s_presets(tab, visitor):
    Browser(visitor).save("private")
    other = Visitor(tab, "somebody else")
    assert other.session.own == {}


@settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(st.recursive(st.none() | st.booleans() | st.integers() | st.text(max_size=5), lambda inner: (
    st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5) | st.sampled_from(["top_k", "a" * 99]), inner)
), max_leaves=8))  # fmt: skip
def test_whatever_lies_in_the_browser_s_storage_is_read_without_harm(kept):
    session = Session()
    take_presets(session, kept)
    for preset in session.own.values():
        assert preset.config == read_preset(json.dumps(preset.config))[0].config
        assert len(preset.title) <= MAX_NAME_CHARACTERS


# --------------------------------------------------------------------------------------------------------------- files


def test_a_downloaded_preset_is_read_again(visitor, bar, tab):
    visitor.set_knobs(CONFIG)
    answer = asyncio.run(bar.give_file(visitor.form))
    errand = json.loads(answer[tab.page.commands])
    assert (errand["name"], errand["type"]) == ("nucleus.json", "application/json")
    other = Visitor(tab, "the next day")
    other.call(bar.take_file, {"name": "nucleus.json", "size": 99, "text": errand["text"]})
    assert other.knobs() == CONFIG


def test_good_fields_of_a_file_are_taken_and_bad_ones_named(visitor, bar, tab):
    text = json.dumps(CONFIG | {"hat": 1, "top_k": "x", "transformers_version": "4.20.0"})
    visitor.call(bar.take_file, {"name": "old.json", "size": len(text), "text": text})
    assert visitor.knobs() == CONFIG
    assert visitor.form[tab.page.controls.preset] == AS_OPENED
    said = visitor.says(bar.message)
    assert "hat" in said and "top_k" in said and "old.json" in said


@pytest.mark.parametrize(
    ("file", "part"),
    [
        ({"name": "a.json", "size": 5, "text": "{"}, "JSON"),
        ({"name": "a.json", "size": 5, "text": "[1]"}, "object"),
        ({"name": "a.json", "size": 200_000_000, "text": None}, "200.0 MB"),
        ({"name": "a.json", "size": 5, "text": None}, "could not read"),
        ({"name": None, "size": None, "text": 7}, "could not read"),
    ],
)
def test_a_file_that_is_no_preset_changes_the_message_alone(visitor, bar, file, part):
    assert set(visitor.call(bar.take_file, file)) == {bar.message}
    assert part in visitor.says(bar.message)
    assert visitor.knobs() == PRESETS["nucleus"].config


def test_no_file_is_no_answer(visitor, bar):
    visitor.call(bar.take_file, None)
    assert visitor.knobs() == PRESETS["nucleus"].config


# ---------------------------------------------------------------------------------------------------------- publishing


def test_saving_in_the_folder_of_a_model(visitor, bar, tmp_path):
    (tmp_path / "config.json").write_text('{"model_type": "llama"}')
    visitor.set(model=str(tmp_path))
    visitor.set_knobs(CONFIG)
    visitor.take(asyncio.run(bar.save_in_folder(visitor.form)))
    assert visitor.notes(bar.message)[0]["severity"] == "info"
    saved = json.loads((tmp_path / "generation_config.json").read_text())
    assert {name: saved[name] for name in CONFIG} == CONFIG


def test_a_bundled_model_stays_as_it_is(visitor, bar):
    visitor.take(asyncio.run(bar.save_in_folder(visitor.form)))
    assert visitor.notes(bar.message)[0]["severity"] == "error"


def push(visitor, bar, token):
    async def collect():
        data = visitor.form | {bar.repository: " me/mine ", bar.token: token}
        return [update async for update in bar.push_preset(data)]

    updates = asyncio.run(collect())
    for update in updates:
        visitor.take(update)
    return updates


def test_a_token_is_used_once_and_forgotten(visitor, bar, monkeypatch):
    calls = []
    monkeypatch.setattr(
        "playground.ui.controls.presets_bar.push_to_hub", lambda *call: calls.append(call) or "https://hub/x"
    )
    visitor.set_knobs(CONFIG)
    updates = push(visitor, bar, " hf_secret ")
    assert calls == [("me/mine", CONFIG, "hf_secret")]
    assert visitor.form[bar.token] == ""
    assert "https://hub/x" in visitor.says(bar.message)
    assert "hf_secret" not in str(updates) + str(vars(visitor.session))


def test_a_push_without_a_token_says_what_is_missing(visitor, bar):
    push(visitor, bar, "")
    assert visitor.notes(bar.message)[0]["severity"] == "error"


@pytest.mark.parametrize(
    ("where", "folder", "hub"),
    one_in(2, [(Settings.local(), True, True), (Settings.workshop(), False, True), (Settings.public(), False, False)]),
)
def test_only_what_an_instance_allows_is_offered(lend_tab, where, folder, hub):
    bar = lend_tab(FakeEngine(), where).presets_bar
    assert (bar.folder is not None, bar.push is not None) == (folder, hub)


# ------------------------------------------------------------------------------------------------ a default for a model


class Knowing(FakeEngine):
    """Knows a model whose own generation config says how to decode."""

    def __init__(self):
        super().__init__(defaults={"do_sample": True, "temperature": 0.6})

    def models(self):
        return [*super().models(), "owner/chat"]


@pytest.fixture(scope="module")
def knowing():
    return make_tab(Knowing())


def choose_model(visitor, model):
    visitor.set(model=model)
    return visitor.call(visitor.tab.choose_model, visitor.form)


def test_a_model_brings_its_default_strategy(knowing):
    visitor = Visitor(knowing, "untouched")
    choose_model(visitor, "owner/chat")
    assert visitor.form[knowing.page.controls.preset] == "model"
    assert visitor.knobs() == {}
    choose_model(visitor, "stories")
    assert visitor.form[knowing.page.controls.preset] == "nucleus"
    assert visitor.knobs() == PRESETS["nucleus"].config


def test_an_example_prompt_gives_way_to_one_for_the_chosen_model_and_own_words_stay(knowing):
    visitor = Visitor(knowing, "switching")
    prompt = knowing.page.controls.prompt
    choose_model(visitor, "owner/chat")
    assert visitor.form[prompt] == FIRST_PROMPT  # its files name no template
    of_facts, of_stories, own = "The capital of Australia is", "I am a cat.", "Mine"
    for typed, first in ((of_facts, FIRST_PROMPT), (of_stories, of_stories), (own, own)):
        visitor.set(prompt=typed)
        choose_model(visitor, "stories")
        assert visitor.form[prompt] == first


@pytest.mark.parametrize(("kind", "first"), [("chat", "What is the capital of France?"),
                                             ("source", "translate English to French: You are happy.")])  # fmt: skip
def test_an_example_prompt_fits_the_kind_of_the_model(lend_tab, monkeypatch, kind, first):
    tab = lend_tab(FakeEngine())
    facts = ModelFacts("owner/other", {}, kind == "source", 6, 2000, 512, has_chat_template=kind == "chat")
    monkeypatch.setattr(tab.page.engine, "facts", lambda model: facts)
    visitor = Visitor(tab, kind)
    choose_model(visitor, "owner/other")
    assert visitor.form[tab.page.controls.prompt] == first
    visitor.set(prompt=FIRST_PROMPT)
    visitor.form[tab.views.open] = "lanes"  # one prompt is for all lanes
    choose_model(visitor, "owner/other")
    assert visitor.form[tab.page.controls.prompt] == FIRST_PROMPT


def test_a_turned_knob_is_not_lost_to_a_model_s_default(knowing):
    visitor = Visitor(knowing, "turned")
    visitor.set_knobs(CONFIG)
    choose_model(visitor, "owner/chat")
    assert visitor.form[knowing.page.controls.preset] == "nucleus"
    assert visitor.knobs() == CONFIG
    assert PRESETS["model"].title in visitor.says()


def test_a_chosen_strategy_is_not_lost_either(knowing):
    visitor = Visitor(knowing, "chosen")
    visitor.set(preset="beam")
    visitor.call(knowing.choose_preset, "beam", "stories", visitor.form[knowing.page.panel.component])
    choose_model(visitor, "owner/chat")
    assert visitor.form[knowing.page.controls.preset] == "beam"
    assert visitor.knobs() == PRESETS["beam"].config


@pytest.mark.parametrize("model", ["somebody/unknown", "", None])
def test_a_model_of_which_nothing_is_known_changes_nothing(visitor, tab, model):
    visitor.set(model=model)
    before = dict(visitor.form)
    visitor.call(tab.choose_model, visitor.form)
    assert {key: visitor.form[key] for key in places(tab)} == {key: before[key] for key in places(tab)}


MINE = {
    "max_new_tokens": 9, "structured_output": {"regex": "[a-z]+"}, "presence_penalty": 0.5, "repetition_penalty": 1.3,
    "stop_strings": ["."],
}  # fmt: skip


def test_what_a_person_set_beside_a_strategy_stays_with_the_next_one(visitor, tab):
    panel, nucleus = tab.page.panel, PRESETS["nucleus"].config
    turned = {**nucleus, **MINE, "temperature": 1.4, "num_beam_groups": 2}
    visitor.form[panel.component] = panel.show(turned, preset="nucleus", base=nucleus)

    def choose(name):
        visitor.call(tab.choose_preset, name, "stories", visitor.form[panel.component])
        return read_value(visitor.form[panel.component])[0]

    held = choose("greedy")  # the temperature was part of the strategy, and groups of beams would be another one
    assert (held.base, held.set) == (PRESETS["greedy"].config, {**PRESETS["greedy"].config, **MINE})
    assert sorted(held.kept) == sorted(MINE)
    held = choose("repetition")  # which sets repetition_penalty itself
    assert held.set == {**PRESETS["repetition"].config, **MINE, "repetition_penalty": 1.2}
    visitor.generate()
    request = tab.page.engine.requests[-1]
    assert (request.config["max_new_tokens"], request.presence_penalty) == (9, 0.5)


def test_lanes_begin_with_what_a_person_set(visitor, tab):
    panel, nucleus = tab.page.panel, PRESETS["nucleus"].config
    visitor.form[panel.component] = panel.show({**nucleus, **MINE}, preset="nucleus", base=nucleus)
    visitor.call(tab.views.side_by_side.arrive, visitor.form)
    lanes = [panel.read(lane.values["knobs"]) for lane in visitor.session.lanes]
    assert len(lanes) == 4
    for config, extras, problems in lanes:
        assert (config["max_new_tokens"], config["stop_strings"], extras["presence_penalty"]) == (9, ["."], 0.5)
        assert problems == []
