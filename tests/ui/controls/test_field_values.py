"""What browsers send as the values of controls."""

from __future__ import annotations

import math

import pytest

from playground.ui.controls.field_values import as_int, as_text


@pytest.mark.parametrize(
    ("value", "expected"), [(" a b\n", "a b"), ("", ""), (None, ""), (3, ""), (["a"], ""), ({"a": 1}, "")]
)
def test_a_text(value, expected):
    assert as_text(value) == expected


@pytest.mark.parametrize(
    ("value", "expected"),
    [
        (3, 3), (3.7, 3), (1, 2), (99, 8), (-math.inf, 2), (math.inf, 8), (10**400, 8), (math.nan, 2), (None, 2),
        ("5", 2), ([5], 2), (True, 2),
    ],
)  # fmt: skip
def test_a_whole_number(value, expected):
    number = as_int(value, 2, 8)
    assert number == expected and type(number) is int
