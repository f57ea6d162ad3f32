"""Whether this project writes what bare `generate` writes, run by run: the same ids, scores, ranks, counts, beams and
ends; alone, and in lanes with others. Bare runs are made by a process that never imports this project."""

from __future__ import annotations

import contextlib
import io
import pickle
import random
import subprocess
import sys
import tempfile
import threading
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, fields, replace
from pathlib import Path
from typing import Any

import torch

from playground.batching.scheduler import LaneScheduler
from playground.knobs.modes import generation_mode
from playground.metrics.scores import REMOVED
from playground.models.loading import LoadedModel
from playground.recording.measurement import Measurer
from playground.requests.request import GenerationRequest, RequestError
from playground.requests.validation import check
from playground.settings import Settings
from playground.texts import Text
from playground.trace import Trace
from tests.support import tiny_decoders
from tests.support.decoding import decode
from tests.support.drawn_requests import TOKENIZER, draw_request

OUR_LOOPS = ("contrastive_search", "dola_generation", "group_beam_search", "constrained_beam_search")
LOCAL = replace(Settings.local(), max_prompt_tokens=None)
_TOLERANCE = 2e-3  # of log-probabilities: what the weights of tiny models make of a rounding
# Where the library fails and this project does not, on purpose:
_LIBRARY_FAILS = ("could not locate a tokenizer",)  # it hands none to the model that drafts, or to its own layers
_SCRIPT = Path(__file__).with_name("bare_generate.py")


class Bare:
    """The process that runs bare `generate`."""

    def __init__(self) -> None:
        self._folder = tempfile.TemporaryDirectory(prefix="fidelity-")
        self._process = subprocess.Popen(
            [sys.executable, "-I", str(_SCRIPT)], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL, cwd=self._folder.name,
        )  # fmt: skip

    def __enter__(self) -> Bare:
        return self

    def __exit__(self, *_: Any) -> None:
        self._process.stdin.close()
        self._process.wait(30)
        self._process.stdout.close()
        self._folder.cleanup()

    def keep(self, model: Any, name: str) -> str:
        """A file with this model, as it is now."""
        path = Path(self._folder.name, name.replace(":", "-"))
        torch.save(model, path)
        return str(path)

    def ask(self, model: str, request: GenerationRequest) -> dict[str, Any]:
        """What `generate` gives for this request, or under "error" why it gives nothing."""
        ids = TOKENIZER(request.prompt)["input_ids"]
        job = {"model": model, "input_ids": ids, "config": request.config, "seed": request.seed, "tokenizer": TOKENIZER,
               "removed": REMOVED}  # fmt: skip
        pickle.dump(job, self._process.stdin)
        self._process.stdin.flush()
        return pickle.load(self._process.stdout)


@dataclass
class Ours:
    """What this project makes of a request: a trace, or why it refuses, or what went wrong."""

    trace: Trace | None = None
    refused: str = ""
    error: str = ""


class Target:
    """One tiny model, for all runs of this project."""

    def __init__(self, model: Any) -> None:
        self.model = model
        self._loaded = LoadedModel("tiny", model, TOKENIZER, "folder", "cpu", "float32")

    def alone(self, request: GenerationRequest) -> Ours:
        """A run by itself."""
        problems = check(request, LOCAL, self.model.generation_config.to_dict(), self._context)
        if refusals := [problem for problem in problems if problem.severity == "error"]:
            return Ours(refused="; ".join(f"{problem.knob}: {problem.message}" for problem in refusals))
        events: list = []
        try:
            decode(request, self._loaded, None, LOCAL, events.append, threading.Event())
        except Exception as error:
            return _went_wrong(error)
        return Ours(Trace.fold(events))

    def in_lanes(self, requests: Sequence[GenerationRequest]) -> tuple[list[Ours], LaneScheduler]:
        """All of them at once."""
        measurer = Measurer(deferred=True)
        lanes = LaneScheduler(self.model, before_passes=measurer.measure_pending)
        told: list[list] = [[] for _ in requests]
        made = []
        for request, events in zip(requests, told, strict=True):
            rest = (request, self._loaded, None, LOCAL, events.append, threading.Event())
            made.append(lanes.add(lambda slot, rest=rest: decode(*rest, slot=slot, measurer=measurer)))
        while lanes.lanes:
            lanes.tick()
        outcomes = [
            _went_wrong(lane.error) if lane.error is not None else Ours(Trace.fold(events))
            for lane, events in zip(made, told, strict=True)
        ]
        return outcomes, lanes

    @property
    def _context(self) -> dict[str, Any]:
        config = self.model.config
        layers = getattr(config.get_text_config(decoder=True), "num_hidden_layers", None)
        return {"is_encoder_decoder": bool(config.is_encoder_decoder), "num_layers": layers}


