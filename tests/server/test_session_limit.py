"""Limits on the sessions that one address begins."""

from __future__ import annotations

import asyncio
import dataclasses
import json

import httpx
import pytest

from playground.server.session_limit import LARGE_BYTES, SessionLimit, session_limit
from playground.settings import Settings
from playground.ui.app import build_app, serve
from tests.support.fakes import FakeEngine

FOUR = dataclasses.replace(Settings.public(), sessions_per_minute=4, max_sessions=3)  # two of them at once


class Limited:
    """What asks the limit, and the bodies that came through it."""

    def __init__(self, settings: Settings = FOUR) -> None:
        self.now, self.bodies = 0.0, []
        self.limit = SessionLimit(self.app, settings, lambda: self.now, ("/api/v1",))

    async def app(self, scope, receive, send):
        body, more = b"", scope["method"] == "POST"
        while more:
            message = await receive()
            body, more = body + message.get("body", b""), message.get("more_body", False)
        self.bodies.append(body)
        await send({"type": "http.response.start", "status": 200, "headers": []})

    def ask(self, session: str = "a", address: str = "1.1.1.1", method: str = "POST", body: bytes | None = None,
            path: str = "/gradio_api/queue/join") -> int:  # fmt: skip
        """The status that is answered. The body comes in two parts."""
        body = json.dumps({"data": [], "session_hash": session}).encode() if body is None else body
        half = len(body) // 2
        messages = [
            {"type": "http.request", "body": body[:half], "more_body": True},
            {"type": "http.request", "body": body[half:], "more_body": False},
        ]
        sent = []

        async def receive():
            return messages.pop(0)

        async def send(message):
            sent.append(message)

        scope = {"type": "http", "method": method, "client": (address, 1), "headers": [], "path": path}
        asyncio.run(self.limit(scope, receive, send))
        return sent[0]["status"]


def test_so_many_at_once_and_so_many_in_a_minute():
    limited = Limited()
    assert [limited.ask(each) for each in "abc"] == [200, 200, 429]
    assert limited.ask("a", "2.2.2.2") == 200
    limited.now = 15
    assert [limited.ask("d"), limited.ask("e")] == [200, 429]


def test_a_session_that_goes_on_is_not_counted():
    limited = Limited()
    assert [limited.ask("a") for _ in range(20)] == [200] * 20


def test_one_that_is_no_longer_kept_is_a_new_one():
    limited = Limited(dataclasses.replace(FOUR, sessions_per_minute=8))
    assert [limited.ask(each) for each in "abcad"] == [200] * 5  # of three that are kept, "a" is used once more
    assert limited.ask("a") == 200
    assert limited.ask("b") == 429


NAMELESS = [b"", b"[]", b"{}", b"null", b'{"session_hash": null}', b'{"session_hash": ["a"]}', b"\xff", b"[" * 10**5]


@pytest.mark.parametrize("body", NAMELESS)
def test_a_request_that_names_no_session_is_a_new_one(body):
    limited = Limited()
    assert [limited.ask(body=body) for _ in range(3)] == [200, 200, 429]


def test_the_last_of_two_names_counts_as_it_does_for_gradio():
    limited = Limited()
    limited.ask("known")
    hidden = b'{"session_hash": "known", "session_hash": "%d", "data": ["\\"session_hash\\": \\"known\\""]}'
    assert [limited.ask(body=hidden % number) for number in range(3)] == [200, 429, 429]


def test_what_only_reads_is_not_counted():
    limited = Limited()
    assert [limited.ask(each, method="GET") for each in "abcdef"] == [200] * 6


@pytest.mark.parametrize("size", [10, LARGE_BYTES + 10])
def test_the_body_comes_through_whole(size):
    limited = Limited()
    body = json.dumps({"session_hash": "a", "data": "x" * size}).encode()
    assert limited.ask(body=body) == 200 and limited.bodies == [body]


def test_without_a_limit_nothing_is_read():
    assert session_limit(Settings.local()) == []
    assert len(session_limit(Settings.public())) == 1


def test_a_served_page_keeps_to_it():
    demo = build_app(FakeEngine(), FOUR)
    address = serve(demo, FOUR, quiet=True)
    try:
        call = f"{address}gradio_api/call/generate"
        answers = [httpx.post(call, json={"data": [{"model": "stories"}]}).status_code for _ in range(4)]
        assert answers == [200, 200, 429, 429]
        assert httpx.get(address).status_code == 200
        assert demo.app.state_holder.capacity == 3
    finally:
        demo.close(verbose=False)


def test_what_is_not_gradios_begins_no_session():
    limited = Limited()
    assert [limited.ask(path="/api/v1/run", body=b"{}") for _ in range(20)] == [200] * 20
    assert [limited.ask(body=b"{}") for _ in range(3)] == [200, 200, 429]
