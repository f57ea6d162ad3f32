"""The view of models: the form makes a reference, models are estimated, opened, stopped, used and unloaded."""

from __future__ import annotations

import asyncio
import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from playground.engines.local import LocalEngine
from playground.models.reference import CHOICES, ModelReference
from playground.requests.request import RequestError
from playground.settings import Settings
from playground.ui.page.ask_kinds import AskModel
from tests.support.english import english, in_english
from tests.support.fakes import FakeEngine
from tests.support.visiting import Visitor, make_tab

TOKEN = "hf_mine"


@pytest.fixture(scope="module")
def tab():
    return make_tab(FakeEngine())


class Opener(Visitor):
    """A visitor of the view."""

    def __init__(self, tab, name="a"):
        super().__init__(tab, name)
        self.view = tab.views.models
        self.form |= {field: field.value for field in self.view.form.fields.values()}
        self.form[self.view.form.token] = ""

    def fill(self, token="", **fields):
        self.form |= {self.view.form.fields[name]: value for name, value in fields.items()}
        self.form[self.view.form.token] = token

    def run(self, handler, *more, stop_after=None):
        """All updates of a handler, taken in; presses Stop after so many."""

        async def all_updates():
            taken = []
            answer = handler(self.form, *more)
            if not hasattr(answer, "__aiter__"):
                return [self.take(await answer)]
            async for update in answer:
                taken.append(self.take(update))
                if len(taken) == stop_after:
                    self.view.stop_it(self.http)
            return taken

        return asyncio.run(asyncio.wait_for(all_updates(), 60))

    def open(self, stop_after=None):
        return self.run(self.view.open_it, self.http, stop_after=stop_after)

    def ask(self, act, model):
        return self.call(lambda http: self.view.answer(AskModel(act=act, model=model), self.form, http))

    def shown(self, report):
        value = self.form.get(report.component)
        return in_english(json.loads(value.split("\n", 1)[1])["values"]) if value else None

    def told(self):
        return self.says(self.view.message)


@pytest.fixture
def opener(tab, request):
    tab.page.engine.loaded.clear()
    tab.page.engine.tokens_given.clear()
    return Opener(tab, request.node.name)


# ------------------------------------------------------------------------------------------------------------ the form


@pytest.mark.parametrize(
    ("fields", "reference"),
    [
        ({"name": " stories "}, "stories"),
        ({"name": "a/b", "dtype": "bfloat16"}, "a/b?dtype=bfloat16"),
        ({"name": "a/b", "quantization": "nf4", "double_quant": True, "compute_dtype": "bfloat16"},
         "a/b?quantization=nf4&double_quant=true&compute_dtype=bfloat16"),
        ({"name": "a/b", "revision": "v1", "device_map": "auto", "attn_implementation": "eager"},
         "a/b?attn_implementation=eager&device_map=auto&revision=v1"),
        ({"name": "a/b?dtype=float16"}, "a/b?dtype=float16"),
        ({"name": "a/b?dtype=float16&revision=x", "dtype": "float32"}, "a/b?dtype=float32&revision=x"),
    ],
)  # fmt: skip
def test_the_form_makes_a_reference_and_shows_it_again(fields, reference, opener):
    opener.fill(**fields)
    assert opener.view.form.read(opener.form) == reference
    opener.fill(**{name: field.value for name, field in opener.view.form.fields.items()})
    opener.take(opener.view.form.show(reference))
    assert opener.view.form.read(opener.form) == reference


@pytest.mark.parametrize(
    ("fields", "words"),
    [({"name": ""}, "No model is named"), ({"name": "?dtype=float16"}, "No model is named"),
     ({"name": "a?x=1"}, "no option 'x'"), ({"name": "a", "double_quant": True}, "applies to 4-bit")],
)  # fmt: skip
def test_what_the_form_cannot_mean(fields, words, opener):
    opener.fill(**fields)
    with pytest.raises(RequestError, match=words):
        opener.view.form.read(opener.form)
    for handler, more in ((opener.view.estimate_it, ()), (opener.view.open_it, (opener.http,))):
        opener.run(handler, *more)
        assert words in opener.told()
    assert opener.tab.page.engine.tokens_given == []


