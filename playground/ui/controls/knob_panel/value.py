"""The value of a knob panel: one JSON string that the page and the server hand to each other.

    {"preset": name, "base": {...}, "kept": [knob], "model": name, "assistant": name or null, "set": {knob: value}}

`set` holds what the preset or the person sets, fields of GenerationConfig and of the request together; `base` is what
the preset sets, so that the panel can tell the two apart and go back. `kept` names what the person set under the
strategy before, which stayed when they chose this one. What a person typed and nobody could read yet
stands in `set` as that text: it is reported when it is read, and never lost. `model` and `assistant` are there for the
server's judgement, and where a panel begins; later values leave them out. Knows the knobs; no page, no model.
"""

from __future__ import annotations

import contextlib
import json
import math
import re
from collections.abc import Mapping
from dataclasses import dataclass, field

from playground.knobs import KNOBS
from playground.knobs.essential import LAST
from playground.knobs.fix import Fix
from playground.knobs.modes import DECIDING
from playground.knobs.spec import Knob
from playground.requests.extra_fields import EXTRAS, SCHEMA_FIX
from playground.requests.request_problems import problem
from playground.texts import Text, said
from playground.trace import Diagnostic
from playground.trace.wire import Json

MAX_CHARACTERS = 300_000
PANEL_KNOBS: dict[str, Knob] = KNOBS | EXTRAS

_MAX_EXACT = 2**53 - 1  # larger whole numbers change in JavaScript: they travel as text
_BIG_NUMBER = re.compile(r"-?\d{16,19}")


@dataclass(frozen=True)
class PanelValue:
    """What a panel holds. None for a model or an assistant means: as the panel has it."""

    preset: str | None = None
    base: dict[str, Json] = field(default_factory=dict)
    model: str | None = None
    assistant: str | None = None
    set: dict[str, Json] = field(default_factory=dict)
    kept: tuple[str, ...] = ()

    def stays_with(self, config: Mapping[str, object]) -> dict[str, object]:
        """What the person has set that stays when they choose a strategy which sets `config`: all that is no part of
        either strategy, and the length, which both have and neither is about."""
        parts = {*self.base, *config, *DECIDING} - {LAST}
        return {
            name: value
            for name, value in self.set.items()
            if name not in parts and value is not None and value not in (self.base.get(name), config.get(name))
        }


def write_value(value: PanelValue) -> str:
    """The JSON string. Anything that JSON or JavaScript cannot hold exactly becomes text."""
    data: dict[str, object] = {"preset": value.preset, "base": value.base, "set": value.set, "kept": value.kept}
    if value.model is not None:  # the panel keeps those that are left out
        data |= {"model": value.model, "assistant": value.assistant}
    return for_page(data).replace("<", "\\u003c")  # Gradio warns of values that look like markup


def for_page(data: object) -> str:
    """JSON that JavaScript reads without loss: numbers that it cannot hold become text, and texts that can be
    translated keep their parts."""
    return json.dumps(_plain(data))


def read_value(text: object) -> tuple[PanelValue, list[Diagnostic]]:
    """What the string holds, and what is wrong with it as a whole. Never raises."""
    try:
        if not isinstance(text, str) or len(text) > MAX_CHARACTERS:
            raise ValueError(said("it is too long") if isinstance(text, str) else said("it is not text"))
        data = json.loads(text)
        if not isinstance(data, dict) or not isinstance(data.get("set", {}), dict):
            raise ValueError(said("it is not an object"))
    except (ValueError, RecursionError) as error:
        why = error.args[0] if error.args else said("it is nested too deeply")
        message = said("The knobs of the page could not be read: {why}.", why=why)
        return PanelValue(), [Diagnostic("config", "error", message, said("Choose the strategy again."))]
    texts = {name: data[name] for name in ("preset", "model", "assistant") if isinstance(data.get(name), str)}
    base = data.get("base")
    kept = data.get("kept")
    kept = tuple(name for name in kept if isinstance(name, str)) if isinstance(kept, list) else ()
    return PanelValue(**texts, base=base if isinstance(base, dict) else {}, set=data.get("set", {}), kept=kept), []


