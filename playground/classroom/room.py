"""A room: the predictions of one class, in memory, until it is closed.

A pupil is an id that the browser made, and perhaps a name. The first answer of a pupil to a question counts. How many
chose what is told to the teacher, who has the room's key; to pupils only once the teacher has revealed it, and who
chose what to nobody.
"""

from __future__ import annotations

import hmac
import statistics
from dataclasses import dataclass, field
from typing import Any

from playground.classroom.class_link import ClassSetup, plain_name
from playground.classroom.question import Question
from playground.trace import Step

MAX_QUESTIONS = 200
MAX_ID = 40  # characters of a pupil's id


@dataclass
class Room:
    """`setup` is what everybody in it begins with. `version` is another number after each change,
    `setup_version` after each new setup."""

    code: str
    key: str
    setup: ClassSetup
    max_pupils: int
    opened: float  # seconds, of the clock of the rooms
    version: int = 1
    setup_version: int = 1
    pupils: dict[str, str] = field(default_factory=dict)  # id -> name, "" for none
    questions: dict[str, Question] = field(default_factory=dict)

    def is_teacher(self, key: str) -> bool:
        """Whether it is the key of this room."""
        return hmac.compare_digest(key.encode(), self.key.encode())

    def join(self, pupil: str, name: str = "") -> bool:
        """Take a pupil in, or change a name. False where the room is full, or the id is none."""
        if not 0 < len(pupil) <= MAX_ID or (pupil not in self.pupils and len(self.pupils) >= self.max_pupils):
            return False
        name = plain_name(name)
        if self.pupils.get(pupil) != name:
            self.pupils[pupil] = name
            self.version += 1
        return True

    def ask(self, question: Question) -> Question | None:
        """The question of that key as it stands in the room; None where there are too many already."""
        if question.key not in self.questions:
            if len(self.questions) >= MAX_QUESTIONS and not self._give_one_up():
                return None
            self.questions[question.key] = question
            self.version += 1
        return self.questions[question.key]

    def _give_one_up(self) -> bool:
        """Forget the oldest question that one pupil alone has answered, so that nobody can fill a room for the others.
        False where there is none."""
        alone = next((key for key, question in self.questions.items() if len(question.answers) == 1), None)
        if alone is not None:
            del self.questions[alone]
        return alone is not None

    def answer(self, question: Question, pupil: str, answer: Any) -> bool:
        """A pupil's answer. False where it does not count: no pupil of this room, no answer to this question, a second
        one, or one after the reveal."""
        if pupil not in self.pupils or not question.takes(answer):
            return False
        asked = self.ask(question)
        if asked is None or asked.revealed or pupil in asked.answers:
            return False
        asked.answers[pupil] = answer
        self.version += 1
        return True

    def reveal(self, key: str, outcome: float | Step | None = None) -> None:
        """Show a question's answers to everybody. `outcome` is what came out, where only a run tells: the number, or
        the step of the token."""
        question = self.questions.get(key)
        if question is None:
            return
        if isinstance(outcome, Step):
            if question.kind == "written":
                question.settle(outcome)
        elif question.outcome is None and outcome is not None:
            question.outcome = outcome
        question.revealed = True
        self.version += 1

    def replace_setup(self, setup: ClassSetup) -> None:
        """The teacher has set the page anew for everybody."""
        self.setup = setup
        self.setup_version += 1
        self.version += 1

    # ---------------------------------------------------------------------------------------------- what is told

    def for_teacher(self) -> dict[str, Any]:
        """Everything that the teacher sees: the newest question first."""
        questions = [question.as_plain(True) for question in reversed(self.questions.values())]
        newest = next(reversed(self.questions.values()), None)
        names = [
            {"name": name, "answered": newest is not None and pupil in newest.answers}
            for pupil, name in self.pupils.items()
            if name
        ]
        return self._plain() | {"questions": questions, "names": names, "mean": self.mean_scores()}

    def for_pupil(self, pupil: str) -> dict[str, Any]:
        """What a pupil sees: of what is not revealed yet only that it is asked, and the pupil's own answer."""
        questions = [
            question.as_plain(question.revealed) | {"mine": question.answers.get(pupil)}
            for question in reversed(self.questions.values())
        ]
        return self._plain() | {"questions": questions, "mean": self.mean_scores()}

    def mean_scores(self) -> dict[str, Any] | None:
        """The mean log scores of the class and of the model, in nats, over the revealed questions that have both."""
        both = [
            (question.class_score, question.model_score)
            for question in self.questions.values()
            if question.revealed and question.class_score is not None and question.model_score is not None
        ]
        if not both:
            return None
        ours, models = zip(*both, strict=True)
        return {"class": statistics.fmean(ours), "model": statistics.fmean(models), "questions": len(both)}

    def _plain(self) -> dict[str, Any]:
        return {
            "code": self.code, "version": self.version, "setup_version": self.setup_version,
            "pupils": len(self.pupils),
        }  # fmt: skip
