"""Contrastive search: the tokens and scores of transformers 4.52.4, and a tap that tells what the loop did."""

from __future__ import annotations

import copy
import threading

import pytest
import torch
from hypothesis import given, settings
from hypothesis import strategies as st
from transformers import DynamicCache, LlamaConfig, LlamaForCausalLM, Qwen3NextConfig, Qwen3NextForCausalLM

from playground import GenerationRequest, generate
from playground.recording.tap import Tap
from playground.strategies import contrastive_search
from playground.trace import Stepped, Trace
from tests.strategies.runs import (
    EXPECTED,
    MODELS,
    PROMPT,
    TOKENIZER,
    assert_as_expected,
    assert_same,
    assert_traced_as_expected,
    bare,
    by_request,
    traced,
)
from tests.support.reference import contrastive_dola as reference
from tests.support.slow import one_in

CONFIG = {"penalty_alpha": 0.6, "top_k": 4, "max_new_tokens": 12}


class Steps:
    """A watch that keeps what it is told."""

    def __init__(self):
        self.told = []

    def on_reranked(self, reranking):
        self.told.append(reranking)


# ----------------------------------------------------------------------------------------------- against the original


@pytest.mark.parametrize("case", one_in(14, [case for case in reference.CASES if case.startswith("contrastive")]))
def test_same_as_the_original(case):
    assert_as_expected(case, contrastive_search)


@pytest.mark.parametrize("case", one_in(8, by_request("contrastive")))
def test_a_request_gives_the_same(case):
    trace = assert_traced_as_expected(case)
    assert trace.started.mode == "contrastive_search"


def test_the_python_api_gives_the_same():
    _, (prompt,), config = reference.CASES["contrastive"]
    trace = generate(GenerationRequest("stories", prompt, config=config))
    assert trace.sequences[0].token_ids == EXPECTED["contrastive"]["token_ids"][0]


@pytest.mark.parametrize("case", one_in(2, ["contrastive batch", "contrastive llama", "contrastive t5 batch"]))
def test_low_memory_gives_the_same_for_a_batch(case):
    name, prompts, config = reference.CASES[case]
    output = reference.run(name, prompts, config | {"low_memory": True}, custom_generate=contrastive_search)
    told = reference.told(name, prompts, output)
    at_once = EXPECTED[case]
    assert told["token_ids"] == at_once["token_ids"]
    assert told["scores"] == [pytest.approx(row, abs=2e-4) for row in at_once["scores"]]


def test_low_memory_with_a_sliding_window():
    config = CONFIG | {"max_new_tokens": 20}
    one, other = (
        reference.run("mistral", reference.IDS, config | {"low_memory": low}, custom_generate=contrastive_search)
        for low in (False, True)
    )
    assert one.sequences.tolist() == other.sequences.tolist()


def test_a_row_of_a_batch_is_as_it_is_alone():
    name, prompts, config = reference.CASES["contrastive batch"]
    together = EXPECTED["contrastive batch"]
    for number, prompt in enumerate(prompts):
        alone = reference.run(name, [prompt], config, custom_generate=contrastive_search)
        assert reference.told(name, [prompt], alone)["token_ids"] == [together["token_ids"][number]]


# ------------------------------------------------------------------------------------------------ what the tap tells


def by_hand(model, ids: list[int], config: dict) -> list[tuple[int, float, float, float]]:
    """(token, probability, penalty, score) of each candidate, from forward passes over the whole text, no cache."""
    with torch.no_grad():
        told = model(torch.tensor([ids]), output_hidden_states=True)
        text = torch.nn.functional.normalize(told.hidden_states[-1][0], dim=-1)
        rows = []
        probabilities = told.logits[0, -1].softmax(-1)
        for token in probabilities.topk(config["top_k"]).indices.tolist():
            hidden = model(torch.tensor([[*ids, token]]), output_hidden_states=True).hidden_states[-1][0, -1]
            penalty = (text @ torch.nn.functional.normalize(hidden, dim=-1)).max().item()
            probability, alpha = probabilities[token].item(), config["penalty_alpha"]
            rows.append((token, probability, penalty, (1 - alpha) * probability - alpha * penalty))
    return rows


@pytest.mark.parametrize("low_memory", [False, True])
@pytest.mark.parametrize("penalty_alpha", one_in(3, [0.2, 0.6, 0.95]))
def test_candidates_are_those_computed_by_hand(low_memory, penalty_alpha):
    config = CONFIG | {"penalty_alpha": penalty_alpha, "low_memory": low_memory}
    trace = traced("llama", config)
    ids = [token.token_id for token in trace.started.prompt_tokens]
    for step in trace.steps:
        expected = by_hand(MODELS["llama"], ids, config)
        told = [(c.token_id, c.probability, c.penalty, c.score) for c in step.reranked]
        assert [row[0] for row in told] == [row[0] for row in expected]
        for ours, theirs in zip(told, expected, strict=True):
            assert ours[1:] == pytest.approx(theirs[1:], abs=1e-4)
        ids.append(step.chosen.token_id)


