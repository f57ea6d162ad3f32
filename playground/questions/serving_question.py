"""How a server serves many requests, as plain data: who asks for what and when, how they are served, what is wrong with
that before anything runs, and what comes of it.

The same requests can be served in several ways, so that they can be compared: by the library's continuous batching
(transformers' `ContinuousBatchingManager`) with other settings, in padded batches, and one after another, by
`generate`. Knows no model, no tensor and no page; `generation/serving_loop.py` serves.
"""

from __future__ import annotations

import math
from collections.abc import Collection, Iterator, Sequence
from typing import Annotated, ClassVar, get_args

from msgspec import UNSET, Meta

from playground.models.static_facts import ModelFacts
from playground.questions import Answer, Question
from playground.questions.serving_log import MAX_REQUESTS, MAX_WAYS, ServingLog
from playground.questions.serving_steps import (
    MAX_AT,
    Clock,
    Kind,
    LoggedRequest,
    ServedRequest,
    ServingStep,
    ServingWay,
    Stop,
    WaySettings,
)
from playground.requests.request_problems import error
from playground.settings import Settings
from playground.texts import Text, numeral, said
from playground.trace import Diagnostic
from playground.trace.wire import Record

KINDS, CLOCKS, STOPS = get_args(Kind), get_args(Clock), get_args(Stop)
SCHEDULERS = ("fifo", "prefill_first")  # the library's, by its names; a person's own come from Python
MAX_BLOCKS, MAX_PAGE, MAX_BUDGET = 1024, 256, 2048
LEAST_PAGE = 4  # the library takes no smaller ones
# For strangers; others may have `times` as much. A step takes as long as what it reads.
MAX_TOKENS_OF_CACHE = 4_096  # blocks times tokens in one
MAX_TOKENS_OF_BATCH = 4_096  # rows of a padded batch times its width
MAX_PAIRS = 1 << 20  # token budget times tokens of the cache: attention looks at all of them


_KINDS = {
    "continuous": said("Continuous batching"),
    "padded": said("Padded batches"),
    "alone": said("One after another"),
}


class NewLabel(Record, frozen=True, array_like=True):
    """How a new token is written."""

    id: int
    label: str


class ServingAdvanced(Record, frozen=True):
    """What happened in the way number `way` since the last of these events: its `steps`, and those of their new
    `tokens` that were not told before. So many steps of it were made `before`. The first one of each way has its
    `settings` and the `requests`."""

    way: int
    steps: list[ServingStep]
    tokens: list[NewLabel]
    before: int = 0
    settings: WaySettings | None = None
    requests: list[LoggedRequest] | None = None


