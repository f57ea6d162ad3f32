"""The lesson that a person takes, in a panel beside the page: it says a step's text, sets the page for it, asks for a
prediction, and judges the runs that the person makes.

Drawn by lesson_panel.ts in a `gr.HTML`, which keeps in the browser how far the person is. What a lesson is, and what a
run says of a step, is known to `playground.lessons`.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping

import gradio as gr
from gradio.components import Component

from playground.experiments.comparison import Comparison
from playground.lessons.hand import read_hand
from playground.lessons.judgement import judge
from playground.lessons.lesson import LESSONS, Lesson, as_plain, solvable
from playground.lessons.view_findings import served
from playground.presets.recorded_runs import recorded_log
from playground.questions.prompt_batch import BatchAnswer, DecodedBatch
from playground.requests.request import GenerationRequest, RequestError
from playground.server.sessions import Session
from playground.server.side_work import beside
from playground.sharing.open_trace import open_log, request_of
from playground.texts import said
from playground.trace import Step as RunStep
from playground.trace.serialization import to_line
from playground.trace.wire import Json
from playground.ui.controls.field_values import as_text
from playground.ui.controls.form_updates import BUSY, fill_controls, put_run, show_notes
from playground.ui.controls.page_context import PageContext
from playground.ui.controls.updates import Updates
from playground.ui.lessons.lesson_runs import LessonRuns
from playground.ui.page.ask_kinds import ChooseLesson, EnterStep, JudgeStep, LeaveLesson, ShowRecorded
from playground.ui.page.long_events import FormValues
from playground.ui.page.run_version import next_turn
from playground.ui.page.scripts import on_load
from playground.ui.page.styles import styled
from playground.ui.page.view_form import components_of

MOST_LETTERS = 60  # of a token that somebody writes


class LessonPanel:
    """Built inside the current Blocks; `wire` connects it."""

    def __init__(self) -> None:
        lessons = [{name: getattr(each, name) for name in ("name", "title", "about", "minutes")} | {
            "steps": len(each.steps)} for each in LESSONS.values()]  # fmt: skip
        self.component = gr.HTML(
            "",
            html_template='<aside class="gp-lesson" hidden></aside>',
            js_on_load=on_load("mountLessonPanel", {"lessons": lessons}),
            apply_default_css=False,
            elem_id="lesson",
            elem_classes=styled("lesson_panel"),
        )

    def wire(self, page: PageContext) -> None:
        """Connect the panel with the page."""
        self._page, panel = page, self.component
        views = components_of(each for view in page.fillable.values() for each in view.inputs)
        page.asks.hear(ChooseLesson, self.choose, panel)
        page.asks.hear(EnterStep, self.enter, [*page.form_outputs, *views, panel])
        page.asks.hear(JudgeStep, self.judge, panel)
        page.asks.hear(LeaveLesson, self.leave, [*page.form_outputs, *views])
        page.asks.hear(ShowRecorded, self.show_recorded, page.trace_outputs)

    # --------------------------------------------------------------------------------------------------- handlers

    def choose(self, asked: ChooseLesson) -> str | dict[str, Json]:
        """The lesson of that name, for the panel."""
        lesson = LESSONS.get(asked.lesson)
        return _value("lesson", lesson=as_plain(lesson)) if lesson else gr.skip()

    def enter(self, data: FormValues, asked: EnterStep, http: gr.Request) -> Updates:
        """A step begins: set the page for it, where it asks for that; with `solved`, as its task wants it. With
        `own_model`, the model that the person has chosen takes the place of the lesson's."""
        page = self._page
        lesson, number = _place(asked)
        if lesson is None:
            return {page.commands: gr.skip()}
        session = page.sessions.of(http)
        runs = self._runs(session, lesson)
        if runs.form is None:
            runs.form, runs.strategy = self._form(data), as_text(data[page.controls.preset])
            runs.views = {each: data[each] for view in page.fillable.values() for each in view.inputs}
        runs.show(session.trace, session.trace is session.opened)
        runs.enter(number, _views(session))
        ready = {self.component: _value("ready", step=number, lacks=runs.lacks(number) is not None)}
        step, solved = lesson.steps[number], asked.solved and solvable(lesson.steps[number])
        begins, runs.entered = not runs.entered, True  # a link into the middle: what the steps before it set is set now
        request = lesson.request(number, solved) if step.sets is not None or solved or begins else None
        if request is None or asked.keep:
            return ready
        if asked.own_model:
            model = as_text(data[page.controls.model])
            if model == request.model and runs.form:  # the lesson has set it: the person's own is that of before
                model = runs.form.model
            request = dataclasses.replace(request, model=model)
        preset = step.solution.get("preset") if solved else None
        strategy, membership = preset or lesson.preset(number), session.membership
        own = membership is not None and membership.setup.lesson == lesson.name  # it sets what is locked, too
        for each in request.media:
            page.media.keep(each, session)
        updates = fill_controls(page, session, request, strategy, locks=not own)
        if own:
            membership.move_to(request, strategy)
        del updates[page.commands]  # the focus stays in the panel
        for name, values in lesson.view_sets(number, earlier=begins).items():
            updates |= page.fillable[name].fill(values)
        return updates | ready

    def judge(self, asked: JudgeStep, http: gr.Request) -> str | dict[str, Json]:
        """What the run that is shown says of a step."""
        lesson, number = _place(asked)
        if lesson is None:
            return gr.skip()
        session = self._page.sessions.of(http)
        runs, step = self._runs(session, lesson), lesson.steps[number]
        if session.trace is not None and session.trace.finished is None and session.busy:
            return gr.skip()  # it asks again at the end of the run
        runs.show(session.trace, session.trace is session.opened)
        views = {
            name: _values(shown)
            for name, shown in _views(session).items()
            if not (step.task and shown is runs.seen_views.get(name))
        }
        views["hand"] = read_hand(asked.hand, runs.shown)
        guess = asked.guess[:MOST_LETTERS] if isinstance(asked.guess, str) else asked.guess
        found = judge(step, guess, runs.asked(number, views))
        return _value("judgement", step=number, **vars(found), recorded=bool(step.claim and step.recorded))

    async def show_recorded(self, asked: ShowRecorded, http: gr.Request) -> Updates:
        """The recorded run that shows what a step claims; or, with `needed`, the one that it needs."""
        page, nothing = self._page, {self._page.commands: gr.skip()}
        lesson, number = _place(asked)
        step = lesson.steps[number] if lesson else None
        name = step and (step.needs if asked.needed else step.recorded)
        if lesson is None or name is None:
            return nothing
        session = page.sessions.of(http)
        if session.busy:
            return show_notes(page, [BUSY])
        trace = await beside(lambda: open_log(recorded_log(name)))
        note = "" if asked.needed else said("A recorded run that shows it. Your settings stay as they are.")
        if asked.needed:
            self._runs(session, lesson).begin_with(trace)
        update = await put_run(page, session, trace, request_of(trace), lesson.preset(number), note, recorded=True)
        session.opened = None  # it is this lesson's
        return update

    def leave(self, asked: LeaveLesson, http: gr.Request) -> Updates:
        """The lesson is left: set the page as it was before it."""
        page = self._page
        session = page.sessions.of(http)
        runs, session.lesson = session.lesson, None
        if runs is None or runs.form is None:
            return {page.commands: gr.skip()}
        return fill_controls(page, session, runs.form, runs.strategy) | runs.views

    def predicted(self, session: Session, lesson: Lesson, number: int) -> float | RunStep | None:
        """What a step asks to predict, as it is in this person's run: the number, or the run's step with the token;
        None where there is none."""
        runs, step = session.lesson, lesson.steps[number] if number < len(lesson.steps) else None
        predict = step.predict if step else None
        if runs is None or runs.lesson is not lesson or predict is None or not (predict.number or predict.token):
            return None
        runs.show(session.trace, session.trace is session.opened)
        found = runs.asked(number, {name: _values(shown) for name, shown in _views(session).items()})
        if predict.token:
            return found.step(predict.token)
        value = found.value(predict.number)
        return value if isinstance(value, int | float) and not isinstance(value, bool) else None

    # ---------------------------------------------------------------------------------------------------- helpers

    def _runs(self, session: Session, lesson: Lesson) -> LessonRuns:
        """The runs of this person in this lesson."""
        if session.lesson is None or session.lesson.lesson is not lesson:
            earlier = session.lesson
            session.lesson = LessonRuns(lesson, seen=session.trace)
            session.lesson.show(session.trace, session.trace is session.opened)
            if earlier:  # from one lesson into the next: what was set before both comes back
                session.lesson.form, session.lesson.strategy = earlier.form, earlier.strategy
                session.lesson.views = earlier.views
        return session.lesson

    def _form(self, data: Mapping[Component, object]) -> GenerationRequest | None:
        """What the page is set to; None where that is no request."""
        try:
            return self._page.request_from(data)[0]
        except RequestError:
            return None


def _views(session: Session) -> dict[str, DecodedBatch | Comparison]:
    """What the views have shown last to this person, by the names that findings have."""
    compared = {name: session.comparisons.get(name) for name in ("precision", "seeds")}
    shown = {"batch": session.answers.get("batch"), **compared}
    return {name: each for name, each in shown.items() if each is not None}


def _values(shown: DecodedBatch | Comparison) -> BatchAnswer | dict[str, Json] | None:
    if isinstance(shown, DecodedBatch):
        return shown.answer
    return served(shown) if shown.kind == "seeds" else shown.found()


def _place(asked: EnterStep | JudgeStep | ShowRecorded) -> tuple[Lesson | None, int]:
    """The lesson and the number of the step, from 0, of an event of the panel."""
    lesson = LESSONS.get(asked.lesson)
    return (lesson, asked.step) if lesson and 0 <= asked.step < len(lesson.steps) else (None, 0)


def _value(kind: str, **what: object) -> str:
    """A value for the panel; the turn makes two equal ones two values."""
    return to_line({"kind": kind, "turn": next_turn(), **what}).rstrip("\n")
