"""Requests made of requests, with the real engine: what goes on from given tokens goes on as it would have gone."""

from __future__ import annotations

import dataclasses

import pytest

from playground.engines.local import LocalEngine
from playground.knobs.modes import BEAM_MODES, generation_mode
from playground.presets.presets import PRESETS
from playground.requests.forced_text import FORCED_TEXT_MODES, GIVEN_TEXT_MODES
from playground.requests.request import GenerationRequest
from playground.requests.validation import applied, check
from playground.settings import Settings
from playground.trace import Trace
from playground.ui.one_run.continuation import (
    branch_request,
    for_given_tokens,
    next_token_request,
    reading_request,
    scoring_request,
    watching_request,
)
from tests.support.slow import one_in

PROMPT = "One day a cat"
LENGTH = 7
SETTINGS = {
    "greedy": {},
    "sampling": {"do_sample": True, "top_k": 0},
    "nucleus": {"do_sample": True, "temperature": 0.8, "top_k": 0, "top_p": 0.9},
    "contrastive": {"penalty_alpha": 0.6, "top_k": 4},
    "repetition": {"repetition_penalty": 1.5, "no_repeat_ngram_size": 2},
    "a least length": {"do_sample": True, "min_new_tokens": LENGTH},
    "a last token": {"forced_eos_token_id": 13},
    "a soft end": {"exponential_decay_length_penalty": [2, 1.5]},
    "a watermark": {"do_sample": True, "watermarking_config": {"greenlist_ratio": 0.25, "bias": 2.5}},
    "a length with the prompt": {"max_new_tokens": None, "max_length": 14},
}
EVERY_SETTING = pytest.mark.parametrize("setting", SETTINGS.values(), ids=SETTINGS)


@pytest.fixture(scope="module")
def engine():
    return LocalEngine(Settings.local())


@pytest.fixture(scope="module")
def run(engine):
    """The trace of a request that must finish."""

    def run(request):
        trace = Trace.fold(engine.stream(request))
        assert trace.failed is None, trace.failed
        return trace

    return run


@pytest.fixture(scope="module")
def known(engine):
    facts = engine.facts("stories")
    return facts.generation_config, facts.context


def asking(**config):
    config = {"max_new_tokens": LENGTH} | config
    return GenerationRequest("stories", PROMPT, seed=11, config={k: v for k, v in config.items() if v is not None})


def with_its_end(request, trace):
    return dataclasses.replace(request, config={**request.config, "max_new_tokens": trace.started.max_new_tokens})


@EVERY_SETTING
def test_a_text_that_is_stepped_through_is_the_one_of_a_run_in_one_go(run, known, setting):
    request = asking(**setting)
    whole = run(request)
    expected = whole.sequences[0]
    ids = None
    while len(ids or []) < len(expected.token_ids):
        step = next_token_request(with_its_end(request, whole), ids, known[0])
        assert not any(d.severity == "error" for d in check(step, Settings.local(), *known))
        trace = run(step)
        assert trace.sequences[0].token_ids[: len(ids or [])] == (ids or [])
        ids = trace.sequences[0].token_ids
        assert trace.steps[-1].chosen.logprob == pytest.approx(expected.logprobs[len(ids) - 1], abs=1e-4)
    assert ids == expected.token_ids


@EVERY_SETTING
@pytest.mark.parametrize("place", one_in(2, [0, 3]))
def test_the_token_that_was_chosen_leads_to_the_same_text(run, setting, place):
    request = asking(**setting)
    whole = run(request)
    ids = whole.sequences[0].token_ids
    again = run(branch_request(with_its_end(request, whole), ids[: place + 1], 100))
    assert again.sequences[0].token_ids == ids
    assert [step.given for step in again.steps] == [i <= place for i in range(len(ids))]


@EVERY_SETTING
def test_a_text_is_read_as_it_was_written(run, known, setting):
    request = asking(**setting)
    whole = run(request)
    output = whole.sequences[0]
    read = run(reading_request(with_its_end(request, whole), output.token_ids, known[0], watch=[13]))
    assert read.sequences[0].token_ids == output.token_ids
    assert read.sequences[0].logprobs == pytest.approx(output.logprobs, abs=1e-4)
    assert all(len(step.watched) == 1 for step in read.steps)


def test_another_token_leads_elsewhere_and_leaves_room(run):
    request = asking(do_sample=True)
    whole = run(request)
    ids = [*whole.sequences[0].token_ids[:-1], 400]
    other = run(branch_request(request, ids, 100))
    assert other.sequences[0].token_ids[:LENGTH] == ids
    assert len(other.sequences[0].token_ids) in (LENGTH, LENGTH + 1)  # by one token, unless it ends there


@pytest.mark.parametrize(("most", "length"), [(100, 4 + LENGTH), (6, 6), (2, 5)])
def test_what_was_only_read_goes_on_by_as_many_tokens_as_there_is_room_for(most, length):
    request = dataclasses.replace(asking(), given="a text", only_given=True)
    going = branch_request(request, [1, 2, 3, 4], most)
    assert (going.given, going.only_given, going.config["max_new_tokens"]) == ([1, 2, 3, 4], False, length)


