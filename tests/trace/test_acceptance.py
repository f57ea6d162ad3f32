"""The figures of drafts: by hand, against exact sums, and the overlap against both models by themselves."""

from __future__ import annotations

import dataclasses
import math
from fractions import Fraction

import pytest
import torch
from hypothesis import given
from hypothesis import strategies as st

from playground.recording import assisted_tap
from playground.trace import DraftRound, DraftToken
from playground.trace.acceptance import acceptance, break_even, expected_speedup, expected_tokens, judged
from tests.recording.test_recording import MODELS, PROMPT, TOKENIZER, assisting, traced
from tests.support.slow import one_in
from tests.support.tiny_models import tiny_llama

# ------------------------------------------------------------------------------------------------------------ counting


def made(drafted: int, accepted: int, follow: str, overlaps: list[float | None] | None = None) -> DraftRound:
    overlaps = overlaps or [None] * drafted
    tokens = [DraftToken(i, "x", -1.0, -1.0, i < accepted, overlaps[i]) for i in range(drafted)]
    return DraftRound(0, 0, tokens, accepted, None if follow == "none" else 9, "y", follow, 0.25, 0.5)


BY_HAND = [  # (rounds, the figures that are looked at)
    ([], {"num_spec_steps": 0, "num_rounds": 0, "num_tokens": 0, "draft_acceptance_rate": None,
          "judged_acceptance_rate": None, "mean_acceptance_length": None, "acceptance_histogram": [],
          "accepted_by_position": [], "drafted_by_position": [], "passes_saved": 0, "expected_acceptance_rate": None,
          "draft_seconds": 0.0}),
    ([made(0, 0, "target")],
     {"num_spec_steps": 0, "num_rounds": 1, "num_tokens": 1, "num_draft_tokens": 0, "draft_acceptance_rate": None,
      "mean_acceptance_length": None, "acceptance_histogram": [], "passes_saved": 0, "verify_seconds": 0.5}),
    ([made(3, 2, "correction"), made(3, 3, "bonus"), made(0, 0, "target"), made(4, 1, "none")],
     {"num_spec_steps": 3, "num_rounds": 4, "num_tokens": 3 + 4 + 1 + 1, "num_draft_tokens": 10,
      "num_accepted_draft_tokens": 6, "num_judged_draft_tokens": 3 + 3 + 1, "draft_acceptance_rate": 6 / 10,
      "judged_acceptance_rate": 6 / 7, "mean_acceptance_length": 1 + 6 / 3, "acceptance_histogram": [0, 1, 1, 1, 0],
      "accepted_by_position": [3, 2, 1, 0], "drafted_by_position": [3, 3, 3, 1], "passes_saved": 5,
      "draft_seconds": 1.0, "verify_seconds": 2.0}),
    ([made(2, 0, "correction", [0.5, 0.9]), made(2, 2, "bonus", [1.0, 0.25]), made(2, 1, "none", [0.75, 0.1])],
     {"expected_acceptance_rate": (0.5 + 1.0 + 0.25 + 0.75) / 4, "judged_acceptance_rate": 3 / 4,
      "acceptance_histogram": [1, 1, 1]}),
    ([made(2, 2, "bonus", [None, 0.5])], {"expected_acceptance_rate": 0.5, "judged_acceptance_rate": 1.0}),
]  # fmt: skip


@pytest.mark.parametrize(("rounds", "expected"), BY_HAND)
def test_by_hand(rounds, expected):
    figures = dataclasses.asdict(acceptance(iter(rounds)))
    assert {name: figures[name] for name in expected} == expected


@st.composite
def rounds(draw) -> DraftRound:
    drafted = draw(st.integers(0, 6))
    accepted = draw(st.integers(0, drafted))
    kinds = ["target"] if not drafted else ["bonus"] if accepted == drafted else ["correction"]
    follow = draw(st.sampled_from(kinds + ["none"] * (accepted > 0)))
    overlaps = draw(st.lists(st.none() | st.floats(0, 1), min_size=drafted, max_size=drafted))
    return made(drafted, accepted, follow, overlaps)


