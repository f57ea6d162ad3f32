"""What a model cannot do of a request, why runs stop, and that stopping works."""

from __future__ import annotations

import copy
import threading
from dataclasses import replace

import pytest
import torch
from transformers import GenerationConfig

from playground.batching import threads
from playground.generation import failures
from playground.models.loading import LoadedModel
from playground.models.locations import ModelError, ModelUnavailable
from playground.requests.grammar import StructureError
from playground.requests.request import GenerationRequest, RequestError
from playground.settings import Settings
from playground.trace import Finished, Started, Stepped, Trace
from tests.support.decoding import decode
from tests.support.tiny_models import byte_tokenizer, tiny_gpt2, tiny_llama, tiny_t5

TOKENIZER = byte_tokenizer()
CHAT = [{"role": "user", "content": "hi"}]


def loaded(model, name: str = "tiny", tokenizer=TOKENIZER) -> LoadedModel:
    return LoadedModel(name=name, model=model, tokenizer=tokenizer, source="folder", device="cpu", dtype="float32")


LLAMA, GPT2, T5 = loaded(tiny_llama()), loaded(tiny_gpt2(context=40)), loaded(tiny_t5())


def events_of(request, target=LLAMA, assistant=None, settings=None, cancelled=None, emit=None) -> list:
    events = []
    cancelled = cancelled or threading.Event()

    def listen(event):
        events.append(event)
        if emit:
            emit(event, cancelled)

    decode(request, target, assistant, settings or Settings(), listen, cancelled)
    return events


def request(prompt: str = "the cat", **config) -> GenerationRequest:
    return GenerationRequest("tiny", prompt, config={"max_new_tokens": 8} | config, seed=3)


@pytest.mark.parametrize(
    ("bad", "target", "settings", "knob", "words"),
    [
        (request("cat " * 100), GPT2, Settings(), "prompt", "can read 40"),
        (request("the cat sat", max_new_tokens=100), GPT2, Settings(), "max_new_tokens", "context of tiny (40 tokens)"),
        (request("one two three four"), LLAMA, Settings(max_prompt_tokens=2), "prompt", "allows 2"),
        (request("one", max_new_tokens=30), LLAMA, Settings(max_new_tokens=20), "max_new_tokens", "allows"),
        (GenerationRequest("tiny", "the cat sat on", config={"max_length": 2}), LLAMA, Settings(), "max_length", "2"),
        (request(suppress_tokens=[5, 10**6]), LLAMA, Settings(), "suppress_tokens", "1000000"),
        (request(bad_words_ids=[[5], [300]]), LLAMA, Settings(), "bad_words_ids", "300"),
        (request(sequence_bias=[[[5, 400], 2.0]]), LLAMA, Settings(), "sequence_bias", "400"),
        (request(eos_token_id=999), LLAMA, Settings(), "eos_token_id", "999"),
        (request(assistant_early_exit=2), LLAMA, Settings(), "assistant_early_exit", "2 layers"),
        (GenerationRequest("tiny", messages=CHAT), LLAMA, Settings(), "messages", "chat"),
    ],
)
def test_what_the_model_cannot_do_is_told(bad, target, settings, knob, words):
    with pytest.raises(RequestError) as raised:
        events_of(bad, target, settings=settings)
    (diagnostic,) = raised.value.diagnostics
    assert diagnostic.knob == knob and words in diagnostic.message and diagnostic.fix


def other_tokenizer():
    tokenizer = byte_tokenizer()
    tokenizer.add_tokens(["zebra"])
    return tokenizer


@pytest.mark.parametrize(
    ("assistant", "words"),
    [
        (loaded(tiny_t5(), "draft"), "another kind"),
    ],
)
def test_an_assistant_that_does_not_fit_is_refused(assistant, words):
    with pytest.raises(RequestError, match=words):
        events_of(replace(request(), assistant="draft"), assistant=assistant)


def test_the_first_event_tells_the_run():
    started = events_of(request("the cat", do_sample=True, top_k=7, stop_strings=["zzz"]))[0]
    assert isinstance(started, Started)
    assert (started.model, started.mode, started.seed, started.device) == ("tiny", "sample", 3, "cpu")
    assert "".join(token.piece for token in started.prompt_tokens) == "the cat"
    assert started.config == {"max_new_tokens": 8, "do_sample": True, "top_k": 7, "stop_strings": ["zzz"]}
    assert started.effective["top_k"] == 7 and started.effective["temperature"] == 1.0  # late defaults too
    assert started.effective["stop_strings"] == ["zzz"]
    assert started.max_new_tokens == 8 and set(started.versions) == {"generation-playground", "torch", "transformers"}


def test_a_seed_is_drawn_and_told_and_gives_the_same_again():
    free = replace(request("the", do_sample=True, top_k=0), seed=None)
    first = Trace.fold(events_of(free))
    again = Trace.fold(events_of(replace(free, seed=first.seed)))
    assert again.sequences[0].token_ids == first.sequences[0].token_ids
    assert Trace.fold(events_of(free)).seed != first.seed


