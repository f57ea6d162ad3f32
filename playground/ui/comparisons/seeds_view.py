"""The view "Many samples": one strategy, many samples, drawn as a trie of what the model can say.

Knows its one control; what a sample is comes from the controls of the page.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping

from playground.experiments.comparison import Comparison, Entry, Group
from playground.experiments.trial_frame import first_seed
from playground.knobs.fix import only
from playground.requests.request import GenerationRequest
from playground.requests.request_problems import problem
from playground.server.sessions import Session
from playground.settings import Settings
from playground.texts import said
from playground.trace.wire import Json
from playground.ui.comparisons.comparison_view import ComparisonPlan, ComparisonView, describe_settings, is_sampled
from playground.ui.controls.field_values import as_int, as_text
from playground.ui.controls.updates import Updates
from playground.ui.page.form_parts import SliderField
from playground.ui.page.long_events import FormValues
from playground.ui.page.view_form import ViewForm

AT_FIRST = 40  # samples
_SAME = said("Without do_sample nothing is drawn, so every sample is the same text.")


class SeedsView(ComparisonView):
    """The number of samples, and the tree that they make."""

    kind = "seeds"
    title = said("Many samples")
    button = said("Draw the samples")

    def __init__(self, settings: Settings) -> None:
        self._settings, self._most = settings, settings.max_runs

    def build(self) -> None:
        """The control, the pictures and the buttons. To be called inside the view's tab."""
        self.samples = SliderField(
            id="samples", label=said("samples"), minimum=2, maximum=self._most, value=min(AT_FIRST, self._most),
            info=said("How many texts are drawn: with the seed, the seed + 1, and so on. A tree shows what the model "
                      "can write, and how often it does."),
        )  # fmt: skip
        self.inputs = [self.samples]
        self.form = ViewForm([self.samples, *self.pane_parts(self._settings)])

    def fill(self, values: Mapping[str, Json]) -> Updates:
        """Set the control as a lesson wants it: the number of `samples`."""
        return {self.samples: min(values.get("samples", AT_FIRST), self._most)}

    def ask(self, session: Session, data: FormValues) -> ComparisonPlan:
        page = self.page
        checked, notes = page.checked_from(data)
        requests = samples(checked.request, as_int(data[self.samples], 2, self._most))
        request = checked.request
        known = page.known(request.model)[:1]
        if not is_sampled(request, *known):
            notes = [*notes, problem("do_sample", "warning", _SAME, only({"do_sample": True}))]
        preset = session.presets.get(as_text(data[page.controls.preset]))
        title = preset.title if preset else request.model
        group = Group("A", title, request.model, describe_settings(request, *known), requests[0].seed)
        entries = [Entry(0, each) for each in requests]
        return ComparisonPlan(Comparison(self.kind, request.asked, [group], entries, checked=[checked]), notes)


def samples(request: GenerationRequest, count: int) -> list[GenerationRequest]:
    """The request with `count` seeds, from its own on, or from one that is drawn. Few candidates are recorded: only
    the chosen tokens are looked at. Raises RequestError where there are not so many seeds."""
    first = first_seed(request, count)
    return [dataclasses.replace(request, seed=first + i, top_candidates=1) for i in range(count)]
