"""Models in folders, in a real browser: what one of them cannot do is on the page before Generate is pressed."""

from __future__ import annotations

import pytest

from playground.engines.local import LocalEngine
from tests.support.architecture_runs import LOCAL, saved
from tests.support.browsers import choose, choose_strategy, expect

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def engine():
    engine = LocalEngine(LOCAL)
    yield engine
    engine.close()


@pytest.fixture
def page(new_page, serve_page, engine):
    page = new_page(serve_page(engine))
    yield page
    page.context.close()


def test_what_a_model_cannot_do_is_told_when_it_is_chosen(page):
    above, line = page.locator("#knob-panel .kp-summary .kp-error"), page.locator("#messages .message.error")
    choose(page, "#model", saved("mamba").folder)
    choose_strategy(page, "prompt-lookup")
    words = "This model cannot take back tokens that it has read, so it cannot check drafts."
    expect(line).to_contain_text(words)
    expect(above.filter(has_text=words)).to_have_count(1)
    choose_strategy(page, "greedy")
    expect(line).to_have_count(0)
    expect(above).to_have_count(0)
    page.fill("#knob-max_new_tokens-control", "4")
    page.click("#generate")
    expect(page.locator("#pane-numbers .gp-status")).to_contain_text("Finished")


def test_another_model_can_make_a_strategy_impossible(page, engine, monkeypatch):
    choose(page, "#model", saved("llama").folder)
    choose_strategy(page, "dola-low")
    above = page.locator("#knob-panel .kp-summary .kp-error")
    expect(above).to_have_count(0)
    choose(page, "#model", saved("t5").folder)
    expect(above.filter(has_text="DoLa runs on decoder-only models, and this one has an encoder.")).to_have_count(1)
    expect(page.locator(".kp-chip:has-text('dola_layers')")).to_contain_text("✕")
    monkeypatch.setattr(engine._decode_thread, "_start_job", None)  # it comes to no run
    page.click("#generate")
    expect(page.locator("#messages .message.error")).to_contain_text("dola_layers")
