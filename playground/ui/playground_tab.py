"""The Playground tab: one prompt, one run, and everything that can be seen of it while it happens.

Knows components, handlers and the engine protocol. It neither decodes nor draws: events become lines of one log, from
which the panes of `visualizers` draw in the browser.
"""

from __future__ import annotations

import asyncio
import dataclasses
from collections.abc import AsyncIterator, Mapping
from contextlib import aclosing
from functools import partial

import gradio as gr
from gradio.components import Component

from playground.engines.protocol import Engine, ModelFacts
from playground.models.catalog import BUNDLED
from playground.models.reference import name_of
from playground.presets.presets import EXAMPLES, PRESETS, apply_preset, default_preset, example_prompts
from playground.requests.deduplication import first_error_per_field
from playground.requests.request import GenerationRequest, RequestError
from playground.server.sessions import Session
from playground.server.side_work import beside
from playground.settings import Settings
from playground.sharing.links import HOST_PARAMETERS
from playground.texts import said
from playground.trace import Diagnostic
from playground.ui.classroom.class_panel import ClassPanel
from playground.ui.controls.changed_knobs import changed_line, follow
from playground.ui.controls.chat_state import CHAT, MEDIA, PLAIN, SOURCE, kind_of, read_chat_state
from playground.ui.controls.drawers import EXAMPLES as EXAMPLES_DRAWER
from playground.ui.controls.drawers import HISTORY, KNOBS, SHARING, drawer
from playground.ui.controls.drawers import PRESETS as PRESETS_DRAWER
from playground.ui.controls.examples import examples_list
from playground.ui.controls.field_values import as_text
from playground.ui.controls.form_memory import FormMemory
from playground.ui.controls.form_updates import set_strategy, show_notes
from playground.ui.controls.header import Header
from playground.ui.controls.knob_panel import KnobPanel, quick_row
from playground.ui.controls.media_area import MediaArea
from playground.ui.controls.page_context import (
    FIRST_PRESET,
    INTERNAL,
    NO_ASSISTANT,
    Buttons,
    Controls,
    Display,
    PageContext,
)
from playground.ui.controls.presets_bar import PresetsBar
from playground.ui.controls.prompt_area import PromptArea
from playground.ui.controls.sentence import as_sentence, sentence
from playground.ui.controls.stage import stage
from playground.ui.controls.strategy_list import strategy_list
from playground.ui.controls.view_tabs import GENERATE, ONE
from playground.ui.front_door.front_door import FrontDoor
from playground.ui.lessons.lesson_panel import LessonPanel
from playground.ui.one_run.beam_variants import BeamVariants
from playground.ui.one_run.branching import Branching
from playground.ui.one_run.example_runs import recording
from playground.ui.one_run.history import History
from playground.ui.one_run.reply import Reply
from playground.ui.one_run.run_handler import refused, run_request
from playground.ui.one_run.run_question import CrossAttention, LogitLens, NextScores
from playground.ui.one_run.sharing import Sharing
from playground.ui.one_run.template_view import TemplateView
from playground.ui.page.ask_kinds import ChooseExample, PlayExample, PutExampleBack
from playground.ui.page.browser_commands import KEPT_PRESETS_JS, bring_into_view, browser_commands
from playground.ui.page.long_events import LongEvents, Updates
from playground.ui.page.messages import message_area
from playground.ui.page.packed_fields import PackedFields
from playground.ui.page.page_asks import PageAsks
from playground.ui.page.pictures import pictures
from playground.ui.page.run_version import OPENING_TURN, stamp
from playground.ui.page.scripts import carrier
from playground.ui.page.translations import _, infos, show_infos
from playground.ui.page.view_form import components_of
from playground.ui.views import Views
from visualizers import PANES

DRAFTS = said("A smaller model that drafts tokens for the model to check: assisted decoding.")
TITLE = "Generation Playground"
FIRST_PROMPT = "Once upon a time"
MOST_BACK = 20  # examples that can be taken back, one after the other
# The models whose examples stand for a kind of prompt.
TYPICAL = {PLAIN: "stories", CHAT: "chat", SOURCE: "translator", MEDIA: "captioner"}


