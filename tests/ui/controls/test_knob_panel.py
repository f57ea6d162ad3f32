"""The knob panel's server side: its value is read back as what it was, and what it tells while knobs are turned."""

from __future__ import annotations

import json
import math
import re
from pathlib import Path

import gradio as gr
import pytest
from hypothesis import given
from hypothesis import strategies as st

from playground.engines.protocol import ModelFacts
from playground.knobs import GROUPS
from playground.presets.presets import EXAMPLES, PRESETS
from playground.requests.request import GenerationRequest
from playground.requests.validation import check
from playground.settings import Settings
from playground.texts import Text
from playground.ui.controls.knob_panel import KnobPanel, knob_script, number
from playground.ui.controls.knob_panel import assets as panel_assets
from playground.ui.controls.knob_panel.assets import knob_table
from playground.ui.controls.knob_panel.panel_server import PanelServer
from playground.ui.controls.knob_panel.value import (
    MAX_CHARACTERS,
    PANEL_KNOBS,
    PanelValue,
    read_value,
    split,
    write_value,
)
from tests.support.fakes import FakeEngine

FOLDER = Path(panel_assets.__file__).parent


def in_english(answer):
    """What the page gets, with its texts as English strings."""
    return json.loads(answer, object_hook=lambda held: Text(held["said"], held["values"]) if "said" in held else held)


FREE = [knob for knob in PANEL_KNOBS.values() if not knob.managed]
CONFIGS = [pytest.param(p.config, id=p.name) for p in PRESETS.values()] + [
    pytest.param(example.effective, id=example.title) for example in EXAMPLES
]


@pytest.fixture(scope="module")
def panel():
    with gr.Blocks():
        return KnobPanel(FakeEngine(), Settings(), "nucleus")


# ------------------------------------------------------------------------------------------------------------ the value


@pytest.mark.parametrize("config", CONFIGS)
def test_a_preset_is_read_back_as_it_is(panel, config):
    assert panel.read(panel.show(config)) == (config, {}, [])
    assert not [
        d for d in check(GenerationRequest("stories", "Once", config=config), Settings()) if d.severity == "error"
    ]


def test_config_and_extras_are_told_apart(panel):
    value = panel.show({"top_k": 5, "presence_penalty": 0.5, "negative_prompt": " sad"})
    assert panel.read(value) == ({"top_k": 5}, {"presence_penalty": 0.5, "negative_prompt": " sad"}, [])


@pytest.mark.parametrize(
    ("name", "typed", "value"),
    [
        ("top_k", "5", 5),
        ("top_k", " 5 ", 5),
        ("top_k", -5, -5),  # out of range: that is for `check` to say
        ("top_k", 2.5, 2.5),
        ("typical_p", ".9", 0.9),
        ("epsilon_cutoff", "3e-4", 3e-4),
        ("temperature", 2, 2.0),
        ("do_sample", True, True),
        ("early_stopping", "never", "never"),
        ("early_stopping", True, True),
        ("stop_strings", "The end", "The end"),
        ("stop_strings", ["\n", "."], ["\n", "."]),
        ("bad_words_ids", "[[15], [8, 9]]", [[15], [8, 9]]),
        ("bad_words_ids", [[15], [8, 9]], [[15], [8, 9]]),
        ("dola_layers", "low", "low"),
        ("dola_layers", "[0, 2]", [0, 2]),
        ("watermarking_config", '{"bias": 2.5}', {"bias": 2.5}),
        ("structured_output", {"json_schema": '{"type": "object"}'}, {"json_schema": {"type": "object"}}),
        ("structured_output", {"regex": "[0-9]+"}, {"regex": "[0-9]+"}),
        ("custom_generate_kwargs", {"left_padding": 5}, {"left_padding": 5}),
    ],
)
def test_what_was_typed_is_understood(name, typed, value):
    config, extras, problems = split({name: typed})
    assert (config | extras, problems) == ({name: value}, [])
    assert type((config | extras)[name]) is type(value)


