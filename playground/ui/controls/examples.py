"""The examples: prompts with settings that show something, each with a line that says what to look at.

A list in its drawer, drawn by examples.js; "chosen" is its event, with the `index` of an entry of EXAMPLES. What an
example sets, and that it runs, is the page's business.
"""

from __future__ import annotations

from pathlib import Path

import gradio as gr

from playground.presets.presets import EXAMPLES
from playground.ui.server.scripts import on_load

_CSS = Path(__file__).with_suffix(".css")


def examples_list() -> gr.HTML:
    """The component, in the current Blocks."""
    entries = [{"title": each.title, "look": each.look, "model": each.model} for each in EXAMPLES]
    return gr.HTML(
        "",
        html_template='<div class="gp-examples"></div>',
        css_template=_CSS.read_text("utf-8"),
        js_on_load=on_load("mountExamples", {"entries": entries}, events=["chosen"]),
        apply_default_css=False,
        elem_id="examples",
    )
