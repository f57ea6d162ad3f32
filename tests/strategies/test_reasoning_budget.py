"""The budget of reasoning: by hand, in every mode as bare `generate` with the same processor, and recorded."""

from __future__ import annotations

import copy
import threading

import pytest
import torch
from hypothesis import given
from hypothesis import strategies as st

from playground.metrics.reasoning import reasoning_spans
from playground.models.loading import LoadedModel
from playground.models.reasoning_marks import named_pair, reasoning_marks
from playground.requests.request import GenerationRequest
from playground.requests.validation import check
from playground.settings import Settings
from playground.strategies.extra_processors import ReasoningBudgetLogitsProcessor
from playground.trace import Trace
from tests.support.chat_templates import FAMILIES, family_tokenizer
from tests.support.decoding import decode
from tests.support.slow import one_in
from tests.support.tiny_models import EOS, byte_tokenizer, tiny_llama, tiny_t5

TURNS = [{"role": "user", "content": "the cat"}]
OPENED = [*TURNS, {"role": "assistant", "content": "<think>\nthe dog"}]  # a prompt that ends inside a span
NEVER = 299  # an id that stands for the end, so that texts are as long as asked


def loaded(name="deepseek", seed=0) -> LoadedModel:
    tokenizer = family_tokenizer(name)
    return LoadedModel(name, tiny_llama(len(tokenizer), seed=seed), tokenizer, "memory", "cpu", "float32")


MODELS = {name: loaded(name) for name in FAMILIES}
DRAFT = loaded(seed=1)


def traced(name="deepseek", config=None, draft=None, **fields) -> Trace:
    config = {"do_sample": False, "max_new_tokens": 14, "eos_token_id": NEVER, **(config or {})}
    fields = {"messages": TURNS, **fields}
    request = GenerationRequest(name, config=config, seed=5, assistant="draft" if draft else None, **fields)
    events = []
    decode(request, MODELS[name], draft, Settings(), events.append, threading.Event())
    return Trace.fold(events)


def prompt_of(name, messages=TURNS, **chat):
    tokenizer = MODELS[name].tokenizer
    return tokenizer.apply_chat_template(messages, return_tensors="pt", return_dict=True, **chat)


def bare(name, inputs, budget, config):
    """The ids that the library writes with the processor, a row for each text."""
    target, length = MODELS[name], inputs["input_ids"].shape[1]
    processor = ReasoningBudgetLogitsProcessor(budget, reasoning_marks(target.tokenizer), length)
    config = {"do_sample": False, "max_new_tokens": 14, "eos_token_id": NEVER, **config}
    torch.manual_seed(5)
    return target.model.generate(**inputs, **config, logits_processor=[processor])[:, length:].tolist()


def by_hand(name, inputs, budget, count=14):
    """Greedy decoding of a text that begins inside a span, written out: so many tokens, the end mark, and on."""
    model, end = MODELS[name].model, list(reasoning_marks(MODELS[name].tokenizer).end_ids)
    ids, start = inputs["input_ids"], inputs["input_ids"].shape[1]
    for n in range(count):
        with torch.no_grad():
            best = int(model(ids).logits[0, -1].argmax())
        token = end[n - budget] if budget <= n < budget + len(end) else best
        ids = torch.cat([ids, torch.tensor([[token]])], dim=1)
        if token == NEVER:
            break
    return ids[0, start:].tolist()


# ---------------------------------------------------------------------------------------------------------- the marks


@pytest.mark.parametrize(
    ("name", "pair"),
    [
        ("qwen", ("<think>", "</think>")),
        ("deepseek", ("<think>", "</think>")),
        ("smollm", ("<think>", "</think>")),  # the template alone names them
        ("mistral", ("[THINK]", "[/THINK]")),
        ("llama", None),
        ("gemma", None),
    ],
)
def test_a_familys_marks_are_those_of_its_tokenizer_or_template(name, pair):
    marks = reasoning_marks(MODELS[name].tokenizer)
    assert (marks and (marks.start, marks.end)) == pair
    if marks:
        assert MODELS[name].tokenizer.decode(list(marks.end_ids)) == pair[1]
        assert (len(marks.end_ids) == 1) == (name != "smollm")


