"""Named answers as a person meets them: a real browser, the real engine, a bundled model."""

from __future__ import annotations

import pytest

from tests.support.browsers import expect, open_view, reopen, saved_table, shown


@pytest.fixture(scope="module")
def page(page_for_module, address):
    page = page_for_module(address)
    open_view(page, "Choices")
    return page


def test_the_first_click_shows_a_ranking_that_changes(page):
    page.click("#generate")
    rows = page.locator("#choices-choices .gp-answers tbody tr")
    expect(rows).to_have_count(5)
    expect(page.locator("#choices-choices .gp-verdict")).to_contain_text("depends on the ranking")
    expect(rows.first.locator("th")).to_have_text(", there was a girl")
    page.locator("#choices-choices [data-by=byte]").click()
    expect(rows.first.locator("th")).to_have_text(", there were two friends")
    expect(page.locator("#choices-choices .gp-total")).to_contain_text("Together these 5 answers have 9.3%")


@pytest.mark.slow
def test_more_prompts_are_asked_and_what_was_saved_opens_again(page, tmp_path):
    page.fill("#choices-answers textarea", "blue\nred")
    page.fill("#choices-prompts textarea", "The color of the sky is")
    page.click("#generate")
    expect(page.locator("#choices-choices .gp-block")).to_have_count(2)
    expect(page.locator("#choices-choices .gp-verdict").nth(1)).to_contain_text("“blue”")
    page.wait_for_function("() => GenerationPlayground.group('choices').done")
    table = saved_table(page, "choices")
    heads = page.locator("#choices-choices .gp-answers").first.locator("th[scope=col]").all_inner_texts()
    assert all(any(name.startswith(head) for name in table[0]) for head in heads)
    assert [row["answer"] for row in table] == ["blue", "red"] * 2 and float(table[2]["share by sum"]) > 0.9
    page.fill("#choices-answers textarea", "other")
    reopen(page, "choices", "Choices", tmp_path)
    assert page.input_value("#choices-answers textarea") == "blue\nred" and saved_table(page, "choices") == table
    assert "blue" in shown(page, "choices")[0]


@pytest.mark.slow
def test_an_answer_opens_as_one_run(page):
    page.locator("#choices-choices .gp-answers button").first.click()
    expect(page.locator("#pane-tokens .gp-token")).to_have_count(1)


@pytest.mark.slow
def test_it_fits_a_phone(page):
    open_view(page, "Choices")
    page.set_viewport_size({"width": 390, "height": 800})
    assert page.evaluate("() => document.documentElement.scrollWidth") <= 390
