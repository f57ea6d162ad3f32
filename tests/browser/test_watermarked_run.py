"""One watermarked run as a person meets it: a real browser, the real engine, the bundled model."""

from __future__ import annotations

import json
from urllib.parse import urlencode

import pytest
import torch
from transformers import AutoConfig, WatermarkDetector, WatermarkingConfig

from playground.models.catalog import bundled_folder
from tests.support.browsers import expect

KNOBS = {"preset": "nucleus", "temperature": 1.0, "top_p": 1.0, "max_new_tokens": 40}


def generated(visit, address, watermark: dict):
    query = urlencode({"prompt": "Once upon a time", **KNOBS, "watermarking_config": json.dumps(watermark)})
    page = visit(f"{address.split('?')[0]}?{query}")
    expect(page.locator("#knob-max_new_tokens-control")).to_have_value("40")  # the address has been read
    page.click("#generate")
    page.wait_for_function("() => GenerationPlayground.log('main').finished", timeout=90_000)
    return page


def test_the_page_finds_what_the_librarys_detector_finds(visit, address):
    watermark = {"bias": 3.0, "greenlist_ratio": 0.5}
    page = generated(visit, address, watermark)
    ids = page.evaluate("() => GenerationPlayground.log('main').finished.sequences[0].token_ids")
    config = AutoConfig.from_pretrained(bundled_folder("stories"))
    found = WatermarkDetector(config, "cpu", WatermarkingConfig(**watermark))(torch.tensor([ids]), return_dict=True)
    pane = page.locator("#pane-watermark")
    expect(pane.locator(".gp-finding-words")).to_contain_text(f"z = {found.z_score[0]:.2f}")
    greens = pane.locator(".gp-token[data-list=green]:not([data-counted])")
    expect(greens).to_have_count(int(found.num_green_tokens[0]))
    text = page.locator("#pane-tokens")  # it begins with its z, and is shaded by its marks
    expect(text.locator(".gp-mark-answer")).to_contain_text(f"Watermark: z = {found.z_score[0]:.2f}.")
    expect(text.locator(".gp-token[data-list=green]:not([data-counted])")).to_have_count(int(found.num_green_tokens[0]))
    pane.locator(".gp-token").nth(3).click()
    expect(page.locator("#pane-tokens .gp-token").nth(3)).to_have_attribute("aria-pressed", "true")
    expect(pane.locator(".gp-tip")).to_contain_text("before the watermark")


@pytest.mark.slow
def test_without_a_watermark_its_pane_is_hidden(visit, address):
    page = generated(visit, address, None)
    expect(page.locator("#pane-tokens .gp-token")).not_to_have_count(0)
    expect(page.locator("#pane-watermark .gp-pane")).to_be_hidden()
    expect(page.locator("#pane-tokens .gp-shade")).to_have_value("probability")
    expect(page.locator("#pane-tokens .gp-mark-answer")).to_have_count(0)