def test_a_channel_of_analysis_is_a_span_of_reasoning():
    template = "{{ '<|start|>assistant<|channel|>analysis<|message|>' + m + '<|end|>' }}"
    assert named_pair((), template) == ("<|channel|>analysis<|message|>", "<|end|>")
    assert named_pair(("<think>",), None) is None and named_pair((), {"default": "<think></think>"}) is not None


@pytest.mark.parametrize(
    ("name", "chat", "expected"),
    [
        ("deepseek", {"add_generation_prompt": True}, True),
        ("qwen", {"add_generation_prompt": True}, False),
        ("qwen", {"add_generation_prompt": True, "enable_thinking": False}, False),  # an empty span
    ],
)
def test_whether_the_prompt_opens_the_span(name, chat, expected):
    marks = reasoning_marks(MODELS[name].tokenizer)
    assert marks.is_open(prompt_of(name, **chat)["input_ids"][0].tolist()) is expected


def test_the_words_of_a_message_open_no_span():
    said = [{"role": "user", "content": "What is <think>?"}]
    assert traced("qwen", messages=said).started.reasoning.is_open is False
    trace = traced("smollm", messages=OPENED, template={"continue_final_message": True})
    assert trace.started.reasoning.is_open is True
    assert Trace.from_json(trace.to_json()).started == trace.started


# -------------------------------------------------------------------------------------------------------- the processor


ROWS = st.lists(st.lists(st.integers(0, 301), min_size=6, max_size=6), min_size=1, max_size=3)


@given(st.integers(0, 6), ROWS, st.data())
def test_the_same_ids_have_the_same_scores_in_whatever_order_they_come(budget, rows, data):
    """What it remembers of earlier rows changes nothing."""
    marks = reasoning_marks(MODELS["deepseek"].tokenizer)
    think, end = (MODELS["deepseek"].tokenizer.convert_tokens_to_ids(mark) for mark in (marks.start, marks.end))
    rows = [[think if i == 300 else end if i == 301 else i for i in row] for row in rows]
    reused = ReasoningBudgetLogitsProcessor(budget, marks, 2)
    for length in data.draw(st.permutations([2, 3, 4, 5, 6])):
        ids, scores = torch.tensor(rows)[:, :length], torch.randn(len(rows), 304)
        before = scores.clone()
        out = reused(ids, scores)
        assert torch.equal(out, ReasoningBudgetLogitsProcessor(budget, marks, 2)(ids, scores))
        assert torch.equal(scores, before)
        for row, ours, theirs in zip(ids.tolist(), out, scores, strict=True):
            opened = [i for i, token in enumerate(row) if token == think]
            inside = opened and end not in row[opened[-1] :] and not {0, 1, 2, 302, 303} & set(row[opened[-1] + 1 :])
            since = max(opened[-1] + 1, 2) if inside else 0
            for earlier in reversed(opened[:-1]):  # a start inside a span is only words
                if inside and not {end, 0, 1, 2, 302, 303} & set(row[earlier + 1 : opened[-1]]):
                    since = max(earlier + 1, 2)
            if inside and length - since >= budget:
                assert ours.argmax() == end and ours[end] == 0 and (ours > -torch.inf).sum() == 1
            else:
                assert torch.equal(ours, theirs)


def test_a_token_that_a_smaller_vocabulary_lacks_is_not_forced():
    marks = reasoning_marks(MODELS["deepseek"].tokenizer)
    scores = torch.randn(1, 20)
    ids = torch.tensor([[MODELS["deepseek"].tokenizer.convert_tokens_to_ids("<think>")]])
    assert ReasoningBudgetLogitsProcessor(0, marks, 1)(ids, scores) is scores


