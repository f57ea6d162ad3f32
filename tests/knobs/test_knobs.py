"""The knob table against the installed library: no field missing, defaults and conditions as they really are."""

from __future__ import annotations

import inspect
import json
import re
import subprocess
import sys

import pytest
import torch
from transformers import (
    CompileConfig,
    GenerationConfig,
    LlamaConfig,
    LlamaForCausalLM,
    SynthIDTextWatermarkingConfig,
    WatermarkingConfig,
)
from transformers.cache_utils import QuantizedLayer

from playground.knobs import BASIC, GROUPS, KNOBS, PAPERS
from playground.knobs.spec import KINDS, ValueOf, in_json, is_id, is_ids, is_int, is_number

EDITORS = (
    "switch", "slider", "number", "choice", "text", "token", "tokens", "words", "word_groups", "words_with_bias",
    "alternatives", "constraints", "strings", "decay", "layers", "fields", "json",
)  # fmt: skip
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


@pytest.mark.parametrize("change", ["missing", "invented"])
def test_the_comparison_sees_a_new_field_and_one_that_is_gone(monkeypatch, change):
    if change == "missing":
        new = {**GenerationConfig().to_dict(), "top_n_sigma": None}
        monkeypatch.setattr(GenerationConfig, "to_dict", lambda self: new)
    else:
        monkeypatch.setitem(KNOBS, "top_n_sigma", KNOBS["top_p"])
    with pytest.raises(AssertionError):
        test_there_is_one_row_for_every_public_field_of_the_library()


def test_every_paper_is_of_some_row():
    assert set(PAPERS) == {knob.paper for knob in KNOBS.values()} - {None}


@pytest.mark.parametrize("knob", KNOB_ROWS)
def test_a_row_describes_itself_as_plain_json(knob):
    row = knob.describe()
    assert json.loads(json.dumps(row, allow_nan=False)) == json.loads(json.dumps(row))
    assert row["name"] == knob.name and row["default"] == knob.default
    assert len(row["needs"]) == len(knob.needs) and len(row["conflicts"]) == len(knob.conflicts)
    assert [[field["name"] for field in form["fields"]] for form in row["forms"]] == [
        [field.name for field in form.fields] for form in knob.forms
    ]


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
    assert knob.paper is None or knob.paper in PAPERS
    assert knob.editor in EDITORS
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
        assert need.when and not need.when.endswith(".")
        assert all(name in KNOBS and (value is None or KNOBS[name].problem(value) is None)
                   for name, value in need.fix.items())  # fmt: skip
    for conflict in knob.conflicts:
        assert conflict.rule.endswith(".") and conflict.severity in ("error", "warning")
        message, fix = conflict.formatted({name: row.default for name, row in KNOBS.items()})
        for text in (message, fix.sentence):
            assert text.endswith(".") and "{" not in text
        known = {*KNOBS, "num_layers", "first_exit_layer"}
        assert set(re.findall(r"{(\w+)}", conflict.message + conflict.fix.sentence)) <= known
        for change in filter(None, (conflict.fix.change, conflict.fix.otherwise)):
            assert change and change.keys() <= KNOBS.keys()
            for name, value in change.items():
                taken = value.knob in known if isinstance(value, ValueOf) else KNOBS[name].problem(value) is None
                assert value is None or taken


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
        ("penalty_alpha", {"do_sample": True}, "do_sample is on"),
        ("penalty_alpha", {"num_beams": 2}, "num_beams is more than 1"),
        ("dola_layers", {"num_beams": 2}, "num_beams is more than 1"),
        ("dola_layers", {"penalty_alpha": 0.6}, "contrastive search comes first"),
        ("dola_layers", {"assistant": "x"}, "assisted decoding comes first"),
        ("dola_layers", {"prompt_lookup_num_tokens": 2}, "assisted decoding comes first"),
        ("dola_layers", {"use_mtp": True}, "assisted decoding comes first"),
        ("dola_layers", {"use_mtp": False, "do_sample": True}, None),
        ("low_memory", {"penalty_alpha": 0.6}, None),
        ("low_memory", {"penalty_alpha": 0.6, "do_sample": True}, "only contrastive search"),
        ("low_memory", {"num_beams": 4, "num_beam_groups": 2}, "only contrastive search"),
        ("num_beam_groups", {}, "num_beams is 1"),
        ("diversity_penalty", {"num_beam_groups": 2}, "num_beams is 1"),
        ("diversity_penalty", {"num_beam_groups": 2, "num_beams": 2}, None),
        ("temperature", {"num_beams": 4, "num_beam_groups": 2}, "do_sample is off"),
        ("temperature", {"dola_layers": "low", "do_sample": True}, None),
        ("early_stopping", {"force_words_ids": [[1]], "num_beams": 2}, None),
        ("early_stopping", {"penalty_alpha": 0.6}, "num_beams is 1"),
        ("renormalize_logits", {}, "num_beams is 1"),
        ("renormalize_logits", {"num_beams": 2, "num_beam_groups": 2}, None),
        ("prompt_lookup_num_tokens", {"penalty_alpha": 0.6}, "contrastive search comes first"),
        ("prompt_lookup_num_tokens", {"dola_layers": "low"}, None),
        ("num_assistant_tokens", {"assistant": "x", "speculation_type": "dflash"}, "a whole block"),
        ("prefill_chunk_size", {"num_beams": 2}, None),
        ("prefill_chunk_size", {"num_beams": 2, "num_beam_groups": 2}, "only greedy"),
        ("prefill_chunk_size", {"prompt_lookup_num_tokens": 2}, "only greedy"),
        ("prefill_chunk_size", {"penalty_alpha": 0.6}, "only greedy"),
        ("compile_config", {"cache_implementation": "static"}, None),
        ("compile_config", {"cache_implementation": "static", "num_beams": 2}, "only greedy"),
        ("compile_config", {"cache_implementation": "static", "num_beams": 2, "prefill_chunk_size": 2}, None),
        ("min_new_tokens", {}, None),
        ("min_new_tokens", {"eos_token_id": 2}, None),
        ("min_new_tokens", {"eos_token_id": None}, "no end-of-sequence token"),
        ("length_penalty", {"custom_generate": "my/loop"}, None),  # who knows what that loop does
        ("prefill_chunk_size", {"custom_generate": "my/loop", "num_beams": 2, "num_beam_groups": 2}, None),
        ("temperature", {"custom_generate": "my/loop"}, "do_sample is off"),  # `generate` prepares the processors
        ("repetition_penalty", {}, None),
    ],
)
def test_inactive_says_why(name, config, why):
    reason = KNOBS[name].inactive(config)
    if why is None:
        assert reason is None and KNOBS[name].fix(config) == {}
    else:
        assert reason.startswith(f"{name} is ignored: ") and why in reason and reason.endswith(".")


