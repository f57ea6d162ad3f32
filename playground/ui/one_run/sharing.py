"""Export and import of a run: as Python, as a link, as a file; a trace opens again without its model.

Knows components and the page. What a script, a link or a file holds is known to the modules that write and read them.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from pathlib import Path

import gradio as gr

from playground.classroom.class_link import is_class
from playground.lessons.lesson import LESSONS
from playground.requests.request import GenerationRequest, RequestError
from playground.requests.request_problems import error
from playground.server.sessions import Session
from playground.server.side_work import beside
from playground.settings import Settings
from playground.sharing.canvas_script import canvas_script
from playground.sharing.canvas_table import canvases_csv
from playground.sharing.csv_table import candidates_csv
from playground.sharing.links import LinkError, from_query, to_query, weights_in
from playground.sharing.open_trace import open_trace, request_of
from playground.sharing.python_script import python_script
from playground.sharing.sound_script import sound_script
from playground.sharing.trace_media import with_files, without_files
from playground.texts import Text, said
from playground.trace import Diagnostic, Token, Trace
from playground.trace.public_names import public_name
from playground.trace.serialization import to_line
from playground.ui.controls.form_updates import fill_controls, show_notes, show_run
from playground.ui.controls.page_context import PageContext
from playground.ui.controls.presets_bar import take_presets, unreadable
from playground.ui.controls.updates import Updates
from playground.ui.page.ask_kinds import SaveRunPage
from playground.ui.page.browser_commands import download
from playground.ui.page.form_parts import ButtonLine, ButtonPart, MessageLine, PickedFile
from playground.ui.page.long_events import FormValues
from playground.ui.page.messages import messages
from playground.ui.page.run_version import next_turn, stamp
from playground.ui.page.scripts import on_load
from playground.ui.page.styles import styled
from playground.ui.page.view_form import ViewForm
from visualizers.export import export_html

_HERE = Path(__file__)
_NO_RUN = Diagnostic("", "warning", said("There is no run to save yet."), said("Click Generate first."))
_FORGOTTEN = Diagnostic(
    "", "warning", said("The page was idle for a while, so the server dropped the run."), said("Run it again.")
)

_NO_FILES = Diagnostic(
    "", "warning", said("The pictures and sounds of this run are no longer kept."),
    said("Add them again and run the model, or save the trace without them."),
)  # fmt: skip
_NO_SETTINGS = Diagnostic("", "warning", said("Another server made the run that is shown: its settings are not known."))
_BUTTONS = (
    ("as-python", said("Copy as Python"), "python"), ("share-link", said("Share link"), "link"),
    ("save-trace", said("Save trace (JSON)"), "trace"),
    ("save-files", said("Save trace with its files"), "files"),  # seen where the shown run has read some
    ("save-table", said("Save table (CSV)"), "table"), ("save-page", said("Save page (HTML)"), "page"),
    ("open-trace", said("Open a trace"), "open"), ("start-from", said("Load settings"), "start"),
)  # fmt: skip
_FILES = ".json,.jsonl,.ndjson,.sse,.txt,application/json"  # traces, and answers of other servers, streams among them


class Sharing:
    """What is in the drawer "Save and share". Built inside the current Blocks; `wire` connects it."""

    def __init__(self, settings: Settings) -> None:
        files = PickedFile(_FILES, settings.max_file_mb * 10**6)
        self.message = MessageLine(id="sharing-messages")
        buttons = [
            ButtonPart(id=name, label=label, does=does, picks=files if does == "open" else None)
            for name, label, does in _BUTTONS
        ]
        self.form = ViewForm([ButtonLine(buttons=buttons), self.message])
        template = _HERE.with_suffix(".html").read_text("utf-8")
        self.taken = gr.HTML(
            "", html_template=template, js_on_load=on_load("mountTaken"),
            apply_default_css=False, elem_id="taken", elem_classes=styled("sharing"),
        )  # fmt: skip

    def wire(self, page: PageContext) -> None:
        """Connect the buttons with the page."""
        self._page = page
        presses = {
            "python": self.show_script, "link": self.show_link, "trace": self.save_trace, "files": self.save_files,
            "table": self.save_table, "page": self.save_page, "open": self.open_file, "start": self.start_from,
        }  # fmt: skip
        outputs = [self.taken, page.commands, *page.trace_outputs, *page.form_outputs]
        self.form.wire(page.asks, presses, outputs)
        page.asks.hear(SaveRunPage, self.save_page, [page.commands, self.form.component])

    # ------------------------------------------------------------------------------------------------- to take along

    def show_script(self, data: FormValues, http: gr.Request) -> Updates:
        """The run that is shown as a Python script; before the first, what is set."""
        session = self._page.sessions.of(http)
        try:
            request, seed = self._subject(data, session)
        except RequestError as wrong:
            return self._say(*wrong.diagnostics)
        if request.media:
            text = said("There is no script for a run that has read pictures or sounds.")
            return self._say(error("", text, said("Save the trace instead.")))
        facts = self._page.engine.facts(request.model)
        started = session.trace.started if session.trace else None
        known: dict[str, object] = {"model_defaults": facts.generation_config if facts else None}
        made = started and started.provenance
        if made:
            known["weights"] = made.weights
        new_tokens = started.max_new_tokens if started else None
        if facts and facts.canvas_length:
            script = canvas_script(request, **known)
        elif facts and facts.writes_sound:
            script = sound_script(request, effective_new_tokens=new_tokens, **known)
        else:
            script = python_script(
                request,
                seed=request.seed,
                effective_new_tokens=new_tokens,
                is_encoder_decoder=bool(facts and facts.is_encoder_decoder),
                assistant_weights=made and made.assistant_weights,
                **known,
            )
        title = said("The current settings as Python")
        if seed is not None:
            title = said("The shown run (seed {seed}) as Python", seed=seed)
        note = said(
            "The script prints the same text, on the same kind of machine with the same versions of the libraries."
        )
        return self._take(title, note, text=script)

    def show_link(self, data: FormValues, http: gr.Request) -> Updates:
        """A link to this page with the run that is shown in it; before the first, with what is set."""
        try:
            session = self._page.sessions.of(http)
            request, seed = self._subject(data, session)
            made = session.trace.started.provenance if seed is not None and session.trace.started else None
            query = to_query(request, made and made.weights)
        except RequestError as wrong:
            return self._say(*wrong.diagnostics)
        except LinkError as wrong:
            return self._say(error("", str(wrong), said("Save the trace and share that file.")))
        title = said("The current settings as a link")
        if seed is not None:
            title = said("The shown run (seed {seed}) as a link", seed=seed)
        note = said(
            "Prompt, model, settings and seed are in the link: anyone who has it can read them. Opening it runs "
            "nothing."
        )
        if request.media:
            note = said("{a} {b}", a=note, b=said("Pictures and sounds are not in it."))
        if public_name(request.model) != request.model:
            here = said("It names the model {model}, not its folder.", model=public_name(request.model))
            note = said("{a} {b}", a=note, b=here)
        return self._take(title, note, query=query, space=os.environ.get("SPACE_ID"))

    async def save_trace(self, http: gr.Request) -> Updates:
        """The whole run, as `Trace.from_json` and "Open a trace" read it."""
        return await self._save(http, "json", "application/json", lambda session: session.trace.to_json())

    async def save_files(self, http: gr.Request) -> Updates:
        """The same with the pictures and sounds that it has read, as far as this page still has them."""
        session = self._page.sessions.of(http)
        request = session.request and self._page.media.completed(session.request, session)
        if request is None or not all(each.get("data") for each in request.media):
            return self._say(_NO_RUN if session.trace is None else _NO_FILES)
        return await self._save(
            http, "json", "application/json", lambda session: with_files(session.trace, request).to_json()
        )  # fmt: skip

    async def save_table(self, http: gr.Request) -> Updates:
        """The candidates of every step, one a row."""
        return await self._save(http, "csv", "text/csv", lambda session: _table(session.trace))

    async def save_page(self, http: gr.Request) -> Updates:
        """The run in its panes, as one file that opens without a server."""
        return await self._save(http, "html", "text/html", lambda session: export_html(session.trace))

    async def _save(self, http: gr.Request, ending: str, mime: str, write: Callable[..., str]) -> Updates:
        session = self._page.sessions.of(http)
        if session.trace is None or session.trace.started is None:
            return self._say(_FORGOTTEN if session.forgotten else _NO_RUN)
        text = await beside(write, session)
        started = session.trace.started
        seed = "" if started.seed is None else f"-seed-{started.seed}"
        name = f"{Path(started.model).name}-{started.mode}{seed}.{ending}"
        return self._say() | {self._page.commands: download(name, mime, text)}

    def _subject(self, data: FormValues, session: Session) -> tuple[GenerationRequest, str | None]:
        """The run that is shown, with the seed that it used, as text; or else what is set, and None. Raises
        RequestError."""
        request = session.seeded
        if request is not None and session.trace is not None:
            return request, str(request.seed)
        return self._page.request_from(data)[0], None

    # -------------------------------------------------------------------------------------------------- to bring back

    async def open_file(self, file: Mapping[str, object] | None, http: gr.Request) -> Updates:
        """Show the run of a trace file in the panes. Whatever is wrong with it, the last result stays."""
        most = self._page.settings.max_file_mb * 10**6
        if not file:
            return {self.message: gr.skip()}
        if not isinstance(file.get("text"), str):
            return self._say(unreadable(file, most))
        try:
            trace = await beside(open_trace, file["text"], most)
            trace, files = await beside(without_files, trace, self._page.settings)
            request = None if trace.started and trace.started.elsewhere else request_of(trace)
        except ValueError as wrong:
            return self._say(error("", said("{file}: {error}", file=str(file.get("name")), error=str(wrong))))
        note = said(
            "The run of {file}. Opening it loads no model; Load settings sets the page as it was.",
            file=str(file.get("name")),
        )
        if request is None:
            note = said("An answer of {model}, from {file}.", model=trace.started.model, file=str(file.get("name")))
        session = self._page.sessions.of(http)
        for each in files:
            self._page.media.keep(each, session)
        return self._say() | await show_run(self._page, session, trace, request, None, note)

    def start_from(self, http: gr.Request) -> Updates:
        """Set every control as the run that is shown had it, its seed included."""
        session = self._page.sessions.of(http)
        if session.seeded is None:
            if session.trace is not None and session.trace.started is not None and session.trace.started.elsewhere:
                return self._say(_NO_SETTINGS)
            return self._say(_FORGOTTEN if session.forgotten else _NO_RUN)
        note = said("Set as in the shown run. Click Generate.")
        return self._say() | fill_controls(self._page, session, session.seeded, session.strategy, note)

    async def arrive(self, kept: object, http: gr.Request) -> Updates:
        """The page has loaded: take the browser's own presets, and fill the page where its address is a link."""
        page, session = self._page, self._page.sessions.of(http)
        take_presets(session, kept)
        strategies = {page.controls.preset: gr.update(choices=session.choices)} if session.own else {}
        try:
            query = dict(http.query_params)
            if "room" in query or is_class(query):  # ClassPanel.arrive fills the page
                return strategies or {page.commands: gr.skip()}
            request = await beside(from_query, query, self._tokens, page.settings.default_model)
        except LinkError as wrong:
            return strategies | show_notes(page, [error("", str(wrong))])
        if request is None:
            note = _unknown_lesson(query)
            return strategies | (show_notes(page, [note]) if note else {}) or {page.commands: gr.skip()}
        session.trace = session.request = None  # of the recorded run, which a link does not show
        note = said("Opened from a link. Click Generate.")
        if weights := weights_in(query):
            named = said("The weights of its run have the SHA-256 {hash}.", hash=weights)
            note = said("{a} {b}", a=note, b=named)
        return fill_controls(page, session, request, None, note)

    # -------------------------------------------------------------------------------------------------------- helpers

    def _tokens(self, model: str, text: str) -> list[Token]:
        """The engine's, for models that are on this machine: a link that is opened downloads nothing."""
        engine = self._page.engine
        if engine.facts(model) is None:
            raise ValueError(said("{model} is not on this machine.", model=model))
        return engine.tokens(model, text)

    def _take(self, title: Text, note: Text, **what: object) -> Updates:
        taken = {"title": title, "note": note, "turn": next_turn(), **what}
        return self._say() | {self.taken: to_line(taken).rstrip("\n")}

    def _say(self, *notes: Diagnostic) -> Updates:
        return {self.message: stamp(next_turn(), messages(notes))}


def _unknown_lesson(query: Mapping[str, str]) -> Diagnostic | None:
    name = query.get("lesson")
    if name is None or name in LESSONS:
        return None
    return error("", said("There is no lesson “{name}”.", name=name[:100]), said("Choose one from the list."))


def _table(trace: Trace) -> str:
    """The run as CSV."""
    return canvases_csv(trace) if trace.canvas_steps else candidates_csv(trace)
