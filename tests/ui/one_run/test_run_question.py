"""What the pane of the logit lens asks about the run that is shown, and what comes back to it."""

from __future__ import annotations

import asyncio
import json

import pytest

from playground.engines.local import LocalEngine
from playground.questions.lens import LensQuestion
from playground.questions.next_scores import ScoresQuestion
from playground.requests.request import GenerationRequest
from playground.trace import Failed, event_to_line, replace
from playground.ui.page.ask_kinds import LookIntoLayers, ReadScores
from tests.support.fakes import FakeEngine, started
from tests.support.visiting import Visitor, make_tab


@pytest.fixture(scope="module")
def tab():
    return make_tab(FakeEngine())


@pytest.fixture
def visitor(tab, request):
    visitor = Visitor(tab, request.node.name)
    visitor.set_knobs({"max_new_tokens": 6})
    return visitor


def asked(visitor, kind=LookIntoLayers, **changes):
    """What the page's script asks of the run that is shown: about all generated tokens."""
    turn, *lines = visitor.form[visitor.tab.page.display.log].split("\n")
    line = next(line for line in lines if line.startswith('{"type":"Started"'))
    begun = len(json.loads(line)["prompt_tokens"])
    ids = [step["step"]["chosen"][0] for step in map(json.loads, lines[:-1]) if step["type"] == "Stepped"]
    places = [begun, begun + 1]
    return kind(**{"ids": ids, "places": places, "turn": int(turn), "started": line} | changes)


def answers(visitor, **changes):
    """Every answer that comes back to the page."""
    found, lens = [], visitor.tab.lens

    async def run():
        async for update in lens.ask(asked(visitor, **changes), visitor.http):
            visitor.take(update)
            if lens.component in update:
                found.append(json.loads(update[lens.component].split("\n", 1)[1]))

    asyncio.run(asyncio.wait_for(run(), 60))
    return found


def test_the_shown_run_stays_and_its_ids_are_asked_about(visitor):
    trace = visitor.generate(prompt="The cat", seed="5")
    before = (visitor.log(), visitor.session.request, visitor.session.turn)
    visitor.set(prompt="Something else")  # what the page says by now does not matter
    (found,) = answers(visitor)
    question = visitor.tab.page.engine.questions[-1]
    prompt = [token.token_id for token in trace.started.prompt_tokens]
    assert question.text == prompt + trace.sequences[0].token_ids and question.source is None
    assert question.places == [len(prompt), len(prompt) + 1] and question.model == "stories"
    assert found["turn"] == visitor.session.turn and len(found["found"]["layers"]) == 4
    assert (visitor.log(), visitor.session.request, visitor.session.turn) == before
    assert visitor.session.trace is trace and visitor.notes() == [] and not visitor.session.busy


def test_a_source_is_read_by_the_encoder(visitor):
    trace = visitor.generate()
    line = event_to_line(replace(trace.started, decoder_tokens=trace.started.prompt_tokens[:1]))
    assert answers(visitor, started=line, places=[1, 3])[0]
    question = visitor.tab.page.engine.questions[-1]
    assert question.source == [token.token_id for token in trace.started.prompt_tokens]
    assert question.text == [question.source[0], *trace.sequences[0].token_ids]


@pytest.mark.parametrize(
    ("changes", "says"),
    [
        ({"ids": []}, "no text whose layers"),
        ({"ids": [-1]}, "no text whose layers"),
        ({"places": [-1]}, "no text whose layers"),
        ({"places": []}, "no such token"),
        ({"places": [0]}, "no such token"),
        ({"places": [10**9]}, "no such token"),
        ({"ids": [5] * 100, "places": list(range(1, LensQuestion.most + 2))}, "too many"),
        ({"started": ""}, "no text whose layers"),
        ({"started": "[" * 100_000}, "no text whose layers"),
        ({"started": event_to_line(Failed("no"))}, "no text whose layers"),
    ],
)
def test_what_cannot_be_read_is_refused_and_nothing_is_lost(visitor, changes, says):
    trace = visitor.generate(seed="3")
    assert answers(visitor, **changes) == [None]
    assert says in visitor.says() and visitor.session.trace is trace


def test_a_model_that_cannot_be_read_so_is_told(lend_tab):
    visitor = Visitor(lend_tab(FakeEngine()))
    visitor.generate()
    line = event_to_line(replace(started(GenerationRequest("mixed", "a")), request={"model": "mixed"}))
    assert answers(visitor, started=line, places=[1]) == [None]
    assert "mixed cannot be asked this. Choose another model." in visitor.says()


