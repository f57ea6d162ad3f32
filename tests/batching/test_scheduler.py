"""Runs in lanes give what each gives alone: the same ids, and the same numbers up to rounding."""

from __future__ import annotations

import copy
import dataclasses
import functools
import threading
import time

import pytest
import torch
from hypothesis import given, settings
from hypothesis import strategies as st
from transformers import (
    DynamicCache,
    MambaConfig,
    MambaForCausalLM,
    MistralConfig,
    MistralForCausalLM,
    TopPLogitsWarper,
)
from transformers.utils import logging as transformers_logging

from playground.batching import onednn_linear, scheduler
from playground.batching.scheduler import LaneScheduler
from playground.batching.single_run import SingleRunSlot
from playground.generation import failures
from playground.models.loading import LoadedModel, load
from playground.recording import given_text_loop
from playground.recording.given_text_loop import TURN_POSITIONS
from playground.recording.measurement import Measurer
from playground.requests.callables import UserCallables
from playground.requests.request import GenerationRequest
from playground.settings import Settings
from playground.trace import Started, Stepped, Trace, replace
from playground.trace.wire import Record
from playground.trace.wire_errors import fields_of
from tests.support.decoding import decode
from tests.support.slow import mostly_slow, one_in
from tests.support.tiny_models import ROUNDING, byte_tokenizer, tiny_bart, tiny_gpt2, tiny_llama, tiny_t5


@pytest.fixture(scope="module", autouse=True)
def onednn_passes():
    """As models have them that are larger."""
    with pytest.MonkeyPatch.context() as context:
        context.setattr(onednn_linear, "_LARGE", 1)
        yield


TOKENIZER = byte_tokenizer()
PROMPTS = ["the cat sat on the mat and the cat", "one, two,", "a", "once upon a time there was a little girl who had a"]
SAMPLE = {"do_sample": True}
CONFIGS = {
    "greedy": {},
    "sample": SAMPLE,
    "pure": SAMPLE | {"top_k": 0},
    "temperature": SAMPLE | {"temperature": 0.6},
    "top_k": SAMPLE | {"top_k": 5},
    "top_p": SAMPLE | {"top_p": 0.8, "top_k": 0},
    "min_p": SAMPLE | {"min_p": 0.05},
    "typical": SAMPLE | {"typical_p": 0.8, "top_k": 0},
    "eta": SAMPLE | {"eta_cutoff": 0.01},
    "epsilon": SAMPLE | {"epsilon_cutoff": 0.01},
    "top_h": SAMPLE | {"top_h": 0.4},
    "three": SAMPLE | {"num_return_sequences": 3},
    "penalties": {"repetition_penalty": 1.4, "no_repeat_ngram_size": 2, "min_new_tokens": 6},
    "greenlist": SAMPLE | {"watermarking_config": {"bias": 3.0, "seeding_scheme": "selfhash"}},
    "synthid": SAMPLE | {"watermarking_config": {"ngram_len": 3, "keys": [1, 2, 3]}},
    "guidance": {"guidance_scale": 1.5},
    "guidance_sample": SAMPLE | {"guidance_scale": 1.5},
    "contrastive": {"penalty_alpha": 0.6, "top_k": 4},
    "contrastive_low": {"penalty_alpha": 0.6, "top_k": 3, "low_memory": True},
    "dola": {"dola_layers": [0, 1]},
    "dola_sample": SAMPLE | {"dola_layers": "low"},
    "beams": {"num_beams": 3, "num_return_sequences": 2},
    "beam_sample": SAMPLE | {"num_beams": 3},
    "diverse": {"num_beams": 4, "num_beam_groups": 2, "diversity_penalty": 1.0},
    "constrained": {"num_beams": 3, "force_words_ids": [[70, 71], [80]], "max_new_tokens": 9},
    "eos": {"eos_token_id": list(range(80, 180))},
    "eos_rows": SAMPLE | {"num_return_sequences": 3, "eos_token_id": list(range(80, 140)), "pad_token_id": 0},
    "stop_strings": SAMPLE | {"stop_strings": ["e", "a"], "max_new_tokens": 30},
    "one_token": {"max_new_tokens": 1},
    "no_cache": {"use_cache": False},
    "no_cache_sample": SAMPLE | {"use_cache": False, "guidance_scale": 1.3},
    "static": SAMPLE | {"cache_implementation": "static"},
    "lookup": {"prompt_lookup_num_tokens": 3},
    "lookup_sample": SAMPLE | {"prompt_lookup_num_tokens": 3},
    "healing": {"token_healing": True},
    "chunks": {"prefill_chunk_size": 4},
}
LLAMA_ONLY = {"early_exit": {"assistant_early_exit": 1, "num_assistant_tokens": 3}}  # others ignore it, and are refused
MORE = {  # what is no field of a config, by the name of one
    "given": ("sample", {"given": "abcd"}),
    "given_beams": ("beams", {"given": "ab"}),
    "read": ("greedy", {"read_prompt": True, "watch": [70, 75]}),
    "negative": ("guidance", {"negative_prompt": "the dog"}),
    "negative_sample": ("guidance_sample", {"negative_prompt": "one two three four five six seven"}),
    "presence": ("top_k", {"presence_penalty": 0.7, "frequency_penalty": 0.3}),
    "structured": ("pure", {"structured_output": {"regex": "[a-d]{3,9} [0-9]+"}}),
    "choices": ("greedy", {"structured_output": {"choices": ["yes, it is", "no"]}}),
    "scores": ("beam_sample", {"check_scores": True}),
    "assisted": ("greedy", {"assistant": "draft"}),
    "assisted_sample": ("sample", {"assistant": "draft"}),
    "assisted_by_itself": ("temperature", {"assistant": "llama"}),
}


