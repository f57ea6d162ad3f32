"""The values of a request's config, one by one: which are of the right type and range, and what mends the others.

What a knob may be stands in its row of the table. Knows no request and no model. Standard library only.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from playground.knobs import KNOBS
from playground.knobs.fix import Fix, only
from playground.knobs.spec import Fault, Knob, in_json, is_int, is_number
from playground.requests.request_problems import error, problem
from playground.requests.unknown_names import unknown_field
from playground.texts import said
from playground.trace import Diagnostic

METADATA = ("transformers_version", "_from_model_config", "_commit_hash")  # what a saved GenerationConfig also holds


def well_formed(config: object) -> tuple[dict[str, Any], list[Diagnostic]]:
    """The fields of `config` that have a value of the right type and range, and a problem for each that has not.

    Fields set to None count as unset; managed ones are left out with a warning.
    """
    if not isinstance(config, Mapping):
        message = said("config must map names of knobs to values.")
        return {}, [error("config", message, said('Write {{"max_new_tokens": 40}}.'))]
    values, problems = {}, []
    for name, value in config.items():
        knob = KNOBS.get(name) if isinstance(name, str) else None
        if name in METADATA or (knob and value is None):
            continue
        if knob is None:
            problems.append(unknown_field(name, value))
        elif knob.managed:
            problems.append(problem(knob.name, "warning", said(knob.managed_because), only({knob.name: None})))
        elif fault := knob.fault(value):
            problems.append(error(knob.name, fault.message, _value_fix(knob, value, fault)))
        else:
            values[knob.name] = value
    return values, problems


def _value_fix(knob: Knob, value: object, fault: Fault) -> Fix:
    """What to write instead of a value that does not fit."""
    name = knob.name
    if fault.where != name:
        return Fix(said("Change that part, or leave {name} out.", name=name), {name: None})
    if isinstance(value, str) and value in knob.former:
        now = knob.former[value]
        return Fix(said("Use {value}.", value=in_json(now)), {name: now})
    if knob.kind == "bool":
        if not isinstance(value, int | float | str):
            return Fix(said("Write true or false."))
        on = value in (1, "true", "True", "1", "yes", "on")
        return Fix(said("Write {value}.", value=in_json(on)), {name: on})
    if knob.kind in ("int", "float"):
        number = _number_in(value)
        if knob.kind == "int" and number is not None and number == int(number):
            number = int(number)
        if number is not None and knob.problem(number) is None:
            return Fix(said("Write {value}.", value=str(number)), {name: number})
        if number is not None and knob.minimum is not None:
            low, high = (knob.minimum, knob.maximum)
            nearest = low if number <= low else high if high is not None and number >= high else None
            if nearest is not None and knob.problem(nearest) is None:
                return Fix(said("Use {value}.", value=str(nearest)), {name: nearest})
    if knob.default is None:
        return only({name: None})
    return Fix(said("Leave it out for the default, {value}.", value=in_json(knob.default)), {name: None})


def _number_in(value: object) -> int | float | None:
    if isinstance(value, str):
        try:
            value = float(value)
        except ValueError:
            return None
    return value if is_int(value) or is_number(value) else None
