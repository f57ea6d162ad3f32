"""The shapes of plain values: whether what a file holds is what was written, before anything counts or draws it.

A shape is a type, `[shape]` for a list of any length, a tuple of shapes for a list of just these, a dict of shapes by
name, or a function that returns the value as it is to be taken and raises ShapeError.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from typing import Any

from playground.errors import CallerError
from playground.texts import Text, many, numeral, said

Shape = Any
MAX_INT = 2.0**53  # of a whole number: what every reader of JSON holds exactly


class ShapeError(CallerError):
    """A value that is not what was written: where it stands, and what is wrong with it, as the end of a sentence."""


def validated(value: Any, shape: Shape, where: str = "") -> Any:
    """The value, with nothing in its dicts that the shape does not name. Raises ShapeError where it does not fit.

    What the shape does not name is dropped:

    >>> validated({"seed": 3, "note": "red"}, {"seed": int})
    {'seed': 3}
    >>> validated({"seed": "three"}, {"seed": int})
    Traceback (most recent call last):
        ...
    playground.trace.value_shapes.ShapeError: seed: it must be a whole number
    """
    if isinstance(shape, type):
        return _scalar(value, shape, where)
    if isinstance(shape, dict):
        return _fields(value, shape, where)
    if isinstance(shape, list | tuple):
        return _list(value, shape, where)
    try:
        return shape(value)
    except ShapeError as wrong:
        raise _fault(where, wrong.args[0]) from None


def _fault(where: str, wrong: Text) -> ShapeError:
    return ShapeError(said("{a}: {b}", a=where, b=wrong) if where else wrong)


def nullable(shape: Shape) -> Callable[[Any], Any]:
    """The shape, or None.

    >>> validated([1, None], [nullable(int)])
    [1, None]
    """
    return lambda value: None if value is None else validated(value, shape)


def one_of(*known: Any) -> Callable[[Any], Any]:
    """One of these values.

    >>> validated("beam", one_of("beam", "sample"))
    'beam'
    """

    def read(value: Any) -> Any:
        if not any(value == each and type(value) is type(each) for each in known):
            raise ShapeError(said("it must be one of {values}", values=", ".join(map(str, known))))
        return value

    return read


def between(least: float, most: float, kind: type = int) -> Callable[[Any], Any]:
    """A number of this kind from `least` to `most`.

    >>> validated(11, between(1, 10))
    Traceback (most recent call last):
        ...
    playground.trace.value_shapes.ShapeError: it must be from 1 to 10
    """

    def read(value: Any) -> Any:
        if not least <= validated(value, kind) <= most:
            raise ShapeError(
                said("it must be from {least} to {most}", least=numeral(f"{least:,}"), most=numeral(f"{most:,}"))
            )
        return value

    return read


def _scalar(value: Any, kind: type, where: str) -> Any:
    fits = isinstance(value, kind) and (kind is bool or not isinstance(value, bool))
    if kind is float:
        fits = type(value) in (int, float) and abs(value) < 1e300 and math.isfinite(value)
    if kind is int:
        fits = type(value) is int and abs(value) <= MAX_INT
    if not fits:
        raise _fault(where, _MUST_BE[kind])
    return value


_MUST_BE = {
    int: said("it must be a whole number"),
    float: said("it must be a number"),
    str: said("it must be text"),
    bool: said("it must be true or false"),
    dict: said("it must be an object"),
    list: said("it must be a list"),
}


def _fields(value: Any, shapes: Mapping[str, Shape], where: str) -> dict[str, Any]:
    if not isinstance(value, Mapping):
        raise _fault(where, _MUST_BE[dict])
    at = f"{where}." if where else ""
    missing = [name for name, shape in shapes.items() if name not in value and not getattr(shape, "optional", False)]
    if missing:
        raise ShapeError(said("{name} is missing", name=at + missing[0]))
    return {name: validated(value[name], shape, at + name) for name, shape in shapes.items() if name in value}


def optional(shape: Shape) -> Callable[[Any], Any]:
    """A field of a dict that may be missing.

    >>> validated({"seed": 3}, {"seed": int, "label": optional(str)})
    {'seed': 3}
    """

    def read(value: Any) -> Any:
        return validated(value, shape)

    read.optional = True
    return read


def _list(value: Any, shape: list | tuple, where: str) -> list[Any]:
    if not isinstance(value, list):
        raise _fault(where, _MUST_BE[list])
    if isinstance(shape, tuple):
        if len(value) != len(shape):
            wrong = many(
                len(value), "it has {count} value instead of {known}", "it has {count} values instead of {known}",
                known=len(shape),
            )  # fmt: skip
            raise _fault(where, wrong)
        return [validated(each, one, f"{where}[{i}]") for i, (each, one) in enumerate(zip(value, shape, strict=True))]
    (one,) = shape
    return [validated(each, one, f"{where}[{i}]") for i, each in enumerate(value)]
