"""How the distribution of the next token moves with the prompt: the likeliest tokens by prompt, the distances from one
to another, and KL from the first prompt along a text that follows all of them."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from playground.texts import said
from visualizers.figures.divergence_figure import kl_words
from visualizers.figures.look import Chart, axis, chart, colours, count, line, percent, points, quoted

_UNITS = {"bits": math.log(2), "nats": 1.0}
_MOST_WRITTEN = 12  # prompts up to which each cell has its number written in it
_DASHES = ("solid", "dash", "dot", "dashdot", "longdash", "longdashdot")
_LEAST = 1e-6  # at the foot of the axis: what is less stands there, too


def prompt_charts(found: Mapping[str, Any]) -> dict[str, Chart]:
    """The charts of what `playground.experiments.prompt_sensitivity` found: "tokens", "tv", "kl UNIT", "js UNIT" and,
    where a text followed the prompts, "along UNIT", for bits and nats. None before the prompts were read."""
    read = found["read"]
    if not read or "error" in read:
        return {}
    labels = [each["label"] for each in found["prompts"]]
    charts = {"tokens": _tokens(labels, read), "tv": _distances(labels, read["tv"], said("total variation"), percent)}
    for unit, size in _UNITS.items():
        for name, title in (("kl", "KL"), ("js", "JS")):
            values = [[_in(size, value) for value in row] for row in read[name]]
            charts[f"{name} {unit}"] = _distances(labels, values, f"{title} ({unit})", kl_words)
        if read["text"]:
            charts[f"along {unit}"] = _along(labels, read["text"], unit)
    return charts


def _tokens(labels: Sequence[str], read: Mapping[str, Any]) -> Chart:
    tokens = read["candidates"]
    shares = [token["probabilities"] for token in tokens]
    told = [
        [
            said("{prompt}: {token} {share}", prompt=label, token=quoted(token["text"]), share=percent(share))
            for label, share in zip(labels, token["probabilities"], strict=True)
        ]
        for token in tokens
    ]
    written = [[percent(share) for share in row] for row in shares]
    label = said("Probability of the likeliest next tokens after each prompt")
    return _map(label, shares, written, told, 1.0, "prob", labels, [quoted(token["text"]) for token in tokens])


def _distances(
    labels: Sequence[str], values: Sequence[Sequence[float | None]], title: str, words: Callable[[Any], str]
) -> Chart:
    told = [
        [
            said("{a} to {b}: {distance}", a=a, b=b, distance=words(value))
            for b, value in zip(labels, row, strict=True)
        ]
        for a, row in zip(labels, values, strict=True)
    ]
    written = [[words(value) for value in row] for row in values]
    most = max([1e-9, *(value for row in values for value in row if value is not None)])
    label = said("{distance} from each prompt to each other one", distance=title)
    return _map(label, values, written, told, most, "heat", labels, labels)


def _map(
    label: str,
    values: Sequence[Sequence[Any]],
    written: Sequence[Sequence[str]],
    told: Sequence[Sequence[str]],
    most: float,
    scale: str,
    columns: Sequence[str],
    rows: Sequence[str],
) -> Chart:
    """A heat map with numbers for places, because two tokens can look the same."""
    few = len(columns) <= _MOST_WRITTEN
    data = {
        "type": "heatmap", "x": [*range(len(columns))], "y": [*range(len(rows))], "z": [[*row] for row in values],
        "zmin": 0, "zmax": most, "colorscale": colours(scale), "showscale": False, "xgap": 2, "ygap": 2,
        "text": [[*row] for row in written], "texttemplate": "%{text}" if few else "",
        "hovertext": [[*row] for row in told], "hoverinfo": "text",
    }  # fmt: skip
    plain = {"showgrid": False, "ticks": "", "tickmode": "array"}
    x = axis("", **plain, tickvals=[*range(len(columns))], ticktext=[*columns], side="top")
    y = axis("", **plain, tickvals=[*range(len(rows))], ticktext=[*rows], autorange="reversed")
    height = min(900, max(120, 56 + 30 * len(rows)))
    return chart(label, [data], x, y, height=height, margin={"l": 52, "r": 18, "t": 34, "b": 12})


def _along(labels: Sequence[str], text: Sequence[Mapping[str, Any]], unit: str) -> Chart:
    size = _UNITS[unit]
    rows = [[_in(size, token["kl"][number]) for token in text] for number in range(len(labels))]
    top = max([0.01, *(kl for row in rows for kl in row if kl is not None)])
    places, data = [*range(1, len(text) + 1)], []
    for number, row in enumerate(rows[1:], start=1):
        heights = [float(f"{top if kl is None else max(_LEAST, kl):.4g}") for kl in row]
        told = [
            _told(unit, labels[number], place, kl, token["text"])
            for place, kl, token in zip(places, row, text, strict=True)
        ]
        role, dash = "chosen" if number == 1 else "kept", _DASHES[(number - 1) % len(_DASHES)]
        data.append({**line(places, heights, role, dash=dash), "name": labels[number]})
        data.append({**points(places, heights, told, role, size=6), "showlegend": False})
    ends = [math.log10(_LEAST) - 0.2, math.log10(top) + 0.2]
    return chart(
        said("KL from the first prompt, along the text that follows all of them"),
        data,
        axis(said("token"), range=[0.5, len(text) + 0.5]),
        axis(said("bits") if unit == "bits" else said("nats"), type="log", range=ends, dtick=1, exponentformat="power"),
        showlegend=True,
        legend={"orientation": "h", "y": 1.02, "yanchor": "bottom", "x": 0},
        height=280,
    )


def _told(unit: str, label: str, number: int, kl: float | None, token: str) -> str:
    values = {"prompt": label, "number": count(number), "kl": kl_words(kl), "token": quoted(token)}
    if unit == "bits":
        return said("{prompt}, token {number}: {kl} bits, {token}", **values)
    return said("{prompt}, token {number}: {kl} nats, {token}", **values)


def _in(size: float, nats: float | None) -> float | None:
    return None if nats is None else nats / size
