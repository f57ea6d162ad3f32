"""The view "Side by side": up to eight strategies on one prompt, or one on up to eight prompts, as lanes.

While the view is open, the controls of the page show and edit the lane that is selected; `editing` travels with them,
so that what is typed always reaches the lane in which it was typed. The other views have settings of their own, which
`others` holds meanwhile, and which come back when the view is left. Knows the page and its sessions; lanes.ts hands on
what the pane asks.
"""

from __future__ import annotations

import dataclasses
import json
import secrets
from collections import Counter
from collections.abc import AsyncIterator, Mapping
from contextlib import aclosing

import gradio as gr
from gradio.components import Component

from playground.experiments.comparison import Comparison, Entry, Group
from playground.experiments.prompt_sensitivity import PromptFindings
from playground.experiments.prompts import check_prompts
from playground.experiments.trial_frame import first_seed, seeded
from playground.presets.presets import PRESETS
from playground.presets.prompt_files import to_field
from playground.requests.deduplication import merge_by_label
from playground.requests.request import RequestError
from playground.requests.validation import Checked
from playground.server.input_check import WrongInput
from playground.server.sessions import LaneSettings, Session
from playground.server.streaming import LiveRuns
from playground.settings import Settings
from playground.texts import said
from playground.trace import Diagnostic
from playground.trace.serialization import to_line
from playground.trace.wire import Json
from playground.ui.comparisons.comparison_view import (
    ComparisonPlan,
    ComparisonView,
    Following,
    describe_settings,
    is_sampled,
)
from playground.ui.comparisons.lane_runs import (
    LETTERS,
    MAX_LANES,
    limit_candidates,
    prompt_groups,
    prompt_runs,
    prompts_of_lanes,
)
from playground.ui.comparisons.prompt_list import PromptList
from playground.ui.comparisons.prompt_reading import reading_of
from playground.ui.controls.field_values import as_int, as_text
from playground.ui.controls.form_memory import fitting, is_sound
from playground.ui.controls.form_updates import fill_controls, show_notes
from playground.ui.controls.knob_panel.value import MAX_CHARACTERS
from playground.ui.controls.page_context import Controls, PageContext
from playground.ui.controls.sentence import as_sentence
from playground.ui.controls.updates import Updates
from playground.ui.page.ask_kinds import ChangeLanes, FollowControls, OpenLanes
from playground.ui.page.form_parts import FieldColumn, FieldRow, SliderField, TickField
from playground.ui.page.long_events import FormValues
from playground.ui.page.run_version import next_turn, stamp
from playground.ui.page.scripts import carrier
from playground.ui.page.view_form import ViewForm

MAX_SEEDS = 8
AT_FIRST = ("greedy", "beam", "contrastive")  # beside what the controls show, when the view is first opened
_OF_ALL = ("prompt", "beside", "same_luck")  # controls whose values are those of all lanes
OF_A_LANE = [*(field.name for field in dataclasses.fields(Controls) if field.name not in _OF_ALL), "knobs"]
# In the browser, so that no run can begin in between with what a lane has. What has set the page for a run of its own
# has emptied `editing`: that stays.
_LEAVE_JS = """(open, editing, others) => {
  const leaves = open !== %s && editing;
  const back = leaves && others ? JSON.parse(others) : null;
  const values = %s.map((name) => ({__type__: 'update', ...(back && {value: back[name]})}));
  return [leaves ? '' : editing, leaves ? '' : others, ...values];
}"""


