"""How long many runs take, said before any run of their model was seen: a bundled model writes a few tokens for it."""

from __future__ import annotations

import json

import pytest

from playground.engines.local import LocalEngine
from playground.engines.run_record import Load
from playground.ui.comparisons import estimate
from tests.support.english import in_english
from tests.support.visiting import Visitor, make_tab


@pytest.fixture(scope="module")
def engine():
    engine = LocalEngine()
    yield engine
    engine.close()


@pytest.fixture
def seen(engine):
    """The runs of the engine from now on. It hears of each before the page does, which is made after it."""
    seen = []
    engine.watch_runs(seen.append)
    return seen


@pytest.fixture
def visitor(engine, seen):
    """Somebody who has opened a sweep and run nothing, on a server that has seen no run."""
    visitor = Visitor(make_tab(engine), "estimate")
    visitor.form[visitor.tab.views.open] = "sweep"
    return visitor


def line(visitor):
    told = visitor.call(visitor.tab.views.estimate.say, visitor.form)[visitor.tab.views.estimate.component]
    return in_english(json.loads(told))


def test_a_bundled_model_is_measured_once_by_a_short_run(visitor, seen):
    assert line(visitor).startswith("25 runs, at most about ")
    assert [record.tokens <= estimate.MEASURED for record in seen] == [True]
    assert line(visitor).startswith("25 runs, at most about ") and len(seen) == 1
    assert visitor.session.trace is None or visitor.session.trace is visitor.session.opened, "the page shows no run"


def test_of_another_model_it_is_not_known(visitor, seen, monkeypatch):
    monkeypatch.setattr(estimate, "BUNDLED", {})
    assert line(visitor) == "25 runs; how long they take is not known yet" and not seen


def test_a_busy_machine_is_not_asked(visitor, engine, seen, monkeypatch):
    monkeypatch.setattr(engine, "load", lambda: Load(1, 0, 0))
    assert line(visitor) == "25 runs; how long they take is not known yet" and not seen
