"""How long those who wait will wait: by how quickly places came free lately.

Standard library only.
"""

from __future__ import annotations

import time
from collections import deque

_REMEMBERED = 20  # ends of jobs, while others waited
_LEAST = 3  # ends that a pace is told from


class QueuePace:
    """Knows when jobs ended while others waited."""

    def __init__(self) -> None:
        self._ends: deque[float] = deque(maxlen=_REMEMBERED)

    def ended(self, count: int) -> None:
        """So many jobs have ended, and others wait."""
        self._ends.extend([time.monotonic()] * count)

    def nobody_waits(self) -> None:
        """What came before says nothing of a queue that comes later."""
        self._ends.clear()

    def seconds(self, ahead: int) -> float | None:
        """About how long it takes until a job begins that has so many before it; None where too few have ended."""
        if len(self._ends) < _LEAST or self._ends[-1] == self._ends[0]:
            return None
        return ahead * (self._ends[-1] - self._ends[0]) / (len(self._ends) - 1)
