"""The view "Watermarks", called as Gradio calls it: from the controls to the log."""

from __future__ import annotations

import asyncio
import dataclasses
import itertools
import json
import math
import random

import pytest

from playground.experiments.watermark_trials import KNOB, STRENGTHS
from playground.presets.presets import PRESETS
from playground.server.sessions import Sessions
from playground.settings import Settings
from playground.trace import Failed
from playground.ui.page.ask_kinds import OpenEntry
from playground.ui.watermarks import bayesian_training
from playground.ui.watermarks.watermark_view import QUESTIONS
from tests.support.drafted import plain
from tests.support.fakes import FakeEngine
from tests.support.slow import one_in
from tests.support.visiting import Visitor, make_tab, received
from tests.support.watermarked import GREEN, SYNTHID


def script(request):
    """Texts whose ids are more often even, which is green, where the request has a watermark."""
    draw = random.Random(request.seed)
    share = 0.8 if request.config.get(KNOB) else 0.2
    return plain(request, [2 * draw.randrange(500) + (draw.random() > share) for _ in range(16)])


@pytest.fixture(scope="module")
def tab():
    return make_tab(FakeEngine())


@pytest.fixture
def engine(tab):
    tab.page.engine.__init__(script)
    return tab.page.engine


@pytest.fixture
def visitor(engine, tab):
    tab.page.sessions = Sessions()
    visitor = Visitor(tab)
    knobs(visitor)
    return visitor


def knobs(visitor, watermark=GREEN, **config):
    """Set the knobs to sampling with this watermark."""
    marked = {KNOB: watermark} if watermark else {}
    visitor.set(preset="nucleus")
    visitor.set_knobs(PRESETS["nucleus"].config | {"max_new_tokens": 16} | marked | config)


def view_of(visitor):
    return visitor.tab.views.others["watermark"]


def ask(visitor, question, **held):
    """Ask the question, with other values in the view's controls; returns the lines of the log."""
    view = view_of(visitor)
    visitor.form |= {view.question: question} | {getattr(view, name): value for name, value in held.items()}
    return visitor.compare("watermark")


def found(lines):
    return [line["values"] for line in lines if line["type"] == "Found"]


def marks(engine):
    return [request.config.get(KNOB) for request in engine.requests]


# -------------------------------------------------------------------------------------------------------- the questions


def test_side_by_side(visitor, engine):
    lines = ask(visitor, "pair")
    assert marks(engine) == [None, GREEN] and len({request.seed for request in engine.requests}) == 1
    assert lines[0]["kind"] == "watermark" and lines[-1] == {"type": "Done", "stopped": False}
    first, *_, last = found(lines)
    assert first["done"] == 0 and [text["report"] for text in first["texts"]] == [None, None]
    plain, marked = [text["report"] for text in last["texts"]]
    assert marked["z_score"] > plain["z_score"] and len(plain["tokens"]) == 16


def test_both_texts_are_written_at_a_time(visitor, engine):
    engine.pace, alive = 0.001, []
    submit = engine.submit

    def counting(request, listen, owner=None):
        alive.append(sum(not run.done for run in engine.runs))
        return submit(request, listen)

    engine.submit = counting
    ask(visitor, "pair")
    assert alive == [0, 1]


def test_how_sure_is_detection(visitor, engine):
    last = found(ask(visitor, "sure", samples=12))[-1]
    assert last["counts"] == [12, 12] and len(engine.requests) == 24
    assert len({request.seed for request in engine.requests}) == 24
    (score,) = last["scores"]
    assert score["name"] == "z" and score["auc"] > 0.9 and len(score["rates"]) == 3 and last["lengths"]


def test_what_does_it_cost(visitor, engine):
    view = view_of(visitor)
    visitor.form[view.values["bias"]] = "1, 4"
    last = found(ask(visitor, "cost", seeds=2))[-1]
    assert [mark and mark["bias"] for mark in marks(engine)] == [None, 1.0, 4.0] * 2
    assert [point["value"] for point in last["points"]] == [None, 1.0, 4.0]
    assert all(point["texts"] == 2 and point["perplexity"] for point in last["points"])


def test_the_keys_of_synthid_are_swept_instead(visitor, engine):
    knobs(visitor, SYNTHID)
    view = view_of(visitor)
    visitor.form |= {view.values["bias"]: "no numbers", view.values["keys"]: "1 3"}
    last = found(ask(visitor, "cost", seeds=1))[-1]
    assert [mark and len(mark["keys"]) for mark in marks(engine)] == [None, 1, 3]
    assert (last["kind"], last["knob"]) == ("synthid", "keys")


def test_the_quiz_tells_no_pair_before_its_end(visitor):
    values = found(ask(visitor, "quiz"))
    assert [len(each["pairs"]) for each in values] == [0] * (len(values) - 1) + [5]


def test_repeated_ngrams_count_once_where_asked(visitor, engine):
    asked = []
    detect = engine.detect

    def noting(queries):
        asked.extend(queries)
        return detect(queries)

    engine.detect = noting
    for question, once in (("pair", True), ("sure", False), ("quiz", True)):
        asked.clear()
        ask(visitor, question, once=once, samples=5)
        assert {query.once for query in asked} == {once and question != "quiz"}
        assert all(query.watermark == GREEN and not query.with_prompt for query in asked)


