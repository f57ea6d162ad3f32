"""Pages of other sites: a browser that visits one must not drive this server, or read its answers, for it.

Gradio lets every site do both wherever the server is not called localhost: on the network of a class, any site that a
pupil visits. Here only the page's own site may, and the sites that the owner names. Programs send no `Origin`, and may.
Knows HTTP alone.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Any
from urllib.parse import urlsplit

from playground.ui.server.refusal import refuse

_SAFE = {"GET", "HEAD"}
_ALLOWING = b"access-control-"
_TEXT = "A page of another site may not use this server. Its owner can allow it: PLAYGROUND_ALLOWED_ORIGINS."


def origins_in(named: str) -> Collection[str]:
    """The origins that the setting `allowed_origins` names, with commas between them; * is all. Raises ValueError for
    what is none."""
    origins = {each.strip().rstrip("/").lower() for each in named.split(",")} - {""}
    for each in origins - {"*"}:
        parts = urlsplit(each)
        if parts.scheme not in ("http", "https") or not parts.netloc or each != f"{parts.scheme}://{parts.netloc}":
            raise ValueError(f"PLAYGROUND_ALLOWED_ORIGINS: {each!r} is not an origin such as https://example.org.")
    return origins


class OtherOrigins:
    """ASGI middleware, outside of Gradio's: 403 for what a page of another site sends, and it may read nothing."""

    def __init__(self, app: Any, allowed: Collection[str]) -> None:
        self.app = app
        self._allowed = allowed

    async def __call__(self, scope: dict[str, Any], receive: Any, send: Any) -> None:
        if scope["type"] != "http" or not self._is_of_another_site(dict(scope["headers"])):
            return await self.app(scope, receive, send)
        if scope["method"] not in _SAFE:
            return await refuse(send, 403, _TEXT)

        async def without_leave(message: dict[str, Any]) -> None:
            if message["type"] == "http.response.start":
                lines = [line for line in message.get("headers", []) if not line[0].lower().startswith(_ALLOWING)]
                message = {**message, "headers": lines}
            await send(message)

        await self.app(scope, receive, without_leave)

    def _is_of_another_site(self, headers: dict[bytes, bytes]) -> bool:
        origin = headers.get(b"origin", b"").decode("latin-1").lower()
        if not origin or "*" in self._allowed or origin in self._allowed:
            return False
        # Where the address is https or localhost, the browser says it itself; elsewhere the names are compared. No page
        # can send a forwarded name to another site: the browser would ask first, and be refused.
        if site := headers.get(b"sec-fetch-site"):
            return site != b"same-origin"
        names = (headers.get(name, b"").decode("latin-1").lower() for name in (b"host", b"x-forwarded-host"))
        return urlsplit(origin).netloc not in names if "://" in origin else True
