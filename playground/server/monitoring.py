"""What an instance says of itself to whoever watches over it: `GET /healthz`, `GET /metrics` in Prometheus' text form,
and a log for programs, with a line of JSON for each run that ends and for each fault of a page.

They have counts, durations and the names of models; no prompt, text, address or key. Knows the engine protocol, the
official client library and Python's logging.
"""

from __future__ import annotations

import asyncio
import dataclasses
import json
import logging
import sys
from collections.abc import Iterator
from datetime import UTC, datetime

from prometheus_client import CollectorRegistry, Counter, Histogram, ProcessCollector, generate_latest
from prometheus_client.core import GaugeMetricFamily
from prometheus_client.exposition import CONTENT_TYPE_LATEST
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from playground.engines.protocol import Engine
from playground.engines.run_record import RunRecord
from playground.server.serve_metrics import ServeMetrics

HEALTH, METRICS = "/healthz", "/metrics"
_SECONDS = (0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 60)  # bounds of the histograms
_runs = logging.getLogger("playground.runs")


def health_route() -> Route:
    """Answers {"status": "ok"} from the event loop, which answers everything else, too."""

    async def health(request: Request) -> JSONResponse:
        return JSONResponse({"status": "ok"}, headers={"Cache-Control": "no-store"})

    return Route(HEALTH, health, methods=["GET"])


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

    return Route(METRICS, metrics, methods=["GET"])


class _Now:
    """What an engine does at the moment of the question."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    def describe(self) -> list[object]:
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


class JsonLines(logging.Formatter):
    """A record as one line of JSON: "time" (UTC), "level", "logger", "message", and what was given as `fields`."""

    def format(self, record: logging.LogRecord) -> str:
        """The line. An error's traceback is left out: it may quote what somebody has sent."""
        when = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        line = {"time": when, "level": record.levelname, "logger": record.name, "message": record.getMessage()}
        return json.dumps(line | getattr(record, "fields", {}), ensure_ascii=False)


def log_as_json(engine: Engine) -> None:
    """Write what this project logs to standard error as JSON, and a line for each run that ends."""
    logger = logging.getLogger("playground")
    if not any(isinstance(handler.formatter, JsonLines) for handler in logger.handlers):
        handler = logging.StreamHandler(sys.stderr)
        handler.setFormatter(JsonLines())
        logger.addHandler(handler)
    logger.setLevel(logging.INFO)
    logger.propagate = False
    engine.watch_runs(_log_run)


def _log_run(record: RunRecord) -> None:
    values = dataclasses.asdict(record)
    fields = {name: round(value, 3) if isinstance(value, float) else value for name, value in values.items()}
    _runs.info("run ended", extra={"fields": fields})
