"""The charts of what a watermark costs."""

from __future__ import annotations

import pytest

from visualizers.figures import figure, watermark_cost_charts


def three(median, low=None, high=None):
    return {"median": median, "low": median if low is None else low, "high": median if high is None else high}


def found(perplexities, kind="green", knob="bias", values=(1.0, 2.0, 4.0), **fields):
    """What a trial found whose texts have these perplexities, first those without the watermark."""
    points = [
        {"value": value, "perplexity": each, "score": three(i), "share": 0.25 + 0.1 * i, "expected": 0.3, **fields}
        for i, (value, each) in enumerate(zip((None, *values), perplexities, strict=True))
    ]
    return {"kind": kind, "knob": knob, "candidates": 8, "threshold": 3.0, "points": points}


def dots(chart):
    (trace,) = (trace for trace in chart["data"] if trace["mode"] == "markers")
    return trace


def test_each_point_stands_at_its_strength_with_its_spread():
    charts = watermark_cost_charts(found([three(2.0), three(3.0, 2.5, 4.0), three(5.0), three(6.0)]))
    assert set(charts) == {"perplexity", "score", "share"}
    trace = dots(charts["perplexity"])
    assert (trace["x"], trace["y"]) == ([1.0, 2.0, 4.0], [3.0, 5.0, 6.0])
    assert trace["error_y"]["array"] == [1.0, 0.0, 0.0] and trace["error_y"]["arrayminus"] == [0.5, 0.0, 0.0]
    assert trace["text"][0] == "bias 1: perplexity 3.00, interval 2.50 to 4.00. Without the watermark 2.00."
    assert dots(charts["share"])["text"][0] == "bias 1: green 35%. Expected at least 30%. Without the watermark 25%."
    assert dots(charts["score"])["text"][2] == "bias 4: z 3.00. Without the watermark 0.00."
    assert charts["score"]["layout"]["annotations"][0]["text"] == "threshold 3"
    for chart in charts.values():
        figure(chart)  # Plotly takes every property


def test_perplexities_far_apart_stand_on_a_scale_of_ratios():
    far = watermark_cost_charts(found([three(2.0), three(3.0), three(30.0), three(300.0)]))
    near = watermark_cost_charts(found([three(2.0), three(3.0), three(4.0), three(5.0)]))
    assert far["perplexity"]["layout"]["yaxis"]["type"] == "log"
    assert "type" not in near["perplexity"]["layout"]["yaxis"]


def test_what_was_not_recorded_is_not_drawn():
    charts = watermark_cost_charts(found([three(2.0), None, three(3.0), None], suppressed=None))
    assert dots(charts["perplexity"])["x"] == [2.0] and "suppressed" not in charts
    charts = watermark_cost_charts(found([three(2.0)] * 4, suppressed=2.5))
    assert dots(charts["suppressed"])["text"][0] == "bias 1: suppressed of 8 2.50."


@pytest.mark.parametrize(("keys", "words"), [(1, "1 key"), (3, "3 keys")])
def test_the_strength_of_synthid_is_its_number_of_keys(keys, words):
    charts = watermark_cost_charts(found([three(2.0)] * 2, "synthid", "keys", [keys]))
    assert dots(charts["score"])["text"][0].startswith(f"{words}: z 1.00")
    assert charts["share"]["layout"]["meta"] == "mean g over the number of keys"
