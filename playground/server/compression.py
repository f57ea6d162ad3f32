"""Compressed answers: gzip for large ones, as Gradio compresses its own files alone; and what a browser likes
best, Brotli or else gzip, for what is made once and sent often. Knows HTTP alone.
"""

from __future__ import annotations

import gzip

import brotli
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.types import ASGIApp, Receive, Scope, Send

_MIN_BYTES = 100_000  # bytes: with less there is little to win
_LEVEL, _BEST = 4, 9  # of gzip: 4 takes a third of the time of 9, for a tenth more
_QUALITY, _THOROUGH = 10, 11  # of Brotli: 0.2 s for the page, on a quiet machine; 0.6 s, for a fortieth less


def compression() -> Middleware:
    """For `launch(app_kwargs={"middleware": [...]})`. Events that come one by one stay as they are."""
    return Middleware(Compression)


class Compression:
    """ASGI middleware: gzip for what nobody else compresses."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app
        self._compressing = GZipMiddleware(app, minimum_size=_MIN_BYTES, compresslevel=_LEVEL)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        theirs = scope["type"] == "http" and scope["path"].startswith("/assets/")
        await (self.app if theirs else self._compressing)(scope, receive, send)


def accepted(header: str) -> str:
    """The encoding for a request with this `Accept-Encoding`: "br", "gzip" or "" for none."""
    names = {name.strip() for name in header.split(",")}
    return next((name for name in ("br", "gzip") if name in names), "")


def encoded(body: bytes, encoding: str, thoroughly: bool = False) -> bytes:
    """The body in that encoding."""
    if encoding == "br":
        return brotli.compress(body, mode=brotli.MODE_TEXT, quality=_THOROUGH if thoroughly else _QUALITY)
    if encoding == "gzip":
        return gzip.compress(body, _BEST, mtime=0)
    return body
