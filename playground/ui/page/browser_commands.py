"""Commands to the browser that a handler cannot run itself: download a file, scroll to an element, keep a preset.

Files are made in the browser from text that travels as a component's value, and files that a person opens are read
there too: no upload, no download and no temporary file ever lies on the server, so nobody can get another's. Knows
nothing of what the texts are.
"""

from __future__ import annotations

import json
from collections.abc import Mapping

import gradio as gr

from playground.ui.page.ask_kinds import RunAsk
from playground.ui.page.run_version import next_turn
from playground.ui.page.scripts import carrier

# The presets that this browser keeps, for the listener that runs when the page has loaded.
KEPT_PRESETS_JS = """() => {
  try { return [JSON.parse(localStorage.getItem('generation-playground.presets') || '{}')]; } catch { return [{}]; }
}"""


def browser_commands() -> gr.HTML:
    """The component, which shows nothing; its value is what `download`, `bring_into_view` or `keep_preset` returns."""
    return carrier("errands", "mountBrowserCommands")


def download(name: str, mime: str, text: str) -> str:
    """A file for the person, in UTF-8, whose name is what is left of `name` where only plain characters are."""
    plain = "".join(character if character.isalnum() or character in "-_." else "-" for character in name)
    return _command("download", name=plain.strip(".")[:80] or "file", type=mime, text=text)


def bring_into_view(place: str = "", then: type[RunAsk] | None = None) -> str:
    """Scroll to the first element that the CSS selector finds, and focus it where it takes input. `then` is what the
    page asks once all of the answer is there: what runs is what has just been set. Only for the answer to a FormAsk."""
    return _command("show", place=place, **({"ask": then.__name__} if then else {}))


def keep_preset(name: str, config: Mapping[str, object] | None) -> str:
    """Keep a preset in this browser's storage; None removes the one of that name. TakePresets says what came of it."""
    return _command("keep", name=name, config=config)


def _command(do: str, **details: object) -> str:
    # the turn makes two equal commands two values; without "<" no library takes the text for markup
    return json.dumps({"do": do, "turn": next_turn(), **details}).replace("<", "\\u003c")
