"""A question that a pane asks about the run that is shown: the engine reads its text once more, for an answer that the
run itself did not need. The run is not made again, and stays as it is.

`RunQuestion` is a component that carries questions and answers; run_question.ts hands both on. Nothing that comes from
the browser is trusted.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import aclosing
from dataclasses import dataclass

import gradio as gr

from playground.models.description import LoadedDescription
from playground.questions import Answered, Progressed, Question
from playground.questions.cross_attention import AttentionQuestion
from playground.questions.lens import LensQuestion
from playground.questions.next_scores import ScoresQuestion
from playground.questions.run_texts import ids_before
from playground.requests.forced_text import is_ids
from playground.requests.request import GenerationRequest, RequestError
from playground.server.sessions import Session
from playground.server.streaming import LiveRun
from playground.sharing.open_trace import request_of
from playground.texts import Text, said
from playground.trace import Diagnostic, Failed, Started, Trace, event_from_line
from playground.trace.wire import encode
from playground.ui.controls.form_updates import BUSY, show_notes
from playground.ui.controls.page_context import PageContext
from playground.ui.controls.updates import Updates
from playground.ui.one_run.run_handler import ONE_RUN
from playground.ui.page.ask_kinds import (
    AttentionByItself,
    LensByItself,
    LookAtInput,
    LookIntoLayers,
    OfPlaces,
    ReadScores,
)
from playground.ui.page.messages import busy, messages
from playground.ui.page.run_version import next_turn, stamp
from playground.ui.page.scripts import carrier

PATIENCE_SECONDS = 0.25  # for which the message line stays as it is: a line that comes and goes moves the page
QUICK = 2_000_000_000  # parameters times tokens that two cores read in about a second


@dataclass(frozen=True)
class PageText:
    """The shown run as far as its page tells of it: what it was asked for, how it began, the token ids of its text
    after what it began with, and the places in it that are asked about."""

    request: GenerationRequest
    started: Started
    ids: list[int]
    places: list[int]


class RunQuestion:
    """About the run that is shown, a question of one kind. Built inside the current Blocks; `wire` connects it."""

    kind: type[Question]  # it has `most`, the number of places that can be asked about at once
    by_person: type[OfPlaces]  # what the page asks where a person has pressed a button
    by_itself: type[OfPlaces]  # and where nobody has
    no_text: Diagnostic  # what is said where what comes from the browser is no text

    def __init__(self) -> None:
        name, kinds = self.kind.name, {"byPerson": self.by_person.__name__, "byItself": self.by_itself.__name__}
        self.component = carrier(name, "mountRunQuestion", {"name": name, "most": self.kind.most, **kinds})

    def wire(self, page: PageContext) -> None:
        """Connect the pane's questions with the page."""
        self.page = page
        outputs = [page.display.message, page.commands, self.component]
        page.asks.hear(self.by_person, self.ask_with_stop, [*outputs, page.buttons.stop])
        page.asks.hear(self.by_itself, self.ask_by_itself, outputs)

    def question(self, text: PageText, asked: OfPlaces, session: Session) -> Question:
        """What the engine is asked about this text. Raises RequestError."""
        raise NotImplementedError  # each kind has its own

    def is_quick(self, question: Question, opened: Sequence[LoadedDescription]) -> bool:
        """Whether the answer takes so little that a page may ask by itself; `opened` are the models that are loaded."""
        return False

    async def ask_with_stop(self, asked: OfPlaces, http: gr.Request) -> AsyncIterator[Updates]:
        """The same with a Stop button that can be pressed meanwhile."""
        yield {self.page.buttons.stop: gr.Button(interactive=True)}
        async with aclosing(self.ask(asked, http)) as updates:
            async for update in updates:
                yield update
        yield self.page.rest(http) or {self.page.buttons.stop: gr.skip()}

    async def ask(self, asked: OfPlaces, http: gr.Request) -> AsyncIterator[Updates]:
        """Have the engine answer; yields the message, and at last the answer."""
        page, session = self.page, self.page.sessions.of(http)
        message = page.display.message
        try:
            question = self._due(asked, session)
            live = self._begun(question, session)
        except RequestError as error:
            yield show_notes(page, error.diagnostics) | self._answered(None)
            return
        answer, problem = None, Diagnostic("", "info", *self.kind.stopped)
        begun, told = time.monotonic(), False
        async with aclosing(live.batches()) as batches:
            async for events in batches:
                for event in events:
                    if isinstance(event, Answered):
                        answer = event.answer
                    elif isinstance(event, Failed) and event.error != "Cancelled":
                        problem = Diagnostic("", "error", event.message, event.fix)
                words = _progress(question, events)
                if words and session.live is live and time.monotonic() - begun > PATIENCE_SECONDS:
                    told = True
                    yield {message: stamp(next_turn(), busy(words))}
        if session.live is not live:  # a run has begun in the meantime, and the message line is that run's
            yield self._answered(None)
        elif answer is None:
            yield show_notes(page, [problem]) | self._answered(None)
        else:
            found = {"turn": asked.turn, "found": answer}
            yield self._answered(found) | ({message: stamp(next_turn(), messages([]))} if told else {})

    async def ask_by_itself(self, asked: OfPlaces, http: gr.Request) -> Updates:
        """The same for a page that asks by itself, as somebody opens the pane: answered where that is quick, and
        nothing is said of it otherwise."""
        session, answer = self.page.sessions.of(http), None
        try:
            question = self._due(asked, session)
            if self.is_quick(question, await asyncio.to_thread(self.page.engine.opened)):
                async with aclosing(self._begun(question, session).batches()) as batches:
                    async for events in batches:
                        answer = next((event.answer for event in events if isinstance(event, Answered)), answer)
        except RequestError:
            answer = None
        return self._answered({"turn": asked.turn, "found": answer} if answer else None)

    def _due(self, asked: OfPlaces, session: Session) -> Question:
        """What is asked. Raises RequestError, also where something else is on its way."""
        if session.busy:
            raise RequestError([BUSY])
        return self.question(self._text(asked), asked, session)

    def _begun(self, question: Question, session: Session) -> LiveRun:
        live = LiveRun(self.page.engine, question, session.visitor)
        session.live, session.running_view = live, ONE_RUN  # so that Stop and the next run end it
        return live

    def _text(self, asked: OfPlaces) -> PageText:
        """The text of which `started` tells, with these `ids` after what it began with. Its length is for the engine to
        judge. Raises RequestError where it cannot be read."""
        ids, places = asked.ids, asked.places
        try:
            started = event_from_line(asked.started)
            if not isinstance(started, Started) or not is_ids(ids) or not ids or not is_ids(places):
                raise ValueError
            return PageText(request_of(Trace(started=started)), started, ids, places)
        except RequestError:
            raise
        except (ValueError, TypeError):
            raise RequestError([self.no_text]) from None

    def _answered(self, found: dict[str, object] | None) -> Updates:
        return {self.component: stamp(next_turn(), encode(found).replace("<", "\\u003c"))}


