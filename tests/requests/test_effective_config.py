"""The effective config against the library: what `generate` makes of a request on a model with defaults of its own."""

from __future__ import annotations

import subprocess
import sys
import threading

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from transformers import GenerationConfig

from playground.knobs import KNOBS
from playground.models.loading import LoadedModel
from playground.requests.effective_config import (
    SOURCES,
    Difference,
    EffectiveValue,
    differences,
    effective_config,
    own_fields,
)
from playground.requests.request import GenerationRequest, RequestError
from playground.requests.validation import check
from playground.settings import Settings
from playground.trace import Started
from tests.support.decoding import decode
from tests.support.knob_values import FREE, configs
from tests.support.tiny_models import byte_tokenizer, tiny_llama


def rows(*args, **more) -> dict[str, EffectiveValue]:
    return {row.name: row for row in effective_config(*args, **more)}


# --------------------------------------------------------------------------------------------------- by the table


@pytest.mark.parametrize(
    ("changes", "preset", "model", "name", "value", "source"),
    [
        ({}, None, None, "top_k", 50, "library"),
        ({}, None, {"top_k": 20}, "top_k", 20, "model"),
        ({}, {"top_k": 5}, {"top_k": 20}, "top_k", 5, "preset"),
        ({"top_k": 3}, {"top_k": 5}, {"top_k": 20}, "top_k", 3, "changed"),
        ({"top_k": 0}, {"top_k": 5}, {"top_k": 20}, "top_k", 0, "changed"),  # 0 is a value
        ({"do_sample": False}, {"do_sample": True}, None, "do_sample", False, "changed"),
        ({"top_k": None}, {"top_k": 5}, {"top_k": 20}, "top_k", 20, "model"),  # unset by the person
        ({}, {"top_k": None}, {"top_k": 20}, "top_k", 20, "model"),
        ({}, None, {"top_k": None}, "top_k", 50, "library"),
        ({}, None, None, "max_matching_ngram_size", 2, "library"),
        ({}, None, {"eos_token_id": [1, 2]}, "eos_token_id", [1, 2], "model"),
        ({}, None, {"cache_implementation": "static"}, "cache_implementation", "static", "model"),
        ({"num_assistant_tokens": 5}, None, None, "num_assistant_tokens", 5, "changed"),
        # lengths: the newer limits take the place of the older ones, and 20 is the library's
        ({}, None, None, "max_new_tokens", 20, "library"),
        ({}, None, {"max_new_tokens": 9}, "max_new_tokens", 9, "model"),
        ({}, None, {"max_length": 99}, "max_length", 99, "model"),
        ({"max_length": 20}, None, None, "max_length", 20, "changed"),
        # objects are complete
        ({"watermarking_config": {"bias": 1.5}}, None, None, "watermarking_config",
         {"greenlist_ratio": 0.25, "bias": 1.5, "hashing_key": 15485863, "seeding_scheme": "lefthash",
          "context_width": 1}, "changed"),
    ],
)  # fmt: skip
def test_who_sets_what(changes, preset, model, name, value, source):
    row = rows(changes, preset, model)[name]
    assert (row.value, row.source) == (value, source)


@pytest.mark.parametrize(
    ("changes", "model", "absent"),
    [
        ({}, None, ["max_length", "min_p", "stop_strings", "output_scores", "return_dict_in_generate"]),
        ({"max_new_tokens": 5}, {"max_length": 99}, ["max_length"]),
        ({"min_new_tokens": 0}, {"min_length": 9}, ["min_length"]),
        ({}, {"max_new_tokens": 5, "max_length": 99}, ["max_length"]),
        ({"max_length": 30}, None, ["max_new_tokens"]),
        ({"nonsense": 1}, {"transformers_version": "5"}, ["nonsense", "transformers_version"]),
        ({}, {"cache_implementation": "hybrid"}, ["cache_implementation"]),
        ({"output_scores": True}, {"output_attentions": True}, ["output_scores", "output_attentions"]),
    ],
)
def test_what_has_no_row(changes, model, absent):
    assert not set(absent) & set(rows(changes, None, model))


def test_an_assistants_own_defaults_count_for_the_drafts():
    model, assistant = {"num_assistant_tokens": 7, "top_k": 8}, {"num_assistant_tokens": 3, "top_k": 9}
    assert rows({}, None, model)["num_assistant_tokens"].value == 7
    drafted = rows({}, None, model, {"assistant": "draft", "assistant_defaults": assistant})
    assert (drafted["num_assistant_tokens"].value, drafted["top_k"].value) == (3, 8)
    assert rows({}, None, model, {"assistant": "draft"})["num_assistant_tokens"] == EffectiveValue(
        "num_assistant_tokens", 20, "library"
    )


