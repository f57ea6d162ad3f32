"""The message area: order, and texts that stay texts."""

import json

from playground.texts import said
from playground.trace import Diagnostic, Failed
from playground.ui.page.messages import KEPT, busy, failure_notes, messages, refusal
from tests.support.english import in_english


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


def test_a_refusal_is_known_from_what_is_only_said():
    note = Diagnostic("prompt", "error", "It is empty.", "Type one.")
    (entry,) = json.loads(refusal([note]))
    assert entry == json.loads(messages([note]))[0] | {"refused": True}


def test_a_fix_that_changes_knobs_has_a_button_where_they_are_those_of_the_panel():
    notes = [
        Diagnostic("num_beams", "error", "It is 1.", "Set num_beams to 2.", {"num_beams": 2}),
        Diagnostic("prompt", "error", "It is empty.", "Type one."),
        Diagnostic("seed", "error", "It is lucky.", "Set seed to 7.", {"seed": 7}),
    ]
    beams, prompt, seed = in_english(json.loads(refusal(notes, of_panel=True)))
    assert (beams["change"], beams["label"]) == ({"num_beams": 2}, "Set num_beams to 2")
    assert not {"change", "label"} & (prompt.keys() | seed.keys())  # the seed has a field of its own
    assert not any("change" in entry for entry in json.loads(refusal(notes)))


def test_a_refusal_says_last_that_the_last_result_is_kept():
    *told, below = in_english(json.loads(refusal([Diagnostic("top_k", "info", "Ignored.")], kept=True)))
    assert [entry["message"] for entry in told] == ["Ignored."]
    assert (below["message"], below["severity"], below["refused"]) == (KEPT, "info", True)


def test_texts_travel_with_their_parts():
    text = said("{model} is too large.", model="gpt2")
    (entry,) = json.loads(messages([Diagnostic("model", "error", text, said("Choose a smaller one."))]))
    assert entry["message"] == {"said": "{model} is too large.", "values": {"model": "gpt2"}}
    assert entry["fix"] == {"said": "Choose a smaller one.", "values": {}}
    assert in_english(json.loads(busy(text)))[0]["message"] == "gpt2 is too large."


def test_a_failure_with_problems_says_those_alone():
    note = Diagnostic("top_p", "error", "It is 7.", "Write less.")
    assert failure_notes(Failed(note.message, note.fix, "RequestError", [note])) == [note]
    assert failure_notes(Failed("No memory.", "Use less.")) == [Diagnostic("", "error", "No memory.", "Use less.")]
