"""Precisions as a person meets them: a real browser, the real engine, a bundled model in float32 and in nf4."""

from __future__ import annotations

import json
import math

import pytest

from tests.support.browsers import expect, open_view, press_save, reopen, saved_table, shown

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def page(page_for_module, address):
    page = page_for_module(address)
    open_view(page, "Precision")
    page.fill("#knob-max_new_tokens-control", "12")
    page.press("#knob-max_new_tokens-control", "Tab")
    return page


def test_two_precisions_are_compared(page):
    page.locator("#precision-8bit input").uncheck()
    page.locator("#precision-repeats input[type=number]").fill("1")
    page.locator("#precision-repeats input[type=number]").press("Tab")
    page.click("#generate")
    table = page.locator("#precision-precisions .gp-costs tbody")
    expect(table.locator("tr")).to_have_count(2)
    page.wait_for_function("() => GenerationPlayground.group('precision').found?.groups[1]?.pair", timeout=90_000)
    page.wait_for_selector("#precision-kl .gp-kl:not([hidden])", timeout=90_000)
    expect(table).to_contain_text("22.8 MB")
    expect(table).to_contain_text("4-bit weights (nf4)")
    found = page.evaluate("() => GenerationPlayground.group('precision').found")
    pair = found["groups"][1]["pair"]
    assert len(pair["tokens"]) == found["groups"][0]["tokens"] and 0 < pair["mean"] < 1
    assert found["groups"][1]["bytes"] < 0.2 * found["groups"][0]["bytes"]
    assert found["groups"][1]["pace"] and page.locator("#precision-kl .gp-token").count() == len(pair["tokens"])


def test_a_token_shows_both_distributions(page):
    page.locator("#precision-kl .gp-token").nth(2).click()
    expect(page.locator("#precision-kl .gp-said")).to_contain_text("Token 3 ")
    expect(page.locator("#precision-kl .gp-sides thead")).to_contain_text("nf4")
    assert page.locator("#precision-kl .gp-sides tbody tr").count() >= 5


def test_it_is_saved_with_what_was_found(page):
    with page.expect_download() as download:
        press_save(page, "#precision-json")
    saved = json.loads(download.value.path().read_text("utf-8"))
    assert saved["found"]["groups"][1]["pair"]["vocab"] == 2048


def test_what_was_saved_opens_with_the_same_words_and_numbers(page, tmp_path):
    table = saved_table(page, "precision")
    nf4 = page.evaluate("GenerationPlayground.group('precision').found.groups[1]")
    heads = page.locator("#precision-precisions .gp-costs th[scope=col]").all_inner_texts()
    assert all(any(name.startswith(head) for name in table[0]) for head in heads)
    row = table[1]
    assert (row["precision"], row["model"]) == (nf4["title"], nf4["model"])
    assert int(row["weights (bytes)"]) == nf4["bytes"] + nf4["scale_bytes"] and 0 < float(row["mean KL (bits)"]) < 1
    assert float(row["mean KL (bits)"]) == pytest.approx(nf4["pair"]["mean"] / math.log(2))
    before = None
    for _ in range(2):  # the second time what was opened is what is saved; the token that was chosen is not
        before = before and shown(page, "precision")
        reopen(page, "precision", "Precision", tmp_path)
        assert before in (None, shown(page, "precision"))
        before = shown(page, "precision")
    assert len(before) == 3 and "nf4" in before[0] and saved_table(page, "precision") == table


def test_it_fits_a_phone(page):
    page.locator("#knobs .gp-drawer-close").click()
    page.set_viewport_size({"width": 390, "height": 800})
    assert page.evaluate("() => document.documentElement.scrollWidth") <= 390
