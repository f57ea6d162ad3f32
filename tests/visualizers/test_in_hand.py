"""Knobs that act while they are dragged: what the page makes of the head and the bins of a distribution, against the
processors of the library on all of its scores."""

from __future__ import annotations

import functools
import math

import numpy as np
import pytest
import torch
from transformers import AutoModelForCausalLM, GenerationConfig

from playground import GenerationRequest, generate
from playground.generation.scores_reader import score_fields
from playground.models.catalog import bundled_folder
from playground.questions.next_scores import ScoresAnswer
from playground.recording import loop_arguments
from playground.trace.wire import to_plain
from tests.support.page_modules import module_page
from tests.support.tiny_models import tiny_llama

EARLIER = [5, 80, 9, 33, 120, 33, 7]
CUTS = {
    "TopHLogitsWarper": "top_h", "TopKLogitsWarper": "top_k", "TopPLogitsWarper": "top_p", "MinPLogitsWarper": "min_p",
    "TypicalLogitsWarper": "typical_p", "EpsilonLogitsWarper": "epsilon_cutoff", "EtaLogitsWarper": "eta_cutoff",
}  # fmt: skip
APPLY = """(cases) => cases.map(([scores, earlier, config]) => {
  const knobs = tokenKnobs(config);
  return inHand(pointsOf(scores, earlier, knobs), knobs);
})"""


@pytest.fixture(scope="module")
def page(browser):
    page = module_page(browser, "tokens/in_hand.ts", "tokens/sampling_knobs.ts", "tokens/score_points.ts")
    yield page
    page.close()


# ----------------------------------------------------------------------------------------------------- distributions


@functools.cache
def stories() -> torch.Tensor:
    """The logits of the smallest bundled model after some beginnings, (beginnings, vocab)."""
    model = AutoModelForCausalLM.from_pretrained(bundled_folder("stories"))
    with torch.no_grad():
        return model(torch.tensor([[*EARLIER, last] for last in (20, 200, 600, 1200)])).logits[:, -1].float()


def distribution(name: str, seed: int) -> np.ndarray:
    draw = np.random.default_rng(seed)
    scores = {
        "stories": lambda: stories()[seed % 4].numpy(),
        "small": lambda: draw.normal(0, 2, 300),
        "large": lambda: draw.normal(3, 2.2, 49_152),
        "widest": lambda: draw.normal(-4, 2.8, 151_936),
        "flat": lambda: draw.normal(0, 0.5, 32_000),
        "certain": lambda: np.concatenate([[30.0, 26.0], draw.normal(2, 2, 20_000)]),
        "ties": lambda: np.round(draw.normal(6, 2.5, 30_000) * 8) / 8,
        "few ties": lambda: np.round(draw.normal(2, 3, 200) * 2) / 2,
    }[name]()
    return scores.astype(np.float32)


def plain(scores: np.ndarray, earlier: list[int] = EARLIER, tokens: tuple[int, ...] = ()) -> dict:
    """The answer that tells of these scores."""
    is_left = scores > -1e30
    fields = score_fields(scores, is_left, earlier, tokens, str)
    answer = ScoresAnswer("m", 0, len(scores), int((~is_left).sum()), names=[], fixed=[], after=[], **fields)
    return to_plain(answer)


@functools.cache
def model(vocab_size: int):
    return tiny_llama(vocab_size=vocab_size, layers=1)


def processors(config: dict, vocab: int) -> list:
    """Those that the library makes of a config, in its order."""
    ids = torch.tensor([EARLIER])
    made = loop_arguments(
        model(300 if vocab < 10_000 else 2000),
        GenerationConfig(max_new_tokens=9, pad_token_id=0, eos_token_id=2, **{"top_k": 0, **config}),
        {"input_ids": ids, "attention_mask": torch.ones_like(ids)},
    )
    return list(made["logits_processor"])


def by_library(scores: np.ndarray, config: dict) -> dict:
    """What is left after all processors, and what each cut has removed."""
    now, cuts = torch.tensor(scores)[None], {}
    for each in processors(config, len(scores)):
        after = each(torch.tensor([EARLIER]), now.clone())
        if type(each).__name__ in CUTS:
            gone = (after == -torch.inf) & (now != -torch.inf)
            share = now.double().softmax(-1)[gone].sum().item()
            cuts[CUTS[type(each).__name__]] = (int(gone.sum()), share)
        now = after
    probabilities = now[0].double().softmax(-1)
    left = now[0] > -1e30
    terms = probabilities[left] * probabilities[left].log()
    return {
        "left": left.numpy(), "probabilities": probabilities.numpy(), "cuts": cuts,
        "entropy": -terms.nan_to_num(0.0).sum().item(),
    }  # fmt: skip


