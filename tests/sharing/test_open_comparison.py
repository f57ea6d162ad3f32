"""A saved comparison opens as it was, and nothing that a file can hold breaks the page."""

from __future__ import annotations

import copy
import dataclasses
import gzip
import json
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from playground import GenerationRequest
from playground.engines.local import LocalEngine
from playground.experiments.comparison import KINDS, Axis, Comparison, Entry, Group
from playground.sharing.answer_files import answer_to_csv, answer_to_json
from playground.sharing.comparison_files import to_csv, to_json
from playground.sharing.comparison_tables import table_csv
from playground.sharing.open_comparison import open_comparison, open_saved
from playground.trace import Trace
from playground.watermarks.detection import Query
from tests.visualizers import made

REQUEST = GenerationRequest("stories", "Once", config={"do_sample": True, "max_new_tokens": 5})
SHAPES = {  # of each kind: the places of its groups, and its axes
    "lanes": ([(), ()], []),
    "sweep": ([(0, 0), (0, 1)], [Axis("top_p", ["0.5", "0.9"])]),
    "seeds": ([()], []),
}


def comparison(kind: str) -> Comparison:
    """With a run that was drawn, one of beams, one that failed, and one that never began."""
    places, axes = SHAPES[kind]
    groups = [Group("AB"[i], f"Strategy {i}", "stories", f"top_p 0.{i}", place=place) for i, place in enumerate(places)]
    traces = [made.sampled(), made.beams(), made.failed(), Trace()]
    entries = [Entry(i % len(groups), dataclasses.replace(REQUEST, seed=i)) for i in range(len(traces))]
    found = Comparison(kind, "Once", groups, entries, axes)
    found.traces = traces
    found.stopped = True
    return found


SAVED = {kind: json.loads(to_json(comparison(kind))) for kind in SHAPES}


@pytest.mark.parametrize("kind", SHAPES)
def test_what_was_saved_is_opened(kind):
    saved = comparison(kind)
    opened = open_comparison(to_json(saved))
    assert opened.traces == saved.traces and opened.kind == kind and opened.axes == saved.axes
    assert opened.over and to_json(opened) == to_json(saved) and to_csv(opened) == to_csv(saved)
    assert [group.id for group in opened.groups] == list(range(len(saved.groups)))
    header, *others = opened.lines().splitlines()
    assert others == saved.lines().splitlines()[1:] and json.loads(header)["prompt"] == "Once"


@pytest.mark.parametrize("kind", SHAPES)
def test_a_request_has_the_seed_that_was_used(kind):
    saved = comparison(kind)
    seeds = [entry.request.seed for entry in open_comparison(to_json(saved)).entries]
    used = [trace.seed for trace in saved.traces]
    assert seeds == [i if seed is None else seed for i, seed in enumerate(used)] and seeds[0] == used[0] != 0


# ------------------------------------------------------------------------------------------------- files of before

SAVED_BEFORE = sorted((Path(__file__).parents[1] / "saved").glob("*.json.gz"))
SCORED = ("watermark-cost", "watermark-sure")  # they hold what was found in their texts, and not the texts' reports


def before(name):
    return gzip.decompress((Path(__file__).parents[1] / "saved" / f"{name}.json.gz").read_bytes()).decode()


@pytest.mark.parametrize("name", [file.name.removesuffix(".json.gz") for file in SAVED_BEFORE])
def test_files_of_before_open_with_what_was_found_then(name):
    text = before(name)
    data = json.loads(text)
    opened = open_saved(text)
    assert opened.kind == data["kind"] == name.partition("-")[0]
    if opened.kind == "batch":
        assert data["result"].items() <= opened.answer.values.items() and opened.question.prompts == data["prompts"]
        return
    assert len(opened.traces) == len(data["entries"]) and opened.over
    found = json.loads(json.dumps(opened.found()))
    if name in SCORED:
        assert "This file does not say how the text was scored" in str(opened.find.saved(opened)["reports"])
    elif data.get("found"):
        assert seen(name, found) == seen(name, data["found"]) and seen(name, found)


def seen(name, found):
    """What of the answers was counted or measured, and follows no rule that a later version may change."""
    if name in ("watermark-pair", "watermark-quiz"):
        pairs = found.get("pairs", [{"texts": found.get("texts")}])
        return [(pair.get("left"), [text["report"] for text in pair["texts"]]) for pair in pairs]
    if name == "watermark-cost":
        return [(point["value"], point["texts"], point["share"]) for point in found["points"]]
    if name == "watermark-sure":
        return [score["values"] for score in found["scores"]]
    if name == "precision":
        return [(group["pair"], group["paces"], group["text"], group["parts_at"]) for group in found["groups"]]
    if name == "choices":
        return [(block["prompt"], block["answers"], block["overlaps"]) for block in found["blocks"]]
    names = {
        "trial-speed": ("pairs", "acceptance", "drafted", "cost", "identical"),
        "trial-lengths": ("knob", "rate", "cost", "curve"),
        "trial-same": ("counts", "p", "statistic", "positions"),
        "trial-greedy": ("texts", "equal", "at"),
    }[name]
    return [found[name] for name in names]


def test_there_is_a_file_of_each_kind():
    assert {file.name.partition("-")[0].partition(".")[0] for file in SAVED_BEFORE} == {*KINDS, "batch"}


@pytest.mark.parametrize("name", SCORED)
def test_reports_that_a_file_lacks_are_asked_for(name):
    engine, text = LocalEngine(), before(name)

    def judge_of(model, once):
        assert (model, once) == ("stories", False)
        return lambda texts, watermark, detector=None: engine.detect([Query(model, ids, watermark) for ids in texts])

    found = json.loads(json.dumps(open_comparison(text, judge_of=judge_of).found()))
    assert seen(name, found) == seen(name, json.loads(text)["found"])


