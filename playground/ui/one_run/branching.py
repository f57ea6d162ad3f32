"""Runs that continue from a token that a person chose, go on by one token, or only read (score) a text.

The panes ask for it (`log.ask`); branching.ts hands their questions on, with the first line of the log that is shown:
the server keeps no texts. What becomes of a request then is known to `continuation.py`. Nothing that comes from the
browser is trusted.
"""

from __future__ import annotations

import asyncio
import dataclasses
import json
from collections.abc import AsyncIterator, Mapping
from contextlib import aclosing
from dataclasses import dataclass

import gradio as gr
from gradio.components import Component

from playground.requests.forced_text import MAX_WATCHED, is_ids
from playground.requests.request import GenerationRequest, RequestError
from playground.requests.request_problems import request_error
from playground.server.sessions import PageRun, Session
from playground.server.side_work import beside
from playground.sharing.open_trace import open_log, request_of
from playground.texts import many, said
from playground.trace import Diagnostic, Started, Stepped, Token, Trace, event_from_line, event_to_line
from playground.trace.wire import Json
from playground.ui.controls.form_updates import BUSY, show_notes
from playground.ui.controls.page_context import PageContext
from playground.ui.controls.run_menu import run_menu
from playground.ui.controls.updates import Updates
from playground.ui.one_run.continuation import (
    branch_request,
    for_given_tokens,
    next_token_request,
    reading_request,
    scoring_request,
    watching_request,
    with_luck,
)
from playground.ui.one_run.run_handler import refused, run_request
from playground.ui.page.ask_kinds import GoOn, LookUpToken, ScoreText, ShowOwnRun, StartSteps
from playground.ui.page.run_version import next_turn, stamp
from playground.ui.page.scripts import carrier
from playground.ui.page.translations import _

_ENDED = {
    "eos": said("This text has ended: its last token is an EOS token."),
    "stop_string": said("This text has ended: it met a stop string."),
}


@dataclass
class _Question:
    """A question about the run that is shown: number `turn`, of which `started` and `request` tell, and what the page
    remembers as `ran`. `ids` are the tokens of the text that it is about, `watched` those that are looked up in it."""

    turn: int | None
    ran: PageRun
    started: Started
    request: GenerationRequest
    ids: list[int]
    watched: list[int]


