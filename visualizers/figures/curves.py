"""The curves along a text, as a Plotly figure to zoom, hover and save: the settled twin of the curve pane.

Knows the trace and the palette. Token texts are untrusted, and Plotly reads some HTML in hover texts and legends: they
are escaped.
"""

from __future__ import annotations

import html
import math
from collections.abc import Iterable
from itertools import accumulate
from typing import Any

import plotly.graph_objects as go
from plotly.subplots import make_subplots

from playground.metrics.scores import REMOVED
from playground.trace import Step, Trace
from visualizers.palette import ROLES, surface

_DASHES = {"solid": "solid", "dashed": "dash", "dotted": "dot"}
_SYMBOLS = {"surprisal": "circle", "entropy_before": "square", "entropy_after": "triangle-up"}
# of looked-up tokens: (role of the colour, dash, symbol)
_WATCHED = [
    ("kept", "solid", "circle"),
    ("chosen", "dash", "square"),
    ("accepted", "dot", "triangle-up"),
    ("rejected", "dashdot", "diamond"),
    ("bonus", "longdash", "triangle-down"),
    ("error", "4px,4px", "cross"),
    ("before", "longdashdot", "star"),
    ("focus", "2px,7px", "x"),
]


def curves_figure(trace: Trace, dark: bool = False) -> go.Figure:
    """The curves of the first sequence (for beams: of the best hypothesis), one point a token, one below the other:
    surprisal and entropy in bits, the number of tokens kept (logarithmic), the cumulative log-probability in bits, and
    for looked-up tokens, where there are any, their probability and their rank.

    Surprisal is -log2 of the probability that the chosen token had after the processors; where that is missing, before
    them. "Before" and "after" mean before and after the logits processors. Where the prompt was read, its tokens come
    before the text, at the places up to 0. Of another server's run there is what it told. Without steps the figure
    says so.
    """
    steps = trace.steps
    if not steps:
        figure = go.Figure(layout=_layout(dark))
        figure.add_annotation(text="No tokens to draw.", showarrow=False, font={"size": 15})
        return figure
    watched = {one.token_id: one.text for step in steps for one in step.watched}
    titles = ["bits", "tokens kept", "log p, bits", *(["probability", "rank"] if watched else [])]
    figure = make_subplots(
        rows=len(titles), shared_xaxes=True, vertical_spacing=0.04, row_heights=[1.5] + [1] * (len(titles) - 1)
    )
    figure.update_layout(_layout(dark), height=140 + 200 * len(titles))
    axis = _axis(dark)
    figure.update_xaxes({**axis, "showgrid": False, "rangemode": "normal"})
    for row, title in enumerate(titles, start=1):
        figure.update_yaxes({**axis, "title": {"text": title, "font": {"size": 13}}}, row=row)
    figure.update_yaxes(type="log", dtick=1, row=2)
    figure.update_xaxes(title={"text": "token"}, row=len(titles))

    def draw(row: int, some: list[Step], values: Iterable[float | None], name: str, look: tuple, unit: str) -> None:
        before = len(trace.started.prompt_tokens) if trace.started and some is prompt else 0
        colour, dash, symbol = look
        figure.add_scatter(
            x=[step.index - before + 1 for step in some],
            y=list(values),
            name=name,
            legendgroup=f"{row} {name}",
            showlegend=some is steps,
            mode="lines+markers",
            line={"color": colour, "dash": dash, "width": 2},
            marker={"symbol": symbol, "size": 5},
            customdata=[_shown(step.chosen.text) for step in some],
            hovertemplate="%{customdata}  %{y" + unit,
            row=row,
            col=1,
        )

    def look(name: str) -> tuple[str, str, str]:
        return ROLES[name].colour(dark), _DASHES[ROLES[name].pattern], _SYMBOLS[name]

    prompt = trace.prompt_steps
    elsewhere = bool(trace.started and trace.started.elsewhere)  # another server tells one log-probability of each
    read = bool(trace.started and trace.started.request.get("only_given"))  # nothing was drawn: the model's own numbers
    for some in [prompt, steps] if prompt else [steps]:
        surprisals = [_bits(-(step.chosen.raw_logprob if read else _drawn(step))) for step in some]
        draw(1, some, surprisals, "surprisal", look("surprisal"), ":.2f} bits")
        if elsewhere:
            sums = _sums(step.chosen.raw_logprob for step in some)
            draw(3, some, sums, "log-probability", look("surprisal"), ":.1f} bits")
            continue
        befores = [_bits(step.distribution.entropy_before) for step in some]
        draw(1, some, befores, "entropy before", look("entropy_before"), ":.2f} bits")
        if some is steps:  # no processor takes part in the prompt
            afters = [_bits(step.distribution.entropy_after) for step in some]
            draw(1, some, afters, "entropy after", look("entropy_after"), ":.2f} bits")
            kept = [step.distribution.kept for step in some]
            draw(2, some, kept, "tokens kept", look("entropy_after"), "} tokens")
            draw(3, some, _sums(map(_drawn, some)), "log-probability after", look("surprisal"), ":.1f} bits")
        raw = _sums(step.chosen.raw_logprob for step in some)
        draw(3, some, raw, "log-probability before", look("entropy_before"), ":.1f} bits")
    if watched:
        _draw_watched(draw, steps, watched, dark)
        figure.update_yaxes(type="log", dtick=1, autorange="reversed", row=5)
    if prompt:
        figure.add_vline(x=0.5, line={"dash": "dot", "color": surface("muted", dark)})
    return figure


