"""The knob table, which the page needs once, however many panels it has. It is a file, and not part of each component:
Gradio would evaluate a component's templates anew at every change of its value.
"""

from __future__ import annotations

from functools import cache

from playground.knobs import GROUPS
from playground.trace.serialization import to_line
from playground.trace.wire import Json
from playground.ui.controls.knob_panel.search_entries import search_entries
from playground.ui.controls.knob_panel.value import PANEL_KNOBS

_EDITORS = {"structured_output": "structure"}  # what `Knob.describe` has no name for
_BESIDE = {"negative_prompt": "guidance_scale"}  # where a knob stands right after another one of its group


def knob_table() -> dict[str, Json]:
    """The groups in their order, every knob as `Knob.describe` has it, in the order of the panel, and what else a
    search finds."""
    names = sorted(PANEL_KNOBS, key=lambda name: GROUPS.index(PANEL_KNOBS[name].group))
    for name, other in _BESIDE.items():
        names.remove(name)
        names.insert(names.index(other) + 1, name)
    rows = [PANEL_KNOBS[name].describe() for name in names]
    knobs = [row | {"editor": _EDITORS.get(row["name"], row["editor"])} for row in rows]
    return {"groups": GROUPS, "knobs": knobs, **search_entries()}


@cache
def knob_script() -> str:
    """The table as a script, which comes before the page's other scripts."""
    return f"window.GenerationPlaygroundKnobs = {to_line(knob_table()).rstrip()};\n"  # where knob_table.ts finds it
