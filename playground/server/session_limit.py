"""How many new sessions one address may begin in a minute.

Gradio holds a session for each open page, and for each call of a program: a copy of what every component is, which
takes a fortieth of a second in which nobody is answered. It makes one for any `session_hash` that it has not heard of.
Knows Gradio's field of that name, and HTTP.
"""

from __future__ import annotations

import json
import time
from collections import OrderedDict
from collections.abc import Callable

from starlette.middleware import Middleware
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from playground.server.address_limits import Allowances, refuse_for_now
from playground.server.side_work import Crowded, beside
from playground.server.visitor import address_of
from playground.settings import Settings

LARGE_BYTES = 500_000  # a larger body is read beside
_TOO_MANY = "Too many pages were opened from your address. Try again in a minute."


def session_limit(settings: Settings, beside: tuple[str, ...] = ()) -> list[Middleware]:
    """The limit of `settings`, for `launch(app_kwargs={"middleware": [...]})`, behind that of bodies; none where there
    is none. Paths that begin with one of `beside` are not Gradio's, and begin no session."""
    if settings.sessions_per_minute is None:
        return []
    return [Middleware(SessionLimit, settings=settings, beside=beside)]


class SessionLimit:
    """ASGI middleware: a request that begins one session too many is refused with status 429."""

    def __init__(
        self,
        app: ASGIApp,
        settings: Settings,
        clock: Callable[[], float] = time.monotonic,
        beside: tuple[str, ...] = (),
    ) -> None:
        self.app, self._proxies, self._most, self._beside = app, settings.proxies, settings.max_sessions, beside
        most = settings.sessions_per_minute
        self._new = Allowances(most, clock, at_once=most and most / 2)  # as many in a moment would be noticed
        self._known: OrderedDict[str, None] = OrderedDict()  # as many as Gradio keeps, the last used one last

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or scope["method"] != "POST" or scope["path"].startswith(self._beside):
            return await self.app(scope, receive, send)
        messages, more = [], True
        while more:
            messages.append(message := await receive())
            more = message["type"] == "http.request" and message.get("more_body", False)
        body = b"".join(message.get("body", b"") for message in messages)
        try:
            session = await beside(_session_of, body) if len(body) > LARGE_BYTES else _session_of(body)
        except Crowded as error:
            return await refuse_for_now(send, str(error))
        if session is None or session not in self._known:
            if not self._new.take(address_of(scope, self._proxies)):
                return await refuse_for_now(send, _TOO_MANY)
        if session is not None:
            self._remember(session)

        async def replayed() -> Message:
            return messages.pop(0) if messages else await receive()

        await self.app(scope, replayed, send)

    def _remember(self, session: str) -> None:
        self._known[session] = None
        self._known.move_to_end(session)
        if len(self._known) > self._most:
            self._known.popitem(last=False)


def _session_of(body: bytes) -> str | None:
    """The session that a request names; None where it names none."""
    try:
        session = json.loads(body)["session_hash"]
    except (ValueError, KeyError, TypeError, RecursionError):
        return None
    return session if isinstance(session, str) else None