@pytest.mark.parametrize("empty", [None, "", "  "])
def test_what_is_empty_sends_nothing(empty):
    texts = ("stop_strings", "negative_prompt", "custom_generate")  # where spaces mean themselves
    assert split({knob.name: empty for knob in FREE if knob.name not in texts or not empty}) == ({}, {}, [])


@pytest.mark.parametrize(
    ("name", "typed"),
    [
        ("top_k", "many"), ("num_beams", "1,5"), ("bad_words_ids", "[[1"), ("sequence_bias", "{"),
        ("sequence_bias", "[" * 100_000), ("structured_output", {"json_schema": "{"}), ("top_k", "x" * 1000),
    ],
)  # fmt: skip
def test_what_cannot_be_read_is_told_with_a_way_out(name, typed):
    config, extras, [problem] = split({name: typed})
    assert config | extras == {name: typed}
    assert (problem.knob, problem.severity) == (name, "error")
    assert problem.message and problem.fix and len(problem.message) < 200


@pytest.mark.parametrize(
    "knobs",
    [
        {"num_beam_groups": 2, "num_beams": "many", "diversity_penalty": 0.5},
        {"num_return_sequences": 3, "num_beams": "many"},
        {"top_k": "many", "penalty_alpha": 0.6},
        {"structured_output": {"json_schema": "{"}, "num_beams": 2},
    ],
)
def test_a_number_that_cannot_be_read_is_the_only_error(knobs):
    told = in_english(PanelServer(FakeEngine(), Settings()).check(json.dumps({"set": knobs, "model": "stories"})))
    errors = [note for notes in [told["general"], *told["notes"].values()] for note in notes]
    (unread,) = (note for note in errors if note["severity"] == "error")
    assert knobs[unread["knob"]] in ("many", {"json_schema": "{"})
    assert re.search("is not a number|is not JSON", unread["message"])


@pytest.mark.parametrize(
    ("value", "exact"),
    [
        ({"watermarking_config": {"hashing_key": 2**62 - 1}}, True),
        ({"watermarking_config": {"ngram_len": 5, "keys": [2**61 + 1, 3]}}, True),
        ({"sequence_bias": {(15,): -2.0, (8, 93): 3.0}}, False),  # as transformers has it; the page has pairs
        ({"stop_strings": ["<script>", "${1+1}", "\ud800"]}, True),
    ],
)
def test_the_value_holds_what_javascript_would_change(panel, value, exact):
    text = panel.show(value)
    assert "<" not in text
    for part in re.findall(r"\d{16,}", text):
        assert f'"{part}"' in text  # as text: a number of this size would lose digits
    config, _, problems = panel.read(text)
    assert problems == []
    assert config == (value if exact else {"sequence_bias": [[[15], -2.0], [[8, 93], 3.0]]})


def test_numbers_that_json_has_no_word_for_stay_wrong(panel):
    text = panel.show({"temperature": math.nan, "top_p": math.inf, "top_k": 10**5000})
    assert "NaN" not in text and "Infinity" not in text
    config, _, problems = panel.read(text)
    told = {d.knob for d in check(GenerationRequest("stories", "Once", config=config), Settings())}
    assert {"temperature", "top_p", "top_k"} <= told | {problem.knob for problem in problems}


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)
values = st.dictionaries(st.sampled_from([*PANEL_KNOBS, "temprature", ""]), json_values, max_size=5)


@given(st.one_of(st.text(), values.map(lambda v: json.dumps({"set": v})), json_values.map(json.dumps), st.none()))
def test_no_value_breaks_reading_or_judging(text):
    config, extras, problems = split(read_value(text)[0].set)
    assert isinstance(config, dict) and isinstance(extras, dict)
    judge = PanelServer(FakeEngine(), Settings())
    told = json.loads(judge.check(text))
    assert set(told["notes"]) <= set(PANEL_KNOBS)
    assert {problem.knob for problem in problems} <= set(told["notes"])
    json.loads(judge.effective(text))


