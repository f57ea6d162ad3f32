"""The controls of the page while they show and edit one lane of "Side by side".

`editing` travels with them and says which, so that what is typed always reaches the lane in which it was typed; it is
empty in the other views. These have settings of their own, which `others` holds meanwhile, and which come back when the
view is left. Knows the page's controls, and how a lane is read from them and shown in them; not the form of the view,
and nothing of runs.
"""

from __future__ import annotations

import dataclasses
import json
from collections.abc import Mapping

import gradio as gr
from gradio.components import Component

from playground.presets.presets import PRESETS
from playground.requests.request import RequestError
from playground.requests.validation import Checked
from playground.server.sessions import LaneSettings, Session
from playground.trace import Diagnostic
from playground.trace.wire import Json
from playground.ui.comparisons.lane_list import KIND, LETTERS, seed_of, selected_place
from playground.ui.controls.field_values import as_int, as_text
from playground.ui.controls.page_context import Controls, PageContext
from playground.ui.controls.sentence import as_sentence
from playground.ui.controls.updates import Updates
from playground.ui.page.long_events import FormValues

_OF_ALL = ("prompt", "beside", "same_luck")  # controls whose values are those of all lanes
_OF_A_LANE = [field.name for field in dataclasses.fields(Controls) if field.name not in _OF_ALL]
LANE_VALUES = [*_OF_A_LANE, "knobs"]
# In the browser, so that no run can begin in between with what a lane has. What has set the page for a run of its own
# has emptied `editing`: that stays.
_LEAVE_JS = """(open, editing, others) => {
  const leaves = open !== %s && editing;
  const back = leaves && others ? JSON.parse(others) : null;
  const values = %s.map((name) => ({__type__: 'update', ...(back && {value: back[name]})}));
  return [leaves ? '' : editing, leaves ? '' : others, ...values];
}"""


class LaneControls:
    """Built inside the current Blocks; `wire` connects it. `held` are the components of what a lane has, by name, and
    `of_all` those of what all lanes have."""

    def __init__(self) -> None:
        self.editing = gr.Textbox("", visible=False)
        self.others = gr.Textbox("", visible=False)  # what the controls hold in the other views, as JSON

    def wire(self, page: PageContext) -> None:
        """Connect it with the page's controls."""
        self.page, controls = page, page.controls
        self.held = {name: getattr(controls, name) for name in _OF_A_LANE} | {"knobs": page.panel.component}
        self.of_all = [getattr(controls, name) for name in _OF_ALL]
        page.views.open.change(
            None, [page.views.open, self.editing, self.others],
            [self.editing, self.others, *self.held.values(), page.display.caption],
            js=_LEAVE_JS % (json.dumps(KIND), json.dumps([*self.held, "caption"])), **page.internal,
        )  # fmt: skip

    # ------------------------------------------------------------------------------------------------- the other views

    def put_aside(self, data: FormValues) -> Updates:
        """Keep what the controls hold for the other views."""
        others = {name: data[component] for name, component in self.held.items()}
        return {self.others: json.dumps(others | {"caption": as_text(data.get(self.page.display.caption))})}

    def settings_beside(self, data: FormValues) -> dict[Component, object]:
        """What the controls hold in the other views, whether this one is open or not."""
        settings = {place: value for place, value in data.items() if place not in (self.editing, self.others)}
        try:
            others = json.loads(data[self.others]) if data[self.editing] else {}
            own = {component: others[name] for name, component in self.held.items()}
            return settings | own | {self.page.display.caption: others["caption"]}
        except (ValueError, TypeError, KeyError, RecursionError):
            return settings

    # ------------------------------------------------------------------------------------------------- a lane

    def values(self, data: Mapping[Component, object]) -> dict[str, Json]:
        """What the controls hold, for a lane."""
        return self.read({name: data[component] for name, component in self.held.items()})

    def read(self, values: Mapping[str, object]) -> dict[str, Json]:
        """The same, of what they hold by name."""
        held = {name: as_text(value) for name, value in values.items()}
        return held | {"top_candidates": as_int(values["top_candidates"], 1, self.page.settings.max_candidates)}

    def with_preset(self, values: Mapping[str, Json], name: str) -> dict[str, Json]:
        """These values with another strategy, and with what the person has set of its knobs."""
        knobs = self.page.panel.choose(values["knobs"], name, PRESETS[name].config)
        return {**values, "preset": name, "assistant": self.page.no_assistant, "knobs": knobs}

    def show(self, session: Session) -> Updates:
        """The controls show the lane that is selected."""
        lane = session.lanes[selected_place(session)]
        preset = session.presets.get(lane.values["preset"])
        return {
            **{self.held[name]: value for name, value in lane.values.items()},
            self.held["preset"]: gr.update(value=lane.values["preset"], lane=self._letter(session)),
            self.page.display.caption: as_sentence(preset.description) if preset else "",
            self.editing: str(lane.id),
        }

    def name_lane(self, session: Session) -> Updates:
        """The strategy's label says which lane the controls show."""
        return {self.held["preset"]: gr.update(lane=self._letter(session))}

    def _letter(self, session: Session) -> str:
        return LETTERS[selected_place(session)]

    def checked(
        self, session: Session, lane: LaneSettings, asked: Mapping[Component, object]
    ) -> tuple[Checked | None, list[Diagnostic]]:
        """The request of a lane, None where there is none, and what is to be said of it. `asked` is what the prompt and
        what stands beside it hold."""
        values = lane.values | {"seed": seed_of(session, lane)}
        data = {self.held[name]: value for name, value in values.items()}
        try:
            return self.page.checked_from({**data, **asked})
        except RequestError as error:
            return None, error.diagnostics
