"""A trace is its events: folding, JSON and the wire lose nothing and refuse what is not theirs."""

from __future__ import annotations

import json
import math
import re
import types
import typing

import pytest
from hypothesis import given
from hypothesis import strategies as st

from playground import trace as t
from playground.requests.request import GenerationRequest
from playground.trace.acceptance import acceptance
from playground.trace.serialization import to_line
from tests.support import fakes
from tests.support.slow import one_in

TEXT = st.text(max_size=6)
NUMBER = st.floats(allow_nan=False, allow_infinity=False, width=32)
PLAIN = st.integers() | NUMBER | TEXT | st.booleans() | st.none() | st.lists(st.integers(), max_size=2)
SCALARS = {str: TEXT, float: NUMBER, int: st.integers(-(2**60), 2**60), bool: st.booleans(), object: PLAIN}


def made(hint: typing.Any) -> st.SearchStrategy:
    """Values of a type, with every field of every class that stands in an event."""
    if hint in SCALARS:
        return SCALARS[hint]
    if typing.get_origin(hint) in (types.UnionType, typing.Union):
        return st.one_of(*(st.none() if option is types.NoneType else made(option) for option in typing.get_args(hint)))
    if typing.get_origin(hint) is list:
        return st.lists(made(*typing.get_args(hint)), max_size=2)
    if typing.get_origin(hint) is dict:
        return st.dictionaries(TEXT, made(typing.get_args(hint)[1]), max_size=2)
    return st.builds(hint, **{name: made(field) for name, field in typing.get_type_hints(hint).items()})


EVENTS = [*t.EVENTS.values()]
events = st.one_of(*map(made, EVENTS))


@given(events)
def test_an_event_survives_json(event):
    assert t.event_from_dict(json.loads(json.dumps(t.event_to_dict(event)))) == event


@given(st.lists(events, max_size=6))
def test_a_trace_survives_json(log):
    trace = t.Trace.fold(log)
    assert t.Trace.from_json(trace.to_json()) == trace.for_files()  # a drawn name may look like a path


@pytest.mark.parametrize(
    ("told", "kept"),
    [
        ([], None),
        ([t.Shared(1)], None),
        ([t.Shared(3), t.Shared(1)], t.Shared(3)),
        ([t.Shared(2, apart=True), t.Shared(4, apart=True), t.Shared(1)], t.Shared(4, apart=True)),
        ([t.Shared(2, apart=True), t.Shared(4), t.Shared(3, apart=True)], t.Shared(4)),
    ],
)
def test_a_trace_knows_in_what_company_it_was(told, kept):
    trace = t.Trace.fold(told)
    assert trace.shared == kept
    assert list(trace.events()) == ([kept] if kept else [])


@given(events)
def test_the_wire_is_one_line_of_json_that_names_its_type(event):
    line = t.event_to_line(event)
    assert line.endswith("\n") and line.count("\n") == 1 and "<" not in line
    assert json.loads(line)["type"] == type(event).__name__


