"""What the views of many runs open with: small, whole, and as this version tells a comparison."""

from __future__ import annotations

import json

import pytest

from playground.metrics.run_metrics import describe
from playground.presets.recorded_runs import recorded_views
from playground.ui.comparisons.batch_view import GUIDE
from playground.ui.comparisons.choices_view import FIRST
from playground.ui.comparisons.token_lengths_view import FIRST_OTHER, FIRST_TEXT
from playground.ui.playground_tab import FIRST_PROMPT

LINES = {kind: [json.loads(line) for line in log.splitlines()] for kind, log in recorded_views().items()}
ANSWERS = {"batch", "serving", "token_lengths"}  # of one question each
VIEWS = {kind: lines for kind, lines in LINES.items() if kind not in ANSWERS}
MOST_BYTES = 200_000
OF_WHOLE_RUNS = {"lanes": 600_000}  # a fifth of it on its way


def test_every_view_has_one():
    assert set(LINES) - set(VIEWS) == ANSWERS
    assert set(VIEWS) == {"lanes", "sweep", "seeds", "trial", "watermark", "precision", "choices"}


@pytest.mark.parametrize("kind", VIEWS)
def test_it_is_small_and_whole(kind):
    header, *lines = VIEWS[kind]
    assert len(recorded_views()[kind].encode()) < OF_WHOLE_RUNS.get(kind, MOST_BYTES)
    assert (header["type"], header["kind"], header["prompt"]) == ("Comparison", kind, FIRST_PROMPT)
    assert lines[-1] == {"type": "Done", "stopped": False}
    ended = [line for line in lines if line["type"] == "Ended"]
    ended += [line for line in lines if line["type"] == "Of" and line["event"]["type"] in ("Finished", "Failed")]
    assert len(ended) == len(header["entries"]) and not any(line.get("failed") for line in ended)
    assert not any(line["event"]["type"] == "Failed" for line in lines if line["type"] == "Of")
    assert {group["model"].partition("?")[0] for group in header["groups"]} == {"stories"}, "no path of a machine"


@pytest.mark.parametrize("kind", VIEWS)
def test_its_metrics_are_those_of_this_version(kind):
    assert VIEWS[kind][0]["metrics"] == describe()


@pytest.mark.parametrize(
    ("kind", "answer"), [("lanes", "found"), ("sweep", "found"), ("seeds", "seen"), ("precision", "found")]
)
def test_it_has_an_answer(kind, answer):
    (verdict,) = [line for line in VIEWS[kind] if line["type"] == "Verdict"]
    assert verdict["kind"] == answer


def test_they_are_what_the_forms_ask_for_in_short():
    assert [group["label"] for group in VIEWS["choices"][0]["groups"]] == list(FIRST)
    found = {kind: lines[-2]["values"]["question"] for kind, lines in VIEWS.items() if lines[-2]["type"] == "Found"}
    assert found == {"trial": "speed", "watermark": "pair", "choices": "choices"}, "the first question of each"
    assert [axis["knob"] for axis in VIEWS["sweep"][0]["axes"]] == ["temperature", "top_p"]
    assert len(VIEWS["seeds"][0]["entries"]) == 40


@pytest.mark.parametrize("kind", sorted(ANSWERS))
def test_an_answer_is_small_and_of_bundled_models(kind):
    (line,) = LINES[kind]
    text = recorded_views()[kind]
    assert line["type"] == "Found" and len(text.encode()) < MOST_BYTES
    assert "/home/" not in text and "/work/" not in text, "no path of a machine"


def test_the_answers_are_to_what_the_forms_ask_at_first():
    batch, lengths, serving = (LINES[kind][0]["values"] for kind in ("batch", "token_lengths", "serving"))
    assert batch["prompts"] == GUIDE.splitlines() and batch["model"] == "stories" and not batch["sampled"]
    written = ["".join(piece["text"] for piece in text["pieces"]) for text in lengths["texts"]]
    assert all(text[:23] == FIRST_TEXT[:23] for text in written)  # further on, pieces are parts of characters
    assert [amount["label"] for amount in lengths["amounts"]] == ["stories", FIRST_OTHER]
    assert len(serving["requests"]) == 7 and serving["ways"][0]["settings"]["blocks"] == [9]