def loaded(name: str, model) -> LoadedModel:
    return LoadedModel(name, model, TOKENIZER, "folder", "cpu", "float32")


@functools.cache
def models() -> dict[str, LoadedModel]:
    """As few weights as show everything, and the bundled ones."""
    return {
        **{name: loaded(name, model) for name, model in {"llama": tiny_llama(), "gpt2": tiny_gpt2()}.items()},
        "draft": loaded("draft", tiny_llama(layers=1, seed=5)),
        "stories": load("stories", Settings.local()),
    }


def requests(target: str) -> dict[str, GenerationRequest]:
    made = {}
    for number, (name, config) in enumerate((CONFIGS | (LLAMA_ONLY if target == "llama" else {})).items()):
        config = {"max_new_tokens": 6 + number % 7} | config
        made[name] = GenerationRequest(target, PROMPTS[number % 4], config=config, seed=number, top_candidates=4)
    for number, (name, (base, fields)) in enumerate(MORE.items()):
        if target == "llama" or "assistant" not in fields:
            made[name] = dataclasses.replace(made[base], prompt=PROMPTS[number % 2], seed=number, **fields)
    return made


REQUESTS = {
    "llama": requests("llama"),
    "gpt2": requests("gpt2"),
    "stories": {
        name: request
        for name, request in requests("stories").items()
        if name in "greedy sample three greenlist guidance negative contrastive dola beams beam_sample diverse".split()
    },
}


def run(request: GenerationRequest, target: LoadedModel, emit, **options) -> None:
    assistant = models()[request.assistant] if request.assistant else None
    options = {"cancelled": threading.Event(), **options}
    decode(request, target, assistant, Settings(), emit, **options)


@functools.cache
def alone(target: str, name: str) -> list:
    events: list = []
    run(REQUESTS[target][name], models()[target], events.append)
    return events


class Group:
    """Requests on one model that run in lanes; `events` are those of each."""

    def __init__(self, target: LoadedModel) -> None:
        self.measurer, self.target, self.before = Measurer(deferred=True), target, threading.enumerate()
        self.lanes = LaneScheduler(target.model, before_passes=self.measurer.measure_pending)
        self.events: list[list] = []

    def add(self, request: GenerationRequest, listen=None, **options):
        events: list = []
        self.events.append(events)

        def emit(event) -> None:
            events.append(event)
            if listen is not None:
                listen(event)

        return self.lanes.add(
            lambda slot: run(request, self.target, emit, slot=slot, measurer=self.measurer, **options)
        )

    def tick(self) -> None:
        for lane in self.lanes.tick():
            if lane.error is not None:
                raise lane.error

    def finish(self) -> list[list]:
        while self.lanes.lanes:
            self.tick()
        assert_empty(self.lanes, self.before)
        return self.events


def assert_empty(lanes: LaneScheduler, before: list[threading.Thread]) -> None:
    """Nothing stays behind."""
    assert lanes.kv_cache.used_rows == 0
    assert not [thread for thread in threading.enumerate() if thread.name == "lane" and thread not in before]


TIMES = ("seconds", "elapsed", "time_to_first_token")  # how the names of these fields end


def assert_alike(ours, theirs, place: str = "") -> None:
    """Equal in everything but the time; what is computed up to 1e-4, and far from zero up to 1e-5 of it."""
    assert type(ours) is type(theirs), place
    if isinstance(ours, Record):
        for name in fields_of(type(ours)):
            if name not in ("provenance", "load") and not name.endswith(TIMES):
                assert_alike(getattr(ours, name), getattr(theirs, name), f"{place}.{name}")
    elif isinstance(ours, list | tuple):
        assert len(ours) == len(theirs), place
        for number, (our, their) in enumerate(zip(ours, theirs, strict=True)):
            assert_alike(our, their, f"{place}[{number}]")
    elif isinstance(ours, float):
        within = 1e-3 if place.startswith("dola") else 1e-4  # DoLa's are differences of large numbers
        assert ours == pytest.approx(theirs, rel=1e-5, abs=within), place
    else:
        assert ours == theirs, place


