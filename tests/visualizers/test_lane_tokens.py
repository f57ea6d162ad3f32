"""The tokens of lanes in a real browser: keys, the card, shades, awkward texts, beams."""

from __future__ import annotations

import re

import pytest

from tests.visualizers import made
from tests.visualizers.comparing import (
    GROUP,
    best,
    comparison,
    feed_group,
    first_traces,
    lane,
    lane_groups,
    of,
    page_of,
    parting,
    real_lanes,
    text_of,
)
from tests.visualizers.reading import choose_shade, settle

PAGE = page_of(["lanes", "divergence", "difference", "measures"])


@pytest.fixture(scope="module")
def real():
    return real_lanes()


@pytest.mark.slow
def test_keys_walk_within_a_lane_and_the_card_follows(show, real):
    page = show(PAGE)
    feed_group(page, real.lines())
    steps = best(real.traces[0])
    card = page.locator(".gp-lanes .gp-card")
    assert lane(page, 0).locator(".gp-token[tabindex='0']").count() == 1
    lane(page, 0).locator(".gp-token[tabindex='0']").focus()
    for key, index in [("ArrowRight", 1), ("End", len(steps) - 1), ("Home", 0)]:
        page.keyboard.press(key)
        focused = page.evaluate("document.activeElement.getAttribute('aria-description')")
        assert focused.startswith(f"token {index + 1}, ")
        chosen = steps[index].chosen
        assert f"token {index + 1}, id {chosen.token_id}" in card.inner_text()
    top = "document.activeElement.querySelector('.gp-ink').getBoundingClientRect().top"
    before = page.evaluate(top)
    page.keyboard.press("ArrowDown")
    assert page.evaluate(top) > before + 10
    assert lane(page, 0).locator(".gp-token[tabindex='0']").count() == 1
    page.keyboard.press("Escape")
    assert card.is_hidden()


def test_the_card_has_the_rivals_and_says_where_texts_part(show, real):
    page = show(PAGE)
    feed_group(page, real.lines())
    traces = first_traces(real)
    at = parting(traces[0], traces[3])
    token = lane(page, 3).locator(".gp-token").nth(at)
    token.hover()
    card = page.locator(".gp-lanes .gp-card")
    words = card.inner_text()
    assert "here it diverges from A, which has “" + best(traces[0])[at].chosen.text in words
    assert "Probability after the processors" in words
    assert card.locator(".gp-card-rivals li").count() >= 5
    assert card.locator(".gp-card-chosen").count() == 1


def test_the_shade_and_the_unit_can_be_changed(show, real):
    page = show(PAGE)
    feed_group(page, real.lines())
    ink = lane(page, 0).locator(".gp-ink").nth(3)
    colours, meanings = set(), set()
    for shade in ("uncertainty", "entropy", "probability", "raw", "surprisal", "rank"):
        page.locator(".gp-lanes .gp-shade").focus()
        choose_shade(page, shade, ".gp-lanes")
        colours.add(ink.evaluate("(ink) => ink.style.backgroundColor"))
        page.locator(".gp-lanes .gp-scale").focus()
        tip = page.locator(".gp-lanes .gp-tip")
        assert tip.is_visible()
        meanings.add(tip.inner_text())
    assert len(colours) > 1 and len(meanings) == 6 and min(map(len, meanings)) > 30
    page.evaluate(f"{GROUP}.setUnit('nats')")
    settle(page)
    assert " nats" in lane(page, 0).locator(".gp-token").nth(3).get_attribute("aria-description")
    assert "nats" in page.locator(".gp-sides thead").inner_text()


AWKWARD = {
    "html": ["<b>", "x", "</b>", "<img src=x onerror=alert(1)>", "<script>", "&amp;"],
    "right to left": ["كان", " هناك", " ثعلب", " 12", " صغير", "،", " fox", "\n"],
    "long": ["donaudampfschifffahrtsgesellschaftskapitän" * 6, " y" * 90],
    "spaces": [" ", "  a", "\t", "\n\n", "\u200b", "\u202e", " end "],
}


@pytest.mark.parametrize("width", [390, 1280])
@pytest.mark.parametrize("name", AWKWARD)
def test_awkward_texts_stay_text_and_stay_inside(show, name, width):
    page = show(PAGE, viewport={"width": width, "height": 800})
    groups = lane_groups(3, title="A <b>title</b> of " + "very" * 30, settings=f"stop_strings {AWKWARD[name]}")
    feed_group(page, comparison([made.sampled(AWKWARD[name])] * 2 + [made.sampled(made.STORY)], groups).lines())
    for number in range(2):
        pieces = "".join(AWKWARD[name])
        shown = text_of(page, number)
        assert shown == re.sub("[\u200b\u202e]", "", pieces)
    assert page.locator("b b, img, script:not(head script, body > script)").count() == 0
    assert page.evaluate("document.documentElement.scrollWidth") <= width


def test_bytes_of_a_character_stand_together_and_a_byte_is_where_texts_part(show):
    page = show(PAGE)
    other = made.sampled([" a", " \\xf0\\x9f", "\\xa6", "\\x8b", " ran"], [" a", " ", "", "🦋", " ran"])
    feed_group(page, comparison([made.split_emoji(), other]).lines())
    assert lane(page, 0).locator(".gp-bytes").count() == 2
    assert text_of(page, 1) == " a 🦋 ran"
    assert page.locator("[data-parts]").count() == 2  # in the reference, too
    assert lane(page, 1).locator(".gp-token").nth(3).get_attribute("data-parts") == "≠A"


def test_a_beam_search_shows_its_best_line_live(show):
    page = show(PAGE)
    events = list(made.beams().events())
    runs = comparison([made.beams(), made.sampled([" in", " x"])])
    text = runs.header()
    seen = []
    for event in events:
        text += of(0, event)
        feed_group(page, text)
        seen.append(text_of(page, 0))
    assert seen == ["", " there", " there was", " in a deep", " in a deep wood", " in a deep wood"]
