"""What is told of a run is kept: whoever reads it goes on from any line, and it ends where nobody reads."""

from __future__ import annotations

import asyncio
import contextlib
from contextlib import aclosing

import pytest
from starlette.applications import Starlette
from starlette.testclient import TestClient

from playground.server import live_log
from playground.server import live_log_route as route_module
from playground.server.live_log import FREE_TABS, HOLD_SECONDS, SHORT_SECONDS, LiveLogs
from playground.server.live_log_route import PATH, LogResponse, live_log_route

PART = "ä€𝄞"  # characters of two, three and four bytes


async def read(log, start=0, seconds=5.0) -> str:
    async with aclosing(log.read(start, seconds)) as pieces:
        return b"".join([piece async for piece in pieces]).decode()


def in_loop(work):
    return asyncio.run(asyncio.wait_for(work, 10))


def test_a_reader_who_was_away_goes_on_without_a_gap_and_without_a_double():
    async def go():
        log = LiveLogs().begin("a")
        log.add("".join(f"{number} {PART}\n" for number in range(1_000)))
        log.end()
        found = ""
        for start in (0, 1, 437, 999, 1_000, 5_000):
            found = (await read(log, start)).removeprefix("\n")
            assert found == "".join(f"{number} {PART}\n" for number in range(start, 1_000))

    in_loop(go())


def test_a_reader_gets_what_is_added_while_it_reads():
    async def go():
        log = LiveLogs().begin("a")
        reading = asyncio.ensure_future(read(log))
        for number in range(3):
            await asyncio.sleep(0)
            log.add(f"{number}\n")
        log.end()
        assert await reading == "\n0\n1\n2\n"

    in_loop(go())


def test_an_answer_that_is_polled_has_what_is_there_and_ends():
    async def go():
        log = LiveLogs().begin("a")
        log.add("0\n1\n")
        assert await read(log, 1, 0.0) == "\n1\n"
        assert await read(log, 2, 0.0) == "\n"

    in_loop(go())


def test_silence_is_broken(monkeypatch):
    monkeypatch.setattr(live_log, "KEEP_ALIVE_SECONDS", 0.01)

    async def go():
        log = LiveLogs().begin("a")
        assert (await read(log, 0, 0.1)).count("\n") > 3

    in_loop(go())


async def stopped(log, seconds, meanwhile=None) -> bool:
    stop = asyncio.Event()
    with log.watching(stop.set):
        if meanwhile:
            await meanwhile()
        await asyncio.sleep(seconds)
    return stop.is_set()


def test_it_is_stopped_where_nobody_reads_for_a_while(monkeypatch):
    monkeypatch.setattr(live_log, "PATIENCE_SECONDS", 0.05)

    async def go():
        log = LiveLogs().begin("a")
        assert not await stopped(log, 0.2), "nobody knows of it yet"
        log.offer()
        reader = asyncio.ensure_future(read(log))
        await asyncio.sleep(0)
        assert not await stopped(log, 0.2), "somebody reads"
        reader.cancel()
        await asyncio.wait({reader})
        assert not await stopped(log, 0.02), "who reads again soon was never away"
        assert await stopped(log, 0.2)
        assert await stopped(log, 0.2), "nor what begins later"
        (other := LiveLogs().begin("b")).offer()
        assert await stopped(other, 0.2), "nobody ever came"

    in_loop(go())


def test_who_asks_again_and_again_reads(monkeypatch):
    monkeypatch.setattr(live_log, "PATIENCE_SECONDS", 0.1)

    async def go():
        (log := LiveLogs().begin("a")).offer()

        async def polls():
            for _ in range(10):
                await read(log, 0, 0.0)
                await asyncio.sleep(0.03)

        assert not await stopped(log, 0.0, polls)

    in_loop(go())


def test_a_tab_that_was_closed_takes_its_log_with_it():
    async def go():
        logs = LiveLogs()
        log, other = logs.begin("a"), logs.begin("b")
        log.add("secret\n")
        reader = asyncio.ensure_future(read(log, 1))
        await asyncio.sleep(0)
        logs.forget("a")
        assert await reader == "\n" and logs.get(log.key) is None and log.size == 0
        assert logs.get(other.key) is other

    in_loop(go())


