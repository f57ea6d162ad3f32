"""What `generate` makes of long lists, watermarks and token healing is made beside the lanes, and is the same."""

from __future__ import annotations

import functools
import itertools
import random
import threading
import time

import pytest
import torch
import transformers.generation.utils as library

from playground.batching.scheduler import LaneScheduler
from playground.generation import batch_decoder
from playground.generation.answering import answer
from playground.generation.beside import builds_long, has_long_lists, may_take_long
from playground.media import read_media
from playground.models.loading import LoadedModel, load
from playground.questions import Answered
from playground.questions.prompt_batch import BatchQuestion
from playground.requests.request import GenerationRequest, RequestError
from playground.settings import Settings
from playground.trace import Finished, Trace
from tests.support.decoding import decode
from tests.support.media_models import picture, save_family, sound
from tests.support.tiny_models import byte_tokenizer, tiny_llama, tiny_t5

TOKENIZER = byte_tokenizer()
MODELS = {
    name: LoadedModel(name, model, TOKENIZER, "folder", "cpu", "float32")
    for name, model in (("llama", tiny_llama()), ("t5", tiny_t5()))
}
_draw = random.Random(0)
MANY = [_draw.randrange(100, 290) for _ in range(300)]
PAIRS = [list(pair) for pair in itertools.pairwise(MANY)]
CONFIGS = {
    "suppressed": {"suppress_tokens": MANY},
    "suppressed at first": {"begin_suppress_tokens": MANY, "do_sample": True},
    "forbidden": {"bad_words_ids": PAIRS},
    "biased": {"sequence_bias": [[pair, -5.0] for pair in PAIRS], "do_sample": True},
    "ends": {"eos_token_id": MANY},
    "forced": {"num_beams": 3, "force_words_ids": [[70, 71], [80]], "suppress_tokens": MANY},
    "beams": {"num_beams": 3, "num_return_sequences": 2, "bad_words_ids": PAIRS},
    "contrastive": {"penalty_alpha": 0.6, "top_k": 4, "suppress_tokens": MANY},
    "lookup": {"prompt_lookup_num_tokens": 3, "suppress_tokens": MANY},
    "greenlist": {"watermarking_config": {"bias": 3.0}, "do_sample": True},
    "synthid": {"watermarking_config": {"ngram_len": 3, "keys": [1, 2, 3]}, "do_sample": True},
}


def asked(config, prompt="the cat sat on the mat and the ca", **fields) -> GenerationRequest:
    return GenerationRequest("tiny", prompt, config={"max_new_tokens": 8, **config}, seed=3, **fields)


def in_a_lane(target, job) -> list:
    """The events of `job(emit, slot)` in a lane by itself: beside others its numbers are rounded as theirs."""
    lanes, events = LaneScheduler(target.model), []
    lane = lanes.add(lambda slot: job(events.append, slot))
    while lanes.lanes:
        if not lanes.has_steps:
            time.sleep(0.001)  # the work beside has the interpreter
        lanes.tick()
    if lane.error is not None:
        raise lane.error
    return events


def traced(target, request, assistant=None) -> Trace:
    return Trace.fold(in_a_lane(target, lambda emit, slot: decode(
        request, target, assistant, Settings(), emit, threading.Event(), slot=slot
    )))  # fmt: skip


def told(trace: Trace) -> tuple:
    return (
        [(sequence.token_ids, sequence.text, sequence.stop_reason) for sequence in trace.sequences],
        trace.started.effective, trace.started.processors,
        [getattr(step, "chosen", None) for step in trace.steps],
    )  # fmt: skip


def same_as_in_the_lane(target, request, monkeypatch) -> Trace:
    """The trace of a run that is built beside the lanes; what it tells is what it tells where `generate` builds it."""
    beside = traced(target, request)
    with monkeypatch.context() as patches:
        patches.setattr("playground.generation.runner.builds_long", lambda *_: False)
        inside = traced(target, request)
    assert told(beside) == told(inside)
    return beside


@pytest.mark.parametrize("config", CONFIGS.values(), ids=CONFIGS)
@pytest.mark.parametrize("name", MODELS)
def test_it_comes_out_the_same(name, config, monkeypatch):
    if name == "t5" and "prompt_lookup_num_tokens" in config:
        pytest.skip("prompt lookup needs a decoder's prompt")
    request = asked(config)
    assert builds_long(request, MODELS[name])
    trace = same_as_in_the_lane(MODELS[name], request, monkeypatch)
    assert trace.sequences[0].token_ids


@pytest.mark.parametrize(("family", "media", "prompt"), [
    ("whisper", (sound(), 16000), ""), ("moonshine", (sound(), 16000), ""), ("blip", picture(), "the cat"),
    ("llava", picture(), "the cat"),
])  # fmt: skip
def test_a_model_of_media_comes_out_the_same(family, media, prompt, tmp_path, monkeypatch):
    """Some have a `generate` of their own around the library's."""
    target = load(str(save_family(family, tmp_path)), Settings.local())
    request = asked({"suppress_tokens": MANY[:250]}, prompt, media=[read_media(media, Settings.local())])
    trace = same_as_in_the_lane(target, request, monkeypatch)
    assert trace.sequences[0].token_ids


def test_tokens_are_healed_as_the_library_does():
    request = asked({"token_healing": True}, "the cat sat on the ma")
    assert builds_long(request, MODELS["llama"])
    trace = traced(MODELS["llama"], request)
    ids = TOKENIZER(request.prompt, return_tensors="pt").input_ids
    healed = tiny_llama().heal_tokens(ids, TOKENIZER)[0].tolist()
    assert [token.token_id for token in trace.started.prompt_tokens] == healed