def test_rows_on_the_wire_follow_their_fields():
    candidate = t.Candidate(7, "</script>", -1.23456789, None, 1, None, "TopKLogitsWarper", [-0.5, None])
    step = t.Step(0, 0, candidate, None, t.Distribution([candidate], 1.0, 0.5, 9), 0.1, 0.2)
    wire = json.loads(t.event_to_line(t.Stepped(step)))["step"]
    row = dict(zip(t.ROW_FIELDS["Candidate"], wire["chosen"], strict=True))
    assert row == {
        "token_id": 7,
        "text": "</script>",
        "raw_logprob": -1.23456789,
        "logprob": None,
        "raw_rank": 1,
        "rank": None,
        "removed_by": "TopKLogitsWarper",
        "stage_logprobs": [-0.5, None],
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
        ('{"format": "' + "9" * 999 + '", "events": []}', "format '999"),
        ('{"format": 1, "events": [{"type": "Exploded"}]}',
         'events[0].type is "Exploded": it must be one of Queued, Loading'),
        ('{"format": 1, "events": [{"type": ["Queued"]}]}', 'events[0].type is ["Queued"]: it must be one of'),
        ('{"format": 1, "events": [{}]}', "events[0].type is null: it must be one of"),
        ('{"format": 1, "events": [{"type": "Queued"}]}', "Queued lacks ahead"),
        ('{"format": 1, "events": [{"type": "Queued", "ahead": 1, "more": 2}]}', 'Queued has no field "more"'),
        ('{"format": 1, "events": 5}', "its events are not a list"),
        ('{"format": 1, "events": {"a": 5}}', "its events are not a list"),
        ('{"format": 1, "events": [5]}', "events[0] is 5: it must be an object"),
        ('{"format": 1, "events": [{"type": "Stepped", "step": 5}]}', "Stepped.step is 5: it must be a Step"),
        ('{"format": 1, "events": [{"type": "Queued", "ahead": "\\ud800"}]}', "half a character"),
        ('{"format": 1, "events": [{"type": "Loading", "model": "\ud800"}]}', "half a character"),
        ('{"format": 1, "events": [{"type": "Queued", "ahead": ' + "9" * 5000 + "}]}", "not JSON"),
        ('{"format": 1, "events": ' + "[" * 100_000, "nested too deeply"),
    ],
)
def test_what_is_no_trace_is_refused(text, message):
    with pytest.raises(ValueError, match=re.escape(message)) as caught:
        t.Trace.from_json(text)
    assert str(caught.value).endswith(".")


STEP = t.event_to_dict(
    t.Stepped(
        t.Step(
            0, 1, t.Candidate(5, "a", -0.5, None, 1, None, "X", [-0.5, -0.6]), "a",
            t.Distribution([t.Candidate(5, "a", -0.5, None)], 1.0, 0.5, 9, [t.Stage("X", 0.5, 3, 0.1, 0.2)]),
            0.1, 0.2, [t.Reranked(5, "a", 0.5, 0.1, 0.2)], t.LayerContrast(1, 6, [0, 1], [0.1, 0.2]),
            True, [t.Candidate(6, "b", -0.5, None)],
        )
    )
)  # fmt: skip


def places(value, path=()):
    """The path to everything inside plain data."""
    inside = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, item in inside:
        yield (*path, key)
        yield from places(item, (*path, key))


@pytest.mark.parametrize("path", [path for path in places(STEP) if path != ("type",)], ids=str)
@pytest.mark.parametrize("wrong", ["x", True, math.nan, [[]], {"a": {}}, 1.5, 10**400], ids=repr)
def test_a_value_of_a_wrong_type_is_refused_wherever_it_stands(path, wrong):
    data = json.loads(json.dumps(STEP))
    inner = data
    for key in path[:-1]:
        inner = inner[key]
    right, inner[path[-1]] = inner[path[-1]], wrong
    fits_too = (isinstance(wrong, str) and (isinstance(right, str) or path[-1] in ("removed_by", "piece"))) or (
        wrong == 1.5 and (isinstance(right, float) or path[-1] == "logprob")
    ) or (wrong is True and right is True)
    if fits_too:
        assert t.event_to_dict(t.event_from_dict(data)) == data
    else:
        with pytest.raises(ValueError, match=r"must be|has no field|lacks"):
            t.event_from_dict(data)


@given(events, st.data())
def test_whatever_is_put_in_is_refused_or_of_the_right_type(event, data):
    plain = json.loads(json.dumps(t.event_to_dict(event)))
    paths = [path for path in places(plain) if path != ("type",)]
    path = data.draw(st.sampled_from(paths))
    inner = plain
    for key in path[:-1]:
        inner = inner[key]
    inner[path[-1]] = data.draw(PLAIN)
    try:
        read = t.event_from_dict(plain)
    except ValueError:
        return
    t.event_to_line(read)
    assert t.event_from_dict(t.event_to_dict(read)) == read


