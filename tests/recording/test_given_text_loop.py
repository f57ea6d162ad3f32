"""Looking instead of choosing: given text, watched tokens, the prompt read. The library's numbers are the oracle."""

from __future__ import annotations

import functools
import itertools
import threading

import pytest
import torch
from hypothesis import given, settings
from hypothesis import strategies as st
from transformers import GenerationConfig, OpenAIGPTConfig, OpenAIGPTLMHeadModel, XLNetConfig, XLNetLMHeadModel
from transformers.generation import TemperatureLogitsWarper, TopKLogitsWarper, TopPLogitsWarper

from playground.batching.scheduler import LaneScheduler
from playground.metrics.scores import reconcile
from playground.models.loading import LoadedModel
from playground.requests.request import GenerationRequest, RequestError
from playground.requests.validation import check
from playground.settings import Settings
from playground.trace import Trace
from tests.support.decoding import decode
from tests.support.slow import mostly_slow, one_in
from tests.support.tiny_models import EOS, byte_tokenizer, tiny_gpt2, tiny_llama, tiny_t5

TOKENIZER = byte_tokenizer()
PROMPT = "the cat sat on"
MODELS = {"llama": tiny_llama(), "gpt2": tiny_gpt2(), "t5": tiny_t5()}
CONFIGS = {
    "greedy": {},
    "greedy_penalty": {"repetition_penalty": 1.4, "no_repeat_ngram_size": 3},
    "sample": {"do_sample": True, "top_k": 0},
    "sample_cut": {"do_sample": True, "temperature": 0.7, "top_k": 12, "top_p": 0.8},
    "sample_two": {"do_sample": True, "num_return_sequences": 2},
    "guided": {"do_sample": True, "guidance_scale": 1.5},
    "watermarked": {"do_sample": True, "watermarking_config": {"bias": 3.0}},
    "static": {"cache_implementation": "static"},
    "uncached": {"use_cache": False, "do_sample": True},
}


def loaded(model, name: str = "target") -> LoadedModel:
    return LoadedModel(name=name, model=model, tokenizer=TOKENIZER, source="folder", device="cpu", dtype="float32")


def run(model, config=None, prompt=PROMPT, seed=5, **fields) -> Trace:
    events = []
    config = {"max_new_tokens": 16} | (config or {})
    fields = {"top_candidates": 5, "check_scores": True} | fields
    request = GenerationRequest("target", prompt, config=config, seed=seed, **fields)
    decode(request, loaded(model), None, Settings(), events.append, threading.Event())
    return Trace.fold(events)


def assert_same_steps(ours: Trace, theirs: Trace) -> None:
    for sequence, (one, other) in enumerate(zip(ours.sequences, theirs.sequences, strict=True)):
        assert one.token_ids == other.token_ids
        assert one.logprobs == pytest.approx(other.logprobs, abs=1e-4)
        for step, expected in zip(ours.steps_of(sequence), theirs.steps_of(sequence), strict=True):
            assert step.piece == expected.piece
            assert step.chosen.rank == expected.chosen.rank
            assert step.distribution.entropy_before == pytest.approx(expected.distribution.entropy_before, abs=1e-4)
            assert [stage.kept for stage in step.stages] == [stage.kept for stage in expected.stages]


# ----------------------------------------------------------------------------------------------------- given tokens


@pytest.mark.parametrize(
    ("architecture", "config"),
    mostly_slow(
        [pair for pair in itertools.product(MODELS, CONFIGS) if pair != ("t5", "guided")],  # which the library cannot
        lambda architecture, config: architecture == "llama" or config == "greedy",
    ),
)
def test_a_run_held_to_its_own_beginning_is_the_same_run(architecture, config):
    model, config = MODELS[architecture], CONFIGS[config]
    whole = run(model, config)
    ids = whole.sequences[0].token_ids
    for count in (1, 7, len(ids)):
        again = run(model, config, given=ids[:count])
        if config.get("num_return_sequences"):  # the second text begins like the first now
            assert again.sequences[0].token_ids == ids
            assert again.sequences[1].token_ids[:count] == ids[:count]
        else:
            assert_same_steps(again, whole)
        assert [step.given for step in again.steps] == [place < count for place in range(len(ids))]