@given(values)
def test_what_is_written_is_read_back(held):
    value, problems = read_value(write_value(PanelValue("beam", {"num_beams": 4}, "stories", "stories-draft", held)))
    assert problems == []
    assert (value.preset, value.base, value.model, value.assistant) == (
        "beam", {"num_beams": 4}, "stories", "stories-draft",
    )  # fmt: skip
    assert value.set.keys() == held.keys()


@pytest.mark.parametrize("text", [None, 5, "", "{", "[]", '{"set": []}', "[" * 100_000, " " * MAX_CHARACTERS + "{}"])
def test_a_broken_value_is_told(panel, text):
    config, extras, [problem] = panel.read(text)
    assert (config, extras, problem.severity) == ({}, {}, "error")
    assert problem.fix


def test_show_keeps_what_it_is_not_told_to_change(panel):
    value = panel.show({"top_k": 5}, preset="top-k", model="stories", assistant="stories-draft")
    held, _ = read_value(panel.show(value, preset="beam"))
    assert (held.preset, held.base, held.set) == ("beam", PRESETS["beam"].config, {"top_k": 5})
    assert (held.model, held.assistant) == ("stories", "stories-draft")
    held, _ = read_value(panel.show({}, preset="my own", base={"top_k": 9}))
    assert (held.base, held.set, held.model) == ({"top_k": 9}, {}, None)


def test_whole_numbers_stay_whole():
    assert [type(number(text)) for text in ("3", "3.0", "1e3")] == [int, float, float]


# ------------------------------------------------------------------------------------------------------------- judging


def judged(held, engine=None, model="stories", settings=None, **others):
    judge = PanelServer(engine or FakeEngine(), settings or Settings())
    return in_english(judge.check(write_value(PanelValue(model=model, set=held, **others))))


def test_an_ignored_knob_is_noted_with_the_press_that_helps():
    told = judged({"temperature": 0.5})
    [note] = told["notes"]["temperature"]
    assert (note["severity"], note["message"]) == ("warning", "temperature is ignored: do_sample is off.")
    assert note["press"] == {"label": "Set do_sample to true", "change": {"do_sample": True}, "whole": True}
    assert "temperature" not in told["idle"]
    assert told["idle"]["top_p"] == "do_sample is off"
    assert "temperature" not in judged({"temperature": 0.5, "do_sample": True})["notes"]


def test_what_acts_differs_from_the_default_and_has_an_effect():
    told = judged({"top_p": 0.5, "num_beams": 1, "max_new_tokens": 9})
    assert "top_p" in told["differs"] and told["acting"] == ["max_new_tokens"]
    assert set(judged({"top_p": 0.5, "do_sample": True})["acting"]) == {"top_p", "do_sample"}


@pytest.mark.parametrize(
    ("held", "knob", "press"),
    [
        ({"temperature": 0, "do_sample": True}, "temperature", ("Set do_sample to false", {"do_sample": False}, False)),
        ({"temperature": 0}, "temperature", ("Unset temperature", {"temperature": None}, True)),
        ({"num_return_sequences": 9, "num_beams": 4}, "num_return_sequences",
         ("Set num_beams to 9", {"num_beams": 9}, False)),
        ({"top_p": 7, "do_sample": True}, "top_p", ("Set top_p to 1.0", {"top_p": 1.0}, False)),
        ({"temprature": 0.7, "do_sample": True}, None,
         ("Unset temprature and set temperature to 0.7", {"temprature": None, "temperature": 0.7}, False)),
        ({"presence_penalty": 500}, "presence_penalty",
         ("Set presence_penalty to 0.5", {"presence_penalty": 0.5}, False)),
    ],
)  # fmt: skip
def test_an_error_has_the_press_that_mends_it(held, knob, press):
    told = judged(held)
    [note] = told["notes"][knob] if knob else told["general"]
    assert tuple(note["press"][name] for name in ("label", "change", "whole")) == press
    after = judged({name: value for name, value in {**held, **press[1]}.items() if value is not None})
    assert note not in after["notes"].get(knob, []) and note not in after["general"]


