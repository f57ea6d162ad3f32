"""The view "Drafts", called as Gradio calls it: from the controls to the log."""

from __future__ import annotations

import dataclasses
import math

import pytest

from playground.presets.presets import PRESETS
from playground.server.sessions import Sessions
from playground.settings import Settings
from playground.trace import Failed, Shared
from playground.ui.comparisons.trials_view import QUESTIONS
from playground.ui.page.ask_kinds import OpenEntry
from tests.support.drafted import assisted, plain
from tests.support.fakes import FakeEngine
from tests.support.slow import mostly_slow
from tests.support.visiting import Visitor, make_tab, places, received


def script(request):
    """Greedy texts and samples, with drafts and without."""
    ids = range(100, 100 + request.config.get("max_new_tokens", 12))
    if request.assistant or request.config.get("prompt_lookup_num_tokens"):
        return assisted(request, ids, draft=0.001)
    return plain(request, ids)


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
    choose(visitor, "greedy")
    return visitor


def choose(visitor, preset, assistant="stories-draft"):
    """Set the strategy and the knobs as a preset has them."""
    visitor.set(preset=preset, assistant=assistant)
    visitor.set_knobs(PRESETS[preset].config | {"max_new_tokens": 12})


def view_of(visitor):
    return visitor.tab.views.others["trial"]


def ask(visitor, question, **held):
    """Ask the question, with other values in the view's controls; returns the lines of the log."""
    view = view_of(visitor)
    visitor.form |= {view.question: question} | {getattr(view, name): value for name, value in held.items()}
    return visitor.compare("trial")


def found(lines):
    return [line["values"] for line in lines if line["type"] == "Found"]


def sides(engine):
    return ["with" if request.assistant else "without" for request in engine.requests]


# -------------------------------------------------------------------------------------------------------- the questions


def test_is_it_faster(visitor, engine):
    lines = ask(visitor, "speed", repeats=5)
    assert sides(engine) == ["without", "with"] * 6
    assert [line["type"] for line in lines[:2]] == ["Comparison", "Found"] and lines[-1]["type"] == "Done"
    values = found(lines)
    assert {each["question"] for each in values} == {"speed"}
    done = [each["done"] for each in values]
    assert done[0] == 0 and done == sorted(done) and done[-1] == 12
    assert values[-1]["verdict"] == "faster" and values[-1]["identical"]["equal"] and not values[-1]["others"]
    assert len(values[-1]["pairs"]) == 5
    assert lines[0]["kind"] == "trial" and [group["label"] for group in lines[0]["groups"]] == ["without", "with"]


def test_the_runs_whose_time_counts_come_one_at_a_time(visitor, engine):
    alive = []
    submit = engine.submit

    def counting(request, listen, owner=None):
        alive.append(sum(not run.done for run in engine.runs))
        return submit(request, listen)

    engine.submit, engine.pace = counting, 0.001
    ask(visitor, "speed", repeats=2)
    assert alive == [0] * 6
    alive.clear()
    view = view_of(visitor)
    ask(visitor, "lengths", repeats=1, knob="num_assistant_tokens")
    assert len(alive) == 20 and set(alive) == {0}
    alive.clear()
    choose(visitor, "speculative")
    visitor.form[view.samples] = 10
    ask(visitor, "same")
    assert max(alive) > 5, "samples may be drawn side by side"


def test_which_draft_length(visitor, engine):
    view = view_of(visitor)
    visitor.form[view.values["num_assistant_tokens"]] = "2, 4..6"
    lines = ask(visitor, "lengths", repeats=5)
    values = found(lines)[-1]
    assert (values["question"], values["knob"]) == ("lengths", "num_assistant_tokens")
    assert [point["value"] for point in values["points"]] == ["2", "4", "5", "6"]
    assert [request.config.get("num_assistant_tokens") for request in engine.requests] == [None, 2, 4, 5, 6] * 6
    assert values["leader"] in (1, 2, 3, 4) and len(values["curve"]) == 6
    assert "gives less than 40%" in visitor.says()


