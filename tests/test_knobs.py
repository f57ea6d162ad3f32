"""The knob table against the installed library: no field missing, defaults and conditions as they really are."""

from __future__ import annotations

import re
import subprocess
import sys

import pytest
import torch
from transformers import GenerationConfig, LlamaConfig, LlamaForCausalLM

from playground.knob import KINDS, in_json, is_id, is_ids, is_int, is_number
from playground.knobs import BASIC, GROUPS, KNOBS

KNOB_ROWS = [pytest.param(knob, id=name) for name, knob in KNOBS.items()]


@pytest.fixture(scope="module")
def model() -> LlamaForCausalLM:
    torch.manual_seed(0)
    config = LlamaConfig(vocab_size=64, hidden_size=16, intermediate_size=32, num_hidden_layers=1,
                         num_attention_heads=2, bos_token_id=0, eos_token_id=1, pad_token_id=1)  # fmt: skip
    return LlamaForCausalLM(config).eval()


# -------------------------------------------------------------------------------------------- the table as a whole


def test_there_is_one_row_for_every_public_field_of_the_library():
    public = {name for name in GenerationConfig().to_dict() if not name.startswith("_")} - {"transformers_version"}
    assert set(KNOBS) == public


def test_defaults_are_those_that_the_library_applies_late():
    late = GenerationConfig._get_default_generation_params()
    assert {name: KNOBS[name].default for name in late} == late
    for name in set(KNOBS) - set(late):
        # the library has no default for these: off, but for the one that its loop fills in
        assert KNOBS[name].default in ((2,) if name == "max_matching_ngram_size" else (None, False)), name


def test_importing_the_table_imports_no_library():
    code = "import sys, playground.knobs; assert not {'torch', 'transformers', 'gradio', 'numpy'} & set(sys.modules)"
    subprocess.run([sys.executable, "-c", code], check=True)


def test_every_group_has_knobs_and_ten_are_basic():
    assert {knob.group for knob in KNOBS.values()} == set(GROUPS)
    assert list(dict.fromkeys(knob.group for knob in KNOBS.values())) == GROUPS  # in the order of the panel
    assert len(BASIC) == 10


@pytest.mark.parametrize("knob", KNOB_ROWS)
def test_a_row_is_complete(knob):
    assert knob.kind in KINDS
    assert knob.meaning.endswith((".", ")")) and "\n" not in knob.meaning and len(knob.meaning) < 120
    assert 1 <= len(re.findall(r"[.!?](?:\s|$)", knob.explanation)) <= 6
    assert knob.paper is None or knob.paper.startswith("https://")
    if knob.kind in ("list", "json"):
        assert knob.shape and knob.fits
    if knob.kind == "choice":
        assert knob.choices
    if knob.default is not None:
        assert knob.problem(knob.default) is None
    if knob.slider_minimum is not None:
        assert knob.problem(knob.slider_minimum) is None and knob.problem(knob.slider_maximum) is None
        assert knob.slider_minimum < knob.slider_maximum and 0 < knob.step <= knob.slider_maximum - knob.slider_minimum
    for need in knob.needs:
        assert all(name in KNOBS and (value is None or KNOBS[name].problem(value) is None)
                   for name, value in need.fix.items())  # fmt: skip


# ------------------------------------------------------------------------------------------------ what has an effect


