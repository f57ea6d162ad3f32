"""Requests: what is refused and why, agreement with the library about what it refuses, and the way to JSON and back."""

from __future__ import annotations

import json
import pickle
import subprocess
import sys

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from transformers import CompileConfig, GenerationConfig, WatermarkingConfig
from transformers import SynthIDTextWatermarkingConfig as SynthIDConfig

from playground.knobs import KNOBS
from playground.requests.config_values import well_formed
from playground.requests.library_config import generation_config
from playground.requests.request import GenerationRequest, RequestError, raise_for_errors
from playground.requests.validation import Checked, check
from playground.settings import Settings
from playground.texts import Text
from playground.trace import Diagnostic

LOCAL = Settings.local()


def request(config=None, **fields) -> GenerationRequest:
    return GenerationRequest(**{"model": "stories", "prompt": "Once", "config": config or {}, **fields})


def problems(config=None, *, settings=LOCAL, model_defaults=None, context=None, **fields) -> list[Diagnostic]:
    return check(request(config, **fields), settings, model_defaults, context)


def errors(diagnostics: list[Diagnostic]) -> list[str]:
    return [problem.knob for problem in diagnostics if problem.severity == "error"]


# --------------------------------------------------------------------------------------------- one problem at a time


def test_a_plain_request_has_no_problems():
    assert problems({"num_beams": 4, "max_new_tokens": 40}, seed=0, top_candidates=5) == []
    assert problems() == []


@pytest.mark.parametrize(
    ("fields", "knob", "message", "fix"),
    [
        ({"prompt": 3}, "prompt", "must be text", "string"),
        ({"prompt": "a\ud83d"}, "prompt", "half a character", "again"),
        ({"model": ""}, "model", "No model", "stories"),
        ({"model": None}, "model", "No model", "stories"),
        ({"assistant": " "}, "assistant", "name of a model", "none"),
        ({"negative_prompt": ""}, "negative_prompt", "is empty", "leave it out"),
        ({"negative_prompt": 1}, "negative_prompt", "must be text", "string"),
        ({"prompt": "", "messages": []}, "messages", "list of objects", "role"),
        ({"prompt": "", "messages": [{"role": "user"}]}, "messages", "list of objects", "role"),
        ({"messages": [{"role": "user", "content": "Hi"}]}, "prompt", "a prompt and there are messages", "one"),
        ({"prompt": "", "messages": [{"role": "user", "content": "\udc00"}]}, "messages[0]", "half a character", ""),
        ({"seed": -1}, "seed", "from 0 to", "drawn"),
        ({"seed": True}, "seed", "from 0 to", "drawn"),
        ({"seed": 1.0}, "seed", "from 0 to", "drawn"),
        ({"seed": 2**63}, "seed", "from 0 to", "drawn"),
        ({"top_candidates": 0}, "top_candidates", "from 1", "10"),
        ({"top_candidates": "many"}, "top_candidates", "from 1", "10"),
        ({"top_candidates": 51}, "top_candidates", "at most 50", "50 or less"),
        ({"config": [1]}, "config", "must map", "max_new_tokens"),
    ],
)
def test_fields_of_the_request(fields, knob, message, fix):
    (problem,) = check(GenerationRequest(**{"model": "stories", "prompt": "Once", **fields}), LOCAL)
    assert (problem.knob, problem.severity) == (knob, "error")
    assert message in problem.message and fix in problem.fix


def test_messages_take_the_place_of_the_prompt():
    assert problems(prompt="", messages=[{"role": "user", "content": "Hello"}]) == []


