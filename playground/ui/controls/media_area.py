"""Pictures and sounds beside the prompt: there where the chosen model reads them.

A person adds one with Gradio's own components: a file, what was copied, a camera, a microphone. It is read at once;
what is kept stays in this process, under a random name that the page of this person alone knows. The file is deleted
soon after (`UPLOADS_STAY` in ui/app.py), and not here: Gradio gives the same file of two people one place.
What was added is a list in a `gr.HTML`, drawn by media_area.tsx, whose value is JSON: each as it is told of a run, with
that name as its "key".
"""

from __future__ import annotations

import dataclasses
import json
import secrets
from collections import OrderedDict
from collections.abc import Callable, Mapping
from pathlib import Path

import gradio as gr
from gradio.components import Component
from gradio.utils import get_upload_folder

from playground.engines.protocol import Engine, ModelFacts
from playground.media import MediaError, read_media, told
from playground.media.media_data import data_of
from playground.presets.presets import FOLDER
from playground.requests.media_fields import is_well_formed, too_many
from playground.requests.request import GenerationRequest
from playground.server.sessions import Session, Sessions
from playground.server.side_work import beside
from playground.settings import Settings
from playground.texts import said
from playground.trace import Diagnostic
from playground.trace.wire import Json
from playground.ui.controls.field_values import as_text
from playground.ui.controls.picture_file import PictureFile
from playground.ui.controls.updates import Updates
from playground.ui.page.long_events import FormValues
from playground.ui.page.scripts import on_load
from playground.ui.page.styles import styled
from playground.ui.page.translations import _

_HERE = Path(__file__)
MOST_KEPT = 200_000_000  # characters of base64 of everybody, after which the oldest leave
MOST_OF_ONE = 40_000_000  # and of one person, after which their own do
# What adds more is folded where something is listed, so that what the model writes is in sight.
_FOLD_JS = "(added) => ({__type__: 'update', open: !added || added === '[]'})"
EXAMPLES = {"image": FOLDER / "media" / "images", "audio": FOLDER / "media" / "clips"}