def test_messages_keep_the_parts_that_are_translated():
    fault = KNOBS["num_beams"].fault(0).message
    assert (fault.sentence, fault.values["where"], fault.values["value"]) == (
        "{where} is {value}: it {why}.", "num_beams", "0",
    )  # fmt: skip
    assert {name: limit.sentence for name, limit in fault.values["why"].values.items()} == {
        "above": "at least {low}", "below": "at most {high}",
    }  # fmt: skip
    shape = KNOBS["cache_config"].fault(5).message.values["why"].values["shape"]
    assert shape.sentence == "an object such as {example}"
    conflict = KNOBS["num_return_sequences"].clashes({"num_beams": 2, "num_return_sequences": 3, "do_sample": True})[0]
    message, fix = conflict.formatted({"num_beams": 2, "num_return_sequences": 3, "top_p": 0.5})
    assert (message.sentence, message.values) == (conflict.message, {"num_beams": "2", "num_return_sequences": "3"})
    assert fix.sentence.sentence == conflict.fix.sentence
    assert (fix.change, fix.otherwise) == ({"num_beams": 3}, {"num_return_sequences": 2})


def test_the_reason_can_be_had_alone():
    temperature = KNOBS["temperature"]
    assert temperature.why_inactive({}) == "do_sample is off" and temperature.why_inactive({"do_sample": True}) is None
    assert temperature.inactive({}).values["why"] == temperature.why_inactive({})
    assert temperature.why_inactive({}, {"do_sample"}) == "do_sample is off (the model's default)"


