"""The view "Choices": answers that a person names, and how likely the model finds each after the prompt.

Knows its controls; which runs there are and what they show is known to `playground.experiments.choices`."""

from __future__ import annotations

import dataclasses

from playground.experiments.choices import KIND, LEFT_OUT, choice_trial, variations
from playground.experiments.comparison import Comparison
from playground.presets.prompt_files import from_field, to_field
from playground.requests.request import GenerationRequest
from playground.server.sessions import Session
from playground.settings import Settings
from playground.texts import said
from playground.trace import Diagnostic
from playground.ui.comparisons.comparison_view import ComparisonPlan, ComparisonView
from playground.ui.controls.updates import Updates
from playground.ui.page.form_parts import FieldColumn, FieldRow, FormSides, TextField, TickField
from playground.ui.page.long_events import FormValues
from playground.ui.page.view_form import ViewForm

# How the page's first model goes on from the page's first prompt. By the sum of their tokens' log-probabilities the
# first is the likeliest, by the mean for each byte the second; and the last two change places by that for each token.
FIRST = (
    ", there was a girl", ", there were two friends", ", on a frosty morning", ", there was a fox",
    ", there was a dragon",
)  # fmt: skip


class ChoicesView(ComparisonView):
    """The answers, and more prompts and models to ask."""

    kind = KIND
    title = said("Choices")
    button = said("Compare answers")
    left_out = (*LEFT_OUT, "max_new_tokens", "max_length", "seed")  # nothing is written or drawn

    def __init__(self, settings: Settings) -> None:
        self._settings, self._most = settings, settings.max_runs

    def build(self) -> None:
        """The controls, the pictures and the buttons. To be called inside the view's tab."""
        self.answers = TextField(
            id="choices-answers", label=said("Answers, one per line"), value=to_field(FIRST), lines=5, most_lines=16,
            width=280, grow=3,
            info=said("The model reads each of them after the prompt above. ↵ is a line break inside an answer."),
        )  # fmt: skip
        self.prompts = TextField(
            id="choices-prompts", label=said("and more prompts, one per line"), lines=2, most_lines=8,
            info=said("The same answers after each of these. In a chat they replace the last message."),
        )  # fmt: skip
        self.models = TextField(
            id="choices-models", label=said("and other models, one per line"), lines=1, most_lines=8,
            placeholder="stories-draft", info=said("Any model, written as in the Model box. Optional."),
        )  # fmt: skip
        self.space = TickField(
            id="choices-space", label=said("a space between prompt and answer"), value=True,
            info=said("Unless one of them has it, or the answer begins with a punctuation mark. Never in a chat, where "
                      "the answer begins the assistant’s turn, nor before a target."),
        )  # fmt: skip
        self.inputs = [self.answers, self.prompts, self.models, self.space]
        self.adopt_outputs = [self.answers]
        more = FieldColumn(parts=[self.prompts, self.models], width=240, grow=2)
        fields = FieldRow(id="choices-controls", parts=[self.answers, more])
        self.form = ViewForm([FormSides(asks=[fields, self.space], shows=self.pane_parts(self._settings))])

    def adopt(self, session: Session, comparison: Comparison) -> Updates:
        """The answers are those of the file."""
        first = [group.label for group in comparison.groups if group.place[0] == comparison.groups[0].place[0]]
        return super().adopt(session, comparison) | {self.answers: to_field(first)}

    def ask(self, session: Session, data: FormValues) -> ComparisonPlan:
        request, notes = self.page.request_from(data)
        answers = [line.rstrip(" ") for line in _lines(data[self.answers])]
        prompts = [prompt for prompt in dict.fromkeys(_lines(data[self.prompts])) if prompt != request.asked]
        models = dict.fromkeys([request.model, *map(str.strip, _lines(data[self.models]))])
        requests: list[GenerationRequest] = []
        for model in models:
            asked, told = self._on(model, request)
            requests += variations(asked, prompts)
            notes = [*notes, *told]
        facts = {model: self.page.engine.facts(model) for model in models}
        sources = [model for model, known in facts.items() if known and known.is_encoder_decoder]
        delimiter = " " if data[self.space] is True else ""
        trial = choice_trial(requests, answers, delimiter, sources, self.page.engine.tokens, self._most)
        return ComparisonPlan(trial, [*notes, *trial.notes])

    def _on(self, model: str, request: GenerationRequest) -> tuple[GenerationRequest, list[Diagnostic]]:
        """The request on another model; where that has no chat template, the last message as plain text."""
        facts = self.page.engine.facts(model)
        if not request.messages or facts is None or facts.has_chat_template or model == request.model:
            return dataclasses.replace(request, model=model), []
        text = said("{model} has no chat template: it reads your message as plain text.", model=model)
        plain = dataclasses.replace(request, model=model, prompt=request.asked, messages=None)
        return plain, [Diagnostic("messages", "warning", text)]


def _lines(text: object) -> list[str]:
    """The lines of a field that are not blank, with the spaces that they begin with."""
    return from_field(text) if isinstance(text, str) else []
