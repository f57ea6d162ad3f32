"""From an engine's thread to a web page: the events of runs in batches, at the pace at which a browser can draw them.

Knows the engine protocol and asyncio; nothing of Gradio, models or what the events mean, except which one is the last.
"""

from __future__ import annotations

import asyncio
import contextlib
import threading
from collections import deque
from collections.abc import AsyncIterator, Callable, Collection, Iterator, Sequence
from functools import partial
from typing import Generic, TypeVar

from playground.engines.protocol import Askable, Engine, Run, begin
from playground.models.description import LoadedDescription
from playground.requests.request import GenerationRequest, RequestError
from playground.requests.validation import Checking
from playground.server.visitor import UNKNOWN, Visitor
from playground.texts import said
from playground.trace import Event, Failed, Finished, Queued

FIRST_EVENT_SECONDS = 0.3  # after so long without a first event the page says that it waits
UPDATES_PER_SECOND = 15  # at most: more is not seen
TOTAL_UPDATES_PER_SECOND = (
    250  # a second, of all pages together: beyond, updates take from the runs more than they show
)
RETRY_SECONDS = 0.5  # seconds, where the engine's queue is full

_Item = TypeVar("_Item")


class EventQueue(Generic[_Item]):
    """A queue from any thread to the event loop in which it was made."""

    _readers = 0  # how many queues are being read; changed in the event loop alone

    def __init__(self, updates_per_second: float | None = None) -> None:
        """`updates_per_second` is `UPDATES_PER_SECOND` where none is given."""
        self._loop, self._updates_per_second = asyncio.get_running_loop(), updates_per_second or UPDATES_PER_SECOND
        self._wake = asyncio.Event()
        self._lock = threading.Lock()
        self._pending: list[_Item] = []
        self._waited_for = True

    def put(self, item: _Item) -> None:
        """Add an item, from any thread. Wakes the loop only where it waits for an item: waking costs more than the
        item."""
        # Road 15: from the decode thread to the event loop
        with self._lock:
            self._pending.append(item)
            waited_for, self._waited_for = self._waited_for, False
        if waited_for:
            self.wake()

    def wake(self) -> None:
        """Have `batches` look again whether it is over."""
        with contextlib.suppress(RuntimeError):  # the loop is closed: the server has gone, nobody listens
            self._loop.call_soon_threadsafe(self._wake.set)

    async def batches(self, is_over: Callable[[list[_Item]], bool]) -> AsyncIterator[list[_Item]]:
        """All of it in order, in batches at most `updates_per_second`, the first at once, until one of them
        `is_over`. An empty batch comes first where nothing else does within `FIRST_EVENT_SECONDS`."""
        with self._as_reader():
            with contextlib.suppress(TimeoutError):  # `wait_for` of Python 3.11 may swallow that this is cancelled
                async with asyncio.timeout(FIRST_EVENT_SECONDS):
                    await self._wake.wait()
            if not self._wake.is_set():
                yield []
            while True:
                await self._wake.wait()
                self._wake.clear()
                with self._lock:
                    items, self._pending = self._pending, []
                if items:  # none, where it was woken to look again
                    yield items
                if is_over(items):
                    return
                if items:
                    period = max(1 / self._updates_per_second, EventQueue._readers / TOTAL_UPDATES_PER_SECOND)
                    await self._until((self._loop.time() // period + 1) * period)
                with self._lock:
                    self._waited_for = not self._pending
                if not self._waited_for:
                    self._wake.set()

    async def _until(self, moment: float) -> None:
        """Wait for a moment of the loop's clock. All pages wait for the same ones: what they write comes in one go, and
        between two of them the decode thread has Python to itself."""
        come = self._loop.create_future()
        timer = self._loop.call_at(moment, lambda: come.done() or come.set_result(None))  # done: the page was closed
        try:
            await come
        finally:
            timer.cancel()

    @staticmethod
    @contextlib.contextmanager
    def _as_reader() -> Iterator[None]:
        EventQueue._readers += 1
        try:
            yield
        finally:
            EventQueue._readers -= 1


class LiveRun:
    """A request or a question, handed to the engine at once. To be made inside the event loop that reads `batches`.

    Raises RequestError where the engine refuses the request. `overtaken` says that it was stopped for another one,
    `unread` that it was because nobody listens any more.
    """

    overtaken = unread = False

    def __init__(
        self, engine: Engine, request: Askable, visitor: Visitor = UNKNOWN
    ) -> None:
        """`visitor` is who asks, and listens."""
        self._visitor, self._events = visitor, EventQueue[Event]()
        self._run = begin(engine, request, self._events.put, visitor.owner)

    def cancel(self) -> None:
        """Stop the run. Its last event still arrives in `batches`."""
        self._run.cancel()

    @property
    def done(self) -> bool:
        """Whether the run has ended."""
        return self._run.done

    async def batches(self) -> AsyncIterator[list[Event]]:
        """The events, in order and complete, in batches at most `UPDATES_PER_SECOND` a second, the first at once.

        An empty batch comes first where nothing else does within `FIRST_EVENT_SECONDS`: the engine is still making
        ready. Closing the iterator stops the run: that is how a closed browser tab gives its place to the next person.
        """
        try:
            with self._visitor.watching(self._stop_unread):
                async with contextlib.aclosing(self._events.batches(_has_last)) as batches:
                    async for events in batches:
                        yield events
        finally:
            self.cancel()

    def _stop_unread(self) -> None:
        self.unread = True
        self.cancel()


class LiveOpening:
    """A model that the engine opens, from the moment at which it is made. To be made inside the event loop that reads
    `batches`, which has the events as `LiveRun.batches` has those of a run.

    Raises RequestError where the engine refuses.
    """

    def __init__(self, engine: Engine, model: str, token: str | None, visitor: Visitor = UNKNOWN) -> None:
        self._visitor, self._events = visitor, EventQueue[object]()
        self._opening = engine.open(model, self._events.put, token, owner=visitor.owner)

    def cancel(self) -> None:
        """Stop it. Its last event still arrives in `batches`."""
        self._opening.cancel()

    async def batches(self) -> AsyncIterator[list[object]]:
        """The events; closing the iterator stops the download and the loading."""
        try:
            with self._visitor.watching(self.cancel):
                async with contextlib.aclosing(self._events.batches(_is_opened)) as batches:
                    async for events in batches:
                        yield events
        finally:
            self.cancel()


class LiveRuns:
    """Many requests or questions, of which at most `at_once` are with the engine at a time: the others follow as runs
    end. To be made inside the event loop that reads `batches`.

    While one of them waits in the engine's queue, no more are handed over, so that many runs of one person do not stand
    between others and their turn. A request that the engine refuses has a Failed event of its own, and disturbs no
    other; where its queue is full, the request is tried again later. `overtaken`: they were stopped for others.

    A request for which `may_start` says no waits until others have ended, after whoever reads `batches` has heard of
    that; `leave_out` takes some of those that wait out of the list.
    """

    overtaken = False

    def __init__(
        self, engine: Engine, requests: Sequence[Askable], at_once: int,
        visitor: Visitor = UNKNOWN, checking: Checking | None = None, numbers: Sequence[int] | None = None,
        may_start: Callable[[int], bool] = lambda number: True,
    ) -> None:  # fmt: skip
        """`checking` has what of the requests was looked through; else the engine looks each through. `numbers` are
        those that are made, all where it is None."""
        self._engine, self._requests, self._at_once, self._visitor = engine, requests, at_once, visitor
        self._checking = checking
        self._events: EventQueue[tuple[int, Event]] = EventQueue()
        self._waiting = deque(range(len(requests)) if numbers is None else numbers)
        self._may_start = may_start
        self.cancelled = False
        self._alive: dict[int, Run | None] = {}  # whose last event is still to come; None where it is on its way
        self._queued: set[int] = set()  # those of them that wait for others
        self._retry: asyncio.TimerHandle | None = None
        self._submit()

    def cancel(self) -> None:
        """Stop all runs. The last events of those that the engine has still arrive; the others never begin."""
        self.cancelled = self.cancelled or not self.done
        self._waiting.clear()
        for run in self._alive.values():
            if run is not None:
                run.cancel()
        self._events.wake()

    def cancel_one(self, number: int) -> None:
        """Stop one run. Its last event still arrives."""
        if number in self._waiting:
            self._waiting.remove(number)
            self._fail(number, Failed(said("Stopped before it began."), said("Run it again."), "Cancelled"))
        elif run := self._alive.get(number):
            run.cancel()

    @property
    def waiting(self) -> list[int]:
        """Those that are not with the engine yet."""
        return list(self._waiting)

    def leave_out(self, numbers: Collection[int]) -> None:
        """Of those that wait, do not begin these."""
        self._waiting = deque(number for number in self._waiting if number not in numbers)

    @property
    def done(self) -> bool:
        """Whether all have ended."""
        return not self._alive and not self._waiting

    async def batches(self) -> AsyncIterator[list[tuple[int, Event]]]:
        """Pairs of a request's number and an event, as `LiveRun.batches` has events. Closing the iterator stops all."""
        try:
            with self._visitor.watching(self.cancel):
                async with contextlib.aclosing(self._events.batches(lambda _: self.done)) as batches:
                    async for pairs in batches:
                        for number, event in pairs:
                            if _is_last(event):
                                self._alive.pop(number, None)
                        yield pairs
                        self._submit()
        finally:
            self.cancel()

    def _submit(self) -> None:
        while self._waiting and len(self._alive) < self._at_once and not self._queued and self._retry is None:
            number = next(filter(self._may_start, self._waiting), None)
            if number is None:
                return
            self._waiting.remove(number)
            try:
                asked = self._requests[number]
                if self._checking and isinstance(asked, GenerationRequest):
                    asked = self._checking(asked)
                listen = partial(self._listen, number)
                self._alive[number] = begin(self._engine, asked, listen, self._visitor.owner)
            except RequestError as error:
                if any(d.knob == "queue" for d in error.diagnostics):
                    self._waiting.appendleft(number)
                    self._retry = asyncio.get_running_loop().call_later(RETRY_SECONDS, self._try_again)
                else:
                    self._fail(number, Failed(error.message, error.fix, "RequestError", error.diagnostics))
            except Exception as error:  # whoever reads `batches` would wait for ever
                fix = said("Run it again. If that does not help, restart the playground.")
                self._fail(number, Failed(str(error), fix, type(error).__name__))

    def _try_again(self) -> None:
        self._retry = None
        self._submit()

    def _fail(self, number: int, failed: Failed) -> None:
        self._alive[number] = None
        self._listen(number, failed)

    def _listen(self, number: int, event: Event) -> None:
        """From any thread. The marks are single operations on a set, which need no lock."""
        if not isinstance(event, Queued):
            self._queued.discard(number)
        elif event.ahead:
            self._queued.add(number)
        self._events.put((number, event))


def _is_last(event: Event) -> bool:
    return isinstance(event, Finished | Failed)


def _is_opened(events: list[object]) -> bool:
    return bool(events) and isinstance(events[-1], LoadedDescription | Failed)


def _has_last(events: list[Event]) -> bool:
    return bool(events) and _is_last(events[-1])
