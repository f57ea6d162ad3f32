"""What a trained model is worth, in numbers: held-out loss, the loss of every exit layer, acceptance, speed, repetition.

Functions only; card.py writes their results down. Losses are in nats per token unless the name says otherwise.
"""

from __future__ import annotations

import itertools
import math
import time
from pathlib import Path

import numpy as np
import torch
from torch.nn import functional as F
from transformers import AutoModelForCausalLM, AutoTokenizer
from transformers.generation.streamers import BaseStreamer


def heldout(model, folder: Path, end: int, documents: int = 1000) -> dict[str, object]:
    """Losses on the first held-out documents, each alone and whole, with its end-of-text token.

    The first token is predicted from an end-of-text token. `derivation` numbers are of the same documents: the mean
    information of their derivations, an upper bound on the entropy of the corpus.
    """
    arrays = np.load(folder / "heldout.npz")
    starts = arrays["starts"][: documents + 1]
    layers = model.config.num_hidden_layers
    nats, tokens = np.zeros(layers), 0
    for start, stop in itertools.pairwise(starts):
        ids = torch.tensor([[end, *arrays["ids"][start:stop].tolist(), end]])
        with torch.no_grad():
            states = model.model(input_ids=ids[:, :-1], output_hidden_states=True, use_cache=False)
            early = [model.model.norm(state) for state in states.hidden_states[1:layers]]
            for layer, state in enumerate([*early, states.last_hidden_state]):
                nats[layer] += float(F.cross_entropy(model.lm_head(state)[0], ids[0, 1:], reduction="sum"))
        tokens += ids.shape[1] - 1
    count = len(starts) - 1
    size, bits = int(arrays["bytes"][:count].sum()), float(arrays["bits"][:count].sum())
    return {
        "documents": count,
        "tokens": tokens,
        "bytes": size,
        "loss": float(nats[-1] / tokens),
        "exit_losses": [float(value / tokens) for value in nats],
        "bits_per_byte": float(nats[-1] / math.log(2) / size),
        "bits_per_document": float(nats[-1] / math.log(2) / count),
        "derivation_nats_per_token": bits * math.log(2) / tokens,
        "derivation_bits_per_byte": bits / size,
        "derivation_bits_per_document": bits / count,
    }


class _Rounds(BaseStreamer):
    """Counts the rounds of assisted decoding: `put` is called once for the prompt and once a round."""

    def __init__(self) -> None:
        self.puts: list[int] = []

    def put(self, value: torch.Tensor) -> None:
        self.puts.append(value.numel())

    def end(self) -> None:
        pass


def prompts(folder: Path, count: int, length: int = 24) -> list[torch.Tensor]:
    """The first `length` tokens of held-out documents that are longer than 80 tokens."""
    arrays = np.load(folder / "heldout.npz")
    found = []
    for start, stop in itertools.pairwise(arrays["starts"]):
        if stop - start > 80:
            found.append(torch.tensor([arrays["ids"][start : start + length].tolist()]))
        if len(found) == count:
            break
    return found


def acceptance(
    model,
    inputs: list[torch.Tensor],
    drafted: int = 5,
    new_tokens: int = 60,
    to_end: bool = False,
    threshold: float = 0.0,
    **assistant,
) -> dict[str, float]:
    """Greedy assisted decoding: drafted tokens that were accepted (of `drafted` a round), tokens a round, seconds saved.

    `assistant`: `assistant_model=...` (with both tokenizers where they differ; `drafted` then counts its own tokens),
    `prompt_lookup_num_tokens=n` or `assistant_early_exit=n`. `to_end`: stop where the model ends, else never before
    `new_tokens`. `threshold`: a draft stops where it is less sure than this. "judged" is the share accepted of the
    tokens that the model read as drafts, which may be fewer than `drafted` a round; without meaning for an early exit,
    whose drafts the model itself makes. Raises `AssertionError` if the tokens differ from plain greedy decoding.
    """
    rounds = tokens = judged = 0
    seconds = plain_seconds = 0.0
    limits = {"do_sample": False, "max_new_tokens": new_tokens} | ({} if to_end else {"min_new_tokens": new_tokens})
    draft_model = assistant.get("assistant_model", model)
    kept = {
        key: getattr(draft_model.generation_config, key, None)
        for key in ("num_assistant_tokens", "num_assistant_tokens_schedule", "assistant_confidence_threshold")
    }
    draft_model.generation_config.num_assistant_tokens = drafted
    draft_model.generation_config.num_assistant_tokens_schedule = "constant"
    draft_model.generation_config.assistant_confidence_threshold = threshold
    for ids in inputs:
        began = time.perf_counter()
        expected = model.generate(input_ids=ids, attention_mask=torch.ones_like(ids), **limits)
        plain_seconds += time.perf_counter() - began
        counter, read = _Rounds(), []
        hook = model.register_forward_pre_hook(lambda _, args, named, read=read: read.append(named["input_ids"].shape[1]),
                                               with_kwargs=True)  # fmt: skip
        began = time.perf_counter()
        got = model.generate(
            input_ids=ids, attention_mask=torch.ones_like(ids), streamer=counter, **limits, **assistant
        )
        seconds += time.perf_counter() - began
        hook.remove()
        assert got.tolist() == expected.tolist(), "assisted decoding changed the tokens"
        rounds += len(counter.puts) - 1
        tokens += sum(counter.puts[1:])
        judged += sum(read) - ids.shape[1] - (len(read) - 1)  # each pass reads one token more than the drafts
    for key, value in kept.items():
        setattr(draft_model.generation_config, key, value)
    return {
        "rate": (tokens - rounds) / (drafted * rounds),
        "judged": (tokens - rounds) / max(judged, 1),
        "tokens_per_round": tokens / rounds,
        "drafted": drafted,
        "speedup": plain_seconds / seconds,
    }


def speed(model, tokenizer, new_tokens: int = 200) -> float:
    """Tokens a second of plain greedy `generate`, the best of three."""
    inputs = tokenizer("Once upon a time", return_tensors="pt")
    best = math.inf
    for _ in range(3):
        began = time.perf_counter()
        model.generate(**inputs, do_sample=False, max_new_tokens=new_tokens, min_new_tokens=new_tokens)
        best = min(best, time.perf_counter() - began)
    return new_tokens / best


def repeated(ids: list[int], n: int = 8) -> float:
    """The share of n-grams that occurred before in the same sequence; 0 for a text without repeats."""
    grams = [tuple(ids[start : start + n]) for start in range(len(ids) - n + 1)]
    return 1 - len(set(grams)) / len(grams) if grams else 0.0


def load(folder: Path) -> tuple[object, object, float]:
    """(model, tokenizer, seconds) of a saved folder."""
    began = time.perf_counter()
    tokenizer = AutoTokenizer.from_pretrained(folder)
    model = AutoModelForCausalLM.from_pretrained(folder).eval()
    return model, tokenizer, time.perf_counter() - began
