"""The last runs of this browser, to look at again or to start from. They lie in the browser's own storage: history.tsx.

The server tells the page the request of each run that begins, and gets a run back only when a person asks to see it
again; it keeps nothing.
"""

from __future__ import annotations

import dataclasses
import json
from pathlib import Path

import gradio as gr

from playground.presets.presets import Preset
from playground.requests.request import GenerationRequest, RequestError
from playground.requests.request_problems import request_error
from playground.server.side_work import beside
from playground.sharing.open_trace import open_log
from playground.texts import said
from playground.trace import Diagnostic
from playground.ui.controls.form_updates import fill_controls, show_notes, show_run
from playground.ui.controls.page_context import PageContext
from playground.ui.controls.updates import Updates
from playground.ui.page.ask_kinds import LoadPastRun, PastRunAsk, ShowPastRun
from playground.ui.page.run_version import stamp
from playground.ui.page.scripts import on_load
from playground.ui.page.styles import styled

_HERE = Path(__file__)


class History:
    """The list of runs under the result. Built inside the current Blocks; `wire` connects it."""

    def __init__(self, keep: bool) -> None:
        """`keep`: whether runs outlive the page, until the person says otherwise."""
        template = _HERE.with_suffix(".html").read_text("utf-8")
        self.component = gr.HTML(
            "",
            html_template=template,
            js_on_load=on_load("mountHistory"),
            apply_default_css=False,
            elem_id="history",
            elem_classes=styled("history"),
            keep=keep,
        )

    def entry(self, turn: int, request: GenerationRequest, preset: Preset | None, replaces: int | None = None) -> str:
        """The component's value when a run has begun. The page adds the rest when the run has ended, and takes out the
        run that it `replaces`."""
        data = {
            "request": json.dumps(request.told()),  # as text, in which no script rounds a number
            "prompt": request.asked[:200],
            "model": request.model,
            "preset": preset.name if preset else None,
            "strategy": preset.title if preset else None,
            "replaces": replaces,
        }
        return stamp(turn, json.dumps(data).replace("<", "\\u003c"))

    def listing(
        self, turn: int, request: GenerationRequest, preset: Preset | None, replaces: int | None = None
    ) -> Updates:
        """The update that puts a run into the list; the arguments are those of `entry`."""
        return {self.component: self.entry(turn, request, preset, replaces)}

    def wire(self, page: PageContext) -> None:
        """Let the list's buttons reach the page."""
        self._page = page
        page.asks.hear(ShowPastRun, self.look, page.trace_outputs)
        page.asks.hear(LoadPastRun, self.start, page.form_outputs)

    async def look(self, run: ShowPastRun, http: gr.Request) -> Updates:
        """Show a past run in the panes, as it was."""
        page = self._page
        try:
            request = _request(run)
            trace = await beside(open_log, run.log)
        except (RequestError, ValueError) as error:
            text = said("{a} {b}", a=said("This run cannot be shown again."), b=str(error))
            return show_notes(page, [Diagnostic("", "error", text, said("Load its settings to run it again."))])
        note = said("A past run.")
        return await show_run(page, page.sessions.of(http), trace, request, run.preset, note)

    def start(self, run: LoadPastRun, http: gr.Request) -> Updates:
        """Set every control as the past run had it."""
        page = self._page
        try:
            request = _request(run)
        except RequestError as error:
            return show_notes(page, error.diagnostics)
        note = said("Set as in that run. Click Generate.")
        return fill_controls(page, page.sessions.of(http), request, run.preset, note)


def _request(run: PastRunAsk) -> GenerationRequest:
    """The request of a run, with the seed that was drawn for it. Raises RequestError where what the browser kept is
    none."""
    try:
        data = json.loads(run.request)
    except (ValueError, RecursionError):
        text = said("The settings of this run cannot be read.")
        raise request_error("", text, said("Remove it from the history.")) from None
    request = GenerationRequest.from_dict(data)
    return request if request.seed is not None else dataclasses.replace(request, seed=run.seed)
