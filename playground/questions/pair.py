"""How far one model's distributions of the next token lie from another's along a text, as plain data. Knows no engine,
no tensors and no page.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Annotated, ClassVar

from msgspec import Meta

from playground.models.static_facts import ModelFacts
from playground.questions import Answer, Progress, Question, Table
from playground.requests.request_problems import error
from playground.settings import Settings
from playground.texts import said
from playground.trace import Diagnostic
from playground.trace.wire import Record

CANDIDATES = 5  # the likeliest tokens of each of two models that are told at each step


class TokenOfBoth(Record, frozen=True, array_like=True):
    """A token with its probability by the reference, and by the other model."""

    id: int
    text: str
    reference: float
    other: float


class PairToken(Record, frozen=True):
    """A token of the text. `kl` is KL(reference || other) in its place, in nats, over all of the vocabulary without
    processors; `logprobs` of the token and `entropies` are those of the reference and of the other, in nats; `same_top`
    says whether greedy decoding would take the same token. `candidates` are the likeliest tokens of either."""

    id: int
    text: str
    piece: str | None
    kl: float | None
    logprobs: list[float | None]
    entropies: list[float | None]
    same_top: bool
    candidates: list[TokenOfBoth]


class PairAnswer(Answer, frozen=True):
    """What came of a PairQuestion. Lists of two have the reference's value first: the `models`, their `precisions` in
    words, the `bytes` of their weights, as `get_memory_footprint` has it, the `scale_bytes`, which quantized weights
    need beside them, and the `perplexities` of the text. `device` is that of the other model, `vocab` the number of
    tokens that both know. `mean` and `max` are of the divergences of the `tokens`, `max_at` is the place of the
    greatest; `same_top` is the share of places where greedy decoding would take the same token."""

    models: list[str]
    precisions: list[str]
    device: str
    bytes: list[int]
    scale_bytes: list[int]
    vocab: int
    tokens: list[PairToken]
    mean: float | None
    max: float | None
    max_at: int
    same_top: float
    perplexities: list[float | None]

    event: ClassVar[str] = "PairRead"

    def tables(self) -> dict[str, Callable[[], Table]]:
        return {"tokens": self._table}

    def _table(self) -> Table:
        """A row for each token of the text."""
        columns = (
            "token", "kl (nats)", "log-probability by the reference (nats)", "log-probability by the other (nats)",
            "entropy of the reference (nats)", "entropy of the other (nats)", "same top token",
        )  # fmt: skip
        return columns, (
            dict(zip(columns, (each.text, each.kl, *each.logprobs, *each.entropies, each.same_top), strict=True))
            for each in self.tokens
        )


class PairAdvanced(Progress, frozen=True):
    """So many tokens of the text were read."""


class PairQuestion(Question, frozen=True):
    """Two models and a text that both read: the ids of the prompt, and those of what came after it. For each token of
    `text` it is told how far `other` lies from `reference`."""

    reference: Annotated[str, Meta(description="The model from which the other one is measured.")]
    other: Annotated[str, Meta(description="Another model, with the same tokenizer.")]
    prompt: Annotated[Sequence[int], Meta(description="The ids of the tokens of the prompt.")]
    text: Annotated[Sequence[int], Meta(description="The ids of the tokens after it, at which the two are compared.")]

    name: ClassVar[str] = "diverge"
    model_fields: ClassVar = ("reference", "other")
    answer: ClassVar[type[Answer]] = PairAnswer
    part: ClassVar = PairAdvanced
    summary: ClassVar[str] = "How far two models differ about each next token of a text."
    example: ClassVar = {"reference": "stories", "other": "stories-draft", "prompt": [260, 493], "text": [260]}
    stopped: ClassVar = (said("The comparison of the distributions was stopped."), said("Run it again."))
    too_long: ClassVar = (said("Reading the text with both models took too long."), said("Use a shorter text."))

    def problems(self, settings: Settings, facts: ModelFacts | None = None) -> Iterator[Diagnostic]:
        if not self.text:
            message = said("There is no text to compare the distributions on.")
            yield error("model", message, said("Let the first model write one."))
        elif not self.prompt:
            yield error("prompt", said("The prompt has no tokens."), said("Write one."))

    def num_tokens(self, answer: Answer) -> int:
        return len(self.text)