@pytest.mark.parametrize(
    ("config", "knob", "message", "fix"),
    [
        ({"temperatur": 0.5}, "temperatur", 'no field "temperatur"', "Did you mean temperature?"),
        ({"no-repeat-ngram": 2}, "no-repeat-ngram", "no field", "Did you mean no_repeat_ngram_size?"),
        ({"zzzz": 1}, "zzzz", "no field", "Leave zzzz out."),
        ({"seed": 1}, "seed", "no field", "a field of the request"),
        ({"max_tokens": 1}, "max_tokens", "no field", "Use max_new_tokens."),
        ({3: 1}, "config", "no field 3", "text"),
        ({"do_sample": 1}, "do_sample", "do_sample is 1: it must be true or false", "Write true."),
        ({"do_sample": "off?"}, "do_sample", "must be true or false", "Write false."),
        ({"do_sample": []}, "do_sample", "must be true or false", "Write true or false."),
        ({"top_k": 5.0, "do_sample": True}, "top_k", "whole number", "Write 5."),
        ({"top_k": "5", "do_sample": True}, "top_k", "whole number", "Write 5."),
        ({"top_p": "0.5", "do_sample": True}, "top_p", "must be a number", "Write 0.5."),
        ({"top_p": 1.5, "do_sample": True}, "top_p", "at most 1.0", "Use 1.0."),
        ({"top_p": float("nan")}, "top_p", "must be a number", "default, 1.0"),
        ({"temperature": 0.0, "do_sample": True}, "temperature", "at least", "do_sample to false"),
        ({"min_p": [0.1]}, "min_p", "must be a number", "Leave min_p out."),
        ({"max_new_tokens": 10**5000}, "max_new_tokens", "many thousand digits", "Use 2147483647."),
        ({"max_new_tokens": 0}, "max_new_tokens", "at least 1", "Use 1."),
        ({"num_beams": -2}, "num_beams", "at least 1", "Use 1."),
        ({"pad_token_id": -1}, "pad_token_id", "at least 0", "Use 0."),
        ({"suppress_tokens": [-1]}, "suppress_tokens", "suppress_tokens[0] is -1", "Change that part, or leave"),
        # names that are fields of the request
        *(({name: 1}, name, "no field", f"{name} is a field of the request")
          for name in ("presence_penalty", "frequency_penalty", "structured_output", "custom_generate", "prompt")),
    ],
)  # fmt: skip
def test_errors_in_the_config(config, knob, message, fix):
    found = [problem for problem in problems(config) if problem.severity == "error"]
    assert [problem.knob for problem in found] == [knob]
    assert message in found[0].message and fix in found[0].fix


