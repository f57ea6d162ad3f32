"""The table of kinds names what there is: a function that answers, a view that shows, types that programs can read."""

from __future__ import annotations

import inspect
from pkgutil import resolve_name

import pytest

from playground.engines.local import LocalEngine
from playground.http_api.fields import read_body
from playground.questions import Answer, AnsweredQuestion
from playground.questions.cross_attention import AttentionQuestion
from playground.questions.kinds import FILES, KINDS, QUESTIONS
from playground.questions.pair import PairQuestion
from playground.questions.serving_log import ServingLog
from playground.questions.token_lengths import TokenLengthsQuestion
from playground.requests.request import RequestError
from playground.settings import Settings
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


@EVERY_KIND
def test_the_fields_of_models_are_those_that_name_them(kind):
    if (question := kind.question).example is None:
        pytest.skip("only asked from Python and from the page")
    asked = read_body(question.example, question)
    named = getattr(asked, "request", asked)
    assert asked.models == [getattr(named, name) for name in question.model_fields]


@pytest.mark.parametrize(
    "asked",
    [
        PairQuestion("stories", "stories?dtype=nothing", [5], [6]),
        TokenLengthsQuestion("Once", "stories", "stories?dtype=nothing"),
    ],
    ids=lambda asked: asked.name,
)
def test_what_is_wrong_with_the_second_model_is_told_of_its_field(asked):
    engine = LocalEngine()
    with pytest.raises(RequestError) as refused:
        engine.ask(asked, lambda event: None)
    engine.close()
    assert {each.knob for each in refused.value.diagnostics} == {"other"}


def test_media_in_a_question_are_read_anew_when_a_program_sends_it():
    sent = read_body({**AttentionQuestion.example, "places": [1]}, AttentionQuestion)
    read = sent.as_sent(Settings())
    assert (read.media["width"], read.media["height"], len(read.media["sha256"])) == (8, 8, 64)
    lying = read_body({**AttentionQuestion.example, "media": {**read.media, "width": 10**9}}, AttentionQuestion)
    assert lying.as_sent(Settings()).media == read.media
    of_path = {"kind": "image", "path": "/etc/passwd"}
    path = read_body({**AttentionQuestion.example, "media": of_path}, AttentionQuestion)
    with pytest.raises(RequestError, match="was not kept"):
        path.as_sent(Settings())
