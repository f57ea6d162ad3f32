"""What the sections of the page share: the engine, the visitors, what a person sets, and what shows a run.

The page builds it and fills it with its components; each section gets it when it is wired. It knows no section: what a
section needs of another one (`run_open`, `list_run`, `views`) the page puts here. It reads requests from the controls,
says what is wrong with them, and settles the page after a run.
"""

from __future__ import annotations

import dataclasses
from collections.abc import AsyncIterator, Callable, Iterable, Mapping
from contextlib import aclosing
from dataclasses import dataclass
from typing import Protocol

import gradio as gr
from gradio.components import Component

from playground.classroom.class_link import PARTS
from playground.classroom.rooms import Rooms
from playground.engines.protocol import Engine, known_of
from playground.knobs.spec import Config
from playground.presets.presets import PRESETS, Preset
from playground.requests.deduplication import first_error_per_field
from playground.requests.extra_fields import EXTRAS
from playground.requests.request import GenerationRequest, raise_for_errors
from playground.requests.request_problems import request_error
from playground.requests.validation import Checked, Checking, Known, check
from playground.server.live_log import LiveLogs
from playground.server.paces import Paces
from playground.server.sessions import PageRun, Session, Sessions
from playground.server.streaming import LiveRun
from playground.server.visitor import Visitors
from playground.settings import Settings
from playground.sharing.open_trace import open_log, request_of
from playground.texts import said
from playground.trace import Diagnostic, Trace
from playground.trace.wire import Json
from playground.ui.controls.field_values import as_int, as_text
from playground.ui.controls.knob_panel import KnobPanel, number
from playground.ui.controls.media_area import MediaArea, placed_in
from playground.ui.controls.prompt_area import PromptArea
from playground.ui.controls.updates import Updates
from playground.ui.controls.view_tabs import ViewTabs
from playground.ui.page.long_events import LongEvents, Quiet
from playground.ui.page.packed_fields import PackedFields
from playground.ui.page.page_asks import PageAsks

NO_ASSISTANT = "none"
FIRST_PRESET = "nucleus"

# Everything that is not meant for other programs: hidden from the API, and no spinner over what is on the page. At each
# message Gradio would tell each output that the event goes on, and each that any event has ever had: nobody is told.
INTERNAL: Quiet = {"api_visibility": "private", "show_progress": "hidden", "show_progress_on": []}


@dataclass
class Controls:
    """What a person sets, apart from the knobs."""

    prompt: gr.Textbox
    beside: gr.HTML
    model: gr.Dropdown
    preset: gr.HTML
    seed: gr.Textbox
    same_luck: gr.Checkbox
    top_candidates: gr.Slider
    assistant: gr.Dropdown


@dataclass
class Buttons:
    """What a person presses."""

    generate: gr.Button
    stop: gr.Button
    examples: gr.HTML
    reuse_seed: gr.Button


@dataclass
class Display:
    """The components that show a run. `log` itself shows nothing: it carries the events to the panes."""

    caption: gr.HTML
    message: gr.HTML
    log: gr.HTML


class Fillable(Protocol):
    """A view whose controls a step of a lesson may set."""

    inputs: list[Component]

    def fill(self, values: Mapping[str, object]) -> Updates:
        """Set the controls as these plain values say; what they do not name is set as it is at first."""


