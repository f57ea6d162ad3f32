"""The page's style, which is one file: what holds everywhere, and the style sheet of each component, and of each pane
that is shown at first, once. The other panes bring theirs.

A component that is drawn by a script has a style sheet of its own, which is nested in a class that `styled` gives it.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from visualizers import css_variables, first_pane_styles, nested_style, projected_variables, style_class

_FOLDER = Path(__file__).parents[1]
# What holds everywhere. It is part of the page's head, because Gradio's `css` puts a prefix before what is inside of a
# media query.
_EVERYWHERE = (
    "page.css", "controls/stage.css", "controls/stage_lesson.css", "controls/knob_panel/panel.css",
    "controls/knob_panel/editors.css", "front_door/front_door.css", "page/key_list.css",
)  # fmt: skip
_COMPONENTS = (
    "classroom/class_form", "classroom/class_panel", "controls/changed_knobs", "controls/examples", "controls/header",
    "controls/knob_panel/quick_row", "controls/media_area", "controls/prompt_area", "controls/run_menu",
    "controls/strategy_list",
    "lessons/lesson_panel", "one_run/history", "one_run/sharing", "page/messages", "page/view_form",
)  # fmt: skip
_SHEETS = {path.rpartition("/")[2]: _FOLDER / f"{path}.css" for path in _COMPONENTS}


def styled(name: str) -> list[str]:
    """What `gr.HTML(elem_classes=...)` takes to have the style sheet of that name. Raises KeyError for another name."""
    _SHEETS[name]
    return [style_class(name)]


@cache
def page_styles() -> str:
    """The file."""
    everywhere = "".join((_FOLDER / name).read_text("utf-8") for name in _EVERYWHERE)
    components = "".join(nested_style(name, path.read_text("utf-8")) for name, path in _SHEETS.items())
    style = css_variables() + projected_variables() + everywhere + first_pane_styles() + components
    return re.sub(r"\s*/\*.*?\*/", "", style, flags=re.DOTALL)  # comments are for whoever reads the sources
