"""How long a run waited before it began, and for what."""

from __future__ import annotations

import time
from collections import Counter

from playground.trace import Event, Loading, Queued, Started, replace


class Waits:
    """Counts the seconds of each phase from its making to the run's Started event, and tells them in this event."""

    def __init__(self) -> None:
        self._phase, self._since = "queued", time.perf_counter()
        self._seconds: Counter[str] = Counter()

    def with_waits(self, event: Event) -> Event:
        """The event of the run as it is told, which this takes in."""
        if isinstance(event, Loading):
            self._begin(event.phase)
        elif isinstance(event, Queued):
            self._begin("queued")
        elif isinstance(event, Started):
            self._begin("started")
            if self._seconds.keys() - {"queued"}:
                return replace(event, waits={phase: round(seconds, 3) for phase, seconds in self._seconds.items()})
        return event

    def _begin(self, phase: str) -> None:
        now = time.perf_counter()
        self._seconds[self._phase] += now - self._since
        self._phase, self._since = phase, now
