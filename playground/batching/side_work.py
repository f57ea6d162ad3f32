"""Work of a lane that is no step and may take long, in a thread beside that of the lanes: they go on meanwhile.

A thread cannot be killed. Where its work takes longer than it may, the lane goes on with an error, and what comes of it
later is dropped. Knows neither runs nor models.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from typing import Any


class SideWorkTooSlow(Exception):
    """The work took longer than `seconds`."""

    def __init__(self, seconds: float) -> None:
        super().__init__(f"{seconds:g} seconds")
        self.seconds = seconds


class SideWorkStopped(Exception):
    """Nobody wants the work any more."""


class SideWork:
    """Starts `work()` in a thread. Once `is_over()`, `result` has what it returned, or `error` what it raised: after
    `seconds` SideWorkTooSlow, and SideWorkStopped once `stopped()` is true."""

    def __init__(self, work: Callable[[], Any], seconds: float, stopped: Callable[[], bool]) -> None:
        self.result: Any = None
        self.error: BaseException | None = None
        self._work, self._seconds, self._stopped = work, seconds, stopped
        self._until = time.monotonic() + seconds
        self._outcome: tuple[Any, BaseException | None] | None = None
        threading.Thread(target=self._run, name="side work", daemon=True).start()

    def is_over(self) -> bool:
        """Whether the lane may go on."""
        outcome = self._outcome  # the thread may set it at any moment
        if outcome is not None:
            self.result, self.error = outcome
        elif self._stopped():
            self.error = SideWorkStopped()
        elif time.monotonic() > self._until:
            self.error = SideWorkTooSlow(self._seconds)
        return outcome is not None or self.error is not None

    def _run(self) -> None:
        try:
            self._outcome = self._work(), None
        except BaseException as error:  # the lane raises it
            self._outcome = None, error
