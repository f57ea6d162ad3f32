"""From an engine's thread to a web page: a run's events in batches, at the pace at which a browser can draw them.

Knows the engine protocol and asyncio; nothing of Gradio, models or what the events mean, except which one is the last.
"""

from __future__ import annotations

import asyncio
import contextlib
import threading
from collections.abc import AsyncIterator

from playground.engines.engine import Engine
from playground.request import GenerationRequest
from playground.trace import Event, Failed, Finished

PATIENCE = 0.3  # seconds without a first event after which the page should say that it waits
UPDATES_PER_SECOND = 15  # at most: more is not seen, and a slow browser would fall behind (the page does not coalesce)


class LiveRun:
    """A request, submitted to the engine at once. To be made inside the event loop that reads `batches`.

    Raises RequestError where the engine refuses the request.
    """

    def __init__(self, engine: Engine, request: GenerationRequest) -> None:
        self._loop = asyncio.get_running_loop()
        self._wake = asyncio.Event()
        self._lock = threading.Lock()
        self._pending: list[Event] = []
        self._run = engine.submit(request, self._listen)

    def _listen(self, event: Event) -> None:  # called in the engine's thread
        with self._lock:
            self._pending.append(event)
        with contextlib.suppress(RuntimeError):  # the loop is closed: the server has gone, nobody listens
            self._loop.call_soon_threadsafe(self._wake.set)

    def cancel(self) -> None:
        """Stop the run. Its last event still arrives in `batches`."""
        self._run.cancel()

    @property
    def done(self) -> bool:
        """Whether the run has ended."""
        return self._run.done

    async def batches(self) -> AsyncIterator[list[Event]]:
        """The events, in order and complete, in batches at most `UPDATES_PER_SECOND` a second, the first at once.

        An empty batch comes first where nothing else does within `PATIENCE`: the engine is still making ready.
        Closing the iterator stops the run: that is how a closed browser tab gives its place to the next person.
        """
        try:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._wake.wait(), PATIENCE)
            if not self._wake.is_set():
                yield []
            while True:
                await self._wake.wait()
                self._wake.clear()
                with self._lock:
                    events, self._pending = self._pending, []
                if not events:  # woken for an event that the last batch already had
                    continue
                yield events
                if isinstance(events[-1], Finished | Failed):
                    return
                await asyncio.sleep(1 / UPDATES_PER_SECOND)
        finally:
            self.cancel()
