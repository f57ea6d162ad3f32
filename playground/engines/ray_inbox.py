"""From threads to a stream: batches of bytes that come faster than they are read wait here, never too many of them.

Knows asyncio and what is told of a run that nobody reads; nothing of Ray.
"""

from __future__ import annotations

import asyncio
import contextlib
import dataclasses
import pickle
from collections import deque
from collections.abc import AsyncIterator, Callable

from playground.engines.ray_faults import UNREAD

MOST_BYTES = 16 * 2**20  # that wait: about 20,000 tokens with 10 candidates each


@dataclasses.dataclass
class MethodResult:
    """What a method returned, or the error that it raised. It is the last thing that a call tells."""

    value: object = None
    error: Exception | None = None


class Inbox:
    """Takes batches in from one thread, for the event loop in which it was made."""

    def __init__(self, on_full: Callable[[], None] = lambda: None) -> None:
        """`on_full` is called in the thread that puts a batch in where too much waits already: from then on nothing is
        taken in, and the last batch says so."""
        self._loop, self._wake = asyncio.get_running_loop(), asyncio.Event()
        self._waiting: deque[bytes] = deque()
        self._in, self._out = 0, 0  # bytes, each counted on one side alone
        self._is_over, self._on_full = False, on_full
        self._error: Exception | None = None

    def put(self, batch: bytes, is_last: bool = False) -> None:
        """Add a pickled list of events."""
        if self._is_over:
            return
        self._waiting.append(batch)
        self._in += len(batch)
        self._is_over = is_last
        if not is_last and self._in - self._out > MOST_BYTES:
            self._waiting.append(pickle.dumps([UNREAD]))
            self._is_over = True
            self._on_full()
        self._tell()

    def fail(self, error: Exception) -> None:
        """Have the stream raise this after what waits, where the last batch has not come."""
        if not self._is_over:
            self._error = error  # first: who finds it over looks for the error next
            self._is_over = True
            self._tell()

    def _tell(self) -> None:
        with contextlib.suppress(RuntimeError):  # its loop is closed: nobody reads
            self._loop.call_soon_threadsafe(self._wake.set)

    async def batches(self) -> AsyncIterator[bytes]:
        """What was put in, until the last one. Raises the error of `fail`."""
        while True:
            await self._wake.wait()
            self._wake.clear()
            is_over = self._is_over  # read before what waits: nothing comes after it
            while self._waiting:
                batch = self._waiting.popleft()
                self._out += len(batch)
                yield batch
            if self._error:
                raise self._error
            if is_over:
                return
