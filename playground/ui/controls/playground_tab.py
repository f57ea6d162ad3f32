"""The Playground tab: one prompt, one run, and everything that can be seen of it while it happens.

Knows components, handlers and the engine protocol. It neither decodes nor draws: events become lines of one log, from
which the panes of `visualizers` draw in the browser.
"""

from __future__ import annotations

import asyncio
import dataclasses
from collections.abc import AsyncIterator, Callable, Iterable, Mapping
from contextlib import aclosing
from dataclasses import dataclass
from functools import partial
from typing import Any

import gradio as gr
from gradio.components import Component

from playground.engines.protocol import Engine, ModelFacts
from playground.presets.presets import EXAMPLES, PRESETS, Preset, apply_preset, default_preset, example_prompts
from playground.requests.deduplication import one_each
from playground.requests.extra_fields import EXTRAS
from playground.requests.request import GenerationRequest, RequestError, check, raise_for_errors
from playground.settings import Settings
from playground.trace import Diagnostic, Trace
from playground.ui.comparisons.views import STRATEGY, Views
from playground.ui.controls.changed_knobs import changed_line, follow
from playground.ui.controls.chat_state import CHAT, PLAIN, SOURCE, kind_of, read_beside
from playground.ui.controls.field_values import as_text, as_whole
from playground.ui.controls.form_updates import choose, told
from playground.ui.controls.kept_form import KeptForm
from playground.ui.controls.knob_panel import KnobPanel, number
from playground.ui.controls.presets_bar import PresetsBar
from playground.ui.controls.prompt_area import PromptArea
from playground.ui.controls.strategy_list import strategy_list
from playground.ui.one_run.beam_variants import Searching
from playground.ui.one_run.branching import Branching
from playground.ui.one_run.history import History
from playground.ui.one_run.run_handler import FEED_JS, play, refused
from playground.ui.one_run.sharing import Sharing
from playground.ui.one_run.template_view import TemplateView
from playground.ui.server.browser_commands import KEPT_PRESETS_JS, errands
from playground.ui.server.messages import message_area
from playground.ui.server.sessions import Ran, Session, Sessions
from visualizers import PANES

NO_ASSISTANT = "none"
DRAFTS = "A smaller model that drafts tokens for the model to check: assisted decoding."
FIRST_PRESET = "nucleus"
FIRST_PROMPT = "Once upon a time"
TYPICAL = {PLAIN: "stories", CHAT: "chat", SOURCE: "translator"}  # the models whose examples stand for such a kind

# Everything that is not meant for other programs: hidden from the API, and no spinner over what is on the page.
_INTERNAL: dict[str, Any] = {"api_visibility": "private", "show_progress": "hidden"}


@dataclass
class Controls:
    """What a person sets, apart from the knobs."""

    prompt: gr.Textbox
    beside: gr.HTML
    model: gr.Dropdown
    preset: gr.HTML
    seed: gr.Textbox
    top_candidates: gr.Slider
    assistant: gr.Dropdown


@dataclass
class Buttons:
    """What a person presses."""

    generate: gr.Button
    stop: gr.Button
    examples: gr.Dataset
    reuse_seed: gr.Button


@dataclass
class Picture:
    """What a person sees. `log` itself shows nothing: it carries the events to the panes."""

    caption: gr.Markdown
    message: gr.HTML
    log: gr.HTML
    figure: gr.Plot


