"""The texts of a run as token ids, and places in them that are asked about. Knows traces alone."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from playground.texts import said
from playground.trace import Diagnostic, Started, Trace


def started_of(trace: Trace) -> Started:
    """How a run has begun. Raises ValueError where it has not."""
    if trace.started is None:
        raise ValueError("This trace has no such text.")
    return trace.started


def ids_before(started: Started) -> list[int]:
    """The token ids that stand before a run's text: those of the prompt, or what the decoder of a model with an encoder
    begins with."""
    return [token.token_id for token in started.decoder_tokens or started.prompt_tokens]


def generated_places(
    started: Started, ids: Sequence[int], places: Sequence[int] | None, at_first: Sequence[int]
) -> list[int]:
    """The places of generated tokens (0 is the first) in all that was read and written; those `at_first`, where none
    are given. Raises ValueError where there is no text, or no such token."""
    if not ids:
        raise ValueError("This trace has no such text.")
    wanted = list(at_first if places is None else places)
    if any(not 0 <= place < len(ids) for place in wanted):
        raise ValueError(f"The text has the tokens 0 to {len(ids) - 1}; asked for was {wanted}.")
    return [len(ids_before(started)) + place for place in wanted]


def ids_of(trace: Trace, sequence: int) -> list[int]:
    """The token ids of a run's text number `sequence`, also where it was stopped before it had an output; none where
    there is no such text."""
    if trace.sequences:
        return list(trace.sequences[sequence].token_ids) if 0 <= sequence < len(trace.sequences) else []
    return [step.chosen.token_id for step in trace.steps if step.sequence == sequence]


def place_problems(text: Sequence[int], places: Sequence[int], most: int) -> Iterator[Diagnostic]:
    """What is wrong with a question about the tokens at these `places` of a text, from 1, at most `most` of them."""
    places = list(places)
    if not places or any(not 1 <= place < len(text) for place in places) or len(set(places)) < len(places):
        message = said("The text has no such token.")
        yield Diagnostic("places", "error", message, said("Select a token of the text."))
    elif len(places) > most:
        message = said("{count} tokens are too many to read at once.", count=len(places))
        yield Diagnostic("places", "error", message, said("Ask for {most} or fewer.", most=most))
