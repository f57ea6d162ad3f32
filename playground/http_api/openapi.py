"""`openapi.json`: the table of routes as OpenAPI 3.1, with the JSON Schema of what is sent and answered.

Knows the table's rows and schemas; serves nothing.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from playground.http_api.api_route import ApiRoute
from playground.http_api.json_schemas import name_of_kind, schemas_of
from playground.http_api.problem_details import MEDIA_TYPE
from playground.http_api.writers import JSON, NDJSON, SSE
from playground.trace.wire import Json, Schema

VERSION = "1.0.0"
_PROBLEM: Schema = {
    "type": "object",
    "description": "RFC 9457. `diagnostics` lists every problem of the request, with a fix.",
    "properties": {
        "type": {"type": "string"},
        "title": {"type": "string"},
        "status": {"type": "integer"},
        "detail": {"type": "string"},
        "diagnostics": {
            "type": "array",
            "items": {
                "type": "object",
                "properties": {
                    "field": {"type": "string"},
                    "severity": {"enum": ["error", "warning", "info"]},
                    "message": {"type": "string"},
                    "fix": {"type": "string"},
                    "change": {
                        "type": ["object", "null"],
                        "description": "The change of knobs that the fix names, by their names; null unsets one.",
                    },
                    "otherwise": {
                        "type": ["object", "null"],
                        "description": "The other change that the fix names, where the first does not help.",
                    },
                },
                "required": ["field", "severity", "message", "fix"],
            },
        },
    },
    "required": ["type", "title", "status", "detail"],
}
_DESCRIPTION = (
    "Runs of the Generation Playground for programs. A stream is NDJSON, or server-sent events; closing it stops the "
    "run within a step. With `Accept: application/json` the answer is one document, once the run has ended."
)


def document(routes: Sequence[ApiRoute], prefix: str, with_keys: bool) -> dict[str, Json]:
    """The OpenAPI document of these routes, which lie below `prefix`."""
    more = {kind for route in routes for kind in route.more_events}
    types = [route.answer for route in routes if not isinstance(route.answer, dict)]
    bodies = [route.body for route in routes if route.body is not None]
    of_types, classes = schemas_of(types, sorted(more, key=name_of_kind), bodies)
    classes["Problem"] = _PROBLEM
    paths: dict[str, object] = {}
    for route in routes:
        paths.setdefault(prefix + route.path, {})[route.method.lower()] = _operation(route, of_types, with_keys)
    security = {"securitySchemes": {"key": {"type": "http", "scheme": "bearer"}}} if with_keys else {}
    return {
        "openapi": "3.1.0",
        "info": {"title": "Generation Playground", "version": VERSION, "description": _DESCRIPTION},
        "paths": paths,
        "components": {"schemas": dict(sorted(classes.items())), **security},
    }


def _operation(route: ApiRoute, of_types: Mapping[object, Schema], with_keys: bool) -> dict[str, Json]:
    answers = {JSON: {"schema": route.answer if isinstance(route.answer, dict) else of_types[route.answer]}}
    if route.streams:
        kinds = [{"$ref": "#/components/schemas/Event"}]
        kinds += [{"$ref": f"#/components/schemas/{name_of_kind(kind)}"} for kind in route.more_events]
        event = {"description": "Each line, or the data of each event.", "anyOf": kinds}
        answers = {NDJSON: {"schema": event}, SSE: {"schema": event}, **answers}
    told: dict[str, object] = {
        "operationId": route.name,
        "summary": route.summary,
        "responses": {
            "200": {"description": "The answer.", "content": answers},
            "default": {
                "description": "What is wrong.",
                "content": {MEDIA_TYPE: {"schema": {"$ref": "#/components/schemas/Problem"}}},
            },
        },
    }
    if route.body is not None:
        content = {"schema": of_types[route.body], "example": route.example}
        told["requestBody"] = {"required": True, "content": {JSON: content}}
    return told | ({"security": [{"key": []}]} if with_keys else {})
