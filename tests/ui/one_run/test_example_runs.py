"""A press on an example whose model is not on this machine shows its recorded run; else it runs."""

from __future__ import annotations

import asyncio

import pytest

from playground.presets.presets import EXAMPLES
from playground.presets.recorded_runs import recorded_log
from playground.sharing.open_trace import open_log
from playground.trace import Trace
from playground.ui.controls.view_tabs import ONE
from playground.ui.page.ask_kinds import ChooseExample
from tests.support.offering import Offering
from tests.support.visiting import Visitor, make_tab

REAL = next(index for index, example in enumerate(EXAMPLES) if example.recorded)
EXAMPLE = EXAMPLES[REAL]


def arrive(here=False, **more):
    engine = Offering(EXAMPLE.model, here, **more)
    return Visitor(make_tab(engine)), engine


def press(visitor, index=REAL):
    """Press an example, and take in what follows."""
    visitor.call(visitor.tab.fill_chosen, visitor.form, ChooseExample(index=index))

    async def play():
        async for update in visitor.tab.play_example(visitor.form, visitor.http):
            assert set(update) <= set(visitor.tab.page.run_outputs)
            visitor.take(update)

    asyncio.run(play())


def says_recorded(visitor):
    return visitor.form[visitor.tab.page.display.log].split("\n", 1)[0].endswith(" recorded")


def test_its_recorded_run_is_shown_and_says_that_it_is_one():
    visitor, engine = arrive()
    press(visitor)
    assert engine.requests == [] and says_recorded(visitor)
    lines = visitor.form[visitor.tab.page.display.log].split("\n", 1)[1]
    recorded = open_log(recorded_log(EXAMPLE.recorded))
    assert Trace.from_lines(lines) == recorded and visitor.session.trace == recorded
    assert EXAMPLE.model in visitor.says() and "Click Generate" in visitor.says()
    assert visitor.session.request.config == EXAMPLE.effective and visitor.session.strategy == EXAMPLE.preset


@pytest.mark.parametrize("here", [True, None])  # None: nobody knows
def test_with_its_model_here_it_runs(here):
    visitor, engine = arrive(here)
    press(visitor)
    (request,) = engine.requests
    assert (request.model, request.config) == (EXAMPLE.model, EXAMPLE.effective) and not says_recorded(visitor)


def test_one_for_a_bundled_model_runs_whatever_was_pressed_before():
    visitor, engine = arrive()
    press(visitor)
    press(visitor, 0)
    assert [request.model for request in engine.requests] == [EXAMPLES[0].model] and not says_recorded(visitor)


def test_generate_runs_it_which_fetches_the_model():
    visitor, engine = arrive()
    press(visitor)
    visitor.generate()
    assert [request.model for request in engine.requests] == [EXAMPLE.model] and not says_recorded(visitor)


def test_from_another_view_it_is_one_run_and_lanes_stay():
    visitor, engine = arrive(here=True)
    visitor.form[visitor.tab.views.open] = visitor.tab.views.side_by_side.kind
    lanes = visitor.session.lanes
    press(visitor)
    assert [request.prompt for request in engine.requests] == [EXAMPLE.prompt]
    assert visitor.form[visitor.tab.views.open] == ONE and visitor.session.lanes == lanes


def test_a_run_that_was_under_way_is_stopped():
    visitor, engine = arrive(pace=0.05)
    visitor.set_knobs({"max_new_tokens": 200})

    async def both():
        async def run():
            async for update in visitor.tab.run(visitor.form, visitor.http):
                visitor.take(update)

        running = asyncio.ensure_future(run())
        while not (visitor.session.trace and visitor.session.trace.started):
            await asyncio.sleep(0.01)
        form = dict(visitor.form)
        form |= visitor.tab.fill_chosen(form, ChooseExample(index=REAL), visitor.http)
        async for update in visitor.tab.play_example(form, visitor.http):
            visitor.take(update)
        await asyncio.wait_for(running, 10)

    asyncio.run(both())
    assert says_recorded(visitor) and len(engine.requests) == 1
    assert visitor.session.trace == open_log(recorded_log(EXAMPLE.recorded))
