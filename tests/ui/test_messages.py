"""The message area: order, and texts that stay texts."""

import json

from playground.trace import Diagnostic
from playground.ui.messages import busy, messages


def test_errors_come_first():
    warning = Diagnostic("top_k", "warning", "Ignored.")
    shown = json.loads(messages([warning, Diagnostic("prompt", "error", "It is empty.", "Type one.")]))
    assert [entry["severity"] for entry in shown] == ["error", "warning"]
    assert shown[0] == {"severity": "error", "knob": "prompt", "message": "It is empty.", "fix": "Type one."}


def test_no_diagnostics_show_nothing():
    assert messages([]) == "[]"


def test_a_text_with_quotes_and_markup_survives_as_it_is():
    text = '<b>"${1+1}" {{value}} \u2028</b>'
    assert json.loads(busy(text))[0]["message"] == text