class SideBySide(ComparisonView):
    """Lanes, and the controls that show and edit one of them. What belongs to a person is in their session."""

    kind = "lanes"
    title = said("Side by side")
    button = said("Run all lanes")

    def __init__(self, settings: Settings) -> None:
        self._settings, self._most_prompts = settings, min(MAX_LANES, settings.max_runs)
        self.prompts = PromptList("lanes")

    def build_hidden(self) -> None:
        super().build_hidden()
        self.lanes = carrier("lanes", "mountLanes", {"names": OF_A_LANE})
        self.editing = gr.Textbox("", visible=False)
        self.others = gr.Textbox("", visible=False)  # what the controls hold in the other views, as JSON
        self.lanes_kept = gr.Textbox("", visible=False)  # the lanes, as JSON, for the browser to keep

    @property
    def holds(self) -> list[Component]:
        """What `settings_beside` reads, beside the controls."""
        return [self.editing, self.others]

    @property
    def kept_beside(self) -> list[Component]:
        """What the browser keeps of this view, in the order of `kept_form.LANES`."""
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
        self.inputs = [self.seeds, self.common, self.editing, self.prompts.field]
        fields = FieldRow(parts=[self.seeds, FieldColumn(parts=[self.common, prompts], width=260)])
        self.form = ViewForm([fields, *self.pane_parts(self._settings)])

    def wire(self, page: PageContext) -> None:
        """Connect the view with the page."""
        super().wire(page)
        controls = page.controls
        self._held = {name: getattr(controls, name, page.panel.component) for name in OF_A_LANE}
        self._asked = tuple(getattr(controls, name) for name in _OF_ALL)
        changed = [
            self.lanes, self.lanes_kept, self.editing, page.display.caption, page.display.message, page.commands,
            *self._held.values(),
        ]  # fmt: skip
        self.presses = {**self.presses, **self.prompts.presses(page)}
        self.adopt_outputs = [*changed, *self._asked, self.form.component]
        caption = page.display.caption
        page.asks.hear(OpenLanes, self.arrive, [*changed, self.others])
        page.asks.hear(ChangeLanes, self.change, changed)
        page.asks.hear(FollowControls, self.follow, [self.lanes, self.lanes_kept])
        page.views.open.change(
            None, [page.views.open, self.editing, self.others],
            [self.editing, self.others, *self._held.values(), caption],
            js=_LEAVE_JS % (json.dumps(self.kind), json.dumps([*self._held, "caption"])), **page.internal,
        )  # fmt: skip

    # ------------------------------------------------------------------------------------------------- the lanes

    def arrive(self, data: Mapping[Component, object], http: gr.Request) -> Updates:
        """The view is opened: at first with what the controls show, and a few strategies to compare it with. The same
        once more, where nothing has been done with these."""
        session = self.page.sessions.of(http)
        others = {name: data[component] for name, component in self._held.items()}
        kept = {self.others: json.dumps(others | {"caption": as_text(data.get(self.page.display.caption))})}
        if data[self.editing]:  # opened while it was open
            return self._told(session) | self._names_lane(session)
        mine = self._values(data)
        session.common, session.prompts = data[self.common] is True, self.prompts.read(data)
        if not session.lanes:
            self._take_back(session, data, mine)
        if self._untouched(session):
            first = [mine["preset"], *AT_FIRST]
            session.lanes = [
                LaneSettings(number, mine if name == mine["preset"] else mine | self._preset(name, mine["knobs"]))
                for number, name in enumerate(dict.fromkeys(first))
            ]
            session.first_lanes, session.selected = list(session.lanes), session.lanes[0].id
        return self._select(session, session.lanes[self._selected(session)].id) | kept

    def _untouched(self, session: Session) -> bool:
        """Whether the lanes are those with which the view began, and nothing has been done with them."""
        return session.lanes == session.first_lanes and self.kind not in session.comparisons

    def _take_back(self, session: Session, data: Mapping[Component, object], mine: dict[str, object]) -> None:
        """The lanes that the browser has kept, if there are any. What does not fit is as in `mine`."""
        try:
            kept = json.loads(as_text(data.get(self.lanes_kept)))
            lanes, selected = kept["lanes"][:MAX_LANES], as_int(kept["selected"], 0, MAX_LANES)
            values = [mine | fitting(self.page, session, lane) for lane in lanes if is_sound(lane)]
        except (ValueError, TypeError, KeyError, AttributeError, RecursionError):
            return
        session.lanes = [LaneSettings(number, lane) for number, lane in enumerate(values)]
        session.selected = min(selected, len(values) - 1)

    def _kept_lanes(self, session: Session) -> str:
        """For `_take_back`."""
        if self._untouched(session):
            return ""
        return json.dumps({"lanes": [lane.values for lane in session.lanes], "selected": self._selected(session)})

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

    def change(self, data: Mapping[Component, object], asked: ChangeLanes, http: gr.Request) -> Updates:
        """What the buttons of a lane ask for: {do, id}."""
        session = self.page.sessions.of(http)
        self._keep(session, data)
        do, number = asked.do, asked.id
        place = next((i for i, lane in enumerate(session.lanes) if lane.id == number), None)
        lanes = session.lanes
        if do == "add":
            place = len(lanes) - 1
        if place is None or not lanes:  # a lane that was removed, or a session that has not been opened
            return self._told(session)
        if do == "stop":
            self._stop(session, number)
        if do in ("add", "copy"):
            if len(lanes) >= MAX_LANES:
                text = said("There are {count} lanes already, and no more fit.", count=MAX_LANES)
                return show_notes(self.page, [Diagnostic("", "warning", text, said("Remove one first."))])
            new = LaneSettings(1 + max(lane.id for lane in lanes), lanes[place].values)
            lanes.insert(place + 1, new)
            return self._select(session, new.id)
        if do == "remove" and len(lanes) > 1:
            removed = lanes.pop(place)
            if removed.id == session.selected:
                return self._select(session, lanes[min(place, len(lanes) - 1)].id)
        elif do == "remove":
            text = said("At least one lane is needed.")
            return show_notes(self.page, [Diagnostic("", "warning", text, said("Change this one instead."))])
        elif do in ("left", "right"):
            other = place + (1 if do == "right" else -1)
            if 0 <= other < len(lanes):
                lanes[place], lanes[other] = lanes[other], lanes[place]
        elif do == "select":
            return self._select(session, lanes[place].id)
        return self._told(session) | self._names_lane(session)

    def _stop(self, session: Session, number: int) -> None:
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
        session = self.page.sessions.of(http)
        if not session.lanes or changed.turn <= session.held_turn:  # one that was overtaken on its way
            return {self.lanes: gr.skip()}
        session.held_turn = changed.turn
        try:
            number, fields, same_luck, values = json.loads(changed.held)
            fields, values = self.form.read(fields), {name: values[name] for name in self._held}
        except (ValueError, TypeError, KeyError, RecursionError, WrongInput):
            return {self.lanes: gr.skip()}
        session.common, session.prompts = fields[self.common], self.prompts.read(fields)
        session.same_luck = same_luck is not False
        texts = [value for name, value in values.items() if name != "top_candidates"]
        if isinstance(values["top_candidates"], int | float) and all(isinstance(text, str | None) for text in texts):
            self._put(session, number, self._read(values))
        return self._told(session)

    def _keep(self, session: Session, data: FormValues) -> None:
        """What the controls hold belongs to the lane that they showed."""
        session.prompts, session.common = self.prompts.read(data), data[self.common] is True
        session.same_luck = data[self.page.controls.same_luck] is not False
        self._put(session, data[self.editing], self._values(data))

    def settings_beside(self, data: FormValues) -> dict[Component, object]:
        """What the controls hold in the other views, whether this one is open or not."""
        settings = {component: value for component, value in data.items() if component not in self.holds}
        try:
            others = json.loads(data[self.others]) if data[self.editing] else {}
            own = {component: others[name] for name, component in self._held.items()}
            return settings | own | {self.page.display.caption: others["caption"]}
        except (ValueError, TypeError, KeyError, RecursionError):
            return settings

    def _put(self, session: Session, number: object, values: dict[str, object]) -> None:
        """The lane of this number has these values now, and all lanes its model and its seed where they share one."""
        if not any(str(lane.id) == number for lane in session.lanes):
            return
        shared = {"model": values["model"]} if session.common is True else {}
        shared |= {"seed": values["seed"]} if session.same_luck else {}
        session.lanes = [
            LaneSettings(lane.id, values if str(lane.id) == number else lane.values | shared) for lane in session.lanes
        ]

    def _select(self, session: Session, number: int) -> Updates:
        session.selected, session.chosen = number, True
        values = next(lane.values for lane in session.lanes if lane.id == number)
        preset = session.presets.get(values["preset"])
        return {
            **{self._held[name]: value for name, value in values.items()},
            self._held["preset"]: gr.update(value=values["preset"], lane=self._letter(session)),
            self.page.display.caption: as_sentence(preset.description) if preset else "",
            self.editing: str(number),
            **self._told(session),
        }

    def _names_lane(self, session: Session) -> Updates:
        """The strategy's label says which lane the controls show."""
        return {self._held["preset"]: gr.update(lane=self._letter(session))}

    def _letter(self, session: Session) -> str:
        """That of the lane that the controls show."""
        return LETTERS[self._selected(session)]

    def _selected(self, session: Session) -> int:
        return next((i for i, lane in enumerate(session.lanes) if lane.id == session.selected), 0)

    def _values(self, data: Mapping[Component, object]) -> dict[str, Json]:
        return self._read({name: data[component] for name, component in self._held.items()})

    def _read(self, values: Mapping[str, object]) -> dict[str, Json]:
        held = {name: as_text(value) for name, value in values.items()}
        return held | {"top_candidates": as_int(values["top_candidates"], 1, self.page.settings.max_candidates)}

    def _preset(self, name: str, knobs: str) -> dict[str, Json]:
        """A strategy, with what the person has set in `knobs`."""
        held = self.page.panel.choose(knobs, name, PRESETS[name].config)
        return {"preset": name, "assistant": self.page.no_assistant, "knobs": held}

    def _told(self, session: Session) -> Updates:
        """The heads of the lanes, for the page."""
        heads, groups = [], self._groups(session)
        lanes, selected = session.lanes, self._selected(session)
        if session.prompts:
            groups = prompt_groups(groups[selected], session.prompts)
            lanes = [lanes[selected]] * len(groups)
        for lane, group in zip(lanes, groups, strict=True):
            checked, problems = self._checked(session, lane, {self.page.controls.prompt: "-"})
            problem = next((d.message for d in problems if d.severity == "error"), None)
            request = checked and checked.request
            settings = describe_settings(request, *self.page.known(request.model)[:1]) if request else ""
            head = {"selected": not group.prompt and lane.id == session.selected}
            head |= {"problem": problem, "settings": settings}
            told = ("label", "title", "model", "seed", "id", "prompt")
            heads.append({name: getattr(group, name) for name in told} | head)
        return {self.lanes: stamp(next_turn(), to_line(heads).rstrip("\n")), self.lanes_kept: self._kept_lanes(session)}

    def _groups(self, session: Session) -> list[Group]:
        groups = []
        for letter, lane in zip(LETTERS, session.lanes, strict=False):
            preset = session.presets.get(lane.values["preset"])
            seed = self._seed(session, lane)
            groups.append(
                Group(
                    letter, preset.title if preset else "", lane.values["model"],
                    seed=int(seed) if seed.isdecimal() and len(seed) < 20 else None, id=lane.id,
                )
            )  # fmt: skip
        return groups

    def _seed(self, session: Session, lane: LaneSettings) -> str:
        """The seed of a lane, as it was typed. With the same luck it is that of the first lane that has one, so that a
        seed typed once is every lane's. Empty where there is none."""
        all_of = [each.values["seed"] for each in session.lanes] if session.same_luck else []
        return next((seed for seed in all_of if seed.isdecimal()), lane.values["seed"])

    def adopt(self, session: Session, comparison: Comparison) -> Updates:
        """Its lanes are those of the recorded comparison, with the seeds that were used, and what it asked is there."""
        super().adopt(session, comparison)
        firsts = {entry.group: entry.request for entry in reversed(comparison.entries)}
        session.same_luck = len({request.seed for request in firsts.values()}) < 2
        session.prompts = prompts_of_lanes(comparison)
        if session.prompts:
            firsts = {0: firsts[0]}
        session.lanes, prompt = [], {}
        for number, request in sorted(firsts.items()):
            strategy = next((n for title, n in session.choices if title == comparison.groups[number].title), None)
            filled = fill_controls(self.page, session, request, strategy, locks=False)
            values = {name: filled.get(component) for name, component in self._held.items()}
            values |= {"model": request.model, "preset": filled[self._held["preset"]]["value"]}
            values["assistant"] = request.assistant or self.page.no_assistant
            session.lanes.append(LaneSettings(number, values))
            prompt = prompt or {component: filled[component] for component in self._asked if component in filled}
        session.common = len({lane.values["model"] for lane in session.lanes}) == 1
        seeds = max(Counter(entry.group for entry in comparison.entries).values())
        field = {self.prompts.field: to_field(session.prompts), self.prompts.box: gr.update(open=bool(session.prompts))}
        chosen = {self.seeds: min(seeds, MAX_SEEDS), self.common: session.common}
        chosen[self.page.controls.same_luck] = session.same_luck
        return self._select(session, 0) | prompt | chosen | field

    # ------------------------------------------------------------------------------------------------- running

    def is_ready(self, session: Session) -> bool:
        return bool(session.lanes)

    def following(self, session: Session, plan: ComparisonPlan) -> Following | None:
        return reading_of(self, session, plan.comparison, plan.notes)

    def ask(self, session: Session, data: FormValues) -> ComparisonPlan:
        self._keep(session, data)
        asked = {component: data[component] for component in self._asked if component in data}
        make = self._prompt_comparison if session.prompts else self._comparison
        return ComparisonPlan(*make(session, asked, as_int(data[self.seeds], 1, MAX_SEEDS)))

    async def run(self, data: FormValues, http: gr.Request) -> AsyncIterator[Updates]:
        """Run every lane on the prompt, or one on every prompt; yields the message and the log. With the same luck,
        lanes share a seed that was not typed, too."""
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

    def _prompt_comparison(
        self, session: Session, asked: Mapping[Component, object], seeds: int
    ) -> tuple[Comparison, list[Diagnostic]]:
        """The selected lane on each of the prompts, and the notes on it. Raises RequestError where it cannot run."""
        prompts = session.prompts
        check_prompts(prompts, self._most_prompts)
        place = self._selected(session)
        checked, notes = self._checked(session, session.lanes[place], {**asked, self.page.controls.prompt: prompts[0]})
        if checked is None or any(d.severity == "error" for d in notes):
            raise RequestError(notes)
        request = checked.request
        known = self.page.known(request.model)[:1]
        count = seeds if is_sampled(request, *known) else 1
        first = first_seed(request, count if session.same_luck else count * len(prompts))
        group = dataclasses.replace(self._groups(session)[place], settings=describe_settings(request, *known))
        groups = prompt_groups(group, prompts)
        entries = prompt_runs(request, groups, range(first, first + count), session.same_luck)
        if fewer := limit_candidates(entries):
            entries, note = fewer
            notes = [*notes, note]
        find = PromptFindings() if len(prompts) > 1 else None
        return Comparison(self.kind, prompts[0], groups, entries, find=find, checked=[checked]), notes

    def _comparison(
        self, session: Session, asked: Mapping[Component, object], seeds: int
    ) -> tuple[Comparison, list[Diagnostic]]:
        """The lanes as a comparison, and the notes on them. Raises RequestError where a lane cannot run."""
        common = secrets.randbits(32)
        groups, entries, looked_through, notes_by_lane = [], [], [], []
        for number, (lane, group) in enumerate(zip(session.lanes, self._groups(session), strict=True)):
            checked, found = self._checked(session, lane, asked)
            notes_by_lane.append((group.label, found))
            if checked is None or any(d.severity == "error" for d in found):
                continue
            request = checked.request
            known = self.page.known(request.model)[:1]
            count = seeds if is_sampled(request, *known) else 1
            try:
                shares = session.same_luck and request.seed is None
                first = first_seed(seeded(request, common) if shares else request, count)
            except RequestError as error:
                found += error.diagnostics
                continue
            groups.append(dataclasses.replace(group, settings=describe_settings(request, *known)))
            looked_through.append(checked)
            entries += [Entry(number, dataclasses.replace(request, seed=first + i)) for i in range(count)]
        notes = merge_by_label(notes_by_lane, lanes=True)
        if any(d.severity == "error" for d in notes):
            raise RequestError(notes)
        if fewer := limit_candidates(entries):
            entries, note = fewer
            notes.append(note)
        return Comparison(self.kind, entries[0].request.asked, groups, entries, checked=looked_through), notes

    def _checked(
        self, session: Session, lane: LaneSettings, asked: Mapping[Component, object]
    ) -> tuple[Checked | None, list[Diagnostic]]:
        """The request of a lane, None where there is none, and what is to be said of it. `asked` is what the prompt and
        what stands beside it hold."""
        values = lane.values | {"seed": self._seed(session, lane)}
        data = {self._held[name]: value for name, value in values.items()}
        try:
            return self.page.checked_from({**data, **asked})
        except RequestError as error:
            return None, error.diagnostics
