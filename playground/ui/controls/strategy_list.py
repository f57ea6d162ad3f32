"""The list of strategies: a native `<select>` with a heading for each group, drawn by strategy_list.tsx in a `gr.HTML`.

A native list opens at what is chosen, finds what is typed, does not open by itself when Tab comes by, and is a phone's
own list on a phone. The component's value is the name of a preset, its `choices` are (title, name) pairs, and `lane` is
the letter of the lane whose strategy it is, empty in views without lanes. All are updated as those of a dropdown are:
`gr.update(choices=..., value=...)`.
"""

from __future__ import annotations

from pathlib import Path

import gradio as gr

from playground.presets.presets import OWN_GROUP, PRESETS
from playground.server.sessions import AS_OPENED
from playground.ui.page.scripts import on_load
from playground.ui.page.styles import styled

_HERE = Path(__file__)


def strategy_list(value: str, **options: object) -> gr.HTML:
    """The component, in the current Blocks, with the presets that come with the page. `input` is its event when a
    person has chosen."""
    groups = {name: preset.group for name, preset in PRESETS.items()}
    script = on_load(
        "mountStrategyList", {"groups": groups, "yours": OWN_GROUP, "opened": AS_OPENED}, events=["input"]
    )
    return gr.HTML(
        value, lane="", choices=[(preset.title, name) for name, preset in PRESETS.items()],
        html_template='<label class="gp-strategies"><span></span><select></select></label>',
        js_on_load=script, apply_default_css=False, container=True,
        elem_classes=styled("strategy_list"), **options,
    )  # fmt: skip