def matches(found: dict, expected: dict, answer: dict, config: dict) -> None:
    """The same tokens are left, with the same probabilities, and as many; where a cut falls among the bins, all but for
    the tokens of a bin."""
    left, probabilities, is_exact = expected["left"], expected["probabilities"], found["isExact"]
    told = {token["id"]: token for token in found["tokens"]}
    assert set(told) == {row[0] for row in (*answer["head"], *answer["before"], *answer["tokens"])}
    wrong = {i for i, token in told.items() if (token["by"] is None) != left[i]}
    for score in {told[i]["score"] for i in wrong}:  # which of equal ones are left is for the library's sort
        equal = [i for i, token in told.items() if token["score"] == score]
        assert len(equal) > 1, (config, [told[i] for i in wrong])
        assert sum(told[i]["by"] is None for i in equal) == left[equal].sum(), (config, score)
    for token_id, token in told.items():
        if token_id not in wrong:
            close = {"abs": 1e-6} if is_exact else {"rel": 0.02, "abs": 1e-6}
            assert token["probability"] == pytest.approx(probabilities[token_id], **close), config
    widest = max([count for count, _, _ in answer["bins"]], default=0)
    near = 0 if is_exact else 2 * widest + 1
    assert abs(found["left"] - left.sum()) <= near, (config, found["left"], left.sum())
    of_tokens = sum(token["by"] is None for token in found["tokens"])
    assert of_tokens + found["others"]["left"] == pytest.approx(found["left"], abs=1)
    close = 1e-4 if is_exact else 0.01 + 1.2 * abs(math.log(found["left"] / left.sum()))
    assert found["entropy"] == pytest.approx(expected["entropy"], abs=close), config
    assert [cut["name"] for cut in found["cuts"]] == list(expected["cuts"])
    for cut in found["cuts"]:
        removed, mass = expected["cuts"][cut["name"]]
        is_first = is_exact and len(found["cuts"]) == 1
        assert cut["removed"] == pytest.approx(removed, abs=0.5 if is_first else near + 2 * widest + 1), config
        assert cut["mass"] == pytest.approx(mass, abs=2e-6 if is_first else 5e-3), config


SINGLE = [
    {}, {"temperature": 0.05}, {"temperature": 0.6}, {"temperature": 5.0}, {"top_k": 1}, {"top_k": 40}, {"top_k": 256},
    {"top_k": 200_000}, {"top_p": 0.9}, {"top_p": 0.37}, {"top_p": 0.0}, {"min_p": 0.031}, {"min_p": 1.0},
    {"min_p": 0.0}, {"typical_p": 0.2}, {"typical_p": 0.83}, {"epsilon_cutoff": 3e-3},
    {"epsilon_cutoff": 0.9}, {"eta_cutoff": 2e-3},
    {"top_h": 0.4}, {"top_h": 0.87}, {"top_k": 700}, {"top_p": 0.9991}, {"epsilon_cutoff": 2.1e-5},
    {"typical_p": 0.997},
]  # fmt: skip
NAMES = ["stories", "small", "large", "widest", "flat", "certain", "ties", "few ties"]


@pytest.mark.parametrize("name", NAMES)
def test_each_knob_alone_does_what_the_librarys_does(page, name):
    scores = distribution(name, 3)
    answer = plain(scores)
    configs = [{"do_sample": True, **config} for config in SINGLE]
    for config, found in zip(configs, page.evaluate(APPLY, [[answer, EARLIER, each] for each in configs]), strict=True):
        matches(found, by_library(scores, config), answer, config)


def drawn(draw: np.random.Generator) -> dict:
    """A config with some of the knobs."""
    values = {
        "temperature": float(np.exp(draw.normal(0, 0.5))), "top_h": draw.uniform(0.2, 0.95),
        "top_k": int(draw.integers(1, 200)), "top_p": draw.uniform(0.2, 0.99), "min_p": draw.uniform(0, 0.2),
        "typical_p": draw.uniform(0.2, 0.95), "epsilon_cutoff": draw.uniform(1e-4, 0.02),
        "eta_cutoff": draw.uniform(1e-4, 0.02), "repetition_penalty": draw.uniform(0.6, 2.0),
        "sequence_bias": [[[int(draw.integers(0, 200))], 3.0], [[33, 7, 12], 2.5], [[7, 150], -4.0], [[8, 9], 5.0]],
    }  # fmt: skip
    return {"do_sample": True} | {name: value for name, value in values.items() if draw.random() < 0.4}


@pytest.mark.parametrize("name", NAMES)
def test_knobs_together_do_what_the_librarys_do(page, name):
    draw, cases = np.random.default_rng(11), []
    for number in range(12):
        scores, config = distribution(name, number), drawn(draw)
        biased = {ids[-1] for ids, _ in config.get("sequence_bias", [])}
        cases.append((scores, plain(scores, tokens=tuple(biased)), config))
    results = page.evaluate(APPLY, [[answer, EARLIER, config] for _, answer, config in cases])
    for (scores, answer, config), found in zip(cases, results, strict=True):
        matches(found, by_library(scores, config), answer, config)


