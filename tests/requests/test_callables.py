"""A person's own Python in a run: the same ids as bare `generate` with the same functions, and clear errors."""

from __future__ import annotations

import copy
import functools
import threading

import pytest
import torch
from transformers import (
    LogitsProcessor,
    MaxLengthCriteria,
    RepetitionPenaltyLogitsProcessor,
    StoppingCriteria,
    TemperatureLogitsWarper,
)

from playground.generation.failures import OwnCodeError, explain
from playground.models.loading import LoadedModel
from playground.requests.callables import UserCallables, label
from playground.requests.request import GenerationRequest
from playground.settings import Settings
from playground.trace import Trace
from tests.support.decoding import decode
from tests.support.tiny_models import byte_tokenizer, tiny_llama

TOKENIZER = byte_tokenizer()
PROMPT = "the cat sat on the mat and the cat"
MODEL = tiny_llama()
DRAFT = copy.deepcopy(MODEL)
with torch.no_grad():
    torch.manual_seed(1)
    for parameter in DRAFT.parameters():
        parameter += 0.05 * parameter.std() * torch.randn_like(parameter)
MODES = {
    "greedy": {},
    "sample": {"do_sample": True, "num_return_sequences": 2},
    "beam": {"num_beams": 3, "num_return_sequences": 2},
    "beam_sample": {"num_beams": 3, "do_sample": True},
    "assisted": {},
    "assisted_sample": {"do_sample": True},
    "prompt_lookup": {"prompt_lookup_num_tokens": 3},
}


class Favour(LogitsProcessor):
    """Raises the scores of some ids."""

    def __init__(self, ids: list[int], bonus: float = 3.0) -> None:
        self.ids, self.bonus = ids, bonus

    def __call__(self, input_ids, scores):
        scores = scores.clone()
        scores[:, self.ids] += self.bonus
        return scores


def odd_only(batch_id, input_ids):
    return list(range(3, 300, 2))


def stop_at_multiple_of_seven(input_ids, scores, **kwargs):
    return (input_ids[:, -1] % 7 == 0) & (input_ids.shape[1] > 20)


class StopAfter(StoppingCriteria):
    def __init__(self, length: int) -> None:
        self.length = length

    def __call__(self, input_ids, scores, **kwargs):
        return torch.full((input_ids.shape[0],), input_ids.shape[1] >= self.length)


def halve(input_ids, scores):
    return scores / 2


FUNCTIONS = {
    "processor": {"logits_processor": [Favour([70, 71])]},
    "processors": {"logits_processor": [Favour([70, 71]), halve, functools.partial(halve)]},
    "of_the_library": {"logits_processor": [TemperatureLogitsWarper(0.5), RepetitionPenaltyLogitsProcessor(1.2)]},
    "criterion": {"stopping_criteria": [stop_at_multiple_of_seven]},
    "criteria": {"stopping_criteria": [StopAfter(24), stop_at_multiple_of_seven]},
    "length": {"stopping_criteria": [MaxLengthCriteria(22)]},
    "prefix": {"prefix_allowed_tokens_fn": odd_only},
    "all": {
        "logits_processor": [Favour([71])],
        "stopping_criteria": [stop_at_multiple_of_seven],
        "prefix_allowed_tokens_fn": odd_only,
    },
}


def loaded(model, name: str = "tiny") -> LoadedModel:
    return LoadedModel(name, model, TOKENIZER, "folder", "cpu", "float32")


def events_of(own: UserCallables, draft=None, **config) -> list:
    request = GenerationRequest(
        "tiny", PROMPT, config={"max_new_tokens": 12} | config, seed=3, assistant="draft" if draft else None
    )
    events = []
    assistant = loaded(draft, "draft") if draft else None
    decode(request, loaded(MODEL), assistant, Settings(), events.append, threading.Event(), own)
    return events


def traced(own: UserCallables, draft=None, **config) -> Trace:
    return Trace.fold(events_of(own, draft, **config))


def bare(functions: dict, draft=None, **config) -> list[list[int]]:
    inputs = TOKENIZER(PROMPT, return_tensors="pt")
    torch.manual_seed(3)
    output = copy.deepcopy(MODEL).generate(
        input_ids=inputs["input_ids"],
        attention_mask=inputs["attention_mask"],
        assistant_model=copy.deepcopy(draft),
        **{"max_new_tokens": 12} | config,
        **functions,
    )
    return output[:, inputs["input_ids"].shape[1] :].tolist()


@pytest.mark.parametrize("functions", FUNCTIONS)
@pytest.mark.parametrize("mode", MODES)
def test_same_as_bare_generate(mode, functions):
    draft = DRAFT if mode.startswith("assisted") else None
    trace = traced(UserCallables(**FUNCTIONS[functions]), draft, **MODES[mode])
    expected = bare(FUNCTIONS[functions], draft, **MODES[mode])
    assert len(trace.sequences) == len(expected)
    for sequence, row in zip(trace.sequences, expected, strict=True):
        ids = sequence.token_ids
        assert ids == row[: len(ids)] and set(row[len(ids) :]) <= {0, 2}


