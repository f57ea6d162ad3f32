"""A view that asks one question and shows its answer: the press of the button, how far it is, the picture, the files.

A kind of question brings its form (`build`, `question_from`) and, where no pane draws its answer, a picture of parts
that all panes know (`picture`). Knows the engine's events and the page; no kind of question.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import aclosing
from typing import Any, NamedTuple

import gradio as gr

from playground.questions import Answer, Answered, AnsweredQuestion, CheckedQuestion, Progressed, Question
from playground.requests.request import RequestError
from playground.server.live_log import Appended
from playground.server.sessions import Session
from playground.server.side_work import beside
from playground.server.streaming import LiveRuns
from playground.settings import Settings
from playground.sharing.answer_files import SavedAnswer, answer_to_csv, answer_to_json
from playground.texts import Text, said
from playground.trace import Diagnostic, Failed, Loading, Queued
from playground.trace.wire import Record
from playground.ui.controls.form_updates import show_notes
from playground.ui.controls.page_context import PageContext
from playground.ui.controls.updates import Updates
from playground.ui.page.browser_commands import download
from playground.ui.page.form_parts import ButtonLine, PickedFile, button_line
from playground.ui.page.long_events import FormValues
from playground.ui.page.messages import busy, failure_notes, messages, refusal
from playground.ui.page.report import Report
from playground.ui.page.run_version import next_turn, stamp
from playground.ui.page.view_form import Place, ViewForm
from visualizers.sheet import Sheet

PLAIN = Diagnostic(
    "", "info", said("This is a chat model. Here it reads the prompts as plain text, without its template.")
)
SEED_TOO = "seed too"


class SavedAs(NamedTuple):
    """A button that saves the answer: what it says, the end of the file's name and its type, and what makes it."""

    label: Text
    file: str
    mime: str
    make: Callable[[SavedAnswer], str]


class QuestionView:
    """The form of a question, and what came of it. `kind` is that of its files, `nothing` is said where there is
    nothing to save; `left_out` are the settings that have no part in it, and are not shown: knobs, "strategy",
    "assistant" and "seed", None for all but the seed, SEED_TOO for that as well. `uses_prompt`: whether the page's
    prompt is part of the question."""

    kind: str
    title: Text
    button: Text
    nothing: Diagnostic
    left_out: Sequence[str] | None = None
    uses_prompt = True
    files: Mapping[str, SavedAs] = {
        "csv": SavedAs(said("Save table (CSV)"), "csv", "text/csv", answer_to_csv),
        "json": SavedAs(said("Save (JSON)"), "json", "application/json", answer_to_json),
    }
    inputs: Sequence[Place] = ()
    adopt_outputs: Sequence[Place] = ()  # the controls that show what was asked
    found: Report
    form: ViewForm
    presses: Mapping[str, Callable[..., object]] = {}  # what the buttons of the form do, beside saving and opening
    press_outputs: Sequence[Place] = ()  # what that writes

    def __init__(self, settings: Settings) -> None:
        self.settings = settings

    def build_hidden(self) -> None:
        """Nothing: what it shows travels with its picture."""

    def build(self) -> None:
        """The controls, the picture and the buttons. To be called inside the view's tab."""
        raise NotImplementedError

    def file_parts(self, **others: Text) -> ButtonLine:
        """The line of buttons that save and open, and of `others`."""
        saves = {what: each.label for what, each in self.files.items()}
        opens = {"open": PickedFile(".json,application/json", self.settings.max_file_mb * 10**6)}
        return button_line(
            self.kind, {"open": said("Open (JSON)"), **others}, saves=saves, of=[self.kind], picks=opens
        )

    @property
    def log(self) -> gr.HTML:
        """What carries the answer to the picture."""
        return self.found.component

    def wire(self, page: PageContext) -> None:
        """Connect the view with the page."""
        self.page = page
        self.presses = {**self.presses, **{what: self._saving(what) for what in self.files}}

    # ------------------------------------------------------------------------------------------------- of each kind

    def question_from(self, data: FormValues) -> tuple[CheckedQuestion, list[Diagnostic]]:
        """The question that the controls describe, looked through, and the notes on it. Raises RequestError where it
        cannot run."""
        raise NotImplementedError

    def saved(self, question: Question, answer: Answer) -> SavedAnswer:
        """What is kept of the answer, to be saved."""
        return AnsweredQuestion(question, answer)

    def line(self, question: Question, part: Record) -> str:
        """What a part adds to the picture while the rest is on its way, as a line of its log."""
        return ""

    def last_line(self, saved: SavedAnswer) -> str:
        """What the answer adds to a picture that was drawn line by line."""
        return ""

    def picture(self, answer: Any) -> Sheet | None:
        """The answer in parts that every page can draw; None where a pane of its own draws it."""
        return None

    def showing(self, saved: SavedAnswer) -> Updates:
        """What shows an answer, also one from elsewhere."""
        sheet = self.picture(saved.answer)
        return self.found.show(saved.answer.values if sheet is None else sheet.values)

    def adopt(self, session: Session, saved: Any) -> Updates:
        """Make an answer from elsewhere the one of this person, and what was asked that of the controls."""
        session.answers[self.kind] = saved
        return self.form_of(saved)

    def form_of(self, saved: Any) -> Updates:
        """The controls as they were set for this answer."""
        return {}

    # ------------------------------------------------------------------------------------------------------ handlers

    def ask(self, session: Session, data: FormValues) -> object:
        return self.question_from(data)

    async def run(self, data: FormValues, http: gr.Request) -> AsyncIterator[Updates]:
        """Have the question answered; yields how far it is, and the picture. What ends otherwise leaves the picture as
        it was. Stops what the person has running, and is stopped by what they run next."""
        page, session = self.page, self.page.sessions.of(http)
        turn, message = next_turn(), page.display.message
        try:
            asked, notes = await beside(self.question_from, data)
            question = asked.question
            session.confirm_stop(self.title)
        except RequestError as error:
            yield {message: stamp(turn, refusal(error.diagnostics))}
            return
        live = LiveRuns(page.engine, [asked], 1, session.visitor)
        session.stop_for(self.title)
        session.turn, session.live = turn, live
        yield {message: stamp(turn, busy(question.words(None)))}
        async with aclosing(live.batches()) as batches:
            async for pairs in batches:
                update, lines = {}, ""
                for _number, event in pairs:
                    match event:
                        case Queued() | Loading():
                            update[message] = stamp(turn, busy(question.words(None)))
                        case Progressed(part):
                            update[message] = stamp(turn, busy(question.words(part)))
                            if line := self.line(question, part):
                                lines += line
                                session.answers.pop(self.kind, None)  # what is shown is not whole yet
                        case Answered(answer):
                            saved = session.answers[self.kind] = self.saved(question, answer)
                            update[message] = stamp(turn, messages(notes))
                            if line := await beside(self.last_line, saved):
                                lines += line
                            else:
                                update |= self.showing(saved)
                        case Failed():
                            update[message] = stamp(turn, refusal(failure_notes(event)))
                if lines:
                    update[self.log] = Appended(turn, lines)
                if update:
                    yield update

    def _saving(self, what: str) -> Callable[..., object]:
        async def save(http: gr.Request) -> Updates:
            saved, each = self.page.sessions.of(http).answers.get(self.kind), self.files[what]
            if saved is None:
                return show_notes(self.page, [self.nothing])
            text = await beside(each.make, saved)
            return show_notes(self.page, []) | {
                self.page.commands: download(f"{self.kind}.{each.file}", each.mime, text)
            }

        return save
