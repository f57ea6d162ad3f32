"""A slice of `tests/benchmarks/fidelity.py`: tiny models of other kinds beside bare `generate`, in a process of its
own; and that this look would see what differs."""

from __future__ import annotations

import dataclasses
import random

import pytest
import torch

from playground.requests.request import GenerationRequest
from playground.trace import replace
from tests.support import tiny_decoders
from tests.support.drawn_requests import draw_request
from tests.support.fidelity import Bare, Target, differences_from_bare, differences_in_lanes, try_architecture
from tests.support.slow import mostly_slow

# Models that do something of their own with other texts in a pass, with random numbers, or with what they have read.
KINDS = (
    "gpt_neo", "phi3", "reformer", "recurrent_gemma", "doge", "big_bird", "gemma3_text", "mamba", "mpt", "t5",
    "bart:seq2seq",
)  # fmt: skip
FAST = ("gpt_neo", "phi3", "reformer", "recurrent_gemma")
SAMPLED = {"do_sample": True, "max_new_tokens": 6}


@pytest.fixture(scope="module")
def bare():
    with Bare() as process:
        yield process


@pytest.mark.parametrize("kind", mostly_slow(KINDS, lambda kind: kind in FAST))
def test_it_writes_what_generate_writes_alone_and_in_lanes(bare, kind):
    before = torch.get_rng_state()
    found = try_architecture(kind, bare, seed=1, runs=6)
    assert found.differences == [] and found.errors == []
    assert found.alone >= 2 and found.lanes >= 3
    assert torch.equal(torch.get_rng_state(), before)


@pytest.mark.parametrize(
    ("config", "word"), [({"assistant_early_exit": 2}, "early layer"), ({"penalty_alpha": 0.4, "top_k": 3}, "several")]
)
def test_a_model_with_several_streams_of_states_says_what_it_cannot_do(config, word):
    request = GenerationRequest("tiny", "the cat sat", config=config | {"max_new_tokens": 3}, seed=0)
    ours = Target(tiny_decoders.build("gemma3n_text")).alone(request)
    assert ours.trace is None and word in ours.refused + ours.error and not ours.error.startswith("RuntimeError")


def test_other_ids_scores_ranks_and_ends_are_seen(bare):
    model = tiny_decoders.build("llama")
    request = GenerationRequest("tiny", "the cat sat", config=SAMPLED, seed=3, check_scores=True)
    trace, theirs = Target(model).alone(request).trace, bare.ask(bare.keep(model, "llama"), request)
    assert list(differences_from_bare(trace, theirs)) == [] == list(differences_in_lanes(trace, trace))
    (sequence,) = trace.sequences
    spoilt = {
        "ids": {"token_ids": [*sequence.token_ids[:-1], 3 + sequence.token_ids[-1] % 9]},
        "logprobs": {"logprobs": [sequence.logprobs[0] + 0.01, *sequence.logprobs[1:]]},
        "ended": {"stop_reason": "eos" if sequence.stop_reason == "length" else "length"},
    }
    for word, change in spoilt.items():
        finished = replace(trace.finished, sequences=[replace(sequence, **change)])
        other = dataclasses.replace(trace, finished=finished)
        assert word in next(differences_from_bare(other, theirs)), word
        assert next(differences_in_lanes(other, trace))
    assert "ranks" in next(differences_from_bare(trace, theirs | {"ranks": [[300] * len(sequence.token_ids)]}))


def test_the_same_seed_draws_the_same_requests():
    drawn = [[draw_request(rng) for _ in range(40)] for rng in (random.Random(5), random.Random(5), random.Random(6))]
    assert drawn[0] == drawn[1] != drawn[2]
    assert len({name for request in drawn[0] for name in request.config}) > 25
