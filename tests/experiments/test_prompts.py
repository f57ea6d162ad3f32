"""Prompts as what a comparison goes over: lists of them, their short names, other wordings, and what was found."""

from __future__ import annotations

import dataclasses
import json
import time

import pytest

from playground.experiments.comparison import Comparison, Entry, Group
from playground.experiments.prompt_sensitivity import PromptFindings, question_of
from playground.experiments.prompts import MAX_CHARACTERS, check_prompts, short_names, with_prompt, wordings
from playground.questions import NoAnswer
from playground.questions.prompt_distances import DISTANCES, PromptQuestion
from playground.requests.request import GenerationRequest, RequestError
from playground.trace import Failed
from tests.support.fakes import prompt_distances, scripted

REQUEST = GenerationRequest("stories", "Once", config={"max_new_tokens": 4}, seed=0)


@pytest.mark.parametrize(
    ("prompts", "message"),
    [
        ([], "There are no prompts. Write some, one per line."),
        (["one"], "There is only one prompt. Write another one below it."),
        (["one", " \n"], "Prompt 2 is empty. Write it, or take it out."),
        (["one", "two", "one"], "“one” appears twice. Write it once."),
        (["1", "2", "3", "4"], "There are 4 prompts; the limit here is 3. Take some of them out."),
        (["a" * MAX_CHARACTERS, "b"], "The prompts have 200,001 characters together; the limit is 200,000."),
        ("one", "prompts must be a list of texts."),
        (["one", 2], "prompts must be a list of texts."),
    ],
)
def test_what_is_no_list_of_prompts_is_refused(prompts, message):
    with pytest.raises(RequestError) as refused:
        check_prompts(prompts, most=3, least=2)
    (problem,) = refused.value.diagnostics
    assert f"{problem.message} {problem.fix}".startswith(message) and problem.fix


def test_a_space_makes_another_prompt():
    check_prompts(["one", "one ", " one"], most=3)


def test_in_a_chat_the_last_message_is_replaced():
    begun = [{"role": "user", "content": "Hi"}, {"role": "assistant", "content": "Hello"}]
    chat = dataclasses.replace(REQUEST, messages=[*begun, {"role": "user", "content": "Who?"}])
    asked = with_prompt(chat, "What?")
    assert asked.messages == [*begun, {"role": "user", "content": "What?"}] and asked.asked == "What?"
    assert with_prompt(REQUEST, "Two") == dataclasses.replace(REQUEST, prompt="Two")
    assert chat.asked == "Who?"


def test_short_names_are_one_line_and_differ():
    long = "Once upon a time there was a girl"
    assert short_names(["Once ", "Once", f"{long}.", f"{long}!", "a\nb"]) == [
        "Once·", "Once", "3: Once upon a time there was a gi…", "4: Once upon a time there was a gi…", "a↵b",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("prompt", "expected"),
    [
        ("Once upon a time", ["Once upon a time ", "once upon a time", "Once upon a time.", "Once upon a tmie"]),
        ("Why?", ["Why? ", "why?", "Why"]),
        ("1 + 1 =", ["1 + 1 = ", "1 + 1 =."]),
        ("Maybe?!\n", ["Maybe?!\n ", "maybe?!\n", "Maybe", "Mabye?!\n"]),
    ],
)
def test_other_wordings(prompt, expected):
    assert wordings(prompt) == [prompt, *expected]
    check_prompts(wordings(prompt), most=8)


@pytest.mark.parametrize("prompt", ["x" + "." * 1_000_000 + "x", "x" + " " * 1_000_000 + "x"], ids=["dots", "spaces"])
def test_a_million_signs_in_a_row_are_read_at_once(prompt):
    begun = time.thread_time()
    assert len(wordings(prompt)) > 2 and len(short_names([prompt])[0]) < 50
    with pytest.raises(RequestError):
        check_prompts([prompt, prompt], most=2)
    assert time.thread_time() - begun < 1


# ----------------------------------------------------------------------------------------------------- what was found


def lanes(prompts=("one", "one ", "two"), seeds=1):
    groups = [Group("ABC"[i], "Greedy", "stories", id=i, prompt=prompt) for i, prompt in enumerate(prompts)]
    entries = [
        Entry(i, dataclasses.replace(with_prompt(REQUEST, group.prompt), seed=seed))
        for i, group in enumerate(groups)
        for seed in range(seeds)
    ]
    return Comparison("lanes", prompts[0], groups, entries, find=PromptFindings())


def play(comparison):
    for number, entry in enumerate(comparison.entries):
        for event in scripted(entry.request):
            comparison.add(number, event)
    return comparison


def test_the_question_is_what_the_runs_have_read_and_the_first_one_wrote():
    comparison = play(lanes(seeds=2))
    question = question_of(comparison)
    traces = comparison.traces
    assert question == PromptQuestion(
        "stories",
        [[token.token_id for token in traces[number].started.prompt_tokens] for number in (0, 2, 4)],
        traces[0].sequences[0].token_ids,
        [],
    )


def test_without_every_prompt_read_there_is_no_question():
    comparison = lanes()
    assert question_of(comparison) is None
    for number in (0, 1):
        for event in scripted(comparison.entries[number].request):
            comparison.add(number, event)
    comparison.add(2, Failed("No room.", "Choose a smaller one.", "ModelError"))
    assert question_of(comparison) is None
    assert question_of(lanes(("one",))) is None


def test_what_was_found_is_told_by_prompt():
    comparison = play(lanes())
    before = comparison.found()
    assert before["read"] is None and before["waiting"] and comparison.find.columns(comparison, "one") == {}
    assert [each["label"] for each in before["prompts"]] == ["A", "B", "C"]
    comparison.find.learn(prompt_distances(question_of(comparison)))
    found = comparison.found()
    assert not found["waiting"] and json.loads(json.dumps(found)) == found
    assert comparison.find.columns(comparison, "two") == dict(zip(DISTANCES, (0.5, 2.0, 2.0, 0.2, 0.02), strict=True))
    charts = json.loads(comparison.end().splitlines()[0])["charts"]
    assert set(charts) == {"tokens", "tv", "kl bits", "kl nats", "js bits", "js nats", "along bits", "along nats"}


def test_a_stopped_comparison_waits_for_nothing():
    comparison = lanes()
    comparison.end(stopped=True)
    assert not comparison.found()["waiting"]


def test_why_they_could_not_be_read_is_kept():
    comparison = play(lanes())
    comparison.find.learn(NoAnswer("No.", "Try."))
    assert comparison.found()["read"] == {"error": {"message": "No.", "fix": "Try."}}
    assert comparison.find.columns(comparison, "one") == {}
    assert json.loads(comparison.end().splitlines()[0])["charts"] == {}
