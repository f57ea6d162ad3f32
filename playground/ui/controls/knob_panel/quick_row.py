"""The few knobs that matter for the chosen strategy, in one row, and the button that opens all of them.

Drawn by quick_row.tsx from the state of the panel of the same name; it has no value of its own.
"""

from __future__ import annotations

import gradio as gr

from playground.knobs.essential import essential_knobs
from playground.presets.presets import PRESETS
from playground.ui.controls.knob_panel.value import PANEL_KNOBS
from playground.ui.page.scripts import on_load
from playground.ui.page.styles import styled
from visualizers import style_class

# Its words are written by the script, in the person's language.
_TEMPLATE = """<div class="kp kq" role="group">
  <div class="kq-knobs {tips}"></div>
  <button type="button" class="kp-button kq-all" data-drawer="knobs" aria-expanded="false">
    <span class="kq-number-of"></span> <span class="kq-count"></span>
  </button>
</div>""".replace("{tips}", style_class("pane"))  # whose tips it has


def quick_row(preset: str, name: str = "knob") -> gr.HTML:
    """The component, in the current Blocks. `preset` is the strategy that is chosen at first, `name` that of the
    panel."""
    config = PRESETS[preset].config
    essential = essential_knobs(config, config, PANEL_KNOBS)
    return gr.HTML(
        "",
        html_template=_TEMPLATE,
        js_on_load=on_load("mountQuickRow", {"name": name, "essential": essential}),
        apply_default_css=False,
        elem_id="quick-knobs",
        elem_classes=styled("quick_row"),
    )
