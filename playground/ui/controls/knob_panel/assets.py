"""What the page needs once, however many panels it has: the knob table and the style.

Knows the files beside this one and the knobs. They are part of the page's head, not of each component: Gradio would
evaluate a component's templates anew at every change of its value.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from playground.knobs import GROUPS
from playground.trace.serialization import to_line
from playground.ui.controls.knob_panel.search_entries import search_entries
from playground.ui.controls.knob_panel.value import PANEL_KNOBS

_FOLDER = Path(__file__).parent
_STYLES = ("panel", "editors")
_EDITORS = {"structured_output": "structure"}  # what `Knob.describe` has no name for
_BESIDE = {"negative_prompt": "guidance_scale"}  # where a knob stands right after another one of its group


def knob_table() -> dict[str, Any]:
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
def knob_head() -> str:
    """The style, and the table as a script, for the page's head, before its other scripts."""
    styles = "".join((_FOLDER / f"{name}.css").read_text(encoding="utf-8") for name in _STYLES)
    script = f"window.GenerationPlaygroundKnobs = {to_line(knob_table()).rstrip()};"  # where knob_table.js finds it
    return f"<style>\n{styles}</style>\n<script>\n{script}\n</script>\n"
