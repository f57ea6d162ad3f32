"""What was random in assisted decoding: the number that was drawn for each drafted token, and the draw of the target's
own token after them, computed again from the seed beside bare transformers."""

from __future__ import annotations

import contextlib
from dataclasses import dataclass
from unittest import mock

import pytest
import torch
from hypothesis import given, settings
from hypothesis import strategies as st
from transformers.generation import utils

from playground import GenerationRequest, generate
from playground.metrics.what_if import same_text, what_if
from playground.presets.recorded_runs import recorded_log
from playground.sharing.open_trace import open_log
from playground.sharing.token_table import draft_rows
from playground.trace import DraftToken, Trace
from playground.trace.serialization import event_from_dict, event_to_dict
from tests.recording.test_recording import DRAFTS, MODELS, bare, traced

SAMPLED = {"do_sample": True, "max_new_tokens": 16, "top_k": 0}


@dataclass
class Round:
    """One call of the library's `_speculative_sampling`, computed beside it from the state of the generator."""

    uniforms: torch.Tensor
    ratios: torch.Tensor
    winner: int
    share: float  # of the winner, in what it was drawn from


@contextlib.contextmanager
def computed_beside():
    """The rounds that bare transformers judges meanwhile, by Leviathan et al. (2023), algorithm 1."""
    rounds, library = [], utils._speculative_sampling

    def judge(ids, draft_logits, length, target_logits, assistant_ensemble_weight=None):
        own = torch.Generator()
        own.set_state(torch.get_rng_state())
        q, p = draft_logits[0].softmax(-1), target_logits[0].softmax(-1)
        places, tokens = torch.arange(length), ids[0, -length:]
        ratios = p[places, tokens] / q[places, tokens]
        if assistant_ensemble_weight is not None:
            ratios = 1.0 - assistant_ensemble_weight + assistant_ensemble_weight * ratios
        uniforms = torch.rand(length, generator=own)
        kept = int((uniforms <= ratios).long().cumprod(0).sum())
        rest = p[kept] if kept == length else (p[kept] - q[kept]).clamp(min=0)
        rest = rest / rest.sum() if kept < length else rest
        winner = int((rest / torch.empty_like(rest).exponential_(generator=own)).argmax())
        rounds.append(Round(uniforms, ratios, winner, rest[winner].item()))
        return library(ids, draft_logits, length, target_logits, assistant_ensemble_weight=assistant_ensemble_weight)

    with mock.patch.object(utils, "_speculative_sampling", judge):
        yield rounds


def float32(values: list[float]) -> torch.Tensor:
    return torch.tensor(values, dtype=torch.float32)


def check_against_bare(architecture: str, config: dict, seed: int) -> Trace:
    with computed_beside() as rounds:
        output, prompt_length = bare(MODELS[architecture], config, DRAFTS[architecture], seed)
    trace = traced(MODELS[architecture], config, DRAFTS[architecture], seed)
    ids = output.sequences[0, prompt_length:].tolist()
    assert trace.sequences[0].token_ids == ids[: len(trace.sequences[0].token_ids)]
    judged = [each for each in trace.draft_rounds if each.drafted]
    assert len(judged) == len(rounds) > 0
    for recorded, again in zip(judged, rounds, strict=True):
        assert torch.equal(float32([token.uniform for token in recorded.drafted]), again.uniforms)
        assert torch.equal(float32([token.ratio for token in recorded.drafted]), again.ratios)
        explained = [token.uniform <= token.ratio for token in recorded.drafted]
        kept = (*explained, False).index(False)
        if recorded.follow == "none":  # cut short: the length is reached, or the text has ended
            assert kept >= recorded.num_accepted and not recorded.race
            continue
        assert kept == recorded.num_accepted == sum(token.accepted for token in recorded.drafted)
        assert recorded.race[0].token_id == recorded.next_token_id == again.winner
        assert recorded.race[0].probability == pytest.approx(again.share, abs=1e-8)
    return trace


