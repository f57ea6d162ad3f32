"""Whatever a file holds, it is opened as the run that it was, or refused with a sentence; nothing breaks later."""

from __future__ import annotations

import json
import math
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from playground.metrics.scores import reconcile
from playground.requests.request import GenerationRequest
from playground.sharing.csv_table import candidates_csv
from playground.sharing.open_trace import MAX_BYTES, open_log, open_trace
from playground.sharing.token_table import draw_rows
from playground.trace import DraftJudged, DraftRound, DraftToken, Failed, Sound, Trace, event_to_line, replace
from tests.support import fakes
from visualizers.export import export_html
from visualizers.figures.curves import curves_figure

REQUEST = GenerationRequest("x", "a b", config={"max_new_tokens": 3})


def drafted() -> Trace:
    trace = Trace.fold(fakes.sampled(REQUEST))
    tokens = [DraftToken(step.chosen.token_id, "x", None, -1.0, i < 2) for i, step in enumerate(trace.all_steps)]
    trace.add(DraftJudged(DraftRound(0, 0, tokens, 2, 5, "y", "correction", 0.1, 0.1)))
    return trace


def spoken(rate: int = 8000, samples: str = "AAABAP9/") -> Trace:
    *events, finished = fakes.sampled(REQUEST)
    return Trace.fold([*events, replace(finished, sound=Sound(rate, samples))])


RUNS = {
    "sampled": Trace.fold(fakes.sampled(REQUEST)),
    "beams": Trace.fold(fakes.beams(REQUEST)),
    "drafted": drafted(),
    "spoken": spoken(),
    "failed": Trace.fold([Failed("It broke.", "Mend it.")]),
    "unfinished": Trace.fold([*fakes.sampled(REQUEST)][:-1]),
}


@pytest.mark.parametrize("name", RUNS)
def test_a_run_opens_from_a_text_a_file_and_a_log(name, tmp_path):
    trace = RUNS[name]
    file = tmp_path / "run.json"
    file.write_text(trace.to_json(), encoding="utf-8")
    assert open_trace(trace.to_json()) == open_trace(file) == trace
    file.write_bytes(b"\xef\xbb\xbf" + trace.to_json().encode())
    assert open_trace(file) == trace
    log = open_log("".join(map(event_to_line, trace.events())))
    assert [step.chosen.token_id for step in log.all_steps] == [step.chosen.token_id for step in trace.all_steps]
    assert log.sequences == [] or log.sequences[0].text == trace.sequences[0].text


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "not JSON"),
        ("hello", "not JSON"),
        ('{"format": 1, "events": []}', "no beginning"),
        ('{"format": 1, "events": [{"type": "Queued", "ahead": 1}]}', "no beginning"),
        ('{"format": 2, "events": []}', "format 2; this version reads format 1"),
        ('{"events": []}', "format None"),
        ("[" * 200_000, "nested too deeply"),
        (RUNS["sampled"].to_json()[:-40], "not JSON"),
        (RUNS["sampled"].to_json().replace("-0.69", '"-0.69', 1), "not JSON"),
    ],
)
def test_texts_that_are_refused(text, message):
    with pytest.raises(ValueError, match=re.escape(message)) as caught:
        open_trace(text)
    assert str(caught.value).endswith(".")


def test_files_that_are_refused(tmp_path):
    (tmp_path / "latin").write_bytes(b'{"format": "\xe9"}')
    for name, message in (("latin", "not text in UTF-8"), ("missing", "There is no file"), ("", "There is no file")):
        with pytest.raises(ValueError, match=message) as caught:
            open_trace(tmp_path / name)
        assert str(tmp_path) + os.sep not in str(caught.value)  # where things lie on a server is nobody's business
    os.mkfifo(tmp_path / "pipe")  # reading it would wait for ever
    with pytest.raises(ValueError, match="There is no file"):
        open_trace(tmp_path / "pipe")


def test_a_file_that_is_too_large_is_not_read(tmp_path, monkeypatch):
    file = tmp_path / "huge.json"
    with file.open("wb") as writer:
        writer.truncate(200_000_000)  # no blocks are written
    monkeypatch.setattr(Path, "read_text", lambda *_: pytest.fail("it was read"))
    with pytest.raises(ValueError, match=r"has 200\.0 MB; 50\.0 MB can be opened\. Record it again"):
        open_trace(file)
    with pytest.raises(ValueError, match=r"0\.1 MB can be opened"):
        open_trace("x" * 100_001, limit_bytes=100_000)
    with pytest.raises(ValueError, match="can be opened"):
        open_log("x" * (MAX_BYTES + 1))


