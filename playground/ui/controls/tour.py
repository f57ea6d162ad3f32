"""The tour: five things of the page, pointed at one after the other. Offered once to each browser, never in the way.

Drawn by tour.js in a `gr.HTML`. Knows where on the page these things are, and nothing of what they do.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import gradio as gr

from playground.ui.server.scripts import on_load

_CSS = Path(__file__).with_suffix(".css")

# What is pointed at (a selector), and what is said of it.
STOPS: list[dict[str, Any]] = [
    {
        "at": "#pane-tokens",
        "title": "The text",
        "text": "A model wrote this, one token at a time. The darker a token, the less sure the model was before it.",
    },
    {
        "at": "#token-panel",
        "title": "Why this token",
        "text": "What else could have come, and how likely it was. Press any token to look at it; press a candidate, "
        "and the text goes on from there with it.",
    },
    {
        "at": "#preset",
        "title": "The strategy",
        "text": "How the next token is chosen: always the best, by chance, several texts at once. Choose another one.",
    },
    {
        "at": "#quick-knobs",
        "title": "The knobs",
        "text": "The few that matter for this strategy. Raise the temperature and generate again.",
    },
    {
        "at": "#generate",
        "title": "Your turn",
        "text": "Write a prompt and generate: Ctrl+Enter works everywhere. The examples in the menu show more.",
    },
]


def tour() -> gr.HTML:
    """The component, in the current Blocks."""
    return gr.HTML(
        "",
        html_template='<div class="gp-tour"></div>',
        css_template=_CSS.read_text("utf-8"),
        js_on_load=on_load("mountTour", {"stops": STOPS}),
        apply_default_css=False,
        elem_id="tour",
    )
