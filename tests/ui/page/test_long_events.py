"""Long events: Gradio's part is over at once, and what they say afterwards is read or collected."""

from __future__ import annotations

import asyncio
import inspect
import json
import typing
from types import SimpleNamespace

import gradio as gr
import pytest

from playground.server import live_log
from playground.server.live_log import Appended, LiveLogs
from playground.server.visitor import UNKNOWN
from playground.ui.page.long_events import LongEvents

HTTP = SimpleNamespace(session_hash="a")


@pytest.fixture
def page():
    with gr.Blocks():
        logs = LiveLogs()
        yield SimpleNamespace(
            logs=logs, events=LongEvents(logs), log=gr.HTML(elem_id="log"), message=gr.HTML(elem_id="messages")
        )


def played(page, handler, then=None):
    """Press; returns what the press answered, the lines of the log, and all that was collected at its end."""

    async def go():
        first = await page.events.begun_by(handler)(HTTP)
        key = first.pop(page.events.component).partition("\n")[2]
        log = page.logs.get(key)
        if then:
            await then(log)
        lines = b"".join([piece async for piece in log.read(0, 5.0)]).decode().split("\n")
        asked = SimpleNamespace(key=key)
        return first, [json.loads(line) for line in lines if line], await page.events.collect(asked)

    return asyncio.run(asyncio.wait_for(go(), 10))


def test_lines_go_to_the_log_and_all_else_is_collected(page):
    async def handler(http):
        yield {page.message: "one"}
        yield {page.log: Appended(7, '{"type":"Started"}\n')}
        yield {page.log: Appended(7, '{"type":"Stepped"}\n'), page.message: "two"}
        yield {page.message: "three"}

    first, lines, collected = played(page, handler)
    assert first == {page.message: "one"}
    assert lines == [
        {"log": "of", "name": "log", "turn": 7}, {"type": "Started"}, {"type": "Stepped"}, {"log": "news"},
        {"log": "ended"},
    ]  # fmt: skip
    assert collected == {page.message: "three"}, "the page is told once that something waits, and gets the last of it"


def test_each_line_belongs_to_a_component_and_a_run(page):
    async def handler(http):
        for turn in (1, 1, 2):
            yield {page.log: Appended(turn, '{"type":"x"}\n')}
        yield {page.message: Appended(2, '{"type":"y"}\n')}

    first, lines, _ = played(page, handler)
    assert first == {}
    kinds = [line.get("type") or (line["log"], line.get("name"), line.get("turn")) for line in lines]
    assert kinds == [
        ("of", "log", 1), "x", "x", ("of", "log", 2), "x", ("of", "messages", 2), "y", ("ended", None, None),
    ]  # fmt: skip


def test_parts_of_one_component_that_wait_together_are_one(page):
    async def handler(http):
        yield {}
        yield {page.message: gr.update(value="x")}
        yield {page.message: gr.update(visible=False)}

    *_, collected = played(page, handler)
    assert collected[page.message] == gr.update(value="x", visible=False)


def test_an_error_comes_when_it_is_collected(page):
    async def handler(http):
        yield {page.message: "one"}
        raise ValueError("no")

    with pytest.raises(ValueError, match="no"):
        played(page, handler)


def test_an_error_at_once_is_that_of_the_press(page):
    async def handler(http):
        raise ValueError("no")
        yield

    with pytest.raises(ValueError, match="no"):
        asyncio.run(page.events.begun_by(handler)(HTTP))


def test_the_run_of_a_reader_who_has_gone_is_stopped(page, monkeypatch):
    monkeypatch.setattr(live_log, "PATIENCE_SECONDS", 0.05)

    async def handler(http):
        stopped = asyncio.Event()
        yield {}
        with UNKNOWN.watching(stopped.set):
            await stopped.wait()
        yield {page.message: "stopped"}

    async def away(log):
        await asyncio.sleep(0.2)

    assert played(page, handler, away)[2] == {page.message: "stopped"}


@pytest.mark.parametrize("key", [None, 5, "x", {"a": 1}])
def test_nothing_is_collected_for_a_key_of_nobody(page, key):
    answer = asyncio.run(page.events.collect(SimpleNamespace(key=key)))
    assert answer == {page.events.component: gr.skip()}


def test_gradio_hands_the_same_to_a_handler_that_only_begins(page):
    async def handler(data: dict, http: gr.Request):
        yield {}

    begin = page.events.begun_by(handler)
    assert not inspect.isasyncgenfunction(begin) and inspect.iscoroutinefunction(begin)
    assert list(inspect.signature(begin).parameters) == ["data", "http"]
    assert typing.get_type_hints(begin)["http"] is gr.Request


def test_nothing_is_kept_of_events_whose_logs_are_gone(page):
    async def handler(http):
        yield {page.message: "one"}

    played(page, handler)
    page.logs.forget("a")
    assert len(page.logs) == 0

    async def again():
        await page.events.begun_by(handler)(HTTP)

    asyncio.run(again())
    assert len(page.events._events) == len(page.logs) == 1