# -------------------------------------------------------------------------------------------- what can stand in the way


def test_where_no_watermark_is_set_one_is_taken_and_told(visitor, engine):
    knobs(visitor, None)
    assert ask(visitor, "pair")[-1]["type"] == "Done"
    assert "green lists with a ratio of 0.25 and a bias of 4 are used" in visitor.says()
    assert marks(engine)[1]["bias"] == 4.0


@pytest.mark.parametrize(
    ("config", "question", "words"),
    [
        ({"do_sample": False}, "sure", "Set do_sample to true."),
        ({"do_sample": False}, "quiz", "Set do_sample to true."),
        ({"num_return_sequences": 3}, "pair", "Set num_return_sequences to 1."),
        ({KNOB: {"bias": "much"}}, "pair", "must be a number"),
        ({KNOB: {"greenlist_ratio": 2}}, "cost", "less than 1"),
    ],
)
def test_what_cannot_be_tried_is_refused(visitor, engine, config, question, words):
    knobs(visitor, **config)
    assert ask(visitor, question) == []
    assert words in visitor.says() and engine.requests == []


@pytest.mark.parametrize(
    ("typed", "words"),
    [("", "There are no values"), ("1, many", "are numbers"), ("1e9", "at most"), ("1 2 3", "Try fewer values")],
)
def test_values_that_do_not_fit_are_refused(visitor, engine, typed, words):
    view = view_of(visitor)
    visitor.form[view.values["bias"]] = typed
    view._most, most = 75, view._most
    try:
        assert ask(visitor, "cost", seeds=20) == []
    finally:
        view._most = most
    assert words in visitor.says() and engine.requests == []


def test_greedy_texts_can_be_compared_and_their_cost_told(visitor, engine):
    knobs(visitor, do_sample=False)
    assert ask(visitor, "pair")[-1]["type"] == "Done"
    engine.requests.clear()
    ask(visitor, "cost", seeds=5)
    assert len(engine.requests) == 1 + len(STRENGTHS["bias"].split(","))


def test_a_public_instance_allows_no_more_runs_than_it_says(lend_tab, engine):
    visitor = Visitor(lend_tab(engine, dataclasses.replace(Settings.public(), max_runs=10)))
    knobs(visitor)
    ask(visitor, "sure", samples=1000)
    assert len(engine.requests) == 10
    assert ask(visitor, "cost", seeds=20) == [] and "the limit here is 10" in visitor.says()


def test_a_run_that_fails_is_told_and_the_others_go_on(visitor, engine):
    engine.script = lambda request: iter([Failed("No.", "Try.")]) if len(engine.requests) == 3 else script(request)
    lines = ask(visitor, "sure", samples=6)
    assert sum(found(lines)[-1]["counts"]) == 11
    assert [line["failed"] is not None for line in lines if line["type"] == "Ended"].count(True) == 1


# ------------------------------------------------------------------------------------------------ the Bayesian detector


def train(visitor, stop=False):
    """Press the button; returns what the message line said, and the lines of the log, if there are new ones."""
    view, said, logs = view_of(visitor), [], []

    async def run():
        async for update in view.training.train(visitor.form, visitor.http):
            assert set(update) <= {visitor.tab.page.display.message, *visitor.tab.views.outputs}, "the outputs of a run"
            values = visitor.take(update)
            said.append(visitor.says())
            logs.extend([values[view.log]] if view.log in values else [])
            if stop and "round" in said[-1]:
                visitor.tab.stop(visitor.http)

    asyncio.run(asyncio.wait_for(run(), 30))
    return said, [json.loads(line) for line in logs[-1].splitlines()[1:]] if logs else []


def test_a_detector_is_trained_on_half_of_the_texts_and_saved(visitor, engine, monkeypatch):
    monkeypatch.setattr(bayesian_training, "PROGRESS_SECONDS", 0.005)
    knobs(visitor, SYNTHID)
    ask(visitor, "sure", samples=10)
    engine.pace = 0.02
    said, lines = train(visitor)
    assert any("round 2 of at most 3, loss 0.600" in each for each in said) and not visitor.session.busy
    assert "trained on 5 texts with the watermark and 5 without" in said[-1]
    last = found(lines)[-1]
    assert last["learned"] and [score["name"] for score in last["scores"]] == ["mean", "weighted_mean", "posterior"]
    assert last["counts"] == [5, 5] and lines[0]["type"] == "Comparison" and lines[-1]["type"] == "Done"
    visitor.call(view_of(visitor).training.save)
    saved = json.loads(visitor.errand()["text"])
    assert (saved["model"], saved["watermark"], saved["texts"]) == ("stories", SYNTHID, 10)


