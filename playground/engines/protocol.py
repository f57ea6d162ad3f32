"""What an engine is: something that takes a request and answers with the events of its run.

Knows nothing of how a run is decoded. `LocalEngine` decodes in this process; the page and the public API are written
against this protocol, so that another engine can stand in its place.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Protocol

from playground.engines.cluster import Cluster
from playground.engines.owner import NOBODY, Owner
from playground.engines.run_record import Load, RunRecord
from playground.metrics.detection_report import DetectionReport
from playground.models.description import Estimate, LoadedDescription
from playground.models.static_facts import ModelFacts
from playground.questions import CheckedQuestion, Question
from playground.requests.request import GenerationRequest
from playground.requests.validation import Checked, Known
from playground.trace import Event, Part, Token
from playground.trace.wire import Json
from playground.watermarks.detection import Query


class Run(Protocol):
    """One submitted request."""

    def cancel(self) -> None:
        """Stop it: at once where it waits, within one step where it decodes. Its last event still comes."""

    @property
    def done(self) -> bool:
        """Whether its last event (Finished or Failed) has come."""


class Opening(Protocol):
    """A model that is on its way."""

    def cancel(self) -> None:
        """Stop it: the download at once, the loading after the tensor that is being read. Its last event still comes.
        What was downloaded stays."""

    @property
    def done(self) -> bool:
        """Whether its last event (Opened or Failed) has come."""


Askable = GenerationRequest | Checked | Question | CheckedQuestion  # what an engine is asked for


class Engine(Protocol):
    """Runs requests. Every method may be called from any thread."""

    def models(self) -> list[str]:
        """The names that are offered, the default first. Other names (a Hub id, a folder) may be accepted too."""

    def facts(self, model: str) -> ModelFacts | None:
        """What is known of `model`, at once: read from its files, never from the network. None where nothing is."""

    def estimate(self, model: str, token: str | None = None) -> Estimate:
        """What a model takes, from its config and the headers of its weights, before these are downloaded or read. Asks
        the Hub where the model is not here, with the person's own `token` if there is one; may take seconds.

        Raises RequestError where the model cannot be opened at all, or no token is taken here.
        """

    def open(
        self, model: str, listen: Callable[[object], None], token: str | None = None, owner: Owner = NOBODY
    ) -> Opening:
        """Load a model, and download it first where it is not here; returns at once. `listen` is called with Loading as
        it comes, from the engine's own threads, and must return quickly. The last event is Opened or Failed. Runs on
        other models go on during a download.

        The person's own `token` is used for this model alone, and kept for it in memory only.
        Raises RequestError where no token is taken here, or too many wait.
        """

    def opened(self) -> list[LoadedDescription]:
        """The models that are loaded."""

    def unload(self, model: str) -> bool:
        """Let a loaded model go. False where it is not loaded, or in use. May wait for a moment."""

    def tokens(self, model: str, text: str | list[int]) -> list[Token]:
        """How `model` splits `text`, without special tokens; or the tokens of these ids. May take a second the first
        time.

        Raises ValueError, with a sentence, where its tokenizer cannot be had or does not know an id.
        """

    def draw_tokens(self, model: str, count: int) -> list[Token]:
        """`count` different tokens of the vocabulary of `model`, drawn at random, but the same each time; all of them
        where it has fewer. Raises ValueError as `tokens` does."""

    def render(
        self, model: str, messages: list[dict[str, str]], template: Mapping[str, object] | None = None
    ) -> tuple[list[Token], list[Part]]:
        """The prompt that the chat template of `model` makes of messages, with `template` as a request has it: its
        tokens, special ones among them, and what each stretch of them is, as `Started` tells it of a run. May take a
        second the first time.

        Raises ValueError, with a sentence, where its tokenizer cannot be had; RequestError, which is one, where there
        is no template or it refuses the messages.
        """

    def argument_defaults(
        self, model: str, messages: list[dict[str, str]], template: Mapping[str, object] | None = None
    ) -> dict[str, bool]:
        """Of the arguments of the chat template that are true or false, what leaving each out amounts to for these
        messages, where it makes a difference. Raises ValueError where the tokenizer cannot be had."""

    def detect(self, queries: Sequence[Query]) -> list[DetectionReport]:
        """What the detector of each query's watermark says of its text; with `summary` in short. No model's weights are
        read. May take seconds for long texts, or the first time."""

    def train_detector(
        self,
        model: str,
        marked: Sequence[list[int]],
        plain: Sequence[list[int]],
        watermark: Mapping[str, object],
        progress: Callable[[int, int, float], bool | None] | None = None,
        seed: int = 0,
    ) -> dict[str, Json]:
        """A Bayesian detector of this SynthID watermark, trained on the ids of texts of `model` with it and without,
        each without its prompt: plain JSON values, to be saved and given to a Query. Returns when it is trained, in
        seconds to minutes. `progress(done, of, loss)`, called with the loss of held-out texts, returns False to stop:
        the best so far is returned.

        Raises RequestError where the watermark or the model cannot be trained for, ValueError where the texts do not
        suffice; both have a `message` and a `fix`.
        """

    def submit(
        self, request: GenerationRequest | Checked, listen: Callable[[Event], None], owner: Owner = NOBODY
    ) -> Run:
        """Start `request` and return at once; it is checked unless it comes as one that was. `listen` is called with
        each event, from the engine's own thread, and must return quickly. The last event is Finished or Failed; nothing
        follows it.

        Raises RequestError where the request can be refused without its model, where too many are waiting, or where its
        `owner` has as many runs as one person or one address may have.
        """

    def ask(
        self, question: Question | CheckedQuestion, listen: Callable[[object], None], owner: Owner = NOBODY
    ) -> Run:
        """Have a question answered, of whatever kind (`playground.questions`), looked through or not; returns at once,
        and `listen` is called as by `submit`. It is a run with events of its own: after Queued or Loading come
        Progressed, as the work goes on, and Answered; the last one is Finished, without sequences, or Failed, before
        which Answered has what there is of some answers.

        Raises RequestError where the question can be refused without its models.
        """

    def precisions(self) -> dict[str, str]:
        """By the names of `playground.experiments.precision.PRECISIONS`, why models cannot be opened so here; empty
        where they can. May take seconds the first time."""

    def watch_runs(self, listen: Callable[[RunRecord], None]) -> None:
        """Have `listen` called with the record of each run that ends, in the engine's own threads; it must return
        quickly."""

    def load(self) -> Load:
        """What goes on at this moment."""

    def cluster(self) -> Cluster | None:
        """The replicas that decode; None where no cluster does. May wait for a second."""

    def exported(self) -> list[str] | None:
        """What the machines of the cluster export for Prometheus, a text of each that answers; None where no cluster
        decodes. May wait for seconds."""

    def stream(self, request: GenerationRequest) -> Iterator[Event]:
        """The same run as an iterator; closing the iterator stops the run within one step."""


def known_of(engine: Engine, model: object, assistant: object = None) -> Known:
    """What is known of a model, and of the one that drafts for it, as requests are checked by it; nothing of what is no
    name."""
    facts, draft = (engine.facts(name) if isinstance(name, str) and name else None for name in (model, assistant))
    return Known(facts.generation_config, facts.context_with(draft)) if facts else Known()


def begin(engine: Engine, asked: Askable, listen: Callable[[object], None], owner: Owner = NOBODY) -> Run:
    """Start a request, or have a question answered."""
    start = engine.ask if isinstance(asked, Question | CheckedQuestion) else engine.submit
    return start(asked, listen, owner=owner)
