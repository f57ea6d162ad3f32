"""What happened while requests were served, as plain, typed data: who asked for what, how they were served, every step;
and the figures that are counted from the steps alone.

A step is one forward pass. An own name stands for each thing that a file or a pane has of it; what is empty is left
out there. Knows no model and no page.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from dataclasses import field as dataclass_field
from typing import Annotated, Literal

from msgspec import UNSET, Meta, UnsetType, field

from playground.questions import WrittenToken
from playground.trace.wire import Number, Record

MAX_AT = 1_000_000  # of any time: steps or seconds
MAX_BLOCKS_SHOWN = 4_096  # of one kind of attention: what a pane draws
Count = Annotated[int, Meta(ge=0, le=10**6)]
Time = Annotated[float, Meta(ge=0, le=10**9)]
Real = int | Number  # as it was written: 3 stays 3 in tables
Kind = Literal["continuous", "padded", "alone"]
Clock = Literal["steps", "seconds"]
Stop = Literal["finish", "at_once"]
ByRequest = dict[str, Count]  # the numbers of requests as JSON has them, in which names are texts


class ServedRequest(Record, frozen=True):
    """One person's request. `arrival` is when it comes, `leaves` when the person gives up and cancels it (None: never),
    both by the clock of the question. Decoded greedily where `temperature` is None; `top_k` and `top_p` belong to
    sampling."""

    prompt: str
    max_new_tokens: Annotated[int, Meta(ge=1, le=10**6)] = 20
    arrival: Annotated[int, Meta(ge=0, le=MAX_AT)] | Annotated[float, Meta(ge=0, le=MAX_AT)] = 0
    temperature: Real | None = None
    top_k: int | None = None
    top_p: Real | None = None
    leaves: Real | None = None

    @property
    def sampled(self) -> bool:
        """Whether its tokens are drawn."""
        return self.temperature is not None


class ServingWay(Record, frozen=True):
    """One way of serving. `kind` is "continuous", "padded" (whoever has come is served in one padded batch, to its end)
    or "alone" (one after another). `max_requests` is how many are decoded at once, in the first two.

    Of continuous batching alone: the cache has `num_blocks` blocks of `page_size` tokens; a step reads at most
    `token_budget` tokens; `scheduler` is one of SCHEDULERS, or the name of a person's own; `share_prefixes` lets
    requests with the same beginning share its blocks; new requests wait while less than `safety_margin` of the blocks
    is free (None: as the scheduler has it). `evict_at` is when the blocks that are kept for prefixes are given up;
    `stop_at` when the server stops: it takes no more requests, and ends those it has ("finish"), or lets them go
    ("at_once"), as `stop` says.
    """

    kind: Kind = "continuous"
    num_blocks: Annotated[int, Meta(ge=1, le=MAX_BLOCKS_SHOWN)] = 64
    page_size: Annotated[int, Meta(ge=1, le=10**6)] = 16
    token_budget: Annotated[int, Meta(ge=1, le=10**9)] = 64
    max_requests: Annotated[int, Meta(ge=1, le=10**6)] = 16
    scheduler: str = "fifo"
    share_prefixes: bool = True
    safety_margin: Real | None = None
    evict_at: Real | None = None
    stop_at: Real | None = None
    stop: Stop = "finish"


class LoggedRequest(ServedRequest, frozen=True, kw_only=True):
    """A request with the `tokens` of its prompt."""

    tokens: list[WrittenToken]


class StepRow(Record, frozen=True, array_like=True):
    """What a step did for one `request`, by its number: `what` is "prefill" (reads its prompt), "decode", or "pad" (its
    row of a batch goes on after its text has ended); the `tokens` that were read, `padding` among them, the `position`
    of the first, and the id of its `new` token, if it has one."""

    request: Count
    what: Literal["prefill", "decode", "pad"]
    tokens: Count
    padding: Count
    position: Count
    new: int | None


class ServingStep(Record, frozen=True, omit_defaults=True):
    """One forward pass. `at` is its number by the clock of steps, in which time without requests is skipped; `start`
    and `seconds` are when it began and how long it took, with nothing counted but steps.

    Who is `waiting`, in order; who was `starved`, because it got no block; who was `put_back`: it lost its blocks and
    waits again; who `came`, and who `left` without an end, before it. `shared` are tokens that needed no reading
    because their blocks were there, by request. Of a cache: `tables`, the block numbers of each request, by kind of
    attention, where they have changed, None once it has none; `kept`, blocks that nobody uses and that are kept for
    their content, where it has changed; how many blocks are `free`, by kind; how many kept ones were `evicted` before.
    """

    at: Time
    start: Time
    seconds: Time
    rows: list[StepRow]
    waiting: list[Count]
    came: list[Count] = field(default_factory=list)
    left: list[Count] = field(default_factory=list)
    starved: list[Count] = field(default_factory=list)
    put_back: list[Count] = field(default_factory=list)
    shared: ByRequest = field(default_factory=dict)
    tables: dict[str, list[list[Count]] | None] = field(default_factory=dict)
    kept: list[list[Count]] | None = None
    free: list[Count] = field(default_factory=list)
    evicted: Count | None = None


class WaySettings(Record, frozen=True):
    """The settings of a way, as the library took them. Of continuous batching alone, and by the kinds of attention:
    their `kinds` by name, how many `blocks` each has, the lowest number of one (`first_block`), and `block_bytes`."""

    kind: Kind
    max_requests: Annotated[int, Meta(ge=1, le=10**6)]
    page_size: Annotated[int, Meta(ge=1, le=10**6)] | UnsetType = UNSET
    token_budget: Annotated[int, Meta(ge=1, le=10**9)] | UnsetType = UNSET
    scheduler: str | UnsetType = UNSET
    share_prefixes: bool | UnsetType = UNSET
    safety_margin: Number | UnsetType | None = UNSET
    evict_at: Number | UnsetType | None = UNSET
    stop_at: Number | UnsetType | None = UNSET
    stop: Stop | UnsetType = UNSET
    kinds: list[str] | UnsetType = UNSET
    blocks: list[Annotated[int, Meta(ge=1, le=MAX_BLOCKS_SHOWN)]] | UnsetType = UNSET
    first_block: list[Count] | UnsetType = UNSET
    block_bytes: list[Annotated[int, Meta(ge=0, le=10**15)]] | UnsetType = UNSET


@dataclass(frozen=True)
class Ending:
    """How a request ended, before it is told: as RequestEnd, with the ids of its new tokens."""

    status: str
    reason: str | None = None
    ids: Sequence[int] = ()


class RequestEnd(Record, frozen=True):
    """How a request ended. `reason` is "eos", "length", what the library says of a request that failed, or None; `step`
    the index of its last step, None where it never had one; `same` whether the tokens are those of `generate`, where a
    way "alone" was made too and it is greedy."""

    status: Literal["finished", "cancelled", "failed", "refused"]
    reason: str | None
    step: Count | None
    tokens: list[WrittenToken]
    text: str
    same: bool | None = None


class ServingFault(Record, frozen=True):
    """The library's loop ended before a `step`: which requests were `lost`, and which began `again`."""

    step: Count
    message: str
    lost: list[Count]
    again: list[Count]