def test_lanes_that_begin_with_an_empty_prompt_give_what_they_give_alone():
    target, group = models()["llama"], Group(models()["llama"])
    asked = [dataclasses.replace(REQUESTS["llama"][name], prompt="") for name in ("greedy", "sample", "beams")]
    for request in [*asked, REQUESTS["llama"]["greedy"]]:
        group.add(request)
    for request, together in zip(asked, group.finish(), strict=False):
        alone: list = []
        run(request, target, alone.append)
        assert_alike(together, alone)


@pytest.mark.parametrize("target", one_in(3, REQUESTS))
def test_each_lane_gives_what_its_request_gives_alone(target):
    group = Group(models()[target])
    for request in REQUESTS[target].values():
        group.add(request)
    for name, events in zip(REQUESTS[target], group.finish(), strict=True):
        assert_alike(events, alone(target, name), name)
    assert group.lanes.can_join and group.lanes.joint_passes and group.lanes.joint_rows > 5 * group.lanes.joint_passes


def joining(target: str):
    """Who joins, and after how many steps the next one does."""
    names = st.sampled_from(list(REQUESTS[target]))
    return st.tuples(st.just(target), st.lists(st.tuples(names, st.integers(0, 4)), min_size=2, max_size=6))


@pytest.mark.slow
@given(joining("llama") | joining("gpt2"))
@settings(max_examples=40)
def test_it_does_not_matter_who_else_runs(chosen):
    target, coming = chosen
    group = Group(models()[target])
    for name, ticks in coming:
        group.add(REQUESTS[target][name])
        for _ in range(ticks):
            group.tick()
    for (name, _), events in zip(coming, group.finish(), strict=True):
        assert_alike(events, alone(target, name), name)


@pytest.mark.slow
@given(st.permutations(list(REQUESTS["stories"])), st.integers(0, 3))
@settings(max_examples=3)
def test_it_does_not_matter_in_which_order_they_come(names, ticks):
    group = Group(models()["stories"])
    for name in names:
        group.add(REQUESTS["stories"][name])
        for _ in range(ticks):
            group.tick()
    for name, events in zip(names, group.finish(), strict=True):
        assert_alike(events, alone("stories", name), name)


def tiny(config, kind) -> torch.nn.Module:
    torch.manual_seed(0)
    model = kind(config).eval()
    with torch.no_grad():
        for parameter in model.parameters():
            if parameter.dim() == 2:
                parameter.normal_(std=0.3)
    return model


def mistral():
    config = MistralConfig(
        vocab_size=300, hidden_size=32, intermediate_size=64, num_hidden_layers=2, num_attention_heads=4,
        num_key_value_heads=2, sliding_window=6, pad_token_id=0, bos_token_id=1, eos_token_id=2,
    )  # fmt: skip
    return tiny(config, MistralForCausalLM)


def mamba():
    sizes = {"vocab_size": 300, "hidden_size": 32, "state_size": 4, "num_hidden_layers": 2}
    config = MambaConfig(**sizes, pad_token_id=0, bos_token_id=1, eos_token_id=2)
    return tiny(config, MambaForCausalLM)


@pytest.mark.parametrize("make", one_in(2, [tiny_t5, tiny_bart, mistral, mamba]))
def test_models_that_cannot_share_passes_run_side_by_side_all_the_same(make):
    target = loaded("other", make())
    names = ["greedy", "sample", "beams", "three", "beam_sample"]
    chosen = [dataclasses.replace(REQUESTS["llama"][name], model="other") for name in names]
    group = Group(target)
    for request in chosen:
        group.add(request)
    for request, events in zip(chosen, group.finish(), strict=True):
        expected: list = []
        run(request, target, expected.append)
        assert_alike(events, expected)
    assert not group.lanes.can_join and group.lanes.joint_passes == 0


# --------------------------------------------------------------------------------------------------- what is shared


class Counted:
    """A model's forward passes: the shape of the tokens of each."""

    def __init__(self, model, broken=None) -> None:
        self.shapes, self.model, forward = [], copy.copy(model), model.forward

        @functools.wraps(forward)
        def counting(*args, **kwargs):
            self.shapes.append(tuple(kwargs["input_ids"].shape))
            if broken is not None:
                broken(kwargs)
            return forward(*args, **kwargs)

        self.model.forward = counting


def plain(seed: int, prompt: str = PROMPTS[0], tokens: int = 7, **config) -> GenerationRequest:
    """A request that ends for its length alone."""
    config = {"max_new_tokens": tokens, "min_new_tokens": tokens, "do_sample": True} | config
    return GenerationRequest("llama", prompt, config=config, seed=seed)


