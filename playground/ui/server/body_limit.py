"""A limit on what a client may send at once, so that nobody fills the server's memory with one request.

Gradio limits uploaded files; the values of components come as JSON, which it reads whole. Knows HTTP alone.
"""

from __future__ import annotations

import json
from typing import Any

from starlette.middleware import Middleware


def body_limit(most_bytes: int) -> Middleware:
    """The limit, for `launch(app_kwargs={"middleware": [...]})`."""
    return Middleware(BodyLimit, most_bytes=most_bytes)


class BodyLimit:
    """ASGI middleware: a body of more than `most_bytes` is refused with status 413, or cut off where its length was
    not announced."""

    def __init__(self, app: Any, most_bytes: int) -> None:
        self.app = app
        self.most_bytes = most_bytes

    async def __call__(self, scope: dict[str, Any], receive: Any, send: Any) -> None:
        if scope["type"] != "http":
            return await self.app(scope, receive, send)
        announced = dict(scope["headers"]).get(b"content-length", b"0")
        if not announced.isdigit() or int(announced) > self.most_bytes:
            text = f"This is too large: at most {self.most_bytes // 10**6} MB can be sent at once."
            body = json.dumps({"detail": text}).encode()
            headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
            await send({"type": "http.response.start", "status": 413, "headers": headers})
            return await send({"type": "http.response.body", "body": body})
        read = 0

        async def counted() -> dict[str, Any]:
            nonlocal read
            message = await receive()
            read += len(message.get("body", b""))
            return {"type": "http.disconnect"} if read > self.most_bytes else message

        await self.app(scope, counted, send)
