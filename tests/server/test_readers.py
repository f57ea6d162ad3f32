"""Runs stop when nobody reads their events any more."""

from __future__ import annotations

import asyncio
import time
from contextlib import ExitStack

import httpx
import pytest

from playground.server import endpoint
from playground.server import readers as readers_module
from playground.server.readers import Readers
from playground.settings import Settings
from playground.trace import Trace
from playground.ui.app import build_app, serve
from tests.support.fakes import FakeEngine, sampled


@pytest.fixture
def patience(monkeypatch):
    monkeypatch.setattr(readers_module, "PATIENCE_SECONDS", 0.05)
    monkeypatch.setattr(readers_module, "LOOK_SECONDS", 0.01)


def watching() -> Readers:
    readers = Readers()
    readers.middleware()
    return readers


async def stopped_within(readers: Readers, session: str, seconds: float, meanwhile=None) -> bool:
    stopped = asyncio.Event()
    with readers.watching(session, stopped.set):
        if meanwhile:
            meanwhile()
        await asyncio.sleep(seconds)
    return stopped.is_set()


def test_where_no_reader_comes_it_is_stopped_after_a_while(patience):
    assert asyncio.run(stopped_within(watching(), "a", 0.2))


def test_not_before(monkeypatch):
    monkeypatch.setattr(readers_module, "PATIENCE_SECONDS", 60)
    assert not asyncio.run(stopped_within(watching(), "a", 0.1))


def test_where_somebody_reads_it_goes_on(patience):
    readers = watching()
    with readers.reading("a"):
        assert not asyncio.run(stopped_within(readers, "a", 0.2))


def test_somebody_elses_reader_does_not_count(patience):
    readers = watching()

    async def both():
        with readers.reading("b"), readers.watching("b", lambda: None):
            return await stopped_within(readers, "a", 0.2)

    assert asyncio.run(both())


def test_a_call_that_names_its_session_is_read_by_a_number_that_nothing_tells(patience):
    readers = watching()
    with readers.reading("0123456789"):
        assert not asyncio.run(stopped_within(readers, "a", 0.2))


def test_where_the_reader_goes_it_is_stopped_at_once(monkeypatch):
    monkeypatch.setattr(readers_module, "PATIENCE_SECONDS", 60)
    readers, reading = watching(), ExitStack()
    reading.enter_context(readers.reading("a"))
    assert asyncio.run(stopped_within(readers, "a", 0.0, reading.close))


def test_one_of_two_readers_may_go(monkeypatch):
    monkeypatch.setattr(readers_module, "PATIENCE_SECONDS", 60)
    readers, reading = watching(), ExitStack()
    reading.enter_context(readers.reading("a"))
    with readers.reading("a"):
        assert not asyncio.run(stopped_within(readers, "a", 0.0, reading.close))


def test_nothing_is_kept_of_what_has_ended(patience):
    readers = watching()
    with readers.reading("a"):
        asyncio.run(stopped_within(readers, "a", 0.1))
    assert not readers._open and not readers._watched


def test_where_nothing_tells_who_reads_nothing_is_stopped(patience):
    assert not asyncio.run(stopped_within(Readers(), "a", 0.2))


def test_a_reader_is_waited_for(patience):
    readers = watching()

    async def comes_after(seconds):
        with ExitStack() as reading:
            asyncio.get_running_loop().call_later(seconds, reading.enter_context, readers.reading("a"))
            return await readers.comes("a")

    assert asyncio.run(comes_after(0.01)) and not asyncio.run(comes_after(60))
    assert asyncio.run(Readers().comes("a"))  # nothing tells who reads


@pytest.mark.parametrize(
    ("path", "query", "session"),
    [
        ("/gradio_api/queue/data", b"session_hash=abc", "abc"),
        ("/sub/gradio_api/queue/data", b"x=1&session_hash=abc", "abc"),
        ("/gradio_api/queue/data", b"", None),
        ("/gradio_api/call/generate/123", b"", "123"),
        ("/gradio_api/call/v2/generate/123", b"", "123"),
        ("/gradio_api/call/generate", b"", None),
        ("/gradio_api/queue/join", b"session_hash=abc", None),
        ("/", b"session_hash=abc", None),
    ],
)
def test_what_is_read(path, query, session):
    assert readers_module._session_read({"path": path, "query_string": query}) == session