@given(st.lists(rounds(), max_size=12))
def test_the_figures_agree_with_each_other(some):
    got = acceptance(some)
    assert sum(got.acceptance_histogram) == got.num_spec_steps <= got.num_rounds == len(some)
    assert sum(k * count for k, count in enumerate(got.acceptance_histogram)) == got.num_accepted_draft_tokens
    assert sum(got.accepted_by_position) == got.num_accepted_draft_tokens
    assert sum(got.drafted_by_position) == got.num_draft_tokens
    assert all(kept <= drafted for kept, drafted in zip(got.accepted_by_position, got.drafted_by_position, strict=True))
    assert got.num_accepted_draft_tokens <= got.num_judged_draft_tokens <= got.num_draft_tokens
    rejected = got.num_judged_draft_tokens - got.num_accepted_draft_tokens
    assert rejected == sum(round.follow == "correction" for round in some)
    assert got.passes_saved == got.num_tokens - got.num_rounds
    ended = sum(round.follow == "none" for round in some)
    if got.num_spec_steps:  # vLLM's mean counts a token of the target's own in each, also where the text ended before
        own = sum(round.follow == "target" for round in some)
        assert got.mean_acceptance_length * got.num_spec_steps == pytest.approx(got.num_tokens - own + ended)
    for rate in (got.draft_acceptance_rate, got.judged_acceptance_rate, got.expected_acceptance_rate):
        assert rate is None or 0 <= rate <= 1


@given(rounds())
def test_judged_are_the_accepted_ones_and_the_first_rejected(one):
    assert [token.accepted for token in judged(one)] == [True] * one.num_accepted + [False] * (
        one.follow == "correction"
    )


# ------------------------------------------------------------------------------------------------------------ formulas


@pytest.mark.parametrize(
    ("rate", "drafted", "tokens"),
    [(0, 5, 1), (1, 5, 6), (1, 0, 1), (0.5, 0, 1), (0, 0, 1), (0.5, 1, 1.5), (0.5, 2, 1.75), (0.8, 5, 3.68928),
     (1, 2.5, 3.5), (0.25, 0.5, (1 - 0.125) / 0.75), (1 - 2**-53, 9, 10), (5e-324, 3, 1), (1, 1e300, 1e300)],
)  # fmt: skip
def test_expected_tokens_by_hand(rate, drafted, tokens):
    assert expected_tokens(rate, drafted) == pytest.approx(tokens, rel=1e-12)


@given(st.floats(0, 1), st.integers(0, 40))
def test_expected_tokens_is_the_sum_of_the_chances_to_get_that_far(rate, drafted):
    exact = sum(Fraction(rate) ** kept for kept in range(drafted + 1))
    assert expected_tokens(rate, drafted) == pytest.approx(float(exact), rel=1e-12)


@pytest.mark.parametrize(
    ("rate", "drafted", "cost", "verify", "speedup"),
    [(0.5, 1, 0.5, 1.0, 1.0), (1, 4, 0, 1.0, 5.0), (0, 4, 0.25, 1.0, 0.5), (1, 4, 0.25, 3.0, 1.25), (0.5, 0, 9, 2, 0.5),
     (0.75, 7, 0.02, 1.0, (1 - 0.1001129150390625) / (0.25 * 1.14))],
)  # fmt: skip
def test_expected_speedup_by_hand(rate, drafted, cost, verify, speedup):
    assert expected_speedup(rate, drafted, cost, verify) == pytest.approx(speedup)


