"""Fields of a body: the type of each, by which it is checked, and which its JSON Schema is read off.

Knows types and requests; no route.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from typing import Annotated, Any, Literal

from msgspec import Meta

from playground.http_api.problem_details import wrong
from playground.requests.request import GenerationRequest, RequestError
from playground.settings import Settings
from playground.trace import replace
from playground.trace.wire import Json, Schema, convert, schemas
from playground.trace.wire_errors import WireError

REQUIRED = object()
REQUEST_SCHEMA = {"$ref": "#/components/schemas/GenerationRequest"}
Object = dict[str, Json]


@dataclass(frozen=True)
class BodyField:
    """`kind` is its type, `meaning` what its schema says of it; `default` is what it is where it is left out, or
    REQUIRED. `told` is its schema where that says more than the type."""

    kind: object
    meaning: str
    default: Any = REQUIRED
    told: Schema | None = None

    @property
    def schema(self) -> Schema:
        """Its JSON Schema."""
        told = self.told or schemas([self.kind])[0][0]
        default = {} if self.default in (REQUIRED, None) else {"default": self.default}
        return {**told, "description": self.meaning, **default}


def request(meaning: str = "The run.") -> BodyField:
    """A request, which `read_request` reads: its problems are those of its own fields."""
    return BodyField(Object, meaning, told=REQUEST_SCHEMA)


def number(meaning: str, least: float, most: float, default: Any = REQUIRED, kind: type = int) -> BodyField:
    """A number of this kind, from `least` to `most`, both included."""
    return BodyField(Annotated[kind, Meta(ge=least, le=most)], meaning, default)


def choice(meaning: str, *known: str, default: Any = REQUIRED) -> BodyField:
    """One of these texts."""
    return BodyField(Literal[known], meaning, default)


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
        return convert(body[name], field.kind, name)
    except WireError as error:
        raise wrong(name, f"{error}.") from None


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
        "properties": {name: field.schema for name, field in fields.items()},
        "required": [name for name, field in fields.items() if field.default is REQUIRED],
        "additionalProperties": False,
    }
