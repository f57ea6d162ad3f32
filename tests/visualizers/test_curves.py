"""The Plotly curves: numbers by hand, beams along their path, and hover texts that are no markup."""

from __future__ import annotations

import math

import pytest

from playground.trace import Trace
from tests.visualizers import made
from visualizers.figures.curves import surprisal_figure
from visualizers.palette import ROLES, surface


def test_the_numbers_are_in_bits():
    trace = made.sampled()
    step = trace.steps[3]
    step.chosen.logprob = math.log(1 / 8)
    step.distribution.entropy_before = 2 * math.log(2)
    step.distribution.entropy_after = 0.0
    figure = surprisal_figure(trace)
    values = {series.name: series.y[3] for series in figure.data}
    assert values == {"surprisal": pytest.approx(3), "entropy before": pytest.approx(2), "entropy after": 0}
    assert list(figure.data[0].x) == list(range(1, len(trace.steps) + 1))


def test_infinite_numbers_are_gaps():
    trace = made.sampled()
    trace.steps[2].chosen.logprob = -math.inf
    assert surprisal_figure(trace).data[0].y[2] is None


def test_what_was_removed_falls_back_to_the_model():
    trace = made.sampled()
    trace.steps[0].chosen.logprob, trace.steps[0].chosen.raw_logprob = None, math.log(1 / 4)
    assert surprisal_figure(trace).data[0].y[0] == pytest.approx(2)


def test_beams_follow_the_best_hypothesis():
    trace = made.beams()
    labels = list(surprisal_figure(trace).data[0].customdata)
    assert labels == ["“·in”", "“·a”", "“·deep”", "“·wood”"]


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("<b>bold</b>", "“&lt;b&gt;bold&lt;/b&gt;”"),
        (" a\n\t", "“·a↵⇥”"),
        ("&lt;", "“&amp;lt;”"),
    ],
)
def test_hover_texts_are_no_markup(text, shown):
    assert surprisal_figure(made.sampled([text])).data[0].customdata[0] == shown


@pytest.mark.parametrize("dark", [False, True])
def test_colours_are_those_of_the_palette(dark):
    figure = surprisal_figure(made.sampled(), dark=dark)
    assert [series.line.color for series in figure.data] == [
        ROLES[name].colour(dark) for name in ("surprisal", "entropy_before", "entropy_after")
    ]
    assert figure.layout.paper_bgcolor == surface("surface", dark)
    looks = [(series.line.dash, series.marker.symbol) for series in figure.data]
    assert len(set(looks)) == 3


def test_without_steps_it_says_so():
    figure = surprisal_figure(Trace())
    assert not figure.data and "No tokens" in figure.layout.annotations[0].text
