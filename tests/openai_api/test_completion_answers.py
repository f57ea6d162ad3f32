"""What `/v1` tells is the run: text, log-probabilities, reasons and counts are those of the trace, whole and in chunks,
and it opens again as that run."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from playground.api import generate, stream
from playground.http_api.problem_details import Problem
from playground.openai_api.completion_requests import read_asked
from playground.openai_api.completion_shapes import NO_LOGPROBS, ChunkWriter, document
from playground.openai_api.completion_texts import TextStream, bytes_of, name_of
from playground.requests.request import GenerationRequest
from playground.settings import Settings
from playground.sharing.open_trace import open_trace
from playground.trace import (
    Candidate,
    CanvasDenoised,
    CanvasPlace,
    CanvasStep,
    Distribution,
    Finished,
    Sequence,
    Step,
    Trace,
)
from tests.support.fakes import started

CHAT = {"model": "chat", "messages": [{"role": "user", "content": "Hello"}], "logprobs": True, "top_logprobs": 4}
TEXT = {"model": "stories", "prompt": "Once upon a time", "logprobs": 3, "max_tokens": 12}
BODIES = {
    "greedy": TEXT | {"temperature": 0},
    "sampled": TEXT | {"temperature": 1.3, "top_p": 0.9, "seed": 5, "frequency_penalty": 0.5},
    "several": TEXT | {"n": 3, "seed": 2},
    "chat": CHAT | {"temperature": 0, "max_tokens": 20},
    "only the chosen": CHAT | {"seed": 1, "top_logprobs": 0, "max_tokens": 5},
    "until EOS": CHAT | {"temperature": 0},
    "stop": TEXT | {"temperature": 0, "stop": [" was", "x"], "max_tokens": 30},
    "bytes": TEXT | {"model": "stories-bytes", "prompt": "Le café", "seed": 3, "logit_bias": {"230": 90, "160": 20}},
    "beams": TEXT | {"num_beams": 3, "do_sample": False, "temperature": 0},
}


def asked_of(body):
    return read_asked(body, "messages" in body, Settings())


def run(body):
    """What was asked for, and its events as they come."""
    asked = asked_of(body)
    return asked, [(number, event) for number, request in enumerate(asked.requests) for event in stream(request)]


def chunks(asked, items):
    writer = ChunkWriter(asked)
    return b"".join(map(writer.write, items)) + writer.end()


def trace_of(items, number=0):
    return Trace.fold(event for at, event in items if at == number)


def numbers(trace):
    """Of each text its tokens: the bytes and the log-probability of each."""
    texts = range(len(trace.sequences))
    return [[(bytes_of(step.chosen.text), step.chosen.raw_logprob) for step in trace.steps_of(each)] for each in texts]


def ranked(trace, count):
    """The `count` likeliest tokens in each place."""
    return [
        sorted((-c.raw_logprob, bytes_of(c.text)) for c in step.candidates if c.raw_rank and c.raw_rank <= count)
        for sequence in range(len(trace.sequences))
        for step in trace.steps_of(sequence)
    ]


@pytest.mark.parametrize("name", BODIES)
def test_what_is_told_opens_as_the_run_that_it_was(name):
    asked, items = run(BODIES[name])
    trace = trace_of(items)
    told, streamed = document(asked, items), chunks(asked, items).decode()
    for text in (told, streamed):
        again = open_trace(text)
        assert [each.stop_reason for each in again.sequences] == [each.stop_reason for each in trace.sequences]
        assert numbers(again) == numbers(trace)
        if asked.logprobs and name != "several":
            assert ranked(again, asked.logprobs) == ranked(trace, asked.logprobs)
    choices = json.loads(told)["choices"]
    texts = [choice["message"]["content"] if asked.is_chat else choice["text"] for choice in choices]
    assert [sequence.text for sequence in open_trace(streamed).sequences] == texts
    tokens = sum(len(sequence.token_ids) for sequence in trace.sequences)
    prompt = len(trace.started.prompt_tokens)
    assert json.loads(told)["usage"] == {
        "prompt_tokens": prompt, "completion_tokens": tokens, "total_tokens": prompt + tokens,
    }  # fmt: skip


def test_a_run_is_the_one_that_the_library_makes():
    body = BODIES["sampled"]
    asked, items = run(body)
    config = {"do_sample": True, "temperature": 1.3, "top_p": 0.9, "top_k": 0, "max_new_tokens": 12, "num_beams": 1,
              "repetition_penalty": 1.0}  # fmt: skip
    request = GenerationRequest("stories", body["prompt"], config=config, seed=5, frequency_penalty=0.5)
    assert trace_of(items).sequences[0].token_ids == generate(request).sequences[0].token_ids
    assert asked.requests[0].config == config


def test_a_stop_string_ends_the_text_and_is_not_told():
    asked, items = run(BODIES["stop"])
    (choice,) = json.loads(document(asked, items))["choices"]
    whole = trace_of(items).sequences[0].text
    assert " was" in whole and choice["text"] == whole[: whole.index(" was")]
    assert (choice["finish_reason"], choice["stop_reason"]) == ("stop", " was")


def test_a_model_that_ends_its_text_is_told_apart_from_a_limit():
    assert json.loads(document(*run(BODIES["until EOS"])))["choices"][0]["finish_reason"] == "stop"
    assert json.loads(document(*run(BODIES["greedy"])))["choices"][0]["finish_reason"] == "length"


def test_an_echo_tells_the_prompt_and_scores_it():
    asked, items = run(TEXT | {"echo": True, "temperature": 0, "max_tokens": 4})
    answer = json.loads(document(asked, items))
    trace = trace_of(items)
    told = answer["choices"][0]["logprobs"]
    values = [step.chosen.raw_logprob for step in [*trace.prompt_steps, *trace.steps]]
    assert told["token_logprobs"] == [None, *values]
    assert answer["choices"][0]["text"] == "Once upon a time" + trace.sequences[0].text
    assert "".join(told["tokens"]) == answer["choices"][0]["text"]
    for token, at in zip(told["tokens"], told["text_offset"], strict=True):
        assert answer["choices"][0]["text"][at:].startswith(token)
    again = open_trace(json.dumps(answer))
    assert again.started.prompt == "Once upon a time"
    read = [step.chosen.raw_logprob for step in again.prompt_steps]
    assert read == [step.chosen.raw_logprob for step in trace.prompt_steps]


def test_an_echo_can_be_streamed_without_log_probabilities():
    body = {"model": "stories", "prompt": "Once upon", "max_tokens": 5, "temperature": 0, "echo": True, "stream": True}
    asked, items = run(body)
    told = [json.loads(line[6:]) for line in chunks(asked, items).decode().split("\n\n")[:-2]]
    text = "".join(chunk["choices"][0]["text"] for chunk in told)
    assert text == "Once upon" + trace_of(items).sequences[0].text


def test_a_prompt_can_be_scored_alone():
    asked, items = run(TEXT | {"echo": True, "max_tokens": 0})
    answer = json.loads(document(asked, items))
    assert answer["choices"][0]["text"] == "Once upon a time"
    assert answer["usage"]["completion_tokens"] == 0
    assert len(answer["choices"][0]["logprobs"]["tokens"]) == answer["usage"]["prompt_tokens"]
    assert open_trace(json.dumps(answer)).sequences[0].stop_reason == "given"


def test_several_prompts_are_told_in_their_order():
    asked, items = run(TEXT | {"prompt": ["Once", "The cat"], "n": 2, "max_tokens": 3, "seed": 1})
    choices = json.loads(document(asked, items))["choices"]
    assert [choice["index"] for choice in choices] == [0, 1, 2, 3]
    texts = [sequence.text for number in (0, 1) for sequence in trace_of(items, number).sequences]
    assert [choice["text"] for choice in choices] == texts


def test_chunks_have_whole_characters_and_the_shape_of_a_stream():
    asked, items = run(BODIES["bytes"] | {"stream": True, "stream_options": {"include_usage": True}})
    lines = chunks(asked, items).decode().split("\n\n")
    assert lines[-2:] == ["data: [DONE]", ""]
    told = [json.loads(line.removeprefix("data: ")) for line in lines[:-2]]
    assert told[-1]["choices"] == [] and told[-1]["usage"]["completion_tokens"] == 12
    assert all(chunk["usage"] is None for chunk in told[:-1])
    assert len({chunk["id"] for chunk in told}) == 1
    texts = [chunk["choices"][0]["text"] for chunk in told[:-1]]
    pieces = [step.piece or "" for step in trace_of(items).steps]
    assert "".join(texts) == "".join(pieces)
    assert len(texts) > 6 and not any("\ufffd" in text for text in texts if "\ufffd" not in "".join(pieces))
    names = [token for chunk in told[:-1] for token in (chunk["choices"][0]["logprobs"] or {"tokens": []})["tokens"]]
    assert any(name.startswith("bytes:\\x") for name in names)  # a part of a character


def test_a_chat_begins_with_its_role_and_ends_with_a_reason():
    asked, items = run(BODIES["chat"])
    told = [json.loads(line[6:]) for line in chunks(asked, items).decode().split("\n\n")[:-2]]
    assert told[0]["choices"][0]["delta"] == {"role": "assistant", "content": ""}
    assert told[-1]["choices"][0]["delta"] == {} and told[-1]["choices"][0]["finish_reason"]
    assert told[0]["object"] == "chat.completion.chunk"


# ----------------------------------------------------------------------------------------------------- one text, tokens


def step(piece):
    candidate = Candidate(0, piece or "<s>", -1.0, -1.0)
    return Step(0, 0, candidate, piece, Distribution([candidate], 0.0, 0.0, 1), 0.0, 0.0)


PIECES = st.lists(st.text("ab.", max_size=3) | st.none(), max_size=12)


@given(PIECES, st.lists(st.text("ab.", min_size=1, max_size=4), max_size=3))
def test_what_is_told_as_it_comes_is_what_stands_before_the_first_stop_string(pieces, stops):
    told = TextStream(stops)
    steps = [step(piece) for piece in pieces]
    parts = [told.add(each) for each in steps] + [told.end()]
    whole = "".join(piece or "" for piece in pieces)
    ends = [whole.find(stop) for stop in stops if stop in whole]
    assert "".join(text for text, _ in parts) == (whole[: min(ends)] if ends else whole)
    assert [each for _, tokens in parts for each in tokens] == steps  # every token once, in order
    assert (told.stopped_at is None) == (not ends)


@given(st.binary(max_size=8))
def test_a_token_has_its_bytes_back(data):
    label = data.decode("utf-8", "backslashreplace")
    assert bytes_of(label) == data or "\\x" in data.decode("utf-8", "ignore")
    if name_of(label).startswith("bytes:"):
        assert bytes.fromhex(name_of(label)[6:].replace("\\x", "")) == bytes_of(label)


# ------------------------------------------------------------------------------------------------ what cannot be done

REFUSED = [
    ({"fnord": 1}, "fnord"), ({"tools": [{}]}, "tools"), ({"functions": []}, "functions"), ({"suffix": "x"}, "suffix"),
    ({"logprobs": -1}, "logprobs"), ({"logprobs": 10**6}, "logprobs"), ({"logprobs": True}, "logprobs"),
    ({"prompt": [1, 2]}, "prompt"), ({"prompt": []}, "prompt"), ({"prompt": ["x"] * 65}, "prompt"),
    ({"prompt": 3}, "prompt"),
    ({"messages": []}, "messages"), ({"stop": [""]}, "stop"), ({"stop": 3}, "stop"), ({"stream": 1}, "stream"),
    ({"stream_options": {"include_usage": True}}, "stream_options"), ({"logit_bias": {"a": 1}}, "logit_bias"),
    ({"logit_bias": {"1": "2"}}, "logit_bias"), ({"logit_bias": [1]}, "logit_bias"), ({"best_of": 3}, "best_of"),
    ({"generation_config": 3}, "generation_config"), ({"store": True}, "store"), ({"model": 3}, "model"),
    ({"stream": True, "echo": True, "logprobs": 1}, "echo"),
]  # fmt: skip
REFUSED_CHATS = [
    ({"prompt": "x"}, "prompt"), ({"echo": True}, "echo"), ({"top_logprobs": 3, "logprobs": False}, "top_logprobs"),
    ({"messages": "x"}, "messages"), ({"messages": [3]}, "messages[0]"),
    ({"messages": [{"role": "user"}]}, "messages[0].content"),
    ({"messages": [{"role": "user", "content": [{"type": "image_url"}]}]}, "messages[0].content"),
    ({"messages": [{"role": "assistant", "content": "x", "tool_calls": [{}]}]}, "messages[0].tool_calls"),
    ({"response_format": {"type": "grammar"}}, "response_format"),
    ({"response_format": {"type": "json_schema"}}, "response_format"),
    ({"tool_choice": "auto"}, "tool_choice"), ({"parallel_tool_calls": True}, "parallel_tool_calls"),
]  # fmt: skip


ALL_REFUSED = [(TEXT | change, param) for change, param in REFUSED]
ALL_REFUSED += [(CHAT | change, param) for change, param in REFUSED_CHATS]


@pytest.mark.parametrize(("body", "param"), ALL_REFUSED)
def test_a_field_that_cannot_be_done_is_named(body, param):
    with pytest.raises(Problem) as raised:
        read_asked(body, body["model"] == "chat", Settings())
    assert raised.value.diagnostics[0].knob == param
    assert raised.value.status == 400


def test_fields_that_change_nothing_are_taken():
    asked = asked_of(TEXT | {"user": "me", "suffix": None, "store": False, "logit_bias": {}, "best_of": 1, "stop": []})
    assert "stop_strings" not in asked.requests[0].config and "sequence_bias" not in asked.requests[0].config
    assert asked_of(CHAT | {"tools": [], "response_format": {"type": "text"}}).requests[0].structured_output is None


def test_our_own_fields_and_those_of_vllm_reach_the_run():
    more = {"top_k": -1, "min_p": 0.1, "repetition_penalty": 1.2, "min_tokens": 3}
    more["generation_config"] = {"typical_p": 0.5}
    config = asked_of(TEXT | more).requests[0].config
    assert config["top_k"] == 0 and (config["min_p"], config["repetition_penalty"]) == (0.1, 1.2)
    assert (config["min_new_tokens"], config["typical_p"]) == (3, 0.5)
    asked = asked_of(CHAT | {"chat_template_kwargs": {"enable_thinking": False}, "reasoning_budget": 5})
    assert asked.requests[0].template == {"arguments": {"enable_thinking": False}}
    assert asked.requests[0].reasoning_budget == 5
    schema = {"type": "object"}
    held = asked_of(CHAT | {"response_format": {"type": "json_schema", "json_schema": {"name": "a", "schema": schema}}})
    assert held.requests[0].structured_output == {"json_schema": schema}


def test_a_model_of_block_diffusion_has_no_log_probabilities():
    asked = asked_of(TEXT)
    place = CanvasPlace(1, "a", "a", -1.0, 1.0, True, 1, "a")
    events = [started(asked.requests[0]), CanvasDenoised(CanvasStep(0, 0, 1.0, [place], 0.1, 0.1)),
              Finished([Sequence("a.b", [1], [], "length")], 0.1, 0.1, 1)]  # fmt: skip
    with pytest.raises(Problem, match=NO_LOGPROBS):
        document(asked, [(0, event) for event in events])
    without = asked_of({"model": "x", "prompt": "y", "stop": "."})
    told = json.loads(document(without, [(0, event) for event in events]))
    assert told["choices"][0]["text"] == "a"
