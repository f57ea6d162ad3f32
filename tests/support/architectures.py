"""Tiny models of real architectures, by name: made from their config classes, with random weights, for one tokenizer.

Each has something that decoding meets: windows that slide, a state in the place of keys and values, experts, an
encoder. Knows transformers only; what each of them can do is for the tests.
"""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import Any

import torch
from transformers import (
    BambaConfig,
    BambaForCausalLM,
    Gemma3Config,
    Gemma3ForCausalLM,
    Gemma3ForConditionalGeneration,
    Gemma3TextConfig,
    Lfm2Config,
    Lfm2ForCausalLM,
    MambaConfig,
    MambaForCausalLM,
    MistralConfig,
    MistralForCausalLM,
    MixtralConfig,
    MixtralForCausalLM,
    PreTrainedModel,
    Qwen3Config,
    Qwen3ForCausalLM,
)

from tests.support.tiny_models import BOS, EOS, PAD, VOCAB_SIZE, _made, tiny_bart, tiny_gpt2, tiny_llama, tiny_t5

LAYERS = 4  # one more than the preset of early exit runs
WINDOW = 6  # tokens that a sliding layer sees: fewer than the prompts of the tests have
IDS = {"vocab_size": VOCAB_SIZE, "pad_token_id": PAD, "bos_token_id": BOS, "eos_token_id": EOS}
_ATTENTION = {"num_attention_heads": 4, "num_key_value_heads": 2, "head_dim": 8}
_SHAPE = {"hidden_size": 32, "intermediate_size": 64, "num_hidden_layers": LAYERS, "tie_word_embeddings": False}
COMMON = {**IDS, **_SHAPE, **_ATTENTION, "max_position_embeddings": 256}


def _gemma3_config() -> Gemma3TextConfig:
    kinds = ["sliding_attention", "full_attention"] * (LAYERS // 2)
    return Gemma3TextConfig(**COMMON, layer_types=kinds, sliding_window=WINDOW, query_pre_attn_scalar=8)


def _gemma3_with_pictures() -> PreTrainedModel:
    """A model of text inside of one that reads pictures too, as the larger ones of this family come."""
    eye = {"hidden_size": 16, "intermediate_size": 32, "num_hidden_layers": 1, "num_attention_heads": 2}
    eye |= {"image_size": 16, "patch_size": 8, "vision_use_head": False}
    ids = {"image_token_index": 5, "boi_token_index": 6, "eoi_token_index": 7}
    text = _gemma3_config().to_dict()
    config = Gemma3Config(text_config=text, vision_config=eye, mm_tokens_per_image=4, **ids)
    return _made(Gemma3ForConditionalGeneration, config, seed=0)


def _mixtral() -> PreTrainedModel:
    """Four experts, of which two read each token."""
    return _made(MixtralForCausalLM, MixtralConfig(**COMMON, num_local_experts=4, num_experts_per_tok=2), seed=0)


def _mamba() -> PreTrainedModel:
    """A state that every token writes over, and no attention."""
    return _made(MambaForCausalLM, MambaConfig(**IDS, **_SHAPE, state_size=4), seed=0)


def _bamba() -> PreTrainedModel:
    """Layers with such a state, and one with attention."""
    state = {"mamba_n_heads": 4, "mamba_d_head": 16, "mamba_d_state": 8, "mamba_n_groups": 1}
    return _made(BambaForCausalLM, BambaConfig(**COMMON, **state, attn_layer_indices=[1]), seed=0)


def _lfm2() -> PreTrainedModel:
    """Short convolutions, which can take a token back, and one layer with attention."""
    kinds = ["conv", "full_attention"] * (LAYERS // 2)
    return _made(Lfm2ForCausalLM, Lfm2Config(**COMMON, layer_types=kinds, block_auto_adjust_ff_dim=False), seed=0)


def _bart() -> PreTrainedModel:
    """Learnt positions, and an encoder, to which its layers listen less: else every step would write the same token."""
    made = tiny_bart(layers=LAYERS)
    with torch.no_grad():
        for weights in made.model.decoder.layers.parameters():
            weights *= 0.2 if weights.dim() > 1 else 1
    return made


_MADE: dict[str, Callable[[], PreTrainedModel]] = {
    "gpt2": lambda: tiny_gpt2(layers=LAYERS),
    "llama": lambda: tiny_llama(layers=LAYERS),
    "qwen3": lambda: _made(Qwen3ForCausalLM, Qwen3Config(**COMMON), seed=0),
    "gemma3": lambda: _made(Gemma3ForCausalLM, _gemma3_config(), seed=0),  # windows that slide, and full attention
    "mistral": lambda: _made(MistralForCausalLM, MistralConfig(**COMMON, sliding_window=WINDOW), seed=0),
    "mixtral": _mixtral,
    "mamba": _mamba,
    "bamba": _bamba,
    "lfm2": _lfm2,
    "t5": lambda: tiny_t5(layers=LAYERS),
    "bart": _bart,
    "gemma3 with pictures": _gemma3_with_pictures,
}
NAMES = tuple(_MADE)[:-1]  # each with every strategy


@functools.cache
def model(name: str) -> Any:
    """The model of that name: one for all tests, which must leave it as it is."""
    return _MADE[name]()
