"""The line under the strategy's description: which knobs say otherwise than the strategy that is described.

What has stayed from the strategy before is told apart, with a button that resets it. In a view of several runs it says
which settings apply there, with a button that takes them away, and one that puts them back. Worked out in the browser,
from the knob panel's value: a description that names 0.8 is not left alone with another number. Knows nothing of what
the knobs mean.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import gradio as gr

from playground.ui.server.scripts import listener, on_load

MOST = 4  # knobs that are named

# The panel's value has what the strategy sets, `base`, and what is set now. Long values have no words here.
_CHANGES_JS = listener(f"changesInWords(value, {MOST})", "value")
_CSS = """
.gp-changes { display: flex; flex-wrap: wrap; gap: 0 var(--gp-space-3); font-size: var(--gp-size-sm);
  color: var(--body-text-color); overflow-wrap: anywhere; }
.gp-changes[hidden] { display: none; }
.gp-reset { min-height: 24px; margin: 0 calc(-1 * var(--gp-space-1)); padding: 0 var(--gp-space-1); border: 0;
  background: none; color: var(--link-text-color); font: inherit; cursor: pointer; }
.gp-reset:hover { text-decoration: underline; }
"""


def changed_line(left_out: Mapping[str, Sequence[str] | None], name: str = "knob") -> gr.HTML:
    """The component, empty while the knobs are as the strategy has them. `left_out` says by the name of a view which
    knobs have no part in it, None for all of them; a view that it does not name is one run's, or has knobs of its own.
    `name` is that of the knob panel."""
    return gr.HTML(
        "", html_template='<div class="gp-changes" hidden></div>', css_template=_CSS,
        js_on_load=on_load("mountChangedLine", {"name": name, "leftOut": dict(left_out)}), apply_default_css=False,
        elem_id="changed",
    )  # fmt: skip


def follow(line: gr.HTML, panel: gr.HTML) -> None:
    """Have the line say what differs in the knob panel, as it is turned."""
    panel.change(None, panel, line, js=_CHANGES_JS, show_progress="hidden", api_visibility="private")
