"""Runs a request on the page: submits it, streams its events into the log, and keeps it as the run that is shown.

Knows the page's components and the engine's events. What a request holds, and why it was made, is no concern of it.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import aclosing

from playground.requests.request import RequestError
from playground.requests.validation import Checked
from playground.server.live_log import Appended
from playground.server.sessions import PageRun, Session
from playground.server.streaming import LiveRun, LiveRuns
from playground.texts import said
from playground.trace import Diagnostic, Failed, Trace, event_to_line
from playground.ui.controls.page_context import PageContext
from playground.ui.controls.updates import Updates
from playground.ui.one_run.continuation import as_stepwise_event
from playground.ui.page.messages import busy, failure_notes, messages, refusal
from playground.ui.page.run_version import next_turn, stamp

ONE_RUN = said("One run")  # the title of its view


async def run_request(
    page: PageContext, session: Session, checked: Checked, notes: list[Diagnostic], ran: PageRun
) -> AsyncIterator[Updates]:
    """Run a request; yields the message and the log.

    A request that cannot run changes nothing but the message, and the panes keep the last result until the new run
    has started. A run that is overtaken by another one of the same tab is stopped and ends in silence; where many runs
    overtake it, which are shown elsewhere, its end is told.
    """
    request, turn, message, log = checked.request, next_turn(), page.display.message, page.display.log
    try:
        session.confirm_stop(ONE_RUN)
        live = LiveRun(page.engine, checked, session.visitor)
    except RequestError as error:
        yield refused(page, error, session)
        return
    session.stop_for(ONE_RUN)
    session.turn, session.live = turn, live
    yield {message: stamp(turn, messages(notes))}
    waited, listed = False, False
    trace, known = Trace(), page.known(request.model)[:1]
    async with aclosing(live.batches()) as batches:
        async for events in batches:
            if session.turn != turn and not isinstance(session.live, LiveRuns):
                return
            if not events:
                waited = True
                yield {message: stamp(turn, busy(said("The model is loading. Your run starts by itself.")))}
                continue
            if ran.full_request:
                events = [as_stepwise_event(event, ran.full_request, ran.given_positions, *known) for event in events]
            for event in events:
                trace.add(event)
            update = {log: Appended(turn, "".join(map(event_to_line, events)))}
            if waited:
                waited, update[message] = False, stamp(turn, messages(notes))
            if isinstance(events[-1], Failed) and not trace.started:
                update[message] = stamp(turn, refusal(failure_notes(events[-1]), session.trace is not None, True))
            if trace.started and not listed:
                listed = True
                session.trace, session.request, session.strategy = trace, request, ran.strategy
                session.remember(turn, ran)
                strategy = session.presets.get(ran.strategy or "")
                update |= page.list_run(turn, request, strategy, ran.replaces)
            yield update
    page.paces.learn_run(trace)


def refused(page: PageContext, error: RequestError, session: Session | None = None) -> Updates:
    """Why a request cannot run, for the message line. `session` is that of the person who asked for one run: where an
    older run is shown, they are told."""
    kept = session is not None and session.kept
    return {page.display.message: stamp(next_turn(), refusal(error.diagnostics, kept, of_panel=True))}
