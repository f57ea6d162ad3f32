"""The jobs of the local engine: a run, a question of any kind, a model to be opened.

All emit events, can be cancelled, and may have to wait until a model has come from the Hub. Knows no engine; a job that
decodes knows which function does it, and imports it when it starts.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, TypeVar

from playground.engines.owner import NOBODY
from playground.engines.run_record import RunRecord, RunTimes
from playground.engines.waits import Waits
from playground.knobs.modes import rows_of
from playground.models.description import LoadedDescription
from playground.questions import CheckedQuestion
from playground.requests.callables import UserCallables
from playground.requests.validation import Checked
from playground.settings import Settings
from playground.trace import Failed, Finished, Queued, Shared, Started, Token

if TYPE_CHECKING:
    from playground.batching.single_run import AnySlot
    from playground.models.loading import LoadedModel
    from playground.recording.measurement import Measurer


class Job:
    """Something that was submitted. `models` are the names of those that it needs, in the order of `fields`, the fields
    that name them; `hub_answers` has what the Hub said of those that came from there for it (see
    `playground.models.fetching.fetch`)."""

    fields = ("model", "assistant")

    owner = NOBODY  # who asked for it

    def __init__(self, models: list[str], listen: Callable[[object], None]) -> None:
        self.models = models
        self.cancelled = threading.Event()
        self.hub_answers: dict[str, bool | None] = {}
        self.stop_waiting: Callable[[], None] | None = None  # while it waits for a model
        self._listen = listen
        self._done = threading.Event()
        self._emitting = threading.RLock()  # a download emits from a thread of its own

    def field_of(self, model: str) -> str:
        """The field of the request that names this model."""
        return self.fields[self.models.index(model)]

    def cancel(self) -> None:
        """Stop it: at once where it waits, within one step where it decodes."""
        self.cancelled.set()
        if self.stop_waiting is not None:
            self.stop_waiting()

    @property
    def done(self) -> bool:
        """Whether its last event was emitted."""
        return self._done.is_set()

    def wait(self, seconds: float) -> None:
        """Wait for its last event."""
        self._done.wait(seconds)

    def emit(self, event: object) -> None:
        """Pass an event to the listener; nothing follows the last one. Where the listener raises, the job is cancelled,
        and the thread lives on."""
        with self._emitting:
            if self.done:
                return
            if isinstance(event, Finished | Failed | LoadedDescription):
                self._done.set()
            try:
                self._listen(event)
            except Exception:
                self.cancelled.set()


JobT = TypeVar("JobT", bound=Job)


class OpeningJob(Job):
    """A model that is to be opened (see `playground.engines.protocol.Opening`). `token` is the person's own."""

    def __init__(self, model: str, listen: Callable[[object], None], token: str | None) -> None:
        super().__init__([model], listen)
        self.model, self.token = model, token


class DecodingJob(Job):
    """A job that is decoded in a lane (see `playground.engines.protocol.Run`). `rows` is how many texts it decodes at
    once, as far as its request tells. `method` of an engine asks for it, with `question`; `own` is Python of the person
    who asks, which cannot leave this process."""

    rows = 1
    method = ""
    kind = ""  # in the record of the run
    own: object = None

    def __init__(self, models: list[str], question: object, listen: Callable[[object], None]) -> None:
        super().__init__(models, listen)
        self.question = question
        self._num_ahead, self._shared = 0, (1, False)  # as they were last emitted
        self._started = False
        self._waits, self._times = Waits(), RunTimes()
        self.on_end: Callable[[RunRecord], None] = lambda record: None
        self.lane: Any = None  # where it is decoded, once it is

    def emit_queued(self, num_ahead: int, seconds: float | None = None) -> None:
        """Emit Queued if the number of runs before it has changed, and is not 0; in about so many `seconds` it
        begins."""
        if num_ahead and num_ahead != self._num_ahead:
            self.emit(Queued(num_ahead, seconds))
        self._num_ahead = num_ahead

    def emit_shared(self, num_runs: int) -> None:
        """Emit Shared if the number of runs that are decoded side by side has changed, or whether this one has its
        forward passes alone."""
        shared = num_runs, num_runs > 1 and self.lane is not None and self.lane.apart
        if self._started and shared != self._shared and not self.done:
            self._shared = shared
            self.emit(Shared(*shared))

    def emit(self, event: object) -> None:
        """Pass an event on to who listens. Notes whether the run has started, and for what it waited until then."""
        # Road 14: still in the decode thread
        with self._emitting:
            over = self.done
            event = self._waits.with_waits(event)
            self._times.see(event)
            self._started = self._started or isinstance(event, Started)
            super().emit(event)
            if self.done and not over:
                self.on_end(self._times.record(self.kind or self.method, self.models[0], event))

    def decode(
        self, loaded: Sequence[LoadedModel], settings: Settings, slot: AnySlot, measurer: Measurer | None
    ) -> None:
        """Decode it in the slot of a lane, on its loaded models; raises whatever goes wrong."""
        raise NotImplementedError  # each kind has its own


class RunJob(DecodingJob):
    """One request, with a person's own Python where there is some."""

    method = "submit"

    def __init__(self, checked: Checked, listen: Callable[[object], None], own: UserCallables | None = None) -> None:
        request = checked.request
        super().__init__([request.model, *([request.assistant] if request.assistant else [])], checked, listen)
        self.own = own
        self.rows = rows_of(request.config)

    def decode(
        self, loaded: Sequence[LoadedModel], settings: Settings, slot: AnySlot, measurer: Measurer | None
    ) -> None:
        from playground.generation import runner

        runner.run(
            self.question, *[*loaded, None][:2], settings, self.emit, self.cancelled, self.own, slot=slot,
            measurer=measurer,
        )  # fmt: skip


class QuestionJob(DecodingJob):
    """A question of any kind, with a person's own classes by their names where there are some; `tokens` is that of the
    engine."""

    method = "ask"

    def __init__(
        self,
        asked: CheckedQuestion,
        listen: Callable[[object], None],
        own: Mapping[str, type] | None = None,
        tokens: Callable[[str, str], list[Token]] | None = None,
    ) -> None:
        question = asked.question
        super().__init__(question.models, asked, listen)
        self.own, self.rows, self.kind, self.tokens = own, question.rows, question.name, tokens
        self.fields = question.model_fields

    def decode(
        self, loaded: Sequence[LoadedModel], settings: Settings, slot: AnySlot, measurer: Measurer | None
    ) -> None:
        from playground.generation import answering

        tokens = self.tokens or answering.no_tokens
        answering.answer(self.question, loaded, settings, self.emit, self.cancelled, slot, self.own, tokens)
