"""Work in a thread that programs share: however much they ask for, the page's own threads stay free, and no more than
one of theirs takes Python from the thread that decodes.

Knows owners; nothing of what the work is.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from playground.engines.owner import Owner
from playground.http_api.problems import Problem

MOST_WAITING = 32
MOST_EACH = 4  # of one owner
RETRY_SECONDS = 5


class SideWork:
    """The thread, made when it is needed. Used from the event loop alone, so its counts need no lock."""

    def __init__(self) -> None:
        self._thread: ThreadPoolExecutor | None = None
        self._counts: Counter[Owner] = Counter()

    async def do(self, work: Callable[[], Any], owner: Owner) -> Any:
        """What `work` returns. Raises Problem where too much waits: 429 where it is its owner's, else 503."""
        if owner.address and self._counts[owner] >= MOST_EACH:
            raise Problem(429, "You ask for several such things at once. Wait for one.", headers=_LATER)
        if self._counts.total() >= MOST_WAITING:
            raise Problem(503, "Many programs ask for such things right now. Try again in a moment.", headers=_LATER)
        self._thread = self._thread or ThreadPoolExecutor(1, thread_name_prefix="http-api")
        self._counts[owner] += 1
        done = asyncio.get_running_loop().run_in_executor(self._thread, work)
        done.add_done_callback(lambda _: self._count_down(owner))  # the thread goes on where its caller has gone
        return await asyncio.shield(done)

    def _count_down(self, owner: Owner) -> None:
        self._counts[owner] -= 1
        if not self._counts[owner]:
            del self._counts[owner]


_LATER = {"Retry-After": str(RETRY_SECONDS)}