@pytest.mark.parametrize(
    ("drafted", "cost", "verify", "rate"),
    [
        (1, 0.5, 1.0, 0.5),  # 1 + rate = 1.5
        (2, 0.25, 1.25, 0.5),  # 1 + rate + rate * rate = 1.75
        (4, 1.0, 1.0, 1.0),
        (4, 1.01, 1.0, None),
        (4, 0.0, 1.0, 0.0),
        (3, 0.1, 0.5, 0.0),
        (0, 5.0, 1.0, 0.0),
        (0, 5.0, 1.1, None),
    ],
)
def test_break_even_by_hand(drafted, cost, verify, rate):
    assert break_even(drafted, cost, verify) == (rate if rate is None else pytest.approx(rate))


@given(st.floats(0, 30), st.floats(0, 2), st.floats(0.1, 5), st.floats(0, 1))
def test_break_even_parts_the_faster_from_the_slower(drafted, cost, verify, rate):
    edge = break_even(drafted, cost, verify)
    speedup = expected_speedup(rate, drafted, cost, verify)
    if edge is None:
        assert speedup < 1
    elif rate >= edge:
        assert speedup >= 1 - 1e-9
    else:
        assert speedup <= 1 + 1e-9
    if edge:
        assert expected_speedup(edge, drafted, cost, verify) == pytest.approx(1, abs=1e-9)


@pytest.mark.parametrize(
    ("call", "words"),
    [
        (lambda: expected_tokens(1.5, 3), "acceptance rate is 1.5"),
        (lambda: expected_tokens(math.nan, 3), "acceptance rate is nan"),
        (lambda: expected_tokens(0.5, -1), "length of drafts is -1"),
        (lambda: expected_speedup(0.5, math.inf, 0.1), "length of drafts is inf"),
        (lambda: expected_speedup(0.5, 3, -0.1), "drafted token is -0.1"),
        (lambda: break_even(3, math.nan), "drafted token is nan"),
        (lambda: break_even(3, 0.1, 0), "checking a draft is 0"),
        (lambda: break_even(-3, 0.1), "length of drafts is -3"),
    ],
)
def test_numbers_that_no_run_has(call, words):
    with pytest.raises(ValueError, match=words):
        call()


# ------------------------------------------------------------------------------------------------------------- overlap

PURE = {"do_sample": True, "top_k": 0, "assistant_confidence_threshold": 0.0, "num_assistant_tokens": 4}
MODEL = MODELS["llama"]


def noisy(noise: float):
    """A draft that overlaps with the model here and there."""
    draft, other = assisting(MODEL, seed=2), tiny_llama(MODEL.config.vocab_size, seed=9)
    with torch.no_grad():
        for ours, theirs in zip(draft.parameters(), other.parameters(), strict=True):
            ours.lerp_(theirs, noise)
    return draft


def distributions(model, ids: list[int], temperature: float, top_k: int) -> torch.Tensor:
    """(positions, vocab): what the model, by itself, samples from after each of the ids."""
    with torch.no_grad():
        logits = model(torch.tensor([ids])).logits[0] / temperature
    return logits.masked_fill(logits < logits.topk(top_k).values[:, -1:], -math.inf).softmax(-1)


@pytest.mark.parametrize(("temperature", "top_k"), one_in(3, [(1.0, 300), (0.5, 300), (1.0, 10), (2.0, 3)]))
@pytest.mark.parametrize("weight", [None, 0.25])
def test_the_overlap_is_that_of_both_models_by_themselves(temperature, top_k, weight):
    draft = noisy(0.2)
    config = PURE | {"max_new_tokens": 16, "temperature": temperature, "top_k": top_k}
    if weight is not None:
        config["assistant_ensemble_weight"] = weight
    trace = traced(MODEL, config, draft)
    prompt, ids, expected = TOKENIZER(PROMPT)["input_ids"], trace.sequences[0].token_ids, []
    for round in trace.draft_rounds:
        text = prompt + ids[: round.start] + [token.token_id for token in round.drafted]
        target = distributions(MODEL, text, temperature, top_k)
        # 5.24 hands the draft model the target's processors, and it makes its own ones of the same config after them
        drafter = distributions(draft, text, temperature**2, top_k)
        judge = target if weight is None else weight * target + (1 - weight) * drafter
        places = slice(len(text) - len(round.drafted) - 1, len(text) - 1)
        overlaps = torch.minimum(judge, drafter)[places].sum(-1).tolist()
        assert [token.overlap for token in round.drafted] == pytest.approx(overlaps, abs=1e-4)
        apart = (judge - drafter)[places].abs().sum(-1) / 2  # the total variation distance
        assert (1 - apart).tolist() == pytest.approx(overlaps, abs=1e-5)
        expected += overlaps[: len(judged(round))]
    assert trace.acceptance.expected_acceptance_rate == pytest.approx(sum(expected) / len(expected), abs=1e-4)


