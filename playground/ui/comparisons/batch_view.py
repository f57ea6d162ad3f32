"""The view "Batch": several prompts in one call of `generate`, padded on the left and on the right, beside each prompt
alone.

Knows its controls, the engine's batches and the report that shows one; what a batch may be is known to
`playground.questions.prompt_batch`, what is in a file to `playground.presets.prompt_files`.
"""

from __future__ import annotations

import base64
import dataclasses
import json
from collections.abc import AsyncIterator, Mapping
from contextlib import aclosing
from typing import Any

import gradio as gr
from gradio.components import Component

from playground.presets.prompt_files import FORMATS, MAX_BYTES, PromptFileError, from_field, read_prompts, to_field
from playground.questions import Answered, Progressed
from playground.questions.prompt_batch import NOT_GREEDY, BatchQuestion, DecodedBatch, as_greedy
from playground.requests.request import RequestError, raise_for_errors
from playground.server.sessions import Session
from playground.server.side_work import aside, beside
from playground.server.streaming import LiveRuns
from playground.settings import Settings
from playground.sharing.batch_files import batch_to_csv, batch_to_json
from playground.sharing.batch_script import batch_script
from playground.texts import many, numeral, said
from playground.trace import Diagnostic, Failed, Queued
from playground.ui.controls.field_values import as_text
from playground.ui.controls.form_updates import show_notes
from playground.ui.controls.page_context import PageContext
from playground.ui.controls.updates import Updates
from playground.ui.page.browser_commands import download, pick_file
from playground.ui.page.messages import busy, failure_notes, message_area, messages, refusal
from playground.ui.page.report import Report
from playground.ui.page.run_version import next_turn, stamp
from playground.ui.page.scripts import when_loaded
from playground.ui.page.translations import _

GUIDE = "1, 2, 3\nA, B, C, D, E"  # the prompts of transformers' guide on padding
DECODINGS = [(_("greedily"), "greedy"), (_("with the chosen strategy"), "knobs")]
PADS = [(_("its own pad token"), "own"), (_("the end-of-text token"), "eos")]

_PICK_JS = pick_file(",".join(FORMATS), MAX_BYTES, "data")
_PLAIN = Diagnostic(
    "", "info", said("This is a chat model. Here it reads the prompts as plain text, without its template.")
)
_NOTHING = Diagnostic("", "warning", said("There is nothing to save yet."), said("Run a batch first."))


