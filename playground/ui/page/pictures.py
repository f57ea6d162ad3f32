"""Panes in the page: one component holds all that stand below one another.

Gradio looks through all components at each event, so a page is quicker with fewer. Knows panes and Gradio's component;
no run, and no view.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import gradio as gr

from visualizers import Pane, together


def pictures(panes: Sequence[Pane], log: str = "main", prefix: str = "pane-", more: Iterable[str] = ()) -> gr.HTML:
    """Draw these panes from the log, or the comparison, of that name. Each has an element with the id `prefix` and its
    name, and the classes `more`; that element lies where the component does, as if there were none."""
    return gr.HTML(
        "",
        html_template=together(panes, prefix, more),
        js_on_load="\n".join(pane.js_on_load(log) for pane in panes),
        apply_default_css=False,
        elem_classes="gp-mounts",
    )
