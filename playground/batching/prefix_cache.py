"""Texts that begin alike share one forward pass over their prompt: the beams of a run, the samples of one strategy, a
class that was given a few prompts. Knows key-value caches, no lanes."""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any

import torch
from transformers import DynamicCache

from playground.batching.kv_cache import is_shareable

_MAX_PROMPTS, _MAX_BYTES = 16, 1 << 26  # that are kept for later runs; two prompts of any size are


class PrefixCache:
    """The outputs of a model for the last prompts, with their keys and values."""

    def __init__(self) -> None:
        self._outputs: dict[tuple, tuple[Any, int]] = {}  # for each prompt, with its size in bytes

    def forward(self, forward: Callable, kwargs: dict[str, object]) -> Any:
        """What `forward(**kwargs)` returns, from one pass for all calls with the same prompt. None where it is not a
        plain pass over a whole prompt, which fills an empty cache or has none."""
        key = _key(kwargs)
        if key is None:
            return None
        cache, rows = kwargs.get("cache"), len(kwargs["input_ids"])
        if key not in self._outputs:
            self._outputs[key] = _forward_one_row(forward, kwargs)
        out, _ = self._outputs[key] = self._outputs.pop(key)  # now the newest
        for layer_idx, layer in _layers(out):
            cache.update(*(states.expand(rows, -1, -1, -1) for states in (layer.keys, layer.values)), layer_idx)
        caches = {} if cache is None else {"cache": cache}  # not every model's output has a field for it
        return type(out)(logits=out.logits.expand(rows, -1, -1).clone(), **caches)

    def evict(self, everything: bool = False) -> None:
        """Drop all but the last used prompts, or everything. Outputs with the logits of every token of a long prompt
        are too large to keep."""
        kept: dict[tuple, tuple[Any, int]] = {}
        bytes_left = _MAX_BYTES
        for key, (out, size) in reversed(() if everything else self._outputs.items()):  # the last used one first
            bytes_left -= size
            if bytes_left >= 0 or (out.logits.shape[1] == 1 and len(kept) < 2):
                kept[key] = out, size
            if len(kept) == _MAX_PROMPTS:
                break
        self._outputs = dict(reversed(kept.items()))


def _forward_one_row(forward: Callable, kwargs: dict[str, object]) -> tuple[Any, int]:
    """The output for the first row, with a cache of its own, and its size in bytes."""
    batched = ("input_ids", "attention_mask", "position_ids")
    one = {name: value[:1] if name in batched and value is not None else value for name, value in kwargs.items()}
    if kwargs.get("cache") is not None:
        one["cache"] = copy.deepcopy(kwargs["cache"])  # an empty one
    out = forward(**one)
    states = (states for _, layer in _layers(out) for states in (layer.keys, layer.values))
    return out, sum(tensor.nbytes for tensor in (out.logits, *states))


def _layers(out: Any) -> list[tuple[int, Any]]:
    """The layers that hold something, by number: those that look at pictures hold nothing where there are none."""
    cache = out.get("cache")
    return [] if cache is None else [(i, layer) for i, layer in enumerate(cache.layers) if layer.is_initialized]


def _key(kwargs: dict[str, object]) -> tuple | None:
    """Equal for calls with the same prompt; None where the pass is not a plain one over a whole prompt."""
    input_ids, mask, position_ids, cache = (
        kwargs.get(name) for name in ("input_ids", "attention_mask", "position_ids", "cache")
    )
    uncached, logits_to_keep = kwargs.get("use_cache") is False, kwargs.get("logits_to_keep")
    if input_ids is None or uncached != (cache is None) or kwargs.get("output_hidden_states"):
        return None
    if uncached and logits_to_keep is not None:  # a step of a loop that has no cache: no other run makes the same
        return None
    if not uncached and (type(cache) is not DynamicCache or not is_shareable(cache) or cache.get_seq_length()):
        return None
    if (input_ids != input_ids[:1]).any() or (mask is not None and not mask.all()):
        return None
    if position_ids is not None:
        usual = torch.arange(input_ids.shape[1], device=position_ids.device)
        if (position_ids != usual).any():
            return None
    return (*input_ids[0].tolist(), uncached, str(logits_to_keep))
