"""Serves the requests of a ServingQuestion on one loaded model, in each of its ways, and tells every step.

Knows loaded models and the ways (`continuous_serving.py`, `generate_serving.py`), no queue and no page; runs in a lane
like any run, and each step is a forward pass of it, so that the others go on in between.
"""

from __future__ import annotations

import copy
import dataclasses
import threading
import time
from collections.abc import Callable, Mapping
from typing import Any, Protocol

from playground.batching.single_run import single_run
from playground.experiments.serving_log import NEW, figures_of
from playground.experiments.serving_question import (
    MAX_TOKENS_OF_BATCH,
    ServingAdvanced,
    ServingDone,
    ServingQuestion,
    ServingWay,
    times,
)
from playground.generation.beside import beside
from playground.generation.continuous_serving import ContinuousServing, check_can_serve
from playground.generation.generate_serving import GenerateServing
from playground.generation.limits import RunLimits, RunStopped, exceeds_context, prompt_length_problems
from playground.generation.run_events import provenance
from playground.installed_versions import installed_versions
from playground.models.library_logging import quiet_library
from playground.models.loading import LoadedModel
from playground.models.token_texts import TokenTexts
from playground.requests.request import raise_for_errors
from playground.requests.request_problems import request_error
from playground.settings import Settings
from playground.texts import said
from playground.trace import Event, Finished

_TELL_SECONDS = 0.05  # between two events
Step = dict[str, Any]


class Serving(Protocol):
    """One way of serving."""

    settings: dict[str, Any]
    faults: list[dict[str, Any]]

    def serve(self, tell: Callable[[Step], None]) -> None:
        """Serve all requests; `tell` is called with each step (see `playground.experiments.serving_log`)."""

    def ends(self) -> list[dict[str, Any] | None]:
        """How each request ended: {"status", "reason", "ids"}; None where it did not. Any time."""


def run(
    question: ServingQuestion,
    loaded: LoadedModel,
    settings: Settings,
    emit: Callable[[Event | ServingAdvanced | ServingDone], None],
    cancelled: threading.Event,
    slot: Any = None,
    own_schedulers: Mapping[str, type] | None = None,
) -> None:
    """Serve the requests of a question that `serving_problems` passes. Emits ServingAdvanced as steps are made, then
    ServingDone, then Finished, which has no sequences; or Failed where it is cancelled or takes too long, after
    ServingDone with what was served until then. `slot` as in `runner.run`.

    Raises RequestError where the model cannot serve so.
    """
    if slot is None:
        with single_run(loaded.model) as slot:
            return run(question, loaded, settings, emit, cancelled, slot, own_schedulers)
    limits = RunLimits(cancelled, settings.max_seconds)
    limits.start()
    prompts = beside(slot, limits, lambda model, _: _read(question, model), loaded)
    check_question(question, prompts, loaded, settings)
    told = _ServingLog(question, prompts, loaded, emit)
    stopped = None
    try:
        for number, way in enumerate(question.ways):
            serving = _serving(way, question, prompts, loaded, slot, limits, own_schedulers or {})
            told.follow(number, serving)
    except RunStopped as error:
        stopped = error.failed
    values = told.values()
    emit(ServingDone(values))
    emit(stopped or Finished([], limits.seconds, None, sum(way["figures"]["written"] for way in values["ways"])))


def _serving(
    way: ServingWay, question: ServingQuestion, prompts: list[list[int]], loaded: LoadedModel, slot: Any,
    limits: RunLimits, own: Mapping[str, type],
) -> Serving:  # fmt: skip
    as_pass = _passes(loaded, slot, limits)
    if way.kind == "continuous":
        return ContinuousServing(way, question, prompts, loaded, as_pass, own)
    return GenerateServing(way, question, prompts, loaded, slot, lambda: _check(limits))


def _passes(loaded: LoadedModel, slot: Any, limits: RunLimits) -> Callable[[Callable[[], Any]], Any]:
    """A function that has work done as a forward pass of the lane."""

    def as_pass(work: Callable[[], Any]) -> Any:
        _check(limits)
        waiting = copy.copy(loaded.model)  # its pass takes no arguments, so that none of it is shared with other runs

        def forward() -> Any:
            with quiet_library():
                return work()

        waiting.forward = forward
        return slot(waiting)()

    return as_pass


def _check(limits: RunLimits) -> None:
    limits.check(
        when_cancelled=(said("Serving was stopped."), said("Serve again to see all of it.")),
        when_timed_out=(said("Serving took too long for this server."), said("Use fewer requests, or shorter ones.")),
    )


def _read(question: ServingQuestion, loaded: LoadedModel) -> list[list[int]]:
    """The ids of each prompt, as `generate` would get them."""
    if loaded.tokenizer is None:
        return []
    return [loaded.tokenizer(request.prompt)["input_ids"] for request in question.requests]


