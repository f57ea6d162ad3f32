"""From an engine's thread to a program: the events of a run, as they come.

A run ends when its reader goes, within a step; what a slow reader has not read takes so much memory and no more. Knows
ASGI and the engine's runs; the form of what is sent is a `Writer`'s concern.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections import deque
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Protocol, TypeVar

from starlette.requests import ClientDisconnect
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from playground.engines.protocol import Run
from playground.http_api.problem_details import UNFORESEEN, Problem, problem_of_failure
from playground.requests.request import RequestError
from playground.server.fault_log import FaultLog
from playground.server.streaming import FIRST_EVENT_SECONDS, EventQueue
from playground.trace import Failed, Finished, Loading, Queued, Started

T = TypeVar("T")
UPDATES_PER_SECOND = 50  # at most: programs read faster than browsers draw
MOST_UNREAD = 4_000_000  # bytes of one answer that wait for their reader
PIECE = 64_000  # bytes that are sent at once
STALLED_SECONDS = 60.0  # after which an answer ends of which nothing is read
KEEP_ALIVE_SECONDS = 15.0  # of silence, in which a proxy may think that nobody is there
HEADERS = {
    "Cache-Control": "no-store",
    "X-Accel-Buffering": "no",  # nginx would keep events back
}
_HANDING_OVER = ThreadPoolExecutor(4, thread_name_prefix="handing over")
_TOO_SLOW = Failed(
    "This was read more slowly than it was written, so it was stopped.",
    "Read faster, or ask for fewer candidates.",
    "SlowReader",
)


class Writer(Protocol):
    """The form in which events are sent. `keep_alive` is sent in silence, where it is not empty."""

    media_type: str
    keep_alive: bytes

    def write(self, item: object) -> bytes:
        """An event, or whatever `batches` has."""

    def fail(self, failed: Failed) -> bytes:
        """The end of an answer that nothing follows."""

    def end(self) -> bytes:
        """What follows the last event."""


class JobEvents:
    """A job that `submit(listen)` hands to an engine. To be made in the event loop."""

    def __init__(self, submit: Callable[[Callable[[object], None]], Run]) -> None:
        self._submit, self._queue = submit, EventQueue[object](UPDATES_PER_SECOND)
        self._run: Run | None = None

    async def start(self) -> None:
        """Hand it over, in a thread that does nothing else: to check what is asked for may take a moment. Raises what
        `submit` raises."""
        submitting = asyncio.get_running_loop().run_in_executor(_HANDING_OVER, self._submit, self._queue.put)
        try:
            self._run = await asyncio.shield(submitting)
        except asyncio.CancelledError:  # it is submitted all the same, and nobody will read it
            submitting.add_done_callback(_cancel_run)
            raise

    def cancel(self) -> None:
        """Stop it."""
        if self._run is not None:
            self._run.cancel()

    async def batches(self) -> AsyncIterator[list[object]]:
        """Its events, in batches as `EventQueue.batches` has them. Closing the iterator stops it."""
        try:
            async with contextlib.aclosing(self._queue.batches(_has_last)) as batches:
                async for events in batches:
                    yield events
        finally:
            self.cancel()


async def begun(submit: Callable[[Callable[[object], None]], Run]) -> AsyncIterator[list[object]]:
    """The events of a job that has begun, or waits. Raises RequestError where the engine refuses it, and Problem where
    it fails within `FIRST_EVENT_SECONDS`, before it begins: so that the status can still say so."""
    job = JobEvents(submit)
    await job.start()
    batches, first, loop = job.batches(), [], asyncio.get_running_loop()
    following, deadline = asyncio.ensure_future(_next(batches)), loop.time() + FIRST_EVENT_SECONDS
    try:
        while all(isinstance(event, Queued | Loading) for event in first):
            await asyncio.wait({following}, timeout=max(0.0, deadline - loop.time()))
            if not following.done():
                break
            first += following.result()
            following = asyncio.ensure_future(_next(batches))
    except asyncio.CancelledError:
        job.cancel()
        await _close(batches, following)
        raise
    if first and isinstance(first[-1], Failed) and not any(isinstance(event, Started) for event in first):
        await _close(batches, following)
        raise problem_of_failure(first[-1])
    return _resumed(first, following, batches)


async def _next(batches: AsyncIterator[list[object]]) -> list[object]:
    return await anext(batches, [])


async def _resumed(
    first: list[object], following: asyncio.Future[list[object]], batches: AsyncIterator[list[object]]
) -> AsyncIterator[list[object]]:
    try:
        yield first
        yield await following
        async for events in batches:
            yield events
    finally:
        await _close(batches, following)


async def _close(batches: AsyncIterator[list[object]], following: asyncio.Future[list[object]]) -> None:
    following.cancel()
    await asyncio.wait({following})
    await batches.aclose()


async def until_gone(
    receive: Receive, work: Coroutine[object, object, T]
) -> T:
    """What `work` returns; it is cancelled once the client has gone, and ClientDisconnect raised."""
    working, watching = asyncio.ensure_future(work), asyncio.ensure_future(_disconnect(receive))
    try:
        await asyncio.wait({working, watching}, return_when=asyncio.FIRST_COMPLETED)
        if not working.done():
            raise ClientDisconnect
        return working.result()
    finally:
        for task in (working, watching):
            task.cancel()
        await asyncio.wait({working, watching})


async def collected(
    batches: AsyncIterator[list[object]], most_bytes: int, size_of: Callable[[object], int]
) -> list[object]:
    """All events of a job. Raises Problem, and stops it, where they take more than so many bytes."""
    events, size = [], 0
    async with contextlib.aclosing(batches):
        async for batch in batches:
            events += batch
            size += sum(map(size_of, batch))
            if size > most_bytes:
                raise Problem(422, f"This answer takes more than {most_bytes / 10**6:,.0f} MB. Read it as a stream "
                              "(Accept: application/x-ndjson), or ask for fewer candidates or tokens.")  # fmt: skip
    return events


class EventResponse(Response):
    """An answer that grows as events come."""

    def __init__(self, batches: AsyncIterator[list[object]], writer: Writer, faults: FaultLog) -> None:
        super().__init__(None, 200, HEADERS, writer.media_type)
        del self.headers["content-length"]
        self._batches, self._writer, self._faults = batches, writer, faults
        self._pieces: deque[bytes] = deque()
        self._unread = 0
        self._ended = False

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Send it. Whatever ends first, its reader or its last event, ends the rest."""
        self._wake = asyncio.Event()
        filling = asyncio.ensure_future(self._fill())
        try:
            await until_gone(receive, self._send(send))
        except (ClientDisconnect, TimeoutError, OSError):
            pass
        finally:
            filling.cancel()
            await asyncio.wait({filling})

    async def _fill(self) -> None:
        """Take events in as fast as they come, whether they are read or not."""
        try:
            async with contextlib.aclosing(self._batches) as batches:
                async for items in batches:
                    for item in items:
                        self._put(self._writer.write(item))
                    if self._unread > MOST_UNREAD:
                        self._put(self._writer.fail(_TOO_SLOW))
                        return
            self._put(self._writer.end())
        except (Problem, RequestError) as error:
            self._put(self._writer.fail(Failed(str(error), "", type(error).__name__, error.diagnostics)))
        except Exception as error:
            self._faults.note("stream", error)
            self._put(self._writer.fail(Failed(UNFORESEEN, "", "Unforeseen")))
        finally:
            self._ended = True
            self._wake.set()

    def _put(self, data: bytes) -> None:
        if not data:
            return
        self._unread += len(data)
        if self._pieces and len(self._pieces[-1]) + len(data) <= PIECE:
            self._pieces[-1] += data
        else:
            self._pieces.extend(data[at : at + PIECE] for at in range(0, len(data), PIECE))
        self._wake.set()

    async def _send(self, send: Send) -> None:
        await send({"type": "http.response.start", "status": self.status_code, "headers": self.raw_headers})
        while self._pieces or not self._ended:
            if not self._pieces:
                self._wake.clear()
                try:
                    async with asyncio.timeout(KEEP_ALIVE_SECONDS if self._writer.keep_alive else None):
                        await self._wake.wait()
                except TimeoutError:
                    await _sent(send, self._writer.keep_alive)
                continue
            piece = self._pieces.popleft()
            await _sent(send, piece)
            self._unread -= len(piece)
            await asyncio.sleep(0)  # a reader who has gone is noticed before more is written
        await send({"type": "http.response.body", "body": b"", "more_body": False})


async def _sent(send: Send, data: bytes) -> None:
    async with asyncio.timeout(STALLED_SECONDS):  # `wait_for` of Python 3.11 may swallow that this is cancelled
        await send({"type": "http.response.body", "body": data, "more_body": True})


async def _disconnect(receive: Receive) -> None:
    while (await receive())["type"] != "http.disconnect":
        pass


def _has_last(events: Sequence[object]) -> bool:
    return bool(events) and isinstance(events[-1], Finished | Failed)


def _cancel_run(submitting: asyncio.Future[Run]) -> None:
    if not submitting.cancelled() and submitting.exception() is None:
        submitting.result().cancel()
