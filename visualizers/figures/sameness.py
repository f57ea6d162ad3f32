"""How different the texts with drafts are from those without, and how different they are after shuffling the labels."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise
from typing import Any

from playground.texts import many, numeral, said
from visualizers.figures.look import Chart, axis, chart, ink


def sameness_chart(found: Mapping[str, Any]) -> Chart:
    """The chart of what `playground.experiments.draft_sameness` found of sampled texts, whose test was made."""
    statistic, edges, counts = found["statistic"], found["permutations"]["edges"], found["permutations"]["counts"]
    bins = list(pairwise(edges))
    far = [(low + high) / 2 >= statistic for low, high in bins]
    shuffles = {
        "type": "bar", "x": [(low + high) / 2 for low, high in bins], "y": counts,
        "width": [0.94 * (high - low) for low, high in bins], "hoverinfo": "text", "textposition": "none",
        "text": [_told(*between, n) for between, n in zip(bins, counts, strict=True)],
        "marker": {"color": [ink("chosen" if each else "kept", 0.6) for each in far]},
    }  # fmt: skip
    here = {"type": "line", "x0": statistic, "x1": statistic, "yref": "paper", "y0": 0, "y1": 1}
    value = numeral(f"{statistic:.2f}")
    words = said("these texts: {value}", value=value)
    label = {"text": words, "x": statistic, "yref": "paper", "y": 1, "yanchor": "bottom"}
    return chart(
        many(
            sum(counts),
            "The difference in {count} shuffle, from {low} to {high}; for these texts it is {value}",
            "The difference in {count} shuffles, from {low} to {high}; for these texts it is {value}",
            low=numeral(f"{edges[0]:.2f}"),
            high=numeral(f"{edges[-1]:.2f}"),
            value=value,
        ),
        [shuffles],
        axis(said("difference in standard deviations"), showgrid=False),
        axis(said("shuffles"), rangemode="tozero"),
        height=250,
        bargap=0,
        shapes=[{**here, "line": {"color": ink("chosen"), "width": 2.5}}],
        annotations=[{**label, "showarrow": False, "font": {"color": ink("chosen")}}],
    )


def _told(low: float, high: float, number: int) -> str:
    return many(
        number,
        "{low} to {high}: {count} shuffle",
        "{low} to {high}: {count} shuffles",
        low=numeral(f"{low:.2f}"),
        high=numeral(f"{high:.2f}"),
    )
