"""Many samples of one strategy: their seeds, and what is said where all are the same."""

from __future__ import annotations

import pytest

from playground.presets.presets import PRESETS
from tests.support.fakes import FakeEngine
from tests.support.visiting import Visitor


@pytest.fixture
def engine():
    return FakeEngine()


@pytest.fixture
def tab(lend_tab, engine):
    return lend_tab(engine)


@pytest.fixture
def visitor(tab):
    return Visitor(tab)


@pytest.mark.slow
def test_samples_have_seeds_that_follow_one_another(visitor, engine):
    view = visitor.tab.views.others["seeds"]
    visitor.form[view.samples] = 20
    lines = visitor.compare("seeds", seed="5")
    assert sorted(request.seed for request in engine.requests) == list(range(5, 25))
    assert len(lines[0]["groups"]) == 1 and len(lines[0]["entries"]) == 20
    assert [line["type"] for line in lines].count("Ended") == 20
    measured = next(line for line in reversed(lines) if line["type"] == "Measured")
    assert measured["values"]["self_bleu"] == pytest.approx(1)  # the engine writes one text


def test_samples_of_greedy_decoding_are_told_to_be_the_same(visitor):
    visitor.form[visitor.tab.page.controls.preset] = "greedy"
    visitor.set_knobs(PRESETS["greedy"].config)
    visitor.form[visitor.tab.views.others["seeds"].samples] = 2
    visitor.compare("seeds")
    assert "every sample is the same" in visitor.says()


def test_seeds_beyond_the_last_are_refused(visitor, engine):
    assert visitor.compare("seeds", seed=str(2**63 - 1)) == []
    assert "smaller seed" in visitor.says() and engine.requests == []
