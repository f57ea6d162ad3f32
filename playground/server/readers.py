"""Who still listens: a run is stopped when the one who reads its events has gone, or never came.

Gradio sends the events of a session in one response, for as long as something runs in it (`/queue/data`), or those of
one call (`/call/NAME/ID`). It notices only with the next event, or after ten seconds, that nobody reads them, and never
where nobody ever did. Knows ASGI and those two addresses.
"""

from __future__ import annotations

import asyncio
import contextlib
import re
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator
from urllib.parse import parse_qs

from starlette.middleware import Middleware
from starlette.types import ASGIApp, Message, Receive, Scope, Send

PATIENCE_SECONDS = 10.0  # in which a reader should come: a phone in a bad network takes a while
LOOK_SECONDS = 0.1  # how often somebody who waits for a reader looks

_SESSION = re.compile(r".*/queue/data/?")
_CALL = re.compile(r".*/call/(?:v2/)?[^/]+/([^/]+)/?")


class Readers:
    """How many responses are open for each session. Used from the event loop alone, so it needs no lock."""

    def __init__(self) -> None:
        self.watches = False  # set once the middleware sees what is read
        self._open: Counter[str] = Counter()
        self._watched: defaultdict[str, list[Callable[[], None]]] = defaultdict(list)

    @contextlib.contextmanager
    def watching(self, session: str, stop: Callable[[], None]) -> Iterator[None]:
        """While this is entered, `stop` is called once nobody reads what happens in `session`: at once where the reader
        goes, after some seconds where none comes."""
        if not self.watches or not session:
            yield
            return
        check = asyncio.get_running_loop().call_later(PATIENCE_SECONDS, self._stop_unread, session, stop)
        self._watched[session].append(stop)
        try:
            yield
        finally:
            check.cancel()
            self._watched[session].remove(stop)
            if not self._watched[session]:
                del self._watched[session]

    @contextlib.contextmanager
    def reading(self, session: str) -> Iterator[None]:
        """While this is entered, a response for `session` is open."""
        self._open[session] += 1
        try:
            yield
        finally:
            self._open[session] -= 1
            if not self._open[session]:
                del self._open[session]
                for stop in list(self._watched.get(session, ())):
                    stop()

    async def comes(self, session: str) -> bool:
        """Whether somebody reads what happens in `session`; where nobody does yet, after waiting some seconds."""
        if not self.watches or not session:
            return True
        clock = asyncio.get_running_loop().time
        until = clock() + PATIENCE_SECONDS
        while self._is_unread(session):
            if clock() >= until:
                return False
            await asyncio.sleep(LOOK_SECONDS)
        return True

    def _stop_unread(self, session: str, stop: Callable[[], None]) -> None:
        if self._is_unread(session):
            stop()

    def _is_unread(self, session: str) -> bool:
        # A call that names its session is read by its own number, of which nothing tells to what session it belongs.
        return session not in self._open and self._open.keys() <= self._watched.keys() | {session}

    def middleware(self) -> Middleware:
        """What tells who reads, for `launch(app_kwargs={"middleware": [...]})`."""
        self.watches = True
        return Middleware(_ReaderWatch, readers=self)


class _ReaderWatch:
    """ASGI middleware: notes the responses in which events are read, and when they end."""

    def __init__(self, app: ASGIApp, readers: Readers) -> None:
        self.app, self.readers = app, readers

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        session = _session_read(scope) if scope["type"] == "http" and scope["method"] == "GET" else None
        if session is None:
            return await self.app(scope, receive, send)
        with contextlib.ExitStack() as open_response:
            open_response.enter_context(self.readers.reading(session))
            messages: asyncio.Queue[Message] = asyncio.Queue()
            gone = asyncio.Event()

            async def watch() -> None:
                while not gone.is_set():
                    message = await receive()
                    if message["type"] == "http.disconnect":
                        gone.set()
                        open_response.close()
                    messages.put_nowait(message)

            async def heard() -> Message:
                if gone.is_set() and messages.empty():
                    return {"type": "http.disconnect"}
                return await messages.get()

            watcher = asyncio.ensure_future(watch())
            try:
                await self.app(scope, heard, send)
            finally:
                watcher.cancel()


def _session_read(scope: Scope) -> str | None:
    """The session whose events this request reads, or the number of the call; None where it reads none."""
    path = scope["path"]
    if call := _CALL.fullmatch(path):
        return call[1]
    if _SESSION.fullmatch(path):
        named = parse_qs(scope.get("query_string", b"").decode("latin-1")).get("session_hash")
        return named[0] if named else None
    return None
