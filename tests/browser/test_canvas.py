"""A model of block diffusion on the page: its canvas stands where the text and what is beside it are for others."""

from __future__ import annotations

import pytest

from playground.engines.local import LocalEngine
from playground.settings import Settings
from tests.support.browsers import choose, expect
from tests.support.tiny_models import save, tiny_diffusion


@pytest.mark.slow
def test_a_run_shows_its_canvas_and_the_next_model_the_text_again(new_page, serve_page, tmp_path):
    folder = str(save(tmp_path, tiny_diffusion()))
    engine = LocalEngine(Settings())
    page = new_page(serve_page(engine))
    choose(page, "#model", folder)
    page.click("#generate")
    expect(page.locator("#pane-numbers .gp-status")).to_contain_text("block diffusion")
    expect(page.locator("#pane-numbers .gp-status")).to_contain_text("Finished")
    expect(page.locator("#messages")).to_contain_text("This model denoises canvases, and does not read")
    expect(page.locator("#pane-canvas .gp-canvas-now .gp-token")).to_have_count(8)
    for elsewhere in ("#token-panel", "#run-menu", "#pane-tokens"):
        expect(page.locator(elsewhere)).to_be_hidden()
    page.locator("#pane-canvas .gp-canvas-now .gp-token").first.click()
    expect(page.locator("#pane-canvas .gp-place-verdict")).to_contain_text("Place 1:")
    choose(page, "#model", "stories")
    page.click("#generate")
    expect(page.locator("#pane-canvas")).to_be_hidden()
    expect(page.locator("#pane-tokens .gp-line .gp-token").first).to_be_visible()
    expect(page.locator("#token-panel")).to_be_visible()
    expect(page.locator("#run-menu")).to_be_visible()
    page.context.close()
    engine.close()
