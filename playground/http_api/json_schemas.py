"""JSON Schema of what is sent and answered: read off the dataclasses of requests, events and results.

Knows types and the rows of knobs; no route.
"""

from __future__ import annotations

import collections.abc
import dataclasses
import inspect
import types
import typing
from typing import Any

from playground.knobs import KNOBS
from playground.knobs.spec import Knob
from playground.questions import Answer
from playground.requests.config_values import METADATA
from playground.requests.extra_fields import EXTRAS
from playground.requests.request import GenerationRequest
from playground.trace import EVENTS, FORMAT
from playground.trace.wire import Record, schemas

Schema = dict[str, Any]
_PLACE = "#/components/schemas/"
_SCALARS: dict[Any, Schema] = {
    str: {"type": "string"},
    int: {"type": "integer"},
    float: {"type": ["number", "null"]},  # null for what is not finite
    bool: {"type": "boolean"},
    Any: {},
}


class Schemas:
    """The schemas of classes, each under its name in `components`; `of` gives the one of a type."""

    def __init__(self) -> None:
        self.components: dict[str, Schema] = {}

    def of(self, hint: Any) -> Schema:
        """The schema of a type as a dataclass's field has it."""
        if hint in _SCALARS:
            return _SCALARS[hint]
        if _is_record(hint):
            (told,), classes = schemas([hint], _PLACE)
            self.components |= {name: schema for name, schema in classes.items() if name not in self.components}
            return told
        if dataclasses.is_dataclass(hint):
            return self._of_class(hint)
        origin, inner = typing.get_origin(hint), typing.get_args(hint)
        if origin in (types.UnionType, typing.Union):
            return _either([self.of(each) for each in inner if each is not types.NoneType], types.NoneType in inner)
        if origin is tuple and inner[-1] is not Ellipsis:
            items = [self.of(each) for each in inner]
            return {"type": "array", "prefixItems": items, "minItems": len(items), "maxItems": len(items)}
        if origin in (list, tuple, collections.abc.Sequence):
            return {"type": "array", "items": self.of(inner[0])}
        if origin in (dict, collections.abc.Mapping):
            values = self.of(inner[1])
            return {"type": "object", **({"additionalProperties": values} if values else {})}
        raise TypeError(f"no schema of {hint}")

    def _of_class(self, kind: type) -> Schema:
        if kind.__name__ not in self.components:
            self.components[kind.__name__] = {}  # it may hold itself
            self.components[kind.__name__] = self.described(kind)
        return {"$ref": _PLACE + kind.__name__}

    def described(self, kind: type, **beside: Schema) -> Schema:
        """The schema of a dataclass itself, which has the fields `beside` before its own."""
        hints = typing.get_type_hints(kind)
        fields = dataclasses.fields(kind)
        return {
            "type": "object",
            "description": inspect.cleandoc(kind.__doc__ or "").partition("\n\n")[0].replace("\n", " "),
            "properties": {**beside, **{field.name: self.of(hints[field.name]) for field in fields}},
            "required": [*beside, *(field.name for field in fields if _is_needed(field))],
            "additionalProperties": False,
        }

    def add_events(self, *more: type) -> None:
        """Each kind of event, with "type"; "Event" is any of a run, "Trace" what they add up to."""
        for kind in more:
            self.components[name_of_kind(kind)] = self._of_part(kind)
        for kind in EVENTS.values():
            schema = self.described(kind, type={"const": kind.__name__})
            schema["required"] = list(schema["properties"])
            schema["properties"]["run"] = {"type": "integer", "description": "Which run, if there are several."}
            self.components[kind.__name__] = schema
        self.components["Event"] = {"anyOf": [{"$ref": _PLACE + name} for name in EVENTS]}
        self.components["Trace"] = {
            "type": "object",
            "description": "What a run did: its events, in the order in which to play them back.",
            "properties": {
                "format": {"const": FORMAT},
                "events": {"type": "array", "items": {"$ref": f"{_PLACE}Event"}},
            },
            "required": ["format", "events"],
            "additionalProperties": False,
        }

    def _of_part(self, kind: type) -> Schema:
        """The schema of an event that is not of a run: an answer, a part of one, or what all runs have shown."""
        told = {"type": {"const": name_of_kind(kind)}}
        if _is_record(kind):
            place = self.of(kind)
            schema = self.components[kind.__name__]
            if issubclass(kind, Answer):
                schema = {"type": "object", "properties": {"values": place}, "additionalProperties": False}
            schema = {**schema, "properties": {**told, **schema["properties"]}}
        else:
            schema = self.described(kind, **told)
        return {**schema, "required": list(schema["properties"])}

    def add_request(self) -> None:
        """GenerationRequest, whose config has a property for each knob."""
        schema = self.described(GenerationRequest)
        schema["description"] = inspect.cleandoc(GenerationRequest.__doc__ or "")
        schema["properties"] |= {name: knob_schema(knob) for name, knob in EXTRAS.items()}
        schema["properties"]["config"] = {"$ref": f"{_PLACE}GenerationConfig"}
        self.components["GenerationRequest"] = schema
        self.components["GenerationConfig"] = {
            "type": "object",
            "description": "Fields of transformers' GenerationConfig; null leaves the model's own value.",
            "properties": {**{name: knob_schema(knob) for name, knob in KNOBS.items()}, **{n: {} for n in METADATA}},
            "additionalProperties": False,
        }


def _is_record(hint: Any) -> bool:
    return isinstance(hint, type) and issubclass(hint, Record)


def name_of_kind(kind: type) -> str:
    """What programs know events of this kind by."""
    return kind.event if issubclass(kind, Answer) else kind.__name__


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


def _either(schemas: list[Schema], or_null: bool) -> Schema:
    if or_null and len(schemas) == 1 and "type" in schemas[0]:
        known = schemas[0]["type"]
        names = known if isinstance(known, list) else [known]
        return {**schemas[0], "type": [*names, *(["null"] if "null" not in names else [])]}
    return {"anyOf": [*schemas, *([{"type": "null"}] if or_null else [])]}


def _is_needed(field: dataclasses.Field) -> bool:
    return field.default is dataclasses.MISSING and field.default_factory is dataclasses.MISSING