def test_a_prompt_is_read_once_and_every_token_of_all_lanes_in_one_pass():
    counted = Counted(tiny_llama())
    group = Group(loaded("llama", counted.model))
    assert group.lanes.can_join
    counted.shapes.clear()
    length = len(TOKENIZER(PROMPTS[0])["input_ids"])
    for seed in range(4):
        group.add(plain(seed))
    group.add(plain(4, num_beams=3))
    group.finish()
    assert counted.shapes == [(1, length)] + 6 * [(7, 1)]
    assert (group.lanes.joint_passes, group.lanes.joint_rows) == (6, 42)
    texts = {tuple(Trace.fold(events).sequences[0].token_ids) for events in group.events}
    assert len(texts) == 5  # and yet each drew its own numbers


def test_lanes_with_the_same_settings_share_the_calls_of_their_processors(monkeypatch):
    shapes, original = [], TopPLogitsWarper.__call__
    monkeypatch.setattr(
        TopPLogitsWarper, "__call__", lambda *args: shapes.append(tuple(args[2].shape)) or original(*args)
    )
    group = Group(models()["llama"])
    vocab = group.target.vocab_size
    for seed in range(3):
        group.add(plain(seed, tokens=5, top_p=0.9))
    group.add(plain(3, tokens=5, top_p=0.8))
    group.finish()
    assert sorted(shapes) == sorted(5 * [(3, vocab), (1, vocab)])
    shapes.clear()
    group.add(plain(0, tokens=5, top_p=0.9))  # by itself it waits for nobody
    group.finish()
    assert shapes == 5 * [(1, vocab)]


READ = "".join("abcdefgh"[i % 7] for i in range(60))  # no two of them are one token
READERS = {
    "given": {"given": READ, "only_given": True},
    "given, cut": {"given": READ, "config": SAMPLE | {"top_k": 5, "max_new_tokens": 64, "repetition_penalty": 1.2}},
    "given to beams": {"given": READ, "config": {"num_beams": 3, "max_new_tokens": 64}},
    "the prompt": {"prompt": READ, "read_prompt": True, "config": {"max_new_tokens": 2}},
}


# Three read at once; the first of them alone, too.
READING = [(3, name) for name in READERS] + [(1, name) for name in READERS]


@pytest.mark.parametrize(("count", "name"), mostly_slow(READING, lambda count, name: count == 3 or name == "given"))
def test_somebody_who_writes_makes_a_step_after_every_few_positions_that_others_read(count, name):
    fields = {"prompt": PROMPTS[0], "config": {"max_new_tokens": 64}, **READERS[name]}
    reader, group, order = GenerationRequest("llama", seed=1, top_candidates=4, **fields), Group(models()["llama"]), []
    group.add(plain(0, tokens=200), lambda event: order.append("w") if isinstance(event, Stepped) else None)
    group.tick()
    for _ in range(count):  # a text that is given is told step by step, a prompt in one event
        group.add(reader, lambda event: order.append("r") if getattr(event, "step", None) else None)
    with pytest.MonkeyPatch.context() as context:
        if reader.read_prompt:
            read = given_text_loop.read_chosen
            context.setattr(given_text_loop, "read_chosen", lambda *args: order.append("r") or read(*args))
        told = group.finish()
    assert order.count("r") >= 59 * count
    between = "".join(order).strip("r").split("w")[:200]
    assert max(map(len, between)) <= TURN_POSITIONS * count, between
    run(reader, group.target, (alone := []).append)
    for events in told[1:]:
        assert_alike(events, alone)


def test_beside_many_that_give_way_a_step_waits_no_longer_than_beside_a_few():
    """Thirty lanes read, each of whose turns takes 5 ms: in a tick there are as many as fit into its time."""
    scheduler, order = LaneScheduler(models()["llama"].model), []

    def read(slot):
        for _ in range(12):
            time.sleep(0.005)
            order.append("r")
            slot.give_way()

    def write(slot):
        model = slot(scheduler.model)
        for _ in range(8):
            model(input_ids=torch.tensor([[5]]))
            order.append("w")

    for _ in range(30):
        scheduler.add(read)
    scheduler.add(write)
    while scheduler.lanes:
        scheduler.tick()
    assert order.count("r") == 30 * 12 and order.count("w") == 8
    between = "".join(order[30:]).split("w")[:8]  # in the first tick each lane begins
    assert max(map(len, between)) <= 10, between


def test_of_those_that_give_way_the_oldest_ends_first_and_a_short_one_does_not_wait():
    scheduler, ended = LaneScheduler(models()["llama"].model), []

    def reader(name, turns):
        def read(slot):
            for _ in range(turns):
                time.sleep(0.02)
                slot.give_way()
            ended.append(name)

        return read

    for number in range(6):
        scheduler.add(reader(number, 12))
    scheduler.tick()
    scheduler.add(reader("short", 2))
    while scheduler.lanes:
        scheduler.tick()
    assert ended == ["short", *range(6)]


