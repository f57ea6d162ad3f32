"""Surprisal and entropy along a text, as a Plotly figure to zoom, hover and save: the settled twin of the curve pane.

Knows the trace and the palette. Token texts are untrusted, and Plotly reads some HTML in hover texts: they are escaped.
"""

from __future__ import annotations

import html
import math

import plotly.graph_objects as go

from playground.trace import Step, Trace
from visualizers.palette import ROLES, surface

_DASHES = {"solid": "solid", "dashed": "dash", "dotted": "dot"}
_SYMBOLS = {"surprisal": "circle", "entropy_before": "square", "entropy_after": "triangle-up"}
_NAMES = {"surprisal": "surprisal", "entropy_before": "entropy before", "entropy_after": "entropy after"}


def surprisal_figure(trace: Trace, dark: bool = False) -> go.Figure:
    """The curves of the first sequence (for beams: of the best hypothesis) in bits, one point a token.

    Surprisal is -log2 of the probability that the chosen token had after the processors; where that is missing, before
    them. "Before" and "after" mean before and after the logits processors. Without steps the figure says so.
    """
    steps = trace.steps
    figure = go.Figure(layout=_layout(dark))
    if not steps:
        figure.add_annotation(text="No tokens to draw.", showarrow=False, font={"size": 15})
        return figure
    series = {
        "surprisal": [_bits(_surprisal(step)) for step in steps],
        "entropy_before": [_bits(step.distribution.entropy_before) for step in steps],
        "entropy_after": [_bits(step.distribution.entropy_after) for step in steps],
    }
    tokens = [_shown(step.chosen.text) for step in steps]
    for name, values in series.items():
        role = ROLES[name]
        figure.add_scatter(
            x=[step.index + 1 for step in steps],
            y=values,
            name=_NAMES[name],
            mode="lines+markers",
            line={"color": role.colour(dark), "dash": _DASHES[role.pattern], "width": 2},
            marker={"symbol": _SYMBOLS[name], "size": 5},
            customdata=tokens,
            hovertemplate="%{customdata}  %{y:.2f} bits",
        )
    return figure


def _surprisal(step: Step) -> float:
    logprob = step.chosen.logprob
    return -(step.chosen.raw_logprob if logprob is None else logprob)


def _bits(nats: float) -> float | None:
    """None, a gap in the line, where the number is not finite."""
    return max(0.0, nats / math.log(2)) if math.isfinite(nats) else None


def _shown(text: str) -> str:
    """A token for a hover text: whitespace marked, markup inert."""
    marks = str.maketrans({"\n": "↵", "\t": "⇥", "\r": "␍", " ": "·"})
    return "“" + html.escape(text.translate(marks)) + "”"


def _layout(dark: bool) -> dict:
    text, muted, line = (surface(name, dark) for name in ("text", "muted", "line"))
    axis = {"gridcolor": line, "zerolinecolor": line, "color": muted, "rangemode": "tozero"}
    return {
        "template": "none",
        "font": {"color": text, "size": 14, "family": "system-ui, -apple-system, Segoe UI, Roboto, Arial, sans-serif"},
        "paper_bgcolor": surface("surface", dark),
        "plot_bgcolor": surface("surface", dark),
        "margin": {"l": 52, "r": 16, "t": 40, "b": 48},
        "height": 360,
        "hovermode": "x unified",
        "hoverlabel": {"bgcolor": surface("raised", dark), "font": {"color": text}},
        "legend": {"orientation": "h", "yanchor": "bottom", "y": 1.02, "x": 0},
        "xaxis": {**axis, "title": {"text": "token"}, "showgrid": False, "rangemode": "normal"},
        "yaxis": {**axis, "title": {"text": "bits"}},
    }