@pytest.mark.parametrize(
    ("name", "config", "why"),
    [
        ("temperature", {}, "do_sample is off"),
        ("temperature", {"do_sample": True}, None),
        ("temperature", {"do_sample": True, "num_beams": 3}, None),
        ("top_k", {"penalty_alpha": 0.6}, None),
        ("top_k", {"penalty_alpha": 0.0}, "do_sample is off"),
        ("length_penalty", {"num_beams": 1}, "num_beams is 1"),
        ("length_penalty", {"num_beams": 2}, None),
        ("early_stopping", {}, "num_beams is 1"),
        ("max_length", {"max_new_tokens": 5}, "max_new_tokens is set"),
        ("max_length", {"max_new_tokens": None}, None),
        ("min_length", {"min_new_tokens": 0}, "min_new_tokens is set"),
        ("num_assistant_tokens", {}, "no draft model"),
        ("num_assistant_tokens", {"assistant": "stories-draft"}, None),
        ("num_assistant_tokens", {"assistant_early_exit": 1}, None),
        ("num_assistant_tokens", {"prompt_lookup_num_tokens": 3}, "no draft model"),
        ("num_assistant_tokens", {"assistant": "stories-draft", "num_beams": 2}, "num_beams is more than 1"),
        ("max_matching_ngram_size", {}, "prompt_lookup_num_tokens is not set"),
        ("max_matching_ngram_size", {"prompt_lookup_num_tokens": 3}, None),
        ("assistant_lookbehind", {"assistant": "x", "do_sample": True}, "do_sample is on"),
        ("speculation_type", {}, "no assistant"),
        ("cache_implementation", {"use_cache": False}, "use_cache is off"),
        ("cache_config", {"cache_implementation": "dynamic"}, "not quantized"),
        ("max_cache_len", {"cache_implementation": "dynamic"}, "not a static one"),
        ("max_cache_len", {"cache_implementation": "offloaded_static"}, None),
        ("decoder_start_token_id", {"is_encoder_decoder": False}, "no separate encoder"),
        ("decoder_start_token_id", {"is_encoder_decoder": True}, None),
        ("decoder_start_token_id", {}, None),
        ("diversity_penalty", {"num_beams": 4}, "num_beam_groups is 1"),
        ("penalty_alpha", {"top_k": 1}, "top_k is not more than 1"),
        ("repetition_penalty", {}, None),
    ],
)
def test_inactive_says_why(name, config, why):
    reason = KNOBS[name].inactive(config)
    if why is None:
        assert reason is None and KNOBS[name].fix(config) == {}
    else:
        assert reason.startswith(f"{name} is ignored: ") and why in reason and reason.endswith(".")


@pytest.mark.parametrize("knob", [row for row in KNOB_ROWS if row.values[0].needs])
@pytest.mark.parametrize(
    "config",
    [
        {},
        {"do_sample": True},
        {"num_beams": 4, "max_new_tokens": 9, "min_new_tokens": 2, "use_cache": False},
        {"assistant": "x", "num_beams": 2, "top_k": 1, "do_sample": True},
    ],
)
def test_the_fixes_lead_to_an_effect_or_to_something_no_knob_can_mend(knob, config):
    config = dict(config)
    for _ in range(5):
        if not knob.fix(config):
            break
        config |= knob.fix(config)
    reason = knob.inactive(config)
    assert reason is None or any(text in reason for text in ("assistant", "no use for it"))


SAMPLING_VALUES = {
    "temperature": 0.5, "top_k": 3, "top_p": 0.5, "min_p": 0.2, "top_h": 0.4, "typical_p": 0.5,
    "epsilon_cutoff": 0.001, "eta_cutoff": 0.001,
}  # fmt: skip


@pytest.mark.parametrize(("name", "value"), SAMPLING_VALUES.items())
@pytest.mark.parametrize("do_sample", [False, True])
def test_the_library_uses_the_sampling_knobs_exactly_when_the_table_says_so(model, name, value, do_sample):
    def processors(**fields):
        config = GenerationConfig(do_sample=do_sample, **fields)
        config._eos_token_tensor = torch.tensor([1])
        return {type(processor) for processor in model._get_logits_processor(config, 3, torch.tensor([[3, 4, 5]]))}

    used = processors(**{name: value}) - processors()
    assert bool(used) == (KNOBS[name].inactive({"do_sample": do_sample}) is None)


@pytest.mark.parametrize("knob", KNOB_ROWS)
def test_sampling_knobs_are_those_in_their_group(knob):
    assert (knob.group == "Sampling") == (knob.name in SAMPLING_VALUES)


@pytest.mark.parametrize("name", ["encoder_repetition_penalty", "encoder_no_repeat_ngram_size"])
def test_encoder_knobs_take_the_prompt_of_a_decoder_only_model_as_input(model, name):
    config = GenerationConfig(**{name: 2.0 if "penalty" in name else 2})
    config._eos_token_tensor = torch.tensor([1])
    assert len(model._get_logits_processor(config, 3, torch.tensor([[3, 4, 5]]))) == 1
    assert KNOBS[name].inactive({"is_encoder_decoder": False}) is None


def test_an_assistant_takes_its_drafting_knobs_from_its_own_config(model):
    # so that the runner must hand them over; the table promises that they have an effect
    prompt = torch.tensor([[3, 4, 5]])
    config = GenerationConfig(num_assistant_tokens=3, max_new_tokens=4, assistant_early_exit=1, max_length=7)
    config._eos_token_tensor = torch.tensor([1])
    generator = model._get_candidate_generator(config, prompt, prompt, None, {})
    assert generator.num_assistant_tokens == KNOBS["num_assistant_tokens"].default


