"""Taps on transformers' own decoding loops: they decode, we watch.

`loop_arguments` has what `generate` makes for its loop: the prepared inputs, the complete list of logits processors and
the stopping criteria. A `Recorder` puts taps around them, and calls the model class's own loop. Watching
changes nothing: no random number is drawn, no score is touched. This package is the only place of the project that
touches private names of transformers: one file for each loop, tap.py for what they share, trace_rows.py for what
becomes of the numbers, given_text_loop.py for text that is given instead of chosen.

It does not know requests, engines or pages: it turns what the taps observe into events and calls `emit` with them.
"""

from playground.recording.before_loop import build_tables, loop_arguments
from playground.recording.custom import own_argument_names
from playground.recording.given_text_loop import read_prompt
from playground.recording.recorder import LoopStart, Recorder, run_loop

__all__ = ["LoopStart", "Recorder", "build_tables", "loop_arguments", "own_argument_names", "read_prompt", "run_loop"]
