"""Experiments with watermarks: which runs they are made of, and with the bundled model, what these runs show."""

from __future__ import annotations

import dataclasses

import pytest

from playground.engines.local import LocalEngine
from playground.experiments.watermark_trials import (
    KNOB,
    MAX_VALUES,
    STRENGTHS,
    cost_trial,
    is_synthid,
    pair_trial,
    quiz_trial,
    strengths,
    sure_trial,
    with_watermark,
    without_watermark,
)
from playground.metrics.roc import auc
from playground.presets.presets import PRESETS
from playground.requests.request import GenerationRequest, RequestError
from playground.requests.validation import MAX_SEED, check
from playground.settings import Settings
from playground.watermarks.detection import Query
from tests.support.watermarked import GREEN, SYNTHID, judge

SAMPLING = {"do_sample": True, "top_k": 0, "max_new_tokens": 30}
PLAIN = GenerationRequest("stories", "Once upon a time", config=SAMPLING, seed=3)


def changed(request, **config):
    return dataclasses.replace(request, config={**request.config, **config})


MARKED = changed(PLAIN, **{KNOB: GREEN})
SYNTH = changed(PLAIN, **{KNOB: SYNTHID})
EVERY = [pair_trial, sure_trial, lambda r, j, **k: cost_trial(r, j, [1.0], **k), quiz_trial]


def plan(trial):
    """(group, seed) of every run, in order."""
    return [(entry.group, entry.request.seed) for entry in trial.entries]


def marks(trial):
    """The watermark of every run, in order."""
    return [entry.request.config.get(KNOB) for entry in trial.entries]


# -------------------------------------------------------------------------------------------- with it and without it


def test_a_request_without_a_watermark_gets_green_lists():
    request, notes = with_watermark(PLAIN)
    assert request.config == {**SAMPLING, KNOB: {**GREEN, "hashing_key": 15485863, "bias": 4.0}}
    assert [note.knob for note in notes] == [KNOB] and "a ratio of 0.25 and a bias of 4 are" in notes[0].message
    assert [d for d in check(request, Settings()) if d.severity == "error"] == []


@pytest.mark.parametrize("request_", [MARKED, SYNTH])
def test_a_watermark_of_the_request_stays(request_):
    assert with_watermark(request_) == (request_, [])
    assert without_watermark(request_) == PLAIN


@pytest.mark.parametrize(("watermark", "synthid"), [(GREEN, False), (SYNTHID, True), ({}, False), ({"bias": 1}, False)])
def test_which_kind_a_watermark_is(watermark, synthid):
    assert is_synthid(watermark) == synthid


@pytest.mark.parametrize(
    ("request_", "defaults", "words"),
    [
        (changed(MARKED, num_return_sequences=2), None, "Set num_return_sequences to 1."),
        (dataclasses.replace(MARKED, custom_generate="x/y"), None, "Your own decoding loop"),
        (PLAIN, {KNOB: GREEN}, "the model's own generation config sets a watermark"),
        (MARKED, {KNOB: GREEN}, "Choose another model."),
        (dataclasses.replace(MARKED, seed=MAX_SEED + 1), None, "Write a smaller seed."),
    ],
)
@pytest.mark.parametrize("make", EVERY)
def test_what_cannot_be_marked_is_refused(make, request_, defaults, words):
    with pytest.raises(RequestError) as refused:
        make(request_, judge, model_defaults=defaults)
    (problem,) = refused.value.diagnostics
    assert problem.severity == "error" and problem.fix
    assert words.lower() in f"{problem.message} {problem.fix}".lower()


@pytest.mark.parametrize("make", [sure_trial, quiz_trial])
def test_texts_that_would_all_be_the_same_are_refused(make):
    with pytest.raises(RequestError, match="Set do_sample to true"):
        make(changed(MARKED, do_sample=False), judge)
    make(changed(MARKED, do_sample=None), judge, model_defaults={"do_sample": True})


# ------------------------------------------------------------------------------------------------------ the experiments


