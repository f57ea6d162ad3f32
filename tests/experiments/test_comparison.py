"""A comparison: what it keeps of many runs, and what it tells a page of them."""

from __future__ import annotations

import itertools
import json

import pytest

from playground.experiments.comparison import KINDS, MEASURE_SECONDS, Axis, Comparison, Entry, Group
from playground.metrics.run_metrics import METRICS
from playground.requests.request import GenerationRequest
from playground.sharing.comparison_files import to_json
from playground.trace import Failed, Finished, Queued, Stepped, event_to_line
from tests.support.fakes import beams, sampled

REQUEST = GenerationRequest("stories", "A fox", config={"max_new_tokens": 5}, seed=3)


def comparison(kind, groups=2, each=1, clock=lambda: 0.0):
    made = [Group(chr(65 + n), f"Strategy {n}", "stories", place=(0, n), id=10 + n) for n in range(groups)]
    entries = [Entry(n, REQUEST) for n in range(groups) for _ in range(each)]
    return Comparison(kind, REQUEST.prompt, made, entries, [Axis("top_k", ["1", "2"])], clock)


def lines(text):
    return [json.loads(line) for line in text.splitlines()]


def told(made, events):
    """The lines about `events`, (number, event) each."""
    return lines("".join(made.add(number, event) for number, event in events))


def of(kind, found):
    return [line for line in found if line["type"] == kind]


@pytest.mark.parametrize("kind", KINDS)
def test_the_header_says_what_there_is(kind):
    (header,) = lines(comparison(kind, each=2).header())
    assert (header["type"], header["kind"], header["prompt"]) == ("Comparison", kind, "A fox")
    assert [(group["label"], group["id"], group["place"]) for group in header["groups"]] == [
        ("A", 10, [0, 0]), ("B", 11, [0, 1]),
    ]  # fmt: skip
    assert [(entry["group"], entry["seed"]) for entry in header["entries"]] == [(0, 3), (0, 3), (1, 3), (1, 3)]
    assert header["axes"] == [{"knob": "top_k", "values": ["1", "2"]}]
    assert [metric["name"] for metric in header["metrics"]] == list(METRICS)


def test_lanes_are_told_every_event_as_it_is():
    events = list(sampled(REQUEST))
    found = of("Of", told(comparison("lanes"), [(1, event) for event in events]))
    assert [line["event"] for line in found] == [json.loads(event_to_line(event)) for event in events]
    assert {line["entry"] for line in found} == {1}


@pytest.mark.parametrize("kind", ["sweep", "seeds", "trial"])
def test_other_runs_are_told_token_by_token(kind):
    made = comparison(kind)
    found = told(made, [(1, event) for event in sampled(REQUEST)])
    assert [line["type"] for line in found if line["type"] != "Measured"] == ["Begun", *["Tokens"] * 5, "Ended"]
    (end,) = of("Ended", found)
    steps = made.traces[1].steps
    tokens = [token for line in of("Tokens", found) for token in line["tokens"]]
    assert [token[:3] for token in tokens] == [[s.chosen.token_id, s.chosen.text, s.piece] for s in steps]
    numbers = [(s.chosen.logprob, s.chosen.raw_logprob, s.distribution.entropy_after) for s in steps]
    for token, expected in zip(tokens, numbers, strict=True):
        assert tuple(token[3:]) == pytest.approx(expected, abs=1e-5)
    assert end == {
        "type": "Ended", "entry": 1, "text": made.traces[1].sequences[0].text, "stop_reason": "length", "failed": None,
    }  # fmt: skip


def test_a_search_tells_its_tokens_at_its_end():
    found = told(comparison("sweep"), [(0, event) for event in beams(REQUEST)])
    assert [line["type"] for line in found if line["type"] != "Measured"] == ["Begun", "Tokens", "Ended"]
    assert len(of("Tokens", found)[0]["tokens"]) == 5


@pytest.mark.parametrize("kind", KINDS)
def test_a_failure_is_told_and_ends_the_run(kind):
    made = comparison(kind)
    found = told(made, [(0, Queued(2)), (0, Failed("No <b>room</b>.", "Wait."))])
    ends = of("Ended", found) or [line["event"] for line in of("Of", found) if line["event"]["type"] == "Failed"]
    assert (ends[-1].get("failed") or ends[-1])["message"] == "No <b>room</b>."
    assert made.ended == 1
    assert "<b>" not in made.lines(), "no line holds markup, whatever carries it"


def test_a_group_is_measured_now_and_then_and_when_it_ends():
    now = itertools.count(0, MEASURE_SECONDS / 3)
    made = comparison("seeds", groups=1, each=2, clock=lambda: next(now))
    found = told(made, [(number, event) for number in (0, 1) for event in sampled(REQUEST)])
    measured = of("Measured", found)
    assert 3 <= len(measured) < 12
    assert [line["values"]["self_bleu"] for line in measured[:-1]] == [None] * (len(measured) - 1)
    assert measured[-1]["values"]["self_bleu"] == pytest.approx(1)
    assert measured[-1]["values"] == pytest.approx(made.metrics(0), abs=1e-5, nan_ok=True)


