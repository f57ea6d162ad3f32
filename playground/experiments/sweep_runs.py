"""The runs of a sweep as a Comparison. Knows the cells of a grid; no engine and no page."""

from __future__ import annotations

import dataclasses
import itertools
from collections.abc import Sequence

from playground.experiments.comparison import Axis, Comparison, Entry, Group
from playground.experiments.prompt_sensitivity import PromptFindings
from playground.experiments.sweep import PROMPT, Axes, Cell, format_value
from playground.requests.request import GenerationRequest

KIND = "sweep"
FOLDED = " × "  # between the knobs of an axis that has several


def sweep_of(request: GenerationRequest, axes: Axes, cells: Sequence[Cell]) -> Comparison:
    """The runs of these cells, which `sweep.grid` has made of the request and the axes. They record the chosen token
    alone at each step."""
    groups = [
        Group(cell.label, cell.label, request.model, "", cell.requests[0].seed, cell.place, number)
        for number, cell in enumerate(cells)
    ]
    entries = [
        Entry(number, dataclasses.replace(each, top_candidates=1))
        for number, cell in enumerate(cells)
        for each in cell.requests
    ]
    shown = _shown(axes)
    prompts = next((values for name, values in axes if name == PROMPT), [])
    find = PromptFindings() if len(prompts) > 1 else None
    return Comparison(KIND, request.asked, groups, entries, shown, find=find)


def _shown(axes: Axes) -> list[Axis]:
    """Columns and rows in words. Of more than two knobs, all but the first are in the rows."""
    named = [Axis(name, [format_value(value) for value in values]) for name, values in axes]
    if len(named) < 3:
        return named
    first, *rest = named
    rows = itertools.product(*(axis.values for axis in rest))
    return [first, Axis(FOLDED.join(axis.knob for axis in rest), [", ".join(row) for row in rows])]
