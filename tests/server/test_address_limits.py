"""Limits on what one address asks for in a minute, and on what it has open."""

from __future__ import annotations

import asyncio
import dataclasses

from playground.server.address_limits import (
    COST_OF_POST,
    MAX_ADDRESSES,
    OpenRequests,
    RateLimit,
    open_requests,
    rate_limit,
)
from playground.settings import Settings

PUBLIC = dataclasses.replace(Settings.public(), requests_per_minute=3 * COST_OF_POST, mb_per_minute=1)


class Time:
    now = 0.0

    def __call__(self) -> float:
        return self.now


def limited(settings: Settings = PUBLIC):
    """The status of a request, as the limit answers it; and the clock."""
    time = Time()

    async def app(scope, receive, send):
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": b""})

    limit = RateLimit(app, settings, time, lambda headers: dict(headers).get(b"authorization", b"").decode())

    def ask(address: str = "1.1.1.1", size: int | None = None, headers=(), **scope) -> int:
        sent = []
        length = [] if size is None else [(b"content-length", str(size).encode())]
        scope = {"type": "http", "method": "POST", "client": (address, 1), "headers": [*length, *headers], **scope}

        async def send(message):
            sent.append(message)

        asyncio.run(limit(scope, None, send))
        return sent[0]["status"]

    return ask, time, limit


def test_so_many_requests_a_minute_and_they_grow_back():
    ask, time, _ = limited()
    assert [ask() for _ in range(5)] == [200, 200, 200, 429, 429]
    assert ask("2.2.2.2") == 200
    time.now = 20
    assert [ask(), ask()] == [200, 429]
    time.now = 200
    assert [ask() for _ in range(4)] == [200, 200, 200, 429]


def test_a_post_counts_for_several_files():
    ask, _, _ = limited()
    assert [ask(method="GET") for _ in range(COST_OF_POST + 1)] == [200] * (COST_OF_POST + 1)
    assert [ask(), ask()] == [200, 429]
    assert [ask(method="GET") for _ in range(COST_OF_POST)] == [200] * (COST_OF_POST - 1) + [429]


def test_so_many_bytes_a_minute():
    ask, time, _ = limited(dataclasses.replace(PUBLIC, requests_per_minute=None))
    assert [ask(size=400_000) for _ in range(3)] == [200, 200, 429]
    assert ask(size=100) == 200  # what is refused is not counted
    time.now = 60
    assert ask(size=900_000) == 200


def test_a_body_whose_size_is_not_said_counts_as_a_large_one():
    ask, _, _ = limited(dataclasses.replace(PUBLIC, requests_per_minute=None, mb_per_minute=5))
    chunked = [(b"transfer-encoding", b"chunked")]
    assert [ask(headers=chunked) for _ in range(3)] == [200, 200, 429]
    assert ask() == 200


def test_behind_a_proxy_each_visitor_has_a_limit():
    ask, _, _ = limited(dataclasses.replace(PUBLIC, proxies=1))
    here = [(b"x-forwarded-for", b"3.3.3.3")]
    assert [ask(headers=here) for _ in range(4)] == [200, 200, 200, 429]
    assert ask(headers=[(b"x-forwarded-for", b"3.3.3.3, 4.4.4.4")]) == 200
    assert ask(headers=[(b"x-forwarded-for", b"9.9.9.9, 3.3.3.3")]) == 429


def test_many_addresses_take_little_memory():
    ask, _, limit = limited()
    kept = limit._requests._kept
    kept.update(dict.fromkeys(map(str, range(MAX_ADDRESSES))))
    assert ask() == 200
    assert len(kept) == MAX_ADDRESSES and "0" not in kept


def test_without_limits_nothing_is_counted():
    assert rate_limit(Settings.local()) == []
    assert len(rate_limit(Settings.public())) == 1


def test_a_program_with_a_key_has_a_limit_of_its_own_wherever_it_calls_from():
    ask, _, _ = limited()
    key, other = [(b"authorization", b"key 1")], [(b"authorization", b"key 2")]
    assert [ask(f"{i}.1.1.1", headers=key) for i in range(5)] == [200, 200, 200, 429, 429]
    assert [ask("0.1.1.1", headers=other), ask("0.1.1.1")] == [200, 200]


def test_so_many_are_open_at_a_time_for_each_address():
    async def scenario():
        go, statuses = asyncio.Event(), []

        async def app(scope, receive, send):
            await send({"type": "http.response.start", "status": 200, "headers": []})
            await go.wait()

        limited = OpenRequests(app, dataclasses.replace(Settings.public(), open_per_address=3))

        async def visit(address, kind="http"):
            async def send(message):
                if message["type"] == "http.response.start":
                    statuses.append((address, message["status"]))

            await limited({"type": kind, "headers": [], "client": (address, 1)}, None, send)

        tasks = [asyncio.ensure_future(visit("1.1.1.1")) for _ in range(5)]
        await asyncio.sleep(0)
        tasks += [asyncio.ensure_future(visit(address)) for address in ("2.2.2.2", "2001:db8::1", "2001:db8::2")]
        await asyncio.sleep(0)
        assert statuses[:5] == [("1.1.1.1", 200)] * 3 + [("1.1.1.1", 429)] * 2
        assert [status for _, status in statuses[5:]] == [200] * 3
        tasks[0].cancel()  # a reader that leaves gives its place back
        await asyncio.wait(tasks[:1])
        tasks.append(asyncio.ensure_future(visit("1.1.1.1")))
        await asyncio.sleep(0)
        assert statuses[-1] == ("1.1.1.1", 200)
        go.set()
        await asyncio.wait(tasks)
        assert not limited._open

    asyncio.run(scenario())


def test_only_a_host_for_strangers_counts_them():
    assert open_requests(Settings.local()) == open_requests(Settings.workshop()) == []
    assert len(open_requests(Settings.public())) == 1
