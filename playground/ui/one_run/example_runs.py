"""What a press on an example does: its run or, where its model is not on this machine, the run that was recorded.

Knows the page, the examples and their recordings. What an example sets on the page is for the tab to say.
"""

from __future__ import annotations

import asyncio

from playground.presets.presets import Example
from playground.presets.recorded_runs import recorded_log
from playground.requests.request import RequestError
from playground.server.sessions import Session
from playground.server.side_work import beside
from playground.sharing.open_trace import open_log, request_of
from playground.texts import said
from playground.ui.controls.form_updates import put_run
from playground.ui.controls.page_context import PageContext
from playground.ui.controls.updates import Updates
from playground.ui.one_run.run_handler import ONE_RUN, refused


async def recording(page: PageContext, session: Session, example: Example) -> Updates | None:
    """The recorded run of `example` in the panes, marked as recorded, where its model must be fetched first; else None:
    then the example is to be run. Fetches nothing; Generate does."""
    if example.recorded is None:
        return None
    facts = await asyncio.to_thread(page.engine.facts, example.model)
    if facts is None or facts.weights_here is not False:
        return None
    try:
        session.confirm_stop(ONE_RUN)
    except RequestError as error:
        return refused(page, error, session)
    session.stop_for(ONE_RUN)
    trace = await beside(lambda: open_log(recorded_log(example.recorded)))
    note = said(
        "A recorded run: {model} is not on this machine. Click Generate to fetch it and run this here.",
        model=example.model,
    )
    return await put_run(page, session, trace, request_of(trace), example.preset, note, recorded=True)
