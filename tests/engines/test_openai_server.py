"""Another server as the engine: what it tells becomes a run, what it cannot do is refused, and what goes wrong is said.

Two kinds of servers stand in: a playground with a real engine behind it, whose own runs are the oracle, and scripts in
the shapes of vLLM, llama.cpp and Ollama.
"""

from __future__ import annotations

import contextlib
import itertools
import logging
import socket
import threading

import pytest
import uvicorn
from starlette.applications import Starlette

from playground.engines.local import LocalEngine
from playground.engines.openai_server import OpenAIServerEngine
from playground.engines.protocol import Engine
from playground.experiments.precision import PRECISIONS
from playground.http_api.routes import service_of
from playground.knobs import KNOBS
from playground.openai_api.completion_routes import openai_routes
from playground.openai_client.answer_stream import LiveAnswer
from playground.openai_client.request_fields import body_of
from playground.requests.request import GenerationRequest, RequestError
from playground.server.visitor import Visitors
from playground.settings import Settings
from playground.sharing.open_trace import open_trace
from playground.trace import Failed, Finished, Started, Stepped, Trace
from tests.engines.test_local import Listener
from tests.support.scripted_server import scripted
from tests.support.slow import mostly_slow

SAMPLED = {"do_sample": True, "temperature": 1.3, "top_p": 0.95, "max_new_tokens": 16}


@contextlib.contextmanager
def engine_at(url, **settings):
    engine = OpenAIServerEngine(Settings(base_url=url, **settings))
    try:
        yield engine
    finally:
        engine.close()


@pytest.fixture(scope="module")
def local():
    engine = LocalEngine()
    yield engine
    engine.close()


@pytest.fixture(scope="module")
def served(local):
    """The address of a playground with that engine."""
    settings = Settings()
    app = Starlette(routes=openai_routes(service_of(local, settings, Visitors(None))))
    listening = socket.create_server(("127.0.0.1", 0))
    server = uvicorn.Server(uvicorn.Config(app, log_level="warning", lifespan="off"))
    thread = threading.Thread(target=server.run, args=([listening],), daemon=True)
    thread.start()
    yield f"http://127.0.0.1:{listening.getsockname()[1]}/v1"
    server.should_exit = True
    thread.join(timeout=10)
    listening.close()


@pytest.fixture(scope="module")
def remote(served):
    with engine_at(served) as engine:
        yield engine


def traced(engine, request) -> Trace:
    return Trace.fold(list(engine.stream(request)))


def told(trace):
    """What both engines tell of a run: the tokens' pieces and log-probabilities, and the text."""
    steps = [[(step.piece or "", step.chosen.raw_logprob) for step in trace.steps_of(number)]
             for number in range(len(trace.sequences))]  # fmt: skip
    return [sequence.text for sequence in trace.sequences], steps


# ------------------------------------------------------------------------------------------- a playground behind it


FIELDS = (
    {"config": {"max_new_tokens": 24}},
    {"config": {"max_new_tokens": 24, "repetition_penalty": 1.4}},
    {"config": SAMPLED, "seed": 1},
    {"config": SAMPLED | {"top_k": 5, "min_p": 0.05}, "seed": 2},
    {"config": SAMPLED | {"top_k": 0}, "seed": 3, "presence_penalty": 0.5, "frequency_penalty": 0.25},
    {"config": SAMPLED | {"num_return_sequences": 3}, "seed": 4},
    {"config": {"max_new_tokens": 40, "stop_strings": [".", "ly"]}},
    {"config": SAMPLED | {"stop_strings": "and", "max_new_tokens": 40}, "seed": 5},
)
PROMPTS = ("Once upon a time", "The robot said \N{ROBOT FACE} é")  # the second has bytes of characters


