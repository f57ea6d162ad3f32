"""The drawers at the right of the page: what is not needed all the time, one press away.

Knows Gradio's layout; what a drawer holds is built by others. A wide page makes room for the drawer that is open,
elsewhere the drawer lies over it: drawers.ts, page.css.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import gradio as gr

from playground.texts import said
from playground.ui.page.scripts import on_load

KNOBS = "knobs"
EXAMPLES, PRESETS, SHARING, HISTORY = "examples", "presets", "sharing", "history"
TITLES = {
    EXAMPLES: said("Examples"), PRESETS: said("Presets"), SHARING: said("Share"), HISTORY: said("History"),
    KNOBS: said("All knobs"),
}  # fmt: skip


def drawer_id(name: str) -> str:
    """The id of a drawer's element."""
    return name if name == KNOBS else f"drawer-{name}"


@contextmanager
def drawer(name: str) -> Iterator[None]:
    """Builds a drawer with its title and the button that closes it, to be filled by the caller."""
    title = TITLES[name]
    with gr.Column(elem_id=drawer_id(name), elem_classes="drawer"):
        gr.HTML(
            "",
            html_template=f'<div class="gp-drawer-head"><h2 class="gp-drawer-title" tabindex="-1">{title}</h2>'
            f'<button type="button" class="gp-drawer-close" aria-label="{said("Close")}">✕</button></div>',
            js_on_load=on_load("mountDrawer"),
            apply_default_css=False,
            elem_classes="drawer-head",
        )
        yield
