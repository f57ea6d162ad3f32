"""The beam tree on the page: it grows while the run goes on, and a whole page can be saved from it."""

from __future__ import annotations

import pytest

from playground.presets.presets import PRESETS


@pytest.fixture(scope="module")
def page(page_for_module, address):
    return page_for_module(address)


# In the page: how many steps the tree has each time that it is drawn again, while the run goes on.
WATCH = """() => {
  window.grown = [];
  const pane = document.querySelector('#pane-beamtree');
  const done = () => document.querySelector('#pane-numbers .gp-status').textContent.startsWith('Finished');
  const words = () => pane.querySelector('.gp-step-words')?.textContent;
  new MutationObserver(() => { if (!done() && words()) window.grown.push(words()); })
    .observe(pane, {childList: true, characterData: true, subtree: true});
}"""


def test_the_tree_grows_while_the_search_goes_on(page):
    from playwright.sync_api import expect  # here, because without playwright these tests are skipped, not broken

    page.select_option("#preset select", "beam")
    expect(page.locator("#caption")).to_have_text(PRESETS["beam"].description)
    assert page.locator("#pane-beamtree .gp-beamtree").is_hidden()
    page.evaluate(WATCH)
    page.fill("#knob-max_new_tokens-control", "60")
    page.click("#generate")
    expect(page.locator("#pane-numbers .gp-status")).to_contain_text("Finished", timeout=60_000)
    grown = page.evaluate("window.grown")
    assert len(set(grown)) > 1  # on a busy machine the whole run takes few updates
    page.wait_for_function("() => GenerationPlayground.log('main').selected")
    shown = page.locator("#pane-beamtree .gp-step-words").inner_text()
    page.locator("#pane-beamtree [role=treeitem]").press("End")  # from the selected node to the end of the best text
    expect(page.locator("#pane-beamtree .gp-picture .t-tip, #pane-beamtree .gp-picture .t-kept")).not_to_have_count(0)
    expect(page.locator("#pane-beamtree .t-flag-text").filter(has_text="★1")).to_have_count(1)
    assert page.locator("#pane-beamtree .gp-step-words").inner_text() == shown


def test_a_page_is_saved_from_the_tree(page, tmp_path):
    with page.expect_download() as download:
        page.click("#pane-beamtree [data-file=html]")
    path = tmp_path / "run.html"
    download.value.save_as(path)
    copy = page.context.new_page()
    try:
        copy.goto(path.as_uri())
        copy.locator(".gp-beamtree [role=treeitem]").press("End")
        copy.wait_for_selector(".gp-beamtree .gp-picture .t-flag-text:not(:empty)")
        steps = page.locator("#pane-beamtree .gp-step-words").inner_text()
        assert copy.locator(".gp-beamtree .gp-step-words").inner_text() == steps
    finally:
        copy.close()


def test_it_fits_a_phone(page):
    page.set_viewport_size({"width": 390, "height": 800})
    try:
        box = page.locator("#pane-beamtree .gp-beamtree").bounding_box()
        assert box["x"] >= 0 and box["x"] + box["width"] <= 390
    finally:
        page.set_viewport_size({"width": 1280, "height": 900})
