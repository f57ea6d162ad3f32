"""The view "Serving": requests that come, wait, share steps and blocks, served by continuous batching, live, and the
same ones in other ways.

Knows its controls, the engine's steps and the panes that draw them; who asks for what stands in `serving_requests.py`,
how they are served in `serving_ways.py`, what is wrong with it is known to `playground.questions.serving_question`.
"""

from __future__ import annotations

import random
from collections.abc import AsyncIterator, Mapping
from contextlib import aclosing
from typing import Any

import gradio as gr
from gradio.components import Component

from playground.presets.recorded_runs import recorded_serving
from playground.questions import Answered, Progressed
from playground.questions.serving_log import ServingLog
from playground.questions.serving_question import ServingAdvanced, ServingQuestion
from playground.requests.request import RequestError, raise_for_errors
from playground.server.live_log import Appended
from playground.server.sessions import Session
from playground.server.side_work import beside
from playground.server.streaming import LiveRuns
from playground.settings import Settings
from playground.sharing.open_comparison import open_saved
from playground.sharing.request_table import to_table
from playground.sharing.serving_files import serving_to_csv, serving_to_html, serving_to_json, steps_to_csv
from playground.sharing.serving_script import serving_script
from playground.texts import said
from playground.trace import Diagnostic, Failed, Loading, Queued
from playground.trace.serialization import to_line
from playground.trace.wire import to_plain
from playground.ui.comparisons.serving_requests import RequestList
from playground.ui.comparisons.serving_ways import WayControls
from playground.ui.controls.field_values import as_text
from playground.ui.controls.form_updates import BUSY, show_notes
from playground.ui.controls.page_context import PageContext
from playground.ui.controls.sentence import sentence
from playground.ui.controls.updates import Updates
from playground.ui.page.browser_commands import download
from playground.ui.page.messages import busy, failure_notes, messages, refusal
from playground.ui.page.report import FOUND, Report
from playground.ui.page.run_version import next_turn, stamp
from playground.ui.page.translations import _
from visualizers.figures import charts_of

_PLAIN = Diagnostic(
    "", "info", said("This is a chat model. Here it reads the prompts as plain text, without its template.")
)
_EXAMPLE = Diagnostic(
    "", "info",
    said("Recorded beforehand: seven requests on nine blocks, which run out. Nothing ran; the list "
         "and the controls come from the recording."),
)  # fmt: skip
_NOTHING = Diagnostic("", "warning", said("There is nothing to save yet."), said("Serve some requests first."))


