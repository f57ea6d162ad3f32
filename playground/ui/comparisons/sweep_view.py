"""The view "Sweep": one or two knobs over several values each, or a knob and prompts, as a grid of runs.

Knows its controls; what the values mean is known to `playground.experiments.sweep`, what a cell is beside them to
the page."""

from __future__ import annotations

from collections.abc import AsyncIterator, Mapping
from contextlib import aclosing
from functools import partial

import gradio as gr
from gradio.components import Component

from playground.experiments.prompts import check_prompts, wordings
from playground.experiments.sweep import (
    MAX_VALUES,
    PROMPT,
    SWEEPABLE,
    Axes,
    grid,
    parse_values,
    suggested,
)
from playground.experiments.sweep_notes import notes
from playground.experiments.sweep_runs import KIND, sweep_of
from playground.presets.prompt_files import to_field
from playground.requests.request import RequestError
from playground.requests.request_problems import request_error
from playground.server.sessions import Session
from playground.settings import Settings
from playground.texts import said
from playground.trace import Diagnostic
from playground.trace.wire import Json
from playground.ui.comparisons.comparison_view import ComparisonPlan, ComparisonView, Following
from playground.ui.comparisons.prompt_list import PromptList
from playground.ui.comparisons.prompt_reading import reading_of
from playground.ui.controls.field_values import as_int, as_text
from playground.ui.controls.form_updates import BUSY, show_notes
from playground.ui.controls.page_context import PageContext
from playground.ui.controls.updates import Updates
from playground.ui.page.ask_kinds import MakeCell
from playground.ui.page.form_parts import ChoiceField, FieldColumn, FieldRow, SliderField, TextField, TickField
from playground.ui.page.long_events import FormValues
from playground.ui.page.view_form import LeavesOut, ViewForm

NO_KNOB = "none"
FIRST_KNOBS = ("temperature", "top_p")
_LABELS = {
    "columns": (said("Columns: which setting"), said("Columns: values")),
    "rows": (said("Rows: which setting"), said("Rows: values")),
}
MAX_SEEDS = 8


