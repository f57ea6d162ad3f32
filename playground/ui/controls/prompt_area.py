"""The prompt of the page and what stands beside it: the rest of a chat, or how a target begins.

One `gr.HTML`, drawn by prompt_area.tsx, whose value is a `ChatState` as JSON: what is shown follows the chosen model.
Knows components and the page; what a template makes of the messages is asked of the engine, while they are being
written.
"""

from __future__ import annotations

import dataclasses
import json
from collections.abc import Mapping
from pathlib import Path

import gradio as gr

from playground.engines.protocol import Engine, ModelFacts
from playground.requests.request import GenerationRequest, RequestError
from playground.requests.request_problems import request_error
from playground.server.server_functions import server_function
from playground.texts import many, said
from playground.trace import Diagnostic
from playground.trace.serialization import to_line
from playground.trace.wire import Json
from playground.ui.controls.chat_state import (
    CHAT,
    MEDIA,
    SOURCE,
    ChatState,
    from_messages,
    is_messages,
    kind_of,
    read_chat_state,
    template_reads,
    to_messages,
    to_template,
    with_template,
)
from playground.ui.controls.field_values import as_text
from playground.ui.controls.run_menu import PROMPT, TARGET
from playground.ui.controls.updates import Updates
from playground.ui.page.long_events import FormValues
from playground.ui.page.run_version import next_turn
from playground.ui.page.scripts import on_load, when_loaded
from playground.ui.page.styles import styled
from playground.ui.page.translations import _

_HERE = Path(__file__)
LABELS = {"plain": _("Prompt"), CHAT: _("Your message"), SOURCE: _("Source"), MEDIA: _("Prompt")}

_LABEL_JS = """(value) => {
  const {kind, on} = JSON.parse(value || '{}');
  const labels = LABELS;
  return {__type__: 'update', label: labels[kind === 'chat' && on === false ? 'plain' : kind] || labels.plain};
}""".replace("LABELS", json.dumps({kind: str(label) for kind, label in LABELS.items()}))
_SCORE_JS = """(value) => {
  const {kind} = JSON.parse(value || '{}');
  return ['source', 'media'].includes(kind) ? TARGET : PROMPT;
}""".replace("TARGET", json.dumps(TARGET)).replace("PROMPT", json.dumps(PROMPT))
# What is written now, for prompt_area.tsx, which has it rendered when the person rests.
_WRITTEN_JS = when_loaded("written({prompt, model})", "prompt, model")


