"""Lanes that can be edited, in a real browser: what the page is asked for, what moved, what was set since the run."""

from __future__ import annotations

import pytest

from playground.trace import Trace
from tests.support.slow import one_in
from tests.visualizers import made
from tests.visualizers.comparing import (
    comparison,
    feed_group,
    lane,
    lane_groups,
    lanes_now,
    of,
    page_of,
    real_lanes,
    set_lanes,
    text_of,
)

PAGE = page_of(["lanes", "divergence", "difference", "measures"])


@pytest.fixture(scope="module")
def real():
    return real_lanes()


def test_the_page_is_asked_for_what_the_buttons_say(show, real):
    page = show(PAGE)
    feed_group(page, real.lines())
    set_lanes(page, lanes_now(real))
    buttons = {
        "Edit lane A": {"do": "select", "id": 100},
        "editing B": {"do": "select", "id": 101},
        "Copy lane C": {"do": "copy", "id": 102},
        "Move lane C to the left": {"do": "left", "id": 102},
        "Move lane A to the right": {"do": "right", "id": 100},
        "Remove lane D": {"do": "remove", "id": 103},
        "+ Add a lane": {"do": "add"},
    }
    for name, asked in buttons.items():
        page.get_by_role("button", name=name, exact=True).click()
        assert page.evaluate("window.asked.pop()") == {"type": "lane", **asked}, name
    for name in ("Move lane A to the left", "Move lane D to the right"):
        button = page.get_by_role("button", name=name)
        assert button.get_attribute("aria-disabled") == "true"
        button.dispatch_event("click")
    assert page.evaluate("window.asked") == []
    editing = page.get_by_role("button", name="editing B")
    assert editing.get_attribute("title") == "Lane B is shown in the settings"
    assert page.locator(".gp-lane-selected").count() == 1


def test_eight_lanes_are_enough_and_one_is_the_least(show):
    page = show(PAGE)
    runs = comparison([made.sampled([" a"])] * 8, lane_groups(8))
    feed_group(page, runs.lines())
    set_lanes(page, lanes_now(runs))
    add = page.get_by_role("button", name="+ Add a lane")
    add.dispatch_event("click")
    lane(page, 2).get_by_role("button", name="Copy lane C").dispatch_event("click")
    assert page.evaluate("window.asked") == []
    set_lanes(page, lanes_now(runs)[:1])
    assert page.locator(".gp-lane").count() == 1
    lane(page, 0).get_by_role("button", name="Remove lane A").dispatch_event("click")
    assert page.evaluate("window.asked") == []
    add.click()
    assert page.evaluate("window.asked.length") == 1


def test_what_was_set_since_the_run_is_told_from_what_ran(show, real):
    page = show(PAGE)
    feed_group(page, real.lines())
    lanes = lanes_now(real, settings="temperature 2", problem="temperature must be above 0.")
    new = {"id": 7, "label": "E", "title": "New", "model": "stories", "seed": 1, "settings": "", "selected": False}
    set_lanes(page, [*lanes, new])
    changed = page.locator(".gp-lane-changed").evaluate_all("all => all.map((line) => !line.hidden)")
    assert changed == [True, False, False, False, False]
    assert lane(page, 0).locator(".gp-problem").inner_text() == "✕ temperature must be above 0."
    assert lane(page, 4).locator(".gp-not-yet").inner_text() == "Not run yet."
    assert lane(page, 4).locator(".gp-lane-name").is_disabled()
    assert text_of(page, 0) != ""


def test_what_several_lanes_cannot_do_is_told_at_the_first(show, real):
    page = show(PAGE)
    feed_group(page, real.lines())
    lanes = lanes_now(real)
    for one in (lanes[0], *lanes[2:]):
        one["problem"] = "max_new_tokens is too large."
    set_lanes(page, lanes)
    told = page.locator(".gp-lane .gp-problem:visible").all_inner_texts()
    assert told == ["✕ max_new_tokens is too large.", *["✕ The same as in lane A."] * (len(lanes) - 2)]


