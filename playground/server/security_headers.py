"""Headers that tell a browser what the page may do: load nothing from elsewhere, send nothing elsewhere.

Gradio runs scripts that stand in the page and makes functions of text, so both are allowed. Other pages may show this
one in a frame, as a notebook, a course and the Hub do, unless its owner says which: there is no account here that a
click could be stolen from. Knows ASGI alone.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

from starlette.types import ASGIApp, Message, Receive, Scope, Send

POLICY = {
    "default-src": "'self'",
    "script-src": "'self' 'unsafe-inline' 'unsafe-eval'",
    "style-src": "'self' 'unsafe-inline'",
    "img-src": "'self' data: blob:",
    "font-src": "'self' data:",
    "media-src": "'self' data: blob:",
    "connect-src": "'self' data: blob:",
    "worker-src": "'self' blob:",
    "frame-src": "'self' data: blob:",
    "object-src": "'none'",
    "base-uri": "'self'",
    "form-action": "'self'",
}
_OTHERS = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",  # an address may hold a prompt
}
_SOURCE = re.compile(r"(https?://)?(\*\.)?[a-z0-9.-]+(:(\d+|\*))?|[a-z][a-z0-9+.-]*:", re.IGNORECASE)


def headers_for(frame_ancestors: str = "*") -> dict[str, str]:
    """The headers of every answer. `frame_ancestors` is the setting of this name: which other pages may show this one
    in a frame. Raises ValueError for what is no address."""
    policy = dict(POLICY)
    if frame_ancestors.strip() != "*":  # in the policy, a star would leave out the frames of editors
        named = [each.strip() for each in frame_ancestors.split(",") if each.strip()]
        if wrong := next((each for each in named if not _SOURCE.fullmatch(each)), None):
            raise ValueError(f"PLAYGROUND_FRAME_ANCESTORS: {wrong!r} is not an address such as https://example.org.")
        policy["frame-ancestors"] = " ".join(["'self'", *named])
    return {"content-security-policy": "; ".join(f"{name} {sources}" for name, sources in policy.items()), **_OTHERS}


class SecurityHeaders:
    """ASGI middleware: every answer has these headers."""

    def __init__(self, app: ASGIApp, headers: Mapping[str, str]) -> None:
        self.app = app
        self._lines = [(name.encode(), value.encode()) for name, value in headers.items()]
        self._names = {name for name, _ in self._lines}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                theirs = [line for line in message.get("headers", []) if line[0].lower() not in self._names]
                message = {**message, "headers": [*theirs, *self._lines]}
            await send(message)

        await self.app(scope, receive, with_headers if scope["type"] == "http" else send)
