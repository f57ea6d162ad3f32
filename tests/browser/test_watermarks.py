"""Experiments with watermarks as a person meets them: a real browser, the real engine, the bundled model."""

from __future__ import annotations

import json
from urllib.parse import urlencode

import pytest

from tests.support.browsers import cells, expect, open_tool, open_view, reopen, saved, saved_table, shown

pytestmark = pytest.mark.slow

SYNTHID = {"ngram_len": 3, "keys": [103, 214, 325, 436, 547]}


@pytest.fixture(scope="module")
def page(page_for_module, address):
    page = page_for_module(address)
    open_view(page, "Watermarks")
    page.fill("#knob-max_new_tokens-control", "24")
    page.press("#knob-max_new_tokens-control", "Tab")
    return page


def ask(page, question, **controls):
    """Choose the question, set what it asks for, press the button, and wait for what was found."""
    page.get_by_label(question, exact=True).check()
    for name, value in controls.items():
        field = page.locator(f"#watermark-{name}").locator("input[type=number], textarea, input[type=text]").first
        field.fill(value)
        field.press("Tab")
    before = page.evaluate("() => GenerationPlayground.group('watermark').turn ?? 0")
    page.click("#generate")
    wait(page, before)
    return page.evaluate("() => GenerationPlayground.group('watermark').found")


def wait(page, before):
    page.wait_for_function(
        "before => { const g = GenerationPlayground.group('watermark'); return g.turn > before && g.done; }",
        arg=before, timeout=90_000,
    )  # fmt: skip


def test_two_texts_are_marked_side_by_side(page):
    found = ask(page, "Side by side")
    pane = page.locator("#watermark-marked")
    expect(page.locator("#messages")).to_contain_text("green lists with a ratio of 0.25 and a bias of 4 are used")
    plain, marked = (text["report"] for text in found["texts"])
    assert plain["num_tokens_scored"] <= 23 and {row[3] for row in marked["tokens"]} == {None, True, False}
    tokens = pane.locator(".gp-texts > :nth-child(2) .gp-token")
    expect(tokens).to_have_count(len(marked["tokens"]))
    expect(tokens.nth(1)).to_have_attribute("data-list", "green" if marked["tokens"][1][3] else "red")
    expect(pane).to_contain_text(f"{marked['z_score']:.2f}".replace("-", "−"))


def test_each_question_shows_its_own_controls_and_what_was_typed_stays(page):
    page.get_by_label("What does it cost?", exact=True).check()
    values = page.locator("#watermark-bias")
    expect(values).to_be_visible()
    expect(page.locator("#watermark-samples")).to_have_count(0)
    values.locator("textarea, input").first.fill("2, 6")
    page.get_by_label("How sure is detection?", exact=True).check()
    expect(page.locator("#watermark-samples")).to_be_visible()
    expect(page.locator("#watermark-train")).to_be_visible()
    expect(values).to_have_count(0)
    page.get_by_label("What does it cost?", exact=True).check()
    expect(values.locator("textarea, input").first).to_have_value("2, 6")
    found = ask(page, "What does it cost?", seeds="2")
    assert [point["value"] for point in found["points"]] == [None, 2, 6]
    assert all(point["texts"] == 2 for point in found["points"])
    expect(page.locator("#watermark-watermark_cost table")).to_contain_text("perplexity")


def number(words):
    """What a cell of the screen says, as a number."""
    return float(words.replace("−", "-").rstrip("%").replace("none", "nan"))


@pytest.mark.parametrize("question", ["Side by side", "How sure is detection?", "What does it cost?", "Quiz"])
def test_what_was_saved_opens_with_the_same_words_and_numbers(page, question, tmp_path):
    page.fill("#knob-max_new_tokens-control", "24")
    page.press("#knob-max_new_tokens-control", "Tab")
    page.get_by_label("What does it cost?", exact=True).check()
    page.locator("#watermark-bias").locator("textarea, input").first.fill("2, 6")
    more = {"How sure is detection?": {"samples": "6"}, "What does it cost?": {"seeds": "2"}}
    ask(page, question, **more.get(question, {}))
    before, table = shown(page, "watermark"), saved_table(page, "watermark")
    reopen(page, "watermark", "Watermarks", tmp_path)
    expect(page.get_by_label(question, exact=True)).to_be_checked()
    assert len(before) == 1 and len(before[0]) > 100 and shown(page, "watermark") == before
    assert saved_table(page, "watermark") == table and table


def test_the_table_that_is_saved_is_the_one_on_the_screen(page):
    page.get_by_label("What does it cost?", exact=True).check()
    page.locator("#watermark-bias").locator("textarea, input").first.fill("2, 6")
    ask(page, "What does it cost?", seeds="2")
    heads, *rows = cells(page, "#watermark-watermark_cost")
    table = saved_table(page, "watermark")
    assert list(table[0])[: len(heads)] == heads and {"perplexity", "z", "green"} <= set(heads)
    for row, saved_row in zip(rows, table, strict=True):
        shares = ("green", "expected at least", "moved to green")
        for name, words in zip(heads[1:], row[1:], strict=True):
            if words != "–":
                value = float(saved_row[name]) * (100 if name in shares else 1)
                assert number(words) == pytest.approx(value, abs=0.051)
    ask(page, "Side by side")
    names = page.locator("#watermark-marked tbody th").all_inner_texts()
    table = {row["number"]: row for row in saved_table(page, "watermark")}
    assert set(names) <= set(table)
    z = page.locator("#watermark-marked tbody tr", has_text="z-score").locator("td").all_inner_texts()
    assert [f"{float(table['z-score'][side]):.2f}" for side in ("without", "with")] == [w.replace("−", "-") for w in z]


