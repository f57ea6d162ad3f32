"""Serves requests by transformers' continuous batching, one step at a time.

The library's manager (`continuous_server.py`) runs its loop in a thread of its own; a watched scheduler
(`watched_scheduler.py`) has it wait before each step, and between two steps requests are added and cancelled, and what
the scheduler and the cache hold is read. Where the loop ends by an exception, which fails all of its requests, a new
manager serves those that it had not begun. Knows loaded models; no lane and no page.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from transformers.generation.continuous_batching.requests import RequestStatus

from playground.batching.random_draws import RandomDraws
from playground.generation.continuous_server import Server
from playground.generation.watched_scheduler import ScheduledRequest, scheduler_class
from playground.models.loading import LoadedModel
from playground.questions.serving_question import ServingQuestion
from playground.questions.serving_steps import Ending, ServingFault, ServingStep, ServingWay, StepRow
from playground.requests.request_problems import request_error
from playground.texts import said

_ANOTHER = said("Choose another model.")
_MAX_RESTARTS = 3
_MAX_STALLED = 3  # rounds in which nothing could be scheduled
Tables = dict[str, list[list[int]] | None]

def check_can_serve(loaded: LoadedModel) -> None:
    """Raise RequestError where the library's continuous batching cannot serve this model."""
    model = loaded.model
    if loaded.tokenizer is None or not model.can_generate():
        message = said("{model} only drafts: it writes no text of its own.", model=loaded.name)
        raise request_error("model", message, _ANOTHER)
    if loaded.is_encoder_decoder or not hasattr(model, "init_continuous_batching"):
        message = said("{model} has an encoder: continuous batching serves only decoders.", model=loaded.name)
        raise request_error("model", message, _ANOTHER)


