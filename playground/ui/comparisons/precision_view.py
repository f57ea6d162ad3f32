"""The view "Precision": one prompt on a model in several precisions. What each writes, how much memory it takes, how
fast it is, and how far its distributions lie from those of the first.

Knows its controls; which runs there are is known to `playground.experiments.precision`, what runs and reads to the
engine."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Mapping
from contextlib import aclosing
from functools import partial

import gradio as gr

from playground.experiments.precision import (
    KIND,
    PRECISIONS,
    REPEATS,
    in_precision,
    pairs,
    precision_trial,
)
from playground.models.reference import BadReference
from playground.requests.request_problems import request_error
from playground.server.live_log import Appended
from playground.server.sessions import Session
from playground.server.side_work import beside
from playground.server.streaming import LiveRuns
from playground.settings import Settings
from playground.texts import many, said
from playground.trace import Diagnostic
from playground.trace.wire import Json
from playground.ui.comparisons.comparison_view import ComparisonPlan, ComparisonView, Following
from playground.ui.comparisons.prompt_reading import parts_of
from playground.ui.controls.field_values import as_int, as_text
from playground.ui.controls.page_context import PageContext
from playground.ui.controls.updates import Updates
from playground.ui.page.ask_kinds import ListPrecisions
from playground.ui.page.form_parts import FieldRow, FormSides, SliderField, TextField, TickField, WordsPart
from playground.ui.page.long_events import FormValues
from playground.ui.page.messages import busy, messages
from playground.ui.page.run_version import next_turn, stamp
from playground.ui.page.view_form import ViewForm

AT_FIRST = ("float32", "8bit", "nf4")
MAX_REPEATS = 20


class PrecisionView(ComparisonView):
    """The precisions, and what it takes to compare them."""

    kind = KIND
    title = said("Precision")
    button = said("Compare precisions")

    def __init__(self, settings: Settings) -> None:
        self._settings, self._most = settings, settings.max_runs

    def build(self) -> None:
        """The controls, the pictures and the buttons. To be called inside the view's tab."""
        about = said(
            "The page’s model in several precisions: what each one writes, how much memory and time it takes, "
            "and how far its distributions are from the reference, which is the first one."
        )
        self.boxes = {
            name: TickField(
                id=f"precision-{name}", label=precision.title, info=precision.meaning, value=name in AT_FIRST, width=150
            )
            for name, precision in PRECISIONS.items()
        }
        rows = [
            FieldRow(parts=[self.boxes[name] for name, each in PRECISIONS.items() if each.quantized == is_quantized])
            for is_quantized in (False, True)
        ]
        self.other = TextField(
            id="precision-other", label=said("and another model"), placeholder="stories-draft", width=240,
            enter="generate",
            info=said("Any model with the same tokenizer, for example this one with an adapter: "
                      "MODEL?adapter=FOLDER. Optional."),
        )  # fmt: skip
        self.repeats = SliderField(
            id="precision-repeats", label=said("repeats"), value=REPEATS, minimum=1, maximum=MAX_REPEATS, width=200,
            info=said("How many runs of each are timed, in turn, after one run to warm up."),
        )  # fmt: skip
        self.inputs = [*self.boxes.values(), self.other, self.repeats]
        more = FieldRow(id="precision-controls", parts=[self.other, self.repeats])
        asks = [WordsPart(id="precision-words", text=about), *rows, more]
        self.form = ViewForm([FormSides(asks=asks, shows=self.pane_parts(self._settings))])

    def wire(self, page: PageContext) -> None:
        """Connect the view with the page."""
        super().wire(page)
        page.asks.hear(ListPrecisions, self.arrive, [self.form.component])

    def fill(self, values: Mapping[str, Json]) -> Updates:
        """Set the controls as a lesson wants them: `precisions`, of which those are chosen that this machine can do,
        `other` and `repeats`."""
        asked, why = values.get("precisions", AT_FIRST), self.page.engine.precisions()
        boxes = {box: name in asked and not why.get(name) for name, box in self.boxes.items()}
        return {**boxes, self.other: values.get("other", ""), self.repeats: values.get("repeats", REPEATS)}

    async def arrive(self) -> Updates:
        """The view is opened: what this machine cannot do is greyed, with the reason."""
        why = await asyncio.to_thread(self.page.engine.precisions)
        return {
            box: gr.update(value=False, interactive=False, info=said("Not available here. {why}", why=why[name]))
            if why.get(name)
            else gr.update(interactive=True, info=PRECISIONS[name].meaning)
            for name, box in self.boxes.items()
        }

    def following(self, session: Session, plan: ComparisonPlan) -> Following:
        return lambda turn: self._hold_against(session, plan)

    def ask(self, session: Session, data: FormValues) -> ComparisonPlan:
        request, notes = self.page.request_from(data)
        chosen = [name for name, box in self.boxes.items() if data[box] is True]
        try:
            models = [in_precision(request.model, name) for name in chosen]
        except BadReference as error:
            raise request_error("model", error.message, error.fix) from error
        other = as_text(data[self.other])
        models += [other] if other and other not in models else []
        repeats = as_int(data[self.repeats], 1, MAX_REPEATS)
        return ComparisonPlan(precision_trial(request, models, repeats, self._most), notes, 1)

    async def _hold_against(self, session: Session, plan: ComparisonPlan) -> AsyncIterator[Updates]:
        """Let each model read, beside the first, what the first one wrote."""
        trial, notes = plan.comparison, plan.notes
        if trial.stopped or session.comparisons.get(self.kind) is not trial or session.busy:
            return
        page, turn, message = self.page, next_turn(), self.page.display.message
        lines, stopped = await beside(trial.lines), False  # they begin a new log
        for number, pair in pairs(trial).items():
            live = LiveRuns(page.engine, [pair], 1, session.visitor)
            session.turn, session.live = turn, live
            trial.find.reading = number
            title = trial.groups[number].title
            yield {message: stamp(turn, busy(said("{title} and the reference read the same text.", title=title)))}
            async with aclosing(parts_of(live, partial(trial.find.learn, number))) as parts:
                async for part in parts:
                    words = many(
                        part.of,
                        "{title} and the reference read the same text: {done} of {count} token.",
                        "{title} and the reference read the same text: {done} of {count} tokens.",
                        title=title, done=part.done,
                    )  # fmt: skip
                    yield {message: stamp(turn, busy(words))}
            stopped = live.cancelled
            trial.find.reading = None
            yield {self.log: Appended(turn, lines + await beside(trial.end, stopped))}
            lines = ""
            if stopped:
                break
        text = said("Stopped: how far the others are from the reference is not known.")
        yield {message: stamp(turn, messages([*notes, Diagnostic("", "info", text)] if stopped else notes))}