GROUPED = {"num_beams": 4, "num_beam_groups": 2, "diversity_penalty": 0.5}
WORDS = {"force_words_ids": [[5]], "num_beams": 4}
CONTRASTIVE = {"penalty_alpha": 0.6, "top_k": 4}
DOLA = {"dola_layers": "low", "repetition_penalty": 1.2}
LOOKUP = {"prompt_lookup_num_tokens": 2}
SYNTH_ID = {"watermarking_config": {"ngram_len": 3, "keys": [1]}}
CLASHES = [  # (config, what else is known, knob, severity, message): one row at least for each conflict of the table
    ({**GROUPED, "do_sample": True}, {}, "do_sample", "error", "Diverse beam search does not sample"),
    ({**WORDS, "do_sample": True}, {}, "do_sample", "error", "Constrained beam search does not sample"),
    ({"num_return_sequences": 2, **LOOKUP, "do_sample": True}, {}, "num_return_sequences", "error", "Assisted"),
    ({"num_return_sequences": 2, **LOOKUP}, {}, "num_return_sequences", "error", "Assisted decoding gives one text; 2"),
    ({"num_return_sequences": 3}, {}, "num_return_sequences", "error", "one answer; 3 are requested"),
    ({"num_return_sequences": 3, **CONTRASTIVE}, {}, "num_return_sequences", "error", "one answer; 3 are requested"),
    ({"num_return_sequences": 3, **DOLA}, {}, "num_return_sequences", "error", "one answer; 3 are requested"),
    ({"num_return_sequences": 5, **GROUPED}, {}, "num_return_sequences", "error", "4 beams cannot return 5 texts"),
    ({"num_return_sequences": 5, **WORDS}, {}, "num_return_sequences", "error", "4 beams cannot return 5 texts"),
    ({**GROUPED, "num_beams": 5}, {}, "num_beam_groups", "error", "5 beams cannot be divided into 2 groups"),
    ({**GROUPED, "num_beam_groups": 8}, {}, "num_beam_groups", "error", "4 beams cannot be divided into 8 groups"),
    ({"num_beams": 4, "num_beam_groups": 2}, {}, "num_beam_groups", "error", "all write the same"),
    ({"force_words_ids": [[5]]}, {}, "force_words_ids", "error", "need beam search, and num_beams is 1"),
    ({**WORDS, **GROUPED}, {}, "force_words_ids", "error", "has no groups, and num_beam_groups is 2"),
    (
        {**WORDS, "max_new_tokens": 1, "force_words_ids": [[[5, 6], [7, 8, 9]]]},
        {},
        "force_words_ids",
        "warning",
        "will not all occur",
    ),
    ({"constraints": [{"phrase": [5]}]}, {}, "constraints", "error", "need beam search, and num_beams is 1"),
    ({"constraints": [{"phrase": [5]}], **GROUPED}, {}, "constraints", "error", "has no groups"),
    ({"constraints": [{"phrase": [5] * 21}], "num_beams": 2}, {}, "constraints", "warning", "will not all occur"),
    ({**WORDS, "num_return_sequences": 2}, {}, "force_words_ids", "warning", "fewer than 2 texts have all"),
    (
        {"constraints": [{"phrase": [5]}], "num_beams": 2, "num_return_sequences": 2},
        {},
        "constraints",
        "warning",
        "fewer than 2 texts have all",
    ),
    ({**WORDS, "force_words_ids": [[5, 6]], "suppress_tokens": [6]}, {}, "force_words_ids", "warning", "forbidden"),
    (
        {**WORDS, "force_words_ids": [[[5], [6, 7, 8]]], "bad_words_ids": [[5], [7, 8]]},
        {},
        "force_words_ids",
        "warning",
        "minus infinity",
    ),
    (
        {"constraints": [{"phrase": [5]}], "num_beams": 2, "bad_words_ids": [[5]]},
        {},
        "constraints",
        "warning",
        "minus infinity",
    ),
    (
        {"decoder_start_token_id": [1, 2]},
        {"is_encoder_decoder": True},
        "decoder_start_token_id",
        "error",
        "must have one token for each prompt",
    ),
    ({"penalty_alpha": 0.6}, {}, "penalty_alpha", "warning", "runs 50 candidates"),
    ({"low_memory": True, "num_beams": 2}, {}, "low_memory", "error", "no longer has low_memory"),
    (DOLA, {"assistant": "x"}, "dola_layers", "error", "draft model"),
    ({"do_sample": True, "temperature": 0}, {}, "temperature", "error", "it must be at least 1e-06"),
    ({"do_sample": True, "temperature": 0.7}, {"assistant": "x"}, "temperature", "warning", "drawn at 0.7 squared"),
    (DOLA, {"is_encoder_decoder": True}, "dola_layers", "error", "DoLa runs on decoder-only models"),
    ({**DOLA, "dola_layers": [4, 5]}, {"num_layers": 4}, "dola_layers", "error", "this model has 4 layers"),
    ({**DOLA, "dola_layers": [1, 4]}, {"num_layers": 4}, "dola_layers", "warning", "only those before the last"),
    ({"dola_layers": "low"}, {}, "dola_layers", "warning", "repeat itself"),
    ({"min_new_tokens": 5, "max_new_tokens": 4}, {}, "min_new_tokens", "warning", "max_new_tokens is 4"),
    ({"min_new_tokens": 21}, {}, "min_new_tokens", "warning", "stops after 20"),
    ({"min_new_tokens": 9, "max_length": 9}, {}, "min_new_tokens", "warning", "max_length is 9"),
    ({"min_length": 9, "max_length": 8}, {}, "min_length", "warning", "max_length is 8"),
    ({**GROUPED, "stop_strings": "."}, {}, "stop_strings", "warning", "all beams write one"),
    ({**WORDS, "stop_strings": "."}, {}, "stop_strings", "warning", "all beams write one"),
    ({"suppress_tokens": [3, 4], "forced_eos_token_id": [4]}, {}, "forced_eos_token_id", "error", "forbids"),
    ({"suppress_tokens": [3], "forced_bos_token_id": 3}, {}, "forced_bos_token_id", "error", "forbids"),
    (
        {"exponential_decay_length_penalty": [0, 10], "max_new_tokens": 400},
        {},
        "exponential_decay_length_penalty",
        "error",
        "too large to compute",
    ),
    (
        {"exponential_decay_length_penalty": [0, 1.1]},
        {"eos_token_id": None},
        "exponential_decay_length_penalty",
        "error",
        "no end-of-sequence token",
    ),
    ({"guidance_scale": 2}, {"is_encoder_decoder": True}, "guidance_scale", "error", "without its encoder"),
    ({"guidance_scale": 2, **GROUPED}, {}, "guidance_scale", "error", "groups of beams"),
    ({"guidance_scale": 2, "num_beams": 2}, {}, "guidance_scale", "warning", "beams are reordered"),
    ({"guidance_scale": 2, **WORDS}, {}, "guidance_scale", "warning", "beams are reordered"),
    ({"guidance_scale": 2, "assistant_early_exit": 1}, {}, "guidance_scale", "error", "early exit"),
    ({"guidance_scale": 2, **LOOKUP}, {}, "guidance_scale", "warning", "drafts are rejected"),
    (
        {"watermarking_config": {"seeding_scheme": "selfhash", "greenlist_ratio": 0.1}},
        {},
        "watermarking_config",
        "warning",
        "none of the 40",
    ),
    (
        {"cache_implementation": "quantized", "cache_config": {"backend": "fp8"}},
        {},
        "cache_config",
        "warning",
        "soon differs",
    ),
    ({**SYNTH_ID, "num_beams": 2}, {}, "watermarking_config", "warning", "beams are reordered"),
    ({**SYNTH_ID, **GROUPED}, {}, "watermarking_config", "warning", "treats the groups of beams as one text"),
    ({**SYNTH_ID, **WORDS}, {}, "watermarking_config", "warning", "beams are reordered"),
    ({**SYNTH_ID, **LOOKUP}, {}, "watermarking_config", "warning", "drafts are rejected"),
    ({**LOOKUP, "assistant_early_exit": 1}, {}, "prompt_lookup_num_tokens", "error", "and assistant_early_exit"),
    ({**LOOKUP, "use_mtp": True}, {}, "prompt_lookup_num_tokens", "error", "and use_mtp"),
    ({"assistant_early_exit": 1}, {"assistant": "x"}, "assistant_early_exit", "error", "and assistant would write"),
    ({"assistant_early_exit": 1, "use_mtp": True}, {}, "assistant_early_exit", "error", "and use_mtp"),
    ({"assistant_early_exit": 1}, {"is_encoder_decoder": True}, "assistant_early_exit", "error", "has an encoder"),
    ({"assistant_early_exit": 4}, {"num_layers": 4}, "assistant_early_exit", "error", "this model has 4 layers"),
    ({"assistant_early_exit": 1}, {"supports_early_exit": False}, "assistant_early_exit", "error", "always runs all"),
    ({"assistant_early_exit": 1}, {"can_crop_cache": False}, "assistant_early_exit", "error", "cannot take back"),
    ({**LOOKUP}, {"can_crop_cache": False}, "prompt_lookup_num_tokens", "error", "cannot take back"),
    ({"use_mtp": True}, {"can_crop_cache": False}, "use_mtp", "error", "cannot take back"),
    ({"use_mtp": True}, {"num_mtp_layers": 0}, "use_mtp", "error", "no layers that predict several tokens"),
    ({"use_mtp": True}, {"assistant": "x"}, "use_mtp", "error", "and assistant would write"),
    ({"assistant_ensemble_weight": 0.5, **LOOKUP}, {}, "assistant_ensemble_weight", "error", "no probabilities"),
    ({"use_cache": False, **LOOKUP}, {}, "use_cache", "error", "Assisted decoding needs the cache"),
    ({"use_cache": False, **CONTRASTIVE}, {}, "use_cache", "error", "Contrastive search needs the cache"),
    ({"cache_implementation": "static", **LOOKUP}, {}, "cache_implementation", "error", "longer than the room"),
    ({"cache_implementation": "quantized", **LOOKUP}, {}, "cache_implementation", "error", "Assisted decoding cannot"),
    ({"cache_implementation": "static", **LOOKUP}, {"is_encoder_decoder": True}, "cache_implementation", "error",
     "encoder cannot"),
    ({"cache_implementation": "static", **CONTRASTIVE}, {}, "cache_implementation", "error", "Contrastive search"),
    ({"cache_implementation": "quantized"}, {"is_encoder_decoder": True}, "cache_implementation", "error", "encoder"),
    ({"prefill_chunk_size": 4, "use_cache": False}, {}, "prefill_chunk_size", "error", "needs the cache"),
    ({"prefill_chunk_size": 4}, {"supports_chunked_prefill": False}, "prefill_chunk_size", "error", "keeps no cache"),
    ({"num_beams": 2}, {"can_reorder_cache": False}, "num_beams", "error", "cannot follow them"),
    (CONTRASTIVE, {"can_reorder_cache": False}, "penalty_alpha", "error", "cannot follow them"),
    ({**CONTRASTIVE, "low_memory": True}, {"can_crop_cache": False}, "low_memory", "error", "cannot take back a token"),
    (
        {"assistant_early_exit": 1},
        {"first_exit_layer": 2},
        "assistant_early_exit",
        "error",
        "with attention is layer 2",
    ),
    ({"token_healing": True}, {"is_encoder_decoder": True}, "token_healing", "error", "nothing to heal"),
]


