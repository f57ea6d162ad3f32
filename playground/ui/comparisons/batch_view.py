"""The view "Padding": several prompts in one call of `generate`, padded on the left and on the right, beside each
prompt alone.

Knows its controls, the engine's batches and the report that shows one; what a batch may be is known to
`playground.questions.prompt_batch`, what is in a file to `playground.presets.prompt_files`.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping
from functools import partial

import gradio as gr
from gradio.components import Component

from playground.presets.prompt_files import FORMATS, MAX_BYTES, from_field, read_prompts, to_field
from playground.questions import Answer, CheckedQuestion, Question
from playground.questions.prompt_batch import NOT_GREEDY, BatchQuestion, DecodedBatch, as_greedy
from playground.requests.deduplication import first_error_per_field
from playground.requests.request import RequestError, raise_for_errors
from playground.server.side_work import aside
from playground.settings import Settings
from playground.sharing.batch_script import batch_script
from playground.texts import many, said
from playground.trace import Diagnostic
from playground.trace.wire import Json
from playground.ui.comparisons.prompt_list import list_from_file
from playground.ui.comparisons.question_view import PLAIN, QuestionView
from playground.ui.controls.updates import Updates
from playground.ui.page.form_parts import (
    ChoiceField,
    FieldRow,
    FormSides,
    MessageLine,
    PickedFile,
    TextField,
    TickField,
    button_line,
)
from playground.ui.page.long_events import FormValues
from playground.ui.page.messages import messages
from playground.ui.page.report import ReportInForm
from playground.ui.page.run_version import next_turn, stamp
from playground.ui.page.view_form import LeavesOut, ViewForm

GUIDE = "1, 2, 3\nA, B, C, D, E"  # the prompts of transformers' guide on padding
DECODINGS = [(said("greedily"), "greedy"), (said("with the chosen strategy"), "knobs")]
PADS = [(said("its own pad token"), "own"), (said("the end-of-text token"), "eos")]


class BatchView(QuestionView):
    """The prompts, how they are padded, and what came of it."""

    kind = "batch"
    title = said("Padding")
    button = said("Run the batch")
    uses_prompt = False
    nothing = Diagnostic("", "warning", said("There is nothing to save yet."), said("Run a batch first."))
    left_out = (*NOT_GREEDY, "strategy", "assistant", "seed")  # unless it is decoded with the chosen strategy

    def __init__(self, settings: Settings) -> None:
        super().__init__(settings)
        self._most = settings.max_sequences

    def build(self) -> None:
        self.prompts = TextField(
            id="batch-prompts", label=said("Prompts, one per line"), value=GUIDE, lines=4, most_lines=16,
            info=said("At most {most}. ↵ is a line break inside a prompt.", most=self._most),
        )  # fmt: skip
        self.message = MessageLine(id="batch-messages")
        self.script = TextField(
            id="batch-script", label=said("The batch as Python"), lines=6, most_lines=24, only_shown=True, is_code=True,
            visible=False,
            info=said("Padded on the side that suits the model. The script prints the same texts, on the same kind of "
                      "machine with the same versions of the libraries."),
        )  # fmt: skip
        self.decoding = ChoiceField(
            id="batch-decoding", label=said("Decode"), value="greedy", choices=DECODINGS, width=200,
            info=said("Sampled texts cannot be compared. The other knobs apply either way."),
        )  # fmt: skip
        self.pad = ChoiceField(
            id="batch-pad", label=said("Pad short rows with"), value="own", choices=PADS, width=200,
            info=said("Many tokenizers have no pad token of their own; the end-of-text token then takes its place."),
        )  # fmt: skip
        self.unmasked = TickField(
            id="batch-unmasked", label=said("also without the attention mask"), width=200,
            info=said("What happens when it is forgotten."),
        )  # fmt: skip
        self.inputs = [self.prompts, self.decoding, self.pad, self.unmasked]
        self.adopt_outputs = [self.prompts, self.pad, self.unmasked]
        self.found = ReportInForm("batch")
        tools = button_line(
            "batch", {"pick": said("Prompts from a file"), "python": said("Copy as Python")},
            picks={"pick": PickedFile(",".join(FORMATS), MAX_BYTES, "data")},
        )  # fmt: skip
        fields = FieldRow(id="batch-controls", parts=[self.decoding, self.pad, self.unmasked])
        self.form = ViewForm(
            [FormSides(
                asks=[self.prompts, tools, self.message, self.script, fields],
                shows=[*self.found.parts, self.file_parts()],
            )],
            leaves_out=LeavesOut(self.kind, [self.decoding.id], {"greedy": self.left_out, "knobs": ()}),
        )
        self.presses = {"pick": aside(self.load_file), "python": self.show_script}

    # ------------------------------------------------------------------------------------------------------ handlers

    def question_from(self, data: FormValues) -> tuple[CheckedQuestion, list[Diagnostic]]:
        page, text = self.page, data[self.prompts]
        prompts = from_field(text) if isinstance(text, str) else []
        # What stands in the prompt above, or beside it, is no part of the batch, and nothing that is wrong with it is.
        stands_in = {page.controls.prompt: prompts[0] if prompts else "-", page.area.component: ""}
        request, faults, _ = page.read_from({**data, **stands_in})
        request = dataclasses.replace(request, prompt=prompts[0] if prompts else "", messages=None)
        if data[self.decoding] != "knobs":
            request = as_greedy(request)
        pad = "eos" if data[self.pad] == "eos" else "own"
        facts = page.engine.facts(request.model)
        question = BatchQuestion(request, prompts, data[self.unmasked] is True, pad)
        checked = question.checked(page.settings, facts)
        raise_for_errors(first_error_per_field([*faults, *checked.problems]))
        return checked, [*checked.problems, *([PLAIN] if facts and facts.has_chat_template else [])]

    def saved(self, question: Question, answer: Answer) -> DecodedBatch:
        return DecodedBatch(question, answer)

    def fill(self, values: Mapping[str, Json]) -> Updates:
        """Set the controls as a lesson wants them: `prompts`, `pad` and `unmasked`."""
        prompts = to_field(values["prompts"]) if "prompts" in values else GUIDE
        pad, unmasked = values.get("pad", "own"), values.get("unmasked", False)
        return {self.prompts: prompts, self.decoding: "greedy", self.pad: pad, self.unmasked: unmasked}

    def form_of(self, saved: DecodedBatch) -> Updates:
        question = saved.question
        return {self.prompts: to_field(question.prompts), self.pad: question.pad, self.unmasked: question.unmasked}

    def load_file(self, file: object) -> Updates:
        """Take in the prompts of a file. Whatever is wrong with it, the prompts stay as they are."""

        def take(prompts: list[str], name: str) -> Updates:
            note = many(
                len(prompts), "{count} prompt from {file}. Click {button}.",
                "{count} prompts from {file}. Click {button}.", file=name, button=self.button,
            )  # fmt: skip
            return {self.prompts: to_field(prompts)} | self._say(Diagnostic("", "info", note))

        return list_from_file(file, partial(read_prompts, most=self._most), take, self.message)

    def show_script(self, data: Mapping[Component, object], http: gr.Request) -> Updates:
        """What is set, as a script."""
        try:
            batch = self.question_from(data)[0].question
        except RequestError as error:
            return self._say(*error.diagnostics)
        facts = self.page.engine.facts(batch.request.model)
        script = batch_script(
            batch,
            model_defaults=facts.generation_config if facts else None,
            is_encoder_decoder=bool(facts and facts.is_encoder_decoder),
            weights=self.page.sessions.of(http).weights_of(batch.request.model),
        )
        return {self.script: gr.update(value=script, visible=True)} | self._say()

    def _say(self, *notes: Diagnostic) -> Updates:
        return {self.message: stamp(next_turn(), messages(notes))}
