"""A comparison of many runs, played: the events of its runs, and what they have shown.

A stream begins with RunsListed and ends in Found. Knows comparisons and the engine's runs; not what is compared.
"""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator, Sequence
from dataclasses import dataclass
from typing import Any

from playground.experiments.comparison import Comparison
from playground.http_api.problems import Problem
from playground.http_api.service import Call
from playground.requests.request import GenerationRequest, raise_for_errors
from playground.requests.validation import check
from playground.ui.server.streaming import LiveRuns


@dataclass(frozen=True)
class RunsListed:
    """The runs that follow, each under its number: what it is called, its model, its seed, and its place in a grid."""

    runs: list[dict[str, Any]]


@dataclass(frozen=True)
class Found:
    """What all runs have shown."""

    values: dict[str, Any]


def played(call: Call, comparison: Comparison, at_once: int | None = None) -> AsyncIterator[list[Any]]:
    """What `runs_played` has, and Found."""
    return _and_found(call, comparison, runs_played(call, comparison, at_once))


def runs_played(call: Call, comparison: Comparison, at_once: int | None = None) -> AsyncIterator[list[Any]]:
    """RunsListed, and pairs of a run's number and an event, in batches. Closing it stops all. Raises Problem for too
    many runs."""
    check_count(call, len(comparison.entries))
    requests = [entry.request for entry in comparison.entries]
    return _runs(comparison, LiveRuns(call.engine, requests, at_once or call.settings.lanes_each, call.visitor))


async def _runs(comparison: Comparison, live: LiveRuns) -> AsyncIterator[list[Any]]:
    async with contextlib.aclosing(live.batches()) as batches:
        yield [RunsListed([_told(comparison, number) for number in range(len(comparison.entries))])]
        async for pairs in batches:
            for number, event in pairs:
                comparison.take(number, event)
            yield pairs


async def _and_found(call: Call, comparison: Comparison, runs: AsyncIterator[list[Any]]) -> AsyncIterator[list[Any]]:
    async with contextlib.aclosing(runs):
        async for items in runs:
            yield items
    yield [await found(call, comparison)]


async def found(call: Call, comparison: Comparison) -> Found:
    """What all runs have shown, once they have ended."""
    return Found(await call.beside(comparison.found) or {})


def _told(comparison: Comparison, number: int) -> dict[str, Any]:
    entry = comparison.entries[number]
    group = comparison.groups[entry.group]
    told = {"run": number, "label": str(group.label), "model": entry.request.model, "seed": entry.request.seed}
    return told | ({"place": list(group.place)} if group.place else {})


def found_in(items: Sequence[Any]) -> dict[str, Any]:
    """What was found, of all that was played. Raises Problem where the last run was stopped before."""
    return items[-1].values


def check_count(call: Call, count: int) -> None:
    """Raise Problem for no runs, and for more than this instance allows."""
    most = call.settings.max_runs
    if not 1 <= count <= most:
        raise Problem(422, f"These are {count:,} runs; this server takes 1 to {most} of them at once.")


def known_of(call: Call, request: GenerationRequest) -> dict[str, Any]:
    """What is known of a request's models, as `check` and the trials take it."""
    facts = call.engine.facts(request.model) if isinstance(request.model, str) else None
    draft = call.engine.facts(request.assistant) if isinstance(request.assistant, str) else None
    if facts is None:
        return {}
    return {"model_defaults": facts.generation_config, "context": facts.context_with(draft)}


def check_request(call: Call, request: GenerationRequest) -> None:
    """Raise RequestError where something is wrong with a request, before others are made of it."""
    raise_for_errors(check(request, call.settings, **known_of(call, request)))
