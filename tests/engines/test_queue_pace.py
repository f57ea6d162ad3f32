"""About how long those who wait will wait."""

from __future__ import annotations

import dataclasses
import time

import pytest

from playground.engines import queue_pace
from playground.engines.local import LocalEngine
from playground.engines.queue_pace import QueuePace
from playground.requests.request import GenerationRequest
from playground.settings import Settings
from playground.trace import Queued, Started
from tests.engines.test_local import Listener


@pytest.fixture
def clock(monkeypatch):
    now = [100.0]
    monkeypatch.setattr(queue_pace.time, "monotonic", lambda: now[0])
    return now


def test_it_is_told_from_how_quickly_jobs_ended(clock):
    pace = QueuePace()
    for _ in range(4):
        pace.ended(1)
        clock[0] += 2.0
    assert pace.seconds(1) == pytest.approx(2.0) and pace.seconds(5) == pytest.approx(10.0)


def test_nothing_is_told_where_little_is_known(clock):
    pace = QueuePace()
    assert pace.seconds(1) is None
    pace.ended(3)  # at the same moment: no pace
    assert pace.seconds(1) is None
    clock[0] += 1
    pace.ended(1)
    assert pace.seconds(1) is not None
    pace.nobody_waits()
    assert pace.seconds(1) is None


def test_jobs_that_began_together_are_no_pace_until_the_next_ones_end(clock):
    pace = QueuePace()
    for _ in range(6):  # as many lanes, one after the other within a tenth of a second
        pace.ended(1)
        clock[0] += 0.02
    assert pace.seconds(6) is None
    clock[0] += 2.88
    for _ in range(6):
        pace.ended(1)
        clock[0] += 0.02
    assert pace.seconds(6) == pytest.approx(3.0)


def test_old_ends_are_forgotten(clock):
    pace = QueuePace()
    for step in (50.0, *[1.0] * 30):
        clock[0] += step
        pace.ended(1)
    assert pace.seconds(1) == pytest.approx(1.0)


@pytest.mark.slow
def test_the_last_of_a_queue_is_told_about_as_long_as_it_waits():
    engine = LocalEngine(dataclasses.replace(Settings(), max_lanes=1))
    request = GenerationRequest("stories", "Once", config={"max_new_tokens": 60, "eos_token_id": 2047}, seed=0)
    ahead, told = [Listener() for _ in range(12)], []
    for listener in ahead:
        engine.submit(request, listener)
    last = Listener()
    engine.submit(request, lambda event: (told.append((time.monotonic(), event)), last(event)))
    last.finish()
    begun = next(when for when, event in told if isinstance(event, Started))
    guesses = [(when, event.seconds) for when, event in told if isinstance(event, Queued) and event.seconds]
    assert guesses
    when, seconds = guesses[len(guesses) // 2]
    assert 0.2 < seconds / (begun - when) < 5  # other work on the machine may make it wrong, but not by orders
    engine.close()
