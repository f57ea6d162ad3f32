"""The local engine: runs side by side, nobody's run disturbs another's, and errors end one run only."""

from __future__ import annotations

import dataclasses
import itertools
import re
import subprocess
import sys
import threading
import time
from pathlib import Path
from queue import SimpleQueue

import pytest

from playground.engines.local import DecodingJob, LocalEngine
from playground.generation import beside, preparation
from playground.models.loading import load
from playground.questions.prompt_batch import BatchQuestion
from playground.requests.callables import UserCallables
from playground.requests.request import GenerationRequest, RequestError
from playground.settings import Settings
from playground.trace import Failed, Finished, Loading, Queued, Shared, Started, Stepped, Trace, replace
from tests.support.tiny_models import byte_tokenizer, save, tiny_llama

ROOT = Path(__file__).parents[2]
LONG = {"max_new_tokens": 200, "eos_token_id": 299}


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    return str(save(tmp_path_factory.mktemp("tiny")))


@pytest.fixture(scope="module")
def draft(tmp_path_factory):
    return str(save(tmp_path_factory.mktemp("draft"), tiny_llama(layers=1)))


@pytest.fixture(scope="module")
def engine():
    return LocalEngine(Settings())


class Listener:
    """Collects a run's events; `finish` waits for the last one."""

    def __init__(self) -> None:
        self.events = []
        self._last = SimpleQueue()

    def __call__(self, event) -> None:
        self.events.append(event)
        if isinstance(event, Finished | Failed):
            self._last.put(event)

    def finish(self):
        return self._last.get(timeout=60)


def asking(folder: str, seed: int = 0, **config) -> GenerationRequest:
    return GenerationRequest(folder, "the cat sat", config={"max_new_tokens": 20} | config, seed=seed)


def test_two_people_at_once_get_what_each_gets_alone(engine, folder, draft):
    requests = [
        asking(folder, 1, do_sample=True, top_k=0),
        asking(folder, 2, do_sample=True, temperature=1.5),
        asking(folder, 3, num_beams=3),
        GenerationRequest(
            folder,
            "the cat",
            config={"max_new_tokens": 20, "do_sample": True, "num_assistant_tokens_schedule": "heuristic"},
            seed=4,
            assistant=draft,
        ),
        asking(folder, 5, assistant_early_exit=1),
    ]
    alone = [Trace.fold(engine.stream(request)) for request in requests]
    listeners = [Listener() for _ in requests]
    start = threading.Barrier(len(requests))

    def submit(request, listener):
        start.wait()
        engine.submit(request, listener)

    threads = [threading.Thread(target=submit, args=pair) for pair in zip(requests, listeners, strict=True)]
    for thread in threads:
        thread.start()
    for expected, listener in zip(alone, listeners, strict=True):
        listener.finish()
        together = Trace.fold(listener.events)
        assert together.sequences[0].token_ids == expected.sequences[0].token_ids
        assert together.sequences[0].logprobs == pytest.approx(expected.sequences[0].logprobs, abs=1e-4)


def test_nobody_waits_for_the_end_of_somebody_else_s_run(engine, folder):
    long, short = Listener(), Listener()
    first = engine.submit(asking(folder, **LONG), long)
    engine.submit(asking(folder, max_new_tokens=5), short)
    short.finish()
    assert not first.done and not any(isinstance(event, Queued) for event in short.events)
    first.cancel()
    long.finish()


def test_a_run_is_told_how_many_are_decoded_beside_it(folder):
    engine = LocalEngine(Settings())
    long, short = Listener(), Listener()
    first = engine.submit(asking(folder, **LONG), long)
    engine.submit(asking(folder, max_new_tokens=5), short)
    short.finish()
    while not any(isinstance(event, Shared) and event.runs == 1 for event in long.events):
        assert not first.done
        time.sleep(0.01)
    first.cancel()
    long.finish()
    assert [event.runs for event in long.events if isinstance(event, Shared)] == [2, 1]
    assert [event.runs for event in short.events if isinstance(event, Shared)] == [2]
    kinds = [type(event) for event in short.events]
    assert kinds.index(Started) < kinds.index(Shared)
    engine.close()


