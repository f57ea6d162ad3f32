"""Models of the Hub come to this machine before anything that needs them enters the line of the decode thread.

Keeps the tokens that people gave for a model, for as long as the process lives and for that model alone. Knows what was
asked for, not what becomes of it.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from functools import partial
from typing import Any

from playground.engines import download_threads
from playground.engines.download_threads import Fetches, Tell, Waiter, sparing
from playground.engines.jobs import Job, OpeningJob
from playground.models.locations import ModelError, locate
from playground.settings import Settings
from playground.trace import Failed, Loading

_STOPPED = Failed(
    "Stopped while its model was downloaded.", "Press again: the download goes on from what is there.", "Cancelled"
)


def speaking(job: Job, name: str) -> Tell:
    """Tells who asked how far a model is, as often as is good for them."""
    every = download_threads.EVERY if isinstance(job, OpeningJob) else download_threads.SELDOM
    return sparing(lambda phase, done, total: job.emit(Loading(name, phase, done, total)), every)


class Arrivals:
    """Who waits for a model of the Hub. `is_open(name)` says whether one is loaded; `fits(name, token)` raises where it
    would have no room; `ready(job)` gets back whoever has all models, `failed(job, name, error)` whoever will not,
    for this one."""

    def __init__(
        self,
        settings: Settings,
        prepare: Callable[[], None],
        is_open: Callable[[str], bool],
        fits: Callable[[str, str | None], None],
        ready: Callable[[Job], None],
        failed: Callable[[Job, str, Exception], None],
    ) -> None:
        self._settings, self._prepare, self._is_open, self._fits = settings, prepare, is_open, fits
        self._ready, self._failed = ready, failed
        self._fetches = Fetches(self._bring)
        self._lock = threading.Lock()
        self._waiting: set[Job] = set()
        self._tokens: dict[str, str] = {}  # of Hub ids

    def __len__(self) -> int:
        return len(self._waiting)

    def token_for(self, name: str) -> str | None:
        """The token that somebody gave for this model."""
        return self._tokens.get(self._place(name) or "")

    def missing(self, job: Job) -> list[str]:
        """The models that must come from the Hub, or be asked for there, before anything can begin."""
        return [name for name in job.models if self._place(name) is not None and not self._is_open(name)]

    def await_models(self, job: Job, names: list[str], token: str | None = None) -> None:
        """Have these models brought here, one after another; the `token` is for all of them."""
        with self._lock:
            self._waiting.add(job)
        self._next(job, names, token)

    def close(self) -> None:
        """Stop all downloads, and whoever waits for one."""
        with self._lock:
            waiting = list(self._waiting)
        for job in waiting:
            job.cancel()
        self._fetches.close()

    def _next(self, job: Job, names: list[str], token: str | None) -> None:
        if not names:
            if self._take(job):
                job.leave = None
                self._ready(job)
            return
        name, *rest = names
        used = token or self.token_for(name)

        def over(result: Any) -> None:
            if isinstance(result, Exception):
                if self._take(job):
                    self._failed(job, name, result)
                return
            job.answered[name] = result
            if token and (place := self._place(name)):
                self._tokens[place] = token
            self._next(job, rest, token)

        waiter = Waiter(speaking(job, name), over)
        job.leave = partial(self._leave, job, waiter)
        self._fetches.join(name, used, waiter)
        if job.cancelled.is_set():
            self._leave(job, waiter)

    def _leave(self, job: Job, waiter: Waiter) -> None:
        self._fetches.leave(waiter)
        if self._take(job):
            job.emit(_STOPPED)

    def _take(self, job: Job) -> bool:
        """Whether it was still waiting; it does no more."""
        with self._lock:
            there = job in self._waiting
            self._waiting.discard(job)
        return there

    def _bring(self, name: str, token: str | None, tell: Tell, stopped: Callable[[], bool]) -> bool | None:
        self._prepare()
        from playground.models.fetching import fetch

        return fetch(name, self._settings, token, tell, stopped, lambda: self._fits(name, token))

    def _place(self, name: str) -> str | None:
        """The Hub id of a model that is to be found there."""
        try:
            source, place = locate(name, self._settings)
        except ModelError:
            return None  # whoever loads it says why
        return place if source == "hub" else None
