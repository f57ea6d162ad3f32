"""The view "Sweep": one or two knobs over several values each, or a knob and prompts, as a grid of runs.

Knows its controls; what the values mean is known to `playground.experiments.sweep`, what a cell is beside them to
the page."""

from __future__ import annotations

from collections.abc import AsyncIterator, Mapping
from contextlib import aclosing

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
from playground.ui.comparisons.prompt_list import PromptList, prompt_lines
from playground.ui.comparisons.prompt_reading import reading_of
from playground.ui.controls.field_values import as_int, as_text
from playground.ui.controls.form_updates import BUSY, show_notes
from playground.ui.controls.page_context import PageContext
from playground.ui.controls.updates import Updates
from playground.ui.page.long_events import FormValues
from playground.ui.page.scripts import when_loaded
from playground.ui.page.translations import _

NO_KNOB = "none"
FIRST_KNOBS = ("temperature", "top_p")
_LABELS = {
    "columns": (_("Columns: which setting"), _("Columns: values")),
    "rows": (_("Rows: which setting"), _("Rows: values")),
}
MAX_SEEDS = 8


class SweepView(ComparisonView):
    """One or two knobs, or prompts, with their values, and the grid that they make."""

    kind = KIND
    title = said("Sweep")
    button = said("Run the grid")
    asks_of_log = ("open", "make")
    left_out = FIRST_KNOBS  # unless other knobs are chosen for the axes

    def __init__(self, settings: Settings) -> None:
        self._most = settings.max_runs
        self.prompts = PromptList("sweep")

    def build(self) -> None:
        """The controls, the pictures and the buttons. To be called inside the view's tab."""
        self.knobs, self.values = [], []
        with gr.Row(elem_id="axes"):
            for (where, labels), first in zip(_LABELS.items(), FIRST_KNOBS, strict=True):
                with gr.Column(min_width=260):
                    choices = [*([(_("none"), NO_KNOB)] if self.knobs else []), (_("prompts"), PROMPT), *SWEEPABLE]
                    self.knobs.append(
                        gr.Dropdown(choices, value=first, label=labels[0], interactive=True, elem_id=f"axis-{where}")
                    )
                    self.values.append(
                        gr.Textbox(
                            suggested(first), label=labels[1], max_lines=1, interactive=True,
                            placeholder=_("0.5, 1, 1.5 or 0.1..0.9 by 0.2"), elem_id=f"values-{where}",
                        )
                    )  # fmt: skip
            with gr.Column(min_width=160):
                self.seeds = gr.Slider(
                    1, MAX_SEEDS, 1, step=1, label=_("seeds per cell"), interactive=True, buttons=[],
                    info=_("The metrics of a cell are means over its seeds."), elem_id="cell-seeds",
                )  # fmt: skip
        self.skip_same = gr.Checkbox(
            False, label=_("do not run a cell whose text is known"), interactive=True, elem_id="skip-same",
            info=_("With the same luck, one run tells which other settings write the same text, word for word. Such a "
                   "cell shows that text; what only a run can measure stays empty."),
        )  # fmt: skip
        self.prompts.build(
            _("Prompts, one per line"),
            _("One prompt per line replaces the prompt above, in a chat the last message. "
              "↵ is a line break inside a prompt."),
            visible=False,
        )  # fmt: skip
        self.inputs = [*self.knobs, *self.values, self.seeds, self.skip_same, self.prompts.field]
        self.panes()

    def wire(self, page: PageContext) -> None:
        """Connect the view with the page."""
        super().wire(page)
        page.run_on(self.log.make, self.make_run)
        self.prompts.wire(page)
        for knob, values in zip(self.knobs, self.values, strict=True):
            chosen = [knob, *self.knobs, self.prompts.field, page.controls.prompt]
            shown = [values, self.prompts.box, self.prompts.field]
            knob.input(self.suggest, chosen, shown, queue=False, **page.internal)
            page.run_on(values.submit, page.run_open, page.inputs)
            knob.change(
                None, self.knobs, None, js=when_loaded("leaveOut('sweep', axes)", "...axes"), show_progress="hidden"
            )

    def suggest(self, name: str, columns: str, rows: str, prompts: object, above: object) -> list[object]:
        """What stands in the values of an axis whose knob was chosen, and in the list of prompts."""
        values = gr.update(visible=False) if name == PROMPT else gr.update(value=_suggested(name), visible=True)
        begin = name == PROMPT and not prompt_lines(prompts) and isinstance(above, str) and above.strip()
        listed = to_field(wordings(above)) if begin else gr.skip()
        return [values, gr.update(visible=PROMPT in (columns, rows)), listed]

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

    async def make_run(self, question: gr.EventData, http: gr.Request) -> AsyncIterator[Updates]:
        """Make a run after all that was left out because its text was known."""
        session = self.page.sessions.of(http)
        comparison, number = session.comparisons.get(self.kind), getattr(question, "entry", None)
        if session.busy or comparison is None or not isinstance(number, int) or number not in comparison.same_text:
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