def test_side_by_side_is_one_seed_without_and_with():
    trial = pair_trial(MARKED, judge)
    assert plan(trial) == [(0, 3), (1, 3)] and marks(trial) == [None, GREEN]
    assert trial.kind == "watermark" and [group.title for group in trial.groups] == [
        "Without watermark",
        "With watermark",
    ]
    assert trial.groups[0].settings == "no watermark" and "bias 2.0" in trial.groups[1].settings
    assert pair_trial(SYNTH, judge).groups[1].settings == "ngram_len 3, keys 3 numbers"


def test_a_seed_is_drawn_where_there_is_none():
    trial = pair_trial(dataclasses.replace(MARKED, seed=None), judge)
    (_, first), (_, second) = plan(trial)
    assert first == second is not None


def test_samples_have_seeds_of_their_own():
    trial = sure_trial(MARKED, judge, 4)
    assert plan(trial) == [(0, 3), (1, 4), (0, 5), (1, 6), (0, 7), (1, 8), (0, 9), (1, 10)]
    assert marks(trial) == [None, GREEN] * 4
    assert {entry.request.top_candidates for entry in trial.entries} == {1}


def test_the_cost_is_a_sweep_of_the_bias():
    trial = cost_trial(MARKED, judge, [1.0, 4.0], 2)
    assert plan(trial) == [(0, 3), (1, 3), (2, 3), (0, 4), (1, 4), (2, 4)]
    assert marks(trial) == [None, {**GREEN, "bias": 1.0}, {**GREEN, "bias": 4.0}] * 2
    assert [group.title for group in trial.groups] == ["Without watermark", "Bias 1", "Bias 4"]
    assert {entry.request.top_candidates for entry in trial.entries} == {10}


def test_the_cost_of_synthid_is_a_sweep_of_its_keys():
    trial = cost_trial(SYNTH, judge, [1, 3, 5], 1)
    assert [mark and mark["keys"] for mark in marks(trial)] == [None, [4], [4, 5, 6], [4, 5, 6, 7, 8]]
    assert trial.groups[3].title == "5 keys"


def test_greedy_texts_are_written_once():
    assert plan(cost_trial(changed(MARKED, do_sample=False), judge, [1.0], 5)) == [(0, 3), (1, 3)]


def test_no_more_runs_than_are_possible():
    with pytest.raises(RequestError, match="make 12 runs; the limit here is 11"):
        cost_trial(MARKED, judge, [1.0, 2.0], 4, most_runs=11)
    assert len(cost_trial(MARKED, judge, [1.0, 2.0], 4, most_runs=12).entries) == 12


def test_a_quiz_is_pairs_of_one_seed():
    trial = quiz_trial(MARKED, judge, 3)
    assert plan(trial) == [(0, 3), (1, 3), (0, 4), (1, 4), (0, 5), (1, 5)]


@pytest.mark.parametrize("preset", [name for name, preset in PRESETS.items() if not preset.words])
def test_every_strategy_has_a_marked_run(preset):
    request = changed(GenerationRequest("stories", "Once", config=PRESETS[preset].config), num_return_sequences=None)
    trial = pair_trial(request, judge)
    assert [bool(mark) for mark in marks(trial)] == [False, True]


# -------------------------------------------------------------------------------------------------- the typed strengths


@pytest.mark.parametrize(
    ("watermark", "text", "values"),
    [
        (GREEN, "0.5, 1; 2 -1,1.0", [0.5, 1, 2, -1]),
        (GREEN, STRENGTHS["bias"], [0.5, 1, 2, 3, 4, 6, 8]),
        (SYNTHID, STRENGTHS["keys"], [1, 5, 9, 15, 20, 30]),
    ],
)
def test_typed_values(watermark, text, values):
    assert strengths(watermark, text) == values


