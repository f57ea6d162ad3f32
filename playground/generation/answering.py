"""A question on its loaded models: which function answers each kind, and the events on the way.

A new kind has a row in ANSWERS. Knows loaded models, no queue and no page; runs in a lane like any run.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from playground.batching.single_run import single_run
from playground.generation.attention_reader import read_attention
from playground.generation.batch_decoder import decode_batch
from playground.generation.desk import Desk
from playground.generation.divergence import read_pair
from playground.generation.lens_reader import read_layers
from playground.generation.limits import RunLimits, RunStopped
from playground.generation.sensitivity_reader import read_wordings
from playground.generation.serving_loop import serve_requests
from playground.models.loading import LoadedModel
from playground.questions import Answer, Answered, Question
from playground.questions.cross_attention import AttentionQuestion
from playground.questions.lens import LensQuestion
from playground.questions.pair import PairQuestion
from playground.questions.prompt_batch import BatchQuestion
from playground.questions.prompt_distances import PromptQuestion
from playground.questions.serving_question import ServingQuestion
from playground.settings import Settings
from playground.trace import Finished

ANSWERS: dict[type[Question], Callable[[Any, Desk], Answer]] = {
    AttentionQuestion: read_attention,
    BatchQuestion: decode_batch,
    LensQuestion: read_layers,
    PairQuestion: read_pair,
    PromptQuestion: read_wordings,
    ServingQuestion: serve_requests,
}


def answer(
    question: Question,
    models: Sequence[LoadedModel],
    settings: Settings,
    emit: Callable[[Any], None],
    cancelled: threading.Event,
    slot: Any = None,
    own: Mapping[str, type] | None = None,
) -> None:
    """Answer a question whose `problems` are none. Emits Progressed meanwhile, then Answered, then Finished, which has
    no sequences; or Failed where it is cancelled or takes too long, after Answered where a part of the answer is there.
    `slot` is that of `runner.run`.

    Raises RequestError where these models cannot be asked this, and whatever goes wrong.
    """
    if slot is None:
        with single_run(models[0].model) as slot:
            return answer(question, models, settings, emit, cancelled, slot, own)
    limits = RunLimits(cancelled, settings.max_seconds)
    limits.start()
    desk = Desk(question, list(models), settings, limits, slot, emit, own or {})
    try:
        made = ANSWERS[type(question)](question, desk)
    except RunStopped as error:
        emit(error.failed)
        return
    emit(Answered(made))
    emit(desk.stopped or Finished([], limits.seconds, None, question.num_tokens(made)))