def test_processors_are_recorded_by_name_and_in_their_place():
    own = UserCallables([Favour([70]), halve])
    trace = traced(own, repetition_penalty=1.2, do_sample=True, top_k=9)
    names = ["RepetitionPenaltyLogitsProcessor", "Favour", "halve", "TopKLogitsWarper"]
    assert trace.started.processors == names
    assert [stage.name for stage in trace.steps[0].stages] == names


@pytest.mark.parametrize("mode", MODES)
def test_a_criterion_of_ones_own_is_the_reason(mode):
    draft = DRAFT if mode.startswith("assisted") else None
    own = UserCallables(stopping_criteria=[StopAfter(len(TOKENIZER(PROMPT)["input_ids"]) + 4)])
    trace = traced(own, draft, eos_token_id=299, **MODES[mode])
    assert {sequence.stop_reason for sequence in trace.sequences} == {"criterion"}
    without = traced(UserCallables(), draft, eos_token_id=299, **MODES[mode])
    assert "criterion" not in {sequence.stop_reason for sequence in without.sequences}


def failing_processor(input_ids, scores):
    return {}["nothing"]


class FailingCriterion(StoppingCriteria):
    def __call__(self, input_ids, scores, **kwargs):
        return self.helper()

    def helper(self):
        raise RuntimeError("no more")


def failing_prefix(batch_id, input_ids):
    return 1 // 0


def failing_loop(model, input_ids, **kwargs):
    raise ValueError("the loop is broken")


@pytest.mark.parametrize("mode", ["greedy", "beam", "assisted"])
@pytest.mark.parametrize(
    ("functions", "words"),
    [
        ({"logits_processor": [failing_processor]}, "failing_processor raised KeyError: 'nothing' (test_callables.py"),
        ({"logits_processor": [functools.partial(failing_processor)]}, "failing_processor raised KeyError"),
        ({"stopping_criteria": [FailingCriterion()]}, "FailingCriterion raised RuntimeError: no more (test_call"),
        ({"prefix_allowed_tokens_fn": failing_prefix}, "failing_prefix raised ZeroDivisionError"),
        ({"custom_generate": failing_loop}, "failing_loop raised ValueError: the loop is broken"),
    ],
)
def test_an_exception_names_the_function(mode, functions, words):
    with pytest.raises(OwnCodeError) as raised:
        events_of(UserCallables(**functions), DRAFT if mode == "assisted" else None, **MODES[mode])
    failed = explain(raised.value)
    assert words in failed.message and failed.fix
    assert failed.error == type(raised.value.__cause__).__name__


@pytest.mark.parametrize(
    ("wrong", "words"),
    [
        (lambda input_ids, scores: None, "<lambda> returned NoneType instead of scores"),
        (lambda input_ids, scores: scores[:, :5], "<lambda> returned (1, 5) instead of scores of shape (1, 300)"),
    ],
)
def test_scores_of_another_shape_are_told(wrong, words):
    with pytest.raises(ValueError) as raised:
        events_of(UserCallables([wrong]))
    assert words in explain(raised.value).message


def test_an_empty_list_of_allowed_tokens_is_told():
    with pytest.raises(ValueError) as raised:
        events_of(UserCallables(prefix_allowed_tokens_fn=lambda batch_id, input_ids: []))
    assert "empty list" in explain(raised.value).message


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ({"logits_processor": halve}, r"must be a list of functions: write logits_processor=\[halve\]"),
        ({"logits_processor": [3]}, "logits_processor holds 3"),
        ({"stopping_criteria": ["stop"]}, "stopping_criteria holds 'stop'"),
        ({"prefix_allowed_tokens_fn": [1]}, "prefix_allowed_tokens_fn holds"),
        ({"custom_generate": "folder"}, "goes into the request"),
    ],
)
def test_what_is_no_function_is_a_type_error(arguments, words):
    with pytest.raises(TypeError, match=words):
        UserCallables(**arguments)


def test_nothing_of_ones_own_is_false():
    assert not UserCallables() and not UserCallables(logits_processor=None)
    assert UserCallables([halve]) and UserCallables(custom_generate=failing_loop)
    assert UserCallables().blame(ValueError()) is None


@pytest.mark.parametrize(
    ("function", "name"),
    [(halve, "halve"), (functools.partial(halve), "halve"), (Favour([1]), "Favour"), (Favour, "Favour")],
)
def test_labels(function, name):
    assert label(function) == name


def test_the_request_and_a_function_cannot_decide_the_same():
    request = GenerationRequest("tiny", PROMPT, structured_output={"choices": ["a"]}, custom_generate="folder")
    problems = UserCallables(prefix_allowed_tokens_fn=odd_only, custom_generate=failing_loop).problems(request)
    assert [problem.knob for problem in problems] == ["structured_output", "custom_generate"]
    assert UserCallables(prefix_allowed_tokens_fn=odd_only).problems(GenerationRequest("tiny", PROMPT)) == []
