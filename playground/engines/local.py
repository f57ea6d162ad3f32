"""The engine that decodes in this process: a request is checked, its models are downloaded where they are missing, and
then it is decoded in one thread for everybody (`playground.engines.decode_thread`)."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator, Mapping, Sequence
from queue import SimpleQueue
from typing import TYPE_CHECKING

from playground.engines.cluster import Cluster
from playground.engines.decode_thread import DecodeThread, explain, import_libraries
from playground.engines.jobs import DecodingJob, JobT, OpeningJob, QuestionJob, RunJob
from playground.engines.model_arrivals import ModelArrivals
from playground.engines.owner import NOBODY, Owner
from playground.engines.protocol import known_of
from playground.engines.run_record import Load, RunRecord
from playground.engines.tokenizer_pool import TokenizerPool
from playground.experiments.precision import PRECISIONS
from playground.metrics.detection_report import DetectionReport
from playground.models.catalog import BUNDLED, PACKAGED
from playground.models.description import Estimate, LoadedDescription
from playground.models.locations import ModelError, naming_problems
from playground.models.static_facts import ModelFacts, read_facts
from playground.questions import CheckedQuestion, Question
from playground.requests.callables import UserCallables
from playground.requests.request import GenerationRequest, raise_for_errors
from playground.requests.request_problems import request_error
from playground.requests.validation import Checked
from playground.settings import Settings
from playground.texts import said
from playground.trace import Event, Failed, Finished, Part, Token
from playground.trace.wire import Json
from playground.watermarks.detection import DetectionModel, Detectors, Query

if TYPE_CHECKING:
    from playground.models.loading import LoadedModel


class LocalEngine:
    """Decodes in a thread of this process (see `playground.engines.protocol.Engine`)."""

    def __init__(self, settings: Settings | None = None, owns_process: bool = False) -> None:
        """Nothing is imported or loaded until the first request, or until `warm_up`. With `owns_process` the process
        is there for this engine alone: the garbage collector skips what is loaded."""
        self.settings = settings or Settings.local()
        self._decode_thread = DecodeThread(self.settings, self.close, owns_process)
        pool = self._decode_thread.model_pool
        self._arrivals = ModelArrivals(
            self.settings,
            import_libraries,
            is_loaded=pool.__contains__,
            check_room=pool.check_room,
            on_ready=self._decode_thread.enqueue,
            on_failed=lambda job, name, error: job.emit(explain(error, job.field_of(name))),
        )
        self._beside: list[QuestionJob] = []  # that are answered without a model
        self._run_watchers: list[Callable[[RunRecord], None]] = []
        self._tokenizers = TokenizerPool(self.settings, self._arrivals.token_for)
        self._detectors = Detectors(self._detection_model)

    def models(self) -> list[str]:
        """The bundled models and those that can be had by a short name, the default first."""
        names = dict.fromkeys([*BUNDLED, *filter(self._is_offered, PACKAGED), *self.settings.gpu_model_names])
        return sorted(names, key=lambda name: name != self.settings.default_model)

    def _is_offered(self, name: str) -> bool:
        return self.settings.allow_hub or not naming_problems({"model": name}, self.settings)

    def facts(self, model: str) -> ModelFacts | None:
        """What is known of `model`, at once: read from its files, never from the network. None where nothing is."""
        return read_facts(model, self.settings)

    def tokens(self, model: str, text: str | list[int]) -> list[Token]:
        """How `model` splits `text`, or the tokens of these ids (see `playground.engines.protocol.Engine`)."""
        import_libraries()
        return self._tokenizers.tokens(model, text)

    def draw_tokens(self, model: str, count: int) -> list[Token]:
        """Tokens of the vocabulary of `model`, drawn at random (see `playground.engines.protocol.Engine`)."""
        import_libraries()
        return self._tokenizers.draw_tokens(model, count)

    def render(
        self, model: str, messages: list[dict[str, str]], template: Mapping[str, object] | None = None
    ) -> tuple[list[Token], list[Part]]:
        """What the model's chat template makes of messages (see `playground.engines.protocol.Engine`)."""
        import_libraries()
        return self._tokenizers.render(model, messages, template)

    def argument_defaults(
        self, model: str, messages: list[dict[str, str]], template: Mapping[str, object] | None = None
    ) -> dict[str, bool]:
        """What leaving out arguments of the template amounts to (see `playground.engines.protocol.Engine`)."""
        import_libraries()
        return self._tokenizers.argument_defaults(model, messages, template)

    def detect(self, queries: Sequence[Query]) -> list[DetectionReport]:
        """What the detector of each query's watermark says (see `playground.engines.protocol.Engine`)."""
        import_libraries()
        return self._detectors.detect(queries)

    def train_detector(
        self,
        model: str,
        marked: Sequence[list[int]],
        plain: Sequence[list[int]],
        watermark: Mapping[str, object],
        progress: Callable[[int, int, float], bool | None] | None = None,
        seed: int = 0,
    ) -> dict[str, Json]:
        """A Bayesian detector of a SynthID watermark (see `playground.engines.protocol.Engine`)."""
        import_libraries()
        return self._detectors.train(model, marked, plain, watermark, progress, seed)

    def _detection_model(self, model: str) -> DetectionModel:
        from playground.models.memory_estimate import best_device

        tokenizer, config = self._tokenizers.parts(model)
        return DetectionModel(tokenizer, config, self._decode_thread.model_pool.device_of(model) or best_device())

    def warm_up(self) -> None:
        """Import the libraries, load the default model and run it once, in the decode thread. One of the Hub is
        downloaded and loaded."""
        opening = OpeningJob(self.settings.default_model, lambda event: None, None)
        if self._arrivals.missing(opening):
            self._queue(opening)
            return
        self._decode_thread.warm_up(self.settings.default_model)

    def submit(
        self,
        request: GenerationRequest | Checked,
        listen: Callable[[Event], None],
        own: UserCallables | None = None,
        owner: Owner = NOBODY,
    ) -> DecodingJob:
        """Queue `request` and return at once; `listen` gets its events from the decode thread.

        `own` is a person's own Python, which that thread calls; it is no part of the protocol of engines, because it
        cannot leave this process.

        Raises RequestError as `playground.engines.protocol.Engine` says.
        """
        # Road 3: into the queue, or first to where missing models are fetched
        checked = request
        if not isinstance(checked, Checked):
            checked = Checked.of(request, self.settings, *known_of(self, request.model, request.assistant))
        named = {"model": checked.request.model, "assistant": checked.request.assistant}
        raise_for_errors([*naming_problems(named, self.settings), *checked.problems])
        raise_for_errors(own.problems(checked.request) if own else [])
        return self._queue(RunJob(checked, listen, own), owner)

    def ask(
        self,
        question: Question | CheckedQuestion,
        listen: Callable[[object], None],
        owner: Owner = NOBODY,
        own: Mapping[str, type] | None = None,
    ) -> DecodingJob:
        """Queue a question like a run (see `playground.engines.protocol.Engine`).

        `own` are a person's own classes, by the names that the question calls them; they are no part of the protocol of
        engines, because they cannot leave this process.
        """
        asked = question
        if not isinstance(asked, CheckedQuestion):
            facts = self.facts(question.models[0]) if isinstance(question.models[0], str) else None
            asked = question.checked(self.settings, facts, **({"own": own.keys()} if own else {}))
        question = asked.question
        names = dict(zip(question.model_fields, question.models, strict=True))
        raise_for_errors([*naming_problems(names, self.settings), *asked.problems])
        job = QuestionJob(asked, listen, own, self.tokens)
        return self._queue(job, owner) if question.reads_weights else self._answer_beside(job, owner)

    def precisions(self) -> dict[str, str]:
        """Which precisions models can be opened in (see `playground.engines.protocol.Engine`)."""
        import_libraries()
        from playground.models.memory_estimate import best_device
        from playground.models.quantizing import unsupported_reason

        reason = unsupported_reason(best_device())
        why = said("{a} {b}", a=reason[0], b=reason[1]) if reason else ""
        return {name: why if precision.quantized else "" for name, precision in PRECISIONS.items()}

    def estimate(self, model: str, token: str | None = None) -> Estimate:
        """What a model takes, before it is downloaded (see `playground.engines.protocol.Engine`)."""
        self._check_token(token)
        import_libraries()
        from playground.models.estimates import estimate

        loaded = {each.model: each.bytes for each in self._decode_thread.model_pool.opened() if each.model != model}
        in_use = sum(size for name, size in loaded.items() if name in self._decode_thread.in_use)
        token = token or self._arrivals.token_for(model)
        try:
            return estimate(model, self.settings, token, sum(loaded.values()) - in_use, in_use)
        except ModelError as error:
            raise request_error("model", error.message, error.fix) from error

    def open(
        self, model: str, listen: Callable[[object], None], token: str | None = None, owner: Owner = NOBODY
    ) -> OpeningJob:
        """Load a model, downloading it first where it is not here (see `playground.engines.protocol.Engine`)."""
        self._check_token(token)
        return self._queue(OpeningJob(model, listen, token), owner, token)

    def adopt(self, loaded: LoadedModel) -> None:
        """Have a model that is loaded already, a `LoadedModel`."""
        self._decode_thread.model_pool.add(loaded)

    def opened(self) -> list[LoadedDescription]:
        """The models that are loaded, the last used one last."""
        return self._decode_thread.opened()

    def unload(self, model: str) -> bool:
        """Unload a model, unless a run is decoded on it (see `playground.engines.protocol.Engine`)."""
        return self._decode_thread.unload(model)

    def _check_token(self, token: str | None) -> None:
        """Raise RequestError where a person's own token cannot be used."""
        if not token:
            return
        if not self.settings.allow_own_tokens:
            message = said(
                "This server accepts no personal access tokens: whatever one opens would be open to all its users."
            )
            fix = said("Run the playground on your own machine.")
            raise request_error("token", message, fix)
        if not (token.isascii() and token.isprintable()) or " " in token:
            message = said("This is not an access token: those have only plain letters, digits and symbols.")
            fix = said("Copy it from huggingface.co/settings/tokens.")
            raise request_error("token", message, fix)

    def watch_runs(self, listen: Callable[[RunRecord], None]) -> None:
        """Have `listen` called with the record of each run that ends (see `playground.engines.protocol.Engine`)."""
        self._run_watchers.append(listen)

    def load(self) -> Load:
        """What goes on at this moment (see `playground.engines.protocol.Engine`)."""
        decoding, waiting = self._decode_thread.load
        return Load(decoding, waiting, len(self._arrivals))

    def cluster(self) -> Cluster | None:
        """None: this process decodes."""
        return None

    def exported(self) -> list[str] | None:
        """None: there are no other machines."""
        return None

    def admit(self, job: DecodingJob, owner: Owner, elsewhere: int = 0) -> None:
        """Let a job in, where so many wait `elsewhere`. Raises RequestError where too many wait, or its owner has
        enough."""
        job.owner, job.on_end = owner, self._tell_end
        self._decode_thread.admit(job, num_arriving=len(self._arrivals) + elsewhere)

    def _tell_end(self, record: RunRecord) -> None:
        for listen in self._run_watchers:
            listen(record)

    def _queue(self, job: JobT, owner: Owner = NOBODY, token: str | None = None) -> JobT:
        missing = self._arrivals.missing(job)
        self.admit(job, owner)
        if missing:
            self._arrivals.await_models(job, missing, token)
        else:
            self._decode_thread.enqueue(job)
        return job

    def _answer_beside(self, job: QuestionJob, owner: Owner) -> QuestionJob:
        """Answer what reads no weights in a thread of its own: a tokenizer may take a while to come, and no run waits
        for it."""
        self._beside = [each for each in self._beside if not each.done]
        self.admit(job, owner, elsewhere=len(self._beside))
        self._beside.append(job)

        def work() -> None:
            try:
                import_libraries()
                job.decode([], self.settings, None, None)
            except Exception as error:
                job.emit(explain(error))

        threading.Thread(target=work, name="beside the lanes", daemon=True).start()
        return job

    def stream(self, request: GenerationRequest, own: UserCallables | None = None) -> Iterator[Event]:
        """The same run as an iterator. Closing it stops the run within one step; a Failed event ends it."""
        events: SimpleQueue[Event] = SimpleQueue()
        job = self.submit(request, events.put, own)
        return _Stream(job, events, self._decode_thread.await_end)

    def close(self) -> None:
        """Stop what runs and what waits, and end the decode thread; returns when it has ended, or after 10 seconds.

        Runs by itself when the interpreter ends.
        """
        for job in self._beside:
            job.cancel()
        self._decode_thread.close()
        self._arrivals.close()
        self._decode_thread.join()


class _Stream(Iterator[Event]):
    """A run's events, as they come. Whoever closes it, or lets go of it, stops the run."""

    def __init__(
        self, job: DecodingJob, events: SimpleQueue[Event], await_end: Callable[[DecodingJob], None]
    ) -> None:
        self._job, self._events, self._await_end, self._ended = job, events, await_end, False

    def __next__(self) -> Event:
        if self._ended:
            raise StopIteration
        event = self._events.get()
        self._ended = isinstance(event, Finished | Failed)
        return event

    def close(self) -> None:
        """Stop the run within one step, and wait for that, at most 10 seconds: what it has changed in this process is
        then restored."""
        self._cancel()
        self._await_end(self._job)

    def _cancel(self) -> None:
        self._ended = True
        self._job.cancel()

    __del__ = _cancel