@pytest.mark.parametrize("name", [file.name.removesuffix(".json.gz") for file in SAVED_BEFORE])
def test_what_is_opened_is_saved_and_opened_again(name):
    opened = open_saved(before(name))
    if opened.kind == "batch":
        assert open_saved(answer_to_json(opened)) == opened
        return
    again = open_comparison(to_json(opened))
    assert again.lines() == opened.lines() and to_json(again) == to_json(opened)
    assert table_csv(again) == table_csv(opened)


# -------------------------------------------------------------------------------------------- what is no comparison


def without(name):
    return lambda data: data.pop(name)


def setting(*path):
    *path, last, value = path

    def change(data):
        for part in path:
            data = data[part]
        data[last] = value

    return change


@pytest.mark.parametrize(
    ("kind", "change", "words"),
    [
        ("lanes", without("entries"), "has no runs"),
        ("lanes", setting("entries", []), "it has 0 runs"),
        ("lanes", setting("entries", {}), "has no runs"),
        ("lanes", setting("format", 9), "format 9; this version reads format 1"),
        ("lanes", setting("kind", "tree"), "kind 'tree'; lanes, sweep, seeds, trial,"),
        ("lanes", setting("kind", []), "kind []"),
        ("lanes", setting("kind", "seeds"), "2 groups; at most 1 can be opened"),
        ("lanes", setting("kind", "sweep"), "do not form a grid"),
        ("lanes", setting("axes", SAVED["sweep"]["axes"]), "is not a sweep"),
        ("lanes", setting("entries", 0, "group", 2), "do not match"),
        ("lanes", setting("entries", 0, "group", -1), "do not match"),
        ("lanes", setting("entries", 1, "group", True), "SavedRun.group is true: it must be a whole number"),
        ("lanes", setting("entries", 0, "group", []), "damaged"),
        ("lanes", setting("groups", 0, "label", 7), "damaged"),
        ("lanes", without("groups"), "damaged"),
        ("lanes", setting("entries", 0, "request", {"model": "stories", "speed": 3}), "no field 'speed'"),
        ("lanes", setting("entries", 0, "trace", {}), "Run 1 of this comparison cannot be opened. This JSON is not"),
        ("lanes", setting("entries", 2, "trace", "events", [{"type": "Odd"}]), "Run 3"),
        ("lanes", setting("entries", 0, "trace", "events", -1, "sequences", 0, "logprobs", [0.5]), "as many log-prob"),
        ("sweep", setting("groups", 0, "place", [0, 1]), "do not form a grid"),
        ("sweep", setting("groups", 0, "place", [[], 0]), "SavedGroup.place[0] is []: it must be a whole number"),
        ("sweep", setting("axes", 0, "values", ["1"]), "do not form a grid"),
        ("sweep", setting("axes", 0, "values", [1, 2]), "damaged"),
        ("sweep", setting("axes", []), "do not form a grid"),
    ],
)  # fmt: skip
def test_what_is_no_comparison_is_refused_in_words(kind, change, words):
    data = copy.deepcopy(SAVED[kind])
    change(data)
    with pytest.raises(ValueError) as refused:
        open_comparison(json.dumps(data))
    assert words in str(refused.value)


@pytest.mark.parametrize("text", ["", "{", "[]", "3", "null", '"lanes"', "[" * 100_000, '{"entries": ["\\ud800"]}'])
def test_any_other_text_is_refused(text):
    with pytest.raises(ValueError, match="Choose a file"):
        open_comparison(text)


def test_what_is_too_large_is_not_read():
    with pytest.raises(ValueError, match="This is too large"):
        open_comparison("[]", limit_bytes=1)


def places_in(data, path=()):
    """The path to every value in it."""
    yield path
    inner = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for key, value in inner:
        yield from places_in(value, (*path, key))


ASKED = {name: json.loads(before(name)) for name in ("batch", "choices", "precision", "trial-greedy")} | {
    name: json.loads(to_json(open_comparison(before(name))))
    for name in ("trial-speed", "trial-lengths", "watermark-pair", "watermark-quiz", "watermark-sure")
}
PLACES = [(kind, path) for kind in SAVED for path in places_in(SAVED[kind]) if path]
ASKED_PLACES = [
    (name, (part, *path))
    for name, data in ASKED.items()
    for part in ("asked", "result", "found", "groups")
    for path in places_in(data.get(part))
]
ODD = st.sampled_from([None, True, -1, 0, 10**30, 0.5, "", "x", [], [[]], {}, {"x": 1}, float("nan")])


@pytest.mark.slow
@given(st.sampled_from(PLACES), ODD)
@settings(max_examples=100)
def test_a_damaged_file_opens_or_is_refused(place, value):
    kind, path = place
    data = copy.deepcopy(SAVED[kind])
    setting(*path, value)(data)
    try:
        opened = open_comparison(json.dumps(data))
    except ValueError as error:
        assert str(error)
    else:
        to_csv(opened)
        json.loads(to_json(opened))


@given(st.sampled_from(ASKED_PLACES), ODD)
@settings(max_examples=150)
def test_a_file_whose_answers_are_damaged_opens_or_is_refused(place, value):
    name, path = place
    data = copy.deepcopy(ASKED[name])
    setting(*path, value)(data)
    try:
        opened = open_saved(json.dumps(data))
    except ValueError as error:
        assert str(error) and "zip()" not in str(error)
        return
    if opened.kind == "batch":
        answer_to_csv(opened)
        return
    table_csv(opened)
    json.loads(to_json(opened))
    assert "NaN" not in opened.lines()
