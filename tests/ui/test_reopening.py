"""A comparison that was saved opens in another page, with everything it needs to be run again."""

from __future__ import annotations

import json

import pytest
from fakes import FakeEngine
from visiting import Visitor, make_tab

from playground.ui import reopening


@pytest.fixture
def tab():
    return make_tab(FakeEngine())


@pytest.fixture
def visitor(tab):
    return Visitor(tab)


def saved(visitor, kind):
    view = visitor.tab.views.others[kind]
    visitor.call(visitor.tab.views.side_by_side.arrive, visitor.form)
    if kind == "seeds":
        visitor.form[view.samples] = 3
    visitor.compare(kind, prompt="A fox")
    visitor.call(view._saving("json"))
    return {"name": f"{kind}.json", "text": visitor.errand()["text"]}


def open_file(visitor, file):
    return visitor.call(lambda http: reopening.show(visitor.tab, file, http))


def log(visitor, kind):
    value = visitor.form.get(visitor.tab.views.others[kind].log, "")
    return [json.loads(line) for line in value.splitlines()[1:]]


def texts(visitor, kind):
    return [trace.sequences[0].text for trace in visitor.session.comparisons[kind].traces]


@pytest.mark.parametrize("kind", ["lanes", "sweep", "seeds"])
def test_it_is_shown_where_it_belongs_and_nothing_runs(tab, visitor, kind):
    file, other = saved(visitor, kind), Visitor(tab, "b")
    asked = len(tab.engine.requests)
    open_file(other, file)
    assert other.form[tab.views.open] == kind and len(tab.engine.requests) == asked
    assert f"The runs of {kind}.json" in other.says() and texts(other, kind) == texts(visitor, kind)
    assert log(other, kind)[-1] == {"type": "Done", "stopped": False}
    other.call(tab.views.others[kind]._saving("json"))
    assert json.loads(other.errand()["text"]) == json.loads(file["text"])


def test_the_lanes_are_those_of_the_file_and_run_again_as_they_were(tab, visitor):
    visitor.call(tab.views.side_by_side.arrive, visitor.form)
    visitor.set_knobs({"do_sample": True, "top_p": 0.7, "max_new_tokens": 9})
    visitor.form[tab.views.side_by_side.seeds] = 3
    file, other = saved(visitor, "lanes"), Visitor(tab, "b")
    open_file(other, file)
    heads = json.loads(other.form[tab.views.side_by_side.lanes].split("\n", 1)[1])
    header = log(other, "lanes")[0]
    assert [head["id"] for head in heads] == [group["id"] for group in header["groups"]]
    assert [head["settings"] for head in heads] == [group["settings"] for group in header["groups"]]
    assert not any(head["problem"] for head in heads)
    assert other.form[tab.controls.prompt] == "A fox" and other.knobs()["top_p"] == 0.7
    asked = [entry.request for entry in visitor.session.comparisons["lanes"].entries]
    other.compare("lanes")
    assert [entry.request for entry in other.session.comparisons["lanes"].entries] == asked


def test_no_file_changes_nothing(visitor):
    saved(visitor, "sweep")
    before = log(visitor, "sweep")
    open_file(visitor, None)
    assert log(visitor, "sweep") == before


@pytest.mark.parametrize(
    ("file", "words"),
    [
        ({"name": "a.json", "size": 210_000_000, "text": None}, "210.0 MB"),
        ({"name": "a.json", "size": 2, "text": "{}"}, "a.json: This JSON is no comparison"),
    ],
)
def test_a_bad_file_is_told_and_the_last_comparison_stays(visitor, file, words):
    saved(visitor, "lanes")
    before = log(visitor, "lanes")
    open_file(visitor, file)
    assert words in visitor.says() and log(visitor, "lanes") == before and len(texts(visitor, "lanes")) > 1


def test_runs_under_way_are_not_lost(visitor):
    file = saved(visitor, "lanes")
    visitor.session.live = type("Busy", (), {"done": False, "cancel": lambda self: None})()
    open_file(visitor, file)
    assert "would be lost" in visitor.says()
