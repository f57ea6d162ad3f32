"""A row of small buttons as one component: a page with fewer components of Gradio's is quicker.

Knows Gradio's component, and nothing of what the buttons do.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape

import gradio as gr

from playground.texts import said
from playground.ui.page.scripts import on_load


def button_row(
    prefix: str, buttons: Mapping[str, str], main: str = "", saves: Mapping[str, str] | None = None,
    of: Sequence[str] = (),
) -> gr.HTML:  # fmt: skip
    """A component with a button for each name, with its words on it and the id `prefix`-name. A press triggers the
    component's event of that name, `row.csv(handler, ...)`, which brings nothing along; none is named "load", which
    Gradio triggers itself as the page comes. `main` is the one that a person came for.

    `saves` are buttons too, in a menu before the others; it is there while one of the comparisons or reports `of` these
    names has a result of the person's own."""

    def made(some: Mapping[str, str]) -> str:
        return "".join(
            f'<button type="button" id="{prefix}-{name}" data-event="{name}"{" class=main" * (name == main)}>'
            f"{escape(words)}</button>"
            for name, words in some.items()
        )

    head = f"<summary>{escape(said('Save'))}</summary>"
    menu = f"<details hidden>{head}<div>{made(saves)}</div></details>" if saves else ""
    return gr.HTML(
        "",
        html_template=f'<div class="button-row">{menu}{made(buttons)}</div>',
        js_on_load=on_load("mountButtonRow", {"of": list(of)}, events=[*(saves or {}), *buttons]),
        apply_default_css=False,
    )
