"""The panes of the strategies on the page: the real engine, the bundled model, each strategy chosen by its preset."""

from __future__ import annotations

from collections import Counter

import pytest

from playground.presets.presets import PRESETS
from playground.requests.request import GenerationRequest
from playground.trace import Trace
from tests.support.browsers import run_to_its_end

PROMPT = "Once upon a time"
OWN = ("reranked", "drafts", "layers", "beamtree", "hypotheses", "beams")  # the panes of their kind of run only
BEAMS = ["beamtree", "hypotheses", "beams"]


@pytest.fixture(scope="module")
def page(page_for_module, address):
    return page_for_module(address)


def run(page, preset: str) -> None:
    """Choose a strategy and run it to its end."""
    from playwright.sync_api import expect  # here, because without playwright these tests are skipped, not broken

    expect.set_options(timeout=60_000)
    page.select_option("#preset select", preset)
    expect(page.locator("#caption")).to_have_text(PRESETS[preset].description)
    run_to_its_end(page)


def traced(engine, preset: str) -> Trace:
    return Trace.fold(engine.stream(GenerationRequest("stories", PROMPT, config=PRESETS[preset].config)))


def shown(page) -> list[str]:
    """Which of the strategies' own panes are there. What is not there takes no room."""
    boxes = {name: page.locator(f"#pane-{name}") for name in OWN}
    return [name for name, box in boxes.items() if box.evaluate("(box) => box.offsetHeight > 0")]


@pytest.mark.slow
def test_contrastive_search(page, engine):
    run(page, "contrastive")
    assert shown(page) == ["reranked"]
    steps = traced(engine, "contrastive").steps
    differed = sum(step.reranked[0].token_id != step.chosen.token_id for step in steps)
    assert 0 < differed < len(steps)
    assert f"in {differed} of {len(steps)} steps" in page.inner_text("#pane-reranked .gp-tally")
    assert page.locator("#pane-reranked tbody tr:visible").count() == PRESETS["contrastive"].config["top_k"]


@pytest.mark.slow
def test_dola(page, engine):
    run(page, "dola-low")
    assert shown(page) == ["layers"]
    steps = traced(engine, "dola-low").steps
    words = page.inner_text("#pane-layers .gp-layer-tally")
    for layer, times in Counter(step.layers.layer for step in steps).items():
        assert f"{f'layer {layer}' if layer else 'the embedding (layer 0)'} in {times}" in words
    assert f"of {len(steps)} steps" in words


@pytest.mark.slow
def test_speculative_sampling(page, engine):
    from playwright.sync_api import expect

    run(page, "speculative")
    assert shown(page) == ["drafts"]
    rounds = page.evaluate("GenerationPlayground.log('main').rounds.length")
    assert rounds > 1 and page.locator("#pane-drafts .gp-rounds > li").count() == rounds
    last = page.locator("#pane-drafts .gp-rounds > li").last
    last.scroll_into_view_if_needed()
    card = last.locator(".gp-own-card")
    card.click()
    word = card.locator(".gp-word").inner_text().replace("·", " ").strip()
    expect(page.locator("#pane-tokens .gp-token[aria-pressed=true] .gp-ink")).to_have_text(word)  # a frame later


@pytest.mark.slow
def test_diverse_beams(page):
    run(page, "diverse-beam")
    assert shown(page) == BEAMS
    assert page.locator("#pane-beams .gp-badge:visible").all_inner_texts() == ["A", "B", "C"]
    page.click("#pane-token [data-shows=processors]")
    assert "diversity penalty" in page.inner_text("#pane-processors tbody")


@pytest.mark.slow
def test_constrained_beams(page):
    run(page, "constrained-beam")
    assert shown(page) == BEAMS
    goals = page.locator("#pane-beams .gp-constraints li").all_inner_texts()
    assert len(goals) == len(PRESETS["constrained-beam"].words)
    assert page.locator("#pane-beams .gp-goal:visible").first.inner_text().strip()


@pytest.mark.slow
def test_plain_beams_and_sampling(page):
    run(page, "beam")
    assert shown(page) == BEAMS
    page.click("#pane-token [data-shows=processors]")
    assert "untouched" in page.inner_text("#pane-processors .gp-none")
    run(page, "nucleus")
    assert shown(page) == []
    names = page.locator("#pane-processors tbody th").all_inner_texts()
    assert [name.split()[-1] for name in names[0:1]] == ["before"]
    assert [name.split()[1] for name in names[1:4]] == ["temperature", "top-p", "draw"]
