"""Takes a lesson as a person would who does each task as its `solution` says: real runs, on the bundled models."""

from __future__ import annotations

import functools
import threading
from collections.abc import Iterator
from typing import Any

from playground import generate
from playground.engines.local import LocalEngine
from playground.experiments.prompt_batch import Batch, BatchDecoded, as_greedy
from playground.lessons.conditions import Runs
from playground.lessons.lesson import Lesson, Step
from playground.requests.request import GenerationRequest
from playground.settings import Settings
from playground.trace import Failed, Finished
from playground.ui.comparisons.batch_view import GUIDE


def taken(lesson: Lesson) -> Iterator[tuple[int, Step, Runs]]:
    """Each step of the lesson with what there is to see after it: its number from 0, the step, the runs."""
    before = now = batch = None
    for number, step in enumerate(lesson.steps):
        if step.task and step.view == "batch":
            batch = decoded(lesson.request(number), step.solution.get("prompts", GUIDE.splitlines()))
        elif step.task:
            before, now = now, generate(lesson.request(number, solved=True))
        yield number, step, Runs(now, before, batch)


def decoded(request: GenerationRequest, prompts: list[str]) -> dict[str, Any]:
    """The values of a batch of these prompts, decoded as the view Batch does it."""
    ended, found = threading.Event(), []

    def listen(event: Any) -> None:
        if isinstance(event, BatchDecoded):
            found.append(event.values)
        if isinstance(event, Finished | Failed):
            ended.set()

    _engine().batch(Batch(as_greedy(request), tuple(prompts)), listen)
    assert ended.wait(120) and found, "the batch was not decoded"
    return found[0]


@functools.cache
def _engine() -> LocalEngine:
    return LocalEngine(Settings.local())


def right_guess(step: Step, runs: Runs) -> int | float | None:
    """What somebody predicts who is right; None where nothing is to be predicted."""
    if step.predict is None:
        return None
    if step.predict.number:
        value = runs.value(step.predict.number)
        assert isinstance(value, int | float)
        return value
    return next(index for index, answer in enumerate(step.predict.answers) if answer.right)