class Branching:
    """The menu of the other ways to run, the button that goes on with a text that is written step by step, and the
    component that carries the panes' questions. Built inside the current Blocks."""

    def build_menu(self) -> None:
        """The menu, at this place of the page."""
        self.menu = run_menu()

    def build(self) -> None:
        """The rest, above the text."""
        with gr.Row(elem_id="other-ways"):
            self.step_button = gr.Button(_("Next token"), elem_id="step-on", size="sm", min_width=100)
        self.component = carrier("branching", "mountBranching")

    def wire(self, page: PageContext) -> None:
        """Connect the menu, the button and the panes' questions with the page."""
        self._page = page
        self.step_button.click(None, js="() => { GenerationPlayground.log('main').ask({type: 'more'}); }")
        page.asks.run(GoOn, self.go)
        page.asks.run(StartSteps, self.start)
        page.asks.run(ScoreText, self.score)
        page.asks.hear(LookUpToken, self.look, [page.display.message, page.commands, self.component])
        page.asks.hear(ShowOwnRun, self.show, [page.display.message, page.commands, page.buttons.stop])

    # ------------------------------------------------------------------------------------------------- to go on

    async def go(self, question: GoOn, http: gr.Request) -> AsyncIterator[Updates]:
        """Go on with the text that is asked about, as its `kind` says: "branch", as far as the run went; "more", by one
        token; "choose", not at all: its last token is another one."""
        page, session = self._page, self._page.sessions.of(http)
        try:
            if session.busy:
                raise RequestError([BUSY])
            kind, asked = question.kind, self._asked(question, session)
            known = page.known(asked.request.model)
            whole, notes = for_given_tokens(
                asked.ran.full_request or _with_its_end(asked), *known, searching=kind == "branch"
            )
            # one token more, or another last one, is of the same text: it draws what one run would
            same = kind != "branch" or question.same_luck
            whole, told = with_luck(whole, asked.started, max(0, question.sequence), same)
            if kind == "branch":
                notes += told
                request, ran = branch_request(whole, asked.ids, self._most(asked)), PageRun(asked.ran.strategy)
            else:
                if kind == "more":
                    _raise_if_ended(asked, question.stop)
                    request = next_token_request(whole, asked.ids, *known[:1])
                else:
                    request = reading_request(whole, asked.ids, *known[:1])
                placed = (
                    asked.ran.given_positions
                    if asked.ran.full_request
                    else await beside(self._given_places, asked)
                )
                if kind == "choose":
                    placed |= {len(asked.ids) - 1}
                replaced = asked.turn if asked.ran.full_request else None
                ran = PageRun(asked.ran.strategy, whole, replaced, placed)
            request, unwatched = watching_request(request, asked.watched, *known)
            checked = page.checked(request)
            notes += unwatched + checked.problems
        except RequestError as error:
            yield refused(page, error, session)
            return
        async with aclosing(run_request(page, session, checked, notes, ran)) as updates:
            async for update in updates:
                yield update

    async def start(self, data: dict[Component, object], http: gr.Request) -> AsyncIterator[Updates]:
        """The first token of what the components say; "Next token" goes on from there."""
        async with aclosing(self._play_part(data, http, one_token=True)) as updates:
            async for update in updates:
                yield update

    async def score(self, data: Updates, http: gr.Request) -> AsyncIterator[Updates]:
        """Read the text in the prompt box, with the knobs as they are set, and write nothing."""
        async with aclosing(self._play_part(data, http, one_token=False)) as updates:
            async for update in updates:
                yield update

    async def _play_part(
        self, data: Mapping[Component, object], http: gr.Request, one_token: bool
    ) -> AsyncIterator[Updates]:
        page, session = self._page, self._page.sessions.of(http)
        try:
            whole = page.request_from(data)[0]
            known, ran = page.known(whole.model), page.set_by(data, session)
            whole, notes = for_given_tokens(whole, *known)
            if one_token:
                if whole.seed is None and session.trace is not None:  # the text that is shown, step by step
                    whole = dataclasses.replace(whole, seed=session.trace.seed)
                ids = await beside(self._ids_of, whole)
                ran = dataclasses.replace(ran, full_request=whole, given_positions=frozenset(range(len(ids or []))))
                request = next_token_request(whole, ids, *known[:1])
            else:
                request = scoring_request(whole, source=bool((known.context or {}).get("is_encoder_decoder")))
                if whole.messages:
                    notes.append(_info(said("The message is read as it is, without the chat template.")))
            checked = page.checked(request)
            notes += checked.problems
        except RequestError as error:
            yield refused(page, error, session)
            return
        async with aclosing(run_request(page, session, checked, notes, ran)) as updates:
            async for update in updates:
                yield update

    def _given_places(self, asked: _Question) -> frozenset[int]:
        """The places of the tokens that the run was given to begin with."""
        return frozenset(range(len(self._ids_of(asked.request) or [])))

    def _ids_of(self, request: GenerationRequest) -> list[int] | None:
        """The tokens of the text with which the output begins, None where it begins with none. Raises RequestError."""
        if not request.given or not isinstance(request.given, str):
            return request.given or None
        engine, given = self._page.engine, request.given
        try:
            alone = [token.token_id for token in engine.tokens(request.model, given)]
            if not request.messages:
                return alone
            prompt, _ = engine.render(request.model, request.messages, request.template)
            text = "".join(token.text if token.piece is None else token.piece for token in prompt)
            whole = [token.token_id for token in engine.tokens(request.model, text + given)]
        except ValueError as error:
            raise request_error("", str(error)) from error
        ids = [token.token_id for token in prompt]
        return whole[len(ids) :] if whole[: len(ids)] == ids else alone  # as `read_given` has it

    def _most(self, asked: _Question) -> int:
        """How many new tokens a run after this prompt can have here."""
        facts, limit = self._page.engine.facts(asked.request.model), self._page.settings.max_new_tokens
        if facts is None or facts.context_length is None or facts.is_encoder_decoder:
            return limit
        return min(limit, facts.context_length - len(asked.started.prompt_tokens))

    # ------------------------------------------------------------------------------------------------- to look

    async def look(self, question: LookUpToken, http: gr.Request) -> Updates:
        """The probability of a token that the person names, at every step of the text that is asked about.

        The text is read once more, beside the page's runs; the panes get what was watched in it.
        """
        page, session = self._page, self._page.sessions.of(http)
        try:
            if session.busy:
                raise RequestError([BUSY])
            asked = self._asked(question, session)
            known = page.known(asked.request.model)
            token, notes = await self._token(asked, question.text)
            whole, changed = for_given_tokens(_with_its_end(asked), *known)
            request = dataclasses.replace(
                reading_request(whole, asked.ids, *known[:1], watch=[token.token_id]),
                read_prompt=False, check_scores=False, top_candidates=1,
            )
            trace = await page.run_to_trace(session, page.checked(request))
        except RequestError as error:
            return show_notes(page, error.diagnostics) | self._answer(None)
        lists = [json.loads(event_to_line(Stepped(step)))["step"]["watched"] for step in trace.steps]
        found = {"turn": asked.turn, "line": question.line, "lists": lists}
        update = show_notes(page, [*notes, *changed]) | self._answer(found)
        if not changed:  # the person looks at the panes, and there the answer is
            del update[page.commands]
        return update

    def _answer(self, found: dict[str, Json] | None) -> Updates:
        return {self.component: stamp(next_turn(), json.dumps(found).replace("<", "\\u003c"))}

    async def _token(self, asked: _Question, text: str) -> tuple[Token, list[Diagnostic]]:
        """The token that the person wrote, and what they should know of it. Raises RequestError."""
        if not text:
            fix = said("Write one, with the space before it if it has one.")
            raise request_error("", said("There is no token to look up."), fix)
        try:
            tokens = await asyncio.to_thread(self._page.engine.tokens, asked.request.model, text[:200])
        except ValueError as error:
            raise request_error("", str(error), said("Write another one.")) from None
        if not tokens:
            nothing = said("The model's tokenizer makes no token of this text.")
            raise request_error("", nothing, said("Write another one."))
        first = tokens[0]
        if first.token_id in asked.watched:
            raise RequestError([_info(said("“{token}” is looked up already.", token=first.text))])
        if len(asked.watched) >= MAX_WATCHED:
            text = said("{count} tokens are looked up already, and there is no room for more.", count=MAX_WATCHED)
            raise request_error("", text, said("Run it again first."))
        note = many(
            len(tokens), "“{token}” is looked up at every step.",
            "The model writes this as {count} tokens. The first, “{token}”, is looked up at every step.",
            token=first.text,
        )  # fmt: skip
        return first, [_info(note)]

    # ------------------------------------------------------------------------------------------------- to walk back

    async def show(self, run: ShowOwnRun, http: gr.Request) -> Updates:
        """The page shows a run of its own again: what is saved and shared from now on is that one."""
        page, session = self._page, self._page.sessions.of(http)
        try:
            trace = await beside(open_log, run.log)
            request = None if trace.started and trace.started.elsewhere else request_of(trace)
        except ValueError as error:
            text = said("{a} {b}", a=said("This run cannot be saved from here."), b=str(error))
            return show_notes(page, [Diagnostic("", "error", text)])
        if not session.busy:  # else it has been overtaken: that run is shown next
            record = _remembered(session, run)[1]
            session.trace, session.request, session.strategy = trace, request, record.strategy
        return {page.commands: gr.skip()} | page.rest(http)

    # ------------------------------------------------------------------------------------------------- what is asked

    def _asked(self, question: GoOn | LookUpToken, session: Session) -> _Question:
        """The question, as far as all of them are alike. Raises RequestError where it cannot be read."""
        ids, watched = question.ids, question.watched
        try:
            started = event_from_line(question.started)
            if not isinstance(started, Started) or not is_ids(ids) or not ids:
                raise ValueError
            request = self._page.media.completed(request_of(Trace(started=started)), session)
        except RequestError:
            raise
        except (ValueError, TypeError):
            raise request_error("", said("There is no text to continue."), said("Click Generate first.")) from None
        # what is made of its fields relies on their types; its config is looked at where it is used
        self._page.checked(dataclasses.replace(request, given=ids, only_given=False, config={}))
        turn, ran = _remembered(session, question)
        return _Question(turn, ran, started, request, ids, watched if is_ids(watched) else [])


def _remembered(session: Session, run: GoOn | LookUpToken | ShowOwnRun) -> tuple[int | None, PageRun]:
    """The number of a run of the page, and what is known of it beside its request."""
    return run.turn, session.run_records.get(run.turn) or PageRun(None)


def _with_its_end(asked: _Question) -> GenerationRequest:
    """The request, which says how many new tokens it was to have, whatever said so."""
    request = asked.request
    if request.only_given or not isinstance(request.config, Mapping) or request.config.get("max_new_tokens"):
        return request
    return dataclasses.replace(request, config={**request.config, "max_new_tokens": asked.started.max_new_tokens})


def _raise_if_ended(asked: _Question, stop: str | None) -> None:
    reason = "eos" if asked.ids[-1] in asked.started.eos_token_ids else stop
    if reason in _ENDED:
        raise request_error("", _ENDED[reason], said("Click a candidate of one of its tokens instead."))


def _info(text: str) -> Diagnostic:
    return Diagnostic("", "info", text)
