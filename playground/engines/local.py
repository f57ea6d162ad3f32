"""The engine that decodes in this process: one decode thread, and a lane for each run (`playground.lanes`).

Runs that come while others decode join them between two steps. What is too many for `Settings.max_lanes` waits in the
order in which it came. Models are loaded in the decode thread too: torch draws from one generator for the whole
process, and a thread keeps its OpenMP pool only as long as it lives.
"""

from __future__ import annotations

import atexit
import contextlib
import dataclasses
import gc
import threading
from collections import deque
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from queue import SimpleQueue
from typing import Any

from playground.batches import Batch, batch_problems
from playground.detecting import Detectors, Query
from playground.detecting import Opened as OpenedParts
from playground.engines.arriving import Arrivals, speaking
from playground.engines.asked import Asked, LocalOpening, LocalRun
from playground.engines.reading import Readers
from playground.engines.shelf import Shelf, tidy
from playground.models.catalog import BUNDLED
from playground.models.described import Estimate, Opened
from playground.models.facts import ModelFacts, read_facts
from playground.models.places import ModelError
from playground.own import OwnCode
from playground.precision import PRECISIONS, Pair
from playground.request import Diagnostic, GenerationRequest, RequestError, check, raise_for_errors
from playground.settings import Settings
from playground.trace import Event, Failed, Finished, Loading, Part, Token


