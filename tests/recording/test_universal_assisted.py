"""Assisted decoding with an assistant of another tokenizer: against bare `generate` with both tokenizers."""

from __future__ import annotations

import copy
import json
import threading

import pytest
import torch
from tokenizers import Tokenizer
from transformers import GenerationConfig, PreTrainedTokenizerFast

from playground.generation import preparation
from playground.models.loading import LoadedModel
from playground.requests.request import GenerationRequest, RequestError
from playground.settings import Settings
from playground.trace import Trace
from tests.support.decoding import decode, passed
from tests.support.slow import one_in
from tests.support.tiny_models import VOCAB_SIZE, byte_tokenizer, tiny_llama, tiny_t5

TOKENIZER = byte_tokenizer()
PROMPT = "the cat sat on the mat and the cat"
MODEL = tiny_llama()
SHIFT = 7


def renumbered(extra: int, fewer: int = 0) -> PreTrainedTokenizerFast:
    """The tokens of `TOKENIZER` under other ids, with `extra` tokens more; or without its last `fewer` merges."""
    parts = json.loads(TOKENIZER.backend_tokenizer.to_str())
    size = VOCAB_SIZE - fewer
    tokens = [token for token, _ in sorted(parts["model"]["vocab"].items(), key=lambda item: item[1])][:size]
    vocab = {token: (number + SHIFT) % size for number, token in enumerate(tokens)}
    vocab |= {f"zz{number}": size + number for number in range(extra)}
    parts["model"]["vocab"] = vocab
    parts["model"]["merges"] = parts["model"]["merges"][: len(parts["model"]["merges"]) - fewer]
    for token in parts["added_tokens"]:
        token["id"] = vocab[token["content"]]
    return PreTrainedTokenizerFast(
        tokenizer_object=Tokenizer.from_str(json.dumps(parts)), pad_token="<pad>", bos_token="<bos>", eos_token="<eos>"
    )


def drafting(tokenizer: PreTrainedTokenizerFast, noise: float = 0.05):
    """The model itself under the ids of another tokenizer, with some noise: a draft that is often right."""
    size = len(tokenizer)
    model = tiny_llama(size, seed=5)
    state = {name: value.clone() for name, value in MODEL.state_dict().items()}
    theirs = tokenizer.get_vocab()
    ours = [(number, theirs[token]) for token, number in TOKENIZER.get_vocab().items() if token in theirs]
    for name in ("model.embed_tokens.weight", "lm_head.weight"):
        rows = torch.zeros(size, 32)
        rows[[there for _, there in ours]] = state[name][[here for here, _ in ours]]
        state[name] = rows
    model.load_state_dict(state)
    torch.manual_seed(2)
    with torch.no_grad():
        for parameter in model.parameters():
            parameter += noise * parameter.std() * torch.randn_like(parameter)
    model.generation_config.eos_token_id = tokenizer.eos_token_id
    return model


ASSISTANTS = {
    "more": renumbered(extra=5),  # some of its tokens the target has not
    "fewer": renumbered(extra=0, fewer=20),  # all of its tokens the target has
    "as_many": renumbered(extra=1, fewer=1),  # the same number of tokens: the library by itself takes it for the same
}
DRAFTS = {name: drafting(tokenizer) for name, tokenizer in ASSISTANTS.items()}


def loaded(model, tokenizer, name: str = "tiny") -> LoadedModel:
    return LoadedModel(name, model, tokenizer, "folder", "cpu", "float32")


def traced(assistant: str, seed: int = 3, draft=None, **config) -> Trace:
    config = {"max_new_tokens": 16, "eos_token_id": 2} | config
    request = GenerationRequest("tiny", PROMPT, config=config, seed=seed, assistant="draft")
    events = []
    draft = loaded(DRAFTS[assistant] if draft is None else draft, ASSISTANTS[assistant], "draft")
    decode(request, loaded(MODEL, TOKENIZER), draft, Settings(), events.append, threading.Event())
    return Trace.fold(events)


def in_order(tokenizer: PreTrainedTokenizerFast) -> PreTrainedTokenizerFast:
    """A copy whose vocabulary comes in the order of ids: by itself `get_vocab` gives another order at each call, and
    the library's sampling depends on it, so that no seed would give the same text twice."""
    tokenizer = copy.copy(tokenizer)
    vocab = dict(sorted(tokenizer.get_vocab().items(), key=lambda item: item[1]))
    tokenizer.get_vocab = lambda: vocab
    return tokenizer


def bare(assistant: str, seed: int = 3, **config) -> list[int]:
    inputs = TOKENIZER(PROMPT, return_tensors="pt")
    draft = copy.deepcopy(DRAFTS[assistant])
    for name in ("assistant_lookbehind", "target_lookbehind", "num_assistant_tokens"):
        if name in config:
            setattr(draft.generation_config, name, config[name])
    torch.manual_seed(seed)
    output = copy.deepcopy(MODEL).generate(
        input_ids=inputs["input_ids"],
        attention_mask=inputs["attention_mask"],
        generation_config=GenerationConfig(**{"max_new_tokens": 16, "eos_token_id": 2} | config),
        assistant_model=draft,
        tokenizer=in_order(TOKENIZER),
        assistant_tokenizer=in_order(ASSISTANTS[assistant]),
    )
    return output[0, inputs["input_ids"].shape[1] :].tolist()


CONFIGS = [
    {},
    {"repetition_penalty": 1.2},
    {"num_assistant_tokens": 3},
    {"assistant_lookbehind": 2, "target_lookbehind": 2},
    {"do_sample": True},
    {"do_sample": True, "temperature": 0.6, "top_k": 0},
    {"do_sample": True, "num_assistant_tokens": 3, "top_p": 0.8},
]


