"""A run of block diffusion as a table for spreadsheets and data frames: CSV with one row for each place of each step.

Knows the trace, no pictures. Log-probabilities and entropies are in nats.
"""

from __future__ import annotations

import csv
import io
import json

from playground.trace import Trace

COLUMNS = (
    *("canvas", "step", "temperature", "place", "read_id", "read_text", "token_id", "text", "logprob", "entropy"),
    *("accepted", "seconds", "elapsed"),
)


def canvases_csv(trace: Trace) -> str:
    """The table, with a line of names (`COLUMNS`) first; lines end in CR LF, numbers are not rounded. `text` and
    `read_text` are JSON strings, as in `candidates_csv`."""
    table = io.StringIO()
    writer = csv.writer(table)
    writer.writerow(COLUMNS)
    for step in trace.canvas_steps:
        for number, place in enumerate(step.places):
            writer.writerow(
                (
                    *(step.canvas, step.step, step.temperature, number, place.read_id, _text(place.read_text)),
                    *(place.token_id, _text(place.text), place.logprob + 0.0, place.entropy + 0.0),
                    *(json.dumps(place.accepted), step.seconds, step.elapsed),
                )
            )
    return table.getvalue()


def _text(text: str) -> str:
    """Half characters, which UTF-8 cannot hold, are written as JSON escapes them."""
    return json.dumps(text, ensure_ascii=False).encode(errors="backslashreplace").decode()
