"""Requests that are drawn at random, over all knobs, for tiny models of 300 tokens: sensible values more often than
odd ones, and some that somebody refuses."""

from __future__ import annotations

import random
from typing import Any

from playground.knobs import KNOBS
from playground.knobs.groups import SAMPLING
from playground.requests.request import GenerationRequest
from tests.support.tiny_decoders import CONTEXT, WINDOW
from tests.support.tiny_models import byte_tokenizer

TOKENIZER = byte_tokenizer()
_TEXT = "once upon a time there was a little girl who had a red ball. the cat sat on the mat and a dog, one, two. " * 9
_IDS = TOKENIZER(_TEXT)["input_ids"]
# How often each strategy is drawn, and the knobs that make it.
_STRATEGIES: tuple[tuple[int, dict[str, tuple[Any, ...]]], ...] = (
    (5, {}),
    (8, {"do_sample": (True,)}),
    (3, {"do_sample": (True,), "num_return_sequences": (2, 3)}),
    (3, {"num_beams": (2, 3, 4)}),
    (2, {"num_beams": (3, 4), "num_return_sequences": (2, 3)}),
    (2, {"num_beams": (2, 3), "do_sample": (True,)}),
    (2, {"prompt_lookup_num_tokens": (2, 3, 10), "do_sample": (True, False)}),
    (1, {"assistant_early_exit": (1, 2)}),
    (1, {"penalty_alpha": (0.4, 0.6), "top_k": (3, 4)}),
    (1, {"dola_layers": ("low", "high"), "do_sample": (True, False)}),
    (1, {"num_beams": (4,), "num_beam_groups": (2, 4), "diversity_penalty": (0.5, 2.0)}),
    (1, {"num_beams": (3,), "force_words_ids": ([[70, 71]], [[80], [[70], [71, 72]]])}),
)  # fmt: skip
_OF_STRATEGIES = {name for _, knobs in _STRATEGIES for name in knobs} - {"top_k"} | {"constraints", "low_memory"}
_NOT_DRAWN = {"use_mtp", "speculation_type", "compile_config", "max_time"}  # of models, devices and clocks
_WATERMARKS = (
    {"bias": 3.0},
    {"bias": 2.0, "greenlist_ratio": 0.5, "seeding_scheme": "selfhash", "context_width": 2},
    {"bias": 2.0, "greenlist_ratio": 0.1, "seeding_scheme": "selfhash"},
    {"ngram_len": 3, "keys": [1, 2, 3]},
    {"ngram_len": 5, "keys": [7, 9], "skip_first_ngram_calls": True, "sampling_table_size": 64},
)
_VALUES: dict[str, tuple[Any, ...]] = {
    "temperature": (0.3, 0.7, 1.3, 3.0, 0.0),
    "top_k": (0, 1, 5, 40, 1000),
    "top_p": (0.2, 0.8, 0.95, 0.0),
    "min_p": (0.01, 0.1, 0.5),
    "top_h": (0.3, 0.8),
    "typical_p": (0.2, 0.9),
    "epsilon_cutoff": (1e-4, 0.01, 0.3),
    "eta_cutoff": (1e-4, 0.01, 0.3),
    "min_new_tokens": (0, 2, 5, 30),
    "min_length": (0, 10, 60),
    "max_length": (12, 50, 400),
    "stop_strings": ("e", ["the", "a"], [" "]),
    "length_penalty": (-1.0, 0.0, 2.0),
    "early_stopping": (False, True, "never"),
    "repetition_penalty": (0.7, 1.3, 3.0),
    "no_repeat_ngram_size": (1, 2, 3),
    "encoder_repetition_penalty": (0.7, 1.5),
    "encoder_no_repeat_ngram_size": (1, 2),
    "exponential_decay_length_penalty": ([2, 1.5], [0, 1.05]),
    "guidance_scale": (0.5, 1.0, 1.8),
    "watermarking_config": _WATERMARKS,
    "max_matching_ngram_size": (1, 3),
    "num_assistant_tokens": (1, 3, 6),
    "assistant_confidence_threshold": (0.0, 0.3, 0.9),
    "assistant_ensemble_weight": (0.3,),
    "cache_implementation": ("dynamic", "dynamic_full", "static", "offloaded", "quantized"),
    "cache_config": ({"backend": "fp8"}, {"backend": "quanto", "nbits": 4}),
    "max_cache_len": (64, 300),
    "prefill_chunk_size": (1, 4, 16),
    "pad_token_id": (0, 9),
    "bos_token_id": (1, 11),
    "decoder_start_token_id": (2, 12),
    "forced_bos_token_id": (20,),
    "eos_token_id": (2, [2, 70, 71, 72, 73, 74, 75, 76], list(range(70, 140))),
}


def draw_request(rng: random.Random, context: int | None = CONTEXT) -> GenerationRequest:
    """A request with a prompt below or above some length at which tiny models change."""
    weights, strategies = zip(*_STRATEGIES, strict=True)
    strategy = rng.choices(strategies, weights)[0]
    config = {name: rng.choice(values) for name, values in strategy.items()}
    names = [name for name, knob in KNOBS.items() if not knob.managed]
    names = [name for name in names if name not in _OF_STRATEGIES | _NOT_DRAWN | config.keys()]
    if not config.get("do_sample") and rng.random() < 0.8:  # else they are drawn in vain most often
        names = [name for name in names if KNOBS[name].group is not SAMPLING]
    for name in rng.sample(names, rng.choice((0, 1, 1, 2, 2, 3, 4))):
        config[name] = _value(rng, name)
    if not {"max_length", "max_new_tokens"} & config.keys() or rng.random() < 0.5:
        config["max_new_tokens"] = rng.choice((1, 3, 6, 9, 12))
    edge = rng.choice((8, WINDOW, WINDOW, 40, 40, 64))
    length = max(1, rng.choice((rng.randint(1, 12), edge + rng.randint(-8, 8), 2 * edge)))
    begin = rng.randrange(40)
    prompt = TOKENIZER.decode(_IDS[begin : begin + length])
    return GenerationRequest("tiny", prompt, config=config, seed=rng.randrange(1000), check_scores=True)


def _value(rng: random.Random, name: str) -> Any:
    if name in _VALUES:
        return rng.choice(_VALUES[name])
    knob = KNOBS[name]
    if knob.kind == "bool":
        return rng.random() < 0.5
    if knob.kind == "choice":
        return rng.choice(knob.choices)
    ids = [[rng.randrange(3, 300) for _ in range(rng.randint(1, 2))] for _ in range(rng.randint(1, 4))]
    if name == "sequence_bias":
        return [[each, rng.choice((-5.0, 2.0, 20.0))] for each in ids]
    if name == "bad_words_ids":
        return ids
    if knob.kind == "list":  # of token ids
        return [each[0] for each in ids]
    return rng.randint(1, 5)
