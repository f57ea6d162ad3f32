"""A comparison of many runs, played: the events of its runs, and what they have shown.

A stream begins with RunsListed and ends in Found. Knows comparisons and the engine's runs; not what is compared.
"""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator, Callable, Sequence
from dataclasses import dataclass
from functools import partial

from starlette.responses import Response

from playground.engines.protocol import known_of
from playground.experiments.comparison import Comparison
from playground.http_api.problem_details import Problem
from playground.http_api.responses import Batches, answered
from playground.http_api.service import Call
from playground.http_api.writers import JSON
from playground.requests.config_values import well_formed
from playground.requests.request import GenerationRequest, raise_for_errors
from playground.requests.validation import Checked, Checking, effective_values
from playground.server.streaming import LiveRuns
from playground.trace.wire import Json

_USUAL_TOKENS = 20  # the library's own, where nothing is set


@dataclass(frozen=True)
class RunsListed:
    """The runs that follow, each under its number: what it is called, its model, its seed, and its place in a grid."""

    runs: list[dict[str, Json]]


@dataclass(frozen=True)
class Found:
    """What all runs have shown."""

    values: dict[str, Json]


def played(call: Call, comparison: Comparison, at_once: int | None = None) -> Batches:
    """What `runs_played` has, and Found."""
    return _and_found(call, comparison, runs_played(call, comparison, at_once))


def runs_played(call: Call, comparison: Comparison, at_once: int | None = None) -> Batches:
    """RunsListed, and pairs of a run's number and an event, in batches. Closing it stops all. Raises Problem for too
    many runs."""
    check_count(call, len(comparison.entries))
    requests = [entry.request for entry in comparison.entries]
    checking = Checking(call.settings, partial(known_of, call.engine), comparison.checked)
    at_once = at_once or call.settings.lanes_each
    return _runs(comparison, LiveRuns(call.engine, requests, at_once, call.visitor, checking))


async def _runs(comparison: Comparison, live: LiveRuns) -> Batches:
    async with contextlib.aclosing(live.batches()) as batches:
        yield [RunsListed([_told(comparison, number) for number in range(len(comparison.entries))])]
        async for pairs in batches:
            for number, event in pairs:
                comparison.take(number, event)
            yield pairs


async def _and_found(
    call: Call, comparison: Comparison, runs: AsyncIterator[list[object]]) -> AsyncIterator[list[object]]:
    async with contextlib.aclosing(runs):
        async for items in runs:
            yield items
    yield [await found(call, comparison)]


async def found(call: Call, comparison: Comparison) -> Found:
    """What all runs have shown, once they have ended."""
    return Found(await call.beside(comparison.found) or {})


def _told(comparison: Comparison, number: int) -> dict[str, Json]:
    entry = comparison.entries[number]
    group = comparison.groups[entry.group]
    told = {"run": number, "label": str(group.label), "model": entry.request.model, "seed": entry.request.seed}
    return told | ({"place": list(group.place)} if group.place else {})


async def without_events(batches: AsyncIterator[list[object]]) -> AsyncIterator[list[object]]:
    """The same without the events of the runs, for a document that has none of them: they are megabytes."""
    async with contextlib.aclosing(batches):
        async for items in batches:
            if left := [item for item in items if not isinstance(item, tuple)]:
                yield left


async def shown(
    call: Call, form: str, batches: AsyncIterator[list[object]], document: Callable[[dict[str, object]], str]
) -> Response:
    """The answer in this form. `document` makes the JSON document of what was found, in which no event stands."""
    batches = without_events(batches) if form == JSON else batches
    return await answered(call, form, batches, lambda items: document(found_in(items)))


def found_in(items: Sequence[object]) -> dict[str, object]:
    """What was found, of all that was played. Raises Problem where the last run was stopped before."""
    return items[-1].values


def check_count(call: Call, count: int) -> None:
    """Raise Problem for no runs, and for more than this instance allows."""
    most = call.settings.max_runs
    if not 1 <= count <= most:
        raise Problem(422, f"These are {count:,} runs; this server takes 1 to {most} of them at once.")


def check_tokens(call: Call, comparison: Comparison) -> Comparison:
    """The comparison. Raises Problem where its runs may write or read more tokens than this instance keeps. May take a
    while: texts are split into tokens."""
    most = call.settings.max_question_tokens
    if most is not None and (count := sum(_most_tokens(call, entry.request) for entry in comparison.entries)) > most:
        raise Problem(422, f"These runs may have {count:,} tokens together; this server takes {most:,} in one request. "
                      "Ask for fewer runs, or for shorter ones.")  # fmt: skip
    return comparison


def _most_tokens(call: Call, request: GenerationRequest) -> int:
    if request.only_given and isinstance(request.given, str):
        try:
            return len(call.engine.tokens(request.model, request.given))
        except ValueError:  # the run says what is wrong
            return 0
    values = effective_values(well_formed(request.config)[0], known_of(call.engine, request.model).model_defaults)
    rows = max(values.get("num_beams") or 1, values.get("num_return_sequences") or 1)
    length = values.get("max_new_tokens") or values.get("max_length") or _USUAL_TOKENS
    return rows * min(length, call.settings.max_new_tokens or length)


def checked_request(call: Call, request: GenerationRequest) -> Checked:
    """The request, looked through before others are made of it. Raises RequestError where something is wrong with
    it."""
    known = known_of(call.engine, request.model, request.assistant)
    checked = Checked.of(request, call.settings, *known)
    raise_for_errors(checked.problems)
    return checked