def test_a_run_that_cannot_share_its_passes_is_told_so(folder):
    engine = LocalEngine(Settings())
    plain, other, assisted = Listener(), Listener(), Listener()
    engine.submit(asking(folder, 1, max_new_tokens=60), plain)
    engine.submit(asking(folder, 2, max_new_tokens=60), other)
    drafting = dataclasses.replace(asking(folder, max_new_tokens=60, num_assistant_tokens=3), assistant=folder)
    engine.submit(drafting, assisted)
    for listener in (plain, other, assisted):
        listener.finish()
    apart = [
        {event.apart for event in listener.events if isinstance(event, Shared) and event.runs == 3}
        for listener in (plain, other, assisted)
    ]
    assert apart[:2] == [{False}, {False}] and True in apart[2]
    assert all(not event.apart for event in assisted.events if isinstance(event, Shared) and event.runs == 1)
    engine.close()


@pytest.mark.slow
def test_all_of_a_class_are_served_at_once(folder):
    engine = LocalEngine(Settings())
    requests = [asking(folder, seed, do_sample=True, max_new_tokens=10 + seed) for seed in range(20)]
    alone = [Trace.fold(engine.stream(request)) for request in requests]
    listeners = [Listener() for _ in requests]
    for request, listener in zip(requests, listeners, strict=True):
        engine.submit(request, listener)
    for expected, listener in zip(alone, listeners, strict=True):
        listener.finish()
        assert Trace.fold(listener.events).sequences[0].token_ids == expected.sequences[0].token_ids
    engine.close()


def test_who_waits_is_told_how_many_are_ahead(folder):
    engine = LocalEngine(Settings(max_lanes=1))
    first, second, third = Listener(), Listener(), Listener()
    running = engine.submit(asking(folder, **LONG), first)
    engine.submit(asking(folder), second)
    engine.submit(asking(folder), third)
    running.cancel()
    third.finish()
    assert [event.ahead for event in third.events if isinstance(event, Queued)] == [2, 1]
    assert [event.ahead for event in second.events if isinstance(event, Queued)] == [1]


def test_closing_the_stream_stops_the_run(engine, folder, monkeypatch):
    emit, seen = DecodingJob.emit, []

    def watched(run, event):
        seen.append(event)
        emit(run, event)

    monkeypatch.setattr(DecodingJob, "emit", watched)
    stream = engine.stream(asking(folder, **LONG))
    for event in stream:
        if isinstance(event, Stepped):
            break
    stream.close()
    listener = Listener()
    engine.submit(asking(folder), listener)
    assert isinstance(listener.finish(), Finished)
    left = next(event for event in seen if isinstance(event, Finished))
    assert left.sequences[0].stop_reason == "stopped" and left.num_tokens < LONG["max_new_tokens"]


@pytest.mark.slow
def test_a_run_cancelled_while_it_waits_does_not_run(folder):
    engine = LocalEngine(Settings(max_lanes=1))
    first, second = Listener(), Listener()
    running = engine.submit(asking(folder, **LONG), first)
    waiting = engine.submit(asking(folder), second)
    waiting.cancel()
    running.cancel()
    assert isinstance(second.finish(), Failed) and waiting.done
    assert not any(isinstance(event, Started) for event in second.events)


def test_who_stops_waiting_leaves_the_queue_at_once(folder):
    engine = LocalEngine(Settings(max_lanes=1))
    first, second, third = Listener(), Listener(), Listener()
    running = engine.submit(asking(folder, **LONG), first)
    waiting = engine.submit(asking(folder), second)
    engine.submit(asking(folder), third)
    waiting.cancel()
    assert isinstance(second.finish(), Failed) and not running.done
    running.cancel()
    third.finish()
    assert [event.ahead for event in third.events if isinstance(event, Queued)] == [2, 1]


@pytest.mark.parametrize("fields", [
    {"messages": [{"role": "user", "content": "hi"}], "prompt": ""},
    {"config": {"max_new_tokens": 20, "stop_strings": ["mat", "zzz"]}},
    {"structured_output": {"regex": "[a-z ]{5,30}"}},
    {"prompt": "the cat sat on the mat. " * 8, "given": " the dog"},
], ids=["messages", "stop strings", "form", "given"])  # fmt: skip
def test_what_is_prepared_beside_the_lanes_is_the_same(fields, tmp_path, monkeypatch):
    tokenizer = byte_tokenizer()
    tokenizer.chat_template = "{{ messages[0].content }}"
    model = str(save(tmp_path, tokenizer=tokenizer))
    base = {"prompt": "the cat sat", "config": {"max_new_tokens": 20}}
    request = GenerationRequest(model, **(base | fields), seed=1)
    traces, threads = [], []
    engine = LocalEngine(Settings())
    prepare = preparation.prepare
    monkeypatch.setattr(preparation, "prepare", lambda *args: (threads.append(threading.current_thread().name),
                                                               prepare(*args))[1])  # fmt: skip
    for slow in (True, False):
        monkeypatch.setattr(preparation, "may_take_long", lambda *_, slow=slow: slow)
        traces.append(Trace.fold(engine.stream(request)))
    engine.close()
    assert threads == ["side work", "decode"]
    assert all(trace.finished for trace in traces)
    assert traces[0].sequences == traces[1].sequences
    started = [replace(trace.started, waits={}) for trace in traces]
    assert started[0] == started[1]


