"""The stage: the run for a class in front of a projector. One large picture at a time, walked through with a clicker.

Drawn by stage.tsx in a `gr.HTML`, out of the panes that are on the page: style alone decides what is in sight
(stage.css). Knows where on the page these panes are, and nothing of what they draw.
"""

from __future__ import annotations

import gradio as gr

from playground.texts import said
from playground.ui.page.scripts import on_load

KEY = "F8"  # which no browser has for a page; stage.tsx listens for it


def present_button() -> str:
    """The entry of the menu that opens the stage. Its key stands on it as its style says (header.css)."""
    keys = f'aria-keyshortcuts="{KEY}" data-key="{KEY}"'
    return f'<button type="button" class="gp-present" {keys}>{said("Present")}</button>'


def stage() -> gr.HTML:
    """The component, in the current Blocks: what stands above the picture. The words in it come with stage.tsx."""
    return gr.HTML(
        "",
        html_template='<div class="gp-stage" hidden></div>',
        js_on_load=on_load("mountStage"),
        apply_default_css=False,
        elem_id="stage",
    )
