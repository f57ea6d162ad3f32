"""Every kind of assisted decoding, side by side: what greedy decoding writes, what a seed draws, what stays behind."""

from __future__ import annotations

import copy
import sys
import threading
import types
from dataclasses import dataclass, field
from typing import Any

import pytest
import torch
from transformers import GenerationConfig
from transformers.generation import candidate_generator

from playground.generation import preparation
from playground.models.loading import LoadedModel
from playground.requests.request import GenerationRequest, RequestError
from playground.settings import Settings
from playground.trace import Trace
from tests.models.test_assistant_pairing import DEEPSEEK, PROMPT, TOKENIZER, block_drafter, heads
from tests.recording.test_recording import assisting
from tests.recording.test_universal_assisted import ASSISTANTS, DRAFTS, MODEL, in_order
from tests.support.decoding import decode, passed
from tests.support.slow import mostly_slow, one_in
from tests.support.tiny_models import tiny_llama

__all__ = ["heads"]  # a fixture


@dataclass
class Kind:
    """One way of drafting: the model, the one that drafts for it, its tokenizer, and what asks for it."""

    model: Any
    draft: Any = None
    tokenizer: Any = TOKENIZER
    config: dict[str, Any] = field(default_factory=dict)
    overlap: bool = True  # whether its drafts have probabilities when sampling


def wider():
    """A draft with the same tokens, and scores for more that nobody uses."""
    draft, model = tiny_llama(320, seed=5), assisting(MODEL, seed=1)
    state = model.state_dict()
    for name in ("model.embed_tokens.weight", "lm_head.weight"):
        state[name] = torch.cat([state[name], torch.zeros(20, 32)])
    draft.load_state_dict(state)
    return draft


def unsure():
    """A draft that is right now and then."""
    draft, other = assisting(MODEL, seed=1), tiny_llama(seed=9)
    with torch.no_grad():
        for ours, theirs in zip(draft.parameters(), other.parameters(), strict=True):
            ours.lerp_(theirs, 0.2)
    return draft


KINDS = {
    "same tokenizer": Kind(MODEL, unsure()),
    "same tokenizer, other width": Kind(MODEL, wider()),
    "another tokenizer": Kind(MODEL, DRAFTS["more"], ASSISTANTS["more"]),
    "prompt lookup": Kind(MODEL, config={"prompt_lookup_num_tokens": 3}, overlap=False),
    "early exit": Kind(MODEL, config={"assistant_early_exit": 1}),
    "heads": Kind(DEEPSEEK, config={"use_mtp": True}),
    "blocks": Kind(MODEL, block_drafter(), config={"speculation_type": "dflash"}),
}
SAMPLING = {"do_sample": True, "temperature": 0.8, "top_k": 40}


def loaded(model, tokenizer, name: str) -> LoadedModel:
    return LoadedModel(name, model, tokenizer, "folder", "cpu", "float32")


def traced(kind: Kind, with_drafts: bool = True, **config) -> Trace:
    config = {"max_new_tokens": 24, "eos_token_id": 2} | (kind.config if with_drafts else {}) | config
    draft = loaded(kind.draft, kind.tokenizer, "draft") if with_drafts and kind.draft is not None else None
    request = GenerationRequest("tiny", PROMPT, config=config, seed=3, assistant=draft and "draft")
    events = []
    decode(request, loaded(kind.model, TOKENIZER, "tiny"), draft, Settings(), events.append, threading.Event())
    return Trace.fold(events)


