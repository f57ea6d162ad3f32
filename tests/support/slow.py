"""Which cases of a table are slow: they run with `python -m pytest -m slow`, the others every time."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

import pytest


def mostly_slow(cases: Iterable[Any], fast: Callable[..., bool]) -> list[Any]:
    """The cases for `parametrize`, all of them slow but those for which `fast(*case)` holds. Raises ValueError where
    there is none: every table keeps some that run each time."""
    rows = [case if isinstance(case, tuple) else (case,) for case in cases]
    kept = [bool(fast(*row)) for row in rows]
    if not any(kept):
        raise ValueError("No case of this table would run each time. Name one.")
    return [
        pytest.param(*row, marks=() if keep else pytest.mark.slow) for row, keep in zip(rows, kept, strict=True)
    ]


def one_in(n: int, cases: Iterable[Any]) -> list[Any]:
    """The cases for `parametrize`, of which the first and every n-th after it run every time and the others are
    slow: for tables whose cases are alike."""
    rows = [case if isinstance(case, tuple) else (case,) for case in cases]
    return [pytest.param(*row, marks=() if i % n == 0 else pytest.mark.slow) for i, row in enumerate(rows)]
