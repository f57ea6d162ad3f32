"""The charts of trials with drafts: where each pair, each setting and each shuffle stands."""

from __future__ import annotations

import itertools

import pytest

from playground.trace.acceptance import expected_speedup
from tests.visualizers.trials import acceptance, lengths, points, speed
from visualizers.figures import charts_of, draft_lengths_chart, figure, sameness_chart, speed_charts


def told(chart):
    """What the points say."""
    all_told = (trace["text"] for trace in chart["data"] if trace.get("hoverinfo") == "text")
    return [words.replace("\u00a0", " ") for texts in all_told for words in texts]


def labels(chart):
    return [label["text"].replace("\u00a0", " ") for label in chart["layout"]["annotations"]]


def test_each_pair_has_its_row_on_one_axis_of_time():
    chart = speed_charts(speed([10.0, 12.0], [5.0, 15.0]))["pairs"]
    gained, lost, without, assisted = chart["data"]
    assert (without["x"], assisted["x"]) == (pytest.approx([10.0, 12.0]), pytest.approx([5.0, 15.0]))
    assert without["y"] == assisted["y"] == ["pair 1", "pair 2"]
    assert "accepted" in gained["line"]["color"] and "rejected" in lost["line"]["color"]
    assert labels(chart) == ["median without 11.0 ms", "median with 10.0 ms", "▲ 2.00 ×", "▼ 0.80 ×"]
    assert told(chart)[0] == "Pair 1: 10.0 ms per token without drafts, 5.00 ms with drafts: 2.00 ×"
    assert chart["layout"]["xaxis"]["rangemode"] == "tozero"
    figure(chart)


@pytest.mark.parametrize(
    ("milliseconds", "words"),
    [(0.0123, "0.0123 ms"), (0.4, "0.400 ms"), (9.876, "9.88 ms"), (123.4, "123 ms"), (2500, "2.50 s")],
)
def test_times_have_three_digits(milliseconds, words):
    chart = speed_charts(speed([milliseconds], [milliseconds]))["pairs"]
    assert labels(chart)[0] == f"median without {words}"


def test_the_curve_is_the_formula_and_what_was_measured_stands_at_its_rate():
    values = speed(acceptance=acceptance(0.8, 500))
    chart = speed_charts(values)["rates"]
    curve, even_line, even, formula, measured = chart["data"]
    of = lambda rate: expected_speedup(rate, values["drafted"], values["cost"], values["verify"])  # noqa: E731
    assert curve["y"] == [pytest.approx(of(i / 100)) for i in range(101)]
    assert even_line["x"] == [0.527, 0.527] and even["y"] == [1]
    assert formula["x"] == pytest.approx([0.8]) and formula["y"] == pytest.approx([of(0.8)])
    assert measured["y"] == [values["speedup"]["median"]]
    assert told(chart)[1:] == [
        f"At the observed acceptance rate of 80% the formula expects {of(0.8):.2f} ×.",
        "Measured at an acceptance rate of 80%: 1.44 ×, interval 1.32–1.57.",
    ]
    figure(chart)


def test_what_is_not_known_is_not_drawn():
    assert speed_charts(speed([], [])).keys() == {"rates"}
    assert speed_charts(speed(cost=None)).keys() == {"pairs"}
    chart = speed_charts(speed(acceptance=None, break_even=None))["rates"]
    assert told(chart) == [] and len(chart["data"]) == 1


def test_each_setting_stands_on_an_axis_with_its_spread():
    values = lengths()
    chart = draft_lengths_chart(values)
    *_, dots = chart["data"]
    assert dots["x"] == [float(point["value"]) for point in values["points"]]
    assert dots["y"] == [point["speedup"]["median"] for point in values["points"]]
    assert dots["error_y"]["array"] == pytest.approx([0.06] * len(dots["x"]))
    assert labels(chart) == ["★ 1.35 ×"] and "the best" in told(chart)[3]
    assert sum("the best" in words for words in told(chart)) == 1
    figure(chart)


def test_the_formula_is_dashed_and_with_measured_costs_dotted():
    values = lengths()
    lines = [trace for trace in draft_lengths_chart(values)["data"] if trace.get("mode") == "lines"]
    _, paper, measured = lines
    assert (paper["line"]["dash"], measured["line"]["dash"]) == ("dash", "dot")
    assert list(zip(paper["x"], paper["y"], strict=True)) == [tuple(point) for point in values["curve"]]
    assert list(zip(measured["x"], measured["y"], strict=True)) == [tuple(point) for point in values["measured_curve"]]


@pytest.mark.parametrize(
    ("knob", "values", "kind"),
    [
        ("assistant_confidence_threshold", ["0", "0.2", "0.8"], "scatter"),
        ("num_assistant_tokens_schedule", ["constant", "heuristic", "heuristic_transient"], "bar"),
    ],
)
def test_names_are_columns_and_have_no_curve(knob, values, kind):
    chart = draft_lengths_chart(lengths(knob, values, [1.1, 1.3, 1.2], best=2))
    first, own, dots = chart["data"]
    assert first["type"] == kind and len(own["x"]) == len(dots["x"]) == 3
    assert dots["x"] == (values if kind == "bar" else [0.0, 0.2, 0.8])
    figure(chart)


def test_a_setting_that_was_not_measured_has_no_point():
    rows = points(["1", "5"], [1.2, None])
    *_, dots = draft_lengths_chart(lengths(points=rows, best=None, curve=[], measured_curve=[]))["data"]
    assert dots["x"] == [1.0]


@pytest.mark.parametrize("statistic", [-1.0, 0.4, 9.0])
def test_the_histogram_has_every_shuffle_and_those_beyond_the_texts_look_different(statistic):
    edges, counts = [-1.0, 0.0, 1.0, 2.0], [4, 1, 0]
    found = {"statistic": statistic, "permutations": {"edges": edges, "counts": counts}}
    chart = sameness_chart(found)
    (bars,) = chart["data"]
    assert bars["y"] == counts and bars["x"] == [-0.5, 0.5, 1.5]
    assert bars["text"] == ["−1.00 to 0.00: 4 shuffles", "0.00 to 1.00: 1 shuffle", "1.00 to 2.00: 0 shuffles"]
    far = ["chosen" in colour for colour in bars["marker"]["color"]]
    assert far == [(a + b) / 2 >= statistic for a, b in itertools.pairwise(edges)]
    assert chart["layout"]["shapes"][0]["x0"] == statistic
    figure(chart)


def test_a_test_that_was_not_made_has_no_chart():
    assert charts_of("same", {"statistic": None}) == charts_of("same", {"mode": "greedy"}) == {}