def test_training_can_be_stopped(visitor, engine, monkeypatch):
    monkeypatch.setattr(bayesian_training, "PROGRESS_SECONDS", 0.005)
    knobs(visitor, SYNTHID)
    ask(visitor, "sure", samples=10)
    engine.pace = 0.05
    rounds, teach = [], engine.train_detector

    def noting(model, marked, plain, watermark, progress, seed):
        def told(*numbers):
            rounds.append(numbers)
            return progress(*numbers)

        return teach(model, marked, plain, watermark, told, seed)

    engine.train_detector = noting
    _, lines = train(visitor, stop=True)
    assert len(rounds) < 4 and found(lines)[-1]["learned"], "the best so far is kept"


def test_one_detector_is_trained_at_a_time(tab, engine, monkeypatch):
    """The second waits for the first; a third one that is stopped while it waits is never trained."""
    monkeypatch.setattr(bayesian_training, "PROGRESS_SECONDS", 0.005)
    tab.page.sessions = Sessions()
    visitors = [Visitor(tab, name) for name in "abc"]
    for visitor in visitors:
        knobs(visitor, SYNTHID)
        ask(visitor, "sure", samples=8)
    engine.pace, alive, most, trained = 0.02, [], [], []
    teach = engine.train_detector

    def noting(*arguments):
        alive.append(arguments)
        most.append(len(alive))
        trained.append(teach(*arguments))
        alive.pop()
        return trained[-1]

    engine.train_detector = noting

    async def train_one(visitor):
        async for update in view_of(visitor).training.train(visitor.form, visitor.http):
            visitor.take(update)
            if visitor is visitors[2]:
                tab.stop(visitor.http)

    async def all_of_them():
        await asyncio.gather(*map(train_one, visitors))

    asyncio.run(asyncio.wait_for(all_of_them(), 30))
    assert most == [1, 1] and len(trained) == 2
    assert [bool(visitor.session.comparisons["watermark"].find.learned) for visitor in visitors] == [True, True, False]
    assert "Stopped before anything was trained" in visitors[2].says()


def test_what_cannot_be_trained_says_why(visitor, engine):
    for prepare, words in (
        (lambda: None, "Set watermarking_config to SynthID"),
        (lambda: ask(visitor, "sure", samples=6), "Set watermarking_config to SynthID"),
        (lambda: knobs(visitor, SYNTHID) or ask(visitor, "pair"), "ask that question"),
        (lambda: ask(visitor, "sure", samples=6), "Too few texts. Draw more samples"),
    ):
        prepare()
        said, lines = train(visitor)
        assert words in said[-1] and lines == [] and not visitor.session.busy
    visitor.call(view_of(visitor).training.save)
    assert "No detector was trained yet" in visitor.says()


# ---------------------------------------------------------------------------------------------------- as other views do


@pytest.mark.parametrize("question", ["sure", "cost", "quiz"])
def test_stop_keeps_what_was_found_so_far(visitor, engine, question):
    engine.pace = 0.01
    visitor.form[view_of(visitor).question] = question
    lines = visitor.compare("watermark", stop_after=12)
    assert lines[-1] == {"type": "Done", "stopped": True} and not visitor.session.busy
    assert found(lines)[-1]["question"] == question and all(run.done for run in engine.runs)


@pytest.mark.parametrize("what", ["csv", "runs", "json", "html"])
def test_what_ran_can_be_saved(visitor, what):
    visitor.set(prompt="A <b>fox</b>")
    ask(visitor, "pair")
    errand = visitor.save("watermark", what)
    assert (errand["do"], errand["name"]) == ("download", f"watermark.{'runs.csv' if what == 'runs' else what}")
    words = {"csv": "z-score", "runs": "Without watermark", "html": '"type":"Found"'}
    words["json"] = '"found":{"question":"pair"'
    assert words[what] in errand["text"] and (what != "html" or "<b>fox" not in errand["text"])


def test_a_run_of_an_experiment_opens_in_the_view_of_one_run(visitor):
    ask(visitor, "pair")
    visitor.call(view_of(visitor).open_run, OpenEntry(kind="watermark", entry=1))
    assert visitor.form[visitor.tab.views.open] == "one"
    assert [line["type"] for line in visitor.log()].count("Stepped") == 16


AWKWARD = [None, True, 10**400, math.nan, ["sure"], {"a": 1}, "\x00", "9" * 5000, "cost"]


@pytest.mark.parametrize("value", one_in(2, AWKWARD), ids=lambda value: repr(value)[:12])
def test_whatever_a_browser_sends_is_answered(tab, engine, value):
    """Each input of the view in turn holds what no page would send, in so far as Gradio lets it through."""
    engine.script = lambda request: iter([Failed("No.", "Try again.")])
    view = tab.views.others["watermark"]
    for number, (component, question) in enumerate(itertools.product(view.inputs, QUESTIONS.values())):
        try:
            sent = received(component, value)
        except Exception:  # Gradio refuses it
            continue
        visitor = Visitor(tab, f"visitor {number}")
        knobs(visitor)
        visitor.form |= {view.question: question, view.samples: 5, view.seeds: 1, component: sent}
        lines = visitor.compare("watermark")
        assert visitor.says() or lines[-1]["type"] == "Done"
