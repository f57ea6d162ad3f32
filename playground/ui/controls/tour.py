"""The tour: five things of the page, pointed at one after the other. Offered once to each browser, never in the way.

Drawn by tour.tsx in a `gr.HTML`. Knows where on the page these things are, and nothing of what they do.
"""

from __future__ import annotations

import gradio as gr

from playground.texts import said
from playground.ui.page.scripts import on_load
from playground.ui.page.styles import styled

# What is pointed at (a selector), and what is said of it.
STOPS: list[dict[str, object]] = [
    {
        "at": "#pane-tokens",
        "title": said("The text"),
        "text": said(
            "A language model wrote this, one piece of a word (a “token”) at a time. "
            "The darker a token, the less certain the model was at that point."
        ),
    },
    {
        "at": "#token-panel",
        "title": said("Why this token"),
        "text": said(
            "The other words it considered, and the chance of each. Click any token to look at it. "
            "Click a candidate to continue the text with it."
        ),
    },
    {
        "at": "#preset",
        "title": said("The strategy"),
        "text": said(
            "How the next token is chosen: always the likeliest, at random, or from several texts at once. Try another "
            "one."
        ),
    },
    {
        "at": "#quick-knobs",
        "title": said("The knobs"),
        "text": said("The few that matter for this strategy. Raise the temperature and generate again."),
    },
    {
        "at": "#generate",
        "title": said("Your turn"),
        "text": said("Write a prompt and generate: press Ctrl+Enter anywhere. For more, open Examples, top right."),
    },
]


def tour() -> gr.HTML:
    """The component, in the current Blocks."""
    return gr.HTML(
        "",
        html_template='<div class="gp-tour"></div>',
        js_on_load=on_load("mountTour", {"stops": STOPS}),
        apply_default_css=False,
        elem_id="tour",
        elem_classes=styled("tour"),
    )
