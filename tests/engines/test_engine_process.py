"""An engine in a process of its own: the same events, what stops a run there, and what happens where one side goes."""

from __future__ import annotations

import asyncio
import contextlib
import io
import os
import pickle
import signal
import struct
import subprocess
import sys
import threading
import time
from pathlib import Path

import psutil
import pytest

from playground.engines.engine_process import EngineProcess, messages
from playground.engines.local import LocalEngine
from playground.requests.request import GenerationRequest, RequestError
from playground.settings import Settings
from playground.trace import Failed, Finished, ServedBy, Trace

ROOT = Path(__file__).parents[2]
HERE = ServedBy(1, 1)


def asked(tokens, model="stories"):
    config = {"max_new_tokens": tokens, "min_new_tokens": tokens, "do_sample": True}
    return GenerationRequest(model, "Once upon a time", config=config, seed=0)


@pytest.fixture(scope="module")
def engine():
    engine = EngineProcess(Settings())
    engine.wait_until_ready(120)
    yield engine
    engine.close()


async def events_of(engine, request, on_batch=lambda events: None, ticket=""):
    """All events of a run; ends early where `on_batch` says so."""
    events = []
    async with contextlib.aclosing(engine.batches("submit", request, HERE, ticket)) as batches:
        async for batch in batches:
            events += pickle.loads(batch)
            if on_batch(events):
                break
    return events


def read(*arguments, **options):
    return asyncio.run(asyncio.wait_for(events_of(*arguments, **options), 120))


def decoding(engine):
    return engine.call("load").result(60).decoding


def until_idle(engine):
    end = time.monotonic() + 5
    while decoding(engine):
        assert time.monotonic() < end, "it still decodes"
        time.sleep(0.01)


def test_the_events_of_a_run_are_those_of_an_engine_in_this_process(engine):
    local = LocalEngine()
    here, there = (Trace.fold(each) for each in (list(local.stream(asked(8))), read(engine, asked(8))))
    local.close()
    assert there.sequences == here.sequences
    assert [each.distribution for each in there.steps] == [each.distribution for each in here.steps]
    assert there.started.served_by == HERE and there.finished and engine.pid != os.getpid()


def test_runs_go_on_beside_each_other(engine):
    async def both():
        return await asyncio.gather(events_of(engine, asked(60)), events_of(engine, asked(30)))

    ends = [each[-1] for each in asyncio.run(both())]
    assert [each.num_tokens for each in ends] == [60, 30]


def test_a_run_that_is_stopped_tells_its_end(engine):
    def stop(events):
        engine.stop("mine")

    last = read(engine, asked(480), stop, ticket="mine")[-1]
    assert isinstance(last, Finished) and last.sequences[0].stop_reason == "stopped" and last.num_tokens < 480
    engine.stop("mine")  # one that is over, or was never there
    until_idle(engine)


def test_closing_the_batches_stops_the_run(engine):
    assert read(engine, asked(480), lambda events: True)
    until_idle(engine)


def test_a_run_that_is_closed_while_it_begins_is_stopped(engine):
    async def begin_and_leave():
        batches = engine.batches("submit", asked(480), HERE)
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(anext(batches), 0.0001)
        await batches.aclose()

    for _ in range(5):
        asyncio.run(begin_and_leave())
        until_idle(engine)


def test_what_is_refused_ends_the_run_and_what_is_raised_is_raised(engine):
    for refused in (asked(-1), asked(5, model="no-such-model")):
        failed = read(engine, refused)[-1]
        assert isinstance(failed, Failed) and failed.fix
    with pytest.raises(RequestError):
        engine.call("estimate", "no-such-model").result(60)


def test_the_process_goes_with_the_one_that_started_it():
    code = """
import sys, time
from playground.engines.engine_process import EngineProcess, messages
from playground.settings import Settings
print(EngineProcess(Settings()).pid, flush=True)
time.sleep(60)
"""
    starter = subprocess.Popen([sys.executable, "-c", code], cwd=ROOT, stdout=subprocess.PIPE, text=True)
    process = psutil.Process(int(starter.stdout.readline()))
    starter.kill()
    starter.wait()
    with contextlib.suppress(psutil.NoSuchProcess):
        process.wait(30)  # raises TimeoutExpired where it stays


def test_where_the_process_goes_runs_end_and_who_started_it_is_told():
    lost = threading.Event()
    engine = EngineProcess(Settings(), lost.set)
    engine.wait_until_ready(120)

    def kill(events):
        os.kill(engine.pid, signal.SIGKILL)

    with pytest.raises(ConnectionError, match="has gone"):
        read(engine, asked(480), kill)
    assert lost.wait(5)
    with pytest.raises(ConnectionError, match="has gone"):
        engine.call("load").result(5)
    engine.close()


@pytest.mark.parametrize("cut", [0, 1, 7, 8, 9, 20])
def test_a_message_that_breaks_off_is_the_end(cut):
    data = pickle.dumps((1, "an answer"))
    sent = struct.pack("!Q", len(data)) + data
    assert list(messages(io.BytesIO(sent + sent[:cut]))) == [(1, "an answer")]


def test_one_that_is_closed_is_not_lost():
    lost = threading.Event()
    engine = EngineProcess(Settings(), lost.set)
    engine.close()
    assert not psutil.pid_exists(engine.pid) and not lost.wait(0.2)
