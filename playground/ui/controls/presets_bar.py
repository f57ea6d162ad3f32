"""A person's own presets: kept in this browser, as files, as a model's default, on the Hub.

Knows components and the page; what a preset's file may hold is known to `playground.presets.presets`, how one is
published to `playground.presets.publishing`. The server keeps a copy of the browser's presets for as long as the tab
is open."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Mapping
from pathlib import PurePath

import gradio as gr

from playground.presets.presets import MAX_PRESET_BYTES, Preset, read_preset, write_preset
from playground.presets.publishing import PublishError, push_to_hub, save_as_model_default
from playground.requests.request import GenerationRequest, RequestError, raise_for_errors
from playground.requests.request_problems import error
from playground.server.sessions import AS_OPENED, OWN_DESCRIPTION, Session
from playground.server.side_work import aside, beside
from playground.settings import Settings
from playground.texts import numeral, said
from playground.trace import Diagnostic
from playground.trace.wire import Json
from playground.ui.controls.form_updates import set_strategy
from playground.ui.controls.page_context import PageContext
from playground.ui.controls.updates import Updates
from playground.ui.page.ask_kinds import TakePresets
from playground.ui.page.browser_commands import download, keep_preset
from playground.ui.page.form_parts import ButtonLine, ButtonPart, FieldRow, MessageLine, PickedFile, TextField
from playground.ui.page.long_events import FormValues
from playground.ui.page.messages import busy, messages
from playground.ui.page.run_version import next_turn, stamp
from playground.ui.page.view_form import ViewForm

OWN = "own:"  # before the name of a preset that the browser keeps
MAX_OWN = 50
MAX_NAME_CHARACTERS = 60


class PresetsBar:
    """What is in the drawer "Presets". Built inside the current Blocks; `wire` connects it."""

    def __init__(self, settings: Settings) -> None:
        self.folder = self.push = None
        self.name = TextField(
            id="preset-name", label=said("Save the knobs as"), placeholder=said("a name"), longest=MAX_NAME_CHARACTERS,
            enter="preset-save",
        )  # fmt: skip
        upload = PickedFile(".json,application/json", MAX_PRESET_BYTES)
        buttons = [
            ButtonPart(id="preset-save", label=said("Save in this browser"), does="save"),
            ButtonPart(id="preset-download", label=said("Download"), does="download"),
            ButtonPart(id="preset-upload", label=said("Upload a preset"), does="upload", picks=upload),
            ButtonPart(id="preset-delete", label=said("Delete the chosen preset"), does="delete"),
        ]
        if settings.allow_local_folders:
            self.folder = ButtonPart(id="preset-folder", label=said("Save in the model’s folder"), does="folder")
            buttons.append(self.folder)
        parts = [self.name, ButtonLine(buttons=buttons)]
        if settings.allow_hub:
            self.repository = TextField(
                id="preset-repository", label=said("Hub repository"), placeholder=said("your-name/your-model"),
                width=140,
            )  # fmt: skip
            self.token = TextField(
                id="preset-token", label=said("Your token, used once and not kept"), is_secret=True, width=140
            )
            self.push = ButtonPart(id="preset-push", label=said("Push to the Hub"), does="push")
            parts += [FieldRow(parts=[self.repository, self.token]), ButtonLine(buttons=[self.push])]
        self.message = MessageLine(id="presets-messages")
        self.form = ViewForm([*parts, self.message])

    def wire(self, page: PageContext) -> None:
        """Connect the buttons with the page's knobs."""
        self._page = page
        outputs = [page.controls.preset, page.display.caption, page.panel.component, page.commands]
        presses = {
            "save": self.save_own, "download": self.give_file, "upload": aside(self.take_file),
            "delete": self.delete_chosen,
        }  # fmt: skip
        presses |= {"folder": self.save_in_folder} if self.folder else {}
        presses |= {"push": self.push_preset} if self.push else {}
        self.form.wire(page.asks, presses, outputs)
        page.asks.hear(TakePresets, self.take_kept, [*outputs, self.form.component])

    # --------------------------------------------------------------------------------------------------- this browser

    def save_own(self, data: FormValues, http: gr.Request) -> Updates:
        """Have the browser keep the knobs under the name that was typed. `take_kept` hears whether it did."""
        session = self._page.sessions.of(http)
        name = " ".join(data[self.name].split())[:MAX_NAME_CHARACTERS]
        try:
            config = self._config(data)
        except RequestError as wrong:
            return self._say(*wrong.diagnostics)
        titles = {preset.title.casefold() for preset in session.presets.values()}
        if not name:
            return self._say(error("", said("A preset needs a name."), said("Write one, and save again.")))
        if name.casefold() in titles:
            text = said("There is already a preset “{name}”.", name=name)
            return self._say(error("", text, said("Choose another name, or delete that one.")))
        if sum(own.startswith(OWN) for own in session.own) >= MAX_OWN:
            text = said("This browser already keeps {most} presets.", most=MAX_OWN)
            return self._say(error("", text, said("Delete one first.")))
        return {self._page.commands: keep_preset(name, config)}

    def delete_chosen(self, data: FormValues, http: gr.Request) -> Updates:
        """The same for the preset that is chosen now."""
        return self.delete_own(data[self._page.controls.preset], http)

    def delete_own(self, strategy: str, http: gr.Request) -> Updates:
        """Have the browser forget the preset that is chosen, if it is the person's own."""
        preset = self._page.sessions.of(http).own.get(strategy)
        if preset is None or preset.name == AS_OPENED:
            text = said("Built-in presets cannot be deleted, and opened settings are not kept.")
            fix = said("Choose one of your own under Strategy to delete it.")
            return self._say(Diagnostic("", "warning", text, fix))
        return {self._page.commands: keep_preset(preset.name.removeprefix(OWN), None)}

    def take_kept(self, data: FormValues, kept: TakePresets, http: gr.Request) -> Updates:
        """What the browser keeps has changed: the strategies follow, and the choice too if it was made here."""
        page, session = self._page, self._page.sessions.of(http)
        take_presets(session, kept.presets)
        if kept.failed:
            text = said("This browser does not let the page keep anything, or its storage is full.")
            return self._say(error("", text, said("Download the preset instead.")))
        name = kept.name
        if name is None and data[page.controls.preset] in session.presets:  # another tab's doing, not about this one
            return {page.controls.preset: gr.update(choices=session.choices)} | self._say()
        request = GenerationRequest("", **page.read_knobs(data)[0])
        preset = session.strategy_of(request, None if kept.removed else f"{OWN}{name}")
        if name is None:
            return set_strategy(page, session, preset, request) | self._say()
        done = (
            said("{name} is deleted.", name=name)
            if kept.removed
            else said("{name} is kept in this browser and listed under Strategy.", name=name)
        )
        return set_strategy(page, session, preset, request) | self._say(Diagnostic("", "info", done))

    # ---------------------------------------------------------------------------------------------------------- files

    async def give_file(self, data: FormValues) -> Updates:
        """The knobs as a GenerationConfig file."""
        try:
            text = await beside(write_preset, self._config(data))
        except RequestError as wrong:
            return self._say(*wrong.diagnostics)
        name = data[self._page.controls.preset].removeprefix(OWN)
        return self._say() | {self._page.commands: download(f"{name}.json", "application/json", text)}

    def take_file(self, file: Mapping[str, str] | None, http: gr.Request) -> Updates:
        """Set the knobs as a person's file has them: all of it that can be read."""
        if not file:
            return {self.message: gr.skip()}
        if not isinstance(file.get("text"), str):
            return self._say(unreadable(file, MAX_PRESET_BYTES))
        name = str(file.get("name"))
        preset, notes = read_preset(file["text"], PurePath(name).stem)
        if any(note.severity == "error" for note in notes):
            return self._say(*notes)
        session, request = self._page.sessions.of(http), GenerationRequest("", config=preset.config)
        text = said("The knobs are set as in {file}.", file=name)
        done = Diagnostic("", "info", text, said("Save them to list them under Strategy."))
        return set_strategy(self._page, session, session.strategy_of(request), request) | self._say(*notes, done)

    # ------------------------------------------------------------------------------------------------------ publishing

    async def save_in_folder(self, data: FormValues) -> Updates:
        """Make the knobs the default of a model that lies in a folder."""
        model = (data[self._page.controls.model] or "").strip()
        try:
            saved = await asyncio.to_thread(save_as_model_default, model, self._config(data), self._page.settings)
        except RequestError as wrong:
            return self._say(*wrong.diagnostics)
        except PublishError as wrong:
            return self._say(error("", str(wrong)))
        return self._say(Diagnostic("", "info", saved.message))

    async def push_preset(self, data: FormValues) -> AsyncIterator[Updates]:
        """Push the knobs to a repository, with the person's own token, which is forgotten at once."""
        repository, token = data[self.repository].strip(), data[self.token].strip()
        yield {self.message: stamp(next_turn(), busy(said("Pushing to the Hub."))), self.token: ""}
        try:
            address = await asyncio.to_thread(push_to_hub, repository, self._config(data), token)
        except RequestError as wrong:
            yield self._say(*wrong.diagnostics)
        except PublishError as wrong:
            yield self._say(error("", str(wrong)))
        else:
            yield self._say(Diagnostic("", "info", said("It is on the Hub: {address}", address=address)))

    # -------------------------------------------------------------------------------------------------------- helpers

    def _config(self, data: FormValues) -> dict[str, Json]:
        """The GenerationConfig fields that the knobs stand for. Raises RequestError where one cannot be read."""
        fields, problems = self._page.read_knobs(data)
        raise_for_errors(problems)
        return fields["config"]

    def _say(self, *notes: Diagnostic) -> Updates:
        return {self.message: stamp(next_turn(), messages(notes))}


