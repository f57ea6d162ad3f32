"""Limits on what a client may send at once, so that nobody fills the server's memory, or its time, with one request.

Gradio limits uploaded files; the values of components come as JSON, which it reads whole, and while Python reads JSON
nothing else runs. Text costs next to nothing; lists and objects cost a quarter of a second for each million of them, so
those are counted first. What a page or a person's file holds has one for every forty bytes or so. Knows HTTP alone.
"""

from __future__ import annotations

from starlette.middleware import Middleware
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from playground.server.refusal import refuse

FREE_BRACKETS = 100_000  # lists and objects that any body may have
BYTES_EACH = 16  # of a longer one, for each further list or object


def body_limit(most_bytes: int) -> Middleware:
    """The limit, for `launch(app_kwargs={"middleware": [...]})`."""
    return Middleware(BodyLimit, most_bytes=most_bytes)


class BodyLimit:
    """ASGI middleware: a body of more than `most_bytes`, or of too many lists and objects, is refused with status
    413."""

    def __init__(self, app: ASGIApp, most_bytes: int) -> None:
        self.app = app
        self.most_bytes = most_bytes
        self.too_large = f"This is too large: at most {most_bytes / 10**6:,.0f} MB can be sent at once."

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            return await self.app(scope, receive, send)
        announced = dict(scope["headers"]).get(b"content-length", b"0")
        if not announced.isdigit() or int(announced) > self.most_bytes:
            return await refuse(send, 413, self.too_large)
        messages, size, brackets, more = [], 0, 0, scope["method"] not in ("GET", "HEAD")
        while more:
            message = await receive()
            messages.append(message)
            part = message.get("body", b"")
            size, brackets = size + len(part), brackets + part.count(b"[") + part.count(b"{")
            if size > self.most_bytes:
                return await refuse(send, 413, self.too_large)
            more = message["type"] == "http.request" and message.get("more_body", False)
        if brackets > FREE_BRACKETS + size // BYTES_EACH:
            return await refuse(send, 413, "This holds too many lists and objects to be read.")

        async def replayed() -> Message:
            return messages.pop(0) if messages else await receive()

        await self.app(scope, replayed, send)
