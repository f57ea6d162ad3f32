"""What an output says of itself, and why it ended, in the numbers pane of a real browser."""

from __future__ import annotations

import pytest

from playground.trace import Queued, Trace
from tests.support.changing import change
from tests.support.slow import one_in
from tests.visualizers import made
from tests.visualizers.reading import EMPTY, feed, lines
from visualizers.export import export_html
from visualizers.palette import surface

CUT = "The text ended before it had its form."


def noted(trace: Trace, *notes: str) -> Trace:
    """The run with these notes, one for each of its outputs."""
    for sequence, note in zip(trace.sequences, notes, strict=True):
        change(sequence, note=note)
    return trace


def told(page) -> list[str]:
    """The lines of notes that are there."""
    return page.locator(".gp-notes p").all_text_contents()


@pytest.mark.parametrize(
    ("run", "notes", "expected"),
    one_in(4, [
        (made.sampled, [""], []),
        (made.sampled, [CUT], [f"Note: {CUT}"]),
        (made.several, ["", "", ""], []),
        (made.several, [CUT, CUT, CUT], [f"Note: {CUT}"]),
        (made.several, ["", CUT, ""], [f"Note on sequence 2: {CUT}"]),
        (made.several, [CUT, "Other.", CUT], [f"Note on sequences 1, 3: {CUT}", "Note on sequence 2: Other."]),
        (made.beams, ["", CUT], [f"Note on output 2: {CUT}"]),
    ]),
)
def test_a_note_is_shown_with_its_output(show, run, notes, expected):
    assert told(show(export_html(noted(run(), *notes)))) == expected


def test_a_note_comes_with_the_end_and_goes_with_the_next_run(show):
    page = show(EMPTY)
    trace = noted(made.sampled(), CUT)
    region = page.get_by_role("region", name="The run in numbers")
    feed(page, lines([trace.started]))
    assert told(page) == []
    feed(page, lines([trace.started, trace.finished]))
    assert region.get_by_role("status").nth(1).inner_text() == f"Note: {CUT}"
    feed(page, lines([Queued(0)]))
    assert told(page) == [f"Note: {CUT}"]  # what was drawn stays until the next run begins
    feed(page, lines([Queued(0), made.started(seed=8)]))
    assert told(page) == []


def test_a_note_is_text_that_wraps(show):
    note = "<img src=x onerror=alert(1)> ${1+1} " + "x" * 300
    page = show(export_html(noted(made.sampled(), note)), viewport={"width": 390, "height": 844})
    assert told(page) == [f"Note: {note}"]
    assert page.evaluate("() => document.documentElement.scrollWidth") <= 390


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_a_note_has_the_palettes_colour_for_text_of_second_rank(show, scheme):
    page = show(export_html(noted(made.sampled(), CUT)), color_scheme=scheme)
    found = page.locator(".gp-notes p").evaluate("(node) => getComputedStyle(node).color.match(/\\d+/g).map(Number)")
    assert bytes(found) == bytes.fromhex(surface("muted", scheme == "dark")[1:])


def test_a_loop_of_ones_own_has_words(show):
    trace = made.sampled()
    change(trace.sequences[0], stop_reason="loop")
    page = show(export_html(trace))
    page.locator(".gp-numbers summary").first.click()  # the table with how fast it was and what ended it
    assert "your own decoding loop" in page.locator(".gp-numbers").inner_text()
    assert "was ended by your own decoding loop" in page.locator(".gp-tokens").inner_text()
