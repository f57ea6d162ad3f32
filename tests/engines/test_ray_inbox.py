"""From threads to a stream: everything in order, and never more than so many bytes that wait."""

from __future__ import annotations

import asyncio
import pickle
import threading

import pytest

from playground.engines import ray_inbox
from playground.engines.ray_faults import UNREAD
from playground.engines.ray_inbox import Inbox

END = "the end"


def read(put, on_full=lambda: None, before=lambda thread: None, pause=None):
    """What is read of an inbox that `put` fills from a thread, after `before`: all items, and the inbox."""

    async def reading():
        inbox, items = Inbox(on_full), []
        thread = threading.Thread(target=put, args=(inbox,))
        thread.start()
        before(thread)
        async for batch in inbox.batches():
            items += pickle.loads(batch)
            if pause is not None:
                await asyncio.sleep(pause)
        thread.join()
        return items, inbox

    return asyncio.run(asyncio.wait_for(reading(), 60))


def put(inbox, *items, is_last=False):
    inbox.put(pickle.dumps([*items]), is_last)


@pytest.mark.parametrize("before", [lambda thread: None, threading.Thread.join], ids=["as it comes", "all at once"])
def test_all_comes_in_order_and_nothing_after_the_end(before):
    def fill(inbox):
        for number in range(1000):
            put(inbox, number)
        put(inbox, END, is_last=True)
        put(inbox, "more")

    assert read(fill, before=before)[0] == [*range(1000), END]


def test_what_nobody_reads_stays_bounded_and_stops_the_run(monkeypatch):
    monkeypatch.setattr(ray_inbox, "MOST_BYTES", 10_000)
    stopped, most = [], []

    def fill(inbox):
        for number in range(1000):
            put(inbox, number, "x" * 100)
            most.append(sum(map(len, inbox._waiting)))
        put(inbox, END, is_last=True)

    items, _ = read(fill, lambda: stopped.append(1), threading.Thread.join)
    assert stopped == [1] and items[-1] == UNREAD
    numbers = [each for each in items if isinstance(each, int)]
    assert numbers == list(range(len(numbers)))  # without gaps
    assert 10_000 < max(most) < 12_000


def test_one_last_batch_that_is_too_much_is_told(monkeypatch):
    monkeypatch.setattr(ray_inbox, "MOST_BYTES", 1)
    assert read(lambda inbox: put(inbox, END, is_last=True))[0] == [END]


def test_a_reader_that_is_only_slow_gets_all(monkeypatch):
    monkeypatch.setattr(ray_inbox, "MOST_BYTES", 5_000)
    room = threading.Semaphore(20)

    async def reading():
        inbox, items = Inbox(), []

        def fill():
            for number in range(300):
                room.acquire()
                put(inbox, number, "x" * 100)
            put(inbox, END, is_last=True)

        thread = threading.Thread(target=fill)
        thread.start()
        async for batch in inbox.batches():
            items += pickle.loads(batch)
            room.release()
            await asyncio.sleep(0)
        thread.join()
        return [each for each in items if each != "x" * 100]

    assert asyncio.run(asyncio.wait_for(reading(), 60)) == [*range(300), END]


def test_an_error_is_raised_after_what_came_before_it():
    heard = []

    async def reading():
        inbox = Inbox()
        put(inbox, 1)
        inbox.fail(ConnectionError("gone"))
        put(inbox, 2)
        async for batch in inbox.batches():
            heard.extend(pickle.loads(batch))

    with pytest.raises(ConnectionError, match="gone"):
        asyncio.run(asyncio.wait_for(reading(), 60))
    assert heard == [1]


def test_an_error_after_the_end_is_none():
    def fill(inbox):
        put(inbox, END, is_last=True)
        inbox.fail(ConnectionError("gone"))

    assert read(fill, before=threading.Thread.join)[0] == [END]


def test_who_puts_something_in_for_a_reader_that_has_gone_goes_on():
    async def made():
        return Inbox()

    inbox = asyncio.run(made())
    put(inbox, 1)
    inbox.fail(ConnectionError("gone"))
