"""The engine of a Space whose GPU is shared (ZeroGPU): what is asked of the models that the owner names for it is
decoded in a fork of this process that has the GPU for a while. Everything else is decoded here, on the CPU, and costs
nobody's quota.

What one person asks for at the same moment, such as the lanes of a comparison, goes to the GPU together. Whose quota it
is, the package `spaces` reads from the web request in whose context a job was submitted. Knows engines and that
package's errors; no page.
"""

from __future__ import annotations

import contextvars
import os
import threading
from collections.abc import Callable, Iterator, Sequence

from playground.engines.gpu_worker import FLAGS, decode, event_of, place
from playground.engines.jobs import DecodingJob, JobT, OpeningJob
from playground.engines.local import LocalEngine
from playground.engines.owner import NOBODY, Owner
from playground.models.description import LoadedDescription
from playground.models.locations import ModelError
from playground.questions import CheckedQuestion
from playground.requests.request_problems import request_error
from playground.settings import Settings
from playground.texts import said
from playground.trace import Failed, Loading

GATHER_SECONDS = 0.05  # in which the jobs of one person come together
LEAST_SECONDS, MOST_SECONDS = 15, 120  # that the GPU is asked for: who asks for less comes first, and pays less
_BEGIN_SECONDS = 10  # for the fork, and the weights on their way to the GPU
_TOKEN_SECONDS = 0.04  # for a token of one text
_TEXTS = 16  # side by side, which take twice as long as one

OnGpu = Callable[..., Iterator[list[tuple[int, object]]]]  # `gpu_worker.decode`, where there is a GPU


def engine_for(settings: Settings, owns_process: bool = False) -> LocalEngine:
    """The engine for this machine. On a Space with a shared GPU, to be called in the main thread before the page is
    served, and before anything has touched CUDA. Raises ValueError where a model that was named cannot be opened."""
    if os.environ.get("SPACES_ZERO_GPU", "").lower() not in ("1", "t", "true"):
        return LocalEngine(settings, owns_process)
    import spaces  # a Space with a shared GPU has it

    from playground.models.memory_estimate import leave_gpu_alone

    leave_gpu_alone()
    on_gpu = spaces.GPU(decode, duration=lambda questions, flags, settings, seconds: seconds)
    try:
        placed = place(settings.gpu_model_names, settings)
    except ModelError as error:
        raise ValueError(f"PLAYGROUND_GPU_MODELS: {error.message} {error.fix}") from error
    return ZeroGpuEngine(settings, on_gpu, placed, owns_process)


def seconds_for(jobs: Sequence[DecodingJob]) -> int:
    """How long the GPU is asked for, for these jobs side by side: by their tokens and how many texts there are."""
    tokens = max(_new_tokens(job) for job in jobs)
    texts = sum(job.rows for job in jobs)
    seconds = _BEGIN_SECONDS + tokens * _TOKEN_SECONDS * (1 + texts / _TEXTS)
    return round(min(MOST_SECONDS, max(LEAST_SECONDS, seconds)))


def _new_tokens(job: DecodingJob) -> int:
    if isinstance(job.question, CheckedQuestion):
        return job.question.question.num_new_tokens
    request = getattr(job.question, "request", job.question)
    wanted = getattr(request, "config", {}).get("max_new_tokens")
    return wanted if isinstance(wanted, int) else 100


