"""What the buttons of a lane do to the lanes of a session, and what all lanes share."""

from __future__ import annotations

import pytest

from playground.server.sessions import LaneSettings, Session
from playground.ui.comparisons.lane_list import (
    LETTERS,
    MAX_LANES,
    change_lanes,
    groups_of,
    place_of,
    put_values,
    seed_of,
    selected_place,
)


@pytest.fixture
def session():
    presets = ("nucleus", "greedy", "beam", "contrastive")
    return Session(lanes=[LaneSettings(number, values(preset)) for number, preset in enumerate(presets)])


def values(preset, model="stories", seed=""):
    return {"preset": preset, "model": model, "seed": seed}


@pytest.mark.parametrize(
    ("do", "number", "titles", "selected"),
    [
        ("copy", 1, "NGGBC", 2),
        ("add", 3, "NGBCC", 4),
        ("remove", 1, "NBC", 0),
        ("remove", 0, "GBC", 0),
        ("left", 2, "NBGC", 0),
        ("right", 0, "GNBC", 1),
        ("left", 0, "NGBC", 0),
        ("right", 3, "NGBC", 0),
        ("select", 2, "NGBC", 2),
        ("stop", 1, "NGBC", 0),
        ("nonsense", 1, "NGBC", 0),
    ],
)
def test_lanes_are_added_copied_removed_and_reordered(session, do, number, titles, selected):
    assert change_lanes(session, do, place_of(session, number)) is None
    groups = groups_of(session)
    assert "".join(group.title[0] for group in groups) == titles and selected_place(session) == selected
    assert [group.label for group in groups] == list(LETTERS[: len(groups)])
    assert len({lane.id for lane in session.lanes}) == len(session.lanes)


def test_where_the_last_lane_is_removed_the_one_before_it_is_selected(session):
    session.selected = 3
    change_lanes(session, "remove", 3)
    assert selected_place(session) == 2


def test_there_is_always_one_lane_and_never_more_than_fit(session):
    for _ in range(MAX_LANES - 4):
        assert change_lanes(session, "add", len(session.lanes) - 1) is None
    assert change_lanes(session, "copy", 0).severity == "warning" and len(session.lanes) == MAX_LANES
    for _ in range(MAX_LANES - 1):
        assert change_lanes(session, "remove", 0) is None
    assert change_lanes(session, "remove", 0).severity == "warning" and len(session.lanes) == 1


@pytest.mark.parametrize("common", [True, False])
@pytest.mark.parametrize("same_luck", [True, False])
def test_all_lanes_get_the_model_and_the_seed_where_they_share_one(session, common, same_luck):
    session.common, session.same_luck = common, same_luck
    put_values(session, "1", values("beam", model="chat", seed="5"))
    assert session.lanes[1].values == values("beam", model="chat", seed="5")
    others = [lane.values for lane in session.lanes if lane.id != 1]
    assert {each["model"] for each in others} == {"chat" if common else "stories"}
    assert {each["seed"] for each in others} == {"5" if same_luck else ""}
    assert [each["preset"] for each in others] == ["nucleus", "beam", "contrastive"]


@pytest.mark.parametrize("number", ["", "7", 1, None])
def test_values_of_no_lane_change_none(session, number):
    before = session.lanes
    put_values(session, number, values("beam", seed="5"))
    assert session.lanes is before


def test_the_seed_is_that_of_the_first_lane_that_has_one(session):
    session.lanes[1].values["seed"], session.lanes[2].values["seed"] = "x", "7"
    assert [seed_of(session, lane) for lane in session.lanes] == ["7"] * 4
    assert {group.seed for group in groups_of(session)} == {7}
    session.same_luck = False
    assert [seed_of(session, lane) for lane in session.lanes] == ["", "x", "7", ""]
    assert [group.seed for group in groups_of(session)] == [None, None, 7, None]