def test_each_knob_has_values_of_its_own(visitor, engine):
    view = view_of(visitor)
    visitor.form[view.values["num_assistant_tokens"]] = "no numbers"
    ask(visitor, "lengths", repeats=1, knob="num_assistant_tokens_schedule")
    schedules = [request.config.get("num_assistant_tokens_schedule") for request in engine.requests]
    assert schedules == [None, "constant", "heuristic", "heuristic_transient"] * 2


def test_copied_drafts_have_a_length_of_their_own(visitor, engine):
    choose(visitor, "prompt-lookup", "none")
    lines = ask(visitor, "lengths", repeats=1)
    assert found(lines)[-1]["knob"] == "prompt_lookup_num_tokens" and "copied from the text" in visitor.says()
    assert [r.config.get("prompt_lookup_num_tokens") for r in engine.requests[:3]] == [None, 1, 2]


def test_is_it_the_same_for_greedy_decoding(visitor, engine):
    (*_, values) = found(ask(visitor, "same"))
    assert (values["mode"], values["equal"], values["runs"]) == ("greedy", True, 2)
    assert sides(engine) == ["without", "with"]


def test_is_it_the_same_for_sampling(visitor, engine):
    choose(visitor, "speculative")
    lines = ask(visitor, "same", samples=10)
    values = found(lines)
    assert values[0]["verdict"] == "wait" and [each["p"] for each in values[:-1]] == [None] * (len(values) - 1)
    assert (values[-1]["p"], values[-1]["verdict"], values[-1]["counts"]) == (1.0, "same", [10, 10])
    assert len({request.seed for request in engine.requests}) == 20


# -------------------------------------------------------------------------------------------- what can stand in the way


def test_the_bundled_models_own_draft_model_helps_out(visitor, engine):
    choose(visitor, "greedy", "none")
    assert ask(visitor, "same")[-1]["type"] == "Done"
    assert "stories-draft drafts" in visitor.says() and sides(engine) == ["without", "with"]


def test_knobs_of_drafts_are_not_told_to_be_idle_where_that_model_helps_out(visitor):
    visitor.set(assistant="none", preset="assisted")
    visitor.set_knobs(PRESETS["assisted"].config)
    ask(visitor, "same")
    assert "is ignored" not in visitor.says()


@pytest.mark.parametrize(
    ("controls", "config", "question", "words"),
    [
        ({"model": "stories-draft", "assistant": "none"}, {}, "speed", "Choose a draft model, or set"),
        ({}, {"num_beams": 3}, "speed", "Set num_beams to 1."),
        ({}, {"num_beams": 3}, "same", "Set num_beams to 1."),
        ({}, {"do_sample": True, "num_return_sequences": 3}, "same", "Set num_return_sequences to 1."),
        ({"seed": "x"}, {}, "speed", "Write a whole number"),
    ],
)
def test_what_cannot_be_tried_is_refused(visitor, engine, controls, config, question, words):
    visitor.set(**controls)
    visitor.set_knobs(PRESETS["greedy"].config | config)
    assert ask(visitor, question) == []
    assert words in visitor.says() and engine.requests == []


@pytest.mark.parametrize(
    ("knob", "typed", "named"),
    [
        ("num_assistant_tokens", "", []),
        ("num_assistant_tokens", "1, many", ["'many'"]),
        ("num_assistant_tokens", "0", ["0", "1"]),
        ("assistant_confidence_threshold", "0..2 by 0.5", ["1.5", "1"]),
        ("num_assistant_tokens", "1..50", ["1071"]),
    ],
)
def test_values_that_do_not_fit_are_refused(visitor, engine, knob, typed, named):
    view = view_of(visitor)
    visitor.form |= {view.values[knob]: typed}
    assert ask(visitor, "lengths", knob=knob, repeats=20) == [] and engine.requests == []
    visitor.assert_refused(knob, *named)


