"""The views of the page: one run, lanes side by side, a sweep, many seeds, draft trials, watermarks, precisions, a
batch. One prompt and one set of controls for all.

The button that generates, and Enter in the prompt, do what the open view shows. Knows the tab and its views by name.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Mapping
from contextlib import aclosing
from functools import partial
from typing import TYPE_CHECKING, Any

import gradio as gr
from gradio.components import Component

from playground.requests.request import RequestError
from playground.settings import Settings
from playground.ui.comparisons import reopening
from playground.ui.comparisons.batch_view import BatchView
from playground.ui.comparisons.comparison_view import Comparing
from playground.ui.comparisons.precision_view import PrecisionView
from playground.ui.comparisons.seeds_view import SeedsView
from playground.ui.comparisons.side_by_side import SideBySide
from playground.ui.comparisons.sweep_view import SweepView
from playground.ui.comparisons.trials_view import TrialsView
from playground.ui.controls.form_updates import Updates
from playground.ui.models.models_view import MODELS, ModelsView
from playground.ui.one_run.run_handler import ONE_RUN
from playground.ui.server.messages import CHANGED_JS, messages, refusal
from playground.ui.server.run_version import stamp
from playground.ui.watermarks.watermark_view import WatermarkView

if TYPE_CHECKING:
    from playground.ui.controls.playground_tab import PlaygroundTab

ONE = "one"
GENERATE = "Generate"
STRATEGY = "Strategy"


class Views:
    """The tabs under the prompt. `open` holds the name of the one that is open."""

    def __init__(self, settings: Settings) -> None:
        self.open = gr.Textbox(ONE, visible=False)
        self.side_by_side = SideBySide()
        self.others: dict[str, Comparing | BatchView] = {
            view.kind: view
            for view in (
                self.side_by_side,
                SweepView(settings),
                SeedsView(settings),
                TrialsView(settings),
                WatermarkView(settings),
                PrecisionView(settings),
                BatchView(settings),
            )
        }
        for view in self.others.values():
            view.carry()
        self.models = ModelsView(settings)
        self.tabs = gr.Tabs(elem_id="views", selected=ONE, overflow_behavior="wrap")
        self._tab_of: dict[str, gr.Tab] = {}

    def one(self) -> gr.Tab:
        """The tab of the view of one run, to be filled by its caller. To be called inside `tabs`."""
        self._tab_of[ONE] = gr.Tab(ONE_RUN, id=ONE, elem_id="view-one")
        return self._tab_of[ONE]

    def build_others(self) -> None:
        """The tabs of the other views. To be called inside `tabs`."""
        for name, view in self.others.items():
            self._tab_of[name] = gr.Tab(view.title, id=name, elem_id=f"view-{name}")
            with self._tab_of[name]:
                view.build()
        self._tab_of[MODELS] = gr.Tab(self.models.title, id=MODELS, elem_id="view-models")
        with self._tab_of[MODELS]:
            self.models.build()

    @property
    def inputs(self) -> list[Component]:
        """What a person sets in the views, beside the controls."""
        return [self.open, *(component for view in self.others.values() for component in view.inputs)]

    @property
    def outputs(self) -> list[Component]:
        """What a run of a view writes, beside what a run of the first one does."""
        return [self.side_by_side.lanes, *(view.log for view in self.others.values())]

    def opened(self, name: str) -> gr.Tab:
        """The tab of a view."""
        return self._tab_of[name]

    def wire(self, tab: PlaygroundTab) -> None:
        """Connect the views with the tab."""
        self._tab = tab
        self.chosen = [self.tabs, self.open, tab.buttons.generate, tab.controls.preset]
        for name, opened in self._tab_of.items():
            updates = [name, _update(value=self._says(name)), _update(label=STRATEGY)]
            outputs = [self.open, tab.buttons.generate, tab.controls.preset]
            opened.select(None, js=f"() => {json.dumps(updates)}", outputs=outputs, **tab.quiet)
        for view in self.others.values():
            view.wire(tab)
        reopening.wire(tab, self.others.values())
        gr.on([component.change for component in tab.inputs], None, js=CHANGED_JS, **tab.quiet)
        self.side_by_side.lanes.change(None, js=CHANGED_JS, **tab.quiet)  # one is gone, or shown
        message = tab.picture.message
        message.mended(self.mend, tab.inputs, message, trigger_mode="always_last", **tab.quiet)
        self.models.wire(tab)
        selected = [{**_update(), "selected": MODELS}, MODELS]
        tab.another.click(None, js=f"() => {json.dumps(selected)}", outputs=[self.tabs, self.open], **tab.quiet).then(
            self.models.list, None, self.models.shelf.component, **tab.quiet
        )

    def leave_models(self, happens: Any, quiet: dict[str, Any]) -> None:
        """When an event `happens` that runs something: show it, which the view of models does not. To be wired before
        the run, because the listeners of an event wait for each other."""
        happens(None, self.open, None, js=_LEAVE_MODELS_JS, **quiet)

    def choose(self, name: str) -> Updates:
        """Open a view."""
        return {
            self.tabs: gr.Tabs(selected=name),
            self.open: name,
            self._tab.buttons.generate: gr.Button(self._says(name)),
            self._tab.controls.preset: gr.update(label=STRATEGY),
        }

    async def run_open(self, data: Mapping[Component, Any], http: gr.Request) -> AsyncIterator[Updates]:
        """Run what the open view shows."""
        view = self.others.get(data.get(self.open, ONE))
        run = view.run if view else self._tab.run
        async with aclosing(run(data, http)) as updates:
            async for update in updates:
                yield update

    async def mend(self, data: Mapping[Component, Any], mended: gr.EventData, http: gr.Request) -> Updates:
        """Something was changed after a request was refused: what is wrong with it now, if anything is."""
        session, view = self._tab.sessions.of(http), self.others.get(data.get(self.open, ONE))
        turn = getattr(mended, "turn", None)
        ask = partial(view.ask, session) if view else self._tab.request_from
        said = messages([])
        try:
            await asyncio.to_thread(ask, data)
        except RequestError as error:
            said = refusal(error.diagnostics)
        # under its old number: what was said meanwhile counts
        return {self._tab.picture.message: stamp(turn if isinstance(turn, int) else 0, said)}

    def _says(self, name: str) -> str:
        return self.others[name].button if name in self.others else GENERATE


# As a person would leave it.
_LEAVE_MODELS_JS = f"""(open) => {{
  if (open === {json.dumps(MODELS)}) document.getElementById('view-{ONE}-button').click();
}}"""


def _update(**changes: str) -> dict[str, str]:
    """What a listener that runs in the browser returns to change a component."""
    return {"__type__": "update", **changes}
