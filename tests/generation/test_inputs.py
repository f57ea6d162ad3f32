"""What a model reads where the prompt is empty: what bare `generate` of the library begins with, and the same ids."""

from __future__ import annotations

import copy
import threading

import pytest
import torch
from tokenizers import processors
from transformers import GenerationConfig

from playground.requests.request import GenerationRequest, RequestError
from playground.requests.validation import check
from playground.settings import Settings
from playground.trace import Trace
from tests.generation.test_runner import loaded
from tests.support.decoding import decode
from tests.support.tiny_models import BOS, EOS, byte_tokenizer, tiny_bart, tiny_gpt2, tiny_llama, tiny_t5

MODELS = {"llama": tiny_llama(), "gpt2": tiny_gpt2(), "bart": tiny_bart()}
CONFIGS = {
    "greedy": {},
    "sampling": {"do_sample": True, "num_return_sequences": 2, "repetition_penalty": 1.3},
    "beams": {"num_beams": 3, "num_return_sequences": 2},
    "prompt lookup": {"prompt_lookup_num_tokens": 3, "do_sample": True},
    "another beginning": {"bos_token_id": 77},
}


def adding(ids: list[tuple[str, int]], template: str):
    """A tokenizer that adds special tokens to every text, as many do."""
    tokenizer = byte_tokenizer()
    tokenizer.backend_tokenizer.post_processor = processors.TemplateProcessing(single=template, special_tokens=ids)
    return tokenizer


def run(target, draft=None, config=None, **fields) -> Trace:
    events = []
    fields = {"config": {"max_new_tokens": 8} | (config or {}), "seed": 3, "assistant": draft and draft.name} | fields
    decode(GenerationRequest(target.name, **fields), target, draft, Settings(), events.append, threading.Event())
    return Trace.fold(events)


def bare(model, config=None, **arguments) -> torch.Tensor:
    torch.manual_seed(3)
    return copy.deepcopy(model).generate(
        generation_config=GenerationConfig(**{"max_new_tokens": 8} | (config or {})), **arguments
    )


def assert_ids(trace: Trace, output: torch.Tensor, start: int = 1) -> None:
    for sequence, row in zip(trace.sequences, output[:, start:].tolist(), strict=True):
        assert sequence.token_ids == row[: len(sequence.token_ids)]
        assert set(row[len(sequence.token_ids) :]) <= {0}


@pytest.mark.parametrize("config", CONFIGS)
@pytest.mark.parametrize("name", MODELS)
def test_an_empty_prompt_begins_as_bare_generate_does(name, config):
    trace = run(loaded(MODELS[name]), config=CONFIGS[config], read_prompt=True)
    assert_ids(trace, bare(MODELS[name], CONFIGS[config]))
    start = CONFIGS[config].get("bos_token_id", BOS)
    label = "<bos>" if start == BOS else byte_tokenizer().decode([start])
    assert [(token.token_id, token.text) for token in trace.started.prompt_tokens] == [(start, label)]


@pytest.mark.parametrize(
    ("ids", "template", "read"),
    [([("<bos>", BOS)], "<bos> $A", [BOS]), ([("<bos>", BOS), ("<eos>", EOS)], "<bos> $A <eos>", [BOS, EOS])],
)
def test_a_tokenizer_that_adds_special_tokens_says_itself_what_is_read(ids, template, read):
    tokenizer = adding(ids, template)
    trace = run(loaded(MODELS["llama"], tokenizer=tokenizer))
    assert [token.token_id for token in trace.started.prompt_tokens] == read
    assert_ids(trace, bare(MODELS["llama"], **tokenizer("", return_tensors="pt")), len(read))


def test_a_t5_reads_the_end_that_its_tokenizer_adds():
    model = tiny_t5()  # it names no beginning token
    tokenizer = adding([("<eos>", EOS)], "$A <eos>")
    trace = run(loaded(model, tokenizer=tokenizer))
    assert [token.token_id for token in trace.started.prompt_tokens] == [EOS]
    assert_ids(trace, bare(model, **tokenizer("", return_tensors="pt")))


def test_without_a_beginning_token_it_is_told_what_to_do():
    model = tiny_llama()
    model.generation_config.bos_token_id = None
    with pytest.raises(ValueError, match="bos_token_id"):
        bare(model)
    with pytest.raises(RequestError, match=r"names no token to begin with.*set bos_token_id, for example") as raised:
        run(loaded(model))
    assert raised.value.diagnostics[0].knob == "prompt"
    assert_ids(run(loaded(model), config={"bos_token_id": 1}), bare(model, {"bos_token_id": 1}))


def test_an_assistant_of_the_same_tokenizer_begins_as_well():
    draft = tiny_llama(layers=1, seed=1)
    trace = run(loaded(MODELS["llama"]), loaded(draft, "draft"))
    assert_ids(trace, bare(MODELS["llama"], assistant_model=draft))


@pytest.mark.parametrize("config", [{}, {"do_sample": True}])
def test_drafts_that_are_translated_need_a_text(config):
    tokenizer = byte_tokenizer()
    tokenizer.add_tokens(["zebra"])
    draft = loaded(tiny_llama(vocab_size=301, seed=1), "draft", tokenizer)
    both = {"tokenizer": byte_tokenizer(), "assistant_tokenizer": tokenizer}
    with pytest.raises(RuntimeError, match="cannot reshape"):
        bare(MODELS["llama"], config, assistant_model=draft.model, **both)
    with pytest.raises(RequestError, match="gets the prompt as text, and there is none"):
        run(loaded(MODELS["llama"]), draft, config)


def test_there_is_nothing_to_heal_in_a_beginning():
    healed = run(loaded(MODELS["llama"]), config={"token_healing": True})
    assert_ids(healed, bare(MODELS["llama"]))


def test_it_is_said_before_the_run():
    (note,) = check(GenerationRequest("stories"), Settings.local())
    assert (note.knob, note.severity) == ("prompt", "info") and "only a special token" in note.message


def test_the_beginning_token_matters_where_nothing_else_is_read():
    known = {}, {"is_encoder_decoder": False}
    for prompt, expected in (("", set()), ("Once", {"bos_token_id"})):
        request = GenerationRequest("stories", prompt, config={"bos_token_id": 7})
        notes = check(request, Settings.local(), *known)
        assert {note.knob for note in notes if note.severity == "warning"} == expected


@pytest.mark.parametrize("config", [{}, {"do_sample": True}])
def test_prompt_lookup_writes_the_drafts_where_an_assistant_is_chosen_too(config):
    config = {"prompt_lookup_num_tokens": 3, **config}
    draft, prompt = tiny_llama(layers=1, seed=1), "the cat sat on the mat, the cat sat"
    request = GenerationRequest("tiny", prompt, config=config, assistant="draft")
    (note,) = check(request, Settings.local())
    assert (note.knob, note.severity) == ("assistant", "warning") and "writes the drafts" in note.message
    trace = run(loaded(MODELS["llama"]), loaded(draft, "draft"), config, prompt=prompt)
    inputs = byte_tokenizer()(prompt, return_tensors="pt")
    assert_ids(trace, bare(MODELS["llama"], config, assistant_model=draft, **inputs), inputs["input_ids"].shape[1])
    assert trace.started.assistant is None
    alone = run(loaded(MODELS["llama"]), None, config, prompt=prompt)
    assert [r.drafted for r in trace.draft_rounds] == [r.drafted for r in alone.draft_rounds]
    drafted = [token for r in trace.draft_rounds for token in r.drafted]
    assert drafted and all(token.draft_logprob is None for token in drafted)