@pytest.mark.parametrize(
    ("fields", "long"),
    [
        ({}, False),
        ({"prompt": "a" * 5000}, False),
        ({"prompt": "a" * 5001}, True),
        ({"given": "a" * 5001}, True),
        ({"config": {"stop_strings": "a"}}, True),
        ({"structured_output": {"regex": "a"}}, True),
        ({"messages": [{"role": "user", "content": "hi"}]}, False),
        ({"messages": [{"role": "user", "content": "a" * 5001}]}, True),
    ],
)
def test_what_may_take_long_is_prepared_beside_the_lanes(fields, long, engine):
    target = load("chat", Settings(), device="cpu")
    request = GenerationRequest("chat", **({"prompt": "" if "messages" in fields else "Once"} | fields))
    assert beside.may_take_long(request, target) is long
    assert beside.may_take_long(request, dataclasses.replace(target, name="owner/chat")) is (
        long or "messages" in fields
    )


def test_a_slow_template_holds_up_no_run(tmp_path):
    tokenizer = byte_tokenizer()
    tokenizer.chat_template = "{{ 9**(9**9) }}"
    model = str(save(tmp_path, tokenizer=tokenizer))
    engine, slow, quick = LocalEngine(Settings()), Listener(), Listener()
    Trace.fold(engine.stream(asking(model)))
    times = []
    engine.submit(asking(model, **LONG), lambda event: (times.append(time.perf_counter()), quick(event)))
    engine.submit(GenerationRequest(model, "", messages=[{"role": "user", "content": "hi"}]), slow)
    assert isinstance(quick.finish(), Finished)
    assert not slow.events or not isinstance(slow.events[-1], Failed)  # the other has ended long before
    assert max(later - sooner for sooner, later in itertools.pairwise(times)) < 1
    failed = slow.finish()
    assert failed.message == f"The chat template of {model} took more than 2 seconds."
    engine.close()


def test_two_models_may_have_one_tokenizer_or_two(engine, folder, draft):
    for assistant, model in ((folder, folder), (draft, folder), (folder, draft)):
        request = dataclasses.replace(asking(model, stop_strings=["zzz"]), assistant=assistant)
        listeners = [Listener() for _ in range(3)]
        for listener in listeners:
            engine.submit(request, listener)
        assert all(isinstance(listener.finish(), Finished) for listener in listeners)


def test_tokenizers_of_two_models_are_taken_in_one_order():
    first, second = byte_tokenizer(), byte_tokenizer()
    ended = []

    def take(tokenizers):
        for _ in range(200):
            with beside._copies(tokenizers) as copies:
                assert all(copies(each) is not each for each in tokenizers)
        ended.append(tokenizers)

    orders = ([first, second], [second, first], [first, first])
    threads = [threading.Thread(target=take, args=(order,), daemon=True) for order in orders]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(20)
    assert len(ended) == 3


def test_a_run_can_be_stopped_while_it_is_prepared(folder, monkeypatch):
    engine, listener, over = LocalEngine(Settings()), Listener(), threading.Event()
    Trace.fold(engine.stream(asking(folder)))
    monkeypatch.setattr(preparation, "prepare", lambda *_: over.wait(30))
    job = engine.submit(asking(folder, stop_strings=["a"]), listener)
    time.sleep(0.2)
    start = time.perf_counter()
    job.cancel()
    failed = listener.finish()
    assert (failed.message, failed.error) == ("Stopped before it began.", "Cancelled")
    assert time.perf_counter() - start < 1
    over.set()
    engine.close()