def bare(kind: Kind, **config) -> list[int]:
    """What `generate` writes by itself. Where the two models have scores for different numbers of tokens, it asks for
    both tokenizers."""
    inputs, draft = TOKENIZER(PROMPT, return_tensors="pt"), copy.deepcopy(kind.draft)
    config = {"max_new_tokens": 24, "eos_token_id": 2} | kind.config | config
    both = {}
    if draft is not None and "speculation_type" not in config and draft.config.vocab_size != MODEL.config.vocab_size:
        both = {"tokenizer": in_order(TOKENIZER), "assistant_tokenizer": in_order(kind.tokenizer)}
    torch.manual_seed(3)
    output = copy.deepcopy(kind.model).generate(
        input_ids=inputs["input_ids"],
        attention_mask=inputs["attention_mask"],
        generation_config=GenerationConfig(**config),
        assistant_model=draft,
        **both,
    )
    return output[0, inputs["input_ids"].shape[1] :].tolist()


@pytest.mark.parametrize("name", KINDS)
def test_greedy_decoding_writes_what_the_model_alone_writes(name, heads):
    kind = KINDS[name]
    trace = traced(kind)
    assert trace.acceptance.num_draft_tokens > 0 and trace.started.mode == "assisted_generation"
    assert trace.sequences[0].token_ids == traced(kind, with_drafts=False).sequences[0].token_ids


@pytest.mark.parametrize("name", one_in(2, [name for name in KINDS if name != "same tokenizer, other width"]))
def test_a_seed_draws_what_bare_generate_draws(name, heads):
    trace = traced(KINDS[name], **SAMPLING)
    assert trace.sequences[0].token_ids == bare(KINDS[name], **SAMPLING)
    assert trace.acceptance.num_draft_tokens > 0
    assert (trace.acceptance.expected_acceptance_rate is not None) == KINDS[name].overlap


def test_a_draft_of_another_width_is_sampled_as_well():
    """The library by itself breaks off: it asks for both tokenizers, and then for what it has not made."""
    kind = KINDS["same tokenizer, other width"]
    with pytest.raises((AttributeError, ValueError)):
        bare(kind, **SAMPLING)
    trace = traced(kind, **SAMPLING)
    assert len(trace.sequences[0].token_ids) == 24 or trace.sequences[0].token_ids[-1] == 2
    assert trace.acceptance.num_accepted_draft_tokens > 0 and 0.2 < trace.acceptance.expected_acceptance_rate <= 1


@pytest.mark.parametrize("name", ["same tokenizer", "early exit"])
def test_the_temperature_divides_the_scores_of_a_draft_twice(name):
    """What the warning at the knob says of the library."""
    kind, temperature = KINDS[name], 1.5
    trace = traced(kind, do_sample=True, temperature=temperature, top_k=0)
    first = trace.draft_rounds[0].drafted[0]
    ids = torch.tensor([[token.token_id for token in trace.started.prompt_tokens]])
    with torch.no_grad():
        if kind.draft is not None:
            logits = kind.draft(ids).logits[0, -1]
        else:
            state = kind.model(ids, output_hidden_states=True).hidden_states[1][0, -1]
            logits = kind.model.lm_head(kind.model.model.norm(state))
    expected = (logits / temperature**2).log_softmax(-1)[first.token_id]
    assert first.draft_logprob == pytest.approx(expected.item(), abs=1e-4)


@pytest.mark.parametrize("sampled", [False, True])
@pytest.mark.parametrize("name", [name for name in KINDS if name != "same tokenizer, other width"])
def test_before_the_processors_stands_what_the_model_says(name, sampled, heads):
    """The loop writes the processed scores over the model's own."""
    kind = KINDS[name]
    trace = traced(kind, repetition_penalty=1.7, **(SAMPLING if sampled else {}))
    ids = [token.token_id for token in trace.started.prompt_tokens]
    written = trace.sequences[0].token_ids
    with torch.no_grad():
        logits = kind.model(torch.tensor([ids + written])).logits[0, len(ids) - 1 : -1]
    raw = logits.log_softmax(-1)[torch.arange(len(written)), written]
    assert [step.chosen.raw_logprob for step in trace.steps] == pytest.approx(raw.tolist(), abs=1e-3)
    assert any(abs(step.chosen.logprob - step.chosen.raw_logprob) > 0.01 for step in trace.steps)