def split(values: Mapping[str, object]) -> tuple[dict[str, Json], dict[str, Json], list[Diagnostic]]:
    """The fields of GenerationConfig, the other fields of a request, and a problem for each text that cannot be read.

    A text that cannot be read stays among the fields: `check` then knows that the knob is set, and tells nothing that
    depends on its value. A name that is no knob is left among the fields of GenerationConfig, for `check` to name.
    Whether a value is allowed is not asked here.
    """
    config: dict[str, object] = {}
    extras: dict[str, object] = {}
    problems = []
    for name, value in values.items():
        knob = PANEL_KNOBS.get(name)
        if value is None or (knob and isinstance(value, str) and not value.strip() and knob.problem(value)):
            continue  # nothing was typed; a space may be a text
        fields = extras if name in EXTRAS else config
        try:
            fields[name] = parse_typed(knob, value) if knob else value
        except ValueError as wrong:
            fix = Fix(said("Write a number, or leave it empty."))
            if knob.shape:
                fix = Fix(said("Write {shape}.", shape=knob.shape), {name: knob.choices[0]} if knob.choices else None)
            if name == "structured_output" and isinstance(value, Mapping):  # the editor of a JSON schema is a text
                fix = SCHEMA_FIX
            problems.append(problem(name, "error", wrong.args[0], fix))
            fields[name] = value
    return config, extras, problems


def parse_typed(knob: Knob, value: object) -> object:
    """The value that `value` stands for, which may be a text that was typed. Raises ValueError, with a text."""
    if knob.kind in ("int", "float") and isinstance(value, str):
        value = number(value)
    if knob.kind == "float" and type(value) is int:  # JavaScript writes 2.0 as 2
        with contextlib.suppress(OverflowError):
            return float(value)
    if knob.name == "structured_output" and isinstance(value, Mapping) and isinstance(value.get("json_schema"), str):
        try:
            return {**value, "json_schema": _json(value["json_schema"])}
        except ValueError as error:
            raise ValueError(said("The JSON schema cannot be read. {why}", why=error.args[0])) from None
    if knob.kind not in ("list", "json"):
        return value
    if isinstance(value, str):
        return value if knob.fits(value) else _json(value)
    return _numbers(value) if knob.forms else value


def number(text: str) -> int | float:
    """The number that was typed, whole where it can be. Raises ValueError, with a text."""
    for kind in (int, float):
        with contextlib.suppress(ValueError):
            return kind(text)
    raise ValueError(said("{value} is not a number.", value=repr(text.strip()[:60])))


def _json(text: str) -> object:
    try:
        return json.loads(text)
    except RecursionError:
        raise ValueError(said("This is nested too deeply.")) from None
    except ValueError as error:
        raise ValueError(said("This is not JSON ({why}).", why=str(error))) from None


def _plain(value: object, depth: int = 0) -> object:
    if depth > 50:
        return "a value that is nested too deeply"
    if isinstance(value, Text):
        return _plain(value.parts, depth + 1)
    if isinstance(value, Mapping):
        if any(isinstance(key, tuple) for key in value):  # sequence_bias may be a dict of tuples
            return [[_plain(key, depth + 1), _plain(item, depth + 1)] for key, item in value.items()]
        return {str(key): _plain(item, depth + 1) for key, item in value.items()}
    if isinstance(value, list | tuple):
        return [_plain(item, depth + 1) for item in value]
    if isinstance(value, float) and not math.isfinite(value):
        return str(value)
    if isinstance(value, int) and abs(value) > _MAX_EXACT:
        return str(value) if abs(value) < 10**100 else "a number of more than 100 digits"
    return value if value is None or isinstance(value, bool | int | float | str) else repr(value)


def _numbers(value: object) -> object:
    """The value with the whole numbers that travelled as text."""
    if isinstance(value, Mapping):
        return {key: _numbers(item) for key, item in value.items()}
    if isinstance(value, list):
        return [_numbers(item) for item in value]
    return int(value) if isinstance(value, str) and _BIG_NUMBER.fullmatch(value) else value
