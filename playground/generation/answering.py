"""A question on its loaded models: which function answers each kind, and the events on the way.

A new kind has a row in `playground.questions.kinds`. Knows loaded models, no queue and no page; runs in a lane like
any run.
"""

from __future__ import annotations

import pkgutil
import threading
from collections.abc import Callable, Mapping, Sequence

from playground.batching.single_run import AnySlot, single_run
from playground.generation.desk import Desk, TokensOf
from playground.generation.limits import RunLimits, RunStopped
from playground.models.loading import LoadedModel
from playground.questions import Answer, Answered, CheckedQuestion, Question
from playground.questions.kinds import KINDS
from playground.settings import Settings
from playground.texts import said
from playground.trace import Finished, Token

ANSWERS: dict[type[Question], Callable[[object, Desk], Answer]] = {
    kind.question: pkgutil.resolve_name(f"playground.generation.{kind.work}") for kind in KINDS
}


def no_tokens(model: str, text: str) -> list[Token]:
    """Of an engine that splits no texts."""
    raise ValueError(said("The tokenizer of {model} is not on this machine.", model=model))


def answer(
    question: Question | CheckedQuestion,
    models: Sequence[LoadedModel],
    settings: Settings,
    emit: Callable[[object], None],
    cancelled: threading.Event,
    slot: AnySlot | None = None,
    own: Mapping[str, type] | None = None,
    tokens: TokensOf = no_tokens,
) -> None:
    """Answer a question whose `problems` are none, on its loaded models; none, where it reads no weights. Emits
    Progressed meanwhile, then Answered, then Finished, which has no sequences; or Failed where it is cancelled or takes
    too long, after Answered where a part of the answer is there. `slot` is that of `runner.run`, `tokens` the engine's.

    Raises RequestError where these models cannot be asked this, and whatever goes wrong.
    """
    if slot is None and models:
        with single_run(models[0].model) as slot:
            return answer(question, models, settings, emit, cancelled, slot, own, tokens)
    asked = question if isinstance(question, CheckedQuestion) else question.checked(settings)
    limits = RunLimits(cancelled, settings.max_seconds)
    limits.start()
    desk = Desk(asked, list(models), settings, limits, slot, emit, tokens, own or {})
    try:
        made = ANSWERS[type(asked.question)](asked.question, desk)
    except RunStopped as error:
        emit(error.failed)
        return
    emit(Answered(made))
    emit(desk.stopped or Finished([], limits.seconds, None, asked.question.num_tokens(made)))
