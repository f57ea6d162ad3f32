"""The texts of a run as token ids. Knows traces alone."""

from __future__ import annotations

from playground.trace import Trace


def ids_of(trace: Trace, sequence: int) -> list[int]:
    """The token ids of a run's text number `sequence`, also where it was stopped before it had an output; none where
    there is no such text."""
    if trace.sequences:
        return list(trace.sequences[sequence].token_ids) if 0 <= sequence < len(trace.sequences) else []
    return [step.chosen.token_id for step in trace.steps if step.sequence == sequence]
