"""What is told of work that goes on for a while, line by line, kept so that a reader can go on from any line.

A browser reads it over a route of its own (live_log_route.py), at its own pace: what it has not read waits here, and a
reader who was away asks for the rest. Where nobody has read for a while, the work is stopped. Knows lines and asyncio;
nothing of what they mean.
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterator
from contextvars import ContextVar
from dataclasses import dataclass

PATIENCE_SECONDS = 10.0  # without a reader, after which the work is stopped: a phone in a bad network takes a while
KEEP_ALIVE_SECONDS = 10.0  # of silence, after which an empty line says that somebody is there
PIECE_LINES = 200  # that are sent at once
MOST_KEPT = 64_000_000  # bytes of all logs: beyond, the oldest that have ended are forgotten
MOST_LOGS = 2_000  # that are kept, in the same way
HOLD_SECONDS = 25.0  # for which one answer stays open: less than proxies allow
# A browser holds six connections to one address. Where several of its tabs read, those that come later let go of theirs
# again and again, so that a press on Stop finds one that is free.
FREE_TABS, SHORT_SECONDS = 3, 0.4


@dataclass(frozen=True)
class Appended:
    """Lines that a handler adds to the value of a component that shows a log: those of run `turn`."""

    turn: int
    lines: str


class LiveLog:
    """The lines of one press of a button. Used from the event loop alone, so it needs no lock. Nobody but the tab that
    pressed learns its `key`."""

    def __init__(self, session: str) -> None:
        self.key, self.session = secrets.token_urlsafe(24), session
        self.size = 0  # bytes
        self.ended = self.forgotten = self._offered = False
        self._lines: list[bytes] = []
        self._changed = asyncio.Event()
        self._readers = 0
        self._stops: list[Callable[[], None]] = []
        self._check: asyncio.TimerHandle | None = None

    def offer(self) -> None:
        """The tab is about to learn the key: from now on nobody reading means that nobody is there."""
        self._offered = True
        self._wait_for_reader()

    def add(self, lines: str) -> None:
        """Add whole lines."""
        data = lines.encode()
        self._lines += data.splitlines(keepends=True)
        self.size += len(data)
        self._wake()

    def end(self) -> None:
        """Nothing follows."""
        self.ended = True
        if self._check:
            self._check.cancel()
        self._wake()

    def forget(self) -> None:
        """Let go of everything; who still reads is sent away."""
        self.forgotten, self.size = True, 0
        self._lines.clear()
        self._wake()

    @contextlib.contextmanager
    def watching(self, stop: Callable[[], None]) -> Iterator[None]:
        """While this is entered, `stop` is called once nobody has read for `PATIENCE_SECONDS`."""
        self._stops.append(stop)
        self._wait_for_reader()  # the last check may have found nothing to stop
        try:
            yield
        finally:
            self._stops.remove(stop)

    async def read(self, start: int, seconds: float) -> AsyncIterator[bytes]:
        """The lines from number `start` on, until the last one, or for so many seconds; with 0, those that are there.

        An empty line comes first: a proxy that keeps back what it gets is noticed by its absence. Closing the iterator
        tells that the reader has gone.
        """
        loop = asyncio.get_running_loop()
        end = loop.time() + seconds
        with self._reading():
            yield b"\n"
            while not self.forgotten:
                if start < len(self._lines):
                    piece = self._lines[start : start + PIECE_LINES]
                    start += len(piece)
                    yield b"".join(piece)
                elif self.ended or (left := end - loop.time()) <= 0:
                    return
                else:
                    try:
                        async with asyncio.timeout(min(left, KEEP_ALIVE_SECONDS)):
                            await self._changed.wait()
                    except TimeoutError:
                        yield b"\n"

    def _wake(self) -> None:
        self._changed.set()
        self._changed = asyncio.Event()

    @contextlib.contextmanager
    def _reading(self) -> Iterator[None]:
        self._readers += 1
        try:
            yield
        finally:
            self._readers -= 1
            self._wait_for_reader()

    def _wait_for_reader(self) -> None:
        if self._check:
            self._check.cancel()
        if self._offered and not self.ended and not self._readers:
            self._check = asyncio.get_running_loop().call_later(PATIENCE_SECONDS, self._stop_unread)

    def _stop_unread(self) -> None:
        if not self._readers:
            for stop in list(self._stops):
                stop()


class LiveLogs:
    """The logs of all tabs, by their keys, and which browser reads how many of them now."""

    def __init__(self) -> None:
        self._logs: dict[str, LiveLog] = {}  # the newest last
        self._reading: Counter[str] = Counter()

    def begin(self, session: str) -> LiveLog:
        """A log of this session, which is empty. Forgets the oldest that have ended, where all of them are too many or
        take too much."""
        log = LiveLog(session)
        self._logs[log.key] = log
        kept = sum(each.size for each in self._logs.values())
        for each in [each for each in self._logs.values() if each.ended]:
            if kept <= MOST_KEPT and len(self._logs) <= MOST_LOGS:
                break
            kept -= each.size
            self._drop(each)
        return log

    def get(self, key: str) -> LiveLog | None:
        """The log of this key, where it is still here."""
        return self._logs.get(key)

    def forget(self, session: str) -> None:
        """Let go of all logs of a session."""
        for each in [each for each in self._logs.values() if each.session == session]:
            self._drop(each)

    @contextlib.contextmanager
    def held_by(self, browser: str) -> Iterator[float]:
        """While this is entered, `browser` holds a connection for one of its tabs: for how many seconds it may."""
        self._reading[browser] += 1
        try:
            yield HOLD_SECONDS if self._reading[browser] <= FREE_TABS else SHORT_SECONDS
        finally:
            self._reading[browser] -= 1
            if not self._reading[browser]:
                del self._reading[browser]

    def _drop(self, log: LiveLog) -> None:
        log.forget()
        self._logs.pop(log.key, None)

    def __len__(self) -> int:
        return len(self._logs)


TOLD_IN: ContextVar[LiveLog | None] = ContextVar("told_in", default=None)  # the log in which what runs here is told
