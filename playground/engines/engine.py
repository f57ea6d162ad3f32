"""What an engine is: something that takes a request and answers with the events of its run.

Knows nothing of how a run is decoded. `LocalEngine` decodes in this process; the page and the public API are written
against this protocol, so that another engine can stand in its place.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Protocol

from playground.models.facts import ModelFacts
from playground.request import GenerationRequest
from playground.trace import Event, Token


class Run(Protocol):
    """One submitted request."""

    def cancel(self) -> None:
        """Stop it: at once where it waits, within one step where it decodes. Its last event still comes."""

    @property
    def done(self) -> bool:
        """Whether its last event (Finished or Failed) has come."""


class Engine(Protocol):
    """Runs requests. Every method may be called from any thread."""

    def models(self) -> list[str]:
        """The names that are offered, the default first. Other names (a Hub id, a folder) may be accepted too."""

    def facts(self, model: str) -> ModelFacts | None:
        """What is known of `model`, at once: read from its files, never from the network. None where nothing is."""

    def tokens(self, model: str, text: str | list[int]) -> list[Token]:
        """How `model` splits `text`, without special tokens; or the tokens of these ids. May take a second the first
        time.

        Raises ValueError, with a sentence, where its tokenizer cannot be had or does not know an id.
        """

    def submit(self, request: GenerationRequest, listen: Callable[[Event], None]) -> Run:
        """Start `request` and return at once. `listen` is called with each event, from the engine's own thread, and
        must return quickly. The last event is Finished or Failed; nothing follows it.

        Raises RequestError where the request can be refused without its model.
        """

    def stream(self, request: GenerationRequest) -> Iterator[Event]:
        """The same run as an iterator; closing the iterator stops the run within one step."""