@pytest.mark.parametrize(
    ("prompt", "fields"),
    mostly_slow(
        itertools.product(PROMPTS, FIELDS), lambda prompt, fields: prompt == PROMPTS[0] or fields in FIELDS[::3]
    ),
)
def test_a_run_through_another_playground_is_the_run_itself(local, remote, prompt, fields):
    request = GenerationRequest("stories", prompt, **fields)
    here, there = traced(local, request), traced(remote, request)
    texts, steps = told(there)
    expected_texts, expected_steps = told(here)
    stops = request.config.get("stop_strings")
    if stops is None:  # a server does not tell the stop string
        assert texts == expected_texts
        assert [[piece for piece, _ in each] for each in steps] == [[p for p, _ in each] for each in expected_steps]
    else:
        assert all(whole.startswith(text) for text, whole in zip(texts, expected_texts, strict=True))
    logprobs = [[value for _, value in each] for each in steps]
    expected = [[value for _, value in each] for each in expected_steps]
    for values, wanted in zip(logprobs, expected, strict=True):
        assert values == pytest.approx(wanted, abs=1e-5)
    for one, other in zip(there.all_steps[:5], here.all_steps[:5], strict=True):
        shared = {each.text: each.raw_logprob for each in one.candidates}
        for candidate in sorted(other.candidates, key=lambda each: -each.raw_logprob)[:3]:
            assert shared[candidate.text] == pytest.approx(candidate.raw_logprob, abs=1e-5)
    assert open_trace(there.to_json()) == there  # it can be saved, and opened again


def test_a_chat_goes_to_the_endpoint_of_chats(local, remote):
    request = GenerationRequest("chat", messages=[{"role": "user", "content": "Hello"}], config={"max_new_tokens": 20})
    here, there = traced(local, request), traced(remote, request)
    assert there.started.elsewhere == "chat"
    assert told(there)[0] == told(here)[0]
    for values, wanted in zip(told(there)[1], told(here)[1], strict=True):
        assert [v for _, v in values] == pytest.approx([v for _, v in wanted], abs=1e-5)


def test_it_lists_the_models_of_the_server(local, remote):
    assert sorted(remote.models()) == sorted(local.models())
    assert remote.choose_default(None).default_model in local.models()
    assert remote.choose_default("chat").default_model == "chat" == remote.models()[0]
    assert remote.facts("chat").has_chat_template and not remote.facts("stories").has_chat_template
    assert remote.facts("nobody's") is None


# ------------------------------------------------------------------------------------------------------ scripts


def entry(token, logprob, top=(), **more):
    told = {"token": token, "logprob": logprob, "bytes": list(token.encode())} | more
    return told | {"top_logprobs": [entry(*each) for each in top]}


def numbered(token, logprob, number):
    """A token as llama.cpp tells it, with its id."""
    return entry(token, logprob, id=number) | {"top_logprobs": [entry(token, logprob, id=number)]}


def chat_chunk(text, *entries, finish=None, **more):
    logprobs = {"content": list(entries)} if entries else None
    choice = {"index": 0, "delta": {"content": text}, "finish_reason": finish, "logprobs": logprobs}
    return {"id": "1", "model": "m", "choices": [choice]} | more


def text_chunk(text, tokens, values, tops, finish=None, **more):
    logprobs = {"tokens": tokens, "token_logprobs": values, "top_logprobs": tops, "text_offset": [0] * len(tokens)}
    return {"id": "1", "model": "m", "choices": [{"index": 0, "text": text, "logprobs": logprobs,
                                                  "finish_reason": finish} | more]}  # fmt: skip


HELLO = [entry("Hel", -0.5, [("Hel", -0.5), ("Yo", -1)]), entry("lo", -0.1, [("lo", -0.1), ("p", -3)])]
CHAT = GenerationRequest("m", messages=[{"role": "user", "content": "Hi"}], config={"max_new_tokens": 5})
PLAIN = GenerationRequest("m", "Say:", config={"max_new_tokens": 5}, top_candidates=2)


def run(owner, answer, request=CHAT, **settings):
    """The trace of a request at a script, and what it was asked."""
    with scripted(owner, answer) as server, engine_at(server.url, **settings) as engine:
        return Trace.fold(list(engine.stream(request))), server.asked


def streaming(*chunks):
    return lambda reply, body: reply.stream(*chunks)


VLLM = streaming(
    text_chunk("Hel", ["Hel"], [-0.5], [{"Hel": -0.5, "Yo": -1}]),
    text_chunk("", ["lo"], [-3.5], [{"p": -1.5, "q": -2.4, "lo": -3.5}]),  # held back: a stop string could begin
    text_chunk("lo", ["</s>"], [-0.2], [{"</s>": -0.2, "!": -2}], "stop", stop_reason=None),
)
LLAMACPP = streaming(
    chat_chunk(None), chat_chunk("Hel", numbered("Hel", -0.5, 7)),
    chat_chunk("lo", numbered("lo", -0.1, 9)),
    chat_chunk("", finish="stop", timings={"predicted_n": 2, "draft_n": 8, "draft_n_accepted": 5}),
)  # fmt: skip
OLLAMA = streaming(chat_chunk("Hel", HELLO[0]), chat_chunk("lo", HELLO[1]), chat_chunk("", finish="length"))


