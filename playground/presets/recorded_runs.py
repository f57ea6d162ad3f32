"""Runs that were recorded beforehand: what the page and its views show before anybody has pressed a button, the
examples whose model may not be on this machine, and requests that were served.

Each is the log of a run or of a comparison, as the page gets it, in `presets/recorded/`; `python presets/record.py`
makes them anew. Reads files; opens no model and knows nothing of the page.
"""

from __future__ import annotations

from playground.presets.presets import FOLDER

OPENING = "opening"  # what the page opens with
VIEW = "view-"  # before the kind of a comparison: what its view opens with
DOOR = "door"  # the draw that a first visit guesses
PREEMPTED = "serving-preempted"  # requests on a cache that is too small for them


def recorded_log(name: str) -> str:
    """The lines of a recorded run. Raises FileNotFoundError for a name that there is not."""
    return (FOLDER / "recorded" / f"{name}.ndjson").read_text(encoding="utf-8")


def recorded_views() -> dict[str, str]:
    """What the views of many runs open with, by the kinds of their comparisons: the log of each."""
    files = sorted((FOLDER / "recorded").glob(f"{VIEW}*.ndjson"))
    return {file.stem.removeprefix(VIEW): file.read_text(encoding="utf-8") for file in files}


def recorded_serving(name: str = PREEMPTED) -> str:
    """A recorded serving log as JSON (`playground.sharing.answer_files`). Raises FileNotFoundError likewise."""
    return (FOLDER / "recorded" / f"{name}.json").read_text(encoding="utf-8")
