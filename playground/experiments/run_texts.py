"""The texts of a run as token ids, and places in them that are asked about. Knows traces alone."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from playground.texts import said
from playground.trace import Diagnostic, Trace


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
        message = said("The text has no such token to look into.")
        yield Diagnostic("places", "error", message, said("Select a token of the text."))
    elif len(places) > most:
        message = said("{count} tokens are too many to look into at once.", count=len(places))
        yield Diagnostic("places", "error", message, said("Ask for {most} or fewer.", most=most))