class SweepView(ComparisonView):
    """One or two knobs, or prompts, with their values, and the grid that they make."""

    kind = KIND
    title = said("Sweep")
    button = said("Run the grid")
    left_out = FIRST_KNOBS  # unless other knobs are chosen for the axes

    def __init__(self, settings: Settings) -> None:
        self._settings, self._most = settings, settings.max_runs
        self.prompts = PromptList("sweep")

    def build(self) -> None:
        """The controls, the pictures and the buttons. To be called inside the view's tab."""
        self.knobs, self.values, columns = [], [], []
        for (where, labels), first in zip(_LABELS.items(), FIRST_KNOBS, strict=True):
            names = [(name, name) for name in SWEEPABLE]
            choices = [*([(said("none"), NO_KNOB)] if self.knobs else []), (said("prompts"), PROMPT), *names]
            knob = ChoiceField(
                id=f"axis-{where}", label=labels[0], value=first, choices=choices, listed=True, does=f"suggest_{where}"
            )
            values = TextField(
                id=f"values-{where}", label=labels[1], value=suggested(first), enter="generate",
                placeholder=said("0.5, 1, 1.5 or 0.1..0.9 by 0.2"),
            )  # fmt: skip
            self.knobs.append(knob)
            self.values.append(values)
            columns.append(FieldColumn(parts=[knob, values], width=260))
        self.seeds = SliderField(
            id="cell-seeds", label=said("seeds per cell"), value=1, minimum=1, maximum=MAX_SEEDS,
            info=said("The metrics of a cell are means over its seeds."),
        )  # fmt: skip
        self.skip_same = TickField(
            id="skip-same", label=said("do not run a cell whose text is known"),
            info=said("With the same luck, one run tells which other settings write the same text, word for word. "
                      "Such a cell shows that text; what only a run can measure stays empty."),
        )  # fmt: skip
        prompts = self.prompts.make(
            said("Prompts, one per line"),
            said("One prompt per line replaces the prompt above, in a chat the last message. "
                 "↵ is a line break inside a prompt."),
        )  # fmt: skip
        prompts.any_of = {knob.id: [PROMPT] for knob in self.knobs}
        self.inputs = [*self.knobs, *self.values, self.seeds, self.skip_same, self.prompts.field]
        axes = FieldRow(id="axes", parts=[*columns, FieldColumn(parts=[self.seeds])])
        self.form = ViewForm(
            [axes, self.skip_same, prompts, *self.pane_parts(self._settings)],
            leaves_out=LeavesOut(self.kind, [knob.id for knob in self.knobs]),
        )

    def wire(self, page: PageContext) -> None:
        """Connect the view with the page."""
        super().wire(page)
        page.asks.run(MakeCell, self.make_run)
        suggests = {
            f"suggest_{where}": partial(self.suggest, number) for number, where in enumerate(_LABELS)
        }
        self.presses = {**self.presses, **self.prompts.presses(page), **suggests}

    def suggest(self, axis: int, data: FormValues) -> Updates:
        """What stands in the values of an axis whose knob was chosen, and in the list of prompts."""
        name, above = data[self.knobs[axis]], data[self.page.controls.prompt]
        updates: Updates = {self.values[axis]: gr.update(visible=name != PROMPT)}
        if name != PROMPT:
            updates[self.values[axis]]["value"] = _suggested(name)
        elif not self.prompts.read(data) and isinstance(above, str) and above.strip():
            updates[self.prompts.field] = to_field(wordings(above))
        return updates

    def following(self, session: Session, plan: ComparisonPlan) -> Following | None:
        return reading_of(self, session, plan.comparison, plan.notes)

    def ask(self, session: Session, data: FormValues) -> ComparisonPlan:
        page, axes = self.page, self._axes(data)
        prompts = next((values for name, values in axes if name == PROMPT), [])
        request = page.request_from({**data, page.controls.prompt: prompts[0]} if prompts else data)[0]
        try:
            same_luck = data[page.controls.same_luck] is not False
            cells = grid(request, axes, as_int(data[self.seeds], 1, MAX_SEEDS), self._most, same_luck)
        except ValueError as error:
            raise request_error("", str(error)) from None
        checking = page.checking()
        # of a cell that cannot run, its failure tells
        told = [note for note in notes(cells, checking) if note.severity != "error"]
        comparison = sweep_of(request, axes, cells)
        comparison.checked = checking.checked
        return ComparisonPlan(comparison, told, skip_same=data[self.skip_same] is True)

    async def make_run(self, question: MakeCell, http: gr.Request) -> AsyncIterator[Updates]:
        """Make a run after all that was left out because its text was known."""
        session = self.page.sessions.of(http)
        comparison, number = session.comparisons.get(self.kind), question.entry
        if session.busy or comparison is None or number not in comparison.same_text:
            text = said("This run is no longer here.")
            problem = BUSY if session.busy else Diagnostic("", "warning", text, said("Run the comparison again."))
            yield show_notes(self.page, [problem])
            return
        async with aclosing(self.play(session, comparison, [], numbers=[number])) as updates:
            async for update in updates:
                yield update

    def _axes(self, data: Mapping[Component, object]) -> Axes:
        """What was chosen, with its values. Raises RequestError where something is wrong with it."""
        axes: list[tuple[str, list[Json]]] = []
        problems: list[Diagnostic] = []
        for knob, values in zip(self.knobs, self.values, strict=True):
            name = as_text(data[knob])
            if name == NO_KNOB:
                continue
            try:
                if name == PROMPT:
                    axes.append((name, self.prompts.read(data)))
                    check_prompts(axes[-1][1], MAX_VALUES)
                else:
                    axes.append((name, parse_values(name, as_text(data[values]))))
            except RequestError as error:
                problems += error.diagnostics
            except ValueError as error:
                problems.append(Diagnostic(str(name), "error", str(error)))
        if problems:
            raise RequestError(problems)
        return axes


def _suggested(name: str) -> str:
    return "" if name == NO_KNOB else suggested(name)
