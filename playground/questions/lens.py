"""The logit lens as plain data: which tokens of a text are asked about, and what came of it.

For each of these tokens it is told what every layer of the model would have said in its place: the model's own final
norm and head, applied to what that layer hands on (nostalgebraist 2020,
https://www.lesswrong.com/posts/AcKRB8wDpdaN6v6ru/interpreting-gpt-the-logit-lens). Early layers were not trained to be
read this way: what they "say" is biased, which the tuned lens mends with a trained translator for each layer (Belrose
et al. 2023, https://arxiv.org/abs/2303.08112); this one trains nothing. Knows traces; no engine, no tensors, no page.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Annotated, ClassVar

from msgspec import Meta

from playground.models.static_facts import ModelFacts
from playground.questions import Answer, PlacedToken, Progress, Question, Table
from playground.questions.run_texts import generated_places, ids_before, ids_of, place_problems, started_of
from playground.requests.request_problems import error, request_error
from playground.settings import Settings
from playground.texts import Text, said
from playground.trace import Diagnostic, Started, Trace
from playground.trace.wire import Record

AT_ONCE = 12  # tokens that are looked into where nobody says how many
CANDIDATES = 5  # the likeliest tokens of a layer that are told


class TokenShare(Record, frozen=True, array_like=True):
    """A token and its probability."""

    id: int
    text: str
    probability: float | None


class LayerCell(Record, frozen=True):
    """What a layer says at a place: its likeliest tokens (`top`), `probability` and `rank` (from 1) of the token there,
    its `entropy`, and `kl`, KL(last layer || this layer), both in nats."""

    top: list[TokenShare]
    probability: float | None
    rank: int
    entropy: float | None
    kl: float | None


class LensAnswer(Answer, frozen=True):
    """What came of a LensQuestion: the `places` as they were asked for, the `tokens` there, and of the embeddings and
    then of each layer, the last one last, a cell for each place. The last layer's numbers are those of the model's own
    logits."""

    model: str
    places: list[int]
    tokens: list[PlacedToken]
    layers: list[list[LayerCell]]

    event: ClassVar[str] = "LayersRead"

    def tables(self) -> dict[str, Callable[[], Table]]:
        return {"layers": self._table}

    def _table(self) -> Table:
        """A row for each layer and place; layer 0 are the embeddings."""
        rows = [
            {
                "layer": layer, "place": place, "token": token.text, "probability": cell.probability,
                "rank": cell.rank, "entropy (nats)": cell.entropy, "kl (nats)": cell.kl,
                "likeliest": cell.top[0].text, "likeliest probability": cell.top[0].probability,
            }
            for layer, cells in enumerate(self.layers)
            for place, token, cell in zip(self.places, self.tokens, cells, strict=True)
        ]  # fmt: skip
        return list(rows[0]), rows


class LensQuestion(Question, frozen=True):
    """A text of token ids, as `model` (its decoder, where it has an encoder) reads it, and the `places` in it of the
    tokens that are asked about, from 1: the first token was read, not chosen. `source` is what an encoder reads."""

    model: Annotated[str, Meta(description="The model that reads.")]
    text: Annotated[Sequence[int], Meta(description="The ids of the tokens of a text, prompt included.")]
    places: Annotated[
        Sequence[int], Meta(description="Which of them are asked about; 0 is the first, which was read, not chosen.")
    ]
    source: Annotated[
        Sequence[int] | None, Meta(description="Where the model has an encoder: the ids of what that reads.")
    ] = None

    name: ClassVar[str] = "look_into"
    answer: ClassVar[type[Answer]] = LensAnswer
    summary: ClassVar[str] = "What each layer of a model would have said in the place of some tokens (the logit lens)."
    example: ClassVar = {"model": "stories", "text": [260, 493, 260], "places": [1, 2]}
    most: ClassVar[int] = 48  # places at once: each takes the head once for every layer
    stopped: ClassVar = (said("Reading the layers was stopped."), said("Ask again."))
    too_long: ClassVar = (said("Reading the layers took too long."), said("Ask for fewer tokens."))

    @classmethod
    def of_run(cls, started: Started, ids: Sequence[int], places: Sequence[int]) -> LensQuestion:
        """About tokens of a run that has written `ids`. Raises RequestError where it has read more than text."""
        if started.has_read_media:
            message = said("The logit lens reads only text, and this run has read pictures or sounds.")
            raise request_error("", message, said("Run the model on text only."))
        source = [token.token_id for token in started.prompt_tokens] if started.decoder_tokens else None
        return cls(started.model, [*ids_before(started), *ids], places, source)

    @classmethod
    def of_trace(cls, trace: Trace, places: Sequence[int] | None = None, sequence: int = 0) -> LensQuestion:
        """About these generated tokens (0 is the first) of a run's text number `sequence`; about its last `AT_ONCE`,
        where no `places` are given. Raises ValueError where the trace has no such text or token."""
        started, ids = started_of(trace), ids_of(trace, sequence)
        return cls.of_run(started, ids, generated_places(started, ids, places, range(len(ids))[-AT_ONCE:]))

    def problems(self, settings: Settings, facts: ModelFacts | None = None) -> Iterator[Diagnostic]:
        yield from place_problems(self.text, self.places, self.most)
        if self.source is not None and not self.source:
            yield error("source", said("The prompt has no tokens."), said("Write one."))

    def num_tokens(self, answer: Answer) -> int:
        return len(self.places)

    def words(self, part: Progress | None) -> Text:
        if part is None:
            return said("Reading the layers …")
        return said("Reading the layers: {done} of {count}.", done=part.done, count=part.of)
