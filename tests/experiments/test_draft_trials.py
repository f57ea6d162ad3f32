"""Trials of drafts: which runs they are made of, and with the bundled models, what these runs show."""

from __future__ import annotations

import dataclasses
import json

import pytest

from playground.engines.local import LocalEngine
from playground.experiments.draft_pairs import WARM_UPS
from playground.experiments.draft_trials import (
    TOKENS,
    VALUES,
    length_knob,
    lengths_trial,
    same_trial,
    speed_trial,
    with_drafts,
    without_drafts,
)
from playground.experiments.sweep import parse_values
from playground.knobs import DRAFTS, KNOBS
from playground.knobs.modes import generation_mode
from playground.presets.presets import PRESETS
from playground.requests.request import GenerationRequest, RequestError
from playground.requests.validation import MAX_SEED
from playground.sharing.comparison_files import to_csv, to_json
from playground.trace import Trace

GREEDY = {"do_sample": False, "num_beams": 1, "max_new_tokens": 30}
SAMPLING = {"do_sample": True, "top_k": 0, "max_new_tokens": 30}
ASSISTED = GenerationRequest("stories", "Once upon a time", config=GREEDY, assistant="stories-draft", seed=3)
SAMPLED = dataclasses.replace(ASSISTED, config=SAMPLING)
EVERY_DRAFT_KNOB = {knob.name: 1 for knob in KNOBS.values() if knob.group == DRAFTS}


def changed(request, **config):
    return dataclasses.replace(request, config={**request.config, **config})


def plan(trial):
    """(group, seed) of every run, in order."""
    return [(entry.group, entry.request.seed) for entry in trial.entries]


# ----------------------------------------------------------------------------------------- with drafts and without them


def test_without_drafts_is_the_request_without_all_that_drafts():
    plain = without_drafts(changed(SAMPLED, **EVERY_DRAFT_KNOB, temperature=0.7))
    assert plain == changed(dataclasses.replace(SAMPLED, assistant=None), temperature=0.7)
    assert len(EVERY_DRAFT_KNOB) > 10


@pytest.mark.parametrize(
    ("request_", "assistant", "told"),
    [
        (ASSISTED, "stories-draft", False),
        (dataclasses.replace(ASSISTED, assistant=None), "stories-draft", True),
        (changed(dataclasses.replace(ASSISTED, assistant=None), prompt_lookup_num_tokens=5), None, False),
        (changed(dataclasses.replace(ASSISTED, assistant=None), assistant_early_exit=2), None, False),
        (dataclasses.replace(ASSISTED, model="a/b", assistant="c/d"), "c/d", False),
    ],
)
def test_what_drafts_is_the_requests_or_the_models_own(request_, assistant, told):
    found, notes = with_drafts(request_)
    assert found == dataclasses.replace(request_, assistant=assistant)
    assert [note.knob for note in notes] == ["assistant"] * told
    assert all("stories-draft drafts" in note.message for note in notes)


@pytest.mark.parametrize(
    ("request_", "knob", "words"),
    [
        (GenerationRequest("stories-draft", "A", config=GREEDY), "assistant", "Choose a draft model, or set"),
        (GenerationRequest("a/b", "A", config=GREEDY), "assistant", "No drafting method is set"),
        (changed(ASSISTED, num_beams=4), "num_beams", "Set num_beams to 1."),
        (changed(SAMPLED, num_return_sequences=2), "num_return_sequences", "Set num_return_sequences to 1."),
        (changed(ASSISTED, penalty_alpha=0.6, top_k=4), "penalty_alpha", "Leave penalty_alpha out."),
        (changed(ASSISTED, force_words_ids=[[4]]), "", "use constrained beam search, which works without drafts"),
        (dataclasses.replace(ASSISTED, custom_generate="x/y"), "", "use your own decoding loop"),
        (dataclasses.replace(SAMPLED, seed=MAX_SEED), "seed", "Write a smaller seed."),
    ],
)
@pytest.mark.parametrize("make", [speed_trial, same_trial, lambda r: lengths_trial(r, "num_assistant_tokens", [1, 2])])
def test_what_has_no_drafts_is_refused(make, request_, knob, words):
    with pytest.raises(RequestError) as refused:
        make(request_)
    (problem,) = refused.value.diagnostics
    assert (problem.knob, problem.severity) == (knob, "error") and problem.fix
    assert words in f"{problem.message} {problem.fix}"


def test_where_no_knob_can_help_the_way_of_decoding_is_named():
    request = dataclasses.replace(ASSISTED, custom_generate="x/y")
    with pytest.raises(RequestError, match="use your own decoding loop"):
        with_drafts(request, context={"can_crop_cache": False})


def test_a_model_that_drafts_by_itself_is_refused():
    own = {"prompt_lookup_num_tokens": 4}
    with pytest.raises(RequestError, match="sets prompt_lookup_num_tokens"):
        speed_trial(dataclasses.replace(ASSISTED, assistant=None), model_defaults=own)


def test_the_models_own_settings_count():
    drawn = same_trial(dataclasses.replace(ASSISTED, config={}), 12, {"do_sample": True})
    assert len(drawn.entries) == 24 and len(same_trial(dataclasses.replace(ASSISTED, config={}), 12).entries) == 2


