"""`check` and transformers agree: on the mode of a config, on what may run, and on what may not.

What `check` passes, runs; a table of refusals shows that the library (or our own loop, where it has none) refuses too.
"""

from __future__ import annotations

import threading

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from transformers import GenerationConfig

from playground.generation import preparation
from playground.knobs import KNOBS
from playground.knobs.modes import generation_mode
from playground.models.loading import LoadedModel
from playground.requests.library_config import generation_config
from playground.requests.request import GenerationRequest, RequestError
from playground.requests.validation import check
from playground.settings import Settings
from playground.trace import Finished, Started
from tests.support.decoding import decode, passed
from tests.support.knob_values import FREE, configs, values_of
from tests.support.slow import one_in
from tests.support.tiny_models import byte_tokenizer, tiny_gpt2, tiny_llama, tiny_t5

TOKENIZER = byte_tokenizer()
STRATEGIC = [
    "do_sample", "num_beams", "num_beam_groups", "penalty_alpha", "top_k", "dola_layers", "prompt_lookup_num_tokens",
    "assistant_early_exit", "use_mtp", "constraints", "force_words_ids", "num_return_sequences",
]  # fmt: skip


def loaded(model, name: str = "tiny") -> LoadedModel:
    return LoadedModel(name=name, model=model, tokenizer=TOKENIZER, source="folder", device="cpu", dtype="float32")


MODELS = {"llama": loaded(tiny_llama(layers=3)), "gpt2": loaded(tiny_gpt2(context=64)), "t5": loaded(tiny_t5())}
DRAFT = loaded(tiny_llama(layers=1, seed=1), "draft")
KNOWN = {  # what an engine knows of a model before it runs
    name: {
        "model_defaults": target.model.generation_config.to_dict(),
        "context": {
            "is_encoder_decoder": target.is_encoder_decoder,
            "num_layers": target.model.config.num_hidden_layers,
        },
    }
    for name, target in MODELS.items()
}


def request(config, prompt: str = "the cat sat", **fields) -> GenerationRequest:
    return GenerationRequest("tiny", prompt, config=config, seed=0, **fields)


def refused(wanted: GenerationRequest, model: str = "llama") -> list[str]:
    problems = check(wanted, Settings.local(), **KNOWN[model])
    return [problem.knob for problem in problems if problem.severity == "error"]


def run(wanted: GenerationRequest, model: str = "llama") -> list:
    events = []
    assistant = DRAFT if wanted.assistant else None
    decode(wanted, MODELS[model], assistant, Settings.local(), events.append, threading.Event())
    return events


@settings(max_examples=80)
@given(configs(STRATEGIC, 6), st.booleans())
def test_the_mode_is_the_librarys(config, assistant):
    library = GenerationConfig(**{k: v for k, v in config.items() if k != "num_return_sequences"})
    library.update(**GenerationConfig._get_default_generation_params(), defaults_only=True)
    expected = library.get_generation_mode("an assistant" if assistant else None).value
    assert generation_mode({**config, "assistant": "x" if assistant else None}) == expected


@settings(max_examples=100)
@given(configs(FREE, 8))
def test_what_passes_check_is_accepted_by_the_library(config):
    wanted = request(config)
    if not refused(wanted):
        generation_config(wanted.config).validate()


# What turns each mode on, with what it needs besides.
MODES = {
    "greedy_search": {},
    "sample": {"do_sample": True},
    "beam_search": {"num_beams": 3},
    "beam_sample": {"num_beams": 3, "do_sample": True},
    "assisted_generation": {"prompt_lookup_num_tokens": 2},
    "contrastive_search": {"penalty_alpha": 0.6, "top_k": 4},
    "dola_generation": {"dola_layers": "low"},
    "group_beam_search": {"num_beams": 4, "num_beam_groups": 2, "diversity_penalty": 0.5},
    "constrained_beam_search": {"num_beams": 3, "force_words_ids": [[5, 6]]},
}


@pytest.mark.parametrize("model", MODELS)
@pytest.mark.parametrize("mode", MODES)
def test_each_mode_runs_or_is_refused(mode, model):
    wanted = request({**MODES[mode], "max_new_tokens": 3})
    assert bool(refused(wanted, model)) == (mode == "dola_generation" and model == "t5")
    if not refused(wanted, model):
        started, *_, finished = run(wanted, model)
        assert isinstance(started, Started) and started.mode == mode and isinstance(finished, Finished)


@pytest.mark.parametrize("mode", one_in(5, MODES))
@settings(max_examples=20)
@given(data=st.data())
def test_what_passes_check_runs(mode, data):
    """A few knobs more in each mode, on a model of one of three kinds, with an assistant now and then."""
    model = data.draw(st.sampled_from(list(MODELS)))
    more = data.draw(configs([name for name in FREE if name not in MODES[mode]], 5))
    assistant = "draft" if model == "llama" and data.draw(st.booleans()) else None
    wanted = request({"max_new_tokens": 4, **more, **MODES[mode]}, assistant=assistant)
    if refused(wanted, model):
        return
    try:
        events = run(wanted, model)
    except RequestError as error:
        # what only a loaded model can tell is for the runner; the library's own refusals are called "config"
        assert all(problem.knob != "config" for problem in error.diagnostics), error
        return
    assert isinstance(events[-1], Finished)
    assert len(events[-1].sequences) == more.get("num_return_sequences", 1)