class ServingView:
    """The requests, how they are served, and what came of it."""

    kind = ServingLog.kind
    title = said("Serving")
    button = said("Serve")
    left_out = None

    def __init__(self, settings: Settings) -> None:
        self._elsewhere = settings.engine == "openai"
        self.list = RequestList(settings, self.button)
        self.ways = WayControls()

    def build_hidden(self) -> None:
        """Nothing: what it shows travels with its picture."""

    def build(self) -> None:
        """The controls, the pictures and the buttons. To be called inside the view's tab."""
        self.why_not = None
        if self._elsewhere:
            self.why_not = sentence(said(
                "This backend is another server, and does not say how it serves. Start the playground without "
                "--engine to run models here."
            ), elem_id="serving-why-not")  # fmt: skip
        sentence(
            said(
                "How a server decodes many requests at once: they arrive, wait, and share steps and cache blocks. "
                "Each has its own prompt and knobs; the model and the seed come from the page."
            ),
            elem_id="serving-words",
        )
        self.list.build()
        self.ways.build()
        self.inputs: list[Component] = [self.list.field, *self.ways.inputs]
        self.adopt_outputs = list(self.inputs)
        small: dict[str, Any] = {"size": "sm", "min_width": 100}
        with gr.Row(elem_classes="small-buttons"):
            self.save_buttons = {
                "csv": gr.Button(_("Save table (CSV)"), elem_id="serving-csv", **small),
                "steps": gr.Button(_("Save steps (CSV)"), elem_id="serving-steps", **small),
                "json": gr.Button(_("Save (JSON)"), elem_id="serving-json", **small),
                "html": gr.Button(_("Save page (HTML)"), elem_id="serving-html", **small),
            }
            self.open = gr.Button(_("Open (JSON)"), elem_id="serving-open", **small)
            self.example = gr.Button(_("Recorded example"), elem_id="serving-example", **small)
            self.python = gr.Button(_("Copy as Python"), elem_id="serving-python", **small)
        self.script = gr.Textbox(
            label=_("The serving as Python"), lines=6, max_lines=24, interactive=False, visible=False, buttons=["copy"],
            elem_id="serving-script",
            info=_("First with plain transformers, then with serve_batch, which has the clock and the figures."),
        )  # fmt: skip
        first, name = f"report-{self.kind}", f"{self.kind}-values"
        self.found = Report(self.kind, "mountComparisonLog", {"kind": self.kind, "name": name, "first": first})

    @property
    def log(self) -> gr.HTML:
        """What carries the steps to the panes."""
        return self.found.component

    def wire(self, page: PageContext) -> None:
        """Connect the view with the page."""
        self.page = page
        self.list.wire(page, self.ways.clock)
        for what, button in self.save_buttons.items():
            button.click(self._saving(what), None, [page.commands, page.display.message], **page.internal)
        shown = [self.log, *self.adopt_outputs, page.display.message, page.commands]
        self.example.click(self.open_example, None, shown, **page.internal)
        self.python.click(self.show_script, page.inputs, [self.script, self.list.message], **page.internal)

    # ------------------------------------------------------------------------------------------------------ handlers

    def ask(self, session: Session, data: Mapping[Component, Any]) -> Any:
        return self.question_from(data)

    async def run(self, data: Mapping[Component, Any], http: gr.Request) -> AsyncIterator[Updates]:
        """Serve the requests; yields each step as it is made, and at the end how each one ended. Stops what the person
        has running, and is stopped by what they run next. The last pictures stay until the first step is told."""
        page, session = self.page, self.page.sessions.of(http)
        turn, message = next_turn(), page.display.message
        try:
            question, notes = await beside(self.question_from, data)
            session.confirm_stop(self.title)
        except RequestError as error:
            yield {message: stamp(turn, refusal(error.diagnostics))}
            return
        live = LiveRuns(page.engine, [question], 1, session.visitor)
        session.stop_for(self.title)
        session.turn, session.live = turn, live
        yield {message: stamp(turn, busy(question.words(None)))}
        async with aclosing(live.batches()) as batches:
            async for pairs in batches:
                update: Updates = {}
                lines = ""
                for _number, event in pairs:
                    if isinstance(event, Progressed):
                        session.serving = None  # what is shown from now on is not whole yet
                        lines += _line(question, event.part)
                        update[message] = stamp(turn, busy(question.words(event.part)))
                    elif isinstance(event, Answered):
                        session.serving = event.answer
                        lines += await beside(_last_line, event.answer)
                        update[message] = stamp(turn, messages(notes))
                    elif isinstance(event, Failed):
                        update[message] = stamp(turn, refusal(failure_notes(event)))
                    elif isinstance(event, Queued | Loading):
                        update[message] = stamp(turn, busy(question.words(None)))
                if lines:
                    update[self.log] = Appended(turn, lines)
                if update:
                    yield update

    def question_from(self, data: Mapping[Component, Any]) -> tuple[ServingQuestion, list[Diagnostic]]:
        """The question that the controls describe, and the notes on it. Raises RequestError where it cannot run."""
        page = self.page
        requests = self.list.read(data[self.list.field])
        # The prompt above is no part of it, nor are the knobs, and nothing that is wrong with them is.
        model, seed = as_text(data[page.controls.model]), as_text(data[page.controls.seed])
        clock = "seconds" if data[self.ways.clock] == "seconds" else "steps"
        question = ServingQuestion(model, requests, self.ways.read(data), clock, _seed(seed))
        problems = question.problems(page.settings)
        notes = list({(each.knob, each.message): each for each in problems}.values())  # what several ways share: once
        if not model:
            notes.append(Diagnostic("model", "error", said("No model is chosen."), said("Choose one.")))
        raise_for_errors(notes)
        facts = page.engine.facts(model)
        return question, [*notes, _PLAIN] if facts and facts.has_chat_template else notes

    def _saving(self, what: str) -> Any:
        async def save(http: gr.Request) -> Updates:
            log = self.page.sessions.of(http).serving
            if log is None:
                return show_notes(self.page, [_NOTHING])
            make, name, mime = {
                "csv": (serving_to_csv, "serving.csv", "text/csv"),
                "steps": (steps_to_csv, "serving.steps.csv", "text/csv"),
                "json": (serving_to_json, "serving.json", "application/json"),
                "html": (self._page_of, "serving.html", "text/html"),
            }[what]
            text = await beside(make, log)
            return show_notes(self.page, []) | {self.page.commands: download(name, mime, text)}

        return save

    def _page_of(self, log: ServingLog) -> str:
        return serving_to_html(log, f"{self.title}: {log.model}")

    def showing(self, opened: ServingLog) -> Updates:
        """What shows requests that were served elsewhere."""
        return self.found.show(opened.values)

    def adopt(self, session: Session, opened: ServingLog) -> Updates:
        """Make what was served elsewhere that of this person, and the list and the controls those of it."""
        session.serving, question = opened, ServingQuestion.of_log(opened)
        ways = self.ways.showing(list(question.ways), question.clock)
        return {self.list.field: to_table(question.requests), **ways}

    async def open_example(self, http: gr.Request) -> Updates:
        """Show the serving that was recorded beforehand, in which requests are preempted. Nothing runs."""
        page, session = self.page, self.page.sessions.of(http)
        if session.busy:
            return show_notes(page, [BUSY])
        opened = await beside(lambda: open_saved(recorded_serving()))
        shown, adopted = await beside(self.showing, opened), self.adopt(session, opened)
        session.turn, session.live = next_turn(), None
        return {**shown, **adopted, page.display.message: stamp(session.turn, messages([_EXAMPLE]))}

    def show_script(self, data: Mapping[Component, Any], http: gr.Request) -> Updates:
        """What is set, as a script."""
        try:
            question = self.question_from(data)[0]
        except RequestError as error:
            return self.list.say(*error.diagnostics)
        facts = self.page.engine.facts(question.model)
        script = serving_script(
            question,
            model_defaults=facts.generation_config if facts else None,
            weights=self.page.sessions.of(http).weights_of(question.model),
        )
        return {self.script: gr.update(value=script, visible=True)} | self.list.say()


def _line(question: ServingQuestion, part: ServingAdvanced) -> str:
    """What is told while requests are served, as a line of those that add up to a log in the panes."""
    told: dict[str, Any] = {"type": "Served", **to_plain(part)}
    if part.settings is not None:
        told |= {"model": question.model, "clock": question.clock, "seed": question.seed}
    return to_line({name: value for name, value in told.items() if value is not None and name != "before"})


def _last_line(log: ServingLog) -> str:
    """The whole log, with how each request ended and the figures."""
    return to_line({"type": FOUND, "values": log.for_page, "charts": charts_of(log.kind, log.values)})


def _seed(text: str) -> Any:
    """The seed as it is typed; one that is drawn where there is none."""
    if not text:
        return random.randrange(2**32)
    return int(text) if text.isascii() and text.isdecimal() and len(text) < 20 else text
