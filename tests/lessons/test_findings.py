"""Findings of a watermark and of drafts, beside what the detector and the rounds say."""

from __future__ import annotations

import pytest

from playground.lessons.conditions import Runs
from playground.presets.recorded import recorded_log
from playground.sharing.open_trace import open_log
from playground.watermarks.green_lists import GreenLists, detect


def recorded(name: str):
    return open_log(recorded_log(name))


@pytest.mark.parametrize("name", ["lesson-watermark", "lesson-watermark-short", "lesson-watermark-sure"])
def test_z_and_the_share_of_green_tokens_are_those_of_the_detector(name):
    trace = recorded(name)
    lists = GreenLists(trace.started.effective["watermarking_config"], 2048)
    before = trace.started.prompt_tokens[-1].token_id  # decides about the first token
    found = detect([before, *trace.sequences[0].token_ids], lists)
    assert Runs(trace).value("z") == pytest.approx(found.z_score)
    assert Runs(trace).value("green") == pytest.approx(found.green_fraction)


def test_a_watermark_moves_more_at_an_open_choice_than_where_the_model_is_sure():
    story, fact = (Runs(recorded(name)) for name in ("lesson-watermark", "lesson-watermark-sure"))
    assert story.value("green_moved") > 0.5 > 0.2 > fact.value("green_moved") > 0
    assert story.value("green_before") < story.value("green")


def test_tokens_of_a_round():
    trace = recorded("lesson-drafts")
    kept = sum(each.num_accepted + (each.next_token_id is not None) for each in trace.draft_rounds)
    assert Runs(trace).value("tokens_a_round") == kept / len(trace.draft_rounds) > 1


@pytest.mark.parametrize("finding", ["z", "green", "green_before", "green_moved", "tokens_a_round", "rounds"])
def test_a_run_without_them_has_none(finding):
    assert Runs(recorded("lesson-loop")).value(finding) is None
