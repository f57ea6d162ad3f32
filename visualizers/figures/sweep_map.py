"""A metric over the grid of a sweep, as a heat map.

Knows plain values. Like the other figures of a notebook its words are English.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from visualizers.figures.look import Chart, axis, chart, colours, ink

Axis = tuple[str, Sequence[str]]  # the name of a knob, and its values as they are written


def sweep_map_chart(
    axes: Sequence[Axis], values: Sequence[Sequence[float | None]], metric: Mapping[str, Any]
) -> Chart:
    """`values[row][column]` of a metric, None where a cell has none. The first axis makes the columns, the second, if
    there is one, the rows; `metric` is the metric's row of `playground.metrics.run_metrics.describe`."""
    columns, rows = [*axes, ("", [""])][:2]
    title = f"{metric['title']} ({metric['unit']})" if metric["unit"] else metric["title"]
    shown = [["" if value is None else f"{value:.{metric['digits']}f}" for value in row] for row in values]
    told = [
        [f"{_place(axes, column, row)}: {text or 'no value'}" for column, text in enumerate(texts)]
        for row, texts in enumerate(shown)
    ]
    data = {
        "type": "heatmap", "x": list(columns[1]), "y": list(rows[1]), "z": [list(row) for row in values], "text": shown,
        "texttemplate": "%{text}", "textfont": {"color": ink("text")}, "hovertext": told, "hoverinfo": "text",
        "colorscale": colours("heat"), "xgap": 2, "ygap": 2, "colorbar": {"title": {"text": metric["unit"]}},
    }  # fmt: skip
    look = {"showgrid": False, "type": "category"}
    return chart(
        title, [data], axis(columns[0], **look), axis(rows[0], autorange="reversed", **look),
        height=150 + 44 * len(rows[1]), title={"text": title, "font": {"size": 14}},
        margin={"l": 52, "r": 18, "t": 48, "b": 44},
    )  # fmt: skip


def _place(axes: Sequence[Axis], *at: int) -> str:
    return ", ".join(f"{name} {values[i]}" for (name, values), i in zip(axes, at, strict=False))