def known_of(known: dict) -> dict:
    """The arguments of `problems` for the second column of CLASHES."""
    context = {name: value for name, value in known.items() if name not in ("eos_token_id", "assistant")}
    defaults = {"eos_token_id": None} if "eos_token_id" in known else None
    return {"context": context, "model_defaults": defaults, "assistant": known.get("assistant")}


@pytest.mark.parametrize(("config", "known", "knob", "severity", "message"), CLASHES)
def test_conflicts(config, known, knob, severity, message):
    everything = problems(config, **known_of(known))
    found = [problem for problem in everything if problem.knob == knob]
    assert errors(everything) == ([knob] if severity == "error" else [])  # nothing else says it as well
    assert any(problem.severity == severity and message in problem.message for problem in found)
    assert all(problem.fix.endswith(".") for problem in found)
    if severity == "error":  # what is refused is not also "ignored"
        assert not any("is ignored" in problem.message for problem in found)


def test_the_table_above_has_every_conflict_of_the_knobs():
    seen = {
        (knob, conflict.rule)
        for config, known, knob, _, _ in CLASHES
        for conflict in KNOBS[knob].clashes(config | known)
    }
    assert seen == {(name, conflict.rule) for name, knob in KNOBS.items() for conflict in knob.conflicts}


def test_a_conflict_with_what_the_model_sets_says_so():
    (problem,) = problems(GROUPED, model_defaults={"do_sample": True})
    assert (problem.knob, problem.severity) == ("do_sample", "error")
    assert "does not sample" in problem.message and "(do_sample is the model's default.)" in problem.message
    assert "model's default" not in str(problems({**GROUPED, "do_sample": True}, model_defaults={"do_sample": True}))