class ContinuousServing:
    """One way of serving (see `serving_loop.Serving`). `as_pass(work)` has work done as a forward pass
    of the lane."""

    def __init__(
        self, way: ServingWay, question: ServingQuestion, prompts: list[list[int]], loaded: LoadedModel,
        as_pass: Callable[[Callable[[], Any]], Any], own: Mapping[str, type],
    ) -> None:  # fmt: skip
        self._way, self._question, self._loaded, self._as_pass = way, question, loaded, as_pass
        self._base = scheduler_class(way.scheduler, dict(own))
        self._prompts = prompts
        self._draws = RandomDraws(question.seed)
        self._at, self._seconds = 0.0, 0.0  # the clocks
        self._to_come = sorted(range(len(prompts)), key=lambda number: question.requests[number].arrival)
        self._inside: set[int] = set()  # requests that the manager has
        self._expected = [0] * len(prompts)  # the position that each request reads next, as far as it has read
        self._written: list[list[int]] = [[] for _ in prompts]
        self._ends: list[Ending | None] = [None] * len(prompts)
        self._num_steps, self._evicted, self._stopping = 0, way.evict_at is None, False
        self._tables: dict[int, list[list[int]] | None] = {}  # as they were last told
        self._kept: list[list[int]] = []
        self.faults: list[ServingFault] = []
        self._server = self._new_server()
        self.settings = self._server.settings(way)

    def ends(self) -> list[Ending | None]:
        """How each request ended, as far as it has."""
        return self._ends

    def serve(self, tell: Callable[[ServingStep], None]) -> None:
        """Serve all requests, step by step."""
        try:
            while self._serve(tell):
                self._server.close()
                self._server = self._new_server()
        finally:
            self._server.close()

    # ------------------------------------------------------------------------------------------------------- one server

    def _serve(self, tell: Callable[[ServingStep], None]) -> bool:
        """Serve until nobody is left; True where the loop has ended by an exception, and a new one is to go on."""
        server, stalled = self._server, 0
        before = _Before()
        if not server.await_round():
            return self._begin_anew()
        while True:
            while self._change(before):  # what comes and goes before the step
                if not server.let_on(goes=False):
                    return self._begin_anew()
                self._note_leaving(before)
            if not server.has_pending():
                if not self._skip():
                    return False
                continue
            step = self._step(before)
            if step is None:
                return self._begin_anew()
            if step.rows or step.put_back:
                before, stalled = _Before(), 0
                tell(step)
            elif (stalled := stalled + 1) >= _MAX_STALLED:
                self._give_up()
                return False

    def _change(self, before: _Before) -> bool:
        """What comes, leaves and is asked of the server at this time; whether its loop has to read any of it."""
        now, server, changed = self._now, self._server, False
        if self._way.stop_at is not None and now >= self._way.stop_at and not self._stopping:
            self._stopping = True
            for number in self._to_come:
                self._ends[number] = Ending("refused")
            self._to_come = []
            if self._way.stop == "at_once":
                for number in sorted(self._inside):
                    server.cancel(number)
                    changed = True
        while self._to_come and self._question.requests[self._to_come[0]].arrival <= now:
            number = self._to_come.pop(0)
            request = self._question.requests[number]
            if request.leaves is not None and request.leaves <= request.arrival:
                self._ends[number] = Ending("cancelled")
                continue
            server.add(number, self._prompts[number], request)
            self._inside.add(number)
            before.came.append(number)
            changed = True
        for number in sorted(self._inside):
            leaves = self._question.requests[number].leaves
            if leaves is not None and leaves <= now:
                server.cancel(number)
                changed = True
        if not self._evicted and now >= self._way.evict_at:
            self._evicted = True
            before.evicted = server.evict()
        return changed

    def _note_leaving(self, before: _Before) -> None:
        """Who was cancelled, or is not taken by the library."""
        for number in self._server.take_cancelled():
            self._leave(number, "cancelled")
            before.left.append(number)
        for number, error in self._server.take_failed():
            if number in self._inside:
                self._leave(number, "failed", error)
                before.left.append(number)

    def _skip(self) -> bool:
        """Nobody has a request: go on to when the next one comes. False where none comes."""
        if not self._to_come:
            return False
        arrival = float(self._question.requests[self._to_come[0]].arrival)
        if self._question.clock == "steps":
            self._at = max(self._at, arrival)
        else:
            self._seconds = max(self._seconds, arrival)
        return True

    @property
    def _now(self) -> float:
        return self._at if self._question.clock == "steps" else self._seconds

    def _step(self, before: _Before) -> ServingStep | None:
        """One step of the library's loop; None where it ended by an exception."""
        server = self._server
        waited = set(server.waiting())

        def go() -> tuple[bool, float]:  # when it is this lane's turn: others make their passes before
            start = time.perf_counter()
            return server.let_on(goes=True), time.perf_counter() - start

        lives, seconds = self._as_pass(go)
        if not lives:
            return None
        rows, shared, put_back = [], {}, set(server.waiting()) - waited
        for each in server.scheduled():
            number = server.number_of(each.state)
            if each.position < self._expected[number]:  # put back, and scheduled again at once
                put_back.add(number)
                self._expected[number] = 0
            if each.position > self._expected[number]:
                shared[str(number)] = each.position - self._expected[number]
            self._expected[number] = each.position + each.tokens
            rows.append(self._row(number, each))
        waiting = server.waiting()
        for number in put_back & set(waiting):
            self._expected[number] = 0
        tables, kept, free = self._blocks()
        self._note_leaving(before)
        step = ServingStep(
            self._at, self._seconds, seconds, rows, waiting, before.came, before.left, server.starved(),
            sorted(put_back), shared, tables, kept, free, before.evicted,
        )  # fmt: skip
        if rows:
            self._at += 1
            self._seconds += seconds
            self._num_steps += 1
        return step

    def _row(self, number: int, each: ScheduledRequest) -> StepRow:
        new = None
        if each.has_new_token:
            new = each.state.generated_tokens[-1]
            self._written[number].append(new)
            if each.state.status == RequestStatus.FINISHED:
                self._leave(number, "finished", "eos" if new in self._server.eos_ids else "length")
        return StepRow(number, "prefill" if each.is_prefill else "decode", each.tokens, 0, each.position, new)

    def _leave(self, number: int, status: str, reason: str | None = None) -> None:
        self._inside.discard(number)
        self._ends[number] = Ending(status, reason, list(self._written[number]))

    def _blocks(self) -> tuple[Tables, list[list[int]] | None, list[int]]:
        """What has changed in the cache: tables, kept blocks; and how many blocks are free."""
        tables, kept, free = self._server.blocks()
        changed: Tables = {
            str(number): table for number, table in tables.items() if table != self._tables.get(number)
        }
        changed |= {str(number): None for number, table in self._tables.items() if table and number not in tables}
        changed_kept = kept if kept != self._kept else None
        self._tables, self._kept = dict(tables), kept
        return changed, changed_kept, free

    # ----------------------------------------------------------------------------------------------------- what failed

    def _give_up(self) -> None:
        """Nothing that waits can ever be scheduled."""
        message = said("Nothing that waits can be scheduled with these settings: the server would wait for ever.")
        lost = sorted(self._inside)
        self.faults.append(ServingFault(self._num_steps, message, lost, []))
        for number in lost:
            self._leave(number, "failed")
        for number in self._to_come:
            self._ends[number] = Ending("refused")

    def _begin_anew(self) -> bool:
        """The library's loop has ended, by an exception: whom it had begun is lost, and a new one serves the others.
        False where that has happened too often."""
        error = self._server.error
        lost = sorted(number for number in self._inside if self._expected[number] or self._written[number])
        waited = sorted(self._inside - set(lost))
        gives_up = len(self.faults) >= _MAX_RESTARTS or not lost
        message = f"{type(error).__name__}: {error}"[:300]
        self.faults.append(ServingFault(self._num_steps, message, lost, [] if gives_up else waited))
        for number in (*lost, *(waited if gives_up else ())):
            self._leave(number, "failed")
        if gives_up:
            for number in self._to_come:
                self._ends[number] = Ending("refused")
        self._inside.clear()
        self._to_come = [*waited, *self._to_come]
        return not gives_up

    def _new_server(self) -> Server:
        return self._as_pass(lambda: Server(self._way, self._question, self._base, self._loaded, self._draws))


@dataclass
class _Before:
    """What has happened since the last step."""

    came: list[int] = field(default_factory=list)
    left: list[int] = field(default_factory=list)
    evicted: int | None = None
