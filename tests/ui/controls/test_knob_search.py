"""Words that people type, and the knobs that they mean: from this page, other programs, and plain English."""

from __future__ import annotations

import pytest

from playground.knobs import GROUPS, KNOBS
from playground.ui.controls.knob_panel.assets import knob_table
from playground.ui.controls.knob_panel.search_entries import ABSENT, ELSEWHERE
from playground.ui.controls.knob_panel.value import PANEL_KNOBS
from tests.support.searches import ELSEWHERE_FOUND, FOUND, NOT_FOUND, meant


@pytest.mark.parametrize("typed", FOUND)
def test_what_is_typed_finds_what_is_meant(typed):
    assert FOUND[typed] <= (found := meant(typed)), FOUND[typed] - found
    assert len(found) <= 14, f"{typed!r} finds nearly everything"


@pytest.mark.parametrize("typed", ELSEWHERE_FOUND)
def test_what_is_set_beside_the_knobs_is_found_too(typed):
    assert ELSEWHERE_FOUND[typed] in [place["id"] for place in ELSEWHERE if meant(typed, {"place": place["words"]})]


@pytest.mark.parametrize("typed", NOT_FOUND)
def test_what_the_library_lacks_is_said_with_what_comes_closest(typed):
    (text,) = [text for words, text in ABSENT.items() if typed.replace("_", " ") in words]
    assert text.startswith("transformers has ") and any(name.split("_")[0] in text for name in PANEL_KNOBS)


def test_every_knob_is_found_by_its_name_and_none_twice():
    for name in PANEL_KNOBS:
        assert name in meant(name)
    for knob in PANEL_KNOBS.values():
        assert all(word == word.lower() and "_" not in word for word in knob.synonyms), knob.name
        assert len(set(knob.synonyms)) == len(knob.synonyms), knob.name
        assert knob.managed or knob.synonyms, f"{knob.name} has no word that people use"


def test_the_page_gets_the_words():
    table = knob_table()
    assert {row["name"]: tuple(row["synonyms"]) for row in table["knobs"]} == {
        name: knob.synonyms for name, knob in PANEL_KNOBS.items()
    }
    assert table["elsewhere"] == ELSEWHERE and len(table["absent"]) == len(ABSENT)
    assert all(row["needs"] and all(row["needs"]) for row in table["knobs"] if PANEL_KNOBS[row["name"]].needs)
    assert set(GROUPS) == {knob.group for knob in KNOBS.values()}
