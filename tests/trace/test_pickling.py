"""Events as bytes for another process of ours: whatever an event holds comes back, and takes little room."""

from __future__ import annotations

import pickle

from hypothesis import given
from hypothesis import strategies as st

from playground.texts import said
from playground.trace import Candidate, Failed, Step, Stepped
from tests.trace.test_trace import events


@given(st.lists(events, max_size=4))
def test_all_fields_of_all_events_come_back(told):
    assert pickle.loads(pickle.dumps(told)) == told


def test_a_sentence_keeps_its_parts():
    failed = Failed(said("Cut off after {seconds} s.", seconds=3), said("Try again."), "Cut")
    failed = pickle.loads(pickle.dumps(failed))
    assert failed.message.parts == said("Cut off after {seconds} s.", seconds=3).parts


def test_one_object_that_stands_twice_is_written_once():
    chosen = Candidate(5, "a" * 1000, -0.5, -0.5)
    data = pickle.dumps([Stepped(Step(0, index, chosen, "a", None, 0.1, 0.2)) for index in range(3)])
    assert len(data) < 2000
    steps = [each.step for each in pickle.loads(data)]
    assert steps[0].chosen == chosen and steps[0].chosen is steps[2].chosen


def test_candidates_are_written_without_the_names_of_their_fields():
    assert b"raw_logprob" not in pickle.dumps([Candidate(number, str(number), -0.5, -0.25) for number in range(10)])
