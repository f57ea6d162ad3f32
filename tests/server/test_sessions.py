"""Tabs are kept apart, and those that nobody uses any more do not fill the memory."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from playground.server import sessions
from playground.server.sessions import Session, Sessions
from playground.trace import Trace


class Live:
    """A run that is alive until it is cancelled."""

    done = False

    def cancel(self) -> None:
        self.done = True


def person(name: str) -> SimpleNamespace:
    return SimpleNamespace(session_hash=name)


def known(all_of_them: Sessions, names: str) -> str:
    """Those of these names whose session is still there."""
    return "".join(name for name in names if all_of_them._sessions.get(name))


@pytest.fixture
def three(monkeypatch):
    """The sessions of a page that keeps three."""
    monkeypatch.setattr(sessions, "MAX_SESSIONS", 3)
    return Sessions()


def test_everybody_has_one_of_their_own(three):
    a, b = three.of(person("a")), three.of(person("b"))
    assert a is not b and three.of(person("a")) is a and len(three) == 2
    assert three.of(SimpleNamespace(session_hash=None)) is three.of(person(""))


def test_a_closed_tab_leaves_nothing(three):
    live = three.of(person("a")).live = Live()
    three.forget("a")
    three.forget("nobody")
    assert live.done and len(three) == 0 and three.of(person("a")) == Session()


def test_the_one_that_was_not_used_for_the_longest_time_is_forgotten(three):
    for name in "abcad":
        three.of(person(name))
    assert known(three, "abcd") == "acd"
    three.of(person("e"))
    assert known(three, "abcde") == "ade"


def test_nobody_who_runs_something_is_forgotten(three):
    lives = {}
    for name in "abcd":
        lives[name] = three.of(person(name)).live = Live()
    assert known(three, "abcd") == "abcd" and not any(live.done for live in lives.values())
    lives["b"].cancel()
    three.of(person("e"))
    assert known(three, "abcde") == "acde"


class Clock:
    now = 0.0

    def __call__(self) -> float:
        return self.now


def test_the_runs_of_an_idle_tab_are_forgotten_and_its_settings_stay():
    clock = Clock()
    all_of_them = Sessions(None, 60, clock)
    idle, running, used = (all_of_them.of(person(name)) for name in "abc")
    for session in (idle, running, used):
        session.trace = Trace()
        session.comparisons["seeds"] = session.compared = SimpleNamespace(traces=[])
        session.taken_text = session.trained_detector = object()
        session.own["mine"] = object()
    running.live = Live()
    clock.now = 59
    all_of_them.of(person("c"))
    assert idle.trace is not None
    clock.now = 61
    all_of_them.of(person("d"))
    assert idle.trace is None and idle.comparisons == {} and idle.forgotten and "mine" in idle.own
    assert idle.taken_text is None and idle.trained_detector is None
    assert running.trace is not None and used.trace is not None and used.trained_detector is not None
    assert not all_of_them.of(person("d")).forgotten
    clock.now = 10_000
    assert all_of_them.of(person("a")) is idle


def test_without_a_limit_nothing_is_forgotten():
    clock = Clock()
    all_of_them = Sessions(None, None, clock)
    all_of_them.of(person("a")).trace = Trace()
    clock.now = 1e9
    all_of_them.of(person("b"))
    assert all_of_them.of(person("a")).trace is not None


def long_trace(steps: int) -> Trace:
    return Trace(all_steps=[None] * steps)


def test_runs_of_all_tabs_together_are_bounded_and_the_last_used_are_kept(monkeypatch):
    monkeypatch.setattr(sessions, "MAX_KEPT_STEPS", 100)
    shared = long_trace(90)
    kept = Sessions((shared, None), idle_seconds=1000)
    tabs = {name: kept.of(person(name)) for name in "abcd"}  # what all show at first counts for nothing
    for name in "abc":
        tabs[name].comparisons["sweep"] = SimpleNamespace(traces=[long_trace(20), long_trace(20)])
    tabs["a"].live = Live()
    for name in "abc":
        kept.of(person(name))
    assert [tabs[name].forgotten for name in "abcd"] == [False, True, False, False]  # a run is alive in the first
    assert not tabs["b"].comparisons and tabs["b"].trace is None and tabs["d"].trace is shared
    tabs["d"].trace = long_trace(500)  # one's own runs are kept, however long
    kept.of(person("d"))
    assert tabs["c"].forgotten and not tabs["d"].forgotten
    for_one = Sessions()
    for name in "abc":
        for_one.of(person(name)).trace = long_trace(200)
    assert not any(for_one.of(person(name)).forgotten for name in "abc")
