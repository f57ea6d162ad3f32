"""Which names a browser may call this server by: a page elsewhere must not drive the playground of a laptop.

A server that listens on this machine alone is called localhost or 127.0.0.1. A page of another site can have its own
name point there (DNS rebinding), and would then be allowed to read the answers: the name in the header `Host` tells. A
server that listens to a network has names that it cannot know. Knows HTTP alone.
"""

from __future__ import annotations

import os
from collections.abc import Collection
from typing import Any
from urllib.parse import urlsplit

from starlette.middleware import Middleware

from playground.ui.server.refusal import refuse

LOOPBACK = frozenset({"localhost", "127.0.0.1", "::1"})


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

    def __init__(self, app: Any, names: Collection[str]) -> None:
        self.app = app
        self.names = names

    async def __call__(self, scope: dict[str, Any], receive: Any, send: Any) -> None:
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
