"""Prompts side by side and as an axis, as a person meets them: a real browser, the real engine, a bundled model."""

from __future__ import annotations

import pytest

from tests.support.browsers import choose, expect, open_view, saved, saved_table


@pytest.fixture(scope="module")
def page(page_for_module, address):
    page = page_for_module(address)
    page.fill("#seed input", "1")
    open_view(page, "Side by side")
    page.get_by_text("Compare several prompts").click()
    page.fill("#lanes-prompts textarea", "Once upon a time\nOnce upon a time ")
    expect(page.locator("#lanes-lanes .gp-lane-prompt:visible")).to_have_text(["Once upon a time", "Once upon a time·"])
    page.click("#generate")
    expect(page.locator("#lanes-sensitivity .gp-from-first tbody tr")).to_have_count(2)
    return page


@pytest.mark.slow
def test_two_prompts_run_in_lanes_and_tell_how_far_the_next_token_moves(page):
    rows = page.locator("#lanes-sensitivity .gp-from-first tbody tr")
    expect(rows.nth(1)).to_contain_text(">99.9%")
    expect(page.locator("#lanes-sensitivity .gp-summary")).to_contain_text("B “Once upon a time·” moves the next token")
    expect(page.locator("#lanes-sensitivity .js-plotly-plot")).to_have_count(3)
    expect(page.locator("#lanes-lanes .gp-lane")).to_have_count(2)


@pytest.mark.slow
def test_what_was_saved_opens_with_its_prompts(page, tmp_path):
    table = saved_table(page, "lanes")
    assert [row["prompt"] for row in table] == ["Once upon a time", "Once upon a time "]
    file = tmp_path / "lanes.json"
    file.write_bytes(saved(page, "#lanes-json").read_bytes())
    page.fill("#lanes-prompts textarea", "")
    expect(page.locator("#lanes-lanes .gp-lane-prompt:visible")).to_have_count(0)
    with page.expect_file_chooser() as chooser:
        page.click("#lanes-open")
    chooser.value.set_files(file)
    expect(page.locator("#messages")).to_contain_text("The runs of lanes.json, as they were recorded")
    assert page.input_value("#lanes-prompts textarea") == "Once upon a time\nOnce upon a time "
    assert saved_table(page, "lanes") == table
    expect(page.locator("#lanes-sensitivity .gp-from-first tbody tr")).to_have_count(2)


@pytest.mark.slow
def test_prompts_are_chosen_as_the_axis_of_a_sweep(page):
    open_view(page, "Sweep")
    for axis, name in (("columns", "temperature"), ("rows", "prompts")):
        choose(page, f"#axis-{axis}", name)
    expect(page.locator("#values-rows")).to_have_count(0)
    page.fill("#values-columns input, #values-columns textarea", "0.5, 1")
    page.fill("#sweep-prompts textarea", "Once\nOnce upon a time")
    page.click("#generate")
    expect(page.locator("#sweep-grid tbody th")).to_have_text(["Once", "Once upon a time"])
    expect(page.locator("#sweep-sensitivity .gp-from-first tbody tr")).to_have_count(2)
    page.locator("#sweep-grid tbody tr").nth(1).locator("td").first.click()
    expect(page.locator("#sweep-grid .gp-whole-text")).to_contain_text("Once upon a time")
    page.locator("#sweep-grid .gp-shut").click()


@pytest.mark.slow
def test_it_fits_a_phone(page):
    open_view(page, "Side by side")
    page.set_viewport_size({"width": 390, "height": 844})
    assert page.evaluate("() => document.documentElement.scrollWidth") <= 390