def test_the_best_score_is_chosen_and_it_is_not_always_the_most_probable():
    trace = traced("stories", CONFIG | {"max_new_tokens": 20}, "It was raining. It was raining. It was")
    for step in trace.steps:
        assert len(step.reranked) == CONFIG["top_k"]
        assert step.chosen.token_id == max(step.reranked, key=lambda c: c.score).token_id
        assert [c.probability for c in step.reranked] == sorted((c.probability for c in step.reranked), reverse=True)
        chosen = next(c for c in step.reranked if c.token_id == step.chosen.token_id)
        assert chosen.text == step.chosen.text
        assert chosen.probability == pytest.approx(torch.tensor(step.chosen.logprob).exp().item(), abs=1e-5)
        assert step.chosen.rank == step.reranked.index(chosen) + 1
    assert {step.chosen.rank for step in trace.steps} > {1}


def test_padding_is_no_text_to_resemble():
    """On the left of a shorter prompt there is padding; its hidden states count for nothing."""
    steps = Steps()
    reference.run("llama", reference.MORE_IDS, CONFIG, custom_generate=contrastive_search, observer=steps)
    ids = [token for token in reference.MORE_IDS[0] if token]
    for told in steps.told:
        expected = by_hand(reference.model_named("llama"), ids, CONFIG)
        assert told.token_ids[0].tolist() == [row[0] for row in expected]
        assert told.penalties[0].tolist() == pytest.approx([row[2] for row in expected], abs=1e-4)
        ids.append(told.token_ids[0, told.chosen[0]].item())
        if ids[-1] == 2:
            break


def test_the_json_of_a_trace_keeps_the_candidates():
    trace = traced("llama", CONFIG)
    assert Trace.from_json(trace.to_json()).steps[3].reranked == trace.steps[3].reranked


# -------------------------------------------------------------------------------------------- what processors forbid


@pytest.mark.parametrize("low_memory", [False, True])
def test_a_forbidden_token_is_never_chosen(low_memory):
    """The original could: with one token allowed, the other candidates are improbable, but may be punished less."""
    steps, config = Steps(), CONFIG | {"penalty_alpha": 0.99, "max_new_tokens": 8, "low_memory": low_memory}
    output = bare(
        "llama",
        config,
        contrastive_search,
        observer=steps,
        prefix_allowed_tokens_fn=lambda row, ids: [60 + len(ids) % 5],
    )
    new = output.sequences[0, -8:].tolist()
    length = output.sequences.shape[1] - 8
    assert new == [60 + (length + i) % 5 for i in range(8)]
    best = [told.penalties[0].min() < told.penalties[0, told.chosen[0]] for told in steps.told]
    assert any(best), "nothing here tempts it"
    assert all(told.scores[0].isfinite().sum() == 1 for told in steps.told)


def test_only_what_was_weighed_is_told():
    config = CONFIG | {"max_new_tokens": 3, "forced_eos_token_id": 2, "min_new_tokens": 0}
    *_, last = traced("llama", config).steps
    assert [c.token_id for c in last.reranked] == [2] and last.chosen.token_id == 2


# ------------------------------------------------------------------------------------------ watching changes nothing


@st.composite
def configs(draw) -> dict:
    length = draw(st.integers(1, 6))
    options = {
        "repetition_penalty": st.floats(0.5, 2),
        "no_repeat_ngram_size": st.integers(1, 3),
        "bad_words_ids": st.lists(st.lists(st.integers(3, 250), min_size=1, max_size=2), min_size=1, max_size=3),
        "suppress_tokens": st.lists(st.integers(2, 250), min_size=1, max_size=5),
        "min_new_tokens": st.integers(0, min(5, length)),
        "low_memory": st.booleans(),
        "renormalize_logits": st.booleans(),
        "eos_token_id": st.lists(st.integers(2, 250), min_size=1, max_size=60),
        "guidance_scale": st.floats(1.1, 2),
    }
    chosen = draw(st.lists(st.sampled_from(list(options)), unique=True, max_size=4))
    return {
        "penalty_alpha": draw(st.floats(0.01, 1)),
        "top_k": draw(st.integers(2, 12)),
        "max_new_tokens": length,
        **{name: draw(options[name]) for name in chosen},
    }


@settings(max_examples=20)
@given(configs(), st.sampled_from(["llama", "t5"]))
def test_traced_and_bare_runs_are_the_same(config, name):
    if name == "t5":
        config.pop("guidance_scale", None)  # not for encoder-decoder models
    assert_same(traced(name, config), name, bare(name, config, contrastive_search))


