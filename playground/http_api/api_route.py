"""A row of the table of routes: how it is called, who answers, and what is told of it.

Knows handlers and fields; no particular route.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from playground.http_api.fields import BodyField, schema_of
from playground.http_api.service import Handler


@dataclass(frozen=True)
class ApiRoute:
    """One route. Its summary is the first line of the handler's docstring. `answer` is the type, or the schema, of the
    JSON that it answers. `body` has the fields of what is sent, or is the schema of it; None where nothing is. A route
    that `streams` can answer with events: those of runs, and `more_events`."""

    method: str
    path: str
    handler: Handler
    answer: Any
    body: Mapping[str, BodyField] | dict[str, Any] | None = None
    example: dict[str, Any] | None = None
    streams: bool = False
    more_events: tuple[type, ...] = ()

    @property
    def name(self) -> str:
        return self.path.strip("/")

    @property
    def summary(self) -> str:
        return (self.handler.__doc__ or "").strip().splitlines()[0]

    @property
    def body_schema(self) -> dict[str, Any] | None:
        """The JSON Schema of what is sent."""
        if self.body is None or not all(isinstance(field, BodyField) for field in self.body.values()):
            return self.body
        return schema_of(self.body)
