"""What `generate` makes before its first step, made beside the lanes: processors, constraints, criteria, a cache.

Whether that takes long is told by `beside.py`. Knows runs' models and their places in a lane; no requests.
"""

from __future__ import annotations

import copy
import functools
from typing import Any

import torch
from transformers import GenerationConfig, PreTrainedModel, PreTrainedTokenizerBase

from playground.batching.single_run import AnySlot
from playground.generation.beside import MAX_SECONDS, beside
from playground.generation.limits import RunLimits
from playground.models.loading import LoadedModel
from playground.recording import build_tables, loop_arguments

HEALING_SECONDS = 60.0  # half a second for each of a class, one after the other, with a vocabulary of 49,000 tokens


def loop_arguments_beside(
    slot: AnySlot, limits: RunLimits, model: PreTrainedModel, target: LoadedModel, config: GenerationConfig,
    arguments: dict[str, object]
) -> dict[str, object]:
    """What `model.generate(generation_config=config, **arguments)` passes to its loop (`loop_arguments`), for which
    the lane of this slot waits and no other does. `model` is the run's own copy of that of `target`. The lane makes
    the passes that are needed: an encoder's, and that of token healing."""

    def make(loaded: LoadedModel, _: None) -> dict[str, object]:
        own = healing(model, loaded.tokenizer)
        if target.is_encoder_decoder:
            own.get_encoder = lambda *args: slot(model.get_encoder(*args))
        made = loop_arguments(own, config, arguments)
        build_tables(made["logits_processor"], made["input_ids"], target.vocab_size)
        return made

    if config.token_healing or model.generation_config.token_healing:
        return beside(slot, limits, make, target, seconds=HEALING_SECONDS)
    # No other part needs a tokenizer: a class that draws with watermarks at once waits for none.
    return slot.beside(lambda: make(target, None), MAX_SECONDS, lambda: limits.cancelled)


def healing(model: PreTrainedModel, tokenizer: PreTrainedTokenizerBase) -> object:
    """A copy of a model that heals tokens with this tokenizer: `generate` passes it none."""
    copied = copy.copy(model)
    copied.heal_tokens = functools.partial(_heal_tokens, copied.heal_tokens, tokenizer)
    return copied


def _heal_tokens(
    heal_tokens: Any, tokenizer: PreTrainedTokenizerBase, input_ids: torch.Tensor, *_: object
) -> torch.Tensor:
    """A prompt of nothing but a beginning-of-sequence token stays as it is."""
    healed = heal_tokens(input_ids, tokenizer)
    return healed if healed.numel() else input_ids
