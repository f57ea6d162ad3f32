"""`GET /metrics`: what an instance does, in Prometheus' text form. It has counts, durations and the names of models; no
prompt, text, address or key. Knows the engine protocol and the official client library.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Any

from prometheus_client import CollectorRegistry, Counter, Histogram, ProcessCollector, generate_latest
from prometheus_client.core import GaugeMetricFamily
from prometheus_client.exposition import CONTENT_TYPE_LATEST
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from playground.engines.protocol import Engine
from playground.engines.run_record import RunRecord
from playground.ui.server.serve_metrics import ServeMetrics

PATH = "/metrics"
_SECONDS = (0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 60)  # bounds of the histograms


def metrics_route(engine: Engine) -> Route:
    """Answers with what the engine has done since this was called, and what it does now."""
    registry = CollectorRegistry()
    ProcessCollector(registry=registry)  # memory, processor time, open files
    registry.register(_Now(engine))
    registry.register(ServeMetrics(engine))
    runs = Counter("playground_runs", "Runs that have ended, by how.", ["kind", "outcome"], registry=registry)
    tokens = Counter("playground_tokens", "Tokens that were written.", registry=registry)
    first = Histogram(
        "playground_first_token_seconds", "From when a run was asked for to its first token.", buckets=_SECONDS,
        registry=registry,
    )  # fmt: skip
    whole = Histogram(
        "playground_run_seconds", "From when a run was asked for to its end.", buckets=_SECONDS, registry=registry
    )

    def count(record: RunRecord) -> None:
        runs.labels(record.kind, record.outcome).inc()
        tokens.inc(record.tokens)
        whole.observe(record.seconds)
        if record.first_token_seconds is not None:
            first.observe(record.first_token_seconds)

    engine.watch_runs(count)

    async def metrics(request: Request) -> Response:
        text = await asyncio.to_thread(generate_latest, registry)  # it reads files of /proc
        return Response(text, headers={"Content-Type": CONTENT_TYPE_LATEST, "Cache-Control": "no-store"})

    return Route(PATH, metrics, methods=["GET"])


class _Now:
    """What an engine does at the moment of the question."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    def describe(self) -> list[Any]:
        """Nothing: else the registry would ask the engine when it is made."""
        return []

    def collect(self) -> Iterator[GaugeMetricFamily]:
        """The gauges."""
        load = self._engine.load()
        yield GaugeMetricFamily("playground_runs_decoding", "Runs that are decoded side by side.", load.decoding)
        yield GaugeMetricFamily("playground_runs_waiting", "Runs that wait for their turn.", load.waiting)
        yield GaugeMetricFamily("playground_runs_arriving", "Runs whose model is on its way.", load.arriving)
        models = GaugeMetricFamily("playground_model_bytes", "Weights that are loaded.", labels=["model"])
        for opened in self._engine.opened():
            models.add_metric([opened.model], opened.bytes)
        yield models
