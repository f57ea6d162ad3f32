"""Values stamped with the number of their run, so that a run which was overtaken cannot overwrite the next one.

Gradio sends the last value of a streaming event once more when the event ends; where a person has started the next
run meanwhile, that value is old. Each run has a number that is greater than all before it, its values begin with it,
and the page drops a value whose number is smaller than one that it has seen. Knows nothing of what the values are.
"""

from __future__ import annotations

import threading
import time

OPENING_TURN = 1  # of the recorded run that a page begins with


_last = 0
_lock = threading.Lock()


def next_turn() -> int:
    """A number greater than all before it, also where the clock was set back, and than those of an earlier process,
    where it was not; JavaScript holds it exactly."""
    global _last
    with _lock:
        _last = max(_last + 1, time.time_ns() // 1000)
        return _last


def stamp(turn: int, text: str, recorded: bool = False) -> str:
    """The value of run `turn`. A longer text gives a value that begins with the shorter one's. `recorded`: the run was
    made beforehand, and no person asked for it; the page says so."""
    return f"{turn}{' recorded' * recorded}\n{text}"
