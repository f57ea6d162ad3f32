"""The examples: prompts with settings that show something, each with a line that says what to look at.

A list in its drawer, drawn by examples.tsx. A press asks for an entry of EXAMPLES by its `index`, or takes the last one
back. What an example sets, and that it runs, is the page's business.
"""

from __future__ import annotations

from collections.abc import Collection

import gradio as gr

from playground.models.catalog import BUNDLED
from playground.presets.presets import EXAMPLES
from playground.ui.page.scripts import on_load
from playground.ui.page.styles import styled


def examples_list(models: Collection[str]) -> gr.HTML:
    """The component, in the current Blocks, with the examples for these models."""
    entries = [
        {name: getattr(each, name) for name in ("title", "look", "model", "token")}
        | {"index": index, "bundled": each.model in BUNDLED}
        for index, each in enumerate(EXAMPLES)
        if each.model in models
    ]
    return gr.HTML(
        "",
        html_template='<div class="gp-examples"></div>',
        js_on_load=on_load("mountExamples", {"entries": entries}),
        apply_default_css=False,
        elem_id="examples",
        elem_classes=styled("examples"),
    )