class MediaArea:
    """Built inside the current Blocks; `wire` connects it. `component` is the list of what was added."""

    def __init__(self, engine: Engine, settings: Settings, model: str) -> None:
        """`model` is the one that is chosen at first."""
        self._engine, self._settings = engine, settings
        self._kept: OrderedDict[str, dict[str, Json]] = OrderedDict()
        reads = self._reads(model)

        def media_file(key: str) -> str:  # Gradio names it by its name
            return self.file_of(key)

        with gr.Column(visible=bool(reads), elem_id="media") as self.column:
            with gr.Row(equal_height=False, elem_id="media-added"):
                self.component = gr.HTML(
                    "[]", html_template='<ul class="gp-media"></ul>', apply_default_css=False,
                    js_on_load=on_load("mountMediaArea"), server_functions=[media_file], elem_id="media-list",
                    elem_classes=styled("media_area"),
                )  # fmt: skip
                self.example = gr.Button(_("Add an example"), size="sm", elem_id="media-example")
            with (
                gr.Accordion(_("Add a picture or a sound"), open=True, elem_id="media-files") as self.files,
                gr.Row(equal_height=True),
            ):
                self.image = PictureFile(
                    sources=["upload", "clipboard", "webcam"], height=130, label=_("Picture"),
                    visible="image" in reads, buttons=[], min_width=200, elem_id="media-image",
                )  # fmt: skip
                self.audio = gr.Audio(
                    type="filepath", sources=["upload", "microphone"], label=_("Sound"), visible="audio" in reads,
                    buttons=[], min_width=200, elem_id="media-audio",
                )  # fmt: skip

    def wire(
        self,
        model: gr.Dropdown,
        sessions: Sessions,
        tell: Callable[[list[Diagnostic]], Updates],
        told_in: list[Component],
        quiet: Mapping[str, object],
    ) -> None:
        """Connect it with the choice of a model and with who uses the page. `tell` makes updates of `told_in` that tell
        of problems."""
        self._sessions, self._tell = sessions, tell
        model.change(
            self.offer, model, [self.column, self.image, self.audio], queue=False, trigger_mode="always_last", **quiet
        )
        self.component.change(None, self.component, self.files, js=_FOLD_JS, trigger_mode="multiple", **quiet)
        self.example.click(
            self.add_example, [model, self.component], [self.component, *told_in],
            trigger_mode="multiple", **quiet,
        )  # fmt: skip
        for source, add in ((self.image, self.add_image), (self.audio, self.add_audio)):
            source.change(
                add, [source, self.component],
                [source, self.component, *told_in], trigger_mode="multiple", **quiet,
            )  # fmt: skip

    def offer(self, model: str | None) -> Updates:
        """What can be added for this model."""
        reads = self._reads(model)
        return {
            self.column: gr.Column(visible=bool(reads)),
            self.image: gr.Image(visible="image" in reads),
            self.audio: gr.Audio(visible="audio" in reads),
        }

    async def add_example(self, model: str | None, added: str, http: gr.Request) -> Updates:
        """One of the pictures or sounds that come with the page, drawn at random, of what the model reads."""
        files = [file for kind in self._reads(model) for file in sorted(EXAMPLES[kind].glob("*.*"))]
        listed = read_list(added)
        if not files:
            return self._tell([])
        if len(listed) >= self._settings.max_media:
            return self._tell([too_many(len(listed) + 1, self._settings)])
        media = await beside(read_media, secrets.choice(files), self._settings)
        return self._listed(media, listed, http)

    async def add_image(self, path: str | None, added: str, http: gr.Request) -> Updates:
        """A picture was chosen; None once it has been taken."""
        return await self.add(self.image, path, added, http)

    async def add_audio(self, path: str | None, added: str, http: gr.Request) -> Updates:
        """A sound was chosen; None once it has been taken."""
        return await self.add(self.audio, path, added, http)

    async def add(self, source: Component, path: str | None, added: str, http: gr.Request) -> Updates:
        """Read the file that a person has chosen in `source`, and list what it holds."""
        if path is None:
            return {self.component: gr.skip()}
        if not _was_uploaded(path):  # Gradio lets files through that the page is made of
            return {source: None}
        try:
            listed = read_list(added)
            if len(listed) >= self._settings.max_media:
                return {source: None, **self._tell([too_many(len(listed) + 1, self._settings)])}
            media = await beside(read_media, Path(path), self._settings)
        except MediaError as error:
            return {source: None, **self._tell([Diagnostic("media", "error", error.message, error.fix)])}
        return {source: None, **self._listed(media, listed, http)}

    def _listed(self, media: dict[str, object], listed: list[dict[str, object]], http: gr.Request) -> Updates:
        key = self.keep(media, self._sessions.of(http))
        added = json.dumps([*listed, told(media) | {"key": key}])
        return {self.component: added, **self._tell([])}

    def keep(self, media: dict[str, Json], session: Session) -> str:
        """Remember it for this person, and return the name under which it is to be had."""
        key = session.media.get(media["sha256"])
        if key in self._kept:
            return key
        key = session.media[media["sha256"]] = secrets.token_urlsafe(16)
        self._kept[key] = media
        own = [each for each in session.media.values() if each in self._kept]
        while sum(len(self._kept[each]["data"]) for each in own) > MOST_OF_ONE and len(own) > 1:
            del self._kept[own.pop(0)]
        while sum(len(each["data"]) for each in self._kept.values()) > MOST_KEPT:
            self._kept.popitem(last=False)
        return key

    def file_of(self, key: str) -> str:
        """The file under this name as a data: URL, for the page of whoever added it; empty where it is gone."""
        media = self._kept.get(key) if isinstance(key, str) else None
        if media is None or data_of(media) is None:
            return ""
        kind = "image/png" if media["kind"] == "image" else "audio/flac"
        return f"data:{kind};base64,{media['data']}"

    # -------------------------------------------------------------------------------------------------- from the page

    def read(
        self, data: FormValues, facts: ModelFacts | None
    ) -> tuple[list[dict[str, Json]], list[Diagnostic]]:
        """The pictures and sounds of a request to a model with these facts, and what is to be said of them."""
        listed = read_list(data.get(self.component))
        if not listed:
            return [], []
        reads = facts.reads if facts else ("image", "audio")
        fitting = [each for each in listed if each["kind"] in reads]
        media = [self._file_with(each) for each in fitting]
        if len(fitting) == len(listed):
            return media, []
        text = said("{model} does not read all of these pictures and sounds: the others are left out.",
                    model=facts.name)  # fmt: skip
        return media, [Diagnostic("media", "info", text)]

    def _file_with(self, item: dict[str, object]) -> dict[str, object]:
        """An item of the list as a request has it."""
        place = {name: item[name] for name in ("message", "at") if name in item}
        if kept := self._kept.get(as_text(item.get("key"))):
            return kept | place
        return {name: value for name, value in told(item).items() if name != "key"}

    # ---------------------------------------------------------------------------------------------------- to the page

    def replied(self, request: GenerationRequest) -> Updates:
        """The list when the answer to `request` has become a turn: what was in its last message stays in that."""
        users = [number for number, message in enumerate(request.messages or []) if message["role"] == "user"]
        place = {"message": users[-1]} if users else {}
        return {self.component: json.dumps([place | told(each) for each in request.media])}

    def showing(self, request: GenerationRequest, session: Session) -> Updates:
        """The list as `request` has it, with the files that this person has added."""
        media = request.media if isinstance(request.media, list) else []
        media = [told(each) for each in media if is_well_formed(each)]
        keys = [session.media.get(each["sha256"], "") for each in media]
        listed = [each | {"key": key} if key in self._kept else each for each, key in zip(media, keys, strict=True)]
        return {self.component: json.dumps(listed)}

    def back(self, value: object, session: Session) -> Updates:
        """The list that a browser has kept, without what is here no more; its page may have been reloaded."""
        listed = [each for each in read_list(value) if as_text(each.get("key")) in self._kept]
        listed = listed[: self._settings.max_media]
        for each in listed:
            session.media[self._kept[each["key"]]["sha256"]] = each["key"]
        return {self.component: json.dumps(listed)}

    def completed(self, request: GenerationRequest, session: Session) -> GenerationRequest:
        """The request with the files that this person has added, where a run was kept without them."""
        if not isinstance(request.media, list) or not all(map(is_well_formed, request.media)):
            return request
        keys = [session.media.get(each["sha256"], "") for each in request.media]
        files = [(self._kept.get(key) or {}).get("data") for key in keys]
        media = [
            {**each, "data": data} if each.get("data") is None and data else each
            for each, data in zip(request.media, files, strict=True)
        ]
        return dataclasses.replace(request, media=media)

    def _reads(self, model: str | None) -> tuple[str, ...]:
        facts = self._engine.facts(as_text(model)) if as_text(model) else None
        return facts.reads if facts else ()


def _was_uploaded(path: str) -> bool:
    """Whether this file lies where Gradio puts what a person uploads."""
    return Path(path).resolve().is_relative_to(Path(get_upload_folder()).resolve())


def placed_in(media: list[dict[str, object]], messages: list[dict[str, str]] | None) -> list[dict[str, Json]]:
    """Each with its place, where that is in one of these messages; the others stand before the text."""
    count = len(messages or [])
    placed = []
    for each in media:
        index = each.get("message", 0)
        is_there = isinstance(index, int) and 0 <= index < count
        placed.append(each if is_there else {k: v for k, v in each.items() if k not in ("message", "at")})
    return placed


def read_list(value: object) -> list[dict[str, object]]:
    """The list as the browser sent it; empty where it is none."""
    try:
        listed = json.loads(value)
    except (TypeError, ValueError, RecursionError):
        return []
    return [each for each in listed if is_well_formed(each)] if isinstance(listed, list) else []
