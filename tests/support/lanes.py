"""The view "Side by side" of a visitor without a browser: it is opened, its lanes' buttons are pressed, its controls
followed."""

from __future__ import annotations

import json
from typing import Any

from playground.ui.comparisons.side_by_side import SideBySide
from playground.ui.page.ask_kinds import ChangeLanes, FollowControls
from tests.support.visiting import Visitor


def open_lanes(visitor: Visitor) -> SideBySide:
    """The view, which is opened."""
    view = visitor.tab.views.side_by_side
    visitor.call(view.arrive, visitor.form)
    return view


def press_lane(visitor: Visitor, do: str, number: int | None = None) -> list[dict[str, Any]]:
    """Press a button of the lane of this number; the heads of the lanes then."""
    visitor.call(visitor.tab.views.side_by_side.change, visitor.form, ChangeLanes(do=do, id=number))
    return heads_of(visitor)


def heads_of(visitor: Visitor) -> list[dict[str, Any]]:
    """The lanes as the page knows them."""
    return json.loads(visitor.form[visitor.tab.views.side_by_side.lanes].split("\n", 1)[1])


def controls_of_lane(visitor: Visitor, form: dict[Any, Any] | None = None, turn: int | None = None) -> FollowControls:
    """What a page asks where a control of a lane has changed; `turn` is its next one, if no other is named."""
    view, form = visitor.tab.views.side_by_side, form or visitor.form
    controls = view.lane_controls
    fields = json.dumps({name: form[field] for name, field in view.form.fields.items()})
    held = {name: form[component] for name, component in controls.held.items()}
    packed = json.dumps([form[controls.editing], fields, form[view.page.controls.same_luck], held])
    return FollowControls(held=packed, turn=turn or visitor.session.held_turn + 1)
