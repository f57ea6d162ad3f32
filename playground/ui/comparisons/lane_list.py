"""The lanes of a person in the view "Side by side": which of them is selected, what all of them share, and what the
buttons of a lane do to them. Knows what a session holds; no component, no request and no run.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping, Sequence

from playground.experiments.comparison import Group
from playground.server.sessions import LaneSettings, Session
from playground.texts import said
from playground.trace import Diagnostic
from playground.trace.wire import Json

KIND = "lanes"  # of their comparisons
LETTERS = "ABCDEFGH"
MAX_LANES = len(LETTERS)


def place_of(session: Session, number: object) -> int | None:
    """The place, from 0, of the lane of this number; None where there is none."""
    return next((place for place, lane in enumerate(session.lanes) if lane.id == number), None)


def selected_place(session: Session) -> int:
    """That of the lane that the controls show."""
    return place_of(session, session.selected) or 0


def put_values(session: Session, number: object, values: Mapping[str, Json]) -> None:
    """The lane of this number, as text, has these values now, and all lanes its model and its seed where they share
    one."""
    if not any(str(lane.id) == number for lane in session.lanes):
        return
    shared = {"model": values["model"]} if session.common is True else {}
    shared |= {"seed": values["seed"]} if session.same_luck else {}
    session.lanes = [
        LaneSettings(lane.id, dict(values) if str(lane.id) == number else lane.values | shared)
        for lane in session.lanes
    ]


def change_lanes(session: Session, do: str, place: int) -> Diagnostic | None:
    """What a button of the lane at this place does: "add" and "copy" put another one like it behind it, which is
    selected then, as is the next one where the selected one is removed. Returns why it cannot be done."""
    lanes = session.lanes
    if do in ("add", "copy"):
        if len(lanes) >= MAX_LANES:
            text = said("There are {count} lanes already, and no more fit.", count=MAX_LANES)
            return Diagnostic("", "warning", text, said("Remove one first."))
        session.selected = 1 + max(lane.id for lane in lanes)
        lanes.insert(place + 1, LaneSettings(session.selected, lanes[place].values))
    elif do == "remove":
        if len(lanes) == 1:
            text = said("At least one lane is needed.")
            return Diagnostic("", "warning", text, said("Change this one instead."))
        if lanes.pop(place).id == session.selected:
            session.selected = lanes[min(place, len(lanes) - 1)].id
    elif do in ("left", "right"):
        other = place + (1 if do == "right" else -1)
        if 0 <= other < len(lanes):
            lanes[place], lanes[other] = lanes[other], lanes[place]
    elif do == "select":
        session.selected = lanes[place].id
    return None


def seed_of(session: Session, lane: LaneSettings) -> str:
    """The seed of a lane, as it was typed. With the same luck it is that of the first lane that has one, so that a seed
    typed once is every lane's. Empty where there is none."""
    all_of = [each.values["seed"] for each in session.lanes] if session.same_luck else []
    return next((seed for seed in all_of if seed.isdecimal()), lane.values["seed"])


def groups_of(session: Session) -> list[Group]:
    """The lanes as groups of runs."""
    groups = []
    for letter, lane in zip(LETTERS, session.lanes, strict=False):
        preset, seed = session.presets.get(lane.values["preset"]), seed_of(session, lane)
        whole = int(seed) if seed.isdecimal() and len(seed) < 20 else None
        groups.append(Group(letter, preset.title if preset else "", lane.values["model"], seed=whole, id=lane.id))
    return groups


def prompt_groups(group: Group, prompts: Sequence[str]) -> list[Group]:
    """The lanes of these prompts; all that they share is in `group`."""
    return [
        dataclasses.replace(group, label=letter, id=number, prompt=prompt)
        for number, (letter, prompt) in enumerate(zip(LETTERS, prompts, strict=False))
    ]