def test_inactive_says_where_the_reason_comes_from():
    temperature, reason = KNOBS["temperature"], "temperature is ignored: do_sample is off"
    assert temperature.inactive({}, {"do_sample"}) == f"{reason} (the model's default)."
    assert temperature.inactive({}, {"num_beams"}) == f"{reason}."
    assert temperature.inactive({"do_sample": True}, {"do_sample"}) is None


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
    assert reason is None or any(text in reason for text in ("assistant", "ignored: only"))


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
        ("temperature", 0, None),  # where nothing is drawn it is ignored
        ("temperature", -0.5, "at least 0"),
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
        ("stop_strings", [""], "text that is not empty"),
        ("stop_strings", "", "list of texts"),
        ("stop_strings", [], "list of texts"),
        ("eos_token_id", 3, None),
        ("eos_token_id", [3, 4], None),
        ("eos_token_id", -1, "token id"),
        ("eos_token_id", [True], "token id"),
        ("bad_words_ids", [[1], [2, 3]], None),
        ("bad_words_ids", 1, "list of lists"),
        ("bad_words_ids", [1], "list of token ids"),
        ("bad_words_ids", [[]], "list of token ids"),
        ("bad_words_ids", [(1, 2)], None),
        ("sequence_bias", [[[1], -2]], None),
        ("sequence_bias", {(1, 2): 3.0}, None),
        ("sequence_bias", {"1": 3.0}, "list of token ids"),
        ("sequence_bias", 3.0, "list of pairs"),
        ("sequence_bias", {}, "list of pairs"),
        ("sequence_bias", [[[1], float("inf")]], "a number from −1000000 to 1000000"),
        ("sequence_bias", [[[1]]], "a pair"),
        ("exponential_decay_length_penalty", [3, 1.1], None),
        ("exponential_decay_length_penalty", [3, 0], "above 0"),
        ("exponential_decay_length_penalty", [3], "a pair"),
        ("exponential_decay_length_penalty", [-3, 1.1], "a number of tokens"),
        ("watermarking_config", {}, None),
        ("watermarking_config", 3, "an object"),
        ("watermarking_config", {"greenlist_ratio": 1.0}, "less than 1"),
        ("watermarking_config", {"greenlist_ratio": 0.1, "seeding_scheme": "selfhash"}, None),
        ("watermarking_config", {"ngram_len": 5, "keys": []}, "list of whole numbers"),
        ("watermarking_config", {"ngram_len": 5, "keys": [1] * 65}, "at most 64"),
        ("watermarking_config", {"ngram_len": 5, "keys": [1, 2]}, None),
        ("watermarking_config", {"ngram_len": 5}, "must have keys"),
        ("watermarking_config", {"colour": "green"}, "no other fields than greenlist_ratio"),
        ("watermarking_config", {"keys": [1], "colour": "green"}, "no other fields than ngram_len"),
        ("compile_config", {"mode": "default"}, None),
        ("compile_config", {"dynamic": None}, None),
        ("compile_config", {"dynamic": 1}, "one of null, true, false"),
        ("compile_config", {"mode": None, "options": {"max_autotune": True}}, None),
        ("compile_config", {"mode": None, "options": {"cpp.cxx": "x"}}, "no other fields"),
        ("compile_config", {"mode": None, "options": {"max_autotune": 1}}, "true or false"),
        ("compile_config", {"mode": None, "options": ["max_autotune"]}, "an object"),
        ("compile_config", {"options": {"max_autotune": True}}, "mode to be null"),
        ("compile_config", {"mode": None, "backend": "eager", "options": {"max_autotune": True}}, "inductor only"),
        ("cache_config", {"backend": "hqq", "nbits": 4}, None),
        ("cache_config", {"backend": "hqq", "axis_key": 1}, None),
        ("cache_config", {"backend": "fp8"}, None),
        ("cache_config", {"backend": "fp8", "nbits": 4, "residual_length": 8}, "no other fields than backend"),
        ("cache_config", {"nbits": 5}, "one of 1, 2"),
        ("cache_config", {"nbits": 8}, "2, 4 with quanto"),
        ("cache_config", {"backend": "hqq", "axis_value": -1}, "0, 1 with hqq"),
        ("dola_layers", "low", None),
        ("dola_layers", "middle", "low"),
        ("dola_layers", [0, -1], "number of a layer"),
        ("force_words_ids", [[1, 2], [[3], [4, 5]]], None),
        ("force_words_ids", 1, "list whose items"),
        ("force_words_ids", [1], "list of token ids"),
        ("force_words_ids", [[]], "list of token ids"),
        ("force_words_ids", [[[]]], "list of token ids"),
        ("force_words_ids", [[5, [6]]], "list of token ids"),
        ("force_words_ids", [[[9], [3], [9, 10]]], "the beginning of another one, force_words_ids[0][2]"),
        ("force_words_ids", [[[9, 1], [9, 1]]], "the beginning of another one"),
        ("constraints", [{"phrase": [5, 6]}, {"any_of": [[7], [8, 9]]}], None),
        ("constraints", [], '{"phrase": [token ids]}'),
        ("constraints", ["x"], '{"phrase": [token ids]}'),
        ("constraints", [{"phrase": [5], "any_of": [[6]]}], '{"phrase": [token ids]}'),
        ("constraints", [{"all_of": [[6]]}], '{"phrase": [token ids]}'),
        ("constraints", [{"phrase": [-5]}], "a token id"),
        ("constraints", [{"any_of": [6]}], "list of token ids"),
        ("constraints", [{"any_of": [[6], [6, 7]]}], "the beginning of another"),
        ("decoder_start_token_id", 1, None),
        ("decoder_start_token_id", [1, 2], None),  # one for each prompt of a batch
        ("decoder_start_token_id", [1, -2], "token id"),
    ],
)
def test_problem(name, value, wrong):
    problem = KNOBS[name].problem(value)
    assert problem is None if wrong is None else wrong in problem


