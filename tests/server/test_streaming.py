"""The way from an engine's thread to the page: complete, in order, and ending when nobody reads any more."""

import asyncio
import dataclasses
import itertools
import time

import pytest

from playground.requests.request import GenerationRequest, RequestError
from playground.server import streaming
from playground.server.streaming import LiveRun, LiveRuns
from playground.trace import Diagnostic, Failed, Finished, Queued, Started, Stepped
from tests.support.fakes import FakeEngine, sampled

REQUEST = GenerationRequest("stories", "Once", config={"max_new_tokens": 40}, seed=3)


@pytest.fixture
def at_once():
    """Not here: the pace is what is tested."""


def collect(engine, request=REQUEST, stop_after=None):
    """The batches of a run; `stop_after` cancels it after that many."""

    async def read():
        live, batches = LiveRun(engine, request), []
        async for batch in live.batches():
            batches.append(batch)
            if len(batches) == stop_after:
                live.cancel()
        return batches

    return asyncio.run(read())


@pytest.mark.parametrize("pace", [0, 0.004])
def test_every_event_arrives_in_order(pace):
    events = list(itertools.chain.from_iterable(collect(FakeEngine(pace=pace))))
    assert events == list(sampled(REQUEST))


def test_events_that_come_together_travel_together():
    assert len(collect(FakeEngine(pace=0))) < 42  # of 42 events


def test_the_loop_is_woken_once_for_what_comes_while_the_page_draws(monkeypatch):
    woken, wake = [], streaming.EventQueue.wake
    monkeypatch.setattr(streaming.EventQueue, "wake", lambda self: woken.append(1) or wake(self))
    batches = collect(FakeEngine(pace=0.004))
    assert sum(map(len, batches)) > 40 and 1 <= len(woken) <= len(batches)


def test_many_pages_get_fewer_updates_each(monkeypatch):
    monkeypatch.setattr(streaming, "TOTAL_UPDATES_PER_SECOND", 8)

    async def read(engine):
        return [batch async for batch in LiveRun(engine, REQUEST).batches()]

    async def together(count):
        return await asyncio.gather(*(read(FakeEngine(pace=0.01)) for _ in range(count)))

    (alone,), many = asyncio.run(together(1)), asyncio.run(together(4))
    assert [item for batch in many[0] for item in batch] == [item for batch in alone for item in batch]
    assert all(len(batches) < len(alone) for batches in many) and streaming.EventQueue._readers == 0


def test_cancel_lets_the_last_event_through():
    engine = FakeEngine(pace=0.05)
    events = list(itertools.chain.from_iterable(collect(engine, stop_after=2)))
    assert isinstance(events[-1], Finished)
    assert events[-1].sequences[0].stop_reason == "stopped"
    assert sum(isinstance(event, Stepped) for event in events) < 40


def test_closing_the_iterator_stops_the_run():
    engine = FakeEngine(pace=0.02)

    async def read_one_batch():
        batches = LiveRun(engine, REQUEST).batches()
        await anext(batches)
        await batches.aclose()

    asyncio.run(read_one_batch())
    assert engine.runs[0].cancelled.is_set()
    assert engine.runs[0].ended.wait(timeout=5)


def test_silence_is_told_once_and_ends_with_the_first_event():
    def late(request):
        time.sleep(0.5)
        yield from sampled(request, ["a"])

    batches = collect(FakeEngine(late))
    assert batches[0] == []
    assert all(batches[1:])


def test_a_failure_is_the_last_event():
    def failing(request):
        yield from itertools.islice(sampled(request), 3)
        yield Failed("It broke.", "Try again.")

    kinds = [type(event) for batch in collect(FakeEngine(failing)) for event in batch]
    assert kinds[-1] is Failed
    assert Started in kinds


def test_a_refused_request_raises_at_once():
    class Refusing(FakeEngine):
        def submit(self, request, listen, owner=None):
            raise RequestError([Diagnostic("prompt", "error", "The prompt is empty.", "Type one.")])

    with pytest.raises(RequestError):
        collect(Refusing())


# --------------------------------------------------------------------------------------------------- many requests


def some(count, **changes):
    return [dataclasses.replace(REQUEST, seed=seed, **changes) for seed in range(count)]


def collect_all(engine, requests, at_once=3, stop_after=None):
    """Pairs of a request's number and an event."""

    async def read():
        live, pairs = LiveRuns(engine, requests, at_once), []
        async for batch in live.batches():
            pairs += batch
            if stop_after is not None and len(pairs) >= stop_after:
                live.cancel()
        assert live.done
        return pairs

    return asyncio.run(asyncio.wait_for(read(), 20))


def test_the_events_of_many_requests_arrive_each_in_its_order():
    requests = some(7)
    pairs = collect_all(FakeEngine(pace=0.001), requests)
    for number, request in enumerate(requests):
        assert [event for n, event in pairs if n == number] == list(sampled(request))


def test_no_more_are_with_the_engine_than_are_allowed():
    alive, most = set(), []

    class Counting(FakeEngine):
        def submit(self, request, listen, owner=None):
            alive.add(request.seed)
            most.append(len(alive))

            def listening(event):
                if isinstance(event, Finished):
                    alive.discard(request.seed)
                listen(event)

            return super().submit(request, listening)

    collect_all(Counting(pace=0.005), some(9), at_once=4)  # so that four of them are there at once
    assert len(most) == 9 and max(most) == 4