def test_an_end_mark_that_the_model_has_begun_is_completed():
    """Of several tokens: what stands there already is not written twice."""
    tokenizer = MODELS["smollm"].tokenizer
    marks = reasoning_marks(tokenizer)
    assert len(marks.end_ids) > 2
    prompt = tokenizer("<think>")["input_ids"]
    begun = [50, *marks.end_ids[:2]]
    processor = ReasoningBudgetLogitsProcessor(3, marks, len(prompt))
    for n in range(2, len(marks.end_ids)):
        out = processor(torch.tensor([[*prompt, 50, *marks.end_ids[:n]]]), torch.randn(1, 302))
        assert out.argmax() == marks.end_ids[n]
    closed = torch.tensor([[*prompt, *begun[:1], *marks.end_ids]])
    scores = torch.randn(1, 302)
    assert processor(closed, scores) is scores


# ------------------------------------------------------------------------------------------------ in a run, as generate


@pytest.mark.parametrize("budget", [0, 1, 5, 13, 20])
@pytest.mark.parametrize("name", ["deepseek", "smollm"])
def test_greedy_decoding_equals_a_loop_by_hand(name, budget):
    more = {} if name == "deepseek" else {"messages": OPENED, "template": {"continue_final_message": True}}
    chat = {"add_generation_prompt": True} if name == "deepseek" else {"continue_final_message": True}
    inputs = prompt_of(name, more.get("messages", TURNS), **chat)
    trace = traced(name, reasoning_budget=budget, **more)
    ids = trace.sequences[0].token_ids
    assert ids == by_hand(name, inputs, budget) == bare(name, inputs, budget, {})[0]
    marks = reasoning_marks(MODELS[name].tokenizer)
    (first, *_) = reasoning_spans(trace)
    end = budget + len(marks.end_ids)
    assert first.start == 0 and (first.count, first.end) == ((budget, end) if end <= 14 else (14, None))
    assert trace.started.processors == ["ReasoningBudgetLogitsProcessor"]
    for step in trace.steps:
        (stage,) = step.stages
        inside = budget <= step.index < budget + len(marks.end_ids)
        assert (stage.kept == 1) == inside and stage.name == "ReasoningBudgetLogitsProcessor"
        assert stage.mass_moved > 0.01 if inside else stage.mass_moved < 1e-6


@pytest.mark.parametrize(
    "config",
    one_in(2, [
        {"num_beams": 3, "num_return_sequences": 3},
        {"do_sample": True, "num_return_sequences": 3, "top_k": 20, "repetition_penalty": 1.2},
        {"num_beams": 3, "do_sample": True},
        {"do_sample": True, "temperature": 1.5, "top_p": 0.8},
    ]),
)
@pytest.mark.parametrize("budget", [0, 6])
def test_every_row_and_beam_equals_bare_generate(config, budget):
    trace = traced(config=config, reasoning_budget=budget)
    rows = bare("deepseek", prompt_of("deepseek", add_generation_prompt=True), budget, config)
    for number, (sequence, row) in enumerate(zip(trace.sequences, rows, strict=True)):
        ids = sequence.token_ids
        assert ids == row[: len(ids)] and set(row[len(ids) :]) <= {0, NEVER}  # padding
        assert reasoning_spans(trace, number)[0].count <= budget


def test_drafts_do_not_change_what_is_written():
    plain = traced(reasoning_budget=6).sequences[0].token_ids
    same = LoadedModel("draft", copy.deepcopy(MODELS["deepseek"].model), DRAFT.tokenizer, "memory", "cpu", "float32")
    for config, draft in ({}, DRAFT), ({}, same), ({"prompt_lookup_num_tokens": 3}, None):
        trace = traced(config=config, draft=draft, reasoning_budget=6)
        assert trace.draft_rounds and trace.sequences[0].token_ids == plain


def test_in_a_padded_batch_each_row_is_as_it_is_alone():
    tokenizer = MODELS["deepseek"].tokenizer
    chats = [TURNS, [{"role": "user", "content": "the dog sat on the mat and the ball"}]]
    texts = [tokenizer.apply_chat_template(chat, add_generation_prompt=True, tokenize=False) for chat in chats]
    together = tokenizer(texts, padding=True, padding_side="left", return_tensors="pt")
    assert not together["attention_mask"].all()
    rows = bare("deepseek", together, 4, {})
    for text, row in zip(texts, rows, strict=True):
        alone = bare("deepseek", tokenizer(text, return_tensors="pt"), 4, {})[0]
        assert row[: len(alone)] == alone
        assert row[4] == tokenizer.convert_tokens_to_ids("</think>")


