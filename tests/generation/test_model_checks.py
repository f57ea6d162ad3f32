"""What a loaded model, or the machine, cannot do of a request is told before anything runs; the library agrees."""

from __future__ import annotations

import importlib.metadata
import inspect
import threading

import pytest
import torch
from transformers import (
    GenerationConfig,
    GPTNeoXConfig,
    GPTNeoXForCausalLM,
    MistralConfig,
    MistralForCausalLM,
    Qwen3Config,
    Qwen3ForCausalLM,
)

from playground.engines.local import LocalEngine
from playground.generation import model_checks, preparation
from playground.requests.request import GenerationRequest, RequestError
from playground.settings import Settings
from playground.trace import Failed, Finished
from tests.generation.test_runner import loaded
from tests.support.decoding import decode, passed
from tests.support.slow import one_in
from tests.support.tiny_models import VOCAB_SIZE, tiny_bart, tiny_gpt2, tiny_llama, tiny_t5

ALL = list(range(VOCAB_SIZE))
SETTINGS = Settings(max_beams=1024)
MODELS = {
    "llama": loaded(tiny_llama(layers=3)),
    "one layer": loaded(tiny_llama(layers=1)),
    "gpt2": loaded(tiny_gpt2()),
    "t5": loaded(tiny_t5()),
    "bart": loaded(tiny_bart()),
}


def run(config: dict, model: str = "llama", **fields) -> list:
    events = []
    wanted = GenerationRequest("tiny", "the cat sat", config={"max_new_tokens": 3, **config}, seed=0, **fields)
    decode(wanted, MODELS[model], None, SETTINGS, events.append, threading.Event())
    return events


def problem(config: dict, model: str = "llama"):
    with pytest.raises(RequestError) as raised:
        run(config, model)
    (found,) = raised.value.diagnostics
    assert found.severity == "error" and found.fix
    return found


WITH_WORDS = {"num_beams": 2, "max_new_tokens": 9}
REFUSED = [  # (config, model, knob, message, fix): the library, or our own loop, does not run it either
    ({"penalty_alpha": 0.6, "top_k": 301}, "llama", "top_k", "tiny has only 300 tokens", "top_k to 4"),
    ({"dola_layers": [3, 9]}, "llama", "dola_layers", "has 3 layers", "below 3"),
    ({"dola_layers": [1]}, "one layer", "dola_layers", "has 1 layers", "below 1"),
    ({"dola_layers": "low"}, "t5", "dola_layers", "has an encoder", "another model"),
    ({"num_beams": 2, "eos_token_id": ALL}, "llama", "eos_token_id", "nothing to search", "only the tokens"),
    ({"num_beams": 5, "num_beam_groups": 2, "diversity_penalty": 0.5}, "llama", "num_beam_groups", "cannot be divided",
     "multiple of 2"),
    ({"do_sample": True, "suppress_tokens": ALL}, "llama", "suppress_tokens", "Every token is forbidden,", "fewer"),
    ({"do_sample": True, "bad_words_ids": [[i] for i in ALL if i != 2], "suppress_tokens": [2]}, "llama",
     "suppress_tokens", "Every token is forbidden,", "fewer"),
    ({"do_sample": True, "begin_suppress_tokens": ALL}, "t5", "begin_suppress_tokens", "as the first", "fewer"),
    ({"do_sample": True, "eos_token_id": ALL, "min_new_tokens": 1}, "llama", "eos_token_id", "as the first", "fewer"),
    ({"assistant_early_exit": 1}, "gpt2", "assistant_early_exit", "runs all of them", "such as a Llama"),
    ({"assistant_early_exit": 1}, "t5", "assistant_early_exit", "has an encoder", "another model"),
    ({"cache_implementation": "offloaded"}, "llama", "cache_implementation", "needs a CUDA device", '"dynamic"'),
    ({"cache_implementation": "offloaded_static"}, "t5", "cache_implementation", "is on cpu", '"static"'),
]  # fmt: skip


@pytest.mark.parametrize(("config", "model", "knob", "message", "fix"), REFUSED)
def test_what_cannot_run_is_told_before(config, model, knob, message, fix, monkeypatch):
    found = problem(config, model)
    assert found.knob == knob and message in found.message and fix in found.fix
    monkeypatch.setattr(preparation, "on_model", passed)
    with pytest.raises(Exception) as raised:  # each part refuses in its own way, none with an answer
        run(config, model)
    assert not isinstance(raised.value, RequestError)


