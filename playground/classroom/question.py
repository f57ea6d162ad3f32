"""One thing that a class predicts: which token comes next, which answer of a lesson is right, or how large a number is.

A question about a token is asked of a recorded step, and has the model's own probabilities. Who is asked it is decided
by what the model was given: pupils whose texts are the same up to there have the same question.
"""

from __future__ import annotations

import hashlib
import json
import math
import statistics
from collections.abc import Mapping
from dataclasses import dataclass, field

from playground.lessons.lesson import Lesson
from playground.lessons.token_guess import is_token
from playground.texts import Text, said
from playground.trace import Candidate, Step, Trace

OFFERED = 6  # of the likeliest tokens, as “Guess the next word” offers them
MAX_WRITTEN = 40  # characters of a token that a pupil has written
OTHER = "other"  # the option of all other tokens together
MAX_CONTEXT = 60  # characters of the text before a token


@dataclass(frozen=True)
class Option:
    """One option. `share` is the model's probability of it before the logits processors; None in a lesson."""

    key: str
    label: Text | str
    share: float | None = None


@dataclass
class ClassQuestion:
    """A question and its answers so far: pupil -> key of an option, a number, or a token as the pupil wrote it.
    `outcome` is the key of the option that came out, or the number; None while that is not known."""

    key: str
    kind: str  # token, written (a token before anybody has run it), answers or number
    title: Text | str
    context: str = ""
    options: tuple[Option, ...] = ()
    outcome: str | float | None = None
    answers: dict[str, str | float] = field(default_factory=dict)
    revealed: bool = False

    def takes(self, answer: object) -> bool:
        """Whether it is an answer to this question."""
        if self.kind == "written":
            return isinstance(answer, str) and 0 < len(answer) <= MAX_WRITTEN and answer.isprintable()
        if self.options:
            return answer in [option.key for option in self.options]
        return isinstance(answer, int | float) and not isinstance(answer, bool) and math.isfinite(answer)

    def settle(self, step: Step) -> None:
        """Of a written question: what the teacher's run chose there, and the model's probabilities of what the class
        has written, as far as they were recorded. Answers that mean the same token become one option."""
        offered = list(_offered(step))
        listed = {str(each.token_id): each for each in step.candidates if each.raw_rank is not None}
        texts = [*self.answers.values(), *(option.label for option in self.options)]
        key_of = {text: _key_of(text, step.chosen, listed) for text in map(str, texts)}
        chosen = str(step.chosen.token_id)
        known = {option.key for option in offered}
        for key in dict.fromkeys([chosen, *key_of.values()]):
            if key in known or key == OTHER:
                continue
            candidate = listed.get(key, step.chosen)
            offered.append(Option(key, candidate.text, math.exp(candidate.raw_logprob)))
        rest = max(0.0, 1.0 - sum(option.share or 0.0 for option in offered))
        self.options = (*offered, Option(OTHER, said("another token"), rest))
        self.answers = {pupil: key_of[str(answer)] for pupil, answer in self.answers.items()}
        self.kind, self.outcome = "token", chosen

    @property
    def class_score(self) -> float | None:
        """The log score of the class, in nats: the logarithm of the share of those who chose what came out.

        Each option has half an answer beforehand (Krichevsky and Trofimov 1981), so that what nobody chose is not
        called impossible. None where nobody has answered, or what came out is not known.
        """
        if not self.options or not self.answers or self.outcome is None:
            return None
        chosen = sum(answer == self.outcome for answer in self.answers.values())
        return math.log((chosen + 0.5) / (len(self.answers) + 0.5 * len(self.options)))

    @property
    def model_score(self) -> float | None:
        """The log score of the model for the same options, in nats. None where it gave none of them a probability."""
        share = next((option.share for option in self.options if option.key == self.outcome), None)
        return math.log(share) if share else None

    def as_plain(self, with_answers: bool) -> dict[str, object]:
        """The question as plain values; how many chose what, and what came out, with `with_answers` only."""
        plain: dict[str, object] = {
            "key": self.key, "kind": self.kind, "title": self.title, "context": self.context,
            "revealed": self.revealed, "answered": len(self.answers),
        }  # fmt: skip
        if not with_answers:
            return plain
        given = list(self.answers.values())
        options = self.options
        if self.kind == "written":
            options = tuple(Option(text, text) for text in dict.fromkeys(map(str, given)))
        numbers = sorted(answer for answer in given if not isinstance(answer, str))
        return plain | {
            "options": [
                {"key": option.key, "label": option.label, "model": option.share, "count": given.count(option.key)}
                for option in options
            ],
            "numbers": numbers,
            "median": statistics.median(numbers) if numbers else None,
            "outcome": self.outcome,
            "class_score": self.class_score,
            "model_score": self.model_score,
        }  # fmt: skip


def step_question(lesson: Lesson, number: int) -> ClassQuestion | None:
    """The prediction of a lesson's step (from 0); None where it asks for none."""
    predict = lesson.steps[number].predict
    if predict is None:
        return None
    key = f"lesson/{lesson.name}/{number}"
    if predict.token:
        offered = tuple(Option(token.text, token.text) for token in predict.tokens)
        return ClassQuestion(key, "written", predict.question, lesson.title, offered)
    options = tuple(Option(str(index), answer.text) for index, answer in enumerate(predict.answers))
    right = next((str(index) for index, answer in enumerate(predict.answers) if answer.right), None)
    return ClassQuestion(key, "answers" if options else "number", predict.question, lesson.title, options, right)


def token_question(trace: Trace, sequence: int, index: int) -> ClassQuestion | None:
    """Which token comes at a place of a text; None where the trace has no such step, or too few
    candidates of it, and for another server's run, of which no class has the same."""
    started = trace.started
    if not started or started.elsewhere:
        return None
    path = trace.steps_of(sequence) if 0 <= sequence < max(1, started.num_sequences) else []
    if not 0 <= index < len(path):
        return None
    step, before = path[index], path[:index]
    offered = _offered(step)
    if len(offered) < 2:
        return None
    rest = max(0.0, 1.0 - sum(option.share or 0.0 for option in offered))
    taken = str(step.chosen.token_id)
    options = (*offered, Option(OTHER, said("another token"), rest))
    outcome = taken if any(option.key == taken for option in offered) else OTHER
    ids = [[token.token_id for token in started.prompt_tokens], [each.chosen.token_id for each in before]]
    text = started.prompt + "".join(each.piece or "" for each in before)
    title = said("Token {number}", number=index + 1)
    return ClassQuestion(_key(started.model, ids), "token", title, text[-MAX_CONTEXT:], options, outcome)


def _offered(step: Step) -> tuple[Option, ...]:
    """The likeliest tokens of a step before the logits processors, by their ids."""
    ranked = sorted((each for each in step.distribution.candidates if each.raw_rank), key=lambda each: each.raw_rank)
    return tuple(Option(str(each.token_id), each.text, math.exp(each.raw_logprob)) for each in ranked[:OFFERED])


def _key_of(written: str, chosen: Candidate, listed: Mapping[str, Candidate]) -> str:
    """The id of the token that somebody means, of those that were recorded."""
    if is_token(chosen, written):
        return str(chosen.token_id)
    return next((key for key, candidate in listed.items() if is_token(candidate, written)), OTHER)


def _key(model: str, ids: list[list[int]]) -> str:
    return "token/" + hashlib.sha256(json.dumps([model, ids]).encode()).hexdigest()[:16]