GROUPED, WORDS = MODES["group_beam_search"], MODES["constrained_beam_search"]
LOOKUP = {"prompt_lookup_num_tokens": 2}


@pytest.mark.parametrize(
    ("config", "model", "knob"),
    [
        ({"num_return_sequences": 2}, "llama", "num_return_sequences"),
        ({"num_return_sequences": 4, "num_beams": 3}, "llama", "num_return_sequences"),
        ({"num_return_sequences": 2, "do_sample": True, **LOOKUP}, "llama", "num_return_sequences"),
        ({"num_return_sequences": 2, **MODES["contrastive_search"]}, "llama", "num_return_sequences"),
        ({"num_return_sequences": 2, **MODES["dola_generation"]}, "llama", "num_return_sequences"),
        ({**GROUPED, "do_sample": True}, "llama", "do_sample"),
        ({**GROUPED, "num_beams": 5}, "llama", "num_beam_groups"),
        ({**GROUPED, "diversity_penalty": 0.0}, "llama", "num_beam_groups"),
        ({**WORDS, "do_sample": True}, "llama", "do_sample"),
        ({**WORDS, "num_beams": 1}, "llama", "force_words_ids"),
        ({**WORDS, "num_beams": 4, "num_beam_groups": 2}, "llama", "force_words_ids"),
        ({"num_beams": 2, "low_memory": True}, "llama", "low_memory"),
        ({"use_cache": False, **LOOKUP}, "llama", "use_cache"),
        ({"use_cache": False, **MODES["contrastive_search"]}, "llama", "use_cache"),
        ({"cache_implementation": "quantized", "cache_config": {"backend": "fp8"}, **LOOKUP}, "llama",
         "cache_implementation"),
        ({"cache_implementation": "static", **LOOKUP}, "t5", "cache_implementation"),
        ({"cache_implementation": "static", **MODES["contrastive_search"]}, "llama", "cache_implementation"),
        ({"cache_implementation": "quantized"}, "t5", "cache_implementation"),
        ({"prefill_chunk_size": 2, "use_cache": False}, "llama", "prefill_chunk_size"),
        ({"assistant_early_exit": 1}, "t5", "assistant_early_exit"),
        ({"assistant_early_exit": 1, "guidance_scale": 2.0}, "llama", "guidance_scale"),
        ({"assistant_ensemble_weight": 0.5, **LOOKUP}, "llama", "assistant_ensemble_weight"),
        ({"dola_layers": [3, 4]}, "llama", "dola_layers"),
        ({"dola_layers": [0], "assistant_early_exit": 1}, "llama", "dola_layers"),
        ({"dola_layers": "low"}, "t5", "dola_layers"),
        ({"guidance_scale": 2.0}, "t5", "guidance_scale"),
        ({"suppress_tokens": [5], "forced_eos_token_id": 5}, "llama", "forced_eos_token_id"),
        ({"exponential_decay_length_penalty": [0, 10.0], "suppress_tokens": [2], "max_new_tokens": 350}, "llama",
         "exponential_decay_length_penalty"),
    ],
)  # fmt: skip
def test_what_check_refuses_does_not_run(config, model, knob, monkeypatch):
    wanted = request({"max_new_tokens": 12, **config})
    assert refused(wanted, model) == [knob]
    # which would tell the same before it runs
    monkeypatch.setattr(preparation, "on_model", passed)
    with pytest.raises(Exception) as raised:  # each part refuses in its own way
        run(wanted, model)
    assert not isinstance(raised.value, AssertionError)


@settings(max_examples=10)
@given(values_of("do_sample") | st.none(), st.integers(1, 3), values_of("num_return_sequences") | st.none())
def test_the_models_own_config_is_heeded_as_the_library_does(do_sample, num_beams, texts):
    model = MODELS["gpt2"].model
    before = model.generation_config
    model.generation_config = GenerationConfig.from_dict(before.to_dict())
    model.generation_config.do_sample, model.generation_config.num_beams = do_sample, num_beams
    try:
        for config in ({}, {"do_sample": False}, {"num_beams": 1}):
            wanted = request({"max_new_tokens": 2, "num_return_sequences": texts, **config})
            problems = check(wanted, Settings.local(), model.generation_config.to_dict())
            if any(problem.severity == "error" for problem in problems):
                with pytest.raises((RequestError, ValueError)):
                    run(wanted, "gpt2")
            else:
                assert len(run(wanted, "gpt2")[-1].sequences) == (texts or 1)
    finally:
        model.generation_config = before


def test_every_knob_has_values_to_try():
    assert all(values_of(name) is not None for name in FREE) and set(FREE) <= set(KNOBS)
