"""A scheduler of transformers' continuous batching that waits to be let on before each round of the library's loop, and
notes what it schedules.

The library runs its loop in a thread of its own; the watched scheduler makes that thread wait, so that whoever watches
can look at the scheduler and its cache between two steps, while nothing changes them. It is any scheduler of the
library, or of a person, with three methods around: `clear_cancelled_requests`, which the loop calls first in each
round, `has_pending_requests`, which it asks next, and `schedule_batch`. Knows nothing of requests but the library's.
"""

from __future__ import annotations

import contextlib
import itertools
import queue
import threading
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from transformers.generation.continuous_batching.scheduler import SCHEDULER_MAPPING, Scheduler

_POLL_SECONDS = 0.05  # after which it is looked whether the loop's thread still lives
_numbers = itertools.count()


@dataclass
class ScheduledRequest:
    """What a request does in the step that comes: it reads `tokens` at `position`, and with `has_new_token` gets a new
    one. `state` is the library's RequestState; `is_prefill` says that it reads its prompt."""

    state: Any
    tokens: int
    position: int
    is_prefill: bool
    has_new_token: bool


class Gate:
    """Where the library's loop waits. `await_round` and `let_on` are for the thread that watches, all else is called in
    the loop's own. `entered` is entered in that thread, for as long as the loop lasts."""

    def __init__(self, entered: contextlib.AbstractContextManager[object]) -> None:
        self.thread: int | None = None  # the identifier of the loop's own, once it has begun
        self.scheduler: Any = None  # the library's, once its loop has begun
        self.scheduled: list[ScheduledRequest] = []  # in the last step
        self.starved: list[object] = []  # RequestStates that got no block for it
        self.cancelled: list[Any] = []  # those that were taken out since `forget`
        self._rounds: queue.SimpleQueue[None] = queue.SimpleQueue()
        self._answers: queue.SimpleQueue[bool] = queue.SimpleQueue()
        self._entered, self._stack, self._closed, self._goes = entered, contextlib.ExitStack(), False, True

    # ------------------------------------------------------------------------------------ for the thread that watches

    def await_round(self, lives: Callable[[], bool]) -> bool:
        """Wait until the loop has come to its next round, and waits there; False where its thread has ended."""
        while True:
            try:
                self._rounds.get(timeout=_POLL_SECONDS)
                return True
            except queue.Empty:
                if not lives():
                    return not self._rounds.empty()

    def let_on(self, goes: bool) -> None:
        """Let the loop on: it makes a step, or, where it does not go, only reads what has come since."""
        self._answers.put(goes)

    def forget(self) -> None:
        """Forget what was noted of the last step."""
        self.scheduled, self.starved, self.cancelled = [], [], []

    def close(self) -> None:
        """Never wait again, and make no further step."""
        self._closed = True
        self._answers.put(False)

    # ---------------------------------------------------------------------------------------------- for the loop's own

    def wait(self, scheduler: object) -> None:
        """A round begins."""
        if self.scheduler is None:
            self.thread = threading.get_ident()
            self._stack.enter_context(self._entered)
        self.scheduler = scheduler
        if not self._closed:
            self._rounds.put(None)
            self._goes = self._answers.get()
        if self._closed:
            self._goes = False
            self._stack.close()

    @property
    def goes(self) -> bool:
        """Whether this round may make a step."""
        return self._goes

    def note(self, future_states: list[Any], starved: list[Any]) -> None:
        """What is scheduled for the step of this round, and what got no block. Where nothing is, the library puts a
        request back, and schedules once more."""
        self.starved += starved
        self.scheduled = [
            ScheduledRequest(each.state, each.query_length, each.state.position_offset, not each.state.generated_tokens,
                      each.has_new_token)
            for each in future_states
        ]  # fmt: skip


@contextlib.contextmanager
def watched(base: type[Scheduler], gate: Gate) -> Iterator[str]:
    """The name by which the library finds a scheduler that works as `base` does, and waits at this gate; known to it
    inside."""

    class Watched(base):
        def clear_cancelled_requests(self) -> list[Any]:
            gate.wait(self)
            cancelled = super().clear_cancelled_requests()
            gate.cancelled += cancelled
            return cancelled

        def has_pending_requests(self) -> bool:
            return gate.goes and super().has_pending_requests()

        def schedule_batch(self, token_budget: int, cache_budget: int) -> object:
            scheduled = super().schedule_batch(token_budget, cache_budget)
            gate.note(scheduled[0] or [], [state for state, _ in self.starved_requests])
            return scheduled

    name = f"watched {next(_numbers)}"
    SCHEDULER_MAPPING[name] = Watched
    try:
        yield name
    finally:
        SCHEDULER_MAPPING.pop(name, None)


def scheduler_class(name: str, own: dict[str, type[Scheduler]]) -> type[Scheduler]:
    """The scheduler of this name: a person's own, or the library's."""
    return own[name] if name in own else SCHEDULER_MAPPING[name]
