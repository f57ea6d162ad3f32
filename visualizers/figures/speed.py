"""Whether drafts make a run faster: its pairs on an axis of time, and the speed-up at any acceptance rate."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from statistics import median
from typing import Any

from playground.texts import Text, many, numeral, said
from playground.trace.acceptance import expected_speedup
from visualizers.figures.look import Chart, axis, chart, ink, level, line, percent, points, spread

_ROW = 27  # pixels


def speed_charts(found: Mapping[str, Any]) -> dict[str, Chart]:
    """The charts "pairs" and "rates" of what `playground.experiments.draft_findings.speed` found, as far as it is
    known."""
    charts = {"pairs": _pairs(found["pairs"])} if found["pairs"] else {}
    if all(found[name] is not None for name in ("drafted", "cost", "verify")):
        charts["rates"] = _rates(found)
    return charts


def times(speedup: float | None) -> Text:
    """A speed-up in words, "1.35 ×", which no line breaks."""
    return numeral("–" if speedup is None else f"{speedup:.2f}\u00a0×")


def between(spread: Mapping[str, float]) -> Text:
    """A spread, "1.28–1.41"."""
    return numeral(f"{spread['low']:.2f}–{spread['high']:.2f}")


def pace(seconds: float) -> Text:
    """Seconds for a token in three digits: "12.4 ms"."""
    value, unit = (seconds * 1000, "ms") if seconds < 0.9995 else (seconds, "s")
    return numeral(f"{_three_digits(value)} {unit}")


def _three_digits(value: float) -> str:
    whole = math.floor(math.log10(value)) if value else 0
    return f"{value:.{max(0, 2 - whole)}f}"


def _pairs(pairs: Sequence[Mapping[str, float]]) -> Chart:
    """Each pair's time for a token without and with drafts, a row for each."""
    names = [said("pair {number}", number=f"{i}") for i in range(1, len(pairs) + 1)]
    if max(max(pair["without"], pair["with"]) for pair in pairs) < 1:
        scale, unit = 1000, said("milliseconds per token")
    else:
        scale, unit = 1, said("seconds per token")
    told = [
        said(
            "Pair {number}: {without} per token without drafts, {assisted} with drafts: {speedup}",
            number=f"{i}",
            without=pace(pair["without"]),
            assisted=pace(pair["with"]),
            speedup=times(pair["speedup"]),
        )
        for i, pair in enumerate(pairs, start=1)
    ]
    without, assisted = ([pair[side] * scale for pair in pairs] for side in ("without", "with"))
    hollow = {"size": 11, "line": {"color": ink("before"), "width": 2.5}}
    data = [
        line([a, b], [name, name], "accepted" if b <= a else "rejected", width=3, dash="solid" if b <= a else "dash")
        for name, a, b in zip(names, without, assisted, strict=True)
    ]
    data.append(points(without, names, told, "surface", **hollow) | {"hoverinfo": "skip"})
    data.append(points(assisted, names, told, "kept", size=13))
    shapes, labels = [], []
    sides = (
        (said("median without {time}", time=pace(median(without) / scale)), without, "before", "dot"),
        (said("median with {time}", time=pace(median(assisted) / scale)), assisted, "kept", "dash"),
    )
    for i, (name, values, role, dash) in enumerate(sides):
        middle = median(values)
        shapes.append({
            "type": "line", "x0": middle, "x1": middle, "yref": "paper", "y0": 0, "y1": 1,
            "line": {"color": ink(role), "width": 1.5, "dash": dash},
        })  # fmt: skip
        labels.append(_label(name, x=middle, yref="paper", y=1, yanchor="bottom", yshift=14 * i))
    for name, pair in zip(names, pairs, strict=True):
        words = f"{'▲' if pair['with'] <= pair['without'] else '▼'} {times(pair['speedup'])}"
        labels.append(_label(words, xref="paper", x=1, xanchor="left", y=name, yanchor="middle"))
    return chart(
        many(len(pairs), "Time per token in {count} pair of runs", "Time per token in {count} pairs of runs"),
        data,
        axis(unit, rangemode="tozero"),
        axis("", type="category", autorange="reversed", showgrid=False),
        height=110 + _ROW * len(pairs),
        margin={"l": 60, "r": 70, "t": 52, "b": 44},
        shapes=shapes,
        annotations=labels,
    )


