"""Each kind of question is answered as it was when its answer was recorded, by an engine and by the API for programs:
who reads the JSON of a file or of an answer finds the same fields and numbers."""

from __future__ import annotations

import pytest

from playground.engines.local import LocalEngine
from tests.golden.answers import CASES, plain, recorded

RECORDED = recorded()


@pytest.fixture(scope="module")
def engine():
    engine = LocalEngine()
    yield engine
    engine.close()


def paths(value, at=""):
    """The single values of plain data by where they stand."""
    if not isinstance(value, dict | list):
        return {at: value}
    found = {f"{at} has": len(value)}
    for key, inner in value.items() if isinstance(value, dict) else enumerate(value):
        found |= paths(inner, f"{at}.{key}")
    return found


@pytest.mark.parametrize("name", CASES)
def test_an_answer_is_as_it_was_recorded(engine, name):
    expected = paths(RECORDED[name])
    found = paths(plain(CASES[name](engine)))
    assert found.keys() == expected.keys()
    for at, value in expected.items():
        close = pytest.approx(value, rel=0.01, abs=1e-4) if isinstance(value, float) else value
        assert found[at] == close, at


def test_a_case_is_recorded_for_each_kind():
    assert set(RECORDED) == set(CASES)
