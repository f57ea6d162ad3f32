"""What the class of a model and its layers tell of its state, held against what the library does."""

from __future__ import annotations

import threading
from types import SimpleNamespace

import pytest
from transformers import (
    GenerationMixin,
    MiniMaxConfig,
    MiniMaxForCausalLM,
    RecurrentGemmaConfig,
    RecurrentGemmaForCausalLM,
    RwkvConfig,
    RwkvForCausalLM,
)
from transformers.models.auto import modeling_auto

from playground.batching.scheduler import LaneScheduler
from playground.models.cache_support import (
    can_reorder_cache,
    first_exit_layer,
    keeps_state_in_modules,
    supports_chunked_prefill,
)
from playground.models.static_facts import read_facts
from playground.requests.request import GenerationRequest
from playground.settings import Settings
from playground.trace import Finished, Trace
from tests.generation.test_model_checks import MODELS, problem, run
from tests.generation.test_runner import loaded
from tests.support.architectures import COMMON, IDS, LAYERS, WINDOW, model
from tests.support.tiny_models import _made, save

RWKV = _made(
    RwkvForCausalLM,
    RwkvConfig(
        **IDS, hidden_size=32, attention_hidden_size=32, intermediate_size=64, num_hidden_layers=2, context_length=64
    ),
    seed=0,
)
RECURRENT_GEMMA = _made(
    RecurrentGemmaForCausalLM,
    RecurrentGemmaConfig(**COMMON, lru_width=32, attention_window_size=WINDOW, block_types=["recurrent", "attention"]),
    seed=0,
)
MINIMAX = _made(
    MiniMaxForCausalLM,
    MiniMaxConfig(**COMMON, layer_types=["linear_attention", "full_attention"] * (LAYERS // 2), num_local_experts=2,
                  num_experts_per_tok=1, block_size=4),
    seed=0,
)  # fmt: skip
OF_THEIR_OWN = {"minimax": MINIMAX, "rwkv": RWKV, "recurrent gemma": RECURRENT_GEMMA}
MODELS |= {name: loaded(each) for name, each in (OF_THEIR_OWN | {"lfm2": model("lfm2")}).items()}
STATE = pytest.mark.parametrize("name", OF_THEIR_OWN)
NAMES = sorted(
    {
        *modeling_auto.MODEL_FOR_CAUSAL_LM_MAPPING_NAMES.values(),
        *modeling_auto.MODEL_FOR_SEQ_TO_SEQ_CAUSAL_LM_MAPPING_NAMES.values(),
    }
)


def test_the_classes_without_a_cache_are_those_of_the_library():
    supports = GenerationMixin._supports_default_dynamic_cache.__func__
    without = {name for name in NAMES if not supports(SimpleNamespace(__name__=name))}
    assert without and without == {
        name for name in NAMES if can_reorder_cache(name) is False and not keeps_state_in_modules(name)
    }
    assert {"MambaForCausalLM", "FalconMambaForCausalLM", *without} <= {
        name for name in NAMES if supports_chunked_prefill(name) is False
    }
    assert (
        supports_chunked_prefill("LlamaForCausalLM")
        is can_reorder_cache("LlamaForCausalLM")
        is can_reorder_cache("")
        is None
    )


@pytest.mark.parametrize(
    ("config", "knob", "fix"),
    [
        ({"num_beams": 2}, "num_beams", "use_cache to false"),
        ({"num_beams": 2, "num_beam_groups": 2, "diversity_penalty": 0.5}, "num_beams", "use_cache to false"),
        ({"penalty_alpha": 0.6, "top_k": 4}, "penalty_alpha", "another model"),
        ({"prefill_chunk_size": 2}, "prefill_chunk_size", "out"),
        ({"prompt_lookup_num_tokens": 3}, "prompt_lookup_num_tokens", "another model"),
    ],
)
@STATE
def test_a_state_that_cannot_follow_is_told_before(config, knob, fix, name, tmp_path):
    found = problem(config, name)
    assert found.knob == knob and fix in found.fix
    facts = read_facts(str(save(tmp_path, MODELS[name].model)), Settings.local())
    assert facts.can_reorder_cache is facts.supports_chunked_prefill is facts.can_crop_cache is False


@pytest.mark.parametrize(
    "config",
    [{"num_beams": 3}, {"num_beams": 4, "num_beam_groups": 2, "diversity_penalty": 0.5}, {"dola_layers": "low"}],
)
@STATE
def test_without_a_cache_all_of_it_runs(config, name):
    assert isinstance(run(config | {"use_cache": False}, name)[-1], Finished)


@STATE
def test_runs_side_by_side_share_no_state(name):
    """Not even where the modules hold it."""

    def decode(seed: int, slot=None) -> Trace:
        events = []
        config = {"max_new_tokens": 8, "do_sample": True}
        request = GenerationRequest("tiny", f"{seed} cats sat", config=config, seed=seed)
        decode(request, MODELS[name], None, Settings(), events.append, threading.Event(), slot=slot)
        return Trace.fold(events)

    together = {}
    lanes = LaneScheduler(MODELS[name].model)
    for seed in (1, 2, 3):
        lanes.add(lambda slot, seed=seed: together.update({seed: decode(seed, slot)}))
    while lanes.lanes:
        lanes.tick()
    for seed, trace in together.items():
        assert trace.sequences[0].token_ids == decode(seed).sequences[0].token_ids


def test_a_layer_with_attention_must_run_before_an_early_exit():
    assert first_exit_layer(model("lfm2").config.layer_types) == 2 and LAYERS == 4
    found = problem({"assistant_early_exit": 1}, "lfm2")
    assert "first layer of this model with attention is layer 2" in found.message and "Use 2 or more" in found.fix
    for layer in (2, 3):
        assert isinstance(run({"assistant_early_exit": layer}, "lfm2")[-1], Finished)


@pytest.mark.parametrize(
    ("kinds", "first"),
    [(None, None), ([], None), (["conv"], None), (["full_attention"], 1), (["linear_attention", "hybrid"], 2)],
)
def test_the_first_exit(kinds, first):
    assert first_exit_layer(kinds) == first
