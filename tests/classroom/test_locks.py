"""What a class has locked, and requests that do not keep to it."""

from __future__ import annotations

import dataclasses

import pytest

from playground.classroom.class_link import PARTS, ClassSetup
from playground.classroom.locks import Membership
from playground.requests.request import GenerationRequest

HELD = GenerationRequest("stories", "Once", config={"do_sample": True, "top_p": 0.9}, seed=3)
CHAT = [{"role": "user", "content": "Hi"}]


def broken(request, *locks, held=HELD, strategy="nucleus", as_chosen=False, lanes=False):
    member = Membership(ClassSetup(held, "nucleus", None, 1, frozenset(locks), "Ms Smith"))
    problems = member.problems(request, strategy, as_chosen, lanes)
    assert all(problem.severity == "error" and problem.fix for problem in problems)
    return [problem.message for problem in problems]


@pytest.mark.parametrize(
    ("change", "part"),
    [
        ({"model": "chat"}, "model"),
        ({"prompt": "Twice"}, "prompt"),
        ({"messages": CHAT, "prompt": ""}, "prompt"),
        ({"config": {"do_sample": True, "top_p": 0.5}}, "knobs"),
        ({"config": {"do_sample": True}}, "knobs"),
        ({"presence_penalty": 0.5}, "knobs"),
        ({"assistant": "drafter"}, "knobs"),
        ({"seed": 4}, "knobs"),
    ],
)
def test_each_part_holds_what_it_names_and_nothing_else(change, part):
    request = dataclasses.replace(HELD, **change)
    assert broken(request, part) == [f"Locked by Ms Smith: {PARTS[part]}."]
    assert broken(request, *(PARTS.keys() - {part, "lesson", "strategy"})) == []


def test_what_is_as_it_was_passes():
    assert broken(HELD, *PARTS) == []
    assert broken(dataclasses.replace(HELD, top_candidates=3, read_prompt=True), *PARTS) == []


def test_another_strategy_brings_its_own_knobs_where_only_the_knobs_are_locked():
    beams = dataclasses.replace(HELD, config={"num_beams": 4})
    assert broken(beams, "knobs", strategy="beam", as_chosen=True) == []
    assert broken(beams, "knobs", strategy="beam", as_chosen=False) == ["Locked by Ms Smith: Knobs."]
    assert broken(beams, "strategy", strategy="beam") == ["Locked by Ms Smith: Strategy."]
    assert broken(beams, "strategy", "knobs", strategy="beam", lanes=True) == []


def test_a_seed_that_the_teacher_left_open_is_free():
    held = dataclasses.replace(HELD, seed=None)
    assert broken(dataclasses.replace(HELD, seed=9), "knobs", held=held) == []


def test_a_chat_goes_on_after_a_locked_prompt():
    held = GenerationRequest("chat", messages=CHAT, config=HELD.config, seed=3)
    further = [*CHAT, {"role": "assistant", "content": "Hello"}, {"role": "user", "content": "Why?"}]
    assert broken(dataclasses.replace(held, messages=further), "prompt", held=held) == []
    assert broken(dataclasses.replace(held, messages=further[1:]), "prompt", held=held) != []


def test_the_lesson_of_the_class_moves_what_is_locked():
    member = Membership(ClassSetup(HELD, "nucleus", "temperature", 1, frozenset({"knobs", "strategy"})))
    member.move_to(GenerationRequest("stories", "Other", config={}), "greedy")
    assert member.problems(GenerationRequest("stories", "Other"), "greedy", True) == []
    assert [each.message for each in member.problems(HELD, "nucleus", True)] == ["Locked by your teacher: Strategy."]
