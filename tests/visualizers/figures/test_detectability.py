"""The charts of how surely a watermark is found."""

from __future__ import annotations

import itertools

import pytest
from hypothesis import given
from hypothesis import strategies as st

from visualizers.figures import detectability_charts, figure
from visualizers.figures.detectability import score_bins

SCORES = st.lists(st.floats(-1e3, 1e3), min_size=1, max_size=30)


def found(values=((0.1, -0.4, 1.2), (3.0, 5.5, 4.1)), normal=(None, None), lengths=(), **score):
    roc = [[0.0, 0.0], [0.0, 2 / 3], [1 / 3, 1.0], [1.0, 1.0]]
    first = {"name": "z", "auc": 0.9, "values": list(map(list, values)), "normal": list(normal), "roc": roc, **score}
    return {"scores": [first], "lengths": list(lengths)}


def row(tokens, rate, auc=0.8, normal=0.5):
    return {
        "tokens": tokens, "rates": [rate], "found_between": [[rate - 0.1, rate + 0.1]], "normal": [normal],
        "levels": [0.01], "counts": [20, 20], "auc": auc, "median": [-0.1, 2.5],
    }  # fmt: skip


@given(SCORES, SCORES)
def test_every_score_is_in_its_bin(plain, marked):
    bins = score_bins(plain, marked)
    for side, scores in ((2, plain), (3, marked)):
        assert sum(each[side] for each in bins) == len(scores)
    assert all(one[1] == pytest.approx(other[0]) for one, other in itertools.pairwise(bins)) and len(bins) <= 50
    width = bins[0][1] - bins[0][0]
    assert bins[0][0] <= min(plain + marked) + 1e-6 * width and max(plain + marked) <= bins[-1][1] + 1e-6 * width


def test_scores_with_the_watermark_stand_above_the_axis_and_the_others_below():
    charts = detectability_charts(found(normal=((0.0, 1.0), (4.0, 1.0))))
    without, marked, *curves = charts["scores z"]["data"]
    assert sum(without["y"]) == -3 and sum(marked["y"]) == 3 and len(curves) == 2
    assert all("1 text without the watermark" in words for words in without["text"])
    assert max(curves[0]["y"]) <= 0 <= min(curves[1]["y"])
    figure(charts["scores z"])


@pytest.mark.parametrize("values", [([1.0], [1.0]), ([1.0, 1.0], [2.0, 2.0]), ([-40.0, 3.0], [900.0, 0.5])])
def test_any_scores_can_be_drawn(values):
    """Equal scores, and scores far apart."""
    without, marked = detectability_charts(found(values))["scores z"]["data"]
    assert sum(marked["y"]) - sum(without["y"]) == sum(map(len, values))


def test_the_roc_curves_are_all_there_and_the_points_are_those_of_the_chosen_one():
    values = found()
    values["scores"].append({**values["scores"][0], "name": "posterior", "roc": [[0.0, 0.0], [1.0, 1.0]]})
    values["scores"].append({"name": "mean", "auc": None})
    charts = detectability_charts(values)
    assert set(charts) == {"scores z", "scores posterior", "roc z", "roc posterior"}
    _, *curves, dots = charts["roc z"]["data"]
    assert len(curves) == 2 and curves[0]["line"]["width"] > curves[1]["line"]["width"]
    assert dots["text"] == [
        "At a false-positive rate of 0%, 66.7% are found", "At a false-positive rate of 33.3%, 100% are found",
    ]  # fmt: skip
    figure(charts["roc z"])


def test_detection_over_the_length():
    assert "lengths" not in detectability_charts(found(lengths=[row(10, 0.2)]))
    chart = detectability_charts(found(lengths=[row(10, 0.2), row(25, 0.6, normal=None)]))["lengths"]
    auc, normal, counted, dots = chart["data"]
    assert normal["x"] == [10] and auc["x"] == counted["x"] == dots["x"] == [10, 25]
    assert dots["text"][1] == (
        "The first 25 tokens: 60% of 20 marked texts found (50% to 70%) at 1% false positives. AUC 0.800; median z "
        "2.50 with the watermark, −0.10 without."
    )
    figure(chart)
