"""Takes a lesson as a person would who does each task as its `solution` says: real runs, on the bundled models."""

from __future__ import annotations

import asyncio
import functools
import math
import threading
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any

from playground import generate
from playground.engines.local import LocalEngine
from playground.experiments.comparison import Comparison, Entry, Group
from playground.experiments.precision import in_precision, pairs, precision_trial
from playground.lessons.conditions import HAND, Runs
from playground.lessons.hand import Hand
from playground.lessons.lesson import Lesson, LessonStep
from playground.lessons.view_findings import served
from playground.metrics.what_if import INTERVALS
from playground.presets.recorded_runs import recorded_log
from playground.questions import Answered
from playground.questions.prompt_batch import BatchAnswer, BatchQuestion, as_greedy
from playground.requests.request import GenerationRequest
from playground.server.streaming import LiveRuns
from playground.settings import Settings
from playground.sharing.open_trace import open_log, request_of
from playground.trace import Failed, Finished, Trace
from playground.ui.comparisons.seeds_view import samples


def taken(lesson: Lesson) -> Iterator[tuple[int, LessonStep, Runs]]:
    """Each step of the lesson with what there is to see after it: its number from 0, the step, the runs."""
    before = now = None  # the last run of an earlier step, and what is shown
    views: dict[str, Any] = {}
    for number, step in enumerate(lesson.steps):
        now = open_log(recorded_log(step.needs)) if step.needs else now
        before = now
        if step.task and step.task.by_hand:
            views["hand"] = in_hand(lesson, number, now)
            is_run = not all(condition.name.startswith(HAND) for condition in step.task.done)
            shown, now = now, gone_on(now, views["hand"]) if is_run else now
            yield number, step, Runs(now if is_run else None, shown, dict(views))
            continue
        if step.task and step.view != "one":
            views[step.view] = shown_by(step.view, lesson.request(number), set_for(lesson, number) | step.solution)
        elif step.task:
            now = generate(lesson.request(number, solved=True))
        yield number, step, Runs(now, before, dict(views))


def in_hand(lesson: Lesson, number: int, shown: Trace) -> Hand:
    """What the page has in hand over the text that is shown, once a person has done the task as `solution` says."""
    step, request = lesson.steps[number], lesson.request(number, solved=True)
    done = step.solution.get("hand", {})
    place = (done.get("place") or step.looks_at or 1) - 1
    given = [each.chosen.token_id for each in shown.steps_of(0)[:place]]
    config = {**request.config, "max_new_tokens": place + 1}
    there = generate(replace(request_of(shown), given=given, config=config)).steps[place]
    top = math.exp(max(each.logprob for each in there.candidates if each.logprob is not None))
    knobs = {name: request.config.get(name) for name in INTERVALS}
    return Hand(shown, knobs, place, float(there.distribution.kept), top, done.get("rolled"), done.get("token"))


def gone_on(shown: Trace, hand: Hand) -> Trace:
    """The run that goes on from the token that was rolled."""
    token = next(each.token_id for each in hand.step.candidates if each.text == hand.token)
    given = [*(each.chosen.token_id for each in shown.steps_of(0)[: hand.place]), token]
    return generate(replace(request_of(shown), given=given))


def set_for(lesson: Lesson, number: int) -> dict[str, Any]:
    """What the view of a step is set to by it, or by the last step that did."""
    return lesson.view_sets(number, earlier=True).get(lesson.steps[number].view, {})


def shown_by(view: str, request: GenerationRequest, values: Mapping[str, Any]) -> dict[str, Any]:
    """What a view shows for a request when it is set to these values."""
    if view == "batch":
        return decoded(request, values["prompts"])
    if view == "seeds":
        return drawn(request, values["samples"])
    return compared(request, values["precisions"])


def compared(request: GenerationRequest, precisions: Sequence[str]) -> dict[str, Any]:
    """What was found of a model in these precisions, each run timed once."""
    trial = precision_trial(request, [in_precision(request.model, name) for name in precisions], repeats=1)
    for number, entry in enumerate(trial.entries):
        for event in _events(lambda listen, entry=entry: _engine().submit(entry.request, listen)):
            trial.add(number, event)
    for number, pair in pairs(trial).items():
        read = next(
            event.answer
            for event in _events(lambda listen, pair=pair: _engine().ask(pair, listen))
            if isinstance(event, Answered)
        )
        trial.find.learn(number, read)
    return trial.found()


def drawn(request: GenerationRequest, count: int) -> dict[str, Any]:
    """How so many samples of a request were decoded, as the view "Many samples" has them decoded."""
    requests = samples(request, count)
    entries = [Entry(0, each) for each in requests]
    comparison = Comparison("seeds", request.asked, [Group("A", "", request.model)], entries)

    async def play() -> None:
        live = LiveRuns(_engine(), requests, Settings.local().lanes_each)
        async for events in live.batches():
            for number, event in events:
                comparison.add(number, event)

    asyncio.run(play())
    values = served(comparison)
    assert values is not None
    return values


def decoded(request: GenerationRequest, prompts: list[str]) -> BatchAnswer:
    """A batch of these prompts, decoded as the view Batch does it."""
    batch = BatchQuestion(as_greedy(request), tuple(prompts))
    events = _events(lambda listen: _engine().ask(batch, listen))
    return next(event.answer for event in events if isinstance(event, Answered))


def _events(start: Callable[[Callable[[Any], None]], Any]) -> list[Any]:
    """All events of what `start` starts."""
    ended, events = threading.Event(), []

    def listen(event: Any) -> None:
        events.append(event)
        if isinstance(event, Finished | Failed):
            ended.set()

    start(listen)
    assert ended.wait(120), "it did not end"
    return events


@functools.cache
def _engine() -> LocalEngine:
    return LocalEngine(Settings.local())


def right_guess(step: LessonStep, runs: Runs) -> int | float | str | None:
    """What somebody predicts who is right; None where nothing is to be predicted."""
    if step.predict is None:
        return None
    if step.predict.token:
        return runs.step(step.predict.token).chosen.text
    if step.predict.number:
        value = runs.value(step.predict.number)
        assert isinstance(value, int | float)
        return value
    return next(index for index, answer in enumerate(step.predict.answers) if answer.right)