class ServingQuestion(Question, frozen=True):
    """Requests on `model`, served in each of these `ways`. By the clock "steps" a request comes before a certain
    forward pass, and the same ones meet each time; by "seconds" it comes once so much time was spent in steps. Time in
    which nobody has a request is skipped by both."""

    model: Annotated[str, Meta(description="The model that serves.")]
    requests: Annotated[Sequence[ServedRequest], Meta(description="Who asks for what, and when.")]
    ways: Annotated[
        Sequence[ServingWay], Meta(description="How they are served: in each of these ways, one after the other.")
    ] = (ServingWay(),)
    clock: Annotated[
        Clock, Meta(description="By what times are counted: forward passes, or the seconds spent in them.")
    ] = "steps"
    seed: Annotated[int, Meta(description="Of all that is drawn.")] = 0

    name: ClassVar[str] = "serve"
    kind: ClassVar[str] = ServingLog.kind
    answer: ClassVar[type[Answer]] = ServingLog
    part: ClassVar = ServingAdvanced
    summary: ClassVar[str] = "Many requests to one model, served in several ways: what happened in every step."
    example: ClassVar = {
        "model": "stories",
        "requests": [{"prompt": "Once", "max_new_tokens": 4}, {"prompt": "The dog", "max_new_tokens": 3, "arrival": 1}],
        "ways": [{"num_blocks": 8, "page_size": 8, "token_budget": 16}, {"kind": "padded"}],
    }  # fmt: skip
    stopped: ClassVar = (said("Serving was stopped."), said("Serve again to see all of it."))
    too_long: ClassVar = (
        said("Serving took too long for this server."), said("Use fewer requests, or shorter ones.")
    )  # fmt: skip

    @classmethod
    def of_log(cls, log: ServingLog) -> ServingQuestion:
        """The question that a log answers, to be asked again, with the settings as the library took them."""
        requests = [ServedRequest(*(getattr(each, name) for name in _FIELDS)) for each in log.requests]
        ways = [*(_way(way.settings) for way in log.ways), *log.not_begun]
        return cls(log.model, requests, ways, log.clock, log.seed)

    @property
    def rows(self) -> int:
        return min(len(self.requests), max(way.max_requests for way in self.ways))

    @property
    def num_new_tokens(self) -> int:
        """Each way as if its requests came one after another."""
        return len(self.ways) * sum(request.max_new_tokens for request in self.requests)

    def problems(
        self, settings: Settings, facts: ModelFacts | None = None, own: Collection[str] = ()
    ) -> Iterator[Diagnostic]:
        """Never raises, whatever the question holds. `own` are the names of a person's own schedulers."""
        requests, ways = self.requests, self.ways
        if self.clock not in CLOCKS:
            yield error("clock", said("The clock counts steps or seconds."), said("Choose steps."))
        if not isinstance(self.seed, int) or isinstance(self.seed, bool) or not 0 <= self.seed < 2**32:
            yield error("seed", said("The seed must be a whole number from 0 to 4294967295."), said("Set it to 0."))
        most = min(MAX_REQUESTS, settings.max_waiting)
        if not _is_list(requests, ServedRequest) or not requests:
            yield error("requests", said("There are no requests."), said("Add one, or draw some."))
        elif len(requests) > most:
            message = said("There are {count} requests; at most {most} are served.", count=len(requests), most=most)
            yield error("requests", message, said("Use fewer of them."))
        else:
            for number, request in enumerate(requests, 1):
                yield from _request_problems(number, request, settings)
            length = sum(len(request.prompt) for request in requests if isinstance(request.prompt, str))
            if length > settings.max_prompt_characters:
                message = said(
                    "The prompts have {count} characters; this server reads {most}.",
                    count=length, most=settings.max_prompt_characters,
                )  # fmt: skip
                yield error("requests", message, said("Shorten them, or use fewer of them."))
        if not _is_list(ways, ServingWay) or not ways:
            yield error("ways", said("There is no way of serving."), said("Choose one."))
        elif len(ways) > MAX_WAYS:
            yield error("ways", said("At most {most} ways are compared.", most=MAX_WAYS), said("Choose fewer."))
        else:
            for way in ways:
                yield from _way_problems(way, settings, own)

    def num_tokens(self, answer: ServingLog) -> int:
        return sum(way.figures.written for way in answer.ways if way.figures)

    def words(self, part: ServingAdvanced | None) -> Text:
        if part is None:
            return said("Serving starts by itself, as soon as the model is ready and there is room for it.")
        made = part.before + len(part.steps)
        return said("{way}: step {count}.", way=_KINDS[self.ways[part.way].kind], count=numeral(f"{made:,}"))


_FIELDS = ServedRequest.__struct_fields__


def _way(settings: WaySettings) -> ServingWay:
    known = {name: getattr(settings, name, UNSET) for name in ServingWay.__struct_fields__}
    blocks = {"num_blocks": settings.blocks[0]} if settings.blocks else {}
    return ServingWay(**{name: value for name, value in known.items() if value is not UNSET} | blocks)