def test_vllm_tells_lists():
    trace, asked = run("vllm", VLLM, PLAIN)
    assert [(step.chosen.text, step.piece) for step in trace.steps] == [("Hel", "Hel"), ("lo", "lo"), ("</s>", None)]
    assert (trace.sequences[0].text, trace.sequences[0].stop_reason) == ("Hello", "eos")
    assert trace.steps[1].chosen.raw_rank is None  # one more than was asked for: it is none of the likeliest
    assert trace.steps[0].chosen.raw_rank == 1
    path, body, key = asked[0]
    assert (path, body["prompt"], body["logprobs"], key) == ("/v1/completions", "Say:", 2, None)
    assert (body["temperature"], body["max_tokens"], body["stream"]) == (0, 5, True)


def test_llamacpp_tells_ids_and_how_its_drafts_fared():
    trace, asked = run("llamacpp", LLAMACPP)
    assert trace.sequences[0].token_ids == [7, 9]
    assert "Draft tokens: 8, accepted: 5" in trace.sequences[0].note
    assert asked[0][1]["repeat_penalty"] == 1.0 and "repeat_last_n" not in asked[0][1]


def test_llamacpp_looks_at_all_tokens_where_it_penalises_them():
    """It refuses a negative number. A positive one must cover the longest prompt that these characters can be."""
    request = GenerationRequest("m", "é" * 40, config={"max_new_tokens": 5, "repetition_penalty": 1.3})
    _, asked = run("llamacpp", LLAMACPP, request)
    assert asked[0][1]["repeat_penalty"] == 1.3 and 85 <= asked[0][1]["repeat_last_n"] < 1000


def test_ollama_is_asked_for_nothing_that_it_does_not_know():
    trace, asked = run("library", OLLAMA)
    assert (trace.sequences[0].text, trace.sequences[0].stop_reason) == ("Hello", "length")
    assert asked[0][1].keys() == {
        "model", "stream", "max_tokens", "temperature", "messages", "logprobs", "top_logprobs",
    }  # fmt: skip
    assert "Draft" not in trace.sequences[0].note


SCHEMA = {"type": "object", "properties": {"a": {"type": "integer"}}, "required": ["a"]}
FORMAT = {"response_format": {"type": "json_schema", "json_schema": {"name": "answer", "schema": SCHEMA}}}
HI = {"messages": [{"role": "user", "content": "Hi"}]}


@pytest.mark.parametrize(
    ("owner", "fields", "sent"),
    [
        ("vllm", {"prompt": "a"}, FORMAT),
        ("llamacpp", {"prompt": "a"}, {"json_schema": SCHEMA}),
        ("llamacpp", HI, FORMAT),
        ("library", HI, FORMAT),
        ("generation-playground", {"prompt": "a"}, {"structured_output": {"json_schema": SCHEMA}}),
    ],
)
def test_a_schema_is_sent_in_the_field_that_the_server_has(owner, fields, sent):
    request = GenerationRequest("m", structured_output={"json_schema": SCHEMA}, **fields)
    assert body_of(request, owner).items() >= sent.items()


@pytest.mark.parametrize("owner", ["vllm", "sglang", "llamacpp", "generation-playground"])
def test_biases_of_single_tokens_are_sent(owner):
    config = {"sequence_bias": [[[7], -100.0], [[9], 2.5]], "num_return_sequences": 2, "do_sample": True}
    body = body_of(GenerationRequest("m", "a", config=config), owner)
    assert body["logit_bias"] == {"7": -100.0, "9": 2.5} and body["n"] == 2


def test_a_bias_through_another_playground_is_the_bias_itself(local, remote):
    fields = {"prompt": "Once upon a time", "config": {"max_new_tokens": 8, "sequence_bias": [[[260], -100.0]]}}
    here, there = (traced(engine, GenerationRequest("stories", **fields)) for engine in (local, remote))
    assert told(there)[0] == told(here)[0]
    fields["config"] = {"max_new_tokens": 8}
    assert told(traced(local, GenerationRequest("stories", **fields)))[0] != told(here)[0]