_VALUES = st.fixed_dictionaries(
    {}, optional={name: st.sampled_from(CHOICES[name]) for name in ("dtype", "quantization", "attn_implementation")}
)


@given(name=st.text(max_size=30), options=_VALUES, revision=st.text(max_size=10))
def test_whatever_is_typed_is_a_reference_or_refused(tab, name, options, revision):
    opener = Opener(tab)
    opener.fill(name=name, revision=revision, **options)
    try:
        text = opener.view.form.read(opener.form)
    except RequestError as error:
        assert error.diagnostics[0].fix
        return
    assert str(ModelReference.parse(text)) == text
    opener.take(opener.view.form.show(text))
    assert opener.view.form.read(opener.form) == text


# ----------------------------------------------------------------------------------------------- estimates and opening


def test_an_estimate_is_shown(opener):
    opener.fill(name="a/b", token=TOKEN)
    updates = opener.run(opener.view.estimate_it)
    assert len(updates) == 2 and opener.tab.page.engine.tokens_given == [TOKEN]
    found = opener.shown(opener.view.estimate)
    assert found["class_name"] == "LlamaForCausalLM" and [way["fits"] for way in found["ways"]] == [False, True]


def test_an_estimate_does_not_stay_under_the_next_models_error(opener):
    opener.fill(name="a/b")
    opener.run(opener.view.estimate_it)
    assert opener.shown(opener.view.estimate)["model"] == "a/b"
    opener.fill(name="a/missing")
    opener.run(opener.view.estimate_it)
    assert "There is no a/missing." in str(opener.told()) and opener.shown(opener.view.estimate) is None
    opener.fill(name="a/b?dtype=float64")
    opener.run(opener.view.estimate_it)
    assert opener.shown(opener.view.estimate) is None


def test_a_model_is_opened_with_its_progress(opener):
    opener.fill(name="a/b", token=TOKEN)
    opener.open()
    view = opener.view
    assert opener.shown(view.progress) == {"over": True} and opener.told() == ""
    opened = opener.shown(view.opened)
    assert (opened["model"], opened["class_name"], opened["chat_template"]) == ("a/b", "LlamaForCausalLM", True)
    loaded = opener.shown(view.shelf)["sections"][0]["rows"]
    assert [row["model"] for row in loaded] == ["a/b"] and loaded[0]["canUnload"]
    assert opener.form[view.form.token] == "", "the field is emptied"


def test_a_token_leaves_no_trace_on_the_page(opener):
    opener.fill(name="a/b", token=TOKEN)
    opener.open()
    texts = [value for key, value in opener.form.items() if isinstance(value, str)]
    assert not any(TOKEN in text for text in texts)
    view = opener.view
    assert view.form.token not in {*opener.tab.page.inputs, *opener.tab.views.inputs, *opener.tab.page.form_outputs}
    request, _ = opener.tab.page.request_from(opener.form)
    assert TOKEN not in json.dumps(request.to_dict())


def test_what_cannot_be_opened_is_told(opener):
    opener.fill(name="some/missing")
    opener.open()
    assert "no model some/missing" in opener.told() and opener.shown(opener.view.progress) == {"over": True}
    opener.run(opener.view.estimate_it)
    assert "There is no some/missing." in opener.told()


def test_stop(opener):
    opener.tab.page.engine.pace = 0.05
    try:
        opener.fill(name="a/b")
        opener.open(stop_after=2)
    finally:
        opener.tab.page.engine.pace = 0.0
    assert "was stopped" in opener.told() and opener.tab.page.engine.loaded == {}
    assert opener.view.rest(opener.http)[opener.view.stop]["interactive"] is False


def test_closing_the_page_stops_the_opening(opener):
    opener.tab.page.engine.pace = 0.05

    async def leave():
        opener.fill(name="a/b")
        updates = opener.view.open_it(opener.form, opener.http)
        await anext(updates)
        await anext(updates)
        await updates.aclose()

    try:
        asyncio.run(asyncio.wait_for(leave(), 20))
    finally:
        opener.tab.page.engine.pace = 0.0
    assert opener.tab.page.engine.runs[-1].cancelled.is_set()


