"""A room: who may answer, how often, and who sees what when."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from playground.classroom.class_link import ClassSetup
from playground.classroom.question import ClassQuestion, Option
from playground.classroom.room import MAX_ID, MAX_QUESTIONS, Room
from playground.requests.request import GenerationRequest


def new_room(most=100) -> Room:
    return Room("ABCDE", "key", ClassSetup(GenerationRequest("stories", "Once")), most, 0.0)


def ask(key="q", outcome="0") -> ClassQuestion:
    return ClassQuestion(key, "token", "?", "", (Option("0", "yes", 0.8), Option("1", "no", 0.2)), outcome)


def test_the_first_answer_counts():
    room = new_room()
    assert room.join("a") and room.join("b")
    assert room.answer(ask(), "a", "1")
    assert not room.answer(ask(), "a", "0")
    assert room.answer(ask(), "b", "0")
    assert room.questions["q"].answers == {"a": "1", "b": "0"}


@pytest.mark.parametrize(("pupil", "answer"), [("stranger", "0"), ("a", "2"), ("a", None), ("a", ["0"]), ("a", 0)])
def test_what_is_no_answer_changes_nothing(pupil, answer):
    room = new_room()
    room.join("a")
    version = room.version
    assert not room.answer(ask(), pupil, answer)
    assert room.version == version and room.questions == {}


def test_nobody_answers_after_the_reveal():
    room = new_room()
    room.join("a")
    room.join("b")
    room.answer(ask(), "a", "0")
    room.reveal("q")
    assert not room.answer(ask(), "b", "0")
    room.reveal("no such question")


def test_a_room_has_limits():
    room = new_room(most=2)
    assert room.join("a") and room.join("b") and not room.join("c")
    assert room.join("a", "Ann")  # who is in it may still change the name
    assert not room.join("") and not room.join("x" * (MAX_ID + 1))
    for number in range(MAX_QUESTIONS):
        assert room.answer(ask(f"q{number}"), "a", "0") and room.answer(ask(f"q{number}"), "b", "0")
    assert not room.answer(ask("one more"), "a", "0")


class Clock:
    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def test_an_address_has_a_share_of_the_places():
    room = new_room(most=10)
    joined = [room.join(f"script {number}", address="1.1.1.1") for number in range(70)]
    assert sum(joined) == 6
    assert all(room.join(f"pupil {number}", address="2.2.2.2") for number in range(4))
    assert not room.join("one more", address="2.2.2.2")  # the room is full


def test_who_is_away_gives_up_the_place_to_who_comes():
    clock = Clock()
    room = Room("ABCDE", "key", ClassSetup(GenerationRequest("stories", "Once")), 3, 0.0, clock=clock)
    for number, pupil in enumerate(["answered", "away", "there"]):
        clock.now = number
        assert room.join(pupil, address=f"address {number}")
    room.answer(ask(), "answered", "0")
    clock.now = 50
    room.heard("there")
    assert not room.join("new", address="other")
    clock.now = 90
    assert room.join("new", address="other") and set(room.pupils) == {"answered", "there", "new"}
    assert not room.join("another", address="other")


def test_the_teacher_removes_a_pupil_with_all_that_they_said():
    room = new_room()
    for pupil in "ab":
        room.join(pupil)
        room.answer(ask(), pupil, "0")
    room.remove("a")
    room.remove("nobody")
    assert room.questions["q"].answers == {"b": "0"} and set(room.pupils) == {"b"}
    assert room.for_pupil("a") == {"removed": True} and not room.join("a")
    assert not room.answer(ask(), "a", "1")
    assert room.join("another tab")


def test_a_full_room_gives_up_what_one_pupil_alone_has_answered():
    room = new_room()
    for pupil in "abc":
        room.join(pupil)
    room.answer(ask("all"), "a", "0")
    room.answer(ask("all"), "b", "0")
    for number in range(MAX_QUESTIONS):  # somebody answers whatever there is
        assert room.answer(ask(f"q{number}"), "c", "0")
    assert room.answer(ask("new"), "a", "0")
    kept = list(room.questions)
    assert len(kept) == MAX_QUESTIONS and kept[:2] == ["all", "q2"] and kept[-1] == "new"


def test_a_name_is_one_short_line():
    room = new_room()
    room.join("a", " Zoë \n<b>" + "x" * 100)
    assert room.for_teacher()["people"][0]["name"] == ("Zoë <b>" + "x" * 100)[:40]


def test_every_change_has_a_version_and_nothing_else_does():
    room, seen = new_room(), set()
    for change in (
        lambda: room.join("a"), lambda: room.join("a", "Ann"), lambda: room.answer(ask(), "a", "0"),
        lambda: room.reveal("q"), lambda: room.replace_setup(room.setup),
    ):  # fmt: skip
        seen.add(room.version)
        change()
        assert room.version not in seen
    version = room.version
    room.join("a", "Ann")
    room.answer(ask(), "a", "1")
    assert room.version == version


def test_the_key_makes_the_teacher():
    room = new_room()
    assert room.is_teacher("key")
    assert not any(map(room.is_teacher, ["", "Key", "key ", "ké"]))


answers = st.dictionaries(st.sampled_from([f"pupil{n}" for n in range(30)]), st.sampled_from("01"), max_size=30)


@given(answers)
def test_nobody_sees_an_answer_of_another_before_the_reveal(given_answers):
    room = new_room()
    for pupil, answer in given_answers.items():
        room.join(pupil, f"name of {pupil}")
        room.answer(ask(), pupil, answer)
    for pupil, answer in given_answers.items():
        told = room.for_pupil(pupil)
        (question,) = told["questions"]
        assert question["mine"] == answer
        assert question.keys() == {"key", "kind", "title", "context", "revealed", "answered", "mine"}
        assert told["mean"] is None
        assert "name of" not in json.dumps(told) and "pupil" not in json.dumps(question)
    room.reveal("q")
    for pupil in given_answers:
        told = room.for_pupil(pupil)
        counts = [option["count"] for option in told["questions"][0]["options"]]
        assert counts == [list(given_answers.values()).count(answer) for answer in "01"]
        assert "name of" not in json.dumps(told)  # who chose what stays unsaid


def test_the_teacher_sees_names_and_who_has_answered_but_not_what():
    room = new_room()
    room.join("a", "Ann")
    room.join("b", "Bob")
    room.join("c")
    room.answer(ask(), "a", "0")
    room.answer(ask("later"), "b", "0")  # the fastest pupil is at the next question
    told = room.for_teacher()
    assert [(each["id"], each["name"]) for each in told["people"]] == [("a", "Ann"), ("b", "Bob"), ("c", "")]
    assert {question["key"]: question["answered_by"] for question in told["questions"]} == {"q": ["a"], "later": ["b"]}
    assert told["pupils"] == 3
    assert "Ann" not in json.dumps(told["questions"])


def test_the_mean_scores_are_over_the_revealed_questions_that_have_both():
    room = new_room()
    room.join("a")
    for key, outcome in (("q1", "0"), ("q2", "1"), ("q3", None)):
        room.answer(ask(key, outcome), "a", "0")
    assert room.for_teacher()["mean"] is None  # the teacher's page may be on the wall
    for key in ("q1", "q2", "q3"):
        room.reveal(key)
    mean = room.for_teacher()["mean"]
    assert room.for_pupil("a")["mean"] == mean
    both = [room.questions["q1"], room.questions["q2"]]
    assert mean["questions"] == 2
    assert mean["class"] == pytest.approx(sum(each.class_score for each in both) / 2)
    assert mean["model"] == pytest.approx(sum(each.model_score for each in both) / 2)


def test_a_run_of_the_teacher_tells_what_came_out():
    room = new_room()
    room.join("a")
    room.answer(ClassQuestion("n", "number", "?"), "a", 4)
    room.reveal("n", 7.0)
    assert room.for_pupil("a")["questions"][0]["outcome"] == 7.0