@settings(max_examples=6)
@given(
    st.sampled_from(["llama", "t5"]), st.integers(0, 2**32), st.sampled_from([0.4, 0.8, 1.0, 1.7]),
    st.sampled_from([None, 0.5, 0.9]), st.sampled_from([0, 12]),
)  # fmt: skip
def test_the_recorded_draws_are_those_of_the_seed_and_explain_each_acceptance(
    architecture, seed, temperature, weight, top_k
):
    config = {**SAMPLED, "temperature": temperature, "top_k": top_k}
    if weight is not None:
        config["assistant_ensemble_weight"] = weight
    check_against_bare(architecture, config, seed)


def test_of_a_text_rounds_end_in_each_way():
    traces = [check_against_bare("llama", SAMPLED, seed) for seed in range(2)]
    assert {each.follow for trace in traces for each in trace.draft_rounds} >= {"correction", "bonus"}


def test_the_race_after_a_draft_is_won_by_the_longest_and_takes_few_numbers():
    trace = traced(MODELS["llama"], SAMPLED, DRAFTS["llama"])
    for each in trace.draft_rounds:
        reached = [racer.probability * torch.tensor(racer.luck).exp().item() for racer in each.race]
        assert reached == sorted(reached, reverse=True) and all(racer.probability > 0 for racer in each.race)
        numbers = 3 * len(each.race) + 2 * len(each.drafted)
        assert numbers <= 40 * max(1, len(each.drafted))
    assert not any(step.draw and step.draw.contenders for step in trace.steps)


def test_a_greedy_run_draws_nothing():
    trace = traced(MODELS["llama"], {"max_new_tokens": 12}, DRAFTS["llama"])
    tokens = [token for each in trace.draft_rounds for token in each.drafted]
    assert tokens and all(token.uniform is token.ratio is None for token in tokens)
    assert not any(each.race for each in trace.draft_rounds)


LOOKUP = {"do_sample": True, "max_new_tokens": 24, "top_k": 0, "temperature": 0.6, "prompt_lookup_num_tokens": 3}
REPEATING = "I am a cat. I am a dog. I am a cat. I am"


@pytest.mark.parametrize("seed", [1, 2])
def test_copied_tokens_are_races_of_the_target_whose_luck_foretells(seed):
    def run(**config) -> Trace:
        return generate(GenerationRequest("stories", REPEATING, config=LOOKUP | config, seed=seed))

    trace = run()
    assert any(each.num_accepted for each in trace.draft_rounds)
    for step in trace.steps:
        winner = max(step.draw.contenders, key=lambda each: each.score / 0.6 + each.luck)
        assert winner.token_id == step.chosen.token_id
    low, high = same_text(trace, "temperature").interval
    assert run(temperature=(low + high) / 2).sequences[0].token_ids == trace.sequences[0].token_ids
    for temperature in (0.3, 1.6):
        found = what_if(trace, {"temperature": temperature})
        assert run(temperature=temperature).sequences[0].token_ids[: len(found.token_ids)] == found.token_ids


def test_of_a_round_from_before_that_only_the_old_numbers_are_known():
    """A file that was written when nothing of the draws was kept."""
    trace = open_log(recorded_log("lesson-speculative"))
    event = event_to_dict(next(each for each in trace.events() if type(each).__name__ == "DraftJudged"))
    event["round"].pop("race")
    for token in event["round"]["drafted"]:
        del token["uniform"], token["ratio"]
    old = event_from_dict(event).round
    assert old.race == [] and old.drafted[0].uniform is None


def test_they_are_in_the_table_of_drafts_and_in_a_file():
    request = GenerationRequest("stories", "Once upon a time", config=SAMPLED, seed=3, assistant="stories-draft")
    trace = generate(request)
    assert Trace.from_json(trace.to_json()).draft_rounds == trace.draft_rounds
    rows = list(draft_rows(trace))
    tokens = [token for each in trace.draft_rounds for token in each.drafted]
    assert [(row["uniform"], row["ratio"]) for row in rows] == [(token.uniform, token.ratio) for token in tokens]
    assert all(isinstance(token, DraftToken) and 0 <= token.uniform < 1 for token in tokens)
