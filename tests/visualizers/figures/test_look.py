"""How charts look: colours by role, text that stays text, and the way into a Plotly figure."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from playground.texts import said
from playground.trace.serialization import to_line
from visualizers.figures.look import axis, chart, decimal, figure, ink, level, line, percent, points, sentences, spread
from visualizers.palette import ROLES, SURFACES

EVIL = "<b onclick='x'>&amp; ${1}</b>"


@pytest.mark.parametrize("dark", [False, True])
def test_colours_are_those_of_the_palette(dark):
    spec = chart("One", [points([1], [2], ["a"], "chosen")], axis("x"), axis("y"))
    drawn = figure(spec, dark)
    assert drawn.data[0].marker.color == ROLES["chosen"].colour(dark)
    assert drawn.layout.paper_bgcolor == SURFACES["surface"][dark]


def test_a_share_of_a_colour_is_see_through():
    spec = chart("One", [{"type": "scatter", "fillcolor": ink("kept", 0.2)}], axis("x"), axis("y"))
    assert figure(spec).data[0].fillcolor == "rgba(31, 111, 178, 0.2)"


@pytest.mark.parametrize("role", ["nobody", "", "chosen; x"])
def test_only_roles_have_colours(role):
    with pytest.raises(KeyError):
        ink(role)


def test_markup_is_text():
    spec = chart(EVIL, [points([1], [1], [EVIL], "kept")], axis(EVIL), axis("y"))
    drawn = figure(spec)
    escaped = "&lt;b onclick='x'&gt;&amp;amp; ${1}&lt;/b&gt;"
    assert drawn.data[0].text == (escaped,) and drawn.layout.xaxis.title.text == escaped


def test_sentences_travel_with_their_parts_and_are_english_in_a_figure():
    told = sentences(said("Below {n}.", n="<3"), "mean_acceptance_length 2.", said("The best."))
    assert told == "Below <3. mean_acceptance_length 2. The best."
    spec = chart(said("One"), [points([1], [1], [told], "kept")], axis(said("x {n}", n="1")), axis("y"))
    line = json.loads(to_line(spec))
    assert line["layout"]["xaxis"]["title"]["text"] == {"said": "x {n}", "values": {"n": "1"}}
    assert line["data"][0]["text"][0]["values"]["b"] == {"said": "The best.", "values": {}}
    drawn = figure(spec)
    assert drawn.data[0].text == ("Below &lt;3. mean_acceptance_length 2. The best.",)
    assert drawn.layout.xaxis.title.text == "x 1"


def test_the_spread_reaches_from_the_lowest_to_the_highest():
    bars = spread([1.0, 2.0], [1.5, 3.0], [4.0, 3.0])
    assert (bars["arrayminus"], bars["array"]) == ([0.5, 1.0], [2.5, 0.0])


def test_a_level_is_a_line_over_the_whole_width_with_its_words():
    shape, (words,) = level(3, "error", "threshold 3")
    assert (shape["y0"], shape["y1"], shape["x0"], shape["x1"]) == (3, 3, 0, 1) and words["text"] == "threshold 3"
    assert level(0)[1] == []


def test_a_line_says_nothing_on_hover():
    assert line([1], [1], "kept")["hoverinfo"] == "skip"


@pytest.mark.parametrize(
    ("share", "words"),
    [(0, "0%"), (1, "100%"), (0.5, "50%"), (0.125, "12.5%"), (0.005, "0.50%"), (1e-6, "<0.01%"), (0.99999, ">99.9%")],
)
def test_shares_are_written_as_on_the_page(share, words):
    assert percent(share) == words


@given(st.floats(-1e6, 1e6))
def test_a_number_has_a_true_minus_sign(number):
    assert float(decimal(number).replace("−", "-")) == pytest.approx(number, abs=0.006) and "-" not in decimal(number)
