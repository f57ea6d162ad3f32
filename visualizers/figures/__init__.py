"""Settled pictures, drawn by Plotly: what was found in, a chart out, one file each. look.py says what a chart is.

Python has them as Plotly figures:

    figure(strengths_chart(found)).show()
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from visualizers.figures.detectability import detectability_charts
from visualizers.figures.divergence_figure import divergence_charts
from visualizers.figures.draft_lengths import draft_lengths_chart
from visualizers.figures.key_means import key_means_charts
from visualizers.figures.look import Chart, figure
from visualizers.figures.sameness import sameness_chart
from visualizers.figures.sensitivity_figure import prompt_charts
from visualizers.figures.speed import speed_charts
from visualizers.figures.strengths import strengths_chart
from visualizers.figures.watermark_cost import watermark_cost_charts

# By the question, or by the name of a pane that belongs to no run: what is drawn of the answer.
_CHARTS: dict[str, Callable[[Mapping[str, Any]], Mapping[str, Chart]]] = {
    "speed": speed_charts,
    "lengths": lambda found: {"lengths": draft_lengths_chart(found)},
    "same": lambda found: {"shuffles": sameness_chart(found)} if found.get("statistic") is not None else {},
    "cost": watermark_cost_charts,
    "sure": detectability_charts,
    "precision": divergence_charts,
    "prompts": prompt_charts,
    "detection": key_means_charts,
    "strengths": lambda found: {"strengths": strengths_chart(found)},
}


def charts_of(question: str, found: Mapping[str, Any] | None) -> dict[str, Chart]:
    """The charts, by their names, of what was found when this was asked; none where it is not drawn by Plotly."""
    make = _CHARTS.get(question)
    return dict(make(found)) if make and found else {}


__all__ = [
    "charts_of",
    "detectability_charts",
    "divergence_charts",
    "draft_lengths_chart",
    "figure",
    "key_means_charts",
    "prompt_charts",
    "sameness_chart",
    "speed_charts",
    "strengths_chart",
    "watermark_cost_charts",
]