class PlaygroundTab:
    """Builds the tab inside the current Blocks and wires it. One object serves every visitor: what belongs to one of
    them is in `sessions`."""

    no_assistant = NO_ASSISTANT
    quiet = _INTERNAL

    def __init__(self, engine: Engine, settings: Settings) -> None:
        self.engine = engine
        self.settings = settings
        self.sessions = Sessions()
        self._build()
        self._wire()

    # ------------------------------------------------------------------------------------------------- components

    def _build(self) -> None:
        first = PRESETS[FIRST_PRESET]
        with gr.Row(equal_height=False):
            with gr.Column(scale=7, min_width=320):
                with gr.Column(elem_id="asking"):
                    self.area = PromptArea(self.engine, self.settings.default_model)
                    prompt = gr.Textbox(
                        FIRST_PROMPT, label=self.area.first_label, lines=2, max_lines=12, elem_id="prompt",
                        autofocus=True,
                    )  # fmt: skip
                with gr.Row(equal_height=True, elem_id="run-row"):
                    preset = strategy_list(first.name, STRATEGY, elem_id="preset")
                    model = self._models("Model", [], scale=3, elem_id="model")
                    generate = gr.Button("Generate", variant="primary", scale=2, min_width=110, elem_id="generate")
                    stop = gr.Button("Stop", interactive=False, scale=1, min_width=70, elem_id="stop")
                self.searching = Searching()
                with gr.Row(elem_id="caption-row"):
                    caption = gr.Markdown(first.description, elem_id="caption")
                    self.another = gr.Button("Open another model…", size="sm", elem_id="open-another")
                self.changed = changed_line()
                examples = gr.Dataset(
                    components=[gr.Textbox(visible=False)], samples=[[example.title] for example in EXAMPLES],
                    label="Try:", type="index", samples_per_page=8, elem_id="examples",
                )  # fmt: skip
                message = message_area()
                log = gr.HTML("", html_template="<span></span>", js_on_load=FEED_JS, visible="hidden", elem_id="log")
                self.errands = errands()
                self.template = TemplateView()
                self.template.carry()
                self.views = Views(self.settings)
                with self.views.tabs:
                    with self.views.one():
                        self.branching = Branching()
                        figure = _panes_of_one_run(self.template)
                        self.sharing = Sharing()
                        self.history = History(keep=self.settings.allow_local_folders)
                        self.kept_form = KeptForm(keep=self.settings.allow_local_folders)
                    self.views.build_others()
                self.presets_bar = PresetsBar(self.settings)
            with gr.Column(scale=3, min_width=320, elem_id="knobs"):
                with gr.Row(equal_height=True):
                    seed = gr.Textbox(
                        "", label="seed", placeholder="random", max_lines=1, interactive=True,
                        info="The same seed draws the same text.", min_width=120, elem_id="seed",
                    )  # fmt: skip
                    with gr.Column(min_width=120):
                        reuse_seed = gr.Button("Use the last seed", size="sm", elem_id="reuse-seed")
                with gr.Accordion("Draft model, record", open=False, elem_id="draft-and-record"):
                    assistant = self._models(
                        "assistant", [NO_ASSISTANT], elem_id="assistant",
                        info=DRAFTS,
                    )  # fmt: skip
                    top_candidates = gr.Slider(
                        1, self.settings.max_candidates, 10, step=1, label="top_candidates", interactive=True,
                        info="How many candidates are recorded at each step. It changes nothing in the text.",
                        buttons=[], elem_id="top-candidates",
                    )  # fmt: skip
                self.panel = KnobPanel(self.engine, self.settings, first.name)
        self.controls = Controls(prompt, self.area.component, model, preset, seed, top_candidates, assistant)
        self.buttons = Buttons(generate, stop, examples, reuse_seed)
        self.picture = Picture(caption, message, log, figure)

    def _models(self, label: str, before: list[str], **options: Any) -> gr.Dropdown:
        names = list(dict.fromkeys([*before, self.settings.default_model, *self.engine.models()]))
        free = self.settings.allow_hub or self.settings.allow_local_folders
        return gr.Dropdown(
            names, value=names[0], label=label, allow_custom_value=free, interactive=True, min_width=130, **options
        )

    # ----------------------------------------------------------------------------------------------------- wiring

    def _wire(self) -> None:
        controls, buttons, picture = self.controls, self.buttons, self.picture
        knobs = self.panel.component
        everything = [*(getattr(controls, field.name) for field in dataclasses.fields(controls)), knobs]
        self.inputs = inputs = {*everything, *self.views.inputs}
        self.filled = [*everything, picture.caption, picture.message, self.errands]
        self.shown = [picture.log, picture.message, self.errands]
        self.panel.follow(controls.model, controls.assistant, NO_ASSISTANT)
        follow(self.changed, knobs)

        for pressed in (buttons.generate.click, controls.prompt.submit):
            self.views.leave_models(pressed, _INTERNAL)
            self.run_when(pressed, self.views.run_open, inputs)
        filled = [*everything, picture.caption]
        example = buttons.examples.click(self.fill_example, buttons.examples, filled, **_INTERNAL)
        self.run_when(example.then, self.views.run_open, inputs)
        buttons.stop.click(self.stop, queue=False, **_INTERNAL)

        controls.preset.input(
            self.choose_preset, [controls.preset, controls.model], self.filled, queue=False,
            trigger_mode="always_last", **_INTERNAL,  # a choice made while the one before is under way counts
        )  # fmt: skip
        for changed in (controls.model.change, controls.assistant.change):
            changed(
                self.say_how_it_drafts, [controls.model, controls.assistant], controls.assistant, queue=False,
                trigger_mode="always_last", **_INTERNAL,
            )  # fmt: skip
        controls.model.input(self.choose_model, inputs, self.filled, trigger_mode="always_last", **_INTERNAL)
        for section in (
            self.area, self.template, self.views, self.history, self.presets_bar, self.sharing, self.branching,
            self.searching, self.kept_form,
        ):  # fmt: skip
            section.wire(self)
        buttons.reuse_seed.click(self.last_seed, None, controls.seed, queue=False, **_INTERNAL)

    def run_when(self, happens: Any, handler: Callable, inputs: Any = None) -> None:
        """When an event `happens`: let `handler`, which plays a run, say what there is to see, and then settle."""
        outputs = [self.picture.message, self.picture.log, self.history.component, *self.views.outputs]
        happens(None, js=_ENABLED, outputs=self.buttons.stop)
        self.settle_after(happens(handler, inputs, outputs, trigger_mode="multiple", **_INTERNAL))

    def settle_after(self, shown: Any) -> None:
        """After the event `shown` has brought a run into the panes: `settle`, knowing whether the page is dark."""
        settled = shown.then(
            self.settle, gr.Checkbox(visible=False), [self.picture.figure, self.buttons.stop, self.area.kind],
            js="() => document.body.classList.contains('dark')", **_INTERNAL,
        )  # fmt: skip
        self.area.follow_after(settled)

    def on_load(self, demo: gr.Blocks) -> None:
        """When the page has loaded: the presets of this browser, what the page's address asks for, or what was kept."""
        loaded = demo.load(self.sharing.arrive, gr.JSON(visible=False), self.filled, js=KEPT_PRESETS_JS, **_INTERNAL)
        self.kept_form.on_load(loaded)

    # --------------------------------------------------------------------------------------------------- handlers

    async def run(self, data: dict[Component, Any], http: gr.Request) -> AsyncIterator[dict[Component, Any]]:
        """Run what the components say; yields the message and the log."""
        session = self.sessions.of(http)
        try:
            request, notes = self.request_from(data)
        except RequestError as error:
            yield refused(self, error)
            return
        request = dataclasses.replace(request, read_prompt=True, check_scores=True)
        async with aclosing(play(self, session, request, notes, self.set_by(data, session))) as updates:
            async for update in updates:
                yield update

    def set_by(self, data: Mapping[Component, Any], session: Session) -> Ran:
        """What is remembered of a run that starts with what the components say."""
        return Ran(session.presets.get(as_text(data[self.controls.preset]), PRESETS[FIRST_PRESET]).name)

    def request_from(self, data: Mapping[Component, Any]) -> tuple[GenerationRequest, list[Diagnostic]]:
        """The request that the components describe, and the notes on it. Raises RequestError where it cannot run."""
        controls = self.controls
        knobs, problems = self.read_knobs(data)
        seed = as_text(data[controls.seed]) or None
        try:
            seed = seed and number(seed)
        except ValueError as error:
            fix = "Write a whole number, or leave it empty."
            problems.append(Diagnostic("seed", "error", f"The seed: {error}", fix))
        assistant = as_text(data[controls.assistant])
        model = as_text(data[controls.model])
        asked, notes = self.area.read(data, self.engine.facts(model) if model else None)
        request = GenerationRequest(
            model=model,
            seed=seed,
            top_candidates=as_whole(data[controls.top_candidates], 1, self.settings.max_candidates),
            assistant=None if assistant == NO_ASSISTANT else assistant or None,
            **asked,
            **knobs,
        )
        return request, [*notes, *self.judged(request, problems)]

    def judged(self, request: GenerationRequest, problems: Iterable[Diagnostic] = ()) -> list[Diagnostic]:
        """The notes on a request. Raises RequestError where it cannot run, or where there are `problems` already."""
        notes = check(request, self.settings, *self.known(request.model, request.assistant))
        raise_for_errors(list(one_each([*problems, *notes])))
        return notes

    def refusals(self, request: GenerationRequest) -> list[Diagnostic]:
        """Why the model of a request cannot decode like this, as far as its files tell, whatever its prompt will be."""
        request = dataclasses.replace(request, prompt="-", messages=None)
        notes = check(request, self.settings, *self.known(request.model, request.assistant))
        return [note for note in notes if note.severity == "error"]

    def known(self, model: Any, assistant: str | None = None) -> tuple[Mapping[str, Any], ...]:
        """What is known of a model, and of the one that drafts for it, as `check` takes it."""
        facts = self.engine.facts(model) if isinstance(model, str) and model else None
        draft = self.engine.facts(assistant) if assistant else None
        return (facts.generation_config, facts.context_with(draft)) if facts else ()

    async def say_how_it_drafts(self, model: str | None, assistant: str | None) -> Any:
        """Beside the draft model: how it drafts for the model, or why it cannot, where their files tell."""
        names = (as_text(model), as_text(assistant))
        if not all(names) or names[1] == NO_ASSISTANT:
            return gr.Dropdown(info=DRAFTS)
        return gr.Dropdown(info=await asyncio.to_thread(self._how_it_drafts, *names))

    def _how_it_drafts(self, model: str, assistant: str) -> str:
        target, draft = self.engine.facts(model), self.engine.facts(assistant)
        if target is None or draft is None:
            return DRAFTS
        pair = target.drafted_by(draft)
        return f"{pair.message} {pair.fix}".strip()

    def read_knobs(self, data: Mapping[Component, Any]) -> tuple[dict[str, Any], list[Diagnostic]]:
        """The fields of a request that the knobs stand for, its config among them, and what cannot be read."""
        config, extras, problems = self.panel.read(data[self.panel.component])
        return {"config": config, **extras}, problems

    async def settle(self, dark: bool, http: gr.Request) -> dict[Component, Any]:
        """After a run: the figure that can be zoomed, and a Stop button at rest."""
        session = self.sessions.of(http)
        if session.live and not session.live.done:
            return {self.picture.figure: gr.skip()}
        update: dict[Component, Any] = {self.buttons.stop: gr.Button(interactive=False)}
        if session.request:  # a model that was loaded for the run is known now
            update[self.area.kind] = self.area.kind_of(session.request.model)
        if session.trace and session.trace.finished:
            update[self.picture.figure] = await asyncio.to_thread(_figure, session.trace, dark)
        return update

    def stop(self, http: gr.Request) -> None:
        """Stop the run of this tab. Its last event still comes through the run's own stream."""
        self.sessions.of(http).stop()

    async def choose_preset(self, name: str, model: str | None, http: gr.Request) -> dict[Component, Any]:
        """Set every knob as the preset has it, and the assistant that it needs with this model."""
        session, model = self.sessions.of(http), (model or "").strip()
        preset = session.presets.get(name)
        if preset is None:
            return told(self, [Diagnostic("", "error", "This preset is no longer here.", "Choose another strategy.")])
        applied = await asyncio.to_thread(apply_preset, preset, model, partial(self.engine.tokens, model))
        preset = dataclasses.replace(preset, config=applied.config)
        request = GenerationRequest(model, config=applied.config, assistant=applied.assistant)
        refusals = await asyncio.to_thread(self.refusals, request)
        update = told(self, applied.notes) | choose(self, session, preset, request)
        if refusals:
            update |= refused(self, RequestError([*applied.notes, *refusals]))
        del update[self.controls.preset]  # it would undo a choice that was made in the meantime
        return update | {self.controls.assistant: applied.assistant or NO_ASSISTANT}

    async def choose_model(self, data: Mapping[Component, Any], http: gr.Request) -> dict[Component, Any]:
        """Start from the model's default strategy, unless the person has chosen one or turned a knob: then offer it."""
        session, model = self.sessions.of(http), as_text(data[self.controls.model])
        facts = await asyncio.to_thread(self.engine.facts, model) if model else None
        if facts is None:  # nothing says how this model wants to decode: what is set stays
            return {self.errands: gr.skip()}
        prompt = self._prompt_for(data, facts)
        usual = PRESETS[default_preset(model, facts.generation_config)]
        shown = session.presets.get(as_text(data[self.controls.preset]))
        if shown is usual:
            return prompt | {self.errands: gr.skip()}
        knobs, problems = self.read_knobs(data)
        if session.chosen or problems or shown is None or knobs != {"config": shown.config}:
            text = f"{model} has a strategy of its own to start from: {usual.title}. Yours is left as it is."
            return prompt | told(self, [Diagnostic("", "info", text)])
        update = choose(self, session, usual, GenerationRequest(model, config=usual.config))
        session.chosen = False
        return prompt | update

    def _prompt_for(self, data: Mapping[Component, Any], facts: ModelFacts) -> dict[Component, Any]:
        """An example prompt for another kind of model gives way to one for this model. A person's own words stay, and
        so does what several lanes share."""
        own = example_prompts(facts.name) or example_prompts(TYPICAL[kind_of(facts)])
        examples = {text for each in EXAMPLES for text in example_prompts(each.model)}
        prompt = data[self.controls.prompt]
        lanes = data.get(self.views.open) == self.views.side_by_side.kind
        if lanes or prompt in own or prompt not in examples or read_beside(data.get(self.controls.beside)).turns:
            return {}
        return {self.controls.prompt: FIRST_PROMPT if FIRST_PROMPT in own else own[0]}

    def knobs_showing(self, preset: Preset, request: GenerationRequest | None = None) -> dict[Component, Any]:
        """The knobs as `preset` has them, or as `request` has them, which started from it."""
        values = dict(preset.config)
        if request:
            extras = {name: getattr(request, name) for name in EXTRAS}
            values = {**request.config, **{name: value for name, value in extras.items() if value}}
        return {self.panel.component: self.panel.show(values, preset=preset.name, base=preset.config)}

    def fill_example(self, index: int) -> dict[Component, Any]:
        """Set everything as the example has it, and say what to watch in it."""
        example, request = EXAMPLES[index], EXAMPLES[index].request
        return {
            **self.area.showing(request)[0],
            self.controls.model: request.model,
            self.controls.assistant: request.assistant or NO_ASSISTANT,
            self.controls.preset: example.preset,
            self.controls.seed: "" if request.seed is None else str(request.seed),
            self.picture.caption: example.watch,
            **self.knobs_showing(PRESETS[example.preset], request),
        }

    def last_seed(self, http: gr.Request) -> Any:
        """The seed of the last run, for the seed box; leaves the box alone before the first."""
        trace = self.sessions.of(http).trace
        return gr.skip() if trace is None or trace.seed is None else str(trace.seed)