def test_a_loop_of_ones_own_is_not_judged_by_the_librarys():
    config = {"penalty_alpha": 0.6, "use_cache": False, "length_penalty": 2.0, "prefill_chunk_size": 4}
    assert problems(config, custom_generate="my/loop", settings=Settings(allow_remote_code=True)) == []


@pytest.mark.parametrize(
    ("config", "limit"),
    [
        ({"max_new_tokens": 513}, "max_new_tokens"),
        ({"max_new_tokens": 512, "min_new_tokens": 513}, "max_new_tokens"),
        ({"num_beams": 11}, "max_beams"),
        ({"num_beams": 10, "num_return_sequences": 9}, "max_sequences"),
    ],
)
def test_limits_are_named(config, limit):
    public = Settings.public()
    found = [problem for problem in problems(config, settings=public) if "this server allows" in problem.message]
    assert len(found) == 1 and found[0].severity == "error"
    assert str(getattr(public, limit)) in found[0].message + found[0].fix
    assert "this server allows" not in str(problems(config, settings=LOCAL))


def test_at_the_limits_all_is_well():
    public = Settings.public()
    config = {"max_new_tokens": 512, "num_beams": 10, "num_return_sequences": 8, "max_time": 60}
    assert problems(config, settings=public, top_candidates=20) == []


