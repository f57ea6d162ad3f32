"""The thread in which everything is decoded: what waits enters a lane of its model (`playground.batching.scheduler`),
and all lanes go on, token by token.

What is too many for `Settings.max_lanes` waits in the order in which it came. Models are loaded in this thread too: a
thread keeps its OpenMP pool only as long as it lives.

The process may be somebody's own. torch's generator, the number of threads of others, the verbosity of transformers and
whether there are gradients stay as they are, while runs go on, too: draws come from generators of the run's own
(`playground.batching.random_draws`), and advice is kept back in this thread alone
(`playground.models.library_logging`). While runs go on there are filters of warnings that fit in this thread alone;
they go before the last event of a run. What remains is the library's: while it loads a model, torch's default type
of numbers and the progress bars are those of the load, for every thread."""

from __future__ import annotations

import atexit
import contextlib
import dataclasses
import gc
import threading
from collections import deque
from collections.abc import Callable
from functools import partial
from queue import SimpleQueue
from typing import Any

from playground.engines.jobs import DecodingJob, Job, OpeningJob
from playground.engines.model_arrivals import speaking
from playground.engines.model_pool import Shelf, tidy
from playground.models.description import Opened
from playground.requests.request import GenerationRequest, RequestError
from playground.settings import Settings
from playground.trace import Diagnostic, Failed, Loading


