"""The limit on what a client may send: what is too large never reaches the application."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest

from playground.server.body_limit import FREE_BRACKETS, body_limit

ROOT = Path(__file__).parents[2]


def messages_of(parts):
    last = len(parts) - 1
    return [{"type": "http.request", "body": part, "more_body": i < last} for i, part in enumerate(parts)]


def send(parts, headers=(), most=10, kind="http"):
    """What the application has read of a body that comes in parts, and the answer's status and text."""
    read, sent, waiting = [], [], messages_of(parts)

    async def application(scope, receive, send):
        more = bool(parts)
        while more:
            message = await receive()
            read.append(message["body"])
            more = message["more_body"]
        await send({"type": "http.response.start", "status": 200})
        await send({"type": "http.response.body", "body": b""})

    async def receive():
        return waiting.pop(0)

    async def collect(message):
        sent.append(message)

    limit = body_limit(most)
    scope = {"type": kind, "method": "POST" if parts else "GET", "headers": list(headers)}
    asyncio.run(limit.cls(application, *limit.args, **limit.kwargs)(scope, receive, collect))
    return read, sent[0]["status"] if sent else None, b"".join(message.get("body", b"") for message in sent)


@pytest.mark.parametrize("length", [b"11", b"200000000", b"-1", b"many"])
def test_a_body_that_is_announced_as_too_large_is_not_read(length):
    read, status, text = send([b"x"], [(b"content-length", length)])
    assert (read, status) == ([], 413)
    assert "too large" in json.loads(text)["detail"]


def test_a_body_of_unknown_length_is_refused_as_soon_as_it_is_too_long():
    read, status, text = send([b"12345", b"67890", b"1", b"never read"])
    assert (read, status) == ([], 413) and "too large" in json.loads(text)["detail"]


@pytest.mark.parametrize(("body", "passes"), [
    (b"[]" * FREE_BRACKETS, True),  # a bracket has two bytes: some more are free
    (b"[]," * (2 * FREE_BRACKETS), False),
    (b"{}," * (2 * FREE_BRACKETS), False),
    (b'"' + b"a" * 10_000_000 + b'"', True),  # a long text is nothing to read
    (b'{"token_id": 12, "logprob": -0.25, "rank": 1},' * 300_000, True),  # a trace
], ids=["few", "lists", "objects", "text", "trace"])  # fmt: skip
def test_lists_and_objects_are_counted(body, passes):
    half = len(body) // 2
    read, status, text = send([body[:half], body[half:]], most=10**8)
    assert (status == 200) == passes and (b"".join(read) == body) == passes
    assert passes or "too many lists" in json.loads(text)["detail"]


def test_what_a_person_saves_passes():
    for file in (ROOT / "presets" / "recorded").glob("*.ndjson"):
        body = json.dumps({"data": [{"text": file.read_text("utf-8") * 40}]}).encode()
        assert send([body], most=10**8)[1] == 200, file.name


@pytest.mark.parametrize("parts", [[b""], [b"1234567890"], [b"12345", b"67890"]])
def test_what_fits_passes(parts):
    length = str(sum(map(len, parts))).encode()
    assert send(parts, [(b"content-length", length)])[:2] == (parts, 200)


def test_what_is_no_request_passes():
    assert send([], kind="lifespan")[1] == 200
