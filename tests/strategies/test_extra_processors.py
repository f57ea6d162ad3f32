"""Presence and frequency penalty: their definition by hand, and in every mode of decoding."""

from __future__ import annotations

import copy
import threading

import pytest
import torch
from hypothesis import given
from hypothesis import strategies as st

from playground.models.loading import LoadedModel
from playground.requests.request import GenerationRequest
from playground.settings import Settings
from playground.strategies.extra_processors import (
    FrequencyPenaltyLogitsProcessor,
    GivenTextLogitsProcessor,
    PresencePenaltyLogitsProcessor,
)
from playground.trace import Trace
from tests.support.decoding import decode
from tests.support.slow import one_in
from tests.support.tiny_models import byte_tokenizer, tiny_llama, tiny_t5

TOKENIZER = byte_tokenizer()
PROMPT = "the cat sat on the mat and the cat"
MODELS = {"llama": tiny_llama(), "t5": tiny_t5()}
DRAFT = tiny_llama(seed=1)


@given(
    st.lists(st.lists(st.integers(0, 9), min_size=5, max_size=5), min_size=1, max_size=3),
    st.integers(0, 6),
    st.floats(-2, 2),
    st.floats(-2, 2),
)
def test_equals_the_definition(rows, prompt_length, presence, frequency):
    ids, scores = torch.tensor(rows), torch.randn(len(rows), 8)  # 8 and 9 lie outside the vocabulary
    scores[0, 3] = -torch.inf
    before = scores.clone()
    given_by_us = PresencePenaltyLogitsProcessor(presence, prompt_length)(ids, scores)
    given_by_us = FrequencyPenaltyLogitsProcessor(frequency, prompt_length)(ids, given_by_us)
    for row, text in enumerate(rows):
        for token in range(8):
            count = text[prompt_length:].count(token)
            expected = before[row, token] - presence * (count > 0) - frequency * count
            torch.testing.assert_close(given_by_us[row, token], expected)
    assert torch.equal(scores, before)  # the library's scores are left as they were


def loaded(model) -> LoadedModel:
    return LoadedModel("tiny", model, TOKENIZER, "folder", "cpu", "float32")


def traced(model, config: dict, draft=None, **fields) -> Trace:
    config = {"max_new_tokens": 16, "eos_token_id": 299} | config
    request = GenerationRequest("tiny", PROMPT, config=config, seed=5, assistant="draft" if draft else None, **fields)
    events = []
    draft = None if draft is None else loaded(draft)
    decode(request, loaded(model), draft, Settings(), events.append, threading.Event())
    return Trace.fold(events)


def by_hand(model, presence: float, frequency: float, steps: int = 16) -> list[int]:
    """Greedy decoding with the penalties, written out."""
    prompt = TOKENIZER(PROMPT, return_tensors="pt")["input_ids"]
    encoder = model.config.is_encoder_decoder
    ids = torch.zeros(1, 1, dtype=torch.long) if encoder else prompt
    start = ids.shape[1]
    for _ in range(steps):
        with torch.no_grad():
            logits = (model(prompt, decoder_input_ids=ids) if encoder else model(ids)).logits[0, -1]
        written = ids[0, start:].tolist()
        for token in set(written):
            logits[token] -= presence + frequency * written.count(token)
        ids = torch.cat([ids, logits.argmax()[None, None]], dim=1)
        if ids[0, -1] == 299:  # the end
            break
    return ids[0, start:].tolist()


PENALTIES = [(1.5, 0.0), (0.0, 0.9), (0.7, 0.4), (-1.0, -0.5)]


@pytest.mark.parametrize(("presence", "frequency"), PENALTIES)
@pytest.mark.parametrize("name", MODELS)
def test_greedy_decoding_equals_a_loop_by_hand(name, presence, frequency):
    penalties = {"presence_penalty": presence, "frequency_penalty": frequency}
    trace = traced(MODELS[name], {}, **penalties)
    assert trace.sequences[0].token_ids == by_hand(MODELS[name], presence, frequency)
    names = [f"{kind}PenaltyLogitsProcessor" for kind, on in (("Presence", presence), ("Frequency", frequency)) if on]
    assert [stage.name for stage in trace.steps[0].stages] == names == trace.started.processors
    assert trace.steps[0].stages[0].mass_moved < 1e-6  # nothing is written yet
    assert any(step.stages[0].mass_moved > 1e-3 for step in trace.steps)


def test_drafts_do_not_change_what_is_written():
    penalties = {"presence_penalty": 0.7, "frequency_penalty": 0.4}
    plain = traced(MODELS["llama"], {}, **penalties).sequences[0]
    for config, draft in [({}, DRAFT), ({}, copy.deepcopy(MODELS["llama"])), ({"prompt_lookup_num_tokens": 3}, None)]:
        trace = traced(MODELS["llama"], config, draft, **penalties)
        assert trace.draft_rounds
        assert trace.sequences[0].token_ids == plain.token_ids
        assert trace.sequences[0].logprobs == pytest.approx(plain.logprobs, abs=1e-4)


@pytest.mark.parametrize(
    "config",
    one_in(2, [
        {"num_beams": 3, "num_return_sequences": 3},
        {"num_beams": 3, "do_sample": True},
        {"do_sample": True, "num_return_sequences": 3, "top_k": 20},
    ]),
)
def test_rows_equal_bare_generate_with_the_same_processors(config):
    config = config | {"repetition_penalty": 1.1, "max_new_tokens": 16, "eos_token_id": 299}
    trace = traced(MODELS["llama"], config, presence_penalty=0.7, frequency_penalty=0.4)
    inputs = TOKENIZER(PROMPT, return_tensors="pt")
    length = inputs["input_ids"].shape[1]
    torch.manual_seed(5)
    output = MODELS["llama"].generate(
        input_ids=inputs["input_ids"],
        attention_mask=inputs["attention_mask"],
        **config,
        logits_processor=[PresencePenaltyLogitsProcessor(0.7, length), FrequencyPenaltyLogitsProcessor(0.4, length)],
    )
    for sequence, row in zip(trace.sequences, output[:, length:].tolist(), strict=True):
        ids = sequence.token_ids
        assert ids == row[: len(ids)] and set(row[len(ids) :]) <= {TOKENIZER.pad_token_id}
    ours = ["PresencePenaltyLogitsProcessor", "FrequencyPenaltyLogitsProcessor"]
    order = ["RepetitionPenaltyLogitsProcessor", *ours]  # after the library's penalties, before what draws
    assert trace.started.processors[:3] == order
    assert all("Warper" in name for name in trace.started.processors[3:])


def test_a_penalty_of_zero_is_no_processor():
    trace = traced(MODELS["llama"], {}, presence_penalty=0, frequency_penalty=0.0)
    assert trace.started.processors == [] and trace.steps[0].stages == []


def test_given_text_is_all_that_is_left_until_it_ends():
    hold = GivenTextLogitsProcessor([7, 5], prompt_length=2)
    scores = torch.randn(3, 10)
    for length, token in ((2, 7), (3, 5)):
        out = hold(torch.ones(3, length, dtype=torch.long), scores)
        assert out.softmax(-1)[:, token].tolist() == [1.0] * 3
    assert hold(torch.ones(3, 4, dtype=torch.long), scores) is scores