def _draw_watched(draw: Any, steps: list[Step], watched: dict[int, str], dark: bool) -> None:
    for (token_id, text), (role, dash, symbol) in zip(list(watched.items())[-len(_WATCHED) :], _WATCHED, strict=False):
        found = [next((one for one in step.watched if one.token_id == token_id), None) for step in steps]
        colour, name = ROLES[role].colour(dark), _shown(text)
        before = [one and _probability(one.raw_logprob) for one in found]
        draw(4, steps, before, f"{name} before", (colour, dash, symbol), ":.2%} before")
        after = [one and _probability(one.logprob) for one in found]
        draw(4, steps, after, f"{name} after", (colour, "dot", f"{symbol}-open"), ":.2%} after")
        draw(5, steps, [one and one.raw_rank for one in found], f"{name} rank", (colour, dash, symbol), "}")


def _probability(logprob: float | None) -> float:
    """0 for a token that was removed."""
    return 0.0 if logprob is None else math.exp(min(0.0, logprob))


def _drawn(step: Step) -> float:
    """The log-probability with which the token was drawn; that before the processors, where it had none after them."""
    return step.chosen.raw_logprob if step.chosen.logprob is None else step.chosen.logprob


def _sums(logprobs: Iterable[float]) -> list[float | None]:
    """The sums up to each token, in bits; None from the first that cannot be chosen."""
    sums = accumulate(-math.inf if logprob <= REMOVED else logprob for logprob in logprobs)
    return [total / math.log(2) if math.isfinite(total) else None for total in sums]


def _bits(nats: float) -> float | None:
    """None, a gap in the line, where the number is not finite."""
    return max(0.0, nats / math.log(2)) if math.isfinite(nats) and nats < -REMOVED else None


def _shown(text: str) -> str:
    """A token for a hover text: whitespace marked, markup inert."""
    marks = str.maketrans({"\n": "↵", "\t": "⇥", "\r": "␍", " ": "·"})
    return "“" + html.escape(text.translate(marks)) + "”"


def _axis(dark: bool) -> dict[str, Any]:
    line, muted = (surface(name, dark) for name in ("line", "muted"))
    return {"gridcolor": line, "zerolinecolor": line, "color": muted, "rangemode": "tozero"}


def _layout(dark: bool) -> dict[str, Any]:
    text = surface("text", dark)
    return {
        "template": "none",
        "font": {"color": text, "size": 14, "family": "system-ui, -apple-system, Segoe UI, Roboto, Arial, sans-serif"},
        "paper_bgcolor": surface("surface", dark),
        "plot_bgcolor": surface("surface", dark),
        "margin": {"l": 66, "r": 16, "t": 40, "b": 48},
        "height": 360,
        "hovermode": "x unified",
        "hoverlabel": {"bgcolor": surface("raised", dark), "font": {"color": text}},
        "legend": {"orientation": "h", "yanchor": "bottom", "y": 1.01, "x": 0, "font": {"size": 12}},
    }
