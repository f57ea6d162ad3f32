"""Constrained beam search: as in transformers 4.52.4, and told as it was."""

from __future__ import annotations

import copy
import json
import pickle
import threading

import pytest
import torch
from hypothesis import given, settings
from hypothesis import strategies as st

from playground.strategies import constrained_beam_search
from playground.strategies.beams import Continuation
from playground.strategies.constrained_beam import next_banks, select_by_bank
from playground.strategies.constraints import AnyOf, Constraint, ConstraintState, Phrase, read_constraints
from playground.trace import BeamsAdvanced, Trace
from tests.strategies.beam_runs import (
    EXPECTED,
    assert_adds_up,
    assert_as_expected,
    assert_traced_as_expected,
    assert_traced_equals_bare,
    bare,
    cases,
    model,
    options,
    reference,
    requests,
    traced,
)
from tests.support.slow import one_in

WORDS = reference.WORDS | {"force_words_ids": [reference.MOON, reference.DOG]}
TRACED = requests("constrained")


@pytest.mark.parametrize("case", one_in(8, cases("constrained")))
def test_as_in_4_52_4(case):
    assert_as_expected("constrained", case, constrained_beam_search)


@pytest.mark.parametrize("case", one_in(8, TRACED))
def test_traced_as_in_4_52_4(case):
    trace = assert_traced_as_expected("constrained", case)
    assert trace.started.mode == "constrained_beam_search"
    assert_constrained(trace, reference.split(reference.CASES["constrained", case])[3])


def assert_constrained(trace: Trace, config: dict) -> None:
    """Banks, progress and what was forced, worked out again from the texts."""
    constraints = read_constraints(config.get("constraints"), config.get("force_words_ids"))
    encoder = trace.started.model == "t5"
    prompt = [0] if encoder else [token.token_id for token in trace.started.prompt_tokens]
    beams, ends = config["num_beams"], set(trace.started.eos_token_ids)
    texts = [prompt] * beams
    for sequence in trace.sequences:
        lacking = [c for c in constraints if not c.is_in([*prompt, *sequence.token_ids])]
        assert ("lacks" in sequence.note) == bool(lacking)
    for step in trace.beam_steps:
        best = [c for c in step.candidates if not c.forced]
        assert [c.score for c in best] == sorted((c.score for c in best), reverse=True)
        for candidate in step.candidates:
            writing = ConstraintState.after_text(constraints, [*texts[candidate.parent], candidate.token_id])
            assert tuple(candidate.progress) == writing.progress
            before = ConstraintState.after_text(constraints, texts[candidate.parent])
            if candidate.forced:
                assert (candidate.token_id, candidate.bank) in next_banks(before)
            else:
                assert candidate.bank == writing.bank
            if candidate.status == "finished" and candidate.token_id in ends and not candidate.forced:
                assert before.complete
        if step.running:
            assert len(step.running) == beams
            texts = [[*texts[c.parent], c.token_id] for c in step.running]


# Where alternatives nest, the original ends without one of its words too: the text is the same.
ONE_TEXT = [case for case in TRACED if len(EXPECTED["constrained"][case]["texts"]) == 1]


@pytest.mark.parametrize("case", one_in(8, [case for case in ONE_TEXT if case != "alternatives that nest"]))
def test_the_best_text_has_its_words(case):
    """Where one text is asked for and there is room; of more texts, some may lack words even before the others."""
    config = reference.split(reference.CASES["constrained", case])[3]
    constraints = read_constraints(config.get("constraints"), config.get("force_words_ids"))
    prompt = reference.inputs("stories", 1)["input_ids"][0].tolist()
    text = bare("stories", config, constrained_beam_search).sequences[0].tolist()
    assert text[: len(prompt)] == prompt
    assert ConstraintState.after_text(constraints, text).complete


# ------------------------------------------------------------------------------------------------------------ batches


@pytest.mark.parametrize("name", one_in(3, ["gpt2", "t5", "stories"]))
@pytest.mark.parametrize("config", [{}, {"eos_token_id": 44, "early_stopping": True, "length_penalty": 0.0}])
def test_a_batch_is_what_its_prompts_are_alone(name, config):
    config = reference.WORDS | {"force_words_ids": [[20], [30, 31]], "max_new_tokens": 12} | config
    together = bare(name, config, constrained_beam_search, prompts=3)
    everything = reference.inputs(name, 3)
    for number in range(3):
        kept = everything["attention_mask"][number] == 1
        alone = {key: tensor[number : number + 1, kept] for key, tensor in everything.items()}
        single = bare(name, config, constrained_beam_search, inputs=alone)
        steps = single.beam_indices.shape[1]
        ours = together.sequences[number, -together.beam_indices.shape[1] :][:steps]
        assert ours.tolist() == single.sequences[0, -steps:].tolist()
        assert together.sequences_scores[number].item() == pytest.approx(single.sequences_scores.item(), abs=1e-4)


# ----------------------------------------------------------------------------------------- watched, stopped, refused


