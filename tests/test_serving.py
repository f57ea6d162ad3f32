"""Serving from Python, on an engine: beside other runs, stopped, refused."""

from __future__ import annotations

import threading
from collections import deque
from queue import SimpleQueue

import pytest
from transformers.generation.continuous_batching.scheduler import FIFOScheduler

from playground import GenerationRequest
from playground.engines.local import LocalEngine
from playground.questions import Answered
from playground.requests.request import RequestError
from playground.serving import ServedRequest, ServingAdvanced, ServingWay, question, serve, serve_batch
from playground.settings import Settings
from playground.trace import Failed, Finished, Stepped

pytestmark = pytest.mark.usefixtures("only_what_is_new")

PROMPTS = ["Once upon a time", "The cat", "Once upon a time there was"]


@pytest.fixture(scope="module")
def engine():
    engine = LocalEngine(Settings())
    yield engine
    engine.close()


def test_prompts_are_served(engine):
    steps = []
    note = lambda way, step: steps.append((way, step))  # noqa: E731
    log = serve_batch(PROMPTS, num_blocks=16, page_size=8, on_step=note, engine=engine)
    assert all(log.texts) and log.figures[0].finished == 3
    assert [step for way, step in steps if way == 0] == log.ways[0].steps
    assert log.ways[0].settings.blocks == [16]


def test_ways_side_by_side_and_a_scheduler_of_ones_own(engine):
    class LastFirst(FIFOScheduler):
        """Takes who came last."""

        def schedule_batch(self, token_budget, cache_budget):
            self.waiting_requests_order = deque(sorted(self.waiting_requests_order, key=int, reverse=True))
            return super().schedule_batch(token_budget, cache_budget)

    requests = [ServedRequest(prompt, 6) for prompt in PROMPTS]
    ways = [ServingWay(max_requests=1, scheduler=name) for name in ("fifo", "mine")] + [ServingWay("alone")]
    log = serve_batch(requests, ways=ways, schedulers={"mine": LastFirst}, engine=engine)
    first = [way.steps[0].rows[0].request for way in log.ways]
    assert first == [0, 2, 0]
    assert all(end.same for way in log.ways for end in way.ends)


def test_runs_beside_it_get_what_they_would_get_alone(engine):
    request = GenerationRequest("stories", "The cat", config={"do_sample": True, "max_new_tokens": 60}, seed=3)

    def ids():
        events = list(engine.stream(request))
        assert isinstance(events[-1], Finished)
        return [event.step.chosen.token_id for event in events if isinstance(event, Stepped)]

    alone, alone_log = ids(), serve_batch([ServedRequest(p, 40, temperature=1.0) for p in PROMPTS], engine=engine)
    events = SimpleQueue()
    run = engine.ask(question([ServedRequest(p, 40, temperature=1.0) for p in PROMPTS]), events.put)
    assert ids() == alone
    run.wait(60)
    while not isinstance(event := events.get(), Answered):
        assert not isinstance(event, Failed)
    assert event.answer.texts == alone_log.texts


def test_closing_it_stops_the_server(engine):
    asked = question([ServedRequest("The cat", 500)])
    stream = serve(asked, engine=engine)
    assert isinstance(next(event for event in stream if event.steps), ServingAdvanced)
    stream.close()
    text = engine.stream(GenerationRequest("stories", "The cat", config={"max_new_tokens": 3, "do_sample": False}))
    assert isinstance([*text][-1], Finished)
    assert not [each for each in threading.enumerate() if "generation_loop" in each.name]


def test_what_is_wrong_is_said(engine):
    with pytest.raises(RequestError, match="There are no requests"):
        serve_batch([], engine=engine)
    with pytest.raises(RequestError, match="no such scheduler"):
        serve_batch(PROMPTS, scheduler="mine", engine=engine)
    with pytest.raises(RequestError, match="the whole cache holds"):
        serve_batch(["Once upon a time there was a little girl"], num_blocks=1, page_size=4, engine=engine)
    with pytest.raises(RequestError, match="encoder"):
        serve_batch(["One"], model="translator", engine=engine)
    with pytest.raises(RequestError, match="encoder"):
        list(serve(question(["One"], model="translator"), engine=engine))
    with pytest.raises(TypeError, match="not both: num_blocks"):
        serve_batch(PROMPTS, ways=[ServingWay()], num_blocks=3, engine=engine)
    with pytest.raises(TypeError):
        serve_batch(PROMPTS, blocks=3, engine=engine)


def test_a_public_instance_serves_within_its_limits():
    engine = LocalEngine(Settings.public())
    try:
        with pytest.raises(RequestError, match="from 1 to 512"):
            serve_batch([ServedRequest("The cat", 513)], engine=engine)
        assert serve_batch([ServedRequest("The cat", 5)], engine=engine).texts
    finally:
        engine.close()
