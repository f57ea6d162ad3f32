"""Where a question is answered: the loaded models, the slot of a lane, what the instance allows, and the way in which
progress is told. Knows no kind of question; what answers each kind stands in `answering.py`.
"""

from __future__ import annotations

import contextlib
import copy
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, TypeVar

from playground.batching.side_task import SideWorkStopped
from playground.generation.beside import beside
from playground.generation.limits import RunLimits
from playground.models.library_logging import quiet_library
from playground.models.loading import LoadedModel
from playground.questions import CheckedQuestion, Progressed, Question
from playground.settings import Settings
from playground.trace import Failed, Token
from playground.trace.wire import Record

if TYPE_CHECKING:
    from transformers import PreTrainedModel

    from playground.batching.single_run import AnySlot

T = TypeVar("T")
TokensOf = Callable[[str, str], list[Token]]  # how a model splits a text; raises ValueError where nobody knows


@dataclass
class Desk:
    """For one question. `slot` is that of `runner.run`; `own` are classes of the person who asks, by their names;
    `tokens` is that of the engine. What was stopped halfway, and has a part of its answer all the same, notes in
    `stopped` why."""

    asked: CheckedQuestion
    models: list[LoadedModel]
    settings: Settings
    limits: RunLimits
    slot: AnySlot
    emit: Callable[[object], None]
    tokens: TokensOf
    own: Mapping[str, type] = field(default_factory=dict)
    stopped: Failed | None = None
    _last: float = 0.0  # seconds after which progress was told

    @property
    def question(self) -> Question:
        """What is asked."""
        return self.asked.question

    @property
    def model(self) -> LoadedModel:
        """The first of the models."""
        return self.models[0]

    def check(self) -> None:
        """Raise RunStopped where the work is to end."""
        self.limits.check(self.question.stopped, self.question.too_long)

    def advance(self, part: Record, seconds: float = 0.0) -> None:
        """Tell a part, but not within so many `seconds` of the last one. Raises RunStopped where the work is to end."""
        self.check()
        if not seconds or self.limits.seconds - self._last > seconds:
            self._last = self.limits.seconds
            self.emit(Progressed(part))

    @contextlib.contextmanager
    def stoppable(self) -> Iterator[None]:
        """Inside, work beside the lanes that is stopped raises RunStopped, as all other work does."""
        try:
            yield
        except SideWorkStopped:
            self.check()
            raise

    def beside(self, work: Callable[[LoadedModel], T]) -> T:
        """What `work(model)` returns, for which this lane waits and no other does. Raises RunStopped where it is
        stopped."""
        with self.stoppable():
            return beside(self.slot, self.limits, lambda model, _: work(model), self.model)

    def as_pass(self, model: PreTrainedModel, work: Callable[[], T]) -> T:
        """What `work()` returns, when the lane lets a forward pass of `model` be made. Raises RunStopped where the work
        is to end."""
        self.check()
        waiting = copy.copy(model)  # its pass takes no arguments, so that none of it is shared with other runs

        def forward() -> T:
            with quiet_library():
                return work()

        waiting.forward = forward
        return self.slot(waiting)()