def take_presets(session: Session, kept: object) -> None:
    """Make what a browser keeps the session's own presets. Anybody may have written there: what does not fit is left
    out, and there is an end to it."""
    entries = list(kept.items())[:MAX_OWN] if isinstance(kept, dict) else []
    opened = {AS_OPENED: session.own[AS_OPENED]} if AS_OPENED in session.own else {}
    session.own = opened
    for name, config in entries:
        preset, notes = read_preset(json.dumps(config), name[:MAX_NAME_CHARACTERS])
        if not any(note.severity == "error" for note in notes):
            session.own[OWN + name] = Preset(OWN + name, preset.title, OWN_DESCRIPTION, preset.config)


def unreadable(file: Mapping[str, object], most_bytes: int) -> Diagnostic:
    """Why the browser has not read a file that a person chose."""
    size, name = file.get("size"), str(file.get("name"))
    if isinstance(size, int) and size > most_bytes:
        text = said(
            "{file} was not read: it has {size} MB, and {most} MB is the most.",
            file=name, size=numeral(f"{size / 1e6:,.1f}"), most=numeral(f"{most_bytes / 1e6:,.0f}"),
        )  # fmt: skip
        return error("", text, said("Choose another file."))
    return error("", said("The browser could not read {file}.", file=name), said("Choose it again."))