@pytest.mark.slow
@pytest.mark.parametrize(
    "config", [{}, {"temperature": 0.7, "top_k": 20}, {"assistant_ensemble_weight": 0.5}, {"assistant_early_exit": 1}]
)
def test_as_many_drafts_are_kept_as_the_overlap_lets_expect(config):
    """Whether a judged token is kept is a draw with the overlap as its probability, whatever happened before. So kept
    minus expected has mean 0 and a variance of the sum of overlap * (1 - overlap), and is within 4 deviations."""
    draft = None if "assistant_early_exit" in config else noisy(0.2)
    tokens = []
    for seed in range(12):
        trace = traced(MODEL, PURE | {"max_new_tokens": 40} | config, draft, seed=seed)
        tokens += [token for round in trace.draft_rounds for token in judged(round)]
    kept, expected = sum(token.accepted for token in tokens), sum(token.overlap for token in tokens)
    deviation = math.sqrt(sum(token.overlap * (1 - token.overlap) for token in tokens))
    assert len(tokens) > 200 and 3 < deviation < 0.1 * len(tokens)  # a bound that says something
    assert abs(kept - expected) < 4 * deviation


def test_drafts_without_probabilities_have_no_overlap():
    trace = traced(MODEL, {"max_new_tokens": 12, "prompt_lookup_num_tokens": 3, "do_sample": True})
    assert trace.acceptance.num_draft_tokens > 0 and trace.acceptance.expected_acceptance_rate is None
    assert all(token.overlap is None for round in trace.draft_rounds for token in round.drafted)


@pytest.mark.parametrize("width", one_in(3, [299, 300, 320]))
@pytest.mark.parametrize("chunk", [1, 700, 1 << 19])
def test_a_draft_whose_logits_are_wider_or_narrower(width, chunk, monkeypatch):
    """What one of them lacks has a probability of 0 there. Some places are looked at, or one, or all at once."""
    monkeypatch.setattr(assisted_tap, "_CHUNK_SCORES", chunk)
    draft = tiny_llama(width, seed=3)
    draft.lm_head.weight.data[300:] = 0  # as padding: never the best
    config = {"num_assistant_tokens": 4, "assistant_confidence_threshold": 0.0, "suppress_tokens": [299]}
    trace = traced(MODEL, {"max_new_tokens": 10} | config, draft)
    prompt, ids = TOKENIZER(PROMPT)["input_ids"], trace.sequences[0].token_ids
    for round in trace.draft_rounds:
        text = torch.tensor([prompt + ids[: round.start] + [token.token_id for token in round.drafted]])
        both = torch.full((2, text.shape[1], 320), -math.inf)
        with torch.no_grad():
            both[0, :, :300], both[1, :, :width] = MODEL(text).logits[0], draft(text).logits[0]
        both[:, :, 299] = -math.inf
        both = both.log_softmax(-1)[:, -len(round.drafted) - 1 :]
        for place, token in enumerate(round.drafted):
            assert token.overlap == pytest.approx(both[:, place].exp().min(0).values.sum().item(), abs=1e-4)
            assert token.target_logprob == pytest.approx(both[0, place, token.token_id].item(), abs=1e-3)
            assert token.draft_logprob == pytest.approx(both[1, place, token.token_id].item(), abs=1e-3)
