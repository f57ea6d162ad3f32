"""How long a run waited before it began, by what it waited for."""

from __future__ import annotations

import copy

from playground.engines import waits
from playground.engines.waits import Waits
from playground.requests.request import GenerationRequest
from playground.trace import Loading, Queued
from tests.support.fakes import started


def told(monkeypatch, *events) -> dict[str, float]:
    """`Started.waits` after these events, between two of which lies one second more each time: 1, 2, 3 ..."""
    clock = iter(n * (n + 1) / 2 for n in range(100))
    monkeypatch.setattr(waits.time, "perf_counter", lambda: next(clock))
    begun, counted = started(GenerationRequest("m", "a b")), Waits()
    for event in (*events, begun):
        last = counted.with_waits(event)
    return last.waits


def test_each_phase_has_its_seconds(monkeypatch):
    found = told(monkeypatch, Loading("m", "asking"), Loading("m", "download", 1, 9), Queued(1), Loading("m"))
    assert found == {"queued": 1 + 4, "asking": 2, "download": 3, "loading": 5}


def test_the_same_phase_goes_on(monkeypatch):
    found = told(monkeypatch, Loading("m", "loading", 1, 3), Loading("m", "loading", 3, 3), Loading("draft"))
    assert found == {"queued": 1, "loading": 2 + 3 + 4}


def test_a_run_that_waited_for_no_model_tells_none(monkeypatch):
    assert told(monkeypatch, Queued(2), Queued(1)) == {}


def test_it_is_the_run_s_own(monkeypatch):
    begun = started(GenerationRequest("m", "a b"))
    before = copy.deepcopy(begun)
    assert Waits().with_waits(begun) == begun == before