def test_a_row_says_why_it_has_no_effect():
    found = rows({"temperature": 0.5, "top_p": 1.0}, {"length_penalty": 2.0}, {"do_sample": False, "min_p": 0.1})
    assert found["temperature"].ignored == "temperature is ignored: do_sample is off (the model's default)."
    assert found["length_penalty"].ignored == "length_penalty is ignored: num_beams is 1."
    assert "do_sample is off" in found["min_p"].ignored  # the model's own, as well
    assert found["top_p"].ignored is None  # at its default
    assert rows({"num_assistant_tokens": 5}, context={"assistant": "x"})["num_assistant_tokens"].ignored is None


def test_rows_are_in_the_order_of_the_panel():
    for changes in ({}, {"max_new_tokens": 5, "num_beams": 3}, {"min_p": 0.1}):
        names = list(rows(changes, {"top_k": 5}, {"eos_token_id": 2}))
        assert names == [name for name in KNOBS if name in names]


ANY = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=4),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=4), inner, max_size=3),
    max_leaves=5,
)
CONFIGS = st.dictionaries(st.sampled_from(list(KNOBS)) | st.text(max_size=5), ANY, max_size=5)


@settings(max_examples=100)
@given(CONFIGS, CONFIGS, CONFIGS)
def test_it_never_raises(changes, preset, model):
    assert all(row.source in SOURCES and row.value is not None for row in effective_config(changes, preset, model))
    differences(changes, model)


def test_it_needs_no_library():
    code = (
        "import sys; from playground.requests.effective_config import effective_config; effective_config({'top_k': 5});"
        "assert not {'torch', 'transformers', 'gradio', 'numpy'} & set(sys.modules)"
    )
    subprocess.run([sys.executable, "-c", code], check=True)


# ------------------------------------------------------------------------------------------------------- differences


@pytest.mark.parametrize(
    ("values", "model", "expected"),
    [
        ({}, None, []),
        ({"top_k": 50, "max_new_tokens": 20, "do_sample": False}, None, []),
        ({"top_k": None}, {"top_k": 20}, []),
        ({"top_k": 5}, None, [("top_k", 5, 50)]),
        ({"top_k": 50}, {"top_k": 20}, [("top_k", 50, 20)]),
        ({"top_k": 20}, {"top_k": 20}, []),
        ({"min_p": 0.1, "num_beams": 2}, None, [("num_beams", 2, 1), ("min_p", 0.1, None)]),  # the panel's order
        ({"max_new_tokens": 5}, None, [("max_new_tokens", 5, 20)]),
        ({"max_new_tokens": 5}, {"max_length": 99}, [("max_new_tokens", 5, None)]),
        ({"max_length": 50}, {"max_new_tokens": 5}, [("max_length", 50, 20)]),
        ({"suppress_tokens": (4, 5)}, {"suppress_tokens": [4, 5]}, []),
        ({"watermarking_config": {"bias": 2.0}}, {"watermarking_config": {}}, []),
        ({"output_scores": True, "nonsense": 3}, None, []),
    ],
)
def test_differences(values, model, expected):
    assert differences(values, model) == [Difference(*row) for row in expected]


# ------------------------------------------------------------------------------------------------- against the library

OWN = {  # a model with opinions
    "do_sample": True, "temperature": 0.7, "top_k": 20, "repetition_penalty": 1.1, "max_new_tokens": 3,
    "begin_suppress_tokens": [7], "num_assistant_tokens": 4,
}  # fmt: skip
PROMPT = "the cat sat"


def model_with(own: dict) -> LoadedModel:
    model = tiny_llama(layers=2)
    model.generation_config = GenerationConfig(eos_token_id=2, pad_token_id=0, bos_token_id=1, **own)
    return LoadedModel("tiny", model, byte_tokenizer(), "folder", "cpu", "float32")


MODELS = {"plain": model_with({}), "own": model_with(OWN), "length": model_with({"max_length": 30, "min_length": 2})}


def applied(config: dict, target: LoadedModel) -> tuple[dict, Started]:
    """The effective config that a run tells, without what the playground decides."""
    events = []
    decode(GenerationRequest("tiny", PROMPT, config=config, seed=0), target, None, Settings(), events.append,
               threading.Event())  # fmt: skip
    started = events[0]
    return {name: value for name, value in started.effective.items() if name in FREE}, started