def test_a_turn_that_is_none_comes_back_as_none(visitor):
    visitor.generate()
    assert answers(visitor, turn=None)[0]["turn"] is None


def test_it_can_be_stopped(lend_tab):
    visitor = Visitor(lend_tab(FakeEngine(pace=0.2)))
    visitor.set_knobs({"max_new_tokens": 1})
    visitor.generate()
    lens, found = visitor.tab.lens, []

    async def run():
        async for update in lens.ask(asked(visitor, places=[1]), visitor.http):
            visitor.take(update)
            assert visitor.session.busy or lens.component in update
            visitor.tab.stop(visitor.http)
            found.extend([update[lens.component]] if lens.component in update else [])

    asyncio.run(asyncio.wait_for(run(), 60))
    assert [each.split("\n", 1)[1] for each in found] == ["null"]
    assert "Reading the layers was stopped." in visitor.says() and not visitor.session.busy


def test_a_real_engine_answers_a_recorded_run(lend_tab):
    engine = LocalEngine()
    try:
        visitor = Visitor(lend_tab(engine))
        visitor.set_knobs({"max_new_tokens": 4, "do_sample": False})
        trace = visitor.generate(prompt="The capital of Australia is", model="facts")
        (found,) = answers(visitor)
        assert [token["id"] for token in found["found"]["tokens"]] == trace.sequences[0].token_ids[:2]
        assert [cell["rank"] for cell in found["found"]["layers"][-1]] == [1, 1]
    finally:
        engine.close()


def test_a_run_that_has_read_a_picture_is_refused(visitor):
    visitor.generate(prompt="The cat", seed="5")
    line = json.loads(asked(visitor).started)
    line["media"] = [{"kind": "image", "start": 0, "end": 1}]
    count = len(visitor.tab.page.engine.questions)
    assert answers(visitor, started=json.dumps(line)) == [None]
    assert len(visitor.tab.page.engine.questions) == count
    assert "reads only text" in str(visitor.notes())


# ------------------------------------------------------------------------------------------------- scores in hand


def scores(visitor, **changes):
    """Every answer about scores that comes back to the page."""
    question = visitor.tab.scores
    answer = question.ask_by_itself(asked(visitor, ReadScores, **changes), visitor.http)
    update = asyncio.run(asyncio.wait_for(answer, 60))
    visitor.take(update)
    return [json.loads(update[question.component].split("\n", 1)[1])]


@pytest.fixture(scope="module")
def real_visitor():
    engine = LocalEngine()
    visitor = Visitor(make_tab(engine), "scores")
    visitor.set_knobs({"max_new_tokens": 4, "do_sample": True, "top_k": 5})
    visitor.generate(prompt="Once upon a time")
    yield visitor
    engine.close()


def test_scores_are_read_of_a_model_that_is_loaded_and_nothing_is_said(real_visitor):
    visitor, trace = real_visitor, real_visitor.session.trace
    begun, ids = len(trace.started.prompt_tokens), trace.sequences[0].token_ids
    before = (visitor.log(), visitor.session.request, visitor.says())
    (answer,) = scores(visitor, places=[begun + 2], tokens=[9])
    found = answer["found"]
    assert answer["turn"] == visitor.session.turn and found["index"] == 2 and found["tokens"][0][0] == 9
    listed = {token[0]: token[2] for token in found["head"]}
    assert ids[2] in listed and {token[0] for token in found["before"]} >= {*ids[:2]}
    assert (visitor.log(), visitor.session.request, visitor.says()) == before and not visitor.session.busy


@pytest.mark.parametrize(
    "changes",
    [
        {"ids": []}, {"places": []}, {"places": [0]}, {"places": [10**9]}, {"places": [5, 6]}, {"tokens": [-1]},
        {"tokens": [10**6]}, {"started": ""}, {"places": [-1]},
    ],
)  # fmt: skip
def test_where_scores_cannot_be_read_there_is_no_answer(real_visitor, changes):
    begun = len(real_visitor.session.trace.started.prompt_tokens)
    said = real_visitor.says()
    assert [each["found"] for each in scores(real_visitor, **{"places": [begun]} | changes)] == [None]
    assert real_visitor.says() == said


def test_no_model_is_opened_for_scores(visitor):
    visitor.generate(seed="5")
    count = len(visitor.tab.page.engine.questions)
    assert [each["found"] for each in scores(visitor, places=[5])] == [None]
    assert not any(isinstance(each, ScoresQuestion) for each in visitor.tab.page.engine.questions[count:])