def test_a_press_that_would_bring_another_error_is_not_offered():
    """Five beams cannot be divided into two groups, so five texts of four beams become four."""
    held = {"num_beams": 4, "num_beam_groups": 2, "diversity_penalty": 0.5, "num_return_sequences": 5}
    [note] = judged(held)["notes"]["num_return_sequences"]
    assert note["fix"].startswith("Set num_beams to 5") and note["press"]["change"] == {"num_return_sequences": 4}
    settings = Settings(max_beams=4)
    [note] = judged({"num_beams": 4, "num_return_sequences": 5}, settings=settings)["notes"]["num_return_sequences"]
    assert note["press"]["change"] == {"num_return_sequences": 4}


def test_what_this_model_or_its_draft_cannot_do_is_told_before_it_is_set(tmp_path):
    (tmp_path / "same.json").write_text('{"model": {"vocab": {"a": 0}}}')
    known = {
        "can_crop_cache": None,
        "num_mtp_layers": 0,
        "supports_early_exit": False,
        "tokenizer": str(tmp_path / "same.json"),
    }
    engine = FakeEngine()
    engine.facts = lambda name: ModelFacts(name, {}, False, 6, 2000, 512, **known)
    idle = judged({}, engine, assistant="twin")["idle"]
    assert idle["use_mtp"] == "this model has no layers that predict several tokens ahead"
    assert idle["assistant_early_exit"] == "this kind of model always runs all of its layers"
    assert idle["speculation_type"] == "the assistant is not a DFlash drafter"
    assert idle["target_lookbehind"] == "the drafts of this assistant need no translation"
    assert "prompt_lookup_num_tokens" not in idle and "num_assistant_tokens" not in idle
    known["can_crop_cache"] = False
    assert "cannot take back tokens" in judged({}, engine)["idle"]["prompt_lookup_num_tokens"]
    [note] = judged({"use_mtp": True}, engine)["notes"]["use_mtp"][:1]
    assert note["severity"] == "error"


def test_the_page_gets_texts_that_it_can_translate():
    engine = FakeEngine()
    engine.defaults = {"do_sample": False}
    value = PanelValue(model="stories", set={"temperature": 0.5, "num_beams": 0, "top_k": "many"})
    judge = PanelServer(engine, Settings())
    told = json.loads(judge.check(write_value(value)))
    off = {"said": "{why} (the model's default)", "values": {"why": {"said": "do_sample is off", "values": {}}}}
    [ignored] = told["notes"]["temperature"]
    assert told["idle"]["top_p"] == off
    assert ignored["message"] == {"said": "{name} is ignored: {why}.", "values": {"name": "temperature", "why": off}}
    assert ignored["press"]["label"] == {
        "said": "Set {name} to {value}", "values": {"name": "do_sample", "value": "true"},
    }  # fmt: skip
    assert ignored["fix"]["values"]["change"] == ignored["press"]["label"]
    [refused] = told["notes"]["num_beams"]
    assert refused["message"]["said"] == "{where} is {value}: it {why}."
    assert refused["message"]["values"]["why"]["said"] == "must be {above} and {below}"
    [unread] = told["notes"]["top_k"]
    assert unread["message"] == {"said": "{value} is not a number.", "values": {"value": "'many'"}}
    rows = json.loads(judge.effective(write_value(value)))
    assert [row["ignored"]["said"] for row in rows if row["name"] == "temperature"] == ["{name} is ignored: {why}."]
    assert json.loads(judge.tokens("5"))["problem"] == {
        "said": "This cannot be split into tokens. Write some text.", "values": {},
    }  # fmt: skip


@pytest.mark.parametrize("knob", FREE, ids=lambda knob: knob.name)
def test_the_press_gives_the_knob_its_effect(knob):
    """One press at a time, as a person would: in the end the knob is not ignored, or no press is offered."""
    held, seen = {knob.name: EXAMPLE[knob.name]}, set()
    while press := next((n["press"] for n in judged(held)["notes"].get(knob.name, []) if n["press"]), None):
        assert press["label"] not in seen
        seen.add(press["label"])
        held = {name: value for name, value in (held | press["change"]).items() if value is not None}
    assert all(n["press"] is None for n in judged(held)["notes"].get(knob.name, []))


