"""Where the lanes of "Side by side" come from: what the controls show with a few strategies to compare it with, what
this browser has kept, or a comparison that was opened. Knows what a session holds and how a lane is read from the
controls; nothing of the view in which they are drawn.
"""

from __future__ import annotations

import json
from collections.abc import Mapping

from playground.experiments.comparison import Comparison
from playground.server.sessions import LaneSettings, Session
from playground.trace.wire import Json
from playground.ui.comparisons.lane_controls import LaneControls
from playground.ui.comparisons.lane_list import KIND, MAX_LANES, selected_place
from playground.ui.comparisons.lane_runs import prompts_of_lanes
from playground.ui.controls.field_values import as_int
from playground.ui.controls.form_memory import fitting, is_sound
from playground.ui.controls.form_updates import fill_controls
from playground.ui.controls.updates import Updates

AT_FIRST = ("greedy", "beam", "contrastive")  # beside what the controls show, when the view is first opened


def begin_lanes(controls: LaneControls, session: Session, kept: str, mine: Mapping[str, Json]) -> None:
    """The view is opened: the lanes that were there, or those that the browser has `kept`; otherwise what the controls
    show, `mine`, with a few strategies to compare it with. The same once more, where nothing has been done with
    these."""
    if not session.lanes:
        _take_back(controls, session, kept, mine)
    if _untouched(session):
        names = dict.fromkeys([mine["preset"], *AT_FIRST])
        session.lanes = [
            LaneSettings(number, dict(mine) if name == mine["preset"] else controls.with_preset(mine, name))
            for number, name in enumerate(names)
        ]
        session.first_lanes, session.selected = list(session.lanes), session.lanes[0].id


def _untouched(session: Session) -> bool:
    """Whether the lanes are those with which the view began, and nothing has been done with them."""
    return session.lanes == session.first_lanes and KIND not in session.comparisons


def lanes_to_keep(session: Session) -> str:
    """The lanes, for the browser to keep."""
    if _untouched(session):
        return ""
    return json.dumps({"lanes": [lane.values for lane in session.lanes], "selected": selected_place(session)})


def _take_back(controls: LaneControls, session: Session, kept: str, mine: Mapping[str, Json]) -> None:
    """What `lanes_to_keep` wrote, if it is that. What does not fit is as in `mine`."""
    try:
        told = json.loads(kept)
        lanes, selected = told["lanes"][:MAX_LANES], as_int(told["selected"], 0, MAX_LANES)
        values = [{**mine, **fitting(controls.page, session, lane)} for lane in lanes if is_sound(lane)]
    except (ValueError, TypeError, KeyError, AttributeError, RecursionError):
        return
    session.lanes = [LaneSettings(number, lane) for number, lane in enumerate(values)]
    session.selected = min(selected, len(values) - 1)


def adopt_lanes(controls: LaneControls, session: Session, comparison: Comparison) -> Updates:
    """The lanes are those of a recorded comparison, with the seeds that were used. Returns what the controls of all
    lanes hold then."""
    page = controls.page
    firsts = {entry.group: entry.request for entry in reversed(comparison.entries)}
    session.same_luck = len({request.seed for request in firsts.values()}) < 2
    session.prompts = prompts_of_lanes(comparison)
    if session.prompts:
        firsts = {0: firsts[0]}
    session.lanes, of_all = [], {}
    for number, request in sorted(firsts.items()):
        strategy = next((n for title, n in session.choices if title == comparison.groups[number].title), None)
        filled = fill_controls(page, session, request, strategy, locks=False)
        values = {name: filled.get(component) for name, component in controls.held.items()}
        values |= {"model": request.model, "preset": filled[controls.held["preset"]]["value"]}
        values["assistant"] = request.assistant or page.no_assistant
        session.lanes.append(LaneSettings(number, values))
        of_all = of_all or {component: filled[component] for component in controls.of_all if component in filled}
    session.common = len({lane.values["model"] for lane in session.lanes}) == 1
    return of_all | {page.controls.same_luck: session.same_luck}
