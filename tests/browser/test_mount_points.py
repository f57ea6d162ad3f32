"""What a script has drawn in a component of Gradio's stays: a change of its props leaves its children alone.

A real browser, and an engine that notes what it is asked."""

from __future__ import annotations

from playground.presets.presets import PRESETS
from tests.support.browsers import expect
from tests.support.fakes import FakeEngine

# An element in each of the components that are drawn by a script, and that get new values while the page is used.
PLACES = (
    "#header .gp-header", "#preset select", "#changed .gp-changes", "#beside-prompt .gp-bar", "#quick-knobs .kq-knobs",
    "#knob-panel .kp-search", "#knob-top_k-control", "#messages .messages", "#history .gp-keep input",
    "#lesson .gp-lesson", "#pane-tokens .gp-pane", "#pane-numbers .gp-pane",
)  # fmt: skip


def test_a_second_change_of_its_props_leaves_its_children_alone(visit, serve_page):
    page = visit(serve_page(FakeEngine()))
    page.evaluate("(places) => { window.there = places.map((place) => document.querySelector(place)); }", PLACES)
    assert page.evaluate("there.map((node) => node?.isConnected)") == [True] * len(PLACES)
    for number, preset in enumerate(("greedy", "top-k"), 1):
        page.select_option("#preset select", preset)
        expect(page.locator("#caption")).to_have_text(PRESETS[preset].description)
        page.fill("#knob-max_new_tokens-control", str(number))  # and what differs from the strategy
        page.fill("#prompt textarea", f"The {number}. prompt")
        page.click("#generate")
        expect(page.locator("#pane-tokens .gp-prompt")).to_have_text(f"The {number}. prompt")
        expect(page.locator("#history li")).to_have_count(number)
    stays = dict(zip(PLACES, page.evaluate("there.map((node) => node.isConnected)"), strict=True))
    assert [place for place in PLACES if not stays[place]] == []
