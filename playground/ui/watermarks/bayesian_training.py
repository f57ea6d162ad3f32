"""The Bayesian detector of SynthID in the view "Watermarks": trained on half of the texts of an experiment, judged on
the others, saved as a file.

Knows the last experiment of the session, and that the engine trains; what a detector is, and how it is trained, is
`playground.watermarks.bayesian_detector`'s business.
"""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import AsyncIterator, Callable
from functools import partial

import gradio as gr

from playground.experiments.comparison import Comparison
from playground.experiments.watermark_detectability import Sure
from playground.requests.request import RequestError
from playground.server.side_work import beside
from playground.texts import Text, numeral, said
from playground.trace import Diagnostic
from playground.ui.controls.form_updates import show_notes
from playground.ui.controls.page_context import PageContext
from playground.ui.controls.updates import Updates
from playground.ui.one_run.run_handler import refused
from playground.ui.page.ask_kinds import TrainDetector
from playground.ui.page.browser_commands import download
from playground.ui.page.form_parts import ButtonLine, ButtonPart, FormPart, Values
from playground.ui.page.long_events import FormValues
from playground.ui.page.messages import busy, messages
from playground.ui.page.run_version import next_turn, stamp

KIND = "watermark"
VIEW = said("Watermarks")  # as its title says
PROGRESS_SECONDS = 0.2  # seconds between two words on the progress


class Training:
    """One training, as a session knows what is alive in it."""

    def __init__(self) -> None:
        self.done = False
        self.told = (0, 0, 0.0)  # rounds, of how many, the loss of the held-out texts
        self._cancelled = threading.Event()

    def cancel(self) -> None:
        """Stop it after this round; the best so far is kept."""
        self._cancelled.set()

    @property
    def cancelled(self) -> bool:
        """Whether it is to stop."""
        return self._cancelled.is_set()

    def progress(self, done: int, of: int, loss: float) -> bool:
        """What the engine calls from its thread."""
        self.told = done, of, loss
        return not self.cancelled

    @property
    def words(self) -> Text:
        """How far it is."""
        done, of, loss = self.told
        if not done:
            return said("The Bayesian detector will be trained in a moment; others are ahead.")
        return said(
            "The Bayesian detector is being trained: round {done} of at most {most}, loss {loss} on held-out texts "
            "(guessing has 0.693). Stop keeps the best so far.",
            done=done, most=of, loss=numeral(f"{loss:.3f}"),
        )  # fmt: skip


class TrainingRow:
    """The buttons, and what they do. One detector is trained at a time: each takes a processor."""

    def __init__(self) -> None:
        self._one = asyncio.Lock()

    def part(self, when: Values) -> FormPart:
        """The buttons, which are there `when` the form's fields say so."""
        return ButtonLine(when=when, buttons=[
            ButtonPart(
                id="watermark-train", label=said("Train a Bayesian detector (SynthID)"), asks=TrainDetector
            ),
            ButtonPart(id="watermark-save-detector", label=said("Save the trained detector"), does="save_detector"),
        ])  # fmt: skip

    def wire(self, page: PageContext, log: gr.HTML) -> None:
        """Connect them with the page; `log` shows the experiment."""
        self.page, self._log = page, log
        page.asks.run(TrainDetector, self.train)

    async def train(self, data: FormValues, http: gr.Request) -> AsyncIterator[Updates]:
        """Train on every second text of the last experiment, and show what the detector says of the others."""
        page, session = self.page, self.page.sessions.of(http)
        comparison = session.comparisons.get(KIND)
        if problem := _training_problem(comparison):
            yield {page.display.message: stamp(next_turn(), messages([problem]))}
            return
        try:
            session.confirm_stop(VIEW)
        except RequestError as error:
            yield refused(page, error)
            return
        find, turn, training = comparison.find, next_turn(), Training()
        session.stop_for(VIEW)
        session.turn, session.live = turn, training
        marked, plain = find.training_texts(comparison)
        model = comparison.groups[0].model
        seed = comparison.entries[0].request.seed or 0
        teach = partial(page.engine.train_detector, model, marked, plain, find.watermark, training.progress, seed)
        work = asyncio.ensure_future(self._in_turn(teach, training))
        try:
            while not work.done():
                yield {page.display.message: stamp(turn, busy(training.words))}
                await asyncio.wait({work}, timeout=PROGRESS_SECONDS)
            detector = work.result()
        except ValueError as error:
            fix = getattr(error, "fix", "") or said("Draw more samples, or longer ones.")
            note = Diagnostic(KIND, "error", getattr(error, "message", str(error)), fix)
            yield {page.display.message: stamp(turn, messages([note]))}
            return
        finally:
            training.cancel()
            training.done = True
        if detector is None:
            note = Diagnostic("", "info", said("Stopped before anything was trained."))
            yield {page.display.message: stamp(turn, messages([note]))}
            return
        find.learn(detector)
        lines = await beside(comparison.lines)
        note = said(
            "The detector was trained on {marked} texts with the watermark and {plain} without, and is judged on the "
            "others below. Few texts make a poor detector: its authors train on ten thousand.",
            marked=len(marked), plain=len(plain),
        )  # fmt: skip
        yield {
            self._log: stamp(next_turn(), lines),
            page.display.message: stamp(turn, messages([Diagnostic("", "info", note)])),
        }

    async def _in_turn(self, teach: Callable[[], object], training: Training) -> object:
        """The detector; None where nobody waits for it any more when its turn comes."""
        async with self._one:
            return None if training.cancelled else await beside(teach)

    def save(self, http: gr.Request) -> Updates:
        """The trained detector as a file, for this page's detector."""
        comparison = self.page.sessions.of(http).comparisons.get(KIND)
        learned = comparison.find.learned if comparison and isinstance(comparison.find, Sure) else None
        if learned is None:
            text = said("No detector was trained yet.")
            return show_notes(self.page, [Diagnostic("", "warning", text, said("Train one first."))])
        file = download("synthid-detector.json", "application/json", json.dumps(dict(learned.detector)))
        return show_notes(self.page, []) | {self.page.commands: file}


def _training_problem(comparison: Comparison | None) -> Diagnostic | None:
    """Why nothing can be trained on these runs."""
    if comparison is None or not isinstance(comparison.find, Sure) or "keys" not in comparison.find.watermark:
        text = said(
            "A Bayesian detector is trained on the texts of “{question}” with a SynthID watermark.",
            question=said("How sure is detection?"),
        )
        fix = said("Set watermarking_config to SynthID, ask that question, then train.")
        return Diagnostic("watermarking_config", "warning", text, fix)
    if not comparison.over:
        text = said("The texts are still being written.")
        return Diagnostic("", "warning", text, said("Wait for them, or click Stop."))
    return None
