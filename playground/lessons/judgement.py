"""What the runs of a person say of a step of a lesson: whether its task is done, what became of the prediction, and
whether the run shows what the step claims. Knows lessons and traces alone."""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from playground.lessons.conditions import BEFORE, KNOB, Runs, all_hold, finding_of
from playground.lessons.lesson import TEMPTING, AnswerOption, LessonStep, Prediction
from playground.lessons.token_guess import is_token, judge_token
from playground.lessons.view_findings import VIEW_FINDINGS
from playground.lessons.wishes import wish
from playground.texts import Text, said

_NAME = re.compile(r"\{([a-z0-9_]+)\}")
Guess = int | float | str | None


@dataclass(frozen=True)
class Judgement:
    """`done`: whether the task is done; a step without one is. `right`: of the prediction, None where there is none, or
    the run cannot tell, or nobody made one; `why` is said of it, or of what is right, `tempts` of why a wrong answer
    is near, `happened` of the right one beside it, and `expected` is its index, where there are some.
    `shown`: whether the run shows the claim, None where there is no claim, or the run cannot tell. What is said is
    empty where there is nothing to say. `wishes` are there where the task is not done: see `wishes.wish`."""

    done: bool
    right: bool | None = None
    why: str | Text = ""
    tempts: str = ""
    happened: str | Text = ""
    expected: int | None = None
    shown: bool | None = None
    claim: str | Text = ""
    then: str | Text = ""
    wishes: list[dict[str, object]] = field(default_factory=list)


def judge(step: LessonStep, guess: Guess, runs: Runs) -> Judgement:
    """`guess` is the index of the answer that was picked, or the number or the token that was written."""
    if step.task and not all_hold(step.task.done, runs):
        made = any(runs.value(condition.name) is not None for condition in step.task.done)
        return Judgement(False, wishes=[wish(condition, runs) for condition in step.task.done] if made else [])
    right, why = _prediction(step.predict, guess, runs) if step.predict else (None, "")
    shown = all_hold(step.claim.shows, runs) if step.claim else None
    claim = filled(step.claim.text, runs) if step.claim else ""
    expected = _expected(step.predict, runs)
    answers = step.predict.answers if step.predict else ()
    happened = filled(answers[expected].why, runs) if right is False and answers else ""
    tempts = _tempts(step.predict, guess) if right is False else ""
    return Judgement(True, right, why, tempts, happened, expected, shown, claim, filled(step.then, runs))


def _tempts(prediction: Prediction | None, guess: Guess) -> str:
    """Why the answer or the token that was picked tempts; nothing of what was written."""
    if prediction is None or guess is None or prediction.number:
        return ""
    if prediction.token:
        picked = next((token for token in prediction.tokens if token.text == guess), None)
    else:
        picked = prediction.answers[int(guess)] if 0 <= int(guess) < len(prediction.answers) else None
    return TEMPTING.get(picked.misconception, "") if picked else ""


def _expected(prediction: Prediction | None, runs: Runs) -> int | None:
    if prediction is None:
        return None
    if prediction.token:
        step = runs.step(prediction.token)
        tokens = enumerate(prediction.tokens) if step else ()
        return next((index for index, token in tokens if is_token(step.chosen, token.text)), None)
    return next((index for index, answer in enumerate(prediction.answers) if answer.right), None)


def filled(sentence: str, runs: Runs) -> str | Text:
    """The sentence with the values of these runs in the place of their names. In a sentence `before_`, `knob_`,
    `batch_` and `precision_` stand for `before.` and so on."""
    names = _NAME.findall(sentence)
    return said(sentence, **{name: runs.written(dotted(name)) for name in names}) if names else sentence


def dotted(name: str) -> str:
    """A name as it stands in a condition, of one that stands in a sentence."""
    view, _, rest = name.partition("_")
    if view in VIEW_FINDINGS:
        return f"{view}.{rest}"
    before = BEFORE if name.startswith("before_") else ""
    name = name.removeprefix("before_")
    return before + (KNOB + name.removeprefix("knob_") if name.startswith("knob_") else name)


def _prediction(prediction: Prediction, guess: Guess, runs: Runs) -> tuple[bool | None, str | Text]:
    """Without a guess it says what is right."""
    if guess is not None and isinstance(guess, str) != bool(prediction.token):
        return None, ""  # kept from another version of the lesson
    if prediction.token:
        return _token(prediction, guess, runs)
    if not prediction.number:
        if guess is None:
            return None, filled(prediction.answers[_expected(prediction, runs)].why, runs)
        answer = prediction.answers[int(guess)] if 0 <= guess < len(prediction.answers) else AnswerOption("")
        return answer.right, filled(answer.why, runs)
    value = runs.value(prediction.number)
    if not isinstance(value, int | float):
        return None, ""
    found = runs.written(prediction.number)
    if guess is None:
        return None, said("It is {value}.", value=found)
    if abs(guess - value) <= prediction.within:
        return True, said("It is {value}.", value=found)
    missed = prediction.too_low if guess < value else prediction.too_high
    why = filled(missed.why, runs) if missed else ""
    finding = finding_of(prediction.number)
    off = said("You said {guess}. It was {value}.", guess=finding.written(guess) if finding else guess, value=found)
    return False, said("{a} {b}", a=off, b=why)


def _token(prediction: Prediction, guess: str | None, runs: Runs) -> tuple[bool | None, str | Text]:
    right, found = judge_token(guess, runs.step(prediction.token))
    mine = next((token for token in prediction.tokens if token.text == guess), None)
    if right is False and mine and mine.why:
        return right, said("{a} {b}", a=found, b=filled(mine.why, runs))
    return right, found
