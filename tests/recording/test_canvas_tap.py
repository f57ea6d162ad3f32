"""Models of block diffusion: watching changes nothing, and what is recorded of each step is the library's own."""

from __future__ import annotations

import math
import threading

import pytest
import torch
from transformers import DiffusionGemmaGenerationConfig, EntropyBoundSampler, EntropyBoundSamplerConfig
from transformers import LogitsProcessorList as Processors
from transformers.generation import BaseStreamer

from playground.models.loading import LoadedModel
from playground.recording.canvas_tap import DRAFT
from playground.requests.request import GenerationRequest
from playground.settings import Settings
from playground.trace import CanvasDenoised, Started, Trace
from tests.support.decoding import decode
from tests.support.tiny_models import byte_tokenizer, tiny_diffusion

TOKENIZER = byte_tokenizer()
MODEL = tiny_diffusion()
PROMPT = "the cat sat on the mat"
EASY = {"stability_threshold": 0, "confidence_threshold": 100.0}  # every canvas ends after its first step
SETTINGS = {
    "plain": {"max_denoising_steps": 6},
    "many accepted": {"max_denoising_steps": 5, "entropy_bound": 20.0},
    "few accepted": {"max_denoising_steps": 4, "entropy_bound": 1e-6},
    "hot": {"max_denoising_steps": 4, "t_min": 0.9, "t_max": 3.0},
    "cold": {"max_denoising_steps": 12, "t_min": 0.0, "t_max": 0.1},
    "at once": EASY,
}


def loaded(model=MODEL) -> LoadedModel:
    return LoadedModel(name="tiny", model=model, tokenizer=TOKENIZER, source="folder", device="cpu", dtype="float32")


def traced(denoising: dict, seed: int = 0, model=MODEL, emit=None, settings=None, **config) -> Trace:
    events, cancelled = [], threading.Event()

    def listen(event):
        events.append(event)
        if emit:
            emit(events, cancelled)

    request = GenerationRequest("tiny", PROMPT, config={"max_new_tokens": 20} | config, seed=seed, denoising=denoising)
    decode(request, loaded(model), None, settings or Settings(), listen, cancelled)
    return Trace.fold(events)


class Witness(BaseStreamer):
    """What the library tells of a bare run by itself: its drafts, its logits, its sampler's mask, what it reads."""

    def __init__(self) -> None:
        self.drafts, self.logits, self.masks, self.read, self.canvases = [], [], [], [], []

    def put(self, value):
        self.canvases.append(value[0].tolist())

    def put_draft(self, value):
        self.drafts.append(value[0].tolist())

    def end(self):
        pass


def bare(denoising: dict, seed: int = 0, model=MODEL, monkeypatch=None, **config) -> tuple[list[int], Witness]:
    """The output of `generate` without any tap, and what a witness saw."""
    witness = Witness()
    fields = dict(denoising)
    if bound := fields.pop("entropy_bound", None):
        fields["sampler_config"] = EntropyBoundSamplerConfig(entropy_bound=bound)
    arguments = {}
    if monkeypatch is not None:
        accept = EntropyBoundSampler.accept_canvas

        def watched(sampler, current, denoiser, logits, step):
            canvas = accept(sampler, current, denoiser, logits, step)
            witness.logits.append(logits[0].clone())
            witness.masks.append(sampler.accepted_token_mask[0].tolist())
            witness.read.append(current[0].tolist())
            return canvas

        monkeypatch.setattr(EntropyBoundSampler, "accept_canvas", watched)
        arguments = {"streamer": witness, "logits_processor": Processors()}
    inputs = TOKENIZER(PROMPT, return_tensors="pt")
    torch.manual_seed(seed)
    output = model.generate(
        input_ids=inputs["input_ids"], attention_mask=inputs["attention_mask"],
        generation_config=DiffusionGemmaGenerationConfig(**{"max_new_tokens": 20} | config | fields), **arguments,
    )  # fmt: skip
    if monkeypatch is not None:
        monkeypatch.undo()
    return output.sequences[0, inputs["input_ids"].shape[1] :].tolist(), witness


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("name", SETTINGS)
def test_a_traced_run_writes_what_generate_writes(name, seed):
    ids, _ = bare(SETTINGS[name], seed)
    (sequence,) = traced(SETTINGS[name], seed).sequences
    assert sequence.token_ids == ids and len(ids) == 24  # three whole canvases
    assert (sequence.stop_reason, sequence.logprobs, sequence.note) == ("length", [], "")
    assert sequence.text == TOKENIZER.decode(ids, skip_special_tokens=True)


@pytest.mark.parametrize("name", SETTINGS)
def test_every_step_is_as_the_library_saw_it(name, monkeypatch):
    _, witness = bare(SETTINGS[name], 1, monkeypatch=monkeypatch)
    steps = traced(SETTINGS[name], 1).canvas_steps
    assert [[place.token_id for place in step.places] for step in steps] == witness.drafts
    assert [[place.accepted for place in step.places] for step in steps] == witness.masks
    assert [[place.read_id for place in step.places] for step in steps] == witness.read
    for step, logits in zip(steps, witness.logits, strict=True):
        probabilities = torch.softmax(logits.double(), dim=-1)
        entropies = torch.special.entr(probabilities).sum(dim=-1)
        likeliest = probabilities.max(dim=-1).values.tolist()
        assert [math.exp(place.logprob) for place in step.places] == pytest.approx(likeliest, abs=1e-5)
        assert [place.entropy for place in step.places] == pytest.approx(entropies.tolist(), abs=1e-4)