class LocalEngine:
    """Decodes in a thread of this process (see `playground.engines.engine.Engine`)."""

    def __init__(self, settings: Settings | None = None) -> None:
        """Nothing is imported or loaded until the first request, or until `warm_up`."""
        self.settings = settings or Settings.local()
        self._waiting: deque[LocalRun] = deque()
        self._openings: list[LocalOpening] = []
        self._unloading: list[tuple[str, SimpleQueue[bool]]] = []
        self._untidy = False  # something could not be loaded, and half of it may still be here
        self._changed = threading.Condition()
        self._decoding: list[LocalRun] = []
        self._closed = False
        self._thread: threading.Thread | None = None
        self._lanes: dict[str, Any] = {}  # of each loaded model
        self._shelf = Shelf(self.settings, leaving=self._lanes.pop)
        self._arrivals = Arrivals(
            self.settings,
            _import_libraries,
            self._shelf.__contains__,
            self._shelf.check,
            self._line_up,
            self._failed,
        )
        self._measurer: Any = None  # for all of them
        self._wanted: str | None = None
        self._readers = Readers(self.settings, self._arrivals.token_for)
        self._detectors = Detectors(self._opened)

    def models(self) -> list[str]:
        """The bundled models, the default first."""
        return sorted(BUNDLED, key=lambda name: name != self.settings.default_model)

    def facts(self, model: str) -> ModelFacts | None:
        """What is known of `model`, at once: read from its files, never from the network. None where nothing is."""
        return read_facts(model, self.settings)

    def tokens(self, model: str, text: str | list[int]) -> list[Token]:
        """How `model` splits `text`, or the tokens of these ids (see `playground.engines.engine.Engine`)."""
        _import_libraries()
        return self._readers.tokens(model, text)

    def render(self, model: str, messages: list[dict[str, str]]) -> tuple[list[Token], list[Part]]:
        """What the model's chat template makes of messages (see `playground.engines.engine.Engine`)."""
        _import_libraries()
        return self._readers.render(model, messages)

    def detect(self, queries: Sequence[Query]) -> list[dict[str, Any]]:
        """What the detector of each query's watermark says (see `playground.engines.engine.Engine`)."""
        _import_libraries()
        return self._detectors.detect(queries)

    def train_detector(
        self,
        model: str,
        marked: Sequence[list[int]],
        plain: Sequence[list[int]],
        watermark: Mapping[str, Any],
        progress: Callable[[int, int, float], bool | None] | None = None,
        seed: int = 0,
    ) -> dict[str, Any]:
        """A Bayesian detector of a SynthID watermark (see `playground.engines.engine.Engine`)."""
        _import_libraries()
        return self._detectors.train(model, marked, plain, watermark, progress, seed)

    def _opened(self, model: str) -> OpenedParts:
        from playground.models.sizing import best_device

        tokenizer, config = self._readers.parts(model)
        return OpenedParts(tokenizer, config, self._shelf.device_of(model) or best_device())

    def warm_up(self) -> None:
        """Import the libraries, load the default model and run it once, in the decode thread. One of the Hub is
        downloaded and loaded."""
        opening = LocalOpening(self.settings.default_model, lambda event: None, None)
        if self._arrivals.missing(opening):
            self._queue(opening)
            return
        with self._changed:
            self._wanted = self.settings.default_model
            self._start()
            self._changed.notify()

    def submit(
        self, request: GenerationRequest, listen: Callable[[Event], None], own: OwnCode | None = None
    ) -> LocalRun:
        """Queue `request` and return at once; `listen` gets its events from the decode thread.

        `own` is a person's own Python, which that thread calls; it is no part of the protocol of engines, because it
        cannot leave this process.

        Raises RequestError where the request can be refused without its model, or where too many are waiting.
        """
        names = (request.model, request.assistant)
        facts, draft = (self.facts(name) if isinstance(name, str) else None for name in names)
        known = (facts.generation_config, facts.context_with(draft)) if facts else ()
        raise_for_errors(check(request, self.settings, *known))
        raise_for_errors(own.problems(request) if own else [])
        return self._queue(LocalRun(request, listen, own))

    def batch(self, batch: Batch, listen: Callable[[Any], None]) -> LocalRun:
        """Queue a batch of prompts like a run (see `playground.engines.engine.Engine`)."""
        model = batch.request.model
        facts = self.facts(model) if isinstance(model, str) else None
        known = (facts.generation_config, facts.context) if facts else ()
        raise_for_errors(batch_problems(batch, self.settings, *known))
        request = dataclasses.replace(batch.request, prompt=batch.prompts[0], messages=None)
        return self._queue(LocalRun(request, listen, batch=batch))

    def precisions(self) -> dict[str, str]:
        """Which precisions models can be opened in (see `playground.engines.engine.Engine`)."""
        _import_libraries()
        from playground.models.quantizing import why_not
        from playground.models.sizing import best_device

        why = " ".join(why_not(best_device()) or ())
        return {name: why if precision.quantized else "" for name, precision in PRECISIONS.items()}

    def diverge(self, pair: Pair, listen: Callable[[Any], None]) -> LocalRun:
        """Queue a pair of models like a run (see `playground.engines.engine.Engine`)."""
        request = GenerationRequest(pair.reference, "", assistant=pair.other)
        return self._queue(LocalRun(request, listen, pair=pair))

    def estimate(self, model: str, token: str | None = None) -> Estimate:
        """What a model takes, before it is downloaded (see `playground.engines.engine.Engine`)."""
        self._check_token(token)
        _import_libraries()
        from playground.models.estimating import estimate

        held = {opened.model: opened.bytes for opened in self._shelf.opened() if opened.model != model}
        used = sum(size for name, size in held.items() if name in self._used)
        token = token or self._arrivals.token_for(model)
        try:
            return estimate(model, self.settings, token, sum(held.values()) - used, used)
        except ModelError as error:
            raise RequestError([Diagnostic("model", "error", error.message, error.fix)]) from error

    def open(self, model: str, listen: Callable[[Any], None], token: str | None = None) -> LocalOpening:
        """Load a model, downloading it first where it is not here (see `playground.engines.engine.Engine`)."""
        self._check_token(token)
        return self._queue(LocalOpening(model, listen, token), token)

    def opened(self) -> list[Opened]:
        """The models that are loaded, the last used last."""
        used = self._used
        return [dataclasses.replace(each, in_use=each.model in used) for each in self._shelf.opened()]

    def unload(self, model: str) -> bool:
        """Let a loaded model go, unless a run is decoded on it (see `playground.engines.engine.Engine`)."""
        answer: SimpleQueue[bool] = SimpleQueue()
        with self._changed:
            if self._thread is None or self._closed:
                return False
            self._unloading.append((model, answer))
            self._changed.notify()
        return answer.get()

    @property
    def _used(self) -> set[str]:
        return {name for run in list(self._decoding) for name in run.models}

    def _check_token(self, token: str | None) -> None:
        """Raise RequestError where a person's own token cannot be used."""
        if not token:
            return
        if not self.settings.allow_own_tokens:
            message = "This instance takes nobody's own token: what is opened with it would be open to all who use it."
            raise RequestError([Diagnostic("token", "error", message, "Run the playground on your own machine.")])
        if not (token.isascii() and token.isprintable()) or " " in token:
            message = "This is no access token: those have plain letters, digits and signs only."
            raise RequestError([Diagnostic("token", "error", message, "Copy it from huggingface.co/settings/tokens.")])

    def _queue(self, asked: Any, token: str | None = None) -> Any:
        missing = self._arrivals.missing(asked)
        with self._changed:
            if self._closed:
                raise RuntimeError("This engine is closed: make a new one.")
            waiting = len(self._waiting) + len(self._arrivals)
            if waiting >= self.settings.max_waiting:
                message = f"{waiting} runs are waiting already, which is this instance's limit."
                raise RequestError([Diagnostic("queue", "error", message, "Try again in a minute.")])
            self._start()
        if missing:
            self._arrivals.await_models(asked, missing, token)
        else:
            self._line_up(asked)
        return asked

    def _line_up(self, asked: Asked) -> None:
        """All that it needs is on this machine: its turn comes in the decode thread."""
        with self._changed:
            if self._closed:  # the decode thread may be gone
                asked.emit(Failed("Stopped before it began.", "Start the playground again.", "Cancelled"))
            elif isinstance(asked, LocalOpening):
                self._openings.append(asked)
            else:
                self._waiting.append(asked)
                self._tell_places()
            self._changed.notify()

    def _failed(self, asked: Asked, error: Exception) -> None:
        from playground import runner

        asked.emit(runner.explain(error))

    def stream(self, request: GenerationRequest, own: OwnCode | None = None) -> Iterator[Event]:
        """The same run as an iterator. Closing it stops the run within one step; a Failed event ends it."""
        events: SimpleQueue[Event] = SimpleQueue()
        run = self.submit(request, events.put, own)
        return _Stream(run, events)

    def close(self) -> None:
        """Stop what runs and what waits, and end the decode thread; returns when it has ended, or after 10 seconds.

        Runs by itself when the interpreter ends: a thread that is killed inside torch takes the process with it.
        """
        with self._changed:
            self._closed = True
            for asked in (*self._waiting, *self._decoding, *self._openings):
                asked.cancel()
            self._changed.notify()
        self._arrivals.close()
        if self._thread is not None:
            self._thread.join(timeout=10)

    def _start(self) -> None:
        if self._thread is None:
            self._thread = threading.Thread(target=self._work, name="decode", daemon=True)
            self._thread.start()
            atexit.register(self.close)

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
                tidy()
            for name in list(self._lanes):
                self._step(name)

    def _step(self, name: str) -> None:
        try:
            self._lanes[name].tick()
        except Exception as error:  # no lane's own: the runs on this model end, and the thread lives on
            from playground import runner

            self._measurer.settle()  # nothing is told after the last event
            self._lanes[name] = self._new_lanes(name)
            for run in self._decoding:
                if run.request.model == name and not run.done:
                    run.emit(runner.explain(error))

    @property
    def _free(self) -> int:
        return max(0, self.settings.max_lanes - len(self._decoding))

    def _tell_places(self) -> None:
        for place, waiting in enumerate(self._waiting, start=1):
            waiting.tell_place(max(0, place - self._free))

    def _preload(self, name: str) -> None:
        with contextlib.suppress(Exception):  # whoever asks for the model is told
            _import_libraries()
            from playground import runner

            target = self._load(name)
            # The first run of a process imports and allocates for a second: nobody should wait for that.
            request = GenerationRequest(name, "Once", config={"max_new_tokens": 2}, seed=0)
            runner.run(request, target, None, self.settings, lambda event: None, threading.Event())
            _ = self._lanes[name].joins  # tried out once, before somebody waits for it

    def _enter(self, run: LocalRun) -> None:
        """Give a run a lane of its model. Its models are loaded first, which everybody waits for."""
        try:
            _import_libraries()
            from playground import runner
        except Exception as error:  # a broken installation: without an answer, whoever waits would wait for ever
            fix = "Install the packages of requirements.txt again, and restart."
            run.emit(Failed(f"The libraries cannot be imported: {error}", fix, type(error).__name__))
            return
        try:
            if run.cancelled.is_set():
                run.emit(Failed("Stopped before it began.", "Press Generate to run it.", "Cancelled"))
                return
            target, assistant = [*(self._load(name, run) for name in run.models), None][:2]
        except Exception as error:
            self._untidy = True
            run.emit(runner.explain(error))
            return

        def decode(lane: Callable[[Any], Any]) -> None:
            try:
                if run.batch is not None:
                    from playground import batching

                    batching.run(run.batch, target, self.settings, run.emit, run.cancelled, lane)
                    return
                if run.pair is not None:
                    from playground import divergence

                    divergence.run(run.pair, target, assistant, self.settings, run.emit, run.cancelled, lane)
                    return
                runner.run(
                    run.request, target, assistant, self.settings, run.emit, run.cancelled, run.own, lane=lane,
                    measurer=self._measurer,
                )  # fmt: skip
            except BaseException as error:  # one run's error is its own: the others go on
                run.emit(runner.explain(error))

        run.lane = self._lanes[run.request.model].add(decode)

    def _open(self, opening: LocalOpening) -> None:
        """Load a model that somebody wants open."""
        try:
            _import_libraries()
            if opening.cancelled.is_set():
                opening.emit(Failed("Stopped before it was loaded.", "Open it again.", "Cancelled"))
                return
            loaded = self._load(opening.model, opening)
            found = next(each for each in self._shelf.opened() if each.model == loaded.name)
        except Exception as error:
            self._untidy = True
            self._failed(opening, error)
            return
        opening.emit(found)

    def _unload(self, name: str) -> bool:
        """Whether a model was here and went."""
        if name not in self._shelf or name in self._used:
            return False
        self._shelf.let_go(name)
        return True

    def _has_work(self) -> bool:
        return bool(
            self._waiting or self._wanted or self._closed or self._decoding or self._openings or self._unloading
        )

    def _load(self, name: str, asked: Asked | None = None) -> Any:
        how: dict[str, Any] = {}
        if asked is not None and name not in self._shelf:
            asked.emit(Loading(name))
            tell = partial(speaking(asked, name), "loading")
            how = {"answered": asked.answered.get(name), "tell": tell, "stopped": asked.cancelled.is_set}
        loaded = self._shelf.get(name, self._used, **how)
        if name not in self._lanes:
            self._lanes[name] = self._new_lanes(name)
            # What is there now stays: the garbage collector need not look through half a million objects of libraries
            # again and again, for which every run would stand still.
            gc.freeze()
        return loaded

    def _new_lanes(self, name: str) -> Any:
        from playground.lanes import Lanes
        from playground.measure import Measurer

        self._measurer = self._measurer or Measurer(patient=True)
        return Lanes(self._shelf.get(name).model, between=self._measurer.settle)


_importing = threading.Lock()


def _import_libraries() -> None:
    """Import torch and transformers: in one thread at a time, for a second one would find them half made."""
    with _importing:
        import playground.runner  # noqa: F401


class _Stream(Iterator[Event]):
    """A run's events, as they come. Whoever closes it, or lets go of it, stops the run."""

    def __init__(self, run: LocalRun, events: SimpleQueue[Event]) -> None:
        self._run, self._events, self._over = run, events, False

    def __next__(self) -> Event:
        if self._over:
            raise StopIteration
        event = self._events.get()
        self._over = isinstance(event, Finished | Failed)
        return event

    def close(self) -> None:
        """Stop the run within one step."""
        self._over = True
        self._run.cancel()

    __del__ = close
