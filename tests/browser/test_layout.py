"""What is in sight without scrolling after a run, on a laptop, a desktop and a phone."""

from __future__ import annotations

import pytest

from playground.engines.local import LocalEngine
from playground.settings import Settings
from tests.support.browsers import expect, run_to_its_end

# How many different lines of tokens, and how many rows of candidates, are whole within the window.
IN_SIGHT = """() => {
  const inSight = (node) => {
    const box = node.getBoundingClientRect();
    return box.top >= 0 && box.bottom <= innerHeight;
  };
  const tokens = [...document.querySelectorAll('#pane-tokens .gp-token')].filter(inSight);
  const rows = [...document.querySelectorAll('#pane-candidates .gp-bars:not(.gp-looked) .gp-row')];
  return {
    lines: new Set(tokens.map((token) => Math.round(token.getBoundingClientRect().top / 10))).size,
    candidates: rows.filter(inSight).length,
    sideways: document.documentElement.scrollWidth - innerWidth,
    scrolled: scrollY,
  };
}"""


@pytest.fixture(scope="module")
def address(serve_page) -> str:
    engine = LocalEngine(Settings.local())
    engine.warm_up()
    return serve_page(engine)


def page_of_size(new_page, address: str, width: int, height: int):
    page = new_page(address)
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate("() => scrollTo(0, 0)")
    return page


@pytest.mark.parametrize(("width", "height"), [(1366, 657), (1920, 1080)])
def test_the_text_and_the_candidates_are_in_sight_together(new_page, address, width, height):
    page = page_of_size(new_page, address, width, height)
    page.fill("#seed input, #seed textarea", "5")
    run_to_its_end(page)
    seen = page.evaluate(IN_SIGHT)
    assert seen["lines"] >= 3 and seen["candidates"] >= 6
    assert seen["scrolled"] == 0 and seen["sideways"] <= 0
    # a press on a token changes what is beside it
    before = page.inner_text("#pane-candidates .gp-place")
    page.locator("#pane-tokens .gp-token").nth(2).click()
    expect(page.locator("#pane-candidates .gp-place")).not_to_have_text(before)
    assert page.evaluate(IN_SIGHT)["scrolled"] == 0


def test_the_model_s_most_uncertain_place_is_looked_at_after_a_run(new_page, address):
    page = page_of_size(new_page, address, 1366, 657)
    run_to_its_end(page)
    page.wait_for_selector("#pane-tokens .gp-token[aria-pressed='true']")
    uncertain = page.evaluate(
        """() => {
          const log = GenerationPlayground.log('main');
          const path = []; for (let step = log.lasts[0]; step; step = step.before) path.push(step);
          const entropy = (step) => step.distribution.entropy_before;
          return Math.max(...path.map(entropy)) - entropy(log.selected);
        }"""
    )
    assert uncertain == 0


def test_the_bar_stays_while_the_page_is_scrolled(new_page, address):
    page = page_of_size(new_page, address, 1366, 657)
    run_to_its_end(page)
    page.mouse.wheel(0, 900)
    page.wait_for_function("() => scrollY > 300")
    box = page.locator("#generate").bounding_box()
    assert 0 <= box["y"] < 60


def test_a_phone_shows_the_text_and_scrolls_one_way(new_page, address):
    page = page_of_size(new_page, address, 390, 844)
    run_to_its_end(page)
    page.evaluate("() => scrollTo(0, 0)")
    seen = page.evaluate(IN_SIGHT)
    assert seen["lines"] >= 3 and seen["sideways"] <= 0
    # the candidates come right after the text
    tops = [page.locator(f"#pane-{name}").bounding_box()["y"] for name in ("tokens", "candidates", "check", "quiz")]
    assert tops == sorted(tops)
    # a press on a token is answered in sight
    page.locator("#pane-tokens .gp-token").nth(3).click()
    page.wait_for_function(f"() => ({IN_SIGHT})().candidates >= 6")
    assert page.evaluate(IN_SIGHT)["lines"] >= 3


def test_ctrl_enter_generates_from_anywhere(new_page, address):
    page = page_of_size(new_page, address, 1366, 657)
    page.locator("#knob-temperature-control").focus()
    page.keyboard.press("Control+Enter")
    expect(page.locator("#pane-numbers .gp-status")).to_contain_text("Finished")


def test_the_result_of_a_comparison_comes_into_sight_when_it_begins(new_page, address):
    page = page_of_size(new_page, address, 1366, 657)
    page.click("#view-sweep-button")
    page.click("#generate")
    page.wait_for_function("() => GenerationPlayground.group('sweep').done")
    page.wait_for_function(
        "() => document.getElementById('sweep-progress').getBoundingClientRect().top < innerHeight * 0.6"
    )
