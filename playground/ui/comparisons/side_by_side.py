"""The view "Side by side": up to eight strategies on one prompt, or one on up to eight prompts, as lanes.

While the view is open, the controls of the page show and edit the lane that is selected (`lane_controls`). Knows the
form of the view and what is asked of it; lanes.ts hands on what the pane asks. What a lane's buttons do is known to
`lane_list`, where lanes come from to `lane_origins`, and what runs to `lane_runs`.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import AsyncIterator, Mapping
from contextlib import aclosing

import gradio as gr
from gradio.components import Component

from playground.experiments.comparison import Comparison
from playground.presets.prompt_files import to_field
from playground.requests.request import RequestError
from playground.server.input_check import WrongInput
from playground.server.sessions import Session
from playground.server.streaming import LiveRuns
from playground.settings import Settings
from playground.texts import said
from playground.trace.serialization import to_line
from playground.ui.comparisons.comparison_view import ComparisonPlan, ComparisonView, Following, describe_settings
from playground.ui.comparisons.lane_controls import LANE_VALUES, LaneControls
from playground.ui.comparisons.lane_list import (
    KIND,
    MAX_LANES,
    change_lanes,
    groups_of,
    place_of,
    prompt_groups,
    put_values,
    selected_place,
)
from playground.ui.comparisons.lane_origins import adopt_lanes, begin_lanes, lanes_to_keep
from playground.ui.comparisons.lane_runs import compare_lanes, compare_prompts
from playground.ui.comparisons.prompt_list import PromptList
from playground.ui.comparisons.prompt_reading import reading_of
from playground.ui.controls.field_values import as_int, as_text
from playground.ui.controls.form_updates import show_notes
from playground.ui.controls.knob_panel.value import MAX_CHARACTERS
from playground.ui.controls.page_context import PageContext
from playground.ui.controls.updates import Updates
from playground.ui.page.ask_kinds import ChangeLanes, FollowControls, OpenLanes
from playground.ui.page.form_parts import FieldColumn, FieldRow, SliderField, TickField
from playground.ui.page.long_events import FormValues
from playground.ui.page.run_version import next_turn, stamp
from playground.ui.page.scripts import carrier
from playground.ui.page.view_form import ViewForm

MAX_SEEDS = 8


class SideBySide(ComparisonView):
    """Lanes, and the controls that show and edit one of them. What belongs to a person is in their session."""

    kind = KIND
    title = said("Side by side")
    button = said("Run all lanes")

    def __init__(self, settings: Settings) -> None:
        self._settings, self._most_prompts = settings, min(MAX_LANES, settings.max_runs)
        self.prompts = PromptList("lanes")

    def build_hidden(self) -> None:
        super().build_hidden()
        self.lanes = carrier("lanes", "mountLanes", {"names": LANE_VALUES})
        self.lane_controls = LaneControls()
        self.lanes_kept = gr.Textbox("", visible=False)  # the lanes, as JSON, for the browser to keep

    @property
    def holds(self) -> list[Component]:
        """What says which lane the controls show, and what they hold in the other views."""
        return [self.lane_controls.editing, self.lane_controls.others]

    @property
    def kept_beside(self) -> list[Component]:
        """What the browser keeps of this view, in the order of `form_memory.LANES`."""
        return [self.lanes_kept, self.form.component]

    def build(self) -> None:
        """The controls, the pictures and the buttons. To be called inside the view's tab."""
        self.seeds = SliderField(
            id="lane-seeds", label=said("seeds per lane"), value=1, minimum=1, maximum=MAX_SEEDS, width=260,
            info=said("A lane that samples runs once for each seed; the metrics are means over them."),
        )  # fmt: skip
        self.common = TickField(
            id="lane-model", label=said("one model for all lanes"), value=True,
            info=said("Model, above, sets all lanes. Untick this to give one lane another model: then it sets the "
                      "selected lane."),
        )  # fmt: skip
        prompts = self.prompts.make(
            said("Prompts, one per line"),
            said("One prompt per line (up to {most}) replaces the prompt above, in a chat the last message; "
                 "each gets a lane with the selected lane’s settings. Leave empty to use the prompt above.",
                 most=self._most_prompts),
            folded=said("Compare several prompts"),
        )  # fmt: skip
        self.inputs = [self.seeds, self.common, self.lane_controls.editing, self.prompts.field]
        fields = FieldRow(parts=[self.seeds, FieldColumn(parts=[self.common, prompts], width=260)])
        self.form = ViewForm([fields, *self.pane_parts(self._settings)])

    def wire(self, page: PageContext) -> None:
        """Connect the view with the page."""
        super().wire(page)
        controls = self.lane_controls
        controls.wire(page)
        changed = [
            self.lanes, self.lanes_kept, controls.editing, page.display.caption, page.display.message, page.commands,
            *controls.held.values(),
        ]  # fmt: skip
        self.presses = {**self.presses, **self.prompts.presses(page)}
        self.adopt_outputs = [*changed, *controls.of_all, self.form.component]
        page.asks.hear(OpenLanes, self.arrive, [*changed, controls.others])
        page.asks.hear(ChangeLanes, self.change, changed)
        page.asks.hear(FollowControls, self.follow, [self.lanes, self.lanes_kept])

    # ------------------------------------------------------------------------------------------------- the lanes

    def arrive(self, data: FormValues, http: gr.Request) -> Updates:
        """The view is opened: the controls show the lane that is selected."""
        session, controls = self.page.sessions.of(http), self.lane_controls
        if data[controls.editing]:  # opened while it was open
            return self._told(session) | controls.name_lane(session)
        session.common, session.prompts = data[self.common] is True, self.prompts.read(data)
        begin_lanes(controls, session, as_text(data.get(self.lanes_kept)), controls.values(data))
        return self._show(session) | controls.put_aside(data)

    def change(self, data: FormValues, asked: ChangeLanes, http: gr.Request) -> Updates:
        """A button of a lane was pressed."""
        session = self.page.sessions.of(http)
        self._keep(session, data)
        place = len(session.lanes) - 1 if asked.do == "add" else place_of(session, asked.id)
        if place is None or not session.lanes:  # a lane that was removed, or a session that has not been opened
            return self._told(session)
        if asked.do == "stop":
            self._stop(session, asked.id)
        before = session.selected
        problem = change_lanes(session, asked.do, place)
        if problem:
            return show_notes(self.page, [problem])
        if asked.do == "select" or session.selected != before:
            return self._show(session)
        return self._told(session) | self.lane_controls.name_lane(session)

    def _stop(self, session: Session, number: int | None) -> None:
        """Stop the runs of one lane; the others go on."""
        comparison = session.compared
        if comparison and comparison.kind == self.kind and isinstance(session.live, LiveRuns):
            for place, entry in enumerate(comparison.entries):
                if comparison.groups[entry.group].id == number:
                    session.live.cancel_one(place)

    def follow(self, changed: FollowControls, http: gr.Request) -> Updates:
        """A control or a field of this view has changed: the heads of the lanes follow. `held` is packed in the
        browser: between two updates a dropdown can hold what is no longer one of its choices, which Gradio would
        refuse."""
        session, controls = self.page.sessions.of(http), self.lane_controls
        if not session.lanes or changed.turn <= session.held_turn:  # one that was overtaken on its way
            return {self.lanes: gr.skip()}
        session.held_turn = changed.turn
        try:
            number, fields, same_luck, values = json.loads(changed.held)
            fields, values = self.form.read(fields), {name: values[name] for name in LANE_VALUES}
        except (ValueError, TypeError, KeyError, RecursionError, WrongInput):
            return {self.lanes: gr.skip()}
        session.common, session.prompts = fields[self.common], self.prompts.read(fields)
        session.same_luck = same_luck is not False
        texts = [value for name, value in values.items() if name != "top_candidates"]
        if isinstance(values["top_candidates"], int | float) and all(isinstance(text, str | None) for text in texts):
            put_values(session, number, controls.read(values))
        return self._told(session)

    def _keep(self, session: Session, data: FormValues) -> None:
        """What the controls hold belongs to the lane that they showed."""
        session.prompts, session.common = self.prompts.read(data), data[self.common] is True
        session.same_luck = data[self.page.controls.same_luck] is not False
        put_values(session, data[self.lane_controls.editing], self.lane_controls.values(data))

    def _show(self, session: Session) -> Updates:
        """The controls show the lane that is selected, from now on."""
        session.chosen = True
        return self.lane_controls.show(session) | self._told(session)

    def _told(self, session: Session) -> Updates:
        """The heads of the lanes, for the page."""
        heads, groups = [], groups_of(session)
        lanes, selected = session.lanes, selected_place(session)
        if session.prompts:
            groups = prompt_groups(groups[selected], session.prompts)
            lanes = [lanes[selected]] * len(groups)
        for lane, group in zip(lanes, groups, strict=True):
            checked, problems = self.lane_controls.checked(session, lane, {self.page.controls.prompt: "-"})
            problem = next((d.message for d in problems if d.severity == "error"), None)
            request = checked and checked.request
            settings = describe_settings(request, *self.page.known(request.model)[:1]) if request else ""
            head = {"selected": not group.prompt and lane.id == session.selected}
            head |= {"problem": problem, "settings": settings}
            told = ("label", "title", "model", "seed", "id", "prompt")
            heads.append({name: getattr(group, name) for name in told} | head)
        return {self.lanes: stamp(next_turn(), to_line(heads).rstrip("\n")), self.lanes_kept: lanes_to_keep(session)}

    # ------------------------------------------------------------------------------------------------- what is set

    def back(self, kept: Mapping[str, object]) -> Updates:
        """Set the controls of this view as the browser has kept them. The lanes follow when it is opened."""
        try:
            fields = self.form.read(kept.get("lane_form"))
        except WrongInput:
            fields = {field: field.value for field in self.form.fields.values()}
        prompts = fields[self.prompts.field][:MAX_CHARACTERS]
        return {
            self.lanes_kept: as_text(kept.get("lanes")),
            self.seeds: as_int(fields[self.seeds], 1, MAX_SEEDS),
            self.common: fields[self.common],
            self.prompts.field: prompts,
            self.prompts.box: gr.update(open=bool(prompts)),
        }

    def adopt(self, session: Session, comparison: Comparison) -> Updates:
        """Its lanes are those of the recorded comparison, with the seeds that were used, and what it asked is there."""
        super().adopt(session, comparison)
        of_all = adopt_lanes(self.lane_controls, session, comparison)
        seeds = max(Counter(entry.group for entry in comparison.entries).values())
        fields = {
            self.seeds: min(seeds, MAX_SEEDS),
            self.common: session.common,
            self.prompts.field: to_field(session.prompts),
            self.prompts.box: gr.update(open=bool(session.prompts)),
        }
        return self._show(session) | of_all | fields

    # ------------------------------------------------------------------------------------------------- running

    def is_ready(self, session: Session) -> bool:
        return bool(session.lanes)

    def following(self, session: Session, plan: ComparisonPlan) -> Following | None:
        return reading_of(self, session, plan.comparison, plan.notes)

    def ask(self, session: Session, data: FormValues) -> ComparisonPlan:
        self._keep(session, data)
        controls, seeds = self.lane_controls, as_int(data[self.seeds], 1, MAX_SEEDS)
        asked = {component: data[component] for component in controls.of_all if component in data}
        if session.prompts:
            return ComparisonPlan(*compare_prompts(controls, session, asked, seeds, self._most_prompts))
        return ComparisonPlan(*compare_lanes(controls, session, asked, seeds))

    async def run(self, data: FormValues, http: gr.Request) -> AsyncIterator[Updates]:
        """Run every lane on the prompt, or one on every prompt; yields the message and the log."""
        session = self.page.sessions.of(http)
        if not session.lanes:
            self.arrive(data, http)
        try:
            plan = self.ask(session, data)
        except RequestError as error:
            yield self.refused(error, session, data)
            return
        yield self._told(session)
        async with aclosing(self.play(session, *plan, then=self.following(session, plan))) as updates:
            async for update in updates:
                yield update