def test_a_file_of_before_the_newer_fields_still_opens():
    def without(value, names):
        if isinstance(value, dict):
            return {key: without(item, names) for key, item in value.items() if key not in names}
        return [without(item, names) for item in value] if isinstance(value, list) else value

    newer = ("reranked", "layers", "group", "diversity_penalty", "bank", "progress", "forced", "beams", "note",
             "processors", "request", "versions", "given")  # fmt: skip
    for script in (fakes.sampled, fakes.beams):
        trace = t.Trace.fold(script(GenerationRequest("x", "a b", config={"max_new_tokens": 3})))
        older = json.dumps(without(json.loads(trace.to_json()), newer))
        opened = t.Trace.from_json(older)
        assert [step.chosen for step in opened.all_steps] == [step.chosen for step in trace.all_steps]
        assert len(opened.beam_steps) == len(trace.beam_steps) and opened.started.processors == []

def test_a_diagnostic_keeps_its_change_and_old_ones_have_none():
    problem = t.Diagnostic("top_k", "error", "No.", "Set it.", {"top_k": 4, "stop_strings": ["."]}, {"top_k": None})
    failed = t.Failed("No.", "Set it.", "RequestError", [problem])
    assert t.event_from_line(t.event_to_line(failed)) == failed == t.event_from_dict(t.event_to_dict(failed))
    before = {"type": "Failed", "message": "No.", "diagnostics": [
        {"knob": "top_k", "severity": "error", "message": "No.", "fix": "Set top_k to 4."},
    ]}  # fmt: skip
    for read in (t.event_from_dict(before), t.event_from_line(json.dumps(before))):
        (old,) = read.diagnostics
        assert (old.fix, old.change, old.otherwise) == ("Set top_k to 4.", None, None)
    for wrong in (5, "top_k", [{}]):
        damaged = t.event_to_dict(failed)
        damaged["diagnostics"][0]["change"] = wrong
        with pytest.raises(ValueError, match=r"Diagnostic.change is .*: it must be an object"):
            t.event_from_dict(damaged)


# ------------------------------------------------------------------------------------------------- lines, read again


@given(events)
def test_a_line_is_read_again(event):
    assert t.event_from_line(t.event_to_line(event)) == event


@given(st.lists(events, max_size=6))
def test_a_log_is_the_trace_again(log):
    trace = t.Trace.fold(log)
    read = t.Trace.from_lines("".join(map(t.event_to_line, log)))
    assert json.loads(read.to_json()) == json.loads(trace.to_json())


@pytest.mark.parametrize("value", [2**64, -(2**63) - 1, "half a \ud83d", {"a": [math.nan, 2**70]}])
def test_a_line_holds_what_only_pythons_own_json_can_write(value):
    """A seed may be any number, and a text that a model gave may break off within a character."""
    line = to_line({"type": "Told", "value": value, "text": "<b>"})
    expected = {"a": [None, 2**70]} if isinstance(value, dict) else value
    assert json.loads(line) == {"type": "Told", "value": expected, "text": "<b>"} and "<" not in line


def test_what_nests_too_deeply_is_refused():
    with pytest.raises(RecursionError):
        to_line({"value": json.loads("[" * 900 + "]" * 900)})


def test_what_has_no_form_in_json_is_refused():
    with pytest.raises(TypeError, match="object has no form"):
        to_line({"value": object()})


@pytest.mark.parametrize("script", one_in(2, [fakes.sampled, fakes.beams]))
def test_a_log_that_is_still_on_its_way(script):
    events = list(script(GenerationRequest("x", "a", config={"max_new_tokens": 3})))
    text = "".join(map(t.event_to_line, events))
    lines = text.splitlines(keepends=True)
    for cut in range(len(text)):
        whole = text[:cut].count("\n")
        assert t.Trace.from_lines(text[:cut]) == t.Trace.from_lines("".join(lines[:whole]))