WORDS = {"bad_words_ids": [[70], [71, 72]]}


@pytest.mark.parametrize("config", [WORDS, {**WORDS, **SAMPLING}, {"guidance_scale": 1.5}])
def test_what_breaks_on_scores_of_another_width_is_told_before(config, monkeypatch):
    kind = KINDS["same tokenizer, other width"]
    with pytest.raises(RequestError, match="draft, which scores other tokens"):
        traced(kind, **config)
    monkeypatch.setattr(preparation, "on_model", passed)
    with pytest.raises((IndexError, RuntimeError)):
        traced(kind, **config)


# -------------------------------------------------------------------------------------------------- what stays behind


class Adapting:
    """The library's adaptation of the confidence threshold really runs, whether scikit-learn is installed or not."""

    def __init__(self, monkeypatch) -> None:
        self.calls = 0
        metrics = types.ModuleType("sklearn.metrics")
        metrics.roc_curve = self.roc_curve
        package = types.ModuleType("sklearn")
        package.metrics = metrics
        monkeypatch.setitem(sys.modules, "sklearn", package)
        monkeypatch.setitem(sys.modules, "sklearn.metrics", metrics)
        monkeypatch.setattr(candidate_generator, "is_sklearn_available", lambda: True)

    def roc_curve(self, matches, probabilities):
        """False and true positive rates at each threshold, from the strictest on."""
        self.calls += 1
        import numpy as np

        matches, probabilities = np.array(matches), np.array(probabilities)
        thresholds = np.sort(np.unique(probabilities))[::-1]
        chosen = probabilities[None] >= thresholds[:, None]
        rates = [(chosen & (matches == kind)).sum(1) / max((matches == kind).sum(), 1) for kind in (0, 1)]
        return rates[0], rates[1], thresholds


def left(model) -> Any:
    """What a run could leave on a model: its settings, its weights and their names, its modules, its attributes."""
    if model is None:
        return None
    config = model.generation_config.to_dict() if model.can_generate() else None
    weights = {name: (tensor.data_ptr(), tensor.sum().item()) for name, tensor in model.state_dict().items()}
    modules = [(name, type(module).__name__, sorted(vars(module))) for name, module in model.named_modules()]
    return copy.deepcopy((config, model.config.to_dict(), weights, modules, model.training))


LEARNING = {
    "num_assistant_tokens": 4,
    "num_assistant_tokens_schedule": "heuristic",
    "assistant_confidence_threshold": 0.3,
    "suppress_tokens": [2],  # a text that is long enough to learn from
    "max_new_tokens": 40,
}


@pytest.mark.parametrize("config", [{}, SAMPLING], ids=["greedy", "sampling"])
@pytest.mark.parametrize("name", mostly_slow(KINDS, lambda name: name in ("same tokenizer", "another tokenizer")))
def test_nothing_that_is_learnt_stays_behind(name, config, heads, monkeypatch):
    kind = KINDS[name]
    traced(kind, max_new_tokens=2)  # the library completes a model's configuration at its first run
    adapting = Adapting(monkeypatch)
    before = left(kind.model), left(kind.draft)
    tokenizers = [dict(vars(tokenizer)) for tokenizer in (TOKENIZER, kind.tokenizer)]
    first = traced(kind, **config, **LEARNING)
    assert (left(kind.model), left(kind.draft)) == before
    assert [dict(vars(tokenizer)) for tokenizer in (TOKENIZER, kind.tokenizer)] == tokenizers
    again = traced(kind, **config, **LEARNING)
    assert again.sequences == first.sequences
    assert drafted(again) == drafted(first)  # it begins anew, and learns the same
    if name == "same tokenizer":
        assert adapting.calls > 0
        lengths = [len(round.drafted) for round in first.draft_rounds]
        assert len(set(lengths)) > 1  # the schedule was at work


def drafted(trace: Trace) -> list[list[int]]:
    return [[token.token_id for token in round.drafted] for round in trace.draft_rounds]
