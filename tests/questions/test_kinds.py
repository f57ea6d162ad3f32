"""The table of kinds names what there is: a function that answers, a view that shows, types that programs can read."""

from __future__ import annotations

import inspect
from pkgutil import resolve_name

import pytest

from playground.questions import Answer, AnsweredQuestion
from playground.questions.kinds import FILES, KINDS, QUESTIONS
from playground.questions.serving_log import ServingLog
from playground.trace.wire import schemas
from playground.ui.comparisons.question_view import QuestionView

EVERY_KIND = pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.question.name)


@EVERY_KIND
def test_what_a_row_names_is_there(kind):
    work = resolve_name(f"playground.generation.{kind.work}")
    assert list(inspect.signature(work).parameters)[1] == "desk" and work.__doc__
    if kind.view:
        view = resolve_name(f"playground.ui.{kind.view}")
        assert issubclass(view, QuestionView) and FILES[view.kind] == (kind.question, kind.file)
        assert issubclass(kind.file, AnsweredQuestion | ServingLog)


@EVERY_KIND
def test_a_kind_has_what_is_told_of_it(kind):
    question = kind.question
    assert QUESTIONS[question.name] is question and issubclass(question.answer, Answer) and question.__doc__
    assert all(isinstance(text, str) and text for pair in (question.stopped, question.too_long) for text in pair)
    assert schemas([question, question.answer, question.part])[0]


@EVERY_KIND
def test_a_kind_that_programs_can_ask_says_what_its_fields_are(kind):
    question = kind.question
    if question.example is None:
        pytest.skip("only asked from Python and from the page")
    fields = schemas([question])[1][question.__name__]["properties"]
    assert question.summary.endswith(".") and all(field["description"] for field in fields.values())
    assert question.example.keys() <= fields.keys()
