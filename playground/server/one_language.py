"""The page's document with the labels of one language: Gradio writes those of all languages into it.

A browser names its languages with each request, the same that the page's scripts find. One that names none gets all.
Knows HTTP, and where a document of Gradio's has its labels.
"""

from __future__ import annotations

import json
from collections.abc import Mapping

from starlette.middleware import Middleware
from starlette.types import ASGIApp, Message, Receive, Scope, Send

_LABELS = b'"i18n_translations":'
_LETTERS = 2  # of a language's name


def first_language(header: str) -> str:
    """The two letters of the language that comes first in this `Accept-Language`; "" for none."""
    name = header.split(",")[0].split(";")[0].strip().lower()
    return name[:_LETTERS] if name[:_LETTERS].isalpha() else ""


def with_labels_of(document: bytes, language: str) -> bytes:
    """The document with the labels of this language alone, which may be none. One that has its labels elsewhere stays
    as it is."""
    before, mark, rest = document.partition(_LABELS)
    text = rest.decode()
    try:
        labels, end = json.JSONDecoder().raw_decode(text)
    except ValueError:
        return document
    if not isinstance(labels, Mapping):
        return document
    left = json.dumps({name: texts for name, texts in labels.items() if name == language}).replace("<", "\\u003c")
    return before + mark + left.encode() + text[end:].encode()


def one_language() -> Middleware:
    """For `launch(app_kwargs={"middleware": [...]})`, behind what keeps the document."""
    return Middleware(OneLanguage)


class OneLanguage:
    """ASGI middleware for the page's document."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        is_page = scope["type"] == "http" and scope["path"] in ("", "/")
        language = (
            first_language(dict(scope["headers"]).get(b"accept-language", b"").decode("latin-1")) if is_page else ""
        )
        if not language:
            return await self.app(scope, receive, send)
        start: Message = {}
        parts: list[bytes] = []

        async def whole(message: Message) -> None:
            if message["type"] == "http.response.start":
                start.update(message)
                return
            parts.append(message.get("body", b""))
            if message.get("more_body", False):
                return
            body = b"".join(parts)
            encodings = [value for name, value in start["headers"] if name.lower() == b"content-encoding"]
            if start["status"] == 200 and not encodings:
                body = with_labels_of(body, language)
            others = [line for line in start["headers"] if line[0].lower() != b"content-length"]
            await send({**start, "headers": [*others, (b"content-length", str(len(body)).encode())]})
            await send({"type": "http.response.body", "body": body})

        await self.app(scope, receive, whole)