@settings(max_examples=15)
@given(st.data())
def test_what_follows_given_tokens_is_what_the_library_writes_after_them(data):
    given_ids = data.draw(st.lists(st.integers(3, 299), min_size=1, max_size=12))
    model = MODELS[data.draw(st.sampled_from(["llama", "gpt2"]))]
    prompt = TOKENIZER(PROMPT, return_tensors="pt")["input_ids"]
    longer = torch.cat([prompt, torch.tensor([given_ids])], dim=1)
    config = GenerationConfig(max_new_tokens=16 - len(given_ids), pad_token_id=0)
    with torch.no_grad():
        output = model.generate(longer, attention_mask=torch.ones_like(longer), generation_config=config)
    trace = run(model, given=given_ids)
    assert trace.sequences[0].token_ids == output[0, prompt.shape[1] :].tolist()


@pytest.mark.parametrize("config", [{}, {"do_sample": True}, {"num_beams": 3}])
def test_given_tokens_are_read_in_one_pass(config):
    model, passes = MODELS["llama"], []
    watch = model.register_forward_hook(lambda *_: passes.append(1))
    try:
        run(model, config, given=[90, 75] * 5)
    finally:
        watch.remove()
    assert len(passes) == 1 + 6  # of 16 tokens 6 are free


def test_a_removed_token_can_be_given_and_is_told_as_removed():
    first = run(MODELS["llama"], {"do_sample": True, "top_k": 3})
    removed = next(c for c in first.steps[0].candidates if not c.kept)
    trace = run(MODELS["llama"], {"do_sample": True, "top_k": 3}, given=[removed.token_id])
    step = trace.steps[0]
    assert step.given
    assert step.chosen.token_id == removed.token_id
    assert removed.token_id in [c.token_id for c in step.candidates if c.removed_by == "TopKLogitsWarper"]
    assert len(trace.steps) == 16
    assert trace.sequences[0].transition_scores == pytest.approx(trace.sequences[0].logprobs, abs=1e-4)
    assert Trace.from_json(trace.to_json()) == trace
    assert reconcile(trace).ok


def test_contrastive_search_goes_on_from_given_tokens():
    config = {"penalty_alpha": 0.6, "top_k": 4}
    whole = run(MODELS["llama"], config)
    again = run(MODELS["llama"], config, given=whole.sequences[0].token_ids[:5])
    assert again.sequences[0].token_ids == whole.sequences[0].token_ids


def test_given_text_is_split_as_it_is_after_the_prompt():
    trace = run(MODELS["llama"], given=" the mat", config={"max_new_tokens": 8})
    ids = TOKENIZER(PROMPT + " the mat")["input_ids"][len(TOKENIZER(PROMPT)["input_ids"]) :]
    assert trace.sequences[0].token_ids[: len(ids)] == ids


def test_an_end_among_the_given_tokens_ends_the_text():
    trace = run(MODELS["llama"], given=[70, EOS, 71])
    assert trace.sequences[0].token_ids == [70, EOS]
    assert trace.sequences[0].stop_reason == "eos"


# ------------------------------------------------------------------------------------------------------ a whole text


