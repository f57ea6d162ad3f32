"""Routes of Gradio that this page never uses, and that answer strangers: they are closed.

Recordings would be sent for a server to mend (`/process_recording`), other addresses would be fetched for whoever asks
(`/proxy=`, `/file=https:`), pages would be kept as links (`/deep_link`), and the traffic of everybody would be told
(`/monitoring`, `/profiling`, `/run-history`). Knows HTTP alone.
"""

from __future__ import annotations

import json
import re
from urllib.parse import unquote

from starlette.middleware import Middleware
from starlette.types import ASGIApp, Receive, Scope, Send

_CLOSED = re.compile(
    r"/(process_recording|stream/.*|deep_link|monitoring(/.*)?|profiling/.*|run-history/.*|runs"
    r"|proxy=.*|file=/*[a-z][a-z0-9+.-]+:/.*|(undo-)?vibe-.*|dev/reload)/?",
    re.IGNORECASE | re.DOTALL,
)
_BODY = json.dumps({"detail": "There is nothing here."}).encode()


def closed_routes() -> Middleware:
    """For `launch(app_kwargs={"middleware": [...]})`."""
    return Middleware(ClosedRoutes)


class ClosedRoutes:
    """ASGI middleware: 404 for those routes, with Gradio's prefix or without it."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http" and is_closed(scope["path"]):
            headers = [(b"content-type", b"application/json"), (b"content-length", str(len(_BODY)).encode())]
            await send({"type": "http.response.start", "status": 404, "headers": headers})
            return await send({"type": "http.response.body", "body": _BODY})
        await self.app(scope, receive, send)


def is_closed(path: str) -> bool:
    """Whether this path, without its query, is one of them."""
    inside = re.sub(r"^.*?/gradio_api(?=/)", "", path)
    return any(_CLOSED.fullmatch(each) for each in (inside, unquote(inside)))
