"""What is counted and logged of a run once it is over: how it ended and how long it took. No prompt, no text, nobody's
address or key is in it.
"""

from __future__ import annotations

import time
from dataclasses import dataclass

from playground.trace import Event, Failed, Finished, Loading, Queued, Shared, Started

BEFORE = (Queued, Loading, Shared, Started)  # events that tell of no token


@dataclass(frozen=True)
class RunRecord:
    """One run. `kind` is the method of the engine that was asked ("submit", "batch", ...); `outcome` is "finished",
    "stopped", "refused" (another request would run) or "failed", then with the name of the `error`. Seconds count from
    when it was asked for, None for what never came; `tokens` are those that were written."""

    kind: str
    model: str
    outcome: str
    error: str
    tokens: int
    started_seconds: float | None
    first_token_seconds: float | None
    seconds: float


@dataclass(frozen=True)
class Load:
    """How many runs an engine decodes, how many wait for their turn, and how many for a model that is on its way."""

    decoding: int
    waiting: int
    arriving: int


class RunTimes:
    """Takes in the events of a run, and knows what came of it after the last one."""

    def __init__(self) -> None:
        self._since = time.perf_counter()
        self._started: float | None = None
        self._first: float | None = None

    def see(self, event: Event) -> None:
        """Take in an event."""
        if self._first is None and not isinstance(event, (*BEFORE, Finished, Failed)):
            self._first = self._now()
        if isinstance(event, Started):
            self._started = self._now()

    def record(self, kind: str, model: str, last: object) -> RunRecord:
        """The record of a run whose last event this is."""
        if isinstance(last, Finished):
            stopped = any(sequence.stop_reason == "stopped" for sequence in last.sequences)
            outcome, error, tokens = "stopped" if stopped else "finished", "", last.num_tokens
        else:
            outcome = "refused" if last.diagnostics else "stopped" if last.error == "Cancelled" else "failed"
            error, tokens = last.error, 0
        return RunRecord(kind, model, outcome, error, tokens, self._started, self._first, self._now())

    def _now(self) -> float:
        return time.perf_counter() - self._since
