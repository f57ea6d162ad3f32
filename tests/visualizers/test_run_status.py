"""What the line of a run's status says at its end, also to those who do not see the page."""

from __future__ import annotations

import pytest

from tests.support.changing import change
from tests.visualizers import made
from tests.visualizers.reading import EMPTY, feed, lines
from visualizers.export import export_html


def status(page) -> str:
    return " ".join(page.locator(".gp-status").text_content().split())


def ended(trace, reason: str):
    """The run, with another reason for its end."""
    for sequence in trace.sequences:
        change(sequence, stop_reason=reason)
    return trace


def test_a_run_that_has_ended_is_read_out_as_far_as_200_characters(show):
    trace = made.sampled(["word "] * 50)
    page = show(export_html(ended(trace, "eos")))
    said = status(page)
    assert said.startswith("Finished · ") and "50 tokens, ended by the EOS token: word" in said
    assert said.endswith("…") and said.count("word") == 40
    assert page.locator(".gp-status .gp-hidden").evaluate("(node) => getComputedStyle(node).clipPath") != "none"


def test_a_single_step_says_its_token_and_the_one_before(show):
    trace = made.sampled([" One", " cat"])
    request = {**trace.started.request, "given": [1], "only_given": False}
    change(trace.started, request=request)
    page = show(export_html(ended(trace, "step")))
    assert "Token 2: “ cat”, 43.3%; before it “ One”" in status(page)


@pytest.mark.parametrize(("count", "words"), [(1, "Stopped after 1 token ·"), (3, "Stopped after 3 tokens ·")])
def test_a_run_that_was_stopped_has_not_finished(show, count, words):
    page = show(export_html(ended(made.sampled([" a"] * count), "stopped")))
    assert status(page).startswith(words)


def test_nothing_is_read_out_while_a_run_is_written(show):
    page = show(EMPTY)
    feed(page, lines(list(made.sampled().events())[:-1]))
    assert status(page).startswith("Decoding …") and page.locator(".gp-status .gp-hidden").count() == 0
