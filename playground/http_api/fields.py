"""Bodies: the type of what is sent to a route, by which it is checked, and which its JSON Schema is read off.

A body is a record, such as a question is one; a field of a request is read as `GenerationRequest` reads itself. Knows
types and requests; no route.
"""

from __future__ import annotations

import typing
from collections.abc import Awaitable, Callable, Mapping
from typing import Annotated, TypeVar

from playground.http_api.problem_details import wrong
from playground.requests.request import GenerationRequest, RequestError
from playground.settings import Settings
from playground.trace import replace
from playground.trace.wire import Json, Record, convert
from playground.trace.wire_errors import WireError, fields_of

Body = TypeVar("Body", bound=Record)
Object = dict[str, Json]


def read_body(body: Mapping[str, Json], kind: type[Body]) -> Body:
    """The body as its type has it. Raises Problem for an unknown field, one that is missing, and one that does not fit;
    RequestError for what is wrong with a request."""
    fields = fields_of(kind)
    for name in body:
        if name not in fields:
            raise wrong(name, "There is no such field.", f"Use {', '.join(fields)}.")
    for name, (_, is_needed) in fields.items():
        if is_needed and name not in body:
            raise wrong(name, "It is missing.", "Add it.")
    return kind(**{name: _value(body[name], hint, name) for name, (hint, _) in fields.items() if name in body})


def _value(value: Json, hint: object, name: str) -> object:
    kind = typing.get_args(hint)[0] if typing.get_origin(hint) is Annotated else hint
    if kind is GenerationRequest and isinstance(value, dict):
        return read_request(value, name)
    many = list(typing.get_args(kind)) == [GenerationRequest]
    try:
        read = convert(value, dict if kind is GenerationRequest else list[Object] if many else hint, name)
    except WireError as error:
        raise wrong(name, f"{error}.") from None
    return [read_request(each, f"{name}[{i}]") for i, each in enumerate(read)] if many else read


def read_request(value: Json, where: str = "") -> GenerationRequest:
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
