"""The value of a control as text or as a whole number.

A browser can send anything, and nothing is refused here: what does not fit counts as empty, or as the least number, and
the request that comes of it is judged as any other.
"""

from __future__ import annotations


def as_text(value: object) -> str:
    """The text, without white space around it; empty for what is none."""
    return value.strip() if isinstance(value, str) else ""


def as_int(value: object, least: int, most: int) -> int:
    """The whole number from `least` to `most` that is nearest; `least` for what is no number."""
    if not isinstance(value, int | float) or value != value:
        return least
    return int(max(least, min(value, most)))
