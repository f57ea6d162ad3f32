"""The buttons of the knob panel, beside a table of them that was recorded when they were read from sentences.

A row of `buttons.json` is a panel, what is known of its model, and the change that each of its notes offered. `fix` is
what the note said then. It is there for the reader and is not compared: a sentence may be reworded, and its button
stays.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from playground.requests.pairing_problems import Pairing
from playground.settings import Settings
from playground.ui.controls.knob_panel.panel_server import PanelServer
from playground.ui.controls.knob_panel.value import PanelValue, write_value
from tests.support.fakes import FakeEngine

ROWS = json.loads(Path(__file__).with_name("buttons.json").read_text("utf-8"))
SETTINGS = {
    "home": Settings.local(),
    "plain": Settings(),
    "public": Settings.public(),
    "trusting": Settings(allow_remote_code=True),
}


class Facts:
    """What is known of the row's model."""

    vocab_size = None

    def __init__(self, row):
        self.generation_config, self.known = row.get("defaults"), row.get("known", {})

    def context_with(self, assistant):
        pairing = {"pairing": Pairing(*self.known["pairing"])} if "pairing" in self.known else {}
        return self.known | pairing


def notes(row):
    engine = FakeEngine()
    facts = Facts(row) if row.keys() & {"known", "defaults"} else None
    engine.facts = lambda name: facts if name == "stories" else None
    server = PanelServer(engine, SETTINGS[row.get("settings", "home")])
    held = PanelValue(model="stories", set=row["set"], assistant=row.get("assistant"))
    told = json.loads(server.check(write_value(held)))
    return [note for of_knob in told["notes"].values() for note in of_knob] + told["general"]


def as_json(knob, change):
    return f"{knob}: {json.dumps(change)}"  # 1, 1.0 and true are three values


@pytest.mark.parametrize("row", ROWS, ids=lambda row: json.dumps(row["set"])[:60])
def test_each_button_is_there_and_changes_what_it_did(row):
    now = [as_json(note["knob"], note["press"] and note["press"]["change"]) for note in notes(row)]
    assert now == [as_json(button["knob"], button["change"]) for button in row["buttons"]]


def test_the_table_has_every_knob_that_a_button_can_change():
    changed = {name for row in ROWS for button in row["buttons"] for name in button["change"] or ()}
    assert len(changed) > 60 and {"do_sample", "num_beams", "use_mtp", "presence_penalty", "temperature"} <= changed
