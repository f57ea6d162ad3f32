"""The view "Watermarks": experiments with a watermark. What it does to a text, how sure its detection is, what it
costs, and whether a person sees it. Beside them stand the detector for any text and attacks on it.

Knows its controls; which runs answer a question is known to `playground.experiments.watermark_trials`, what runs and
detects to the page."""

from __future__ import annotations

import json
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
from playground.settings import Settings
from playground.texts import said
from playground.ui.comparisons.comparison_view import ComparisonPlan, ComparisonView, asking_js
from playground.ui.controls.field_values import as_int, as_text
from playground.ui.controls.page_context import PageContext
from playground.ui.controls.updates import Updates
from playground.ui.page.long_events import FormValues
from playground.ui.page.translations import _
from playground.ui.watermarks.bayesian_training import VIEW, TrainingRow
from playground.ui.watermarks.detector import Detector

QUESTIONS = {
    "pair": said("Side by side"), "sure": said("How sure is detection?"), "cost": said("What does it cost?"),
    "quiz": said("Quiz"),
}  # fmt: skip
MAX_SEEDS = 20

# Shows what matters to the question, in the browser: what is hidden keeps what was typed.
_SHOW_JS = """(question) => {
  %s;
  return %s.map((questions) => ({__type__: 'update', visible: questions.includes(question)}));
}"""


class WatermarkView(ComparisonView):
    """The question, and what it takes to ask it."""

    kind = "watermark"
    title = VIEW
    button = said("Run the experiment")
    results_beside = ("detection", "attack")

    def __init__(self, settings: Settings) -> None:
        self._most = settings.max_runs
        self._most_samples = max(2, self._most // 2)
        self._fewest_samples = min(MIN_SAMPLES, self._most_samples - 1)

    def build(self) -> None:
        """Three tools, each in a tab of its own: experiments, the detector of any text, attacks on that text."""
        self.detector = Detector()
        self.detector.build_message()
        with gr.Tabs(elem_id="watermark-tools", elem_classes="tools"):
            with gr.Tab(_("Experiments"), elem_id="watermark-experiments"):
                self._build_experiments()
            with gr.Tab(_("Detector"), elem_id="watermark-detector"):
                self.detector.build()
            with gr.Tab(_("Attacks"), elem_id="watermark-attacks"):
                self.detector.build_attacks()
        self.adopt_outputs = [self.question, self.once, *self.detector.adopt_outputs]
        self.beside = self.detector.saving

    def _build_experiments(self) -> None:
        self.question = gr.Radio(
            [(_(title), name) for name, title in QUESTIONS.items()], value="pair", label=_("Question"),
            interactive=True, elem_id="watermark-question",
            info=_("The same request runs with the watermark and without it. The watermark is set by the knob "
                   "watermarking_config; without it, green lists with a bias of 4 are used."),
        )  # fmt: skip
        with gr.Row(elem_id="watermark-controls"):
            self.samples = gr.Slider(
                self._fewest_samples, self._most_samples, min(SAMPLES, self._most_samples), step=1,
                label=_("samples"),
                info=_("How many texts are drawn with the watermark, and as many without it. Few samples cannot show a "
                       "low false-positive rate: 0.1% takes a thousand."),
                interactive=True, visible=False, buttons=[], min_width=220, elem_id="watermark-samples",
            )  # fmt: skip
            self.values = {
                knob: gr.Textbox(
                    text, label=label, info=info, max_lines=1, interactive=True, visible=False, min_width=220,
                    elem_id=f"watermark-{knob}",
                )
                for (knob, text), label, info in zip(
                    STRENGTHS.items(),
                    (_("biases, for green lists"), _("numbers of keys, for SynthID")),
                    (_("What is added to the logits of green tokens."), _("More keys make a stronger watermark.")),
                    strict=True,
                )
            }
            self.seeds = gr.Slider(
                1, min(MAX_SEEDS, self._most), SEEDS, step=1, label=_("seeds"), interactive=True, visible=False,
                info=_("How many texts are drawn for each value."), buttons=[], min_width=160,
                elem_id="watermark-seeds",
            )  # fmt: skip
            self.once = gr.Checkbox(
                False, label=_("count repeated n-grams once"), interactive=True, min_width=220,
                elem_id="watermark-once",
                info=_("A repeated phrase is green or red as it was the first time, which makes chance look like "
                       "evidence. SynthID always counts this way."),
            )  # fmt: skip
        self.inputs = [self.question, self.samples, *self.values.values(), self.seeds, self.once]
        self.training = TrainingRow()
        self.training.build()
        self.panes()

    def wire(self, page: PageContext) -> None:
        """Connect the view with the page."""
        super().wire(page)
        self.training.wire(page, self.log)
        self.detector.wire(page)
        shown = {
            self.samples: ("sure",),
            **dict.fromkeys(self.values.values(), ("cost",)),
            self.seeds: ("cost",),
            self.once: ("pair", "sure", "cost"),
            self.training.row: ("sure",),
        }
        script = _SHOW_JS % (asking_js(self.kind, QUESTIONS), json.dumps(list(shown.values())))
        self.question.change(None, self.question, list(shown), js=script, **page.internal)
        for values in self.values.values():
            page.run_on(values.submit, page.run_open, page.inputs)

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