def test_a_prompt_is_scored_from_its_first_token(run):
    request = asking(top_p=0.5, do_sample=True, forced_eos_token_id=0)
    trace = run(scoring_request(request))
    assert trace.sequences[0].text == PROMPT
    assert trace.sequences[0].stop_reason == "given"
    assert all(step.given for step in trace.steps)
    assert [stage.name for stage in trace.steps[0].stages][-1] == "TopPLogitsWarper"


# ------------------------------------------------------------------------------------------- what cannot be held


@pytest.mark.parametrize("name", PRESETS)
def test_every_strategy_goes_on_in_one_that_can_be_held(name, known):
    preset = PRESETS[name]
    request = GenerationRequest(
        "stories", PROMPT, config=preset.config, assistant="stories-draft" if preset.assistant else None
    )
    before = generation_mode({**preset.config, "assistant": request.assistant})
    going, notes = for_given_tokens(request, *known)
    effective, _ = applied(going, dict(going.config), *known)
    mode = generation_mode(effective)
    assert mode in FORCED_TEXT_MODES
    assert [
        d for d in check(branch_request(going, [13, 14], 100), Settings.local(), *known) if d.severity == "error"
    ] == []
    if before in FORCED_TEXT_MODES:
        assert (going, notes) == (request, [])
    else:
        assert len(notes) == 1 and "cannot be held to given tokens" in notes[0].message
        assert effective.get("do_sample", False) == bool(preset.config.get("do_sample"))
        assert check(going, Settings.local(), *known) == []  # nothing is left that has no effect any more


@pytest.mark.parametrize("name", PRESETS)
def test_a_branch_stays_a_search_where_it_was_one(name, known):
    preset = PRESETS[name]
    request = GenerationRequest(
        "stories", PROMPT, config=preset.config, assistant="stories-draft" if preset.assistant else None
    )
    before = generation_mode({**preset.config, "assistant": request.assistant})
    going, notes = for_given_tokens(request, *known, searching=True)
    effective, _ = applied(going, dict(going.config), *known)
    assert generation_mode(effective) in GIVEN_TEXT_MODES
    assert [
        d for d in check(branch_request(going, [13, 14], 100), Settings.local(), *known) if d.severity == "error"
    ] == []
    if before in GIVEN_TEXT_MODES:
        assert (going, notes) == (request, [])
    else:
        assert (going, notes) == for_given_tokens(request, *known)
    request, notes = watching_request(going, [13], *known)
    assert (request.watch, len(notes)) == (([], 1) if before in BEAM_MODES else ([13], 0))


@pytest.mark.parametrize(
    "config",
    [
        {"num_beams": 3, "num_return_sequences": 3},
        {"num_beams": 2, "do_sample": True},
        {"num_beams": 4, "num_beam_groups": 2, "diversity_penalty": 0.5},
        {"num_beams": 3, "force_words_ids": [[13]]},
    ],
)
def test_a_branch_of_a_search_keeps_its_texts_and_its_length(run, known, config):
    whole = run(asking(**config))
    step = whole.beam_steps[3]
    lost = next(candidate for candidate in step.candidates if candidate.status == "pruned")
    ids, beam = [], lost.parent  # up to the candidate, from its end
    for earlier in reversed(whole.beam_steps[:3]):
        (candidate,) = (c for c in earlier.running if c.beam == beam)
        ids, beam = [candidate.token_id, *ids], candidate.parent
    ids = [*ids, lost.token_id]
    going, notes = for_given_tokens(with_its_end(asking(**config), whole), *known, searching=True)
    branch = run(branch_request(going, ids, 100))
    assert (branch.started.mode, notes) == (whole.started.mode, [])
    assert len(branch.sequences) == config.get("num_return_sequences", 1)
    assert all(sequence.token_ids[:4] == ids for sequence in branch.sequences)
    assert branch.started.max_new_tokens == LENGTH


@pytest.mark.parametrize(
    ("changes", "defaults", "mode", "told"),
    [
        ({"config": {"num_beams": 4}}, {}, "greedy_search", "beam search cannot"),
        ({"config": {}}, {"num_beams": 4}, "greedy_search", "beam search cannot"),
        ({"config": {"do_sample": True, "num_beams": 2}}, {}, "sample", "with sampling cannot"),
        ({"config": {"dola_layers": "low"}}, {}, "greedy_search", "DoLa"),
        ({"custom_generate": "a/loop"}, {}, "greedy_search", "your own decoding loop cannot"),
        ({"config": {"do_sample": True, "num_return_sequences": 3}}, {}, "sample", "Only one of the 3 texts continues"),
        ({"assistant": "stories-draft"}, {"do_sample": True}, "sample", "assisted decoding cannot"),
    ],
)
def test_what_changes_is_told(changes, defaults, mode, told):
    going, (note,) = for_given_tokens(GenerationRequest("stories", PROMPT, **changes), defaults, {})
    effective, _ = applied(going, dict(going.config), defaults, {})
    assert generation_mode(effective) == mode and (effective.get("num_return_sequences") or 1) == 1
    assert (going.assistant, going.custom_generate) == (None, None)
    assert told in note.message


@pytest.mark.parametrize("config", [5, None, {"hat": 1}, {"num_beams": "many"}, [], {"max_new_tokens": -1}])
def test_a_config_of_the_wrong_kind_is_left_out(config):
    going, notes = for_given_tokens(GenerationRequest("stories", PROMPT, config=config))
    assert (going.config, notes) == ({}, [])
