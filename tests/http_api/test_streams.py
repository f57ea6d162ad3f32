"""Readers that go, and readers that are slow: the run ends within a step, and no more is kept than is said."""

from __future__ import annotations

import asyncio
import dataclasses
import json
import socket
import time

import pytest

from playground.http_api import run_stream
from playground.http_api.run_stream import EventResponse
from playground.http_api.writers import Lines
from playground.requests.request import GenerationRequest
from playground.server.fault_log import FaultLog
from playground.settings import Settings
from tests.support.api_server import HeldEngine, api_server
from tests.support.fakes import FakeEngine, sampled

LONG = {"model": "stories", "prompt": "Once", "config": {"max_new_tokens": 400, "eos_token_id": 2047}, "seed": 0}


def open_call(client, body: dict, accept: str, route: str = "run") -> socket.socket:
    """A socket on which a run was asked for."""
    address = (client.base_url.host, client.base_url.port)
    content = json.dumps(body).encode()
    head = f"POST /api/v1/{route} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nAccept: {accept}\r\n"
    connection = socket.create_connection(address, timeout=30)
    connection.sendall(f"{head}Content-Length: {len(content)}\r\n\r\n".encode() + content)
    return connection


def until(condition, seconds: float = 30) -> bool:
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if condition():
            return True
        time.sleep(0.01)
    return False


@pytest.mark.parametrize("accept", ["application/x-ndjson", "text/event-stream", "application/json"])
def test_a_closed_connection_stops_the_run_within_a_step(accept):
    engine = HeldEngine()
    with api_server(engine) as client:
        connection = open_call(client, LONG, accept)
        engine.gate.release(3)
        assert until(lambda: engine.steps == 4)  # the fourth one is held
        run = engine._decode_thread._decoding[0]
        connection.close()
        assert until(run.cancelled.is_set), "nobody told the run"
        engine.gate.release(1000)
        assert until(lambda: engine.ends == 1)
        assert engine.steps <= 5
    engine.close()


def test_a_closed_connection_stops_all_runs_of_a_comparison():
    engine = FakeEngine(pace=0.05)
    with api_server(engine) as client:
        connection = open_call(client, {"requests": [LONG] * 20}, "application/x-ndjson", "compare")
        assert until(lambda: len(engine.runs) == Settings().lanes_each)
        connection.close()
        assert until(lambda: all(run.cancelled.is_set() for run in engine.runs))
        time.sleep(0.2)
        assert len(engine.runs) == Settings().lanes_each, "no other run began"


def test_a_client_that_goes_before_it_reads_stops_the_run():
    engine = FakeEngine(pace=0.05)
    with api_server(engine) as client:
        open_call(client, {**LONG, "config": {"max_new_tokens": 4000}}, "application/x-ndjson").close()
        assert until(lambda: engine.runs and engine.runs[0].cancelled.is_set())


@pytest.mark.parametrize("accept", ["application/x-ndjson", "application/json"])
def test_clients_that_go_at_any_moment_stop_their_runs(accept):
    engine, long = FakeEngine(pace=0.01), {**LONG, "config": {"max_new_tokens": 10_000}}
    with api_server(engine) as client:
        opened = [open_call(client, long, accept) for _ in range(12)]
        assert until(lambda: len(engine.runs) == 12)
        for number, connection in enumerate(opened):
            time.sleep(0.004 * number)
            connection.close()
        assert until(lambda: all(run.cancelled.is_set() for run in engine.runs))


def batches_of(events, stopped: list):
    async def batches():
        try:
            for event in events:
                yield [event]
                await asyncio.sleep(0)
        finally:
            stopped.append(True)

    return batches()


async def answered(response, reads: int | None = None) -> list[bytes]:
    """What was sent to a reader who takes so many pieces and then no more, until the rest was taken back."""
    sent, goes_on = [], asyncio.Event()

    async def send(message):
        if reads is not None and len(sent) > reads:
            await goes_on.wait()
        sent.append(message.get("body", b""))

    async def receive():
        await asyncio.sleep(3600)

    task = asyncio.ensure_future(response({}, receive, send))
    if reads is not None:
        while not response._ended:
            await asyncio.sleep(0.01)
        assert sum(map(len, response._pieces)) <= run_stream.MOST_UNREAD + 10_000
        goes_on.set()
    await task
    return sent


def test_what_a_slow_reader_has_not_read_takes_no_more_memory_than_is_said(monkeypatch):
    monkeypatch.setattr(run_stream, "MOST_UNREAD", 50_000)
    request = dataclasses.replace(_request(), config={"max_new_tokens": 2000})
    stopped: list = []
    response = EventResponse(batches_of(sampled(request), stopped), Lines(), FaultLog("test"))
    lines = b"".join(asyncio.run(answered(response, reads=2))).decode().splitlines()
    assert stopped == [True]
    assert json.loads(lines[-1])["error"] == "SlowReader"
    assert 50_000 < sum(map(len, lines)) < 150_000, "it was cut off, long before its 2000 steps"


def test_a_reader_who_takes_nothing_at_all_is_left(monkeypatch):
    monkeypatch.setattr(run_stream, "STALLED_SECONDS", 0.05)
    stopped: list = []
    response = EventResponse(batches_of(sampled(_request()), stopped), Lines(), FaultLog("test"))

    async def run():
        async def send(message):
            if message["type"] == "http.response.body":
                await asyncio.sleep(3600)

        async def receive():
            await asyncio.sleep(3600)

        await asyncio.wait_for(response({}, receive, send), 5)

    asyncio.run(run())
    assert stopped == [True]


def test_all_of_a_run_comes_whole_to_a_reader_who_keeps_up():
    stopped: list = []
    response = EventResponse(batches_of(sampled(_request()), stopped), Lines(), FaultLog("test"))
    lines = b"".join(asyncio.run(answered(response))).decode().splitlines()
    assert [json.loads(line)["type"] for line in lines] == ["Queued", "Started", *["Stepped"] * 20, "Finished"]


def _request():
    return GenerationRequest("stories", "Once")


def test_a_document_that_would_be_too_large_is_refused_and_its_run_stopped():
    engine = FakeEngine()
    with api_server(engine, dataclasses.replace(Settings(), max_file_mb=1)) as client:
        body = {**LONG, "config": {"max_new_tokens": 2000}}
        response = client.post("run", json=body, headers={"Accept": "application/json"})
        assert response.status_code == 422 and "1 MB" in response.json()["detail"]
        assert engine.runs[0].cancelled.is_set()
        assert len(client.post("run", json=body).text.splitlines()) == 2003, "as a stream it comes"
