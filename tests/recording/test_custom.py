"""Decoding loops of a person's own, from a folder and as a callable: run as the library runs them, and seen."""

from __future__ import annotations

import textwrap
import threading
from pathlib import Path

import pytest
import torch
from transformers import GenerationConfig, LogitsProcessor

from playground.generation import failures
from playground.models.loading import LoadedModel
from playground.recording.custom import SCORED
from playground.requests.callables import UserCallables
from playground.requests.request import GenerationRequest, RequestError
from playground.settings import Settings
from playground.trace import Started, Stepped, Trace
from tests.support.decoding import decode
from tests.support.hubs import StandInHub
from tests.support.tiny_models import byte_tokenizer, tiny_llama, tiny_t5

TOKENIZER = byte_tokenizer()
PROMPT = "the cat sat on the mat and the cat"
MODELS = {"llama": tiny_llama(), "t5": tiny_t5()}

# The loop of the library's guide: it pads the prompt if asked to, and uses nothing that it is given.
BARE = """
    import torch

    def generate(model, input_ids, generation_config=None, left_padding=2, **kwargs):
        generation_config = generation_config or model.generation_config
        length = input_ids.shape[1]
        longest = generation_config.max_length or length + generation_config.max_new_tokens
        padding = torch.full((input_ids.shape[0], left_padding), model.config.pad_token_id)
        input_ids = torch.cat([padding, input_ids], dim=1)
        for _ in range(longest - length):
            logits = model(input_ids).logits[:, -1]
            input_ids = torch.cat([input_ids, logits.argmax(-1)[:, None]], dim=1)
        return input_ids
"""
# Lets `generate` prepare everything, and decodes with a loop of its own: the way of the Hub's repositories.
DELEGATING = """
    import torch

    def loop(model, input_ids, logits_processor, stopping_criteria, generation_config, **model_kwargs):
        unfinished = torch.ones(input_ids.shape[0], dtype=torch.bool)
        while unfinished.any():
            scores = model(input_ids).logits[:, -1].float()
            scores = logits_processor(input_ids, scores)
            if generation_config.do_sample:
                chosen = torch.multinomial(scores.softmax(-1), 1)[:, 0]
            else:
                chosen = scores.argmax(-1)
            chosen = torch.where(unfinished, chosen, generation_config.pad_token_id or 0)
            input_ids = torch.cat([input_ids, chosen[:, None]], dim=1)
            unfinished = unfinished & ~stopping_criteria(input_ids, None)
        return input_ids

    def generate(model, *args, **kwargs):
        return type(model).generate(model, *args, custom_generate=loop, **kwargs)
"""
# Calls the library's own loops.
CALLING = """
    def generate(model, **kwargs):
        kwargs.pop("synced_gpus"), kwargs.pop("streamer"), kwargs.pop("inputs")
        return model.generate(**kwargs)
"""
BROKEN = """
    def generate(model, **kwargs):
        raise RuntimeError("broken on purpose")
"""


def folder(tmp_path: Path, code: str, requirements: str = "") -> str:
    (tmp_path / "custom_generate").mkdir(parents=True)
    (tmp_path / "custom_generate" / "generate.py").write_text(textwrap.dedent(code), encoding="utf-8")
    (tmp_path / "config.json").write_text("{}")
    if requirements:
        (tmp_path / "custom_generate" / "requirements.txt").write_text(requirements)
    return str(tmp_path)


def loaded(model) -> LoadedModel:
    return LoadedModel("tiny", model, TOKENIZER, "folder", "cpu", "float32")


def events_of(place=None, own=None, model="llama", emit=None, cancelled=None, settings=None, **more) -> list:
    names = ("presence_penalty", "structured_output", "custom_generate_kwargs")
    fields = {name: more.pop(name) for name in names if name in more}
    config = {"max_new_tokens": 10} | more
    request = GenerationRequest("tiny", PROMPT, config=config, seed=3, custom_generate=place, **fields)
    events = []

    def listen(event):
        events.append(event)
        if emit:
            emit(event)

    settings = settings or Settings(allow_remote_code=True)
    decode(request, loaded(MODELS[model]), None, settings, listen, cancelled or threading.Event(), own)
    return events