def test_a_longer_time_than_the_instance_gives_is_a_warning():
    (problem,) = problems({"max_time": 100}, settings=Settings.public())
    assert problem.severity == "warning" and "max_seconds" in problem.message


# -------------------------------------------------------------------------------------------------- what is ignored


@pytest.mark.parametrize(
    ("config", "knob", "message", "fix"),
    [
        ({"temperature": 0.5}, "temperature", "do_sample is off", "Set do_sample to true, or leave temperature out."),
        ({"length_penalty": 2}, "length_penalty", "num_beams is 1", "Set num_beams to 4, or leave"),
        ({"max_length": 30, "max_new_tokens": 5}, "max_length", "max_new_tokens is set", "Unset max_new_tokens, or"),
        ({"num_assistant_tokens": 5}, "num_assistant_tokens", "no draft model", "Leave num_assistant_tokens out."),
        ({"prompt_lookup_num_tokens": 3, "num_beams": 2}, "prompt_lookup_num_tokens", "num_beams", "num_beams to 1"),
        ({"output_scores": True}, "output_scores", "records the scores", "Leave output_scores out."),
        ({"diversity_penalty": 0.5}, "diversity_penalty", "num_beam_groups is 1", "Set num_beam_groups to 2"),
        ({**CONTRASTIVE, "top_p": 0.5}, "top_p", "do_sample is off", "do_sample to true"),
        ({**CONTRASTIVE, "dola_layers": [0]}, "dola_layers", "contrastive search comes first", "Unset penalty_alpha"),
        ({**CONTRASTIVE, "early_stopping": True}, "early_stopping", "num_beams is 1", "num_beams to 4"),
        ({**DOLA, "low_memory": True}, "low_memory", "only contrastive search", "Leave low_memory out."),
        ({**GROUPED, "top_h": 0.5}, "top_h", "do_sample is off", "do_sample to true"),
        ({**GROUPED, "penalty_alpha": 0.6}, "penalty_alpha", "num_beams is more than 1", "num_beams to 1"),
        ({**WORDS, "diversity_penalty": 0.5}, "diversity_penalty", "num_beam_groups is 1", "num_beam_groups to 2"),
        ({**WORDS, "prompt_lookup_num_tokens": 2}, "prompt_lookup_num_tokens", "num_beams", "num_beams to 1"),
    ],
)
def test_warnings(config, knob, message, fix):
    (problem,) = problems(config)
    assert (problem.knob, problem.severity) == (knob, "warning")
    assert message in problem.message and fix in problem.fix


@pytest.mark.parametrize(
    "config",
    [{"temperature": 1.0}, {"top_k": 50}, {"temperature": None}, {"early_stopping": False}, {"return_dict": None}],
)
def test_a_knob_at_its_default_is_not_worth_a_warning(config):
    config.pop("return_dict", None)
    assert problems(config) == []


@pytest.mark.parametrize("config", [{"num_beams": 2}, GROUPED, WORDS, CONTRASTIVE])
def test_an_assistant_that_drafts_nothing_is_ignored(config):
    (problem,) = problems(config, assistant="stories-draft")
    assert (problem.knob, problem.severity) == ("assistant", "warning") and "is ignored" in problem.message
    assert problems(assistant="stories-draft") == []


def test_a_negative_prompt_without_guidance_is_ignored():
    (problem,) = problems(negative_prompt="no")
    assert problem.severity == "warning" and "guidance_scale" in problem.message
    assert problems({"guidance_scale": 1.5}, negative_prompt="no") == []


def test_what_the_model_sets_by_itself_counts():
    assert [problem.knob for problem in problems({"temperature": 0.5})] == ["temperature"]
    assert problems({"temperature": 0.5}, model_defaults={"do_sample": True, "transformers_version": "5"}) == []
    assert errors(problems({"num_return_sequences": 2}, model_defaults={"do_sample": True})) == []