class TokenCounts(Record, frozen=True):
    """Tokens that were computed; `again` are those of prompts or texts that were read before, and lost."""

    prefill: int
    decode: int
    again: int
    padding: int


class Percentiles(Record, frozen=True):
    """The median and the 95th percentile of a time."""

    steps: list[float]
    seconds: list[float]


class ServingFigures(Record, frozen=True):
    """The figures of one way: how many `steps`, and the `seconds` of all of them; the `tokens` that were computed, and
    those `shared`, which were not; the new tokens that were `written`, and those `per_second`; `at_once`, the mean
    number of requests in a step; `used`, the mean share of the blocks that were in use or kept; how often a request was
    `starved` and `put_back`; how many `finished`; and the times until the `first` token, `between` two, and until the
    end (`whole`). Requests that did not finish count in none of the last three."""

    steps: int
    seconds: float
    tokens: TokenCounts
    shared: int
    written: int
    per_second: float | None
    at_once: float | None
    used: float | None
    starved: int
    put_back: int
    finished: int
    first: Percentiles | None
    between: Percentiles | None
    whole: Percentiles | None


class ServedWay(Record, frozen=True):
    """What came of one way: its `steps`, how each request ended (None where it did not), its `faults` and its
    `figures`, which a file may lack."""

    settings: WaySettings
    steps: list[ServingStep]
    faults: list[ServingFault]
    ends: list[RequestEnd | None]
    figures: ServingFigures | None = None