def test_a_public_instance_allows_no_more_runs_than_it_says(lend_tab, engine):
    visitor = Visitor(lend_tab(engine, dataclasses.replace(Settings.public(), max_runs=10)))
    choose(visitor, "speculative")
    view = view_of(visitor)
    assert (view.repeats.maximum, view.samples.maximum) == (4, 5)
    for question in ("speed", "same"):
        engine.requests.clear()
        ask(visitor, question, repeats=1000, samples=1000)
        assert len(engine.requests) == 10
    assert ask(visitor, "lengths") == [] and "the limit here is 10" in visitor.says()


def test_a_run_that_fails_is_told_and_the_others_go_on(engine, visitor):
    engine.script = lambda request: iter([Failed("No.", "Try.")]) if len(engine.requests) == 3 else script(request)
    lines = ask(visitor, "speed", repeats=4)
    assert len(engine.requests) == 10 and len(found(lines)[-1]["pairs"]) == 3
    assert [line["failed"] is not None for line in lines if line["type"] == "Ended"].count(True) == 1


def test_others_that_decode_meanwhile_are_told(engine, visitor):
    def crowded(request):
        first, *rest = script(request)
        return iter([first, Shared(2, True), *rest])

    engine.script = crowded
    assert found(ask(visitor, "speed", repeats=1))[-1]["others"]


# ---------------------------------------------------------------------------------------------------- as other views do


@pytest.mark.parametrize("question", QUESTIONS.values())
def test_stop_keeps_what_was_found_so_far(visitor, engine, question):
    engine.pace = 0.01
    choose(visitor, "speculative" if question == "same" else "greedy")
    visitor.form[view_of(visitor).question] = question
    lines = visitor.compare("trial", stop_after=60 if question == "same" else 20)
    assert lines[-1] == {"type": "Done", "stopped": True} and not visitor.session.busy
    values = found(lines)
    assert 0 < values[-1]["done"] < values[-1]["runs"] and all(run.done for run in engine.runs)
    assert visitor.session.comparisons["trial"].found()["done"] == values[-1]["done"]


@pytest.mark.parametrize("what", ["csv", "json", "html"])
def test_what_ran_can_be_saved(visitor, what):
    view = view_of(visitor)
    visitor.call(view._saving(what))
    assert "nothing to save" in visitor.says()
    visitor.set(prompt="A <b>fox</b>")
    ask(visitor, "speed", repeats=1)
    visitor.call(view._saving(what))
    errand = visitor.errand()
    assert (errand["do"], errand["name"]) == ("download", f"trial.{what}")
    words = {"csv": "speed-up", "json": '"found":{"question":"speed"', "html": '"type":"Found"'}
    assert words[what] in errand["text"]
    assert what != "html" or "<b>fox" not in errand["text"]


def test_a_run_of_a_trial_opens_in_the_view_of_one_run(visitor):
    ask(visitor, "same")
    visitor.call(view_of(visitor).open_run, OpenEntry(kind="trial", entry=1))
    assert visitor.form[visitor.tab.views.open] == "one"
    assert [line["type"] for line in visitor.log()].count("DraftJudged") == 4


AWKWARD = [None, True, 10**400, math.nan, ["speed"], {"a": 1}, "\x00", "9" * 5000, "lengths", "same"]


@pytest.mark.parametrize(
    "value", mostly_slow(AWKWARD, lambda value: value is None or value == {"a": 1}), ids=lambda value: repr(value)[:12]
)
@pytest.mark.parametrize("question", QUESTIONS.values())
def test_whatever_a_browser_sends_is_answered(tab, engine, question, value):
    """Each input in turn holds what no page would send, in so far as Gradio lets it through."""
    engine.script = lambda request: iter([Failed("No.", "Try again.")])
    for number, component in enumerate(places(tab)):
        try:
            sent = received(component, value)
        except Exception:  # Gradio refuses it
            continue
        visitor = Visitor(tab, f"visitor {number}")
        view = view_of(visitor)
        visitor.form |= {view.question: question, view.samples: 10, view.repeats: 1, component: sent}
        lines = visitor.compare("trial")
        assert visitor.says() or lines[-1]["type"] == "Done"
