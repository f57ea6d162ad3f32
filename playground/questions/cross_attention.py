"""What a decoder looked at in a picture, or listened to in a sound, as plain data: the question and its answer.

A decoder with cross-attention has, at each step and in each head of each layer, weights over the positions of what its
encoder has read; they add up to 1. Where they are large tells where the token's information came from, not why it was
chosen (Jain and Wallace 2019, https://arxiv.org/abs/1902.10186). Knows traces; no engine, no tensors, no page.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Annotated, ClassVar

from msgspec import Meta
from msgspec.structs import replace

from playground.models.static_facts import ModelFacts
from playground.questions import Answer, PlacedToken, Progress, Question, Table
from playground.questions.run_texts import generated_places, ids_before, ids_of, place_problems, started_of
from playground.requests.media_fields import media_problems
from playground.requests.request import GenerationRequest
from playground.settings import Settings
from playground.texts import Text, said
from playground.trace import Diagnostic, Started, Trace
from playground.trace.wire import Json

# 8 by 8 pixels, a red square on white
_A_PICTURE = (
    "iVBORw0KGgoAAAANSUhEUgAAAAgAAAAIAQMAAAD+wSzIAAAABlBMVEX/////AADrWueTAAAAGElEQVR42mNgYGBgsGFiYGJgYmBg"
    "YGAAAALUAEMQ6XlWAAAAAElFTkSuQmCC"
)


class AttentionAnswer(Answer, frozen=True):
    """What came of an AttentionQuestion: `kind` and `sha256` of what was read; the `layer` as it was asked for, and how
    many `layers` there are; the `places` as they were asked for, and the `tokens` there.

    A picture is cut into `rows` and `columns` of patches; a sound is one row over its first `seconds` (None for a
    picture). For each place `weights` has one for each patch, row by row, and `elsewhere` the sum of its other weights:
    those of positions of no patch, and of the silence that fills a sound up; both add up to 1. `picture` is what the
    encoder got, as a PNG in base64: of a sound its spectrogram, None where that is none.
    """

    model: str
    kind: str
    sha256: str
    layer: int | None
    layers: int
    places: list[int]
    tokens: list[PlacedToken]
    rows: int
    columns: int
    seconds: float | None
    weights: list[list[float]]
    elsewhere: list[float]
    picture: str | None

    event: ClassVar[str] = "AttentionRead"

    def tables(self) -> dict[str, Callable[[], Table]]:
        return {"weights": self._table}

    def _table(self) -> Table:
        """A row for each place and patch; rows and columns of patches count from 0."""
        columns = ("place", "token", "row", "column", "weight")
        return columns, (
            dict(zip(columns, (place, token.text, *divmod(patch, self.columns), weight), strict=True))
            for place, token, weights in zip(self.places, self.tokens, self.weights, strict=True)
            for patch, weight in enumerate(weights)
        )


class AttentionQuestion(Question, frozen=True):
    """A text of token ids, as the decoder of `model` reads it, and the `places` in it of the tokens that are asked
    about, from 1: the first token was read, not chosen. `media` is the picture or the sound that the encoder reads,
    with its file. Asked for is the mean over the heads of one `layer`, from 0, or over those of all layers."""

    model: Annotated[str, Meta(description="A model whose encoder reads a picture or a sound.")]
    text: Annotated[Sequence[int], Meta(description="The ids of the tokens of its text, the start token included.")]
    places: Annotated[
        Sequence[int], Meta(description="Which of them are asked about; 0 is the first, which was read, not chosen.")
    ]
    media: Annotated[
        Mapping[str, Json], Meta(description="The picture or the sound: its kind, image or audio, and data in base64.")
    ]
    layer: Annotated[int | None, Meta(description="The layer, from 0; without it the mean of all layers.")] = None

    name: ClassVar[str] = "attend"
    answer: ClassVar[type[Answer]] = AttentionAnswer
    summary: ClassVar[str] = "Where a model looked in a picture, or listened in a sound, for some tokens of its text."
    example: ClassVar = {
        "model": "captioner", "text": [0, 260, 261], "places": [1, 2], "media": {"kind": "image", "data": _A_PICTURE},
    }  # fmt: skip
    most: ClassVar[int] = 64  # places at once
    stopped: ClassVar = (said("Reading the attention was stopped."), said("Ask again."))
    too_long: ClassVar = (said("Reading the attention took too long."), said("Ask again."))

    @classmethod
    def of_run(
        cls, started: Started, ids: Sequence[int], places: Sequence[int], media: Mapping[str, object], layer: int | None
    ) -> AttentionQuestion:
        """About tokens of a run that has read `media`, and written `ids`."""
        return cls(started.model, [*ids_before(started), *ids], places, media, layer)

    @classmethod
    def of_trace(
        cls, trace: Trace, media: Mapping[str, object], places: Sequence[int] | None = None, sequence: int = 0,
        layer: int | None = None,
    ) -> AttentionQuestion:  # fmt: skip
        """About these generated tokens (0 is the first) of a run's text number `sequence`; about its first ones, where
        no `places` are given. `media` is what the run has read, with its file. Raises ValueError where the trace has no
        such text or token, or has read something else."""
        started, ids = started_of(trace), ids_of(trace, sequence)
        if ids and media.get("sha256") not in [each.get("sha256") for each in started.request.get("media") or []]:
            raise ValueError("The run has read another picture or sound.")
        return cls.of_run(
            started, ids, generated_places(started, ids, places, range(len(ids))[: cls.most]), media, layer
        )

    def as_sent(self, settings: Settings) -> AttentionQuestion:
        from playground.requests.media_reading import with_media_read  # here: few questions need what reads files

        [media] = with_media_read(GenerationRequest(self.model, media=[dict(self.media)]), settings, sent=True).media
        return replace(self, media=media)

    def problems(self, settings: Settings, facts: ModelFacts | None = None) -> Iterator[Diagnostic]:
        yield from place_problems(self.text, self.places, self.most)
        yield from media_problems(GenerationRequest(self.model, media=[dict(self.media)]), settings)

    def num_tokens(self, answer: Answer) -> int:
        return len(self.places)

    def words(self, part: Progress | None) -> Text | str:
        return "" if part else said("Reading the attention …")
