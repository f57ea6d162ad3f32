"""From an engine's threads to another process: the events of all runs, pickled, in few messages.

The thread that puts an event in decodes for others too: it only appends it to a list. Another thread pickles what has
come and sends that of all runs together: each message takes time from the decoding. Knows which events are the last
ones; nothing of Ray.
"""

from __future__ import annotations

import dataclasses
import pickle
import threading
import time
from collections.abc import Callable

from playground.engines.ray_inbox import MethodResult
from playground.models.description import LoadedDescription
from playground.trace import Failed, Finished

AT_ONCE = 4  # batches of a run that leave as soon as there is something: the model on its way, the first token
PER_SECOND = 15  # the others at most, of one run: the page shows no more
TOTAL_PER_SECOND = 180  # of all runs, six for each of thirty
_LAST = (Finished, Failed, LoadedDescription)


@dataclasses.dataclass
class Message:
    """What leaves together: answers to questions, by the number of the question and pickled, and batches of events:
    whose, the pickled list, and whether the last one is among them."""

    answers: list[tuple[int, bytes]]
    batches: list[tuple[str, bytes, bool]]


class Outbox:
    """Takes events and answers in from any thread, and sends them in one of its own."""

    def __init__(self, send: Callable[[Message], None]) -> None:
        """`send` is called in that thread, and may wait; it ends where that raises OSError."""
        self._send = send
        self._changed = threading.Condition()
        self._runs: dict[str, _Run] = {}
        self._answers: list[tuple[int, bytes]] = []
        self._is_urgent, self._leaves_at = False, float("inf")  # the next moment for those that are not urgent
        threading.Thread(target=self._work, name="outbox", daemon=True).start()

    def open(self, ticket: str) -> None:
        """Take events of this run from now on."""
        with self._changed:
            self._runs[ticket] = _Run()

    def close(self, ticket: str) -> None:
        """Take no more of this run, and forget what waits."""
        with self._changed:
            self._runs.pop(ticket, None)

    def put(self, ticket: str, event: object) -> None:
        """Take an event of a run that is open. The first ones and the last one leave at once, others at a pace."""
        with self._changed:
            run = self._runs.get(ticket)
            if run is None:
                return
            run.events.append(event)
            if run.sent < AT_ONCE or isinstance(event, _LAST):
                run.is_urgent = self._is_urgent = True
                self._changed.notify()
            elif self._leaves_at == float("inf"):
                period = max(1 / PER_SECOND, len(self._runs) / TOTAL_PER_SECOND)
                self._leaves_at = (time.monotonic() // period + 1) * period
                self._changed.notify()

    def answer(self, number: int, answer: MethodResult) -> None:
        """Answer the question with this number, with an error where the answer cannot leave the process."""
        try:
            data = pickle.dumps(answer)
            pickle.loads(data)  # some exceptions can be written, and not be read
        except Exception as error:
            data = pickle.dumps(MethodResult(error=RuntimeError(f"What was asked cannot be sent: {error}")))
        with self._changed:
            self._answers.append((number, data))
            self._is_urgent = True
            self._changed.notify()

    def _work(self) -> None:
        try:
            while True:
                self._send(self._next())
        except OSError:
            pass  # nobody is there any more

    def _next(self) -> Message:
        """Wait until something is to leave, and take it."""
        with self._changed:
            while not self._is_urgent and (left := self._leaves_at - time.monotonic()) > 0:
                self._changed.wait(left if self._leaves_at < float("inf") else None)
            is_time = time.monotonic() >= self._leaves_at
            taken = [(ticket, run.take()) for ticket, run in self._runs.items() if run.leaves(is_time)]
            answers, self._answers = self._answers, []
            self._is_urgent = False
            if is_time:
                self._leaves_at = float("inf")
        return Message(answers, [(ticket, *_batch(events)) for ticket, events in taken])


def _batch(events: list[object]) -> tuple[bytes, bool]:
    """The pickled list, and whether the last event is among them. Where one cannot leave, only that its run failed."""
    try:
        return pickle.dumps(events), isinstance(events[-1], _LAST)
    except Exception as error:
        from playground.engines.decode_thread import explain

        return pickle.dumps([explain(error)]), True


class _Run:
    """The events of a run that have not been sent, and how many batches have."""

    def __init__(self) -> None:
        self.events: list[object] = []
        self.sent, self.is_urgent = 0, False

    def leaves(self, is_time: bool) -> bool:
        return bool(self.events) and (is_time or self.is_urgent)

    def take(self) -> list[object]:
        events, self.events = self.events, []
        self.sent, self.is_urgent = self.sent + 1, False
        return events