def test_the_models_defaults_are_told_as_such():
    (problem,) = problems({"temperature": 0.5}, model_defaults={"do_sample": False})
    assert problem.message == "temperature is ignored: do_sample is off (the model's default)."
    (problem,) = problems({"temperature": 0.5, "do_sample": False}, model_defaults={"do_sample": True})
    assert problem.message == "temperature is ignored: do_sample is off."
    (problem,) = problems({"max_length": 30}, model_defaults={"max_new_tokens": 5})
    assert "max_new_tokens is set and comes first (the model's default)" in problem.message


@pytest.mark.parametrize(
    ("model_defaults", "config", "refused"),
    [
        ({}, {"num_return_sequences": 2}, True),
        ({"do_sample": True}, {"num_return_sequences": 2}, False),
        ({"do_sample": True}, {"num_return_sequences": 2, "do_sample": False}, True),
        ({"do_sample": True}, {"num_return_sequences": 2, "do_sample": None}, False),
        ({"num_beams": 4}, {"num_return_sequences": 2}, False),
        ({"num_return_sequences": 2, "do_sample": True}, {}, False),
        ({"num_return_sequences": 2, "do_sample": True}, {"do_sample": False}, True),
        ({"num_beams": 40}, {}, True),  # more than the instance allows
        ({"max_new_tokens": 10**6}, {"max_new_tokens": 5}, False),
        ({"do_sample": "yes", "top_k": -1}, {}, False),  # what makes no sense is for the library to say
    ],
)
def test_the_models_defaults_apply_where_the_request_says_nothing(model_defaults, config, refused):
    assert bool(errors(problems(config, model_defaults=model_defaults))) == refused


def test_values_at_their_default_are_never_reported():
    at_default = {name: knob.default for name, knob in KNOBS.items() if knob.default is not None and not knob.managed}
    assert problems(at_default) == []


def test_errors_come_first_and_all_at_once():
    found = problems({"temperature": 0.5, "num_beams": 0, "zzzz": 1}, prompt="")
    assert [problem.severity for problem in found] == ["error"] * 2 + ["warning", "info"]


def test_no_message_quotes_the_prompt():
    config = {"num_beams": 0, "zzzz": 1, "temperature": 0.5}
    found = problems(config, prompt="<script>secret</script>\ud800", negative_prompt="secret")
    assert found and "secret" not in str(found)


# ------------------------------------------------------------------------------------------ the exception, and JSON


def test_raise_for_errors_lets_warnings_pass():
    raise_for_errors([Diagnostic("top_k", "warning", "ignored")])
    with pytest.raises(RequestError) as caught:
        raise_for_errors([Diagnostic("top_k", "warning", "ignored"), Diagnostic("top_p", "error", "Bad.", "Mend it.")])
    assert str(caught.value) == "top_p: Bad. Mend it."
    assert isinstance(str(caught.value), Text)
    assert [problem.knob for problem in caught.value.diagnostics] == ["top_k", "top_p"]
    assert pickle.loads(pickle.dumps(caught.value)).diagnostics == caught.value.diagnostics


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=8,
)
NAMES = st.sampled_from([*KNOBS, "transformers_version"]) | st.text(max_size=12)


@settings(max_examples=300)
@given(st.dictionaries(NAMES, JSON, max_size=6), JSON, JSON, JSON, JSON, JSON)
def test_check_never_raises(config, prompt, seed, messages, assistant, negative_prompt):
    found = problems(config, prompt=prompt, seed=seed, messages=messages, assistant=assistant,
                     negative_prompt=negative_prompt, model_defaults=config, context={"num_layers": 2})  # fmt: skip
    assert all(p.severity in ("error", "warning", "info") and p.knob and p.message and p.fix for p in found)
    assert check(GenerationRequest(model=prompt, prompt="x", config=messages, top_candidates=seed), LOCAL)


FINITE = st.floats(allow_nan=False, allow_infinity=False)


@given(
    st.builds(
        GenerationRequest,
        model=st.text(),
        prompt=st.text(),
        messages=st.none() | st.lists(st.fixed_dictionaries({"role": st.text(), "content": st.text()})),
        config=st.dictionaries(NAMES, st.none() | st.booleans() | st.integers() | FINITE | st.lists(st.integers())),
        seed=st.none() | st.integers(),
        top_candidates=st.integers(),
        assistant=st.none() | st.text(),
        negative_prompt=st.none() | st.text(),
    )
)
def test_json_round_trip(original):
    assert GenerationRequest.from_dict(json.loads(json.dumps(original.to_dict()))) == original


