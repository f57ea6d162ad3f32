"""The plan for a class: its links lead to lessons, and its numbers are those of the runs."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from playground.lessons.conditions import Runs
from playground.lessons.lesson import LESSONS, request_of
from playground.models.catalog import BUNDLED
from playground.presets.presets import EXAMPLES
from tests.support.lessons import taken

TEXT = (Path(__file__).parents[2] / "docs" / "teaching.md").read_text("utf-8")
_ROW = re.compile(r"^\| \[([a-z-]+), (\d)\]\([^)]*\) \|(.*)$", re.M)
ROWS = {(lesson, int(step)): row for lesson, step, row in _ROW.findall(TEXT)}
# What a row of "What to expect" says: names of findings whose values stand in it.
SAID = {
    ("greedy-or-sampling", 1): ["same_sentence", "chosen_min"],
    ("greedy-or-sampling", 2): ["likeliest_share"],
    ("greedy-or-sampling", 3): ["entropy_mean"],
    ("temperature", 2): ["hand.top", "hand.top_before"],
    ("temperature", 3): ["likeliest_share", "before.likeliest_share"],
    ("temperature", 4): ["likeliest_share", "surprisal_mean"],
    ("dice", 4): ["hand.rolled"],
    ("dice", 5): ["hand.low", "hand.high", "hand.other"],
    ("dice", 7): ["same_sentence"],
    ("cutting-the-tail", 1): ["chosen_min"],
    ("cutting-the-tail", 3): ["hand.left", "hand.left_before"],
    ("cutting-the-tail", 4): ["kept_max"],
    ("chat-template", 1): ["entropy_mean"],
    ("chat-template", 2): ["entropy_mean", "text"],
}


def test_every_link_leads_to_a_step_of_a_lesson():
    links = re.findall(r"\?lesson=([a-z-]+)(?:&step=(\d+))?", TEXT)
    assert len(links) > 15
    for name, step in links:
        assert name in LESSONS and 1 <= int(step or 1) <= len(LESSONS[name].steps)


def test_what_is_named_is_on_the_page():
    titles = {example.title for example in EXAMPLES}
    assert {"Greedy falls into a loop", "DoLa and the capital of Australia"} <= titles
    assert {"stories", "chat", "facts"} <= set(BUNDLED)
    for name in ("Greedy or sampling?", "Top-k, top-p, min-p", "Why the chat model does not answer"):
        assert name in {lesson.title for lesson in LESSONS.values()} and name in TEXT


@pytest.mark.slow
@pytest.mark.parametrize("name", sorted({lesson for lesson, _ in SAID}))
def test_a_row_says_what_the_run_of_its_step_has(name):
    for number, _, runs in taken(LESSONS[name]):
        for finding in SAID.get((name, number + 1), []):
            assert runs.written(finding).strip() in ROWS[name, number + 1], (number + 1, finding)
        if (name, number) == ("greedy-or-sampling", 0):  # the cat, beside the counting of step 3
            assert runs.written("entropy_mean") in ROWS[name, 3]
        if (name, number) == ("temperature", 3):
            assert runs.value("text").split()[:2] == "oppositeester restenty-fitudVq".split()


@pytest.mark.slow
def test_the_answers_to_questions_are_those_of_runs():
    from playground import generate

    def run(model: str, preset: str, prompt: str, seed: int | None = None, **config) -> Runs:
        sets = {"model": model, "preset": preset, "prompt": prompt, "seed": seed, "config": config}
        return Runs(generate(request_of(sets)))

    def dog(seed: int) -> str:
        return run("stories", "sampling", "I am a dog.", seed, temperature=1.3, max_new_tokens=1).step(1).chosen.text

    assert Counter(dog(seed).strip() for seed in range(1, 11)) == {"My": 4, "They": 3, "I": 2, "o": 1}
    for heat, share in ((0.3, "88 %"), (1.0, "68 %"), (2.5, "10 %")):
        runs = run("stories", "sampling", "Once upon a time", 1, temperature=heat, max_new_tokens=60)
        assert runs.written("likeliest_share") == share
    for model, prompt, token, share in (
        ("stories", "Two plus two is", "four", "14 %"),
        ("stories", "Seven plus six is", "eight", "13 %"),
        ("facts", "The capital of Australia is", "Sydney", "58 %"),
    ):
        runs = run(model, "greedy", prompt, max_new_tokens=3)
        assert (runs.step(1).chosen.text.strip(), runs.written("top_first")) == (token, share)