def traced(*args, **kwargs) -> Trace:
    return Trace.fold(events_of(*args, **kwargs))


def bare(place, model="llama", **config) -> torch.Tensor:
    inputs = TOKENIZER(PROMPT, return_tensors="pt")
    torch.manual_seed(3)
    return MODELS[model].generate(
        input_ids=inputs["input_ids"],
        attention_mask=inputs["attention_mask"],
        custom_generate=place,
        trust_remote_code=True if isinstance(place, str) else None,
        generation_config=GenerationConfig(**{"max_new_tokens": 10} | config),
    )


def new_ids(output: torch.Tensor) -> list[list[int]]:
    length = TOKENIZER(PROMPT, return_tensors="pt")["input_ids"].shape[1]
    return output[:, length:].tolist()


@pytest.mark.parametrize(
    "config",
    [
        {},
        {"do_sample": True, "top_k": 9, "temperature": 0.7},
        {"do_sample": True, "num_return_sequences": 3},
        {"repetition_penalty": 1.4, "eos_token_id": 299},
    ],
)
@pytest.mark.parametrize("code", [DELEGATING, CALLING])
def test_a_loop_that_uses_what_it_is_given_is_recorded_as_sampling(tmp_path, code, config):
    place = folder(tmp_path / "loop", code)
    events = events_of(place, **config)
    trace = Trace.fold(events)
    rows = new_ids(bare(place, **config))
    plain = Trace.fold(events_of(None, **config))
    assert trace.started.mode == "custom" and len(trace.sequences) == len(rows)
    for number, (sequence, row) in enumerate(zip(trace.sequences, rows, strict=True)):
        ids = sequence.token_ids
        assert ids == row[: len(ids)] and set(row[len(ids) :]) <= {0, 2}
        assert [step.chosen.token_id for step in trace.steps_of(number)] == ids
        assert sequence.logprobs == pytest.approx(plain.sequences[number].logprobs, abs=1e-4)
        assert sequence.stop_reason == plain.sequences[number].stop_reason and not sequence.note
    names = [stage.name for stage in plain.steps[0].stages]
    assert all([stage.name for stage in step.stages] == names for step in trace.all_steps)
    seen = [type(event) for event in events]
    assert seen[0] is Started and seen.count(Started) == 1 and seen[-2] is Stepped


def test_a_loop_that_uses_nothing_is_scored_afterwards(tmp_path):
    place = folder(tmp_path / "loop", BARE)
    trace = traced(place, eos_token_id=299)
    (sequence,) = trace.sequences
    assert sequence.token_ids == bare(place)[0].tolist()[-10:]  # without the padding that it put before the prompt
    prompt = TOKENIZER(PROMPT)["input_ids"]
    with torch.no_grad():
        logits = MODELS["llama"](torch.tensor([prompt + sequence.token_ids])).logits[0].log_softmax(-1)
    expected = [logits[len(prompt) + i - 1, token].item() for i, token in enumerate(sequence.token_ids)]
    assert sequence.logprobs == pytest.approx(expected, abs=1e-4)
    assert [step.chosen.token_id for step in trace.steps] == sequence.token_ids
    assert sequence.text.startswith("".join(step.piece for step in trace.steps))  # it may end inside a character
    assert sequence.note == SCORED and sequence.stop_reason == "length"
    assert trace.started.processors == []


@pytest.mark.parametrize("config", [{"num_beams": 3}, {"prompt_lookup_num_tokens": 3}, {"assistant_early_exit": 1}])
def test_a_loop_of_another_kind_still_gives_its_text(tmp_path, config):
    trace = traced(folder(tmp_path / "loop", CALLING), eos_token_id=299, **config)
    plain = traced(None, eos_token_id=299, **config)
    (sequence,) = trace.sequences
    assert sequence.token_ids == plain.sequences[0].token_ids
    assert len(sequence.logprobs) == len(sequence.token_ids) and sequence.note == SCORED


