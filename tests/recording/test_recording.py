"""Watching changes nothing, and what is recorded is the library's own: against bare `generate`, mode by mode."""

from __future__ import annotations

import copy
import gc
import math
import threading

import pytest
import torch
from hypothesis import given
from hypothesis import strategies as st
from transformers import GenerationConfig, StoppingCriteriaList, StopStringCriteria

from playground.models.loading import LoadedModel
from playground.recording.tap import Tap
from playground.requests.request import GenerationRequest, RequestError
from playground.settings import Settings
from playground.trace import BeamsAdvanced, Stepped, Trace
from tests.support.decoding import decode
from tests.support.slow import mostly_slow, one_in
from tests.support.tiny_models import byte_tokenizer, tiny_llama, tiny_t5

TOKENIZER = byte_tokenizer()
PROMPT = "the cat sat on the mat and the cat"
MODES = {
    "greedy": {},
    "sample": {"do_sample": True},
    "beam": {"num_beams": 3, "num_return_sequences": 2},
    "beam_sample": {"num_beams": 3, "do_sample": True},
    "assisted": {},
    "assisted_sample": {"do_sample": True},
    "prompt_lookup": {"prompt_lookup_num_tokens": 3},
    "prompt_lookup_sample": {"prompt_lookup_num_tokens": 3, "do_sample": True},
    "early_exit": {"assistant_early_exit": 1},
    "early_exit_sample": {"assistant_early_exit": 1, "do_sample": True},
}
KNOBS = {
    "plain": {},
    "temperature": {"temperature": 0.6},
    "top_k": {"top_k": 20},
    "top_k_off": {"top_k": 0},
    "top_p": {"top_p": 0.8},
    "min_p": {"min_p": 0.05},
    "typical_p": {"typical_p": 0.8},
    "top_h": {"top_h": 0.4},
    "epsilon_cutoff": {"epsilon_cutoff": 0.01},
    "eta_cutoff": {"eta_cutoff": 0.01},
    "repetition_penalty": {"repetition_penalty": 1.4},
    "no_repeat_ngram_size": {"no_repeat_ngram_size": 2},
    "bad_words_ids": {"bad_words_ids": [[70], [71, 72]]},
    "sequence_bias": {"sequence_bias": [[[70], 5.0], [[71, 72], -5.0]]},
    "stop_strings": {"stop_strings": ["e", "a"]},
    "min_new_tokens": {"min_new_tokens": 6},
    "min_length": {"min_length": 40},
    "max_length": {"max_length": 45, "max_new_tokens": None},
    "watermarking": {"watermarking_config": {"bias": 3.0, "seeding_scheme": "lefthash", "greenlist_ratio": 0.5}},
    "guidance_scale": {"guidance_scale": 1.5},
    "renormalize_logits": {"renormalize_logits": True, "repetition_penalty": 1.2},
    "suppress_tokens": {"suppress_tokens": [70, 71], "begin_suppress_tokens": [72]},
    "exponential_decay": {"exponential_decay_length_penalty": [3, 1.3]},
    "forced_eos": {"forced_eos_token_id": 2},
    "length_penalty": {"length_penalty": -0.5, "early_stopping": True},
    "never": {"early_stopping": "never", "length_penalty": 2.0},
    "max_time": {"max_time": 60.0},
}


def loaded(model, name: str) -> LoadedModel:
    return LoadedModel(name=name, model=model, tokenizer=TOKENIZER, source="folder", device="cpu", dtype="float32")


def assisting(model, seed: int):
    """A draft that is often right: the model itself, with some noise."""
    draft = copy.deepcopy(model)
    torch.manual_seed(seed)
    with torch.no_grad():
        for parameter in draft.parameters():
            parameter += 0.05 * parameter.std() * torch.randn_like(parameter)
    return draft


