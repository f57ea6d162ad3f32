"""Diverse beam search: as in transformers 4.52.4, and told as it was."""

from __future__ import annotations

import re
import threading

import pytest
import torch
from hypothesis import given, settings
from hypothesis import strategies as st
from transformers import GenerationConfig, LogitsProcessor, LogitsProcessorList, StoppingCriteria, StoppingCriteriaList

from playground.strategies import diverse_beam_search
from playground.strategies.diverse_beam import HammingDiversityLogitsProcessor, add_diversity_penalty
from playground.trace import BeamsAdvanced, Trace
from tests.strategies.beam_runs import (
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

GROUPS = reference.GROUPS


@pytest.mark.parametrize("case", one_in(4, cases("diverse")))
def test_as_in_4_52_4(case):
    assert_as_expected("diverse", case, diverse_beam_search)


@pytest.mark.parametrize("case", one_in(4, requests("diverse")))
def test_traced_as_in_4_52_4(case):
    trace = assert_traced_as_expected("diverse", case)
    assert trace.started.mode == "group_beam_search"
    assert_diverse(trace, reference.split(reference.CASES["diverse", case])[3])


def assert_diverse(trace: Trace, config: dict) -> None:
    """Groups and penalties, worked out again from what the groups chose."""
    size = config["num_beams"] // config["num_beam_groups"]
    places = trace.started.processors.index("HammingDiversityLogitsProcessor")
    for step in trace.beam_steps:
        chosen: list[int] = []
        told = {candidate.group for candidate in step.candidates}
        for group in range(config["num_beam_groups"]):
            own = [candidate for candidate in step.candidates if candidate.group == group]
            assert all(candidate.parent // size == group for candidate in own)
            assert [candidate.score for candidate in own] == sorted((c.score for c in own), reverse=True)
            for candidate in own:
                expected = config["diversity_penalty"] * chosen.count(candidate.token_id)
                assert candidate.diversity_penalty == pytest.approx(expected)
                if len(trace.started.processors) == 1:
                    assert candidate.logprob == pytest.approx(candidate.raw_logprob - expected, abs=1e-4)
            for distribution in step.distributions[group * size : (group + 1) * size]:
                assert bool(distribution.candidates) == (group in told)
                if group in told:
                    assert distribution.stages[places].name == "HammingDiversityLogitsProcessor"
            if not own:  # a group that has finished writes padding
                chosen += [trace.started.effective["pad_token_id"]] * size
            goes_on = [c for c in own if c.status == "running" or c.status == "finished"]
            ends = set(trace.started.eos_token_ids)
            chosen += [c.token_id for c in goes_on if c.token_id not in ends]
        assert [c.group for c in step.candidates] == sorted(c.group for c in step.candidates)


def test_distributions_are_those_of_the_beam_s_own_text():
    trace = traced("stories", GROUPS | {"max_new_tokens": 5})
    prompt = reference.inputs("stories", 1)["input_ids"]
    texts = [[]] * 4
    for step in trace.beam_steps:
        for text, distribution in zip(texts, step.distributions, strict=True):
            ids = torch.cat([prompt, torch.tensor([text], dtype=torch.long)], dim=1)
            with torch.no_grad():
                logprobs = model("stories")(ids).logits[0, -1].log_softmax(-1)
            for candidate in distribution.candidates:
                assert candidate.raw_logprob == pytest.approx(logprobs[candidate.token_id].item(), abs=1e-3)
        texts = [[*texts[c.parent], c.token_id] for c in step.running] or texts


# ------------------------------------------------------------------------------------------------------------ batches


@pytest.mark.parametrize("name", one_in(3, ["gpt2", "t5", "stories"]))
@pytest.mark.parametrize("config", [{}, {"eos_token_id": 44, "early_stopping": True}])
def test_a_batch_is_what_its_prompts_are_alone(name, config):
    config = GROUPS | {"num_return_sequences": 2, "max_new_tokens": 12} | config
    together = bare(name, config, diverse_beam_search, prompts=3)
    everything = reference.inputs(name, 3)
    for number in range(3):
        kept = everything["attention_mask"][number] == 1
        alone = {key: tensor[number : number + 1, kept] for key, tensor in everything.items()}
        single = bare(name, config, diverse_beam_search, inputs=alone)
        steps = single.beam_indices.shape[1]
        ours = together.sequences[2 * number : 2 * number + 2, -together.beam_indices.shape[1] :][:, :steps]
        assert ours.tolist() == single.sequences[:, -steps:].tolist()
        scores = together.sequences_scores[2 * number : 2 * number + 2].tolist()
        assert scores == pytest.approx(single.sequences_scores.tolist(), abs=1e-4)


# ----------------------------------------------------------------------------------------- watched, stopped, refused


def test_watching_changes_nothing_and_is_told_everything():
    class Observer:
        def __init__(self):
            self.steps, self.found = [], None

        def on_step(self, considered, pools):
            self.steps.append((considered, pools))

        def on_finished(self, hypotheses):
            self.found = hypotheses

    observer = Observer()
    config = GROUPS | {"num_return_sequences": 3, **reference.STOPS}
    plain = bare("stories", config, diverse_beam_search, prompts=2)
    watched = bare("stories", config, diverse_beam_search, prompts=2, observer=observer)
    assert torch.equal(plain.sequences, watched.sequences)
    assert torch.equal(plain.sequences_scores, watched.sequences_scores)
    assert [[text.score for text in texts] for texts in observer.found] == [
        pytest.approx(scores) for scores in watched.sequences_scores.view(2, 3).tolist()
    ]
    assert len(observer.steps) == len(watched.scores)


@pytest.mark.slow
def test_ids_alone_where_no_scores_are_asked_for():
    inputs = reference.inputs("stories", 1)
    ids = model("stories").generate(**inputs, **GROUPS, custom_generate=diverse_beam_search)
    assert torch.equal(ids, bare("stories", GROUPS | {"eos_token_id": 0}, diverse_beam_search).sequences)


def test_logits_are_those_of_the_model():
    output = bare("gpt2", GROUPS | {"output_logits": True, "max_new_tokens": 3}, diverse_beam_search)
    first = model("gpt2")(reference.inputs("gpt2", 1)["input_ids"]).logits[0, -1]
    assert len(output.logits) == 3
    assert torch.allclose(output.logits[0], first.expand(4, -1), atol=1e-5)


@pytest.mark.slow
def test_a_static_cache_gives_the_same():
    plain = bare("stories", GROUPS, diverse_beam_search)
    static = bare("stories", GROUPS | {"cache_implementation": "static", "disable_compile": True}, diverse_beam_search)
    assert torch.equal(plain.sequences, static.sequences)
    assert plain.sequences_scores.tolist() == pytest.approx(static.sequences_scores.tolist(), abs=1e-4)


def test_a_cancelled_run_stops_within_a_step():
    cancelled = threading.Event()
    seen = []

    def listen(event):
        if isinstance(event, BeamsAdvanced):
            seen.append(event)
            if len(seen) == 3:
                cancelled.set()

    config = GROUPS | {"max_new_tokens": 100, "num_return_sequences": 2}
    trace = traced("stories", config, listen=listen, cancelled=cancelled)
    assert len(trace.beam_steps) == 4
    assert [len(sequence.token_ids) for sequence in trace.sequences] == [4, 4]
    assert {sequence.stop_reason for sequence in trace.sequences} == {"stopped"}
    assert_adds_up(trace, config)


def test_what_is_stopped_from_outside_gets_no_end_that_it_did_not_write():
    class After(StoppingCriteria):
        def __call__(self, input_ids, scores, **kwargs):
            return torch.full((len(input_ids),), input_ids.shape[1] >= 7)

    criteria = StoppingCriteriaList([After()])
    output = bare("stories", GROUPS, diverse_beam_search, stopping_criteria=criteria)
    long = bare("stories", GROUPS | {"max_new_tokens": 3}, diverse_beam_search)
    assert torch.equal(output.sequences, long.sequences)
    assert 0 not in output.sequences[0, 4:].tolist()


@pytest.mark.parametrize(
    ("config", "message"),
    [
        ({"num_beams": 5}, "num_beams (5) into equal groups"),
        ({"num_beam_groups": 1}, "num_beam_groups is 1"),
        ({"num_beam_groups": 8}, "num_beam_groups is 8"),
        ({"diversity_penalty": 0.0}, "diversity_penalty is 0:"),
        ({"diversity_penalty": -1.0}, "diversity_penalty is -1.0:"),
        ({"do_sample": True}, "does not sample"),
        ({"num_beams": 1, "num_beam_groups": 1}, "needs beams"),
        ({"force_words_ids": [[5]]}, "has no constraints"),
        ({"num_return_sequences": 5}, "num_return_sequences"),
    ],
)
def test_refusals_say_what_to_do(config, message):
    with pytest.raises(ValueError, match=re.escape(message)):
        bare("gpt2", GROUPS | config, diverse_beam_search)


# --------------------------------------------------------------------------------------------------- the processors


def test_the_penalty_counts_how_often_earlier_groups_chose_a_token():
    processor = HammingDiversityLogitsProcessor(0.5, num_beams=6, num_beam_groups=3)
    chosen = torch.tensor([3, 3, 4, 3, 0, 0, 1, 2, 2, 2, 0, 0])  # two prompts; the third group chooses now
    scores = torch.zeros(4, 6)
    lost = -processor(torch.zeros(4, 1, dtype=torch.long), scores, current_tokens=chosen, beam_group_idx=2)
    assert lost.tolist() == [[0, 0, 0, 1.5, 0.5, 0]] * 2 + [[0, 0.5, 1.5, 0, 0, 0]] * 2
    second = -processor(torch.zeros(4, 1, dtype=torch.long), scores, current_tokens=chosen, beam_group_idx=1)
    assert second.tolist() == [[0, 0, 0, 1.0, 0, 0]] * 2 + [[0, 0.5, 0.5, 0, 0, 0]] * 2
    first = processor(torch.zeros(4, 1, dtype=torch.long), scores, current_tokens=chosen, beam_group_idx=0)
    assert first.tolist() == scores.tolist()


def test_the_penalty_comes_after_sequence_bias_and_before_the_rest():
    config = GROUPS | {"sequence_bias": [[[5], 1.0]], "repetition_penalty": 1.2, "no_repeat_ngram_size": 2}
    assert traced("stories", config | {"max_new_tokens": 2}).started.processors == [
        "SequenceBiasLogitsProcessor",
        "HammingDiversityLogitsProcessor",
        "RepetitionPenaltyLogitsProcessor",
        "NoRepeatNGramLogitsProcessor",
    ]


def test_the_list_is_made_once_and_the_given_one_is_left_alone():
    given_list = LogitsProcessorList()
    config = GenerationConfig(**GROUPS)
    made = add_diversity_penalty(given_list, config)
    assert len(given_list) == 0 and len(made) == 1
    assert add_diversity_penalty(made, config) is made


def test_own_processors_are_told_of_the_group():
    seen = set()

    class Own(LogitsProcessor):
        def __call__(self, input_ids, scores, beam_group_idx, current_tokens):
            seen.add((beam_group_idx, len(input_ids), len(current_tokens)))
            return scores

    bare("gpt2", GROUPS | {"max_new_tokens": 2}, diverse_beam_search, logits_processor=LogitsProcessorList([Own()]))
    assert seen == {(0, 2, 4), (1, 2, 4)}


def test_structured_output_holds_every_group_to_its_form():
    config = GROUPS | {"num_return_sequences": 4, "max_new_tokens": 8}
    allowed = [260, 295, 15, 1143, 947, 873]
    output = bare("stories", config, diverse_beam_search, prompts=2, allowed=allowed)
    assert set(output.sequences[:, -output.beam_indices.shape[1] :].flatten().tolist()) <= {*allowed, 1}


# ------------------------------------------------------------------------------------------------------ random configs


@st.composite
def configs(draw) -> dict:
    groups = draw(st.integers(2, 4))
    size = draw(st.integers(1, 3))
    config = {
        "num_beams": groups * size,
        "num_beam_groups": groups,
        "diversity_penalty": draw(st.floats(0.01, 10)),
        "max_new_tokens": draw(st.integers(1, 8)),
        "num_return_sequences": draw(st.integers(1, groups * size)),
    }
    more = options(config["max_new_tokens"]) | {"pad_token_id": st.integers(0, 5)}
    for name in draw(st.lists(st.sampled_from(list(more)), unique=True, max_size=5)):
        config[name] = draw(more[name])
    return config


@pytest.mark.slow
@settings(max_examples=25)
@given(configs(), st.sampled_from(["gpt2", "t5"]))
def test_traced_equals_bare_for_random_configs(config, name):
    assert_diverse(assert_traced_equals_bare(name, config, diverse_beam_search), config)
