"""`generate`, `stream` and `compare`: the functions of the Python API, on an engine in this process.

They know requests, events and traces; how decoding happens is the engine's business.
"""

from __future__ import annotations

import functools
from collections.abc import Iterable, Iterator

from playground.engines.engine import Engine
from playground.engines.local import LocalEngine
from playground.request import GenerationRequest, RequestError
from playground.trace import Event, Failed, Trace


class GenerationFailed(RuntimeError):
    """A run that ended in an error which was not the request's fault. `event` is its Failed event."""

    def __init__(self, event: Failed) -> None:
        super().__init__(f"{event.message} {event.fix}".strip())
        self.event = event


@functools.cache
def default_engine() -> Engine:
    """The engine that serves this process; made when it is first needed."""
    return LocalEngine()


def stream(request: GenerationRequest, engine: Engine | None = None) -> Iterator[Event]:
    """The events of a run while it runs, Finished last. Closing the iterator stops the run within one step.

    Raises RequestError for a request that cannot run, here or, where it takes the model to know, at the first event;
    GenerationFailed where a run breaks.
    """
    events = (engine or default_engine()).stream(request)
    return _raising(events)


def generate(request: GenerationRequest, engine: Engine | None = None) -> Trace:
    """Run a request to its end. Raises like `stream`."""
    return Trace.fold(stream(request, engine))


def compare(requests: Iterable[GenerationRequest], engine: Engine | None = None) -> list[Trace]:
    """The traces of several requests, in their order. Raises like `stream`."""
    return [generate(request, engine) for request in requests]


def _raising(events: Iterator[Event]) -> Iterator[Event]:
    try:
        for event in events:
            if isinstance(event, Failed):
                raise RequestError(event.diagnostics) if event.diagnostics else GenerationFailed(event)
            yield event
    finally:
        events.close()
