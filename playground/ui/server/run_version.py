"""Values stamped with the number of their run, so that a run which was overtaken cannot overwrite the next one.

Gradio sends the last value of a streaming event once more when the event ends; where a person has started the next
run meanwhile, that value is old. Each run has a number that is greater than all before it, its values begin with it,
and the page drops a value whose number is smaller than one that it has seen. Knows nothing of what the values are.
"""

from __future__ import annotations

import time

OPENING_TURN = 1  # of the recorded run that a page begins with


def next_turn() -> int:
    """A number greater than all before it, those of an earlier process included; JavaScript holds it exactly."""
    return time.time_ns() // 1000


def stamp(turn: int, text: str, recorded: bool = False) -> str:
    """The value of run `turn`. A longer text gives a value that begins with the shorter one's. `recorded`: the run was
    made beforehand, and no person asked for it; the page says so."""
    return f"{turn}{' recorded' * recorded}\n{text}"
