"""Guess the next word, on the page: nothing there gives the word away, and thumb, keyboard and ear can play it."""

from __future__ import annotations

import re

import pytest

from tests.support.browsers import expect, open_drawer, violations

LAPTOP, PHONE = {"width": 1366, "height": 657}, {"width": 390, "height": 844}

# All that the page says, in sight, to a screen reader or on hovering, but for the candidates of a token.
SAID = """() => {
  const apart = '.gp-choices, #pane-candidates, #pane-processors, script, style, template';
  const found = [];
  for (const node of document.body.querySelectorAll('*')) {
    if (node.closest(apart) || !node.checkVisibility({visibilityProperty: true})) continue;
    const own = [...node.childNodes].filter(({nodeType}) => nodeType === Node.TEXT_NODE).map(({data}) => data);
    found.push(...own, node.title, node.ariaLabel, node.ariaValueText, node.value);
  }
  return found.filter((text) => typeof text === 'string').join(' ');
}"""
WORDS = """() => {
  const log = GenerationPlayground.log('main');
  const found = [];
  for (let step = log.allLines()[0].last; step; step = step.before) found.unshift(step.piece ?? '');
  return [found, log.hideFrom];
}"""
TOKENS = "#pane-tokens .gp-line-body .gp-token"


@pytest.fixture(scope="module")
def page(page_for_module, opening_address):
    page = page_for_module(opening_address, viewport=LAPTOP)
    page.wait_for_selector(f"{TOKENS}[aria-pressed='true']")
    return page


@pytest.fixture(autouse=True)
def without_round(page):
    """Each test begins and ends outside a round."""
    yield
    for button in (".gp-end", ".gp-close"):
        if page.locator(f"#pane-quiz {button}").is_visible():
            page.locator(f"#pane-quiz {button}").click()
    page.set_viewport_size(LAPTOP)


def begin(page) -> int:
    """Start a round; returns how many tokens may be seen."""
    page.locator("#pane-quiz .gp-begin").click()
    expect(page.locator("#pane-quiz .gp-asking")).to_be_visible()
    seen = page.evaluate("GenerationPlayground.log('main').hideFrom")
    expect(page.locator(TOKENS)).to_have_count(seen)
    return seen


def reveal(page) -> None:
    page.locator("#pane-quiz .gp-choice").first.click()
    page.locator("#pane-quiz .gp-reveal").click()
    expect(page.locator("#pane-quiz .gp-truth")).to_be_visible()


def later_words(page) -> set[str]:
    """Words of the text that begin and end beyond what may be seen, and appear nowhere before."""
    pieces, seen = page.evaluate(WORDS)
    before = {word.lower() for word in re.findall(r"\w+", "Once upon a time" + "".join(pieces[:seen]))}
    return {word for word in re.findall(r"\w{5,}", "".join(pieces[seen + 1 :])) if word.lower() not in before}


def test_the_button_is_over_the_recorded_text(page):
    button = page.locator("#pane-quiz .gp-begin")
    expect(button).to_have_text("Guess the next word")
    first = page.locator(TOKENS).first.bounding_box()
    box = button.bounding_box()
    assert box["y"] + box["height"] <= first["y"] and box["y"] > first["y"] - 60 and box["height"] >= 28


def test_the_word_is_nowhere_on_the_page_while_the_question_stands(page):
    turn = page.evaluate("GenerationPlayground.log('main').turn ?? null")
    page.keyboard.press("Control+Enter")
    page.wait_for_function(
        """(turn) => {
          const log = GenerationPlayground.log('main');
          return (log.turn ?? null) !== turn && log.finished && !log.recorded;
        }""",
        arg=turn,
    )
    open_drawer(page, "history")
    expect(page.locator(".gp-history .gp-end").first).to_be_visible()
    begin(page)
    for _ in range(2):
        later = later_words(page)
        said = page.evaluate(SAID)
        assert len(later) > 5 and not {word for word in later if re.search(rf"\b{word}\b", said)}
        expect(page.locator(".gp-history .gp-end").first).to_be_hidden()
        reveal(page)
        expect(page.locator(".gp-history .gp-end").first).to_be_visible()
        page.locator("#pane-quiz .gp-next").click()
    page.locator("#pane-quiz .gp-end").click()
    assert {word for word in later if word in page.evaluate(SAID)} == later  # the page would have said them
    page.locator("#drawer-history .gp-drawer-close").click()


def test_it_is_played_with_a_thumb(page):
    page.set_viewport_size(PHONE)
    begin(page)
    buttons = page.locator("#pane-quiz :is(.gp-choice, .gp-reveal, .gp-end)").all()
    for button in buttons:
        expect(button).to_be_in_viewport(ratio=1)
        box = button.bounding_box()
        assert box["height"] >= 28
        spot = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
        hit = "(node, {x, y}) => node.contains(document.elementFromPoint(x, y))"
        assert button.evaluate(hit, spot)  # no sheet lies over it
    reveal(page)
    expect(page.locator("#pane-quiz .gp-next")).to_be_in_viewport(ratio=1)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


def test_it_is_played_with_the_keyboard_and_announced(page):
    page.locator("#pane-quiz .gp-begin").focus()
    page.keyboard.press("Enter")
    expect(page.locator("#pane-quiz .gp-choice").first).to_be_focused()
    expect(page.get_by_role("status").filter(has_text="1 of 10: what comes next?")).to_be_visible()
    page.keyboard.press("Space")
    page.locator("#pane-quiz .gp-reveal").focus()
    page.keyboard.press("Enter")
    expect(page.locator("#pane-quiz .gp-next")).to_be_focused()
    expect(page.get_by_role("status").filter(has_text="It wrote")).to_be_visible()
    page.locator("#pane-quiz .gp-end").focus()
    page.keyboard.press("Enter")
    expect(page.locator("#pane-quiz .gp-begin")).to_be_focused()
    expect(page.get_by_role("status").filter(has_text="Your first guess was the word")).to_be_visible()


@pytest.mark.parametrize("state", ["asking", "answered", "over"])
def test_axe_finds_nothing(page, state):
    begin(page)
    if state != "asking":
        reveal(page)
    if state == "over":
        page.locator("#pane-quiz .gp-end").click()
    assert violations(page, "#pane-quiz") == []
