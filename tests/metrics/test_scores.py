"""Each formula by hand."""

from __future__ import annotations

import copy
import functools
import math
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from transformers import AutoModelForCausalLM, AutoTokenizer

from playground import GenerationRequest, generate
from playground.metrics import scores
from playground.metrics.scores import z_score
from playground.models.catalog import bundled_folder
from playground.presets.presets import EXAMPLES
from playground.requests.library_config import generation_config
from playground.trace import (
    BeamCandidate,
    BeamsAdvanced,
    BeamStep,
    Distribution,
    Finished,
    Sequence,
    Started,
    Trace,
    event_to_line,
    replace,
)
from tests.support.changing import change
from tests.visualizers import made

HALF = math.log(0.5)


@pytest.mark.parametrize(
    ("value", "expected"),
    [
        (scores.nats_to_bits(math.log(8)), 3),
        (scores.surprisal(HALF), math.log(2)),
        (scores.entropy([HALF, HALF]), math.log(2)),
        (scores.entropy([0.0, -math.inf]), 0),
        (scores.mean_logprob([-1.0, -3.0]), -2),
        (scores.perplexity([HALF] * 5), 2),
        (scores.perplexity([-1e9]), math.inf),
        (scores.distinct_n("aaaa", 1), 0.25),
        (scores.distinct_n("abab", 2), 2 / 3),
        (scores.distinct_n("abc", 3), 1),
        (scores.repetition("abcabc"), 0.5),
        (scores.repetition("abca", window=2), 0),
        (scores.length_penalised([-1.0, -3.0], 1.0), -2),
        (scores.length_penalised([-1.0, -3.0], 0.0), -4),
    ],
)
def test_by_hand(value, expected):
    assert value == pytest.approx(expected)


@pytest.mark.parametrize(
    "value",
    [
        scores.mean_logprob([]),
        scores.perplexity([]),
        scores.distinct_n("ab", 3),
        scores.repetition(""),
        scores.reconcile(Trace()),
    ],
)
def test_nothing_gives_none(value):
    assert value is None


@pytest.mark.parametrize(
    "call",
    [
        lambda: scores.distinct_n("a", 0),
        lambda: scores.repetition("a", 0),
        lambda: scores.length_penalised([], 1.0),
    ],
)
def test_wrong_arguments_raise(call):
    with pytest.raises(ValueError):
        call()


@given(st.lists(st.floats(0.01, 1), min_size=1, max_size=8))
def test_entropy_is_at_most_that_of_the_uniform_distribution(weights):
    total = sum(weights)
    value = scores.entropy([math.log(weight / total) for weight in weights])
    assert -1e-9 <= value <= math.log(len(weights)) + 1e-9


def beam_trace(score: float) -> Trace:
    start = Started("m", "beam_search", 0, "", [], {}, {"length_penalty": 2.0}, [], 2)
    path = [-1.0, -2.0]
    log = [start]
    for index, logprob in enumerate(path):
        taken = BeamCandidate(5, "x", "x", 0, logprob, logprob, sum(path[: index + 1]), "running", 0)
        log.append(BeamsAdvanced(BeamStep(0, index, [taken], [Distribution([], 0.0, 0.0, 9)], [], 0.1, 0.1)))
    log.append(Finished([Sequence("xx", [5, 5], path, "length", score, [0, 0])], 0.2, 0.1, 2))
    return Trace.fold(log)


def test_beam_scores_reconcile_after_the_length_penalty():
    result = scores.reconcile(beam_trace(-3.0 / 4))
    assert result.ok and result.beams == 0 and result.library is None and result.num_tokens == 0


def test_a_wrong_sequence_score_does_not_reconcile():
    result = scores.reconcile(beam_trace(-3.0))
    assert not result.ok and result.max_difference == pytest.approx(2.25)


LOWEST = -3.4028234663852886e38  # what some processors write for an impossible token


