"""How the next token's distribution moves with the prompt, read once the runs of a comparison whose prompts differ are
over. Knows the view that shows it, and the engine; what is asked is known to
`playground.experiments.prompt_sensitivity`.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import aclosing

from playground.experiments.comparison import Comparison
from playground.experiments.prompt_sensitivity import PromptFindings, question_of
from playground.questions import Answer, Answered, NoAnswer, Progress, Progressed
from playground.server.live_log import Appended
from playground.server.sessions import Session
from playground.server.side_work import beside
from playground.server.streaming import LiveRuns
from playground.texts import many, said
from playground.trace import Diagnostic, Failed
from playground.ui.comparisons.comparison_view import ComparisonView
from playground.ui.controls.updates import Updates
from playground.ui.page.messages import busy, messages
from playground.ui.page.run_version import stamp

_READING = said("The prompts are read once more, to compare the distributions of their next token.")


def reading_of(
    view: ComparisonView, session: Session, comparison: Comparison, notes: Sequence[Diagnostic]
) -> Callable[[int], AsyncIterator[Updates]] | None:
    """What is to follow the runs of this comparison (the `then` of `ComparisonView.play`): its prompts are read, where
    it asks about them. None where it does not."""
    if not isinstance(comparison.find, PromptFindings):
        return None
    find = comparison.find

    async def read(turn: int) -> AsyncIterator[Updates]:
        if comparison.stopped or session.busy:
            return
        question, stopped = question_of(comparison), False
        if question is not None:
            session.live = live = LiveRuns(view.page.engine, [question], 1, session.visitor)
            async with aclosing(_read(view, find, live, turn)) as updates:
                async for update in updates:
                    yield update
            stopped = live.cancelled
        find.waiting = False
        lines = await beside(comparison.end, stopped)
        text = said("Stopped: how far apart the distributions are is not known.")
        told = [*notes, Diagnostic("", "info", text)] if stopped else notes
        yield {view.log: Appended(turn, lines), view.page.display.message: stamp(turn, messages(told))}

    return read


async def _read(view: ComparisonView, find: PromptFindings, live: LiveRuns, turn: int) -> AsyncIterator[Updates]:
    """Have `find` learn the answer of the engine; yields how far it is."""
    message = view.page.display.message
    yield {message: stamp(turn, busy(_READING))}
    async with aclosing(parts_of(live, find.learn)) as parts:
        async for part in parts:
            count = many(part.of, "{done} of {count} pass.", "{done} of {count} passes.", done=part.done)
            yield {message: stamp(turn, busy(said("{a} {b}", a=_READING, b=count)))}


async def parts_of(live: LiveRuns, learn: Callable[[Answer | NoAnswer], None]) -> AsyncIterator[Progress]:
    """How far a question is; `learn` gets what came of it, unless it is stopped."""
    async with aclosing(live.batches()) as batches:
        async for events in batches:
            for _, event in events:
                if isinstance(event, Answered):
                    learn(event.answer)
                elif isinstance(event, Failed) and not live.cancelled:
                    learn(NoAnswer(event.message, event.fix))
            if events and isinstance(event := events[-1][1], Progressed):
                yield event.part
