"""How many people use a cluster and when, for the simulation, and how many replicas they need. All of it is assumed;
docs/scaling.md names the assumptions.

A class: everybody runs once within a minute of each exercise. A public page: people come by a Poisson process whose
rate follows the hours of a day, and each runs a few times. Knows the simulation; nothing of engines.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import Executor, ProcessPoolExecutor
from dataclasses import dataclass, fields
from functools import partial
from typing import Any

import numpy as np

from tests.benchmarks.cluster_simulation import Demand, Outcome, Service, least_replicas, simulate

PEOPLE = (1_000, 10_000, 100_000)
LANES = 32  # of each replica: what an instance has where nothing else is set
GOAL = 5.0  # seconds to the first token, for 95 of 100 runs
SEEDS = range(5)
SHARES = (0.25, 0.5, 0.75, 1.25, 1.5, 2, 4)  # of the replicas that are needed: the other points of a curve

MEDIAN_TOKENS, SPREAD_TOKENS, MOST_TOKENS = 80, 0.7, 480  # of a text: log-normal; `stories` reads 512 with the prompt

EXERCISES, APART, WITHIN = 4, 600, 60  # of a lesson; seconds from one to the next, and in which all have begun
LESSON_HOURS = 0.75

DAY = 86_400  # seconds
PEAK, SWING = 15, 0.8  # the hour with the most visitors, and by how much of the mean it is above it
RUNS_EACH, PAUSE = 5, 60  # means: runs of a visitor (geometric), seconds between two of them (exponential)
MODEL_SHARES = (0.7, 0.1, 0.1, 0.1)  # of the visitors, on each model


def service_of(measured: Mapping[str, Any]) -> Service:
    """What `cluster.py steps` has measured."""
    return Service(**{each.name: measured[each.name] for each in fields(Service)})


def texts(draw: np.random.Generator, count: int) -> np.ndarray:
    """The tokens of so many texts."""
    return np.clip(np.round(draw.lognormal(np.log(MEDIAN_TOKENS), SPREAD_TOKENS, count)), 1, MOST_TOKENS)


def lesson(people: int, seed: int) -> Demand:
    """The runs of a class, all on one model."""
    draw = np.random.default_rng(seed)
    seconds = np.concatenate([APART * i + np.sort(draw.uniform(0, WITHIN, people)) for i in range(EXERCISES)])
    return Demand(seconds, texts(draw, len(seconds)), np.zeros(len(seconds), int))


def day(people: int, seed: int) -> Demand:
    """The runs of a day on a public page. Who comes late goes on in the first hours, so that these are no emptier."""
    draw = np.random.default_rng(seed)
    clock = np.arange(DAY + 1)
    rate = 1 + SWING * np.cos(2 * np.pi * (clock / 3600 - PEAK) / 24)
    come = np.interp(draw.uniform(0, 1, draw.poisson(people)), np.cumsum(rate) / rate.sum(), clock)
    runs = draw.geometric(1 / RUNS_EACH, len(come))
    visitor = np.repeat(np.arange(len(come)), runs)
    pauses = draw.exponential(PAUSE, len(visitor))
    starts = np.cumsum(runs) - runs  # where each one's runs begin
    pauses[starts] = 0
    since = np.cumsum(pauses)
    seconds = (come[visitor] + since - since[starts][visitor]) % DAY
    models = draw.choice(len(MODEL_SHARES), len(come), p=MODEL_SHARES)[visitor]
    order = np.argsort(seconds, kind="stable")
    return Demand(seconds[order], texts(draw, len(order)), models[order])


@dataclass(frozen=True)
class Way:
    """A way in which people come, and the hours for which replicas are kept for them."""

    name: str
    hours: float
    draw: Callable[[int, int], Demand]


WAYS = (Way("class", LESSON_HOURS, lesson), Way("public", 24, day))


def figures(outcome: Outcome) -> dict[str, float]:
    """What is told of one simulation, in seconds and runs."""
    p50, p95 = np.percentile(outcome.first, [50, 95])
    return {"p50": p50, "p95": p95, "longest": outcome.longest, "queue": outcome.queue, "busy": outcome.busy}


def one(way: Way, people: int, service: Service, replicas: int, seed: int) -> dict[str, float]:
    return figures(simulate(way.draw(people, seed), service, replicas, LANES, seed))


def spread(way: Way, people: int, service: Service, replicas: int, seeds: range, workers: Executor) -> dict[str, Any]:
    """Of each figure the median, the smallest and the largest over the seeds."""
    found = list(workers.map(partial(one, way, people, service, replicas), seeds))
    values = {name: [each[name] for each in found] for name in found[0]}
    return {name: [rounded(part(some)) for part in (np.median, np.min, np.max)] for name, some in values.items()}


def rounded(value: float) -> float:
    """With four digits."""
    return float(f"{value:.4g}")


def row(way: Way, people: int, service: Service, workers: Executor, seeds: range = SEEDS) -> dict[str, Any]:
    """How many replicas these people need, what they then see, and the 95th percentile for fewer and for more."""
    known: dict[int, dict[str, Any]] = {}

    def with_replicas(replicas: int) -> dict[str, Any]:
        if replicas not in known:
            known[replicas] = spread(way, people, service, replicas, seeds, workers)
        return known[replicas]

    needed = least_replicas(lambda replicas: with_replicas(replicas)["p95"][0] <= GOAL)
    for share in SHARES:
        with_replicas(max(1, round(share * needed)))
    found = with_replicas(needed)
    hours = needed * way.hours
    return {
        "way": way.name, "people": people, "replicas": needed, "hours": hours,
        "busy": rounded(found["busy"][0] / 3600 / hours),
        **{name: found[name] for name in ("p50", "p95", "longest", "queue")},
        "curve": [[replicas, *each["p95"]] for replicas, each in sorted(known.items())],
    }  # fmt: skip


def rows(service: Service) -> Iterator[dict[str, Any]]:
    """A row for each way and number of people."""
    with ProcessPoolExecutor(os.cpu_count()) as workers:
        for way in WAYS:
            for people in PEOPLE:
                yield row(way, people, service, workers)


HEAD = (
    "people come as", "people", "replicas", "replica-hours", "of these busy", "first token, median (s)",
    "first token, 95 of 100 (s)", "longest queue (runs)",
)  # fmt: skip


def table(some: list[dict[str, Any]], price: float | None = None) -> str:
    """Rows as a table of Markdown; with the `price` of a replica for an hour, with what they cost."""
    head = [*HEAD, *(["cost"] if price is not None else [])]
    lines = [head, ["---"] * len(head)]
    for each in some:
        cells = [
            {"class": "a class", "public": "a public page's visitors"}[each["way"]], f"{each['people']:,}",
            f"{each['replicas']:,}", f"{each['hours']:,.4g}", f"{each['busy']:.0%}", ranged(each["p50"], ".2f"),
            ranged(each["p95"], ".2f"), ranged(each["longest"], ",.0f"),
        ]  # fmt: skip
        lines.append(cells + ([f"{each['hours'] * price:,.2f}"] if price is not None else []))
    return "\n".join(f"| {' | '.join(cells)} |" for cells in lines)


def ranged(values: list[float], form: str) -> str:
    """A median with the smallest and the largest in brackets, where these are told apart from it."""
    middle, low, high = (format(value, form) for value in values)
    return middle if low == high else f"{middle} ({low} to {high})"
