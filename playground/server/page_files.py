"""Scripts, styles and texts that the page loads beside its document. Each is named by its hash: a browser keeps it for
good, and asks for another name where it has changed. Knows Starlette, and nothing of what is in them.
"""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Iterable

from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from playground.server.compression import accepted, encoded

PATH = "/page-files"
_TYPES = {"js": "text/javascript", "css": "text/css", "json": "application/json",
          "ndjson": "application/x-ndjson"}  # fmt: skip
_KEPT_BY = {"js": "script", "css": "style"}  # as a `Link` header calls them
_HEADERS = {"Cache-Control": "public, max-age=31536000, immutable", "Vary": "Accept-Encoding"}
_GONE = "This file is of another version of the page. Reload it."
_DIGITS = 16  # of a hash


class PageFiles:
    """The files of one page, by their names."""

    def __init__(self) -> None:
        self._texts: dict[str, bytes] = {}
        self._encoded: dict[tuple[str, str], bytes] = {}
        self._better: set[asyncio.Task[None]] = set()
        self._one_at_a_time = asyncio.Lock()

    def add(self, name: str, text: str) -> str:
        """Serve this text. Returns where it is, from the page's own address on; `name` is that of a file, such as
        "panes.js", and becomes part of it."""
        body = text.encode()
        stem, _, ending = name.rpartition(".")
        name = f"{stem}.{hashlib.sha256(body).hexdigest()[:_DIGITS]}.{ending}"
        self._texts[name] = body
        return f"{PATH[1:]}/{name}"

    def route(self) -> Route:
        """The route of all of them. Only names that were added are served: none becomes a path."""
        return Route(f"{PATH}/{{name}}", self._serve, methods=["GET"])

    async def _serve(self, request: Request) -> Response:
        name = request.path_params["name"]
        if name not in self._texts:
            return Response(_GONE, 404, {"Cache-Control": "no-store"}, "text/plain")
        encoding = accepted(request.headers.get("accept-encoding", ""))
        body = self._encoded.get((name, encoding))
        if body is None:  # the first who asks does not wait for the best that can be made of it
            body = self._encoded[name, encoding] = await asyncio.to_thread(encoded, self._texts[name], encoding)
            self._better.add(task := asyncio.create_task(self._encode_better(name, encoding)))
            task.add_done_callback(self._better.discard)
        more = {"Content-Encoding": encoding} if encoding else {}
        return Response(body, 200, {**_HEADERS, **more}, _TYPES[name.rpartition(".")[2]])

    async def _encode_better(self, name: str, encoding: str) -> None:
        async with self._one_at_a_time:
            made = await asyncio.to_thread(encoded, self._texts[name], encoding, thoroughly=True)
        self._encoded[name, encoding] = made


def early(addresses: Iterable[str]) -> Middleware:
    """For `launch(app_kwargs={"middleware": [...]})`: a browser asks for these files as soon as the document begins,
    and not when a script of Gradio's comes to the head in it."""
    kinds = {address: _KEPT_BY[address.rpartition(".")[2]] for address in addresses}
    links = ", ".join(f"<{address}>; rel=preload; as={kind}" for address, kind in kinds.items())
    return Middleware(Early, links=links)


class Early:
    """ASGI middleware: the page's own document has this `Link` header."""

    def __init__(self, app: ASGIApp, links: str) -> None:
        self.app, self._line = app, (b"link", links.encode())

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def with_links(message: Message) -> None:
            if message["type"] == "http.response.start" and message["status"] == 200:
                message = {**message, "headers": [*message.get("headers", []), self._line]}
            await send(message)

        is_page = scope["type"] == "http" and scope["path"] in ("", "/")
        await self.app(scope, receive, with_links if is_page else send)
