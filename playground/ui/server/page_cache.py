"""The page's HTML, built once: two megabytes that are the same for everybody, for which Gradio needs a fifth of a
second at each visit. Knows HTTP alone.

What makes a difference is the address by which the server was called, which stands in the page, and the encoding.
"""

from __future__ import annotations

from typing import Any
from urllib.parse import parse_qs

from starlette.middleware import Middleware

MAX_PAGES = 8  # addresses by which one server is called, and encodings
# Headers that Gradio reads for the address, and the one that chooses the encoding.
_TELLING = (b"host", b"x-forwarded-host", b"x-forwarded-proto", b"x-forwarded-prefix", b"accept-encoding", b"range")
_OWN_PAGE = {"page", "deep_link"}  # what Gradio makes another page of; everything else the page's scripts read


def page_cache() -> Middleware:
    """For `launch(app_kwargs={"middleware": [...]})`, before what compresses."""
    return Middleware(PageCache)


class PageCache:
    """ASGI middleware: answers GET / with what it answered before."""

    def __init__(self, app: Any) -> None:
        self.app = app
        self._pages: dict[tuple, list[dict[str, Any]]] = {}  # the messages of each answer

    async def __call__(self, scope: dict[str, Any], receive: Any, send: Any) -> None:
        key = _key(scope) if scope["type"] == "http" else None
        if key is None:
            return await self.app(scope, receive, send)
        if key in self._pages:
            for message in self._pages[key]:
                await send(message)
            return
        messages: list[dict[str, Any]] = []

        async def noted(message: dict[str, Any]) -> None:
            messages.append(message)
            await send(message)

        await self.app(scope, receive, noted)
        if messages and messages[0].get("status") == 200 and not messages[-1].get("more_body", False):
            if not any(name.lower() == b"set-cookie" for name, _ in messages[0]["headers"]):
                self._pages[key] = messages
                if len(self._pages) > MAX_PAGES:
                    del self._pages[next(iter(self._pages))]


def _key(scope: dict[str, Any]) -> tuple | None:
    """What the answer depends on; None where it is not the page that is asked for, or may be somebody's own."""
    if scope["method"] != "GET" or scope["path"] != "/":
        return None
    if _OWN_PAGE & parse_qs(scope.get("query_string", b"").decode("latin-1"), keep_blank_values=True).keys():
        return None
    headers = dict(scope["headers"])
    if b"authorization" in headers:
        return None
    return (scope.get("scheme"), scope.get("root_path"), *(headers.get(name) for name in _TELLING))
