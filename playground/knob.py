"""What a knob is: one row of the table in `knobs.py`, with the conditions under which it has an effect.

Knows nothing of any particular knob, of models or of pages. Standard library only.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

KINDS = ("bool", "int", "float", "choice", "text", "list", "json")


@dataclass(frozen=True)
class Need:
    """Something that must hold for a knob to have an effect.

    `holds(config)` tests it. `otherwise` completes "temperature is ignored: ..."; `fix` is the smallest change
    {knob: value} that makes it hold (None unsets a knob), empty where no other knob can help.
    """

    holds: Callable[[Mapping[str, Any]], bool]
    otherwise: str
    fix: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class Knob:
    """One field of GenerationConfig: what it may be, what it does, and when it has an effect.

    `default` is the value that really applies where nobody sets the field, the model's own configuration included.
    `minimum` and `maximum` are hard limits, themselves allowed unless `open_minimum` or `open_maximum`; the slider
    range is what is sensible. `shape` says in words, and `fits` tests, what a "list" or "json" value must look like.
    `managed_because` is not empty where the playground decides the field itself. `needs` are tried in order.
    """

    name: str
    group: str
    kind: str
    default: Any
    meaning: str
    explanation: str
    minimum: float | None = None
    maximum: float | None = None
    open_minimum: bool = False
    open_maximum: bool = False
    slider_minimum: float | None = None
    slider_maximum: float | None = None
    step: float | None = None
    choices: tuple[Any, ...] = ()
    shape: str = ""
    fits: Callable[[Any], bool] | None = None
    paper: str | None = None
    basic: bool = False
    managed_because: str = ""
    needs: tuple[Need, ...] = ()

    @property
    def managed(self) -> bool:
        """Whether the playground decides this field, so that a request cannot."""
        return bool(self.managed_because)

    def inactive(self, config: Mapping[str, Any]) -> str | None:
        """Why the knob has no effect under the effective `config`, or None where it may have one.

        `config` maps fields to values of the right types; a field that is missing or None has its default. It may
        also hold two things that are no fields: "assistant" (the name of the draft model, or None) and
        "is_encoder_decoder" (of the model; unknown where missing).
        """
        need = self._unmet(config)
        return f"{self.name} is ignored: {need.otherwise}." if need else None

    def fix(self, config: Mapping[str, Any]) -> dict[str, Any]:
        """The change {knob: value} that gives the knob an effect; None unsets one. Empty where there is none."""
        need = self._unmet(config)
        return dict(need.fix) if need else {}

    def problem(self, value: Any) -> str | None:
        """What is wrong with `value`, as the end of a sentence that begins with the knob's name; None if it fits."""
        match self.kind:
            case "bool":
                return None if isinstance(value, bool) else "must be true or false"
            case "choice":
                # 1 == True in Python, but the library tests `is True`
                if any(value == choice and type(value) is type(choice) for choice in self.choices):
                    return None
                return f"must be one of {', '.join(map(in_json, self.choices))}"
            case "text":
                return None if isinstance(value, str) and value else "must be text"
            case "int":
                return self._outside(value) if is_int(value) else "must be a whole number"
            case "float":
                return self._outside(value) if is_number(value) else "must be a number"
        return None if self.fits(value) else f"must be {self.shape}"

    def _unmet(self, config: Mapping[str, Any]) -> Need | None:
        return next((need for need in self.needs if not need.holds(config)), None)

    def _outside(self, value: float) -> str | None:
        low, high = self.minimum, self.maximum
        too_low = low is not None and (value <= low if self.open_minimum else value < low)
        too_high = high is not None and (value >= high if self.open_maximum else value > high)
        if not too_low and not too_high:
            return None
        above = f"greater than {low}" if self.open_minimum else f"at least {low}"
        below = f"less than {high}" if self.open_maximum else f"at most {high}"
        return "must be " + " and ".join(text for text, end in ((above, low), (below, high)) if end is not None)


# ------------------------------------------------------------------------------------- values, as JSON holds them

MAX_ID = 2**31 - 1  # no vocabulary comes near it; larger numbers overflow inside the library


def is_int(value: Any) -> bool:
    """A whole number; True and 1.0 are none."""
    return isinstance(value, int) and not isinstance(value, bool)


def is_number(value: Any) -> bool:
    """A finite number that a float can hold; True is none."""
    if isinstance(value, bool) or not isinstance(value, int | float):
        return False
    try:
        return math.isfinite(value)
    except OverflowError:
        return False


def is_id(value: Any) -> bool:
    """Could be a token id of some vocabulary."""
    return is_int(value) and 0 <= value <= MAX_ID


def is_list_of(test: Callable[[Any], bool], value: Any) -> bool:
    """A list or tuple that is not empty and whose items all pass."""
    return isinstance(value, list | tuple) and len(value) > 0 and all(test(item) for item in value)


def is_ids(value: Any) -> bool:
    """A list of token ids that is not empty."""
    return is_list_of(is_id, value)


def in_json(value: Any, longest: int = 60) -> str:
    """The value as a person would write it in JSON, cut after `longest` characters. Never raises."""
    if value is None or isinstance(value, bool):
        return {None: "null", True: "true", False: "false"}[value]
    try:
        text = f'"{value}"' if isinstance(value, str) else repr(value)
    except (ValueError, RecursionError):  # a number of ten thousand digits, a list a thousand deep
        return "a number of many thousand digits" if is_int(value) else "a value that is nested too deeply"
    return text if len(text) <= longest else text[:longest] + "..."
