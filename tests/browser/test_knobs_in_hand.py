"""Knobs in the hand as a person meets them: a real browser, the real engine; a slider that is dragged moves the
candidates before anything runs."""

from __future__ import annotations

import pytest

from playground.requests.request import GenerationRequest
from playground.sharing.links import to_query
from tests.support.browsers import expect

CONFIG = {"do_sample": True, "temperature": 1.0, "top_k": 50, "max_new_tokens": 12}
STORY = GenerationRequest("stories", "The", config=CONFIG, seed=3)
WHOLE = """() => {
  const log = GenerationPlayground.log('main'), step = log.current();
  return Boolean(step && log.scoresOf(step));
}"""


@pytest.fixture
def page(lend_page, address):
    """A page that has run the request, has the scores of the first token, which is looked at, and the run's knobs."""
    page = lend_page(f"{address}?{to_query(STORY)}")
    if page.fresh:
        page.click("#generate")
        page.wait_for_function("() => GenerationPlayground.log('main').finished")
        page.fresh = False
    page.evaluate("GenerationPlayground.log('main').select(0, 0)")
    page.wait_for_function(WHOLE)
    set_slider(page, "temperature", CONFIG["temperature"])
    set_slider(page, "top_k", CONFIG["top_k"])
    expect(page.locator(".gp-hand")).to_have_count(0)
    return page


def set_slider(page, knob: str, value: float) -> None:
    slider = page.locator(f"#quick-{knob}")
    slider.evaluate(
        """(slider, value) => {
          Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(slider, String(value));
          slider.dispatchEvent(new Event('input', {bubbles: true}));
        }""",
        value,
    )


def test_a_slider_moves_the_candidates_before_anything_runs(page):
    text = page.evaluate("GenerationPlayground.log('main').text")
    assert page.locator(".gp-hand").count() == 0
    first = page.locator(".gp-candidates .gp-values span").first
    before = first.inner_text()
    set_slider(page, "temperature", 0.3)
    expect(page.locator(".gp-hand")).to_contain_text("With the current knobs")
    expect(page.locator(".gp-hand-left")).to_have_text("50 tokens left")
    assert first.inner_text() != before and "Only the recorded" not in page.locator(".gp-hand").inner_text()
    set_slider(page, "top_k", 7)
    expect(page.locator(".gp-hand-left")).to_have_text("7 tokens left")
    expect(page.locator(".gp-cut-line")).to_have_count(1)
    assert page.evaluate("GenerationPlayground.log('main').text") == text
    # said 150 ms after the last step of a drag, or at the next press: the line moves what is below it
    expect(page.locator(".gp-changes")).to_contain_text("top_k 7")
    page.get_by_role("button", name="Back to this run’s knobs").click()
    expect(page.locator(".gp-hand")).to_have_count(0)
    assert first.inner_text() == before


def test_another_token_is_asked_about_once(page):
    page.evaluate(
        """() => {
          window.asks = 0;
          const log = GenerationPlayground.log('main'), add = log.addScores.bind(log);
          log.addScores = (...both) => { window.asks += 1; add(...both); };
        }"""
    )
    page.evaluate("GenerationPlayground.log('main').select(0, 2)")
    page.wait_for_function(WHOLE)
    page.evaluate("GenerationPlayground.log('main').select(0, 3)")
    page.wait_for_function(WHOLE)
    page.evaluate("GenerationPlayground.log('main').select(0, 2)")
    set_slider(page, "temperature", 0.5)
    page.wait_for_timeout(1000)
    assert page.evaluate("window.asks") == 2


def test_what_is_shown_is_what_generate_then_writes(page):
    set_slider(page, "top_k", 5)
    set_slider(page, "temperature", 0.6)
    expect(page.locator(".gp-hand-left")).to_have_text("5 tokens left")
    rows = page.locator(".gp-candidates .gp-bar:not(.gp-rest) .gp-values span").all_inner_texts()[:5]
    turn = page.evaluate("GenerationPlayground.log('main').turn")
    page.click("#generate")
    page.wait_for_function(
        "(turn) => { const log = GenerationPlayground.log('main'); return log.turn > turn && log.finished; }", arg=turn
    )
    page.evaluate("GenerationPlayground.log('main').select(0, 0)")
    expect(page.locator(".gp-hand")).to_have_count(0)
    written = page.locator(".gp-candidates .gp-bar:not(.gp-rest) .gp-values span").all_inner_texts()[:5]
    assert written == rows


def test_a_first_visit_finds_the_run_as_it_was_and_its_candidates_move(visit, opening_address):
    page = visit(opening_address, first_visit=True)
    expect(page.locator(".gp-candidates .gp-row").first).to_be_visible()
    page.wait_for_timeout(1000)  # the server has said by now what the model's own knobs are
    assert page.locator(".gp-hand").count() == 0
    set_slider(page, "temperature", 0.2)
    expect(page.locator(".gp-hand")).to_contain_text("With the current knobs")
    page.wait_for_function(WHOLE)  # its model is loaded, so at the first rest it is asked for
    expect(page.locator(".gp-hand")).not_to_contain_text("Only the recorded")
