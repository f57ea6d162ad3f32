"""The charts of divergences and of the keys of a watermark."""

from __future__ import annotations

import math

import pytest

from visualizers.figures import divergence_charts, figure, key_means_charts
from visualizers.figures.divergence_figure import kl_words


def reader(title, *kls):
    return {"title": title, "pair": {"tokens": [{"text": f" t{i}", "kl": kl} for i, kl in enumerate(kls)]}}


FOUND = {
    "groups": [
        {"title": "float32", "pair": None},
        reader("nf4", 0.1 * math.log(2), 1e-9, None),
        {"title": "broken", "pair": {"error": {"message": "No."}}},
        reader("8-bit", 0.01, 0.02, 0.03),
    ]
}


def test_each_reader_has_a_chart_in_each_unit():
    charts = divergence_charts(FOUND)
    assert set(charts) == {"kl 1 bits", "kl 1 nats", "kl 3 bits", "kl 3 nats"}
    other, course, dots = charts["kl 1 bits"]["data"]
    assert course["y"] == [0.1, 1e-6, 0.1]  # what is less stands at the foot, what is infinite at the top
    assert other["y"] == pytest.approx([kl / math.log(2) for kl in (0.01, 0.02, 0.03)], rel=1e-3)
    assert dots["text"] == [
        "Token 1: 0.100 bits, “ t0”",
        f"Token 2: {kl_words(1e-9 / math.log(2))} bits, “ t1”",
        "Token 3: infinite bits, “ t2”",
    ]
    assert charts["kl 3 nats"]["data"][1]["y"] == [0.01, 0.02, 0.03]
    for chart in charts.values():
        figure(chart)


@pytest.mark.parametrize(
    ("value", "words"),
    [(None, "infinite"), (0.0, "0"), (12.34, "12.3"), (0.5, "0.500"), (0.00123, "0.00123"), (1e-5, "1.0 × 10⁻⁵")],
)
def test_divergences_have_three_digits(value, words):
    assert kl_words(value) == words


def test_the_bars_of_the_keys_begin_at_one_half():
    chart = key_means_charts({"reports": [{"layers": [0.75, 0.5, 0.25]}]})["layers"]
    (bars,) = chart["data"]
    assert (bars["base"], bars["y"]) == (0.5, [0.25, 0.0, -0.25]) and bars["text"][2] == "Key 3: mean g-value 0.250"
    figure(chart)


def test_a_text_without_keys_has_none():
    assert key_means_charts({"reports": [{"kind": "green"}]}) == key_means_charts({"reports": [{"layers": []}]}) == {}