def test_cancelling_stops_those_that_run_and_those_that_wait():
    engine = FakeEngine(pace=0.02)
    pairs = collect_all(engine, some(9), at_once=2, stop_after=6)
    last = [event for _, event in pairs if isinstance(event, Finished)]
    assert len(engine.runs) == len(last) == 2
    assert {event.sequences[0].stop_reason for event in last} == {"stopped"}


def test_one_can_be_stopped_alone_whether_it_runs_or_waits():
    engine = FakeEngine(pace=0.005)

    async def read():
        live, pairs = LiveRuns(engine, some(4), 2), []
        live.cancel_one(3)
        async for batch in live.batches():
            pairs += batch
            live.cancel_one(0)
            live.cancel_one(99)
        return {number: event for number, event in pairs if isinstance(event, Finished | Failed)}

    last = asyncio.run(asyncio.wait_for(read(), 20))
    assert last[0].sequences[0].stop_reason == "stopped"
    assert isinstance(last[3], Failed) and last[3].error == "Cancelled"
    assert {last[n].sequences[0].stop_reason for n in (1, 2)} == {"length"}
    assert len(engine.requests) == 3


class Picky(FakeEngine):
    """Refuses seed 1; and the first `full` requests, because its queue is full."""

    def __init__(self, full=0):
        super().__init__()
        self.full = full

    def submit(self, request, listen, owner=None):
        if request.seed == 1:
            raise RequestError([Diagnostic("top_k", "error", "No.", "Set another.")])
        if self.full:
            self.full -= 1
            raise RequestError([Diagnostic("queue", "error", "Full.", "Try again.")])
        return super().submit(request, listen)


@pytest.mark.parametrize("count", [1, 2, 5])
def test_a_refused_request_fails_by_itself(count):
    pairs = collect_all(Picky(), some(5)[1 : 1 + count])
    failed = [(number, event) for number, event in pairs if isinstance(event, Failed)]
    assert [(number, event.message, event.fix) for number, event in failed] == [(0, "No.", "Set another.")]
    assert sum(isinstance(event, Finished) for _, event in pairs) == min(count, 4) - 1


def test_a_full_queue_is_tried_again(monkeypatch):
    monkeypatch.setattr(streaming, "RETRY_SECONDS", 0.01)
    pairs = collect_all(Picky(full=3), [request for request in some(5) if request.seed != 1])
    assert sum(isinstance(event, Finished) for _, event in pairs) == 4


def test_cancelling_while_the_queue_is_full_ends_at_once():
    async def read():
        live = LiveRuns(Picky(full=10_000), some(1), 1)
        asyncio.get_running_loop().call_later(0.05, live.cancel)
        return [pair async for batch in live.batches() for pair in batch]

    assert asyncio.run(asyncio.wait_for(read(), 10)) == []


def test_a_full_queue_is_not_asked_at_every_event(monkeypatch):
    monkeypatch.setattr(streaming, "RETRY_SECONDS", 1000)

    class FullAfterOne(FakeEngine):
        tries = 0

        def submit(self, request, listen, owner=None):
            self.tries += 1
            if self.tries > 1:
                raise RequestError([Diagnostic("queue", "error", "Full.", "Try again.")])
            return super().submit(request, listen)

    async def read(engine):
        live, batches = LiveRuns(engine, some(3), 2), 0
        async for batch in live.batches():
            batches += 1
            if isinstance(batch[-1][1], Finished):
                live.cancel()
        return batches

    engine = FullAfterOne(pace=0.01)
    assert asyncio.run(asyncio.wait_for(read(engine), 20)) > 3
    assert engine.tries == 2


class Crowded(FakeEngine):
    """Has one lane: who comes second waits, and is told so at once."""

    def __init__(self):
        super().__init__(pace=0.001)
        self.waiting = []
        self.most = 0

    def submit(self, request, listen, owner=None):
        if not self.runs or all(run.done for run in self.runs):
            return super().submit(request, self._passing_on(listen))
        listen(Queued(1))
        self.waiting.append((request, listen))
        self.most = max(self.most, len(self.waiting))
        return Waiting()

    def _passing_on(self, listen):
        def listening(event):
            if isinstance(event, Finished) and self.waiting:
                request, other = self.waiting.pop(0)
                FakeEngine.submit(self, request, self._passing_on(other))
            listen(event)

        return listening


class Waiting:
    done = False

    def cancel(self):
        pass


def test_no_more_than_one_waits_in_the_engines_queue():
    """So that a person with a hundred runs does not stand before others a hundred times."""
    engine = Crowded()
    pairs = collect_all(engine, some(6), at_once=4)
    assert sum(isinstance(event, Finished) for _, event in pairs) == 6
    assert engine.most == 1


class Closing(FakeEngine):
    """Is full for two tries, and then raises what no engine should."""

    tries = 0

    def submit(self, request, listen, owner=None):
        self.tries += 1
        if self.tries <= 2:
            raise RequestError([Diagnostic("queue", "error", "Full.", "Try again.")])
        raise RuntimeError("This engine is closed.")


def test_an_engine_that_breaks_fails_the_runs_and_the_view_ends(monkeypatch):
    monkeypatch.setattr(streaming, "RETRY_SECONDS", 0.01)
    pairs = collect_all(Closing(), some(3))
    assert [(number, type(event), event.error) for number, event in pairs] == [
        (number, Failed, "RuntimeError") for number in range(3)
    ]