def test_a_lane_that_runs_can_be_stopped_by_itself(show):
    page = show(PAGE)
    runs = comparison([made.sampled(made.STORY[:4]), Trace()], lane_groups(2))
    text = runs.header() + "".join(of(0, event) for event in runs.traces[0].events()) + of(1, made.started())
    feed_group(page, text)
    assert page.locator("[data-do=stop]:visible").count() == 0  # nobody answers
    set_lanes(page, lanes_now(runs))
    stop = page.locator("[data-do=stop]:visible")
    assert page.get_by_role("button", name="Stop lane", exact=False).count() == 1
    assert stop.get_attribute("title") == "Stop lane B"
    stop.click()
    assert page.evaluate("window.asked.pop()") == {"type": "lane", "do": "stop", "id": 101}
    stop.focus()
    feed_group(page, text + runs.end())
    assert stop.count() == 0
    assert page.evaluate("document.activeElement.closest('.gp-lane').getAttribute('aria-label')") == "Lane B: Lane 1"


def test_letters_are_those_of_the_lanes_now(show, real):
    """Lanes that have moved since they ran keep what they wrote and have the letters of their new places."""
    page = show(PAGE)
    feed_group(page, real.lines())
    lanes = lanes_now(real)
    moved = [lanes[3], lanes[1], lanes[0]]
    set_lanes(page, [lane | {"label": letter} for lane, letter in zip(moved, "ABC", strict=True)])
    assert lane(page, 2).locator(".gp-lane-reference").is_visible()
    assert lane(page, 0).locator(".gp-lane-parts").inner_text().startswith("≠ diverges from C")
    assert page.locator(".gp-said").inner_text().count("C chose") == 1
    options = page.locator(".gp-divergence .gp-one option").all_inner_texts()
    assert options == ["C Greedy", "B Nucleus", "C (removed) Beams", "A Penalty"]
    assert page.locator(".gp-metrics .gp-letter").all_inner_texts() == ["C", "B", "C (removed)", "A"]
    assert page.locator(".gp-side-name").all_inner_texts() == ["C Greedy", "B Nucleus"]


@pytest.mark.parametrize("key", one_in(2, ["label", "settings", "model"]))
def test_only_what_bears_on_a_run_counts_as_changed(show, real, key):
    page = show(PAGE)
    feed_group(page, real.lines())
    set_lanes(page, lanes_now(real, **{key: "another"}))
    assert lane(page, 0).locator(".gp-lane-changed").is_visible() == (key != "label")


@pytest.mark.slow
def test_lanes_that_move_keep_their_text_and_the_focus(show, real):
    page = show(PAGE)
    feed_group(page, real.lines())
    lanes = lanes_now(real)
    set_lanes(page, lanes)
    texts = [text_of(page, i) for i in range(4)]
    page.evaluate("() => { window.first = document.querySelector('.gp-lane .gp-token'); }")
    page.get_by_role("button", name="Move lane A to the right").focus()
    set_lanes(page, [lanes[1], lanes[0], *lanes[2:]])
    assert [text_of(page, i) for i in range(4)] == [texts[1], texts[0], *texts[2:]]
    assert page.evaluate("document.activeElement.title") == "Move lane A to the right"
    assert page.evaluate("document.querySelectorAll('.gp-lane')[1].contains(window.first)")
    page.get_by_role("button", name="Remove lane A").focus()
    set_lanes(page, [lanes[1], *lanes[2:]])
    assert page.evaluate("document.activeElement.closest('.gp-lane').getAttribute('aria-label')") == "Lane C: Beams"


def test_lanes_can_be_set_before_anything_ran(show, real):
    page = show(PAGE)
    assert page.locator(".gp-lanes").is_hidden()
    set_lanes(page, lanes_now(real))
    assert page.locator(".gp-lane").count() == 4 and page.locator(".gp-not-yet:visible").count() == 4
    shown = page.locator(".gp-pane").evaluate_all("all => all.filter((p) => !p.hidden).map((p) => p.classList[1])")
    assert shown == ["gp-lanes"]
    set_lanes(page, [])
    assert page.get_by_role("button", name="+ Add a lane").is_visible()
