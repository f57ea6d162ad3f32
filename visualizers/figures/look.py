"""How every settled chart looks, and its way from numbers to a picture.

A chart is a plain dict, {"data": [...], "layout": {...}}, as Plotly.js takes it, but for two things: colours are
written by role (`ink`), so that a page can draw it in light and dark, and text is as it is, not escaped; sentences are
texts, which a page translates. The page settles all this (visualizers/panes/charts/chart.tsx); in Python `figure` does,
in English.
"""

from __future__ import annotations

import functools
import html
import re
from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from playground.texts import Text, numeral, said
from visualizers.palette import LEVELS, ROLES, SURFACES, scale, surface

if TYPE_CHECKING:
    import plotly.graph_objects as go

Chart = dict[str, Any]

HEIGHT = 300  # pixels
_INK = re.compile(r"var\(--gp-([\w-]+)\)(?: ([\d.]+))?")
_LEVEL = re.compile(r"(prob|heat)-(\d+)")  # of a scale of the palette


def ink(role: str, share: float = 1) -> str:
    """The colour of a role, or of a surface or text, of the palette, with this opacity. Raises KeyError for another."""
    if role not in ROLES and role not in SURFACES:
        raise KeyError(role)
    name = f"var(--gp-{role.replace('_', '-')})"
    return name if share == 1 else f"{name} {share:g}"


def colours(name: str) -> list[list[Any]]:
    """The scale of that name of the palette, as the `colorscale` of a heat map."""
    return [[level / (LEVELS - 1), f"var(--gp-{name}-{level})"] for level in range(LEVELS)]


def axis(title: str, **more: Any) -> dict[str, Any]:
    """An axis with this title; `more` are properties of Plotly's axes."""
    look = {"color": ink("muted"), "gridcolor": ink("line"), "zeroline": False, "linecolor": ink("line")}
    return {**look, "title": {"text": title, "standoff": 8, "font": {"size": 13}}, "automargin": True, **more}


def chart(label: str, data: Sequence[dict[str, Any]], x: dict[str, Any], y: dict[str, Any], **layout: Any) -> Chart:
    """A chart that is named `label`, with these traces and axes; `layout` are further properties of Plotly's layout."""
    look = {
        "font": {"color": ink("text"), "size": 13, "family": "system-ui, Segoe UI, Roboto, Helvetica Neue, Arial"},
        "paper_bgcolor": ink("surface"),
        "plot_bgcolor": ink("surface"),
        "hoverlabel": {"bgcolor": ink("raised"), "bordercolor": ink("line"), "font": {"color": ink("text")}},
        "hovermode": "closest",
        "margin": {"l": 52, "r": 18, "t": 28, "b": 44},
        "height": HEIGHT,
        "showlegend": False,
    }
    return {"data": list(data), "layout": {**look, "xaxis": x, "yaxis": y, "meta": label, **layout}}


def line(x: Iterable[Any], y: Iterable[Any], role: str, **look: Any) -> dict[str, Any]:
    """A line without hover texts; `look` are properties of the line, such as `dash`. None in `y` leaves a gap."""
    return {
        "type": "scatter", "mode": "lines", "x": list(x), "y": list(y), "hoverinfo": "skip",
        "line": {"color": ink(role), "width": 2, **look},
    }  # fmt: skip


def points(x: Iterable[Any], y: Iterable[Any], told: Iterable[str], role: str, **look: Any) -> dict[str, Any]:
    """Points, each with the words that say what it is; `look` are properties of the marker, such as `symbol`."""
    return {
        "type": "scatter", "mode": "markers", "x": list(x), "y": list(y), "text": list(told), "hoverinfo": "text",
        "marker": {"color": ink(role), "size": 9, **look},
    }  # fmt: skip


def band(x: Sequence[Any], low: Sequence[Any], high: Sequence[Any], role: str) -> dict[str, Any]:
    """The area between two lines."""
    return {
        **line([*x, *reversed(x)], [*high, *reversed(low)], role, width=0), "fill": "toself",
        "fillcolor": ink(role, 0.2),
    }  # fmt: skip


def spread(low: Sequence[float], middle: Sequence[float], high: Sequence[float]) -> dict[str, Any]:
    """The `error_y` of points: a bar from the lowest to the highest around each."""
    up = [top - value for top, value in zip(high, middle, strict=True)]
    down = [value - bottom for value, bottom in zip(middle, low, strict=True)]
    bars = {"type": "data", "symmetric": False, "thickness": 1.5, "width": 5, "color": ink("muted")}
    return {**bars, "array": up, "arrayminus": down}


def level(y: float, role: str = "muted", text: str = "", **look: Any) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    """A level line over the whole width, as one of the layout's `shapes`, and its words as `annotations`."""
    shape = {"type": "line", "xref": "paper", "x0": 0, "x1": 1, "y0": y, "y1": y}
    words = {"xref": "paper", "x": 1, "xanchor": "right", "y": y, "yanchor": "bottom", "showarrow": False}
    return (
        {**shape, "line": {"color": ink(role), "width": 1.5, **look}},
        [{**words, "text": text, "font": {"color": ink(role)}}] if text else [],
    )


def percent(share: float) -> Text:
    """A share as people read it: 0%, <0.01%, 0.52%, 12.5%, >99.9%."""
    value = 100 * share
    if value == 0:
        return numeral("0%")
    if value < 0.01:
        return numeral("<0.01%")
    if value < 1:
        return numeral(f"{value:.2f}%")
    return numeral(">99.9%" if 99.95 < value < 100 else f"{value:.1f}".removesuffix(".0") + "%")


def count(number: int) -> Text:
    """A whole number with commas between thousands."""
    return numeral(f"{number:,}")


def decimal(number: float, digits: int = 2) -> Text:
    """A number with so many digits after its point."""
    return numeral(f"{number:.{digits}f}")


def sentences(*texts: str) -> str:
    """Sentences as one text, with spaces between; there is at least one."""
    return functools.reduce(lambda one, other: said("{a} {b}", a=one, b=other), texts)


def quoted(text: str) -> str:
    """A token in quotes, with signs in the place of line breaks, tabs and what cannot be seen."""
    marks = {"\n": "↵", "\t": "⇥", "\r": "␍"}
    shown = "".join(marks.get(one, one if one == " " or one.isprintable() else "\ufffd") for one in text)
    return said("“{text}”", text=shown)


def figure(spec: Mapping[str, Any], dark: bool = False) -> go.Figure:
    """A chart as a Plotly figure, in the colours of one theme."""
    import plotly.graph_objects as go  # takes most of a second

    data, layout = _settled(spec["data"], dark), _settled(spec["layout"], dark)
    return go.Figure(data=data, layout={"template": "none", **layout})


def _settled(value: Any, dark: bool) -> Any:
    if isinstance(value, dict):
        return {name: _settled(each, dark) for name, each in value.items()}
    if isinstance(value, list):
        return [_settled(each, dark) for each in value]
    return _text(value, dark) if isinstance(value, str) else value


def _text(text: str, dark: bool) -> str:
    """A colour by its role, or a text in which Plotly finds no markup."""
    found = _INK.fullmatch(text)
    if not found:
        return html.escape(text, quote=False)
    if level := _LEVEL.fullmatch(found[1]):
        return scale(level[1], dark)[int(level[2])]
    name, share = found[1].replace("-", "_"), found[2]
    colour = surface(name, dark) if name in SURFACES else ROLES[name].colour(dark)
    if share is None:
        return colour
    red, green, blue = (int(colour[i : i + 2], 16) for i in (1, 3, 5))
    return f"rgba({red}, {green}, {blue}, {share})"
