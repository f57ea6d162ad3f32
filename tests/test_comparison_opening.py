"""A saved comparison opens as it was, and nothing that a file can hold breaks the page."""

from __future__ import annotations

import copy
import dataclasses
import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from playground import GenerationRequest
from playground.comparison import Axis, Comparison, Entry, Group
from playground.comparison_files import to_csv, to_json
from playground.comparison_opening import OPENABLE, open_comparison
from playground.trace import Trace
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


@pytest.mark.parametrize("kind", OPENABLE)
def test_what_was_saved_is_opened(kind):
    saved = comparison(kind)
    opened = open_comparison(to_json(saved))
    assert opened.traces == saved.traces and opened.kind == kind and opened.axes == saved.axes
    assert opened.over and to_json(opened) == to_json(saved) and to_csv(opened) == to_csv(saved)
    assert [group.id for group in opened.groups] == list(range(len(saved.groups)))
    header, *others = opened.lines().splitlines()
    assert others == saved.lines().splitlines()[1:] and json.loads(header)["prompt"] == "Once"


@pytest.mark.parametrize("kind", OPENABLE)
def test_a_request_has_the_seed_that_was_used(kind):
    saved = comparison(kind)
    seeds = [entry.request.seed for entry in open_comparison(to_json(saved)).entries]
    used = [trace.seed for trace in saved.traces]
    assert seeds == [i if seed is None else seed for i, seed in enumerate(used)] and seeds[0] == used[0] != 0


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
        ("lanes", setting("kind", "trial"), "kind 'trial'; lanes, sweep, seeds can be opened"),
        ("lanes", setting("kind", []), "kind []"),
        ("lanes", setting("kind", "seeds"), "2 groups; 1 fit"),
        ("lanes", setting("kind", "sweep"), "no grid"),
        ("lanes", setting("axes", SAVED["sweep"]["axes"]), "is no sweep"),
        ("lanes", setting("entries", 0, "group", 2), "do not belong together"),
        ("lanes", setting("entries", 0, "group", -1), "do not belong together"),
        ("lanes", setting("entries", 1, "group", True), "do not belong together"),
        ("lanes", setting("entries", 0, "group", []), "damaged"),
        ("lanes", setting("groups", 0, "label", 7), "damaged"),
        ("lanes", without("groups"), "damaged"),
        ("lanes", setting("entries", 0, "request", {"model": "stories", "speed": 3}), "no field 'speed'"),
        ("lanes", setting("entries", 0, "trace", {}), "Run 1 of this comparison cannot be opened. This JSON is not"),
        ("lanes", setting("entries", 2, "trace", "events", [{"type": "Odd"}]), "Run 3"),
        ("lanes", setting("entries", 0, "trace", "events", -1, "sequences", 0, "logprobs", [0.5]), "as many numbers"),
        ("sweep", setting("groups", 0, "place", [0, 1]), "no grid"),
        ("sweep", setting("groups", 0, "place", [[], 0]), "no grid"),
        ("sweep", setting("axes", 0, "values", ["1"]), "no grid"),
        ("sweep", setting("axes", 0, "values", [1, 2]), "damaged"),
        ("sweep", setting("axes", []), "no grid"),
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
    with pytest.raises(ValueError, match="This comparison has"):
        open_comparison("[]", limit_bytes=1)


def places_in(data, path=()):
    """The path to every value in it."""
    yield path
    inner = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for key, value in inner:
        yield from places_in(value, (*path, key))


PLACES = [(kind, path) for kind in SAVED for path in places_in(SAVED[kind]) if path]
ODD = st.sampled_from([None, True, -1, 0, 10**30, 0.5, "", "x", [], [[]], {}, {"x": 1}, float("nan")])


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
