"""A value has its shape or is refused, with the place that is wrong."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from playground.trace.value_shapes import ShapeError, between, nullable, one_of, optional, validated

SHAPE = {
    "name": str, "count": between(0, 10), "share": float, "yes": bool, "list": [(int, nullable(str))],
    "kind": one_of("a", "b"), "more": optional(float),
}  # fmt: skip
VALUE = {"name": "x", "count": 3, "share": 0.5, "yes": True, "list": [[1, "a"], [2, None]], "kind": "a"}


def test_what_fits_is_returned_without_what_nobody_asked_for():
    assert validated(VALUE | {"other": 1}, SHAPE) == VALUE
    assert validated(VALUE | {"more": 1}, SHAPE) == VALUE | {"more": 1}


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"name": 1}, "name: it must be text"),
        ({"count": 11}, "count: it must be from 0 to 10"),
        ({"count": True}, "count: it must be a whole number"),
        ({"count": 1.0}, "count: it must be a whole number"),
        ({"share": "1"}, "share: it must be a number"),
        ({"share": True}, "share: it must be a number"),
        ({"share": float("inf")}, "share: it must be a number"),
        ({"share": 10**400}, "share: it must be a number"),
        ({"yes": 1}, "yes: it must be true or false"),
        ({"list": [[1]]}, "list[0]: it has 1 value instead of 2"),
        ({"list": [[1, 2]]}, "list[0][1]: it must be text"),
        ({"list": {}}, "list: it must be a list"),
        ({"kind": "c"}, "kind: it must be one of a, b"),
        ({"kind": []}, "kind: it must be one of a, b"),
        ({"more": None}, "more: it must be a number"),
    ],
)
def test_what_does_not_fit_is_refused_with_its_place(change, words):
    with pytest.raises(ShapeError) as wrong:
        validated(VALUE | change, SHAPE)
    assert str(wrong.value) == words


def test_a_missing_field_is_named():
    with pytest.raises(ShapeError, match="share is missing"):
        validated({"name": "", "count": 0}, SHAPE)


ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from([*SHAPE, "z"]), inner, max_size=8),
)


@given(ANYTHING)
def test_any_value_fits_or_is_refused(value):
    try:
        read = validated(value, SHAPE)
    except ShapeError as wrong:
        assert str(wrong)
    else:
        assert set(read) <= set(SHAPE)