def test_a_run_that_is_not_prepared_in_time_ends(folder, monkeypatch):
    engine, over = LocalEngine(Settings()), threading.Event()
    Trace.fold(engine.stream(asking(folder)))
    monkeypatch.setattr(preparation, "prepare", lambda *_: over.wait(30))
    monkeypatch.setattr(beside, "MAX_SECONDS", 0.2)
    failed = list(engine.stream(asking(folder, stop_strings=["a"])))[-1]
    assert (failed.message, failed.error) == ("The run was not prepared within 0.2 seconds.", "TimeLimit")
    over.set()
    engine.close()


def test_a_function_that_takes_too_long_ends_its_own_run(folder):
    engine, calls, quick = LocalEngine(dataclasses.replace(Settings(), max_step_seconds=0.3)), [], Listener()
    Trace.fold(engine.stream(asking(folder)))

    def slow(input_ids, scores):
        calls.append(1)
        time.sleep(0.6 if len(calls) == 2 else 0)
        return scores

    engine.submit(asking(folder, **LONG), quick)
    events = list(engine.stream(asking(folder), UserCallables(logits_processor=[slow])))
    assert re.fullmatch(r"A step took [01]\.\d s; this server allows 0\.3 s\.", events[-1].message)
    assert events[-1].error == "TimeLimit"
    assert sum(isinstance(event, Stepped) for event in events) == 2
    assert isinstance(quick.finish(), Finished)
    engine.close()


def test_an_error_ends_its_own_run_only(engine, folder, monkeypatch):
    from playground.generation import runner

    def broken(*_, **__):
        raise RuntimeError("a wire came loose")

    with monkeypatch.context() as patch:
        patch.setattr(runner, "Recorder", broken)
        (failed,) = (event for event in engine.stream(asking(folder)) if isinstance(event, Failed))
        assert "a wire came loose" in failed.message and failed.fix
    assert isinstance(list(engine.stream(asking(folder)))[-1], Finished)


def test_an_error_between_the_lanes_ends_their_runs_and_not_the_thread(folder, monkeypatch):
    from playground.batching.scheduler import LaneScheduler

    engine = LocalEngine(Settings())
    list(engine.stream(asking(folder)))

    def broken(lanes):
        raise RuntimeError("the points are stuck")

    listeners = [Listener(), Listener()]
    with monkeypatch.context() as patch:
        patch.setattr(LaneScheduler, "tick", broken)
        for listener in listeners:
            engine.submit(asking(folder, **LONG), listener)
        for listener in listeners:
            failed = listener.finish()
            assert isinstance(failed, Failed) and "the points are stuck" in failed.message
    assert isinstance(list(engine.stream(asking(folder)))[-1], Finished)
    engine.close()


def test_a_listener_that_breaks_stops_its_run_only(engine, folder):
    seen = []

    def broken(event):
        seen.append(event)
        raise RuntimeError("the page is gone")

    run = engine.submit(asking(folder, **LONG), broken)
    listener = Listener()
    engine.submit(asking(folder), listener)
    assert isinstance(listener.finish(), Finished)
    assert run.done and len(seen) < 10


def test_a_model_is_loaded_once(folder):
    engine = LocalEngine(Settings())
    kinds = [[type(event) for event in engine.stream(asking(folder))] for _ in range(2)]
    assert kinds[0][0] is Loading
    assert Loading not in kinds[1]


@pytest.mark.parametrize(
    ("request_", "words"),
    [
        (GenerationRequest("stories", "\udc00", config={}), "prompt"),
        (GenerationRequest("stories", "x", config={"temperature": -1}), "temperature"),
        (GenerationRequest("stories", "x", config={"max_new_tokens": 10**9}), "max_new_tokens"),
    ],
)
def test_a_bad_request_is_refused_before_anything_runs(engine, request_, words):
    with pytest.raises(RequestError, match=words):
        engine.submit(request_, pytest.fail)


def test_a_full_queue_is_told(folder):
    engine = LocalEngine(Settings(max_waiting=1, max_lanes=1))
    first, second = Listener(), Listener()
    running = engine.submit(asking(folder, **LONG), first)
    deadline = time.monotonic() + 60
    while not any(isinstance(event, Started) for event in first.events) and time.monotonic() < deadline:
        time.sleep(0.01)
    engine.submit(asking(folder), second)
    with pytest.raises(RequestError, match="waiting"):
        engine.submit(asking(folder), pytest.fail)
    running.cancel()
    second.finish()