def test_the_steps_are_counted_as_the_library_counts_them():
    trace = traced({"max_denoising_steps": 5, "confidence_threshold": 1e-9})
    assert [len(canvas) for canvas in trace.canvases] == [5, 5, 5]
    assert [(step.canvas, step.step) for step in trace.canvas_steps] == [(c, s) for c in range(3) for s in range(5)]
    # t_min + (t_max - t_min) * remaining / steps, the library's defaults
    temperatures = [0.4 + 0.4 * left / 5 for left in (5, 4, 3, 2, 1)]
    assert [step.temperature for step in trace.canvases[1]] == pytest.approx(temperatures)
    assert [len(canvas) for canvas in traced(EASY).canvases] == [1, 1, 1]


def test_what_was_accepted_is_read_at_the_next_step_and_the_rest_is_drawn_anew(monkeypatch):
    drawn = []
    accept = EntropyBoundSampler.accept_canvas

    def watched(sampler, current, denoiser, logits, step):
        if not (current == 0).all():  # not the tap, which asks with a canvas of zeros
            drawn.append(denoiser[0].tolist())
        return accept(sampler, current, denoiser, logits, step)

    monkeypatch.setattr(EntropyBoundSampler, "accept_canvas", watched)
    canvas = traced(SETTINGS["many accepted"], max_new_tokens=8).canvases[0]
    assert len(drawn) == len(canvas)
    kept = 0
    for before, after, sampled in zip(canvas, canvas[1:], drawn, strict=False):
        for place, following, token_id in zip(before.places, after.places, sampled, strict=True):
            if place.accepted:
                kept += 1
                assert following.read_id == token_id
    assert kept


def test_a_text_ends_with_its_end_of_text_token():
    ids, _ = bare(SETTINGS["plain"])
    eos = ids[10]  # in the second canvas
    end = ids.index(eos)
    config = {"eos_token_id": eos, "pad_token_id": 0}
    padded, _ = bare(SETTINGS["plain"], **config)
    (sequence,) = traced(SETTINGS["plain"], **config).sequences
    assert sequence.stop_reason == "eos" and sequence.token_ids == ids[: end + 1]
    assert padded == sequence.token_ids + [0] * (len(padded) - end - 1) and len(padded) % 8 == 0


def test_without_a_pad_token_the_whole_canvas_stays_as_the_library_leaves_it():
    ids, _ = bare(SETTINGS["plain"])
    expected, _ = bare(SETTINGS["plain"], eos_token_id=ids[10])
    (sequence,) = traced(SETTINGS["plain"], eos_token_id=ids[10]).sequences
    assert sequence.token_ids == expected and sequence.stop_reason == "eos"


def test_the_models_own_generation_config_applies_to_what_is_not_asked():
    model = tiny_diffusion()
    model.generation_config = DiffusionGemmaGenerationConfig(
        max_denoising_steps=3, sampler_config=EntropyBoundSamplerConfig(entropy_bound=9.0), t_max=1.5, max_length=18
    )
    ids, _ = bare({"t_min": 0.2}, model=model, max_new_tokens=None)
    trace = traced({"t_min": 0.2}, model=model, max_new_tokens=None)
    assert trace.sequences[0].token_ids == ids
    assert {len(canvas) for canvas in trace.canvases} <= {1, 2, 3}
    effective = trace.started.effective
    assert effective["sampler_config"]["entropy_bound"] == 9.0
    assert (effective["t_min"], effective["t_max"]) == (0.2, 1.5)


def test_what_a_run_says_at_its_start():
    started = traced({"max_denoising_steps": 2}, seed=7).started
    assert (started.mode, started.seed, started.max_new_tokens) == ("block_diffusion", 7, 24)
    assert started.processors == ["LinearTemperatureScheduleLogitsProcessor"]
    assert started.effective["max_denoising_steps"] == 2 and started.request["denoising"] == {"max_denoising_steps": 2}


def test_a_stopped_run_ends_within_a_step_and_keeps_its_draft():
    def stop_at_the_eighth(events, cancelled):
        if sum(isinstance(event, CanvasDenoised) for event in events) == 8:
            cancelled.set()

    whole = traced(SETTINGS["plain"])
    trace = traced(SETTINGS["plain"], emit=stop_at_the_eighth)
    assert trace.canvas_steps and len(trace.canvas_steps) == 8
    first, second = whole.canvases[0][-1], trace.canvas_steps[-1]
    (sequence,) = trace.sequences
    assert sequence.token_ids == [place.token_id for step in (first, second) for place in step.places]
    assert (sequence.stop_reason, sequence.note) == ("stopped", DRAFT)
    assert "forward" not in vars(MODEL)


def test_a_run_that_takes_too_long_ends_with_what_it_has():
    trace = traced(SETTINGS["plain"], settings=Settings(max_seconds=1e-9))
    assert len(trace.canvas_steps) == 1 and trace.sequences[0].stop_reason == "max_time"


def test_two_runs_at_once_are_those_of_each_alone():
    from playground.batching.scheduler import LaneScheduler

    scheduler, events = LaneScheduler(MODEL), {0: [], 1: []}
    for seed in events:
        request = GenerationRequest(
            "tiny", PROMPT, config={"max_new_tokens": 20}, seed=seed, denoising=SETTINGS["many accepted"]
        )
        scheduler.add(
            lambda slot, request=request, seed=seed: decode(
                request, loaded(), None, Settings(), events[seed].append, threading.Event(), slot=slot
            )
        )
    lanes = list(scheduler.lanes)
    while scheduler.lanes:
        scheduler.tick()
    assert not any(lane.error for lane in lanes)
    for seed, told in events.items():
        assert isinstance(told[0], Started)
        assert Trace.fold(told).sequences[0].token_ids == bare(SETTINGS["many accepted"], seed)[0]
