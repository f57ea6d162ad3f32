"""Long work is done in few threads, by turns for all who ask, and never in those in which runs are handed over."""

from __future__ import annotations

import asyncio
import itertools
import re
import threading
import time
from functools import partial
from pathlib import Path
from types import SimpleNamespace

import gradio as gr
import pytest

import playground
from playground.server.side_work import MOST, MOST_EACH, THREADS, Crowded, SideWork, aside, beside, working_for
from playground.server.visitor import Visitors
from playground.ui.page.guarded_events import PageBlocks


class Held:
    """Work that waits until it may go on; `begun` has the names of those that did, in their order."""

    def __init__(self):
        self.begun, self.go = [], threading.Event()

    def __call__(self, name):
        self.begun.append(name)
        assert self.go.wait(20)
        return name


async def started(side: SideWork, held: Held, *names: str) -> list[asyncio.Future]:
    tasks = []
    for name in names:
        tasks.append(asyncio.ensure_future(side.do(partial(held, name), name)))
        await asyncio.sleep(0)
    return tasks


def test_each_has_places_and_all_together():
    async def scenario():
        side, held = SideWork(long_seconds=0), Held()
        tasks = await started(side, held, *["a"] * MOST_EACH)
        with pytest.raises(Crowded) as own:
            await side.do(partial(held, "a"), "a")
        assert own.value.status == 429 and "Wait for one" in str(own.value)
        tasks += await started(side, held, *(f"b{i}" for i in range(MOST - MOST_EACH)))
        with pytest.raises(Crowded) as crowd:
            await side.do(partial(held, "c"), "c")
        assert crowd.value.status == 503 and "in a moment" in str(crowd.value)
        assert len(held.begun) == THREADS
        held.go.set()
        assert len(await asyncio.gather(*tasks)) == MOST
        assert await side.do(partial(held, "a"), "a") == "a"

    asyncio.run(scenario())


def test_a_thread_rests_for_as_long_as_its_work_took():
    async def scenario():
        side, begun = SideWork(), []

        def work():
            begun.append(time.monotonic())
            time.sleep(0.04)

        first, *_, last = [asyncio.ensure_future(side.do(work, name)) for name in "abc"]
        await first
        assert time.monotonic() - begun[0] < 0.08  # whoever asked has the answer before the rest
        await last
        assert all(later - earlier >= 0.08 for earlier, later in itertools.pairwise(begun))

    asyncio.run(scenario())


def test_who_comes_last_waits_for_no_more_than_one_of_each():
    async def scenario():
        side, held = SideWork(threads=1), Held()
        tasks = await started(side, held, "a", "a", "a", "a", "b", "b", "b", "c")
        held.go.set()
        await asyncio.gather(*tasks)
        assert held.begun == list("aabcabab")

    asyncio.run(scenario())


def test_a_free_thread_goes_to_who_has_none():
    async def scenario():
        side, held = SideWork(threads=2, long_seconds=0), Held()
        tasks = await started(side, held, "a", "a", "a", "b")
        assert held.begun == ["a", "a"]
        held.go.set()
        await asyncio.gather(*tasks)
        assert held.begun == ["a", "a", "b", "a"]

    asyncio.run(scenario())


def test_a_second_thread_begins_only_where_the_first_is_held_up():
    async def scenario():
        side, held = SideWork(long_seconds=0.2), Held()
        tasks = await started(side, held, "a", "b", "c")
        await asyncio.sleep(0.05)
        assert held.begun == ["a"]
        assert (await asyncio.wait(tasks, timeout=1))[1] == set(tasks)
        assert held.begun == ["a", "b"]
        held.go.set()
        assert await asyncio.gather(*tasks) == ["a", "b", "c"]

    asyncio.run(scenario())


def test_short_work_takes_one_thread_by_turns():
    async def scenario():
        side, at_once, most = SideWork(), [], []

        def work():
            at_once.append(1)
            most.append(len(at_once))
            time.sleep(0.002)
            at_once.pop()

        await asyncio.gather(*(side.do(work, f"{number}") for number in range(30)))
        assert max(most) == 1

    asyncio.run(scenario())


def test_work_that_nobody_waits_for_is_not_begun():
    async def scenario():
        side, held = SideWork(threads=1), Held()
        first, gone, last = await started(side, held, "a", "gone", "b")
        gone.cancel()
        await asyncio.sleep(0)
        held.go.set()
        assert await asyncio.gather(first, last) == ["a", "b"]
        assert held.begun == ["a", "b"]

    asyncio.run(scenario())