@pytest.mark.parametrize(
    ("library", "expected"),
    [
        ([-1.0, -2.0], 0.0),
        ([-1.25, -2.0], 0.25),
        ([-1.0, -2.0000005], pytest.approx(5e-7)),
        ([-1.0, -math.inf], math.inf),
        ([-1.0, math.nan], math.inf),
    ],
)
def test_the_log_probabilities_are_compared_with_the_librarys(library, expected):
    trace = beam_trace(-3.0 / 4)
    change(trace.sequences[0], transition_scores=library)
    result = scores.reconcile(trace)
    assert (result.library, result.num_tokens, result.beams) == (expected, 2, 0)
    assert result.ok is (result.library <= 1e-3) and result.max_difference == result.library


@pytest.mark.parametrize("impossible", [-math.inf, LOWEST])
def test_what_was_impossible_is_so_for_both(impossible):
    trace = made.sampled([" a", " b"])
    for step in trace.steps:
        change(step.chosen, logprob=LOWEST)
    sequence = trace.sequences[0]
    change(sequence, token_ids=[step.chosen.token_id for step in trace.steps])
    change(sequence, logprobs=[impossible, impossible], transition_scores=[impossible, impossible])
    assert scores.reconcile(trace) == scores.Reconciliation(True, 0.0, 0.0, 2)


# ---------------------------------------------------------------------------------------------- the tree of a search

SEARCHES = {
    "beams": {"num_beams": 3, "num_return_sequences": 3},
    "sampled": {"num_beams": 3, "do_sample": True, "top_k": 30},
    "groups": {"num_beams": 4, "num_beam_groups": 2, "diversity_penalty": 0.8, "num_return_sequences": 3},
    "constrained": {"num_beams": 3, "force_words_ids": [[300], [410, 411]], "num_return_sequences": 3},
}
VOCAB = 2048
TREES = {
    "plain": {},
    "ends": {"eos_token_id": [260, 371, 383], "early_stopping": "never"},
    "multiplied": {"eos_token_id": [260, 371], "length_penalty": -2.0},
    "divided": {"length_penalty": 1.7, "early_stopping": True},
    "few tokens": {"bad_words_ids": [[token] for token in range(VOCAB) if token not in (300, 410, 411)]},
    "one token": {"bad_words_ids": [[token] for token in range(VOCAB) if token != 300], "min_new_tokens": 9},
    "given": {"given": " a time there"},
}


@functools.cache
def searched(search: str, tree: str) -> Trace:
    config = {"max_new_tokens": 9} | SEARCHES[search] | TREES[tree]
    given = config.pop("given", None)
    return generate(GenerationRequest("stories", "Once upon", config=config, given=given, seed=2, check_scores=True))


@pytest.mark.parametrize("tree", TREES)
@pytest.mark.parametrize("search", SEARCHES)
def test_the_nodes_of_a_search_add_up(search, tree):
    trace = searched(search, tree)
    result = scores.reconcile(trace)
    assert result.ok and result.nodes < 1e-4
    assert result.num_nodes == sum(len(step.candidates) for step in trace.beam_steps if not step.given) >= 12
    assert len(scores.tree_differences(trace)) > result.num_nodes  # and pools, and outputs
    rounded = Trace.from_lines("".join(map(event_to_line, trace.events())))
    assert scores.reconcile(rounded).ok and scores.reconcile(rounded).nodes < 1e-4


def test_what_ends_and_what_waits_is_among_them():
    nodes = {tree: [c for step in searched("beams", tree).beam_steps for c in step.candidates] for tree in TREES}
    last = len(searched("beams", "ends").beam_steps) - 1
    assert any(c.final_score for step in searched("beams", "ends").beam_steps[:last] for c in step.candidates)
    assert any(
        c.score < scores.WAITING_BELOW and c.logprob > -100 for c in nodes["few tokens"]
    )  # copies of the first beam
    assert any(c.logprob < -1e30 for c in nodes["one token"])  # impossible ones
    assert any(c.final_score and c.final_score < -100 for c in nodes["multiplied"])
    assert any(step.given for step in searched("beams", "given").beam_steps)


