"""From an engine's threads to a stream that leaves the process: items pickled, all that have come at a time together.

The thread that puts items in decodes for others too, so it never waits for a reader. Where one reads slowly, what waits
is packed, and where it reads nothing for long, its run is stopped: what waits stays below a number of bytes.

Knows asyncio and which items are the last ones; nothing of Ray.
"""

from __future__ import annotations

import asyncio
import dataclasses
import pickle
import threading
from collections import deque
from collections.abc import AsyncIterator, Callable
from typing import Any

from playground.engines.ray_faults import UNREAD
from playground.models.description import LoadedDescription
from playground.trace import Failed, Finished

AT_ONCE = 4  # batches of a stream that leave as soon as there is something: the model on its way, the first token
PER_SECOND = 15  # the others at most, of one stream: the page shows no more
TOTAL_PER_SECOND = 180  # of all streams of this process, six for each of thirty: a batch takes time from the decoding
PILE = 256  # items that wait as they are: more are packed
MOST_BYTES = 16 * 2**20  # that wait, packed: about 8,000 tokens with 20 candidates each


@dataclasses.dataclass
class Answer:
    """What a method returned, or the error that it raised. It is the last thing that a call tells."""

    value: Any = None
    error: Exception | None = None


class Outbox:
    """Takes items in from any thread, for the event loop in which it was made."""

    _streams = 0  # that are read; changed in the event loop alone

    def __init__(self, on_full: Callable[[], None] = lambda: None) -> None:
        """`on_full` is called in the thread that puts an item in where too much waits already: from then on nothing is
        taken in, and the last item says so."""
        self._loop, self._wake, self._lock = asyncio.get_running_loop(), asyncio.Event(), threading.Lock()
        self._items: list[Any] = []
        self._packed: deque[tuple[bytes, bool]] = deque()  # before those, and whether the last item is among them
        self._bytes, self._is_full, self._on_full = 0, False, on_full
        self._waited_for = True

    def put(self, item: Any) -> None:
        """Add an item. Wakes the loop only where it waits for one, and for the last: waking costs more than an item."""
        with self._lock:
            if self._is_full:
                return
            self._items.append(item)
            wakes = self._waited_for or _is_last(item)
            self._waited_for = False
            if len(self._items) >= PILE:
                self._packed.append(_packed(self._items))
                self._bytes += len(self._packed[-1][0])
                self._items = []
                if self._bytes > MOST_BYTES and not self._packed[-1][1]:
                    self._items, self._is_full = [UNREAD], True
            is_full = self._is_full
        if wakes or is_full:
            self._loop.call_soon_threadsafe(self._wake.set)
        if is_full:
            self._on_full()

    async def batches(self) -> AsyncIterator[bytes]:
        """Pickled lists of items, until one ends in a last one. The first ones and the last one leave at once."""
        count = 0
        Outbox._streams += 1
        try:
            while True:
                await self._wake.wait()
                self._wake.clear()
                is_empty = True
                while (batch := self._take()) is not None:
                    yield batch[0]
                    if batch[1]:
                        return
                    is_empty = False
                count += not is_empty  # nothing, where the loop was woken for what a batch took along
                if count >= AT_ONCE and not is_empty:
                    await self._moment()
                with self._lock:
                    self._waited_for = not (self._items or self._packed)
                if not self._waited_for:
                    self._wake.set()
        finally:
            Outbox._streams -= 1

    async def _moment(self) -> None:
        """Wait for the next moment at which batches leave, the same for all streams, or for the end."""
        period = max(1 / PER_SECOND, Outbox._streams / TOTAL_PER_SECOND)
        timer = self._loop.call_at((self._loop.time() // period + 1) * period, self._wake.set)
        try:
            await self._wake.wait()
        finally:
            timer.cancel()
        self._wake.clear()

    def _take(self) -> tuple[bytes, bool] | None:
        with self._lock:
            if self._packed:
                batch = self._packed.popleft()
                self._bytes -= len(batch[0])
                return batch
            items, self._items = self._items, []
        return _packed(items) if items else None


def _packed(items: list[Any]) -> tuple[bytes, bool]:
    return pickle.dumps(items, 5), _is_last(items[-1])


_LAST = (Finished, Failed, LoadedDescription, Answer)


def _is_last(item: Any) -> bool:
    return isinstance(item, _LAST)
