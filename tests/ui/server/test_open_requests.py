"""One address cannot use up what the process may have open."""

from __future__ import annotations

import asyncio
import dataclasses
import resource

from playground.settings import Settings
from playground.ui.server.open_requests import FILES, OpenRequests, allow_files, open_requests


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


def test_the_process_may_open_more_files_than_usual():
    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(512, before[1]), before[1]))
        allow_files()
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        assert hard == before[1] and soft == (FILES if hard == resource.RLIM_INFINITY else min(FILES, hard))
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, before)
