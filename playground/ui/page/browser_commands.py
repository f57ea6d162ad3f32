"""Commands to the browser that a handler cannot run itself: download a file, scroll to an element, keep a preset.

Files are made in the browser from text that travels as a component's value, and files that a person opens are read
there too: no upload, no download and no temporary file ever lies on the server, so nobody can get another's. Knows
nothing of what the texts are.
"""

from __future__ import annotations

import json
from collections.abc import Mapping

import gradio as gr

from playground.ui.page.run_version import next_turn
from playground.ui.page.scripts import carrier

# The presets that this browser keeps, for the listener that runs when the page has loaded.
KEPT_PRESETS_JS = """() => {
  try { return [JSON.parse(localStorage.getItem('generation-playground.presets') || '{}')]; } catch { return [{}]; }
}"""


def browser_commands() -> gr.HTML:
    """The component, which shows nothing; its value is what `download`, `bring_into_view` or `keep_preset` returns.

    Its event "kept" says what presets this browser has after one was to be kept: {presets, name, removed, failed}.
    """
    return carrier("errands", "mountBrowserCommands", events=["kept"])


def download(name: str, mime: str, text: str) -> str:
    """A file for the person, in UTF-8, whose name is what is left of `name` where only plain characters are."""
    plain = "".join(character if character.isalnum() or character in "-_." else "-" for character in name)
    return _command("download", name=plain.strip(".")[:80] or "file", type=mime, text=text)


def bring_into_view(place: str) -> str:
    """Scroll to the first element that the CSS selector finds, and focus it where it takes input."""
    return _command("show", place=place)


def keep_preset(name: str, config: Mapping[str, object] | None) -> str:
    """Keep a preset in this browser's storage; None removes the one of that name."""
    return _command("keep", name=name, config=config)


def _command(do: str, **details: object) -> str:
    # the turn makes two equal commands two values; without "<" no library takes the text for markup
    return json.dumps({"do": do, "turn": next_turn(), **details}).replace("<", "\\u003c")