def _progress(question: Question, events: list[object]) -> Text | str:
    """What is to be said after a batch of events; none came yet where the model is on its way, or others are first."""
    if not events:
        return question.words(None)
    return question.words(events[-1].part) if isinstance(events[-1], Progressed) else ""


class LogitLens(RunQuestion):
    """What each layer of the model would have said in the place of some tokens."""

    kind, by_person, by_itself = LensQuestion, LookIntoLayers, LensByItself
    no_text = Diagnostic(
        "", "error", said("There is no text whose layers could be read."), said("Click Generate first.")
    )

    def question(self, text: PageText, asked: OfPlaces, session: Session) -> LensQuestion:
        return LensQuestion.of_run(text.started, text.ids, text.places)

    def is_quick(self, question: LensQuestion, opened: Sequence[LoadedDescription]) -> bool:
        """Whether the model is loaded, and so small that it reads this text in about a second."""
        loaded = next((each for each in opened if each.model == question.model), None)
        return loaded is not None and loaded.parameters * max(question.places) <= QUICK


class CrossAttention(RunQuestion):
    """Where the decoder looked in the picture, or listened in the sound, for some tokens."""

    kind, by_person, by_itself = AttentionQuestion, LookAtInput, AttentionByItself
    no_text = Diagnostic(
        "", "error", said("No picture or sound was read for this text."), said("Click Generate first.")
    )

    def question(
        self, text: PageText, asked: LookAtInput | AttentionByItself, session: Session
    ) -> AttentionQuestion:
        request = self.page.media.completed(text.request, session)
        media = request.media if isinstance(request.media, list) else []
        if len(media) != 1 or not isinstance(media[0], dict) or not text.started.decoder_tokens:
            raise RequestError([self.no_text])
        return AttentionQuestion.of_run(text.started, text.ids, text.places, media[0], asked.layer)


class NextScores(RunQuestion):
    """The scores at the place of the token that is looked at, for knobs that are dragged. The page asks by itself, at
    a token's first rest, so nobody waits: nothing is said of it, no model is opened for it, and without an answer the
    page goes by what the run has recorded."""

    kind = ScoresQuestion
    no_text = Diagnostic("", "error", said("There is no text to read scores after."), said("Click Generate first."))

    def __init__(self) -> None:
        self.component = carrier(self.kind.name, "mountNextScores")

    def wire(self, page: PageContext) -> None:
        self.page = page
        page.asks.hear(ReadScores, self.ask_by_itself, self.component)

    def question(self, text: PageText, asked: ReadScores, session: Session) -> ScoresQuestion:
        begun = len(ids_before(text.started))
        if len(text.places) != 1 or not begun <= text.places[0] < begun + len(text.ids) or not is_ids(asked.tokens):
            raise RequestError([self.no_text])
        return ScoresQuestion.of_run(text.request, text.ids[: text.places[0] - begun], asked.tokens)

    async def ask_by_itself(self, asked: ReadScores, http: gr.Request) -> Updates:
        page, answer = self.page, None
        try:
            session = page.sessions.of(http)
            question = self.question(self._text(asked), asked, session)
            loaded = {each.model for each in await asyncio.to_thread(page.engine.opened)}
            if question.request.model in loaded:
                async with aclosing(LiveRun(page.engine, question, session.visitor).batches()) as batches:
                    async for events in batches:
                        answer = next((event.answer for event in events if isinstance(event, Answered)), answer)
        except RequestError:
            answer = None
        return self._answered({"turn": asked.turn, "found": answer})
