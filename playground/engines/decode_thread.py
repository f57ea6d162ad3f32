"""The thread in which everything is decoded: a waiting job gets a lane of its model (`playground.batching.scheduler`),
and all lanes go on, token by token.

Jobs beyond `Settings.max_lanes` wait in the order in which they came. Models are loaded in this thread, too: a thread
keeps its OpenMP pool only as long as it lives.

The process may belong to other code as well. torch's generators, the number of threads of others, the verbosity of
transformers and the grad mode stay as they are, also while runs go on: draws come from generators of the run's own
(`playground.batching.random_draws`), and the library's advice is kept back in this thread alone
(`playground.models.library_logging`). While runs go on there are warning filters that match in this thread alone; they
are removed before the last event of a run. What remains is the library's: while it loads a model, torch's default dtype
and the progress bars are those of the load, for every thread."""

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
from playground.engines.model_arrivals import progress_events
from playground.engines.model_pool import ModelPool, free_memory
from playground.engines.queue_pace import QueuePace
from playground.engines.quotas import Quotas
from playground.models.description import LoadedDescription
from playground.requests.request import GenerationRequest
from playground.requests.request_problems import request_error
from playground.requests.validation import Checked
from playground.settings import Settings
from playground.texts import many, said
from playground.trace import Failed, Loading

_REST_SECONDS = 0.002


