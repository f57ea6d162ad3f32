"""How much one address, or a program with a key, may ask for in a minute, and how many of its requests may be open at a
time: each takes a file of the process, and a stream of events stays open for as long as its reader likes. Knows HTTP
alone; what a run may take is the engine's concern.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Iterable

from starlette.middleware import Middleware
from starlette.types import ASGIApp, Receive, Scope, Send

from playground.server.refusal import refuse
from playground.server.visitor import address_of
from playground.settings import Settings

UNANNOUNCED_BYTES = 2_000_000  # what a body counts whose size is not said
COST_OF_POST = 3  # requests that a POST counts for
MAX_ADDRESSES = 20_000  # of which something is remembered
_MINUTE = 60.0  # seconds


NameIn = Callable[[Iterable[tuple[bytes, bytes]]], str]


def rate_limit(settings: Settings, name_in: NameIn = lambda headers: "") -> list[Middleware]:
    """The limits of `settings`, for `launch(app_kwargs={"middleware": [...]})`; none where there are none. `name_in`
    gives the name under which a request with these headers is counted, in the place of its address; empty for none."""
    if settings.requests_per_minute is None and settings.mb_per_minute is None:
        return []
    return [Middleware(RateLimit, settings=settings, name_in=name_in)]


class Allowance:
    """So much in a minute, which grows back evenly, up to `at_once`: `take` says whether there is enough left, and
    takes it."""

    def __init__(self, per_minute: float, now: float, at_once: float | None = None) -> None:
        self._per_minute, self._most, self._seen = per_minute, at_once or per_minute, now
        self._left = self._most

    def take(self, amount: float, now: float) -> bool:
        """Take `amount`, at the moment `now` in seconds."""
        self._left = min(self._most, self._left + (now - self._seen) * self._per_minute / _MINUTE)
        self._seen = now
        if self._left < amount:
            return False
        self._left -= amount
        return True


class Allowances:
    """An allowance for each address; None is no limit."""

    def __init__(
        self, per_minute: float | None, clock: Callable[[], float] = time.monotonic, at_once: float | None = None
    ) -> None:
        self._per_minute, self._clock, self._at_once = per_minute, clock, at_once
        self._kept: dict[str, Allowance] = {}  # the last seen one last

    @property
    def limited(self) -> bool:
        """Whether there is a limit."""
        return self._per_minute is not None

    def take(self, address: str, amount: float = 1) -> bool:
        """Take `amount`, where so much is left."""
        if self._per_minute is None:
            return True
        now = self._clock()
        allowance = self._kept.pop(address, None) or Allowance(self._per_minute, now, self._at_once)
        self._kept[address] = allowance
        if len(self._kept) > MAX_ADDRESSES:
            del self._kept[next(iter(self._kept))]
        return allowance.take(amount, now)


class RateLimit:
    """ASGI middleware: what is too much is refused with status 429."""

    def __init__(
        self,
        app: ASGIApp,
        settings: Settings,
        clock: Callable[[], float] = time.monotonic,
        name_in: NameIn = lambda headers: "",
    ) -> None:
        self.app, self._proxies, self._name_in = app, settings.proxies, name_in
        self._requests = Allowances(settings.requests_per_minute, clock)
        self._bytes = Allowances(settings.mb_per_minute and settings.mb_per_minute * 10**6, clock)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            return await self.app(scope, receive, send)
        headers = dict(scope["headers"])
        address = self._name_in(scope["headers"]) or address_of(scope, self._proxies)
        if not self._requests.take(address, _cost(scope)):
            return await refuse_for_now(send, "There were too many requests from your address. Try again in a minute.")
        announced = headers.get(b"content-length", b"")
        size = int(announced) if announced.isdigit() else UNANNOUNCED_BYTES if b"transfer-encoding" in headers else 0
        if not self._bytes.take(address, size):
            return await refuse_for_now(send, "Too much was sent from your address. Try again in a minute.")
        await self.app(scope, receive, send)


def _cost(scope: Scope) -> int:
    """How many requests one counts for: to begin something takes the server as long as to answer for several files."""
    return COST_OF_POST if scope["method"] == "POST" else 1


async def refuse_for_now(send: Send, text: str) -> None:
    """Answer with status 429."""
    await refuse(send, 429, text, {"retry-after": "60"})


def open_requests(settings: Settings) -> list[Middleware]:
    """The limit of `settings`, for `launch(app_kwargs={"middleware": [...]})`; none where there is none."""
    return [] if settings.open_per_address is None else [Middleware(OpenRequests, settings=settings)]


class OpenRequests:
    """ASGI middleware: a request that is one too many is refused with status 429. Used from the event loop alone."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app, self._most, self._proxies = app, settings.open_per_address, settings.proxies
        self._open: Counter[str] = Counter()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            return await self.app(scope, receive, send)
        address = address_of(scope, self._proxies)
        if self._open[address] >= self._most:
            return await refuse_for_now(send, "Your address has too many open connections. Close some pages.")
        self._open[address] += 1
        try:
            await self.app(scope, receive, send)
        finally:
            self._open[address] -= 1
            if not self._open[address]:
                del self._open[address]
