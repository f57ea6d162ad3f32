"""Pages of other sites: a browser that visits one must not drive this server, or read its answers, for it.

Gradio lets every site do both wherever the server is not called localhost: on the network of a class, any site that a
pupil visits. Here only the page's own site may, and the sites that the owner names. Programs send no `Origin`, and may.

A page of another site can also have its own name point to a server that listens on this machine alone (DNS rebinding),
and would then be its own site: the name in the header `Host` tells. Such a server is called localhost or 127.0.0.1; one
that listens to a network has names that it cannot know. Knows HTTP alone.
"""

from __future__ import annotations

import os
from collections.abc import Collection
from urllib.parse import urlsplit

from starlette.middleware import Middleware
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from playground.server.refusal import refuse

LOOPBACK = frozenset({"localhost", "127.0.0.1", "::1"})
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

    def __init__(self, app: ASGIApp, allowed: Collection[str]) -> None:
        self.app = app
        self._allowed = allowed

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or not self._is_of_another_site(dict(scope["headers"])):
            return await self.app(scope, receive, send)
        if scope["method"] not in _SAFE:
            return await refuse(send, 403, _TEXT)

        async def without_leave(message: Message) -> None:
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


def names_of(server_name: str | None, share: bool, named: str) -> Collection[str]:
    """The names that are answered; empty for all. `server_name` and `share` are what Gradio's `launch` takes, `named`
    is the setting `allowed_hosts`: names with commas between them, or * for all."""
    if named.strip():
        return () if named.strip() == "*" else frozenset(name.strip().lower() for name in named.split(",")) - {""}
    listens = server_name or os.environ.get("GRADIO_SERVER_NAME") or "127.0.0.1"
    return LOOPBACK if listens in LOOPBACK and not share else ()


def allowed_hosts(names: Collection[str]) -> list[Middleware]:
    """For `launch(app_kwargs={"middleware": [...]})`; nothing where all names are answered."""
    return [Middleware(AllowedHosts, names=names)] if names else []


class AllowedHosts:
    """ASGI middleware: 421 for a request by any other name."""

    def __init__(self, app: ASGIApp, names: Collection[str]) -> None:
        self.app = app
        self.names = names

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket"):
            host = dict(scope["headers"]).get(b"host", b"").decode("latin-1")
            if name_in(host) not in self.names:
                text = "This server is not called by that name. To allow it, set PLAYGROUND_ALLOWED_HOSTS and restart."
                return await refuse(send, 421, text)
        await self.app(scope, receive, send)


def name_in(host: str) -> str:
    """The name in a `Host` header, without its port and brackets; empty where there is none."""
    try:
        return urlsplit(f"//{host}").hostname or ""
    except ValueError:
        return ""