def test_greedy_decoding_reads_penalties_alone(page):
    scores = distribution("large", 1)
    config = {"do_sample": False, "temperature": 0.3, "top_k": 5, "repetition_penalty": 1.5}
    (found,) = page.evaluate(APPLY, [[plain(scores), EARLIER, config]])
    assert found["cuts"] == [] and found["left"] == len(scores)
    expected = by_library(scores, {"repetition_penalty": 1.5})
    assert found["entropy"] == pytest.approx(expected["entropy"], abs=1e-4)


def test_removed_tokens_stay_removed(page):
    scores = distribution("large", 2)
    scores[[3, 8, 4000, 4001]] = -np.inf
    answer = plain(scores)
    config = {"do_sample": True, "top_p": 0.8, "repetition_penalty": 1.3}
    (found,) = page.evaluate(APPLY, [[answer, EARLIER, config]])
    matches(found, by_library(scores, config), answer, config)
    assert answer["num_removed"] == 4 and not {3, 8, 4000, 4001} & {token["id"] for token in found["tokens"]}


def test_penalties_that_have_acted_are_left_alone(page):
    scores = distribution("small", 2)
    answer = plain(scores) | {"fixed": ["sequence_bias", "repetition_penalty"]}
    config = {"do_sample": True, "repetition_penalty": 1.7, "sequence_bias": [[[5], 9.0]]}
    (found,) = page.evaluate(APPLY, [[answer, EARLIER, config]])
    assert found["entropy"] == pytest.approx(by_library(scores, {"do_sample": True})["entropy"], abs=1e-4)


# ------------------------------------------------------------------------------------------------------ the knobs


def test_what_the_library_refuses_counts_as_no_knob(page):
    wrong = {
        "do_sample": True, "temperature": -1, "top_h": 2, "top_k": 2.5, "top_p": "0.", "min_p": 3, "typical_p": 1.0,
        "epsilon_cutoff": None, "eta_cutoff": 0, "repetition_penalty": 0, "sequence_bias": [[[], 1.0], "x", [[2.5], 1]],
    }  # fmt: skip
    knobs = page.evaluate("(values) => tokenKnobs(values)", wrong)
    assert knobs == {**dict.fromkeys(wrong, None), "do_sample": True, "sequence_bias": []}
    assert page.evaluate("() => tokenKnobs({}).do_sample") is False


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ({"do_sample": True, "temperature": 1.0}, {"do_sample": True}, True),
        ({"do_sample": True, "top_k": 5}, {"do_sample": True, "top_k": 6}, False),
        ({"do_sample": True}, {"do_sample": False}, False),
        ({"temperature": 0.5}, {"temperature": 0.7}, True),  # nothing is drawn
        ({"repetition_penalty": 1.2}, {}, False),
        ({"top_k": 50, "do_sample": True, "max_new_tokens": 5}, {"top_k": 50, "do_sample": True}, True),
    ],
)
def test_configs_that_do_the_same_are_known(page, one, other, same):
    assert page.evaluate("([one, other]) => doTheSame(tokenKnobs(one), tokenKnobs(other))", [one, other]) is same


# ------------------------------------------------------------------------------------------------ a trace by itself


@pytest.mark.parametrize("config", [{"do_sample": True, "top_k": 12, "temperature": 0.8}, {"do_sample": False}])
def test_a_trace_knows_its_candidates_and_the_others_together(page, config):
    run = {"max_new_tokens": 6, "repetition_penalty": 1.2, **config}
    trace = generate(GenerationRequest("stories", "Once upon a time", config=run, seed=1, top_candidates=20))
    for step in trace.steps:
        known = page.evaluate("(distribution) => scoresOfTrace(distribution)", to_plain(step.distribution))
        assert known["fixed"] and known["names"] == ["RepetitionPenaltyLogitsProcessor"]
        counted = len(known["head"]) + sum(row[0] for row in known["bins"])
        assert counted == pytest.approx(step.distribution.vocab, abs=1e-6)
        stage = step.distribution.stages[0]
        cases = [[known, [], {"do_sample": True, "temperature": temperature}] for temperature in (1, 2)]
        same, hot = page.evaluate(APPLY, cases)
        assert same["entropy"] == pytest.approx(stage.entropy, abs=2e-3) and same["left"] == stage.kept
        assert hot["entropy"] > same["entropy"] and math.isfinite(hot["entropy"])
        shares = {token["id"]: token["probability"] for token in same["tokens"]}
        for candidate in step.distribution.candidates:
            if candidate.stage_logprobs[0] is not None:
                expected = math.exp(candidate.stage_logprobs[0])
                assert shares[candidate.token_id] == pytest.approx(expected, abs=1e-5)


def test_a_run_of_another_server_tells_no_scores(page):
    told = {"candidates": [], "stages": [], "vocab": None, "entropy_before": None, "entropy_after": None}
    assert page.evaluate("(distribution) => scoresOfTrace(distribution)", told) is None