def test_minus_infinity_and_rows_that_have_fewer_fields():
    row = t.BeamCandidate(5, "a", "a", 0, -math.inf, -math.inf, -math.inf, "pruned")
    step = t.BeamsAdvanced(t.BeamStep(0, 0, [row], [], [-math.inf], 0.1, 0.2))
    assert t.event_from_line(t.event_to_line(step)) == step
    trace = t.Trace.fold([step])
    assert t.Trace.from_json(trace.to_json()) == trace
    json.loads(trace.to_json(), parse_constant=pytest.fail)  # JSON has no infinity: other programs read this file too
    data = json.loads(t.event_to_line(step))
    data["step"]["candidates"][0] = data["step"]["candidates"][0][:8]  # as it was before groups and banks
    assert t.event_from_line(json.dumps(data)) == step


LONG_ROW = '[1, "a", null, null, true, 0.5, null, null, 6]'  # with one value more than a drafted token has


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("", "Line 1 of this log is damaged"),
        ("{", "Line 1"),
        ("[]", "it must be an object"),
        ('{"type": "Stepped", "step": {}}', "Step lacks sequence"),
        ('{"type": "Finished", "sequences": [], "num_tokens": null}', "num_tokens is null: it must be a whole number"),
        ('{"type": "DraftJudged", "round": {"drafted": [{"token_id": 5}]}}', "must be a DraftToken"),
        (f'{{"type": "DraftJudged", "round": {{"drafted": [{LONG_ROW}]}}}}', "must be a DraftToken"),
        ('{"type": "DraftJudged", "round": {"drafted": [[1, "a", null, null, 1]]}}', "accepted is 1: it must be true"),
        ('{"type": "DraftJudged", "round": {"drafted": [[1, "a", null, null, true, "x"]]}}', "overlap is"),
    ],
)  # fmt: skip
def test_a_line_that_is_damaged(line, message):
    with pytest.raises(ValueError, match=message):
        t.Trace.from_lines(line + "\n")


def drafted_round(**more) -> t.DraftRound:
    tokens = [t.DraftToken(5, "x", -0.5, -1.0, True, 0.25), t.DraftToken(6, "y", None, None, False)]
    return t.DraftRound(0, 0, tokens, 1, 9, "z", "correction", 0.1, 0.2, **more)


def test_the_figures_are_those_of_the_rounds():
    trace = t.Trace.fold([t.DraftJudged(drafted_round())])
    assert trace.acceptance == acceptance([drafted_round()])
    assert trace.acceptance.num_judged_draft_tokens == 2 and trace.acceptance.expected_acceptance_rate == 0.25


def test_traces_from_before_overlaps_were_noted_open():
    trace = t.Trace.fold([t.DraftJudged(drafted_round())])
    whole, line = json.loads(trace.to_json()), json.loads(t.event_to_line(t.DraftJudged(drafted_round())))
    assert [row[5] for row in line["round"]["drafted"]] == [0.25, None]
    for token in whole["events"][0]["round"]["drafted"]:
        del token["overlap"], token["uniform"], token["ratio"]
    for row in line["round"]["drafted"]:
        del row[5:]
    for old in (t.Trace.from_json(json.dumps(whole)), t.Trace.from_lines(json.dumps(line) + "\n")):
        (opened,) = old.draft_rounds
        assert [token.overlap for token in opened.drafted] == [None, None]
        assert opened.drafted[0].draft_logprob == -0.5
        assert old.acceptance.expected_acceptance_rate is None and old.acceptance.num_accepted_draft_tokens == 1


def test_an_unfinished_trace_has_no_sequences():
    assert t.Trace().sequences == [] and t.Trace().steps == [] and t.Trace().acceptance is None
