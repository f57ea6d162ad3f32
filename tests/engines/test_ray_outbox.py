"""From threads to a stream: everything in order, in few pieces, and never more than so many bytes that wait."""

from __future__ import annotations

import asyncio
import pickle
import threading
import time

from playground.engines import ray_outbox
from playground.engines.ray_faults import UNREAD
from playground.engines.ray_outbox import AT_ONCE, PILE, Outbox
from playground.trace import Finished

END = Finished([], 1.0, 0.1, 3)


def read(put, on_full=lambda: None, before=lambda: None):
    """What is read of an outbox that `put` fills from a thread, after `before`: the batches, unpickled."""

    async def reading():
        outbox = Outbox(on_full)
        thread = threading.Thread(target=put, args=(outbox,))
        thread.start()
        before(thread)
        batches = [pickle.loads(each) async for each in outbox.batches()]
        thread.join()
        return batches, outbox

    return asyncio.run(asyncio.wait_for(reading(), 60))


def together(batches):
    return [item for batch in batches for item in batch]


def test_all_comes_in_order_and_in_batches():
    def put(outbox):
        for number in range(1000):
            outbox.put(number)
        outbox.put(END)

    assert together(read(put, before=lambda thread: None)[0]) == [*range(1000), END]
    batches = read(put, before=threading.Thread.join)[0]  # nobody reads until all is there
    assert together(batches) == [*range(1000), END]
    assert [len(each) for each in batches] == [PILE, PILE, PILE, 1001 - 3 * PILE]


def test_what_nobody_reads_stays_bounded_and_stops_the_run(monkeypatch):
    monkeypatch.setattr(ray_outbox, "MOST_BYTES", 1_000_000)
    most, stopped = [], []

    def put(outbox):
        for number in range(200 * PILE):
            outbox.put(str(number) + "x" * 100)
            most.append(outbox._bytes + 200 * len(outbox._items))
        outbox.put(END)

    batches, outbox = read(put, lambda: stopped.append(1), threading.Thread.join)
    items = together(batches)
    assert stopped and items[-1] == UNREAD
    assert [int(each.partition("x")[0]) for each in items[:-1]] == list(range(len(items) - 1))  # without gaps
    assert 1_000_000 < sum(len(pickle.dumps(each, 5)) for each in batches) < 1_200_000
    assert max(most) < 1_200_000 and outbox._bytes == 0


def test_a_run_whose_end_is_packed_ends_as_it_did(monkeypatch):
    monkeypatch.setattr(ray_outbox, "MOST_BYTES", 1)

    def put(outbox):
        for number in range(PILE - 1):
            outbox.put(number)
        outbox.put(END)

    assert together(read(put, before=threading.Thread.join)[0])[-1] == END


def test_a_reader_that_is_only_slow_gets_all(monkeypatch):
    monkeypatch.setattr(ray_outbox, "MOST_BYTES", 30_000)

    async def reading():
        outbox, gone = Outbox(), asyncio.Event()

        async def put():
            for number in range(40 * PILE):
                outbox.put(number)
                if number % PILE == 0:
                    await asyncio.sleep(0.001)
            outbox.put(END)
            gone.set()

        task = asyncio.create_task(put())
        items = []
        async for batch in outbox.batches():
            items += pickle.loads(batch)
            await asyncio.sleep(0.001)
        await task
        return items

    assert asyncio.run(asyncio.wait_for(reading(), 60)) == [*range(40 * PILE), END]


def test_batches_leave_at_a_pace_but_the_first_and_the_last_at_once(monkeypatch):
    monkeypatch.setattr(ray_outbox, "PER_SECOND", 2)  # so slow that another process cannot be mistaken for it

    async def reading():
        outbox, came = Outbox(), []
        ended = 0.0

        async def put():
            nonlocal ended
            for number in range(200):
                outbox.put(number)
                await asyncio.sleep(0.002)
            outbox.put(END)
            ended = time.monotonic()

        begun = time.monotonic()
        task = asyncio.create_task(put())
        async for _ in outbox.batches():
            came.append(time.monotonic())
        await task
        return came, begun, ended

    came, begun, ended = asyncio.run(asyncio.wait_for(reading(), 60))
    assert came[AT_ONCE - 1] - begun < 0.25
    assert len(came) <= AT_ONCE + 2 * (ended - begun) + 2
    assert came[-1] - ended < 0.25
