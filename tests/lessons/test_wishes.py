"""What a task asks for, in words, beside what a run has."""

from __future__ import annotations

import pytest

from playground.lessons.conditions import Runs, read_condition
from playground.lessons.judgement import judge
from playground.lessons.lesson import LESSONS
from playground.lessons.wishes import wish
from playground.presets.recorded_runs import OPENING, recorded_log
from playground.sharing.open_trace import open_log

RUNS = Runs(open_log(recorded_log(OPENING)))


@pytest.mark.parametrize(
    ("condition", "met", "words"),
    [
        ("tokens >= 100", False, "tokens written: 80, wanted: at least 100"),
        ("likeliest_share <= 0.9", True, "tokens that were the likeliest: 84 %, wanted: at most 90 %"),
        ("whole_sentence = true", False, "whether it ends with a sentence: no, wanted: yes"),
        ("knob.temperature > 1", False, "temperature: 0.8, wanted: more than 1"),
        ("accepted > 0.5", None, "drafted tokens that were accepted: not known, wanted: more than 50 %"),
        ("stop_reason != length", False, "why it stopped: length, wanted: not length"),
    ],
)
def test_it_says_what_is_wanted_and_what_there_is(condition, met, words):
    found = wish(read_condition(condition), RUNS)
    assert (found["met"], str(found["text"])) == (met, words)


def test_a_long_text_of_a_model_is_cut():
    assert len(str(wish(read_condition("text has zebra"), RUNS)["text"])) < 150


def test_a_run_that_does_not_do_a_task_is_told_what_is_missing():
    step = LESSONS["temperature"].steps[2]  # a temperature of 2 or more
    found = judge(step, None, RUNS)
    assert not found.done and [each["met"] for each in found.wishes] == [True, False, True]
    assert judge(step, None, Runs(None)).wishes == []
