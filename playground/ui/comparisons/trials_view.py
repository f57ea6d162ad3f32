"""The view "Drafts": whether drafts make a run faster, which length of drafts is best, whether they change the
text.

Knows its controls; which runs answer a question is known to `playground.experiments.draft_trials`, what runs and
drafts to the page."""

from __future__ import annotations

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
from playground.ui.comparisons.comparison_view import ComparisonPlan, ComparisonView, is_sampled
from playground.ui.controls.field_values import as_int, as_text
from playground.ui.controls.updates import Updates
from playground.ui.page.form_parts import ChoiceField, FieldRow, FormSides, SliderField, TextField
from playground.ui.page.long_events import FormValues
from playground.ui.page.view_form import ViewForm

QUESTIONS = {
    "speed": said("Is it faster?"), "lengths": said("Which draft length?"), "same": said("Is it the same?"),
}  # fmt: skip
MAX_REPEATS = 20


class TrialsView(ComparisonView):
    """The question, and what it takes to ask it."""

    kind = "trial"
    title = said("Drafts")
    button = said("Run the trial")

    def __init__(self, settings: Settings) -> None:
        self._settings, self._most = settings, settings.max_runs
        self._most_repeats = max(2, min(MAX_REPEATS, self._most // 2 - WARM_UPS))
        self._most_samples = max(2, self._most // 2)
        self._fewest_samples = min(MIN_SAMPLES, self._most_samples - 1)

    def build(self) -> None:
        """The controls, the pictures and the buttons. To be called inside the view's tab."""
        names = list(VALUES)
        self.question = ChoiceField(
            id="trial-question", label=said("Question"), value="speed", asks=self.kind,
            choices=[(title, name) for name, title in QUESTIONS.items()],
            info=said("The same request runs with drafts and without them. Choose the drafter under Draft model and "
                      "recording: a draft model, or a knob of assisted decoding."),
        )  # fmt: skip
        self.repeats = SliderField(
            id="trial-repeats", label=said("repeats"), value=min(REPEATS, self._most_repeats), minimum=1,
            maximum=self._most_repeats, when={"trial-question": ("speed", "lengths")}, width=200,
            info=said("How many pairs of runs are counted, after one pair to warm up; a verdict needs {least}.",
                      least=MIN_VALUES),
        )  # fmt: skip
        self.knob = ChoiceField(
            id="trial-knob", label=said("knob"), value=names[0], choices=[(name, name) for name in names], listed=True,
            when={"trial-question": ("lengths",)}, width=200, info=said("Which knob sets the length of drafts."),
        )  # fmt: skip
        self.values = {
            name: TextField(
                id=f"trial-values-{name}", label=said("values of {knob}", knob=name), value=text, width=200,
                when={"trial-question": ("lengths",), "trial-knob": (name,)}, enter="generate",
                info=said("Each is compared with decoding without drafts."),
            )
            for name, text in VALUES.items()
        }  # fmt: skip
        self.samples = SliderField(
            id="trial-samples", label=said("samples"), value=min(SAMPLES, self._most_samples), width=200,
            minimum=self._fewest_samples, maximum=self._most_samples, when={"trial-question": ("same",)},
            info=said("How many texts are drawn with drafts, and as many without. More of them show smaller "
                      "differences. Greedy decoding needs one of each."),
        )  # fmt: skip
        self.inputs = [self.question, self.repeats, self.knob, *self.values.values(), self.samples]
        self.adopt_outputs = [self.question]
        fields = FieldRow(id="trial-controls", parts=[self.repeats, self.knob, *self.values.values(), self.samples])
        self.form = ViewForm([FormSides(asks=[self.question, fields], shows=self.pane_parts(self._settings))])

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