@pytest.mark.parametrize(
    ("config", "model"),
    one_in(3, [
        ({"penalty_alpha": 0.6, "top_k": 300}, "llama"),
        ({"do_sample": True, "top_k": 301}, "llama"),
        ({"dola_layers": [0, 9]}, "llama"),
        ({"dola_layers": [0]}, "one layer"),
        ({"dola_layers": "high"}, "one layer"),
        ({"num_beams": 400}, "llama"),
        ({"num_beams": 400, "do_sample": True}, "llama"),
        ({"num_beams": 602, "num_beam_groups": 301, "diversity_penalty": 0.5}, "llama"),
        ({"num_beams": 400, "force_words_ids": [[5]]}, "llama"),
        ({"num_beams": 2, "eos_token_id": ALL[1:]}, "llama"),
        ({"do_sample": True, "suppress_tokens": ALL[1:]}, "llama"),
        ({"do_sample": True, "bad_words_ids": [[i] for i in ALL]}, "llama"),  # the library never bans the end
        ({"do_sample": True, "eos_token_id": ALL}, "llama"),
        ({"assistant_early_exit": 2}, "llama"),
        ({"assistant_early_exit": 1, "num_beams": 2}, "gpt2"),  # ignored
        ({"cache_implementation": "offloaded", "use_cache": False}, "llama"),  # ignored
        ({"cache_implementation": "static"}, "t5"),
    ]),
)
def test_what_comes_close_runs(config, model):
    assert isinstance(run(config, model)[-1], Finished)


@pytest.mark.parametrize(
    ("config", "knob"),
    [
        ({"bad_words_ids": [[5], [7, 300]]}, "bad_words_ids"),
        ({"sequence_bias": [[[300], 1.0]]}, "sequence_bias"),
        ({"suppress_tokens": [300]}, "suppress_tokens"),
        ({"begin_suppress_tokens": [300]}, "begin_suppress_tokens"),
        ({"forced_bos_token_id": 300}, "forced_bos_token_id"),
        ({"forced_eos_token_id": [5, 300]}, "forced_eos_token_id"),
        ({"eos_token_id": 300}, "eos_token_id"),
        ({"pad_token_id": 300}, "pad_token_id"),
        ({"bos_token_id": 300}, "bos_token_id"),
        ({"decoder_start_token_id": 300}, "decoder_start_token_id"),
        ({**WITH_WORDS, "force_words_ids": [[5], [[7], [300]]]}, "force_words_ids"),
        ({**WITH_WORDS, "constraints": [{"phrase": [300]}]}, "constraints"),
        ({**WITH_WORDS, "constraints": [{"any_of": [[5], [300]]}]}, "constraints"),
    ],
)
def test_ids_outside_the_vocabulary(config, knob):
    found = problem(config)
    assert (found.knob, found.message) == (knob, "Token id 300 does not exist: tiny has 300 tokens.")
    assert found.fix == "Use ids from 0 to 299."


@pytest.mark.parametrize(
    ("config", "knob"),
    [
        ({"do_sample": True, "suppress_tokens": [*ALL, 300]}, "suppress_tokens"),
        ({"num_beams": 2, "eos_token_id": [*ALL, 300]}, "eos_token_id"),
    ],
)
def test_a_field_with_two_mistakes_is_told_the_first(config, knob, monkeypatch):
    found = problem(config)
    assert found.knob == knob and "Token id 300 does not exist" in found.message
    monkeypatch.setattr(model_checks, "first_error_per_field", lambda problems: problems)
    with pytest.raises(RequestError) as raised:
        run(config)
    assert [each.knob for each in raised.value.diagnostics] == [knob, knob]


# ------------------------------------------------------------------------------------------------ what the model sets


def test_what_the_model_itself_sets_is_judged_too(monkeypatch):
    own = GenerationConfig.from_dict(
        MODELS["llama"].model.generation_config.to_dict() | {"penalty_alpha": 0.6, "top_k": 999}
    )
    monkeypatch.setattr(MODELS["llama"].model, "generation_config", own)
    assert problem({}).knob == "top_k"
    own.top_k, own.num_beams, own.num_beam_groups, own.diversity_penalty = 4, 5, 2, 0.5
    found = problem({})
    assert found.knob == "num_beam_groups" and "(num_beam_groups is the model's default.)" in found.message


# ---------------------------------------------------------------------------------------------------------- early exit


@pytest.mark.parametrize("layer", [3, 60])
def test_an_exit_that_is_not_early_is_refused(layer):
    """The library would let the whole model draft for itself."""
    assert "has 3 layers" in problem({"assistant_early_exit": layer}).message


