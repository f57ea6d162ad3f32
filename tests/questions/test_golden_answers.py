"""Each kind of question is answered as it was when its answer was recorded, by an engine and by the API for programs:
who reads the JSON of a file or of an answer finds the same fields and numbers."""

from __future__ import annotations

import pickle

import pytest

from playground.engines.local import LocalEngine
from playground.questions.serving_log import ServingLog
from playground.questions.serving_steps import ServedWay, ServingFault, WaySettings
from playground.texts import said
from playground.trace.wire import decode, encode
from tests.golden.answers import CASES, answered, found, recorded

RECORDED = recorded()


@pytest.fixture(scope="module")
def engine():
    engine = LocalEngine()
    yield engine
    engine.close()


def paths(value, at=""):
    """The single values of plain data by where they stand. Who reads it need not know empty ones, which may be missing:
    of a serving's step most are."""
    if not isinstance(value, dict | list):
        return {at: value}
    inside = value.items() if isinstance(value, dict) else enumerate(value)
    return {path: each for key, inner in inside for path, each in paths(inner, f"{at}.{key}").items()}


@pytest.mark.parametrize("name", CASES)
def test_an_answer_is_as_it_was_recorded(engine, name):
    expected, values = paths(RECORDED[name]), paths(found(engine, name))
    for at in {**expected, **values}:
        value = expected.get(at)
        close = pytest.approx(value, rel=0.01, abs=1e-4) if isinstance(value, float) else value
        assert values.get(at) == close, at


ROWS = {
    "lens": 2 * 13, "attention": 2 * 64, "pair": 2, "prompts": 3, "batch": 2 * 5, "serving": 2 * 3, "token_lengths": 21,
    "next_scores": 256, "what_if": 4,
}  # fmt: skip


@pytest.mark.parametrize("name", ROWS)
def test_an_answer_travels_has_tables_and_shows_itself_in_a_notebook(engine, name):
    question = CASES[name](engine)
    answer, _ = answered(engine, question)
    assert type(answer) is question.answer
    assert decode(encode(answer), question.answer) == answer == pickle.loads(pickle.dumps(answer))
    assert encode(decode(encode(question), type(question))) == encode(question)
    assert pickle.loads(pickle.dumps(question)) == question
    assert len(answer.to_pandas()) == ROWS[name]
    assert any(mark in answer._repr_html_() for mark in ("<table", "<iframe"))


def test_a_text_in_an_answer_is_the_pages_to_translate():
    fault = ServingFault(0, said("Nothing ran, {number} times.", number=3), [], [])
    log = ServingLog("m", "cpu", "float32", "steps", 0, [], [ServedWay(WaySettings("alone", 1), [], [fault], [])])
    (told,) = log.for_page["ways"][0]["faults"]
    assert told["message"] == fault.message.parts and log.values["ways"][0]["faults"][0]["message"] == fault.message


def test_a_case_is_recorded_for_each_kind():
    assert set(RECORDED) == set(CASES)