def test_what_is_read_in_turns_is_read_to_the_last_digit_as_before():
    for fields in READERS.values():
        fields = {"prompt": PROMPTS[0], "config": {"max_new_tokens": 64}, **fields}
        request, group = GenerationRequest("llama", seed=1, top_candidates=4, **fields), Group(models()["llama"])
        group.add(request)
        run(request, group.target, (alone := []).append)
        (together,) = group.finish()
        ours, theirs = (Trace.fold(events) for events in (together, alone))
        for one, other in zip([*ours.steps, *ours.prompt_steps], [*theirs.steps, *theirs.prompt_steps], strict=True):
            assert replace(one, seconds=0, elapsed=0) == replace(other, seconds=0, elapsed=0)
        assert ours.sequences == theirs.sequences


def test_lanes_draw_what_each_would_draw_alone():
    requests = [plain(0), plain(1), plain(2, num_return_sequences=2), plain(3, do_sample=False)]
    group = Group(models()["llama"])
    for request in requests:
        group.add(request)
    for ours, request in zip(group.finish(), requests, strict=True):
        run(request, group.target, (theirs := []).append)
        ids = [[each.token_ids for each in Trace.fold(events).sequences] for events in (ours, theirs)]
        assert ids[0] == ids[1]


def test_who_begins_later_with_the_same_prompt_need_not_have_it_read_again():
    counted = Counted(tiny_llama())
    target = loaded("llama", counted.model)
    group = Group(target)
    assert group.lanes.can_join
    counted.shapes.clear()
    chosen = [plain(0, tokens=20), plain(1, tokens=9), plain(2, tokens=5, num_beams=3)]
    for request in chosen:
        group.add(request)
        group.tick()
        group.tick()
    events = group.finish()
    assert sum(width > 1 for _, width in counted.shapes) == 1
    for request, found in zip(chosen, events, strict=True):
        expected: list = []
        run(request, target, expected.append)
        assert_alike(found, expected)


def test_prompts_are_kept_and_what_was_said_of_them_while_somebody_decodes():
    counted = Counted(tiny_llama())
    target = loaded("llama", counted.model)
    group = Group(target)
    assert group.lanes.can_join
    chosen = [dataclasses.replace(plain(seed, tokens=3 + 2 * seed), read_prompt=True) for seed in range(3)]
    for _ in range(2):  # once more when nobody was left
        counted.shapes.clear()
        for request in chosen:
            group.add(request)
        events = group.finish()[-3:]
        assert sum(width > 1 for _, width in counted.shapes) == 2
        for request, found in zip(chosen, events, strict=True):
            expected: list = []
            run(request, target, expected.append)
            assert_alike(found, expected)


def test_who_is_alone_keeps_a_cache_of_their_own():
    counted = Counted(tiny_llama())
    group = Group(loaded("llama", counted.model))
    group.add(plain(0, tokens=4))
    for _ in range(3):
        group.tick()
    assert group.lanes.joint_passes == 0 and not group.lanes.kv_cache.keys
    group.add(plain(1, tokens=12))
    group.add(plain(2, tokens=12))
    group.tick()
    assert group.lanes.joint_passes == 0
    group.tick()
    assert group.lanes.joint_passes == 1
    group.finish()


def test_memory_of_many_texts_is_given_back_when_they_leave(monkeypatch):
    monkeypatch.setattr(scheduler, "_LARGE_SECONDS", 60.0)  # all are there at once
    group = Group(models()["llama"])
    for seed in range(2):
        group.add(plain(seed, prompt="a", tokens=40))
    for seed in range(40):
        group.add(plain(seed, prompt="the cat sat on the mat. " * 10, tokens=2))
    sizes = []
    while len(group.lanes.lanes) > 1:
        group.tick()
        sizes.append(sum(block.nelement() for block in group.lanes.kv_cache.keys))
    assert max(sizes) > 3 * sizes[-2] > 0
    group.finish()


def around() -> tuple:
    """What runs change in the process for a while."""
    return torch.get_rng_state().tolist(), torch.is_grad_enabled()


@pytest.mark.parametrize("grad", [True, False])
def test_the_process_is_left_as_it_was(grad):
    torch.manual_seed(5)
    with torch.set_grad_enabled(grad):
        verbosity = transformers_logging.get_verbosity()
        group, before = Group(models()["llama"]), around()
        for seed in range(3):
            group.add(plain(seed, tokens=3 * (3 - seed)))  # the last one that came leaves first
        while group.lanes.lanes:
            group.tick()
            assert around() == before
        assert transformers_logging.get_verbosity() == verbosity
    assert_empty(group.lanes, group.before)


def test_a_lane_has_its_own_grad_mode():
    """`generate` turns them off, and on again when it ends."""
    lanes, told, model = LaneScheduler(models()["llama"].model), [], models()["llama"].model

    def job(slot, enabled: bool) -> None:
        with torch.set_grad_enabled(enabled):
            for token in range(5):
                slot(model)(input_ids=torch.tensor([[token]]))
                told.append(torch.is_grad_enabled() == enabled)
        told.append(torch.is_grad_enabled())

    for enabled in (True, False, True, False):
        lanes.add(lambda slot, enabled=enabled: job(slot, enabled))
        lanes.tick()
    while lanes.lanes:
        assert all(lane.error is None for lane in lanes.tick())
    assert len(told) == 24 and all(told)