TOOLS = {"detection": "Detector", "mistakes": "Detector", "attack": "Attacks", "strengths": "Attacks"}


def detector_says(page):
    """What each picture of the detector and of the attacks says, in sight."""
    words = {}
    for picture, tool in TOOLS.items():
        open_tool(page, tool)
        page.wait_for_function("name => GenerationPlayground.group(name).found", arg=picture)
        words[picture] = shown(page, picture)
    return words


def test_what_the_detector_says_is_saved_and_opens_again(page, tmp_path):
    open_tool(page, "Detector")
    page.fill("#detector-text textarea", "One day a little girl named Lily went to the park with her mom and her dog.")
    for picture, button in zip(TOOLS, ("detector-detect", "detector-mistakes", "attack-press", "attack-all"),
                               strict=True):  # fmt: skip
        open_tool(page, TOOLS[picture])
        page.click(f"#{button}")
        page.wait_for_selector(f"#report-{picture} .gp-pane:not([hidden])")
    page.wait_for_function("() => GenerationPlayground.group('strengths').found.points.length === 11")
    before = detector_says(page)
    attacked = page.input_value("#attacked-text textarea")
    open_tool(page, "Detector")
    rows = saved(page, "#detector-csv").read_text("utf-8-sig").splitlines()
    assert "z-score" in rows[0] and len(rows) > 60
    open_tool(page, "Experiments")
    reopen(page, "watermark", "Watermarks", tmp_path)
    assert detector_says(page) == before and all(words[0] for words in before.values())
    assert page.input_value("#attacked-text textarea") == attacked != ""
    open_tool(page, "Detector")
    assert saved(page, "#detector-csv").read_text("utf-8-sig").splitlines() == rows
    open_tool(page, "Experiments")


def test_a_round_of_the_quiz_is_played_to_its_end(page):
    found = ask(page, "Quiz")
    quiz = page.locator("#watermark-watermark_quiz")
    right = 0
    for number, pair in enumerate(found["pairs"]):
        expect(quiz.locator(".gp-token:visible")).to_have_count(0)
        quiz.get_by_role("button", name="Text A is watermarked").click()
        right += pair["left"]
        expect(quiz.locator(".gp-answer-words")).to_have_text("Correct" if pair["left"] else "Wrong: it was text B")
        if number + 1 < len(found["pairs"]):
            quiz.get_by_role("button", name="Next pair").click()
    expect(quiz.locator(".gp-sum h3")).to_have_text(f"{right} of 5 correct")


def test_a_bayesian_detector_is_trained_and_saved(page, new_page):
    knobs = {"preset": "nucleus", "temperature": 1.0, "top_p": 1.0, "max_new_tokens": 24}
    query = urlencode({"prompt": "Once upon a time", **knobs, "watermarking_config": json.dumps(SYNTHID)})
    page = new_page(f"{page.url.split('?')[0]}?{query}")
    expect(page.locator("#knob-max_new_tokens-control")).to_have_value("24")  # the address has been read
    open_view(page, "Watermarks")
    page.click("#watermark-question label:has-text('How sure')")
    page.click("#watermark-train")
    expect(page.locator("#messages")).to_contain_text("ask that question, then train")
    found = ask(page, "How sure is detection?", samples="12")
    assert found["counts"] == [12, 12] and [s["name"] for s in found["scores"]] == ["mean", "weighted_mean"]
    before = page.evaluate("() => GenerationPlayground.group('watermark').turn")
    page.click("#watermark-train")
    wait(page, before)
    found = page.evaluate("() => GenerationPlayground.group('watermark').found")
    assert found["learned"] and found["counts"] == [6, 6] and found["scores"][2]["name"] == "posterior"
    expect(page.locator("#messages")).to_contain_text("trained on 6 texts with the watermark")
    expect(page.locator("#watermark-detectability .gp-rates")).to_contain_text("Bayesian detector")
    with page.expect_download() as download:
        page.click("#watermark-save-detector")
    assert json.loads(download.value.path().read_text("utf-8"))["watermark"]["keys"] == SYNTHID["keys"]


def test_no_view_of_an_experiment_is_wider_than_a_phone(page):
    page.locator("#knobs .gp-drawer-close").click()
    page.set_viewport_size({"width": 390, "height": 800})
    page.get_by_role("button", name="Settings of this view").click()
    for question in ("Side by side", "How sure is detection?", "What does it cost?", "Quiz"):
        page.get_by_label(question, exact=True).check()
        assert page.evaluate("() => document.documentElement.scrollWidth") <= 390
