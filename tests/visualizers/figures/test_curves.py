"""The Plotly curves: numbers by hand, beams along their path, and hover texts that are no markup."""

from __future__ import annotations

import math

import pytest

from playground.trace import Candidate, Step, Trace
from tests.support.changing import change
from tests.visualizers import made
from visualizers.figures.curves import curves_figure
from visualizers.palette import ROLES, surface

LOWEST = -3.4028234663852886e38  # what some processors write for minus infinity


def drawn(figure) -> dict[str, list]:
    """The values of every line of the text, by its name."""
    return {series.name: list(series.y) for series in figure.data if series.showlegend}


def test_the_numbers_are_in_bits():
    trace = made.sampled()
    step = trace.steps[3]
    change(step.chosen, logprob=math.log(1 / 8), raw_logprob=math.log(1 / 16))
    change(step.distribution, entropy_before=2 * math.log(2))
    change(step.distribution, entropy_after=0.0)
    figure = curves_figure(trace)
    values = drawn(figure)
    assert {name: line[3] for name, line in values.items() if "log" not in name} == {
        "surprisal": pytest.approx(3),
        "entropy before": pytest.approx(2),
        "entropy after": 0,
        "tokens kept": step.distribution.kept,
    }
    for name, bits in [("log-probability after", 3), ("log-probability before", 4)]:
        assert values[name][2] - values[name][3] == pytest.approx(bits)
    total = sum(step.chosen.logprob for step in trace.steps) / math.log(2)
    assert values["log-probability after"][-1] == pytest.approx(total)
    assert list(figure.data[0].x) == list(range(1, len(trace.steps) + 1))
    assert figure.layout.yaxis2.type == "log"


@pytest.mark.parametrize("impossible", [-math.inf, LOWEST])
def test_infinite_numbers_are_gaps(impossible):
    trace = made.sampled()
    change(trace.steps[2].chosen, logprob=impossible)
    values = drawn(curves_figure(trace))
    assert values["surprisal"][2] is None and values["surprisal"][3] is not None
    after = values["log-probability after"]
    assert after[1] is not None and set(after[2:]) == {None}  # nothing makes up for it


def test_what_was_removed_falls_back_to_the_model():
    trace = made.sampled()
    change(trace.steps[0].chosen, logprob=None, raw_logprob=math.log(1 / 4))
    assert curves_figure(trace).data[0].y[0] == pytest.approx(2)


def test_beams_follow_the_best_hypothesis():
    trace = made.beams()
    labels = list(curves_figure(trace).data[0].customdata)
    assert labels == ["“·in”", "“·a”", "“·deep”", "“·wood”"]


def prompt_steps(trace: Trace) -> list[Step]:
    """Steps of the prompt's tokens but the first, without processors."""
    found = made.steps([token.text for token in trace.started.prompt_tokens][1:])
    for place, step in enumerate(found, start=1):
        change(step, index=place)
        change(step.distribution, stages=[])
    return found


def test_the_prompt_comes_before_the_text():
    trace = made.sampled()
    trace.prompt_steps = prompt_steps(trace)
    figure = curves_figure(trace)
    prompt = [series for series in figure.data if not series.showlegend]
    assert {series.name for series in prompt} == {"surprisal", "entropy before", "log-probability before"}
    assert all(list(series.x) == [-3, -2, -1, 0] for series in prompt)
    assert prompt[0].customdata[-1] == "“,”"
    assert drawn(figure) == drawn(curves_figure(made.sampled()))  # the sums of the text begin anew


def test_looked_up_tokens_have_a_probability_and_a_rank():
    trace = made.sampled(["a", "b", "c"])
    removed = Candidate(6, "y", math.log(0.1), None, 7)
    for step in trace.steps[:2]:
        change(step, watched=[Candidate(5, " <i>", math.log(0.25), math.log(0.5), 3, 1), removed])
    figure = curves_figure(trace)
    values = drawn(figure)
    assert values["“·&lt;i&gt;” before"] == [pytest.approx(0.25)] * 2 + [None]
    assert values["“·&lt;i&gt;” after"] == [pytest.approx(0.5)] * 2 + [None]
    assert values["“y” after"] == [0, 0, None] and values["“y” rank"] == [7, 7, None]
    assert (figure.layout.yaxis5.type, figure.layout.yaxis5.autorange) == ("log", "reversed")
    assert "yaxis4" not in curves_figure(made.sampled()).to_dict()["layout"]


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("<b>bold</b>", "“&lt;b&gt;bold&lt;/b&gt;”"),
        (" a\n\t", "“·a↵⇥”"),
        ("&lt;", "“&amp;lt;”"),
    ],
)
def test_hover_texts_are_no_markup(text, shown):
    assert curves_figure(made.sampled([text])).data[0].customdata[0] == shown


@pytest.mark.parametrize("dark", [False, True])
def test_colours_are_those_of_the_palette(dark):
    figure = curves_figure(made.sampled(), dark=dark)
    first = figure.data[:3]
    assert [series.line.color for series in first] == [
        ROLES[name].colour(dark) for name in ("surprisal", "entropy_before", "entropy_after")
    ]
    assert figure.layout.paper_bgcolor == surface("surface", dark)
    looks = [(series.line.dash, series.marker.symbol) for series in first]
    assert len(set(looks)) == 3


def test_without_steps_it_says_so():
    figure = curves_figure(Trace())
    assert not figure.data and "No tokens" in figure.layout.annotations[0].text
