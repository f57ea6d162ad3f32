"""Headers that tell a browser what the page may do: load nothing from elsewhere, send nothing elsewhere.

Gradio runs scripts that stand in the page and makes functions of text, so both are allowed. Other pages may show this
one in a frame, as a notebook, a course and the Hub do: there is no account here that a click could be stolen from.
Knows ASGI alone.
"""

from __future__ import annotations

from typing import Any

from starlette.middleware import Middleware

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
HEADERS = {
    "content-security-policy": "; ".join(f"{name} {sources}" for name, sources in POLICY.items()),
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",  # an address may hold a prompt
}
_LINES = [(name.encode(), value.encode()) for name, value in HEADERS.items()]
_NAMES = {name for name, _ in _LINES}


def security_headers() -> Middleware:
    """For `launch(app_kwargs={"middleware": [...]})`, before all others."""
    return Middleware(SecurityHeaders)


class SecurityHeaders:
    """ASGI middleware: every answer has these headers."""

    def __init__(self, app: Any) -> None:
        self.app = app

    async def __call__(self, scope: dict[str, Any], receive: Any, send: Any) -> None:
        async def with_headers(message: dict[str, Any]) -> None:
            if message["type"] == "http.response.start":
                theirs = [line for line in message.get("headers", []) if line[0].lower() not in _NAMES]
                message = {**message, "headers": [*theirs, *_LINES]}
            await send(message)

        await self.app(scope, receive, with_headers if scope["type"] == "http" else send)
