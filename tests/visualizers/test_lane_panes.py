"""The panes of the view "Side by side" in a real browser: texts, states, where they part, all of them together."""

from __future__ import annotations

import json
import random
import re
from collections import Counter

import pytest

from playground.experiments.comparison import Comparison
from playground.trace import Finished, Loading, Queued, Shared, Trace
from tests.support.slow import one_in
from tests.visualizers import made
from tests.visualizers.comparing import (
    GROUP,
    best,
    comparison,
    feed_group,
    first_traces,
    lane,
    lane_groups,
    of,
    page_of,
    parting,
    real_lanes,
    text_of,
)
from tests.visualizers.reading import settle
from visualizers.export import export_comparison
from visualizers.pane import GROUP_PANES

PAGE = page_of(["lanes", "divergence", "difference", "measures"])


@pytest.fixture(scope="module")
def real():
    return real_lanes()


def test_each_lane_has_its_text_and_its_facts(show, real):
    page = show(PAGE)
    feed_group(page, real.lines())
    for number, trace in enumerate(first_traces(real)):
        group = real.groups[number]
        steps = best(trace)
        assert text_of(page, number) == "".join(step.piece or "" for step in steps)
        words = re.sub(r"\s+", " ", lane(page, number).locator(".gp-lane-top").inner_text())
        assert words.startswith(f"{group.label} {group.title}")
        assert f"stories · like {group.title}" in words and f"{len(steps)} tokens" in words
        assert "■ reached the length limit" in words
        assert ("· seed 3" in words) == (group.title != "Nucleus")
        token = lane(page, number).locator(".gp-token").nth(1)
        assert token.get_attribute("aria-description").startswith("token 2, probability ")
        whole = lane(page, number).locator(".gp-whole")
        assert whole.text_content() == text_of(page, number) and token.get_attribute("aria-label") is None
    assert page.locator(".gp-asked-text").inner_text() == "Once upon a time,"
    assert page.locator(".gp-lane-tools").first.is_hidden() and page.locator(".gp-add").is_hidden()


@pytest.mark.slow
def test_line_by_line_gives_the_same_picture(show, real):
    """The whole comparison live, a part of each run at a time, and the saved form at once."""
    events = [list(trace.events()) for trace in real.traces]
    live = Comparison(real.kind, real.prompt, real.groups, real.entries)
    parts, at = [live.header()], [0] * len(events)
    rng = random.Random(4)
    while any(place < len(own) for place, own in zip(at, events, strict=True)):
        part = ""
        for number, own in enumerate(events):
            for event in own[at[number] : at[number] + rng.randrange(9)]:
                part += live.add(number, event)
                at[number] += 1
        parts.append(part)
    page, whole = show(PAGE), show(PAGE)
    text = ""
    for part in [*parts, live.end()]:
        text += part
        feed_group(page, text)
    feed_group(whole, live.lines())
    picture = """() => ['lanes', 'divergence', 'difference', 'measures'].map((name) => {
      const pane = document.querySelector('.gp-' + name);
      return [pane.innerText, [...pane.querySelectorAll('.gp-token, .gp-tracks i, .gp-track i')].map((node) =>
        [node.className, node.dataset.parts, node.style.width, node.getAttribute('aria-description')])];
    })"""
    for mine, its in zip(page.evaluate(picture), whole.evaluate(picture), strict=True):
        assert mine == its


def test_only_what_is_new_is_drawn(show, real):
    page = show(PAGE)
    events = [list(trace.events()) for trace in first_traces(real)]
    runs = comparison(first_traces(real))
    text = runs.header() + "".join(of(i, event) for i, own in enumerate(events) for event in own[:20])
    feed_group(page, text)
    page.evaluate(
        """() => {
          window.touched = [];
          new MutationObserver((all) => window.touched.push(...all.map(({target, addedNodes, removedNodes}) =>
            [target.className, addedNodes.length, removedNodes.length])))
            .observe(document.querySelector('.gp-columns'), {childList: true, subtree: true});
        }"""
    )
    text += of(0, events[0][20]) + of(3, events[3][20])
    feed_group(page, text)
    touched = page.evaluate("window.touched")
    assert [entry for entry in touched if entry[0] == "gp-lane-written"] == [["gp-lane-written", 1, 0]] * 2
    assert {name for name, *_ in touched} <= {"gp-lane-written", "gp-lane-count"}
    page.evaluate("() => { window.touched = []; }")
    feed_group(page, text + json.dumps({"type": "Measured", "group": 1, "values": {"tokens": 20}}) + "\n")
    assert page.evaluate("window.touched") == []


