"""What a view of many runs has saved, opened in the view that it belongs to, whichever view it is opened from.
Nothing runs.

Knows the tab and its views. What a file may hold is known to playground.sharing.open_comparison.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any

import gradio as gr

from playground.sharing.open_comparison import open_saved
from playground.sharing.open_trace import MAX_BYTES
from playground.trace import Diagnostic
from playground.ui.comparisons.batch_view import BatchView
from playground.ui.comparisons.comparison_view import Comparing
from playground.ui.controls.form_updates import BUSY, Updates, told
from playground.ui.controls.presets_bar import unreadable
from playground.ui.server.browser_commands import pick_file
from playground.ui.server.messages import messages
from playground.ui.server.run_version import next_turn, stamp

if TYPE_CHECKING:
    from playground.ui.controls.playground_tab import PlaygroundTab


def wire(tab: PlaygroundTab, views: Iterable[Comparing | BatchView]) -> None:
    """Connect the buttons of these views that open a file."""

    async def open_file(file: Mapping[str, Any] | None, http: gr.Request) -> Updates:
        return await show(tab, file, http)

    views = list(views)
    shown = [tab.picture.message, tab.errands, *tab.views.chosen]
    shown += [component for view in views for component in (view.log, *view.adopting)]
    for view in views:
        view.open.click(
            open_file, gr.JSON(visible=False), list(dict.fromkeys(shown)), trigger_mode="multiple",
            js=pick_file(".json,application/json", MAX_BYTES), **tab.quiet,
        )  # fmt: skip


async def show(tab: PlaygroundTab, file: Mapping[str, Any] | None, http: gr.Request) -> Updates:
    """Show what a file holds, in its view. Whatever is wrong with it, what was there stays."""
    session = tab.sessions.of(http)
    if not file:
        return {tab.picture.message: gr.skip()}
    if not isinstance(file.get("text"), str):
        return told(tab, [unreadable(file, MAX_BYTES, "a comparison")])
    if session.busy:
        return told(tab, [BUSY])
    try:
        opened = await asyncio.to_thread(open_saved, file["text"], judge_of=tab.views.others["watermark"].judge_here)
    except ValueError as error:
        return told(tab, [Diagnostic("", "error", f"{file.get('name')}: {error}")])
    view = tab.views.others[opened.kind]
    update = await asyncio.to_thread(view.showing, opened)
    session.turn, session.live = next_turn(), None
    note = f"The runs of {file.get('name')}, as they were recorded. Nothing ran."
    return {
        **tab.views.choose(opened.kind),
        **update,
        **view.adopt(session, opened),
        tab.picture.message: stamp(session.turn, messages([Diagnostic("", "info", note)])),
    }
