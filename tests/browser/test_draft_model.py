"""What stands beside the draft model, in a real browser: how it drafts, or why it cannot."""

from __future__ import annotations

import json

import pytest

from playground.engines.protocol import ModelFacts
from tests.support.browsers import open_drawer
from tests.support.fakes import FakeEngine
from tests.support.slow import mostly_slow


@pytest.fixture(scope="module")
def page(serve_page, page_for_module, tmp_path_factory):
    folder = tmp_path_factory.mktemp("tokenizers")
    for name, tokens in (("ours", {"a": 0}), ("theirs", {"b": 0})):
        (folder / name).write_text(json.dumps({"model": {"vocab": tokens}}))
    about = {
        "stories": {"tokenizer": str(folder / "ours"), "num_mtp_layers": 0, "hidden_size": 64},
        "twin": {"tokenizer": str(folder / "ours")},
        "foreign": {"tokenizer": str(folder / "theirs")},
        "blocks": {"target_layer_ids": (9,), "hidden_size": 64},
    }
    engine = FakeEngine()
    engine.models = lambda: list(about)
    engine.facts = lambda name: ModelFacts(name, {}, False, 6, 2000, 512, **about[name]) if name in about else None
    opened = page_for_module(serve_page(engine))
    open_drawer(opened, "knobs")
    opened.get_by_role("button", name="Draft model and recording").click()
    return opened


HOW_IT_DRAFTS = {
    "foreign": "The draft's tokenizer differs: its drafts are translated (universal assisted decoding).",
    "twin": "twin has the same tokenizer as stories.",
    "blocks": "blocks was not trained to draft for stories: it reads other hidden states.",
    "none": "A smaller model that drafts tokens for the model to check: assisted decoding.",
}


@pytest.mark.parametrize(("chosen", "words"), mostly_slow(HOW_IT_DRAFTS.items(), lambda chosen, _: chosen == "foreign"))
def test_the_draft_model_says_how_it_drafts(page, chosen, words):
    box = page.locator("#assistant input")
    box.click()
    page.get_by_role("option", name=chosen, exact=True).click()
    page.locator("#assistant").get_by_text(words).wait_for()
    assert box.input_value() == chosen  # a new sentence changes no choice


def test_what_the_model_cannot_do_stands_at_its_knob(page):
    """Before it is set, so that nobody has to try."""
    page.get_by_role("searchbox").first.fill("use_mtp")
    page.locator("#knob-use_mtp").get_by_text("no layers that predict several tokens ahead").first.wait_for()
