"""How surely a watermark is found: the scores of texts with it and without it, the ROC curves, the length of texts."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import Any

from playground.texts import many, numeral, said
from visualizers.figures.look import Chart, axis, chart, count, decimal, ink, line, percent, points, sentences, spread
from visualizers.names import SCORES

_BINS = 20  # about so many
_DASHES = ("dash", "dot", "dashdot")  # of the ROC curves beside the chosen one


def detectability_charts(found: Mapping[str, Any]) -> dict[str, Chart]:
    """The charts of what `playground.experiments.watermark_detectability.Sure` found: "scores NAME" and "roc NAME" of
    each score that is known, and "lengths" where there are several."""
    known = [score for score in found["scores"] if score["auc"] is not None]
    charts = {f"scores {score['name']}": _scores(score) for score in known}
    charts |= {f"roc {score['name']}": _roc(known, main) for main, score in enumerate(known)}
    if len(found["lengths"]) > 1:
        charts["lengths"] = _lengths(found["lengths"])
    return charts


def score_bins(plain: Sequence[float], marked: Sequence[float]) -> list[tuple[float, float, int, int]]:
    """Equal bins of a round width over all scores: (from, to, how many of `plain`, how many of `marked`)."""
    low, high = min(*plain, *marked), max(*plain, *marked)
    width = _round_width((high - low or 1) / _BINS)
    first, last = math.floor(low / width + 1e-9), math.floor(high / width + 1e-9)
    rows = [[0, 0] for _ in range(last - first + 1)]
    for side, scores in enumerate((plain, marked)):
        for score in scores:
            rows[math.floor(score / width + 1e-9) - first][side] += 1
    return [((first + i) * width, (first + i + 1) * width, *row) for i, row in enumerate(rows)]


def _round_width(least: float) -> float:
    power = 10 ** math.floor(math.log10(least))
    return next(factor * power for factor in (1, 2, 2.5, 5, 10) if factor * power >= least * 0.999)


def _scores(score: Mapping[str, Any]) -> Chart:
    """The scores with the watermark above the axis and those without it below, and their normal distributions."""
    plain, marked = score["values"]
    name, title = _names(score)
    bins = score_bins(plain, marked)
    width = bins[0][1] - bins[0][0]
    data = []
    for side, sign in ((0, -1), (1, 1)):
        rows = [(low, high, numbers[side]) for low, high, *numbers in bins if numbers[side]]
        fill = {"color": ink("kept" if side else "surface"), "line": {"color": ink("kept" if side else "before")}}
        data.append({
            "type": "bar", "x": [(low + high) / 2 for low, high, _ in rows], "y": [sign * n for *_, n in rows],
            "width": width * 0.92, "marker": {**fill, "line": {**fill["line"], "width": 2}}, "hoverinfo": "text",
            "text": [_told_of_bin(side, n, name, low, high) for low, high, n in rows],
            "textposition": "none",
        })  # fmt: skip
    low, high = bins[0][0], bins[-1][1]
    xs = [low + k * (high - low) / 120 for k in range(121)]
    for side, fit in enumerate(score["normal"]):
        if fit:
            ys = [(1 if side else -1) * _density(fit, x) * width * len(score["values"][side]) for x in xs]
            data.append(line(xs, ys, "chosen", dash="solid" if side else "dot"))
    most = max(n for row in bins for n in row[2:])
    ticks = _whole_ticks(most)
    return chart(
        many(
            len(marked),
            "{score} of {count} text with the watermark and {others} without it",
            "{score} of {count} texts with the watermark and {others} without it",
            score=name,
            others=count(len(plain)),
        ),
        data,
        axis(title),
        axis(
            said("texts (with above 0, without below)"),
            tickvals=[-tick for tick in ticks if tick] + ticks,
            ticktext=[count(tick) for tick in ticks if tick] + list(map(count, ticks)),
            zeroline=True,
            zerolinecolor=ink("muted"),
        ),
        barmode="overlay",
    )


def _names(score: Mapping[str, Any]) -> tuple[str, str]:
    """The name of a score, and what an axis of it says."""
    name, title, _ = map(said, SCORES[score["name"]])
    return name, title


def _told_of_bin(side: int, number: int, score: str, low: float, high: float) -> str:
    values = {"score": score, "low": numeral(f"{low:.2f}"), "high": numeral(f"{high:.2f}")}
    if side:
        return many(
            number,
            "{score} from {low} to {high}: {count} text with the watermark",
            "{score} from {low} to {high}: {count} texts with the watermark",
            **values,
        )
    return many(
        number,
        "{score} from {low} to {high}: {count} text without the watermark",
        "{score} from {low} to {high}: {count} texts without the watermark",
        **values,
    )


def _density(fit: Sequence[float], x: float) -> float:
    mean, deviation = fit
    return math.exp(-(((x - mean) / deviation) ** 2) / 2) / (deviation * math.sqrt(2 * math.pi))


def _whole_ticks(most: int) -> list[int]:
    step = max(1, round(_round_width(max(1, most) / 3)))
    return list(range(0, most + 1, step))


def _roc(scores: Sequence[Mapping[str, Any]], main: int) -> Chart:
    """The ROC curves of `scores`, that of number `main` drawn strongly."""
    data = [line([0, 1], [0, 1], "muted", width=1.5, dash="dash")]
    for i, score in enumerate(scores):
        look = {"width": 2.5} if i == main else {"dash": _DASHES[i % len(_DASHES)]}
        xs, ys = zip(*score["roc"], strict=True)
        data.append(line(xs, ys, "kept" if i == main else "before", **look))
    inside = scores[main]["roc"][1:-1]
    told = [
        said("At a false-positive rate of {rate}, {share} are found", rate=percent(x), share=percent(y))
        for x, y in inside
    ]
    hollow = {"size": 7, "line": {"color": ink("kept"), "width": 1.5}}
    data.append(points([x for x, _ in inside], [y for _, y in inside], told, "surface", **hollow))
    share = {"tickformat": ".0%", "range": [-0.03, 1.03]}
    return chart(
        said("ROC: found over the false-positive rate, {score}", score=_names(scores[main])[0]),
        data,
        axis(said("false-positive rate"), **share),
        axis(said("found"), **share),
    )


def _lengths(rows: Sequence[Mapping[str, Any]]) -> Chart:
    """Detection over the length, at the first false-positive rate of each row."""

    def across(of: Any, role: str, **look: Any) -> dict[str, Any]:
        known = [(row["tokens"], of(row)) for row in rows if of(row) is not None]
        return line([x for x, _ in known], [y for _, y in known], role, **look)

    rates = [row["rates"][0] for row in rows]
    lows, highs = zip(*(row["found_between"][0] for row in rows), strict=True)
    dots = points([row["tokens"] for row in rows], rates, map(_told_of_length, rows), "chosen")
    return chart(
        said("Detection over the number of tokens"),
        [
            across(lambda row: row["auc"], "before", dash="dot"),
            across(lambda row: row["normal"][0], "kept", dash="dash"),
            across(lambda row: row["rates"][0], "chosen"),
            {**dots, "error_y": spread(lows, rates, highs)},
        ],
        axis(said("tokens per text"), rangemode="tozero"),
        axis(said("found"), tickformat=".0%", range=[-0.02, 1.05]),
        height=250,
    )


def _told_of_length(row: Mapping[str, Any]) -> str:
    low, high = map(percent, row["found_between"][0])
    plain, marked = map(decimal, row["median"])
    told = [
        many(
            row["tokens"],
            "The first {count} token: {share} of {texts} marked texts found ({low} to {high}) at {rate} false "
            "positives.",
            "The first {count} tokens: {share} of {texts} marked texts found ({low} to {high}) at {rate} false "
            "positives.",
            share=percent(row["rates"][0]),
            texts=count(row["counts"][1]),
            low=low,
            high=high,
            rate=percent(row["levels"][0]),
        )
    ]
    if row["normal"][0] is not None:
        told.append(said("By normal distributions: {share}.", share=percent(row["normal"][0])))
    told.append(
        said(
            "AUC {auc}; median z {marked} with the watermark, {plain} without.",
            auc=numeral(f"{row['auc']:.3f}"),
            marked=marked,
            plain=plain,
        )
    )
    return sentences(*told)