# For a listener that runs in the browser alone: Stop can be pressed from the moment of the click.
_ENABLED = "() => ({__type__: 'update', interactive: true})"


def _panes_of_one_run(template: TemplateView) -> gr.Plot:
    """Every picture of one run, in the order in which they are looked at. Returns the figure that can be zoomed."""
    for name in ("numbers", "tokens", "template"):
        _pane(name)
    template.panes()
    for name in ("check", "quiz", "branches"):
        _pane(name)
    # each in its kind of run only
    for name in ("reranked", "drafts", "layers", "watermark", "beamtree", "hypotheses", "beams"):
        _pane(name)
    with gr.Row(equal_height=False):
        with gr.Column(min_width=300):
            _pane("candidates")
        with gr.Column(min_width=300):
            _pane("curve")
    _pane("processors")
    with gr.Accordion("The curves, to zoom into and to save", open=False, elem_id="curves"):
        return gr.Plot(show_label=False, container=False, elem_id="figure")


def _pane(name: str) -> gr.HTML:
    pane = PANES[name]
    return gr.HTML(
        "",
        html_template=pane.template,
        css_template=pane.css,
        js_on_load=pane.js_on_load(),
        apply_default_css=False,
        elem_id=f"pane-{name}",
    )


def _figure(trace: Trace, dark: bool) -> Any:
    from visualizers.figures.curves import curves_figure  # imports Plotly, which the first page need not wait for

    return curves_figure(trace, dark=dark)
