"""How z grows with the length of a text that is judged for a watermark.

Knows reports of the detector as plain values. Like the other figures of a notebook its words are English.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from visualizers.figures.look import Chart, axis, chart, decimal, level, line, points

_NAMES = ("the text alone", "with its prompt")
_LOOKS = (("kept", "circle", "solid"), ("before", "square-open", "dot"))


def z_curve_chart(values: Mapping[str, Any]) -> Chart:
    """z after so many scored tokens, for each of the "reports" of `Detection.to_values` (playground/watermarks),
    and the threshold as a level. Raises ValueError where nothing was scored."""
    reports = values["reports"]
    if not any(report["curve"] for report in reports):
        raise ValueError("No token of this text was scored.")
    data = []
    for report, name, (role, symbol, dash) in zip(reports, _NAMES, _LOOKS, strict=False):
        xs, ys = [point[0] for point in report["curve"]], [point[1] for point in report["curve"]]
        told = [f"{name}: z is {decimal(z)} after {tokens} scored tokens" for tokens, z in report["curve"]]
        data.append(line(xs, ys, role, dash=dash) | {"showlegend": False})
        data.append(points(xs, ys, told, role, symbol=symbol, size=5) | {"name": name})
    threshold = reports[0]["threshold"]
    shape, words = level(threshold, "chosen", f"threshold {threshold:g}", dash="dash")
    return chart(
        "z against length", data, axis("scored tokens", rangemode="tozero"), axis("z"), shapes=[shape],
        annotations=words, showlegend=len(reports) > 1, legend={"orientation": "h", "y": 1.02, "yanchor": "bottom"},
    )  # fmt: skip