def test_the_middleware_tells_at_once_and_hands_on_what_it_heard():
    readers = watching()
    kind = readers.middleware()

    async def go():
        incoming: asyncio.Queue = asyncio.Queue()
        heard, open_while = [], []

        async def app(scope, receive, send):
            open_while.append(bool(readers._open["abc"]))
            heard.append((await receive())["type"])
            heard.append((await receive())["type"])
            open_while.append(bool(readers._open["abc"]))
            heard.append((await receive())["type"])

        scope = {"type": "http", "method": "GET", "path": "/queue/data", "query_string": b"session_hash=abc"}
        asgi = asyncio.ensure_future(kind.cls(app, **kind.kwargs)(scope, incoming.get, None))
        incoming.put_nowait({"type": "http.request", "body": b"", "more_body": False})
        await asyncio.sleep(0.01)
        incoming.put_nowait({"type": "http.disconnect"})
        await asyncio.wait_for(asgi, 1)
        return heard, open_while

    assert asyncio.run(go()) == (["http.request", "http.disconnect", "http.disconnect"], [True, False])


# ------------------------------------------------------------------------------------------------ on a real server


@pytest.fixture(scope="module")
def served():
    """An engine whose runs last for a minute, and the address of its page."""
    engine = FakeEngine(lambda request: sampled(request, ["word"] * 1200), pace=0.05)
    demo = build_app(engine, Settings())
    yield engine, serve(demo, quiet=True)
    demo.close(verbose=False)


def until(true, seconds: float = 5.0) -> bool:
    end = time.monotonic() + seconds
    while time.monotonic() < end and not true():
        time.sleep(0.02)
    return true()


def test_a_program_that_leaves_stops_its_run_and_nothing_is_kept_for_it(served, monkeypatch):
    engine, address = served
    answers = []
    monkeypatch.setattr(endpoint, "_answer", lambda events: answers.append(events) or (Trace(), {}))
    body = {"data": [{"model": "stories", "prompt": "Once"}]}
    number = httpx.post(f"{address}gradio_api/call/generate", json=body).json()["event_id"]
    with httpx.stream("GET", f"{address}gradio_api/call/generate/{number}", timeout=10):
        assert until(lambda: engine.runs and not engine.runs[-1].done)
        run = engine.runs[-1]
        time.sleep(0.5)
        assert not run.done
    assert until(lambda: run.done, 1.0)
    time.sleep(0.3)
    assert not answers


def test_a_run_without_a_listener_ends(served, monkeypatch):
    engine, address = served
    monkeypatch.setattr(readers_module, "PATIENCE_SECONDS", 0.5)
    before = len(engine.runs)
    body = {"data": [{"model": "stories", "prompt": "Once"}]}
    for _ in range(3):
        httpx.post(f"{address}gradio_api/call/generate", json=body)
    assert until(lambda: len(engine.runs) == before + 3)
    assert until(lambda: all(run.done for run in engine.runs[before:]), 3.0)


def test_the_answer_of_a_short_run_without_a_listener_is_not_kept(served, monkeypatch):
    engine, address = served
    monkeypatch.setattr(readers_module, "PATIENCE_SECONDS", 0.5)
    monkeypatch.setattr(engine, "pace", 0)
    answers = []
    monkeypatch.setattr(endpoint, "_answer", lambda events: answers.append(events) or (Trace(), {}))
    before = len(engine.runs)
    body = {"data": [{"model": "stories", "prompt": "Once"}]}
    number = httpx.post(f"{address}gradio_api/call/generate", json=body).json()["event_id"]
    assert until(lambda: len(engine.runs) > before and engine.runs[-1].done)
    time.sleep(1)
    with httpx.stream("GET", f"{address}gradio_api/call/generate/{number}", timeout=10) as late:
        assert endpoint.UNREAD in "".join(late.iter_text()).replace("\\u2019", "'")
    assert not answers