def reason(events) -> str:
    return Trace.fold(events).sequences[0].stop_reason


def test_stop_reasons():
    plain = Trace.fold(events_of(request()))
    assert plain.sequences[0].stop_reason == "length"
    second = plain.sequences[0].token_ids[1]
    assert reason(events_of(request(eos_token_id=second))) == "eos"
    text = next(step.piece for step in plain.steps if step.piece)
    assert reason(events_of(request(stop_strings=[text]))) == "stop_string"
    assert reason(events_of(request(max_time=1e-9, max_new_tokens=50))) == "max_time"
    assert reason(events_of(request(max_new_tokens=50), settings=Settings(max_seconds=1e-9))) == "max_time"


def test_a_hypothesis_that_never_finished_says_so():
    """One token is left at each step, so the second beam is never a hypothesis: the library fills up with it."""
    all_but_one = [token for token in range(LLAMA.vocab_size) if token != 60]
    alone = {"num_beams": 2, "num_return_sequences": 2, "do_sample": True, "top_k": 0, "suppress_tokens": all_but_one}
    first, second = Trace.fold(events_of(request(**alone))).sequences
    assert first.stop_reason == "length" and first.score > -1e3
    assert second.stop_reason == "unfinished" and second.score == -1e9


@pytest.mark.parametrize("config", [{}, {"num_beams": 3}, {"prompt_lookup_num_tokens": 2}])
@pytest.mark.parametrize("target", [LLAMA, T5])
def test_a_cancelled_run_ends_within_one_step_and_keeps_what_it_has(config, target):
    def stop_at_third(event, cancelled):
        seen.append(event)
        if sum(not isinstance(event, Started) for event in seen) == 3:
            cancelled.set()

    seen = []
    events = events_of(request(max_new_tokens=100, eos_token_id=299, **config), target, emit=stop_at_third)
    assert isinstance(events[-1], Finished)
    trace = Trace.fold(events)
    assert trace.sequences[0].stop_reason == "stopped"
    if config:
        assert len(trace.beam_steps or trace.draft_rounds) <= 4
    else:
        assert len(trace.steps) == 4


def test_an_encoder_decoder_runs_from_its_source():
    trace = Trace.fold(events_of(request("the cat sat", num_beams=2), T5))
    assert "".join(token.piece for token in trace.started.prompt_tokens) == "the cat sat"
    assert trace.sequences[0].token_ids == [step.chosen.token_id for step in trace.steps]


HEALED = {
    "plain": {},
    "drawn": {"do_sample": True, "top_k": 0},
    "two drawn": {"do_sample": True, "top_k": 0, "num_return_sequences": 2},
    "beams": {"num_beams": 3},
    "drawn beams": {"num_beams": 3, "do_sample": True},
    "the encoder's penalty": {"encoder_repetition_penalty": 3.0},
    "the encoder's n-grams": {"encoder_no_repeat_ngram_size": 1},
    "the penalty": {"repetition_penalty": 1.5},
    "a stop string": {"stop_strings": ["t"]},
    "looked up": {"prompt_lookup_num_tokens": 2},
}


@pytest.mark.parametrize("own", [{}, {"do_sample": True, "temperature": 2.0}], ids=["", "the model draws by itself"])
@pytest.mark.parametrize("prompt", ["the ca", "one two three the  ", "the cat sat on the c"])
@pytest.mark.parametrize("name", HEALED)
def test_token_healing_gives_the_librarys_ids_and_scores(name, prompt, own):
    """As long as before and, where spaces are stripped, shorter."""
    target, config = copy.copy(LLAMA), HEALED[name]
    target.model = copy.copy(LLAMA.model)
    target.model.generation_config = GenerationConfig(**LLAMA.model.generation_config.to_diff_dict() | own)
    inputs = TOKENIZER(prompt, return_tensors="pt")
    told = {"return_dict_in_generate": True, "output_scores": True}
    torch.manual_seed(7)
    expected = target.model.generate(
        input_ids=inputs["input_ids"],
        attention_mask=inputs["attention_mask"],
        tokenizer=TOKENIZER,
        **{"max_new_tokens": 8, "do_sample": False} | config | {"token_healing": True} | told,
    )
    asked = request(prompt, **{"do_sample": False} | config, token_healing=True)
    trace = Trace.fold(events_of(replace(asked, seed=7, check_scores=True), target))
    healed = [token.token_id for token in trace.started.prompt_tokens]
    beams = getattr(expected, "beam_indices", None)
    scores = target.model.compute_transition_scores(
        expected.sequences, expected.scores, beams, normalize_logits=beams is None
    )
    assert expected.sequences[0].tolist()[: len(healed)] == healed
    for sequence, ids, theirs in zip(trace.sequences, expected.sequences.tolist(), scores.tolist(), strict=True):
        assert sequence.token_ids == [i for i in ids[len(healed) :]][: len(sequence.token_ids)]
        ours = sequence.transition_scores
        assert ours == pytest.approx(theirs[: len(ours)], abs=1e-4)


