"""JSON Schema of what is sent and answered, read off the types of requests, events and results.

Knows types and the rows of knobs; no route.
"""

from __future__ import annotations

import inspect
from collections.abc import Iterable

from playground.knobs import KNOBS
from playground.knobs.spec import Knob
from playground.questions import Answer
from playground.requests.config_values import METADATA
from playground.requests.extra_fields import EXTRAS
from playground.requests.request import GenerationRequest
from playground.trace import EVENTS, FORMAT
from playground.trace.wire import Schema, schemas

_PLACE = "#/components/schemas/"
REQUEST_SCHEMA: Schema = {"$ref": f"{_PLACE}GenerationRequest"}


def schemas_of(
    answers: Iterable[object], more_events: Iterable[type], bodies: Iterable[type] = ()
) -> tuple[dict[object, Schema], dict[str, Schema]]:
    """The schema of each type of an answer or of a body, and those of all classes by name: of requests, of what answers
    consist of, and of each kind of event. "Event" is any of a run, "Trace" what they add up to. A body has its own
    schema, all others the name of theirs."""
    bodies, answers, more = [kind for kind in bodies if kind is not GenerationRequest], list(answers), list(more_events)
    told, classes = schemas([*answers, GenerationRequest, *EVENTS.values(), *more, *bodies], _PLACE)
    by_type: dict[object, Schema] = dict(zip(answers, told, strict=False))
    by_type |= {kind: classes.pop(kind.__name__) for kind in bodies} | {GenerationRequest: REQUEST_SCHEMA}
    for name in EVENTS:
        classes[name] = _of_event(classes[name], name)
        classes[name]["properties"]["run"] = {"type": "integer", "description": "Which run, if there are several."}
    for kind in more:  # what all runs have shown, an answer, or a part of one
        name, schema = name_of_kind(kind), classes[kind.__name__]
        if issubclass(kind, Answer):
            schema = {"type": "object", "properties": {"values": {"$ref": _PLACE + kind.__name__}}}
        classes[name] = _of_event(schema, name)
    classes["Event"] = {"anyOf": [{"$ref": _PLACE + name} for name in EVENTS]}
    classes["Trace"] = {
        "type": "object",
        "description": "What a run did: its events, in the order in which to play them back.",
        "properties": {"format": {"const": FORMAT}, "events": {"type": "array", "items": {"$ref": f"{_PLACE}Event"}}},
        "required": ["format", "events"],
        "additionalProperties": False,
    }
    return by_type, classes | _of_request(classes["GenerationRequest"])


def _of_event(schema: Schema, name: str) -> Schema:
    """Of what is written whole, and begins with its type."""
    fields = {"type": None, **schema["properties"]} | {"type": {"const": name}}
    return schema | {"properties": fields, "required": list(fields), "additionalProperties": False}


def name_of_kind(kind: type) -> str:
    """What programs know events of this kind by."""
    return kind.event if issubclass(kind, Answer) else kind.__name__


def _of_request(schema: Schema) -> dict[str, Schema]:
    """GenerationRequest, whose config has a property for each knob."""
    fields = schema["properties"] | {name: knob_schema(knob) for name, knob in EXTRAS.items()}
    return {
        "GenerationRequest": schema | {
            "description": inspect.cleandoc(GenerationRequest.__doc__ or ""),
            "properties": fields | {"config": {"$ref": f"{_PLACE}GenerationConfig"}},
            "additionalProperties": False,
        },
        "GenerationConfig": {
            "type": "object",
            "description": "Fields of transformers' GenerationConfig; null leaves the model's own value.",
            "properties": {**{name: knob_schema(knob) for name, knob in KNOBS.items()}, **{n: {} for n in METADATA}},
            "additionalProperties": False,
        },
    }  # fmt: skip


def knob_schema(knob: Knob) -> Schema:
    """The schema of the value of a knob. Of lists and objects it says in words what they must hold."""
    told: Schema = {"description": str(knob.managed_because or knob.meaning)}
    if knob.managed:
        return told
    if knob.kind in ("list", "json"):
        return {**told, "description": f"{knob.meaning} It must be {knob.shape}."} if knob.shape else told
    if knob.kind == "choice":
        return {"enum": [*knob.choices, None], **told}
    names = {"bool": "boolean", "int": "integer", "float": "number", "text": "string"}
    limits: Schema = {"type": [names[knob.kind], "null"]}
    if knob.minimum is not None:
        limits["exclusiveMinimum" if knob.open_minimum else "minimum"] = knob.minimum
    if knob.maximum is not None:
        limits["exclusiveMaximum" if knob.open_maximum else "maximum"] = knob.maximum
    return {**limits, **told}
