"""The rooms of an instance: codes, limits, and how they end."""

from __future__ import annotations

import pytest

from playground.classroom.class_link import ClassSetup
from playground.classroom.rooms import ALPHABET, CODE_LENGTH, DAY, RoomError, Rooms
from playground.requests.request import GenerationRequest
from playground.settings import Settings

SETUP = ClassSetup(GenerationRequest("stories", "Once"))


class Clock:
    now = 0.0

    def __call__(self) -> float:
        return self.now


def test_a_room_is_found_by_its_code_as_people_write_it():
    rooms = Rooms(Settings())
    room = rooms.open(SETUP)
    assert len(room.code) == CODE_LENGTH and set(room.code) <= set(ALPHABET)
    assert rooms.find(room.code) is rooms.find(f" {room.code[:2]} {room.code[2:].lower()} ") is room


def test_no_two_rooms_share_a_code_or_a_key():
    rooms = Rooms(Settings(max_rooms=50))
    opened = [rooms.open(SETUP) for _ in range(50)]
    assert len({room.code for room in opened}) == len({room.key for room in opened}) == 50


def test_there_is_a_limit_and_closing_makes_place():
    rooms = Rooms(Settings(max_rooms=2))
    first = rooms.open(SETUP)
    rooms.open(SETUP)
    with pytest.raises(RoomError, match="2 rooms are open here"):
        rooms.open(SETUP)
    rooms.close(first)
    rooms.close(first)
    rooms.open(SETUP)
    with pytest.raises(RoomError, match=f"no room {first.code}"):
        rooms.find(first.code)


def test_a_room_is_gone_after_a_day():
    clock = Clock()
    rooms = Rooms(Settings(max_rooms=1), clock)
    room = rooms.open(SETUP)
    clock.now = DAY - 1
    assert rooms.find(room.code) is room
    clock.now = DAY
    with pytest.raises(RoomError):
        rooms.find(room.code)
    rooms.open(SETUP)  # the old one takes no place


@pytest.mark.parametrize(("settings", "offered"), [
    (Settings.local(), True), (Settings.workshop(), True), (Settings.public(), False),
])  # fmt: skip
def test_strangers_have_no_rooms_unless_the_setting_says_so(settings, offered, monkeypatch):
    assert Rooms(settings).are_offered is offered
    monkeypatch.setenv("PLAYGROUND_HOSTING", "public")
    monkeypatch.setenv("PLAYGROUND_ALLOW_ROOMS", "1")
    assert Rooms(Settings.from_environment()).are_offered


def test_an_instance_without_rooms_says_how_to_have_them():
    with pytest.raises(RoomError, match="PLAYGROUND_ALLOW_ROOMS=1"):
        Rooms(Settings.public()).open(SETUP)


@pytest.mark.parametrize("code", ["", "ABCDE", "<script>", "x" * 10_000])
def test_a_wrong_code_finds_nothing(code):
    with pytest.raises(RoomError) as raised:
        Rooms(Settings()).find(code)
    assert len(str(raised.value)) < 200


def test_a_session_and_an_address_have_their_share_of_the_rooms():
    rooms = Rooms(Settings(max_rooms=50))
    opened = [rooms.open(SETUP, "tab", "1.1.1.1") for _ in range(3)]
    with pytest.raises(RoomError, match="You have 3 rooms open"):
        rooms.open(SETUP, "tab", "1.1.1.1")
    for number in range(7):
        rooms.open(SETUP, f"another tab {number}", "1.1.1.1")
    with pytest.raises(RoomError, match="10 rooms are open from your network"):
        rooms.open(SETUP, "one more", "1.1.1.1")
    rooms.open(SETUP, "elsewhere", "2.2.2.2")
    rooms.close(opened[0])
    rooms.open(SETUP, "tab", "1.1.1.1")
