"""The menu beside Generate: the other ways to run. One token more, one token at a time from the beginning, or none: the
text in the prompt's box is only read.

Knows their names and what a person reads of them. What they do is known to `branching.py`, which listens to its events.
"""

from __future__ import annotations

from html import escape

import gradio as gr

from playground.texts import said
from playground.ui.page.scripts import on_load
from playground.ui.page.styles import styled

PROMPT, TARGET = "prompt", "target"  # the component's value: what it is that is scored

# Of each entry its id, its event (none for what the page's script does itself), its name and what it does.
_NEXT = said("Next token")
_ENTRIES = (
    ("one-more", "more", f"<b>{_NEXT}</b>", said("Adds one token to the text that is shown.")),
    ("start-steps", "start", f"<b>{said('Step through')}</b>", said("Starts again, one token at a time.")),
    (
        "score", "score",
        f'<b data-of="{PROMPT}">{said("Score the prompt")}</b><b data-of="{TARGET}">{said("Score the target")}</b>',
        said("Writes nothing. Shows how likely each token of your text is."),
    ),
)  # fmt: skip


def run_menu() -> gr.HTML:
    """The component, in the current Blocks. Its events are `start` and `score`; "Next token" asks the run that is
    shown, as a pane does."""
    entries = "".join(
        f'<button type="button" id="{name}" data-way="{event}">{words}<small>{escape(meaning)}</small></button>'
        for name, event, words, meaning in _ENTRIES
    )
    label = said("More ways to run")
    return gr.HTML(
        PROMPT,
        html_template=f'<details class="gp-run-menu"><summary aria-label="{label}" title="{label}"></summary>'
        f"<div>{entries}</div></details>",
        js_on_load=on_load("mountRunMenu"),
        apply_default_css=False,
        elem_id="run-menu",
        elem_classes=styled("run_menu"),
    )
