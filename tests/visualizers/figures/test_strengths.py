"""The chart of z against the strength of an attack."""

from __future__ import annotations

from visualizers.figures import charts_of, figure, strengths_chart

FOUND = {
    "threshold": 3.0,
    "points": [
        {"strength": 0.0, "z": [9.0]}, {"strength": 0.5, "z": [-1.0, 4.0, 2.0]}, {"strength": 1.0, "z": []},
    ],
}  # fmt: skip


def test_the_median_stands_between_the_lowest_and_the_highest():
    band, line, dots = strengths_chart(FOUND)["data"]
    assert (line["x"], line["y"]) == ([0.0, 0.5], [9.0, 2.0])
    assert (band["x"], band["y"]) == ([0.0, 0.5, 0.5, 0.0], [9.0, 4.0, -1.0, 9.0])
    assert dots["text"] == ["Strength 0%: z 9.00", "Strength 50%: z 2.00, from −1.00 to 4.00"]
    figure(strengths_chart(FOUND))


def test_before_anything_is_known_it_is_empty():
    assert strengths_chart({"threshold": 3.0, "points": []})["data"][1]["x"] == []


def test_what_nobody_asked_has_no_charts():
    assert charts_of("strengths", None) == {} and charts_of("nothing", FOUND) == {}
    assert list(charts_of("strengths", FOUND)) == ["strengths"]
