"""How the next token's distribution moves with the prompt, read once the runs of a comparison whose prompts differ are
over. Knows the view that shows it, and the engine; what is asked is known to
`playground.experiments.prompt_sensitivity`.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import aclosing

from playground.engines.protocol import Engine
from playground.experiments.comparison import Comparison
from playground.experiments.prompt_sensitivity import PromptFindings, PromptsAdvanced, PromptsRead, question_of
from playground.texts import said
from playground.trace import Diagnostic, Failed
from playground.ui.comparisons.comparison_view import ComparisonView
from playground.ui.controls.updates import Updates
from playground.ui.server.messages import busy, messages
from playground.ui.server.run_version import next_turn, stamp
from playground.ui.server.sessions import Session
from playground.ui.server.streaming import LiveRuns

_READING = said("The prompts are read once more, to compare the distributions of their next token.")


async def read_prompts(
    view: ComparisonView, session: Session, comparison: Comparison, notes: Sequence[Diagnostic]
) -> AsyncIterator[Updates]:
    """Read the prompts of a comparison that has just run, where it asks about them; yields the message and the log."""
    find = comparison.find
    if not isinstance(find, PromptFindings) or comparison.stopped or session.busy:
        return
    if session.comparisons.get(view.kind) is not comparison:  # no run of it could begin
        return
    turn, message, question = next_turn(), view.page.display.message, question_of(comparison)
    if question is None:
        find.waiting, session.turn = False, turn
        yield {view.log: stamp(turn, await asyncio.to_thread(comparison.lines))}
        return
    live = LiveRuns(_Prompts(view.page.engine), [question], 1)
    session.turn, session.live = turn, live
    lines = await asyncio.to_thread(comparison.lines)
    yield {message: stamp(turn, busy(_READING))}
    async with aclosing(live.batches()) as batches:
        async for events in batches:
            for _, event in events:
                if isinstance(event, PromptsRead):
                    find.learn(event.values)
                elif isinstance(event, Failed) and not live.cancelled:
                    find.learn({"error": {"message": event.message, "fix": event.fix}})
            if events and isinstance(event := events[-1][1], PromptsAdvanced):
                count = said("{done} of {count} passes.", done=event.done, count=event.of)
                yield {message: stamp(turn, busy(said("{a} {b}", a=_READING, b=count)))}
    find.waiting = False
    lines += await asyncio.to_thread(comparison.end, live.cancelled)
    stopped = Diagnostic("", "info", said("Stopped: how far the distributions lie apart is not known."))
    yield {view.log: stamp(turn, lines), message: stamp(turn, messages([*notes, stopped] if live.cancelled else notes))}


class _Prompts:
    """An engine to which prompts are what requests are to another one, for `LiveRuns`."""

    def __init__(self, engine: Engine) -> None:
        self.submit = engine.read_prompts
