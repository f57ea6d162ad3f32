"""What a notebook asks of a run, of several, and of what was found in them: to show itself, as a table, as a figure.

How that is done is known to `playground.notebook`, which stands far above the values that it shows. It is named here,
and imported when somebody asks: so a trace opens where neither pandas nor Plotly is installed.
"""

from __future__ import annotations

import importlib
from typing import Any


class InNotebooks:
    """A value that displays itself at the end of a cell. docs/notebooks.md lists the tables and figures of each
    kind."""

    __slots__ = ()

    def __init_subclass__(cls) -> None:
        # IPython goes up from a class to its bases, and would take a `__repr__` that it meets before
        cls._repr_pretty_ = InNotebooks._repr_pretty_

    def to_pandas(self, table: str | None = None) -> object:
        """One of its tables as a pandas.DataFrame, by default the first. Raises ValueError, with the names that exist,
        for an unknown name."""
        return _notebook("tables").data_frame(self, table)

    def figure(self, kind: str | None = None, **options: object) -> Any:
        """One of its figures as a plotly.graph_objects.Figure, by default the first. `dark=True` draws it for a dark
        page. Raises ValueError, with the names that exist, for an unknown name, and if it lacks the data of the
        figure."""
        return _notebook("figures").figure_of(self, kind, **options)

    def _repr_html_(self) -> str:
        return _notebook("frames").html_of(self)

    def _repr_pretty_(self, printer: Any, cycle: bool) -> None:
        """One line in place of all the data, which a notebook would keep beside the picture."""
        printer.text(_notebook("frames").in_words(self))


def _notebook(name: str) -> Any:
    return importlib.import_module(f"playground.notebook.{name}")