def test_models_with_an_encoder(tmp_path):
    for place in (folder(tmp_path / "a", CALLING), folder(tmp_path / "b", CALLING)):
        trace = traced(place, model="t5")
        assert trace.sequences[0].token_ids == traced(None, model="t5").sequences[0].token_ids
    beams = traced(place, model="t5", num_beams=2)  # scored with the encoder's input
    assert len(beams.sequences[0].logprobs) == len(beams.sequences[0].token_ids) > 0


def test_penalties_and_forms_reach_a_loaded_loop(tmp_path):
    place = folder(tmp_path / "loop", CALLING)
    form = {"presence_penalty": 0.7, "structured_output": {"regex": "[a-z]{4,6}"}}
    trace = traced(place, **form)
    assert trace.sequences[0].token_ids == traced(None, **form).sequences[0].token_ids
    names = [stage.name for stage in trace.steps[0].stages]
    assert names == ["PrefixConstrainedLogitsProcessor", "PresencePenaltyLogitsProcessor"]


def test_a_loop_comes_from_the_hub(tmp_path):
    place = folder(tmp_path / "loop", CALLING)
    here = traced(place, do_sample=True)
    with StandInHub(tmp_path / "loop"):
        there = traced("someone/loop", do_sample=True)
    assert there.sequences == here.sequences and there.started.mode == "custom"


# --------------------------------------------------------------------------------------------------- what goes wrong


def test_refused_where_remote_code_is_not_allowed(tmp_path):
    from playground.requests.validation import check

    request = GenerationRequest("stories", "Once", custom_generate=folder(tmp_path / "loop", CALLING))
    for settings in (Settings.local(), Settings.workshop(), Settings.public()):
        (problem,) = check(request, settings)
        assert problem.knob == "custom_generate" and "PLAYGROUND_ALLOW_REMOTE_CODE=1" in problem.fix


@pytest.mark.parametrize(
    ("code", "requirements", "words"),
    [
        (None, "", "custom_generate"),
        ("def other(): pass", "", "cannot be loaded"),
        ("def generate(:", "", "cannot be loaded"),
    ],
)
def test_what_cannot_be_loaded_is_refused_before_anything_runs(tmp_path, code, requirements, words):
    place = str(tmp_path) if code is None else folder(tmp_path / "loop", code, requirements)
    with pytest.raises(RequestError) as raised:
        events_of(place)
    (problem,) = raised.value.diagnostics
    assert problem.knob == "custom_generate" and words in problem.message and "generate.py" in problem.fix


@pytest.mark.parametrize(
    ("code", "requirements", "message", "fix"),
    [
        (
            CALLING, "nothing-of-this-name>=3\n# a comment\ntorch\nnor_this\ntransformers<2\n",
            "packages that are not installed here: nothing-of-this-name>=3, nor_this, transformers<2 (installed: ",
            "Run `pip install 'nothing-of-this-name>=3' nor_this 'transformers<2'` and start again.",
        ),
        ("import nothing_of_this_name\nimport nor_this", "", "nothing_of_this_name", "Run `pip install "),
        ("import nor_this", "nothing-of-this-name\n", "not installed here: nothing-of-this-name.",
         "Run `pip install nothing-of-this-name` and start again."),
        ("import torch\nfrom torch import nothing_of_this_name", "", "cannot import name", "Install what it imports"),
    ],
)  # fmt: skip
def test_packages_that_are_missing_are_all_named(tmp_path, code, requirements, message, fix):
    with pytest.raises(RequestError) as raised:
        events_of(folder(tmp_path / "loop", code, requirements))
    (problem,) = raised.value.diagnostics
    assert problem.knob == "custom_generate" and message in problem.message and problem.fix.startswith(fix)


# ------------------------------------------------------------------------------------------------- arguments of its own

TAKING = """
    def generate(model, input_ids, generation_config=None, first=70, *, after=(), logits_processor=None,
                 stopping_criteria=None, inputs=None, synced_gpus=None, streamer=None, attention_mask=None,
                 prefix_allowed_tokens_fn=None, assistant_model=None):
        for token_id in [first, *after]:
            input_ids = input_ids.new_tensor([input_ids[0].tolist() + [token_id]])
        return input_ids
"""


