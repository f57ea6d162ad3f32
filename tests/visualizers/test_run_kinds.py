"""Beams, drafts and errors in a real browser."""

from __future__ import annotations

import re

import pytest

from playground.trace import BeamsAdvanced, Diagnostic, Failed, Queued, ServedBy, Shared, Stepped, replace
from tests.support.slow import one_in
from tests.visualizers import made
from tests.visualizers.reading import EMPTY, feed, lines, open_tab, place, settle, tokens
from visualizers.export import export_html


def beam_events(count: int) -> str:
    trace = made.beams()
    return lines([trace.started, *map(BeamsAdvanced, trace.beam_steps[:count])])


def beam_texts(page) -> list[tuple[str, str]]:
    """(what its head says, its text) for each line."""
    heads = [re.sub(r"\s+", " ", head) for head in page.locator(".gp-line-head").all_inner_texts()]
    texts = page.eval_on_selector_all(".gp-line-body", "all => all.map((body) => body.textContent)")
    return list(zip(heads, texts, strict=True))


@pytest.mark.parametrize(
    ("steps", "expected"),
    one_in(2, [
        (1, [("Best beam sum −0.400", " there"), ("Beam 2 sum −1.300", " in")]),
        (2, [("Best beam sum −1.000", " there was"), ("Beam 2 sum −1.500", " in a")]),
        (3, [("Best beam sum −1.600", " in a deep"), ("Beam 2 sum −1.900", " there was a"),
             ("Ended 1 score −0.667", " there was<|end|>")]),
        (4, [("Best beam sum −1.900", " in a deep wood"), ("Beam 2 sum −2.300", " there was a fox"),
             ("Ended 1 score −0.667", " there was<|end|>")]),
    ]),
)  # fmt: skip
def test_beams_grow_and_change_places(show, steps, expected):
    page = show(EMPTY)
    for count in range(1, steps + 1):
        feed(page, beam_events(count))
    assert beam_texts(page) == expected
    assert place(page).endswith(f" newest token {steps} of {steps} of best beam")


def test_finished_beams_are_the_returned_sequences(show):
    trace = made.beams()
    page = show(export_html(trace))
    assert beam_texts(page) == [
        ("Output 1 score −0.475 ■ reached the length limit", " in a deep wood"),
        ("Output 2 score −0.667 ■ ended with EOS (end-of-sequence token)", " there was<|end|>"),
    ]
    page.locator(".gp-line").nth(1).locator(".gp-token").nth(2).click()
    settle(page)
    assert place(page) == "<|end|> token 3 of 3 of output 2"
    open_tab(page, "Curves")
    assert page.locator(".gp-curve .gp-reading").get_attribute("aria-valuemax") == "3"


def test_a_selected_beam_token_survives_its_beam(show):
    page = show(EMPTY)
    feed(page, beam_events(1))
    page.locator(".gp-line").nth(1).locator(".gp-token").click()  # " in", of the second beam
    settle(page)
    feed(page, beam_events(3))
    assert place(page) == "·in token 1 of 3 of best beam"


def test_drafts_are_marked_by_shape(show):
    page = show(export_html(made.assisted()))
    origins = page.eval_on_selector_all(".gp-text .gp-token", "all => all.map((token) => token.dataset.draft)")
    assert origins == ["accepted", "accepted", "correction", "accepted", "accepted", "bonus"]
    style = "all => all.map((ink) => getComputedStyle(ink).textDecorationStyle)"
    styles = page.eval_on_selector_all(".gp-text .gp-token .gp-ink", style)
    assert styles == ["solid", "solid", "wavy", "solid", "solid", "dotted"]
    assert "rejected draft token “ moon”" in page.locator(".gp-text .gp-token").nth(2).get_attribute("aria-description")
    numbers = page.locator(".gp-figures").inner_text()
    acceptance = made.assisted().acceptance
    assert f"{acceptance.draft_acceptance_rate:.0%}" in numbers
    assert f"{acceptance.mean_acceptance_length:.2f}" in numbers
    assert page.locator(".gp-origins").is_visible()


def test_plain_runs_have_no_draft_legend(show):
    assert not show(export_html(made.sampled())).locator(".gp-origins").is_visible()


def test_an_error_is_said_and_what_was_drawn_stays(show):
    page = show(export_html(made.failed()))
    assert page.get_by_role("alert").inner_text() == (
        "✕ The model ran out of memory. Ask for fewer beams or fewer tokens."
    )
    assert tokens(page) == made.STORY[:6]
    assert "an error" in page.locator(".gp-figures").inner_text()
    feed(page, lines([Queued(0)]))
    assert page.get_by_role("alert").inner_text() == ""


@pytest.mark.slow
def test_a_run_that_fails_before_it_begins_leaves_the_last_one_as_it_was(show):
    page = show(EMPTY)
    give = "([text, turn]) => GenerationPlayground.feed('main', text, turn)"
    for turn, trace in ((1, made.sampled()), (2, made.failed())):
        page.evaluate(give, [lines(list(trace.events())), turn])
        settle(page)
        before = page.inner_html("body")
        page.evaluate(give, [lines([Queued(0), Failed("No.", "Choose.")]), 10 + turn])
        settle(page)
        assert page.inner_html("body") == before


@pytest.mark.parametrize(
    ("written", "words"), [(0, "Nothing was written."), (2, "The text so far is kept.")]
)
def test_a_run_that_fails_says_whether_anything_is_kept(show, written, words):
    page, trace = show(EMPTY), made.sampled()
    feed(page, lines([trace.started, *map(Stepped, trace.all_steps[:written]), Failed("No memory.", "Use less.")]))
    assert page.inner_text(".gp-numbers .gp-status") == f"Stopped by an error. {words}"


def test_one_problem_is_said_once(show):
    page, problem = show(EMPTY), Diagnostic("top_p", "error", "must be at most 1.", "Try 0.9.")
    feed(page, lines([Failed(problem.message, problem.fix, diagnostics=[problem])]))
    assert page.get_by_role("alert").inner_text() == "✕ top_p: must be at most 1. Try 0.9."


def test_a_refused_request_names_its_problems(show):
    page = show(EMPTY)
    problem = Diagnostic("top_p", "error", "must be at most 1.", "Try 0.9.")
    feed(page, lines([Failed("The request was refused.", diagnostics=[problem])]))
    assert "top_p: must be at most 1. Try 0.9." in page.get_by_role("alert").inner_text()


def test_the_status_tells_how_many_runs_are_decoded_side_by_side(show):
    page = show(EMPTY)
    trace = made.sampled()
    status = page.locator(".gp-numbers .gp-status")
    feed(page, lines([trace.started, Shared(2)]))
    assert status.inner_text().endswith(" · side by side with another run")
    feed(page, lines([trace.started, Shared(2), Shared(30)]))
    assert status.inner_text().endswith(" · side by side with 29 others")
    feed(page, lines([trace.started, Shared(2), Shared(30), Shared(1)]))
    assert "side by side" not in status.inner_text()
    feed(page, lines([trace.started, Shared(2), trace.finished]))
    assert status.inner_text().startswith("Finished") and "side by side" not in status.inner_text()


def test_a_run_of_a_cluster_says_which_replica_decodes_it(show):
    page, trace = show(EMPTY), made.sampled()
    started = replace(trace.started, served_by=ServedBy(2, 3))
    feed(page, lines([started]))
    assert page.inner_text(".gp-numbers .gp-status").endswith("replica 2 of 3")
    feed(page, lines([trace.started]))
    assert "replica" not in page.inner_text(".gp-numbers .gp-status")
