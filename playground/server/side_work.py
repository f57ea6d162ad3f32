"""Work that keeps a processor busy for a while, in few threads that page and programs share: however much is asked for,
the threads in which runs are handed over stay free, and no more than these take Python from the one that decodes. As
only one thread at a time computes in Python, a second one makes the decoding slower and the work no faster: it is used
only where the first is held up for long. And a thread rests after its work for as long as that took, so that much
small work, one after another, leaves half of the time to the runs.

`beside` is for handlers, in the place of `asyncio.to_thread`: it knows for whom it works by `working_for`, which the
page's server enters for each event. Knows names of people, and nothing of what the work is.
"""

from __future__ import annotations

import asyncio
import contextlib
import contextvars
import functools
import threading
import time
from collections import Counter, deque
from collections.abc import Awaitable, Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from functools import partial
from typing import TypeVar

from playground.requests.request import RequestError
from playground.texts import said
from playground.trace import Diagnostic

THREADS = 2
LONG_SECONDS = 0.3  # for which work has to run before another thread begins with what waits
MOST_REST = 0.1  # seconds that a thread rests after work, which are as many as the work took
MOST_EACH = 8  # of one person, those that wait among them
MOST = 64
RETRY_SECONDS = 5

_Result = TypeVar("_Result")


class Crowded(RequestError):
    """Too much waits: `status`, of HTTP, is 429 where it is the caller's own, else 503."""

    def __init__(self, is_own: bool) -> None:
        message = said("The server is busy with many such tasks.")
        fix = said("Try again in a moment.")
        if is_own:
            message, fix = said("Several of your tasks are still waiting."), said("Wait for one of them to finish.")
        super().__init__([Diagnostic("", "error", message, fix)])
        self.status = 429 if is_own else 503

    def __str__(self) -> str:
        return f"{self.message} {self.fix}"


class SideWork:
    """The threads, made when they are needed. They take work from all who have some by turns, from each in its
    order."""

    def __init__(self, threads: int = THREADS, long_seconds: float = LONG_SECONDS) -> None:
        self._size, self._long_seconds, self._threads = threads, long_seconds, None
        self._last_begun = 0.0
        self._lock = threading.Lock()
        self._waiting: dict[str, deque[tuple[Callable[[], object], Future]]] = {}  # who was served last is last
        self._begun: Counter[str] = Counter()

    async def do(self, work: Callable[[], _Result], name: str) -> _Result:
        """What `work()` returns. `name` is under which it is counted; an empty one has no limit of its own. Raises
        Crowded. Work that has not begun when its caller goes is not done."""
        done: Future[_Result] = Future()
        with self._lock:
            if name and self._begun[name] + len(self._waiting.get(name, ())) >= MOST_EACH:
                raise Crowded(is_own=True)
            if self._begun.total() + sum(map(len, self._waiting.values())) >= MOST:
                raise Crowded(is_own=False)
            self._waiting.setdefault(name, deque()).append((partial(contextvars.copy_context().run, work), done))
            self._begin()
        result = asyncio.wrap_future(done)
        try:
            while not result.done():
                await asyncio.wait({result}, timeout=self._long_seconds or None)
                with self._lock:
                    self._begin()
        except asyncio.CancelledError:
            done.cancel()
            raise
        return result.result()

    def _begin(self) -> None:
        """Give free threads work of those who have the fewest threads. With the lock."""
        while self._waiting and self._has_room():
            name = min(self._waiting, key=self._begun.__getitem__)
            work, done = self._waiting[name].popleft()
            if others := self._waiting.pop(name):
                self._waiting[name] = others
            if done.set_running_or_notify_cancel():
                self._begun[name] += 1
                self._last_begun = time.monotonic()
                self._threads = self._threads or ThreadPoolExecutor(self._size, thread_name_prefix="beside")
                self._threads.submit(self._work, work, name, done)

    def _has_room(self) -> bool:
        running = self._begun.total()
        waited = time.monotonic() - self._last_begun
        return not running or (running < self._size and waited >= self._long_seconds)

    def _work(self, work: Callable[[], object], name: str, done: Future) -> None:
        begun = time.monotonic()
        try:
            done.set_result(work())
        except BaseException as raised:  # the caller raises it
            done.set_exception(raised)
        time.sleep(min(time.monotonic() - begun, MOST_REST))
        with self._lock:
            self._begun[name] -= 1
            if not self._begun[name]:
                del self._begun[name]
            self._begin()


SIDE_WORK = SideWork()  # of this process, whose processors it shares out
_name: contextvars.ContextVar[str] = contextvars.ContextVar("name", default="")


@contextlib.contextmanager
def working_for(name: str) -> Iterator[None]:
    """Inside, `beside` counts its work under this name."""
    token = _name.set(name)
    try:
        yield
    finally:
        _name.reset(token)


async def beside(work: Callable[..., _Result], *arguments: object, **named: object) -> _Result:
    """What `work` returns with these arguments, done in the shared threads. Raises Crowded where too much waits."""
    return await SIDE_WORK.do(partial(work, *arguments, **named), _name.get())


def aside(handler: Callable[..., _Result]) -> Callable[..., Awaitable[_Result]]:
    """A handler that takes its time, such as one that reads a file, as one that is done `beside`."""

    @functools.wraps(handler)
    async def handled(*arguments: object) -> _Result:
        return await beside(handler, *arguments)

    return handled