def test_reading_a_step_later_records_the_same(monkeypatch):
    """As on an accelerator, where the copy to the host lags by a step."""
    expected = traced("llama", CONFIG)

    def late(tap, *arguments):
        made(tap, *arguments)
        tap.lag = 1

    made = Tap.__init__
    monkeypatch.setattr(Tap, "__init__", late)
    lagging = traced("llama", CONFIG)
    assert lagging.sequences == expected.sequences
    for ours, other in zip(lagging.steps, expected.steps, strict=True):
        assert (ours.chosen, ours.distribution, ours.reranked) == (other.chosen, other.distribution, other.reranked)


def test_a_cancelled_run_stops_within_a_step():
    cancelled, seen = threading.Event(), []

    def listen(event):
        if isinstance(event, Stepped):
            seen.append(event)
            if len(seen) == 3:
                cancelled.set()

    trace = traced("llama", CONFIG | {"max_new_tokens": 100}, listen=listen, cancelled=cancelled)
    assert len(trace.sequences[0].token_ids) <= 4
    assert trace.sequences[0].stop_reason == "stopped"


@pytest.mark.parametrize(
    ("config", "reason"), [({"max_new_tokens": 5}, "length"), ({"stop_strings": ["e", "a", "i", "o"]}, "stop_string")]
)
def test_stop_reasons(config, reason):
    prompt = "Once upon a time"
    assert traced("stories", CONFIG | config, prompt).sequences[0].stop_reason == reason


# ---------------------------------------------------------------------------------------------------------- refusals


def filled() -> DynamicCache:
    cache = DynamicCache()
    MODELS["llama"](torch.tensor([[5, 6]]), cache=cache)
    return cache


@pytest.mark.parametrize(
    ("config", "more", "message"),
    [
        ({"use_cache": False}, {}, "use_cache"),
        ({"cache_implementation": "static"}, {}, "StaticCache"),
        ({"top_k": 5000}, {}, "smaller top_k"),
        ({"output_hidden_states": True}, {}, "Leave out output_hidden_states"),
        ({}, {"cache": filled}, "empty cache"),
    ],
)
def test_refusals(config, more, message):
    with pytest.raises(ValueError, match=message):
        bare("llama", CONFIG | config, contrastive_search, **{name: made() for name, made in more.items()})


# ------------------------------------------------------------------------------------------------ other kinds of model


def hybrid() -> Qwen3NextForCausalLM:
    """Layers with a recurrent state among those with keys and values."""
    config = Qwen3NextConfig(
        vocab_size=60, hidden_size=32, intermediate_size=64, num_hidden_layers=4, num_attention_heads=4, head_dim=8,
        num_key_value_heads=2, linear_num_value_heads=4, linear_num_key_heads=2, linear_key_head_dim=8,
        linear_value_head_dim=8, num_experts=2, num_experts_per_tok=1, moe_intermediate_size=32,
        shared_expert_intermediate_size=32, eos_token_id=None, pad_token_id=0,
    )  # fmt: skip
    torch.manual_seed(0)
    return Qwen3NextForCausalLM(config).float().eval()


def test_a_recurrent_state_follows_the_chosen_candidate():
    model, ids = hybrid(), [5, 17, 40, 5, 17, 33]
    expected = list(ids)
    for _ in range(8):
        expected.append(max(by_hand(model, expected, CONFIG), key=lambda row: row[3])[0])
    output = model.generate(
        torch.tensor([ids]), **CONFIG | {"max_new_tokens": 8}, do_sample=False, custom_generate=contrastive_search
    )
    assert output[0].tolist() == expected


def test_a_recurrent_state_cannot_take_a_token_back():
    with pytest.raises(ValueError, match="leave low_memory out"):
        hybrid().generate(
            torch.tensor([[5, 17]]), **CONFIG, low_memory=True, do_sample=False, custom_generate=contrastive_search
        )


def test_half_precision():
    model = copy.deepcopy(MODELS["llama"]).bfloat16()
    ids = TOKENIZER(PROMPT, return_tensors="pt")["input_ids"]
    output = model.generate(ids, **CONFIG, do_sample=False, custom_generate=contrastive_search)
    assert output.shape[1] > ids.shape[1]


def test_a_model_without_a_cache_is_refused():
    model = LlamaForCausalLM(LlamaConfig(vocab_size=60, hidden_size=32, intermediate_size=64, num_hidden_layers=1,
                                         num_attention_heads=4))  # fmt: skip
    inputs = {"logits_processor": None, "stopping_criteria": [], "generation_config": model.generation_config}
    with pytest.raises(ValueError, match="keeps no cache"):
        contrastive_search(model, torch.tensor([[5]]), use_cache=True, **inputs)
