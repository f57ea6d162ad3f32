"""Learners who hold one misconception each take every lesson, on real runs.

    python tests/benchmarks/learners.py [LESSON ...]

A learner picks the answer of their misconception wherever it is offered, writes a number that is off by it, and is
right everywhere else. Prints for each prediction how many of them get it wrong, and for each lesson their mean score.
Ends with 1 where nobody can get a prediction wrong, or somebody who holds no misconception does.
"""

from __future__ import annotations

import statistics
import sys
from collections import defaultdict
from pathlib import Path

sys.path[:0] = [str(Path(__file__).resolve().parents[2])]

from playground.lessons.judgement import Guess, judge  # noqa: E402
from playground.lessons.lesson import LESSONS, Lesson, LessonStep, Prediction  # noqa: E402
from tests.support.lessons import right_guess, taken  # noqa: E402


def beliefs(prediction: Prediction) -> dict[str, Guess]:
    """What a holder of each misconception predicts, as far as it does not depend on the run."""
    picked = {answer.misconception: index for index, answer in enumerate(prediction.answers) if answer.misconception}
    return picked | {token.misconception: token.text for token in prediction.tokens if token.misconception}


def guess(step: LessonStep, right: Guess, misconception: str) -> Guess:
    """What somebody predicts who holds this misconception."""
    prediction = step.predict
    if prediction.number:
        off = prediction.within + 1
        for missed, sign in ((prediction.too_low, -1), (prediction.too_high, 1)):
            if missed and missed.misconception == misconception:
                return right + sign * off
        return right
    return beliefs(prediction).get(misconception, right)


def held_in(lesson: Lesson) -> list[str]:
    """Every misconception that a lesson names."""
    found: dict[str, None] = {}
    for step in lesson.steps:
        if step.predict:
            missed = [each.misconception for each in (step.predict.too_low, step.predict.too_high) if each]
            found |= dict.fromkeys([*beliefs(step.predict), *missed])
    return list(found)


def main(names: list[str]) -> int:
    sound = True
    for lesson in (LESSONS[name] for name in names or LESSONS):
        learners = ["", *held_in(lesson)]  # the first one holds none
        right: dict[str, list[bool]] = defaultdict(list)
        print(f"{lesson.name}: {len(learners) - 1} misconceptions")
        for number, step, runs in taken(lesson):
            if step.predict is None:
                continue
            truth = right_guess(step, runs)
            told = {each: judge(step, guess(step, truth, each), runs).right for each in learners}
            for each, answer in told.items():
                right[each].append(answer is True)
            wrong = sum(answer is False for answer in told.values())
            sound &= told[""] is True and wrong > 0
            print(f"    step {number + 1}: {wrong} of them get it wrong")
        scores = [statistics.mean(right[each]) for each in learners[1:]]
        print(f"    mean score {statistics.mean(scores):.2f} ({min(scores):.2f} to {max(scores):.2f}); without one "
              f"{statistics.mean(right['']):.2f}")  # fmt: skip
    return 0 if sound else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
