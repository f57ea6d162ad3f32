"""What Gradio makes anew at each visit, kept: the page's HTML, its configuration and its documents, megabytes that are
the same for everybody, for which nobody else is answered for a tenth of a second. Knows HTTP alone.

A browser that has such an answer asks whether it is still the same, and gets 304 where it is.

What makes a difference is the name by which the server was called, which stands in the page, its language, and how the
answer is compressed. Gradio sees nothing else of such a request: what differs by a query, by a cookie or by what a
browser reads is done by the page's own scripts.

A visitor chooses that name. So few answers are kept, those that are asked for again; one is made at a time, with a rest
before the next; and one address has few made in a minute.
"""

from __future__ import annotations

import asyncio
import hashlib
import time
from collections import Counter
from collections.abc import Callable

from starlette.middleware import Middleware
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from playground.server.address_limits import Allowances, refuse_for_now
from playground.server.compression import accepted, encoded
from playground.server.one_language import first_language
from playground.server.visitor import address_of
from playground.settings import Settings
from playground.texts.catalogue import LANGUAGES

KEPT = {"/", "/config", "/gradio_api/info", "/gradio_api/openapi.json", "/openapi.json"}
MAX_PAGES = 64  # answers: paths, names by which one server is called, languages and encodings
MADE_PER_MINUTE = 12  # for one address
_RESTS = 3  # times as long as one took, in which others are answered
_DIGITS = 32  # of a tag
_OURS = (b"content-length", b"content-encoding", b"etag", b"vary", b"cache-control")
_OF_THE_SAME = (b"etag", b"vary", b"cache-control", b"link")
_NAMING = (b"host", b"x-forwarded-host", b"x-forwarded-proto", b"x-forwarded-prefix")


def page_cache(settings: Settings) -> Middleware:
    """For `launch(app_kwargs={"middleware": [...]})`."""
    return Middleware(PageCache, settings=settings)


class PageCache:
    """ASGI middleware: answers with what it answered before."""

    def __init__(self, app: ASGIApp, settings: Settings, clock: Callable[[], float] = time.monotonic) -> None:
        limited = settings.requests_per_minute is not None
        self.app, self._proxies = app, settings.proxies
        # strangers could call it by any name there; behind no proxy nobody else writes these headers
        self._naming = _NAMING if settings.proxies or not limited else _NAMING[:1]
        self._made = Allowances(MADE_PER_MINUTE if limited else None, clock)
        self._making, self._rests_until = asyncio.Lock(), 0.0
        self._answers: dict[tuple, list[Message]] = {}  # the messages of each
        self._asked: Counter[tuple] = Counter()  # how often for each that is kept

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        plain = self._plain(scope)
        if plain is None:
            return await self.app(scope, receive, send)
        key = (plain["path"], plain.get("scheme"), plain.get("root_path"), *plain["headers"])
        if scope["method"] == "HEAD" and plain["path"] == "/" and key not in self._answers:
            return await _there(send)
        if key not in self._answers and not self._made.take(address_of(scope, self._proxies)):
            return await refuse_for_now(send, "The page was asked for in too many ways. Try again in a minute.")
        messages = self._answers.get(key) or await self._make(key, plain, receive)
        if key in self._answers:
            self._asked[key] += 1
        if any(name == b"etag" and _has(scope, value) for name, value in messages[0]["headers"]):
            same = [line for line in messages[0]["headers"] if line[0] in _OF_THE_SAME]
            messages = [messages[0] | {"status": 304, "headers": same}, {"type": "http.response.body"}]
        for message in messages:
            message = dict(message)  # what is outside may compress it, and writes into it
            if "headers" in message:
                message["headers"] = list(message["headers"])
            elif scope["method"] == "HEAD":
                message["body"] = b""
            await send(message)

    def _plain(self, scope: Scope) -> Scope | None:
        """The request as Gradio sees it: with nothing but what makes a difference. None where it is for something
        else."""
        if scope["type"] != "http" or scope["method"] not in ("GET", "HEAD"):
            return None
        path = scope["path"].rstrip("/") or "/"
        if path not in KEPT:
            return None
        given = dict(scope["headers"])
        headers = [(name, given[name]) for name in self._naming if name in given]
        if encoding := accepted(given.get(b"accept-encoding", b"").decode("latin-1")):
            headers.append((b"accept-encoding", encoding.encode()))
        if path == "/" and (language := first_language(given.get(b"accept-language", b"").decode("latin-1"))):
            headers.append((b"accept-language", (language if language in LANGUAGES else "en").encode()))
        more = {"path": path, "raw_path": path.encode(), "query_string": b"", "method": "GET", "headers": headers}
        return {**scope, **more}

    async def _make(self, key: tuple, scope: Scope, receive: Receive) -> list[Message]:
        """The answer, which is kept where it is the same for everybody."""
        async with self._making:
            if key in self._answers:  # somebody else has asked for it meanwhile
                return self._answers[key]
            messages: list[Message] = []

            async def noted(message: dict[str, object]) -> None:
                messages.append(message)

            await asyncio.sleep(self._rests_until - time.monotonic())
            began = time.monotonic()
            encoding = dict(scope["headers"]).get(b"accept-encoding", b"").decode()
            plain = [line for line in scope["headers"] if line[0] != b"accept-encoding"]
            await self.app({**scope, "headers": plain}, receive, noted)
            if self._made.limited:
                self._rests_until = time.monotonic() + _RESTS * (time.monotonic() - began)
            whole = messages and messages[0].get("status") == 200 and not messages[-1].get("more_body", False)
            if whole and not any(name.lower() == b"set-cookie" for name, _ in messages[0]["headers"]):
                messages = await asyncio.to_thread(_compressed, messages, encoding)
                self._keep(key, messages)
            return messages

    def _keep(self, key: tuple, messages: list[Message]) -> None:
        if len(self._answers) >= MAX_PAGES:
            rarest = min(self._answers, key=lambda each: self._asked[each])
            del self._answers[rarest], self._asked[rarest]
        self._answers[key], self._asked[key] = messages, 0


async def _there(send: Send) -> None:
    """Answer whether the page is there, without making it: Gradio asks as it starts, and gives up after 3 seconds."""
    await send({"type": "http.response.start", "status": 200, "headers": [(b"content-type", b"text/html")]})
    await send({"type": "http.response.body", "body": b""})


def _compressed(messages: list[Message], encoding: str) -> list[Message]:
    """The same answer in that encoding, with a tag by which a browser asks for it again."""
    body = encoded(b"".join(each.get("body", b"") for each in messages[1:]), encoding)
    tag = hashlib.sha256(body).hexdigest()[:_DIGITS]
    theirs = [line for line in messages[0]["headers"] if line[0].lower() not in _OURS]
    ours = [(b"content-encoding", encoding.encode())] if encoding else []
    ours += [
        (b"content-length", str(len(body)).encode()), (b"etag", f'"{tag}"'.encode()),
        (b"vary", b"Accept-Encoding, Accept-Language"),
        (b"cache-control", b"private, no-cache"),  # kept by one browser, which asks each time
    ]  # fmt: skip
    return [{**messages[0], "headers": [*theirs, *ours]}, {"type": "http.response.body", "body": body}]


def _has(scope: Scope, tag: bytes) -> bool:
    """Whether the browser says that it has the answer with this tag. A proxy may have written W/ before it."""
    asked = dict(scope["headers"]).get(b"if-none-match", b"")
    return tag in {each.strip().removeprefix(b"W/") for each in asked.split(b",")}
