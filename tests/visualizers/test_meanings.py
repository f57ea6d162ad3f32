"""What the numbers mean: their boxes with formula, unit and the numbers of the run, and the glossary."""

from __future__ import annotations

import math

import pytest

from tests.visualizers import made
from tests.visualizers.reading import settle
from visualizers.export import export_html

MOUNTED = ("token", "tokens", "numbers", "processors", "candidates", "in_words", "drafts", "beams", "hypotheses")

# Words beside which numbers stand: each is a term of the glossary.
NUMBERS = {
    "numbers": (made.sampled, ".gp-totals tbody th span", 7),
    "processors": (made.sampled, ".gp-chain thead th:nth-child(n+3):nth-child(-n+5) span", 3),
    "candidates": (made.sampled, ".gp-after-word, .gp-before-key [data-tip]", 2),
    "beams": (made.beams, ".gp-beams thead span:is([data-tip*='log-prob'], [data-tip*='length penalty'])", 3),
    "hypotheses": (made.beams, ".gp-hypotheses thead span:is([data-tip*='log-prob'], [data-tip*='length to'])", 2),
    "drafts": (made.assisted, ".gp-draft-figure[data-name*='acceptance']", 3),
}


@pytest.mark.parametrize("pane", NUMBERS)
def test_every_number_is_a_term(show, pane):
    trace, selector, least = NUMBERS[pane]
    page = show(export_html(trace()))
    page.evaluate("() => document.querySelectorAll('details').forEach((each) => { each.open = true; })")
    settle(page)
    terms = page.locator(selector).evaluate_all("all => all.map((each) => each.dataset.term || each.textContent)")
    assert len(terms) >= least
    open_glossary(page)
    known = page.locator(".gp-term-entry").evaluate_all("all => all.map(({id}) => id.replace('gp-term-', ''))")
    assert set(terms) <= set(known) and len(known) == len(set(known)) > 40


def open_glossary(page) -> None:
    page.evaluate("() => document.querySelector('.gp-to-glossary').click()")
    settle(page)


def text_numbers(page):
    page.locator(".gp-text-numbers summary").click()
    return page.locator(".gp-totals tbody th span")


def test_a_box_has_formula_unit_and_the_numbers_of_the_run(show):
    trace = made.sampled()
    page = show(export_html(trace))
    rows = text_numbers(page)
    total = sum(step.chosen.raw_logprob for step in trace.steps)
    amount = len(trace.steps)
    rows.nth(0).focus()
    box = page.locator(".gp-numbers .gp-tip")
    assert "exp(−(Σ log p) / n)" in box.inner_text()
    assert f"exp(−({total:.3f}) / {amount}) = {math.exp(-total / amount):.2f}." in box.inner_text()
    rows.nth(3).focus()
    bits = sum(step.distribution.entropy_before for step in trace.steps) / math.log(2)
    words = f"In this run: before the processors, ({bits:.2f}) / {amount} = {bits / amount:.2f} bits."
    assert words in box.inner_text()
    assert "H = −Σ p · log₂ p" in box.inner_text() and "Unit: bits or nats" in box.inner_text()


def test_the_entropy_of_a_step_has_its_largest_terms(show):
    trace = made.sampled()
    page = show(export_html(trace))
    page.evaluate("() => GenerationPlayground.log('main').select(0, 4)")
    settle(page)
    page.locator(".gp-processors [data-term=entropy]").focus()
    told = page.locator(".gp-processors .gp-tip").inner_text()
    spread = trace.steps[4].distribution
    shares = sorted((math.exp(each.raw_logprob) for each in spread.candidates), key=lambda p: p * math.log(p))[:3]
    for share in shares:
        assert f"{share:.3f} · {-math.log2(share):.2f}" in told
    assert told.split("tokens = ")[1].startswith(f"{spread.entropy_before / math.log(2):.2f} bits.")


def test_the_pointer_goes_into_the_box_and_to_the_glossary(show):
    page = show(export_html(made.sampled()))
    rows = text_numbers(page)
    rows.nth(0).hover()
    link = page.locator(".gp-numbers .gp-tip .gp-link")
    here, there = rows.nth(0).bounding_box(), link.bounding_box()
    page.mouse.move(here["x"] + 8, here["y"] + here["height"] / 2)
    page.mouse.move(there["x"] + 8, there["y"] + there["height"] / 2, steps=20)
    assert link.is_visible()
    link.click()
    assert page.locator(".gp-glossary").is_visible()
    assert page.locator(".gp-term-entry.gp-current h4").text_content() == "perplexity"
    assert page.evaluate("document.activeElement.id") == "gp-term-perplexity"
    page.keyboard.press("Escape")
    assert page.locator(".gp-glossary").is_hidden()


def test_a_key_opens_the_glossary_at_the_term(show):
    page = show(export_html(made.sampled()))
    text_numbers(page).nth(3).press("g")
    assert page.locator(".gp-term-entry.gp-current h4").text_content() == "entropy"
    page.locator(".gp-glossary").get_by_role("button", name="Close").click()
    assert page.locator(".gp-glossary").is_hidden()


def test_a_finger_opens_a_box_and_presses_its_link(show):
    page = show(export_html(made.sampled()), viewport={"width": 390, "height": 780}, has_touch=True, is_mobile=True)
    page.locator(".gp-text-numbers summary").tap()
    page.locator(".gp-totals tbody th span").nth(0).tap()
    settle(page)
    page.locator(".gp-numbers .gp-tip .gp-link").tap()
    settle(page)
    box = page.locator(".gp-glossary").bounding_box()
    assert box["x"] >= 0 and box["x"] + box["width"] <= 390
