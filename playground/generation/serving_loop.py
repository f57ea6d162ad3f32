"""Serves the requests of a ServingQuestion on one loaded model, in each of its ways, and tells every step.

Knows loaded models and the ways (`continuous_serving.py`, `generate_serving.py`), no queue and no page; runs in a lane
like any run, and each step is a forward pass of it, so that the others go on in between.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from functools import partial
from typing import Protocol

from msgspec.structs import asdict, replace

from playground.generation.continuous_serving import ContinuousServing, check_can_serve
from playground.generation.desk import Desk
from playground.generation.generate_serving import GenerateServing
from playground.generation.limits import RunStopped, exceeds_context, prompt_length_problems
from playground.generation.run_events import provenance
from playground.installed_versions import installed_versions
from playground.models.loading import LoadedModel
from playground.models.token_texts import TokenTexts
from playground.questions import Progressed, WrittenToken
from playground.questions.serving_log import ServingLog
from playground.questions.serving_question import (
    MAX_TOKENS_OF_BATCH,
    NewLabel,
    ServingAdvanced,
    ServingQuestion,
    times,
)
from playground.questions.serving_steps import (
    Ending,
    LoggedRequest,
    RequestEnd,
    ServedRequest,
    ServedWay,
    ServingFault,
    ServingStep,
    ServingWay,
    WaySettings,
)
from playground.requests.request import raise_for_errors
from playground.requests.request_problems import request_error
from playground.settings import Settings
from playground.texts import said

_TELL_SECONDS = 0.05  # between two events


class Serving(Protocol):
    """One way of serving."""

    settings: WaySettings
    faults: list[ServingFault]

    def serve(self, tell: Callable[[ServingStep], None]) -> None:
        """Serve all requests; `tell` is called with each step."""

    def ends(self) -> list[Ending | None]:
        """How each request ended; None where it did not. Any time."""


def serve_requests(question: ServingQuestion, desk: Desk) -> ServingLog:
    """Serve the requests of a question; where it is stopped, what was served until then. Raises RequestError where the
    model cannot serve so."""
    prompts = desk.beside(lambda model: _read(question, model))
    check_question(question, prompts, desk.model, desk.settings)
    log = _Log(question, prompts, desk)
    try:
        for number, way in enumerate(question.ways):
            log.follow(number, _serving(way, question, prompts, desk))
    except RunStopped as error:
        desk.stopped = error.failed
    return log.whole()


def _serving(way: ServingWay, question: ServingQuestion, prompts: list[list[int]], desk: Desk) -> Serving:
    if way.kind == "continuous":
        as_pass = partial(desk.as_pass, desk.model.model)
        return ContinuousServing(way, question, prompts, desk.model, as_pass, desk.own)
    return GenerateServing(way, question, prompts, desk.model, desk.slot, desk.check)


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


class _Log:
    """What was served so far, as it is told."""

    def __init__(self, question: ServingQuestion, prompts: list[list[int]], desk: Desk) -> None:
        self._question, self._desk = question, desk
        self._texts, self._provenance = TokenTexts(desk.model.tokenizer), provenance(desk.model)
        self._servings: list[tuple[Serving, list[ServingStep]]] = []
        self._labelled: set[int] = set()
        self._requests = [
            LoggedRequest(**asdict(request), tokens=self._tokens(ids))
            for request, ids in zip(question.requests, prompts, strict=True)
        ]

    def follow(self, number: int, serving: Serving) -> None:
        """Serve, and tell it."""
        made: list[ServingStep] = []
        self._servings.append((serving, made))
        untold, last = 0, time.perf_counter()
        self._tell(ServingAdvanced(number, [], [], 0, serving.settings, self._requests))

        def tell(step: ServingStep) -> None:
            nonlocal untold, last
            made.append(step)
            if time.perf_counter() - last > _TELL_SECONDS:
                self._tell(ServingAdvanced(number, made[untold:], self._new_tokens(made[untold:]), untold))
                untold, last = len(made), time.perf_counter()

        try:
            serving.serve(tell)
        finally:
            if untold < len(made):
                self._tell(ServingAdvanced(number, made[untold:], self._new_tokens(made[untold:]), untold))

    def _tell(self, part: ServingAdvanced) -> None:
        self._desk.emit(Progressed(part))

    def _new_tokens(self, steps: list[ServingStep]) -> list[NewLabel]:
        """How the new tokens of these steps are written, as far as it was not told yet."""
        ids = {row.new for step in steps for row in step.rows if row.new is not None} - self._labelled
        self._labelled |= ids
        return [NewLabel(token_id, self._texts.label(token_id)) for token_id in sorted(ids)]

    def whole(self) -> ServingLog:
        """All that was served."""
        question, loaded = self._question, self._desk.model
        ways = [
            ServedWay(
                serving.settings, made, serving.faults,
                [end and self._end(end, number, made) for number, end in enumerate(serving.ends())],
            )
            for serving, made in self._servings
        ]  # fmt: skip
        return ServingLog(
            model=loaded.name,
            device=str(loaded.model.device),
            dtype=loaded.dtype,
            clock=question.clock,
            seed=question.seed,
            requests=self._requests,
            ways=_compared(ways, question),
            not_begun=list(question.ways[len(ways) :]),
            versions=dict(installed_versions()),
            provenance=self._provenance,
        ).with_figures()

    def _end(self, end: Ending, number: int, made: list[ServingStep]) -> RequestEnd:
        rows = ((index, row) for index, step in enumerate(made) for row in step.rows)
        mine = [index for index, row in rows if row.request == number and row.what != "pad"]
        step = mine[-1] if mine else None
        return RequestEnd(end.status, end.reason, step, self._tokens(end.ids), self._texts.decode(list(end.ids)))

    def _tokens(self, ids: Sequence[int]) -> list[WrittenToken]:
        pieces = self._texts.pieces(list(ids))
        return [WrittenToken(i, self._texts.label(i), piece) for i, piece in zip(ids, pieces, strict=True)]


def _compared(ways: list[ServedWay], question: ServingQuestion) -> list[ServedWay]:
    """The ways, with a note on which texts are those of `generate`, where it wrote them too. Drawn ones cannot be
    compared: all requests of a step draw from one generator."""
    alone = next((way for way in ways if way.settings.kind == "alone"), None)
    if alone is None:
        return ways

    def compared(request: ServedRequest, end: RequestEnd | None, other: RequestEnd | None) -> RequestEnd | None:
        if end and other and not request.sampled and "finished" == end.status == other.status:
            return replace(end, same=end.tokens == other.tokens)
        return end

    return [replace(way, ends=list(map(compared, question.requests, way.ends, alone.ends))) for way in ways]