EXAMPLE = {
    "stop_strings": ["."], "bad_words_ids": [[5]], "sequence_bias": [[[5], 2.0]], "suppress_tokens": [5],
    "begin_suppress_tokens": [5], "forced_eos_token_id": 2, "exponential_decay_length_penalty": [30, 1.05],
    "watermarking_config": {"bias": 2.0}, "cache_config": {"nbits": 4}, "compile_config": {"fullgraph": True},
    "dola_layers": "low", "force_words_ids": [[5, 6]], "constraints": [{"phrase": [5, 6]}], "eos_token_id": [2],
    "structured_output": {"choices": ["yes", "no"]}, "decoder_start_token_id": 2,
}  # fmt: skip
for _knob in FREE:
    if _knob.name not in EXAMPLE:
        _choices = {"bool": not _knob.default, "choice": _knob.choices and _knob.choices[-1], "text": "sad"}
        EXAMPLE[_knob.name] = _choices.get(_knob.kind, _knob.slider_maximum or 3)


def test_errors_stand_at_their_knob_and_others_above():
    told = judged({"top_k": "many", "num_beams": 0, "temprature": 1})
    assert "not a number" in told["notes"]["top_k"][0]["message"]
    assert told["notes"]["num_beams"][0]["severity"] == "error"
    assert [note["knob"] for note in told["general"]] == ["temprature"]
    assert "temperature" in told["general"][0]["fix"]


def test_what_the_page_gets_is_json_for_javascript():
    def refuse(constant):
        raise AssertionError(constant)

    engine = FakeEngine()
    engine.defaults = {"temperature": math.nan, "max_length": 10**5000}
    text = write_value(PanelValue(model="stories", set={"top_p": "nan", "min_p": "inf"}))
    judge = PanelServer(engine, Settings())
    for told in (judge.check(text), judge.effective(text)):
        json.loads(told, parse_constant=refuse)


def test_nothing_is_told_of_what_is_set_beside_the_panel():
    assert judged({}, model="")["general"] == []


def test_the_model_s_own_defaults_count():
    engine = FakeEngine()
    engine.defaults = {"do_sample": True, "temperature": 0.6, "eos_token_id": 2}
    told = judged({"temperature": 0.6, "top_p": 0.9, "top_k": 50}, engine)
    assert told["differs"] == ["top_p"]
    assert told["notes"] == {}  # the model samples by itself
    assert told["defaults"] == engine.defaults
    assert told["layers"] == 6
    assert judged({"temperature": 0.6}, engine, model="unknown")["differs"] == ["temperature"]


@pytest.mark.parametrize(
    ("held", "differs"),
    [
        ({}, []),
        ({"top_k": 50, "do_sample": False, "temperature": 1.0, "presence_penalty": 0.0}, []),
        ({"presence_penalty": 0.5}, ["presence_penalty"]),
        ({"num_beams": True}, ["num_beams"]),  # 1 == True in Python
        ({"use_cache": False, "min_p": 0.1}, ["min_p", "use_cache"]),  # in the order of the panel
        ({"top_k": "many"}, ["top_k"]),
    ],
)
def test_what_differs_from_the_defaults(held, differs):
    assert judged(held)["differs"] == differs


def test_the_effective_config_says_where_each_value_came_from():
    engine = FakeEngine()
    engine.defaults = {"temperature": 0.6, "eos_token_id": 2}
    value = PanelValue("nucleus", {"do_sample": True, "top_p": 0.9}, "stories", None,
                       {"do_sample": True, "top_p": 0.5, "presence_penalty": 1.0})  # fmt: skip
    rows = json.loads(PanelServer(engine, Settings()).effective(write_value(value)))
    found = {row["name"]: (row["value"], row["source"]) for row in rows}
    assert found["do_sample"] == (True, "preset")
    assert found["top_p"] == (0.5, "changed")
    assert found["presence_penalty"] == (1.0, "changed")
    assert found["temperature"] == (0.6, "model")
    assert found["top_k"] == (50, "library")
    sources = [row["source"] for row in rows]
    assert sources == sorted(sources, key=["changed", "preset", "model", "library"].index)


