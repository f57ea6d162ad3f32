"""What a view of many runs has saved, opened in the view that it belongs to, whichever view it is opened from.
Nothing runs.

Knows the page and its views. What a file may hold is known to playground.sharing.open_comparison.
"""

from __future__ import annotations

from collections.abc import Mapping

import gradio as gr

from playground.server.side_work import beside
from playground.sharing.open_comparison import open_saved
from playground.texts import said
from playground.trace import Diagnostic
from playground.ui.comparisons.comparison_view import ComparisonView
from playground.ui.comparisons.question_view import QuestionView
from playground.ui.controls.form_updates import BUSY, show_notes
from playground.ui.controls.page_context import PageContext
from playground.ui.controls.presets_bar import unreadable
from playground.ui.controls.updates import Updates
from playground.ui.page.messages import messages
from playground.ui.page.run_version import next_turn, stamp
from playground.ui.page.view_form import components_of

Views = Mapping[str, ComparisonView | QuestionView]  # by their kinds


def wire(page: PageContext, views: Views) -> None:
    """Connect the buttons of these views that open a file."""

    async def open_file(file: Mapping[str, object] | None, http: gr.Request) -> Updates:
        return await show(page, views, file, http)

    shown = [page.display.message, page.commands, *page.views.chosen]
    shown += [component for view in views.values() for component in (view.log, *view.adopt_outputs)]
    written = components_of(shown)
    for view in views.values():
        view.form.wire(page.asks, {**view.presses, "open": open_file}, [*view.press_outputs, *written])


async def show(page: PageContext, views: Views, file: Mapping[str, object] | None, http: gr.Request) -> Updates:
    """Show what a file holds, in its view. Whatever is wrong with it, what was there stays."""
    session, most = page.sessions.of(http), page.settings.max_file_mb * 10**6
    if not file:
        return {page.display.message: gr.skip()}
    if not isinstance(file.get("text"), str):
        return show_notes(page, [unreadable(file, most)])
    if session.busy:
        return show_notes(page, [BUSY])
    try:
        opened = await beside(open_saved, file["text"], most, judge_of=views["watermark"].judge_here)
    except ValueError as error:
        text = said("{file}: {error}", file=str(file.get("name")), error=str(error))
        return show_notes(page, [Diagnostic("", "error", text)])
    view = views[opened.kind]
    update = await beside(view.showing, opened)
    session.turn, session.live = next_turn(), None
    note = said("The runs of {file}, as they were recorded. Nothing ran.", file=str(file.get("name")))
    return {
        **page.views.choose(opened.kind),
        **update,
        **view.adopt(session, opened),
        page.display.message: stamp(session.turn, messages([Diagnostic("", "info", note)])),
    }