Moment = tuple[float, float]  # steps, seconds


@dataclass
class RequestTimes:
    """When a request came, was first worked on, got each of its new tokens, and ended; None for what never was."""

    came: Moment
    began: Moment | None = None
    tokens: list[Moment] = dataclass_field(default_factory=list)
    ended: Moment | None = None


def request_times(
    step_list: Sequence[ServingStep], requests: Sequence[ServedRequest], clock: str
) -> list[RequestTimes]:
    """The times of each request. Steps are counted as they were made, without those that are skipped because nobody has
    a request; seconds are those of the log."""
    times = [RequestTimes(_came(step_list, each.arrival, clock)) for each in requests]
    for index, step in enumerate(step_list):
        after = index + 1, step.start + step.seconds
        for row in step.rows:
            mine = times[row.request]
            if mine.began is None:
                mine.began = index, step.start
            if row.what != "pad":
                mine.ended = after
            if row.new is not None:
                mine.tokens.append(after)
    return times


def _came(step_list: Sequence[ServingStep], arrival: float, clock: str) -> Moment:
    """When the request came, by steps and by seconds."""
    for index, step in enumerate(step_list):
        if clock == "steps" and step.at >= arrival:
            return index, step.start
        if clock == "seconds" and step.start >= arrival:
            return index, arrival
        if clock == "seconds" and step.start + step.seconds > arrival:  # during the step
            return index + (arrival - step.start) / step.seconds, arrival
    end = step_list[-1].start + step_list[-1].seconds if step_list else 0.0
    return len(step_list), arrival if clock == "seconds" else end


def figures_of(way: ServedWay, requests: Sequence[ServedRequest], clock: str) -> ServingFigures:
    """The figures of one way, counted from its steps."""
    rows = [row for step in way.steps for row in step.rows]
    counts = {"prefill": 0, "decode": 0, "again": 0, "padding": 0}
    read = [0] * len(requests)  # how far each request was ever read
    for row in rows:
        counts["padding"] += row.padding
        own = row.tokens - row.padding
        again = max(0, min(own, read[row.request] - row.position))
        counts["again"] += again
        if row.what != "pad":
            counts[row.what] += own - again
            read[row.request] = max(read[row.request], row.position + own)
    finished = [number for number, end in enumerate(way.ends) if end and end.status == "finished"]
    times = request_times(way.steps, requests, clock)
    waits: dict[str, list[Moment]] = {"first": [], "between": [], "whole": []}
    for mine in (times[number] for number in finished):
        waits["first"].append(span(mine.came, mine.tokens[0]))
        waits["whole"].append(span(mine.came, mine.ended))
        waits["between"] += map(span, mine.tokens, mine.tokens[1:])
    seconds, written = sum(step.seconds for step in way.steps), sum(row.new is not None for row in rows)
    return ServingFigures(
        steps=len(way.steps),
        seconds=seconds,
        tokens=TokenCounts(**counts),
        shared=sum(count for step in way.steps for count in step.shared.values()),
        written=written,
        per_second=written / seconds if seconds else None,
        at_once=_mean([sum(row.what != "pad" for row in step.rows) for step in way.steps]),
        used=_mean(list(_used_shares(way))),
        starved=sum(len(step.starved) for step in way.steps),
        put_back=sum(len(step.put_back) for step in way.steps),
        finished=len(finished),
        **{name: _percentiles(moments) for name, moments in waits.items()},
    )


def _used_shares(way: ServedWay) -> Iterator[float]:
    blocks = sum(way.settings.blocks or ())
    if blocks:
        for step in way.steps:
            yield 1 - sum(step.free) / blocks


def span(start: Moment, end: Moment) -> Moment:
    """From one moment to another."""
    return end[0] - start[0], end[1] - start[1]


def _percentiles(moments: Sequence[Moment]) -> Percentiles | None:
    if not moments:
        return None
    return Percentiles(*([percentile(column, 0.5), percentile(column, 0.95)] for column in zip(*moments, strict=True)))


def percentile(values: Sequence[float], share: float) -> float:
    """The least of the values that so large a share of them does not exceed (nearest rank)."""
    ranked = sorted(values)
    return ranked[max(0, math.ceil(share * len(ranked)) - 1)]


def _mean(values: Sequence[float]) -> float | None:
    return sum(values) / len(values) if values else None