@pytest.mark.parametrize("arguments", [{}, {"left_padding": 5}, {"left_padding": 0, "more": None}])
def test_a_loop_gets_its_own_arguments_as_generate_hands_them_over(tmp_path, arguments):
    place = folder(tmp_path / "loop", BARE.replace("(input_ids, logits", "(logits"))
    trace = traced(place, custom_generate_kwargs=arguments, eos_token_id=299)
    inputs = TOKENIZER(PROMPT, return_tensors="pt")
    output = MODELS["llama"].generate(
        **inputs, custom_generate=place, trust_remote_code=True,
        generation_config=GenerationConfig(max_new_tokens=10), **arguments,
    )  # fmt: skip
    assert trace.sequences[0].token_ids == output[0].tolist()[-10:]
    assert output.shape[1] == inputs["input_ids"].shape[1] + arguments.get("left_padding", 2) + 10
    assert trace.started.request["custom_generate_kwargs"] == arguments
    assert GenerationRequest.from_dict(trace.started.request).custom_generate_kwargs == arguments


def test_arguments_of_any_kind_reach_the_loop(tmp_path):
    place = folder(tmp_path / "loop", TAKING)
    assert traced(place).sequences[0].token_ids == [70]
    trace = traced(place, custom_generate_kwargs={"first": 80, "after": [81, 82]})
    assert trace.sequences[0].token_ids == [80, 81, 82]
    with pytest.raises(RequestError, match=r"takes no argument left_padding\. It takes model, .*first, after"):
        events_of(place, custom_generate_kwargs={"left_padding": 5})


def test_a_callable_gets_its_own_arguments_as_generate_hands_them_over():
    def loop(model, input_ids, logits_processor, after=(), inputs_tensor=None, **kwargs):
        assert "after" not in kwargs and inputs_tensor is not None
        return torch.cat([input_ids, torch.tensor([[90, *after]])], dim=1)

    own = UserCallables(custom_generate=loop)
    assert traced(own=own).sequences[0].token_ids == [90]
    assert traced(own=own, custom_generate_kwargs={"after": [91]}).sequences[0].token_ids == [90, 91]
    with pytest.raises(ValueError, match="elsewhere"):
        MODELS["llama"].generate(**TOKENIZER(PROMPT, return_tensors="pt"), custom_generate=loop, elsewhere=1)
    with pytest.raises(RequestError, match=r"takes no argument elsewhere\. It takes after\."):
        events_of(own=own, custom_generate_kwargs={"elsewhere": 1})


def test_an_exception_in_a_loaded_loop_is_told(tmp_path):
    with pytest.raises(failures.OwnCodeError) as raised:
        events_of(folder(tmp_path / "loop", BROKEN))
    failed = failures.explain(raised.value)
    assert "broken on purpose" in failed.message and "generate.py, line" in failed.message and failed.fix


def test_the_limits_of_the_instance_hold(tmp_path):
    with pytest.raises(RequestError, match="allows at most 5"):
        events_of(folder(tmp_path / "loop", BARE), settings=Settings(allow_remote_code=True, max_new_tokens=5))


def test_nothing_stays_behind_on_a_shared_model(tmp_path):
    before = dict(vars(MODELS["llama"]))
    events_of(folder(tmp_path / "loop", CALLING))
    assert vars(MODELS["llama"]) == before


# ------------------------------------------------------------------------------------------------------- callables


def greedy(model, input_ids, logits_processor, stopping_criteria, generation_config, **model_kwargs):
    done = torch.zeros(input_ids.shape[0], dtype=torch.bool)
    while not done.all():
        scores = logits_processor(input_ids, model(input_ids).logits[:, -1].float())
        input_ids = torch.cat([input_ids, scores.argmax(-1)[:, None]], dim=1)
        done = done | stopping_criteria(input_ids, None)
    return input_ids


def library_loop(model, input_ids, **kwargs):
    return type(model)._sample(model, input_ids, **kwargs)


def with_inputs(model, input_ids, inputs_tensor, **kwargs):
    assert inputs_tensor.shape == input_ids.shape
    return library_loop(model, input_ids, **kwargs)