def _request_problems(number: int, request: ServedRequest, settings: Settings) -> Iterator[Diagnostic]:
    prompt = request.prompt
    if not isinstance(prompt, str) or not prompt:
        yield error("requests", said("Request {number} has no prompt.", number=number), said("Write one."))
    elif any("\ud800" <= character <= "\udfff" for character in prompt):
        message = said("The prompt of request {number} holds half a character (a lone surrogate).", number=number)
        yield error("requests", message, said("Type that character again."))
    rules = {
        "max_new_tokens": (1, settings.max_new_tokens, int, False),
        "arrival": (0, MAX_AT, float, False),
        "leaves": (0, MAX_AT, float, True),
        "temperature": (0.01, 100, float, True),
        "top_k": (1, 1_000_000, int, True),
        "top_p": (0.001, 1, float, True),
    }
    for name, rule in rules.items():
        if not _fits(getattr(request, name), *rule):
            message = said(
                "{name} of request {number} must be a number from {least} to {most}.",
                name=name, number=number, least=numeral(f"{rule[0]:g}"), most=numeral(f"{rule[1]:g}"),
            )  # fmt: skip
            yield error("requests", message, said("Correct it."))
    if request.temperature is None and (request.top_k is not None or request.top_p is not None):
        message = said("Request {number} is decoded greedily: top_k and top_p change nothing.", number=number)
        yield Diagnostic("requests", "warning", message, said("Give it a temperature."))


def times(settings: Settings) -> int:
    """How many times as much as strangers an instance lets people serve."""
    return min(settings.size_factor, 4)


def _way_problems(way: ServingWay, settings: Settings, own: Collection[str]) -> Iterator[Diagnostic]:
    if way.kind not in KINDS:
        yield error("ways", said("There is no such way of serving."), said("Choose continuous batching."))
        return
    rules = {
        "num_blocks": (1, MAX_BLOCKS, int, False),
        "page_size": (LEAST_PAGE, MAX_PAGE, int, False),
        "token_budget": (1, MAX_BUDGET, int, False),
        "max_requests": (1, MAX_REQUESTS, int, False),
        "safety_margin": (0, 1, float, True),
        "evict_at": (0, MAX_AT, float, True),
        "stop_at": (0, MAX_AT, float, True),
    }
    right = True
    for name, rule in rules.items():
        if not _fits(getattr(way, name), *rule):
            right = False
            message = said(
                "{name} must be a number from {least} to {most}.",
                name=name, least=numeral(f"{rule[0]:g}"), most=numeral(f"{rule[1]:g}"),
            )  # fmt: skip
            yield error(name, message, said("Correct it."))
    if right and way.kind == "continuous":
        yield from _size_problems(way, settings)
    if way.kind == "continuous" and way.scheduler not in (*SCHEDULERS, *own):
        yield error("scheduler", said("There is no such scheduler."), said("Choose fifo or prefill_first."))
    if way.stop not in STOPS:
        yield error("stop", said("A server stops at once, or when what it has is finished."), said("Choose one."))


def _size_problems(way: ServingWay, settings: Settings) -> Iterator[Diagnostic]:
    tokens, most = way.num_blocks * way.page_size, MAX_TOKENS_OF_CACHE * times(settings)
    if tokens > most:
        message = said(
            "{blocks} blocks of {page} tokens are {count} tokens; the cache may have {most}.",
            blocks=way.num_blocks, page=way.page_size, count=tokens, most=most,
        )  # fmt: skip
        yield error("num_blocks", message, said("Use fewer or smaller blocks."))
    elif way.token_budget > (budget := MAX_PAIRS * times(settings) ** 2 // tokens):
        message = said(
            "With a cache of {count} tokens a step may read {most}, not {budget}: it would take too long.",
            count=tokens, most=budget, budget=way.token_budget,
        )  # fmt: skip
        yield error("token_budget", message, said("Set it to {most}, or use fewer blocks.", most=budget))


def _fits(value: object, least: float, most: float, kind: type, may_be_none: bool) -> bool:
    if value is None:
        return may_be_none
    kinds = (int,) if kind is int else (int, float)
    return isinstance(value, kinds) and not isinstance(value, bool) and math.isfinite(value) and least <= value <= most


def _is_list(values: object, kind: type) -> bool:
    return isinstance(values, Sequence) and all(isinstance(value, kind) for value in values)
