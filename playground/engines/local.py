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
from queue import SimpleQueue
from typing import Any

from playground.batches import Batch, batch_problems
from playground.detecting import Detectors, Opened, Query
from playground.engines.shelf import Shelf
from playground.models.catalog import BUNDLED
from playground.models.facts import ModelFacts, read_facts
from playground.own import OwnCode
from playground.precision import PRECISIONS, Pair
from playground.request import Diagnostic, GenerationRequest, RequestError, check, raise_for_errors
from playground.settings import Settings
from playground.trace import Event, Failed, Finished, Loading, Part, Queued, Shared, Started, Token

MOST_TOKENIZERS = 8  # kept for `tokens`


class LocalRun:
    """A submitted request (see `playground.engines.engine.Run`)."""

    def __init__(
        self,
        request: GenerationRequest,
        listen: Callable[[Event], None],
        own: OwnCode | None = None,
        batch: Batch | None = None,
        pair: Pair | None = None,
    ) -> None:
        self.request, self.own, self.batch, self.pair = request, own, batch, pair
        self.cancelled = threading.Event()
        self._listen = listen
        self._done = threading.Event()
        self._ahead, self._shared = 0, (1, False)
        self._started = False
        self.lane: Any = None  # where it is decoded, once it is

    def cancel(self) -> None:
        """Stop it: at once where it waits, within one step where it decodes."""
        self.cancelled.set()

    @property
    def done(self) -> bool:
        """Whether its last event has come."""
        return self._done.is_set()

    def tell_place(self, ahead: int) -> None:
        """Say how many runs come before it, if that has changed; nothing is said where none does."""
        if ahead and ahead != self._ahead:
            self.emit(Queued(ahead))
        self._ahead = ahead

    def tell_company(self, runs: int) -> None:
        """Say how many runs are decoded side by side, and whether this one has passes of its own, if that has
        changed."""
        shared = runs, runs > 1 and self.lane is not None and self.lane.apart
        if self._started and shared != self._shared and not self.done:
            self._shared = shared
            self.emit(Shared(*shared))

    def emit(self, event: Event) -> None:
        """Hand an event to the listener. One that raises has gone away: its run is cancelled, the thread lives on."""
        if isinstance(event, Finished | Failed):
            self._done.set()
        self._started = self._started or isinstance(event, Started)
        try:
            self._listen(event)
        except Exception:
            self.cancelled.set()


