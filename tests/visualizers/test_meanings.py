"""What the numbers mean: their boxes with formula, unit and the numbers of the run, and the glossary."""

from __future__ import annotations

import math

from tests.visualizers import made
from tests.visualizers.reading import settle, written
from visualizers.export import export_html

MOUNTED = ("token", "tokens", "numbers", "processors", "candidates", "in_words", "drafts", "beams", "hypotheses")

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
    told = box.inner_text()
    assert "exp(−\u2060(Σ log p) / n)" in told  # no line breaks behind the minus
    assert f"exp(−\u2060({written(total)}) / {amount}) = {math.exp(-total / amount):.2f}." in told
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


# ------------------------------------------------------------------------------------------------------- links


def current(page) -> str:
    return page.locator(".gp-glossary[open] .gp-term-entry.gp-current h4").text_content()


def test_an_address_opens_the_glossary_at_its_term(show):
    page = show(export_html(made.sampled()), as_file=True)
    page.goto(f"{page.address}#glossary=entropy")
    settle(page)
    assert current(page) == "entropy"
    page.reload()
    settle(page)
    assert current(page) == "entropy"
    page.keyboard.press("Escape")
    settle(page)  # a dialog tells that it was closed a little later
    assert page.evaluate("location.hash") == "" and page.locator(".gp-glossary").is_hidden()
    page.evaluate("() => { location.hash = '#glossary=nothing'; }")
    page.wait_for_selector(".gp-glossary[open]")
    assert page.locator(".gp-term-entry.gp-current").count() == 0


def test_a_term_that_is_open_is_in_the_address_and_can_be_linked_to(show):
    page = show(export_html(made.sampled()))
    text_numbers(page).nth(3).press("g")
    assert page.evaluate("location.hash") == "#glossary=entropy"
    link = page.locator(".gp-term-entry").filter(has_text="How likely a token is to come next").locator("a")
    assert link.get_attribute("href") == "#glossary=probability"
    link.click()
    assert current(page) == "probability" and page.evaluate("location.hash") == "#glossary=probability"


def test_terms_in_running_texts_lead_to_the_glossary(show):
    page = show(export_html(made.sampled([" entropy", " fox"])))
    links = page.locator(".gp-in_words .gp-sentences a")
    told = links.all_text_contents()
    assert "entropy" in told and "surprisal" in told and len(told) == len(set(told))
    quoted = page.locator(".gp-in_words li").filter(has_text="“ entropy”")
    assert quoted.locator("a").filter(has_text="entropy").count() == 0  # the model's own word
    page.evaluate("() => document.querySelector('.gp-in_words .gp-sentences a').click()")
    settle(page)
    assert current(page) == told[0]