def test_to_dict_writes_what_json_cannot_hold_as_lists():
    data = request({"sequence_bias": {(1, 2): 3.0}, "suppress_tokens": (4, 5)}).to_dict()
    assert data["config"] == {"sequence_bias": [[[1, 2], 3.0]], "suppress_tokens": [4, 5]}


@pytest.mark.parametrize("data", [None, [], "text", {}, {"prompt": "x"}, {"model": "m", "promt": "x"}, {3: 4}])
def test_from_dict_refuses_what_is_no_request(data):
    with pytest.raises(RequestError):
        GenerationRequest.from_dict(data)


def test_importing_the_request_imports_no_library():
    code = (
        "import sys; from playground.requests.request import GenerationRequest;"
        "from playground.requests.validation import check;"
        "from playground.settings import Settings;"
        "check(GenerationRequest('stories', 'Once'), Settings.local());"
        "assert not {'torch', 'transformers', 'gradio', 'numpy'} & set(sys.modules)"
    )
    subprocess.run([sys.executable, "-c", code], check=True)


def test_what_was_checked_crosses_to_another_process():
    config = {"top_k": 5, "temperature": 0.5, "sequence_bias": {(1, 2): 3.0}, "nonsense": 1}
    checked = Checked.of(request(config), LOCAL)
    assert len(checked.problems) > 2 and pickle.loads(pickle.dumps(checked)) == checked


def test_where_the_model_is_only_what_depends_on_it_is_said_again():
    before = Checked.of(request({"top_p": 0.9, "max_time": 10**6, "watermarking_config": {}}, prompt=""), LOCAL)
    after = before.on(LOCAL, {"do_sample": True, "eos_token_id": None}, {"num_layers": 2})
    assert {each.knob for each in before.notes} - {each.knob for each in after.notes} == {"top_p"}  # it draws there
    assert all(each in after.notes for each in before.notes if each.knob == "prompt")
    assert after.config is before.config and after.effective["do_sample"] is True


# --------------------------------------------------------------------------------------- agreement with the library


def library_config(config) -> GenerationConfig:
    return generation_config(well_formed(config)[0])


def test_generation_config_has_the_types_that_the_library_wants():
    config = library_config(
        {
            "temperature": 1, "repetition_penalty": 2, "sequence_bias": {(1, 2): 3}, "output_scores": True,
            "exponential_decay_length_penalty": [5, 2], "watermarking_config": {"bias": 3.0},
            "compile_config": {"mode": "default"}, "suppress_tokens": (1, 2), "transformers_version": "4.0.0",
        }
    )  # fmt: skip
    assert type(config.temperature) is float and type(config.repetition_penalty) is float
    assert config.sequence_bias == [[[1, 2], 3.0]] and type(config.sequence_bias[0][1]) is float
    assert config.exponential_decay_length_penalty == (5, 2.0)
    assert isinstance(config.watermarking_config, WatermarkingConfig) and config.watermarking_config.bias == 3.0
    assert isinstance(config.compile_config, CompileConfig) and config.compile_config.mode == "default"
    assert config.suppress_tokens == [1, 2]
    assert config.output_scores is None


def test_generation_config_knows_both_kinds_of_watermark():
    config = library_config({"watermarking_config": {"ngram_len": 3, "keys": [1, 2]}})
    assert isinstance(config.watermarking_config, SynthIDConfig)
    assert isinstance(library_config({"watermarking_config": {}}).watermarking_config, WatermarkingConfig)


def test_what_is_unset_stays_unset():
    assert library_config({"top_k": 5, "top_p": None}) == GenerationConfig(top_k=5)
    assert library_config({}) == GenerationConfig()


@pytest.mark.parametrize(
    "config",
    [{"num_return_sequences": 2}, {"suppress_tokens": [1], "forced_eos_token_id": 1}],
)
def test_generation_config_raises_only_request_errors(config):
    with pytest.raises(RequestError):
        library_config(config)
