"""How long those who wait will wait: by how quickly places came free lately.

Standard library only.
"""

from __future__ import annotations

import time
from collections import deque

_REMEMBERED = 20  # moments in which jobs ended, while others waited
_MOMENT = 0.5  # seconds: what began together ends together, and says nothing of when the next ones end
_LEAST = 3  # ends that a pace is told from


class QueuePace:
    """Knows when jobs ended while others waited."""

    def __init__(self) -> None:
        self._ends: deque[tuple[float, int]] = deque(maxlen=_REMEMBERED)  # when, and how many

    def ended(self, count: int) -> None:
        """So many jobs have ended, and others wait."""
        now = time.monotonic()
        if count and self._ends and now - self._ends[-1][0] < _MOMENT:
            when, before = self._ends.pop()
            self._ends.append((when, before + count))
        elif count:
            self._ends.append((now, count))

    def nobody_waits(self) -> None:
        """What came before says nothing of a queue that comes later."""
        self._ends.clear()

    def seconds(self, ahead: int) -> float | None:
        """About how long it takes until a job begins that has so many before it; None where too few have ended."""
        if len(self._ends) < 2 or sum(count for _, count in self._ends) < _LEAST:
            return None
        (first, before), (last, _) = self._ends[0], self._ends[-1]
        return ahead * (last - first) / (sum(count for _, count in self._ends) - before)
