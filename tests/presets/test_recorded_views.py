"""What the views of many runs open with: small, whole, and as this version tells a comparison."""

from __future__ import annotations

import json

import pytest

from playground.metrics.run_metrics import describe
from playground.presets.recorded_runs import recorded_views
from playground.ui.comparisons.choices_view import FIRST
from playground.ui.playground_tab import FIRST_PROMPT

VIEWS = {kind: [json.loads(line) for line in log.splitlines()] for kind, log in recorded_views().items()}
MOST_BYTES = 200_000


def test_every_view_of_many_runs_has_one_but_the_lanes():
    assert set(VIEWS) == {"sweep", "seeds", "trial", "watermark", "precision", "choices"}


@pytest.mark.parametrize("kind", VIEWS)
def test_it_is_small_and_whole(kind):
    header, *lines = VIEWS[kind]
    assert len(recorded_views()[kind].encode()) < MOST_BYTES
    assert (header["type"], header["kind"], header["prompt"]) == ("Comparison", kind, FIRST_PROMPT)
    assert lines[-1] == {"type": "Done", "stopped": False}
    ended = [line for line in lines if line["type"] == "Ended"]
    assert len(ended) == len(header["entries"]) and not any(line["failed"] for line in ended)
    assert {group["model"].partition("?")[0] for group in header["groups"]} == {"stories"}, "no path of a machine"


@pytest.mark.parametrize("kind", VIEWS)
def test_its_metrics_are_those_of_this_version(kind):
    assert VIEWS[kind][0]["metrics"] == describe()


@pytest.mark.parametrize(("kind", "answer"), [("sweep", "found"), ("seeds", "seen"), ("precision", "found")])
def test_it_has_an_answer(kind, answer):
    (verdict,) = [line for line in VIEWS[kind] if line["type"] == "Verdict"]
    assert verdict["kind"] == answer


def test_they_are_what_the_forms_ask_for_in_short():
    assert [group["label"] for group in VIEWS["choices"][0]["groups"]] == list(FIRST)
    found = {kind: lines[-2]["values"]["question"] for kind, lines in VIEWS.items() if lines[-2]["type"] == "Found"}
    assert found == {"trial": "speed", "watermark": "pair", "choices": "choices"}, "the first question of each"
    assert [axis["knob"] for axis in VIEWS["sweep"][0]["axes"]] == ["temperature", "top_p"]
    assert len(VIEWS["seeds"][0]["entries"]) == 40
