"""Models that read a text otherwise beside a longer one: in lanes, too, each run gives what it gives alone."""

from __future__ import annotations

import copy
import threading
from collections.abc import Callable
from typing import Any

import pytest
import torch
from transformers import (
    GPTNeoConfig,
    GPTNeoForCausalLM,
    LlamaConfig,
    LlamaForCausalLM,
    Phi3Config,
    Phi3ForCausalLM,
    ReformerConfig,
    ReformerModelWithLMHead,
)

from playground.batching import trial
from playground.batching.scheduler import LaneScheduler
from playground.models.loading import LoadedModel
from playground.recording.measurement import Measurer
from playground.requests.request import GenerationRequest
from playground.settings import Settings
from playground.trace import Trace
from tests.support.architectures import COMMON, IDS
from tests.support.decoding import decode
from tests.support.slow import one_in
from tests.support.tiny_models import _made, byte_tokenizer, tiny_gpt2, tiny_llama

TOKENIZER = byte_tokenizer()
WORDS = TOKENIZER("the cat sat on the mat and the dog sat on the cat. one, two, three, four, five. " * 20)["input_ids"]


def gpt_neo(window: int) -> Any:
    """Every second layer sees a window, which it counts from the end of the longest text in a pass."""
    sizes = {"hidden_size": 32, "intermediate_size": 64, "num_layers": 2, "num_heads": 4}
    kinds = {"attention_types": [[["local", "global"], 1]], "window_size": window}
    return _made(GPTNeoForCausalLM, GPTNeoConfig(**IDS, **sizes, **kinds, max_position_embeddings=600), seed=0)


def longrope(original: int) -> Any:
    """Frequencies that follow the longest text in a pass: others beyond `original` tokens."""
    factors = {"short_factor": [1.0] * 4, "long_factor": [4.0] * 4, "factor": 16.0}
    rope = {"rope_type": "longrope", "rope_theta": 10000.0, **factors}
    config = Phi3Config(**COMMON, original_max_position_embeddings=original, rope_parameters=rope)
    return _made(Phi3ForCausalLM, config, seed=0)