class PageContext:
    """Shared by all sections and all visitors: what belongs to one visitor is in `sessions`."""

    no_assistant = NO_ASSISTANT
    internal = INTERNAL

    # the components, there once the page is built
    area: PromptArea
    media: MediaArea
    panel: KnobPanel
    quick: gr.HTML
    views: ViewTabs
    fillable: Mapping[str, Fillable]  # by the names of the views
    controls: Controls
    buttons: Buttons
    display: Display
    commands: gr.HTML
    from_script: gr.JSON  # the input of events whose `js` makes it, such as a file that a person has picked
    long_events: LongEvents
    asks: PageAsks
    packed: PackedFields  # what the form holds as one value
    packed_fields: list[PackedFields]  # all that is packed
    inputs: set[Component]  # what a request is read from
    form_outputs: list[Component]  # what is set when a request is filled in
    trace_outputs: list[Component]  # what shows a run that was recorded
    run_outputs: list[Component]  # what a run writes

    # callbacks between sections
    run_open: Callable[..., AsyncIterator[Updates]]  # runs what the open view shows
    list_run: Callable[[int, GenerationRequest, Preset | None, int | None], Updates]  # puts a run into the history

    def __init__(self, engine: Engine, settings: Settings, opening: str = "") -> None:
        """`opening` is the log of a recorded run that every page shows at first."""
        self.engine = engine
        self.settings = settings
        self.opening = opening
        trace = open_log(opening) if opening else None
        self.rooms = Rooms(settings)
        idle_seconds = None if settings.idle_minutes is None else 60 * settings.idle_minutes
        self.visitors = Visitors(settings.proxies, settings.runs_per_address is not None)
        self.logs, self.paces = LiveLogs(), Paces()
        self.sessions = Sessions(
            (trace, request_of(trace)) if trace else None, idle_seconds, visitors=self.visitors, logs=self.logs
        )

    # ----------------------------------------------------------------------------------------------------- wiring

    def settle_runs(self) -> None:
        """Let the page collect what runs have to say, and settle when they have ended."""
        live, collect = self.long_events.component, self.long_events.collect
        often: dict[str, object] = {"trigger_mode": "multiple", **INTERNAL}
        live.news(collect, None, self.run_outputs, **often)
        ended = live.ended(collect, None, self.run_outputs, **often)
        ended.then(self.finish, self.controls.model, [self.buttons.stop, self.area.component], **INTERNAL)

    async def finish(self, model: str | None, http: gr.Request) -> Updates:
        """After a run, also one that has failed: a Stop button that rests, and what the chosen model asks for beside
        the prompt; of one that was loaded for the run that is known now."""
        stop = self.rest(http)
        return (stop | self.area.follow(model)) if stop else {self.buttons.stop: gr.skip()}

    def rest(self, http: gr.Request) -> Updates:
        """The update of a Stop button that rests; nothing while something runs."""
        session = self.sessions.of(http)
        if session.live and not session.live.done:
            return {}
        return {self.buttons.stop: gr.Button(interactive=False)}

    # ---------------------------------------------------------------------------------------------------- requests

    def set_by(self, data: Mapping[Component, object], session: Session) -> PageRun:
        """What is remembered of a run that starts with what the components say."""
        return PageRun(session.presets.get(as_text(data[self.controls.preset]), PRESETS[FIRST_PRESET]).name)

    def request_from(self, data: Mapping[Component, object]) -> tuple[GenerationRequest, list[Diagnostic]]:
        """The request that the components describe, and the notes on it. Raises RequestError where it cannot run."""
        checked, notes = self.checked_from(data)
        return checked.request, notes

    def checked_from(self, data: Mapping[Component, object], one_run: bool = False) -> tuple[Checked, list[Diagnostic]]:
        """The same to be handed on. The panes of `one_run` also show what the model thought of the prompt, and whether
        the library computes the same scores."""
        request, problems, notes = self.read_from(data, one_run)
        checked = self.checked(request, problems)
        return checked, [*notes, *checked.problems]

    def completed_from(
        self, data: Mapping[Component, object], complete: Callable[..., tuple[GenerationRequest, list[Diagnostic]]]
    ) -> tuple[Checked, list[Diagnostic], dict[str, Config | None]]:
        """The same with what `complete` adds where the request lacks it, drafts or a watermark; and what is known of
        its models. Raises what `complete` raises, too."""
        checked, notes = self.checked_from(data)
        asked = checked.request
        request, told = complete(asked, **self.known(asked.model, asked.assistant)._asdict())
        if told:  # then the request is another
            checked = self.checked(request)
            notes = [*checked.problems, *told]
        return checked, notes, self.known(request.model, request.assistant)._asdict()

    def read_from(
        self, data: Mapping[Component, object], one_run: bool = False
    ) -> tuple[GenerationRequest, list[Diagnostic], list[Diagnostic]]:
        """The request that the components describe, not looked through, what cannot be read of it, and the notes on
        what was read."""
        controls = self.controls
        knobs, problems = self.read_knobs(data)
        seed = as_text(data[controls.seed]) or None
        try:
            seed = seed and number(seed)
        except ValueError as error:
            text = said("The seed: {error}", error=str(error))
            problems.append(Diagnostic("seed", "error", text, said("Write a whole number, or leave it empty.")))
        assistant = as_text(data[controls.assistant])
        model = as_text(data[controls.model])
        facts = self.engine.facts(model) if model else None
        media, left_out = self.media.read(data, facts)
        asked, notes = self.area.read(data, facts)
        request = GenerationRequest(
            model=model,
            seed=seed,
            top_candidates=as_int(data[controls.top_candidates], 1, self.settings.max_candidates),
            assistant=None if assistant == NO_ASSISTANT else assistant or None,
            media=placed_in(media, asked.get("messages")),
            **asked,
            **knobs,
            read_prompt=one_run and not media,  # with media it is not scored
            check_scores=one_run,
        )
        return request, problems, [*left_out, *notes]

    def checked(self, request: GenerationRequest, problems: Iterable[Diagnostic] = ()) -> Checked:
        """A request that can run, as far as is known of it here. Raises RequestError where it cannot, or where there
        are `problems` already."""
        checked = Checked.of(request, self.settings, *self.known(request.model, request.assistant))
        raise_for_errors(list(first_error_per_field([*problems, *checked.problems])))
        return checked

    async def run_to_trace(self, session: Session, checked: Checked) -> Trace:
        """The trace of a run that the page does not show. Raises RequestError where it fails."""
        trace = Trace()
        async with aclosing(LiveRun(self.engine, checked, session.visitor).batches()) as batches:
            async for events in batches:
                for event in events:
                    trace.add(event)
        if trace.failed is not None:
            raise request_error("", trace.failed.message, trace.failed.fix)
        return trace

    def refusals(self, request: GenerationRequest) -> list[Diagnostic]:
        """Why the model of a request cannot decode like this, as far as its files tell, whatever its prompt will be."""
        request = dataclasses.replace(request, prompt="-", messages=None, template=None)
        notes = check(request, self.settings, *self.known(request.model, request.assistant))
        return [note for note in notes if note.severity == "error"]

    def known(self, model: object, assistant: object = None) -> Known:
        """What is known of a model, and of the one that drafts for it, as `check` takes it."""
        return known_of(self.engine, model, assistant)

    def checking(self, checked: Iterable[Checked] = ()) -> Checking:
        """Looks the requests of many runs through, but for those that were."""
        return Checking(self.settings, self.known, checked)

    def without_locked(self, session: Session, updates: Updates) -> tuple[Updates, list[Diagnostic]]:
        """The updates but those of what this person's class has locked, and a note on what stays for that."""
        member = session.membership
        if member is None:
            return updates, []
        controls, setup = self.controls, member.setup
        strategy = [controls.preset, self.display.caption, self.panel.component, controls.assistant]
        places = {
            "model": [controls.model],
            "prompt": [controls.prompt, controls.beside, self.media.component],
            "strategy": strategy,  # with its knobs: one without the other would be neither
            "knobs": strategy if setup.request.seed is None else [*strategy, controls.seed],
        }
        locks = [part for part in places if part in setup.locks]
        locked = {part: [each for each in places[part] if each in updates] for part in locks}
        kept = [part for part, components in locked.items() if components]
        stay = {component for part in kept for component in locked[part]}
        notes = [
            Diagnostic("", "info", said("Locked by {by}, and left as it was: {parts}.", by=member.by, parts=title))
            for title in map(PARTS.get, kept)
        ]
        return {component: value for component, value in updates.items() if component not in stay}, notes

    def lock_problems(
        self, data: Mapping[Component, object], session: Session, lanes: bool = False
    ) -> list[Diagnostic]:
        """Where what the components say does not keep to what this person's class has locked. With `lanes`, strategy
        and knobs are those of lanes, which may be any."""
        if session.membership is None:
            return []
        request, knobs = self.read_from(data)[0], data[self.panel.component]
        strategy = as_text(data[self.controls.preset])
        return session.membership.problems(request, strategy, self.panel.is_as_chosen(knobs), lanes)

    def read_knobs(self, data: Mapping[Component, object]) -> tuple[dict[str, Json], list[Diagnostic]]:
        """The fields of a request that the knobs stand for, its config among them, and what cannot be read."""
        config, extras, problems = self.panel.read(data[self.panel.component])
        return {"config": config, **extras}, problems

    def knobs_showing(self, preset: Preset, request: GenerationRequest | None = None) -> dict[Component, object]:
        """The knobs as `preset` has them, or as `request` has them, which started from it."""
        values = dict(preset.config)
        if request:
            extras = {name: getattr(request, name) for name in EXTRAS}
            extras = {name: value for name, value in extras.items() if value not in (None, EXTRAS[name].default)}
            values = {**request.config, **extras}
        return {self.panel.component: self.panel.show(values, preset=preset.name, base=preset.config)}

