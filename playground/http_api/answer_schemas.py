"""The types of answers that are no question's: traces, cells of a sweep, what a trial has shown, a changed text."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from playground.metrics.claims import Spread
from playground.trace.wire import Json, Record, Schema

TRACE: Schema = {"$ref": "#/components/schemas/Trace"}
Traces = Annotated[list[Json], Meta(extra_json_schema={"items": TRACE})]


class ComparedRuns(Record):
    """The runs, in the order of the requests."""

    traces: Traces


class SweptCell(Record):
    """A cell of a sweep, with the metrics of its runs together."""

    place: Annotated[list[int], Meta(min_length=2, max_length=2, description="Row and column.")]
    changes: Annotated[dict[str, Json], Meta(description="The knobs that this cell sets; null unsets a knob.")]
    label: str
    metrics: dict[str, float | None]
    runs: Annotated[list[int], Meta(description="The places of its traces.")]


class SweptGrid(Record):
    """All cells, and their runs."""

    cells: list[SweptCell]
    traces: Traces


class TrialReport(Record, forbid_unknown_fields=False):
    """The results of the runs, depending on the question."""

    question: Literal["speed", "lengths", "same"]
    done: Annotated[int, Meta(description="Runs that have ended.")]
    runs: int
    speedup: Annotated[Spread | None, Meta(description="Median, and its likely range.")] = None


class AttackedText(Record):
    """The text after the attack."""

    text: str