def check_question(
    question: ServingQuestion, prompts: list[list[int]], loaded: LoadedModel, settings: Settings
) -> None:
    """Raise RequestError where this model cannot serve these requests."""
    check_can_serve(loaded)
    for number, (request, ids) in enumerate(zip(question.requests, prompts, strict=True), 1):
        raise_for_errors(list(prompt_length_problems(len(ids), loaded, settings)))
        if not ids:
            message = said("The prompt of request {number} has no tokens.", number=number)
            raise request_error("requests", message, said("Write one."))
        if exceeds_context(len(ids) + request.max_new_tokens, loaded):
            message = said(
                "Request {number} could reach {count} tokens; {model} can read {most}.",
                number=number, count=len(ids) + request.max_new_tokens, model=loaded.name, most=loaded.context_length,
            )  # fmt: skip
            raise request_error("requests", message, said("Ask for fewer new tokens."))
        for way in question.ways:
            if way.kind == "continuous" and len(ids) > (most := way.num_blocks * way.page_size):
                message = said(
                    "The prompt of request {number} has {count} tokens; the whole cache holds {most}.",
                    number=number, count=len(ids), most=most,
                )  # fmt: skip
                raise request_error("num_blocks", message, said("Use more or larger blocks."))
    for way in question.ways:
        rows, width = min(way.max_requests, len(prompts)), max(map(len, prompts))
        most = MAX_TOKENS_OF_BATCH * times(settings)
        if way.kind == "padded" and rows * width > most:
            message = said(
                "A padded batch of {rows} prompts, the longest of {width} tokens, would be read in one step; this "
                "server reads {most} tokens at once.", rows=rows, width=width, most=most,
            )  # fmt: skip
            raise request_error("max_requests", message, said("Decode fewer at once."))


class _ServingLog:
    """What was served so far, as it is told."""

    def __init__(
        self, question: ServingQuestion, prompts: list[list[int]], loaded: LoadedModel,
        emit: Callable[[Any], None],
    ) -> None:  # fmt: skip
        self._question, self._loaded, self._emit = question, loaded, emit
        self._texts, self._provenance = TokenTexts(loaded.tokenizer), dataclasses.asdict(provenance(loaded))
        self._servings: list[tuple[Serving, list[Step]]] = []
        self._labelled: set[int] = set()
        self._requests = [
            {
                "prompt": request.prompt, "arrival": request.arrival, "max_new_tokens": request.max_new_tokens,
                "temperature": request.temperature, "top_k": request.top_k, "top_p": request.top_p,
                "leaves": request.leaves, "tokens": self._tokens(ids),
            }
            for request, ids in zip(question.requests, prompts, strict=True)
        ]  # fmt: skip

    def follow(self, number: int, serving: Serving) -> None:
        """Serve, and tell it."""
        made: list[Step] = []
        self._servings.append((serving, made))
        untold, last = 0, time.perf_counter()
        self._emit(ServingAdvanced(number, [], settings=serving.settings, requests=self._requests))

        def tell(step: Step) -> None:
            nonlocal untold, last
            made.append(step)
            if time.perf_counter() - last > _TELL_SECONDS:
                self._emit(ServingAdvanced(number, made[untold:], self._new_tokens(made[untold:])))
                untold, last = len(made), time.perf_counter()

        try:
            serving.serve(tell)
        finally:
            if untold < len(made):
                self._emit(ServingAdvanced(number, made[untold:], self._new_tokens(made[untold:])))

    def _new_tokens(self, steps: list[Step]) -> list[list[Any]]:
        """How the new tokens of these steps are written, as far as it was not told yet."""
        ids = {row[NEW] for step in steps for row in step["rows"] if row[NEW] is not None} - self._labelled
        self._labelled |= ids
        return [[token_id, self._texts.label(token_id)] for token_id in sorted(ids)]

    def values(self) -> dict[str, Any]:
        """The values of a ServingLog."""
        question, loaded = self._question, self._loaded
        ways = []
        for serving, made in self._servings:
            way = {"settings": serving.settings, "steps": made, "faults": serving.faults}
            way["ends"] = [end and self._end(end, number, made) for number, end in enumerate(serving.ends())]
            way["figures"] = figures_of(way, self._requests, question.clock)
            ways.append(way)
        _compare(ways, question)
        not_begun = [dataclasses.asdict(way) for way in question.ways[len(ways) :]]
        return {
            "model": loaded.name, "device": str(loaded.model.device), "dtype": loaded.dtype, "clock": question.clock,
            "seed": question.seed, "requests": self._requests, "ways": ways,
            "versions": dict(installed_versions()), "provenance": self._provenance,
            **({"not_begun": not_begun} if not_begun else {}),
        }  # fmt: skip

    def _end(self, end: Mapping[str, Any], number: int, made: list[Step]) -> dict[str, Any]:
        ids = end["ids"]
        rows = ((index, row) for index, step in enumerate(made) for row in step["rows"])
        mine = [index for index, row in rows if row[0] == number and row[1] != "pad"]
        return {
            "status": end["status"], "reason": end["reason"], "step": mine[-1] if mine else None,
            "tokens": self._tokens(ids), "text": self._texts.decode(ids), "same": None,
        }  # fmt: skip

    def _tokens(self, ids: list[int]) -> list[list[Any]]:
        pieces = self._texts.pieces(ids)
        return [[i, self._texts.label(i), piece] for i, piece in zip(ids, pieces, strict=True)]


def _compare(ways: list[dict[str, Any]], question: ServingQuestion) -> None:
    """Note which texts are those of `generate`, where it wrote them too. Drawn ones cannot be compared: all requests of
    a step draw from one generator."""
    alone = next((way for way in ways if way["settings"]["kind"] == "alone"), None)
    if alone is None:
        return
    for way in ways:
        for request, end, reference in zip(question.requests, way["ends"], alone["ends"], strict=True):
            if end and reference and not request.sampled and "finished" == end["status"] == reference["status"]:
                end["same"] = [token[0] for token in end["tokens"]] == [token[0] for token in reference["tokens"]]
