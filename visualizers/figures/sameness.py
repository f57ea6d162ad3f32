"""How different the texts with drafts are from those without, and how different they are after shuffling the labels."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise
from typing import Any

from visualizers.figures.look import Chart, axis, chart, count, ink


def sameness_chart(found: Mapping[str, Any]) -> Chart:
    """The chart of what `playground.experiments.draft_sameness` found of sampled texts, whose test was made."""
    statistic, edges, counts = found["statistic"], found["permutations"]["edges"], found["permutations"]["counts"]
    bins = list(pairwise(edges))
    far = [(low + high) / 2 >= statistic for low, high in bins]
    shuffles = {
        "type": "bar", "x": [(low + high) / 2 for low, high in bins], "y": counts,
        "width": [0.94 * (high - low) for low, high in bins], "hoverinfo": "text", "textposition": "none",
        "text": [f"{a:.2f} to {b:.2f}: {_shuffles(n)}" for (a, b), n in zip(bins, counts, strict=True)],
        "marker": {"color": [ink("chosen" if each else "kept", 0.6) for each in far]},
    }  # fmt: skip
    here = {"type": "line", "x0": statistic, "x1": statistic, "yref": "paper", "y0": 0, "y1": 1}
    words = {"text": f"these texts: {statistic:.2f}", "x": statistic, "yref": "paper", "y": 1, "yanchor": "bottom"}
    return chart(
        f"The difference in {_shuffles(sum(counts))}, from {edges[0]:.2f} to {edges[-1]:.2f}; that of these texts is "
        f"{statistic:.2f}",
        [shuffles],
        axis("difference in standard deviations", showgrid=False),
        axis("shuffles", rangemode="tozero"),
        height=250,
        bargap=0,
        shapes=[{**here, "line": {"color": ink("chosen"), "width": 2.5}}],
        annotations=[{**words, "showarrow": False, "font": {"color": ink("chosen")}}],
    )


def _shuffles(number: int) -> str:
    return f"{count(number)} {'shuffle' if number == 1 else 'shuffles'}"