class LocalEngine:
    """Decodes in a thread of this process (see `playground.engines.engine.Engine`)."""

    def __init__(self, settings: Settings | None = None) -> None:
        """Nothing is imported or loaded until the first request, or until `warm_up`."""
        self.settings = settings or Settings.local()
        self._waiting: deque[LocalRun] = deque()
        self._changed = threading.Condition()
        self._decoding: list[LocalRun] = []
        self._closed = False
        self._thread: threading.Thread | None = None
        self._lanes: dict[str, Any] = {}  # of each loaded model
        self._shelf = Shelf(self.settings, leaving=self._lanes.pop)
        self._measurer: Any = None  # for all of them
        self._wanted: str | None = None
        self._tokenizers: dict[str, Any] = {}  # of models that somebody asked about, the newest last
        self._configs: dict[str, Any] = {}  # of some of these, small
        self._asking = threading.Lock()
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
        from playground.models.loading import ModelError
        from playground.tokens import TokenTexts

        with self._asking:
            try:
                tokenizer = self._tokenizer(model)
            except ModelError as error:
                raise ValueError(str(error)) from error
            token_ids = text if isinstance(text, list) else tokenizer(text, add_special_tokens=False)["input_ids"]
            unknown = next((i for i in token_ids if not 0 <= i < len(tokenizer)), None)
            if unknown is not None:
                raise ValueError(f"{model} has no token {unknown}. Use ids from 0 to {len(tokenizer) - 1}.")
            texts = TokenTexts(tokenizer)
            pieces = texts.pieces(token_ids)
            return [Token(i, texts.label(i), piece) for i, piece in zip(token_ids, pieces, strict=True)]

    def render(self, model: str, messages: list[dict[str, str]]) -> tuple[list[Token], list[Part]]:
        """What the model's chat template makes of messages (see `playground.engines.engine.Engine`)."""
        _import_libraries()
        from playground.models.loading import ModelError
        from playground.templates import render
        from playground.tokens import TokenTexts

        with self._asking:
            try:
                tokenizer = self._tokenizer(model)
            except ModelError as error:
                raise ValueError(str(error)) from error
            rendered = render(tokenizer, messages, model)
            texts = TokenTexts(tokenizer)
            pieces = texts.pieces(rendered.token_ids)
            ids = zip(rendered.token_ids, pieces, strict=True)
            return [Token(i, texts.label(i), piece) for i, piece in ids], rendered.parts

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

    def _opened(self, model: str) -> Opened:
        from playground.models.loading import best_device, load_config

        with self._asking:
            tokenizer = self._tokenizer(model)
            if model not in self._configs:
                self._configs[model] = load_config(model, self.settings)
        device = self._shelf.device_of(model) or best_device()
        return Opened(tokenizer, self._configs[model], device)

    def _tokenizer(self, model: str) -> Any:
        from playground.models.loading import load_tokenizer

        if model not in self._tokenizers:
            self._tokenizers[model] = load_tokenizer(model, self.settings)
            while len(self._tokenizers) > MOST_TOKENIZERS:
                oldest = next(iter(self._tokenizers))
                self._tokenizers.pop(oldest)
                self._configs.pop(oldest, None)
        return self._tokenizers[model]

    def warm_up(self) -> None:
        """Import the libraries, load the default model and run it once, in the decode thread."""
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
        from playground.models.loading import best_device
        from playground.models.quantizing import why_not

        why = " ".join(why_not(best_device()) or ())
        return {name: why if precision.quantized else "" for name, precision in PRECISIONS.items()}

    def diverge(self, pair: Pair, listen: Callable[[Any], None]) -> LocalRun:
        """Queue a pair of models like a run (see `playground.engines.engine.Engine`)."""
        request = GenerationRequest(pair.reference, "", assistant=pair.other)
        return self._queue(LocalRun(request, listen, pair=pair))

    def _queue(self, run: LocalRun) -> LocalRun:
        with self._changed:
            if self._closed:
                raise RuntimeError("This engine is closed: make a new one.")
            if len(self._waiting) >= self.settings.max_waiting:
                message = f"{len(self._waiting)} runs are waiting already, which is this instance's limit."
                raise RequestError([Diagnostic("queue", "error", message, "Try again in a minute.")])
            self._waiting.append(run)
            self._tell_places()
            self._start()
            self._changed.notify()
        return run

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
            for run in (*self._waiting, *self._decoding):
                run.cancel()
            self._changed.notify()
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
                    self._changed.wait_for(lambda: self._waiting or self._wanted or self._closed or self._decoding)
                if self._closed and not (self._waiting or leaving or self._decoding):
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
            models = [run.request.model] + ([run.request.assistant] if run.request.assistant else [])
            for name in models:
                if name not in self._shelf:
                    run.emit(Loading(name))
            target, assistant = [*(self._load(name) for name in models), None][:2]
        except Exception as error:
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

                    divergence.run(run.pair, target, assistant, run.emit, run.cancelled, lane)
                    return
                runner.run(
                    run.request, target, assistant, self.settings, run.emit, run.cancelled, run.own, lane=lane,
                    measurer=self._measurer,
                )  # fmt: skip
            except BaseException as error:  # one run's error is its own: the others go on
                run.emit(runner.explain(error))

        run.lane = self._lanes[run.request.model].add(decode)

    def _load(self, name: str) -> Any:
        used = {each for run in self._decoding for each in (run.request.model, run.request.assistant)}
        loaded = self._shelf.get(name, used)
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
