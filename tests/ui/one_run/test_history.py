"""The history: what the page is told of a run that begins, and what comes back from the browser's storage."""

from __future__ import annotations

import json

import pytest

from playground.requests.request import GenerationRequest
from playground.settings import Settings
from playground.ui.page.ask_kinds import LoadPastRun, ShowPastRun
from tests.support.fakes import FakeEngine
from tests.support.slow import one_in
from tests.support.visiting import Visitor, make_tab, places


@pytest.fixture(scope="module")
def tab():
    return make_tab(FakeEngine())


@pytest.fixture
def visitor(tab, request):
    return Visitor(tab, request.node.name)


def entry_of(visitor):
    """What the history was told of the run that has begun, and the log that goes with it."""
    turn, entry = visitor.form[visitor.tab.history.component].split("\n", 1)
    log_turn, log = visitor.form[visitor.tab.page.display.log].split("\n", 1)
    assert turn == log_turn
    return json.loads(entry) | {"log": log}


def past_run(kind, entry, **more):
    """What the page's script asks of a run of the list."""
    return kind(**{name: entry[name] for name in kind.__struct_fields__ if name in entry} | more)


def test_the_page_is_told_the_request_of_a_run(visitor):
    visitor.generate(prompt="A <b>cat</b>", seed="5")
    value = visitor.form[visitor.tab.history.component]
    assert "<" not in value
    entry = entry_of(visitor)
    request = GenerationRequest.from_dict(json.loads(entry["request"]))
    assert (request.prompt, request.seed) == ("A <b>cat</b>", 5)
    assert (entry["prompt"], entry["model"]) == ("A <b>cat</b>", "stories")
    assert (entry["preset"], entry["strategy"]) == ("nucleus", "Nucleus")


def test_a_request_that_cannot_run_is_no_entry(visitor):
    visitor.generate(seed="lucky")
    assert visitor.tab.history.component not in visitor.form


def test_a_past_run_is_shown_as_it_was(visitor, tab):
    visitor.generate(prompt="The first", seed="1")
    first, log = entry_of(visitor), visitor.log()
    visitor.generate(prompt="The second", seed="2")
    visitor.call(tab.history.look, past_run(ShowPastRun, first))
    assert visitor.log() == [line for line in log if line["type"] != "Queued"]
    assert visitor.session.trace.seed == 1
    assert visitor.session.request.prompt == "The first"
    assert "A past run." in visitor.says()


def test_starting_from_a_past_run_fills_the_page(visitor, tab):
    visitor.set_knobs({"do_sample": True, "temperature": 0.5, "max_new_tokens": 7, "top_p": 0.9, "top_k": 0})
    visitor.generate(prompt="The first", seed="1", top_candidates=4)
    entry, before = entry_of(visitor), tab.page.request_from(visitor.form)[0]
    visitor = Visitor(tab, "another tab")
    visitor.call(tab.history.start, past_run(LoadPastRun, entry))
    assert tab.page.request_from(visitor.form)[0] == before
    assert visitor.form[tab.page.controls.preset] == "nucleus"
    assert visitor.session.trace is None  # nothing has run


def test_the_seed_that_was_drawn_is_filled_in(visitor, tab):
    visitor.generate(seed="")
    visitor.call(tab.history.start, past_run(LoadPastRun, entry_of(visitor), seed=7))
    assert visitor.form[tab.page.controls.seed] == "7"


def test_a_large_seed_keeps_every_digit(visitor, tab):
    visitor.generate(seed=str(2**63 - 1))
    visitor.call(tab.history.start, past_run(LoadPastRun, entry_of(visitor), seed=2**63))  # as a script rounds it
    assert visitor.form[tab.page.controls.seed] == str(2**63 - 1)


@pytest.mark.parametrize(
    "broken",
    [
        {},
        {"request": "5", "log": ""},
        {"request": "{", "log": ""},
        {"request": '{"model": "stories"}', "log": "nonsense\n"},
        {"request": '{"model": "stories"}', "log": '{"type":"Stepped"}\n'},
        {"request": '{"model": "stories"}', "log": ""},
        {"request": '{"model": "stories", "hat": 1}', "log": ""},
    ],
)
def test_what_cannot_be_read_leaves_the_last_result(visitor, tab, broken):
    trace = visitor.generate(seed="3")
    log = visitor.log()
    visitor.call(tab.history.look, ShowPastRun(**broken))
    assert (visitor.session.trace, visitor.log()) == (trace, log)
    assert visitor.notes()[0]["severity"] == "error"


@pytest.mark.parametrize("kept", ["", "5", '{"model": "stories", "hat": 1}', "[]", "null", "[" * 100_000, "{}"])
def test_a_request_that_cannot_be_read_fills_nothing(visitor, tab, kept):
    visitor.generate(seed="3")
    before = dict(visitor.form)
    changed = set(visitor.call(tab.history.start, LoadPastRun(request=kept)))
    assert changed == {tab.page.display.message, tab.page.commands}
    assert {key: visitor.form[key] for key in places(tab)} == {key: before[key] for key in places(tab)}


@pytest.mark.parametrize(
    "wrong", [{"prompt": 5}, {"seed": "x"}, {"config": 7}, {"config": {"hat": 1}}, {"assistant": []}, {"model": {}}]
)
def test_values_of_the_wrong_type_are_left_out_with_a_note(visitor, tab, wrong):
    visitor.call(tab.history.start, LoadPastRun(request=json.dumps({"model": "stories", "prompt": "Hello"} | wrong)))
    assert visitor.notes()[0]["severity"] == "error"
    visitor.generate(prompt="The page still runs")
    assert visitor.session.trace.finished


@pytest.mark.parametrize(
    ("settings", "keep"),
    one_in(2, [(Settings.local(), True), (Settings.workshop(), False), (Settings.public(), False)]),
)
def test_on_a_computer_of_one_s_own_the_history_is_kept(lend_tab, settings, keep):
    assert lend_tab(FakeEngine(), settings).history.component.props["keep"] is keep
