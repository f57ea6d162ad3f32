"""How much one address may ask for in a minute. Knows HTTP alone; what a run may take is the engine's concern."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from typing import Any

from starlette.middleware import Middleware

from playground.settings import Settings
from playground.ui.server.client_address import client_address

UNANNOUNCED_BYTES = 2_000_000  # what a body counts whose size is not said
MAX_ADDRESSES = 20_000  # of which something is remembered
_MINUTE = 60.0  # seconds


def rate_limit(settings: Settings) -> list[Middleware]:
    """The limits of `settings`, for `launch(app_kwargs={"middleware": [...]})`; none where there are none."""
    if settings.requests_per_minute is None and settings.mb_per_minute is None:
        return []
    return [Middleware(RateLimit, settings=settings)]


class Allowance:
    """So much in a minute, which grows back evenly: `take` says whether there is enough left, and takes it."""

    def __init__(self, per_minute: float, now: float) -> None:
        self._most, self._left, self._seen = per_minute, per_minute, now

    def take(self, amount: float, now: float) -> bool:
        """Take `amount`, at the moment `now` in seconds."""
        self._left = min(self._most, self._left + (now - self._seen) * self._most / _MINUTE)
        self._seen = now
        if self._left < amount:
            return False
        self._left -= amount
        return True


class RateLimit:
    """ASGI middleware: what is too much is refused with status 429."""

    def __init__(self, app: Any, settings: Settings, clock: Callable[[], float] = time.monotonic) -> None:
        self.app, self._settings, self._clock = app, settings, clock
        self._requests: dict[str, Allowance] = {}  # by address, the last seen one last
        self._bytes: dict[str, Allowance] = {}

    async def __call__(self, scope: dict[str, Any], receive: Any, send: Any) -> None:
        if scope["type"] != "http":
            return await self.app(scope, receive, send)
        headers = dict(scope["headers"])
        forwarded = headers.get(b"x-forwarded-for", b"").decode("latin-1")
        peer = (scope.get("client") or ("", 0))[0]
        address = client_address(peer, forwarded, self._settings.proxies)
        if not self._take(self._requests, self._settings.requests_per_minute, address, 1):
            return await _refuse(send, "There were too many requests from your address. Try again in a minute.")
        announced = headers.get(b"content-length", b"")
        size = int(announced) if announced.isdigit() else UNANNOUNCED_BYTES if b"transfer-encoding" in headers else 0
        megabytes = self._settings.mb_per_minute
        if not self._take(self._bytes, megabytes and megabytes * 10**6, address, size):
            return await _refuse(send, "Too much was sent from your address. Try again in a minute.")
        await self.app(scope, receive, send)

    def _take(self, kept: dict[str, Allowance], most: float | None, address: str, amount: float) -> bool:
        if most is None:
            return True
        now = self._clock()
        allowance = kept[address] = kept.pop(address, None) or Allowance(most, now)
        if len(kept) > MAX_ADDRESSES:
            del kept[next(iter(kept))]
        return allowance.take(amount, now)


async def _refuse(send: Any, text: str) -> None:
    body = json.dumps({"detail": text}).encode()
    headers = [
        (b"content-type", b"application/json"),
        (b"content-length", str(len(body)).encode()),
        (b"retry-after", b"60"),
    ]
    await send({"type": "http.response.start", "status": 429, "headers": headers})
    await send({"type": "http.response.body", "body": body})