@pytest.mark.parametrize("config", one_in(4, CONFIGS))
def test_same_as_bare_generate(config):
    for seed in (3, 4):
        trace = traced("more", seed, **config)
        assert trace.sequences[0].token_ids == bare("more", seed, **config)
        assert trace.started.mode == "assisted_generation"


@pytest.mark.parametrize("assistant", ASSISTANTS)
def test_greedy_decoding_writes_what_the_model_alone_writes(assistant):
    request = GenerationRequest("tiny", PROMPT, config={"max_new_tokens": 16, "eos_token_id": 2}, seed=3)
    events = []
    decode(request, loaded(MODEL, TOKENIZER), None, Settings(), events.append, threading.Event())
    plain = Trace.fold(events).sequences[0]
    trace = traced(assistant)
    assert trace.sequences[0].token_ids == plain.token_ids
    assert trace.sequences[0].logprobs == pytest.approx(plain.logprobs, abs=1e-4)


@pytest.mark.parametrize("config", [{}, {"do_sample": True}])
@pytest.mark.parametrize("assistant", ASSISTANTS)
def test_drafts_are_told_in_the_models_own_tokens(assistant, config):
    trace = traced(assistant, **config)
    ids = trace.sequences[0].token_ids
    told = []
    for round in trace.draft_rounds:
        accepted = [token for token in round.drafted if token.accepted]
        told += [token.token_id for token in accepted]
        if round.next_token_id is not None:
            told.append(round.next_token_id)
        for token in round.drafted:
            assert token.text.encode() and 0 <= token.token_id < VOCAB_SIZE
            assert (token.draft_logprob is not None) or not config  # translated text has no probabilities
    assert told == ids
    assert trace.acceptance.num_draft_tokens > 0


def test_a_good_draft_of_another_tokenizer_is_accepted():
    perfect = drafting(ASSISTANTS["more"], noise=0.0)
    sampled = traced("more", draft=perfect, do_sample=True, num_assistant_tokens=4)
    assert sampled.acceptance.draft_acceptance_rate > 0.6
    for round in sampled.draft_rounds:
        for token in round.drafted:
            assert token.draft_logprob is not None


def test_nothing_stays_behind_on_a_shared_assistant():
    draft = DRAFTS["more"]
    before = copy.deepcopy(draft.state_dict())
    first = traced("more", do_sample=True).sequences[0].token_ids
    assert traced("more", do_sample=True).sequences[0].token_ids == first
    assert set(draft.state_dict()) == set(before)
    assert draft.get_output_embeddings().weight.shape[0] == len(ASSISTANTS["more"])
    with torch.no_grad():  # and it still decodes by itself
        assert draft(torch.tensor([[9, 10]])).logits.shape == (1, 2, len(ASSISTANTS["more"]))


def test_a_model_with_an_encoder_needs_the_same_tokenizer():
    draft = loaded(tiny_t5(len(ASSISTANTS["more"])), ASSISTANTS["more"], "draft")
    request = GenerationRequest("tiny", PROMPT, config={"max_new_tokens": 4}, assistant="draft")
    with pytest.raises(RequestError, match="another tokenizer"):
        decode(request, loaded(tiny_t5(), TOKENIZER), draft, Settings(), print, threading.Event())


# --------------------------------------------------------------------------- what speaks of the model's own tokens

WORDS = {"bad_words_ids": [[70], [71, 72]]}
BIAS = {"sequence_bias": [[[70], 5.0]]}
MARK = {"watermarking_config": {"bias": 3.0, "seeding_scheme": "lefthash", "greenlist_ratio": 0.5}}
SYNTH_ID = {"watermarking_config": {"ngram_len": 5, "keys": [11, 22, 33]}, "do_sample": True}
GUIDED = {"guidance_scale": 1.5}


@pytest.mark.parametrize(
    ("assistant", "config", "knob"),
    [
        ("more", WORDS, "bad_words_ids"),
        ("more", BIAS, "sequence_bias"),
        ("more", GUIDED, "guidance_scale"),
        ("fewer", WORDS, "bad_words_ids"),
        ("fewer", {**WORDS, "do_sample": True}, "bad_words_ids"),
        ("fewer", {**BIAS, "do_sample": True}, "sequence_bias"),
        ("fewer", MARK, "watermarking_config"),
        ("fewer", {**GUIDED, "do_sample": True}, "guidance_scale"),
    ],
)
def test_what_breaks_on_the_tokens_of_another_is_told_before(assistant, config, knob, monkeypatch):
    """The assistant gets the model's processors, which fail on scores of another width."""
    with pytest.raises(RequestError, match="scores other tokens") as raised:
        traced(assistant, **config)
    (problem,) = raised.value.diagnostics
    assert problem.knob == knob and knob in problem.fix
    monkeypatch.setattr(preparation, "on_model", passed)
    with pytest.raises((IndexError, RuntimeError)):
        traced(assistant, **config)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("assistant", "config"),
    [
        *(("as_many", config) for config in (WORDS, BIAS, MARK, GUIDED)),
        ("more", {**WORDS, "do_sample": True}),  # sampling leaves out the tokens that the model lacks
        ("more", SYNTH_ID),
        ("fewer", SYNTH_ID),
    ],
)
def test_what_does_not_break_is_not_refused(assistant, config):
    assert traced(assistant, **config).acceptance.num_draft_tokens > 0