class PlaygroundTab:
    """Builds the tab inside the current Blocks and wires it. One object serves every visitor: what belongs to one of
    them is in `sessions`."""

    def __init__(self, engine: Engine, settings: Settings, opening: str = "") -> None:
        """`opening` is the log of a recorded run, which the page shows until the first press of Generate."""
        self.page = PageContext(engine, settings, opening)
        self._build()
        self._wire()

    # ------------------------------------------------------------------------------------------------- components

    def _build(self) -> None:
        first = PRESETS[FIRST_PRESET]
        page = self.page
        self.searching, self.reply, self.lens, self.attention = BeamVariants(), Reply(), LogitLens(), CrossAttention()
        self.scores = NextScores()
        opening = stamp(OPENING_TURN, page.opening, True) if page.opening else ""
        log = carrier("log", "mountRunLog", {"foreign": HOST_PARAMETERS, "opening": OPENING_TURN}, value=opening)
        page.commands, page.long_events, page.packed = browser_commands(), LongEvents(page.logs), PackedFields()
        page.asks = PageAsks(page.long_events)
        page.from_script = gr.JSON(visible=False)
        self.template = TemplateView()
        self.template.build_hidden()
        self.door = FrontDoor(page) if page.opening else None
        self.views = Views(page.settings)
        page.views = self.views.bar
        self.header = Header(TITLE, *self.views.ranks)
        self.lessons = LessonPanel()
        self.classroom = ClassPanel(page.rooms)
        stage()
        with gr.Row(equal_height=True, elem_id="bar"):
            with gr.Column(scale=7, min_width=0, elem_id="asking"):
                page.area = PromptArea(page.engine, page.settings.default_model)
                prompt = gr.Textbox(
                    FIRST_PROMPT, label=page.area.first_label, lines=1, max_lines=12, elem_id="prompt", autofocus=True
                )
                page.media = MediaArea(page.engine, page.settings, page.settings.default_model)
            with gr.Row(equal_height=True, elem_id="run-row"):
                preset = strategy_list(first.name, elem_id="preset")
                with gr.Column(scale=5, min_width=132, elem_id="model-box"):
                    model = self._models(_("Model"), [], elem_id="model")
                    self.another = gr.Button(_("Other models…"), size="sm", elem_id="open-another")
                with gr.Row(equal_height=True, elem_id="run-buttons"):
                    generate = gr.Button(_(GENERATE), variant="primary", elem_id="generate")
                    self.branching = Branching()
                    self.branching.build_menu()
                    stop = gr.Button(_("Stop"), interactive=False, elem_id="stop")
        with gr.Row(equal_height=True, elem_id="quick"):
            page.quick = quick_row(first.name)
            with gr.Row(elem_id="seed-row"):
                seed = gr.Textbox(
                    "", label="seed", placeholder=_("random"), max_lines=1, interactive=True, min_width=0,
                    elem_id="seed",
                )  # fmt: skip
                reuse_seed = gr.Button(_("last seed"), size="sm", elem_id="reuse-seed")
                same_luck = gr.Checkbox(
                    True, label=_("same luck"), interactive=True, container=False, elem_id="same-luck",
                    info=_("Ticked: lanes, cells of a sweep and branches draw the same random numbers, so where their "
                           "texts part, the settings made the difference. Unticked: each draws its own."),
                )  # fmt: skip
        with gr.Row(elem_id="caption-row"):
            caption = sentence(first.description, elem_id="caption")
        self.changed = changed_line(self.views.left_out)
        message = message_area()
        self.views.build_estimate()
        with gr.Column(elem_id="views"):
            with self.views.one():
                self._one_run()
            self.views.build_others()
        with drawer(KNOBS):
            with gr.Accordion(_("Draft model and recording"), open=False, elem_id="draft-and-record"):
                none = [(_("none"), NO_ASSISTANT)]
                assistant = self._models("assistant", none, elem_id="assistant", info=_(DRAFTS))
                self.how_it_drafts = gr.Textbox("", visible=False)
                top_candidates = gr.Slider(
                    1, page.settings.max_candidates, 10, step=1, label="top_candidates", interactive=True,
                    info=_("How many candidates are recorded at each step. The text stays the same."),
                    buttons=[], elem_id="top-candidates",
                )  # fmt: skip
            page.panel = KnobPanel(page.engine, page.settings, first.name)
        with drawer(EXAMPLES_DRAWER):
            examples = examples_list(page.engine.models())
        with drawer(PRESETS_DRAWER):
            self.presets_bar = PresetsBar(page.settings)
        with drawer(SHARING):
            self.sharing = Sharing(page.settings)
            self.classroom.build_form()
        with drawer(HISTORY):
            self.history = History(keep=page.settings.allow_local_folders)
            self.kept_form = FormMemory(keep=page.settings.allow_local_folders)
        page.controls = Controls(prompt, page.area.component, model, preset, seed, same_luck, top_candidates, assistant)
        page.buttons = Buttons(generate, stop, examples, reuse_seed)
        page.display = Display(caption, message, log)

    def _one_run(self) -> None:
        """Every picture of one run, in the order in which they are looked at: the numbers in one line, the text and,
        beside it, what there is to see of the token that is looked at; then what only runs of its kind have."""
        with gr.Row(equal_height=False, elem_id="in-short"):
            _panes("numbers", "check")
        _panes("canvas")  # in the place of what follows, where a model denoises canvases
        with gr.Row(equal_height=False, elem_id="result"):
            with gr.Column(scale=11, min_width=280, elem_id="text-column"):
                self.branching.build()
                _panes("quiz", "spoken", "what_if", "tokens", "knob_strips", "word_times", "template")
                self.template.panes()
            with gr.Column(scale=9, min_width=280, elem_id="token-panel", elem_classes="token-panel"):
                _panes("token", "candidates", "draw", "processors", "curve", "in_words")
                _panes("logit_lens", "cross_attention")
        _panes("branches", "reranked", "drafts", "layers", "watermark", "beamtree", "hypotheses", "beams")

    def _models(self, label: object, before: list[tuple[object, str]], **options: object) -> gr.Dropdown:
        names = dict.fromkeys([self.page.settings.default_model, *self.page.engine.models()])
        choices = [*before, *((name, name) for name in names)]
        free = self.page.settings.allow_hub or self.page.settings.allow_local_folders
        return gr.Dropdown(
            choices, value=choices[0][1], label=label, allow_custom_value=free, interactive=True, min_width=130,
            **options,
        )  # fmt: skip

    # ----------------------------------------------------------------------------------------------------- wiring

    def _wire(self) -> None:
        controls, buttons, picture = self.page.controls, self.page.buttons, self.page.display
        knobs = self.page.panel.component
        everything = [*(getattr(controls, field.name) for field in dataclasses.fields(controls)), knobs]
        added = self.page.media.component
        in_order = [*everything, added, *components_of(self.views.inputs)]
        self.page.inputs = inputs = set(in_order)  # as a set, Gradio hands a handler one mapping of them
        lanes = self.views.side_by_side
        forms = [self.presets_bar.form.component, self.sharing.form.component, self.views.models.mount.component]
        held = [*in_order, picture.caption, *lanes.holds, lanes.lanes_kept, *forms]
        self.page.packed.fields, self.page.packed_fields = list(dict.fromkeys(held)), [self.page.packed]
        self.page.form_outputs = [*everything, added, picture.caption, picture.message, self.page.commands]
        self.page.trace_outputs = [picture.log, picture.message, self.page.commands, buttons.stop]
        self.page.run_outputs = [
            picture.message, picture.log, self.history.component, *self.views.outputs, self.template.log,
            self.page.commands, self.page.long_events.component, buttons.stop,
        ]  # fmt: skip
        self.page.settle_runs()
        self.page.run_open, self.page.list_run = self.views.run_open, self.history.listing
        self.page.panel.follow(controls.model, controls.assistant, NO_ASSISTANT)
        follow(self.changed, knobs, controls.assistant, NO_ASSISTANT)

        buttons.stop.click(self.stop, queue=False, **INTERNAL)

        controls.preset.input(
            self.choose_preset, [controls.preset, controls.model, knobs], self.page.form_outputs, queue=False,
            trigger_mode="always_last", **INTERNAL,  # a choice made while the one before is under way counts
        )  # fmt: skip
        for changed in (controls.model.change, controls.assistant.change):
            told = changed(
                self.say_how_it_drafts, [controls.model, controls.assistant], self.how_it_drafts, queue=False,
                trigger_mode="always_last", **INTERNAL,
            )  # fmt: skip
            show_infos(told, self.how_it_drafts, controls.assistant)
        controls.model.input(self.choose_model, inputs, self.page.form_outputs, trigger_mode="always_last", **INTERNAL)
        self.page.area.wire(controls.prompt, controls.model, self.branching.menu, INTERNAL)
        self.page.media.wire(
            controls.model, self.page.sessions, partial(show_notes, self.page),
            [picture.message, self.page.commands], INTERNAL,
        )  # fmt: skip
        self.template.wire(self.page)
        self.views.wire(self.page, self.run, self.choose_model, self.another)
        filled = [*everything, added, picture.caption]
        self._set_by_example = {*filled, *lanes.holds}
        opened = list(dict.fromkeys([*filled, *self.page.views.chosen]))
        asks = self.page.asks
        asks.hear(ChooseExample, self.fill_chosen, [*opened, self.page.commands])
        asks.run(PlayExample, self.play_example)
        asks.hear(PutExampleBack, self.undo_example, opened)
        self.sharing.wire(self.page)
        self.classroom.wire(self.page, self.lessons)
        for section in (
            self.reply, self.history, self.presets_bar, self.branching, self.searching, self.lens, self.attention,
            self.scores, self.lessons,
        ):  # fmt: skip
            section.wire(self.page)
        if self.door:
            self.door.wire()
        self.kept_form.wire(self.page, self.views.side_by_side)
        buttons.reuse_seed.click(self.last_seed, None, controls.seed, queue=False, **INTERNAL)
        begins = [buttons.generate.click, controls.prompt.submit]
        asks.wire(self.page.packed, buttons.stop, self.page.run_outputs, begins, INTERNAL)

    @property
    def has_door(self) -> bool:
        """Whether a first visit begins at the front door."""
        return self.door is not None

    def on_load(self, demo: gr.Blocks) -> None:
        """When the page has loaded: the presets of this browser, what the page's address asks for, or what was kept."""
        filled = self.page.form_outputs
        loaded = demo.load(self.sharing.arrive, self.page.from_script, filled, js=KEPT_PRESETS_JS, **INTERNAL)
        # what a person has changed since is newer than what their class begins with
        self.kept_form.on_load(self.classroom.on_load(loaded))

    # --------------------------------------------------------------------------------------------------- handlers

    async def run(self, data: dict[Component, object], http: gr.Request) -> AsyncIterator[Updates]:
        """Run what the components say; yields the message and the log."""
        # Road 1: from the button, in the view of one run
        session = self.page.sessions.of(http)
        try:
            checked, notes = self.page.checked_from(data, one_run=True)
        except RequestError as error:
            yield refused(self.page, error, session)
            return
        async with aclosing(
            run_request(self.page, session, checked, notes, self.page.set_by(data, session))
        ) as updates:
            async for update in updates:
                yield update

    async def say_how_it_drafts(self, model: str | None, assistant: str | None) -> str:
        """Beside the draft model: how it drafts for the model, or why it cannot, where their files tell."""
        names = (as_text(model), as_text(assistant))
        if not all(names) or names[1] == NO_ASSISTANT:
            return infos(DRAFTS)
        return infos(await asyncio.to_thread(self._how_it_drafts, *names))

    def _how_it_drafts(self, model: str, assistant: str) -> str:
        target, draft = self.page.engine.facts(model), self.page.engine.facts(assistant)
        if target is None or draft is None:
            return DRAFTS
        pair = target.drafted_by(draft)
        return said("{a} {b}", a=pair.message, b=pair.fix) if pair.fix else pair.message

    def stop(self, http: gr.Request) -> None:
        """Stop the run of this tab. Its last event still comes through the run's own stream."""
        self.page.sessions.of(http).stop()

    async def choose_preset(
        self, name: str, model: str | None, knobs: object, http: gr.Request
    ) -> Updates:
        """Set the knobs as the preset has them, and the assistant that it needs with this model. What the person has
        set beside the strategy before stays."""
        session, model = self.page.sessions.of(http), (model or "").strip()
        preset = session.presets.get(name)
        member = session.membership
        if member and "strategy" in member.setup.locks:
            return {self.page.commands: gr.skip()}
        if preset is None:
            text = said("This preset is no longer here.")
            return show_notes(self.page, [Diagnostic("", "error", text, said("Choose another strategy."))])
        applied = await beside(apply_preset, preset, model, partial(self.page.engine.tokens, model))
        locked = member is not None and "knobs" in member.setup.locks  # it brings its knobs, and no others
        value = self.page.panel.choose(None if locked else knobs, name, applied.config)
        config, extras, problems = self.page.panel.read(value)
        request = GenerationRequest(model, config=config, assistant=applied.assistant, **extras)
        refusals = [*problems, *await beside(self.page.refusals, request)]
        update = show_notes(self.page, applied.notes)
        if refusals:
            update |= refused(self.page, RequestError([*applied.notes, *first_error_per_field(refusals)]))
        session.chosen = True
        # not the list of strategies: it would undo a choice that was made in the meantime
        return update | {
            self.page.controls.assistant: applied.assistant or NO_ASSISTANT,
            self.page.display.caption: as_sentence(preset.description),
            self.page.panel.component: value,
        }

    async def choose_model(self, data: Mapping[Component, object], http: gr.Request) -> Updates:
        """Start from the model's default strategy, unless the person has chosen one or turned a knob: then offer it."""
        session, model = self.page.sessions.of(http), as_text(data[self.page.controls.model])
        facts = await asyncio.to_thread(self.page.engine.facts, model) if model else None
        if facts is None:  # nothing says how this model wants to decode: what is set stays
            return {self.page.commands: gr.skip()}
        prompt = self._prompt_for(data, facts)
        usual = PRESETS[default_preset(model, facts.generation_config)]
        shown = session.presets.get(as_text(data[self.page.controls.preset]))
        if shown is usual:
            return prompt | {self.page.commands: gr.skip()}
        knobs, problems = self.page.read_knobs(data)
        if session.chosen or problems or shown is None or knobs != {"config": shown.config}:
            text = said(
                "{model} has its own default strategy: {strategy}. Your settings stay as they are.",
                model=model, strategy=usual.title,
            )  # fmt: skip
            return prompt | show_notes(self.page, [Diagnostic("", "info", text)])
        update = set_strategy(self.page, session, usual, GenerationRequest(model, config=usual.config))
        session.chosen = False
        return prompt | update

    def _prompt_for(self, data: Mapping[Component, object], facts: ModelFacts) -> dict[Component, object]:
        """An example prompt for another kind of model gives way to one for this model. A person's own words stay, and
        so does what several lanes share."""
        own = example_prompts(facts.name)
        if name_of(facts.name) not in BUNDLED:  # whose examples may be of several kinds
            own = [*example_prompts(TYPICAL[kind_of(facts)]), *own]
        examples = {text for each in EXAMPLES for text in example_prompts(each.model)}
        prompt = data[self.page.controls.prompt]
        lanes = data.get(self.views.open) == self.views.side_by_side.kind
        if (
            lanes
            or not own  # a model that reads no text
            or prompt in own
            or prompt not in examples
            or read_chat_state(data.get(self.page.controls.beside)).turns
        ):
            return {}
        return {self.page.controls.prompt: FIRST_PROMPT if FIRST_PROMPT in own else own[0]}

    def fill_chosen(
        self, data: Mapping[Component, object], chosen: ChooseExample, http: gr.Request
    ) -> dict[Component, object]:
        """An example was pressed in the list: it is one run. What was set before can be put back."""
        index = chosen.index if 0 <= chosen.index < len(EXAMPLES) else 0
        session = self.page.sessions.of(http)
        session.example = EXAMPLES[index]
        set_now = {component: value for component, value in data.items() if component in self._set_by_example}
        before = self.views.side_by_side.lane_controls.settings_beside(set_now)
        session.before_examples = [*session.before_examples, before][-MOST_BACK:]
        updates = self.page.without_locked(session, self.fill_example(index, session))[0]
        return self.page.views.choose(ONE, updates) | {self.page.commands: bring_into_view(then=PlayExample)}

    def undo_example(self, http: gr.Request) -> Updates:
        """Put back what was set for one run when the last example was pressed."""
        session = self.page.sessions.of(http)
        if not session.before_examples:
            return {self.views.open: gr.skip()}
        return self.page.views.choose(ONE, self.page.without_locked(session, session.before_examples.pop())[0])

    async def play_example(
        self, data: dict[Component, object], http: gr.Request
    ) -> AsyncIterator[dict[Component, object]]:
        """Run the example that was pressed; one whose model is not here is shown as recorded."""
        session = self.page.sessions.of(http)
        if session.example and (shown := await recording(self.page, session, session.example)):
            yield shown
            return
        async with aclosing(self.views.run_open({**data, self.views.open: ONE}, http)) as updates:
            async for update in updates:
                yield update

    def fill_example(self, index: int, session: Session) -> dict[Component, object]:
        """Set everything as the example has it, and say what to watch in it."""
        example, request = EXAMPLES[index], EXAMPLES[index].request
        return {
            **self.page.area.showing(request)[0],
            **self.page.media.showing(request, session),
            self.page.controls.model: request.model,
            self.page.controls.assistant: request.assistant or NO_ASSISTANT,
            self.page.controls.preset: example.preset,
            self.page.controls.seed: "" if request.seed is None else str(request.seed),
            self.page.display.caption: as_sentence(example.watch),
            **self.page.knobs_showing(PRESETS[example.preset], request),
        }

    def last_seed(self, http: gr.Request) -> object:
        """The seed of the last run, for the seed box; leaves the box alone before the first."""
        trace = self.page.sessions.of(http).trace
        return gr.skip() if trace is None or trace.seed is None else str(trace.seed)


def _panes(*names: str) -> None:
    pictures([PANES[name] for name in names])
