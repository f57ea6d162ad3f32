"""Plotly figures: which each kind of value has. docs/notebooks.md lists them; `visualizers.figures` draws them.

Imports Plotly only when a figure is asked for.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any

from playground.experiments.comparison import Comparison, measured
from playground.metrics.run_metrics import describe
from playground.notebook.lanes import labels
from playground.questions.serving_log import ServingLog
from playground.trace import Trace, Traces
from playground.watermarks.detection_result import Detection
from visualizers.figures import charts_of, look
from visualizers.figures.acceptance_figure import acceptance_chart
from visualizers.figures.beam_tree import beam_tree_chart
from visualizers.figures.candidate_map import candidate_map_chart
from visualizers.figures.probability import probability_chart, surprisal_chart
from visualizers.figures.serving_figure import serving_chart
from visualizers.figures.sweep_map import sweep_map_chart
from visualizers.figures.waterfall import waterfall_chart
from visualizers.figures.z_curve import z_curve_chart

if TYPE_CHECKING:
    import plotly.graph_objects as go

_OF_TRACE: dict[str, Callable[..., look.Chart]] = {
    "probability": probability_chart,
    "candidates": candidate_map_chart,
    "processors": waterfall_chart,
    "beams": beam_tree_chart,
    "acceptance": acceptance_chart,
}
FIRST_METRIC = "perplexity"  # of a sweep


def figure_of(value: object, kind: str | None = None, dark: bool = False, **options: object) -> go.Figure:
    """The figure of that kind, or the first one, of a value; `options` are those of the function that draws it. Raises
    ValueError for another kind, and where the value has not what the figure would show."""
    if isinstance(value, Trace) and kind == "curves":
        from visualizers.figures.curves import curves_figure  # imports Plotly

        return curves_figure(value, dark, **options)
    made = charts(value)
    if not made:
        raise ValueError(f"This {type(value).__name__} has no figures.")
    if kind is not None and kind not in made:
        names = [*made, *(["curves"] if isinstance(value, Trace) else [])]
        raise ValueError(f"There are the figures {', '.join(map(repr, names))}; asked for was {kind!r}.")
    return look.figure(made[kind or next(iter(made))](**options), dark)


def charts(value: Any) -> dict[str, Callable[..., look.Chart]]:
    """What makes each chart of a value, by its name, the first one first; `curves` of a trace is none of them."""
    match value:
        case Trace():
            return {name: partial(draw, value) for name, draw in _OF_TRACE.items()}
        case Traces():
            return {"surprisal": partial(surprisal_chart, value, labels(len(value)))}
        case Comparison(kind="sweep"):
            rows = {row["name"]: row for row in describe()}
            names = sorted(rows, key=lambda name: name != FIRST_METRIC)
            return {name: partial(_heat_map, value, rows[name]) for name in names} | _found(value)
        case Comparison():
            return _found(value)
        case Detection():
            shown = value.to_values()
            return {"z": partial(z_curve_chart, shown)} | _ready(charts_of("detection", shown))
        case ServingLog():
            return {"steps": partial(serving_chart, value.values)}
    return {}


def _found(comparison: Comparison) -> dict[str, Callable[..., look.Chart]]:
    found = comparison.found()
    return _ready(charts_of(found.get("question", comparison.kind), found)) if found else {}


def _ready(made: dict[str, look.Chart]) -> dict[str, Callable[..., look.Chart]]:
    return {name: partial(_as_it_is, chart) for name, chart in made.items()}


def _as_it_is(chart: look.Chart) -> look.Chart:
    return chart


def _heat_map(sweep: Comparison, metric: dict[str, object]) -> look.Chart:
    columns, rows = [*sweep.axes, None, None][:2]
    if columns is None:
        raise ValueError("This sweep goes over no knob.")
    values: list[list[float | None]] = [[None] * len(columns.values) for _ in (rows.values if rows else [""])]
    for number, group in enumerate(sweep.groups):
        row, column = group.place
        values[row][column] = measured(sweep.runs_of(number))[metric["name"]]
    axes = [(axis.knob, axis.values) for axis in sweep.axes]
    return sweep_map_chart(axes, values, metric)
