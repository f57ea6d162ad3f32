"""Before many runs begin: how many they are and how long they take; after them, one menu that saves."""

from __future__ import annotations

import re

import pytest

from tests.support.browsers import expect, open_view, press_save


@pytest.fixture(scope="module")
def page(page_for_module, address):
    return page_for_module(address)


def test_how_many_runs_and_how_long_is_said_before_they_begin(page):
    open_view(page, "Sweep")
    line = page.locator("#estimate .gp-estimate")
    page.fill("#values-rows textarea, #values-rows input", "0.5, 0.7, 0.9, 0.95, 1")
    page.fill("#values-columns textarea, #values-columns input", "0.2, 0.5, 0.8, 1, 1.5")
    expect(line).to_contain_text("25 runs", timeout=20_000)
    page.fill("#values-columns textarea, #values-columns input", "0.5")
    page.fill("#values-rows textarea, #values-rows input", "0.8, 0.9")
    expect(line).to_contain_text("2 runs", timeout=20_000)
    page.fill("#values-rows textarea, #values-rows input", "much")
    expect(line).to_be_hidden(timeout=20_000)
    page.fill("#values-rows textarea, #values-rows input", "0.8, 0.9")
    page.click("#generate")
    page.wait_for_function("() => { const g = GenerationPlayground.group('sweep'); return g.turn && g.done; }")
    measured = re.compile(r"^2 runs, at most about \d+ (second|minute)s?$")
    expect(line).to_have_text(measured, timeout=20_000)
    open_view(page, "One run")
    expect(line).to_be_hidden()


def test_one_menu_saves_and_is_there_with_a_result_alone(page):
    open_view(page, "Many samples")
    menu = page.locator("details:has(#seeds-csv)")
    expect(page.locator("#seeds-conclusion .gp-example")).to_be_visible(timeout=20_000)
    expect(menu).to_be_hidden()
    open_view(page, "Sweep")
    menu = page.locator("details:has(#sweep-csv)")
    expect(menu.locator("summary")).to_have_text("Save")
    expect(page.locator("#sweep-csv")).to_be_hidden()
    with page.expect_download() as download:
        press_save(page, "#sweep-csv")
    assert download.value.suggested_filename == "sweep.csv"
    expect(page.locator("#sweep-csv")).to_be_hidden()
    menu.locator("summary").press("Enter")
    expect(page.locator("#sweep-html")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("#sweep-html")).to_be_hidden()
