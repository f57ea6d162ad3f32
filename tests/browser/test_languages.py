"""The page in German and in French: nothing that a person reads is left in English, and it fits."""

from __future__ import annotations

import re

import pytest

from playground.presets.presets import PRESETS
from playground.texts.catalogue import catalogue
from tests.browser.test_layout import CLASHES, LAPTOP, PHONE
from tests.support.browsers import expect, open_drawer, run_once

LANGUAGES = pytest.mark.parametrize("language", ["de-DE", pytest.param("fr-FR", marks=pytest.mark.slow)])

# Words of English that are none of German and French.
ENGLISH = re.compile(r"(?<!-)\b(the|this|that|these|of|and|with|is|are|which|from|how|each|its)\b(?!-)", re.IGNORECASE)
QUOTED = re.compile("„[^“]*“|«[^»]*»")  # what a model wrote
# The same in every language: titles of strategies, and the label of a field of a request.
NAMES = {preset.title for preset in PRESETS.values() if preset.group} | {"seed"}

# What stands on the page in words, hidden parts too, apart from what a model, a person or the library wrote.
READ = """() => {
  const others = '.gp-text, .gp-whole, .gp-lane-written, .gp-side-text, .gp-bars, .gp-card, bdi, script, style, '
    + '.gp-status > .gp-hidden, .gp-token, .gp-writing, textarea, code, pre, .gp-chain, .gp-knob, .kp-name, .kp-chip, '
    + '#history li';
  const found = new Set();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node.nodeValue.trim() && !node.parentElement.closest(others)) found.add(node.nodeValue.trim());
  }
  for (const name of ['aria-label', 'title', 'placeholder', 'data-tip']) {
    for (const node of document.querySelectorAll(`[${name}]`)) {
      if (node.getAttribute(name) && !node.closest(others)) found.add(node.getAttribute(name));
    }
  }
  return [...found];
}"""


@pytest.fixture
def visit(visit, opening_address):
    """A function that opens the page in this language."""

    def open_page(language: str, size: tuple[int, int] = LAPTOP):
        return visit(opening_address, dict(zip(("width", "height"), size, strict=True)), locale=language)

    return open_page


def left_in_english(page, language: str) -> list[str]:
    """What stands there as an English sentence that has a translation, and what has words of English in it."""
    known = catalogue(language[:2])
    english = {sentence for sentence, other in known.items() if sentence != other} - set(known.values()) - NAMES
    return [text for text in page.evaluate(READ) if text in english or ENGLISH.search(QUOTED.sub("", text))]


def open_lanes(page) -> None:
    page.locator("#nav-lanes").evaluate("(tab) => tab.click()")
    expect(page.locator("#lanes-lanes .gp-lane").first).to_be_visible()


@pytest.mark.slow
@LANGUAGES
def test_nothing_is_left_in_english(visit, language):
    page = visit(language)
    open_lanes(page)  # what belongs to comparisons has its words once their script is loaded; nobody sees it before
    page.locator("#nav-one").evaluate("(tab) => tab.click()")
    assert left_in_english(page, language) == []
    run_once(page)
    assert left_in_english(page, language) == []
    for name in ("examples", "presets", "sharing", "history", "knobs"):
        open_drawer(page, name)
        assert left_in_english(page, language) == []
        page.keyboard.press("Escape")
    for tab in page.locator("#header [role=tab]").all():
        tab.evaluate("(tab) => tab.click()")  # those of the laboratory are in a menu
        expect(tab).to_have_attribute("aria-selected", "true")
        page.wait_for_timeout(500)  # what stands in a view is made when it is opened
        assert left_in_english(page, language) == []


@LANGUAGES
@pytest.mark.parametrize(
    "size", [pytest.param(LAPTOP, id="laptop", marks=pytest.mark.slow), pytest.param(PHONE, id="phone")]
)
def test_longer_words_overlap_nothing_and_are_not_cut(visit, language, size):
    page = visit(language, size)
    run_once(page)
    assert page.evaluate(CLASHES) == []
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0


# Rows of one line in the page's upper part whose last words are outside of them.
TOO_LONG = """() => ['#header .gp-header', '#seed-row', '.gp-looked-at .gp-tabs']
  .flatMap((name) => [...document.querySelectorAll(name)].map((node) => [name, node]))
  .filter(([, node]) => node.checkVisibility())
  .filter(([, node]) => [...node.querySelectorAll('*')].some((each) => each.getClientRects().length
    && getComputedStyle(each).clipPath === 'none'
    && each.getBoundingClientRect().right > node.getBoundingClientRect().right + 2))
  .map(([name]) => name)"""


@pytest.mark.parametrize("language", ["de-DE", "fr-FR"])
def test_the_rows_of_one_line_have_room_for_all_of_their_words(visit, language):
    page = visit(language)
    run_once(page)
    open_drawer(page, "knobs")
    assert page.evaluate(TOO_LONG) == []
    open_lanes(page)
    assert page.evaluate(TOO_LONG) == []
    page.keyboard.press("Escape")
    heads = page.evaluate(
        """() => [...document.querySelectorAll('#lanes-lanes .gp-lane')].map((lane) => {
          const shown = [...lane.querySelectorAll('[data-do]')].filter((each) => each.getClientRects().length);
          const tops = shown.map((each) => each.getBoundingClientRect().top);
          return Math.max(...tops) - Math.min(...tops);
        })"""
    )
    assert max(heads) < 4, "the buttons of a lane are in one line"


@LANGUAGES
def test_an_error_and_its_way_out_are_translated(visit, language):
    page = visit(language)
    open_drawer(page, "knobs")
    page.locator("#knob-temperature input[type=number], #knob-temperature input[type=text]").first.fill("-1")
    page.keyboard.press("Tab")
    page.keyboard.press("Control+Enter")
    told = page.locator("#messages .message.error")
    expect(told.first).to_be_visible()
    assert not ENGLISH.search(told.first.inner_text())
