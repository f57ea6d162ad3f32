"""The limit on what a client may send: what is too large never reaches the application."""

from __future__ import annotations

import asyncio
import json

import pytest

from playground.ui.server.body_limit import body_limit


def send(parts, headers=(), most=10, kind="http"):
    """What the application has read of a body that comes in parts, and the answer's status and text."""
    read, sent, waiting = [], [], [{"type": "http.request", "body": part} for part in parts]

    async def application(scope, receive, send):
        while waiting:
            message = await receive()
            read.append(message.get("body"))
            if message["type"] == "http.disconnect":
                return
        await send({"type": "http.response.start", "status": 200})
        await send({"type": "http.response.body", "body": b""})

    async def receive():
        return waiting.pop(0)

    async def collect(message):
        sent.append(message)

    limit = body_limit(most)
    scope = {"type": kind, "headers": list(headers)}
    asyncio.run(limit.cls(application, *limit.args, **limit.kwargs)(scope, receive, collect))
    return read, sent[0]["status"] if sent else None, b"".join(message.get("body", b"") for message in sent)


@pytest.mark.parametrize("length", [b"11", b"200000000", b"-1", b"many"])
def test_a_body_that_is_announced_as_too_large_is_not_read(length):
    read, status, text = send([b"x"], [(b"content-length", length)])
    assert (read, status) == ([], 413)
    assert "too large" in json.loads(text)["detail"]


def test_a_body_of_unknown_length_is_cut_off():
    read, status, _ = send([b"12345", b"67890", b"1"])
    assert read == [b"12345", b"67890", None]
    assert status is None


@pytest.mark.parametrize("parts", [[b""], [b"1234567890"], [b"12345", b"67890"]])
def test_what_fits_passes(parts):
    length = str(sum(map(len, parts))).encode()
    assert send(parts, [(b"content-length", length)])[:2] == (parts, 200)


def test_what_is_no_request_passes():
    assert send([], kind="lifespan")[1] == 200
