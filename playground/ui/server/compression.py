"""Gzip for large responses: Gradio compresses its own files alone, as Brotli where it can. Knows HTTP alone."""

from __future__ import annotations

from typing import Any

from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware

_MIN_BYTES = 100_000  # bytes: with less there is little to win
_LEVEL = 4  # takes a third of the time of level 9, for a tenth more


def compression() -> Middleware:
    """For `launch(app_kwargs={"middleware": [...]})`. Events that come one by one stay as they are."""
    return Middleware(Compression)


class Compression:
    """ASGI middleware: gzip for what nobody else compresses."""

    def __init__(self, app: Any) -> None:
        self.app = app
        self._compressing = GZipMiddleware(app, minimum_size=_MIN_BYTES, compresslevel=_LEVEL)

    async def __call__(self, scope: dict[str, Any], receive: Any, send: Any) -> None:
        theirs = scope["type"] == "http" and scope["path"].startswith("/assets/")
        await (self.app if theirs else self._compressing)(scope, receive, send)
