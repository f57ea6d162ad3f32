"""The way from an engine's thread to the page: complete, in order, and ending when nobody reads any more."""

import asyncio
import itertools
import time

import pytest
from fakes import FakeEngine, sampled

from playground.request import GenerationRequest, RequestError
from playground.trace import Diagnostic, Failed, Finished, Started, Stepped
from playground.ui.streaming import LiveRun

REQUEST = GenerationRequest("stories", "Once", config={"max_new_tokens": 40}, seed=3)


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
        def submit(self, request, listen):
            raise RequestError([Diagnostic("prompt", "error", "The prompt is empty.", "Type one.")])

    with pytest.raises(RequestError):
        collect(Refusing())