class DecodeThread:
    """The thread, once it was needed, the jobs that wait for it, and the loaded models."""

    def __init__(self, settings: Settings, at_exit: Callable[[], None], owns_process: bool = False) -> None:
        """`at_exit` is called when the interpreter ends: a thread that is killed inside torch crashes the process. Only
        where it `owns_process` are loaded models hidden from the garbage collector."""
        self.settings, self._at_exit, self._owns_process = settings, at_exit, owns_process
        self.schedulers: dict[str, object] = {}  # of each loaded model
        self.model_pool = ModelPool(settings, on_unload=self._on_unload)
        self._quotas, self._pace = Quotas(settings), QueuePace()
        self._waiting: deque[DecodingJob] = deque()
        self._openings: list[OpeningJob] = []
        self._unloading: list[tuple[str, SimpleQueue[bool]]] = []
        self._load_failed = False  # half of a model may still be in memory
        self._changed = threading.Condition()
        self._decoding: list[DecodingJob] = []
        self._closed = False
        self._thread: threading.Thread | None = None
        self._measurer: Any = None  # for all runs
        self._warm_up_model: str | None = None

    def admit(self, job: Job, num_arriving: int) -> None:
        """Start the thread, for a job that is about to enter the queue; `num_arriving` is how many wait for their
        models. Raises RequestError where too many are waiting, or where its owner has enough, and RuntimeError once it
        is closed."""
        with self._changed:
            if self._closed:
                raise RuntimeError("This engine is closed: make a new one.")
            waiting = len(self._waiting) + num_arriving
            if waiting >= self.settings.max_waiting:
                message = many(
                    waiting, "{count} run is waiting already, which is this server's limit.",
                    "{count} runs are waiting already, which is this server's limit.",
                )  # fmt: skip
                raise request_error("queue", message, said("Try again in a minute."))
            self._quotas.enter(job)
            self._start()

    def warm_up(self, model: str) -> None:
        """Load a model that is on this machine, and run it once."""
        with self._changed:
            self._warm_up_model = model
            self._start()
            self._changed.notify()

    def enqueue(self, job: Job) -> None:
        """Put a job into the queue, all of whose models are on this machine."""
        with self._changed:
            if self._closed:  # the decode thread may be gone
                job.emit(Failed(said("Stopped before it began."), said("Start the playground again."), "Cancelled"))
            elif isinstance(job, OpeningJob):
                self._openings.append(job)
            else:
                self._waiting.append(job)
                self._emit_queued()
            self._changed.notify()

    def opened(self) -> list[LoadedDescription]:
        """The models that are loaded, the last used one last."""
        in_use = self.in_use
        return [dataclasses.replace(each, in_use=each.model in in_use) for each in self.model_pool.opened()]

    @property
    def load(self) -> tuple[int, int]:
        """How many jobs are decoded, and how many wait."""
        return len(self._decoding), len(self._waiting)

    @property
    def in_use(self) -> set[str]:
        """The names of the models that jobs are decoded on."""
        return {name for job in list(self._decoding) for name in job.models}

    def unload(self, model: str) -> bool:
        """Unload a model, unless a job is decoded on it; whether it was loaded and is no more."""
        answer: SimpleQueue[bool] = SimpleQueue()
        with self._changed:
            if self._thread is None or self._closed:
                return False
            self._unloading.append((model, answer))
            self._changed.notify()
        return answer.get()

    def close(self) -> None:
        """Cancel all jobs, and let the thread end."""
        with self._changed:
            self._closed = True
            for job in (*self._waiting, *self._decoding, *self._openings):
                job.cancel()
            self._changed.notify()

    def await_end(self, job: DecodingJob) -> None:
        """Wait until a job has ended, for at most 10 seconds; not in the thread that would end it."""
        if threading.current_thread() is not self._thread:
            job.wait(10)

    def join(self) -> None:
        """Wait until the thread has ended, for at most 10 seconds."""
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
                for job in self._decoding:
                    if job.done:
                        job.lane = None  # it holds the model, which may be unloaded while somebody keeps the job
                going = [job for job in self._decoding if not job.done]
                if self._waiting:
                    self._pace.ended(len(self._decoding) - len(going))
                else:
                    self._pace.nobody_waits()
                self._decoding = going
                cancelled = [job for job in self._waiting if job.cancelled.is_set()]
                if cancelled:  # at once, so that nobody is queued behind them
                    self._waiting = deque(job for job in self._waiting if job not in cancelled)
                self._emit_queued()
                if not cancelled:
                    self._changed.wait_for(self._has_work)
                openings, self._openings = self._openings, []
                unloading, self._unloading = self._unloading, []
                if self._closed and not (self._waiting or cancelled or self._decoding or openings or unloading):
                    return
                warm_up_model, self._warm_up_model = self._warm_up_model, None
                starting = self._quotas.next_jobs(self._waiting, self._decoding)
                self._waiting = deque(job for job in self._waiting if job not in starting)
                self._decoding += starting
            if warm_up_model is not None and not self._decoding:
                self._run_warm_up(warm_up_model)
            for job in self._decoding:
                job.emit_shared(len(self._decoding))
            for job in (*cancelled, *starting):
                self._start_job(job)
            for opening in openings:
                self._open_model(opening)
            for name, answer in unloading:
                answer.put(self._unload(name))
            if self._load_failed:
                self._load_failed = False
                self._unfreeze()
                free_memory()
            for name in list(self.schedulers):
                self._tick(name)
            self._rest()

    def _rest(self) -> None:
        """Wait a moment where all lanes wait for work beside this thread."""
        busy = [scheduler for scheduler in self.schedulers.values() if scheduler.lanes]
        if busy and not any(scheduler.has_steps for scheduler in busy):
            with self._changed:
                self._changed.wait(_REST_SECONDS)

    def _tick(self, name: str) -> None:
        try:
            self.schedulers[name].tick()
        except Exception as error:  # not that of one lane: the jobs on this model end, and the thread lives on
            self._measurer.measure_pending()  # no event follows the last one
            self.schedulers[name].end()
            self.schedulers[name] = self._new_scheduler(name)
            for job in self._decoding:
                if job.models[0] == name and not job.done:
                    job.emit(explain(error))

    def _emit_queued(self) -> None:
        starting = self._quotas.next_jobs(self._waiting, self._decoding) if self._waiting else []
        for number, job in enumerate(job for job in self._waiting if job not in starting):
            job.emit_queued(number + 1, self._pace.seconds(number + 1))
        for job in starting:
            job.emit_queued(0)

    def _run_warm_up(self, name: str) -> None:
        with contextlib.suppress(Exception):  # the first job on this model gets the error
            import_libraries()
            from playground.generation import runner

            target = self._load(name)
            # The first run of a process imports and allocates for a second: nobody should wait for that.
            request = GenerationRequest(name, "Once", config={"max_new_tokens": 2}, seed=0)
            checked = Checked.of(request, self.settings)
            runner.run(checked, target, None, self.settings, lambda event: None, threading.Event())
            _ = self.schedulers[name].can_join  # tried out once, before somebody waits for it

    def _start_job(self, job: DecodingJob) -> None:
        """Give a job a lane of its model. Its models are loaded first, for which all lanes wait."""
        # Road 4: from here on all is done in this one thread
        try:
            import_libraries()
        except Exception as error:  # a broken installation: without an event, the listener would wait for ever
            message = said("The libraries cannot be imported: {reason}", reason=str(error))
            fix = said("Install the packages of requirements.txt again, and restart.")
            if getattr(error, "name", None) == "torch":  # the installed package leaves it to its person
                fix = said("Install PyTorch (pip install torch), and restart.")
            job.emit(Failed(message, fix, type(error).__name__))
            return
        if job.cancelled.is_set():
            job.emit(Failed(said("Stopped before it began."), said("Click Generate to run it."), "Cancelled"))
            return
        loaded = []
        for name in job.models:
            try:
                loaded.append(self._load(name, job))
            except Exception as error:
                self._load_failed = True
                job.emit(explain(error, job.field_of(name)))
                return

        from playground.batching.scheduler import LaneEnded

        def decode(slot: Any) -> None:
            try:
                job.decode(loaded, self.settings, slot, self._measurer)
            except LaneEnded:  # what ends the lane emits the event
                raise
            except BaseException as error:  # the error of one job: the others go on
                job.emit(explain(error))

        job.lane = self.schedulers[job.models[0]].add(decode)

    def _open_model(self, opening: OpeningJob) -> None:
        """Load the model of an OpeningJob."""
        try:
            import_libraries()
            if opening.cancelled.is_set():
                opening.emit(Failed(said("Stopped before it was loaded."), said("Open it again."), "Cancelled"))
                return
            loaded = self._load(opening.model, opening)
            opened = next(each for each in self.model_pool.opened() if each.model == loaded.name)
        except Exception as error:
            self._load_failed = True
            opening.emit(explain(error))
            return
        opening.emit(opened)

    def _unload(self, name: str) -> bool:
        """Unload a model that no job uses; whether it was loaded and is no more."""
        if name not in self.model_pool or name in self.in_use:
            return False
        self.model_pool.unload(name)
        return True

    def _has_work(self) -> bool:
        return bool(
            self._waiting or self._warm_up_model or self._closed or self._decoding or self._openings or self._unloading
        )

    def _load(self, name: str, job: Job | None = None) -> Any:
        options: dict[str, object] = {}
        if job is not None and name not in self.model_pool:
            job.emit(Loading(name))
            on_progress = partial(progress_events(job, name), "loading")
            options = {"hub_answered": job.hub_answers.get(name), "on_progress": on_progress}
            options["stopped"] = job.cancelled.is_set
        loaded = self.model_pool.get(name, self.in_use, **options)
        if name not in self.schedulers:
            self.schedulers[name] = self._new_scheduler(name)
            if self._owns_process:
                # Otherwise the garbage collector goes through half a million objects of libraries again and again,
                # for which every run would stand still.
                gc.freeze()
        return loaded

    def _on_unload(self, name: str) -> None:
        self.schedulers.pop(name)
        self._unfreeze()

    def _unfreeze(self) -> None:
        if self._owns_process:
            gc.unfreeze()

    def _new_scheduler(self, name: str) -> Any:
        from playground.batching.scheduler import LaneScheduler
        from playground.recording.measurement import Measurer

        self._measurer = self._measurer or Measurer(deferred=True)
        return LaneScheduler(
            self.model_pool.get(name).model, self._measurer.measure_pending, self.settings.max_step_seconds
        )


_importing = threading.Lock()


def import_libraries() -> None:
    """Import torch and transformers: in one thread at a time, for a second one would find them half initialized."""
    with _importing:
        import playground.generation.runner  # noqa: F401


def explain(error: BaseException, field: str = "model") -> Failed:
    """The Failed event for an error; `field` is the field of the request that names the model which failed to open."""
    from playground.generation import failures

    return failures.explain(error, field)