# -------------------------------------------------------------------------------------------------------- words, tokens


def asked(query, engine=None):
    return in_english(PanelServer(engine or FakeEngine(), Settings()).tokens(json.dumps(query)))


def test_words_are_split_as_the_engine_splits_them():
    engine = FakeEngine()
    ids = [token.token_id for token in engine.tokens("stories", " red fox")]
    told = asked({"model": "stories", "texts": [" red fox", "fox"]}, engine)
    assert told["tokens"][0] == [[ids[0], " red"], [ids[1], " fox"]]
    assert len(told["tokens"]) == 2


def test_libraries_that_are_not_loaded_yet_are_told():
    engine = FakeEngine()

    def tokens(model, text):
        raise ImportError("cannot import name 'AutoConfig'")

    engine.tokens = tokens
    assert "still being loaded" in asked({"model": "stories", "texts": ["fox"]}, engine)["problem"]


def test_ids_are_named_and_strangers_are_told():
    told = asked({"model": "stories", "ids": [5, 6, 10**9]})
    assert [token for token, _ in told["texts"]] == [5, 6]
    assert told["unknown"] == [10**9]


@pytest.mark.parametrize(
    "query",
    [
        {"model": "nowhere", "texts": ["a"]}, {"model": "stories", "texts": ["x" * 501]}, {"model": "stories"}, [], 5,
        {"model": "stories", "texts": ["a"] * 9}, {"model": "stories", "texts": 5}, {"model": "stories", "ids": 5},
        {"model": "stories", "texts": [5]},
    ],
)  # fmt: skip
def test_what_cannot_be_split_is_told(query):
    assert set(asked(query)) == {"problem"} and asked(query)["problem"].endswith(".")
    assert "problem" in json.loads(PanelServer(FakeEngine(), Settings()).tokens("{"))


# ------------------------------------------------------------------------------------------------------------- the page


def test_every_knob_is_in_the_table_once_and_in_its_group():
    table = knob_table()
    assert sorted(row["name"] for row in table["knobs"]) == sorted(PANEL_KNOBS)
    positions = [GROUPS.index(row["group"]) for row in table["knobs"]]
    assert positions == sorted(positions)
    json.dumps(table, allow_nan=False)


def test_every_editor_of_the_table_exists():
    table = (FOLDER / "control_table.ts").read_text("utf-8")
    made = set(re.findall(r"^  (\w+): \w+,$", table, re.M)) | {"json"}
    words = (FOLDER / "words.tsx").read_text("utf-8")
    made |= set(re.findall(r"^  (\w+): \{$", words[words.index("const FORMS") :].split("\n};")[0], re.M))
    assert {row["editor"] for row in knob_table()["knobs"] if not row["managed_because"]} <= made


def test_the_table_is_one_script():
    name, _, table = knob_script().partition(" = ")
    assert name == "window.GenerationPlaygroundKnobs" and table.endswith(";\n")
    assert json.loads(table[:-2])["groups"] == GROUPS


@pytest.mark.parametrize(("settings", "hidden"), [(Settings.local(), True), (Settings(allow_remote_code=True), False)])
def test_a_loop_of_one_s_own_is_offered_where_it_may_run(settings, hidden):
    with gr.Blocks():
        script = KnobPanel(FakeEngine(), settings, "greedy").component.js_on_load
    assert ('"custom_generate"' in script) is hidden
    assert ('"custom_generate_kwargs"' in script) is hidden


def test_two_panels_have_names_of_their_own():
    with gr.Blocks():
        panels = [KnobPanel(FakeEngine(), Settings(), "greedy", name=name) for name in ("left", "right")]
    assert [panel.component.elem_id for panel in panels] == ["left-panel", "right-panel"]
    assert all(f'"name": "{name}"' in p.component.js_on_load for name, p in zip(("left", "right"), panels, strict=True))