def lengths_around(most: int) -> list[int]:
    """Of prompts: on both sides, and some that cross while a text is written."""
    return [3, most // 2, most - 4, most + 1, 2 * most, most + 7, 5, most - 2]


def job(model: Any, number: int, length: int, emit: Callable, seed: int = 0, lane: dict | None = None, **more) -> None:
    target = LoadedModel("tiny", model, TOKENIZER, "folder", "cpu", "float32")
    prompt = TOKENIZER.decode(WORDS[number : number + length])
    config = {"max_new_tokens": 8, "do_sample": number % 2 == 1} | more
    asked = GenerationRequest("tiny", prompt, config=config, seed=number + seed)
    decode(asked, target, None, Settings(max_prompt_tokens=None), emit, threading.Event(), **lane or {})


def assert_as_alone(model: Any, lengths: list[int], **more: Any) -> LaneScheduler:
    measurer = Measurer(deferred=True)
    lanes = LaneScheduler(model, before_passes=measurer.measure_pending)
    together: list[list] = [[] for _ in lengths]
    for number, length in enumerate(lengths):
        lanes.add(
            lambda slot, number=number, length=length: job(
                model, number, length, together[number].append, lane={"slot": slot, "measurer": measurer}, **more
            )
        )
    while lanes.lanes:
        for lane in lanes.tick():
            assert lane.error is None, lane.error
    for number, length in enumerate(lengths):
        alone: list = []
        job(model, number, length, alone.append, **more)
        (ours,), (theirs,) = (Trace.fold(events).sequences for events in (together[number], alone))
        assert ours.token_ids == theirs.token_ids, length
        assert ours.logprobs == pytest.approx(theirs.logprobs, abs=1e-4), length
    return lanes


@pytest.mark.parametrize("window", one_in(2, [12, 40, 256]))
def test_windows_that_are_counted_from_the_end_of_the_longest_text(window):
    lanes = assert_as_alone(gpt_neo(window), lengths_around(window))
    assert lanes.longest_joint_text == window - 2 and lanes.joint_passes


@pytest.mark.parametrize("original", one_in(2, [16, 64]))
def test_frequencies_that_follow_the_longest_text(original):
    lanes = assert_as_alone(longrope(original), lengths_around(original))
    assert lanes.longest_joint_text == original and lanes.joint_passes


def test_frequencies_that_follow_the_longest_text_so_far():
    """A text that is longer than any before changes what the modules keep, for the texts after it, too."""
    rope = {"rope_type": "dynamic", "rope_theta": 10000.0, "factor": 4.0}
    model = _made(LlamaForCausalLM, LlamaConfig(**COMMON | {"max_position_embeddings": 32}, rope_parameters=rope), 0)
    before = copy.deepcopy(model)
    assert_as_alone(model, [3, 30, 27, 9, 23, 28])
    ropes = [each.model.rotary_emb for each in (model, before)]
    assert ropes[0].max_seq_len_cached == ropes[1].max_seq_len_cached
    assert torch.equal(ropes[0].inv_freq, ropes[1].inv_freq)


@pytest.mark.parametrize("make", [tiny_llama, tiny_gpt2])
def test_where_no_length_matters_every_text_within_the_context_shares(make):
    lanes = assert_as_alone(make(context=128), lengths_around(40))
    assert lanes.longest_joint_text == 128 and lanes.joint_rows > 6 * lanes.joint_passes


def test_a_window_that_cannot_be_tried_is_not_passed(monkeypatch):
    monkeypatch.setattr(trial, "_MAX_BYTES", 1 << 12)
    assert LaneScheduler(gpt_neo(256)).longest_joint_text == 254


def test_kinds_of_rope_whose_frequencies_are_fixed_end_with_the_context():
    for kind, most in (("llama3", 256), ("yarn", 256), ("longrope", 64)):
        config = LlamaConfig(**COMMON)
        config.rope_parameters = {"rope_type": kind, "rope_theta": 1e4, "original_max_position_embeddings": 64,
                                  "factor": 4.0, "low_freq_factor": 1.0, "high_freq_factor": 4.0,
                                  "short_factor": [1.0] * 4, "long_factor": [4.0] * 4}  # fmt: skip
        assert LaneScheduler(_made(LlamaForCausalLM, config, 0)).longest_joint_text == most, kind


def reformer(**more: Any) -> Any:
    """Attention that hashes, from the ninth token on, and draws random numbers for it."""
    sizes = {"hidden_size": 32, "feed_forward_size": 64, "num_attention_heads": 2, "attention_head_size": 16}
    chunks = {"attn_layers": ["lsh", "local"], "lsh_attn_chunk_length": 8, "local_attn_chunk_length": 8}
    places = {"axial_pos_shape": [16, 16], "axial_pos_embds_dim": [16, 16], "max_position_embeddings": 256}
    config = ReformerConfig(**IDS, **sizes, **chunks, **places, is_decoder=True, num_hashes=2, num_buckets=4,
                            **more)  # fmt: skip
    return _made(ReformerModelWithLMHead, config, seed=0)


@pytest.mark.parametrize("hashing", [{}, {"hash_seed": 5}])
def test_a_model_that_draws_only_for_longer_texts(hashing):
    """The same text each time, that of `generate` by itself; and nobody else's generator is moved."""
    model, inputs = reformer(**hashing), torch.tensor([WORDS[:4]])
    with torch.random.fork_rng(devices=[]):
        torch.manual_seed(1)
        expected = copy.deepcopy(model).generate(inputs, max_new_tokens=16, do_sample=True)[0, 4:].tolist()
    before = torch.get_rng_state()
    for _ in range(2):
        assert torch.equal(torch.get_rng_state(), before)
        alone: list = []
        job(model, 0, 4, alone.append, seed=1, max_new_tokens=16, do_sample=True)
        assert Trace.fold(alone).sequences[0].token_ids == expected
    assert_as_alone(model, [4, 30, 4, 6, 21], max_new_tokens=16)
    assert torch.equal(torch.get_rng_state(), before)