def test_watching_changes_nothing():
    class Observer:
        told = 0

        def on_step(self, considered, pools):
            self.told += len(considered)

        def on_finished(self, hypotheses):
            self.found = hypotheses

    config = WORDS | {"num_return_sequences": 2}
    plain = bare("stories", config, constrained_beam_search, prompts=2)
    watched = bare("stories", config, constrained_beam_search, prompts=2, observer=(observer := Observer()))
    assert torch.equal(plain.sequences, watched.sequences)
    assert torch.equal(plain.sequences_scores, watched.sequences_scores)
    assert torch.equal(plain.beam_indices, watched.beam_indices)
    assert observer.told == 2 * len(watched.scores)
    assert [len(texts) for texts in observer.found] == [2, 2]


def test_ids_alone_where_no_scores_are_asked_for():
    inputs = reference.inputs("stories", 1)
    ids = model("stories").generate(**inputs, **WORDS, custom_generate=constrained_beam_search)
    assert torch.equal(ids, bare("stories", WORDS | {"eos_token_id": 0}, constrained_beam_search).sequences)


@pytest.mark.slow
def test_objects_are_as_good_as_json():
    words = {"force_words_ids": [reference.MOON, [[1143], [873]]]}
    plain = bare("stories", reference.WORDS | words, constrained_beam_search)
    objects = [Phrase(reference.MOON), AnyOf([[1143], [873]])]
    config = reference.WORDS | {"constraints": objects}
    assert torch.equal(bare("stories", config, constrained_beam_search).sequences, plain.sequences)
    trace = traced("stories", config)
    assert trace.sequences[0].token_ids == plain.sequences[0, 4:].tolist()
    assert trace.started.effective["constraints"] == [{"phrase": reference.MOON}, {"any_of": [[1143], [873]]}]
    assert trace.started.config["constraints"] == trace.started.effective["constraints"]
    assert Trace.from_json(trace.to_json()) == trace


def test_a_cancelled_run_stops_within_a_step():
    cancelled = threading.Event()
    seen = []

    def listen(event):
        if isinstance(event, BeamsAdvanced):
            seen.append(event)
            if len(seen) == 2:
                cancelled.set()

    config = WORDS | {"max_new_tokens": 100, "num_return_sequences": 2}
    trace = traced("stories", config, listen=listen, cancelled=cancelled)
    assert len(trace.beam_steps) == 3
    assert [len(sequence.token_ids) for sequence in trace.sequences] == [3, 3]
    assert {sequence.stop_reason for sequence in trace.sequences} == {"stopped"}
    assert_adds_up(trace, config)


@pytest.mark.parametrize(
    ("config", "message"),
    [
        ({"num_beams": 1}, "needs beams"),
        ({"do_sample": True}, "does not sample"),
        ({"num_beam_groups": 2}, "has no groups"),
        ({"force_words_ids": []}, "not empty"),
        ({"force_words_ids": [[]]}, "not empty"),
        ({"force_words_ids": [[[]]]}, "not empty"),
        ({"force_words_ids": [[[5], 6]]}, "must be a list"),
        ({"force_words_ids": [[-1]]}, "not a token id"),
        ({"force_words_ids": [["a"]]}, "not a token id"),
        ({"force_words_ids": [[True]]}, "not a token id"),
        ({"force_words_ids": [[100]]}, "Token id 100 does not exist"),
        ({"force_words_ids": [[[5], [5, 6]]]}, "another one begins with it"),
        ({"force_words_ids": [[[5], [5]]]}, "appears twice"),
        ({"force_words_ids": None, "constraints": []}, "not empty"),
        ({"force_words_ids": None, "constraints": ["word"]}, "'word' is not a constraint"),
        ({"force_words_ids": None, "constraints": [{"phrase": [5], "any_of": [[6]]}]}, "is not a constraint"),
        ({"force_words_ids": None, "constraints": {"phrase": [5]}}, "must be a list"),
        ({"force_words_ids": None, "constraints": None}, "There are no words"),
    ],
)
def test_refusals_say_what_to_do(config, message):
    with pytest.raises(ValueError, match=message):
        bare("gpt2", reference.WORDS | {"force_words_ids": [[5]]} | config, constrained_beam_search)


@pytest.mark.parametrize(
    ("knob", "value"),
    [
        ("force_words_ids", [[5], [[6], [2048]]]),
        ("constraints", [{"phrase": [5, 2048]}]),
        ("constraints", [{"phrase": [5]}, {"any_of": [[6], [7, 2048]]}]),
        ("constraints", [Phrase([2048])]),
    ],
)
def test_the_runner_knows_the_vocabulary(knob, value):
    with pytest.raises(Exception, match=r"(?s)" + knob + ".*2048"):
        traced("stories", reference.WORDS | {knob: value})


# -------------------------------------------------------------------------------------------------- the constraints


def test_constraints_as_json():
    objects = [Phrase((1, 2)), AnyOf([[1], [2, 3]])]
    assert objects == [{"phrase": [1, 2]}, {"any_of": [[1], [2, 3]]}] == json.loads(json.dumps(objects))
    assert copy.deepcopy(objects) == objects == pickle.loads(pickle.dumps(objects))
    assert read_constraints(objects) == read_constraints(None, [[1, 2], [[1], [2, 3]]])
    assert read_constraints([{"phrase": (1,)}], ((2,),)) == (Constraint(((1,),)), Constraint(((2,),)))