@pytest.mark.parametrize("architecture", ["llama", "gpt2"])
def test_a_text_is_scored_as_the_model_scores_it(architecture):
    text = "the dog sat on the mat. " * 8  # more than one part
    model, ids = MODELS[architecture], [TOKENIZER.bos_token_id, *TOKENIZER(text)["input_ids"]]
    assert len(ids) > 65
    trace = run(model, prompt="", given=text, only_given=True)
    with torch.no_grad():
        logprobs = model(torch.tensor([ids])).logits[0, :-1].log_softmax(-1)
    expected = logprobs.gather(-1, torch.tensor(ids[1:])[:, None])[:, 0].tolist()
    assert trace.sequences[0].token_ids == ids[1:]
    assert trace.sequences[0].logprobs == pytest.approx(expected, abs=1e-4)
    assert trace.sequences[0].stop_reason == "given"
    assert trace.sequences[0].text == text
    ranks = (logprobs > logprobs.gather(-1, torch.tensor(ids[1:])[:, None])).sum(-1) + 1
    assert [step.chosen.raw_rank for step in trace.steps] == ranks.tolist()


def test_a_scored_text_shows_what_the_processors_would_have_removed():
    trace = run(MODELS["llama"], {"do_sample": True, "top_k": 2}, prompt="", given="the cat", only_given=True)
    assert {stage.name for stage in trace.steps[0].stages} == {"TopKLogitsWarper"}
    assert all(step.distribution.kept == 2 for step in trace.steps)


