"""Work that a person can stop: one job for each open browser tab, done in pieces.

Gradio can cancel a handler too, but then takes its end for an error. Knows asyncio and nothing of what the work is.
"""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from typing import Any

from playground.errors import Interruption


class Stopped(Interruption):
    """The person has pressed Stop, or started another job."""


class HandlerJob:
    """The work of one handler. `do` raises Stopped once the job was stopped."""

    def __init__(self) -> None:
        self._stopped = False
        self._piece: asyncio.Task | None = None

    def stop(self) -> None:
        """Cancel the current piece; none follows."""
        self._stopped = True
        if self._piece:
            self._piece.cancel()

    async def do(self, piece: Coroutine[object, object, object]) -> Any:
        """What a piece of the work returns."""
        if self._stopped:
            piece.close()
            raise Stopped
        self._piece = asyncio.ensure_future(piece)
        try:
            await asyncio.wait({self._piece})
        finally:
            self._piece.cancel()  # where the page was closed meanwhile
        if self._piece.cancelled():
            raise Stopped
        return self._piece.result()


class Jobs:
    """The job of each browser tab, by Gradio's session hash. Used from the event loop alone, so it needs no lock."""

    def __init__(self) -> None:
        self._alive: dict[str, HandlerJob] = {}

    @contextmanager
    def job(self, tab: str) -> Iterator[HandlerJob]:
        """A new job of this tab, which stops the one before it."""
        self.stop(tab)
        job = self._alive[tab] = HandlerJob()
        try:
            yield job
        finally:
            if self._alive.get(tab) is job:
                del self._alive[tab]

    def stop(self, tab: str) -> None:
        """Stop the job of this tab, if there is one."""
        if job := self._alive.pop(tab, None):
            job.stop()
