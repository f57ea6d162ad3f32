"""Draft trials as a person meets them: a real browser, the real engine, the bundled pair."""

from __future__ import annotations

import json

import pytest

from tests.support.browsers import cells, expect, open_view, press_save, reopen, saved_table, shown
from tests.support.english import in_english

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def page(page_for_module, address):
    page = page_for_module(address)
    open_view(page, "Drafts")
    page.fill("#knob-max_new_tokens-control", "16")
    page.press("#knob-max_new_tokens-control", "Tab")
    return page


def ask(page, question, **controls):
    """Choose the question, set what it asks for, press the button, and wait for what was found."""
    page.get_by_label(question, exact=True).check()
    for name, value in controls.items():
        field = page.locator(f"#trial-{name} input[type=number]")
        field.fill(value)
        field.press("Tab")
    before = page.evaluate("() => GenerationPlayground.group('trial').turn ?? 0")
    page.click("#generate")
    page.wait_for_function(
        "before => { const g = GenerationPlayground.group('trial'); return g.turn > before && g.done; }",
        arg=before, timeout=90_000,
    )  # fmt: skip
    return page.evaluate("() => GenerationPlayground.group('trial').found")


def test_a_trial_of_speed_ends_with_a_verdict_and_its_reasons(page):
    found = ask(page, "Is it faster?", repeats="5")
    assert (found["question"], len(found["pairs"])) == ("speed", 5)
    verdicts = {
        "faster": "faster", "slower": "slower", "even": "No clear difference", "noisy": "No verdict on time"
    }  # fmt: skip
    pane = page.locator("#trial-speedup")
    expect(pane).to_contain_text(verdicts[found["verdict"]])
    expect(pane).to_contain_text(in_english(found["reasons"][0]))
    expect(page.locator("#messages")).to_contain_text("stories-draft drafts")
    expect(page.locator("#trial-sameness .gp-pane")).to_be_hidden()
    expect(pane.locator(".gp-pairs .point")).to_have_count(10)
    with page.expect_download() as saved:
        pane.locator(".gp-pairs").get_by_text("Values").hover()
        pane.locator(".gp-pairs .js-plotly-plot").hover()
        pane.locator(".gp-pairs [data-title*=SVG]").click()
    assert saved.value.path().read_text("utf-8").startswith("<svg")


def test_each_question_shows_its_own_controls_and_what_was_typed_stays(page):
    values = page.locator("#trial-values-num_assistant_tokens")
    page.get_by_label("Which draft length?", exact=True).check()
    expect(values).to_be_visible()
    expect(page.locator("#trial-samples")).to_have_count(0)
    values.locator("textarea, input").first.fill("2, 5")
    page.get_by_label("Is it the same?", exact=True).check()
    expect(page.locator("#trial-samples")).to_be_visible()
    expect(page.locator("#trial-repeats")).to_have_count(0)
    expect(values).to_have_count(0)
    page.get_by_label("Which draft length?", exact=True).check()
    expect(values.locator("textarea, input").first).to_have_value("2, 5")
    found = ask(page, "Which draft length?", repeats="1")
    assert [point["value"] for point in found["points"]] == ["2", "5"]
    expect(page.locator("#trial-draft_lengths table")).to_contain_text("mean_acceptance_length")


def test_samples_are_compared(page):
    found = ask(page, "Is it the same?", samples="10")
    assert found["counts"] == [10, 10] and 0 < found["p"] <= 1
    expect(page.locator("#trial-sameness")).to_contain_text("10 texts without")


def test_an_answer_is_not_shown_below_the_controls_of_another_question(page):
    page.get_by_label("Is it faster?", exact=True).check()
    expect(page.locator("#trial-sameness .gp-pane")).to_be_hidden()
    expect(page.locator("#trial-progress .gp-answered")).to_contain_text("answered “Is it the same?”")
    page.get_by_label("Is it the same?", exact=True).check()
    expect(page.locator("#trial-sameness .gp-pane")).to_be_visible()
    expect(page.locator("#trial-progress .gp-answered")).to_be_hidden()


@pytest.mark.parametrize("question", ["Is it faster?", "Which draft length?", "Is it the same?"])
def test_what_was_saved_opens_with_the_same_words_and_numbers(page, question, tmp_path):
    page.get_by_label("Which draft length?", exact=True).check()
    page.locator("#trial-values-num_assistant_tokens").locator("textarea, input").first.fill("2, 5")
    page.fill("#knob-max_new_tokens-control", "16")
    page.press("#knob-max_new_tokens-control", "Tab")
    ask(page, question, **({"samples": "10"} if "same" in question else {"repeats": "2"}))
    before, table = shown(page, "trial"), saved_table(page, "trial")
    reopen(page, "trial", "Drafts", tmp_path)
    expect(page.get_by_label(question, exact=True)).to_be_checked()
    assert len(before) == 1 and len(before[0]) > 200 and shown(page, "trial") == before
    assert saved_table(page, "trial") == table


def nearly(number):
    """What is left of a number of the table with two decimals."""
    return pytest.approx(float(number), abs=0.005 + 1e-6)


def test_the_table_that_is_saved_is_the_one_on_the_screen(page):
    page.get_by_label("Which draft length?", exact=True).check()
    page.locator("#trial-values-num_assistant_tokens").locator("textarea, input").first.fill("2, 5")
    found = ask(page, "Which draft length?", repeats="2")
    heads, *rows = cells(page, "#trial-draft_lengths")
    table = saved_table(page, "trial")
    assert [name for name in table[0] if not name.startswith("speed-up ")][: len(heads)] == heads
    for row, saved in zip(rows, table, strict=True):
        assert row[0].split()[0] == saved["num_assistant_tokens"]
        # a half is rounded up on the screen and to the even digit by Python: 2.125 is a mean length that happens
        cell = dict(zip(heads, row, strict=True))
        assert float(cell["speed-up"].split("\u00a0×")[0]) == nearly(saved["speed-up"])
        for name in ("mean_acceptance_length", "drafted per round"):
            assert float(cell[name]) == nearly(saved[name])
    assert [float(row["speed-up"]) for row in table] == pytest.approx(
        [point["speedup"]["median"] for point in found["points"]], rel=1e-6
    )


def test_a_trial_is_saved_with_what_was_found(page):
    with page.expect_download() as download:
        press_save(page, "#trial-json")
    assert json.loads(download.value.path().read_text("utf-8"))["found"]["question"] == "lengths"


def test_no_view_of_a_trial_is_wider_than_a_phone(page):
    page.locator("#knobs .gp-drawer-close").click()
    page.set_viewport_size({"width": 390, "height": 800})
    page.get_by_role("button", name="Settings of this view").click()
    for question in ("Which draft length?", "Is it the same?", "Is it faster?"):
        page.get_by_label(question, exact=True).check()
        assert page.evaluate("() => document.documentElement.scrollWidth") <= 390
