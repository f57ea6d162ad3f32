"""Downloads in threads of their own, so that no run stands still for them: one for each model, however many wait.

Whoever asks for a model while it is downloaded waits with the others. When nobody waits any longer, the download stops,
and the files that have come stay. Knows nothing of runs.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from dataclasses import dataclass, field

PROGRESS_SECONDS = 0.1  # between two reports of the progress, at least
PROGRESS_SECONDS_OF_RUNS = 1.0  # the same for runs, which keep all their events

OnProgress = Callable[[str, int | None, int | None], None]  # phase, bytes done, bytes in all
OnDone = Callable[[object], None]


def throttled(on_progress: OnProgress, seconds: float) -> OnProgress:
    """The same function, called at most once in so many seconds, and whenever a phase begins or ends."""
    last_time, last_phase = 0.0, ""

    def report(phase: str, done: int | None, total: int | None) -> None:
        nonlocal last_time, last_phase
        now = time.monotonic()
        if now - last_time >= seconds or phase != last_phase or done in (0, total):
            last_time, last_phase = now, phase
            on_progress(phase, done, total)

    return report


@dataclass(eq=False)
class Waiter:
    """Somebody who waits for a model. `on_progress` is called as it comes; `on_done` once, from the download's thread:
    with what the download returned, or with the exception that ended it. Neither is called after `Downloads.leave`."""

    on_progress: OnProgress
    on_done: OnDone


@dataclass(eq=False)
class _Download:
    waiters: list[Waiter] = field(default_factory=list)
    progress: tuple[str, int | None, int | None] = ("asking", None, None)  # the last that was reported
    thread: threading.Thread | None = None


class Downloads:
    """The downloads that are running. `download(name, token, on_progress, stopped)` makes one; it raises soon after
    `stopped()` is true."""

    def __init__(self, download: Callable[[str, str | None, OnProgress, Callable[[], bool]], object]) -> None:
        self._download = download
        self._lock = threading.Lock()
        self._running: dict[tuple[str, str | None], _Download] = {}

    def join(self, name: str, token: str | None, waiter: Waiter) -> None:
        """Wait for the model `name`; its download starts where nobody else waits for it."""
        key = name, token
        with self._lock:
            running = self._running.get(key)
            if running is not None and running.waiters:
                running.waiters.append(waiter)
                progress = running.progress
            else:  # one that everybody has left may still be about to end
                started = self._running[key] = _Download([waiter])
                previous = running.thread if running else None
                started.thread = threading.Thread(
                    target=self._run, args=(key, started, previous), name=f"fetch {name}", daemon=True
                )
                started.thread.start()
                return
        waiter.on_progress(*progress)

    def leave(self, waiter: Waiter) -> None:
        """Stop waiting: the waiter is not called again."""
        with self._lock:
            for download in self._running.values():
                if waiter in download.waiters:
                    download.waiters.remove(waiter)

    def close(self) -> None:
        """Stop all; no waiter is called."""
        with self._lock:
            for download in self._running.values():
                download.waiters.clear()

    def _run(self, key: tuple[str, str | None], download: _Download, previous: threading.Thread | None) -> None:
        def report(phase: str, done: int | None, total: int | None) -> None:
            with self._lock:
                download.progress = phase, done, total
                waiters = list(download.waiters)
            for waiter in waiters:
                waiter.on_progress(phase, done, total)

        if previous is not None:
            previous.join()  # it writes into the same files
        try:
            result = self._download(*key, throttled(report, PROGRESS_SECONDS), lambda: not download.waiters)
        except Exception as error:
            result = error
        with self._lock:
            waiters, download.waiters = download.waiters, []
            if self._running.get(key) is download:
                del self._running[key]
        for waiter in waiters:
            waiter.on_done(result)
