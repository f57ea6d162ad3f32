"""One mistake is told once under the button, whichever view is open and however many runs it would have stopped."""

from __future__ import annotations

import pytest

from playground.presets.presets import PRESETS
from playground.requests.request import RequestError
from playground.server.sessions import Sessions
from playground.trace import Diagnostic, Failed
from tests.support.drafted import assisted, plain
from tests.support.fakes import FakeEngine
from tests.support.lanes import open_lanes, press_lane
from tests.support.visiting import Visitor, make_tab

LONG = Diagnostic("prompt", "error", "The prompt has 600 tokens; stories can read 512.", "Shorten the prompt.")
GONE = Diagnostic("model", "error", "There is no model storys.", "Did you mean stories?")


def script(request):
    if request.prompt == "too long":  # found by the runner, once the model is there
        return iter([Failed(LONG.message, LONG.fix, "RequestError", [LONG])])
    ids = range(100, 112)
    return assisted(request, ids, draft=0.001) if request.assistant else plain(request, ids)


class PickyEngine(FakeEngine):
    """It knows no model of another name."""

    def submit(self, request, listen, owner=None):
        if not getattr(request, "request", request).model.startswith("stories"):
            raise RequestError([GONE])
        return super().submit(request, listen)


@pytest.fixture(scope="module")
def tab():
    return make_tab(PickyEngine(script))


@pytest.fixture
def visitor(tab):
    tab.page.sessions = Sessions()
    visitor = Visitor(tab)
    visitor.form[tab.views.others["batch"].prompts] = "Once\nTwice"
    return visitor


def press(visitor, view):
    """Press the button of a view; returns what the line under it says of errors: [(knob, message)]."""
    if view == "one":
        visitor.generate()
    else:
        if view == "lanes":
            visitor.call(visitor.tab.views.side_by_side.arrive, visitor.form)
        visitor.compare(view)
    return [(note["knob"], note["message"]) for note in visitor.notes() if note["severity"] == "error"]


def set_preset(visitor, view, change):
    """A strategy that the view can run, with a change of its knobs."""
    preset = PRESETS["nucleus"]
    visitor.set(preset=preset.name, assistant="stories-draft" if view == "trial" else visitor.tab.page.no_assistant)
    visitor.set_knobs({**preset.config, "max_new_tokens": 12, **change})


KNOBS = {
    "a word for a number": ({"temperature": "warm"}, "temperature"),
    "out of range": ({"top_p": 7}, "top_p"),
    "beyond the limit": ({"min_new_tokens": 10**9}, "min_new_tokens"),
    "a conflict": ({"suppress_tokens": [5], "forced_eos_token_id": 5}, "forced_eos_token_id"),
}
VIEWS = ["one", "lanes", "sweep", "seeds", "trial", "watermark", "precision", "batch", "choices"]
SERVING = "serving"  # its requests have their own prompts and knobs


def test_the_views_are_all(visitor):
    without_knobs = {SERVING, "token_lengths"}
    assert {*VIEWS, *without_knobs} == {"one", *visitor.tab.views.others}


@pytest.mark.parametrize("mistake", KNOBS)
@pytest.mark.parametrize("view", VIEWS)
def test_a_wrong_knob_is_told_once(visitor, view, mistake):
    change, knob = KNOBS[mistake]
    set_preset(visitor, view, change)
    if view == "batch":
        visitor.form[visitor.tab.views.others["batch"].decoding] = "knobs"
    if view == "sweep":  # over a knob that has nothing to do with it
        swept = visitor.tab.views.others["sweep"]
        visitor.form |= {swept.knobs[0]: "top_k", swept.values[0]: "5, 6", swept.knobs[1]: "none"}
    assert [name for name, _ in press(visitor, view)] == [knob]


@pytest.mark.parametrize("seed", ["abc", "-1", "1.5", str(2**63)])
@pytest.mark.parametrize("view", [*VIEWS, SERVING])
def test_a_wrong_seed_is_told_once(visitor, view, seed):
    set_preset(visitor, view, {})
    visitor.set(seed=seed)
    assert [name for name, _ in press(visitor, view)] == ["seed"]


@pytest.mark.parametrize("view", [*VIEWS, SERVING])
def test_half_a_character_is_told_once(visitor, view):
    set_preset(visitor, view, {})
    if view == "batch":
        visitor.form[visitor.tab.views.others["batch"].prompts] = "\ud800\nTwice"
    if view == SERVING:
        visitor.form[visitor.tab.views.others[SERVING].list.field] = "\ud800\nTwice"
    visitor.set(prompt="\ud800")
    assert len(press(visitor, view)) == 1


@pytest.mark.parametrize("view", [view for view in VIEWS if view != "batch"])
def test_a_prompt_that_is_too_long_is_told_once_for_all_runs(visitor, view):
    set_preset(visitor, view, {})
    visitor.set(prompt="too long")
    assert press(visitor, view) == [(LONG.knob, LONG.message)]


@pytest.mark.parametrize("view", ["one", "lanes", "sweep", "seeds"])
def test_a_model_that_is_not_there_is_told_once_for_all_runs(visitor, view):
    set_preset(visitor, view, {})
    visitor.set(model="storys")
    assert press(visitor, view) == [(GONE.knob, GONE.message)]


def test_lanes_that_share_a_mistake_are_named_together(visitor):
    open_lanes(visitor)
    for number in (1, 3):
        press_lane(visitor, "select", number)
        visitor.set_knobs({**visitor.knobs(), "max_new_tokens": 10**6})
    visitor.compare("lanes")
    (told,) = [note for note in visitor.notes() if note["severity"] == "error"]
    assert told["message"].startswith("Lanes B, D: max_new_tokens is 1000000")


def test_runs_that_share_why_they_could_not_begin_are_named_together(visitor):
    lanes = open_lanes(visitor)
    visitor.form[lanes.common] = False  # each lane has a model of its own
    for number in (0, 2):
        press_lane(visitor, "select", number)
        visitor.set(model="storys")
    visitor.compare("lanes", prompt="too long")
    assert [note["message"] for note in visitor.notes()] == [f"A, C: {GONE.message}", f"B, D: {LONG.message}"]
