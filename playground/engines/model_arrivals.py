"""Models come to this machine, from the Hub or elsewhere, and are looked at, before the runs that need them enter the
queue of the decode thread.

Keeps the access tokens that people gave for a model, for as long as the process lives and for that model alone. Knows
which models a job needs, not what becomes of it.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from functools import partial

from playground.engines import download_threads
from playground.engines.download_threads import Downloads, OnProgress, Waiter, throttled
from playground.engines.jobs import Job, OpeningJob
from playground.models.first_look import look_at, was_looked_at
from playground.models.locations import ModelError, is_here
from playground.models.reference import name_of
from playground.settings import Settings
from playground.texts import said
from playground.trace import Failed, Loading

_STOPPED = Failed(
    said("Stopped while its model was being downloaded."),
    said("Start it again: the download resumes where it stopped."),
    "Cancelled",
)


def progress_events(job: Job, name: str) -> OnProgress:
    """Emits Loading events of this model for a job: less often for runs, which keep all their events."""
    opening = isinstance(job, OpeningJob)
    seconds = download_threads.PROGRESS_SECONDS if opening else download_threads.PROGRESS_SECONDS_OF_RUNS
    return throttled(lambda phase, done, total: job.emit(Loading(name, phase, done, total)), seconds)


class ModelArrivals:
    """The jobs that wait for a model that is not here yet. `import_libraries()` is called before the first download.
    `is_loaded(name)` says whether a model is loaded; `check_room(name, token, counts)` raises where it would have no
    room, by the counts of its weights where it has no config yet.
    `on_ready(job)` is called when all models of a job are here, `on_failed(job, name, error)` when one cannot be had.
    """

    def __init__(
        self,
        settings: Settings,
        import_libraries: Callable[[], None],
        is_loaded: Callable[[str], bool],
        check_room: Callable[[str, str | None, dict[str, int] | None], None],
        on_ready: Callable[[Job], None],
        on_failed: Callable[[Job, str, Exception], None],
    ) -> None:
        self._settings, self._import_libraries = settings, import_libraries
        self._is_loaded, self._check_room = is_loaded, check_room
        self._on_ready, self._on_failed = on_ready, on_failed
        self._downloads = Downloads(self._download)
        self._lock = threading.Lock()
        self._waiting: set[Job] = set()
        self._tokens: dict[str, str] = {}  # by Hub id

    def __len__(self) -> int:
        return len(self._waiting)

    def token_for(self, name: str) -> str | None:
        """The access token that somebody gave for this model."""
        return self._tokens.get(name_of(name))

    def missing(self, job: Job) -> list[str]:
        """The models of a job that must be looked up on the Hub, downloaded, converted or looked at first."""
        return [name for name in job.models if not self._is_loaded(name) and not self._is_ready(name)]

    def await_models(self, job: Job, names: list[str], token: str | None = None) -> None:
        """Download these models, one after another; the `token` is for all of them. Returns at once."""
        with self._lock:
            self._waiting.add(job)
        self._await_next(job, names, token)

    def close(self) -> None:
        """Stop all downloads, and cancel the jobs that wait for them."""
        with self._lock:
            waiting = list(self._waiting)
        for job in waiting:
            job.cancel()
        self._downloads.close()

    def _await_next(self, job: Job, names: list[str], token: str | None) -> None:
        if not names:
            if self._remove(job):
                job.stop_waiting = None
                self._on_ready(job)
            return
        name, *rest = names

        def on_done(result: object) -> None:
            if isinstance(result, Exception):
                if self._remove(job):
                    self._on_failed(job, name, result)
                return
            job.hub_answers[name] = result
            if token:
                self._tokens[name_of(name)] = token
            self._await_next(job, rest, token)

        waiter = Waiter(progress_events(job, name), on_done)
        job.stop_waiting = partial(self._stop_waiting, job, waiter)
        self._downloads.join(name, token or self.token_for(name), waiter)
        if job.cancelled.is_set():
            self._stop_waiting(job, waiter)

    def _stop_waiting(self, job: Job, waiter: Waiter) -> None:
        self._downloads.leave(waiter)
        if self._remove(job):
            job.emit(_STOPPED)

    def _remove(self, job: Job) -> bool:
        """Take a job out of those that wait; whether it was one of them."""
        with self._lock:
            was_waiting = job in self._waiting
            self._waiting.discard(job)
        return was_waiting

    def _download(
        self, name: str, token: str | None, on_progress: OnProgress, stopped: Callable[[], bool]
    ) -> bool | None:
        self._import_libraries()
        from playground.models.fetching import fetch

        answered = None
        if not is_here(name, self._settings):
            answered = fetch(
                name, self._settings, token, on_progress, stopped,
                lambda counts=None: self._check_room(name, token, counts),
            )  # fmt: skip
        look_at(name, self._settings)
        return answered

    def _is_ready(self, name: str) -> bool:
        """Whether all that is to be loaded lies in a folder here, as far as that can be told without the Hub, and was
        looked at."""
        try:
            return is_here(name, self._settings) and was_looked_at(name, self._settings)
        except ModelError:
            return True  # loading it says why