def test_a_prompt_through_another_playground_is_read_as_it_is_here(local, remote):
    prompt = "The robot said \N{ROBOT FACE} é"
    request = GenerationRequest("stories", prompt, config={"max_new_tokens": 4}, read_prompt=True)
    here, there = traced(local, request), traced(remote, request)
    assert [token.piece for token in there.started.prompt_tokens] == [t.piece for t in here.started.prompt_tokens]
    assert [step.index for step in there.prompt_steps] == [step.index for step in here.prompt_steps]
    expected = [step.chosen.raw_logprob for step in here.prompt_steps]
    assert [step.chosen.raw_logprob for step in there.prompt_steps] == pytest.approx(expected, abs=1e-5)
    assert open_trace(there.to_json()) == there


def test_a_server_that_refuses_to_echo_still_writes():
    def answer(reply, body):
        if body.get("echo"):
            return reply.status(400, {"error": {"message": "no echo"}})
        return VLLM(reply, body)

    request = GenerationRequest("m", "Say:", config={"max_new_tokens": 5}, read_prompt=True)
    trace, asked = run("vllm", answer, request)
    assert [body.get("echo") for _, body, _ in asked] == [True, None]
    assert trace.sequences[0].text == "Hello" and trace.prompt_steps == []


def test_a_form_through_another_playground_is_the_form_itself(local, remote):
    fields = {"prompt": "Once upon a time", "config": {"max_new_tokens": 12}, "structured_output": {"regex": " [a-z]+"}}
    here, there = (traced(engine, GenerationRequest("stories", **fields)) for engine in (local, remote))
    assert told(there)[0] == told(here)[0]


def test_a_server_without_log_probabilities_gives_its_text_and_the_times():
    chunks = (chat_chunk("x" * 300), chat_chunk(" y"), chat_chunk("", finish="length", usage={"completion_tokens": 7}))
    trace, _ = run("somebody", streaming(*chunks))
    (sequence,) = trace.sequences
    assert (sequence.text, sequence.stop_reason) == ("x" * 300 + " y", "length")
    assert not trace.all_steps and "no log-probabilities" in sequence.note
    assert trace.finished.num_tokens == 7 and 0 < trace.finished.time_to_first_token <= trace.finished.seconds
    assert Trace.from_json(trace.to_json()) == trace and open_trace(trace.to_json()) == trace


@pytest.mark.parametrize("ends", [lambda reply: None, lambda reply: reply.chunk("[DONE]")])
def test_text_that_breaks_off_is_kept(ends):
    def answer(reply, body):
        reply.begin()
        reply.chunk(chat_chunk("Hello"))
        ends(reply)

    (sequence,) = run("somebody", answer)[0].sequences
    assert (sequence.text, sequence.stop_reason) == ("Hello", "cut")


def test_a_server_that_writes_fewer_texts_than_it_was_asked_for():
    request = GenerationRequest("m", "Say:", config={"do_sample": True, "num_return_sequences": 2, "max_new_tokens": 5})
    trace, _ = run("vllm", VLLM, request)
    assert [sequence.text for sequence in trace.sequences] == ["Hello", ""]
    assert "not begun 1 of the texts" in trace.sequences[0].note


def test_times_are_those_of_this_side():
    finished = run("library", OLLAMA)[0].finished
    assert 0 < finished.time_to_first_token <= finished.seconds < 60


@pytest.mark.parametrize("models", [[], None])
def test_a_named_model_is_enough_where_the_list_is_empty_or_fails(models):
    def serves() -> contextlib.AbstractContextManager:
        return scripted("x", OLLAMA, models or ["m"])

    with serves() as server, engine_at(server.url) as engine:
        server.models = models or []
        server.fails = models is None
        with pytest.raises(ValueError, match="--model" if models is not None else "Look at its log"):
            engine.choose_default(None)
        assert engine.choose_default("mine").default_model == "mine" and engine.models() == ["mine"]
        assert engine.facts("mine").has_chat_template and engine.facts("yours") is None
        trace = Trace.fold(list(engine.stream(GenerationRequest("mine", **HI, config={"max_new_tokens": 5}))))
        assert trace.sequences[0].text == "Hello" and server.asked[0][1]["model"] == "mine"


def test_a_list_that_fails_is_not_asked_for_again_at_once():
    with scripted("x", OLLAMA) as server, engine_at(server.url) as engine:
        server.fails = True
        engine.choose_default("mine")
        asked = server.listed
        for _ in range(3):
            list(engine.stream(GenerationRequest("mine", **HI, config={"max_new_tokens": 5})))
            engine.models()
        assert server.listed == asked


