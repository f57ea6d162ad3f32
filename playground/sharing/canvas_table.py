"""A run of block diffusion as a table for spreadsheets and data frames: CSV with one row for each place of each step.

Knows the trace, no pictures. The rows are in nats; the table has entropies in bits (`UNITS`).
"""

from __future__ import annotations

from collections.abc import Iterator

from playground.sharing.csv_columns import about
from playground.sharing.csv_table import json_texts_csv
from playground.trace import Trace

COLUMNS = (
    *("canvas", "step", "temperature", "place", "read_id", "read_text", "token_id", "text", "logprob", "entropy"),
    *("accepted", "seconds", "elapsed"),
)
UNITS = {"logprob": "nats", "entropy": "bits", "elapsed": "s"}


def canvases_csv(trace: Trace) -> str:
    """The table, with a line of names (`COLUMNS`, with units, and what it was made of) first, as `candidates_csv`."""
    return json_texts_csv(COLUMNS, canvas_rows(trace), UNITS, about(trace), texts=("read_text", "text", "prompt"))


def canvas_rows(trace: Trace) -> Iterator[dict[str, object]]:
    """The rows of the table by the names of `COLUMNS`, with their values as they are."""
    for step in trace.canvas_steps:
        for number, place in enumerate(step.places):
            values = (
                *(step.canvas, step.step, step.temperature, number, place.read_id, place.read_text),
                *(place.token_id, place.text, place.logprob + 0.0, place.entropy + 0.0),
                *(place.accepted, step.seconds, step.elapsed),
            )
            yield dict(zip(COLUMNS, values, strict=True))
