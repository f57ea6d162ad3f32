"""`GET live-log?key=…&from=…`: the lines of a log from that number on, for the tab that has its key.

An answer ends with the log, or after a while: the page asks again, from the line at which it is. Who reads slowly holds
nothing up: no more is written than the connection takes, and the rest stays in the log. Knows HTTP and logs.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import aclosing

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route
from starlette.types import Receive, Scope, Send

from playground.server.live_log import LiveLog, LiveLogs

PATH = "/live-log"
STALLED_SECONDS = 60.0  # after which an answer ends of which nothing is read
_HEADERS = {
    "Cache-Control": "no-store",
    "X-Accel-Buffering": "no",  # nginx would keep lines back
}
_MEDIA_TYPE = "application/x-ndjson"
_GONE = "This log is no longer here. Run it again."
_MOST_CHARACTERS = 64  # of the name that a browser gives itself


def live_log_route(logs: LiveLogs) -> Route:
    """The route. `from` is the number of a line; `browser` a name that all tabs of one browser give, which tells how
    many connections it has left; with `poll`, the answer has what is there and ends. Without a key it says no
    more than that it is here."""

    async def read(http: Request) -> Response:
        query = http.query_params
        if not (key := query.get("key", "")):
            return Response(status_code=204)
        start, log = query.get("from", "0"), logs.get(key)
        if log is None:
            return Response(_GONE, 410, {"Cache-Control": "no-store"}, "text/plain")
        if not (start.isascii() and start.isdecimal() and len(start) < 12):
            return Response("`from` is the number of a line.", 422, media_type="text/plain")
        return LogResponse(logs, log, int(start), query.get("browser", "")[:_MOST_CHARACTERS], "poll" in query)

    return Route(PATH, read, methods=["GET"])


class LogResponse(Response):
    """An answer that grows with the log."""

    def __init__(self, logs: LiveLogs, log: LiveLog, start: int, browser: str, polled: bool) -> None:
        super().__init__(None, 200, _HEADERS, _MEDIA_TYPE)
        del self.headers["content-length"]
        self._logs, self._log, self._start, self._browser, self._polled = logs, log, start, browser, polled

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Send it, until its end or until the reader has gone."""
        with self._logs.held_by(self._browser or self._log.session) as seconds:
            lines = self._log.read(self._start, 0.0 if self._polled else seconds)
            sending = asyncio.ensure_future(self._send(lines, send))
            leaving = asyncio.ensure_future(_gone(receive))
            try:
                await asyncio.wait({sending, leaving}, return_when=asyncio.FIRST_COMPLETED)
            finally:
                for task in (sending, leaving):
                    task.cancel()
                await asyncio.wait({sending, leaving})
            if not sending.cancelled() and not isinstance(sending.exception(), TimeoutError | OSError | None):
                raise sending.exception()

    async def _send(self, lines: AsyncIterator[bytes], send: Send) -> None:
        await send({"type": "http.response.start", "status": self.status_code, "headers": self.raw_headers})
        async with aclosing(lines):
            async for piece in lines:
                async with asyncio.timeout(STALLED_SECONDS):
                    await send({"type": "http.response.body", "body": piece, "more_body": True})
                await asyncio.sleep(0)  # a reader who has gone is noticed before more is written
        await send({"type": "http.response.body", "body": b"", "more_body": False})


async def _gone(receive: Receive) -> None:
    while (await receive())["type"] != "http.disconnect":
        pass