class DecodeThread:
    """The thread, once it was needed, what waits for it, and the models on its shelf."""

    def __init__(self, settings: Settings, at_exit: Callable[[], None], owns_process: bool = False) -> None:
        """`at_exit` is called when the interpreter ends: a thread that is killed inside torch takes the process with
        it. Only one that `owns_process` tells the garbage collector what stays."""
        self.settings, self._at_exit, self._owns_process = settings, at_exit, owns_process
        self.lanes: dict[str, Any] = {}  # of each loaded model
        self.shelf = Shelf(settings, leaving=self._leaving)
        self._waiting: deque[DecodingJob] = deque()
        self._openings: list[OpeningJob] = []
        self._unloading: list[tuple[str, SimpleQueue[bool]]] = []
        self._untidy = False  # something could not be loaded, and half of it may still be here
        self._changed = threading.Condition()
        self._decoding: list[DecodingJob] = []
        self._closed = False
        self._thread: threading.Thread | None = None
        self._measurer: Any = None  # for all of them
        self._wanted: str | None = None

    def begin(self, arriving: int) -> None:
        """Start the thread, for something that is about to line up; `arriving` is how many wait for their models.
        Raises RequestError where too many are waiting, and RuntimeError once it is closed."""
        with self._changed:
            if self._closed:
                raise RuntimeError("This engine is closed: make a new one.")
            waiting = len(self._waiting) + arriving
            if waiting >= self.settings.max_waiting:
                message = f"{waiting} runs are waiting already, which is this instance's limit."
                raise RequestError([Diagnostic("queue", "error", message, "Try again in a minute.")])
            self._start()

    def warm_up(self, model: str) -> None:
        """Load a model that is here, and run it once."""
        with self._changed:
            self._wanted = model
            self._start()
            self._changed.notify()

    def line_up(self, job: Job) -> None:
        """All that it needs is on this machine: its turn comes in the decode thread."""
        with self._changed:
            if self._closed:  # the decode thread may be gone
                job.emit(Failed("Stopped before it began.", "Start the playground again.", "Cancelled"))
            elif isinstance(job, OpeningJob):
                self._openings.append(job)
            else:
                self._waiting.append(job)
                self._tell_places()
            self._changed.notify()

    def opened(self) -> list[Opened]:
        """The models that are loaded, the last used last."""
        used = self.used
        return [dataclasses.replace(each, in_use=each.model in used) for each in self.shelf.opened()]

    @property
    def used(self) -> set[str]:
        """The models that somebody's run is decoded on."""
        return {name for run in list(self._decoding) for name in run.models}

    def unload(self, model: str) -> bool:
        """Let a loaded model go, unless a run is decoded on it; whether it was here and went."""
        answer: SimpleQueue[bool] = SimpleQueue()
        with self._changed:
            if self._thread is None or self._closed:
                return False
            self._unloading.append((model, answer))
            self._changed.notify()
        return answer.get()

    def close(self) -> None:
        """Stop what runs and what waits, and let the thread end."""
        with self._changed:
            self._closed = True
            for job in (*self._waiting, *self._decoding, *self._openings):
                job.cancel()
            self._changed.notify()

    def await_end(self, run: DecodingJob) -> None:
        """Wait until a run has ended, for at most 10 seconds; not in the thread that would end it."""
        if threading.current_thread() is not self._thread:
            run.wait(10)

    def join(self) -> None:
        """Wait until it has ended, for at most 10 seconds."""
        if self._thread is not None:
            self._thread.join(timeout=10)

    def _start(self) -> None:
        if self._thread is None:
            self._thread = threading.Thread(target=self._work, name="decode", daemon=True)
            self._thread.start()
            atexit.register(self._at_exit)

    def _work(self) -> None:
        while True:
            with self._changed:
                for run in self._decoding:
                    if run.done:
                        run.lane = None  # it leads to the model, which may be unloaded while somebody keeps the run
                self._decoding = [run for run in self._decoding if not run.done]
                leaving = [run for run in self._waiting if run.cancelled.is_set()]
                if leaving:  # at once, so that they stand before nobody
                    self._waiting = deque(run for run in self._waiting if run not in leaving)
                self._tell_places()
                if not leaving:
                    self._changed.wait_for(self._has_work)
                openings, self._openings = self._openings, []
                unloading, self._unloading = self._unloading, []
                if self._closed and not (self._waiting or leaving or self._decoding or openings or unloading):
                    return
                wanted, self._wanted = self._wanted, None
                entering = [self._waiting.popleft() for _ in range(min(self._free, len(self._waiting)))]
                self._decoding += entering
            if wanted is not None and not self._decoding:
                self._preload(wanted)
            for run in self._decoding:
                run.tell_company(len(self._decoding))
            for run in (*leaving, *entering):
                self._enter(run)
            for opening in openings:
                self._open(opening)
            for name, answer in unloading:
                answer.put(self._unload(name))
            if self._untidy:
                self._untidy = False
                self._thaw()
                tidy()
            for name in list(self.lanes):
                self._step(name)

    def _step(self, name: str) -> None:
        try:
            self.lanes[name].tick()
        except Exception as error:  # no lane's own: the runs on this model end, and the thread lives on
            self._measurer.settle()  # nothing is told after the last event
            self.lanes[name].end()
            self.lanes[name] = self._new_lanes(name)
            for run in self._decoding:
                if run.models[0] == name and not run.done:
                    run.emit(explained(error))

    @property
    def _free(self) -> int:
        return max(0, self.settings.max_lanes - len(self._decoding))

    def _tell_places(self) -> None:
        for place, waiting in enumerate(self._waiting, start=1):
            waiting.tell_place(max(0, place - self._free))

    def _preload(self, name: str) -> None:
        with contextlib.suppress(Exception):  # whoever asks for the model is told
            import_libraries()
            from playground.generation import runner

            target = self._load(name)
            # The first run of a process imports and allocates for a second: nobody should wait for that.
            request = GenerationRequest(name, "Once", config={"max_new_tokens": 2}, seed=0)
            runner.run(request, target, None, self.settings, lambda event: None, threading.Event())
            _ = self.lanes[name].joins  # tried out once, before somebody waits for it

    def _enter(self, run: DecodingJob) -> None:
        """Give a run a lane of its model. Its models are loaded first, which everybody waits for."""
        try:
            import_libraries()
        except Exception as error:  # a broken installation: without an answer, whoever waits would wait for ever
            fix = "Install the packages of requirements.txt again, and restart."
            run.emit(Failed(f"The libraries cannot be imported: {error}", fix, type(error).__name__))
            return
        if run.cancelled.is_set():
            run.emit(Failed("Stopped before it began.", "Press Generate to run it.", "Cancelled"))
            return
        loaded = []
        for name in run.models:
            try:
                loaded.append(self._load(name, run))
            except Exception as error:
                self._untidy = True
                run.emit(explained(error, run.field_of(name)))
                return
        target, assistant = [*loaded, None][:2]

        from playground.batching.scheduler import LaneEnded

        def decode(lane: Any) -> None:
            try:
                run.decode(target, assistant, self.settings, lane, self._measurer)
            except LaneEnded:  # whoever ends it says why
                raise
            except BaseException as error:  # one run's error is its own: the others go on
                run.emit(explained(error))

        run.lane = self.lanes[run.models[0]].add(decode)

    def _open(self, opening: OpeningJob) -> None:
        """Load a model that somebody wants open."""
        try:
            import_libraries()
            if opening.cancelled.is_set():
                opening.emit(Failed("Stopped before it was loaded.", "Open it again.", "Cancelled"))
                return
            loaded = self._load(opening.model, opening)
            found = next(each for each in self.shelf.opened() if each.model == loaded.name)
        except Exception as error:
            self._untidy = True
            opening.emit(explained(error))
            return
        opening.emit(found)

    def _unload(self, name: str) -> bool:
        """Whether a model was here and went."""
        if name not in self.shelf or name in self.used:
            return False
        self.shelf.let_go(name)
        return True

    def _has_work(self) -> bool:
        return bool(
            self._waiting or self._wanted or self._closed or self._decoding or self._openings or self._unloading
        )

    def _load(self, name: str, job: Job | None = None) -> Any:
        how: dict[str, Any] = {}
        if job is not None and name not in self.shelf:
            job.emit(Loading(name))
            tell = partial(speaking(job, name), "loading")
            how = {"answered": job.answered.get(name), "tell": tell, "stopped": job.cancelled.is_set}
        loaded = self.shelf.get(name, self.used, **how)
        if name not in self.lanes:
            self.lanes[name] = self._new_lanes(name)
            if self._owns_process:
                # What is there now stays: the garbage collector need not look through half a million objects of
                # libraries again and again, for which every run would stand still.
                gc.freeze()
        return loaded

    def _leaving(self, name: str) -> None:
        self.lanes.pop(name)
        self._thaw()

    def _thaw(self) -> None:
        if self._owns_process:
            gc.unfreeze()

    def _new_lanes(self, name: str) -> Any:
        from playground.batching.scheduler import Lanes
        from playground.recording.measurement import Measurer

        self._measurer = self._measurer or Measurer(patient=True)
        return Lanes(self.shelf.get(name).model, between=self._measurer.settle)


_importing = threading.Lock()


def import_libraries() -> None:
    """Import torch and transformers: in one thread at a time, for a second one would find them half made."""
    with _importing:
        import playground.generation.runner  # noqa: F401


def explained(error: BaseException, field: str = "model") -> Failed:
    """The event that tells of an error; where it is a model's, `field` is where the request names that model."""
    from playground.generation import failures

    return failures.explain(error, field)