def tiny(config_class, model_class, **more):
    config = config_class(
        vocab_size=VOCAB_SIZE, hidden_size=32, intermediate_size=64, num_hidden_layers=3, num_attention_heads=4,
        max_position_embeddings=64, bos_token_id=1, eos_token_id=2, **more,
    )  # fmt: skip
    return model_class(config).eval()


@pytest.mark.parametrize(
    "model",
    [
        tiny_llama(layers=3),
        tiny_gpt2(layers=3),
        tiny(Qwen3Config, Qwen3ForCausalLM, num_key_value_heads=2, head_dim=8),
        tiny(MistralConfig, MistralForCausalLM, num_key_value_heads=2, sliding_window=8),
        tiny(GPTNeoXConfig, GPTNeoXForCausalLM),
    ],
    ids=lambda model: type(model).__name__,
)
def test_whether_a_kind_of_model_leaves_early_is_found_as_the_library_finds_it(model, monkeypatch):
    monkeypatch.setitem(MODELS, "this", loaded(model))
    monkeypatch.setattr(model, "forward", CountedLayers(model))
    leaves = True
    with monkeypatch.context() as patch:
        patch.setattr(preparation, "on_model", passed)
        try:
            run({"assistant_early_exit": 1, "num_assistant_tokens": 2, "assistant_confidence_threshold": 0.0}, "this")
        except IndexError:
            leaves = False
    if leaves:
        assert {1, 3} == model.forward.layers
        assert isinstance(run({"assistant_early_exit": 1}, "this")[-1], Finished)
    else:
        assert problem({"assistant_early_exit": 1}, "this").knob == "assistant_early_exit"
    assert model.config.num_hidden_layers == 3


class OneForAll(set):
    """A set that copies share: a run's model is a copy."""

    def __deepcopy__(self, memo):
        return self


class CountedLayers:
    """The forward of a model, which notes how many layers each pass asked of it."""

    def __init__(self, model) -> None:
        self._forward, self._model, self.layers = model.forward, model, OneForAll()
        self.__signature__ = inspect.signature(model.forward)

    def __call__(self, *args, **kwargs):
        output = self._forward(*args, **kwargs, output_hidden_states=True)
        self.layers.add(len(output.hidden_states) - 1)
        return output


# --------------------------------------------------------------------------------------------------------- the machine


@pytest.mark.parametrize(
    ("backend", "package"), [(None, "optimum-quanto"), ("quanto", "optimum-quanto"), ("hqq", "hqq")]
)
def test_a_quantized_cache_says_which_package_it_needs(backend, package):
    config = {"cache_implementation": "quantized"} | ({"cache_config": {"backend": backend}} if backend else {})
    try:
        importlib.metadata.version(package)
    except importlib.metadata.PackageNotFoundError:
        found = problem(config)
        assert found.knob == "cache_implementation"
        assert f"the package {package}," in found.message and f"pip install --upgrade {package}" in found.fix
    else:
        assert isinstance(run(config)[-1], Finished)


def test_a_quantized_cache_of_fp8_needs_no_package():
    config = {"cache_implementation": "quantized", "cache_config": {"backend": "fp8"}}
    assert isinstance(run(config)[-1], Finished)


@pytest.mark.parametrize("cache", ["offloaded", "offloaded_static"])
def test_an_offloaded_cache_passes_on_cuda(cache):
    class OnCuda:
        name = "tiny"

        class model:
            device = torch.device("cuda", 0)

    assert list(model_checks.cache_problems({"cache_implementation": cache}, OnCuda)) == []


def test_the_engine_tells_it_on_the_bundled_model():
    engine = LocalEngine(Settings.local())
    try:
        wanted = GenerationRequest("stories", "Once", config={"max_new_tokens": 2, "cache_implementation": "offloaded"})
        *_, failed = engine.stream(wanted)
        assert isinstance(failed, Failed) and failed.fix.startswith('Set cache_implementation to "dynamic"')
    finally:
        engine.close()


def test_early_exit_is_tried_with_a_config_of_its_own(monkeypatch):
    """Other runs read the model's at the same time."""
    target, layers = loaded(tiny_llama()), []
    config, forward = target.model.config, type(target.model.model).forward
    whole = config.num_hidden_layers

    def watched(self, *args, **kwargs):
        layers.append((config.num_hidden_layers, self.config.num_hidden_layers))
        return forward(self, *args, **kwargs)

    monkeypatch.setattr(type(target.model.model), "forward", watched)
    assert model_checks._can_exit_early(target)
    assert layers == [(whole, 1)]
