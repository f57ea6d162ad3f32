"""The views of the page: one run, lanes side by side, a sweep, many seeds, draft trials, watermarks, precisions, a
batch, answers that are named, requests that are served. One prompt and one set of controls for all.

The button that generates, and Enter in the prompt, do what the open view shows. Knows the page and its views by name.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import aclosing
from functools import partial
from pkgutil import resolve_name

import gradio as gr
from gradio.components import Component

from playground.lessons.lesson import SET_VIEWS
from playground.questions.kinds import KINDS
from playground.requests.request import RequestError, raise_for_errors
from playground.server.input_check import WrongInput
from playground.server.sessions import Session
from playground.server.side_work import beside
from playground.settings import Settings
from playground.ui.comparisons import reopening
from playground.ui.comparisons.choices_view import ChoicesView
from playground.ui.comparisons.comparison_view import ComparisonView
from playground.ui.comparisons.estimate import RunEstimate
from playground.ui.comparisons.precision_view import PrecisionView
from playground.ui.comparisons.question_view import QuestionView
from playground.ui.comparisons.seeds_view import SeedsView
from playground.ui.comparisons.side_by_side import SideBySide
from playground.ui.comparisons.sweep_view import SweepView
from playground.ui.comparisons.trials_view import TrialsView
from playground.ui.controls.page_context import PageContext
from playground.ui.controls.updates import Updates
from playground.ui.controls.view_tabs import ONE, ViewTabs
from playground.ui.models.models_view import MODELS, ModelsView
from playground.ui.one_run.run_handler import ONE_RUN
from playground.ui.page.ask_kinds import ListModels, ListPrecisions, OpenEntry, OpenLanes, RunOpenView
from playground.ui.page.long_events import FormValues
from playground.ui.page.messages import messages, refusal
from playground.ui.page.run_version import next_turn, stamp
from playground.ui.page.scripts import when_loaded
from playground.ui.page.view_form import Place, components_of
from playground.ui.watermarks.watermark_view import WatermarkView

Run = Callable[..., AsyncIterator[Updates]]
Choose = Callable[..., Awaitable[Updates]]
FIRST_RANK = (ONE, "lanes", "sweep", "seeds")


class Views:
    """The views, and the places that they are in."""

    def __init__(self, settings: Settings) -> None:
        self.side_by_side = SideBySide(settings)
        self.others: dict[str, ComparisonView | QuestionView] = {
            view.kind: view
            for view in (
                self.side_by_side,
                SweepView(settings),
                SeedsView(settings),
                TrialsView(settings),
                WatermarkView(settings),
                PrecisionView(settings),
                ChoicesView(settings),
                *(resolve_name(f"playground.ui.{kind.view}")(settings) for kind in KINDS if kind.view),
            )
        }
        without_prompt = [name for name, view in self.others.items() if not view.uses_prompt]
        self.bar = ViewTabs(
            once={PrecisionView.kind: ListPrecisions}, changing={MODELS: ListModels},
            always={SideBySide.kind: OpenLanes}, without_prompt=without_prompt,
        )
        self.open = self.bar.open
        for view in self.others.values():
            view.build_hidden()
        self.models, self.estimate = ModelsView(settings), RunEstimate()

    @property
    def ranks(self) -> tuple[dict[str, str], dict[str, str]]:
        """The names and titles of the views: of those that a person needs first, and of the laboratory."""
        titles = {ONE: ONE_RUN} | {name: view.title for name, view in self.others.items()} | {MODELS: self.models.title}
        first = {name: titles.pop(name) for name in FIRST_RANK}
        return first, titles

    def build_estimate(self) -> None:
        """The line that says how many runs there will be, at this place of the page."""
        self.estimate.build([name for name, view in self.others.items() if isinstance(view, ComparisonView)])

    def one(self) -> gr.Column:
        """The place of the view of one run, to be filled by its caller."""
        return self.bar.add(ONE)

    def build_others(self) -> None:
        """The other views, beside the first one."""
        for name, view in self.others.items():
            with self.bar.add(name, view.button):
                view.build()
        with self.bar.add(MODELS):
            self.models.build()

    @property
    def inputs(self) -> list[Place]:
        """What a person sets in the views, beside the controls."""
        return [self.open, *(component for view in self.others.values() for component in view.inputs)]

    @property
    def left_out(self) -> dict[str, Sequence[str] | None]:
        """Which settings of the page have no part in a view, None for all of them but the seed."""
        return {name: view.left_out for name, view in self.others.items() if view is not self.side_by_side}

    @property
    def outputs(self) -> list[Component]:
        """What a run of a view writes, beside what a run of the first one does."""
        lanes = self.side_by_side
        return components_of([lanes.lanes, lanes.lanes_kept, *(view.log for view in self.others.values())])

    def wire(self, page: PageContext, run_one: Run, choose_model: Choose, another: gr.Button) -> None:
        """Connect the views with the page. `run_one` runs the view of one run; `choose_model` is what happens when a
        model is chosen; the button `another` opens the view of models."""
        self._page, self._run_one = page, run_one
        page.fillable = {name: self.others[name] for name in SET_VIEWS}
        editing = self.side_by_side.lane_controls.editing
        self.bar.wire(page.buttons.generate, page.controls.preset, editing, page.internal)
        for view in self.others.values():
            view.wire(page)
        reopening.wire(page, self.others)
        page.asks.run(RunOpenView, self.run_open)
        shown = [*page.trace_outputs, *page.form_outputs, *page.views.chosen]
        page.asks.hear(OpenEntry, self.open_entry, dict.fromkeys(shown))
        self.estimate.wire(page, self.others, self.open)
        message = page.display.message
        message.mended(self.mend, page.inputs, message, trigger_mode="always_last", **page.internal)
        self.models.wire(page, choose_model)
        another.click(None, js=when_loaded("openModels()"), **page.internal)

    async def open_entry(self, question: OpenEntry, http: gr.Request) -> Updates:
        """Show a run of a comparison in the view of one run."""
        view = self.others.get(question.kind)
        if not isinstance(view, ComparisonView):
            raise WrongInput(f"There is no comparison {question.kind!r}.")
        return await view.open_run(question, http)

    async def run_open(self, data: FormValues, http: gr.Request) -> AsyncIterator[Updates]:
        """Run what the open view shows."""
        view = self.others.get(data.get(self.open, ONE))
        run, session = view.run if view else self._run_one, self._page.sessions.of(http)
        try:
            raise_for_errors(self._page.lock_problems(data, session, lanes=view is self.side_by_side))
        except RequestError as error:
            said = refusal(error.diagnostics, self._kept(session, data))
            yield {self._page.display.message: stamp(next_turn(), said)}
            return
        async with aclosing(run(data, http)) as updates:
            async for update in updates:
                yield update

    async def mend(self, data: FormValues, mended: gr.EventData, http: gr.Request) -> Updates:
        """Something was changed after a request was refused: what is wrong with it now, if anything is."""
        session, view = self._page.sessions.of(http), self.others.get(data.get(self.open, ONE))
        turn = getattr(mended, "turn", None)
        ask = partial(view.ask, session) if view else self._page.request_from
        said = messages([])
        try:
            await beside(ask, data)
        except RequestError as error:
            said = refusal(error.diagnostics, self._kept(session, data), of_panel=view is None)
        # under its old number: what was said meanwhile counts
        return {self._page.display.message: stamp(turn if isinstance(turn, int) else 0, said)}

    def _kept(self, session: Session, data: FormValues) -> bool:
        """Whether an older result is shown in the view that is open."""
        view = self.others.get(data.get(self.open, ONE))
        if view is None:
            return session.kept
        return isinstance(view, ComparisonView) and view.kept(session, view.asking(data))
