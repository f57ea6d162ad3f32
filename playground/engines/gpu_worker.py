"""What happens in the process that has a shared GPU for a while: an engine of its own decodes jobs side by side.

The process is a fork of the server. `place` is called in the server, once, before it forks: its models are there in
every fork. An engine that was made before the fork would have no thread in it. Knows engines; nothing of who lends the
GPU.
"""

from __future__ import annotations

import dataclasses
import mmap
import threading
from collections.abc import Iterator, Sequence
from functools import partial
from queue import Empty, SimpleQueue
from typing import TYPE_CHECKING

from playground.engines.protocol import Run
from playground.settings import Settings
from playground.trace import EVENTS, Event, Failed, Finished, event_from_line, event_to_line

if TYPE_CHECKING:
    from playground.engines.local import LocalEngine
    from playground.models.description import LoadedDescription

LOOK_SECONDS = 0.05  # seconds between two looks whether a job was stopped
MARGIN_SECONDS = 5  # of what was lent, in which runs that take too long end and say so
_SLOTS = 4096

_placed: dict[str, object] = {}  # the models, by name


class StopFlags:
    """A byte for each job, in memory that all forks of this process see: set to stop the job."""

    def __init__(self) -> None:
        self._bytes, self._next, self._lock = mmap.mmap(-1, _SLOTS), 0, threading.Lock()

    def new(self) -> int:
        """The number of a flag that is not set. They are used again after some thousand jobs."""
        with self._lock:
            number, self._next = self._next, (self._next + 1) % _SLOTS
        self._bytes[number] = 0
        return number

    def set(self, number: int) -> None:
        """Set a flag."""
        self._bytes[number] = 1

    def is_set(self, number: int) -> bool:
        """Whether a flag is set."""
        return self._bytes[number] == 1


FLAGS = StopFlags()


def place(names: Sequence[str], settings: Settings) -> list[LoadedDescription]:
    """Load these models and put them on the GPU, in the main thread: the package that lends the GPU sees to it that
    this works without one, and that each fork has them there. Raises ModelError where one cannot be opened."""
    from playground.models.loaded_description import describe
    from playground.models.loading import load
    from playground.models.locations import parse_reference
    from playground.models.memory_estimate import default_dtype

    for name in names:
        loaded = load(name, settings, "cpu", default_dtype(parse_reference(name), "cuda"))
        loaded.model.to("cuda")
        _placed[name] = dataclasses.replace(loaded, device="cuda")
    return [describe(loaded) for loaded in _placed.values()]


def decode(
    questions: Sequence[tuple[str, object]], flags: Sequence[int], settings: Settings, seconds: float
) -> Iterator[list[tuple[int, object]]]:
    """Ask the engine of this process all questions, each a method of `playground.engines.protocol.Engine` and its
    first argument. Yields the events as they come, each with the number of its question: those of a trace as its lines
    (`event_of` reads them); now and then an empty list. A question whose flag is set is stopped. It ends with the last
    event of the last question, within the `seconds` that were lent."""
    engine = _new_engine(settings, seconds)
    events: SimpleQueue[tuple[int, object]] = SimpleQueue()
    runs: dict[int, Run] = {}
    for number, (method, question) in enumerate(questions):
        listen = partial(_put, events, number)
        try:
            runs[number] = getattr(engine, method)(question, listen)
        except Exception as error:
            from playground.engines.decode_thread import explain

            listen(explain(error))
    left = len(questions)
    try:
        while left:
            batch = _waiting(events)
            left -= sum(isinstance(event, Finished | Failed) for _, event in batch)
            for number, run in runs.items():
                if FLAGS.is_set(flags[number]):
                    run.cancel()
            yield [(number, _carried(event)) for number, event in batch]
    finally:
        engine.close()


def event_of(carried: object) -> object:
    """The event that `decode` has yielded."""
    return event_from_line(carried) if isinstance(carried, str) else carried


def _put(events: SimpleQueue[tuple[int, object]], number: int, event: Event) -> None:
    events.put((number, event))


def _carried(event: Event) -> object:
    return event_to_line(event) if type(event) in EVENTS.values() else event


def _waiting(events: SimpleQueue[tuple[int, object]]) -> list[tuple[int, object]]:
    """What has come, once something has, or after a moment."""
    found = []
    try:
        found.append(events.get(timeout=LOOK_SECONDS))
        while True:
            found.append(events.get_nowait())
    except Empty:
        return found


def _new_engine(settings: Settings, seconds: float) -> LocalEngine:
    """An engine that has the models which were placed, and the GPU for others. What it is asked for was allowed in the
    server; its runs end in time."""
    from playground.engines.local import LocalEngine
    from playground.models.memory_estimate import leave_gpu_alone

    leave_gpu_alone(False)
    most = min(settings.max_seconds or seconds, max(1.0, seconds - MARGIN_SECONDS))
    engine = LocalEngine(dataclasses.replace(settings, model_memory=None, max_seconds=most))
    for loaded in _placed.values():
        engine.adopt(loaded)
    return engine