# ------------------------------------------------------------------------------------------------ leaving and failing


def test_who_stops_or_fails_does_not_disturb_the_others():
    group, cancelled = Group(models()["llama"]), threading.Event()

    def stop(event) -> None:
        if len(group.events[1]) == 4:
            cancelled.set()

    def fail(input_ids, scores):
        if input_ids.shape[1] > len(TOKENIZER(PROMPTS[0])["input_ids"]) + 2:
            raise ArithmeticError("my own")
        return scores

    names = ["top_p", "beams", "guidance"]
    group.add(REQUESTS["llama"]["top_p"])
    group.add(plain(0, tokens=60), listen=stop, cancelled=cancelled)
    failing = group.add(plain(1, tokens=60, num_beams=2), own=UserCallables(logits_processor=[fail]))
    group.add(REQUESTS["llama"]["beams"])
    group.add(REQUESTS["llama"]["guidance"])
    ended = []
    while group.lanes.lanes:
        ended += group.lanes.tick()
    assert_empty(group.lanes, group.before)
    for name, number in zip(names, (0, 3, 4), strict=True):
        assert_alike(group.events[number], alone("llama", name), name)
    assert len(ended) == 5 and [lane for lane in ended if lane.error is not None] == [failing]
    assert isinstance(failing.error, failures.OwnCodeError) and "my own" in str(failing.error)
    stopped = Trace.fold(group.events[1])
    assert stopped.sequences[0].stop_reason == "stopped" and len(stopped.steps) == 4


@pytest.mark.parametrize("step", [0, 3, 8])
@pytest.mark.parametrize("config", [{}, {"num_beams": 2}])
def test_a_listener_that_raises_ends_its_own_run_alone(step, config):
    """Lanes are measured together, and one lane's events may be told while another one's turn is."""
    group, told = Group(models()["llama"]), []

    def listen(event) -> None:
        if not isinstance(event, Started):
            told.append(event)
        if len(told) == step + 1:
            raise ArithmeticError("mine")

    group.add(REQUESTS["llama"]["top_p"])
    deaf = group.add(plain(0, tokens=9, **config), listen=listen)
    group.add(REQUESTS["llama"]["beams"])
    ended = []
    while group.lanes.lanes:
        ended += group.lanes.tick()
    assert [lane for lane in ended if lane.error is not None] == [deaf]
    assert isinstance(deaf.error, ArithmeticError) and len(told) == step + 1
    for name, number in zip(("top_p", "beams"), (0, 2), strict=True):
        assert_alike(group.events[number], alone("llama", name), name)


def test_steps_come_in_the_tick_in_which_they_were_taken():
    group = Group(models()["llama"])
    for seed in range(3):
        group.add(plain(seed, tokens=5))
    group.tick()  # to the forward pass over the prompt
    for step in range(1, 5):
        group.tick()
        assert [len(events) for events in group.events] == 3 * [1 + step]
    group.finish()


@pytest.mark.parametrize("error", [ValueError("no"), KeyboardInterrupt(), SystemExit(3)])
def test_a_job_that_ends_at_once_or_raises_is_told(error):
    def raising(slot) -> None:
        raise error

    lanes, before = LaneScheduler(models()["llama"].model), threading.enumerate()
    quiet, loud = lanes.add(lambda slot: None), lanes.add(raising)
    assert not quiet.done and not loud.done
    assert lanes.tick() == [quiet, loud] and not lanes.lanes
    assert quiet.done and quiet.error is None and loud.done and loud.error is error
    assert lanes.tick() == []
    assert_empty(lanes, before)


def test_a_lane_that_never_gets_its_turn_leaves_no_thread():
    lanes, before = LaneScheduler(models()["llama"].model), threading.enumerate()
    lanes.add(lambda slot: None)
    assert_empty(lanes, before)


def reading(tokens: list[int], told: list) -> object:
    """A job that hands the model one token after the other, and tells the logits."""

    def job(slot) -> None:
        model = slot(models()["llama"].model)
        cache = DynamicCache(config=model.config)
        for token in tokens:
            told.append(model(input_ids=torch.tensor([[token]]), cache=cache, use_cache=True).logits[0, -1])

    return job


