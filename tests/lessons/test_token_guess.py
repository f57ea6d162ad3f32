"""A predicted token beside the one that a run chose, with the model's own probabilities."""

from __future__ import annotations

import math
from dataclasses import replace

import pytest

from playground.lessons.conditions import Runs
from playground.lessons.judgement import judge
from playground.lessons.lesson import LESSONS
from playground.lessons.token_guess import judge_token, shown
from playground.presets.recorded_runs import recorded_log
from playground.sharing.open_trace import open_log

RUNS = Runs(open_log(recorded_log("lesson-tail")))  # its first token is the third likeliest
STEP = RUNS.step(1)
BY_RANK = {candidate.raw_rank: candidate for candidate in STEP.candidates}


def test_the_token_that_came_is_right_however_its_space_is_written():
    for written in (STEP.chosen.text, STEP.chosen.text.strip(), f"{STEP.chosen.text} "):
        assert judge_token(written, STEP)[0] is True
    assert judge_token(STEP.chosen.text.lower(), STEP)[0] is False


def test_a_likelier_token_is_wrong_where_the_draw_took_another():
    likeliest = BY_RANK[1]
    assert likeliest.raw_logprob > STEP.chosen.raw_logprob
    right, words = judge_token(likeliest.text, STEP)
    assert right is False
    for candidate in (likeliest, STEP.chosen):
        assert f"{100 * math.exp(candidate.raw_logprob):.1f} %" in str(words)
    assert "100.0 % of what the likeliest had" in str(words)


def test_nearly_all_of_the_probability_is_not_all_of_it():
    step = RUNS.step(next(i for i in range(2, 80) if 0.9995 < math.exp(RUNS.step(i).chosen.raw_logprob) < 1))
    right, words = judge_token(None, step)
    assert right is None and str(words).endswith("which had more than 99.9 %.")


def test_of_a_token_that_was_not_recorded_only_a_bound_is_said():
    right, words = judge_token(" zebra", STEP)
    least = 100 * math.exp(min(candidate.raw_logprob for candidate in BY_RANK.values() if candidate.raw_rank))
    assert right is False
    said = float(str(words).split("less than ")[1].split(" %")[0])
    assert said == pytest.approx(least, rel=0.06)


def test_without_a_guess_it_says_what_came_and_without_the_place_nothing():
    assert judge_token(None, STEP)[0] is None and "They" in str(judge_token(None, STEP)[1])
    assert judge_token(" I", None) == (None, "")
    assert RUNS.step(0) is RUNS.step(10_000) is Runs(None).step(1) is None


def test_the_run_decides_which_one_is_right():
    step = LESSONS["cutting-the-tail"].steps[0]
    found = judge(step, " I", RUNS)
    assert found.right is False and step.predict.tokens[found.expected].text == STEP.chosen.text
    assert found.why.endswith("A draw takes the likeliest only as often as its probability says.")
    other = replace(step, predict=replace(step.predict, token=2))
    assert judge(other, RUNS.step(2).chosen.text, RUNS).right is True
    assert judge(step, 1, RUNS).right is None  # kept from another version


def test_white_space_is_shown():
    assert [shown(token) for token in (" cat", "\n", "  ")] == ["cat", "↵", "␣␣"]