# ------------------------------------------------------------------------------------------------- values and limits


@pytest.mark.parametrize(
    ("name", "value", "wrong"),
    [
        ("do_sample", True, None),
        ("do_sample", 1, "true or false"),
        ("do_sample", "true", "true or false"),
        ("num_beams", 4, None),
        ("num_beams", 4.0, "whole number"),
        ("num_beams", True, "whole number"),
        ("num_beams", 0, "at least 1"),
        ("num_beams", 10**400, "at most 1024"),
        ("temperature", 1, None),
        ("temperature", 0, "at least 1e-06"),
        ("temperature", float("nan"), "must be a number"),
        ("temperature", float("inf"), "must be a number"),
        ("temperature", 10**400, "must be a number"),
        ("temperature", "0.7", "must be a number"),
        ("top_h", 0.0, "greater than 0.0"),
        ("top_h", 1.0, None),
        ("epsilon_cutoff", 1.0, "less than 1.0"),
        ("assistant_ensemble_weight", 1.0, "less than 1.0"),
        ("early_stopping", "never", None),
        ("early_stopping", 0, "one of false, true"),
        ("early_stopping", [], "one of"),
        ("cache_implementation", "paged", "one of"),
        ("stop_strings", "end", None),
        ("stop_strings", ["a", "\n"], None),
        ("stop_strings", [""], "list of texts"),
        ("stop_strings", [], "list of texts"),
        ("eos_token_id", 3, None),
        ("eos_token_id", [3, 4], None),
        ("eos_token_id", -1, "token id"),
        ("eos_token_id", [True], "token id"),
        ("bad_words_ids", [[1], [2, 3]], None),
        ("bad_words_ids", [1], "list of lists"),
        ("bad_words_ids", [[]], "list of lists"),
        ("bad_words_ids", [(1, 2)], "list of lists"),
        ("sequence_bias", [[[1], -2]], None),
        ("sequence_bias", {(1, 2): 3.0}, None),
        ("sequence_bias", {"1": 3.0}, "list of pairs"),
        ("sequence_bias", [[[1], float("inf")]], "list of pairs"),
        ("sequence_bias", [[[1]]], "list of pairs"),
        ("exponential_decay_length_penalty", [3, 1.1], None),
        ("exponential_decay_length_penalty", [3, 0], "a pair"),
        ("watermarking_config", {}, None),
        ("watermarking_config", {"greenlist_ratio": 1.0}, "an object"),
        ("watermarking_config", {"ngram_len": 5, "keys": [1, 2]}, None),
        ("watermarking_config", {"ngram_len": 5}, "an object"),
        ("watermarking_config", {"colour": "green"}, "an object"),
        ("compile_config", {"mode": "default"}, None),
        ("compile_config", {"options": {"cpp.cxx": "x"}}, "an object"),
        ("cache_config", {"backend": "hqq", "nbits": 4}, None),
        ("cache_config", {"nbits": 5}, "an object"),
        ("dola_layers", "low", None),
        ("dola_layers", "middle", "low"),
        ("force_words_ids", [[1, 2], [[3], [4, 5]]], None),
        ("force_words_ids", [1], "list whose items"),
    ],
)
def test_problem(name, value, wrong):
    problem = KNOBS[name].problem(value)
    assert problem is None if wrong is None else wrong in problem


@pytest.mark.parametrize(
    ("test", "good", "bad"),
    [
        (is_int, [0, -3], [True, 1.0, "1", None]),
        (is_number, [0, 1.5], [True, float("nan"), float("-inf"), 10**400, "1"]),
        (is_id, [0, 5], [-1, 2**31, True, 1.0]),
        (is_ids, [[0], (1, 2)], [[], 0, [-1], "12", None]),
    ],
)
def test_tests_of_values(test, good, bad):
    assert all(map(test, good)) and not any(map(test, bad))


@pytest.mark.parametrize(
    ("value", "text"),
    [(None, "null"), (True, "true"), ("a", '"a"'), (1.5, "1.5"), ([1], "[1]"), ("x" * 99, '"' + "x" * 59 + "...")],
)  # fmt: skip
def test_in_json(value, text):
    assert in_json(value) == text


def test_in_json_survives_what_cannot_be_written():
    deep = []
    for _ in range(100_000):
        deep = [deep]
    assert in_json(deep) == "a value that is nested too deeply"
    assert in_json(10**5000) == "a number of many thousand digits"