@pytest.mark.parametrize("length", [2, 64, 65, 66, 150])
def test_the_prompt_is_read(length):
    model, prompt = MODELS["llama"], "ZQ" * (length // 2) + "Z" * (length % 2)  # no two of them are one token
    ids = TOKENIZER(prompt)["input_ids"]
    assert len(ids) == length
    trace = run(model, {"max_new_tokens": 2}, prompt=prompt, read_prompt=True)
    with torch.no_grad():
        logprobs = model(torch.tensor([ids])).logits[0].log_softmax(-1)
    assert [step.index for step in trace.prompt_steps] == list(range(1, len(ids)))
    for step in trace.prompt_steps:
        assert step.chosen.token_id == ids[step.index]
        assert step.chosen.raw_logprob == pytest.approx(float(logprobs[step.index - 1, ids[step.index]]), abs=1e-4)
        entropy = float(torch.special.entr(logprobs[step.index - 1].exp()).sum())
        assert step.distribution.entropy_before == pytest.approx(entropy, abs=1e-4)
        assert (step.candidates[0].token_id, step.stages) == (int(logprobs[step.index - 1].argmax()), [])
    without = run(model, {"max_new_tokens": 2}, prompt=prompt)
    assert without.sequences == trace.sequences
    assert Trace.from_json(trace.to_json()) == trace


def test_an_encoder_s_prompt_is_not_read():
    assert run(MODELS["t5"], read_prompt=True).prompt_steps == []


# ---------------------------------------------------------------------------------------- tokens, stage after stage


def test_watched_tokens_are_told_wherever_they_stand():
    model, ids = MODELS["llama"], [70, 71, 299]
    trace = run(model, {"do_sample": True, "top_k": 3}, watch=ids)
    raw = run(model, {"do_sample": True, "top_k": 3}, seed=5)
    assert [step.chosen for step in raw.steps] == [step.chosen for step in trace.steps]
    text = TOKENIZER(PROMPT)["input_ids"] + trace.sequences[0].token_ids
    with torch.no_grad():
        logprobs = model(torch.tensor([text])).logits[0].log_softmax(-1)
    start = len(text) - len(trace.steps)
    for step in trace.steps:
        here = logprobs[start + step.index - 1]
        assert [found.token_id for found in step.watched] == ids
        for found in step.watched:
            assert found.raw_logprob == pytest.approx(float(here[found.token_id]), abs=1e-4)
            assert found.raw_rank == int((here > here[found.token_id]).sum()) + 1
            kept = found.raw_rank <= 3
            assert (found.logprob is not None, found.rank) == (kept, found.raw_rank if kept else None)
            assert (found.stage_logprobs[-1] is not None) == kept


def test_candidates_are_told_after_every_processor():
    config = {"do_sample": True, "temperature": 0.5, "top_k": 20, "top_p": 0.7}
    trace = run(MODELS["llama"], config)
    text = TOKENIZER(PROMPT)["input_ids"] + trace.sequences[0].token_ids
    ids = torch.tensor([text])
    with torch.no_grad():
        logits = MODELS["llama"](ids).logits[0]
    processors = [TemperatureLogitsWarper(0.5), TopKLogitsWarper(20), TopPLogitsWarper(0.7)]
    start = len(text) - len(trace.steps)
    for step in trace.steps:
        scores, expected = logits[start + step.index - 1][None], []
        for processor in processors:
            scores = processor(ids, scores)
            expected.append(scores.log_softmax(-1)[0])
        assert [stage.name for stage in step.stages] == [type(processor).__name__ for processor in processors]
        for candidate in [*step.candidates, step.chosen]:
            numbers = [float(stage[candidate.token_id]) for stage in expected]
            numbers = [number if number > -1e30 else None for number in numbers]
            assert [number is None for number in candidate.stage_logprobs] == [number is None for number in numbers]
            ours, theirs = ([n for n in some if n is not None] for some in (candidate.stage_logprobs, numbers))
            assert ours == pytest.approx(theirs, abs=1e-4)
        assert step.chosen.stage_logprobs[-1] == pytest.approx(step.chosen.logprob, abs=1e-5)


# ----------------------------------------------------------------------------------------------------- what is refused


@pytest.mark.parametrize(
    ("fields", "message"),
    [
        ({"given": ""}, "The given text is empty."),
        ({"given": []}, "The given text is empty."),
        ({"given": 7}, "given must be a text, or a list of token ids."),
        ({"given": [1, -2]}, "given must be a text, or a list of token ids."),
        ({"given": [True]}, "given must be a text, or a list of token ids."),
        ({"given": "half \ud800"}, "given holds half a character (a lone surrogate)."),
        ({"only_given": True}, "There is no given text to read."),
        ({"only_given": 1, "given": "a"}, "only_given must be true or false."),
        ({"read_prompt": "yes"}, "read_prompt must be true or false."),
        ({"watch": "a"}, 'watch is "a": it must be a list of token ids.'),
        ({"watch": list(range(9))}, "You asked to watch 9 tokens; the limit is 8."),
    ],
)
def test_what_cannot_be_is_refused_before_a_model_is_known(fields, message):
    problems = check(GenerationRequest("target", PROMPT, **fields), Settings())
    (problem,) = [problem for problem in problems if problem.severity == "error"]
    assert problem.message == message
    assert problem.fix.endswith(".")


@pytest.mark.parametrize(
    ("config", "fields", "message"),
    [
        ({}, {"given": [70] * 17}, "The given text has 17 tokens, and max_new_tokens leaves room for 16."),
        ({}, {"given": [300]}, "target has no token 300."),
        ({}, {"watch": [300]}, "target has no token 300."),
        ({"dola_layers": "low"}, {"given": "a"}, "Text can be given to greedy decoding, sampling, contrastive"),
        ({"prompt_lookup_num_tokens": 2}, {"given": "a"}, "not to assisted_generation"),
        ({"max_new_tokens": 400}, {"given": "a"}, "256"),
    ],
)
def test_what_this_model_cannot_do_is_refused(config, fields, message):
    with pytest.raises(RequestError) as caught:
        run(MODELS["llama"], config, **fields)
    assert message in caught.value.diagnostics[0].message


# ------------------------------------------------------------------------------------------- models that keep no cache

_SIZES = {"vocab_size": len(TOKENIZER), "pad_token_id": 0, "bos_token_id": 1, "eos_token_id": EOS}
DRAWN = {"do_sample": True, "top_k": 0}
UNCACHED = {
    "openai-gpt": (OpenAIGPTLMHeadModel, OpenAIGPTConfig(n_embd=16, n_layer=2, n_head=2, n_positions=256, **_SIZES)),
    "xlnet": (XLNetLMHeadModel, XLNetConfig(d_model=16, n_layer=2, n_head=2, d_inner=32, **_SIZES)),
}


@functools.cache
def uncached(name: str):
    kind, config = UNCACHED[name]
    with torch.random.fork_rng(devices=[]), torch.no_grad():
        torch.manual_seed(2)
        model = kind(config).eval()
        for parameter in model.parameters():
            if parameter.dim() >= 2:
                parameter.normal_(std=0.4)
    model.generation_config.eos_token_id = None
    return model


def run_in_lanes(model, requests: list[GenerationRequest]) -> list[Trace]:
    lanes, told = LaneScheduler(model), [[] for _ in requests]
    for request, events in zip(requests, told, strict=True):
        lanes.add(
            lambda slot, request=request, events=events: decode(
                request, loaded(model), None, Settings(), events.append, threading.Event(), slot=slot
            )
        )
    while lanes.lanes:
        for lane in lanes.tick():
            assert lane.error is None, lane.error
    return [Trace.fold(events) for events in told]


@pytest.mark.parametrize("length", [3, 70])  # more than are read in one go elsewhere
@pytest.mark.parametrize("count", one_in(2, [0, 1, 2]), ids=["no lane", "alone", "two"])
@pytest.mark.parametrize("name", UNCACHED)
def test_a_model_without_a_cache_reads_its_prompt_as_it_decodes(name, count, length):
    model = uncached(name)
    prompt = "".join("abcdefgh"[i % 7] for i in range(length))
    request = GenerationRequest("target", prompt, config={"max_new_tokens": 2}, read_prompt=True, seed=1)
    alone = [] if count else [run(model, {"max_new_tokens": 2}, prompt, 1, read_prompt=True)]
    traces = alone or run_in_lanes(model, [request] * count)
    ids = TOKENIZER(prompt, return_tensors="pt").input_ids
    for trace in traces:
        assert len(trace.prompt_steps) == ids.shape[1] - 1
        for place in {1, 2, ids.shape[1] // 2, ids.shape[1] - 1}:
            told = {"return_dict_in_generate": True, "output_logits": True, "pad_token_id": 0}
            logits = model.generate(ids[:, :place], max_new_tokens=1, do_sample=False, **told).logits[0][0]
            expected = logits.log_softmax(-1)[ids[0, place]].item()
            assert trace.prompt_steps[place - 1].chosen.raw_logprob == pytest.approx(expected, abs=1e-4)


# Both models, with and without draws, and with and without lanes: each of the others shares two of these with one.
HELD = [("openai-gpt", 0, {}), ("xlnet", 2, {}), ("openai-gpt", 2, DRAWN), ("xlnet", 0, DRAWN)]
HELD_IN_ALL = list(itertools.product(UNCACHED, (0, 1, 2), ({}, DRAWN)))


@pytest.mark.parametrize(("name", "count", "config"), mostly_slow(HELD_IN_ALL, lambda *each: each in HELD))
def test_a_model_without_a_cache_is_held_to_what_is_given(name, count, config):
    model, config = uncached(name), {"max_new_tokens": 80} | config
    whole = run(model, config)
    ids = whole.sequences[0].token_ids[:70]
    request = GenerationRequest("target", PROMPT, config=config, seed=5, given=ids, top_candidates=5)
    for again in run_in_lanes(model, [request] * count) if count else [run(model, config, given=ids)]:
        assert_same_steps(again, whole)


def test_a_search_on_a_model_without_a_cache_begins_after_what_is_given():
    model, config = uncached("openai-gpt"), {"num_beams": 2, "max_new_tokens": 75}
    ids = run(model, {"max_new_tokens": 70}).sequences[0].token_ids
    [trace] = run_in_lanes(model, [GenerationRequest("target", PROMPT, config=config, seed=5, given=ids)])
    expected = run(model, {"max_new_tokens": 70})
    begun = trace.sequences[0].logprobs[:70]
    assert trace.sequences[0].token_ids[:70] == ids and begun == pytest.approx(expected.sequences[0].logprobs, abs=1e-4)