def test_a_healed_prompt_is_drafted_for():
    asked = request("the ca", token_healing=True)
    plain, drafted = (
        Trace.fold(events_of(replace(asked, assistant=name), LLAMA, assistant=draft))
        for name, draft in ((None, None), ("tiny", LLAMA))
    )
    assert drafted.draft_rounds and drafted.sequences[0].token_ids == plain.sequences[0].token_ids


def test_a_negative_prompt_changes_the_guidance():
    guided = request("the cat", guidance_scale=3.0)
    without = Trace.fold(events_of(guided))
    with_negative = Trace.fold(events_of(replace(guided, negative_prompt="one two three")))
    assert without.steps[0].stages[0].name == "UnbatchedClassifierFreeGuidanceLogitsProcessor"
    assert with_negative.steps[0].stages[0].mass_moved != without.steps[0].stages[0].mass_moved
    assert with_negative.steps[0].chosen.raw_logprob != with_negative.steps[0].chosen.logprob


@pytest.mark.parametrize("many", [{"do_sample": True, "num_return_sequences": 3}, {"num_beams": 3}])
def test_a_negative_prompt_guides_every_row(many):
    guided = replace(request("the cat", guidance_scale=2.0, **many), negative_prompt="one two three")
    one = Trace.fold(events_of(replace(guided, config={"max_new_tokens": 8, "guidance_scale": 2.0})))
    trace = Trace.fold(events_of(guided))
    first = [step.distribution for step in trace.all_steps if step.index == 0]
    first = first or trace.beam_steps[0].distributions
    assert len(first) == 3
    expected = one.steps[0].stages[0].entropy
    assert [distribution.stages[0].entropy for distribution in first] == pytest.approx([expected] * 3, abs=1e-4)


def test_time_is_told():
    events = events_of(request())
    finished = events[-1]
    steps = [event.step for event in events if isinstance(event, Stepped)]
    assert finished.num_tokens == len(steps) == 8
    assert 0 < finished.time_to_first_token <= finished.seconds
    assert [step.elapsed for step in steps] == sorted(step.elapsed for step in steps)
    assert sum(step.seconds for step in steps) <= finished.seconds + 1e-3


@pytest.mark.parametrize(
    ("error", "words", "knobs"),
    [
        (torch.OutOfMemoryError("CUDA out of memory"), "memory", ["config"]),
        (RuntimeError("DefaultCPUAllocator: not enough memory: you tried to allocate"), "memory", ["config"]),
        (ModelError("No such model.", "Choose another."), "No such model", ["assistant"]),
        (ModelUnavailable("No network.", "Check it."), "No network", []),
        (StructureError("Nothing can follow.", "Make it simpler."), "Nothing can follow", ["structured_output"]),
        (ValueError("MtpModel weights are missing"), "several tokens ahead", ["use_mtp"]),
        (ValueError("`top_k` has to be positive"), "top_k", ["config"]),
        (RuntimeError(""), "RuntimeError", []),
        (TypeError("'NoneType' object is not callable"), "NoneType", []),
    ],
)
def test_every_error_is_explained(error, words, knobs):
    """With diagnostics where another request would do: such an error is a RequestError for who runs it from Python."""
    failed = failures.explain(error, "assistant")
    assert words in failed.message and failed.fix and failed.error == type(error).__name__
    assert [problem.knob for problem in failed.diagnostics] == knobs
    assert all((each.message, each.fix) == (failed.message, failed.fix) for each in failed.diagnostics)


def test_a_bias_keyed_by_tuples_is_told_as_pairs():
    started = next(e for e in events_of(request(sequence_bias={(70, 71): 3.0})) if isinstance(e, Started))
    assert started.config["sequence_bias"] == started.request["config"]["sequence_bias"] == [[[70, 71], 3.0]]


@pytest.mark.parametrize(("most", "expected"), [(10**9, 1), (0, 2)])
def test_a_small_model_runs_in_one_thread(most, expected, monkeypatch):
    monkeypatch.setattr(threads, "_ONE_THREAD_BELOW", most)
    seen, usual = [], torch.get_num_threads()

    def look(event):
        if isinstance(event, Stepped):
            seen.append(torch.get_num_threads())

    request = GenerationRequest("tiny", "the cat", config={"max_new_tokens": 3})
    try:
        torch.set_num_threads(2)
        decode(request, LLAMA, None, Settings(), look, threading.Event())
        after = torch.get_num_threads()
    finally:
        torch.set_num_threads(usual)
    assert (seen, after) == ([expected] * 3, 2)
