"""A room: the predictions of one class, in memory, until it is closed.

A pupil is an id that the browser made, and perhaps a name. The first answer of a pupil to a question counts. The
teacher, who has the room's key, sees how many chose what; pupils see it only once the teacher has revealed it, and
nobody sees who chose what.

Nobody can fill a room for the others: a person is one pupil in it, an address has a share of its places, and in a full
room a pupil whose browser has not asked for news for a minute, and who has answered nothing, gives up the place.
"""

from __future__ import annotations

import hmac
import statistics
from collections.abc import Callable
from dataclasses import dataclass, field

from playground.awake_clock import awake_seconds
from playground.classroom.class_link import ClassSetup, plain_name
from playground.classroom.question import ClassQuestion
from playground.trace import Step
from playground.trace.wire import Json

MAX_QUESTIONS = 200
MAX_ID = 40  # characters of a pupil's id
ADDRESS_SHARE = 0.6  # of the places of a room: a class of sixty may come from the one address of its school
AWAY_SECONDS = 60.0  # without a question for news, of which a browser sends one every three seconds


@dataclass
class Pupil:
    """One pupil of a room. `seen` is when their browser last asked for news, in seconds of the room's clock."""

    name: str  # "" for none
    address: str  # "" where it is not known
    seen: float


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
    pupils: dict[str, Pupil] = field(default_factory=dict)  # by their ids
    removed: set[str] = field(default_factory=set)  # ids of those whom the teacher has removed
    questions: dict[str, ClassQuestion] = field(default_factory=dict)
    opened_by: str = ""  # the session, "" where it is not known
    opened_from: str = ""  # the address
    clock: Callable[[], float] = awake_seconds

    def is_teacher(self, key: str) -> bool:
        """Whether it is the key of this room."""
        return hmac.compare_digest(key.encode(), self.key.encode())

    def join(self, pupil: str, name: str = "", address: str = "") -> bool:
        """Take a pupil in, or change a name. False where there is no place for them, or the id is none."""
        if not 0 < len(pupil) <= MAX_ID or pupil in self.removed:
            return False
        known = self.pupils.get(pupil)
        if known is None and not self._has_place(address):
            return False
        name = plain_name(name)
        if known is None or known.name != name:
            self.pupils[pupil] = Pupil(name, address, self.clock())
            self.version += 1
        return True

    def heard(self, pupil: str) -> None:
        """The browser of this pupil has asked for news."""
        if pupil in self.pupils:
            self.pupils[pupil].seen = self.clock()

    def remove(self, pupil: str) -> None:
        """The teacher removes a pupil: what they have answered is gone, and they cannot come back under this id."""
        if self.pupils.pop(pupil, None) is None:
            return
        self.removed.add(pupil)
        for question in self.questions.values():
            question.answers.pop(pupil, None)
        self.version += 1

    def _has_place(self, address: str) -> bool:
        """Whether one more pupil from this address has a place. Those who are away give theirs up."""
        most = max(1, int(self.max_pupils * ADDRESS_SHARE))
        of_address = [pupil for pupil, each in self.pupils.items() if address and each.address == address]
        if len(of_address) >= most:
            return self._give_up(of_address)
        return len(self.pupils) < self.max_pupils or self._give_up(list(self.pupils))

    def _give_up(self, pupils: list[str]) -> bool:
        """Take the place of the one among these who has been away for longest and has answered nothing. False where
        there is none."""
        before = self.clock() - AWAY_SECONDS
        answered = {pupil for question in self.questions.values() for pupil in question.answers}
        away = [each for each in pupils if each not in answered and self.pupils[each].seen < before]
        if not away:
            return False
        del self.pupils[min(away, key=lambda each: self.pupils[each].seen)]
        return True

    def ask(self, question: ClassQuestion) -> ClassQuestion | None:
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

    def answer(self, question: ClassQuestion, pupil: str, answer: object) -> bool:
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

    def for_teacher(self) -> dict[str, object]:
        """Everything that the teacher sees: the newest question first."""
        questions = [
            question.as_plain(True) | {"answered_by": [pupil for pupil in self.pupils if pupil in question.answers]}
            for question in reversed(self.questions.values())
        ]
        people = [{"id": pupil, "name": each.name} for pupil, each in self.pupils.items()]
        return self._plain() | {"questions": questions, "people": people, "mean": self.mean_scores()}

    def for_pupil(self, pupil: str) -> dict[str, object]:
        """What a pupil sees: of what is not revealed yet only that it is asked, and the pupil's own answer. A
        removed pupil sees only that they are removed."""
        if pupil in self.removed:
            return {"removed": True}
        questions = [
            question.as_plain(question.revealed) | {"mine": question.answers.get(pupil)}
            for question in reversed(self.questions.values())
        ]
        return self._plain() | {"questions": questions, "mean": self.mean_scores()}

    def mean_scores(self) -> dict[str, object] | None:
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

    def _plain(self) -> dict[str, Json]:
        return {
            "code": self.code, "version": self.version, "setup_version": self.setup_version,
            "pupils": len(self.pupils),
        }  # fmt: skip
