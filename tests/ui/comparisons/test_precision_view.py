"""The view "Precision", called as Gradio calls it: from the controls to the log."""

from __future__ import annotations

import asyncio
import json

import pytest

from playground.engines.local import LocalEngine
from playground.experiments.precision import PRECISIONS
from playground.presets.presets import PRESETS
from playground.requests.request import GenerationRequest
from playground.server.sessions import LaneSettings, Sessions
from playground.settings import Settings
from playground.trace import Failed
from tests.support.fakes import FakeEngine, scripted
from tests.support.visiting import Visitor, make_tab


@pytest.fixture(scope="module")
def tab():
    return make_tab(FakeEngine())


@pytest.fixture
def engine(tab):
    tab.page.engine.__init__()
    return tab.page.engine


@pytest.fixture
def visitor(engine, tab):
    tab.page.sessions = Sessions()
    visitor = Visitor(tab)
    visitor.set_knobs({"max_new_tokens": 4})
    choose(visitor, "float32", "nf4", repeats=1)
    return visitor


def view_of(visitor):
    return visitor.tab.views.others["precision"]


def choose(visitor, *names, other="", repeats=2):
    view = view_of(visitor)
    visitor.form |= {box: name in names for name, box in view.boxes.items()}
    visitor.form |= {view.other: other, view.repeats: repeats}


def found(lines):
    return next(line["values"] for line in reversed(lines) if line["type"] == "Found")


def compare(visitor):
    """The values found at the end, of a log that may begin anew when the runs have ended."""
    view, values = view_of(visitor), []
    visitor.form[visitor.tab.views.open] = "precision"

    async def run() -> None:
        async for update in visitor.tab.views.run_open(visitor.form, visitor.http):
            taken = visitor.take(update)
            values.extend([taken[view.log]] if view.log in taken else [])

    asyncio.run(asyncio.wait_for(run(), 60))
    return [[json.loads(line) for line in value.splitlines()[1:]] for value in values]


def test_each_precision_writes_by_turns_and_reads_the_firsts_text(visitor, engine):
    logs = compare(visitor)
    assert [request.model for request in engine.requests] == ["stories?dtype=float32", "stories?quantization=nf4"] * 2
    (pair,) = engine.questions
    assert (pair.reference, pair.other) == ("stories?dtype=float32", "stories?quantization=nf4")
    assert len(pair.text) == 4 and len(pair.prompt) == 4
    values = found(logs[-1])
    assert values["groups"][1]["pair"]["mean"] == pytest.approx(0.0015) and values["reading"] is None
    assert values["groups"][1]["parts_at"] is None and values["groups"][1]["ratio"]["median"] == 1
    assert visitor.session.comparisons["precision"].ended == 4 and not visitor.session.busy
    assert not [note for note in visitor.notes() if note["severity"] == "error"]


def test_any_other_model_can_stand_beside(visitor, engine):
    choose(visitor, "float32", other=" stories-draft ", repeats=1)
    values = found(compare(visitor)[-1])
    assert [group["title"] for group in values["groups"]] == ["float32", "stories-draft"]


def test_models_with_other_tokens_are_told_and_the_rest_is_read(visitor, engine):
    choose(visitor, "float32", "8bit", other="apart", repeats=1)
    engine.script = lambda request: scripted(request)
    values = found(compare(visitor)[-1])
    assert values["groups"][2]["pair"]["error"]["message"] == "They know different tokens."
    assert values["groups"][1]["pair"]["mean"] > 0


def test_what_cannot_be_opened_leaves_the_others(visitor, engine):
    def script(request):
        if "quantization" in request.model:
            yield Failed("bitsandbytes is missing.", "Install it.", "ModelError")
        else:
            yield from scripted(request)

    engine.script = script
    choose(visitor, "float32", "float16", "nf4", repeats=1)
    values = found(compare(visitor)[-1])
    assert values["groups"][2]["failed"]["message"] == "bitsandbytes is missing."
    assert values["groups"][2]["pair"] is None and values["groups"][1]["pair"]["mean"] > 0
    assert [pair.other for pair in engine.questions] == ["stories?dtype=float16"]


