"""The line that says, before many runs begin, how many they are and how long they take at most.

It asks as what is set comes to rest. Knows the views' plans and how fast the last runs were. If there was none yet of a
bundled model, it has that model write a few tokens, which takes a moment; of other models it says that it is not known.
"""

from __future__ import annotations

import contextlib
import dataclasses
from collections.abc import Mapping

import gradio as gr

from playground.models.catalog import BUNDLED
from playground.requests.request import RequestError
from playground.server.paces import estimate_words
from playground.server.sessions import Session
from playground.server.side_work import beside
from playground.trace.serialization import to_line
from playground.ui.comparisons.comparison_view import ComparisonPlan, ComparisonView
from playground.ui.controls.page_context import PageContext
from playground.ui.controls.updates import Updates
from playground.ui.page.long_events import FormValues
from playground.ui.page.scripts import on_load

USUAL_TOKENS = 20  # the library's own length, where nothing is set
MEASURED = 24  # tokens of a run that only measures


class RunEstimate:
    """The line, and what it says of the view that is open."""

    def build(self, kinds: list[str]) -> None:
        """The component. `kinds` are the names of the views of many runs."""
        self.component = gr.HTML(
            "", html_template='<p class="gp-estimate" role="status" hidden></p>', apply_default_css=False,
            js_on_load=on_load("mountEstimate", {"kinds": kinds}, ["asks"]), elem_id="estimate",
        )  # fmt: skip

    def wire(self, page: PageContext, views: Mapping[str, object], open_view: gr.Textbox) -> None:
        """Connect it with the page."""
        self._page, self._views, self._open = page, views, open_view
        self.component.asks(
            self.say, page.inputs, self.component, trigger_mode="always_last", **page.internal
        )

    async def say(self, data: FormValues, http: gr.Request) -> Updates:
        """Nothing where what is set cannot run: the button says why."""
        view, session = self._views.get(data.get(self._open)), self._page.sessions.of(http)
        words = None
        if isinstance(view, ComparisonView) and not session.busy and view.is_ready(session):
            try:
                plan = await beside(view.ask, session, data)
                words = await beside(self._words, plan)
                if await self._measure(session, plan):
                    words = await beside(self._words, plan)
            except RequestError:
                pass
        return {self.component: to_line(words).rstrip("\n") if words else ""}

    def _words(self, plan: ComparisonPlan) -> str:
        page, entries = self._page, plan.comparison.entries
        checking, at_once = page.checking(plan.comparison.checked), plan.at_once or page.settings.lanes_each
        lengths = []
        for entry in entries:
            effective = checking(entry.request).effective
            tokens = effective.get("max_new_tokens") or USUAL_TOKENS
            lengths.append((entry.request.model, tokens * (effective.get("num_return_sequences") or 1)))
        return estimate_words(len(entries), page.paces.seconds(lengths, at_once))

    async def _measure(self, session: Session, plan: ComparisonPlan) -> bool:
        """Have each bundled model of which no run was seen write a few tokens, as the first run on it would, while
        nobody waits for the machine. Whether there was one."""
        page = self._page
        firsts = {entry.request.model: entry.request for entry in reversed(plan.comparison.entries)}
        new = [request for model, request in firsts.items() if model in BUNDLED and not page.paces.knows(model)]
        load = page.engine.load()
        if load.decoding or load.waiting:
            return False
        for request in new:
            short = dataclasses.replace(request, config={**request.config, "max_new_tokens": MEASURED})
            with contextlib.suppress(RequestError):  # then it stays unknown
                page.paces.learn_run(await page.run_to_trace(session, page.checked(short)))
        return bool(new)
