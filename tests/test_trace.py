"""A trace is its events: folding, JSON and the wire lose nothing and refuse what is not theirs."""

from __future__ import annotations

import json
import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from playground import trace as t

TEXT = st.text(max_size=6)
NUMBER = st.floats(allow_nan=False, allow_infinity=False, width=32)
COUNT = st.integers(0, 10**6)
MAYBE_COUNT = st.none() | COUNT
MAYBE_NUMBER = st.none() | NUMBER

candidates = st.builds(t.Candidate, COUNT, TEXT, NUMBER, MAYBE_NUMBER, MAYBE_COUNT, MAYBE_COUNT, st.none() | TEXT)
stages = st.builds(t.Stage, TEXT, NUMBER, COUNT, NUMBER, NUMBER)
distributions = st.builds(
    t.Distribution, st.lists(candidates, max_size=3), NUMBER, NUMBER, COUNT, st.lists(stages, max_size=2)
)
steps = st.builds(t.Step, COUNT, COUNT, candidates, st.none() | TEXT, distributions, NUMBER, NUMBER)
beam_candidates = st.builds(
    t.BeamCandidate, COUNT, TEXT, TEXT, COUNT, NUMBER, NUMBER, NUMBER, TEXT, MAYBE_COUNT, MAYBE_NUMBER
)
beam_steps = st.builds(
    t.BeamStep,
    COUNT,
    COUNT,
    st.lists(beam_candidates, max_size=3),
    st.lists(distributions, max_size=2),
    st.lists(NUMBER, max_size=3),
    NUMBER,
    NUMBER,
)
draft_tokens = st.builds(t.DraftToken, COUNT, TEXT, MAYBE_NUMBER, MAYBE_NUMBER, st.booleans())
rounds = st.builds(
    t.DraftRound, COUNT, COUNT, st.lists(draft_tokens, max_size=3), COUNT, MAYBE_COUNT, TEXT, TEXT, NUMBER, NUMBER
)
started = st.builds(
    t.Started,
    TEXT,
    TEXT,
    COUNT,
    TEXT,
    st.lists(st.builds(t.Token, COUNT, TEXT, st.none() | TEXT), max_size=3),
    st.dictionaries(TEXT, COUNT, max_size=2),
    st.dictionaries(TEXT, st.lists(COUNT, max_size=2), max_size=2),
    st.lists(COUNT, max_size=2),
    COUNT,
)
sequences = st.builds(
    t.Sequence,
    TEXT,
    st.lists(COUNT, max_size=3),
    st.lists(NUMBER, max_size=3),
    TEXT,
    MAYBE_NUMBER,
    st.none() | st.lists(COUNT, max_size=3),
)
failed = st.builds(t.Failed, TEXT, TEXT, TEXT, st.lists(st.builds(t.Diagnostic, TEXT, TEXT, TEXT, TEXT), max_size=2))
events = st.one_of(
    st.builds(t.Queued, COUNT),
    st.builds(t.Loading, TEXT),
    started,
    st.builds(t.Stepped, steps),
    st.builds(t.BeamsAdvanced, beam_steps),
    st.builds(t.DraftJudged, rounds),
    st.builds(t.Finished, st.lists(sequences, max_size=2), NUMBER, MAYBE_NUMBER, COUNT),
    failed,
)


@given(events)
def test_an_event_survives_json(event):
    assert t.event_from_dict(json.loads(json.dumps(t.event_to_dict(event)))) == event


@given(st.lists(events, max_size=6))
def test_a_trace_survives_json(log):
    trace = t.Trace.fold(log)
    assert t.Trace.from_json(trace.to_json()) == trace


@given(events)
def test_the_wire_is_one_line_of_json_that_names_its_type(event):
    line = t.event_to_line(event)
    assert line.endswith("\n") and line.count("\n") == 1 and "<" not in line
    assert json.loads(line)["type"] == type(event).__name__


def test_rows_on_the_wire_follow_their_fields():
    candidate = t.Candidate(7, "</script>", -1.23456789, None, 1, None, "TopKLogitsWarper")
    step = t.Step(0, 0, candidate, None, t.Distribution([candidate], 1.0, 0.5, 9), 0.1, 0.2)
    wire = json.loads(t.event_to_line(t.Stepped(step)))["step"]
    row = dict(zip(t.ROW_FIELDS["Candidate"], wire["chosen"], strict=True))
    assert row == {
        "token_id": 7,
        "text": "</script>",
        "raw_logprob": -1.23457,
        "logprob": None,
        "raw_rank": 1,
        "rank": None,
        "removed_by": "TopKLogitsWarper",
    }
    assert wire["distribution"]["candidates"] == [wire["chosen"]]


@pytest.mark.parametrize("value", [math.nan, math.inf, -math.inf])
def test_the_wire_holds_nothing_that_a_browser_cannot_parse(value):
    line = t.event_to_line(t.Finished([], value, None, 0))
    assert json.loads(line, parse_constant=pytest.fail)["seconds"] is None


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "not JSON"),
        ("{", "not JSON"),
        ("[]", "not a trace"),
        ("3", "not a trace"),
        ('{"a": 1}', "not a trace"),
        ('{"format": 99, "events": []}', "format 99"),
        ('{"format": 1, "events": [{"type": "Exploded"}]}', "damaged"),
        ('{"format": 1, "events": [{"type": "Queued"}]}', "damaged"),
        ('{"format": 1, "events": [{"type": "Queued", "ahead": 1, "more": 2}]}', "damaged"),
        ('{"format": 1, "events": 5}', "damaged"),
        ('{"format": 1, "events": [5]}', "damaged"),
        ('{"format": 1, "events": [{"type": "Stepped", "step": 5}]}', "damaged"),
    ],
)
def test_what_is_no_trace_is_refused(text, message):
    with pytest.raises(ValueError, match=message):
        t.Trace.from_json(text)


def test_acceptance_by_hand():
    def made(start: int, accepted: int, drafted: int, follow: str) -> t.DraftRound:
        tokens = [t.DraftToken(i, "x", None, -1.0, i < accepted) for i in range(drafted)]
        return t.DraftRound(0, start, tokens, accepted, None if follow == "none" else 9, "y", follow, 0.1, 0.1)

    log = [made(0, 2, 3, "correction"), made(3, 3, 3, "bonus"), made(7, 0, 0, "target"), made(8, 1, 2, "none")]
    figures = t.Trace.fold(t.DraftJudged(round) for round in log).acceptance
    assert figures.num_drafts == 4
    assert (figures.num_accepted_draft_tokens, figures.num_draft_tokens) == (6, 8)
    assert figures.draft_acceptance_rate == 0.75
    assert figures.mean_acceptance_length == (3 + 4 + 1 + 1) / 4
    assert figures.acceptance_histogram == [1, 1, 1, 1]


def test_an_unfinished_trace_has_no_sequences():
    assert t.Trace().sequences == [] and t.Trace().steps == [] and t.Trace().acceptance is None
