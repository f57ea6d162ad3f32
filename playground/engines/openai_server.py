"""The engine of another server that speaks OpenAI's API: vLLM, llama.cpp, Ollama, `transformers serve`, a playground.

It passes on what is told: tokens, a log-probability for each, some candidates; of some servers only the text. What
needs the model itself (its tokenizer, its layers, beams, drafts) it refuses. All its connections live in one thread, in
an event loop, so that a run that is stopped closes its connection at once. Knows no page, and opens no model.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import threading
import time
from collections.abc import AsyncIterator, Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from queue import SimpleQueue

import httpx

from playground.awake_clock import awake_timeout
from playground.engines.cluster import Cluster
from playground.engines.jobs import DecodingJob, RunJob
from playground.engines.owner import NOBODY, Owner
from playground.engines.quotas import Quotas
from playground.engines.run_record import Load, RunRecord
from playground.experiments.precision import PRECISIONS
from playground.metrics.detection_report import DetectionReport
from playground.models.catalog import BUNDLED
from playground.models.description import Estimate, LoadedDescription
from playground.models.static_facts import ModelFacts, read_facts
from playground.openai_client.answer_stream import LiveAnswer
from playground.openai_client.answer_trace import MODE, TokenIds, read_prompt_of
from playground.openai_client.request_fields import (
    ELSEWHERE,
    backend_problems,
    body_of,
    echo_body,
    endpoint_of,
    settings_sent,
)
from playground.openai_client.server_answers import read_answer
from playground.openai_client.server_failures import Broken, Refused, failure
from playground.openai_client.server_models import ServerAddress, ServerModels
from playground.requests.request import GenerationRequest, RequestError, raise_for_errors
from playground.requests.request_problems import request_error
from playground.requests.validation import Checked
from playground.settings import Settings
from playground.texts import Text, said
from playground.trace import Diagnostic, Event, Failed, Finished, Part, PromptRead, Started, Step, Stepped, Token
from playground.trace import replace as changed
from playground.trace.wire import Json
from playground.watermarks.detection import Query

CONNECT_SECONDS, SILENT_SECONDS = 10, 120
_PATHS = {"completions": "completions", "chat": "chat/completions"}

_NOT_TOLD = said("This backend cannot do this: it is another server, which gives only what its API has.")
_NOT_BEGUN = Failed(said("Stopped before it began."), said("Click Generate to run it."), "Cancelled")
_NOTE = said(
    "Another server made this run. It gives the tokens, a log-probability for each and some candidates. It does not "
    "give entropies or what logits processors did, nor whether temperature and filters are in the log-probabilities."
)
_NOTE_OF_TEXT = said(
    "Another server made this run. It gives the text, but no tokens and no log-probabilities, so there are no "
    "candidates and no curves to show."
)


class ServerJob(RunJob):
    """A run that another server makes."""

    task: asyncio.Task[None] | None = None


class _Clock:
    """Seconds since the server was asked; `first` are those to the beginning of the text."""

    def __init__(self) -> None:
        self._begun = time.perf_counter()
        self.first: float | None = None

    @property
    def seconds(self) -> float:
        return time.perf_counter() - self._begun


class OpenAIServerEngine:
    """Has another server decode (see `playground.engines.protocol.Engine`)."""

    def __init__(self, settings: Settings) -> None:
        """`settings` has the address (`base_url`, with its /v1) and the key. Raises ValueError where it is no address.
        Nothing is asked until somebody asks."""
        self.settings = settings
        self._address = ServerAddress.of(settings.base_url, settings.backend_key)
        self._models = ServerModels(self._address)
        self._chosen: list[str] = []  # the default, where a person named it
        self._quotas, self._jobs = Quotas(settings), set[ServerJob]()
        self._watchers: list[Callable[[RunRecord], None]] = []
        self._lock = threading.Lock()
        self._client: httpx.AsyncClient | None = None  # made in the loop
        self._loop = asyncio.new_event_loop()
        self._lanes = asyncio.Semaphore(settings.max_lanes)
        self._thread = threading.Thread(target=self._loop.run_forever, name="openai-server", daemon=True)
        self._thread.start()

    # ------------------------------------------------------------------------------------------------------- models

    def models(self) -> list[str]:
        """The names that the server lists, the default first. Where it does not answer, those that it listed last. A
        default that a person chose is there, listed or not."""
        names = dict.fromkeys([*self._chosen, *self._models.names()])
        return sorted(names, key=lambda name: name != self.settings.default_model)

    def choose_default(self, wanted: str | None) -> Settings:
        """Take `wanted`, or else the first model that the server lists, as the default: the settings with it. Raises
        ValueError, with a sentence, where none is wanted, and the server does not answer or lists none."""
        try:
            names = self._models.ask()
        except ValueError:
            if not wanted:
                raise
            names = []
        if not (names or wanted):
            message = said(
                "The server at {address} lists no models. Name the one to use with --model.",
                address=self._address.shown,
            )
            raise ValueError(message)
        self._chosen = [wanted] if wanted else []
        self.settings = replace(self.settings, default_model=wanted or names[0])
        return self.settings

    def facts(self, model: str) -> ModelFacts | None:
        """Whether a model of the list is asked in a chat, which can be turned off: what else it is, the server does not
        tell. Of another playground the bundled models are known."""
        owner = self._models.known_owner(model)
        if owner is None and model not in self._chosen:
            return None
        known = read_facts(model, self.settings) if owner == "generation-playground" and model in BUNDLED else None
        return ModelFacts(model, has_chat_template=known.has_chat_template if known else True)

    def opened(self) -> list[LoadedDescription]:
        """None: no model is loaded here."""
        return []

    def unload(self, model: str) -> bool:
        """False: no model is loaded here."""
        return False

    def precisions(self) -> dict[str, str]:
        """Why models cannot be opened in any precision here."""
        return dict.fromkeys(PRECISIONS, said("{a} {b}", a=_NOT_TOLD, b=ELSEWHERE))

    # --------------------------------------------------------------------------------------------------------- runs

    def submit(
        self, request: GenerationRequest | Checked, listen: Callable[[Event], None], owner: Owner = NOBODY
    ) -> ServerJob:
        """Ask the server, and return at once (see `playground.engines.protocol.Engine`). Raises RequestError for each
        field of the request that is set and that the server cannot do."""
        checked = request if isinstance(request, Checked) else Checked.of(request, self.settings)
        raise_for_errors(checked.problems)
        server = self._models.owner(checked.request.model)
        raise_for_errors([*checked.problems, *backend_problems(checked.request, server)])
        job = ServerJob(checked, listen)
        job.owner, job.on_end = owner, self._tell_end
        with self._lock:
            self._jobs = {each for each in self._jobs if not each.done}
            if len(self._jobs) >= self.settings.max_lanes + self.settings.max_waiting:
                message = said("Too many runs are waiting.")
                raise request_error("queue", message, said("Try again later."))
            self._quotas.enter(job)
            self._jobs.add(job)

        def start() -> None:
            job.task = self._loop.create_task(self._run(job, server))
            job.task.add_done_callback(lambda task: job.emit(_NOT_BEGUN))  # where it was stopped before it ran

        def stop() -> None:
            self._loop.call_soon_threadsafe(lambda: job.task and job.task.cancel())

        job.stop_waiting = stop
        self._loop.call_soon_threadsafe(start)
        return job

    async def _run(self, job: ServerJob, server: str) -> None:
        request: GenerationRequest = job.question.request
        known = job.question.on(self.settings, None, None)  # of a model there, only the other server knows anything
        started, begun, ended = _started(request, server, known.notes), False, ""
        ids, clock, read = TokenIds(), _Clock(), list[Step]()
        answer = LiveAnswer(request.top_candidates, started.num_sequences, ids)
        try:
            async with (
                self._lanes,
                awake_timeout(self.settings.max_seconds),
                contextlib.aclosing(self._chunks(request, server)) as chunks,
            ):
                tokens, read = await self._read_prompt(request, server, ids)
                started = changed(started, prompt_tokens=tokens)
                clock = _Clock()
                async for chunk in chunks:
                    if not begun:
                        job.emit(started)
                        begun = True
                    self._pass_on(job, answer.add(chunk))
                    if clock.first is None and (answer.characters or answer.num_tokens):
                        clock.first = clock.seconds
        except asyncio.CancelledError:
            if not begun:
                job.emit(_NOT_BEGUN)
                return
            ended = "stopped"
        except TimeoutError:
            if not begun:
                message = said("The server sent nothing for {seconds} seconds.", seconds=self.settings.max_seconds)
                job.emit(Failed(message, said("Try again later."), "TimeLimit"))
                return
            ended = "max_time"
        except (Refused, httpx.HTTPError, ValueError) as error:
            broken = self._as_broken(error, answer, begun)
            if isinstance(broken, Broken) and answer.is_text_only:  # no token has shown it
                self._finish(job, answer, clock, "cut")
                return
            job.emit(failure(broken, self._address.shown, request.model, self._address.key, SILENT_SECONDS))
            return
        except Exception as error:  # a fault of ours: the run must end all the same
            job.emit(Failed(said("The run failed: {reason}", reason=str(error)), "", type(error).__name__))
            return
        self._finish(job, answer, clock, ended, read)

    @staticmethod
    def _as_broken(error: Exception, answer: LiveAnswer, begun: bool) -> Exception:
        lost = isinstance(error, httpx.TransportError) and not isinstance(error, httpx.TimeoutException)
        return Broken(answer.num_tokens) if begun and lost else error

    def _finish(
        self, job: ServerJob, answer: LiveAnswer, clock: _Clock, ended: str, read: list[Step] | None = None
    ) -> None:
        self._pass_on(job, answer.end())
        if read:
            job.emit(PromptRead(read))
        if ended or answer.is_whole or answer.is_text_only:
            sequences = answer.sequences(_note(answer), ended or "cut")
            job.emit(Finished(sequences, clock.seconds, clock.first, answer.num_tokens))
        else:
            job.emit(failure(Broken(answer.num_tokens), self._address.shown, "", self._address.key, SILENT_SECONDS))

    @staticmethod
    def _pass_on(job: ServerJob, steps: list[object]) -> None:
        for step in steps:
            job.emit(Stepped(step))

    async def _read_prompt(
        self, request: GenerationRequest, server: str, ids: TokenIds
    ) -> tuple[list[Token], list[Step]]:
        """The tokens of the prompt, and what the model thinks of each; nothing where the server does not tell it."""
        body = echo_body(request, server)
        if body is None:
            return [], []
        with contextlib.suppress(httpx.HTTPError, ValueError):  # the run itself says what is wrong with the server
            response = await self._http().post(self._address.base + _PATHS["completions"], json=body)
            if response.status_code == 200 and (answer := read_answer(response.text)):
                return read_prompt_of(answer, ids)
        return [], []

    def _http(self) -> httpx.AsyncClient:
        if self._client is None:
            patience = httpx.Timeout(SILENT_SECONDS, connect=CONNECT_SECONDS, pool=None)
            limits = httpx.Limits(max_connections=None)
            self._client = httpx.AsyncClient(timeout=patience, limits=limits, headers=self._address.headers)
        return self._client

    async def _chunks(self, request: GenerationRequest, server: str) -> AsyncIterator[Json]:
        """The chunks of the answer, as parsed JSON, as they come."""
        url = self._address.base + _PATHS[endpoint_of(request)]
        async with self._http().stream("POST", url, json=body_of(request, server)) as response:
            if response.status_code != 200:
                raise Refused(response.status_code, await response.aread())
            is_stream = response.headers.get("content-type", "").startswith("text/event-stream")
            if not is_stream:  # a server that does not stream tells all at once
                yield json.loads(await response.aread())
                return
            async for line in response.aiter_lines():
                if line.startswith("data:"):
                    data = line[len("data:") :].strip()
                    if data == "[DONE]":
                        return
                    yield json.loads(data)

    def stream(self, request: GenerationRequest) -> Iterator[Event]:
        """The same run as an iterator; closing it stops the run (see `playground.engines.protocol.Engine`)."""
        events: SimpleQueue[Event] = SimpleQueue()
        job = self.submit(request, events.put)
        return self._events(job, events)

    @staticmethod
    def _events(job: ServerJob, events: SimpleQueue[Event]) -> Iterator[Event]:
        try:
            while True:
                event = events.get()
                yield event
                if isinstance(event, Finished | Failed):
                    return
        finally:
            job.cancel()

    def watch_runs(self, listen: Callable[[RunRecord], None]) -> None:
        """Have `listen` called with the record of each run that ends (see `playground.engines.protocol.Engine`)."""
        self._watchers.append(listen)

    def _tell_end(self, record: RunRecord) -> None:
        for listen in self._watchers:
            listen(record)

    def load(self) -> Load:
        """What goes on at this moment (see `playground.engines.protocol.Engine`)."""
        going = sum(not job.done for job in list(self._jobs))
        return Load(min(going, self.settings.max_lanes), max(0, going - self.settings.max_lanes), 0)

    def cluster(self) -> Cluster | None:
        """None: what the other server has is not told."""
        return None

    def exported(self) -> list[str] | None:
        """None, as `cluster`."""
        return None

    def warm_up(self) -> None:
        """Nothing is loaded here."""

    def close(self) -> None:
        """Stop what runs; returns when it has ended, or after 10 seconds."""
        for job in list(self._jobs):
            job.cancel()
        for job in list(self._jobs):
            job.wait(10)
        if self._loop.is_running():
            with contextlib.suppress(TimeoutError):
                asyncio.run_coroutine_threadsafe(self._close_client(), self._loop).result(10)
            self._loop.call_soon_threadsafe(self._loop.stop)
            self._thread.join(10)

    async def _close_client(self) -> None:
        if self._client is not None:
            await self._client.aclose()

    # ------------------------------------------------------------------------------------- what such a server cannot do

    def estimate(self, model: str, token: str | None = None) -> Estimate:
        """Raises RequestError: the model is not here."""
        raise _cannot("model")

    def open(
        self, model: str, listen: Callable[[object], None], token: str | None = None, owner: Owner = NOBODY
    ) -> DecodingJob:
        """Raises RequestError: the server opens its models itself."""
        raise _cannot("model")

    def tokens(self, model: str, text: str | list[int]) -> list[Token]:
        """Raises ValueError: the tokenizer is not here."""
        raise ValueError(_NOT_TOLD)

    def draw_tokens(self, model: str, count: int) -> list[Token]:
        """Raises ValueError: the vocabulary is not here."""
        raise ValueError(_NOT_TOLD)

    def render(
        self, model: str, messages: list[dict[str, str]], template: Mapping[str, object] | None = None
    ) -> tuple[list[Token], list[Part]]:
        """Raises ValueError: the template is not here."""
        raise ValueError(_NOT_TOLD)

    def argument_defaults(
        self, model: str, messages: list[dict[str, str]], template: Mapping[str, object] | None = None
    ) -> dict[str, bool]:
        """Raises ValueError: the template is not here."""
        raise ValueError(_NOT_TOLD)

    def detect(self, queries: Sequence[Query]) -> list[DetectionReport]:
        """For each query why it has no answer: the tokenizer is not here."""
        return [{"error": {"message": _NOT_TOLD, "fix": ELSEWHERE}} for _ in queries]

    def train_detector(
        self,
        model: str,
        marked: Sequence[list[int]],
        plain: Sequence[list[int]],
        watermark: Mapping[str, object],
        progress: Callable[[int, int, float], bool | None] | None = None,
        seed: int = 0,
    ) -> dict[str, Json]:
        """Raises RequestError: there is no watermark."""
        raise _cannot("watermarking_config")

    def ask(self, question: object, listen: Callable[[object], None], owner: Owner = NOBODY) -> DecodingJob:
        """Raises RequestError: rows of a batch, layers and whole distributions are not told."""
        raise _cannot("model")


def _cannot(field: str) -> RequestError:
    return request_error(field, _NOT_TOLD, ELSEWHERE)


def _started(request: GenerationRequest, server: str, diagnostics: list[Diagnostic]) -> Started:
    sent = settings_sent(request, server)
    return Started(
        model=request.model, mode=MODE, seed=request.seed, prompt="" if request.messages else request.prompt,
        prompt_tokens=[], config=dict(request.config), effective=sent, eos_token_ids=[],
        max_new_tokens=sent["max_new_tokens"], num_sequences=sent.get("num_return_sequences", 1), device="",
        request=request.to_dict(), elsewhere=endpoint_of(request), diagnostics=diagnostics,
    )  # fmt: skip


def _note(answer: LiveAnswer) -> Text:
    note = _NOTE_OF_TEXT if answer.is_text_only else _NOTE
    if answer.num_missing:
        missing = said("It has not begun {count} of the texts that were asked for.", count=answer.num_missing)
        note = said("{a} {b}", a=note, b=missing)
    if answer.draft is None:
        return note
    drafted, accepted = answer.draft
    told = said("Draft tokens: {drafted}, accepted: {accepted}.", drafted=drafted, accepted=accepted)
    return said("{a} {b}", a=note, b=told)