class Favour(LogitsProcessor):
    def __call__(self, input_ids, scores):
        scores = scores.clone()
        scores[:, 70] += 2
        return scores


@pytest.mark.parametrize("loop", [greedy, library_loop, with_inputs])
@pytest.mark.parametrize("config", [{}, {"repetition_penalty": 1.3}])
def test_a_callable_runs_as_generate_runs_it(loop, config):
    trace = traced(own=UserCallables([Favour()], custom_generate=loop), **config)
    inputs = TOKENIZER(PROMPT, return_tensors="pt")
    output = MODELS["llama"].generate(
        **{name: inputs[name] for name in ("input_ids", "attention_mask")},
        max_new_tokens=10,
        logits_processor=[Favour()],
        custom_generate=loop,
        **config,
    )
    (sequence,) = trace.sequences
    assert sequence.token_ids == new_ids(output)[0][: len(sequence.token_ids)]
    assert trace.started.mode == "custom" and trace.started.processors[-1] == "Favour"
    assert [step.chosen.token_id for step in trace.steps] == sequence.token_ids and not sequence.note


def test_a_loop_may_end_where_it_likes():
    def short(model, input_ids, **kwargs):
        for _ in range(3):
            input_ids = torch.cat([input_ids, torch.full((1, 1), 90)], dim=1)
        return input_ids

    (sequence,) = traced(own=UserCallables(custom_generate=short)).sequences
    assert (sequence.token_ids, sequence.stop_reason) == ([90] * 3, "loop")


def test_a_loop_may_return_nothing_new_or_new_tokens_only():
    for loop, ids in [
        (lambda model, input_ids, **kwargs: input_ids, []),
        (lambda model, input_ids, **kwargs: torch.tensor([[90, 91]]), [90, 91]),
    ]:
        assert traced(own=UserCallables(custom_generate=loop)).sequences[0].token_ids == ids


@pytest.mark.parametrize("result", [None, "text", torch.zeros(1, 3), torch.tensor([1, 2])])
def test_a_loop_that_returns_no_ids_is_told(result):
    with pytest.raises(ValueError) as raised:
        events_of(own=UserCallables(custom_generate=lambda model, input_ids, **kwargs: result))
    assert "must return token ids" in failures.explain(raised.value).message


def undoing(model, input_ids, logits_processor, stopping_criteria, generation_config, **model_kwargs):
    """Takes every third token back and writes another: its criteria see texts that do not follow each other."""
    prompt = input_ids.shape[1]
    while input_ids.shape[1] < prompt + 6:
        scores = logits_processor(input_ids, model(input_ids).logits[:, -1].float())
        input_ids = torch.cat([input_ids, scores.argmax(-1)[:, None]], dim=1)
        stopping_criteria(input_ids, None)
        if input_ids.shape[1] == prompt + 3:
            input_ids = torch.cat([input_ids[:, :-1], torch.full((1, 1), 99)], dim=1)
    return input_ids


def test_a_loop_that_takes_tokens_back_is_told_as_it_ended():
    trace = traced(own=UserCallables(custom_generate=undoing), eos_token_id=299)
    (sequence,) = trace.sequences
    assert sequence.token_ids[2] == 99 and len(sequence.token_ids) == len(sequence.logprobs) == 6
    assert sequence.note == SCORED


def endless(model, input_ids, logits_processor, **kwargs):
    while True:
        model(input_ids)


@pytest.mark.parametrize("loop", [endless, greedy])
def test_any_loop_can_be_stopped(loop):
    cancelled = threading.Event()
    if loop is endless:
        cancelled.set()
    events = events_of(
        own=UserCallables(custom_generate=loop),
        cancelled=cancelled,
        emit=lambda event: isinstance(event, Stepped) and cancelled.set(),
        max_new_tokens=100,
        eos_token_id=299,
    )
    (sequence,) = Trace.fold(events).sequences
    assert sequence.stop_reason == "stopped" and len(sequence.token_ids) == (0 if loop is endless else 2)


def test_a_limit_of_time_holds_for_any_loop():
    events = events_of(own=UserCallables(custom_generate=endless), max_time=0.05)
    assert Trace.fold(events).sequences[0].stop_reason == "max_time"
