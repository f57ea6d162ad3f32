"""News of a room over HTTP: what each may ask for, and that a question without news costs next to nothing."""

from __future__ import annotations

import pytest
from starlette.applications import Starlette
from starlette.testclient import TestClient

from playground.classroom.class_link import ClassSetup
from playground.classroom.question import ClassQuestion
from playground.classroom.rooms import Rooms
from playground.requests.request import GenerationRequest
from playground.settings import Settings
from playground.ui.classroom.room_route import PATH, room_route


@pytest.fixture
def rooms():
    return Rooms(Settings())


@pytest.fixture
def client(rooms):
    return TestClient(Starlette(routes=[room_route(rooms)]))


@pytest.fixture
def room(rooms):
    room = rooms.open(ClassSetup(GenerationRequest("stories", "Once")))
    room.join("a", "Ann </script>")
    room.answer(ClassQuestion("n", "number", "?"), "a", 4)
    return room


def test_a_pupil_sees_no_answers_and_no_names(client, room):
    told = client.get(PATH, params={"code": room.code.lower(), "pupil": "a"}).json()
    assert told["questions"] == [
        {"key": "n", "kind": "number", "title": "?", "context": "", "revealed": False, "answered": 1, "mine": 4}
    ]
    assert "people" not in told and "key" not in told


def test_the_teacher_sees_all_with_the_key(client, room):
    answer = client.get(PATH, params={"code": room.code, "key": room.key})
    assert [person["name"] for person in answer.json()["people"]] == ["Ann </script>"]
    assert "<" not in answer.text and answer.headers["cache-control"] == "no-store"


def test_nothing_is_sent_twice(client, room):
    asked = {"code": room.code, "pupil": "a"}
    version = client.get(PATH, params=asked).json()["version"]
    assert client.get(PATH, params=asked | {"seen": version}).status_code == 204
    room.join("b")
    assert client.get(PATH, params=asked | {"seen": version}).json()["version"] == version + 1


@pytest.mark.parametrize("asked", [{}, {"code": "ZZZZZ"}, {"key": ""}, {"key": "wrong"}, {"key": "schlüssel"}])
def test_a_room_that_is_not_there_or_not_theirs_is_gone(client, room, asked):
    asked = {"code": room.code} | asked if "key" in asked else asked
    assert client.get(PATH, params=asked).json() == {"gone": True}


def test_the_route_only_reads(client):
    assert client.post(PATH).status_code == 405
