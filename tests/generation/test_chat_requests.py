"""Runs of chats: with arguments of the template, with the last message left open, and with how the answer begins."""

from __future__ import annotations

import threading

import pytest
import torch

from playground.models.loading import LoadedModel
from playground.requests.request import GenerationRequest, RequestError
from playground.settings import Settings
from playground.trace import Trace
from tests.support.chat_templates import FAMILIES, family_tokenizer
from tests.support.decoding import decode
from tests.support.tiny_models import tiny_llama

TURNS = [{"role": "user", "content": "the cat"}]
OPEN = [*TURNS, {"role": "assistant", "content": "sat on the"}]


def loaded(name) -> LoadedModel:
    tokenizer = family_tokenizer(name)
    return LoadedModel(name, tiny_llama(vocab_size=len(tokenizer)), tokenizer, "memory", "cpu", "float32")


def traced(target, messages=TURNS, **fields) -> Trace:
    config = {"do_sample": False, "max_new_tokens": 8, "eos_token_id": 299, **fields.pop("config", {})}
    request = GenerationRequest(target.name, messages=messages, config=config, seed=1, **fields)
    events = []
    decode(request, target, None, Settings(), events.append, threading.Event())
    return Trace.fold(events)


def bare(target, messages, count=8, **chat) -> list[int]:
    inputs = target.tokenizer.apply_chat_template(messages, return_tensors="pt", return_dict=True, **chat)
    output = target.model.generate(**inputs, do_sample=False, max_new_tokens=count, eos_token_id=299)
    return output[0, inputs["input_ids"].shape[1] :].tolist()


@pytest.mark.parametrize("thinking", [True, False])
@pytest.mark.parametrize("name", ["qwen", "smollm"])
def test_a_run_with_arguments_is_the_librarys(name, thinking):
    target = loaded(name)
    trace = traced(target, template={"arguments": {"enable_thinking": thinking}})
    ids = bare(target, TURNS, add_generation_prompt=True, enable_thinking=thinking)
    assert trace.sequences[0].token_ids == ids
    assert trace.started.request["template"] == {"arguments": {"enable_thinking": thinking}}
    assert Trace.from_json(trace.to_json()).started == trace.started


@pytest.mark.parametrize("name", FAMILIES)
def test_the_last_message_is_continued_in_every_family(name):
    target = loaded(name)
    trace = traced(target, OPEN, template={"continue_final_message": True})
    assert trace.sequences[0].token_ids == bare(target, OPEN, continue_final_message=True)
    prompt = "".join(token.text for token in trace.started.prompt_tokens)
    assert prompt.endswith("sat on the")


@pytest.mark.parametrize("name", [name for name in FAMILIES if name != "deepseek"])
def test_what_the_answer_begins_with_is_that_message_left_open(name):
    """Where the generation prompt is the head of a turn, `given` has the same ids before the first free token, and
    tells besides what the model thought of each of them."""
    target = loaded(name)
    prefill = target.tokenizer("sat on the", add_special_tokens=False)["input_ids"]
    trace = traced(target, given="sat on the", config={"max_new_tokens": 8 + len(prefill)})
    prompt = [token.token_id for token in trace.started.prompt_tokens]
    ids = target.tokenizer.apply_chat_template(OPEN, continue_final_message=True)["input_ids"]
    assert prompt + trace.sequences[0].token_ids[: len(prefill)] == ids
    assert trace.sequences[0].token_ids[len(prefill) :] == bare(target, OPEN, continue_final_message=True)
    free = len(trace.steps) - len(prefill)
    assert free > 0 and [step.given for step in trace.steps] == [True] * len(prefill) + [False] * free
    with torch.no_grad():
        logits = target.model(torch.tensor([prompt])).logits[0, -1]
    assert trace.steps[0].chosen.raw_logprob == pytest.approx(float(logits.log_softmax(-1)[prefill[0]]), abs=1e-4)


def test_where_the_prompt_opens_the_reasoning_the_answer_begins_inside():
    target = loaded("deepseek")
    trace = traced(target, given="sat")
    text = "".join(token.text for token in [*trace.started.prompt_tokens])
    assert text.endswith("<assistant><think>\n") and trace.steps[0].given


def test_what_begins_an_answer_is_split_as_it_is_after_the_prompt():
    target = loaded("llama")
    target.tokenizer.chat_template = "{{ messages[0].content }}"
    trace = traced(target, [{"role": "user", "content": "on the ma"}], given="t and", config={"max_new_tokens": 12})
    whole = target.tokenizer("on the mat and")["input_ids"]
    before = target.tokenizer("on the ma")["input_ids"]
    ids = trace.sequences[0].token_ids
    expected = whole[len(before) :] if whole[: len(before)] == before else target.tokenizer("t and")["input_ids"]
    assert ids[: len(expected)] == expected


def test_a_strategy_that_cannot_be_held_to_it_says_what_else_to_do():
    with pytest.raises(RequestError, match="continue that"):
        traced(loaded("qwen"), given="sat", config={"prompt_lookup_num_tokens": 3})


@pytest.mark.parametrize(
    "config",
    [{"prompt_lookup_num_tokens": 3}, {"num_beams": 3}, {"do_sample": True, "top_k": 9}, {"dola_layers": "low"}],
)
def test_a_message_that_is_continued_needs_no_strategy_of_its_own(config):
    trace = traced(loaded("qwen"), OPEN, template={"continue_final_message": True}, config=config)
    prompt = "".join(token.text for token in trace.started.prompt_tokens)
    assert prompt.endswith("sat on the") and trace.steps and not any(step.given for step in trace.steps)
