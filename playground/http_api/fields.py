"""Fields of a body: what each must hold, as a shape to check it by and as JSON Schema to tell of it.

Knows shapes and requests; no route.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from typing import Any

from playground.http_api.problem_details import wrong
from playground.requests.request import GenerationRequest, RequestError
from playground.settings import Settings
from playground.trace import replace
from playground.trace.value_shapes import Shape, ShapeError, between, nullable, one_of, validated

REQUIRED = object()
REQUEST_SCHEMA = {"$ref": "#/components/schemas/GenerationRequest"}


@dataclass(frozen=True)
class BodyField:
    """`shape` is one of `playground.trace.value_shapes`; `schema` is its JSON Schema, `default` what it is where it is
    left out, or REQUIRED."""

    shape: Shape
    schema: Mapping[str, Any]
    default: Any = REQUIRED


def text(meaning: str, default: Any = REQUIRED) -> BodyField:
    """A text. `meaning` is what the schema says of a field, here and below."""
    return _field(str, {"type": "string"}, meaning, default)


def flag(meaning: str, default: bool = False) -> BodyField:
    """True or false."""
    return _field(bool, {"type": "boolean"}, meaning, default)


def number(meaning: str, least: float, most: float, default: Any = REQUIRED, kind: type = int) -> BodyField:
    """A number of this kind, from `least` to `most`, both included."""
    limits = {"type": "integer" if kind is int else "number", "minimum": least, "maximum": most}
    return _field(between(least, most, kind), limits, meaning, default)


def choice(meaning: str, *known: str, default: Any = REQUIRED) -> BodyField:
    """One of these texts."""
    return _field(one_of(*known), {"enum": list(known)}, meaning, default)


def texts(meaning: str, default: Any = REQUIRED) -> BodyField:
    """A list of texts."""
    return _field([str], {"type": "array", "items": {"type": "string"}}, meaning, default)


def anything(meaning: str, schema: Mapping[str, Any], shape: Shape, default: Any = REQUIRED) -> BodyField:
    """A value of any other shape, with its JSON Schema."""
    return _field(shape, schema, meaning, default)


def request(meaning: str = "The run.") -> BodyField:
    """A request, which `read_request` reads: its problems are those of its own fields."""
    return BodyField(dict, {**REQUEST_SCHEMA, "description": meaning})


def _field(shape: Shape, schema: Mapping[str, Any], meaning: str, default: Any) -> BodyField:
    told = {**schema, "description": meaning}
    if default is None:
        return BodyField(nullable(shape), {"anyOf": [schema, {"type": "null"}], "description": meaning}, None)
    return BodyField(shape, told if default is REQUIRED else {**told, "default": default}, default)


def read_fields(body: Mapping[str, Any], fields: Mapping[str, BodyField]) -> dict[str, Any]:
    """The value of each field of a body. Raises Problem for an unknown field, one that is missing, and one that does
    not fit."""
    for name in body:
        if name not in fields:
            raise wrong(name, "There is no such field.", f"Use {', '.join(fields)}.")
    return {name: _value(body, name, field) for name, field in fields.items()}


def _value(body: Mapping[str, Any], name: str, field: BodyField) -> Any:
    if name not in body:
        if field.default is REQUIRED:
            raise wrong(name, "It is missing.", "Add it.")
        return field.default
    try:
        return validated(body[name], field.shape)
    except ShapeError as error:
        why = str(error)
        raise wrong(name, f"{why[:1].upper()}{why[1:]}.") from None


def read_request(value: Any, where: str = "") -> GenerationRequest:
    """The request that an object holds, which stands at `where`. Raises RequestError."""
    try:
        return GenerationRequest.from_dict(value)
    except RequestError as error:
        at = f"{where}." if where else ""
        raise RequestError([replace(d, knob=f"{at}{d.knob}") for d in error.diagnostics]) from None


async def read_media_of(
    request: GenerationRequest, settings: Settings, beside: Callable[..., Awaitable[GenerationRequest]]
) -> GenerationRequest:
    """The request with the files of its pictures and sounds read, whatever their plain data says of them; they come as
    data, never as the paths of files here. `beside` is as `Call` has it. Raises RequestError."""
    if not request.media:
        return request
    from playground.requests.media_reading import with_media_read  # here: few requests need what reads files

    return await beside(with_media_read, request, settings, True)


def schema_of(fields: Mapping[str, BodyField]) -> dict[str, Any]:
    """The JSON Schema of a body with these fields."""
    return {
        "type": "object",
        "properties": {name: dict(field.schema) for name, field in fields.items()},
        "required": [name for name, field in fields.items() if field.default is REQUIRED],
        "additionalProperties": False,
    }