# --------------------------------------------------------------------------------------------------- used and unloaded


def test_use_sets_the_page_to_the_model(opener):
    opener.fill(name="a/b", dtype="bfloat16")
    opener.run(opener.view.use_it, opener.http)
    assert opener.form[opener.tab.page.controls.model] == "a/b?dtype=bfloat16"
    assert opener.form[opener.tab.views.open] == "one"
    opener.ask("use", "stories")
    assert opener.form[opener.tab.page.controls.model] == "stories"


def test_use_starts_from_the_strategy_of_the_model(opener):
    from playground.presets.presets import PRESETS, default_preset

    usual = default_preset("stories", opener.tab.page.engine.defaults)
    opener.form[opener.tab.page.controls.preset] = other = "greedy" if usual != "greedy" else "nucleus"
    opener.form[opener.tab.page.panel.component] = opener.tab.page.panel.show(PRESETS[other].config, preset=other)
    opener.ask("use", "stories")
    assert opener.form[opener.tab.page.controls.preset] == usual


def test_the_buttons_of_the_tables(opener):
    opener.fill(name="a/b")
    opener.open()
    opener.ask("pick", "c/d?quantization=8bit")
    assert opener.view.form.read(opener.form) == "c/d?quantization=8bit"
    opener.ask("tell", "a/b")
    assert opener.shown(opener.view.opened)["model"] == "a/b"
    opener.ask("unload", "a/b")
    assert "a/b is unloaded" in opener.told() and opener.shown(opener.view.shelf)["sections"][0]["rows"] == []
    opener.ask("unload", "a/b")
    assert "no longer here" in opener.told()
    opener.ask("tell", "a/b")
    assert "no longer loaded" in opener.told()


@pytest.mark.parametrize("act", [None, "", "drop", 5, ["use"]])
def test_a_question_that_no_button_asks_changes_nothing(act, opener):
    before = opener.form[opener.tab.page.controls.model]
    opener.ask(act, "other")
    assert opener.form[opener.tab.page.controls.model] == before


# ----------------------------------------------------------------------------------------------------------- on a host


def test_a_shared_instance_takes_no_token(lend_tab):
    tab = lend_tab(FakeEngine(), Settings.workshop())
    token = tab.views.models.form.token
    assert not token.interactive and "open to everybody" in english(token.info)


def test_a_public_instance_shows_its_bundled_models_alone(lend_tab):
    engine = FakeEngine()
    opener = Opener(lend_tab(engine, Settings.public()))
    opener.call(lambda http: opener.view.list())
    assert [section["title"] for section in opener.shown(opener.view.shelf)["sections"]] == ["Loaded", "Bundled"]
    opener.ask("use", "someone/else")
    assert "is not offered here" in opener.told()
    engine.loaded["stories"] = engine.loaded["x"] = next(e for e in engine._open("stories") if hasattr(e, "in_use"))
    opener.ask("unload", "stories")
    assert "stories" in engine.loaded


def test_the_real_engine_opens_a_folder(lend_tab, tmp_path):
    from tests.support.tiny_models import save, tiny_llama

    model = tiny_llama()
    model.generation_config.do_sample, model.generation_config.temperature = True, 0.6
    folder, engine = str(save(tmp_path / "m", model)), LocalEngine(Settings())
    opener = Opener(lend_tab(engine))
    opener.fill(name=folder)
    opener.set_knobs({"do_sample": True, "temperature": 0.9})
    opener.open()
    fields = {row["name"]: row for row in opener.shown(opener.view.opened)["fields"]}
    assert (fields["temperature"]["model"], fields["temperature"]["library"]) == (0.6, 1.0)
    assert (fields["temperature"]["applies"], fields["temperature"]["by"]) == (0.9, "changed")
    assert not fields["do_sample"]["same"] and "probability" in fields["do_sample"]["meaning"]
    engine.close()
