"""Encoder-decoder models: what a run tells of its source and its target, in every strategy that they can do."""

from __future__ import annotations

import threading

import pytest
import torch

from playground.models.loading import LoadedModel
from playground.requests.request import GenerationRequest, RequestError
from playground.settings import Settings
from playground.trace import Trace
from tests.support.decoding import decode
from tests.support.tiny_models import byte_tokenizer, tiny_bart, tiny_llama, tiny_t5

TOKENIZER = byte_tokenizer()
MODELS = {"t5": tiny_t5(), "bart": tiny_bart()}
DRAFTS = {"t5": tiny_t5(seed=1), "bart": tiny_bart(seed=1)}
SOURCE = "the cat sat on the mat"
NEW = 6
GREEDY = {"do_sample": False}
STRATEGIES = {
    "greedy": GREEDY,
    "sample": {"do_sample": True, "top_k": 0},
    "beams": GREEDY | {"num_beams": 3},
    "sampled beams": {"do_sample": True, "num_beams": 3},
    "prompt lookup": GREEDY | {"prompt_lookup_num_tokens": 2},
    "draft model": GREEDY,
    "contrastive": GREEDY | {"penalty_alpha": 0.6, "top_k": 4},
    "groups": GREEDY | {"num_beams": 4, "num_beam_groups": 2, "diversity_penalty": 1.0},
    "constrained": GREEDY | {"num_beams": 3, "force_words_ids": [[5, 6]]},
}
OURS = ("contrastive", "groups", "constrained")  # no longer in the library: they are held against it elsewhere


def loaded(name, model):
    return LoadedModel(name, model, TOKENIZER, "memory", "cpu", "float32")


def traced(name, strategy="greedy", draft=None, **fields):
    events = []
    config = STRATEGIES[strategy] | {"max_new_tokens": NEW}
    assistant = draft or (loaded("draft", DRAFTS[name]) if strategy == "draft model" else None)
    request = GenerationRequest(
        name, SOURCE, config=config, seed=0, assistant=assistant and assistant.name, read_prompt=True, **fields
    )
    decode(request, loaded(name, MODELS[name]), assistant, Settings(), events.append, threading.Event())
    return Trace.fold(events)


@pytest.mark.parametrize("strategy", STRATEGIES)
@pytest.mark.parametrize("name", MODELS)
def test_the_source_is_told_apart_from_what_the_target_begins_with(name, strategy):
    trace, model = traced(name, strategy), MODELS[name]
    started = trace.started
    assert [token.token_id for token in started.prompt_tokens] == TOKENIZER(SOURCE)["input_ids"]
    start = model.generation_config.decoder_start_token_id
    assert [token.token_id for token in started.decoder_tokens] == [start]
    assert trace.prompt_steps == [] and started.parts == []
    assert started.max_new_tokens == len(trace.sequences[0].token_ids) == NEW
    assert Trace.from_json(trace.to_json()).started == started
    if strategy in OURS:
        return
    torch.manual_seed(0)
    inputs = TOKENIZER(SOURCE, return_tensors="pt")
    assistant = DRAFTS[name] if strategy == "draft model" else None
    output = model.generate(
        inputs["input_ids"], attention_mask=inputs["attention_mask"], assistant_model=assistant, max_new_tokens=NEW,
        **STRATEGIES[strategy],
    )  # fmt: skip
    assert output[0].tolist() == [start, *trace.sequences[0].token_ids]


@pytest.mark.parametrize("strategy", [name for name in STRATEGIES if name not in ("prompt lookup", "draft model")])
@pytest.mark.parametrize("name", MODELS)
def test_given_text_begins_the_target(name, strategy):
    trace = traced(name, strategy, given=" the dog")
    ids = TOKENIZER(" the dog", add_special_tokens=False)["input_ids"]
    assert all(sequence.token_ids[: len(ids)] == ids for sequence in trace.sequences)
    assert [token.token_id for token in trace.started.prompt_tokens] == TOKENIZER(SOURCE)["input_ids"]
    assert len(trace.started.decoder_tokens) == 1


def test_a_target_is_read_after_its_source():
    trace = traced("t5", given=" the dog", only_given=True)
    assert trace.sequences[0].text == " the dog" and trace.sequences[0].stop_reason == "given"


def test_a_draft_model_that_does_not_fit_is_refused():
    with pytest.raises(RequestError):
        traced("t5", "draft model", draft=loaded("llama", tiny_llama()))


def test_a_model_without_an_encoder_has_no_target():
    events = []
    request = GenerationRequest("llama", SOURCE, config=GREEDY | {"max_new_tokens": 2}, seed=0)
    decode(request, loaded("llama", tiny_llama()), None, Settings(), events.append, threading.Event())
    assert Trace.fold(events).started.decoder_tokens == []