def test_an_error_in_a_joint_pass_is_that_of_whose_fault_it_is():
    lanes, before, good, bad, plainly = LaneScheduler(models()["llama"].model), threading.enumerate(), [], [], []
    lane = lanes.add(reading([5, 6, 7, 8, 9, 10], good))
    wrong = lanes.add(reading([5, 6, 7, 10**6, 9], bad))
    ended = []
    while lanes.lanes:
        ended += lanes.tick()
    with torch.no_grad():
        reading([5, 6, 7, 8, 9, 10], plainly)(lambda model: model)
    assert ended == [wrong, lane] and lane.error is None and isinstance(wrong.error, IndexError)
    assert len(bad) == 3 and lanes.joint_passes == 2
    torch.testing.assert_close(good, plainly, atol=ROUNDING, rtol=0)
    assert_empty(lanes, before)


def test_where_no_joint_pass_works_each_has_its_own():
    """Memory may be enough for each alone."""

    def broken(kwargs) -> None:
        if len(kwargs["input_ids"]) > 3:
            raise torch.OutOfMemoryError("too many")

    group = Group(loaded("llama", Counted(models()["llama"].model, broken).model))
    names = ["greedy", "top_k", "three", "guidance", "contrastive_low"]
    for name in names:
        group.add(REQUESTS["llama"][name])
    for name, events in zip(names, group.finish(), strict=True):
        assert_alike(events, alone("llama", name), name)


# ----------------------------------------------------------------------------------------------- loops and models


def left_padded() -> dict[str, torch.Tensor]:
    ids = torch.randint(3, 300, (3, 9), generator=torch.Generator().manual_seed(4))
    mask = torch.ones_like(ids)
    mask[1, :4] = mask[2, :8] = 0
    return {"input_ids": ids.masked_fill(mask == 0, 0), "attention_mask": mask}


def generating(model, results: dict, name: str, **options):
    def job(slot) -> None:
        slot.draws.seed(3)
        told = {"return_dict_in_generate": True, "output_logits": True}
        results[name] = slot(model).generate(max_new_tokens=8, **told, **options)

    return job


@pytest.mark.parametrize("kind", ["llama", "gpt2"])
@pytest.mark.parametrize("attention", ["sdpa", "eager"])
def test_batches_that_are_padded_and_outputs_of_every_kind(kind, attention):
    model = tiny_llama() if kind == "llama" else tiny_gpt2()
    model.set_attn_implementation(attention)
    ways = {
        "padded": left_padded(),
        "padded beams": left_padded() | {"num_beams": 3},
        "hidden": left_padded() | {"output_hidden_states": True, "do_sample": True},
        "short": {"input_ids": torch.tensor([[7]])},
    }
    if attention == "eager":
        ways["attentions"] = left_padded() | {"output_attentions": True}
    expected, results, lanes = {}, {}, LaneScheduler(model)
    for name, options in ways.items():
        with (slot := SingleRunSlot()).draws:
            generating(model, expected, name, **options)(slot)
        lanes.add(generating(model, results, name, **options))
    while lanes.lanes:
        for lane in lanes.tick():
            assert lane.error is None
    assert lanes.joint_passes == 7
    for name, ours in results.items():
        theirs = expected[name]
        assert torch.equal(ours.sequences, theirs.sequences), name
        torch.testing.assert_close(ours.logits, theirs.logits, atol=ROUNDING, rtol=0)
        for field in ("hidden_states", "attentions"):
            assert (ours.get(field) is None) == (theirs.get(field) is None)
            if ours.get(field) is not None:
                torch.testing.assert_close(ours[field], theirs[field], atol=ROUNDING, rtol=0)


@pytest.mark.parametrize("differs", ["attention_mask", "position_ids"])
def test_prompts_that_differ_only_in_what_is_seen_or_where_it_stands_are_read_apart(differs):
    model, told, expected = models()["llama"].model, {}, {}
    ids = torch.tensor([[5, 6, 7, 8]])
    other = {"attention_mask": torch.tensor([[0, 0, 1, 1]]), "position_ids": torch.tensor([[0, 2, 4, 9]])}
    ways = {"plain": {}, "other": {differs: other[differs]}}

    def job(slot, results, name: str) -> None:
        cache = DynamicCache(config=model.config)
        results[name] = slot(model)(ids, cache=cache, **ways[name]).logits

    lanes = LaneScheduler(model)
    for name in ways:
        job(lambda model: model, expected, name)
        lanes.add(lambda slot, name=name: job(slot, told, name))
    while lanes.lanes:
        lanes.tick()
    for name in ways:
        torch.testing.assert_close(told[name], expected[name].detach(), atol=ROUNDING, rtol=0)
    assert (told["plain"] - told["other"]).abs().max() > 0.1


def test_a_loop_of_many_texts_does_not_fill_the_shared_cache_with_those_it_has_done():
    model, sizes, lanes = models()["llama"].model, [], LaneScheduler(models()["llama"].model)

    def job(slot) -> None:
        for number in range(12):
            slot(model).generate(torch.tensor([[5 + number, 6, 7]]), max_new_tokens=5, min_new_tokens=5)

    lanes.add(job)
    lanes.add(reading([5] * 60, []))
    while lanes.lanes:
        assert all(lane.error is None for lane in lanes.tick())
        sizes.append(lanes.kv_cache.used_rows)
    assert 2 <= max(sizes) <= 4


