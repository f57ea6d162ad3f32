"""Texts that begin alike share one forward pass over what they begin with: the beams of a run, the samples of one
strategy, a class that was given a few prompts. Knows caches, no lanes."""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any

import torch
from transformers import DynamicCache

from playground.batching.kv_cache import growing

_PROMPTS, _BYTES = 16, 1 << 26  # that are kept for who begins with them later; two of any size


class Prompts:
    """What a model said of the last prompts."""

    def __init__(self) -> None:
        self._kept: dict[tuple, tuple[Any, int]] = {}  # what came of each, and its bytes

    def begun(self, forward: Callable, kwargs: dict[str, Any]) -> Any:
        """What `forward(**kwargs)` returns, from one pass for all who ask the same. None where it is not a plain pass
        over a whole prompt, which fills an empty cache or wants none."""
        prompt = _key(kwargs)
        if prompt is None:
            return None
        cache, rows = kwargs.get("past_key_values"), len(kwargs["input_ids"])
        if prompt not in self._kept:
            self._kept[prompt] = _read(forward, kwargs)
        out, _ = self._kept[prompt] = self._kept.pop(prompt)  # now the newest
        for number, layer in enumerate(_layers(out)):
            cache.update(*(states.expand(rows, -1, -1, -1) for states in (layer.keys, layer.values)), number)
        kept = {} if cache is None else {"past_key_values": cache}  # not every model's output has a place for it
        return type(out)(logits=out.logits.expand(rows, -1, -1).clone(), **kept)

    def forget(self, of_all: bool = False) -> None:
        """Keep the last prompts, for who begins with one of them a little later, or none. Where all that the model said
        of a long one was wanted, it is too much to keep."""
        kept: dict[tuple, tuple[Any, int]] = {}
        room = _BYTES
        for prompt, (out, size) in reversed(() if of_all else self._kept.items()):  # the last used one first
            room -= size
            if room >= 0 or (out.logits.shape[1] == 1 and len(kept) < 2):
                kept[prompt] = out, size
            if len(kept) == _PROMPTS:
                break
        self._kept = dict(reversed(kept.items()))


def _read(forward: Callable, kwargs: dict[str, Any]) -> tuple[Any, int]:
    """What comes of a pass for one of the texts, with a cache of its own, and its bytes."""
    batched = ("input_ids", "attention_mask", "position_ids")
    one = {name: value[:1] if name in batched and value is not None else value for name, value in kwargs.items()}
    if kwargs.get("past_key_values") is not None:
        one["past_key_values"] = copy.deepcopy(kwargs["past_key_values"])  # an empty one
    out = forward(**one)
    states = (states for layer in _layers(out) for states in (layer.keys, layer.values))
    return out, sum(tensor.nbytes for tensor in (out.logits, *states))


def _layers(out: Any) -> list[Any]:
    cache = out.get("past_key_values")
    return [] if cache is None else cache.layers


def _key(kwargs: dict[str, Any]) -> tuple | None:
    """What makes a prompt the same as another; None where the pass is not a plain one over a whole prompt."""
    ids, mask, places, cache = (
        kwargs.get(name) for name in ("input_ids", "attention_mask", "position_ids", "past_key_values")
    )
    wants_none, kept = kwargs.get("use_cache") is False, kwargs.get("logits_to_keep")
    if ids is None or wants_none != (cache is None) or kwargs.get("output_hidden_states"):
        return None
    if wants_none and kept is not None:  # a step of a loop that has no cache: nobody else makes the same
        return None
    if not wants_none and (type(cache) is not DynamicCache or not growing(cache) or cache.get_seq_length()):
        return None
    if (ids != ids[:1]).any() or (mask is not None and not mask.all()):
        return None
    if places is not None and (places != torch.arange(ids.shape[1], device=places.device)).any():
        return None
    return (*ids[0].tolist(), wants_none, str(kept))
