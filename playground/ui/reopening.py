"""A comparison that was saved, opened in the view that it belongs to, whichever view it is opened from. Nothing runs.

Knows the tab and its views. What a file may hold is known to playground.comparison_opening.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

import gradio as gr

from playground.comparison_opening import open_comparison
from playground.opening import MAX_BYTES
from playground.trace import Diagnostic
from playground.ui.comparing import Comparing
from playground.ui.errands import pick_file
from playground.ui.filling import BUSY, Updates, told
from playground.ui.messages import messages
from playground.ui.presets_bar import unreadable
from playground.ui.turns import next_turn, stamp

if TYPE_CHECKING:
    from playground.ui.playground_tab import PlaygroundTab


def wire(tab: PlaygroundTab, views: Sequence[Comparing]) -> None:
    """Connect the buttons of these views that open a file."""

    async def open_file(file: Mapping[str, Any] | None, http: gr.Request) -> Updates:
        return await show(tab, file, http)

    shown = [tab.picture.message, tab.errands, *tab.views.chosen]
    shown += [component for view in views for component in (view.log, *view.adopting)]
    for view in views:
        view.open.click(
            open_file, gr.JSON(visible=False), list(dict.fromkeys(shown)), trigger_mode="multiple",
            js=pick_file(".json,application/json", MAX_BYTES), **tab.quiet,
        )  # fmt: skip


async def show(tab: PlaygroundTab, file: Mapping[str, Any] | None, http: gr.Request) -> Updates:
    """Show the comparison of a file. Whatever is wrong with it, the last one stays."""
    session = tab.sessions.of(http)
    if not file:
        return {tab.picture.message: gr.skip()}
    if not isinstance(file.get("text"), str):
        return told(tab, [unreadable(file, MAX_BYTES, "a comparison")])
    if session.busy:
        return told(tab, [BUSY])
    try:
        comparison = await asyncio.to_thread(open_comparison, file["text"])
    except ValueError as error:
        return told(tab, [Diagnostic("", "error", f"{file.get('name')}: {error}")])
    lines = await asyncio.to_thread(comparison.lines)
    view = tab.views.others[comparison.kind]
    session.turn, session.live = next_turn(), None
    session.comparisons[comparison.kind] = session.compared = comparison
    note = f"The runs of {file.get('name')}, as they were recorded. Nothing ran."
    return {
        **tab.views.choose(comparison.kind),
        **view.adopt(session, comparison),
        tab.picture.message: stamp(session.turn, messages([Diagnostic("", "info", note)])),
        view.log: stamp(session.turn, lines),
    }
