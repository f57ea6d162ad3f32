"""The page at `/api/v1`: what there is to call, each with a line for the shell. Plain HTML that loads nothing.

Knows the table's rows; serves nothing.
"""

from __future__ import annotations

import json
import shlex
from collections.abc import Mapping, Sequence
from html import escape

from playground.http_api.api_route import ApiRoute
from playground.http_api.json_schemas import schemas_of
from playground.requests.request import GenerationRequest
from playground.trace.wire import Json
from visualizers.plain_page import plain_page


def html_page(routes: Sequence[ApiRoute], prefix: str, address: str, with_keys: bool) -> str:
    """The page. `address` is that of the API, as the browser has called it."""
    links = "".join(f'<a href="#{route.name}">{escape(route.name)}</a>' for route in routes)
    keys = "This server needs a key: <code>Authorization: Bearer YOUR_KEY</code>." if with_keys else ""
    sections = "".join(_section(route, prefix, address, with_keys) for route in routes)
    return plain_page(
        "HTTP API of the Generation Playground",
        "<h1>HTTP API of the Generation Playground</h1>"
        "<p>If an answer can be a stream, choose its form with <code>Accept</code>: <code>application/x-ndjson</code> "
        "(the default), <code>text/event-stream</code>, or <code>application/json</code> for one document at the end. "
        "Close a stream to stop its runs. Errors are <code>application/problem+json</code>. "
        f"{keys}</p>"
        f'<p><a href="{escape(prefix)}/openapi.json">openapi.json</a> describes all of it, with JSON Schema.</p>'
        f"<nav>{links}</nav>{sections}",
    )


def _section(route: ApiRoute, prefix: str, address: str, with_keys: bool) -> str:
    streams = ' <span class="muted">A stream, or one document.</span>' if route.streams else ""
    return (
        f'<h2 id="{route.name}"><code>{route.method} {escape(prefix + route.path)}</code></h2>'
        f"<p>{escape(route.summary)}{streams}</p>"
        f"{_fields(route)}<pre>{escape(shell_line(route, address, with_keys))}</pre>"
    )


def _fields(route: ApiRoute) -> str:
    if route.body is None:
        return ""
    if route.body is GenerationRequest:
        return "<p>The body has the fields of <code>GenerationRequest</code>.</p>"
    schema = schemas_of([], [], [route.body])[0][route.body]
    rows = "".join(
        f"<dt>{escape(name)}</dt><dd>{escape(_told(field, name in schema['required']))}</dd>"
        for name, field in schema["properties"].items()
    )
    return f"<dl>{rows}</dl>"


def _told(field: Mapping[str, Json], required: bool) -> str:
    words = [str(field.get("description", ""))]
    words += [f"One of {', '.join(map(str, field['enum']))}."] if "enum" in field else []
    if not required:
        default = field.get("default")
        words += ["Optional." if default is None else f"Default: {json.dumps(default)}."]
    return " ".join(words)


def shell_line(route: ApiRoute, address: str, with_keys: bool = False) -> str:
    """A line for the shell that calls the route with its example."""
    parts = ["curl", "-N"] if route.streams else ["curl"]
    parts += ["-H", "Authorization: Bearer YOUR_KEY"] if with_keys else []
    if route.example is not None:
        parts += ["-H", "Content-Type: application/json", "-d", json.dumps(route.example)]
    return shlex.join([*parts, address + route.path])
