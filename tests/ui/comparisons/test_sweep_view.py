"""A sweep on the page: the grid that the controls say, with a scripted engine; with the real one, that cells whose text
is known are not run, unless a person wants it."""

from __future__ import annotations

import asyncio

import pytest

from playground.engines.local import LocalEngine
from playground.presets.presets import PRESETS
from playground.ui.comparisons.sweep_view import _suggested
from playground.ui.page.ask_kinds import MakeCell
from tests.support.fakes import FakeEngine
from tests.support.slow import one_in
from tests.support.visiting import Visitor, make_tab


@pytest.fixture
def engine():
    return FakeEngine()


@pytest.fixture
def quick(lend_tab, engine):
    """A visitor of a page with a scripted engine."""
    return Visitor(lend_tab(engine))


def test_a_sweep_runs_every_cell(quick, engine):
    view = quick.tab.views.others["sweep"]
    quick.form |= dict(zip(view.values, ["0.5, 1", "0.9 1"], strict=True))
    lines = quick.compare("sweep", seed="4")
    assert [(r.config["temperature"], r.config["top_p"], r.seed) for r in engine.requests] == [
        (0.5, 0.9, 4), (1.0, 0.9, 4), (0.5, 1.0, 4), (1.0, 1.0, 4),
    ]  # fmt: skip
    assert lines[0]["axes"] == [
        {"knob": "temperature", "values": ["0.5", "1.0"]}, {"knob": "top_p", "values": ["0.9", "1.0"]}
    ]  # fmt: skip
    assert [group["place"] for group in lines[0]["groups"]] == [[0, 0], [0, 1], [1, 0], [1, 1]]
    tokens = [line for line in lines if line["type"] == "Tokens" and line["entry"] == 3]
    assert sum(len(line["tokens"]) for line in tokens) == 80
    assert [line["stop_reason"] for line in lines if line["type"] == "Ended"] == ["length"] * 4


def test_one_knob_is_enough_and_cells_can_have_seeds(quick, engine):
    view = quick.tab.views.others["sweep"]
    quick.form |= {view.knobs[1]: "none", view.values[0]: "1..3", view.knobs[0]: "top_k", view.seeds: 2}
    lines = quick.compare("sweep")
    assert len(engine.requests) == 6 and len(lines[0]["axes"]) == 1


@pytest.mark.parametrize(("same", "seeds"), [(True, [4, 5] * 3), (False, [4, 5, 6, 7, 8, 9])])
def test_cells_share_their_seeds_or_each_has_its_own(quick, engine, same, seeds):
    view = quick.tab.views.others["sweep"]
    quick.form |= {view.knobs[1]: "none", view.values[0]: "1..3", view.knobs[0]: "top_k", view.seeds: 2}
    quick.form[quick.tab.page.controls.same_luck] = same
    quick.compare("sweep", seed="4")
    assert [request.seed for request in engine.requests] == seeds


@pytest.mark.parametrize(
    ("knobs", "values", "words"),
    one_in(2, [
        (("temperature", "none"), ("warm", ""), "temperature"),
        (("temperature", "temperature"), ("1", "2"), "temperature is chosen twice"),
        (("temperature", "top_k"), ("0.1..5 by 0.1", "1..50"), "the limit here is"),
        (("temperature", "none"), ("", ""), "There are no values of temperature"),
    ]),
)
def test_what_makes_no_grid_is_refused(quick, engine, knobs, values, words):
    view = quick.tab.views.others["sweep"]
    quick.form |= dict(zip(view.knobs, knobs, strict=True)) | dict(zip(view.values, values, strict=True))
    assert quick.compare("sweep") == []
    assert words in quick.says() and engine.requests == []


@pytest.mark.slow
def test_a_knob_without_an_effect_is_told_and_the_grid_still_runs(quick, engine):
    quick.form[quick.tab.page.controls.preset] = "greedy"
    quick.set_knobs(PRESETS["greedy"].config)
    view = quick.tab.views.others["sweep"]
    quick.form |= {view.knobs[1]: "none", view.values[0]: "0.5 1"}
    assert quick.compare("sweep")[-1]["type"] == "Done"
    assert len(engine.requests) == 2 and "do_sample" in quick.says()


def test_a_knob_that_is_chosen_brings_values():
    assert _suggested("num_beams") == "1, 2, 4, 8"
    assert _suggested("none") == ""


# ------------------------------------------------------------------------------------------- cells of known texts


@pytest.fixture(scope="module")
def visitor():
    engine = LocalEngine()
    visitor = Visitor(make_tab(engine), "sweep")
    view = visitor.tab.views.others["sweep"]
    visitor.set_knobs({"do_sample": True, "top_k": 0, "max_new_tokens": 8})
    visitor.form |= {view.knobs[1]: "none", view.values[0]: "0.98, 0.99, 1, 1.01, 1.02", view.knobs[0]: "temperature"}
    visitor.set(seed="4")
    yield visitor
    engine.close()


@pytest.fixture
def ran(visitor):
    """The lines of a sweep that has run."""
    visitor.form[visitor.tab.views.others["sweep"].skip_same] = True
    return visitor.compare("sweep")


def make(visitor, entry):
    """Ask for a run after all."""

    async def run():
        async for update in visitor.tab.views.others["sweep"].make_run(MakeCell(entry=entry), visitor.http):
            visitor.take(update)

    asyncio.run(asyncio.wait_for(run(), 60))


def of(lines, kind):
    return [line for line in lines if line["type"] == kind]


def test_a_cell_whose_text_is_known_is_not_run(visitor, ran):
    comparison = visitor.session.comparisons["sweep"]
    known = {line["entry"]: line["of"] for line in of(ran, "Known")}
    assert known == comparison.same_text and known
    assert {line["entry"] for line in of(ran, "Ended")} == set(range(5)) - set(known)
    assert ran[-1] == {"type": "Done", "stopped": False} and comparison.over
    assert "same text" in visitor.save("sweep", "csv")["text"]


def test_every_cell_is_run_where_the_person_wants_it(visitor):
    visitor.form[visitor.tab.views.others["sweep"].skip_same] = False
    lines = visitor.compare("sweep")
    assert not of(lines, "Known") and len(of(lines, "Ended")) == 5


def test_a_cell_is_run_after_all(visitor, ran):
    comparison = visitor.session.comparisons["sweep"]
    (number, other), *rest = comparison.same_text.items()
    make(visitor, number)
    assert visitor.session.comparisons["sweep"] is comparison and comparison.same_text == dict(rest)
    texts = [comparison.traces[each].sequences[0].token_ids for each in (number, other)]
    assert texts[0] == texts[1] and comparison.over
    log = visitor.form[visitor.tab.views.others["sweep"].log]
    assert log.count('"type":"Comparison"') == 1 and log.count('"type":"Done"') == 1


@pytest.mark.parametrize("entry", [None, "x", -1, 2, 99])
def test_what_was_not_left_out_is_not_run_again(visitor, ran, entry):
    if entry in visitor.session.comparisons["sweep"].same_text:
        pytest.skip("this one was left out")
    before = visitor.session.turn
    make(visitor, entry)
    assert "This run is no longer here." in visitor.says() and visitor.session.turn == before
