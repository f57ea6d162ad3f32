"""What a watermark costs against its strength, which is the bias of green lists or the number of SynthID's keys."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from playground.texts import Text, many, numeral, said
from visualizers.figures.look import Chart, axis, chart, decimal, line, percent, points, sentences, spread

_FAR_APART = 12  # times: from there on, perplexities stand on a logarithmic scale


@dataclass(frozen=True)
class _Measure:
    """What one chart shows: its name in a sentence, of which field of a point, how a value is written, which field has
    what was expected, whether the median of the texts without the watermark is drawn, and how the axis is laid out."""

    name: str
    field: str
    words: Callable[[float], Text]
    expected: str | None = None
    plain: bool = True
    axis: Mapping[str, Any] | None = None


def watermark_cost_charts(found: Mapping[str, Any]) -> dict[str, Chart]:
    """The charts "perplexity", "score" (z), "share" (of green tokens, or the mean g-value) and "suppressed" of what
    `playground.experiments.watermark_findings.cost` found; the last where the runs recorded it."""
    green = found["kind"] == "green"
    charts = {
        "perplexity": _chart(found, _Measure(said("perplexity"), "perplexity", _digits(2), axis=_log_axis(found))),
        "score": _chart(found, _Measure("z", "score", decimal), threshold=found["threshold"]),
        "share": _chart(
            found,
            _Measure(said("green"), "share", percent, "expected", axis={"tickformat": ".0%"})
            if green
            else _Measure(said("mean g"), "share", _digits(3), "expected"),
        ),
    }
    if any(point.get("suppressed") is not None for point in found["points"][1:]):
        name = said("suppressed of {count}", count=f"{found['candidates']}")
        suppressed = _Measure(name, "suppressed", _digits(2), plain=False, axis={"rangemode": "tozero"})
        charts["suppressed"] = _chart(found, suppressed)
    return charts


def _digits(places: int) -> Callable[[float], Text]:
    return lambda value: numeral(f"{value:.{places}f}")


def _log_axis(found: Mapping[str, Any]) -> dict[str, Any]:
    ends = [point["perplexity"][end] for point in found["points"] if point["perplexity"] for end in ("low", "high")]
    if not ends or min(ends) <= 0 or max(ends) <= _FAR_APART * min(ends):
        return {}
    return {"type": "log", "title": {"text": said("logarithmic scale")}}


def _chart(found: Mapping[str, Any], measure: _Measure, threshold: float | None = None) -> Chart:
    plain, *marked = found["points"]
    strengths = [point["value"] for point in marked]
    known = sorted((point for point in marked if point[measure.field] is not None), key=lambda point: point["value"])
    values = [_spread(point[measure.field]) for point in known]
    x, medians = [point["value"] for point in known], [value["median"] for value in values]
    base = _spread(plain[measure.field])["median"] if measure.plain and plain[measure.field] is not None else None
    expected = [(point["value"], point[measure.expected]) for point in known if point.get(measure.expected or "")]
    room = 0.06 * (max(strengths) - min(strengths) or 1)
    ends = [min(strengths) - room, max(strengths) + room]

    def told(point: Mapping[str, Any], value: Mapping[str, float]) -> str:
        values = {
            "strength": _strength(found, point["value"]), "measure": measure.name,
            **{name: words(value[name]) for name in ("median", "low", "high")},
        }  # fmt: skip
        if value["high"] > value["low"]:
            parts = [said("{strength}: {measure} {median}, interval {low} to {high}.", **values)]
        else:
            parts = [said("{strength}: {measure} {median}.", **values)]
        if (reckoned := dict(expected).get(point["value"])) is not None:
            parts.append(said("Expected at least {value}.", value=words(reckoned)))
        if base is not None:
            parts.append(said("Without the watermark {value}.", value=words(base)))
        return sentences(*parts)

    words = measure.words
    data = [line(x, medians, "chosen", width=1.5), line(*_columns(expected), "kept", dash="dash")]
    if base is not None:
        data.append(line(ends, [base, base], "muted", width=1.5, dash="dash"))
    if threshold is not None:
        data.append(line(ends, [threshold, threshold], "error", width=1.5, dash="dash"))
    dots = points(x, medians, map(told, known, values), "chosen", symbol="diamond", size=11)
    lows, highs = [value["low"] for value in values], [value["high"] for value in values]
    data.append({**dots, "error_y": spread(lows, medians, highs)})
    words_of_threshold = [_label(threshold)] if threshold is not None else []
    if found["knob"] == "keys":
        label, knob = said("{measure} over the number of keys", measure=measure.name), said("keys")
    else:
        label, knob = said("{measure} over the bias", measure=measure.name), said("bias")
    return chart(
        label,
        data,
        axis(knob, range=ends),
        axis("") | dict(measure.axis or {}),
        height=236,
        annotations=words_of_threshold,
    )


def _spread(value: Any) -> Mapping[str, float]:
    return value if isinstance(value, Mapping) else {"median": value, "low": value, "high": value}


def _columns(rows: list[tuple[float, float]]) -> tuple[list[float], list[float]]:
    return [x for x, _ in rows], [y for _, y in rows]


def _label(threshold: float) -> dict[str, Any]:
    text = said("threshold {value}", value=numeral(f"{threshold:g}"))
    words = {"text": text, "showarrow": False, "xref": "paper", "x": 1, "xanchor": "right"}
    return {**words, "y": threshold, "yanchor": "bottom"}


def _strength(found: Mapping[str, Any], value: float) -> str:
    if found["knob"] == "keys":
        return many(value, "{count} key", "{count} keys")
    return said("bias {value}", value=numeral(f"{round(value, 3):g}"))
