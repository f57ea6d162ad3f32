"""A knob that is dragged on the live page: what it makes of the text is there at once, and the next run writes it."""

from __future__ import annotations

import pytest

from tests.browser.conftest import VIEWPORT
from tests.support.browsers import expect, run_once

# A value as a drag sets it, and what the page shows two frames later: before a server could have answered.
DRAG = """(value) => new Promise((done) => {
  const slider = document.querySelector('#quick-temperature');
  slider.value = value;
  slider.dispatchEvent(new Event('input', {bubbles: true}));
  requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(() => done({
    same: document.querySelector('#pane-what_if .gp-what_if[hidden]')
      ? '' : document.querySelector('#pane-what_if .gp-same').innerText,
    other: [...document.querySelectorAll('#pane-tokens [data-instead]')].map(({dataset}) => dataset.instead),
    faint: document.querySelectorAll('#pane-tokens [data-luck~=after]').length,
  }))));
})"""


@pytest.fixture
def page(lend_page, address):
    """A page that has run this with the knobs of its strategy."""
    page = lend_page(address, "what if")
    page.set_viewport_size(VIEWPORT)
    page.fill("#knob-temperature-control", "0.8")
    page.fill("#prompt textarea", "Once upon a time")
    page.fill("#seed input", "5")
    page.fill("#knob-max_new_tokens-control", "30")
    run_once(page)
    return page


def token_texts(page) -> list[str]:
    path = "GenerationPlayground.log('main').lasts[0]"
    texts = "for (let step = last; step; step = step.before) all.unshift(step.chosen.text)"
    return page.evaluate(f"() => {{ const [last, all] = [{path}, []]; {texts}; return all; }}")


def test_words_change_while_temperature_is_dragged_and_the_run_writes_what_was_foretold(page):
    assert page.locator("#pane-what_if .gp-what_if").is_hidden()
    before = token_texts(page)
    near = page.evaluate(DRAG, "0.85")
    assert near["same"].startswith("The same text for temperature ") and len(near["other"]) <= 1
    drags = (page.evaluate(DRAG, f"{value / 20}") for value in range(18, 41))
    far = next(each for each in drags if each["other"] != [])
    assert len(far["other"]) == 1 and far["faint"] > 0 and "Now " in far["same"]
    back = page.evaluate(DRAG, "0.8")
    assert back == {"same": "", "other": [], "faint": 0}
    page.evaluate(DRAG, "1.5")
    place = page.evaluate(
        "[...document.querySelectorAll('#pane-tokens .gp-token')].findIndex((token) => token.dataset.instead)"
    )
    assert place >= 0
    instead = page.locator("#pane-tokens [data-instead]").get_attribute("data-instead")
    run_once(page)
    expect(page.locator("#pane-what_if .gp-note")).to_be_visible()
    after = token_texts(page)
    assert after[:place] == before[:place]
    assert page.locator("#pane-what_if .gp-missed").count() == 0
    if instead != "?":
        assert after[place].strip() == instead
        assert page.locator("#pane-what_if .gp-outcome").inner_text().startswith("As predicted: the same up to token ")


def test_the_mouse_drags_it(page):
    box = page.locator("#quick-temperature").bounding_box()
    y = box["y"] + box["height"] / 2
    page.mouse.move(box["x"] + box["width"] * 0.4, y)
    page.mouse.down()
    page.mouse.move(box["x"] + box["width"] * 0.95, y, steps=6)
    expect(page.locator("#pane-what_if .gp-same")).to_contain_text("The same text for temperature ")
    page.mouse.up()
    expect(page.locator("#pane-what_if .gp-use-seed")).to_have_count(0)
    page.fill("#seed input", "")
    page.click("#pane-what_if .gp-use-seed")
    expect(page.locator("#seed input")).to_have_value("5")
    expect(page.locator("#pane-what_if .gp-use-seed")).to_have_count(0)
    page.locator("#pane-knob_strips summary").click()
    expect(page.locator("#pane-knob_strips .gp-strip-now")).to_have_count(1)


def test_on_a_phone_the_sheet_folds_once_so_that_the_text_is_in_sight(page):
    page.locator("#knobs").get_by_role("button", name="Close", exact=True).click()
    expect(page.locator("#knobs")).to_be_hidden()
    page.set_viewport_size({"width": 390, "height": 844})
    panel = page.locator("#token-panel")
    if panel.get_attribute("data-folded") is not None:
        page.click("#pane-token .gp-fold")
    expect(panel).not_to_have_attribute("data-folded", "")
    page.evaluate(DRAG, "1.2")
    expect(panel).to_have_attribute("data-folded", "")
    covered = """() => {
      const words = document.querySelector('#pane-what_if .gp-same').getBoundingClientRect();
      return words.bottom > document.querySelector('#token-panel').getBoundingClientRect().top;
    }"""
    assert page.evaluate(covered) is False
    page.click("#pane-token .gp-fold")
    page.evaluate(DRAG, "1.3")  # whoever unfolds it looks at the candidates
    expect(panel).not_to_have_attribute("data-folded", "")