def test_a_server_that_does_not_stream_tells_all_at_once():
    whole = {"id": "1", "model": "m", "choices": [{"index": 0, "finish_reason": "stop", "logprobs": {"content": HELLO},
                                                   "message": {"role": "assistant", "content": "Hello"}}]}  # fmt: skip
    trace, _ = run("m", lambda reply, body: reply.status(200, whole))
    assert trace.sequences[0].text == "Hello" and len(trace.steps) == 2


def test_steps_come_while_the_server_writes():
    go_on = threading.Event()

    def answer(reply, body):
        reply.begin()
        reply.chunk(chat_chunk("Hel", HELLO[0]))
        go_on.wait(20)
        reply.chunk(chat_chunk("lo", HELLO[1], finish="stop"))
        reply.chunk("[DONE]")

    with scripted("vllm", answer) as server, engine_at(server.url) as engine:
        events = engine.stream(CHAT)
        assert isinstance(next(events), Started)
        assert next(events).step.piece == "Hel"
        go_on.set()
        assert [type(event) for event in events] == [Stepped, Finished]


def test_what_is_stopped_closes_its_connection_at_once():
    gone = threading.Event()

    def answer(reply, body):
        reply.begin()
        reply.chunk(chat_chunk("Hel", HELLO[0]))
        if reply.wait_for_end():
            gone.set()

    with scripted("vllm", answer) as server, engine_at(server.url) as engine:
        heard = Listener()
        stepped = threading.Event()
        job = engine.submit(CHAT, lambda event: (heard(event), isinstance(event, Stepped) and stepped.set()))
        assert stepped.wait(20)
        job.cancel()
        assert [sequence.stop_reason for sequence in heard.finish().sequences] == ["stopped"]
        assert gone.wait(20) and job.done
        assert heard.events[-1].sequences[0].text == "Hel"


def test_what_is_stopped_before_the_server_has_answered():
    asked = threading.Event()

    def answer(reply, body):
        asked.set()
        assert reply.wait_for_end()

    with scripted("vllm", answer) as server, engine_at(server.url) as engine:
        heard = Listener()
        job = engine.submit(CHAT, heard)
        assert asked.wait(20)
        job.cancel()
        assert heard.finish().error == "Cancelled" and len(heard.events) == 1


def test_what_takes_too_long_ends_at_the_limit():
    def answer(reply, body):
        reply.begin()
        reply.chunk(chat_chunk("Hel", HELLO[0]))
        reply.wait_for_end()

    trace, _ = run("vllm", answer, max_seconds=0.5)
    assert trace.sequences[0].stop_reason == "max_time" and len(trace.steps) == 1


def test_more_runs_than_lanes_wait_and_can_be_stopped():
    def answer(reply, body):
        reply.begin()
        reply.chunk(chat_chunk("Hel", HELLO[0]))
        reply.wait_for_end()

    with scripted("vllm", answer) as server, engine_at(server.url, max_lanes=1, max_waiting=1) as engine:
        began, first, second = threading.Event(), Listener(), Listener()
        running = engine.submit(CHAT, lambda event: (first(event), began.set()))
        assert began.wait(20)
        waiting = engine.submit(CHAT, second)
        assert (engine.load().decoding, engine.load().waiting) == (1, 1)
        with pytest.raises(RequestError, match="waiting"):
            engine.submit(CHAT, Listener())
        waiting.cancel()
        assert second.finish().error == "Cancelled"
        running.cancel()
        assert isinstance(first.finish(), Finished)
        assert len(server.asked) == 1


# ----------------------------------------------------------------------------------------------------- what goes wrong

KEY = "sk-secret-123"


def error(status, message, param=None):
    return lambda reply, body: reply.status(status, {"error": {"message": message, "param": param}})


def cut(reply, body):
    reply.begin()
    reply.chunk(chat_chunk("Hel", HELLO[0]))