def test_a_loop_that_looks_into_its_cache_and_copies_it():
    model, told, expected = models()["llama"].model, [], []

    def job(slot, results) -> None:
        mine, cache = slot(model), DynamicCache(config=model.config)
        mine(torch.tensor([[5, 6, 7]]), cache=cache)
        for token in (8, 9, 10, 11):
            branch = copy.deepcopy(cache)
            aside = mine(torch.tensor([[token + 40]]), cache=branch).logits
            ahead = mine(torch.tensor([[token]]), cache=cache).logits
            results.append((aside, ahead, cache.layers[0].keys.clone(), torch.tensor(len(cache.layers))))
            if token == 9:
                cache.crop(-1)

    lanes = LaneScheduler(model)
    lanes.add(lambda slot: job(slot, told))
    for _ in range(2):
        lanes.add(reading(list(range(5, 25)), []))
    with torch.no_grad():
        job(lambda model: model, expected)
        while lanes.lanes:
            for lane in lanes.tick():
                assert lane.error is None
    torch.testing.assert_close(told, expected, atol=ROUNDING, rtol=0)
    assert lanes.joint_passes


def without_mask(kwargs) -> None:
    kwargs["attention_mask"] = None


def without_position_ids(kwargs) -> None:
    kwargs["position_ids"] = None


@pytest.mark.parametrize("dtype", [torch.float32, torch.bfloat16, torch.float16])
@pytest.mark.parametrize("attention", ["sdpa", "eager"])
@pytest.mark.parametrize("make", [tiny_llama, tiny_gpt2])
def test_a_model_joins_only_if_it_heeds_masks_and_positions(make, attention, dtype):
    model = make().to(dtype)
    model.set_attn_implementation(attention)
    assert LaneScheduler(model).can_join
    for broken in (without_mask, without_position_ids):
        assert not LaneScheduler(Counted(model, broken).model).can_join


def test_a_model_that_refuses_does_not_join_and_says_nothing():
    def broken(kwargs) -> None:
        if kwargs.get("attention_mask") is not None and kwargs["attention_mask"].dim() == 4:
            raise TypeError("no such mask")

    group = Group(loaded("llama", Counted(models()["llama"].model, broken).model))
    for name in ("greedy", "three"):
        group.add(REQUESTS["llama"][name])
    for name, events in zip(("greedy", "three"), group.finish(), strict=True):
        assert_alike(events, alone("llama", name), name)
    assert not group.lanes.can_join and group.lanes.joint_passes == 0


def test_runs_in_half_precision_join_too():
    group = Group(LoadedModel("llama", tiny_llama().to(torch.bfloat16), TOKENIZER, "folder", "cpu", "bfloat16"))
    for seed in range(3):
        group.add(plain(seed, tokens=5))
    traces = [Trace.fold(events) for events in group.finish()]
    assert group.lanes.joint_passes == 4 and all(len(trace.sequences[0].token_ids) == 5 for trace in traces)
    assert isinstance(traces[0].started, Started)


# ------------------------------------------------------------------------------------------------------- a run alone

ALONE = {
    "beams": {"num_beams": 3},
    "drawn beams": {"num_beams": 4, "do_sample": True},
    "several": {"do_sample": True, "top_k": 0, "num_return_sequences": 3},
    "beams without a cache": {"num_beams": 2, "use_cache": False},
    "one": {"do_sample": True, "top_k": 0},
}


@pytest.mark.parametrize("dtype", [torch.bfloat16, torch.float32])
@pytest.mark.parametrize("name", ALONE)
def test_a_run_alone_makes_the_passes_that_generate_makes(name, dtype):
    """In low precision every other shape is rounded otherwise. Somebody has read the same prompt a little before."""
    config = ALONE[name] | {"max_new_tokens": 10}
    counted = Counted(tiny_llama().to(dtype))
    inputs = TOKENIZER(PROMPTS[0], return_tensors="pt")
    torch.manual_seed(3)
    expected = counted.model.generate(**inputs, **config)[:, inputs["input_ids"].shape[1] :].tolist()
    shapes = list(counted.shapes)
    lanes, told = LaneScheduler(counted.model), []
    assert lanes.can_join
    target = loaded("llama", counted.model)
    for _ in range(2):
        counted.shapes.clear()
        told.clear()
        asked = GenerationRequest("target", PROMPTS[0], config=config, seed=3)
        lanes.add(functools.partial(lambda asked, slot: run(asked, target, told.append, slot=slot), asked))
        while lanes.lanes:
            assert all(lane.error is None for lane in lanes.tick())
        assert list(counted.shapes) == shapes
    ids = [sequence.token_ids for sequence in Trace.fold(told).sequences]
    assert ids == [row[: len(own)] for row, own in zip(expected, ids, strict=True)]
