"""The view "Serving": requests that come, wait, share steps and blocks, served by continuous batching, live, and the
same ones in other ways.

Knows its controls, the engine's steps and the panes that draw them; who asks for what stands in `serving_requests.py`,
how they are served in `serving_ways.py`, what is wrong with it is known to `playground.questions.serving_question`.
"""

from __future__ import annotations

import random
from collections.abc import Mapping

import gradio as gr

from playground.presets.recorded_runs import recorded_serving
from playground.questions import Answer, CheckedQuestion, Question
from playground.questions.serving_log import ServingLog
from playground.questions.serving_question import ServingAdvanced, ServingQuestion
from playground.requests.request import RequestError, raise_for_errors
from playground.server.side_work import beside
from playground.settings import Settings
from playground.sharing.answer_files import answer_to_csv, answer_to_html
from playground.sharing.open_comparison import open_saved
from playground.sharing.request_table import to_table
from playground.sharing.serving_script import serving_script
from playground.texts import said
from playground.trace import Diagnostic
from playground.trace.serialization import to_line
from playground.trace.wire import Json, to_plain
from playground.ui.comparisons.question_view import PLAIN, QuestionView, SavedAs
from playground.ui.comparisons.serving_requests import RequestList
from playground.ui.comparisons.serving_ways import WayControls
from playground.ui.controls.field_values import as_text
from playground.ui.controls.form_updates import BUSY, show_notes
from playground.ui.controls.updates import Updates
from playground.ui.page.form_parts import FormSides, TextField, WordsPart
from playground.ui.page.long_events import FormValues
from playground.ui.page.messages import messages
from playground.ui.page.report import FOUND, Report
from playground.ui.page.run_version import next_turn, stamp
from playground.ui.page.view_form import ViewForm
from visualizers.figures import charts_of

_EXAMPLE = Diagnostic(
    "", "info",
    said("Recorded beforehand: seven requests on nine blocks, which run out. Nothing ran; the list "
         "and the controls come from the recording."),
)  # fmt: skip


class ServingView(QuestionView):
    """The requests, how they are served, and what came of it."""

    kind = ServingLog.kind
    title = said("Serving")
    button = said("Serve")
    uses_prompt = False
    nothing = Diagnostic("", "warning", said("There is nothing to save yet."), said("Serve some requests first."))
    files: Mapping[str, SavedAs] = {
        "csv": QuestionView.files["csv"],
        "steps": SavedAs(
            said("Save steps (CSV)"), "steps.csv", "text/csv", lambda saved: answer_to_csv(saved, "steps")
        ),
        "json": QuestionView.files["json"],
        "html": SavedAs(
            said("Save page (HTML)"), "html", "text/html",
            lambda saved: answer_to_html(saved, f"{ServingView.title}: {saved.model}"),
        ),
    }  # fmt: skip

    def __init__(self, settings: Settings) -> None:
        super().__init__(settings)
        self._elsewhere = settings.engine == "openai"
        self.list = RequestList(settings, self.button)
        self.ways = WayControls()

    def build(self) -> None:
        about = said(
            "How a server decodes many requests at once: they arrive, wait, and share steps and cache blocks. "
            "Each has its own prompt and knobs; the model and the seed come from the page."
        )
        elsewhere = said(
            "This backend is another server, and does not say how it serves. Start the playground without "
            "--engine to run models here."
        )
        self.why_not = WordsPart(id="serving-why-not", text=elsewhere) if self._elsewhere else None
        self.script = TextField(
            id="serving-script", label=said("The serving as Python"), lines=6, most_lines=24, only_shown=True,
            is_code=True, visible=False,
            info=said("First with plain transformers, then with serve_batch, which has the clock and the figures."),
        )  # fmt: skip
        self.inputs = [self.list.field, *self.ways.inputs, *self.list.drawing]
        self.adopt_outputs = [self.list.field, *self.ways.inputs]
        first, name = f"report-{self.kind}", f"{self.kind}-values"
        options = {"kind": self.kind, "name": name, "first": first}
        self.found = Report(self.kind, "mountComparisonLog", options)
        asks = [
            *filter(None, [self.why_not]), WordsPart(id="serving-words", text=about), *self.list.parts,
            *self.ways.parts,
        ]  # fmt: skip
        buttons = self.file_parts(example=said("Recorded example"), python=said("Copy as Python"))
        self.form = ViewForm([FormSides(asks=asks, shows=[self.found.panes, buttons, self.script])])
        self.list.wire(self.ways.clock)
        self.presses = {**self.list.presses, "example": self.open_example, "python": self.show_script}

    # ------------------------------------------------------------------------------------------------------ handlers

    def saved(self, question: Question, answer: Answer) -> ServingLog:
        return answer

    def line(self, question: ServingQuestion, part: ServingAdvanced) -> str:
        told: dict[str, Json] = {"type": "Served", **to_plain(part)}
        if part.settings is not None:
            told |= {"model": question.model, "clock": question.clock, "seed": question.seed}
        return to_line({name: value for name, value in told.items() if value is not None and name != "before"})

    def last_line(self, saved: ServingLog) -> str:
        """The whole log, with how each request ended and the figures."""
        return to_line({"type": FOUND, "values": saved.for_page, "charts": charts_of(saved.kind, saved.values)})

    def question_from(self, data: FormValues) -> tuple[CheckedQuestion, list[Diagnostic]]:
        page = self.page
        requests = self.list.read(data[self.list.field])
        # The prompt above is no part of it, nor are the knobs, and nothing that is wrong with them is.
        model, seed = as_text(data[page.controls.model]), as_text(data[page.controls.seed])
        clock = "seconds" if data[self.ways.clock] == "seconds" else "steps"
        asked = ServingQuestion(model, requests, self.ways.read(data), clock, _seed(seed)).checked(page.settings)
        # what several ways share: once
        notes = list({(each.knob, each.message): each for each in asked.problems}.values())
        if not model:
            notes.append(Diagnostic("model", "error", said("No model is chosen."), said("Choose one.")))
        raise_for_errors(notes)
        facts = page.engine.facts(model)
        return asked, [*notes, PLAIN] if facts and facts.has_chat_template else notes

    def form_of(self, saved: ServingLog) -> Updates:
        question = ServingQuestion.of_log(saved)
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

    def show_script(self, data: FormValues, http: gr.Request) -> Updates:
        """What is set, as a script."""
        try:
            question = self.question_from(data)[0].question
        except RequestError as error:
            return self.list.say(*error.diagnostics)
        facts = self.page.engine.facts(question.model)
        script = serving_script(
            question,
            model_defaults=facts.generation_config if facts else None,
            weights=self.page.sessions.of(http).weights_of(question.model),
        )
        return {self.script: gr.update(value=script, visible=True)} | self.list.say()


def _seed(text: str) -> object:
    """The seed as it is typed; one that is drawn where there is none."""
    if not text:
        return random.randrange(2**32)
    return int(text) if text.isascii() and text.isdecimal() and len(text) < 20 else text
