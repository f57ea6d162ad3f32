"""Work of a lane that is no step and may take long, in a thread beside that of the lanes: they go on meanwhile.

A forward pass that the work needs is made by the lane, in the thread of all passes.

A thread cannot be killed. Where its work takes longer than it may, the lane goes on with an error, and what comes of it
later is dropped. Knows neither runs nor models.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import Any

from playground.awake_clock import awake_seconds
from playground.errors import Failure, Interruption


class SideWorkTooSlow(Failure):
    """The work took longer than `seconds`."""

    def __init__(self, seconds: float) -> None:
        super().__init__(f"{seconds:g} seconds")
        self.seconds = seconds


class SideWorkStopped(Interruption):
    """Nobody wants the work any more."""


class SideTask:
    """`start` calls `work()` in a thread. Once `is_over()`, `result` has what it returned, or `error` what it raised:
    after `seconds` SideWorkTooSlow, and SideWorkStopped once `stopped()` is true. Before that, `call` may be one that
    it waits for: whoever has made it calls `answer`."""

    def __init__(self, work: Callable[[], object], seconds: float, stopped: Callable[[], bool]) -> None:
        self.result: object = None
        self.error: BaseException | None = None
        self.call: Any = None
        self._work, self._seconds, self._stopped = work, seconds, stopped
        self._until = awake_seconds() + seconds
        self._outcome: tuple[object, BaseException | None] | None = None
        self._called_at, self._answered = 0.0, threading.Event()

    def start(self) -> None:
        """Begin the work."""
        threading.Thread(target=self._run, name="side work", daemon=True).start()

    def is_over(self) -> bool:
        """Whether there is a result, or an error."""
        outcome = self._outcome  # the thread may set it at any moment
        if outcome is not None:
            self.result, self.error = outcome
        elif self._stopped():
            self.abandon(SideWorkStopped())
        elif self.call is None and awake_seconds() > self._until:
            self.abandon(SideWorkTooSlow(self._seconds))
        return outcome is not None or self.error is not None

    def abandon(self, error: BaseException) -> None:
        """Let the lane go on with this error, and the work end where it waits for a call."""
        self.error = error
        self._answered.set()

    def wait(self, call: Any) -> Any:
        """In the thread of the work: wait until the lane has made this call, and return it. Raises its error, if it has
        one, and SideWorkStopped where nobody waits for the work any more."""
        self._called_at = awake_seconds()
        self._answered.clear()
        self.call = call
        while self.error is None and self.call is not None:
            self._answered.wait()
        if self.error is not None:
            raise SideWorkStopped
        if call.error is not None:
            raise call.error
        return call

    def answer(self) -> None:
        """The work goes on: its call has been made, which took none of its seconds."""
        self._until += awake_seconds() - self._called_at
        self.call = None
        self._answered.set()

    def _run(self) -> None:
        try:
            self._outcome = self._work(), None
        except BaseException as error:  # the lane raises it
            self._outcome = None, error