def _went_wrong(error: BaseException) -> Ours:
    text = f"{type(error).__name__}: {' '.join(str(error).split())[:300]}"
    in_a_sentence = isinstance(error, ValueError) and error.args and isinstance(error.args[0], Text)  # of our loops
    return Ours(refused=text) if isinstance(error, RequestError) or in_a_sentence else Ours(error=text)


def has_bare(request: GenerationRequest, model: Any) -> bool:
    """Whether the library has a loop for this request."""
    return generation_mode({**_set(model), **request.config}) not in OUR_LOOPS


def _set(model: Any) -> dict[str, Any]:
    return {name: value for name, value in model.generation_config.to_dict().items() if value is not None}


@dataclass
class Findings:
    """What runs of an architecture, or of several, have shown."""

    alone: int = 0  # compared with bare ones
    own: int = 0  # of our own loops, which the library has none for
    refused: int = 0  # by both sides
    lanes: int = 0  # compared with the same run alone
    differences: list[str] = field(default_factory=list)
    errors: list[str] = field(default_factory=list)  # of one side only
    refusals: Counter[str] = field(default_factory=Counter)  # of what the library runs
    longest_joint_text: float = 0

    def __iadd__(self, other: Findings) -> Findings:
        for each in fields(self):
            if each.name != "longest_joint_text":
                setattr(self, each.name, getattr(self, each.name) + getattr(other, each.name))
        return self


def try_architecture(kind: str, bare: Bare, seed: int = 0, runs: int = 8) -> Findings:
    """Draw so many requests for a tiny model of this type, and compare. Raises NotBuilt."""
    with contextlib.redirect_stdout(io.StringIO()):  # some models print what they do not know
        return _try_architecture(kind, bare, seed, runs)


def _try_architecture(kind: str, bare: Bare, seed: int, runs: int) -> Findings:
    model = tiny_decoders.build(kind)
    rng, found, path = random.Random(f"{kind} {seed}"), Findings(), bare.keep(model, kind)
    first = bare.ask(path, GenerationRequest("tiny", "the cat", config={"max_new_tokens": 2}, seed=0))
    if "error" in first:
        raise tiny_decoders.NotBuilt(f"it does not generate: {first['error']}")
    target, ran, generator = Target(model), [], torch.get_rng_state()
    for _ in range(runs):
        request = draw_request(rng)
        ours = target.alone(request)
        what = f"{request.config} seed {request.seed} prompt {request.prompt!r}"
        if not has_bare(request, model):
            found.own += 1
            found.errors += [f"{ours.error} | {what}"] if ours.error else []
        else:
            theirs = bare.ask(path, request)
            if ours.trace is not None and "error" not in theirs:
                found.alone += 1
                wrong = list(differences_from_bare(ours.trace, theirs))
                found.differences += [f"alone, {wrong[0]} | {what}"] if wrong else []
            elif ours.trace is None and "error" in theirs:
                found.refused += 1
            elif ours.trace is not None and not any(known in theirs["error"] for known in _LIBRARY_FAILS):
                found.errors.append(f"the library alone fails: {theirs['error']} | {what}")
            elif ours.trace is None and ours.error:
                found.errors.append(f"this project alone fails: {ours.error} | {what}")
            elif ours.trace is None:
                found.refusals[f"{ours.refused} ({kind})"] += 1
        if ours.trace is not None:
            ran.append((request, ours.trace))
    together, lanes = target.in_lanes([request for request, _ in ran])
    found.longest_joint_text = lanes.longest_joint_text
    for (request, alone), ours in zip(ran, together, strict=True):
        found.lanes += 1
        what = f"{request.config} seed {request.seed} prompt {request.prompt!r}"
        if ours.trace is None:
            found.errors.append(f"only in lanes: {ours.refused or ours.error} | {what}")
        elif wrong := list(differences_in_lanes(ours.trace, alone)):
            found.differences.append(f"in lanes, {wrong[0]} | {what}")
    if not torch.equal(torch.get_rng_state(), generator):
        found.differences.append("the process's own generator was moved")
    return found


# ------------------------------------------------------------------------------------------------------- comparisons