def test_the_oldest_logs_that_have_ended_leave_where_all_take_too_much(monkeypatch):
    monkeypatch.setattr(live_log, "MOST_KEPT", 10_000)

    async def go():
        logs = LiveLogs()
        made = []
        for number in range(5):
            made.append(logs.begin(str(number)))
            made[-1].add("x" * 3_999 + "\n")
            if number != 1:  # one goes on
                made[-1].end()
        logs.begin("last").end()
        assert [logs.get(log.key) is not None for log in made] == [False, True, False, False, True]
        assert made[1].size == 4_000
        monkeypatch.setattr(live_log, "MOST_LOGS", 3)
        newest = logs.begin("newest")
        assert len(logs) == 3 and all(logs.get(log.key) for log in (made[1], newest))

    in_loop(go())


def test_tabs_of_one_browser_leave_each_other_connections():
    logs = LiveLogs()
    with contextlib.ExitStack() as open_tabs:
        seconds = [open_tabs.enter_context(logs.held_by("one")) for _ in range(FREE_TABS + 2)]
        assert seconds == [HOLD_SECONDS] * FREE_TABS + [SHORT_SECONDS] * 2
        with logs.held_by("other") as of_other:
            assert of_other == HOLD_SECONDS
    assert not logs._reading


# ------------------------------------------------------------------------------------------------- the route


@pytest.fixture
def client():
    logs = LiveLogs()
    app = Starlette(routes=[live_log_route(logs)])
    with TestClient(app) as client:
        client.logs = logs
        yield client


def begun(client, *lines):
    async def begin():
        log = client.logs.begin("a")
        log.add("".join(f"{line}\n" for line in lines))
        log.end()
        return log

    return client.portal.call(begin)


def test_only_who_has_the_key_reads(client):
    log = begun(client, "mine")
    assert client.get(PATH, params={"key": log.key}).text == "\nmine\n"
    assert len(log.key) >= 32 and begun(client, "other").key != log.key
    assert client.get(PATH).status_code == 204
    for key in ("a", log.key[:-1], log.key + "x"):  # "a" is the session
        answer = client.get(PATH, params={"key": key})
        assert answer.status_code == 410 and "mine" not in answer.text


def test_an_answer_is_not_kept_anywhere(client):
    headers = client.get(PATH, params={"key": begun(client, "x").key, "from": "0"}).headers
    assert headers["cache-control"] == "no-store" and headers["x-accel-buffering"] == "no"
    assert "content-length" not in headers


@pytest.mark.parametrize("start", ["-1", "x", "1.5", "", "9" * 30, "١"])
def test_the_number_of_a_line_is_checked(client, start):
    assert client.get(PATH, params={"key": begun(client, "x").key, "from": start}).status_code == 422


def test_a_reader_who_takes_nothing_is_left_and_the_log_stays(monkeypatch):
    monkeypatch.setattr(route_module, "STALLED_SECONDS", 0.05)

    async def go():
        logs = LiveLogs()
        log = logs.begin("a")
        log.add("x\n" * 5_000)

        async def send(message):
            if message["type"] == "http.response.body":
                await asyncio.sleep(3600)

        async def receive():
            await asyncio.sleep(3600)

        await asyncio.wait_for(LogResponse(logs, log, 0, "", False)({}, receive, send), 5)
        assert not log._readers and not logs._reading and log.size == 10_000

    in_loop(go())


def test_a_reader_who_goes_is_noticed_at_once():
    async def go():
        logs = LiveLogs()
        log, sent, gone = logs.begin("a"), [], asyncio.Event()

        async def receive():
            await gone.wait()
            return {"type": "http.disconnect"}

        async def send(message):
            sent.append(message)

        answering = asyncio.ensure_future(LogResponse(logs, log, 0, "", False)({}, receive, send))
        await asyncio.sleep(0.05)
        assert log._readers == 1
        gone.set()
        await asyncio.wait_for(answering, 1)
        assert not log._readers

    in_loop(go())