@pytest.mark.parametrize(
    ("watermark", "text", "words"),
    [
        (GREEN, "", "There are no values of bias"),
        (GREEN, "1, many", "Not all values of bias are numbers. Write numbers with commas"),
        (GREEN, "nan", "must be a number"),
        (GREEN, "1e9", "at most"),
        (SYNTHID, "1.5", "whole numbers"),
        (SYNTHID, "0", "cannot have 0 keys"),
        (SYNTHID, "65", "at most 64"),
        (SYNTHID, "99999999999", "at most 64"),
        (GREEN, " ".join(map(str, range(MAX_VALUES + 1))), "the limit"),
    ],
)
def test_values_that_do_not_fit_are_refused(watermark, text, words):
    with pytest.raises(RequestError) as refused:
        strengths(watermark, text)
    (problem,) = refused.value.diagnostics
    assert words in f"{problem.message} {problem.fix}" and problem.fix


# ----------------------------------------------------------------------------------------------------- real runs


@pytest.fixture(scope="module")
def engine():
    engine = LocalEngine()
    yield engine
    engine.close()


def played(trial, engine):
    """The trial with all its runs made, in lanes."""
    for number, events in enumerate([engine.stream(entry.request) for entry in trial.entries]):
        for event in events:
            trial.add(number, event)
    trial.end()
    return trial.found()


def judged_by(engine):
    def judging(texts, watermark, detector=None):
        return engine.detect([Query("stories", ids, watermark, detector=detector) for ids in texts])

    return judging


@pytest.mark.slow
@pytest.mark.parametrize(
    "config",
    [
        {"do_sample": True, "top_k": 0},
        {"do_sample": False},
        {"do_sample": False, "penalty_alpha": 0.6, "top_k": 4},
        {"do_sample": False, "num_beams": 3},
        {"do_sample": False, "prompt_lookup_num_tokens": 4},
    ],
    ids=["sampling", "greedy", "contrastive", "beams", "lookup"],
)
@pytest.mark.parametrize("scheme", ["lefthash", "selfhash"])
def test_the_marked_text_is_green_where_its_run_was_pushed(engine, config, scheme):
    """What the detector finds in the text alone is what the run noted, but for the token whose context is the
    prompt."""
    watermark = {**GREEN, "seeding_scheme": scheme, "bias": 3.0}
    request = dataclasses.replace(PLAIN, config={**config, "max_new_tokens": 24, KNOB: watermark})
    trial = pair_trial(request, judged_by(engine))
    plain, marked = (text["report"] for text in played(trial, engine)["texts"])
    assert marked["z_score"] > plain["z_score"]
    assert all(step.mark is None for step in trial.traces[0].steps)
    pushed = [step.mark.green for step in trial.traces[1].steps]
    found = [row[3] for row in marked["tokens"]]
    first = found.index(next(green for green in found if green is not None))
    assert first <= 1 and [bool(green) for green in pushed[first:]] == found[first:]


@pytest.mark.slow
def test_real_samples_of_synthid_are_told_apart_and_a_detector_learns(engine):
    watermark = {"ngram_len": 3, "keys": [103, 214, 325, 436, 547, 658, 769]}
    config = {"do_sample": True, "top_k": 0, "temperature": 1.3, "max_new_tokens": 40, KNOB: watermark}
    trial = sure_trial(dataclasses.replace(PLAIN, config=config), judged_by(engine), 12)
    found = played(trial, engine)
    assert found["counts"] == [12, 12] and found["scores"][0]["auc"] > 0.8
    for score in found["scores"]:
        assert score["auc"] == auc(*score["values"])
    marked, plain = trial.find.training_texts(trial)
    trial.find.learn(engine.train_detector("stories", marked, plain, watermark, seed=1))
    learned = trial.found()
    assert learned["counts"] == [6, 6] and all(0 <= p <= 1 for side in learned["scores"][2]["values"] for p in side)


@pytest.mark.slow
def test_a_bias_costs_perplexity_and_makes_tokens_green(engine):
    config = {"do_sample": True, "top_k": 0, "max_new_tokens": 40, KNOB: GREEN}
    trial = cost_trial(dataclasses.replace(PLAIN, config=config), judged_by(engine), [2.0, 8.0], 3)
    none, _, strong = played(trial, engine)["points"]
    assert strong["share"] > none["share"] + 0.3 and strong["expected"] > 0.3 and strong["moved"] > 0.2
    assert strong["perplexity"]["median"] > 2 * none["perplexity"]["median"] and 0 < strong["suppressed"] <= 10