def test_a_model_that_does_not_exist_is_refused_at_once(engine):
    with pytest.raises(RequestError, match="model: There is no model 'storys'"):
        engine.submit(GenerationRequest("storys", "x", config={}), pytest.fail)
    with pytest.raises(RequestError, match="model: There is no folder"):
        engine.ask(BatchQuestion(GenerationRequest("./nowhere"), ("x",)), pytest.fail)


def test_closing_ends_what_runs_and_what_waits(folder):
    engine = LocalEngine(Settings(max_lanes=1))
    first, second = Listener(), Listener()
    runs = [engine.submit(asking(folder, **LONG), first), engine.submit(asking(folder), second)]
    engine.close()
    assert all(run.done for run in runs)
    assert isinstance(second.events[-1], Failed)


@pytest.mark.slow
def test_a_script_ends_cleanly_after_a_run(folder):
    code = f"""
from playground import GenerationRequest, generate
print(len(generate(GenerationRequest({folder!r}, "the cat", config={{"max_new_tokens": 3}})).sequences[0].token_ids))
"""
    result = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True)
    assert (result.returncode, result.stdout.strip()) == (0, "3"), result.stderr


def test_the_default_model_comes_first():
    assert LocalEngine(Settings()).models()[0] == "stories"


def test_the_model_s_own_defaults_count_when_a_request_is_checked(engine, tmp_path):
    model = tiny_llama()
    model.generation_config.do_sample = True
    folder = str(save(tmp_path / "sampling", model))
    trace = Trace.fold(engine.stream(asking(folder, num_return_sequences=2)))
    assert len(trace.sequences) == 2 and trace.started.mode == "sample"
    assert engine.facts(folder).generation_config["do_sample"] is True


def test_words_are_split_as_the_model_splits_them(engine, folder):
    expected = byte_tokenizer()(" the cat", add_special_tokens=False)["input_ids"]
    tokens = engine.tokens(folder, " the cat")
    assert [token.token_id for token in tokens] == expected
    assert "".join(token.piece for token in tokens) == " the cat"
    assert engine.tokens(folder, "") == []
    assert engine.tokens(folder, expected) == tokens
    with pytest.raises(ValueError, match="no token 300"):
        engine.tokens(folder, [300])
    with pytest.raises(ValueError, match="no folder"):
        engine.tokens("./nowhere", "x")


def test_messages_are_rendered_before_anything_runs(tmp_path):
    tokenizer = byte_tokenizer()
    tokenizer.chat_template = (
        "{% for m in messages %}<bos>{{ m['content'] }}<eos>{% endfor %}{% if add_generation_prompt %}<bos>{% endif %}"
    )
    folder, engine = str(save(tmp_path / "m", tokenizer=tokenizer)), LocalEngine()
    messages = [{"role": "user", "content": "the cat"}]
    tokens, parts = engine.render(folder, messages)
    (*_, finished) = events = list(engine.stream(GenerationRequest(folder, messages=messages, seed=0)))
    started = next(event for event in events if isinstance(event, Started))
    assert (tokens, parts) == (started.prompt_tokens, started.parts) and isinstance(finished, Finished)
    assert [part.kind for part in parts] == ["template", "message", "template", "generation"]
    assert [token.text for token in tokens if token.piece is None] == ["<bos>", "<eos>", "<bos>"]
    with pytest.raises(ValueError, match="no chat template"):
        engine.render("stories", messages)
    with pytest.raises(ValueError, match="no folder"):
        engine.render("./nowhere", messages)


def test_a_broken_installation_is_an_answer_and_no_silence(monkeypatch):
    monkeypatch.setitem(sys.modules, "playground.generation.runner", None)  # importing it raises
    monkeypatch.delattr("playground.generation.runner", raising=False)
    (failed,) = LocalEngine().stream(GenerationRequest("stories", "Once"))
    assert "cannot be imported" in failed.message and "requirements.txt" in failed.fix


def test_where_pytorch_was_not_brought_it_is_named(monkeypatch):
    def import_libraries():
        raise ModuleNotFoundError("No module named 'torch'", name="torch")

    monkeypatch.setattr("playground.engines.decode_thread.import_libraries", import_libraries)
    (failed,) = LocalEngine().stream(GenerationRequest("stories", "Once"))
    assert "'torch'" in failed.message and "pip install torch" in failed.fix
