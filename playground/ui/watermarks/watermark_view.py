"""The view "Watermarks": experiments with a watermark. What it does to a text, how sure its detection is, what it
costs, and whether a person sees it. Beside them stand the detector for any text and attacks on it.

Knows its controls; which runs answer a question is known to `playground.experiments.watermark_trials`, what runs and
detects to the page."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import gradio as gr
from gradio.components import Component

from playground.engines.judge import EngineJudge
from playground.experiments.comparison import Comparison
from playground.experiments.watermark_trials import (
    KNOB,
    MIN_SAMPLES,
    SAMPLES,
    SEEDS,
    STRENGTHS,
    cost_trial,
    is_synthid,
    pair_trial,
    quiz_trial,
    strengths,
    sure_trial,
    with_watermark,
)
from playground.knobs.spec import Config
from playground.requests.request import GenerationRequest
from playground.server.sessions import Session
from playground.server.side_work import aside
from playground.settings import Settings
from playground.texts import said
from playground.ui.comparisons.comparison_view import ComparisonPlan, ComparisonView
from playground.ui.controls.field_values import as_int, as_text
from playground.ui.controls.page_context import PageContext
from playground.ui.controls.updates import Updates
from playground.ui.page.ask_kinds import StopAttack
from playground.ui.page.form_parts import (
    ChoiceField,
    FieldRow,
    FormSides,
    SliderField,
    TextField,
    TickField,
    ToolTab,
    ToolTabs,
    Values,
)
from playground.ui.page.long_events import FormValues
from playground.ui.page.view_form import ViewForm
from playground.ui.watermarks.bayesian_training import VIEW, TrainingRow
from playground.ui.watermarks.detector import Detector

QUESTIONS = {
    "pair": said("Side by side"), "sure": said("How sure is detection?"), "cost": said("What does it cost?"),
    "quiz": said("Quiz"),
}  # fmt: skip
MAX_SEEDS = 20


class WatermarkView(ComparisonView):
    """The question, and what it takes to ask it."""

    kind = "watermark"
    title = VIEW
    button = said("Run the experiment")
    results_beside = ("detection", "attack")

    def __init__(self, settings: Settings) -> None:
        self._settings, self._most = settings, settings.max_runs
        self._most_samples = max(2, self._most // 2)
        self._fewest_samples = min(MIN_SAMPLES, self._most_samples - 1)

    def build(self) -> None:
        """Three tools, each in a tab of its own: experiments, the detector of any text, attacks on that text."""
        self.detector, self.training = Detector(), TrainingRow()
        self._make_fields()
        self.beside = self.detector.saving
        asks = [
            self.question,
            FieldRow(id="watermark-controls", parts=[self.samples, *self.values.values(), self.seeds, self.once]),
            self.training.part(self._of("sure")),
        ]
        experiments = [FormSides(asks=asks, shows=self.pane_parts(self._settings))]
        tabs = [
            ToolTab(id="watermark-experiments", title=said("Experiments"), parts=experiments),
            ToolTab(id="watermark-detector", title=said("Detector"), parts=self.detector.parts),
            ToolTab(id="watermark-attacks", title=said("Attacks"), parts=self.detector.attacking.parts),
        ]
        parts = [self.detector.message, ToolTabs(id="watermark-tools", tabs=tabs)]
        self.form = ViewForm(parts, self.detector.follows)
        self.inputs = [self.question, self.samples, *self.values.values(), self.seeds, self.once]
        self.adopt_outputs = [self.question, self.once, *self.detector.adopt_outputs]

    def _make_fields(self) -> None:
        self.question = ChoiceField(
            id="watermark-question", label=said("Question"), value="pair", asks=self.kind,
            choices=[(title, name) for name, title in QUESTIONS.items()],
            info=said("The same request runs with the watermark and without it. The watermark is set by the knob "
                      "watermarking_config; without it, green lists with a bias of 4 are used."),
        )  # fmt: skip
        self.samples = SliderField(
            id="watermark-samples", label=said("samples"), when=self._of("sure"), width=220,
            minimum=self._fewest_samples, maximum=self._most_samples, value=min(SAMPLES, self._most_samples),
            info=said("How many texts are drawn with the watermark, and as many without it. Few samples cannot show a "
                      "low false-positive rate: 0.1% takes a thousand."),
        )  # fmt: skip
        self.values = {
            knob: TextField(
                id=f"watermark-{knob}", label=label, info=info, value=text, when=self._of("cost"), width=220,
                enter="generate",
            )
            for (knob, text), label, info in zip(
                STRENGTHS.items(),
                (said("biases, for green lists"), said("numbers of keys, for SynthID")),
                (said("What is added to the logits of green tokens."), said("More keys make a stronger watermark.")),
                strict=True,
            )
        }  # fmt: skip
        self.seeds = SliderField(
            id="watermark-seeds", label=said("seeds"), when=self._of("cost"), width=160, minimum=1,
            maximum=min(MAX_SEEDS, self._most), value=SEEDS, info=said("How many texts are drawn for each value."),
        )  # fmt: skip
        self.once = TickField(
            id="watermark-once", label=said("count repeated n-grams once"), width=220,
            when=self._of("pair", "sure", "cost"),
            info=said("A repeated phrase is green or red as it was the first time, which makes chance look like "
                      "evidence. SynthID always counts this way."),
        )  # fmt: skip

    def _of(self, *questions: str) -> Values:
        """What is there while one of these is asked; what is not keeps what was typed."""
        return {"watermark-question": questions}

    def wire(self, page: PageContext) -> None:
        """Connect the view with the page."""
        super().wire(page)
        self.training.wire(page, self.log)
        self.detector.wire(page)
        page.asks.hear(StopAttack, self.detector.attacking.stop_job, [self.form.component])
        self.presses = {**self.presses, **self.detector.presses, "save_detector": aside(self.training.save)}

    def _saving(self, what: str) -> Callable[..., object]:
        if what != "json":
            return super()._saving(what)

        async def save(data: Mapping[Component, object], http: gr.Request) -> Updates:
            return await self.save(what, http, self.detector.shown(data))

        return save

    def showing(self, comparison: Comparison) -> Updates:
        """What shows an experiment that was recorded elsewhere, where there was one, and what the detector has said."""
        runs = super().showing(comparison) if comparison.entries else {}
        return runs | self.detector.showing(comparison.beside)

    def adopt(self, session: Session, comparison: Comparison) -> Updates:
        """The question is that of the recorded experiment."""
        if not comparison.entries:
            return {}
        update = super().adopt(session, comparison)
        return update | {self.question: comparison.find.name, self.once: comparison.find.once}

    def ask(self, session: Session, data: FormValues) -> ComparisonPlan:
        checked, notes, known = self.page.completed_from(data, with_watermark)
        trial = self._trial_of(checked.request, data, known)
        trial.checked = [checked]
        return ComparisonPlan(trial, notes)

    def _trial_of(self, request: GenerationRequest, data: FormValues, known: dict[str, Config | None]) -> Comparison:
        question, watermark = as_text(data[self.question]), request.config[KNOB]
        judge = self.judge_of(request.model, question != "quiz" and data[self.once] is True)
        judge([[]], watermark)  # opens the tokenizer here, so that the first text waits for nothing
        if question == "sure":
            samples = as_int(data[self.samples], self._fewest_samples, self._most_samples)
            return sure_trial(request, judge, samples, **known)
        if question == "cost":
            typed = self.values["keys" if is_synthid(watermark) else "bias"]
            values = strengths(watermark, as_text(data[typed]))
            seeds = as_int(data[self.seeds], 1, MAX_SEEDS)
            return cost_trial(request, judge, values, seeds, **known, most_runs=self._most)
        return (quiz_trial if question == "quiz" else pair_trial)(request, judge, **known)

    def judge_of(self, model: str, once: bool) -> EngineJudge:
        """What judges the texts of a model; `once` as in Query."""
        return EngineJudge(self.page.engine, model, once)

    def judge_here(self, model: str, once: bool) -> EngineJudge:
        """The same for the texts of a file, which says itself what the model is called: only of one that is here, so
        that no file makes the server fetch anything."""
        return EngineJudge(self.page.engine, model, once, only_here=True)