def agree(config: dict, preset: dict, target: LoadedModel) -> None:
    """`effective_config` says what the run of `config` over `preset` tells."""
    asked = {name: value for name, value in {**preset, **config}.items() if value is not None}
    theirs, started = applied(asked, target)
    own = target.model.generation_config.to_dict()
    ours = rows(config, preset, own)
    prompt = len(started.prompt_tokens)
    for name in set(ours) | set(theirs):
        if name == "max_length":
            limit = ours.get("max_new_tokens")
            assert theirs[name] == (prompt + limit.value if limit else ours[name].value)
        elif name == "max_new_tokens":
            assert ours[name].value == started.max_new_tokens
        elif name == "min_length":
            least = ours.get("min_new_tokens")
            assert theirs[name] == (prompt + least.value if least else ours[name].value)
        elif name in theirs:
            given = dict(theirs[name]) if isinstance(theirs[name], dict) else theirs[name]
            if name == "compile_config":
                given = {key: value for key, value in given.items() if key != "options" and value is not None}
            if name == "cache_config":  # the library completes this one only where it is used
                given = KNOBS[name].forms[0].completed(given)
            value = ours[name].value
            assert given == ([list(v) if isinstance(v, tuple) else v for v in value]
                             if isinstance(value, list | tuple) else value), name  # fmt: skip
        else:  # off: the library leaves None
            assert ours[name].source == "library" and ours[name].value in (False, 2), name


@pytest.mark.parametrize("model", MODELS)
@pytest.mark.parametrize(
    ("changes", "preset"),
    [
        ({}, {}),
        ({"max_new_tokens": 4}, {"do_sample": True, "top_k": 0}),
        ({"top_k": None, "temperature": 1.3}, {"do_sample": True, "top_k": 5}),
        ({"max_length": 14, "max_new_tokens": None}, {"max_new_tokens": 9}),
        ({"min_new_tokens": 2, "do_sample": False}, {"num_beams": 3}),
        ({"min_length": 5}, {}),
        ({"stop_strings": ["zz"], "sequence_bias": [[[5], 1.0]]}, {}),
        ({"watermarking_config": {"bias": 1.0}}, {}),
        ({"watermarking_config": {"ngram_len": 3, "keys": [1, 2]}}, {}),
        ({"prompt_lookup_num_tokens": 2, "do_sample": False}, {}),
        ({"cache_config": {"nbits": 2}, "compile_config": {"fullgraph": True}}, {}),
    ],
)
def test_it_is_what_a_run_tells(changes, preset, model):
    agree(changes, preset, MODELS[model])


@pytest.mark.slow
@settings(max_examples=25)
@given(configs(FREE, 4), configs(FREE, 3), st.sampled_from(list(MODELS)))
def test_it_is_what_a_run_tells_whatever_is_set(changes, preset, model):
    target = MODELS[model]
    known = target.model.generation_config.to_dict()
    wanted = GenerationRequest("tiny", PROMPT, config={**preset, **changes})
    context = {"num_layers": 2, "is_encoder_decoder": False}
    if any(problem.severity == "error" for problem in check(wanted, Settings(), known, context)):
        return
    try:
        agree(changes, preset, target)
    except RequestError:
        return  # only a loaded model can tell


def test_the_librarys_defaults_are_the_last_layer():
    late = GenerationConfig._get_default_generation_params()
    ours = rows({})
    for name, value in late.items():
        if name in FREE and value is not None and name != "max_length":
            assert (ours[name].value, ours[name].source) == (value, "library")
    assert ours["max_new_tokens"].value == late["max_length"]


# ------------------------------------------------------------------------------------------- field by field

SET = {"do_sample": True, "temperature": 0.6, "top_k": 50, "eos_token_id": 0, "max_length": 40}


def field_of(name, *more):
    return next(row for row in own_fields(SET, *more) if row["name"] == name)


def test_a_row_for_each_field_that_the_model_sets():
    rows = own_fields(SET)
    assert {row["name"] for row in rows} == set(SET)
    assert [row["name"] for row in rows] == [name for name in KNOBS if name in SET]
    assert all(row["meaning"] == KNOBS[row["name"]].meaning and row["by"] == "model" for row in rows)


def test_the_defaults_are_the_librarys():
    defaults = GenerationConfig()._get_default_generation_params()
    for row in own_fields(SET):
        if row["name"] in defaults:
            assert row["library"] == defaults[row["name"]], row["name"]
    assert field_of("top_k")["same"] and not field_of("temperature")["same"]


@pytest.mark.parametrize(
    ("config", "name", "applies", "by"),
    [
        ({"temperature": 0.9}, "temperature", 0.9, "changed"),
        ({}, "temperature", 0.6, "model"),
        ({"temperature": None}, "temperature", 0.6, "model"),
        ({"max_new_tokens": 5}, "max_length", None, ""),
    ],
)
def test_what_the_page_overrides(config, name, applies, by):
    row = field_of(name, config)
    assert (row["applies"], row["by"]) == (applies, by)


def test_a_value_without_an_effect_says_why():
    assert "do_sample is off" in field_of("temperature", {"do_sample": False})["ignored"]
    assert field_of("temperature")["ignored"] is None


def test_a_model_that_sets_nothing():
    assert own_fields({}) == [] and own_fields({"temperature": None}) == []