def node(trace: Trace, wanted: Callable) -> BeamCandidate:
    return next(c for step in trace.beam_steps[2:] for c in step.candidates if wanted(c))


def raise_by(record: Any, name: str, amount: float) -> None:
    change(record, **{name: getattr(record, name) + amount})


def spoiling(name: str) -> Callable[[Trace], None]:
    """Something to do to a trace, that it no longer adds up."""

    def wrong(trace: Trace) -> None:
        if name == "pruned node":
            raise_by(node(trace, lambda c: c.status == "pruned"), "score", 0.25)
        elif name == "running node":
            raise_by(node(trace, lambda c: c.status == "running"), "score", -0.25)
        elif name == "log-probability":
            raise_by(node(trace, lambda c: c.status == "pruned"), "logprob", 0.25)
        elif name == "final score":
            raise_by(node(trace, lambda c: c.status == "finished"), "final_score", 0.25)
        elif name == "impossible node":
            change(node(trace, lambda c: c.status == "pruned"), score=-math.inf)
        elif name == "pool":
            trace.beam_steps[-1].pool[-1] += 0.25
        elif name == "shorter pool":
            trace.beam_steps[-1].pool.pop()
        elif name == "output":
            raise_by(trace.sequences[1], "score", 0.25)
        elif name == "path":
            place = trace.sequences[0].beams
            step = trace.beam_steps[len(place) - 2]
            change(step, candidates=[replace(c, beam=1 - c.beam) if c.beam in (0, 1) else c for c in step.candidates])
        elif name == "given token":
            change(trace.beam_steps[0].candidates[0], score=-0.25)

    return wrong


@pytest.mark.parametrize(
    ("search", "tree", "name", "apart"),
    [
        ("beams", "plain", "pruned node", 0.25),
        ("beams", "ends", "running node", 0.25),
        ("groups", "plain", "running node", 0.25),
        ("constrained", "plain", "log-probability", 0.25),
        ("beams", "ends", "final score", None),
        ("groups", "ends", "final score", None),
        ("sampled", "plain", "impossible node", math.inf),
        ("beams", "ends", "pool", None),
        ("groups", "plain", "pool", None),
        ("groups", "ends", "shorter pool", math.inf),
        ("constrained", "plain", "output", None),
        ("beams", "plain", "path", None),
        ("beams", "given", "given token", 0.25),
        ("beams", "given", "running node", 0.25),
    ],
)
def test_a_wrong_number_in_the_tree_is_found(search, tree, name, apart):
    trace = copy.deepcopy(searched(search, tree))
    spoiling(name)(trace)
    result = scores.reconcile(trace)
    assert not result.ok and result.nodes > 0.2
    assert apart is None or result.nodes == pytest.approx(apart, abs=1e-4)


# ------------------------------------------------- the documented examples of compute_transition_scores, as runs


def example(title: str):
    """The request of the example of that title, and the bare model's own output for it."""
    found = next(one for one in EXAMPLES if one.title == title)
    request = GenerationRequest("stories", found.prompt, config=found.effective, check_scores=True)
    folder = bundled_folder("stories")
    model, tokenizer = AutoModelForCausalLM.from_pretrained(folder), AutoTokenizer.from_pretrained(folder)
    inputs = tokenizer([found.prompt], return_tensors="pt", return_token_type_ids=False)
    outputs = model.generate(
        **inputs, generation_config=generation_config(request.config), return_dict_in_generate=True, output_scores=True
    )
    return request, model, outputs, inputs["input_ids"].shape[1]


