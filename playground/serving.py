"""How a server serves many requests, from Python: `serve_batch` serves them by transformers' continuous batching, and
in other ways if they are asked for, and returns a log of every step.

    from playground.serving import ServedRequest, ServingWay, serve_batch

    log = serve_batch(["Once upon a time", "The cat"], num_blocks=9, page_size=8)
    log.texts, log.figures, log.to_pandas("steps")

Knows engines and plain data; how serving happens is the engine's business.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from queue import SimpleQueue
from typing import Any

from playground.api import default_engine, raised_or_warned_of, settings_of, warn, warn_of_interruption, what_came_of
from playground.engines.local import LocalEngine
from playground.questions import Answered, Progressed
from playground.questions.serving_log import ServingLog
from playground.questions.serving_question import ServingAdvanced, ServingQuestion
from playground.questions.serving_steps import ServedRequest, ServingStep, ServingWay
from playground.trace import Finished

__all__ = ["ServedRequest", "ServingLog", "ServingQuestion", "ServingStep", "ServingWay", "serve", "serve_batch"]


def serve_batch(
    requests: Sequence[ServedRequest | str],
    model: str = "stories",
    ways: Sequence[ServingWay] | None = None,
    clock: str = "steps",
    seed: int = 0,
    schedulers: Mapping[str, type] | None = None,
    on_step: Callable[[int, ServingStep], None] | None = None,
    engine: LocalEngine | None = None,
    **way: object,
) -> ServingLog:
    """Serve requests, or prompts, in each of the `ways`; or in one, of which the fields are given by their names
    (`num_blocks=9`). `schedulers` are classes of your own, derived from transformers' `Scheduler`, by the names that a
    way's `scheduler` calls them. `on_step(way, step)` is called with each step.

    Raises RequestError where something is wrong with the question, also where only the model can tell, and
    GenerationFailed where serving fails otherwise. After an interruption (KeyboardInterrupt) what was served until then
    is returned, with a warning.
    """
    asked = question(requests, model, ways, clock, seed, **way)
    engine = engine or default_engine()
    checked = asked.checked(settings_of(engine), own=schedulers or ())
    warn(checked.problems)

    def hear(part: ServingAdvanced) -> None:
        for step in part.steps if on_step is not None else ():
            on_step(part.way, step)

    log, whole = what_came_of(checked, engine, hear, **({"own": schedulers} if schedulers else {}))
    if not whole:
        ended = sum(end is not None for each in log.ways for end in each.ends)
        warn_of_interruption(ended, len(asked.requests) * len(asked.ways))
    return log


def question(
    requests: Sequence[ServedRequest | str],
    model: str = "stories",
    ways: Sequence[ServingWay] | None = None,
    clock: str = "steps",
    seed: int = 0,
    **way: object,
) -> ServingQuestion:
    """The question of `serve_batch`."""
    if ways is not None and way:
        raise TypeError(f"Give the fields of one way, or ways, not both: {', '.join(way)}.")
    made = [ServedRequest(each) if isinstance(each, str) else each for each in requests]
    return ServingQuestion(model, made, [ServingWay(**way)] if ways is None else list(ways), clock, seed)


def serve(
    asked: ServingQuestion, schedulers: Mapping[str, type] | None = None, engine: LocalEngine | None = None
) -> Iterator[ServingAdvanced | ServingLog]:
    """The same as an iterator: what happens as it happens, and at last the log. Closing it stops the server within one
    step. Raises like `serve_batch`."""
    events: SimpleQueue[Any] = SimpleQueue()
    own = {"own": schedulers} if schedulers else {}
    run = (engine or default_engine()).ask(asked, events.put, **own)
    try:
        while not isinstance(event := raised_or_warned_of(events.get()), Finished):
            if isinstance(event, Progressed):
                yield event.part
            elif isinstance(event, Answered):
                yield event.answer
    finally:
        run.cancel()