def differences_from_bare(trace: Trace, bare: dict[str, Any]) -> Iterator[str]:
    """What differs in a run from what `generate` gave."""
    if len(trace.sequences) != len(bare["all_ids"]):
        yield f"{len(trace.sequences)} texts, not {len(bare['all_ids'])}"
        return
    length = len(bare["all_ids"][0])
    for row, sequence in enumerate(trace.sequences):
        prompt = len(trace.started.decoder_tokens or trace.started.prompt_tokens)
        theirs, count = bare["all_ids"][row][prompt:], len(sequence.token_ids)
        pads = set(theirs[count:])
        if sequence.token_ids != theirs[:count] or len(pads) > 1:
            yield f"text {row}: ids {sequence.token_ids}, not {theirs}"
            continue
        for name, values in (("logprobs", sequence.logprobs), ("transition_scores", sequence.transition_scores)):
            if name == "logprobs" or values is not None:
                yield from _numbers(f"text {row}: {name}", values, bare.get("logprobs", {row: None})[row], count)
        if bare.get("score") is not None:
            yield from _numbers(f"text {row}: score", [sequence.score], [bare["score"][row]], 1)
        if "beams" in bare and sequence.beams is not None and sequence.beams != bare["beams"][row][:count]:
            yield f"text {row}: beams {sequence.beams}, not {bare['beams'][row][:count]}"
        yield from _end(row, sequence, trace, pads, length, prompt)
        if "ranks" in bare and trace.all_steps and not trace.draft_rounds:
            steps = [step for step in trace.all_steps if step.sequence == row]
            found = {
                "ranks": [step.chosen.rank for step in steps],
                "raw_ranks": [step.chosen.raw_rank for step in steps],
                "kept": [step.distribution.kept for step in steps],
            }
            for name, ours in found.items():
                expected = bare[name][row][: len(ours)]
                if len(steps) != count or ours != expected:
                    yield f"text {row}: {name} {ours}, not {expected}"


def _end(row: int, sequence: Any, trace: Trace, pads: set[int], length: int, prompt: int) -> Iterator[str]:
    """What is wrong with the reason of its end."""
    ids, reason = sequence.token_ids, sequence.stop_reason
    ended = bool(ids) and ids[-1] in trace.started.eos_token_ids
    if (reason == "eos") != ended:
        yield f"text {row}: ended by {reason}, with {ids[-1:]} at its end"
    if reason == "length" and len(ids) != trace.started.max_new_tokens:
        yield f"text {row}: ended by length with {len(ids)} tokens"
    if not ended and reason not in ("length", "stop_string", "unfinished"):
        yield f"text {row}: ended by {reason}"
    if not ended and reason == "length" and pads:
        yield f"text {row}: ended by length before the others"


def _numbers(name: str, ours: list[float], theirs: list[float] | None, count: int) -> Iterator[str]:
    if theirs is None:
        return
    for index, (our, their) in enumerate(zip(ours, theirs[:count], strict=False)):
        if our is None or not abs(our - their) <= _TOLERANCE + 1e-4 * abs(their):
            yield f"{name}[{index}] {our}, not {their}"
            return
    if len(ours) != min(count, len(theirs)):
        yield f"{name}: {len(ours)} of them, not {count}"


def differences_in_lanes(ours: Trace, alone: Trace) -> Iterator[str]:
    """What differs in a run in lanes from the same run alone."""
    for row, (sequence, expected) in enumerate(zip(ours.sequences, alone.sequences, strict=True)):
        if sequence.token_ids != expected.token_ids:
            yield f"text {row}: ids {sequence.token_ids}, alone {expected.token_ids}"
            return
        for name in ("stop_reason", "beams"):
            if getattr(sequence, name) != getattr(expected, name):
                yield f"text {row}: {name} {getattr(sequence, name)}, alone {getattr(expected, name)}"
        yield from _numbers(f"text {row}: logprobs", sequence.logprobs, expected.logprobs, len(expected.logprobs))
    for kind in ("all_steps", "beam_steps", "draft_rounds"):
        if len(getattr(ours, kind)) != len(getattr(alone, kind)):
            yield f"{len(getattr(ours, kind))} {kind}, alone {len(getattr(alone, kind))}"
    ranks = [[(step.chosen.rank, step.chosen.raw_rank, step.distribution.kept) for step in trace.all_steps]
             for trace in (ours, alone)]  # fmt: skip
    if ranks[0] != ranks[1]:
        yield f"ranks and counts {ranks[0]}, alone {ranks[1]}"
