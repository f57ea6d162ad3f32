"""Whatever is sent to the API, it answers: by a success or a problem, never by a fault of ours, and goes on."""

from __future__ import annotations

import copy
import dataclasses
import json
import logging

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from playground.engines.local import LocalEngine
from playground.http_api.routes import ROUTES
from playground.settings import Settings
from tests.support.api_server import api_server
from tests.support.slow import one_in

STRANGERS = dataclasses.replace(
    Settings.public(), max_new_tokens=4, max_seconds=2, max_runs=8, runs_per_session=None, runs_per_address=None
)
POSTED = [route for route in ROUTES if route.body is not None]
ACCEPT = ["*/*", "text/event-stream", "application/json"]
ANSWERS = {200, 400, 413, 415, 422, 429, 503}
DEEP = [[[[[[[[[[1]]]]]]]]]]

ODD = ["\x00", "x" * 5000, "\u202e", "😀" * 10, "../../etc/passwd", "{0}", "%s", "<script>", "stories", "chat",
       "stories?dtype=float16", "a/b", "?", "stories?x=1"]  # fmt: skip
NAMES = ["given", "messages", "template", "watch", "assistant", "structured_output", "config", "detector", "values",
         "samples", "seeds", "other", "request", "prompts"]  # fmt: skip
TEXTS = st.one_of(st.text(max_size=20), st.sampled_from(ODD))
NUMBERS = st.one_of(
    st.integers(-3, 70), st.sampled_from([2**31, 2**63, -(2**63), 10**30, 1e308, -1e308, 1e-320, 0.5, -0.0, 1e999])
)
WILD = st.recursive(
    st.one_of(st.none(), st.booleans(), NUMBERS, TEXTS, st.builds(lambda: copy.deepcopy(DEEP))),
    lambda inner: st.one_of(st.lists(inner, max_size=4), st.dictionaries(TEXTS, inner, max_size=3)),
    max_leaves=8,
)
CONTENTS = st.one_of(
    st.binary(max_size=200), st.text(max_size=50).map(str.encode), WILD.map(lambda value: json.dumps(value).encode())
)


def paths_in(value, at=()):
    """Where in a body something could be put."""
    yield at
    parts = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, inner in parts:
        yield from paths_in(inner, (*at, key))


@st.composite
def calls(draw):
    """A route, its example with some values replaced or taken out and some put in, and a form."""
    route = draw(st.sampled_from(POSTED))
    body = copy.deepcopy(route.example)
    for _ in range(draw(st.integers(1, 3))):
        path = draw(st.sampled_from(list(paths_in(body))))
        if not path:
            if draw(st.integers(0, 9)) == 0:
                return route, draw(WILD), draw(st.sampled_from(ACCEPT))
            if isinstance(body, dict):
                body[draw(st.sampled_from(NAMES))] = draw(WILD)
            continue
        inside = body
        for key in path[:-1]:
            inside = inside[key]
        if draw(st.booleans()) or isinstance(inside, list):
            inside[path[-1]] = draw(WILD)
        else:
            del inside[path[-1]]
    return route, body, draw(st.sampled_from(ACCEPT))


@pytest.fixture(scope="module")
def client():
    with api_server(LocalEngine(STRANGERS), STRANGERS) as client:
        yield client


def answers(client, call) -> None:
    route, body, accept = call
    content = json.dumps(body).replace("Infinity", "1e999")  # which is JSON, and no number that a float can hold
    headers = {"Content-Type": "application/json", "Accept": accept}
    faults = Faults()
    logging.getLogger().addHandler(faults)
    try:
        response = client.post(route.name, content=content, headers=headers)
    finally:
        logging.getLogger().removeHandler(faults)
    assert response.status_code in ANSWERS, response.text
    assert faults.lines == []
    assert "Unforeseen" not in response.text and "Traceback" not in response.text
    if response.status_code != 200:
        assert response.headers["content-type"] == "application/problem+json"
        assert len(response.content) < 60_000 and response.json()["detail"]


class Faults(logging.Handler):
    """What is logged of faults of ours, and of uvicorn's."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        if record.name.startswith(("playground", "uvicorn", "asyncio")):
            self.lines.append(record.getMessage())


WITHOUT_LIMIT = {"deadline": None, "suppress_health_check": list(HealthCheck)}


@settings(max_examples=40, **WITHOUT_LIMIT)
@given(call=calls())
def test_what_is_nearly_right_is_answered(client, call):
    answers(client, call)


@pytest.mark.slow
@settings(max_examples=3000, **WITHOUT_LIMIT)
@given(call=calls())
def test_thousands_of_bodies_that_are_nearly_right_are_answered(client, call):
    answers(client, call)


@settings(max_examples=40, **WITHOUT_LIMIT)
@given(route=st.sampled_from(POSTED), content=CONTENTS)
def test_what_is_no_body_at_all_is_answered(client, route, content):
    response = client.post(route.name, content=content, headers={"Content-Type": "application/json"})
    assert response.status_code in ANSWERS, response.text
    assert response.headers["content-type"] == "application/problem+json" or response.status_code == 200


KINDS = [(route.name, value) for value in (None, 5, "x", [], {}, True, 1e300, "\x00", DEEP) for route in POSTED]


@pytest.mark.parametrize(("name", "value"), one_in(4, KINDS), ids=lambda value: str(value)[:10])
def test_every_field_with_a_value_of_another_kind(client, name, value):
    route = next(route for route in POSTED if route.name == name)
    for field in route.example:
        answers(client, (route, {**route.example, field: value}, "application/json"))
