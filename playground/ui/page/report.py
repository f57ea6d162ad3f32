"""Panes that belong to no run, and the component that carries their values to the browser.

Knows the panes and how values travel to them, not what they mean.
"""

from __future__ import annotations

from collections.abc import Mapping

from playground.texts import Text
from playground.trace.serialization import to_line
from playground.trace.wire import parse
from playground.ui.page.form_parts import FormPart, ReportValues, panes_part
from playground.ui.page.long_events import Updates
from playground.ui.page.run_version import next_turn, stamp
from playground.ui.page.scripts import carrier
from visualizers import GROUP_PANES
from visualizers.figures import charts_of

FOUND = "Found"


def found_line(name: str, values: Mapping[str, object] | None) -> str:
    """What the panes of this kind read, as a line of a log."""
    return to_line({"type": FOUND, "values": values, "charts": charts_of(name, values)})


class Report:
    """The panes of one kind in GROUP_PANES, drawn from one value: a part of a form, `panes`. They are hidden until
    there is a value."""

    def __init__(self, name: str, script: str, options: Mapping[str, object]) -> None:
        """`script` is the function of the page's scripts that hands the value on, `options` what it takes. Built inside
        the current Blocks."""
        self._name = name
        self.component = carrier(f"{name}-values", script, options)
        self.panes = panes_part(GROUP_PANES[name], name, "report-")

    def clear(self) -> Updates:
        """The update that hides the panes."""
        return self.show(None)

    def show(self, values: Mapping[str, object] | None) -> Updates:
        """The update that shows these values, which JSON must be able to hold."""
        return {self.component: stamp(next_turn(), found_line(self._name, values))}

    @staticmethod
    def shown(value: object) -> object:
        """The values that the component with this value shows; None before there are any."""
        _, _, line = value.partition("\n") if isinstance(value, str) else ("", "", "")
        try:
            data = parse(line) if line else None
            return _with_texts(data.get("values")) if isinstance(data, Mapping) else None
        except (ValueError, RecursionError):
            return None


class ReportInForm(Report):
    """The same as `parts` of a form: `component` is the one that carries the values."""

    def __init__(self, name: str, panes: str = "") -> None:
        self._name = name
        self.component = ReportValues(id=f"{name}-values", name=name)
        prefix = f"report-{name}-" if panes else "report-"
        self.parts: list[FormPart] = [self.component, panes_part(GROUP_PANES[panes or name], name, prefix)]


def _with_texts(value: object) -> object:
    """The value with texts again where it has the parts of one; what only looks like that stays as it is."""
    if isinstance(value, list):
        return [_with_texts(item) for item in value]
    if not isinstance(value, dict):
        return value
    try:
        return Text.from_parts(value)
    except ValueError:
        return {name: _with_texts(item) for name, item in value.items()}
