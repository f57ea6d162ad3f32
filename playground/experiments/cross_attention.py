"""What a decoder looked at in a picture, or listened to in a sound, as plain data: the question and its answer.

A decoder with cross-attention has, at each step and in each head of each layer, weights over the positions of what its
encoder has read; they add up to 1. Where they are large tells where the token's information came from, not why it was
chosen (Jain and Wallace 2019, https://arxiv.org/abs/1902.10186). Knows traces; no engine, no tensors, no page.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from playground.experiments.run_texts import ids_of, place_problems
from playground.trace import Diagnostic, Trace

MOST = 64  # tokens that are asked about at once


@dataclass(frozen=True)
class AttentionQuestion:
    """A text of token ids, as the decoder of `model` reads it, and the `places` in it of the tokens that are asked
    about, from 1: the first token was read, not chosen. `media` is the picture or the sound that the encoder reads,
    with its file. Asked for is the mean over the heads of one `layer`, from 0, or over those of all layers."""

    model: str
    text: Sequence[int]
    places: Sequence[int]
    media: Mapping[str, Any]
    layer: int | None = None


@dataclass(frozen=True)
class AttentionRead:
    """What came of an AttentionQuestion (see `playground.engines.protocol.Engine.attend`)."""

    values: dict[str, Any]


def attention_problems(question: AttentionQuestion) -> Iterator[Diagnostic]:
    """What is wrong with a question, as far as no model is needed to know it."""
    return place_problems(question.text, question.places, MOST)


def attention_question(
    trace: Trace, media: Mapping[str, Any], places: Sequence[int] | None = None, sequence: int = 0,
    layer: int | None = None,
) -> AttentionQuestion:  # fmt: skip
    """The question about these generated tokens (0 is the first) of a run's text number `sequence`; about its first
    `MOST`, where `places` is not given. `media` is what the run has read, with its file. Raises ValueError where the
    trace has no such text or token, or has read something else."""
    started, ids = trace.started, ids_of(trace, sequence)
    if started is None or not ids:
        raise ValueError("This trace has no such text.")
    if media.get("sha256") not in [each.get("sha256") for each in started.request.get("media") or []]:
        raise ValueError("The run has read another picture or sound.")
    wanted = list(range(min(MOST, len(ids))) if places is None else places)
    if any(not 0 <= place < len(ids) for place in wanted):
        raise ValueError(f"The text has the tokens 0 to {len(ids) - 1}; asked for was {wanted}.")
    begun = [token.token_id for token in started.decoder_tokens]
    return AttentionQuestion(started.model, [*begun, *ids], [len(begun) + place for place in wanted], media, layer)
