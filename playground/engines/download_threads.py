"""Downloads in threads of their own, so that nobody's run stands still for them: one for each model, whoever waits.

Who comes while a model is downloaded waits with the others; when all have gone, the download stops and what came stays.
Knows nothing of runs.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

EVERY = 0.1  # seconds between two words on the progress, at least
SELDOM = 1.0  # the same for runs, which keep what they hear

Tell = Callable[[str, int | None, int | None], None]
Over = Callable[[Any], None]


def sparing(tell: Tell, every: float) -> Tell:
    """The same, called at most so often (in seconds), and whenever a phase begins or ends."""
    spoken, last = 0.0, ""

    def spare(phase: str, done: int | None, total: int | None) -> None:
        nonlocal spoken, last
        now = time.monotonic()
        if now - spoken >= every or phase != last or done in (0, total):
            spoken, last = now, phase
            tell(phase, done, total)

    return spare


@dataclass(eq=False)
class Waiter:
    """Somebody who waits for a model. `tell` hears of the progress; `over` is called once, from the download's thread:
    with what the fetch returned, or with the exception that ended it. Not after `Fetches.leave`."""

    tell: Tell
    over: Over


@dataclass(eq=False)
class _Fetch:
    waiters: list[Waiter] = field(default_factory=list)
    last: tuple[str, int | None, int | None] = ("asking", None, None)
    thread: threading.Thread | None = None


class Fetches:
    """`bring(name, token, tell, stopped)` does the work; it raises soon after `stopped()` is true."""

    def __init__(self, bring: Callable[[str, str | None, Tell, Callable[[], bool]], Any]) -> None:
        self._bring = bring
        self._lock = threading.Lock()
        self._alive: dict[tuple[str, str | None], _Fetch] = {}

    def join(self, name: str, token: str | None, waiter: Waiter) -> None:
        """Wait for the model `name`; its download starts where nobody else waits for it."""
        key = name, token
        with self._lock:
            found = self._alive.get(key)
            if found is not None and found.waiters:
                found.waiters.append(waiter)
                last = found.last
            else:  # one that everybody has left may still be about to end
                mine = self._alive[key] = _Fetch([waiter])
                after = found.thread if found else None
                mine.thread = threading.Thread(
                    target=self._work, args=(key, mine, after), name=f"fetch {name}", daemon=True
                )
                mine.thread.start()
                return
        waiter.tell(*last)

    def leave(self, waiter: Waiter) -> None:
        """Do not wait any longer. Nothing is told afterwards."""
        with self._lock:
            for fetch in self._alive.values():
                if waiter in fetch.waiters:
                    fetch.waiters.remove(waiter)

    def close(self) -> None:
        """Stop all; nobody is told."""
        with self._lock:
            for fetch in self._alive.values():
                fetch.waiters.clear()

    def _work(self, key: tuple[str, str | None], fetch: _Fetch, after: threading.Thread | None) -> None:
        def tell(phase: str, done: int | None, total: int | None) -> None:
            with self._lock:
                fetch.last = phase, done, total
                waiters = list(fetch.waiters)
            for waiter in waiters:
                waiter.tell(phase, done, total)

        if after is not None:
            after.join()  # it writes into the same files
        try:
            result = self._bring(*key, sparing(tell, EVERY), lambda: not fetch.waiters)
        except Exception as error:
            result = error
        with self._lock:
            waiters, fetch.waiters = fetch.waiters, []
            if self._alive.get(key) is fetch:
                del self._alive[key]
        for waiter in waiters:
            waiter.over(result)
