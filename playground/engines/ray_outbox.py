"""From an engine's threads to a stream that leaves the process: items pickled, all that have come at a time together.

Knows asyncio and which items are the last ones; nothing of Ray.
"""

from __future__ import annotations

import asyncio
import dataclasses
import pickle
import threading
from collections.abc import AsyncIterator
from typing import Any

from playground.models.description import LoadedDescription
from playground.trace import Failed, Finished


@dataclasses.dataclass
class Answer:
    """What a method returned, or the error that it raised. It is the last thing that a call tells."""

    value: Any = None
    error: Exception | None = None


class Outbox:
    """Takes items in from any thread, for the event loop in which it was made."""

    def __init__(self) -> None:
        self._loop, self._wake, self._lock = asyncio.get_running_loop(), asyncio.Event(), threading.Lock()
        self._items: list[Any] = []

    def put(self, item: Any) -> None:
        """Add an item. The loop is woken only for the first of a batch."""
        with self._lock:
            self._items.append(item)
            is_first = len(self._items) == 1
        if is_first:
            self._loop.call_soon_threadsafe(self._wake.set)

    async def batches(self) -> AsyncIterator[bytes]:
        """Pickled lists of items, until one ends in a last one."""
        while True:
            await self._wake.wait()
            self._wake.clear()
            with self._lock:
                items, self._items = self._items, []
            yield pickle.dumps(items, 5)
            if isinstance(items[-1], Finished | Failed | LoadedDescription | Answer):
                return
