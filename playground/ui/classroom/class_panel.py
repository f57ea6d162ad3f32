"""The class on the page: the form with which a teacher makes a link for it, and the line at the top that shows, to the
teacher, the link and what the room has gathered, and to a pupil what is locked, by whom, and what was revealed.

Drawn by class_form.tsx and class_panel.ts in two `gr.HTML`. What a room knows is in `playground.classroom`; news of it
comes to the browsers over the route of room_route.py.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path

import gradio as gr
from gradio.components import Component

from playground.classroom.class_link import PARTS, ClassSetup, class_query, is_class, plain_name, read_class
from playground.classroom.locks import Membership
from playground.classroom.qr_code import qr_code
from playground.classroom.question import ClassQuestion, step_question, token_question
from playground.classroom.room import Room
from playground.classroom.rooms import RoomError, Rooms
from playground.lessons.lesson import LESSONS
from playground.requests.request import GenerationRequest, RequestError
from playground.server.sessions import Session
from playground.sharing.links import LinkError
from playground.texts import said
from playground.trace.serialization import to_line
from playground.ui.controls.field_values import as_text
from playground.ui.controls.form_updates import fill_controls
from playground.ui.controls.page_context import PageContext
from playground.ui.controls.updates import Updates
from playground.ui.lessons.lesson_panel import LessonPanel
from playground.ui.page.ask_kinds import (
    AnswerClass,
    CloseRoom,
    JoinClass,
    LeaveClass,
    MakeClass,
    OfRoom,
    RemovePupil,
    ResumeRoom,
    RevealAnswers,
    SetClassAgain,
)
from playground.ui.page.run_version import next_turn
from playground.ui.page.scripts import on_load, when_loaded
from playground.ui.page.styles import styled

_HERE = Path(__file__)
_ADDRESS = re.compile(r"https?://[^\s?#<>\"]{1,300}")


class ClassPanel:
    """Built inside the current Blocks: the panel at its place on the page, and `build_form` in a drawer."""

    def __init__(self, rooms: Rooms) -> None:
        self._rooms = rooms
        self.component = gr.HTML(
            "",
            html_template='<section class="gp-class" hidden></section>',
            js_on_load=on_load("mountClassPanel", {"parts": PARTS}),
            apply_default_css=False,
            elem_id="class",
            elem_classes=styled("class_panel"),
        )

    def build_form(self) -> None:
        """The form, in the current Blocks."""
        lessons = [{"name": each.name, "title": each.title} for each in LESSONS.values()]
        options = {"parts": PARTS, "lessons": lessons, "rooms": self._rooms.are_offered}
        self.form = gr.HTML(
            "",
            html_template='<div class="gp-class-form"></div>',
            js_on_load=on_load("mountClassForm", options),
            apply_default_css=False,
            elem_id="class-form",
            elem_classes=styled("class_form"),
        )

    def wire(self, page: PageContext, lessons: LessonPanel) -> None:
        """Connect both with the page."""
        self._page, self._lessons, panel = page, lessons, self.component
        for kind, handler in (
            (JoinClass, self.join), (AnswerClass, self.answer), (RevealAnswers, self.reveal),
            (RemovePupil, self.remove), (CloseRoom, self.close), (ResumeRoom, self.resume), (LeaveClass, self.leave),
        ):  # fmt: skip
            page.asks.hear(kind, handler, panel)
        page.asks.hear(MakeClass, self.make, [panel, self.form])
        page.asks.hear(SetClassAgain, self.set_again, [*page.form_outputs, panel])

    def on_load(self, loaded: object) -> object:
        """When the event `loaded` of the page has ended: `arrive`. Returns the event."""
        filled = loaded.then(self.arrive, None, [*self._page.form_outputs, self.component], **self._page.internal)
        filled.then(None, js=when_loaded("fill('class')"))
        return filled

    # ------------------------------------------------------------------------------------------------- the teacher

    async def make(self, data: Mapping[Component, object], asked: MakeClass, http: gr.Request) -> Updates:
        """A link for the class with what the page is set to, and a room where one is asked for. A teacher who has a
        room already sets it anew."""
        session = self._page.sessions.of(http)
        try:
            request, _ = self._page.request_from(data)
            setup = self._setup(request, as_text(data[self._page.controls.preset]), asked)
            room = self._room_for(setup, asked, http) if asked.room else None
            value = self._made(asked, setup, room)
        except (RequestError, LinkError, RoomError) as error:
            return {self.form: _value("refused", text=error.args[0])}
        session.membership = None
        return {self.component: value, self.form: _value("made")}

    async def resume(self, asked: ResumeRoom) -> str:
        """The teacher's page was loaded anew: show the room again, if it is still there."""
        room = self._own_room(asked)
        if room is None:
            return _value("gone")
        return self._made(asked, room.setup, room)

    async def reveal(self, asked: RevealAnswers, http: gr.Request) -> object:
        """The teacher shows everybody what was answered to a question."""
        room, key = self._own_room(asked), asked.question
        if room is None:
            return _value("gone")
        outcome = None
        if (step := re.fullmatch(r"lesson/([\w-]+)/(\d{1,4})", key)) and step[1] in LESSONS:
            outcome = self._lessons.predicted(self._page.sessions.of(http), LESSONS[step[1]], int(step[2]))
        room.reveal(key, outcome)
        return gr.skip()

    async def remove(self, asked: RemovePupil) -> object:
        """The teacher removes a pupil from the room."""
        room = self._own_room(asked)
        if room is None:
            return _value("gone")
        room.remove(asked.pupil)
        return gr.skip()

    async def close(self, asked: CloseRoom) -> str:
        """The teacher closes the room."""
        room = self._own_room(asked)
        if room:
            self._rooms.close(room)
        return _value("closed")

    def _setup(self, request: GenerationRequest, strategy: str, asked: MakeClass) -> ClassSetup:
        """What the form asks for."""
        lesson = asked.lesson if asked.lesson in LESSONS else None
        locks = frozenset(asked.locks) & PARTS.keys() - (set() if lesson else {"lesson"})
        return ClassSetup(request, strategy, lesson, 1, locks, plain_name(asked.by))

    def _room_for(self, setup: ClassSetup, asked: MakeClass, http: gr.Request) -> Room:
        """The teacher's room, set anew; a new one where there is none. Raises RoomError."""
        room = self._own_room(asked)
        if room is None:
            owner = self._page.visitors.of(http).owner
            return self._rooms.open(setup, owner.session, owner.address)
        room.replace_setup(setup)
        return room

    def _own_room(self, asked: MakeClass | OfRoom) -> Room | None:
        """The room whose key the event has; None where there is none, or the key is another."""
        try:
            room = self._rooms.find(asked.code)
        except RoomError:
            return None
        return room if room.is_teacher(asked.key) else None

    def _made(self, asked: MakeClass | OfRoom, setup: ClassSetup, room: Room | None) -> str:
        """What the teacher's browser shows: the link and its QR code, and the key of the room. Raises LinkError where
        there is no room, and the link would be too long."""
        link = f"?room={room.code}" if room else f"?{class_query(setup)}"
        link = asked.address + link if _ADDRESS.fullmatch(asked.address) else link
        needs = [part for part in PARTS if part in setup.locks and part in self._needed(setup)]
        return _value(
            "made", link=link, qr=qr_code(link), by=setup.by, lesson=setup.lesson, locks=_in_order(setup.locks),
            needs=needs, seeded=setup.request.seed is not None,
            room={"code": room.code, "key": room.key} if room else None,
        )  # fmt: skip

    def _needed(self, setup: ClassSetup) -> set[str]:
        """The parts that the tasks of the lesson have a pupil change."""
        if setup.lesson is None:
            return set()
        changed = {name for step in LESSONS[setup.lesson].steps for name in step.solution}
        parts = {"model": "model", "prompt": "prompt", "messages": "prompt", "preset": "strategy", "config": "knobs"}
        return {parts.get(name, "knobs") for name in changed}

    # --------------------------------------------------------------------------------------------------- the pupil

    async def arrive(self, http: gr.Request) -> Updates:
        """The page has loaded: where its address is that of a class, set it and lock what is locked."""
        params, nothing = dict(http.query_params), {self._page.commands: gr.skip()}
        if "room" not in params and not is_class(params):
            return nothing
        session = self._page.sessions.of(http)
        session.trace = session.request = None  # of the recorded run, which a class does not begin with
        try:
            room = self._rooms.find(params["room"]) if "room" in params else None
            setup = room.setup if room else read_class(params)
        except (RoomError, LinkError) as error:
            return {self.component: _value("refused", text=error.args[0])}
        return self._set(session, setup, room)

    async def set_again(self, asked: SetClassAgain, http: gr.Request) -> Updates:
        """The teacher has set the page anew: the pupil's follows."""
        session = self._page.sessions.of(http)
        room = self._room_of(session)
        if room is None:
            return {self.component: _value("gone")}
        return self._set(session, room.setup, room)

    async def join(self, asked: JoinClass, http: gr.Request) -> object:
        """A pupil's browser says its id, and perhaps a name."""
        session = self._page.sessions.of(http)
        room = self._room_of(session)
        if room is None:
            return _value("gone")
        # a session is one pupil, whatever ids it sends
        pupil = session.membership.pupil or asked.pupil
        if pupil in room.removed:
            return _value("removed")
        if not room.join(pupil, asked.name, self._page.visitors.address(http)):
            return _value("full")
        session.membership.pupil = pupil
        return gr.skip()

    async def answer(self, asked: AnswerClass, http: gr.Request) -> object:
        """A pupil has predicted something: in a lesson, or the next token of the run that is shown."""
        session = self._page.sessions.of(http)
        room = self._room_of(session)
        if room is None:
            return _value("gone") if session.membership and session.membership.room else gr.skip()
        question, answer = self._asked(session, asked)
        if question is not None and room.answer(question, session.membership.pupil, answer):
            return _value("taken")
        return gr.skip()

    async def leave(self, http: gr.Request) -> str:
        """The pupil leaves the class: nothing is locked any more."""
        self._page.sessions.of(http).membership = None
        return _value("left")

    def _asked(self, session: Session, asked: AnswerClass) -> tuple[ClassQuestion | None, int | float | str | None]:
        """The question of a prediction, and the answer to it."""
        lesson = LESSONS.get(asked.lesson or "")
        if lesson and asked.step is not None and 0 <= asked.step < len(lesson.steps):
            question = step_question(lesson, asked.step)
            return question, str(asked.guess) if question and question.kind == "answers" else asked.guess
        if session.trace is None or asked.sequence is None or asked.index is None:
            return None, None
        return token_question(session.trace, asked.sequence, asked.index), str(asked.token)

    def _room_of(self, session: Session) -> Room | None:
        """The room in which this person is, if it is still there."""
        try:
            return self._rooms.find(session.membership.room) if session.membership and session.membership.room else None
        except RoomError:
            return None

    def _set(self, session: Session, setup: ClassSetup, room: Room | None) -> Updates:
        pupil = session.membership.pupil if session.membership else ""
        session.membership = membership = Membership(setup, room.code if room else None, pupil)
        note = said("Opened from a class link. Click Generate.")
        updates = fill_controls(self._page, session, setup.request, setup.strategy, note, locks=False)
        value = _value(
            "arrived", by=setup.by, named=membership.by, locks=_in_order(setup.locks), lesson=setup.lesson,
            step=setup.step, seeded=setup.request.seed is not None, room=room.code if room else None,
            setup_version=room.setup_version if room else 0,
        )  # fmt: skip
        return updates | {self.component: value}


def _in_order(locks: frozenset[str]) -> list[str]:
    return [part for part in PARTS if part in locks]


def _value(kind: str, **what: object) -> str:
    """A value for the panel; the turn makes two equal ones two values."""
    return to_line({"kind": kind, "turn": next_turn(), **what}).rstrip("\n")
