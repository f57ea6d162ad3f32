"""A run of block diffusion as a table for spreadsheets and data frames: CSV with one row for each place of each step.

Knows the trace, no pictures. Log-probabilities and entropies are in nats.
"""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Iterator
from typing import Any

from playground.trace import Trace

COLUMNS = (
    *("canvas", "step", "temperature", "place", "read_id", "read_text", "token_id", "text", "logprob", "entropy"),
    *("accepted", "seconds", "elapsed"),
)


def canvases_csv(trace: Trace) -> str:
    """The table, with a line of names (`COLUMNS`) first; lines end in CR LF, numbers are not rounded. `text` and
    `read_text` are JSON strings, as in `candidates_csv`."""
    table = io.StringIO()
    writer = csv.DictWriter(table, COLUMNS)
    writer.writeheader()
    for row in canvas_rows(trace):
        texts = {name: _text(row[name]) for name in ("read_text", "text")}
        writer.writerow({**row, **texts, "accepted": json.dumps(row["accepted"])})
    return table.getvalue()


def canvas_rows(trace: Trace) -> Iterator[dict[str, Any]]:
    """The rows of the table by the names of `COLUMNS`, with their values as they are."""
    for step in trace.canvas_steps:
        for number, place in enumerate(step.places):
            values = (
                *(step.canvas, step.step, step.temperature, number, place.read_id, place.read_text),
                *(place.token_id, place.text, place.logprob + 0.0, place.entropy + 0.0),
                *(place.accepted, step.seconds, step.elapsed),
            )
            yield dict(zip(COLUMNS, values, strict=True))


def _text(text: str) -> str:
    """Half characters, which UTF-8 cannot hold, are written as JSON escapes them."""
    return json.dumps(text, ensure_ascii=False).encode(errors="backslashreplace").decode()
