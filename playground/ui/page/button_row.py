"""A row of small buttons as one component: a page with fewer components of Gradio's is quicker.

Knows Gradio's component, and nothing of what the buttons do.
"""

from __future__ import annotations

from collections.abc import Mapping
from html import escape

import gradio as gr

from playground.ui.page.scripts import on_load


def button_row(prefix: str, buttons: Mapping[str, str], main: str = "") -> gr.HTML:
    """A component with a button for each name, with its words on it and the id `prefix`-name. A press triggers the
    component's event of that name, `row.csv(handler, ...)`, which brings nothing along; none is named "load", which
    Gradio triggers itself as the page comes. `main` is the one that a person came for."""
    made = (
        f'<button type="button" id="{prefix}-{name}" data-event="{name}"{" class=main" * (name == main)}>'
        f"{escape(words)}</button>"
        for name, words in buttons.items()
    )
    return gr.HTML(
        "",
        html_template=f'<div class="button-row">{"".join(made)}</div>',
        js_on_load=on_load("mountButtonRow", events=buttons),
        apply_default_css=False,
    )