def test_a_span_that_the_text_opens_has_the_budget_too_and_every_one_has_it():
    """Qwen's prompt opens none: here the text is held to two starts, and runs on after each."""
    tokenizer = MODELS["qwen"].tokenizer
    think, end = tokenizer.convert_tokens_to_ids(["<think>", "</think>"])
    trace = traced("qwen", given=[70, think], reasoning_budget=3)
    ids = trace.sequences[0].token_ids
    assert ids[:2] == [70, think] and ids[5] == end and end not in ids[2:5]
    assert reasoning_spans(trace)[0] == (2, 5, 6)
    twice = traced("qwen", given=[think, 70, end, 71, think], reasoning_budget=2)
    assert reasoning_spans(twice)[:2] == [(1, 2, 3), (5, 7, 8)]
    assert twice.sequences[0].token_ids[7] == end


def test_a_text_that_is_cut_inside_a_span_leaves_it_open():
    trace = traced(config={"max_new_tokens": 5})
    assert reasoning_spans(trace) == [(0, 5, None)] and reasoning_spans(trace)[0].count == 5
    ended = traced("qwen", given=[MODELS["qwen"].tokenizer.convert_tokens_to_ids("<think>"), 70, EOS, 80])
    assert reasoning_spans(ended)[0][:2] == (1, 2)  # the end of the text ends it


def test_with_the_penalties_it_comes_after_them():
    trace = traced(reasoning_budget=2, presence_penalty=0.5, config={"do_sample": True, "top_k": 9})
    assert trace.started.processors == [
        "PresencePenaltyLogitsProcessor", "ReasoningBudgetLogitsProcessor", "TopKLogitsWarper"
    ]  # fmt: skip


def test_an_encoder_decoder_model_counts_what_its_decoder_writes():
    tokenizer = byte_tokenizer()
    tokenizer.add_tokens(["<think>", "</think>"])
    think, end = tokenizer.convert_tokens_to_ids(["<think>", "</think>"])
    target = LoadedModel("t5", tiny_t5(vocab_size=302), tokenizer, "memory", "cpu", "float32")
    config = {"do_sample": False, "max_new_tokens": 8, "eos_token_id": NEVER}
    request = GenerationRequest("t5", "a <think> b", config=config, given=[think], reasoning_budget=2, seed=0)
    events = []
    decode(request, target, None, Settings(), events.append, threading.Event())
    trace = Trace.fold(events)
    assert trace.started.reasoning.is_open is False and trace.sequences[0].token_ids[3] == end


# ------------------------------------------------------------------------------------------------- where there is none


def test_a_model_without_reasoning_says_that_the_budget_does_nothing():
    trace, plain = traced("llama", reasoning_budget=3), traced("llama")
    assert trace.started.processors == [] and trace.started.reasoning is None
    assert trace.sequences[0].token_ids == plain.sequences[0].token_ids and plain.sequences[0].note == ""
    assert "reasoning_budget had no effect" in trace.sequences[0].note
    request = GenerationRequest("llama", messages=TURNS, reasoning_budget=3)
    (note,) = check(request, Settings(), {}, {"has_reasoning": False})
    assert (note.knob, note.severity) == ("reasoning_budget", "warning")
    assert "define no marks of reasoning" in note.message
    for context in ({"has_reasoning": True}, {}):
        assert check(request, Settings(), {}, context) == []


@pytest.mark.parametrize(
    ("fields", "words"),
    [
        ({"reasoning_budget": -1}, "must be at least 0"),
        ({"reasoning_budget": 1.5}, "must be a whole number"),
        ({"reasoning_budget": True}, "must be a whole number"),
        ({"reasoning_budget": 0, "structured_output": {"regex": "a"}}, "no reasoning to end. Leave one of the two"),
    ],
)
def test_what_does_not_fit_is_told_with_a_fix(fields, words):
    (problem,) = check(GenerationRequest("llama", messages=TURNS, **fields), Settings())
    assert (problem.knob, problem.severity) == ("reasoning_budget", "error")
    assert words in f"{problem.message} {problem.fix}" and problem.fix