@pytest.mark.parametrize(
    ("names", "repeats", "message"),
    [
        (["nf4"], 1, "There is only one model, so there is nothing to compare it with. Choose two precisions."),
        (list(PRECISIONS), 20, "make 147 runs"),
    ],
)
def test_what_is_no_comparison_says_so(visitor, engine, names, repeats, message):
    choose(visitor, *names, repeats=repeats)
    view_of(visitor)._most = 140
    assert compare(visitor) == [] and message in visitor.says() and engine.requests == []


@pytest.mark.slow
def test_stop_while_they_read_keeps_what_is_known(visitor, engine):
    choose(visitor, "float32", "float16", "nf4", repeats=1)
    engine.pace = 0.02
    view = view_of(visitor)
    visitor.form[visitor.tab.views.open] = "precision"

    async def run() -> None:
        async for update in visitor.tab.views.run_open(visitor.form, visitor.http):
            visitor.take(update)
            if engine.questions:
                visitor.tab.stop(visitor.http)

    asyncio.run(asyncio.wait_for(run(), 60))
    values = found([json.loads(line) for line in visitor.form[view.log].splitlines()[1:]])
    assert [group["pair"] for group in values["groups"]] == [None] * 3 and len(engine.questions) == 1
    assert values["groups"][1]["pace"] and "Stopped" in visitor.says()
    assert visitor.session.comparisons["precision"].stopped


def test_stop_before_that_reads_nothing(visitor, engine):
    engine.pace = 0.01
    visitor.compare("precision", stop_after=3)
    assert engine.questions == []


def test_what_the_machine_cannot_do_is_greyed_with_the_reason(visitor, engine):
    engine.why_not = {"nf4": "Weights of 8 or 4 bits need the package bitsandbytes."}
    view = view_of(visitor)
    boxes = asyncio.run(view.arrive())
    nf4, int8 = boxes[view.boxes["nf4"]], boxes[view.boxes["8bit"]]
    assert nf4["interactive"] is False and nf4["value"] is False and int8["interactive"] is True
    assert nf4["info"] == "Not available here. Weights of 8 or 4 bits need the package bitsandbytes."
    assert int8["info"] == PRECISIONS["8bit"].meaning


# ----------------------------------------------------------------------------------------------- lanes of their own


@pytest.mark.slow
def test_lanes_in_two_precisions_stand_beside_each_other(lend_tab):
    """With the real engine: each lane writes what its model writes alone."""
    engine = LocalEngine(Settings.local())
    visitor = Visitor(lend_tab(engine))
    visitor.set(preset="greedy", seed="7")
    visitor.set_knobs(PRESETS["greedy"].config | {"max_new_tokens": 10})
    view = visitor.tab.views.side_by_side
    visitor.call(view.arrive, visitor.form)
    first = visitor.session.lanes[0]
    names = ["stories", "stories?quantization=nf4", "stories?dtype=bfloat16"]
    visitor.session.lanes = [LaneSettings(number, first.values | {"model": name}) for number, name in enumerate(names)]
    visitor.form |= {
        visitor.tab.page.controls.model: names[0], view.lane_controls.editing: "0", view.common: False
    }  # fmt: skip
    visitor.compare("lanes")
    comparison = visitor.session.comparisons["lanes"]
    assert [trace.started.model for trace in comparison.traces] == names
    alone = []
    for name in names:
        request = GenerationRequest(name, "Once upon a time", config={"max_new_tokens": 10, "do_sample": False}, seed=7)
        alone.append(list(engine.stream(request))[-1].sequences[0].token_ids)
    assert [trace.sequences[0].token_ids for trace in comparison.traces] == alone and alone[0] != alone[1]
    heads = json.loads(visitor.form[view.lanes].split("\n", 1)[1])
    assert [head["model"] for head in heads] == names and not any(head["problem"] for head in heads)
    engine.close()
