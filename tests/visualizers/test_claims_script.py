"""The rule of playground/metrics/claims.py as the page has it: the same answers in a real browser."""

from __future__ import annotations

import random

import pytest

from playground.metrics.claims import best, side, spread
from tests.support.claim_cases import BEST, SIDES
from tests.visualizers.test_watermarks_script import script as script


def test_the_sides_are_those_of_python(script):
    found = script("return argument.map(([values, than]) => sideOf(values, than));", [each[:2] for each in SIDES])
    assert found == [side(values, than) for values, than, _ in SIDES] == [each[-1] for each in SIDES]


def test_the_best_is_that_of_python(script):
    found = script("return argument.map(([rows, more]) => bestOf(rows, more));", [each[:2] for each in BEST])
    assert found == [best(rows, more) for rows, more, _ in BEST] == [each[-1] for each in BEST]


def test_any_values_have_the_same_spread_and_the_same_best(script):
    draw = random.Random(7)
    rows = [[draw.gauss(0, 1) + 3 * (i == 2) for _ in range(12)] for i in range(4)]
    values = [[draw.gauss(0, 1) for _ in range(number)] for number in range(60)]
    found = script("return {spread: argument.values.map(spreadOf), best: bestOf(argument.rows)};",
                   {"values": values, "rows": rows})  # fmt: skip
    assert found["best"] == best(rows) == 2
    for mine, theirs in zip(map(spread, values), found["spread"], strict=True):
        assert theirs == (mine and pytest.approx(mine))
