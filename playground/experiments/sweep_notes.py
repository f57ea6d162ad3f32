"""What one should know of a sweep before it runs: knobs without an effect, cells that cannot run, seeds that change
nothing. Asks `requests/validation.py` of each cell; knows no engine and no page."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from playground.experiments.sweep import SWEEPABLE, Cell
from playground.knobs.fix import Fix, only
from playground.knobs.modes import loop, sampled
from playground.knobs.spec import Config
from playground.requests.request_problems import problem
from playground.requests.validation import Checking
from playground.texts import said
from playground.trace import Diagnostic, replace


def notes(cells: Sequence[Cell], checking: Checking) -> list[Diagnostic]:
    """What is to be said of a grid before it runs, each thing once: swept knobs without an effect and how to give them
    one, cells that cannot run, swept values that do not go with the rest, seeds that change nothing.

    Each cell is checked as by itself. Where a note is not about all cells, it says about how many. Errors come first.
    """
    found: dict[tuple[str, str, str], list[tuple[Diagnostic, Cell]]] = {}
    drawn = False
    for cell in cells:
        checked = checking(cell.requests[0])
        effective = checked.effective
        drawn = drawn or sampled(effective) or loop(effective) == "custom"
        ineffective = list(_ineffective_notes(cell, effective, checked.defaults))
        active = cell.changes.keys() - {note.knob for note in ineffective}
        # what else is to be said of the request is told beside its knobs
        others = [note for note in checked.problems if note.severity == "error" or note.knob in active]
        for note in [*ineffective, *others]:
            key = note.knob, note.severity, re.sub(r"[\d.]+|true|false|null", "", note.message)
            found.setdefault(key, []).append((note, cell))
    told = [_counted_note(about, cells) for about in found.values()]
    if cells and len(cells[0].requests) > 1 and not drawn:
        message = said("All seeds of a cell write the same text: without do_sample nothing is drawn.")
        fix = Fix(said("Set do_sample to true, or use one seed."), {"do_sample": True})
        told.append(problem("seed", "warning", message, fix))
    return sorted(told, key=lambda note: note.severity != "error")


def _ineffective_notes(cell: Cell, effective: Config, own: set[str]) -> Iterator[Diagnostic]:
    for name, value in cell.changes.items():
        knob = SWEEPABLE.get(name)  # none for PROMPT
        if knob and value is not None and (reason := knob.inactive(effective, own)):
            change = knob.fix(effective)
            yield problem(name, "warning", reason, only(change) if change else said("Sweep another knob."))


def _counted_note(about: list[tuple[Diagnostic, Cell]], cells: Sequence[Cell]) -> Diagnostic:
    note, first = about[0]
    concerned = sum(note.knob not in cell.changes or cell.changes[note.knob] is not None for cell in cells)
    if len(about) >= concerned:
        return note
    where = said(
        "(In {count} of {cells} cells, the first at {cell}.)",
        count=f"{len(about)}",
        cells=f"{len(cells)}",
        cell=first.label,
    )
    return replace(note, message=said("{a} {b}", a=note.message, b=where))
