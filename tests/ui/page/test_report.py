"""The value of a report: texts travel with their parts to the page, and are texts again when it sends them back."""

from __future__ import annotations

import json

import gradio as gr
import pytest

from playground.texts import Text, said
from playground.ui.page.report import Report


@pytest.fixture(scope="module")
def report():
    with gr.Blocks():
        return Report("attack", "mountComparisonLog", {"kind": "attack"})


def test_texts_come_back_as_texts(report):
    values = {"how": said("Delete words"), "after": {"error": {"message": said("{n} tokens", n="3"), "fix": "<b>"}}}
    values["before"] = [1.5, None, "plain"]
    (value,) = report.show(values | {"reports": []}).values()
    line = json.loads(value.partition("\n")[2])
    assert line["values"]["how"] == {"said": "Delete words", "values": {}} and "<" not in value
    shown = Report.shown(value)
    assert shown == values | {"reports": []}
    assert isinstance(shown["how"], Text) and shown["after"]["error"]["message"].sentence == "{n} tokens"


@pytest.mark.parametrize(
    ("value", "shown"),
    [
        (None, None), ("", None), ("1\n{", None), ("1\n[]", None), ("1\n" + "[" * 10**5, None),
        ('1\n{"values": {"said": "{x}", "values": {}}}', {"said": "{x}", "values": {}}),
        ('1\n{"values": {"said": 3}}', {"said": 3}),
    ],
)  # fmt: skip
def test_what_is_no_text_stays_as_it_is(value, shown):
    assert Report.shown(value) == shown
