"""What is said of a prediction that went wrong: the person's own, and what happened."""

from __future__ import annotations

from playground.lessons.conditions import Runs
from playground.lessons.judgement import judge
from playground.lessons.lesson import LESSONS, TEMPTING
from playground.presets.recorded_runs import recorded_log
from playground.sharing.open_trace import open_log


def recorded(name: str) -> Runs:
    return Runs(open_log(recorded_log(name)))


def test_a_wrong_answer_is_told_what_happened_and_a_right_one_only_once():
    step, runs = LESSONS["greedy-or-sampling"].steps[0], recorded("lesson-greedy-loop")
    mine, right, other = step.predict.answers
    wrong = judge(step, 0, runs)
    assert (wrong.right, wrong.why, wrong.happened) == (False, mine.why, right.why)
    assert wrong.tempts == TEMPTING["greedy-is-best"] and judge(step, 1, runs).tempts == ""
    assert judge(step, 2, runs).why == other.why
    assert (judge(step, 1, runs).why, judge(step, 1, runs).happened) == (right.why, "")
    assert (judge(step, None, runs).why, judge(step, None, runs).happened) == (right.why, "")


def test_a_guessed_number_is_told_how_far_it_is():
    step, runs = LESSONS["output-length"].steps[1], recorded("lesson-story-ends")
    tokens = runs.written("tokens")
    found = judge(step, 20, runs)
    assert found.right is False and str(found.why).startswith(f"You said 20. It was {tokens}. ")
    assert str(judge(step, int(tokens) + 1, runs).why) == f"It is {tokens}."