class PromptArea:
    """Built inside the current Blocks; `wire` connects it. `component` stands below the prompt."""

    def __init__(self, engine: Engine, model: str) -> None:
        """`model` is the one that is chosen at first."""
        template = _HERE.with_suffix(".html").read_text("utf-8")
        self._engine = engine
        facts = engine.facts(model)
        kind = kind_of(facts)
        self.first_label = LABELS[kind]

        self.component = gr.HTML(
            ChatState(kind, reads=template_reads(facts)).write(), html_template=template,
            js_on_load=on_load("mountPromptArea", events=["turned"]),
            server_functions=[server_function("render_messages", self.rendered)],
            apply_default_css=False, elem_id="beside-prompt", elem_classes=styled("prompt_area"),
            of_model="",  # as `kind_of` has it, for the script: nothing that is typed meanwhile is lost
        )  # fmt: skip

    def wire(
        self, prompt: gr.Textbox, model: gr.Dropdown, ways: gr.HTML, quiet: Mapping[str, object]
    ) -> None:
        """Connect it with the prompt's box, the choice of a model, and the menu of the ways to run, which names what is
        scored."""
        self._prompt = prompt
        model.change(self.follow, model, self.component, queue=False, trigger_mode="always_last", **quiet)
        self.component.turned(None, self.component, prompt, js=_LABEL_JS)
        self.component.turned(None, self.component, ways, js=_SCORE_JS)
        for changed in (prompt.change, model.change, self.component.turned):
            changed(None, [prompt, model], None, js=_WRITTEN_JS)

    # -------------------------------------------------------------------------------------------------- from the page

    def read(self, data: FormValues, facts: ModelFacts | None) -> tuple[dict[str, Json], list[Diagnostic]]:
        """The fields of a request that the prompt and what stands beside it are for a model with these facts, and what
        is to be said of them. Raises RequestError for an empty chat."""
        prompt = data[self._prompt] or ""
        beside = read_chat_state(data.get(self.component))
        kind = kind_of(facts) if facts else beside.kind
        if kind == CHAT and beside.on:
            messages = to_messages(beside, prompt) if prompt or beside.turns else []
            if not messages:
                fix = said("Write one, or choose Plain text to start from the BOS token.")
                raise request_error("prompt", said("Your message is empty."), fix)
            return self._chat(beside, messages, facts)
        if kind in (SOURCE, MEDIA):
            return {"prompt": prompt if kind == SOURCE else "", "given": beside.target or None}, []
        if beside.kind == CHAT and beside.on and facts:  # a lane on another model than the page shows
            text = said("{model} has no chat template: it reads your message as plain text.", model=facts.name)
            if beside.system or beside.turns or beside.begins:
                text = said("{a} {b}", a=text, b=said("The rest of the chat is left out."))
            return {"prompt": prompt}, [Diagnostic("messages", "warning", text)]
        return {"prompt": prompt}, []

    def _chat(
        self, beside: ChatState, messages: list[dict[str, str]], facts: ModelFacts | None
    ) -> tuple[dict[str, Json], list[Diagnostic]]:
        continues = beside.continues and messages[-1]["role"] == "assistant"
        notes = [] if continues else _of_the_end(messages)
        try:
            template = to_template(beside, facts, continues)
        except ValueError as error:
            fix = said("Correct it under Template arguments, or empty that box.")
            raise request_error("template", str(error), fix) from None
        unread = [name for name in beside.arguments if facts and name not in dict(template_reads(facts)["arguments"])]
        if unread:
            text = said("The chat template of {model} does not read {names}: left out.", model=facts.name,
                        names=", ".join(unread))  # fmt: skip
            notes.append(Diagnostic("template", "info", text))
        fields = {"messages": messages, "template": template, "given": beside.begins or None}
        return {name: value for name, value in fields.items() if value is not None}, notes

    def kind_of(self, model: str | None) -> str:
        """Which prompt the model takes and what its template reads, as JSON; the server's answer to its choice. Empty
        where nothing is known of it yet: what is shown then stays."""
        facts = self._engine.facts(as_text(model)) if as_text(model) else None
        return json.dumps({"kind": kind_of(facts), "reads": template_reads(facts)}) if facts else ""

    # ---------------------------------------------------------------------------------------------------- to the page

    def follow(self, model: str | None) -> Updates:
        """Show what belongs to a prompt for this model; nothing new where nothing is known of it."""
        told = self.kind_of(model)
        return {self.component: gr.update(of_model=told and json.dumps({"turn": next_turn(), **json.loads(told)}))}

    def showing(self, request: GenerationRequest) -> tuple[Updates, list[Diagnostic]]:
        """The prompt and what stands beside it as `request` has them, and what of it the page cannot hold."""
        facts = self._engine.facts(request.model) if isinstance(request.model, str) and request.model else None
        kind, given, notes = kind_of(facts), request.given, []
        prompt = request.prompt if isinstance(request.prompt, str) else ""
        beside = ChatState(kind, on=facts is not None and kind != CHAT)  # what was plain text stays so
        begins = given if isinstance(given, str) and not request.only_given else ""
        if is_messages(request.messages):
            beside, prompt = from_messages(request.messages)
            beside = dataclasses.replace(with_template(beside, request.template), begins=begins)
            if facts and kind != CHAT:
                text = said("This request is a chat, and {model} has no chat template.", model=facts.name)
                notes.append(Diagnostic("messages", "warning", text, said("Choose a chat model to run it as it was.")))
        elif request.messages is not None:
            text = said("The page cannot hold the messages of this request.")
            notes.append(Diagnostic("messages", "warning", text, said("Write them again.")))
        if kind in (SOURCE, MEDIA) and isinstance(given, str) and (prompt or kind == MEDIA or not request.only_given):
            beside = dataclasses.replace(beside, target=given)
            if request.only_given:
                text = said("This run scored a target, which is in its box.")
                notes.append(Diagnostic("", "info", text, said("Click Score the target.")))
        elif request.only_given and prompt == "" and isinstance(given, str):
            prompt = given
            text = said("This run scored a text, which is in the prompt’s box.")
            notes.append(Diagnostic("", "info", text, said("Click Score the prompt.")))
        elif given is not None and not (beside.begins and (facts is None or kind == CHAT)):
            text = said("This run started with a chosen text, which a link cannot carry yet.")
            if isinstance(given, list):
                text = many(
                    len(given), "This branch starts with {count} chosen token, which a link cannot carry yet.",
                    "This branch starts with {count} chosen tokens, which a link cannot carry yet.",
                )  # fmt: skip
            notes.append(Diagnostic("given", "warning", text, said("Generate will start after the prompt.")))
        beside = dataclasses.replace(beside, reads=template_reads(facts) if facts else None)
        return {self._prompt: prompt, self.component: beside.write()}, notes

    # ---------------------------------------------------------------------------------------------- while it is written

    def rendered(self, text: str) -> str:
        """What the template makes of what is written, for the page: `text` is JSON, {"value", "prompt", "model"}. Only
        of models on this machine: nothing is downloaded by writing. "null" where no template takes part."""
        try:
            written = json.loads(text)
            beside, model = read_chat_state(written["value"]), as_text(written["model"])
            prompt = written["prompt"] if isinstance(written["prompt"], str) else ""
        except (TypeError, ValueError, KeyError, RecursionError):
            return "null"
        messages, facts = to_messages(beside, prompt), self._engine.facts(model) if model else None
        if not (beside.on and messages and kind_of(facts) == CHAT):
            return "null"
        told: dict[str, object] = {"model": model, "messages": messages, "template": None, "tokens": [], "parts": []}
        try:
            template = to_template(beside, facts, beside.continues and messages[-1]["role"] == "assistant")
        except ValueError as error:
            return to_line(told | {"problem": str(error)})
        try:
            told |= {"template": template, "defaults": self._engine.argument_defaults(model, messages, template)}
            tokens, parts = self._engine.render(model, messages, template)
            told |= {"tokens": tokens, "parts": parts}
        except RequestError as error:
            told["problem"] = said("{a} {b}", a=error.message, b=error.fix)
        except ValueError as error:  # its tokenizer cannot be had, or not yet
            told |= {"problem": str(error), "away": True}
        return to_line(told)


def _of_the_end(messages: list[dict[str, str]]) -> list[Diagnostic]:
    if not messages or messages[-1]["role"] != "assistant":
        return []
    text = said("The last message is the assistant’s: the model answers itself.")
    return [Diagnostic("messages", "info", text, said("Write a message of your own to have that answered."))]