def test_the_shared_beginning_is_dimmed_and_the_parting_has_a_sign(show, real):
    page = show(PAGE)
    feed_group(page, real.lines())
    traces = first_traces(real)
    for reference in (0, 3):
        lane(page, reference).locator(".gp-lane-name").click()
        settle(page)
        pressed = "all => all.map((name) => name.getAttribute('aria-pressed'))"
        assert page.locator(".gp-lane-name").evaluate_all(pressed).index("true") == reference
        assert page.locator(".gp-lane-reference:visible").count() == 1
        for number, trace in enumerate(traces):
            tokens = lane(page, number).locator(".gp-token")
            marked = tokens.evaluate_all(
                "all => all.map((t) => [t.classList.contains('gp-shared'), t.dataset.parts || '', t.ariaDescription])"
            )
            shared = 0 if number == reference else parting(traces[reference], trace)
            assert [dim for dim, *_ in marked] == [i < shared for i in range(len(marked))]
            signs = {i: sign for i, (_, sign, _) in enumerate(marked) if sign}
            label = real.groups[reference].label
            first = min(parting(traces[reference], each) for each in traces if each is not traces[reference])
            assert signs == ({first: "≠"} if number == reference else {shared: f"≠{label}"})
            said = {i for i, (*_, words) in enumerate(marked) if f"here it diverges from {label}" in words}
            assert said == (set() if number == reference else set(signs))
            parts = lane(page, number).locator(".gp-lane-parts")
            if number != reference:
                assert parts.inner_text() == f"≠ diverges from {label} at token {shared + 1}"
    assert page.evaluate(f"{GROUP}.pair")[0] == 3


@pytest.mark.parametrize(
    ("mine", "theirs", "over", "words"),
    one_in(2, [
        (made.STORY[:5], made.STORY[:5], True, "= the same as A"),
        (made.STORY[:5], made.STORY[:5], False, "= the same as A so far"),
        (made.STORY[:5], made.STORY[:9], False, "= the same as A so far"),
        (made.STORY[:9], made.STORY[:5], True, "= the same as A, which continues"),
        (made.STORY[:5], made.STORY[:9], True, "= the same as A, then continues"),
    ]),
)
def test_texts_that_do_not_part_say_so(show, mine, theirs, over, words):
    page = show(PAGE)
    runs = comparison([made.sampled(mine), made.sampled(theirs)])
    events = [[event for event in trace.events() if over or not isinstance(event, Finished)] for trace in runs.traces]
    feed_group(page, runs.header() + "".join(of(i, event) for i, own in enumerate(events) for event in own))
    assert lane(page, 1).locator(".gp-lane-parts").inner_text() == words
    assert lane(page, 1).locator(".gp-shared").count() == min(len(mine), len(theirs))
    assert page.locator("[data-parts]").count() == 0
    assert page.locator(".gp-sides-box").is_hidden()


STATES = [
    ([], "waiting for its turn"),
    ([Queued(0)], "starting …"),
    ([Queued(1)], "waiting for another run"),
    ([Queued(3)], "waiting for 3 others"),
    ([Queued(3), Loading("stories-large")], "loading stories-large …"),
    ([made.started()], "● decoding …"),
    ([made.started(), Shared(2)], "● decoding …together with another run"),
    ([made.started(), Shared(4), Shared(1)], "● decoding …together with 3 others"),
    ([made.started(), Shared(4, True)], "● decoding …in turn with 3 others"),
    ([made.started(), Shared(4), Shared(3, True)], "● decoding …in turn with 2 others"),
    # whoever decodes longest is alone at the end, which is not how most of its text was made
    ([made.started(), Shared(4), Shared(3, True), Shared(1)], "● decoding …together with 3 others"),
    (list(made.failed().events()), "✕ stopped by an error6 tokens"),
    (list(made.sampled([" a"], reason="eos").events()), "■ ended with EOS (end-of-sequence token)1 token"),
]


@pytest.mark.parametrize(("events", "words"), one_in(7, STATES))
def test_what_a_run_is_doing_is_said(show, events, words):
    page = show(PAGE)
    runs = comparison([Trace(), Trace()], lane_groups(2))
    for end in range(len(events) + 1):
        feed_group(page, runs.header() + "".join(of(1, event) for event in events[:end]))
    state = lane(page, 1).locator(".gp-lane-state")
    assert "".join(state.inner_text().split("\n")) == words
    company = state.locator(".gp-lane-company")
    if "turn with" in words or "together" in words:
        company.focus()
        tip = page.locator(".gp-lanes .gp-tip").inner_text()
        assert "forward passes of its own" in tip if "in turn" in words else "one batch" in tip
    assert not lane(page, 1).locator(".gp-problem").is_visible()  # that is of what is set now


