"""An answer that refuses, from ASGI middleware: `application/problem+json` (RFC 9457), whose `detail` Gradio's client
shows as well. Knows HTTP alone.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from http import HTTPStatus

from starlette.types import Send

MEDIA_TYPE = "application/problem+json"


async def refuse(send: Send, status: int, text: str, headers: Mapping[str, str] | None = None) -> None:
    """Answer with this status and one sentence."""
    told = {"type": "about:blank", "title": HTTPStatus(status).phrase, "status": status, "detail": text}
    body = json.dumps(told).encode()
    more = [(name.encode(), value.encode()) for name, value in (headers or {}).items()]
    start = [(b"content-type", MEDIA_TYPE.encode()), (b"content-length", str(len(body)).encode()), *more]
    await send({"type": "http.response.start", "status": status, "headers": start})
    await send({"type": "http.response.body", "body": body})