def test_errors_are_raised_where_the_work_is_awaited():
    async def scenario():
        with pytest.raises(ZeroDivisionError):
            await beside(lambda: 1 / 0)
        assert await beside(divmod, 7, 2) == (3, 1)

    asyncio.run(scenario())


@pytest.mark.parametrize("counts, named", [(True, ["1.2.3.4", "1.2.3.4"]), (False, ["one", "two"])])
def test_an_event_s_work_is_counted_for_who_has_sent_it(monkeypatch, counts, named):
    names = []

    async def handler(text: str) -> str:
        return await beside(str.upper, text)

    async def do(self, work, name):
        names.append(name)
        return work()

    monkeypatch.setattr(SideWork, "do", do)
    with PageBlocks() as demo:
        demo.visitors = Visitors(counts_addresses=counts)
        box = gr.Textbox()
        box.submit(handler, box, box)
    block_fn = next(iter(demo.fns.values()))
    for session in ("one", "two"):
        request = SimpleNamespace(session_hash=session, client=SimpleNamespace(host="1.2.3.4"), headers={})
        asyncio.run(demo.call_function(block_fn, ["x"], None, request))
    assert names == named


def test_a_page_s_event_that_comes_too_often_is_refused_in_a_sentence(monkeypatch):
    async def handler(text: str) -> str:
        return await beside(str.upper, text)

    async def crowded(self, work, name):
        raise Crowded(is_own=True)

    monkeypatch.setattr(SideWork, "do", crowded)
    with PageBlocks() as demo:
        box = gr.Textbox()
        box.submit(handler, box, box)
    with pytest.raises(gr.Error, match="Wait for one of them"):
        asyncio.run(demo.call_function(next(iter(demo.fns.values())), ["x"]))


def test_a_handler_that_is_done_aside_is_checked_and_called_as_before():
    threads = []

    def handler(text: str, told: gr.EventData) -> str:
        threads.append(threading.current_thread().name)
        return text + told.more

    with PageBlocks() as demo:
        box = gr.Textbox()
        box.submit(aside(handler), box, box)
    block_fn = next(iter(demo.fns.values()))
    event = gr.EventData(box, {"more": "!"})
    assert asyncio.run(demo.call_function(block_fn, ["x"], event_data=event))["prediction"] == "x!"
    assert threads[0].startswith("beside")
    with pytest.raises(gr.Error, match="no value"):
        asyncio.run(demo.preprocess_data(block_fn, [5], None))
    with pytest.raises(gr.Error, match="object with fields"):
        asyncio.run(demo.call_function(block_fn, ["x"], event_data=gr.EventData(box, 5)))


def test_names_are_those_of_their_task():
    async def named(name):
        with working_for(name):
            await asyncio.sleep(0)
            return await beside(threading.current_thread)

    async def scenario():
        threads = await asyncio.gather(*map(named, "abc"))
        assert all(thread.name.startswith("beside") for thread in threads)

    asyncio.run(scenario())


# What may wait in the threads of the loop itself, where it takes no processor for long: what a model is, answered from
# what was read before, and what waits for the network or another thread. And what is compressed once, and then kept: no
# visitor of the page is refused for what others have to do, and Python is free meanwhile. And a handler of the page
# that is no coroutine, as with Gradio's own events.
LIGHT = {
    "engine.facts", "engine.tokens", "engine.precisions", "engine.unload", "engine.models", "engine.opened",
    "_how_it_drafts", "save_as_model_default", "push_to_hub", "generate_latest", "_compressed, messages",
    "encoded, self._texts", "handler",
}  # fmt: skip


def test_nothing_long_is_done_in_the_threads_in_which_other_things_wait():
    root = Path(playground.__file__).parent
    found = []
    for folder in ("ui", "http_api", "mcp_tools"):
        for file in sorted((root / folder).rglob("*.py")):
            for line in file.read_text("utf-8").splitlines():
                called = re.search(r"to_thread\(([^)]*)|run_in_executor\(([^)]*)|run_in_threadpool\(([^)]*)", line)
                text = next(filter(None, called.groups()), "") if called else ""
                if called and "_HANDING_OVER" not in text and not any(light in text for light in LIGHT):
                    found.append(f"{file.relative_to(root)}: {line.strip()}")
    assert not found, "Use side_work.beside: " + "\n".join(found)
