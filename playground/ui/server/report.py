"""Panes that belong to no run, and the component that carries their values to the browser.

Knows the panes and how values travel to them, not what they mean.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

import gradio as gr

from playground.trace.serialization import parse
from playground.ui.server.run_version import next_turn, stamp
from playground.ui.server.scripts import carrier
from visualizers import GROUP_PANES
from visualizers.figures import charts_of

FOUND = "Found"


class Report:
    """The panes of one kind in GROUP_PANES, drawn from one value. Built inside the current Blocks, hidden until there
    is a value."""

    def __init__(self, name: str) -> None:
        self._name = name
        self.component = carrier(f"{name}-values", "mountReport", {"name": name})
        for pane in GROUP_PANES[name]:
            gr.HTML(
                "",
                html_template=pane.template,
                css_template=pane.css,
                js_on_load=pane.js_on_load(name),
                apply_default_css=False,
                elem_id=f"report-{pane.name}",
            )

    def clear(self) -> dict[gr.HTML, str]:
        """The update that hides the panes."""
        return self.show(None)

    def show(self, values: Mapping[str, Any] | None) -> dict[gr.HTML, str]:
        """The update that shows these values, which JSON must be able to hold."""
        said = {"type": FOUND, "values": values, "charts": charts_of(self._name, values)}
        line = json.dumps(said, ensure_ascii=False, allow_nan=False)
        return {self.component: stamp(next_turn(), line.replace("<", "\\u003c") + "\n")}

    @staticmethod
    def shown(value: Any) -> Any:
        """The values that the component with this value shows; None before there are any."""
        _, _, line = value.partition("\n") if isinstance(value, str) else ("", "", "")
        try:
            data = parse(line) if line else None
        except ValueError:
            return None
        return data.get("values") if isinstance(data, Mapping) else None
