"""What a lesson may say of a batch of prompts: numbers of the values that `BatchDecoded` has.

Knows plain values alone. A number is None where the batch does not have it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

Values = Mapping[str, Any]


def _answers(values: Values, way: str) -> list[Any] | None:
    """The answers of one way, with an attention mask: "alone", "left" or "right"."""
    return next((each["answers"] for each in values["ways"] if each["name"] == way and each["masked"]), None)


def _same(way: str) -> Callable[[Values], float | None]:
    def value(values: Values) -> float | None:
        answers = _answers(values, way)
        return None if answers is None else float(sum(answer["same"] for answer in answers))

    return value


def _changed_text(way: str) -> Callable[[Values], str | None]:
    """The beginning of the first text that differs from the same prompt alone, in the way `way`."""

    def value(values: Values) -> str | None:
        right, alone = _answers(values, "right"), _answers(values, "alone")
        place = next((i for i, answer in enumerate(right or ()) if not answer["same"]), None)
        answers = alone if way == "alone" else right
        return None if place is None or answers is None else answers[place]["text"].strip()[:20]

    return value


BATCH_FINDINGS: dict[str, Callable[[Values], float | str | None]] = {
    "prompts": lambda values: float(len(values["prompts"])),
    "left_same": _same("left"),
    "right_same": _same("right"),
    "text_alone": _changed_text("alone"),
    "text_right": _changed_text("right"),
}
