"""A log for programs: a line of JSON for each run that ends, and for each fault of a page. It has no prompt, no text,
no address and no key. Knows the engine protocol and Python's logging.
"""

from __future__ import annotations

import dataclasses
import json
import logging
import sys
from datetime import UTC, datetime

from playground.engines.protocol import Engine
from playground.engines.run_record import RunRecord

_runs = logging.getLogger("playground.runs")


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