class BatchView:
    """The prompts, how they are padded, and what came of it."""

    kind = "batch"
    title = said("Batch")
    button = said("Run the batch")
    left_out = (*NOT_GREEDY, "assistant")  # unless it is decoded with the chosen strategy

    def __init__(self, settings: Settings) -> None:
        self._most = settings.max_sequences

    def build_hidden(self) -> None:
        """Nothing: what it shows travels with its picture."""

    def build(self) -> None:
        """The controls, the picture and the buttons. To be called inside the view's tab."""
        self.prompts = gr.Textbox(
            GUIDE, label=_("Prompts, one per line"), lines=4, max_lines=16, interactive=True, elem_id="batch-prompts",
            info=_("Used instead of the prompt above, at most {most}. ↵ is a line break inside a prompt.",
                   most=self._most),
        )  # fmt: skip
        small: dict[str, Any] = {"size": "sm", "min_width": 120}
        with gr.Row(elem_classes="small-buttons"):
            self.load = gr.Button(_("Prompts from a file"), elem_id="batch-load", **small)
            self.python = gr.Button(_("Copy as Python"), elem_id="batch-python", **small)
        self.message = message_area("batch-messages")
        self.script = gr.Textbox(
            label=_("The batch as Python"), lines=6, max_lines=24, interactive=False, visible=False, buttons=["copy"],
            elem_id="batch-script",
            info=_("Padded on the side that suits the model. Run on its own, it prints the same texts on the same kind "
                   "of machine and library versions."),
        )  # fmt: skip
        with gr.Row(equal_height=True, elem_id="batch-controls"):
            self.decoding = gr.Radio(
                DECODINGS, value="greedy", label=_("Decode"), interactive=True, min_width=200,
                info=_("Sampled texts cannot be compared. The other knobs apply either way."),
                elem_id="batch-decoding",
            )  # fmt: skip
            self.pad = gr.Radio(
                PADS, value="own", label=_("Pad short rows with"), interactive=True, min_width=200,
                info=_("Many tokenizers have no pad token of their own; the end-of-text token then takes its place."),
                elem_id="batch-pad",
            )  # fmt: skip
            self.unmasked = gr.Checkbox(
                False, label=_("also without the attention mask"), interactive=True, min_width=200,
                info=_("What happens when it is forgotten."), elem_id="batch-unmasked",
            )  # fmt: skip
        self.inputs: list[Component] = [self.prompts, self.decoding, self.pad, self.unmasked]
        self.adopt_outputs = [self.prompts, self.pad, self.unmasked]
        self.found = Report("batch")
        with gr.Row(elem_classes="small-buttons"):
            self.save_buttons = {
                "csv": gr.Button(_("Save table (CSV)"), elem_id="batch-csv", **small),
                "json": gr.Button(_("Save (JSON)"), elem_id="batch-json", **small),
            }
            self.open = gr.Button(_("Open (JSON)"), elem_id="batch-open", **small)

    @property
    def log(self) -> gr.HTML:
        """What carries the result to the picture."""
        return self.found.component

    def wire(self, page: PageContext) -> None:
        """Connect the view with the page."""
        self.page = page
        self.load.click(
            aside(self.load_file), gr.JSON(visible=False), [self.prompts, self.message], js=_PICK_JS, **page.internal
        )
        self.python.click(self.show_script, page.inputs, [self.script, self.message], **page.internal)
        script = when_loaded(f"leaveOut('batch', how === 'knobs' ? [] : {json.dumps(self.left_out)})", "how")
        self.decoding.change(None, self.decoding, None, js=script, show_progress="hidden")
        for what, button in self.save_buttons.items():
            button.click(self._saving(what), None, [page.commands, page.display.message], **page.internal)

    # ------------------------------------------------------------------------------------------------------ handlers

    def ask(self, session: Session, data: Mapping[Component, Any]) -> Any:
        return self.batch_from(data)

    async def run(self, data: Mapping[Component, Any], http: gr.Request) -> AsyncIterator[Updates]:
        """Decode the batch; yields how far it is, and at its end the picture. What ends otherwise leaves the picture as
        it was. Stops what the person has running, and is stopped by what they run next."""
        page, session = self.page, self.page.sessions.of(http)
        turn, message = next_turn(), page.display.message
        try:
            question, notes = await beside(self.batch_from, data)
            session.confirm_stop(self.title)
        except RequestError as error:
            yield {message: stamp(turn, refusal(error.diagnostics))}
            return
        live = LiveRuns(page.engine, [question], 1, session.visitor)
        session.stop_for(self.title)
        session.turn, session.live = turn, live
        yield {message: stamp(turn, busy(question.words(None)))}
        async with aclosing(live.batches()) as batches:
            async for pairs in batches:
                for _, event in pairs:
                    if isinstance(event, Answered):
                        session.batch = DecodedBatch(question, event.answer)
                        yield {message: stamp(turn, messages(notes))} | self.showing(session.batch)
                    elif isinstance(event, Failed):
                        yield {message: stamp(turn, refusal(failure_notes(event)))}
                if pairs and isinstance(last := pairs[-1][1], Progressed | Queued):
                    words = question.words(last.part if isinstance(last, Progressed) else None)
                    yield {message: stamp(turn, busy(words))}

    def batch_from(self, data: Mapping[Component, Any]) -> tuple[BatchQuestion, list[Diagnostic]]:
        """The batch that the controls describe, and the notes on it. Raises RequestError where it cannot run."""
        page, text = self.page, data[self.prompts]
        prompts = from_field(text) if isinstance(text, str) else []
        # What stands in the prompt above, or beside it, is no part of the batch, and nothing that is wrong with it is.
        stands_in = {page.controls.prompt: prompts[0] if prompts else "-", page.area.component: ""}
        request = page.request_from({**data, **stands_in})[0]
        request = dataclasses.replace(request, prompt=prompts[0] if prompts else "", messages=None)
        if data[self.decoding] != "knobs":
            request = as_greedy(request)
        pad = "eos" if data[self.pad] == "eos" else "own"
        question = BatchQuestion(request, prompts, data[self.unmasked] is True, pad)
        facts = page.engine.facts(request.model)
        notes = question.problems(page.settings, facts)
        raise_for_errors(notes)
        return question, [*notes, _PLAIN] if facts and facts.has_chat_template else notes

    def _saving(self, what: str) -> Any:
        async def save(http: gr.Request) -> Updates:
            decoded = self.page.sessions.of(http).batch
            if decoded is None:
                return show_notes(self.page, [_NOTHING])
            make, mime = {"csv": (batch_to_csv, "text/csv"), "json": (batch_to_json, "application/json")}[what]
            text = await beside(make, decoded)
            return show_notes(self.page, []) | {self.page.commands: download(f"batch.{what}", mime, text)}

        return save

    def showing(self, decoded: DecodedBatch) -> Updates:
        """What shows a batch that was decoded elsewhere."""
        return self.found.show(decoded.answer.values)

    def fill(self, values: Mapping[str, Any]) -> Updates:
        """Set the controls as a lesson wants them: `prompts`, `pad` and `unmasked`."""
        prompts = to_field(values["prompts"]) if "prompts" in values else GUIDE
        pad, unmasked = values.get("pad", "own"), values.get("unmasked", False)
        return {self.prompts: prompts, self.decoding: "greedy", self.pad: pad, self.unmasked: unmasked}

    def adopt(self, session: Session, decoded: DecodedBatch) -> Updates:
        """Make a batch that was decoded elsewhere the one of this person, and its prompts those of the field."""
        session.batch, question = decoded, decoded.question
        return {self.prompts: to_field(question.prompts), self.pad: question.pad, self.unmasked: question.unmasked}

    def load_file(self, file: Mapping[str, Any] | None) -> Updates:
        """Take in the prompts of a file. Whatever is wrong with it, the prompts stay as they are."""
        if not isinstance(file, Mapping):
            return {self.message: gr.skip()}
        name, data = as_text(file.get("name")), file.get("data")
        try:
            if not isinstance(data, str):
                found = said(
                    "{file} has more than {most} bytes, or cannot be read.",
                    file=name[-60:],
                    most=numeral(f"{MAX_BYTES:,}"),
                )
                raise PromptFileError(found, said("Choose a smaller file."))
            prompts = read_prompts(name, base64.b64decode(data), self._most)
        except PromptFileError as error:
            return self._say(Diagnostic("", "error", error.message, error.fix))
        except ValueError:  # no base64: nothing that this page sends
            return {self.message: gr.skip()}
        note = many(
            len(prompts), "{count} prompt from {file}. Click {button}.", "{count} prompts from {file}. Click {button}.",
            file=name[-60:], button=self.button,
        )  # fmt: skip
        return {self.prompts: to_field(prompts)} | self._say(Diagnostic("", "info", note))

    def show_script(self, data: Mapping[Component, Any], http: gr.Request) -> Updates:
        """What is set, as a script."""
        try:
            batch = self.batch_from(data)[0]
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
