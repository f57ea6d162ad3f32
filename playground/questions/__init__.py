"""What every question has, and every answer: the frame in which engines, files, tables, programs and the page handle
each kind without knowing it.

An engine answers a question (`playground.engines.protocol.Engine.ask`) with events of its own: after Queued or Loading
come Progressed, Answered, and last Finished, without sequences, or Failed. Knows plain data; no engine, no tensors, no
page.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar, Self

import msgspec

from playground.models.static_facts import ModelFacts
from playground.requests.validation import Checked
from playground.settings import Settings
from playground.texts import Text, said
from playground.trace import Diagnostic, InNotebooks
from playground.trace.public_names import public_name
from playground.trace.wire import Json, Record, convert, to_plain

Table = tuple[Sequence[str], Iterable[Mapping[str, object]]]
"""The columns, and the rows by their names."""


class Answer(Record, InNotebooks, frozen=True, forbid_unknown_fields=False):
    """What came of a question: plain data, which becomes the JSON of files and of answers to programs field by field. A
    number that is not finite is None. What a file has beside them is left out. `event` is the name that programs
    know it by as an event."""

    event: ClassVar[str] = "Answered"

    @property
    def values(self) -> dict[str, Json]:
        """As JSON has it, in Python's own types."""
        return to_plain(self)

    @property
    def for_page(self) -> dict[str, Json]:
        """The same with the parts of texts, which the page translates."""
        return msgspec.to_builtins(self, enc_hook=lambda text: text.parts)

    @property
    def public(self) -> Self:
        """The same, with its models as files name them."""
        named = {name: getattr(self, name) for name in ("model", "models") if name in self.__struct_fields__}
        return msgspec.structs.replace(self, **{
            name: public_name(value) if isinstance(value, str) else [*map(public_name, value)]
            for name, value in named.items()
        })  # fmt: skip

    def checked(self) -> Self:
        """As it is read from a file, whoever wrote it. Raises WireError for what nobody could have answered."""
        return self

    def sentence(self) -> Text | str:
        """It in one sentence, where its kind has one."""
        return ""

    def tables(self) -> dict[str, Callable[[], Table]]:
        """Its tables by their names, the first one first."""
        raise NotImplementedError  # each kind has its own

    @property
    def units(self) -> Mapping[str, str]:
        """The units of those columns of its tables whose names do not say them, or that files have in others."""
        return {}


@dataclass(frozen=True)
class NoAnswer:
    """Why there is no answer, and what to do."""

    message: str
    fix: str = ""

    @property
    def values(self) -> dict[str, dict[str, str]]:
        """As files and pages have it in the place of an answer."""
        return {"error": {"message": self.message, "fix": self.fix}}


class Progress(Record, frozen=True):
    """So much of the work is done."""

    done: int
    of: int


class Question(Record, frozen=True):
    """What is asked of one or two models, whose names stand in `model_fields`. `name` is that of its kind, in records
    of runs and among programs, `kind` in files and on the page, where that is another; `answer` the type of its answer,
    `part` that of what is told before it; without `reads_weights` the tokenizers of its models suffice, and none of
    them is loaded; `stopped` and `too_long` are what is said, and what to do, where somebody stops it, or where it
    takes longer than the instance allows. Programs are told the `summary`, in one sentence, and can ask it where it has
    an `example`: its fields as JSON has them. It `is_tool` where language models can ask it as well: its fields are
    plain."""

    name: ClassVar[str]
    kind: ClassVar[str] = ""
    model_fields: ClassVar[tuple[str, ...]] = ("model",)
    answer: ClassVar[type[Answer]]
    part: ClassVar[object] = Progress
    reads_weights: ClassVar[bool] = True
    summary: ClassVar[str] = ""
    is_tool: ClassVar[bool] = False
    example: ClassVar[Mapping[str, Json] | None] = None
    stopped: ClassVar[tuple[Text, Text]]
    too_long: ClassVar[tuple[Text, Text]]

    @property
    def models(self) -> list[str]:
        """The names of the models that it takes."""
        return [getattr(self, name) for name in self.model_fields]

    @property
    def public(self) -> Self:
        """The same, with its models as files name them."""
        return self

    def as_sent(self, settings: Settings) -> Self:
        """The same from a program that sends it: pictures and sounds are read anew, whatever their data says of them.
        Raises RequestError."""
        return self

    @property
    def rows(self) -> int:
        """How many texts are decoded at once for it."""
        return 1

    @property
    def num_new_tokens(self) -> int:
        """About how many passes it takes one after the other, for whoever lends a GPU by the second."""
        return 100

    def problems(self, settings: Settings, facts: ModelFacts | None = None) -> Iterable[Diagnostic]:
        """What is wrong with it on this instance, as far as it is known before a model is opened; `facts` are those of
        the first one, where it is known."""
        raise NotImplementedError  # each kind has its own

    def checked(self, settings: Settings, facts: ModelFacts | None = None, **own: Collection[str]) -> CheckedQuestion:
        """It, looked through for this instance; `own` is what `problems` of its kind takes beside. Never raises."""
        return CheckedQuestion(self, list(self.problems(settings, facts, **own)))

    def num_tokens(self, answer: Answer) -> int:
        """How many tokens were read or written for this answer, as records of runs count them."""
        raise NotImplementedError  # each kind has its own

    def words(self, part: Record | None) -> Text | str:
        """What is said while it is answered, after this part; before the first one it is None. Nothing, unless a kind
        has its own."""
        return ""


@dataclass(frozen=True)
class CheckedQuestion:
    """A question that was looked through, once, and is handed on so to what answers it. `problems` are everything that
    is wrong with it, and what is good to know; `request` is what was made of the request in it, where it has one."""

    question: Question
    problems: list[Diagnostic]
    request: Checked | None = None


class PlacedToken(Record, frozen=True):
    """The token at a place that is asked about."""

    id: int
    text: str


class WrittenToken(Record, frozen=True, array_like=True):
    """A token that the model wrote, and what it adds to the text."""

    id: int
    label: str
    piece: str | None


class Progressed(Record, frozen=True):
    """Something of the answer is there: how far it is, or what has happened since the last of these events."""

    part: Record


class Answered(Record, frozen=True):
    """The answer; where it was stopped, what there is of it."""

    answer: Answer


class AnsweredQuestion(Record, InNotebooks, frozen=True):
    """A question with its answer, as the page shows it and a file keeps it (`playground.sharing.answer_files`), to be
    asked again. `kind` is what files and views of it are called by."""

    question: Question
    answer: Answer

    @property
    def kind(self) -> str:
        return self.question.kind or self.question.name

    def tables(self) -> dict[str, Callable[[], Table]]:
        """Those of the answer."""
        return self.answer.tables()

    def in_file(self) -> Mapping[str, object]:
        """What stands in a file of it."""
        return {"question": self.question.public, "answer": self.answer.public}

    @classmethod
    def of_file(cls, data: Mapping[str, Json], kind: type[Question]) -> Self:
        """The inverse, for a file of a question of this kind. Raises WireError, and RequestError for a request."""
        return cls(convert(data.get("question"), kind), convert(data.get("answer"), kind.answer).checked())

    @staticmethod
    def damaged(reason: str) -> Text:
        """What is said of a file that holds no such thing."""
        return said("This file is damaged: {reason}.", reason=reason)
