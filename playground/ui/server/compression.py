"""Gzip for large responses: Gradio compresses its own files, but not the page. Knows HTTP alone."""

from __future__ import annotations

from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware

_MIN_BYTES = 100_000  # bytes: with less there is little to win
_LEVEL = 4  # takes a third of the time of level 9, for a tenth more


def compression() -> Middleware:
    """For `launch(app_kwargs={"middleware": [...]})`. Events that come one by one stay as they are."""
    return Middleware(GZipMiddleware, minimum_size=_MIN_BYTES, compresslevel=_LEVEL)
