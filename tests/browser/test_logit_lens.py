"""Looking into the layers as a person meets it: a real browser, the real engine, bundled models."""

from __future__ import annotations

import pytest

from playground.requests.request import GenerationRequest
from playground.sharing.links import to_query
from tests.support.browsers import expect, show_of_token, violations

GREEDY = {"do_sample": False, "max_new_tokens": 2}
AUSTRALIA = GenerationRequest("facts", "The capital of Australia is", config=GREEDY)


def generate(page) -> list[int]:
    """Run what the page shows; the token ids of its text."""
    before = page.evaluate("GenerationPlayground.log('main').turn ?? 0")
    page.click("#generate")
    ended = "(turn) => { const log = GenerationPlayground.log('main'); return log.turn > turn && log.finished; }"
    page.wait_for_function(ended, arg=before)
    page.wait_for_selector("#stop:disabled", state="attached")
    return ids(page)


def ids(page) -> list[int]:
    return page.evaluate("GenerationPlayground.log('main').idsTo(GenerationPlayground.log('main').lines()[0].last)")


def look_into(page) -> None:
    """Open the layers, which are read at once: the bundled models are small."""
    show_of_token(page, "Layers")


def grid(page) -> list[list[str]]:
    """What the rows of the grid say, the last layer first."""
    return page.eval_on_selector_all(
        ".gp-logit_lens tbody tr", "all => all.map((row) => [...row.cells].map((cell) => cell.textContent))"
    )


def test_where_a_wrong_answer_comes_from(visit, address):
    page = visit(f"{address}?{to_query(AUSTRALIA)}")
    before = generate(page)
    beside = page.locator("#text-column").bounding_box()["width"]
    look_into(page)
    expect(page.locator(".gp-logit_lens tbody tr")).to_have_count(13)
    rows = grid(page)
    assert page.inner_text(".gp-lens-answer") == "From layer 2 of 12 on, “Sydney” is the likeliest."
    widths = [page.locator(each).bounding_box()["width"] for each in ("#text-column", ".gp-lens-field", "#result")]
    assert widths[0] == widths[2] > beside and widths[1] == pytest.approx(widths[2], abs=4)  # as wide as the page
    assert page.locator("#messages").inner_text() == ""  # nobody asked for anything
    assert [row[1] for row in rows[:11]] == ["·Sydney"] * 11  # from the last layer down to layer 2
    assert rows[-1][0] == "embedding"
    expect(page.locator("#stop")).to_be_disabled()
    page.locator(".gp-logit_lens tbody tr").nth(2).locator("td").first.click()  # layer 10
    assert "layer 10, in the place of “ Sydney”" in page.text_content(".gp-lens-place")
    assert "93%, rank 1" in page.text_content(".gp-lens-numbers")
    assert ids(page) == before


@pytest.mark.slow
def test_two_people_ask_at_once(new_page, address):
    pages = [new_page(f"{address}?{to_query(AUSTRALIA)}") for _ in range(2)]
    texts = [generate(page) for page in pages]
    for page in pages:
        look_into(page)
    for page, text in zip(pages, texts, strict=True):
        expect(page.locator(".gp-logit_lens tbody tr")).to_have_count(13)
        assert ids(page) == text
    assert grid(pages[0]) == grid(pages[1])
    show_of_token(pages[0], "Candidates")
    assert generate(pages[0]) == texts[0]  # another run: nothing is known of its layers until they are looked at
    found = "() => Boolean(GenerationPlayground.log('main').foundOf('look_into'))"
    assert not pages[0].evaluate(found)
    show_of_token(pages[0], "Layers")
    pages[0].wait_for_function(found)
    assert grid(pages[0]) == grid(pages[1])
    for page in pages:
        page.context.close()


@pytest.mark.slow
def test_on_a_phone_the_grid_scrolls_by_itself(new_page, address):
    long = GenerationRequest("stories", "Once upon a time", config={"do_sample": False, "max_new_tokens": 20})
    page = new_page(f"{address}?{to_query(long)}", viewport={"width": 390, "height": 844})
    generate(page)
    look_into(page)
    expect(page.locator(".gp-logit_lens thead th")).to_have_count(13)
    wide = page.eval_on_selector(".gp-lens-field", "(field) => [field.scrollWidth, field.clientWidth]")
    assert wide[0] > wide[1]
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    assert violations(page) == []
    page.context.close()
