"""A clock that stands still while this process does: stopped by a signal, paused with its container, or on a machine
that sleeps. By it are the deadlines that a person would lose something by: nobody is late who could not run.

A thread looks at the time a few times a second. Where it comes late, and the process has computed nothing meanwhile, it
was not running. Where it has computed, one long operation kept all threads waiting, which counts.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import threading
import time
from collections.abc import AsyncIterator, Callable

_TICK_SECONDS = 0.25
_LATE_SECONDS = 1.0  # less than this is a busy machine


class AwakeClock:
    """`seconds()` is the time by `wall`, without that in which the process did not run. `computed` is its processor
    time."""

    def __init__(
        self, wall: Callable[[], float] = time.monotonic, computed: Callable[[], float] = time.process_time
    ) -> None:
        self._wall, self._computed = wall, computed
        self._thread: threading.Thread | None = None
        self._begin()
        if hasattr(os, "register_at_fork"):
            os.register_at_fork(after_in_child=self._begin)  # a child has none of its parent's threads

    def _begin(self) -> None:
        self._lock, self._thread = threading.Lock(), None
        self._last, self._last_computed, self._still = self._wall(), self._computed(), 0.0

    def seconds(self) -> float:
        """The time by this clock; only differences mean something."""
        with self._lock:
            if self._thread is None:
                self._last, self._last_computed = self._wall(), self._computed()
                self._thread = threading.Thread(target=self._tick, name="awake clock", daemon=True)
                self._thread.start()
            return self._look()

    def _look(self) -> float:
        now, computed = self._wall(), self._computed()
        gap, worked = now - self._last, computed - self._last_computed
        if gap > _LATE_SECONDS:
            self._still += max(0.0, gap - _TICK_SECONDS - worked)
        self._last, self._last_computed = now, computed
        return now - self._still

    def _tick(self) -> None:
        while True:
            time.sleep(_TICK_SECONDS)
            with self._lock:
                self._look()


_CLOCK = AwakeClock()
awake_seconds = _CLOCK.seconds


@contextlib.asynccontextmanager
async def awake_timeout(seconds: float | None) -> AsyncIterator[None]:
    """Raise TimeoutError in the block after so many seconds of this clock; never where `seconds` is None."""
    loop, until = asyncio.get_running_loop(), None if seconds is None else awake_seconds() + seconds
    async with asyncio.timeout(None) as timeout:
        look: asyncio.Handle | None = None

        def expire() -> None:
            nonlocal look
            left = until - awake_seconds()
            if left > 0:
                look = loop.call_later(left, expire)
            else:
                timeout.reschedule(loop.time())

        if until is not None:
            look = loop.call_later(seconds, expire)
        try:
            yield
        finally:
            if look is not None:
                look.cancel()


def wait_awake(event: threading.Event, seconds: float) -> bool:
    """Wait until the event is set, for at most so many seconds by this clock. Whether it is."""
    until = awake_seconds() + seconds
    while (left := until - awake_seconds()) > 0:
        if event.wait(left):
            return True
    return event.is_set()
