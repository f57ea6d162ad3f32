"""What a lesson says of knobs that are only dragged, of a token that is looked at, of a number that was rolled, and of
two runs with the same luck."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from playground.lessons.conditions import Runs, read_condition
from playground.lessons.hand import Hand, read_hand
from playground.lessons.judgement import judge
from playground.lessons.lesson import LESSONS
from playground.metrics.what_if import same_text, what_if
from playground.presets.recorded_runs import recorded_log
from playground.sharing.open_trace import open_log

DICE, HOT = open_log(recorded_log("lesson-dice")), open_log(recorded_log("lesson-dice-hot"))
GREEDY = open_log(recorded_log("lesson-greedy-loop"))


def hand(**told: object) -> Hand:
    return read_hand({"knobs": {"temperature": 1.0}, **told}, DICE)


def value(name: str, held: Hand | None = None, now=None, before=None):
    return Runs(now, before, {"hand": held} if held else {}).value(name)


def test_the_words_that_change_are_those_that_what_if_foretells():
    hotter = hand(knobs={"temperature": 1.5})
    found = what_if(DICE, {"temperature": 1.5})
    assert value("hand.stays", hotter) is False
    assert value("hand.place", hotter) == found.differs_at + 1
    assert (value("hand.word", hotter), value("hand.other", hotter)) == (".", "hippo")
    assert value("hand.stays", hand()) is True and value("hand.other", hand()) is None
    low, high = same_text(DICE, "temperature").interval
    assert value("hand.low", hand()) >= low and value("hand.high", hand()) <= high  # rounded to the inside


def test_what_cannot_be_told_is_not_known():
    assert value("hand.stays", hand(knobs={"temperature": 3.0})) is None  # hotter than the contenders reach
    assert value("hand.stays", read_hand({"knobs": {"temperature": 0.5}}, GREEDY)) is None
    assert value("hand.low", read_hand({}, GREEDY)) is None
    assert value("hand.stays", read_hand({"knobs": {}}, None)) is None
    assert [value(f"hand.{name}", hand()) for name in ("left", "top", "rolled", "token", "rank", "top_p")] == [None] * 6


def test_the_token_that_is_looked_at_and_what_the_page_counts_there():
    purple = hand(place=20, left=12, top=0.25)
    assert (value("hand.looked", purple), value("hand.rank", purple)) == ("purple", 6)
    assert (value("hand.left", purple), value("hand.top", purple)) == (12, 0.25)
    assert value("hand.left_before", purple) == 2048 and 0.1 < value("hand.top_before", purple) < 0.12
    assert value("hand.rank", hand(place=99)) is None and value("hand.rank", hand(place=-1)) is None


NUMBERS = st.one_of(st.none(), st.booleans(), st.integers(-(10**30), 10**30), st.floats(), st.text(max_size=3))
TOLD = st.dictionaries(
    st.sampled_from(["knobs", "place", "left", "top", "rolled", "token", "x"]),
    st.one_of(
        NUMBERS,
        st.lists(NUMBERS, max_size=2),
        st.dictionaries(st.sampled_from(["temperature", "top_k"]), NUMBERS),
    ),
)


@given(st.one_of(TOLD, NUMBERS))
def test_whatever_a_page_says_it_has_in_hand_can_be_judged(told):
    held = read_hand(told, DICE)
    for step in LESSONS["dice"].steps:
        if step.task.by_hand:
            judge(step, None, Runs(None, DICE, {"hand": held}))
    assert held.rolled is None or 1 <= held.rolled <= 100


@pytest.mark.parametrize(
    ("now", "before", "same", "foretold"),
    [(DICE, DICE, 40, True), (HOT, DICE, 22, True), (DICE, HOT, 22, True), (GREEDY, DICE, 0, None)],
)
def test_two_runs_with_the_same_luck(now, before, same, foretold):
    assert value("luck.same", None, now, before) == same
    assert value("luck.foretold", None, now, before) is foretold


def test_a_run_that_is_not_as_foretold_is_found():
    """The same run, told to have been colder than it was: then another word was to come."""
    effective = HOT.started.effective | {"temperature": 0.5}
    told = open_log(recorded_log("lesson-dice-hot"))
    told.started.effective.update(effective)
    assert value("luck.foretold", None, told, DICE) is False


def test_a_step_is_judged_while_something_is_dragged():
    step = LESSONS["dice"].steps[4]
    waiting = judge(step, 1, Runs(None, DICE, {"hand": hand()}))
    assert not waiting.done and [each["met"] for each in waiting.wishes] == [False]
    done = judge(step, 1, Runs(None, DICE, {"hand": hand(knobs={"temperature": 0.7})}))
    assert done.done and done.right and "“O”" in str(done.then)
    assert read_condition("hand.stays = false").holds(Runs(None)) is None
