"""How a server serves many requests, as plain data: who asks for what and when, how they are served, what is wrong with
that before anything runs, and what comes of it.

The same requests can be served in several ways, so that they can be compared: by the library's continuous batching
(transformers' `ContinuousBatchingManager`) with other settings, in padded batches, and one after another, by
`generate`. Knows no model, no tensor and no page; `generation/serving_loop.py` serves, `serving_log.py` counts.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from playground.requests.request_problems import error
from playground.settings import Settings
from playground.texts import numeral, said
from playground.trace import Diagnostic

KINDS = ("continuous", "padded", "alone")
CLOCKS = ("steps", "seconds")
SCHEDULERS = ("fifo", "prefill_first")  # the library's, by its names; a person's own come from Python
STOPS = ("finish", "at_once")
MAX_REQUESTS, MAX_WAYS = 64, 4
MAX_BLOCKS, MAX_PAGE, MAX_BUDGET = 1024, 256, 2048
LEAST_PAGE = 4  # the library takes no smaller ones
# For strangers; others may have `times` as much. A step takes as long as what it reads.
MAX_TOKENS_OF_CACHE = 4_096  # blocks times tokens in one
MAX_TOKENS_OF_BATCH = 4_096  # rows of a padded batch times its width
MAX_PAIRS = 1 << 20  # token budget times tokens of the cache: attention looks at all of them
MAX_AT = 1_000_000  # of any time: steps or seconds


@dataclass(frozen=True)
class ServedRequest:
    """One person's request. `arrival` is when it comes, `leaves` when the person gives up and cancels it (None: never),
    both by the clock of the question. Decoded greedily where `temperature` is None; `top_k` and `top_p` belong to
    sampling."""

    prompt: str
    max_new_tokens: int = 20
    arrival: float = 0
    temperature: float | None = None
    top_k: int | None = None
    top_p: float | None = None
    leaves: float | None = None

    @property
    def sampled(self) -> bool:
        """Whether its tokens are drawn."""
        return self.temperature is not None


@dataclass(frozen=True)
class ServingWay:
    """One way of serving. `kind` is "continuous", "padded" (whoever has come is served in one padded batch, to its end)
    or "alone" (one after another). `max_requests` is how many are decoded at once, in the first two.

    Of continuous batching alone: the cache has `num_blocks` blocks of `page_size` tokens; a step reads at most
    `token_budget` tokens; `scheduler` is one of SCHEDULERS, or the name of a person's own; `share_prefixes` lets
    requests with the same beginning share its blocks; new requests wait while less than `safety_margin` of the blocks
    is free (None: as the scheduler has it). `evict_at` is when the blocks that are kept for prefixes are given up;
    `stop_at` when the server stops: it takes no more requests, and ends those it has ("finish"), or lets them go
    ("at_once"), as `stop` says.
    """

    kind: str = "continuous"
    num_blocks: int = 64
    page_size: int = 16
    token_budget: int = 64
    max_requests: int = 16
    scheduler: str = "fifo"
    share_prefixes: bool = True
    safety_margin: float | None = None
    evict_at: float | None = None
    stop_at: float | None = None
    stop: str = "finish"


@dataclass(frozen=True)
class ServingQuestion:
    """Requests on `model`, served in each of these `ways`. By the clock "steps" a request comes before a certain
    forward pass, and the same ones meet each time; by "seconds" it comes once so much time was spent in steps. Time in
    which nobody has a request is skipped by both."""

    model: str
    requests: Sequence[ServedRequest]
    ways: Sequence[ServingWay] = (ServingWay(),)
    clock: str = "steps"
    seed: int = 0


@dataclass(frozen=True)
class ServingAdvanced:
    """What happened in the way number `way` since the last of these events: `steps`, plain values as
    `playground.experiments.serving_log.ServingLog` has them; `tokens`, [id, label] each, are those of their new tokens
    that were not told before. The first one of each way has its `settings` and the `requests`."""

    way: int
    steps: list[dict[str, Any]]
    tokens: list[list[Any]] = field(default_factory=list)
    settings: dict[str, Any] | None = None
    requests: list[dict[str, Any]] | None = None


@dataclass(frozen=True)
class ServingDone:
    """What came of a ServingQuestion: a ServingLog of each way, as plain JSON values."""

    values: dict[str, Any]


def serving_problems(
    question: ServingQuestion, settings: Settings, own_schedulers: Sequence[str] = ()
) -> Iterator[Diagnostic]:
    """What is wrong with a question on this instance, as far as no model is needed to know it. Never raises, whatever
    the question holds. `own_schedulers` are the names of a person's own."""
    requests, ways = question.requests, question.ways
    if question.clock not in CLOCKS:
        yield error("clock", said("The clock counts steps or seconds."), said("Choose steps."))
    if not isinstance(question.seed, int) or isinstance(question.seed, bool) or not 0 <= question.seed < 2**32:
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
            yield from _way_problems(way, settings, own_schedulers)


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


def _way_problems(way: ServingWay, settings: Settings, own_schedulers: Sequence[str]) -> Iterator[Diagnostic]:
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
    if way.kind == "continuous" and way.scheduler not in (*SCHEDULERS, *own_schedulers):
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


def _fits(value: Any, least: float, most: float, kind: type, may_be_none: bool) -> bool:
    if value is None:
        return may_be_none
    kinds = (int,) if kind is int else (int, float)
    return isinstance(value, kinds) and not isinstance(value, bool) and math.isfinite(value) and least <= value <= most


def _is_list(values: Any, kind: type) -> bool:
    return isinstance(values, Sequence) and all(isinstance(value, kind) for value in values)


def question_from(values: Mapping[str, Any]) -> ServingQuestion:
    """The question that `dataclasses.asdict` has made plain values of. Raises ValueError for anything else."""
    try:
        requests = [ServedRequest(**each) for each in values["requests"]]
        ways = [ServingWay(**each) for each in values["ways"]]
        rest = {name: values[name] for name in ("clock", "seed") if name in values}
        return ServingQuestion(values["model"], requests, ways, **rest)
    except (KeyError, TypeError) as error:
        raise ValueError(f"This is no question about serving: {error}") from None