def _rates(found: Mapping[str, Any]) -> Chart:
    """The speed-up that the formula expects over the acceptance rate, where it breaks even, and what was measured."""
    drafted, cost, verify, even = (found[name] for name in ("drafted", "cost", "verify", "break_even"))
    speedup, rate = found["speedup"], judged_rate(found)
    top = max(1.25, expected_speedup(1, drafted, cost, verify), speedup["high"] if speedup else 0) * 1.06
    alphas = [i / 100 for i in range(101)]
    data = [line(alphas, [expected_speedup(a, drafted, cost, verify) for a in alphas], "kept", width=2.5)]
    labels = [_label(said("faster"), x=0, xanchor="left", y=1, yanchor="bottom", font={"color": ink("muted")})]
    labels.append(_label(said("slower"), x=0, xanchor="left", y=1, yanchor="top", font={"color": ink("muted")}))
    if even is not None:
        told = said("Break-even: at an acceptance rate of {rate} both take the same time.", rate=percent(even))
        data.append(line([even, even], [0, 1], "accepted", dash="dot"))
        data.append(points([even], [1], [told], "accepted", symbol="triangle-up", size=12))
        words = said("break-even {rate}", rate=percent(even))
        labels.append(_label(words, x=even, y=0, yanchor="bottom", **_beside(even)))
    if rate is not None:
        formula = expected_speedup(rate, drafted, cost, verify)
        told = said(
            "At the observed acceptance rate of {rate} the formula expects {speedup}.",
            rate=percent(rate),
            speedup=times(formula),
        )
        hollow = {"size": 11, "line": {"color": ink("kept"), "width": 2.5}}
        data.append(points([rate], [formula], [told], "surface", **hollow))
        higher = speedup is not None and speedup["median"] > formula
        words = said("expected {speedup}", speedup=times(formula))
        labels.append(_label(words, x=rate, y=formula, yshift=-9 * higher, **_beside(rate)))
    if rate is not None and speedup:
        gain = times(speedup["median"])
        told = said(
            "Measured at an acceptance rate of {rate}: {speedup}, interval {interval}.",
            rate=percent(rate),
            speedup=gain,
            interval=between(speedup),
        )
        dot = points([rate], [speedup["median"]], [told], "chosen", symbol="diamond", size=13)
        bars = spread([speedup["low"]], [speedup["median"]], [speedup["high"]])
        data.append({**dot, "error_y": {**bars, "color": ink("chosen")}})
        shift = 9 if speedup["median"] > formula else -9
        words = said("measured {speedup}", speedup=gain)
        labels.append(_label(words, x=rate, y=speedup["median"], yshift=shift, **_beside(rate)))
    unity, _ = level(1, dash="dash")
    losing = {"type": "rect", "xref": "paper", "x0": 0, "x1": 1, "y0": 0, "y1": 1, "layer": "below"}
    return chart(
        said("Expected speed-up over the acceptance rate"),
        data,
        axis(said("acceptance rate α"), tickformat=".0%", range=[-0.02, 1.02]),
        axis(said("speed-up"), range=[0, top]),
        shapes=[{**losing, "fillcolor": ink("raised"), "line": {"width": 0}}, unity],
        annotations=labels,
    )


def judged_rate(found: Mapping[str, Any]) -> float | None:
    """The acceptance rate of the drafted tokens that were looked at."""
    return found["acceptance"] and found["acceptance"]["judged_acceptance_rate"]


def _beside(share: float) -> dict[str, Any]:
    """On which side of a point its words stand, so that they stay inside."""
    return {"xanchor": "right", "xshift": -10} if share > 0.6 else {"xanchor": "left", "xshift": 10}


def _label(text: str, **where: Any) -> dict[str, Any]:
    return {"text": text, "showarrow": False, **where}
