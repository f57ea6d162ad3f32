"""The prefix cache gives what the model gives for a prompt, to all that begin so, and stays within its limits."""

from __future__ import annotations

import pytest
import torch
from transformers import DynamicCache
from transformers.cache_utils import DynamicLayer

from playground.batching import prefix_cache
from playground.batching.prefix_cache import PrefixCache
from tests.support.tiny_models import ROUNDING, tiny_gpt2, tiny_llama

IDS = torch.tensor([[5, 6, 7, 8]])
MODELS = {"llama": tiny_llama(), "gpt2": tiny_gpt2()}


class CountedModel:
    """The passes of a model, and how many it made."""

    def __init__(self, name: str = "llama") -> None:
        self.model, self.made = MODELS[name], 0

    def __call__(self, **kwargs):
        self.made += 1
        return self.model(**kwargs)

    def cache(self) -> DynamicCache:
        return DynamicCache(config=self.model.config)


@pytest.fixture(autouse=True)
def no_gradients():
    with torch.no_grad():
        yield


def alike(ours, theirs) -> None:
    torch.testing.assert_close(ours, theirs, atol=ROUNDING, rtol=0)


@pytest.mark.parametrize("rows", [1, 3])
@pytest.mark.parametrize("more", [{}, {"logits_to_keep": 1}])
@pytest.mark.parametrize("name", list(MODELS))
def test_one_pass_fills_the_caches_of_all_who_begin_so(name, more, rows):
    counted, prefixes = CountedModel(name), PrefixCache()
    prefixes.forward(counted, {"input_ids": IDS, "cache": counted.cache(), "use_cache": True, **more})
    for _ in range(2):
        ours, theirs = counted.cache(), counted.cache()
        ids = IDS.expand(rows, -1)
        mask = torch.ones_like(ids)
        got = prefixes.forward(counted, {"input_ids": ids, "attention_mask": mask, "cache": ours, **more})
        wanted = counted.model(input_ids=ids, cache=theirs, **more)
        alike(got.logits, wanted.logits)
        assert got.cache is ours
        for mine, other in zip(ours.layers, theirs.layers, strict=True):
            alike(mine.keys, other.keys)
            alike(mine.values, other.values)
        got.logits.zero_()  # is the asker's own
        ours.layers[0].keys.zero_()
    assert counted.made == 1


@pytest.mark.parametrize("name", list(MODELS))
def test_what_is_read_without_a_cache_is_shared_too(name):
    counted, prefixes = CountedModel(name), PrefixCache()
    wanted = counted.model(input_ids=IDS).logits
    for _ in range(3):
        got = prefixes.forward(counted, {"input_ids": IDS, "attention_mask": torch.ones_like(IDS), "use_cache": False})
        alike(got.logits, wanted)
        assert got.get("cache") is None
    prefixes.forward(counted, {"input_ids": IDS, "cache": counted.cache()})  # another question
    assert counted.made == 2


def filled() -> DynamicCache:
    cache = CountedModel().cache()
    MODELS["llama"](input_ids=IDS, cache=cache)
    return cache


@pytest.mark.parametrize(
    "changes",
    [
        {"input_ids": None},
        {"input_ids": torch.tensor([[5, 6, 7, 8], [5, 6, 7, 9]])},
        {"attention_mask": torch.tensor([[0, 1, 1, 1]])},
        {"position_ids": torch.tensor([[0, 1, 2, 9]])},
        {"output_hidden_states": True},
        {"cache": filled()},
        {"cache": None},
        {"use_cache": False},
        {"cache": None, "use_cache": False, "logits_to_keep": 1},  # a step of a loop without a cache
    ],
    ids=str,
)
def test_what_is_no_plain_pass_over_a_whole_prompt_is_left_to_the_model(changes):
    counted = CountedModel()
    kwargs = {"input_ids": IDS, "cache": counted.cache(), "use_cache": True} | changes
    assert PrefixCache().forward(counted, kwargs) is None and counted.made == 0


def read(prefixes: PrefixCache, lengths: list[int], **more) -> int:
    """Ask for prompts of these lengths; returns how many had to be read."""
    counted = CountedModel()
    for length in lengths:
        prefixes.forward(
            counted, {"input_ids": torch.arange(3, 3 + length)[None], "cache": counted.cache(), **more}
        )
        prefixes.evict()
    return counted.made


def test_the_last_ones_are_kept_and_those_that_were_asked_for_again(monkeypatch):
    monkeypatch.setattr(prefix_cache, "_MAX_PROMPTS", 3)
    prefixes = PrefixCache()
    assert read(prefixes, [1, 2, 3, 1, 4]) == 4
    assert read(prefixes, [3, 1, 4]) == 0
    assert read(prefixes, [2]) == 1
    prefixes.evict(everything=True)
    assert read(prefixes, [2]) == 1


@pytest.mark.parametrize(("more", "again"), [({"logits_to_keep": 1}, 0), ({}, 2)])
def test_where_there_is_no_room_two_are_kept_without_all_that_was_said_of_them(monkeypatch, more, again):
    monkeypatch.setattr(prefix_cache, "_MAX_BYTES", 0)
    prefixes = PrefixCache()
    assert read(prefixes, [5, 6, 7], **more) == 3
    assert read(prefixes, [6, 7], **more) == again
    assert read(prefixes, [5], **more) == 1


def test_as_many_are_kept_as_have_room(monkeypatch):
    prefixes = PrefixCache()
    read(prefixes, [2, 3, 4, 5], logits_to_keep=1)
    sizes = [size for _, size in prefixes._outputs.values()]
    assert sizes == sorted(sizes) and sizes[0] > 0
    monkeypatch.setattr(prefix_cache, "_MAX_BYTES", sum(sizes[-3:]))
    prefixes.evict()
    assert read(prefixes, [5, 4, 3], logits_to_keep=1) == 0


def test_layers_that_hold_nothing_stay_empty():
    """As those that look at pictures, where there are none."""
    model, prefixes = CountedModel(), PrefixCache()
    caches = []
    for _ in range(2):
        cache = model.cache()
        cache.layers.append(DynamicLayer())
        out = prefixes.forward(model, {"input_ids": IDS, "cache": cache, "use_cache": True})
        alike(out.logits, model.model(input_ids=IDS).logits)
        caches.append(cache)
    assert model.made == 1
    for cache in caches:
        assert not cache.layers[-1].is_initialized and cache.get_seq_length() == IDS.shape[1]
