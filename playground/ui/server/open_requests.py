"""How many requests of one address may be open at a time: each takes a file of the process, and a stream of events
stays open for as long as its reader likes. Knows HTTP alone.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from starlette.middleware import Middleware

from playground.settings import Settings
from playground.ui.server.client_address import address_of
from playground.ui.server.rate_limit import refuse_for_now

FILES = 16_384  # that the process may have open, where the system lets it: the usual 1,024 are soon used up


def open_requests(settings: Settings) -> list[Middleware]:
    """The limit of `settings`, for `launch(app_kwargs={"middleware": [...]})`; none where there is none."""
    return [] if settings.open_per_address is None else [Middleware(OpenRequests, settings=settings)]


class OpenRequests:
    """ASGI middleware: a request that is one too many is refused with status 429. Used from the event loop alone."""

    def __init__(self, app: Any, settings: Settings) -> None:
        self.app, self._most, self._proxies = app, settings.open_per_address, settings.proxies
        self._open: Counter[str] = Counter()

    async def __call__(self, scope: dict[str, Any], receive: Any, send: Any) -> None:
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


def allow_files() -> None:
    """Let this process open `FILES` files, as far as the system does."""
    try:
        import resource
    except ImportError:  # Windows, which has no such limit
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = FILES if hard == resource.RLIM_INFINITY else min(FILES, hard)
    if soft != resource.RLIM_INFINITY and soft < most:
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
