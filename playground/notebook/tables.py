"""Data frames: which tables each kind of value has, and the rows of each. docs/notebooks.md lists their columns.

The rows come from where the page's CSV files get theirs (`playground.sharing`), so they have the same columns. Imports
pandas only when a table is asked for.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import TYPE_CHECKING

from playground.experiments.comparison import Comparison, status_of
from playground.notebook.lanes import labels, lanes_of
from playground.questions import Answer, Table
from playground.questions.prompt_batch import DecodedBatch
from playground.sharing import canvas_table, csv_table, token_table
from playground.sharing.comparison_files import run_table
from playground.sharing.comparison_tables import WITH_TABLES, detection_rows, table
from playground.trace import Trace, Traces
from playground.watermarks.detection_result import Detection

if TYPE_CHECKING:
    import pandas as pd

_OF_TRACE: dict[str, tuple[Sequence[str], Callable[[Trace], Iterator[dict[str, object]]]]] = {
    "tokens": (token_table.TOKEN_COLUMNS, token_table.token_rows),
    "candidates": (csv_table.COLUMNS, csv_table.candidate_rows),
    "draws": (token_table.DRAW_COLUMNS, token_table.draw_rows),
    "drafts": (token_table.DRAFT_COLUMNS, token_table.draft_rows),
    "canvases": (canvas_table.COLUMNS, canvas_table.canvas_rows),
}
TOKEN_MARKS = ("token_id", "text", "piece", "green", "counted", "g")


def data_frame(value: object, name: str | None = None) -> pd.DataFrame:
    """The table of that name, or the first one, of a value. Raises ValueError for another name."""
    import pandas as pd

    tables = tables_of(value)
    if name is not None and name not in tables:
        names = ", ".join(map(repr, tables))
        raise ValueError(f"{type(value).__name__} has the tables {names}; asked for was {name!r}.")
    columns, rows = tables[name or next(iter(tables))]()
    return pd.DataFrame(map(dict, rows), columns=list(columns))


def tables_of(value: object) -> dict[str, Callable[[], Table]]:
    """The tables of a value by their names, the first one first. Raises TypeError for a value that has none."""
    match value:
        case Trace():
            # a model that denoises canvases chooses no token after the other
            names = sorted(_OF_TRACE, key=lambda name: (name == "canvases") != bool(value.canvas_steps))
            return {name: partial(_of_trace, value, name) for name in names}
        case Traces():
            runs = lanes_of(value)
            return {"runs": partial(run_table, runs), **_of_runs(labels(len(value)), value)}
        case Comparison():
            first = {"found": partial(table, value)} if value.kind in WITH_TABLES else {}
            names = [value.groups[entry.group].label for entry in value.entries]
            return {**first, "runs": partial(run_table, value), **_of_runs(names, value.traces)}
        case Detection():
            return {"numbers": partial(_numbers, value), "tokens": partial(_marks, value), "z": partial(_curve, value)}
        case Answer() | DecodedBatch():
            return value.tables()
    raise TypeError(f"{type(value).__name__} has no tables.")


def _of_trace(trace: Trace, name: str) -> Table:
    columns, rows = _OF_TRACE[name]
    return columns, rows(trace)


def _of_runs(names: Sequence[str], traces: Sequence[Trace]) -> dict[str, Callable[[], Table]]:
    """The tables of single runs, one below the other: `run` counts them from 0, `label` names them, and
    `run_status` says what became of them."""

    def together(name: str) -> Table:
        columns, rows = _OF_TRACE[name]
        each = enumerate(zip(names, traces, strict=True))
        told = (
            {"run": number, "label": label, "run_status": status, **row}
            for number, (label, trace) in each
            for status in [status_of(trace)]
            for row in rows(trace)
        )
        return ("run", "label", "run_status", *columns), told

    return {name: partial(together, name) for name in _OF_TRACE}


def _numbers(detection: Detection) -> Table:
    reports = {"the text alone": detection.report, "with its prompt": detection.with_prompt}
    rows = [
        {"what": what, **detection_rows(report), "found": report["prediction"]}
        for what, report in reports.items()
        if report
    ]
    return list(dict.fromkeys(name for row in rows for name in row)), rows


def _marks(detection: Detection) -> Table:
    return TOKEN_MARKS, (dict(zip(TOKEN_MARKS, row, strict=True)) for row in detection.report["tokens"])


def _curve(detection: Detection) -> Table:
    columns = ("tokens scored", "z-score")
    return columns, (dict(zip(columns, point, strict=True)) for point in detection.report["curve"])