# ----------------------------------------------------------------------------------------------------- the three trials


def test_speed_runs_alternate():
    trial = speed_trial(changed(ASSISTED, num_assistant_tokens=4), 3)
    assert plan(trial) == [(0, 3), (1, 3)] * (WARM_UPS + 3)
    assert [(group.label, group.settings, group.id) for group in trial.groups] == [
        ("without", "no drafts", 0), ("with", "assistant stories-draft, num_assistant_tokens 4", 1),
    ]  # fmt: skip
    modes = [generation_mode({**e.request.config, "assistant": e.request.assistant}) for e in trial.entries[:2]]
    assert modes == ["greedy_search", "assisted_generation"]
    assert {entry.request.top_candidates for entry in trial.entries} == {1}


def test_sampled_pairs_have_their_own_seeds_and_one_is_drawn_where_there_is_none():
    assert plan(speed_trial(SAMPLED, 2)) == [(0, 3), (1, 3), (0, 4), (1, 4), (0, 5), (1, 5)]
    seeds = [seed for _, seed in plan(speed_trial(dataclasses.replace(SAMPLED, seed=None), 2))]
    assert seeds == [seeds[0] + i // 2 for i in range(6)]


def test_lengths_are_tried_by_turns():
    trial = lengths_trial(ASSISTED, "num_assistant_tokens", [2, None, 6], 2)
    assert [group for group, _ in plan(trial)] == [0, 1, 2, 3] * 3
    assert [group.label for group in trial.groups] == ["without", "2", "unset", "6"]
    assert trial.groups[3].title == "num_assistant_tokens 6"
    assert [entry.request.config.get("num_assistant_tokens") for entry in trial.entries[:4]] == [None, 2, None, 6]
    assert trial.entries[0].request.assistant is None
    with pytest.raises(RequestError, match="2 values and a run without drafts, 6 times, make 18 runs; the limit"):
        lengths_trial(ASSISTED, "num_assistant_tokens", [1, 2], 5, most_runs=17)


@pytest.mark.parametrize("knob", VALUES)
def test_every_knob_of_lengths_has_values_to_begin_with(knob):
    values = parse_values(knob, VALUES[knob])
    request = ASSISTED
    if knob == "prompt_lookup_num_tokens":
        request = changed(dataclasses.replace(ASSISTED, assistant=None), prompt_lookup_num_tokens=3)
    trial = lengths_trial(request, knob, values, 1)
    assert len(trial.groups) == 1 + len(values) and trial.found()["knob"] == knob


LOOKUP = changed(dataclasses.replace(ASSISTED, assistant=None), prompt_lookup_num_tokens=3)


@pytest.mark.parametrize(
    ("request_", "asked", "knob", "words"),
    [
        (ASSISTED, "num_assistant_tokens", "num_assistant_tokens", "gives less than 40%"),
        (changed(ASSISTED, assistant_confidence_threshold=0.0), "num_assistant_tokens", "num_assistant_tokens", ""),
        (LOOKUP, "num_assistant_tokens", "prompt_lookup_num_tokens", "copied from the text"),
        (ASSISTED, "prompt_lookup_num_tokens", "num_assistant_tokens", "written by a model"),
        (ASSISTED, "assistant_confidence_threshold", "assistant_confidence_threshold", ""),
    ],
)
def test_the_knob_is_the_one_that_decides_on_the_length(request_, asked, knob, words):
    found, notes = length_knob(request_, asked)
    told = " ".join(note.message for note in notes)
    assert found == knob and words in told and bool(words) == bool(told)


@pytest.mark.parametrize(
    ("request_", "knob", "words"),
    [
        (LOOKUP, "assistant_confidence_threshold", "no draft model"),
        (LOOKUP, "num_assistant_tokens_schedule", "no draft model"),
        (ASSISTED, "temperature", "does not change the length of drafts"),
        (changed(ASSISTED, speculation_type="dflash"), "num_assistant_tokens", "speculation_type is set"),
    ],
)
def test_a_knob_that_does_nothing_is_refused(request_, knob, words):
    with pytest.raises(RequestError, match=words):
        lengths_trial(request_, knob, [1])


def test_samples_have_seeds_of_their_own_and_are_no_longer_than_they_need_be():
    trial = same_trial(SAMPLED, 10)
    assert plan(trial) == [(0, 3 + i) for i in range(10)] + [(1, 13 + i) for i in range(10)]
    assert {entry.request.config["max_new_tokens"] for entry in trial.entries} == {TOKENS}
    assert plan(same_trial(ASSISTED, 10)) == [(0, 3), (1, 3)]
    assert same_trial(ASSISTED).entries[0].request.config["max_new_tokens"] == 30


@pytest.mark.parametrize(
    ("config", "length", "compared"),
    [
        ({"max_new_tokens": 7}, 7, 7),
        ({"max_new_tokens": 90, "min_new_tokens": 50}, 90, TOKENS),
        ({"max_new_tokens": 90, "forced_eos_token_id": 0}, 90, TOKENS),
        ({"max_new_tokens": None}, None, TOKENS),
    ],
)
def test_texts_are_cut_only_where_that_changes_nothing_else(config, length, compared):
    trial = same_trial(changed(SAMPLED, **config), 10)
    assert {entry.request.config.get("max_new_tokens") for entry in trial.entries} == {length}
    assert trial.found()["tokens"] == compared


# ------------------------------------------------------------------------------------------------- with the real models


@pytest.fixture(scope="module")
def engine():
    engine = LocalEngine()
    yield engine
    engine.close()


def played(trial, engine, together=False):
    """The trial with all its runs made: one at a time, or in lanes."""
    if together:
        streams = [engine.stream(entry.request) for entry in trial.entries]
    else:
        streams = (engine.stream(entry.request) for entry in trial.entries)
    for number, events in enumerate(streams):
        for event in events:
            trial.add(number, event)
    return trial


def test_a_real_pair_is_measured(engine):
    trial = played(speed_trial(changed(ASSISTED, num_assistant_tokens=4), 1), engine)
    found = trial.found()
    assert (found["done"], found["runs"], len(found["pairs"]), found["others"]) == (4, 4, 1, False)
    assert found["identical"] == {"checked": 2, "equal": True, "at": None}
    assert found["verdict"] == "wait" and found["reasons"], "one pair shows where the time went, and no more"
    assert 0 < found["draft_share"] < 1 and 0 < found["verify_share"] < 1
    assert found["draft_share"] + found["verify_share"] <= 1.001
    assert found["cost"] > 0 and found["verify"] > 0
    assert found["acceptance"]["num_tokens"] == 30
    kept = json.loads(to_json(trial))
    assert kept["found"]["verdict"] == found["verdict"] and kept["kind"] == "trial"
    again = Trace.from_json(json.dumps(kept["entries"][1]["trace"]))
    assert again.acceptance.num_draft_tokens == trial.traces[1].acceptance.num_draft_tokens
    assert to_csv(trial).count("\r\n") == 5


@pytest.mark.slow
@pytest.mark.parametrize(
    "request_",
    [LOOKUP, changed(dataclasses.replace(ASSISTED, assistant=None), assistant_early_exit=2)],
    ids=["lookup", "early exit"],
)
def test_other_drafters_are_measured_too(engine, request_):
    found = played(speed_trial(changed(request_, max_new_tokens=12), 1), engine).found()
    assert found["identical"]["equal"] and len(found["pairs"]) == 1 and found["reasons"]


def test_a_run_beside_it_is_told(engine):
    trial = speed_trial(ASSISTED, 1)
    beside = engine.stream(changed(ASSISTED, max_new_tokens=400))
    next(event for event in beside if type(event).__name__ == "Stepped")
    played(trial, engine)
    beside.close()
    assert trial.found()["others"]


def test_real_lengths_have_their_figures(engine):
    request = changed(ASSISTED, max_new_tokens=12, assistant_confidence_threshold=0.0)
    found = played(lengths_trial(request, "num_assistant_tokens", [1, 4], 1), engine).found()
    one, four = found["points"]
    assert one["drafted"] <= 1 < four["drafted"] <= 4
    assert (found["leader"] in (1, 2)) == (found["noise"] is None)
    assert found["best"] is None
    assert all(point["formula"] > 0 and point["speedup"]["median"] > 0 for point in found["points"])
    assert len(found["curve"]) == len(found["measured_curve"]) == 4


SPECULATIVE = GenerationRequest(  # a prompt after which texts go many ways
    "stories", "The old man said that", config=PRESETS["speculative"].config, assistant="stories-draft", seed=0
)
SAMPLES = 30


@pytest.fixture(scope="module")
def draws(engine):
    """Texts without drafts and as many with them, by speculative sampling."""
    return played(same_trial(SPECULATIVE, SAMPLES), engine, together=True)


@pytest.mark.slow
def test_speculative_sampling_draws_what_the_large_model_would(draws):
    found = draws.found()
    assert found["counts"] == [SAMPLES, SAMPLES] and found["verdict"] == "same" and found["p"] > 0.01


@pytest.mark.slow
def test_the_test_sees_a_mixture_with_the_draft_model(engine, draws):
    """With a weight of 0.1, nine tenths of what judges the drafts is the draft model itself."""
    trial = same_trial(changed(SPECULATIVE, assistant_ensemble_weight=0.1), SAMPLES)
    mixed = dataclasses.replace(trial, entries=[entry for entry in trial.entries if entry.group], find=None)
    played(mixed, engine, together=True)
    trial.traces = [*draws.traces_of(0), *mixed.traces]  # the runs without drafts are the same ones
    found = trial.found()
    assert found["counts"] == [SAMPLES, SAMPLES] and found["verdict"] == "differs" and found["p"] < 0.002
    assert found["surprise"]["with"] > found["surprise"]["without"] + 0.1


def test_sampling_that_leaves_one_token_has_no_difference(engine):
    found = played(same_trial(changed(SPECULATIVE, top_k=1, max_new_tokens=6), 10), engine, together=True).found()
    assert (found["p"], found["verdict"]) == (1.0, "same")
