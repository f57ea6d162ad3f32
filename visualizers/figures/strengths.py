"""z against the strength of an attack, over several seeds of each strength."""

from __future__ import annotations

from collections.abc import Mapping
from statistics import median
from typing import Any

from playground.texts import numeral, said
from visualizers.figures.look import Chart, axis, band, chart, decimal, level, line, percent, points


def strengths_chart(found: Mapping[str, Any]) -> Chart:
    """The chart of {"points": [{"strength", "z": [...]}], "threshold"}: the median z at each strength, from the lowest
    to the highest around it. A strength at which no text could be scored is left out."""
    known = [(point["strength"], point["z"]) for point in found["points"] if point["z"]]
    strengths = [strength for strength, _ in known]
    lows, middles, highs = ([of(z) for _, z in known] for of in (min, median, max))
    threshold = found["threshold"]
    zero, _ = level(0, "line")
    limit, words = level(threshold, "error", said("threshold {value}", value=numeral(f"{threshold:g}")), dash="dash")
    return chart(
        said("z against the strength of the attack"),
        [
            band(strengths, lows, highs, "chosen"),
            line(strengths, middles, "chosen"),
            points(strengths, middles, [_told(*each) for each in known], "chosen"),
        ],
        axis(said("strength of the attack"), range=[-0.03, 1.03], tickformat=".0%"),
        axis("z", range=[min([-1, *lows]) - 0.3, max([threshold, *highs]) + 0.5]),
        shapes=[zero, limit],
        annotations=words,
    )


def _told(strength: float, z: list[float]) -> str:
    values = {"strength": percent(strength), "z": decimal(median(z))}
    if len(z) == 1:
        return said("Strength {strength}: z {z}", **values)
    ends = {"low": decimal(min(z)), "high": decimal(max(z))}
    return said("Strength {strength}: z {z}, from {low} to {high}", **values, **ends)
