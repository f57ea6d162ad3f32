"""What each layer of the model would have said in the place of some tokens of the run that is shown.

The pane of the logit lens asks for it; logit_lens.js hands question and answer on. The run is not made again, and stays
as it is: the engine reads its text once more. Nothing that comes from the browser is trusted.
"""

from __future__ import annotations

import json
import time
from collections.abc import AsyncIterator
from contextlib import aclosing
from typing import Any

import gradio as gr

from playground.engines.protocol import Engine
from playground.experiments.logit_lens import MOST, NO_MEDIA, LensAdvanced, LensQuestion, LensRead
from playground.requests.forced_text import is_ids
from playground.requests.request import RequestError
from playground.sharing.open_trace import request_of
from playground.texts import said
from playground.trace import Diagnostic, Failed, Started, Trace, event_from_line
from playground.ui.controls.form_updates import BUSY, show_notes
from playground.ui.controls.page_context import PageContext
from playground.ui.controls.updates import Updates
from playground.ui.one_run.run_handler import ONE_RUN
from playground.ui.server.messages import busy, messages
from playground.ui.server.run_version import next_turn, stamp
from playground.ui.server.scripts import carrier
from playground.ui.server.streaming import LiveRun

PATIENCE_SECONDS = 0.25  # for which the message line stays as it is: a line that comes and goes moves the page
_ENABLED = "() => ({__type__: 'update', interactive: true})"


class LogitLens:
    """The component that carries the pane's questions and the answers. Built inside the current Blocks."""

    def __init__(self) -> None:
        self.component = carrier("lens", "mountLogitLens", {"most": MOST}, events=["look_into"])

    def wire(self, page: PageContext) -> None:
        """Connect the pane's questions with the page."""
        self._page = page
        self.component.look_into(None, js=_ENABLED, outputs=page.buttons.stop)
        outputs = [page.display.message, page.commands, self.component]
        told = self.component.look_into(self.look_into, None, outputs, trigger_mode="multiple", **page.internal)
        page.finish_after(told)

    async def look_into(self, asked: gr.EventData, http: gr.Request) -> AsyncIterator[Updates]:
        """Have the text that is asked about read, and its layers; yields the message, and at last the answer."""
        page, session = self._page, self._page.sessions.of(http)
        message, turn = page.display.message, getattr(asked, "turn", None)
        try:
            if session.busy:
                raise RequestError([BUSY])
            live = LiveRun(_Lens(page.engine), self._question(asked), session.visitor)
        except RequestError as error:
            yield show_notes(page, error.diagnostics) | self._answer(None)
            return
        session.live, session.running_view = live, ONE_RUN  # so that Stop and the next run end it
        values, problem = None, Diagnostic("", "info", said("Looking into the layers was stopped."), said("Ask again."))
        begun, told = time.monotonic(), False
        async with aclosing(live.batches()) as batches:
            async for events in batches:
                for event in events:
                    if isinstance(event, LensRead):
                        values = event.values
                    elif isinstance(event, Failed) and event.error != "Cancelled":
                        problem = Diagnostic("", "error", event.message, event.fix)
                words = _progress(events)
                if words and session.live is live and time.monotonic() - begun > PATIENCE_SECONDS:
                    told = True
                    yield {message: stamp(next_turn(), busy(words))}
        if session.live is not live:  # a run has begun in the meantime, and the message line is that run's
            yield self._answer(None)
        elif values is None:
            yield show_notes(page, [problem]) | self._answer(None)
        else:
            found = {"turn": turn if isinstance(turn, int) else None, "found": values}
            yield self._answer(found) | ({message: stamp(next_turn(), messages([]))} if told else {})

    def _question(self, asked: gr.EventData) -> LensQuestion:
        """What is asked about the text of which `started` tells, with these `ids` after what it began with. Its length
        is for the engine to judge. Raises RequestError where it cannot be read."""
        ids, places = getattr(asked, "ids", None), getattr(asked, "places", None)
        try:
            started = event_from_line(str(getattr(asked, "started", "")))
            if not isinstance(started, Started) or not is_ids(ids) or not ids or not is_ids(places):
                raise ValueError
            model = request_of(Trace(started=started)).model
        except RequestError:
            raise
        except (ValueError, TypeError):
            text = said("There is no text whose layers could be read.")
            raise RequestError([Diagnostic("", "error", text, said("Click Generate first."))]) from None
        if started.has_read_media:
            raise RequestError([Diagnostic("", "error", NO_MEDIA, said("Run the model on a text alone."))])
        prompt, begun = (
            [token.token_id for token in tokens] for tokens in (started.prompt_tokens, started.decoder_tokens)
        )
        return LensQuestion(model, [*(begun or prompt), *ids], places, prompt if begun else None)

    def _answer(self, found: dict[str, Any] | None) -> Updates:
        return {self.component: stamp(next_turn(), json.dumps(found).replace("<", "\\u003c"))}


def _progress(events: list[Any]) -> str:
    """What is to be said after a batch of events; none came yet where the model is on its way, or others are first."""
    if not events:
        return said("Reading the layers …")
    last = events[-1]
    if not isinstance(last, LensAdvanced):
        return ""
    return said("Reading the layers: {done} of {count}.", done=last.done, count=last.of)


class _Lens:
    """An engine to which a question about layers is what a request is to another one, for `LiveRun`."""

    def __init__(self, engine: Engine) -> None:
        self.submit = engine.look_into