@pytest.mark.parametrize(
    ("make", "message"),
    [
        (lambda: Phrase([]), "not empty"),
        (lambda: Phrase([-1]), "not a token id"),
        (lambda: AnyOf([[1], []]), "not empty"),
        (lambda: AnyOf([[1, 2], [1]]), "another one begins with it"),
    ],
)
def test_objects_check_themselves(make, message):
    with pytest.raises(ValueError, match=message):
        make()


@pytest.mark.parametrize(
    ("words", "text", "progress", "bank", "complete"),
    [
        ([[1, 2]], [], (0,), 0, False),
        ([[1, 2]], [9, 1], (1,), 1, False),
        ([[1, 2]], [1, 2, 9], (2,), 2, True),
        ([[1, 2]], [1, 9, 2], (0,), 0, False),
        ([[1, 1, 2]], [1, 1, 1, 2], (0,), 0, False),  # a wrong token does not begin the phrase again
        ([[1, 2], [3]], [3], (0, 1), 2, False),  # a finished word counts as much as the longest
        ([[1, 2], [3]], [1, 3], (0, 0), 0, False),  # nor does it begin another
        ([[1, 2], [3]], [3, 1], (1, 1), 3, False),
        ([[1, 2], [3]], [3, 1, 2], (2, 1), 4, True),
        ([[3], [3]], [3], (1, 0), 1, False),
        ([[3], [3]], [3, 3], (1, 1), 2, True),
        ([[[1, 2, 3], [4]]], [4], (1,), 3, True),
        ([[[1, 2, 3], [4]]], [1, 2], (2,), 2, False),
        ([[[1, 2, 3], [1, 4]]], [1, 4], (2,), 3, True),
        ([[1, 2], [1, 3]], [1, 3], (0, 0), 0, False),  # the first one was begun
        ([[1, 2], [1, 3]], [1, 3, 1, 3], (0, 2), 2, False),  # then the other's turn comes first
    ],
)
def test_how_far_a_text_has_come(words, text, progress, bank, complete):
    writing = ConstraintState.after_text(read_constraints(None, words), text)
    assert (writing.progress, writing.bank, writing.complete) == (progress, bank, complete)


@given(
    st.lists(st.lists(st.integers(0, 3), min_size=1, max_size=3), min_size=1, max_size=3),
    st.lists(st.integers(0, 3), max_size=8),
)
def test_following_the_next_tokens_completes_any_text(words, text):
    writing = ConstraintState.after_text(read_constraints(None, words), text)
    for _ in range(sum(map(len, words)) + 1):
        if writing.complete:
            break
        bank, writing = writing.bank, writing.after(writing.next_tokens()[0])
        assert writing.bank > bank
    assert writing.complete and writing.next_tokens() == []


def test_later_alternatives_are_looked_at_as_if_the_earlier_had_been_written():
    begun = ConstraintState.after_text(read_constraints(None, [[[1, 2], [1, 3], [1, 4, 5]], [6, 7, 8]]), [1])
    assert next_banks(begun) == [(2, 3), (3, 0), (4, 0)]
    assert [begun.after(token).bank for token in (2, 3, 4)] == [3, 3, 2]


def test_banks_take_turns():
    made = {
        (bank, score): Continuation(0, 0, score, bank=bank)
        for bank, score in [(0, -1.0), (0, -2.0), (1, -3.0), (1, -4.0), (2, -9.0), (0, -2.5)]
    }
    order = [(c.bank, c.score) for c in select_by_bank(list(made.values()), 5)]
    assert order == [(2, -9.0), (1, -3.0), (0, -1.0), (1, -4.0), (0, -2.0)]


# ------------------------------------------------------------------------------------------------------ random configs


@st.composite
def configs(draw) -> dict:
    word = st.lists(st.integers(3, 98), min_size=1, max_size=3)
    phrase = st.builds(lambda ids: {"phrase": ids}, word)
    both = st.lists(st.integers(3, 98), min_size=2, max_size=2, unique=True)
    any_of = st.builds(lambda firsts, rest: {"any_of": [[firsts[0], *rest], [firsts[1]]]}, both, word)
    beams = draw(st.integers(2, 6))
    config = {
        "num_beams": beams,
        "constraints": draw(st.lists(st.one_of(phrase, any_of), min_size=1, max_size=3)),
        "max_new_tokens": draw(st.integers(1, 8)),
        "num_return_sequences": draw(st.integers(1, beams)),
    }
    more = options(config["max_new_tokens"])
    for name in draw(st.lists(st.sampled_from(list(more)), unique=True, max_size=5)):
        config[name] = draw(more[name])
    return config


@pytest.mark.slow
@settings(max_examples=25)
@given(configs(), st.sampled_from(["gpt2", "t5"]))
def test_traced_equals_bare_for_random_configs(config, name):
    assert_constrained(assert_traced_equals_bare(name, config, constrained_beam_search), config)
