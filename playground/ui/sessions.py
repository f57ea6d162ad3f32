"""What the page's server keeps for each open browser tab: the run that is alive in it, and its trace.

Knows nothing of models or components. Nothing is shared between sessions; a closed tab leaves nothing behind.
"""

from __future__ import annotations

from dataclasses import dataclass

import gradio as gr

from playground.trace import Trace
from playground.ui.streaming import LiveRun


@dataclass
class Session:
    """One browser tab. `turn` is the number of its newest run: a handler that finds another one has been overtaken."""

    live: LiveRun | None = None
    trace: Trace | None = None
    turn: int = 0

    def stop(self) -> None:
        """Stop the run that is alive, if one is."""
        if self.live:
            self.live.cancel()


class Sessions:
    """The sessions of one page, by Gradio's session hash. Used from the event loop alone, so it needs no lock."""

    def __init__(self) -> None:
        self._sessions: dict[str, Session] = {}

    def of(self, http: gr.Request) -> Session:
        """The session that this event came from."""
        return self._sessions.setdefault(http.session_hash or "", Session())

    def forget(self, http: gr.Request) -> None:
        """The tab was closed: stop its run and drop its trace."""
        session = self._sessions.pop(http.session_hash or "", None)
        if session:
            session.stop()

    def __len__(self) -> int:
        return len(self._sessions)
