"""A sweep on the page, with the real engine: cells whose text is known are not run, unless a person wants it."""

from __future__ import annotations

import asyncio

import pytest

from playground.engines.local import LocalEngine
from playground.ui.page.ask_kinds import MakeCell
from tests.support.visiting import Visitor, make_tab


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