@pytest.mark.parametrize(
    ("name", "value", "sentence"),
    [
        ("temperature", "hot", 'temperature is "hot": it must be a number.'),
        ("bad_words_ids", [[1], [2], 5], "bad_words_ids[2] is 5: it must be a list of token ids, such as [8, 93]."),
        ("bad_words_ids", [[1], [2, "x"]], 'bad_words_ids[1][1] is "x": it must be a token id, a whole number from 0.'),
        ("suppress_tokens", [4, True], "suppress_tokens[1] is true: it must be a token id, a whole number from 0."),
        ("stop_strings", ["a", 3], "stop_strings[1] is 3: it must be text that is not empty."),
        ("sequence_bias", [[[1], 2], [[1], "x"]],
         'sequence_bias[1][1] is "x": it must be a number from −1000000 to 1000000.'),
        ("exponential_decay_length_penalty", [5, 11],
         "exponential_decay_length_penalty[1] is 11: it must be a number above 0 and at most 10."),
        ("force_words_ids", [[5], [[6], 7]],
         "force_words_ids[1][1] is 7: it must be a list of token ids, such as [8, 93]."),
        ("constraints", [{"any_of": [[6], [7, -1]]}],
         "constraints[0].any_of[1][1] is -1: it must be a token id, a whole number from 0."),
        ("watermarking_config", {"bias": "much"}, 'watermarking_config.bias is "much": it must be a number.'),
        ("watermarking_config", {"ngram_len": 5, "keys": [1, -2]},
         "watermarking_config.keys[1] is -2: it must be at least 0 and at most 4611686018427387904."),
        ("compile_config", {"mode": 1},
         'compile_config.mode is 1: it must be one of null, "default", "reduce-overhead", "max-autotune", '
         '"max-autotune-no-cudagraphs".'),
        ("dola_layers", [1, 2.0], "dola_layers[1] is 2.0: it must be the number of a layer, a whole number from 0."),
    ],
)  # fmt: skip
def test_a_fault_names_the_item(name, value, sentence):
    assert str(KNOBS[name].fault(value)) == sentence


@pytest.mark.parametrize(
    ("name", "form", "library"),
    [
        ("watermarking_config", 0, WatermarkingConfig()),
        ("watermarking_config", 1, SynthIDTextWatermarkingConfig(ngram_len=5, keys=[1])),
        ("compile_config", 0, CompileConfig()),
    ],
)
def test_the_fields_of_objects_are_the_librarys(name, form, library):
    fields = {field.name: field for field in KNOBS[name].forms[form].fields}
    theirs = library.to_dict()
    assert set(fields) == set(theirs)
    assert {k: f.default for k, f in fields.items() if not f.required} == {
        k: v for k, v in theirs.items() if k in fields and not fields[k].required
    }


def test_the_fields_of_a_quantized_cache_are_the_librarys():
    theirs = {
        name: parameter.default
        for name, parameter in inspect.signature(QuantizedLayer.__init__).parameters.items()
        if name != "self"
    }
    fields = {field.name: field.default for field in KNOBS["cache_config"].forms[0].fields}
    assert fields.pop("backend") == "quanto"
    assert fields == theirs


@pytest.mark.parametrize("knob", [row for row in KNOB_ROWS if row.values[0].forms])
def test_the_fields_of_objects_fit_their_own_limits(knob):
    for form in knob.forms:
        start = {field.name: field.default for field in form.fields}
        assert knob.form(start) is form and knob.fault(start) is None
        left_out = {field.name: field.default for field in form.fields if not field.required}
        assert form.completed({}) == {name: value for name, value in left_out.items() if value is not None}
        for field in form.fields:
            assert field.meaning.endswith(".") and len(field.meaning) < 120
            assert field.kind in ("bool", "int", "float", "choice", "ints", "flags")


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
    [
        (None, "null"), (True, "true"), ("a", '"a"'), (1.5, "1.5"), ([1], "[1]"), ("x" * 99, '"' + "x" * 59 + "..."),
        ([True, None, "é"], '[true, null, "é"]'), ({"a": {"b": 'say "hi"'}}, r'{"a": {"b": "say \"hi\""}}'),
        ({(1, 2): 3.0}, "{(1, 2): 3.0}"),
    ],
)  # fmt: skip
def test_in_json(value, text):
    assert in_json(value) == text


def test_in_json_survives_what_cannot_be_written():
    deep = []
    for _ in range(100_000):
        deep = [deep]
    assert in_json(deep) == "a value that is nested too deeply"
    assert in_json(10**5000) == "a number of many thousand digits"
