"""The speed-up over the values of a draft knob, against the paper's formula."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from playground.texts import many, numeral, said
from visualizers.figures.look import Chart, axis, chart, ink, level, line, percent, points, sentences, spread
from visualizers.figures.speed import between, times


def draft_lengths_chart(found: Mapping[str, Any]) -> Chart:
    """The chart of what `playground.experiments.draft_findings.lengths` found. Values that are numbers stand on an
    axis; names stand beside each other as columns."""
    settings, knob = found["points"], found["knob"]
    names = [point["value"] for point in settings]
    numbers = _numbers(names)
    places: list[Any] = names if numbers is None else numbers
    measured = [(place, point) for place, point in zip(places, settings, strict=True) if point["speedup"]]
    medians = [point["speedup"]["median"] for _, point in measured]
    xs = [place for place, _ in measured]
    data = []
    if numbers is None:
        fill = {"color": ink("chosen", 0.3), "line": {"color": ink("chosen"), "width": 1.5}}
        data.append({"type": "bar", "x": xs, "y": medians, "width": 0.5, "marker": fill, "hoverinfo": "skip"})
    else:
        course = sorted(zip(xs, medians, strict=True))
        data.append(line([x for x, _ in course], [y for _, y in course], "chosen", width=1.5))
    for name, dash in (("curve", "dash"), ("measured_curve", "dot")):
        if found[name]:
            data.append(line([x for x, _ in found[name]], [y for _, y in found[name]], "kept", dash=dash))
    own = [(place, point) for place, point in zip(places, settings, strict=True) if point["formula"] is not None]
    look = {"symbol": "diamond", "size": 12, "line": {"color": ink("kept"), "width": 2}}
    told = [_told(knob, point) for _, point in own]
    data.append(points([x for x, _ in own], [point["formula"] for _, point in own], told, "surface", **look))
    data[-1]["hoverinfo"] = "skip"
    words = [_told(knob, point, point["group"] == found["best"]) for _, point in measured]
    lows, highs = ([point["speedup"][end] for _, point in measured] for end in ("low", "high"))
    dots = points(xs, medians, words, "chosen", size=11)
    data.append({**dots, "error_y": {**spread(lows, medians, highs), "color": ink("chosen")}})
    unity, _ = level(1, dash="dash")
    best = [
        {
            "text": f"★ {times(point['speedup']['median'])}", "x": place, "y": point["speedup"]["high"],
            "yanchor": "bottom", "showarrow": False, "font": {"color": ink("chosen"), "size": 16},
        }
        for place, point in measured
        if point["group"] == found["best"]
    ]  # fmt: skip
    return chart(
        said("Speed-up over {knob}", knob=knob),
        data,
        axis(knob, **({"type": "category"} if numbers is None else {})),
        axis(said("speed-up"), **({"rangemode": "tozero"} if numbers is None else {})),
        height=330,
        shapes=[unity],
        annotations=best,
    )


def _numbers(names: Sequence[str]) -> list[float] | None:
    try:
        return [float(name) for name in names]
    except ValueError:
        return None


def _told(knob: str, point: Mapping[str, Any], is_best: bool = False) -> str:
    speedup, rate = point["speedup"], point["rate"]
    setting = f"{knob} = {point['value']}"
    if speedup:
        values = {"speedup": times(speedup["median"]), "interval": between(speedup)}
        told = [said("{setting}: {speedup}, interval {interval}.", setting=setting, **values)]
    else:
        told = [said("{setting}: not measured yet.", setting=setting)]
    if is_best:
        told.append(said("This is the best setting."))
    if rate is not None:
        told.append(said("{share} of the judged tokens were accepted.", share=percent(rate)))
    if point["mean_acceptance_length"] is not None:
        length = numeral(f"{point['mean_acceptance_length']:.2f}")
        told.append(said("mean_acceptance_length {length}.", length=length))
    if point["drafted"] is not None:
        drafted, shown = point["drafted"], numeral(f"{point['drafted']:.1f}")
        told.append(many(drafted, "{count} drafted token per round.", "{count} drafted tokens per round.", count=shown))
    if point["formula"] is not None:
        told.append(said("The formula expects {speedup}.", speedup=times(point["formula"])))
    return sentences(*told)