MODELS = {"llama": tiny_llama(vocab_size=len(TOKENIZER)), "t5": tiny_t5(vocab_size=len(TOKENIZER))}
DRAFTS = {name: assisting(model, seed=1) for name, model in MODELS.items()}
# A T5 has no early exit, and `generate` drafts by prompt lookup only from the decoder's own text.
TABLE = [
    (architecture, mode, knob)
    for architecture in MODELS
    for mode in MODES
    for knob in KNOBS
    if not (architecture == "t5" and mode.startswith("early_exit"))
]


def bare(model, config: dict, draft=None, seed: int = 7):
    """What transformers gives by itself: its output with all scores, and the length of the prompt."""
    torch.manual_seed(seed)
    inputs = TOKENIZER(PROMPT, return_tensors="pt")
    config = dict(config)
    if "sequence_bias" in config:
        config["sequence_bias"] = {tuple(ids): bias for ids, bias in config["sequence_bias"]}
    criteria = []
    if config.get("stop_strings") and (draft or "assistant_early_exit" in config):
        # Here `generate` refuses stop strings: its draft has no tokenizer. As a criterion they do work.
        criteria.append(StopStringCriteria(TOKENIZER, config.pop("stop_strings")))
    output = copy.deepcopy(model).generate(
        input_ids=inputs["input_ids"],
        attention_mask=inputs["attention_mask"],
        generation_config=GenerationConfig(**config, return_dict_in_generate=True, output_scores=True),
        assistant_model=copy.deepcopy(draft),
        tokenizer=TOKENIZER if config.get("stop_strings") else None,
        stopping_criteria=StoppingCriteriaList(criteria),
    )
    return output, 1 if model.config.is_encoder_decoder else inputs["input_ids"].shape[1]


def traced(model, config: dict, draft=None, seed: int = 7, top: int = 5) -> Trace:
    config = {name: value for name, value in config.items() if value is not None}
    request = GenerationRequest(
        "target", PROMPT, config=config, seed=seed, top_candidates=top, assistant="draft" if draft else None,
        check_scores=True,
    )
    events = []
    assistant = loaded(draft, "draft") if draft else None
    decode(request, loaded(model, "target"), assistant, Settings(), events.append, threading.Event())
    return Trace.fold(events)


def assert_same(model, config: dict, draft=None, seed: int = 7) -> Trace:
    """The traced run equals the bare one: ids, log-probabilities, sequence scores. Where the library refuses, so do
    we, with its own error or a better one."""
    try:
        output, prompt_length = bare(model, config, draft, seed)
    except Exception as error:
        with pytest.raises((type(error), RequestError)):  # some of it is refused before it breaks
            traced(model, config, draft, seed)
        return Trace()
    trace = traced(model, config, draft, seed)
    eos = set(trace.started.eos_token_ids)
    beams = config.get("num_beams", 1) > 1
    scores = transition_scores(model, output, normalise=not beams)
    assert len(trace.sequences) == len(output.sequences)
    for number, sequence in enumerate(trace.sequences):
        ids = output.sequences[number, prompt_length:].tolist()
        assert sequence.token_ids == ids[: len(sequence.token_ids)]
        left = ids[len(sequence.token_ids) :]
        assert all(token_id in {TOKENIZER.pad_token_id, *eos} for token_id in left), "tokens are missing"
        count = len(sequence.token_ids)
        assert sequence.logprobs == pytest.approx(scores[number][:count], abs=2e-5)
        assert sequence.transition_scores == pytest.approx(scores[number][:count], abs=2e-5)
        assert [step.chosen.token_id for step in trace.steps_of(number)] == sequence.token_ids
        if beams:
            assert sequence.score == pytest.approx(output.sequences_scores[number].item(), abs=1e-6)
            assert sequence.beams == output.beam_indices[number][:count].tolist()
    return trace


def transition_scores(model, output, normalise: bool) -> list[list[float]]:
    if not output.scores:  # nothing was generated
        return [[] for _ in output.sequences]
    scores = model.compute_transition_scores(
        output.sequences, output.scores, getattr(output, "beam_indices", None), normalize_logits=normalise
    )
    return scores.tolist()