def test_the_table_of_the_librarys_first_example():
    request, model, outputs, length = example("The library's table of scores")
    expected = model.compute_transition_scores(outputs.sequences, outputs.scores, normalize_logits=True)
    trace = generate(request)
    (sequence,) = trace.sequences
    assert sequence.token_ids == outputs.sequences[0, length:].tolist() and len(sequence.token_ids) == 5
    assert sequence.logprobs == pytest.approx(expected[0].tolist(), abs=3e-5)
    assert sequence.transition_scores == pytest.approx(expected[0].tolist(), abs=3e-5)
    assert [step.chosen.logprob for step in trace.steps] == pytest.approx(expected[0].tolist(), abs=3e-5)
    result = scores.reconcile(trace)
    assert result.ok and result.library < 3e-5 and result.num_tokens == 5 and result.beams is None


def test_the_beam_scores_of_the_librarys_second_example():
    request, model, outputs, length = example("The library's beam scores, rebuilt")
    transition = model.compute_transition_scores(
        outputs.sequences, outputs.scores, outputs.beam_indices, normalize_logits=False
    )
    trace = generate(request)
    assert len(trace.sequences) == 4
    for number, sequence in enumerate(trace.sequences):
        count = len(sequence.token_ids)
        assert sequence.token_ids == outputs.sequences[number, length : length + count].tolist()
        assert sequence.logprobs == pytest.approx(transition[number, :count].tolist(), abs=1e-5)
        assert sequence.score == pytest.approx(outputs.sequences_scores[number].item(), abs=1e-5)
        # as the docstring rebuilds it
        output_length = (transition[number] < 0).sum().item()
        assert output_length == count
        penalty = trace.started.effective["length_penalty"]  # the model's own config leaves it open: then it is 1
        rebuilt = transition[number].sum().item() / output_length**penalty
        assert penalty == 1.0 and model.generation_config.length_penalty in (None, penalty)
        assert scores.length_penalised(sequence.logprobs, penalty) == pytest.approx(rebuilt, abs=1e-5)
        assert sequence.score == pytest.approx(rebuilt, abs=1e-5)
    result = scores.reconcile(trace)
    assert result.ok and result.library < 1e-5 and result.beams < 1e-5
    assert result.num_tokens == sum(len(sequence.token_ids) for sequence in trace.sequences)


@pytest.mark.parametrize(
    ("config", "applies"),
    [
        ({"do_sample": True, "top_k": 5}, True),
        ({"num_beams": 3, "length_penalty": 0.5, "num_return_sequences": 2}, True),
        ({"num_beams": 4, "num_beam_groups": 2, "diversity_penalty": 1.0}, True),
        ({"penalty_alpha": 0.6, "top_k": 4}, True),
        ({"prompt_lookup_num_tokens": 3}, True),
    ],
)
def test_real_runs_reconcile(config, applies):
    request = GenerationRequest("stories", "Once", config={"max_new_tokens": 12} | config, seed=4, check_scores=True)
    result = scores.reconcile(generate(request))
    assert result.ok and result.max_difference < 1e-4
    assert (result.library is not None) is applies and (result.num_tokens > 0) is applies


@settings(max_examples=80, deadline=None)
@given(st.lists(st.lists(st.floats(-30, -0.001), min_size=1, max_size=12), min_size=1, max_size=6))
def test_the_perplexity_of_several_texts_is_that_of_all_their_tokens(texts):
    each = [(len(text), scores.perplexity(text)) for text in texts]
    assert scores.pooled_perplexity(each) == pytest.approx(scores.perplexity([p for text in texts for p in text]))


def test_of_several_perplexities_none_rules_and_an_impossible_text_does():
    usual, odd = (50, 8.0), (50, 50_000.0)
    assert scores.pooled_perplexity([usual] * 9 + [odd]) == pytest.approx(8 * (50_000 / 8) ** 0.1)
    assert scores.pooled_perplexity([usual, (3, math.inf)]) == math.inf
    assert scores.pooled_perplexity([]) is None


@pytest.mark.parametrize(("total", "ratio"), [(0, 0.5), (10, 0.0), (10, 1.0)])
def test_what_has_no_z_score_is_refused(total, ratio):
    with pytest.raises(ValueError, match="have no z-score"):
        z_score(0, total, ratio)