def test_nothing_is_measured_before_a_run_begins():
    assert told(comparison("lanes"), [(0, Queued(2))])[1:] == []


@pytest.mark.parametrize("kind", KINDS)
def test_the_whole_log_says_what_the_live_one_did(kind):
    made = comparison(kind, each=2)
    live = lines(made.header())
    live += told(made, [(n, event) for n in range(4) for event in (beams(REQUEST) if n == 2 else sampled(REQUEST))])
    live += lines(made.end(stopped=True))
    again = lines(made.lines())

    def content(found):
        tokens = {n: [] for n in range(4)}
        for line in of("Tokens", found):
            tokens[line["entry"]] += line["tokens"]
        events = [line for line in of("Of", found) if line["event"]["type"] != "Queued"]
        values = {line["group"]: line["values"] for line in of("Measured", found)}
        rest = [line for line in found if line["type"] not in ("Tokens", "Of", "Measured")]
        return tokens, sorted(map(json.dumps, events)), values, sorted(map(json.dumps, rest))

    assert content(again) == content(live)
    assert again[-1] == {"type": "Done", "stopped": True}


def test_the_log_can_be_asked_for_while_runs_go_on():
    made = comparison("seeds", groups=1)
    events = list(sampled(REQUEST))
    for event in events[:4]:
        made.add(0, event)
    made.lines()
    rest = told(made, [(0, event) for event in events[4:]])
    assert sum(len(line["tokens"]) for line in of("Tokens", rest)) == sum(isinstance(e, Stepped) for e in events[4:])
    assert isinstance(events[-1], Finished)


@pytest.mark.parametrize("kind", KINDS)
def test_a_snapshot_stays_as_it_is_while_runs_go_on(kind):
    made = comparison(kind, groups=1)
    events = list(sampled(REQUEST))
    for event in events[:4]:
        made.add(0, event)
    taken = made.snapshot()
    before = to_json(taken), taken.lines()
    rest = told(made, [(0, event) for event in events[4:]])
    assert (to_json(taken), taken.lines()) == before and taken.ended == 0
    assert made.ended == 1 and rest
    assert to_json(made.snapshot()) == to_json(made)


# ---------------------------------------------------------------------------------------- what all runs show together


def finding(clock=lambda: 0.0):
    """A trial of three runs that finds out how many have ended, and says whether that is the last word."""
    made = comparison("trial", each=1, clock=clock, groups=3)
    made.find = lambda asked: {"ended": asked.ended, "over": asked.over}
    return made


def found_in(text):
    return [line["values"] for line in of("Found", lines(text))]


def test_what_was_found_is_told_at_first_after_each_run_and_at_the_end():
    made = finding()
    told = [made.header(), *("".join(made.add(n, event) for event in sampled(REQUEST)) for n in range(3)), made.end()]
    assert [[values["ended"] for values in found_in(text)] for text in told] == [[0], [1], [2], [], [3]]
    assert [line["type"] for line in lines(told[0])] == ["Comparison", "Found"]
    assert [line["type"] for line in lines(told[-1])] == ["Found", "Done"]
    assert found_in(made.lines()) == [{"ended": 3, "over": True}] == [made.found()]


def test_it_is_over_when_all_runs_have_ended_or_were_stopped():
    made = finding()
    assert not made.over
    for event in sampled(REQUEST):
        made.add(0, event)
    assert not made.over and found_in(made.lines()) == [{"ended": 1, "over": False}]
    assert found_in(made.end(stopped=True)) == [{"ended": 1, "over": True}]
    assert found_in(made.snapshot().lines()) == [{"ended": 1, "over": True}]


def test_where_finding_out_is_dear_it_is_not_done_after_every_run():
    now = [0.0]
    made = finding(clock=lambda: now[0])
    cheap = made.find

    def dear(asked):
        now[0] += 1
        return cheap(asked)

    made.find = dear
    made.header()
    now[0] += 10
    assert found_in("".join(made.add(0, event) for event in sampled(REQUEST))) == []
    now[0] += 100
    assert [values["ended"] for values in found_in("".join(made.add(1, e) for e in sampled(REQUEST)))] == [2]
    assert [values["ended"] for values in found_in(made.end())] == [2]


@pytest.mark.parametrize("kind", KINDS)
def test_where_nothing_is_asked_nothing_is_found(kind):
    made = comparison(kind, groups=1)
    text = made.header() + "".join(made.add(0, event) for event in sampled(REQUEST)) + made.end() + made.lines()
    assert found_in(text) == [] and made.found() is None and "found" not in json.loads(to_json(made))


def test_what_was_found_is_kept_with_the_runs():
    made = finding()
    assert json.loads(to_json(made))["found"] == {"ended": 0, "over": False}