DRAFTING = [mode for mode in MODES if mode not in ("greedy", "sample", "beam", "beam_sample")]


def runs_each_time(architecture: str, mode: str, knob: str) -> bool:
    """Every knob in every mode without drafts, and in two of those with them in turn: they take three times as long."""
    if mode not in DRAFTING:
        return architecture == "llama"
    turn = DRAFTING.index(mode) - list(KNOBS).index(knob)
    return architecture == "llama" and turn % (len(DRAFTING) // 2) == 0


@pytest.mark.parametrize(("architecture", "mode", "knob"), mostly_slow(TABLE, runs_each_time))
def test_same_as_bare_generate(architecture, mode, knob):
    model = MODELS[architecture]
    draft = DRAFTS[architecture] if mode.startswith("assisted") else None
    assert_same(model, {"max_new_tokens": 12} | MODES[mode] | KNOBS[knob], draft)


@st.composite
def configs(draw) -> dict:
    """Random configs: a mode, and any of the knobs with values over their range."""
    config = {"max_new_tokens": draw(st.integers(1, 10)), **MODES[draw(st.sampled_from(list(MODES)))]}
    options = {
        "temperature": st.floats(0.1, 3),
        "top_k": st.integers(0, 60),
        "top_p": st.floats(0.05, 1),
        "min_p": st.floats(0, 0.5),
        "typical_p": st.floats(0.1, 1),
        "top_h": st.floats(0.05, 1),
        "epsilon_cutoff": st.floats(0, 0.1),
        "eta_cutoff": st.floats(0, 0.1),
        "repetition_penalty": st.floats(0.5, 2),
        "no_repeat_ngram_size": st.integers(0, 3),
        "bad_words_ids": st.lists(st.lists(st.integers(3, 250), min_size=1, max_size=2), min_size=1, max_size=3),
        "min_new_tokens": st.integers(0, min(5, config["max_new_tokens"])),
        "stop_strings": st.lists(st.sampled_from(["a", "the", "zq", " "]), min_size=1, max_size=2),
        "length_penalty": st.floats(-1, 2),
        "early_stopping": st.sampled_from([True, False, "never"]),
        "watermarking_config": st.builds(
            lambda bias, scheme: {"bias": bias, "seeding_scheme": scheme, "greenlist_ratio": 0.3},
            st.floats(0.1, 4),
            st.sampled_from(["lefthash", "selfhash"]),
        ),
        "guidance_scale": st.floats(1.1, 2),
    }
    for name in draw(st.lists(st.sampled_from(list(options)), unique=True, max_size=5)):
        config[name] = draw(options[name])
    return config


@pytest.mark.slow
@given(configs(), st.integers(0, 2**31), st.booleans())
def test_same_as_bare_generate_for_random_configs(config, seed, assisted):
    plain = config.get("num_beams", 1) == 1 and not {"prompt_lookup_num_tokens", "assistant_early_exit"} & set(config)
    assert_same(MODELS["llama"], config, DRAFTS["llama"] if assisted and plain else None, seed)


# ------------------------------------------------------------------------------------- what is recorded for each step


def by_hand(config: dict, top: int = 5):
    """The full processed and raw log-probabilities of every step of a bare run, (steps, vocab) each."""
    torch.manual_seed(7)
    inputs = TOKENIZER(PROMPT, return_tensors="pt")
    output = MODELS["llama"].generate(
        input_ids=inputs["input_ids"],
        attention_mask=inputs["attention_mask"],
        generation_config=GenerationConfig(
            **config, return_dict_in_generate=True, output_scores=True, output_logits=True
        ),
    )
    return torch.cat(output.logits).log_softmax(-1), torch.cat(output.scores).log_softmax(-1)


SAMPLING = {
    "max_new_tokens": 10,
    "do_sample": True,
    "temperature": 0.7,
    "top_k": 12,
    "top_p": 0.9,
    "repetition_penalty": 1.3,
}


@pytest.mark.parametrize("config", [{"max_new_tokens": 10}, SAMPLING, SAMPLING | {"top_k": 2}])
def test_candidates_entropies_and_ranks(config):
    raw, processed = by_hand(config)
    trace = traced(MODELS["llama"], config)
    for step, before, after in zip(trace.steps, raw, processed, strict=True):
        chosen = step.chosen
        assert chosen.raw_rank == 1 + (before > before[chosen.token_id]).sum()
        assert chosen.rank == 1 + (after > after[chosen.token_id]).sum()
        assert step.distribution.entropy_before == pytest.approx(entropy(before), abs=1e-4)
        assert step.distribution.entropy_after == pytest.approx(entropy(after), abs=1e-4)
        assert step.distribution.kept == (after > -math.inf).sum()
        assert step.distribution.vocab == len(before)
        kept_top = [i for i in after.topk(5).indices.tolist() if after[i] > -math.inf]
        assert {c.token_id for c in step.candidates} == {*before.topk(5).indices.tolist(), *kept_top}
        for candidate in step.candidates:
            assert candidate.raw_logprob == pytest.approx(before[candidate.token_id].item(), abs=1e-4)
            if candidate.kept:
                assert candidate.logprob == pytest.approx(after[candidate.token_id].item(), abs=1e-4)
                assert candidate.removed_by is None
            else:
                assert after[candidate.token_id] == -math.inf
                assert candidate.removed_by in ("TopKLogitsWarper", "TopPLogitsWarper")
        order = [(not c.kept, -(c.logprob if c.kept else c.raw_logprob)) for c in step.candidates]
        assert order == sorted(order)


def entropy(logprobs: torch.Tensor) -> float:
    return torch.special.entr(logprobs.exp()).sum().item()


def test_stages_follow_the_processors_one_by_one():
    trace = traced(MODELS["llama"], SAMPLING)
    raw, _ = by_hand(SAMPLING)
    names = ["RepetitionPenaltyLogitsProcessor", "TemperatureLogitsWarper", "TopKLogitsWarper", "TopPLogitsWarper"]
    for step, before in zip(trace.steps, raw, strict=True):
        assert [stage.name for stage in step.stages] == names
        penalty, temperature, top_k, top_p = step.stages
        assert penalty.kept == temperature.kept == len(before)
        assert penalty.mass_removed == temperature.mass_removed == 0
        assert top_k.kept == 12 and 1 <= top_p.kept <= 12
        assert 0 < top_k.mass_removed < 1
        assert top_k.mass_moved == pytest.approx(top_k.mass_removed, abs=1e-5)  # a filter moves what it removes
        assert step.distribution.entropy_after == top_p.entropy


def test_mass_removed_is_the_probability_just_before():
    config = {"max_new_tokens": 4, "do_sample": True, "top_k": 3}
    raw, _ = by_hand(config)
    for step, before in zip(traced(MODELS["llama"], config).steps, raw, strict=True):
        (stage,) = step.stages
        assert stage.mass_removed == pytest.approx(1 - before.topk(3).values.exp().sum().item(), abs=1e-5)


def test_a_removed_token_names_what_removed_it():
    favourite = traced(MODELS["llama"], {"max_new_tokens": 1}).steps[0].chosen.token_id
    config = {"max_new_tokens": 1, "suppress_tokens": [favourite]}
    step = traced(MODELS["llama"], config).steps[0]
    listed = next(c for c in step.candidates if c.token_id == favourite)
    assert listed.raw_rank == 1 and not listed.kept
    assert listed.removed_by == "SuppressTokensLogitsProcessor"


def test_sequences_of_a_batch_have_steps_of_their_own():
    config = {"max_new_tokens": 12, "do_sample": True, "num_return_sequences": 4, "stop_strings": ["e"]}
    trace = traced(MODELS["llama"], config)
    for number, sequence in enumerate(trace.sequences):
        steps = trace.steps_of(number)
        assert [step.index for step in steps] == list(range(len(sequence.token_ids)))
        assert {step.sequence for step in steps} == {number}


@pytest.mark.parametrize("config", [{}, SAMPLING, {"num_beams": 3}])
def test_reading_a_step_later_records_the_same(config, monkeypatch):
    """As on an accelerator, where the copy to the host lags by a step."""
    config = config | {"max_new_tokens": 8}
    expected = traced(MODELS["llama"], config)

    def late(tap, *arguments):
        made(tap, *arguments)
        tap.lag = 1

    made = Tap.__init__
    monkeypatch.setattr(Tap, "__init__", late)
    lagging = traced(MODELS["llama"], config)
    assert lagging.sequences == expected.sequences
    for number in range(len(expected.sequences)):
        pairs = zip(lagging.steps_of(number), expected.steps_of(number), strict=True)
        assert all((ours.chosen, ours.distribution) == (other.chosen, other.distribution) for ours, other in pairs)


def wide_tensors() -> int:
    gc.collect()
    tensors = (thing for thing in gc.get_objects() if type(thing) is torch.Tensor)
    return sum(tensor.shape[-1:] == (len(TOKENIZER),) for tensor in tensors)


@pytest.mark.parametrize("config", one_in(2, [{}, SAMPLING, {"num_beams": 3}, {"prompt_lookup_num_tokens": 2}]))
def test_no_tensor_of_vocabulary_width_outlives_its_step(config, only_what_is_new):
    alive = []

    def count(event):
        if isinstance(event, Stepped | BeamsAdvanced):
            alive.append(wide_tensors())

    request = GenerationRequest("target", PROMPT, config=config | {"max_new_tokens": 20}, seed=7)
    decode(request, loaded(MODELS["llama"], "target"), None, Settings(), count, threading.Event())
    half = len(alive) // 2
    assert half >= 3
    assert max(alive[half:]) <= max(alive[:half])


# ------------------------------------------------------------------------------------------------------- beam search


@pytest.mark.parametrize("mode", ["beam", "beam_sample"])
@pytest.mark.parametrize("architecture", MODELS)
def test_beams_follow_from_their_parents(mode, architecture):
    config = {"max_new_tokens": 8} | MODES[mode]
    trace = assert_same(MODELS[architecture], config)
    scores = [0.0]
    for step in trace.beam_steps:
        assert len(step.distributions) == config["num_beams"]
        assert len(step.candidates) == 2 * config["num_beams"]
        statuses = [candidate.status for candidate in step.candidates]
        assert set(statuses) <= {"running", "pruned", "finished", "ended"}
        for candidate in step.candidates:
            expected = scores[candidate.parent] + candidate.logprob
            assert candidate.score == pytest.approx(expected, abs=1e-4)
            if candidate.status == "finished":
                expected = candidate.score / (step.index + 1) ** config.get("length_penalty", 1.0)
                assert candidate.final_score == pytest.approx(expected, abs=1e-6)
        running = step.running
        assert [candidate.beam for candidate in running] == list(range(len(running)))
        scores = [candidate.score for candidate in running]
        assert scores == sorted(scores, reverse=True)
        assert step.pool == sorted(step.pool, reverse=True)
    assert trace.beam_steps[-1].pool[: len(trace.sequences)] == pytest.approx([s.score for s in trace.sequences])


def test_beam_distributions_are_those_of_their_own_prefix():
    trace = traced(MODELS["llama"], {"max_new_tokens": 5, "num_beams": 3})
    prompt = TOKENIZER(PROMPT, return_tensors="pt")["input_ids"]
    prefixes = [[]] * 3
    for step in trace.beam_steps:
        for prefix, distribution in zip(prefixes, step.distributions, strict=True):
            ids = torch.cat([prompt, torch.tensor([prefix], dtype=torch.long)], dim=1)
            with torch.no_grad():
                logprobs = MODELS["llama"](ids).logits[0, -1].log_softmax(-1)
            for candidate in distribution.candidates:
                assert candidate.raw_logprob == pytest.approx(logprobs[candidate.token_id].item(), abs=1e-3)
        prefixes = [[*prefixes[c.parent], c.token_id] for c in step.running]


# ------------------------------------------------------------------------------------------------ assisted decoding


@pytest.mark.parametrize("mode", [mode for mode in MODES if mode.startswith(("assisted", "prompt", "early"))])
def test_rounds_add_up_to_the_text(mode):
    draft = DRAFTS["llama"] if mode.startswith("assisted") else None
    trace = assert_same(MODELS["llama"], {"max_new_tokens": 16} | MODES[mode], draft)
    ids = trace.sequences[0].token_ids
    told = []
    for round in trace.draft_rounds:
        assert round.start == len(told)
        accepted = [token for token in round.drafted if token.accepted]
        assert round.drafted[: round.num_accepted] == accepted
        told += [token.token_id for token in accepted]
        if round.next_token_id is not None:
            told.append(round.next_token_id)
        assert (round.next_token_id is None) == (round.follow == "none")
        if round.follow == "correction":
            assert round.num_accepted < len(round.drafted)
            assert round.next_token_id != round.drafted[round.num_accepted].token_id
        if round.follow == "bonus":
            assert round.num_accepted == len(round.drafted) > 0
        assert round.draft_seconds >= 0 and round.verify_seconds > 0
        drafter_has_logits = not mode.startswith("prompt")
        assert all((token.draft_logprob is not None) == drafter_has_logits for token in round.drafted)
    assert told == ids
    acceptance = trace.acceptance
    assert acceptance.num_draft_tokens == sum(len(round.drafted) for round in trace.draft_rounds)
    assert sum(acceptance.acceptance_histogram) == acceptance.num_spec_steps
    assert acceptance.num_rounds == len(trace.draft_rounds)
    assert acceptance.num_tokens == len(ids) == acceptance.num_rounds + acceptance.passes_saved


def test_a_perfect_draft_is_always_accepted():
    trace = traced(MODELS["llama"], {"max_new_tokens": 16}, draft=copy.deepcopy(MODELS["llama"]))
    assert trace.acceptance.draft_acceptance_rate == 1
    for round in trace.draft_rounds:
        for token in round.drafted:
            assert token.draft_logprob == pytest.approx(token.target_logprob, abs=1e-4)


def test_target_logprobs_of_drafts_are_the_targets():
    trace = traced(MODELS["llama"], {"max_new_tokens": 12}, draft=DRAFTS["llama"])
    prompt = TOKENIZER(PROMPT)["input_ids"]
    ids = trace.sequences[0].token_ids
    for round in trace.draft_rounds:
        prefix = prompt + ids[: round.start]
        drafted = [token.token_id for token in round.drafted]
        if not drafted:
            continue
        with torch.no_grad():
            logprobs = MODELS["llama"](torch.tensor([prefix + drafted])).logits[0].log_softmax(-1)
        for i, token in enumerate(round.drafted):
            expected = logprobs[len(prefix) + i - 1, token.token_id].item()
            assert token.target_logprob == pytest.approx(expected, abs=1e-3)


def test_nothing_stays_behind_on_shared_models():
    model, draft = copy.deepcopy(MODELS["llama"]), copy.deepcopy(DRAFTS["llama"])
    before = [copy.deepcopy((m.config.to_dict(), m.generation_config.to_dict())) for m in (model, draft)]
    fields = {
        "num_assistant_tokens": 3,
        "num_assistant_tokens_schedule": "heuristic",
        "assistant_confidence_threshold": 0.0,
    }
    for config, assistant in [(fields, draft), (fields | {"assistant_early_exit": 1}, None), ({}, draft)]:
        traced(model, {"max_new_tokens": 12} | config, assistant)
    assert [(m.config.to_dict(), m.generation_config.to_dict()) for m in (model, draft)] == before
    # and the draft's settings are this run's own
    trace = traced(model, {"max_new_tokens": 12} | fields | {"num_assistant_tokens_schedule": "constant"}, draft)
    assert max(len(round.drafted) for round in trace.draft_rounds) == 3