# -------------------------------------------------------------------------------------------- parts that do not fit


def spoiled(name: str, *path, to) -> str:
    """The JSON of a run with one value replaced."""
    data = json.loads(RUNS[name].to_json())
    inner = data["events"]
    for key in path[:-1]:
        inner = inner[key]
    inner[path[-1]] = to
    return json.dumps(data)


DEEP = json.loads("[" * 900 + "]" * 900)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (spoiled("sampled", 0, "num_sequences", to=10**15), "too many sequences"),
        (spoiled("sampled", 0, "num_sequences", to=0), "too many sequences"),
        (spoiled("sampled", 0, "max_new_tokens", to=10**15), "too many sequences or tokens"),
        (spoiled("sampled", 0, "effective", to={"a": DEEP}), "contradict each other"),
        (spoiled("sampled", 1, "step", "sequence", to=-1), "belongs to no sequence"),
        (spoiled("sampled", 1, "step", "index", to=10**15), "belongs to no sequence"),
        (spoiled("sampled", 1, "step", "chosen", "raw_logprob", to="x"), 'Candidate.raw_logprob is "x"'),
        (spoiled("sampled", 1, "step", "elapsed", to=math.nan), "Step.elapsed is NaN: it must be a number"),
        (spoiled("sampled", -1, "sequences", 0, "logprobs", to=[]), "not as many log-probabilities"),
        (spoiled("sampled", 1, "step", "chosen", "logprob", to=None), "contradict each other"),
        (spoiled("beams", 1, "step", "candidates", 0, "parent", to=7), "continues one that does not exist"),
        (spoiled("beams", 1, "step", "candidates", 0, "parent", to=-1), "continues one that does not exist"),
        (spoiled("beams", 1, "step", "candidates", 0, "beam", to=None), "has no place"),
        (spoiled("beams", -1, "sequences", 0, "beams", to=[]), "not as many beams"),
        (spoiled("beams", -1, "sequences", 0, "beams", to=[5, 5, 5]), "contradict each other"),
        (spoiled("beams", -1, "sequences", 0, "token_ids", 1, to=424242), "contradict each other"),
        (spoiled("beams", 0, "effective", to={"length_penalty": "x"}), "contradict each other"),
        (spoiled("drafted", 1, "round", "num_accepted", to=99), "accepts more tokens"),
        (spoiled("drafted", 1, "round", "num_accepted", to=-1), "accepts more tokens"),
    ],
)
def test_a_damaged_trace_is_refused(text, message):
    with pytest.raises(ValueError, match=re.escape(message)) as caught:
        open_trace(text)
    assert str(caught.value).endswith("run its request again.")


def places(value, path=()):
    """The path to everything inside plain data."""
    inside = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, item in inside:
        yield (*path, key)
        yield from places(item, (*path, key))


VALUES = (
    st.none() | st.booleans() | st.sampled_from([0, -1, 1, 2, 99, 2**40, 0.5, -math.inf, math.inf, 1e300, "", "x"])
    | st.builds(list) | st.builds(dict) | st.builds(lambda: [0]) | st.builds(lambda: [None])  # new ones each time
)  # fmt: skip
PLACES = {name: [*places(json.loads(trace.to_json())["events"])] for name, trace in RUNS.items()}


@pytest.mark.slow
@settings(max_examples=300)
@given(st.data())
def test_what_opens_can_be_shown(data):
    """One or two values of a run are replaced by others: what is not refused breaks nothing that comes after."""
    name = data.draw(st.sampled_from([*RUNS]))
    plain = json.loads(RUNS[name].to_json())
    for _ in range(data.draw(st.integers(1, 2))):
        path = data.draw(st.sampled_from(PLACES[name]))
        inner = plain["events"]
        try:
            for key in path[:-1]:
                inner = inner[key]
            inner[path[-1]] = data.draw(VALUES)
        except (LookupError, TypeError):  # the first one has put something else there
            continue
    try:
        trace = open_trace(json.dumps(plain))
    except ValueError as error:
        assert str(error).endswith(".")
        return
    for number in range(len(trace.sequences)):
        trace.steps_of(number)
    assert trace.acceptance is None or trace.acceptance.num_rounds
    reconcile(trace)
    candidates_csv(trace)
    curves_figure(trace)
    export_html(trace)
    again = open_log("".join(map(event_to_line, trace.events())))
    assert len(again.all_steps) == len(trace.all_steps)
    assert open_trace(trace.to_json()) == trace


