"""A run as one HTML file: complete, inert, and nothing of it from elsewhere. How it looks is test_panes.py's job."""

from __future__ import annotations

import json
import re

import pytest

from playground.trace import Trace, event_to_line
from tests.visualizers import made
from visualizers.export import export_html

EVIL = ["</script><script>alert(1)</script>", "<!--", "<img src=x onerror=alert(1)>", "${1+1}", "]]>", "\u2028"]


def events_in(text: str) -> list[dict]:
    (block,) = re.findall(r'<script type="application/x-ndjson" id="events">\n(.*?)</script>', text, flags=re.DOTALL)
    return [json.loads(line) for line in block.split("\n") if line]


@pytest.mark.parametrize("name", ["sampled", "several", "split_emoji", "failed", "assisted", "beams"])
def test_all_events_are_inside_and_as_they_were(name):
    trace = getattr(made, name)()
    assert events_in(export_html(trace)) == [json.loads(event_to_line(event)) for event in trace.events()]


def test_model_text_is_no_markup():
    trace = made.sampled(EVIL)
    trace.started.prompt = trace.started.model = EVIL[0]
    text = export_html(trace, title=EVIL[0])
    assert EVIL[0] not in text and "<img" not in text
    assert text.count("<script") == text.count("</script>") == 3  # the panes, the events, the start
    assert events_in(text)[1]["step"]["chosen"][1] == EVIL[0]


def test_settings_are_listed():
    text = export_html(made.sampled())
    assert "&quot;seed&quot;: 7" in text and "&quot;top_p&quot;: 0.9" in text


def test_an_empty_trace_is_a_page_too():
    assert events_in(export_html(Trace())) == []
