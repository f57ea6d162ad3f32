"""The line under the strategy's description: which knobs say otherwise than the strategy that is described.

What has stayed from the strategy before is told apart, with a button that resets it. In a view of several runs the
settings that act there are chips, each with a button that resets it; one button takes all away, and one puts them back.
What does not act in a view is not shown there.
Worked out in the browser, from the knob panel's value: a description that names 0.8 is not left alone with another
number. Knows nothing of what the knobs mean.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence

import gradio as gr

from playground.ui.page.scripts import listener, on_load
from playground.ui.page.styles import styled

MOST = 4  # knobs that are named

# The panel's value has what the strategy sets, `base`, and what is set now. Long values have no words here.
_CHANGES_JS = listener(f"changesInWords(value, {MOST})", "value")


def changed_line(left_out: Mapping[str, Sequence[str] | None], name: str = "knob") -> gr.HTML:
    """The component, empty while the knobs are as the strategy has them. `left_out` says by the name of a view which
    settings have no part in it (`LeftOut` in store.ts). `name` is that of the knob panel."""
    return gr.HTML(
        "", html_template='<div class="gp-changes" hidden></div>',
        js_on_load=on_load("mountChangedLine", {"name": name, "leftOut": dict(left_out)}, ["undraft"]),
        apply_default_css=False, elem_id="changed", elem_classes=styled("changed_knobs"),
    )  # fmt: skip


def follow(line: gr.HTML, panel: gr.HTML, assistant: gr.Dropdown, none: str) -> None:
    """Have the line say what differs in the knob panel, as it is turned, and set the choice of a draft model to `none`
    when that is reset."""
    quiet = {"show_progress": "hidden", "api_visibility": "private"}
    line.undraft(None, None, assistant, js=f"() => {json.dumps(none)}", **quiet)
    panel.change(None, panel, line, js=_CHANGES_JS, **quiet)