def test_opening_needs_no_library():
    heavy = "{'torch', 'transformers', 'gradio'}"
    code = f"import sys, playground.sharing.open_trace; assert not {heavy} & set(sys.modules)"
    subprocess.run([sys.executable, "-c", code], check=True)


@pytest.mark.parametrize(
    ("rate", "samples"), [(0, "AAAA"), (10**6, "AAAA"), (8000, "AA=A"), (8000, "<b>"), (8000, "AA==")]
)
def test_a_sound_that_is_none_is_refused(rate, samples):
    with pytest.raises(ValueError, match="its sound cannot be read"):
        open_trace(spoken(rate, samples).to_json())


# Python would compute 3 ** 2**70 to its last digit, with the lock of the interpreter held.
LARGE_NUMBERS = """
import json
from playground.metrics.scores import reconcile
from playground.requests.request import GenerationRequest
from playground.sharing.open_trace import open_log, open_trace
from playground.trace import Started, Trace, event_to_line, replace
from tests.support import fakes

request = GenerationRequest("x", "a b", config={"max_new_tokens": 3})
for events in (fakes.sampled(request), fakes.beams(request)):
    events = list(events)
    for number in (2**70, 2**63, 10**400, -(2**70), 1e308, -1e308, 51.0):
        trace = Trace.fold(
            replace(each, effective={"length_penalty": number}) if isinstance(each, Started) else each
            for each in events
        )
        reconcile(trace)
        for opened, text in ((open_trace, trace.to_json()), (open_log, "".join(map(event_to_line, trace.events())))):
            try:
                opened(text)
            except ValueError as error:
                assert "This trace is damaged" in str(error), error
            else:
                raise AssertionError((number, opened))
print("refused")
"""


def test_a_large_number_in_a_setting_is_refused_at_once():
    done = subprocess.run(
        [sys.executable, "-c", LARGE_NUMBERS], cwd=Path(__file__).parents[2], timeout=60, capture_output=True, text=True
    )
    assert done.stdout == "refused\n", done.stderr


@pytest.mark.parametrize("place", ["config", "effective", "request"])
@pytest.mark.parametrize("number", [2**64, -(10**30), 1e300, math.nan])
def test_no_number_of_a_run_is_larger_than_any_knob_takes(place, number):
    for value in ({"x": number}, {"x": [{"y": [number]}]}):
        run = json.loads(RUNS["sampled"].to_json())
        started = next(event for event in run["events"] if event["type"] == "Started")
        started[place] |= value
        with pytest.raises(ValueError, match="a number is too large"):
            open_trace(json.dumps(run))


@pytest.mark.parametrize("logprob", [0.2, 800.0, 1e308])
def test_no_token_is_more_than_certain(logprob):
    """exp() of it would be more than a float holds, wherever a lesson or a question asks for the probability."""
    for events in (fakes.sampled(REQUEST), fakes.beams(REQUEST)):
        run = json.loads(Trace.fold(events).to_json())
        step = next(event["step"] for event in run["events"] if "step" in event)
        lists = [step.get("candidates") or step["distribution"]["candidates"]]
        lists += [each["candidates"] for each in step.get("distributions", ())]
        if "chosen" in step:
            step["watched"] = [dict(step["chosen"])]
            lists.append(step["watched"])
        for candidates in lists:
            certain, candidates[-1]["raw_logprob"] = candidates[-1]["raw_logprob"], logprob
            with pytest.raises(ValueError, match="a probability is larger than 1"):
                open_trace(json.dumps(run))
            candidates[-1]["raw_logprob"] = certain


def test_each_candidate_of_a_draw_has_its_luck():
    run = json.loads(Trace.fold(fakes.sampled(REQUEST)).to_json())
    step = next(event["step"] for event in run["events"] if "step" in event)
    count = len(step["distribution"]["candidates"])
    step["draw"] = {"luck": [0.5] * count, "contenders": []}
    assert len([*draw_rows(open_trace(json.dumps(run)))]) >= count
    for wrong in (0, count - 1, count + 1):
        step["draw"]["luck"] = [0.5] * wrong
        with pytest.raises(ValueError, match="the luck of a step does not fit its candidates"):
            open_trace(json.dumps(run))
