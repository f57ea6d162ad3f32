"""A press closes just the schemas of which a run says that they let its text go beyond their fields."""

from __future__ import annotations

import pytest

from playground.requests.grammar import is_open
from playground.trace import Finished, Sequence, Trace
from tests.visualizers import made
from tests.visualizers.reading import WORDS, settle
from visualizers.export import export_html

MOUNTED = ("numbers",)
pytestmark = WORDS

OPEN = {"properties": {"a": {"properties": {"properties": {"type": "string"}}}}}
CLOSED = {
    "properties": {"a": {"properties": {"properties": {"type": "string"}}, "additionalProperties": False}},
    "additionalProperties": False,
}


def ran_on(schema: dict) -> Trace:
    request = made.started().request | {"structured_output": {"json_schema": schema}}
    ended = Finished([Sequence("{", [1], [-0.1], "length", note="Cut off.")], 1.0, 0.1, 1)
    _, *steps, _ = made.sampled().events()
    return Trace.fold([made.started(request=request), *steps, ended])


@pytest.mark.parametrize(
    ("schema", "closed"),
    [
        (OPEN, CLOSED),
        (CLOSED, None),
        ({"type": "string"}, None),
        ({"allOf": [{"properties": {"a": {}}}, {"properties": {"b": {}}}]}, None),
        ({"items": {"properties": {"a": {}}}}, {"items": {"properties": {"a": {}}, "additionalProperties": False}}),
    ],
)
def test_it_closes_what_is_open(show, schema, closed):
    page = show(export_html(ran_on(schema)))
    assert page.locator(".gp-notes button").count() == 0  # in a file nobody sets knobs
    page.evaluate("""() => {
      const log = GenerationPlayground.log('main');
      log.answers.knobs = ({change}) => (window.change = change);
      log.changed('status');
    }""")
    settle(page)
    assert is_open({"json_schema": schema}) == (closed is not None) == (page.locator(".gp-notes button").count() == 1)
    if closed:
        page.locator(".gp-notes button").click()
        assert page.evaluate("window.change") == {"structured_output": {"json_schema": closed}}