class ZeroGpuEngine(LocalEngine):
    """A LocalEngine that has some of its jobs decoded by `on_gpu` (see `playground.engines.protocol.Engine`)."""

    def __init__(
        self, settings: Settings, on_gpu: OnGpu, placed: Sequence[LoadedDescription], owns_process: bool = False
    ) -> None:
        super().__init__(settings, owns_process)
        self._on_gpu = on_gpu
        self._placed = {each.model: each for each in placed}
        self._gathered: dict[Owner, list[DecodingJob]] = {}
        self._lent: list[DecodingJob] = []  # to the GPU, and not known to be done
        self._lock = threading.Lock()

    def opened(self) -> list[LoadedDescription]:
        """The models that are loaded, those for the GPU first."""
        return [*self._placed.values(), *super().opened()]

    def unload(self, model: str) -> bool:
        """Unload a model, but none of those for the GPU (see `playground.engines.protocol.Engine`)."""
        return model not in self._placed and super().unload(model)

    def _queue(self, job: JobT, owner: Owner = NOBODY, token: str | None = None) -> JobT:
        if not self._placed.keys() & set(job.models):
            return super()._queue(job, owner, token)
        if isinstance(job, OpeningJob):
            job.emit(self._placed[job.model])
            return job
        if job.own:
            message = said("Functions of your own cannot be called on a shared GPU.")
            raise request_error("model", message, said("Choose a bundled model."))
        with self._lock:
            self._lent = [each for each in self._lent if not each.done]
            self.admit(job, owner, elsewhere=len(self._lent))
            self._lent.append(job)
            first = owner not in self._gathered
            self._gathered.setdefault(owner, []).append(job)
        job.stop_waiting = lambda: job.emit(_NOT_BEGUN)
        job.emit(Loading(job.models[0], "gpu"))
        if first:
            context = contextvars.copy_context()
            threading.Timer(GATHER_SECONDS, lambda: context.run(self._lend, owner)).start()
        return job

    def _lend(self, owner: Owner) -> None:
        """Have what this person has asked for decoded on the GPU, and pass its events on."""
        with self._lock:
            jobs = [job for job in self._gathered.pop(owner) if not job.done]
        if not jobs:
            return
        flags = [FLAGS.new() for _ in jobs]
        questions = [(job.method, job.question) for job in jobs]
        stream = self._on_gpu(questions, flags, self.settings, seconds_for(jobs))
        try:
            for number, batch in enumerate(stream):
                if number == 0:  # the GPU is there: from now on a stopped run tells what it has
                    for job, flag in zip(jobs, flags, strict=True):
                        job.stop_waiting = _setting(flag)
                        if job.cancelled.is_set():
                            FLAGS.set(flag)
                for place, carried in batch:
                    jobs[place].emit(event_of(carried))
                if all(job.done for job in jobs):
                    break
            stream.close()
            failed = _ABORTED
        except Exception as error:
            failed = _failed(error)
        for job in jobs:
            job.emit(failed)  # of one that is done, nothing is told

    def close(self) -> None:
        """Stop what the GPU decodes, and close the engine."""
        for job in self._lent:
            job.cancel()
        super().close()


def _setting(flag: int) -> Callable[[], None]:
    return lambda: FLAGS.set(flag)


_NOT_BEGUN = Failed(said("Stopped before it began."), said("Click Generate to run it."), "Cancelled")
_ON_CPU = said("Choose a bundled model, which needs no GPU, or try again later.")
_ABORTED = Failed(
    said("The shared GPU was taken back before the run ended."),
    said("Ask for fewer new tokens, or choose a bundled model, which needs no GPU."), "TimeLimit",
)  # fmt: skip


def _failed(error: Exception) -> Failed:
    """What an error of the package that lends the GPU comes to. It names kinds of errors by their titles."""
    title, reason = str(getattr(error, "title", "")), str(getattr(error, "message", error))
    if "aborted" in reason.lower():
        return _ABORTED
    if "duration" in title:
        message = said("This run would take longer than anyone may use the shared GPU.")
        return Failed(message, said("Ask for fewer new tokens, beams or lanes."), "Quota")
    if "quota" in title or "credits" in title:
        message = said("Your time on the shared GPU is used up: {reason}", reason=reason)
        fix = said("Sign in to Hugging Face for more of it, or choose a bundled model, which needs no GPU.")
        return Failed(message, fix, "Quota")
    if "queue" in title or "No GPU" in reason:
        return Failed(said("The shared GPU is busy: {reason}", reason=reason), _ON_CPU, "Busy")
    return Failed(said("The shared GPU is not available: {reason}", reason=reason), _ON_CPU, type(error).__name__)