@pytest.mark.parametrize(
    ("answer", "name", "words"),
    [
        (error(401, f"Incorrect API key provided: {KEY}"), "Key", "does not accept the key: Incorrect API key"),
        (error(404, "The model `m` does not exist"), "ModelNotFound", "does not exist"),
        (error(429, "slow down"), "Busy", "no more requests now: slow down"),
        (error(503, "loading"), "ServerError", "has failed: loading"),
        (lambda reply, body: reply.status(500, "?"), "ServerError", "has failed: HTTP 500"),
        (error(400, "at most 5", "top_logprobs"), "Refused", "refuses this request: at most 5"),
        (cut, "BrokenOff", "cut its answer short (tokens received: 1)"),
        (streaming("{not json"), "BadAnswer", "not in OpenAI’s format"),
        (streaming({"hello": 1}), "BadAnswer", "not in OpenAI’s format"),
        (streaming({"error": {"message": f"bad {KEY}"}}), "BadAnswer", "answered with an error: "),
        (streaming({"choices": [{"index": 3, "delta": {"content": "a"}}]}), "BadAnswer", "more texts"),
    ],
)
def test_what_goes_wrong_is_said_in_a_sentence(answer, name, words, caplog):
    caplog.set_level(logging.DEBUG)
    with scripted("vllm", answer) as server, engine_at(server.url, backend_key=KEY) as engine:
        last = list(engine.stream(CHAT))[-1]
        assert server.asked[0][2] == f"Bearer {KEY}"
    assert isinstance(last, Failed) and (last.error == name) and words in last.message
    assert KEY not in f"{last} {caplog.text} {engine.settings}"
    if name == "Refused":
        assert last.diagnostics[0].knob == "top_candidates"


def test_a_server_that_is_not_there():
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    with engine_at(f"http://127.0.0.1:{port}/v1") as engine:
        assert engine.models() == []
        with pytest.raises(ValueError, match="No server answers at http://127"):
            engine.choose_default(None)
        (failed,) = engine.stream(CHAT)
        assert failed.error == "NoServer" and "No server answers" in failed.message


def test_a_server_that_stays_silent(monkeypatch):
    monkeypatch.setattr("playground.engines.openai_server.SILENT_SECONDS", 0.3)
    trace, _ = run("vllm", lambda reply, body: reply.wait_for_end())
    assert trace.failed.error == "Timeout" and "0.3 seconds" in trace.failed.message


def test_an_address_that_is_none():
    for text in ("", "localhost:8000", "ftp://a/v1", "http://", "file:///etc/passwd"):
        with pytest.raises(ValueError, match="--base-url"):
            OpenAIServerEngine(Settings(base_url=text))


# ------------------------------------------------------------------------------------------------ what cannot be done


@pytest.mark.parametrize(
    ("owner", "fields", "knob"),
    [
        ("vllm", {"config": {"num_beams": 3}}, "num_beams"),
        ("vllm", {"config": {"do_sample": True, "typical_p": 0.5}}, "typical_p"),
        ("vllm", {"config": {"no_repeat_ngram_size": 2}}, "no_repeat_ngram_size"),
        ("vllm", {"config": {"max_time": 3.0}}, "max_time"),
        ("library", {"config": {"do_sample": True, "top_k": 5}}, "top_k"),
        ("library", {"config": {"repetition_penalty": 1.2}}, "repetition_penalty"),
        ("library", {"config": {"do_sample": True, "num_return_sequences": 2}}, "num_return_sequences"),
        ("library", {"config": {"sequence_bias": [[[5], 2.0]]}}, "sequence_bias"),
        ("vllm", {"config": {"sequence_bias": [[[5, 6], 2.0]]}}, "sequence_bias"),
        ("somebody", {"structured_output": {"json_schema": {"type": "object"}}}, "structured_output"),
        ("somebody", {"config": {"do_sample": True, "min_p": 0.1}}, "min_p"),
        ("vllm", {"assistant": "m"}, "assistant"),
        ("vllm", {"given": "a"}, "given"),
        ("vllm", {"watch": [1]}, "watch"),
        ("vllm", {"template": {"tools": [{"name": "a"}]}, "messages": [{"role": "user", "content": "a"}]}, "template"),
        ("vllm", {"structured_output": {"regex": "a+"}}, "structured_output"),
    ],
)
def test_a_field_that_the_server_does_not_have_is_refused_by_its_name(owner, fields, knob):
    with scripted(owner, OLLAMA) as server, engine_at(server.url) as engine:
        with pytest.raises(RequestError) as refused:
            engine.submit(GenerationRequest("m", "" if "messages" in fields else "a", **fields), Listener())
        assert [each.knob for each in refused.value.diagnostics if each.severity == "error"] == [knob]
        assert not server.asked


