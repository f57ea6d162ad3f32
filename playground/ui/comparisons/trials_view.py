"""The view "Drafts": whether drafts make a run faster, which length of drafts is best, whether they change the
text.

Knows its controls; which runs answer a question is known to `playground.experiments.draft_trials`, what runs and
drafts to the page."""

from __future__ import annotations

import json

import gradio as gr

from playground.experiments.comparison import Comparison
from playground.experiments.draft_pairs import WARM_UPS
from playground.experiments.draft_trials import (
    MIN_SAMPLES,
    REPEATS,
    SAMPLES,
    VALUES,
    length_knob,
    lengths_trial,
    same_trial,
    speed_trial,
    with_drafts,
)
from playground.experiments.sweep import parse_values
from playground.knobs.spec import Config
from playground.metrics.claims import MIN_VALUES
from playground.requests.request import GenerationRequest
from playground.requests.request_problems import request_error
from playground.server.sessions import Session
from playground.settings import Settings
from playground.texts import said
from playground.trace import Diagnostic
from playground.ui.comparisons.comparison_view import ComparisonPlan, ComparisonView, asking_js, is_sampled
from playground.ui.controls.field_values import as_int, as_text
from playground.ui.controls.page_context import PageContext
from playground.ui.controls.updates import Updates
from playground.ui.page.long_events import FormValues
from playground.ui.page.translations import _

QUESTIONS = {
    "speed": said("Is it faster?"), "lengths": said("Which draft length?"), "same": said("Is it the same?"),
}  # fmt: skip
MAX_REPEATS = 20

# Shows what matters to the question and the knob, in the browser: what is hidden keeps what was typed.
_SHOW_JS = """(question, knob) => {
  %s;
  return %s.map(([questions, ofKnob]) =>
    ({__type__: 'update', visible: questions.includes(question) && (!ofKnob || ofKnob === knob)}));
}"""


class TrialsView(ComparisonView):
    """The question, and what it takes to ask it."""

    kind = "trial"
    title = said("Drafts")
    button = said("Run the trial")

    def __init__(self, settings: Settings) -> None:
        self._most = settings.max_runs
        self._most_repeats = max(2, min(MAX_REPEATS, self._most // 2 - WARM_UPS))
        self._most_samples = max(2, self._most // 2)
        self._fewest_samples = min(MIN_SAMPLES, self._most_samples - 1)

    def build(self) -> None:
        """The controls, the pictures and the buttons. To be called inside the view's tab."""
        names = list(VALUES)
        self.question = gr.Radio(
            [(_(title), name) for name, title in QUESTIONS.items()], value="speed", label=_("Question"),
            interactive=True, elem_id="trial-question",
            info=_("The same request runs with drafts and without them. Choose the drafter under Draft model and "
                   "recording: a draft model, or a knob of assisted decoding."),
        )  # fmt: skip
        with gr.Row(elem_id="trial-controls"):
            self.repeats = gr.Slider(
                1, self._most_repeats, min(REPEATS, self._most_repeats), step=1, label=_("repeats"), interactive=True,
                info=_("How many pairs of runs are counted, after one pair to warm up; a verdict needs {least}.",
                       least=MIN_VALUES),
                buttons=[], min_width=200, elem_id="trial-repeats",
            )  # fmt: skip
            self.knob = gr.Dropdown(
                names, value=names[0], label=_("knob"), interactive=True, visible=False, min_width=200,
                info=_("Which knob sets the length of drafts."), elem_id="trial-knob",
            )  # fmt: skip
            self.values = {
                name: gr.Textbox(
                    text, label=_("values of {knob}", knob=name), max_lines=1, interactive=True, visible=False,
                    info=_("Each is compared with decoding without drafts."), elem_id=f"trial-values-{name}",
                    min_width=200,
                )
                for name, text in VALUES.items()
            }  # fmt: skip
            self.samples = gr.Slider(
                self._fewest_samples, self._most_samples, min(SAMPLES, self._most_samples), step=1,
                label=_("samples"),
                info=_("How many texts are drawn with drafts, and as many without. More of them show smaller "
                       "differences. Greedy decoding needs one of each."),
                interactive=True, visible=False, buttons=[], min_width=200, elem_id="trial-samples",
            )  # fmt: skip
        self.inputs = [self.question, self.repeats, self.knob, *self.values.values(), self.samples]
        self.adopt_outputs = [self.question]
        self.panes()

    def wire(self, page: PageContext) -> None:
        """Connect the view with the page."""
        super().wire(page)
        shown = {
            self.repeats: (("speed", "lengths"), None),
            self.knob: (("lengths",), None),
            **{values: (("lengths",), name) for name, values in self.values.items()},
            self.samples: (("same",), None),
        }
        gr.on(
            [self.question.change, self.knob.change], None, [self.question, self.knob], list(shown),
            js=_SHOW_JS % (asking_js(self.kind, QUESTIONS), json.dumps(list(shown.values()))), **page.internal,
        )  # fmt: skip
        for values in self.values.values():
            page.run_on(values.submit, page.run_open, page.inputs)

    def adopt(self, session: Session, comparison: Comparison) -> Updates:
        """The question is that of the recorded trial."""
        return super().adopt(session, comparison) | {self.question: comparison.find.name}

    def ask(self, session: Session, data: FormValues) -> ComparisonPlan:
        """One run at a time where their time counts."""
        checked, notes, known = self.page.completed_from(data, with_drafts)
        trial, more, at_once = self._trial_of(checked.request, data, known)
        trial.checked = [checked]
        return ComparisonPlan(trial, [*notes, *more], at_once)

    def _trial_of(
        self, request: GenerationRequest, data: FormValues, known: dict[str, Config | None]
    ) -> tuple[Comparison, list[Diagnostic], int | None]:
        question = as_text(data[self.question])
        if question == "same":
            samples = as_int(data[self.samples], self._fewest_samples, self._most_samples)
            trial = same_trial(request, samples, **known)
            return trial, [], None if is_sampled(request, known["model_defaults"]) else 1
        repeats = as_int(data[self.repeats], 1, self._most_repeats)
        if question != "lengths":
            return speed_trial(request, repeats, **known), [], 1
        chosen = as_text(data[self.knob])
        knob, more = length_knob(request, chosen, **known)
        try:
            values = parse_values(knob, as_text(data[self.values[chosen]]))
        except ValueError as error:
            raise request_error(knob, str(error)) from None
        return lengths_trial(request, knob, values, repeats, **known, most_runs=self._most), more, 1
