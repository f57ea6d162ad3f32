"""The logit lens as plain data: which tokens of a text are asked about, and what came of it.

For each of these tokens it is told what every layer of the model would have said in its place: the model's own final
norm and head, applied to what that layer hands on (nostalgebraist 2020,
https://www.lesswrong.com/posts/AcKRB8wDpdaN6v6ru/interpreting-gpt-the-logit-lens). Early layers were not trained to be
read this way: what they "say" is biased, which the tuned lens mends with a trained translator for each layer (Belrose
et al. 2023, https://arxiv.org/abs/2303.08112); this one trains nothing. Knows traces; no engine, no tensors, no page.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from playground.experiments.run_texts import ids_of, place_problems
from playground.texts import said
from playground.trace import Diagnostic, Trace

AT_ONCE = 12  # tokens that are looked into where nobody says how many
MOST = 48  # and at most: each takes the head once for every layer
NO_MEDIA = said("The logit lens reads only text, and this run has read pictures or sounds.")
CANDIDATES = 5  # the likeliest tokens of a layer that are told


@dataclass(frozen=True)
class LensQuestion:
    """A text of token ids, as `model` (its decoder, where it has an encoder) reads it, and the `places` in it of the
    tokens that are asked about, from 1: the first token was read, not chosen. `source` is what an encoder reads."""

    model: str
    text: Sequence[int]
    places: Sequence[int]
    source: Sequence[int] | None = None


@dataclass(frozen=True)
class LensAdvanced:
    """So many layers were read."""

    done: int
    of: int


@dataclass(frozen=True)
class LensRead:
    """What came of a LensQuestion (see `playground.engines.protocol.Engine.look_into`)."""

    values: dict[str, Any]


def lens_problems(question: LensQuestion) -> Iterator[Diagnostic]:
    """What is wrong with a question, as far as no model is needed to know it."""
    return place_problems(question.text, question.places, MOST)


def question_about(trace: Trace, places: Sequence[int] | None = None, sequence: int = 0) -> LensQuestion:
    """The question about these generated tokens (0 is the first) of a run's text number `sequence`; about its last
    `AT_ONCE`, where `places` is not given. Raises ValueError where the trace has no such text or token."""
    started = trace.started
    ids = ids_of(trace, sequence)
    if started is None or not ids:
        raise ValueError("This trace has no such text.")
    if started.has_read_media:
        raise ValueError(NO_MEDIA)
    wanted = list(range(max(0, len(ids) - AT_ONCE), len(ids)) if places is None else places)
    if any(not 0 <= place < len(ids) for place in wanted):
        raise ValueError(f"The text has the tokens 0 to {len(ids) - 1}; asked for was {wanted}.")
    prompt = [token.token_id for token in started.prompt_tokens]
    begun = [token.token_id for token in started.decoder_tokens]  # only of a model with an encoder
    text = [*(begun or prompt), *ids]
    return LensQuestion(
        started.model, text, [len(text) - len(ids) + place for place in wanted], prompt if begun else None
    )
