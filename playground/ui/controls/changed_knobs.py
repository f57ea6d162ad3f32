"""The line under the strategy's description: which knobs say otherwise than the strategy that is described.

Worked out in the browser, from the knob panel's value: a description that names 0.8 is not left alone with another
number. Knows nothing of what the knobs mean.
"""

from __future__ import annotations

import gradio as gr

from playground.ui.server.scripts import listener, on_load

MOST = 4  # knobs that are named

# The panel's value has what the strategy sets, `base`, and what is set now. Long values have no words here.
_CHANGES_JS = listener(f"changesInWords(value, {MOST})", "value")
_CSS = "span { font-size: var(--gp-size-sm); color: var(--body-text-color); overflow-wrap: anywhere; }"


def changed_line() -> gr.HTML:
    """The component, empty while the knobs are as the strategy has them."""
    return gr.HTML(
        "", html_template="<span hidden></span>", css_template=_CSS, js_on_load=on_load("mountChangedLine"),
        apply_default_css=False, elem_id="changed",
    )  # fmt: skip


def follow(line: gr.HTML, panel: gr.HTML) -> None:
    """Have the line say what differs in the knob panel, as it is turned."""
    panel.change(None, panel, line, js=_CHANGES_JS, show_progress="hidden", api_visibility="private")