def test_why_lanes_failed_is_told_once_above_them(show):
    page = show(page_of(["progress", "lanes", "divergence", "difference", "measures"]))
    runs = comparison([made.failed(), made.sampled(made.STORY[:4]), made.failed()], lane_groups(3))
    feed_group(page, runs.lines())
    failed = made.failed().failed
    assert page.inner_text(".gp-troubles") == f"✕ 2 runs failed (A, C): {failed.message} {failed.fix}"
    assert page.inner_text("body").count(failed.message) == 1
    assert [lane(page, n).locator(".gp-lane-state b").inner_text() for n in (0, 2)] == ["✕ stopped by an error"] * 2


@pytest.mark.parametrize(("started", "words"), [(False, "did not run"), (True, "■ was stopped")])
def test_what_was_stopped_says_so(show, started, words):
    page = show(PAGE)
    runs = comparison([Trace(), Trace()], lane_groups(2))
    feed_group(page, runs.header() + (of(0, made.started()) if started else "") + runs.end(stopped=True))
    assert lane(page, 0).locator(".gp-lane-state").inner_text() == words


def test_seeds_of_one_lane_are_stepped_through(show, real):
    page = show(PAGE)
    feed_group(page, real.lines())
    nucleus = real.traces_of(1)
    row = lane(page, 1).locator(".gp-lane-seeds")
    assert page.locator(".gp-lane-seeds:visible").count() == 1
    back, on = row.get_by_role("button", name="Previous seed"), row.get_by_role("button", name="Next seed")
    for place, button in [(0, back), (1, on), (2, on), (2, on), (1, back)]:
        button.dispatch_event("click")
        settle(page)
        assert row.inner_text().split("\n")[1] == f"seed {3 + place}, {place + 1} of 3"
        assert text_of(page, 1) == "".join(step.piece or "" for step in best(nucleus[place]))
        head = page.locator(".gp-said").inner_text()
        if parting(real.traces[0], nucleus[place]):
            assert f"at token {parting(real.traces[0], nucleus[place]) + 1}." in head


# ------------------------------------------------------------------------------------------------------- all together


@pytest.mark.parametrize("width", [390, 900, 1280])
@pytest.mark.parametrize("count", one_in(4, [2, 4, 5, 8]))
def test_lanes_stand_beside_each_other_where_there_is_room(show, count, width):
    page = show(PAGE, viewport={"width": width, "height": 900})
    feed_group(page, comparison([made.sampled(made.STORY[: 20 + i]) for i in range(count)]).lines())
    boxes = [box.bounding_box() for box in page.locator(".gp-lane").all()]
    in_rows = Counter(round(box["y"]) for box in boxes)
    assert list(in_rows.values()) == {
        390: [1] * count,
        900: {2: [2], 4: [2, 2], 5: [3, 2], 8: [3, 3, 2]}[count],
        1280: {2: [2], 4: [4], 5: [3, 2], 8: [4, 4]}[count],
    }[width]
    assert all(box["x"] >= 0 and box["x"] + box["width"] <= width for box in boxes)
    assert page.evaluate("document.documentElement.scrollWidth") <= width


def test_a_new_comparison_replaces_the_last_in_every_pane(show, real):
    page = show(PAGE)
    feed_group(page, real.lines())
    feed_group(page, comparison([made.sampled([" one"]), made.sampled([" two"])]).lines(), turn=2)
    assert [text_of(page, i) for i in range(2)] == [" one", " two"]
    assert page.locator(".gp-lane").count() == 2
    assert page.locator(".gp-said").inner_text().startswith("They diverge at the first token.")
    assert page.locator(".gp-side-text").all_text_contents() == [" one", " two"]
    assert page.locator(".gp-metrics tbody tr").count() == 2
    assert page.locator(".gp-divergence select").first.locator("option").all_inner_texts() == ["A Lane 0", "B Lane 1"]


def test_a_saved_file_shows_the_lanes_and_offers_nothing_that_needs_a_server(show, real):
    page = show(export_comparison(real.lines(), "lanes", "Four strategies"))
    assert page.locator(".gp-lane").count() == 4
    assert page.locator(".gp-lane-tools:visible, .gp-add:visible").count() == 0
    lane(page, 2).locator(".gp-lane-name").click()
    settle(page)
    assert page.evaluate(f"{GROUP}.pair") == [2, 1]


def test_each_kind_has_its_panes():
    assert {"lanes", "divergence", "difference", "measures"} <= {pane.name for pane in GROUP_PANES["lanes"]}
    assert "measures" in {pane.name for pane in GROUP_PANES["seeds"]}