@pytest.mark.parametrize("owner", ["vllm", "sglang", "llamacpp", "library", "generation-playground", "somebody"])
def test_no_knob_is_left_out_silently(owner):
    """Each knob that is turned is refused, or is in what is sent."""
    with scripted(owner, OLLAMA) as server, engine_at(server.url) as engine:
        for knob in KNOBS.values():
            value = {"int": 3, "float": 0.7, "bool": not knob.default}.get(knob.kind)
            config = {"do_sample": True, "temperature": 0.9, knob.name: value}
            request = GenerationRequest("m", "a", config=config)
            with contextlib.suppress(RequestError):
                engine.submit(request, Listener()).cancel()
                without = body_of(GenerationRequest("m", "a", config=config | {knob.name: None}), owner)
                unchanged = value is None or value == knob.default
                assert unchanged or body_of(request, owner) != without, knob.name


def test_what_needs_the_model_says_why_there_is_no_answer(remote):
    for ask in (
        lambda: remote.open("stories", print), lambda: remote.estimate("stories"),
        lambda: remote.ask(None, print),
        lambda: remote.train_detector("stories", [], [], {}),
        lambda: remote.tokens("stories", "a"), lambda: remote.draw_tokens("stories", 3),
        lambda: remote.render("chat", []), lambda: remote.argument_defaults("chat", []),
    ):  # fmt: skip
        with pytest.raises(ValueError, match="another server"):
            ask()
    assert "another server" in remote.detect([None])[0]["error"]["message"]
    assert remote.precisions().keys() == PRECISIONS.keys() and all(remote.precisions().values())
    assert remote.opened() == [] and not remote.unload("stories")


def test_it_has_every_method_of_the_protocol():
    names = [name for name in vars(Engine) if not name.startswith("_")]
    assert names and all(callable(getattr(OpenAIServerEngine, name, None)) for name in names)


def test_who_has_enough_runs_is_refused():
    from playground.engines.owner import Owner

    with scripted("vllm", lambda reply, body: reply.wait_for_end()) as server, \
            engine_at(server.url, runs_per_session=1) as engine:  # fmt: skip
        ada = Owner("10.0.0.1", "ada")
        job = engine.submit(CHAT, Listener(), ada)
        with pytest.raises(RequestError, match="most this server allows per person"):
            engine.submit(CHAT, Listener(), ada)
        job.cancel()


def test_the_records_of_runs_are_told():
    records = []
    with scripted("vllm", OLLAMA) as server, engine_at(server.url) as engine:
        engine.watch_runs(records.append)
        list(engine.stream(CHAT))
    assert [(each.kind, each.model, each.outcome, each.tokens) for each in records] == [("submit", "m", "finished", 2)]


# ------------------------------------------------------------------------------------------- tokens against their text


def test_a_text_that_is_not_that_of_its_tokens_shows_the_tokens():
    answer = LiveAnswer(1)
    steps = answer.add(chat_chunk("XYZ", *[entry(f"t{number} ", -1.0) for number in range(70)]))
    steps += answer.end()
    assert [step.piece for step in steps] == [f"t{number} " for number in range(70)]


def test_parts_of_a_character_wait_for_it():
    face = "\N{ROBOT FACE}".encode()
    answer, parts = LiveAnswer(1), []
    for number, data in enumerate((face[:2], face[2:])):
        token = {"token": "\N{REPLACEMENT CHARACTER}", "logprob": -1.0, "bytes": list(data), "top_logprobs": []}
        parts.append([step.piece for step in answer.add(chat_chunk("\N{ROBOT FACE}" if number else "", token))])
    assert parts == [[], ["", "\N{ROBOT FACE}"]]


def test_reasoning_is_part_of_the_text_and_its_marks_are_not():
    answer, steps = LiveAnswer(1), []
    for delta, token in (({"reasoning_content": ""}, "<think>"), ({"reasoning_content": "Hm"}, "Hm"),
                         ({}, "</think>"), ({"content": "Yes"}, "Yes")):  # fmt: skip
        logprobs = {"content": [entry(token, -1.0)]}
        steps += answer.add({"choices": [{"index": 0, "delta": delta, "logprobs": logprobs, "finish_reason": None}]})
    steps += answer.end()
    assert [(step.chosen.text, step.piece) for step in steps] == [
        ("<think>", None), ("Hm", "Hm"), ("</think>", None), ("Yes", "Yes"),
    ]  # fmt: skip