BUILDERS = {
    "ExtensionsTrie": {"token_healing": True},
    "SuppressTokensLogitsProcessor": {"suppress_tokens": MANY},
    "NoBadWordsLogitsProcessor": {"bad_words_ids": PAIRS},
    "SequenceBiasLogitsProcessor": {"sequence_bias": [[pair, -5.0] for pair in PAIRS]},
    "SuppressTokensAtBeginLogitsProcessor": {"begin_suppress_tokens": MANY},
    "EosTokenCriteria": {"eos_token_id": MANY},
}


@pytest.mark.parametrize("name", BUILDERS)
def test_it_is_made_in_a_thread_beside_the_lanes(name, monkeypatch):
    threads, kind = [], getattr(library, name)

    class Watched(kind):
        def __init__(self, *args, **kwargs):
            threads.append(threading.current_thread())
            super().__init__(*args, **kwargs)

    monkeypatch.setattr(library, name, Watched)
    traced(MODELS["llama"], asked(BUILDERS[name]))
    assert len(threads) == 1 and threads[0] is not threading.current_thread()


def test_the_table_of_a_watermark_is_made_there(monkeypatch):
    threads, randperm = [], torch.randperm
    monkeypatch.setattr(torch, "randperm", lambda size, **options: (
        size > 1_000_000 and threads.append(threading.current_thread()), randperm(size, **options)
    )[1])  # fmt: skip
    traced(MODELS["llama"], asked(CONFIGS["greenlist"]))
    assert len(threads) == 1 and threads[0] is not threading.current_thread()


@pytest.mark.parametrize(("name", "config"), [("t5", CONFIGS["suppressed"]), ("llama", {"token_healing": True})])
def test_passes_are_made_in_the_lane(name, config, monkeypatch):
    """That of an encoder, and that of token healing."""
    threads, target = [], MODELS[name]
    part = target.model.get_encoder() if target.is_encoder_decoder else target.model
    forward = type(part).forward

    def watched(self, *args, **kwargs):
        threads.append(threading.current_thread())
        return forward(self, *args, **kwargs)

    monkeypatch.setattr(type(part), "forward", functools.wraps(forward)(watched))
    trace = traced(target, asked(config))
    assert len(threads) > len(trace.steps) and set(threads) == {threading.current_thread()}


@pytest.mark.parametrize("name", ["bad_words_ids", "sequence_bias"])
def test_tables_are_made_there_too(name, monkeypatch):
    """These processors make theirs when they are first called."""
    threads = []
    kind = library.SequenceBiasLogitsProcessor
    prepare = kind._prepare_bias_variables
    monkeypatch.setattr(kind, "_prepare_bias_variables", lambda *args: (
        threads.append(threading.current_thread()), prepare(*args)
    )[1])  # fmt: skip
    traced(MODELS["llama"], asked(CONFIGS["forbidden" if name == "bad_words_ids" else "biased"]))
    assert len(threads) == 1 and threads[0] is not threading.current_thread()


def test_what_is_wrong_is_told_as_before():
    with pytest.raises(RequestError, match="Token id 99999 does not exist"):
        traced(MODELS["llama"], asked({"suppress_tokens": [*MANY, 99_999]}))


def test_stopping_ends_it(monkeypatch):
    """While it is built, the run is stopped: it ends, and the others go on."""
    target, cancelled = MODELS["llama"], threading.Event()
    monkeypatch.setattr(library, "SuppressTokensLogitsProcessor", lambda *_, **__: cancelled.wait(10))
    lanes, events = LaneScheduler(target.model), []
    lane = lanes.add(lambda slot: decode(
        asked({"suppress_tokens": MANY}), target, None, Settings(), events.append, cancelled, slot=slot
    ))  # fmt: skip
    for _ in range(3):
        lanes.tick()
    assert not lane.done
    cancelled.set()
    while lanes.lanes:
        lanes.tick()
    assert lane.done and not any(isinstance(event, Finished) for event in events)


@pytest.mark.parametrize("name", ["suppressed", "forbidden", "greenlist"])
@pytest.mark.parametrize("model", MODELS)
def test_a_batch_comes_out_the_same(model, name, monkeypatch):
    batch = BatchQuestion(asked(CONFIGS[name]), ["the cat", "a"])

    def values() -> dict:
        events = in_a_lane(MODELS[model], lambda emit, slot: answer(
            batch, [MODELS[model]], Settings(), emit, threading.Event(), slot
        ))  # fmt: skip
        decoded = next(event.answer for event in events if isinstance(event, Answered))
        return {**decoded.values, "seconds": None, "provenance": None}

    beside = values()
    monkeypatch.setattr(batch_decoder, "builds_long", lambda *_: False)
    assert beside == values()


@pytest.mark.parametrize(
    ("config", "long"),
    [
        ({}, False),
        ({"suppress_tokens": MANY[:200]}, False),
        ({"suppress_tokens": MANY[:201]}, True),
        ({"bad_words_ids": PAIRS[:100]}, False),
        ({"bad_words_ids": PAIRS[:101]}, True),
        ({"sequence_bias": {(1, 2): 3.0}}, False),
    ],
)
def test_which_lists_are_long(config, long):
    request = asked(config)
    assert has_long_lists(request, MODELS["llama"]) == may_take_long(request, MODELS["llama"]) == long


def test_the_models_own_lists_count():
    model = tiny_llama()
    target = LoadedModel("tiny", model, TOKENIZER, "folder", "cpu", "float32")
    assert not builds_long(asked({}), target)
    model.generation_config.suppress_tokens = MANY
    assert builds_long(asked({}), target) and may_take_long(asked({}), target)
    assert not builds_long(asked({"suppress_tokens": [5]}), target)
