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

from playground.api import default_engine, raised_or_warned_of, values_of, warn, warn_of_interruption
from playground.engines.local import LocalEngine
from playground.experiments.serving_log import ServingLog
from playground.experiments.serving_question import (
    ServedRequest,
    ServingAdvanced,
    ServingDone,
    ServingQuestion,
    ServingWay,
    serving_problems,
)
from playground.settings import Settings
from playground.trace import Finished

__all__ = [
    "ServedRequest", "ServingLog", "ServingQuestion", "ServingWay", "serve", "serve_batch", "serving_problems",
]  # fmt: skip


def serve_batch(
    requests: Sequence[ServedRequest | str],
    model: str = "stories",
    ways: Sequence[ServingWay] | None = None,
    clock: str = "steps",
    seed: int = 0,
    schedulers: Mapping[str, type] | None = None,
    on_step: Callable[[int, dict[str, Any]], None] | None = None,
    engine: LocalEngine | None = None,
    **way: Any,
) -> ServingLog:
    """Serve requests, or prompts, in each of the `ways`; or in one, of which the fields are given by their names
    (`num_blocks=9`). `schedulers` are classes of your own, derived from transformers' `Scheduler`, by the names that a
    way's `scheduler` calls them. `on_step(way, step)` is called with each step, as `ServingLog` has them.

    Raises RequestError where something is wrong with the question, also where only the model can tell, and
    GenerationFailed where serving fails otherwise. After an interruption (KeyboardInterrupt) what was served until then
    is returned, with a warning.
    """
    asked = question(requests, model, ways, clock, seed, **way)
    options = {"schedulers": schedulers} if schedulers else {}
    warn(serving_problems(asked, Settings.local(), list(schedulers or ())))

    def hear(event: Any) -> None:
        if isinstance(event, ServingAdvanced) and on_step is not None:
            for step in event.steps:
                on_step(event.way, step)

    values, whole = values_of(
        lambda listen: (engine or default_engine()).serve(asked, listen, **options), ServingDone, hear
    )
    if not whole:
        ended = sum(end is not None for each in values["ways"] for end in each["ends"])
        warn_of_interruption(ended, len(asked.requests) * len(asked.ways))
    return ServingLog(values)


def question(
    requests: Sequence[ServedRequest | str],
    model: str = "stories",
    ways: Sequence[ServingWay] | None = None,
    clock: str = "steps",
    seed: int = 0,
    **way: Any,
) -> ServingQuestion:
    """The question of `serve_batch`."""
    if ways is not None and way:
        raise TypeError(f"Give the fields of one way, or ways, not both: {', '.join(way)}.")
    made = [ServedRequest(each) if isinstance(each, str) else each for each in requests]
    return ServingQuestion(model, made, [ServingWay(**way)] if ways is None else list(ways), clock, seed)


def serve(
    asked: ServingQuestion, schedulers: Mapping[str, type] | None = None, engine: LocalEngine | None = None
) -> Iterator[Any]:
    """The same as an iterator over the events, ServingAdvanced and at last ServingDone. Closing it stops the server
    within one step. Raises like `serve_batch`."""
    events: SimpleQueue[Any] = SimpleQueue()
    options = {"schedulers": schedulers} if schedulers else {}
    run = (engine or default_engine()).serve(asked, events.put, **options)
    try:
        while not isinstance(event := raised_or_warned_of(events.get()), Finished):
            if isinstance(event, ServingAdvanced | ServingDone):
                yield event
    finally:
        run.cancel()


