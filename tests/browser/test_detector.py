"""The detector as a person meets it: a real browser, the real engine, a bundled model's watermarked text."""

from __future__ import annotations

import pytest

from playground.knobs import KNOBS
from playground.ui.watermarks.attacking import STRENGTHS
from tests.support.browsers import choose, expect, open_tool, open_view

pytestmark = pytest.mark.slow

BIAS = "6"
KEY = "4242"


@pytest.fixture(scope="module")
def page(page_for_module, address):
    """A page whose last run was watermarked with settings of its own, before the open detector."""
    page = page_for_module(address)
    page.locator(f"#knobs details[data-group='{KNOBS['watermarking_config'].group}'] > summary").click()
    knob = page.locator("#knob-watermarking_config")
    knob.locator("label:has(input[value='Green list'])").click()
    knob.locator("[id$=hashing_key]").fill(KEY)
    knob.locator("[id$=bias]").fill(BIAS)
    for name, value in {"max_new_tokens": "90", "temperature": "1.2", "top_p": "1"}.items():
        page.fill(f"#knob-{name}-control", value)  # a text of some freedom, in which a bias has an effect
        page.press(f"#knob-{name}-control", "Tab")
    page.fill("#seed textarea, #seed input", "3")
    page.click("#generate")
    page.wait_for_function("() => GenerationPlayground.log('main').finished", timeout=60_000)
    open_view(page, "Watermarks")
    open_tool(page, "Detector")
    page.click("#detector-settings > button")
    return page


def found(page, name):
    """What a pane of the detector shows after its next value; call it after the press."""
    return page.evaluate("(name) => GenerationPlayground.group(name).found", name)


def press(page, button, pane):
    """Press a button, and wait until the pane has another value."""
    turn = page.evaluate("(name) => GenerationPlayground.group(name).turn ?? 0", pane)
    page.click(button)
    page.wait_for_function(
        "([name, turn]) => (GenerationPlayground.group(name).turn ?? 0) > turn", arg=[pane, turn], timeout=60_000
    )
    return found(page, pane)


def test_the_last_runs_text_is_found_watermarked(page):
    page.click("#detector-take")
    expect(page.locator("#mark-hashing_key textarea, #mark-hashing_key input")).to_have_value(KEY)
    ids = page.evaluate("() => GenerationPlayground.log('main').lines()[0].last.index + 1")
    values = press(page, "#detector-detect", "detection")
    alone, both = values["reports"]
    assert values["exact"] and len(alone["tokens"]) == ids == both["num_tokens_scored"] - both["prompt_tokens"] + 1
    pane = page.locator("#report-detection")
    expect(pane.locator(".gp-answer-words")).to_have_text("Watermarked")
    expect(pane).to_contain_text("the tokens of the run")
    expect(pane.locator(".gp-words .gp-token")).to_have_count(ids)
    pane.locator(".gp-words .gp-token").nth(3).hover()
    expect(pane.locator(".gp-tip")).to_contain_text("Token 4")


def test_wrong_settings_do_not_find_it(page):
    values = press(page, "#detector-mistakes", "mistakes")
    rows = page.locator("#report-mistakes tbody tr")
    expect(rows).to_have_count(len(values["rows"]))
    expect(rows.nth(0)).to_contain_text("watermarked")
    keys = values["rows"][1]["reports"]
    assert sum(report["prediction"] for report in keys) <= 1 < len(keys)
    key = page.locator("#mark-hashing_key textarea, #mark-hashing_key input")
    key.fill("99")
    press(page, "#detector-detect", "detection")
    expect(page.locator("#report-detection .gp-answer-words")).to_have_text("No sign of this watermark")
    key.fill("x")
    page.click("#detector-detect")
    expect(page.locator("#detector-messages")).to_contain_text("'x' is not a whole number.")
    expect(page.locator("#report-detection .gp-answer-words")).to_be_visible()
    page.click("#detector-knobs")
    expect(key).to_have_value(KEY)


def test_a_threshold_tells_its_false_positive_rate(page):
    threshold = page.locator("#detector-threshold")
    threshold.locator("input").fill("1")
    expect(threshold).to_contain_text("one in 6 texts")
    threshold.locator("input").fill("3")
    expect(threshold).to_contain_text("one in 741 texts")


def test_the_text_is_attacked_by_rule_and_by_hand(page):
    before = page.input_value("#detector-text textarea")
    open_tool(page, "Attacks")
    values = press(page, "#attack-press", "attack")
    expect(page.locator("#attacked-text textarea")).not_to_have_value("")
    assert values["after"]["z_score"] < values["before"]["z_score"]
    page.fill("#attacked-text textarea", before.upper())
    values = press(page, "#attack-again", "attack")
    assert values["how"] is None
    expect(page.locator("#report-attack")).to_contain_text("edited by hand")
    assert page.input_value("#detector-text textarea") == before
    page.click("#attack-onward")
    open_tool(page, "Detector")
    expect(page.locator("#detector-text textarea")).to_have_value(before.upper())
    page.fill("#detector-text textarea", before)


def test_z_falls_with_the_strength_of_the_attack(page):
    open_tool(page, "Attacks")
    choose(page, "#attack-kind", "Delete words")
    page.click("#attack-all")
    page.wait_for_function(
        f"() => (GenerationPlayground.group('strengths').found?.points.length) === {len(STRENGTHS)}", timeout=60_000
    )
    points = found(page, "strengths")["points"]
    assert points[0]["z"][0] > max(points[5]["z"]) and points[-1]["z"] == []
    expect(page.locator("#report-strengths")).to_contain_text("Delete words · 5 seeds at each strength")


def test_a_model_that_cannot_translate_is_told_so(page):
    open_tool(page, "Attacks")
    page.locator("#attack-translate > button").click()
    page.fill("#attack-translator textarea, #attack-translator input", "stories")
    expect(page.locator("#attack-translator")).to_contain_text("stories continues texts and cannot be asked")
    expect(page.locator("#attack-translate-press")).to_be_disabled()


def test_synthid_has_fields_and_numbers_of_its_own(page):
    open_tool(page, "Detector")
    page.locator("#mark-kind").get_by_label("SynthID", exact=True).check()
    expect(page.locator("#mark-keys")).to_be_visible()
    expect(page.locator("#mark-hashing_key")).to_have_count(0)
    values = press(page, "#detector-detect", "detection")
    assert values["reports"][0]["kind"] == "synthid"
    expect(page.locator("#report-detection .gp-of-layers")).to_be_visible()
    expect(page.locator("#report-detection")).to_contain_text("weighted mean")


def test_what_was_found_stays_when_another_view_was_open(page):
    open_view(page, "One run")
    open_view(page, "Watermarks")
    expect(page.locator("#report-detection .gp-answer-words")).to_be_visible()
    open_tool(page, "Attacks")
    expect(page.locator("#report-strengths .main-svg").first).to_be_visible()
    open_tool(page, "Experiments")
    open_tool(page, "Detector")
    expect(page.locator("#report-detection .gp-answer-words")).to_be_visible()


def test_no_part_of_the_detector_is_wider_than_a_phone(page):
    page.locator("#knobs .gp-drawer-close").click()
    page.set_viewport_size({"width": 390, "height": 800})
    for tool in ("Attacks", "Detector"):
        open_tool(page, tool)
        assert page.evaluate("() => document.documentElement.scrollWidth") <= 390
    page.locator("#detector-once").scroll_into_view_if_needed()
    above, box = page.locator("#detector-threshold").bounding_box(), page.locator("#detector-once").bounding_box()
    assert box["width"] == above["width"] and box["y"] >= above["y"] + above["height"]  # below it, as wide
