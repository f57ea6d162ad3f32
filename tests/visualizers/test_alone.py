"""One pane alone over the whole window, in saved pages: as the browser's full screen, and where that is forbidden."""

from __future__ import annotations

import itertools
import re

import pytest

from tests.visualizers import made, many
from tests.visualizers.comparing import comparison
from tests.visualizers.reading import feed, lines, open_tab, settle
from visualizers.export import export_comparison, export_html
from visualizers.pane import GROUP_PANES, PANES

LINES = {"numbers", "check", "what_if", "knob_strips", "token", "progress", "conclusion", "arrival"}  # no pictures
FORBID = "() => Object.defineProperty(document, 'fullscreenEnabled', {get: () => false, configurable: true})"
BOX = """(name) => {
  const {x, y, width, height} = document.querySelector('.gp-' + name).getBoundingClientRect();
  return [x, y, width, height].map(Math.round);
}"""


def button(page, name: str):
    """The button of a pane, in sight once the pointer is on the pane."""
    page.locator(f".gp-{name}").hover(position={"x": 3, "y": 3})
    return page.locator(f".gp-{name} > .gp-alone-button")


def enter(page, name: str) -> None:
    button(page, name).click()
    page.wait_for_selector(f".gp-{name}.gp-alone")
    page.wait_for_function(f"name => ({BOX})(name)[2] === innerWidth && ({BOX})(name)[3] === innerHeight", arg=name)
    settle(page)


def left(page, name: str) -> None:
    """Wait until the pane is in its place again."""
    page.wait_for_function("() => !document.querySelector('.gp-alone') && !document.fullscreenElement")
    settle(page)


def top_pane(page) -> str:
    """The class of the pane that is seen in the middle of the window."""
    middle = "document.elementFromPoint(innerWidth / 2, innerHeight / 2)"
    return page.evaluate(f"() => {middle}.closest('.gp-pane').className")


@pytest.mark.parametrize("allowed", [True, False], ids=["full-screen", "layer"])
@pytest.mark.parametrize("key", [True, False], ids=["escape", "button"])
def test_a_pane_has_the_whole_window_and_goes_back_to_where_it_was(show, allowed, key):
    page = show(export_html(made.beams()))
    if not allowed:
        page.evaluate(FORBID)
    page.evaluate("() => scrollTo(0, document.querySelector('.gp-beamtree').getBoundingClientRect().top - 60)")
    scrolled, before = page.evaluate("scrollY"), page.evaluate(BOX, "beamtree")
    assert scrolled > 100
    enter(page, "beamtree")
    assert page.evaluate("() => Boolean(document.fullscreenElement)") is allowed
    assert "gp-beamtree" in top_pane(page)
    page.wait_for_function("() => document.querySelector('.gp-beamtree .gp-window').clientHeight > 350")
    if key:
        page.keyboard.press("Escape")
    else:
        page.locator(".gp-alone > .gp-alone-button").click()
    left(page, "beamtree")
    page.wait_for_function(f"before => String(({BOX})('beamtree')) === String(before)", arg=before)
    assert page.evaluate("scrollY") == scrolled
    assert page.evaluate("() => document.querySelectorAll('[inert], [popover]:not(.gp-card)').length") == 0


def test_what_is_scrolled_around_a_pane_is_scrolled_there_again(show):
    page = show(export_html(made.sampled()), viewport={"width": 1000, "height": 420})
    page.evaluate(FORBID)
    page.evaluate("() => { document.querySelector('.token-panel').scrollTop = 90; scrollTo(0, 40); }")
    was = page.evaluate("() => [document.querySelector('.token-panel').scrollTop, scrollY]")
    assert was[0] > 0
    page.evaluate("() => document.querySelector('.gp-candidates > .gp-alone-button').click()")
    page.wait_for_selector(".gp-candidates.gp-alone")
    assert page.locator(".gp-candidates > .gp-head").is_visible()  # there is no tab that says it
    page.keyboard.press("Escape")
    left(page, "candidates")
    assert page.evaluate("() => [document.querySelector('.token-panel').scrollTop, scrollY]") == was


def test_a_chart_is_drawn_at_the_size_that_it_then_has(show):
    page = show(export_html(made.sampled()), viewport={"width": 1280, "height": 1000})
    open_tab(page, "Curves")
    size = "() => ((svg) => [svg.clientWidth, svg.clientHeight])(document.querySelector('.gp-curve-picture'))"
    before = page.evaluate(size)
    enter(page, "curve")
    page.wait_for_function(f"before => ({size})()[1] > before[1] && ({size})()[1] >= 600", arg=before)
    page.keyboard.press("Escape")
    left(page, "curve")
    page.wait_for_function(f"before => String(({size})()) === String(before)", arg=before)


def test_nothing_behind_a_layer_is_reached_and_a_pane_that_goes_gives_the_page_back(show):
    page = show(export_html(made.assisted()))
    page.evaluate(FORBID)
    enter(page, "drafts")
    inside = "({activeElement}) => activeElement.matches('body') || Boolean(activeElement.closest('.gp-alone'))"
    for _ in range(60):
        page.keyboard.press("Tab")
        assert page.evaluate(f"() => ({inside})(document)")
    trace = made.sampled()
    feed(page, lines(list(trace.events())))  # which has no drafts
    left(page, "drafts")
    assert not page.locator(".gp-drafts").is_visible() and page.locator(".gp-tokens").is_visible()


def test_the_button_is_out_of_sight_until_the_pane_is_pointed_at_or_reached(show):
    page = show(export_html(made.sampled()))
    seen = """() => [...document.querySelectorAll('.gp-alone-button')]
      .filter((button) => button.checkVisibility({visibilityProperty: true})).length"""
    page.mouse.move(0, 0)
    assert page.evaluate(seen) == 0
    words = page.locator("main").inner_text()
    one = button(page, "tokens")
    assert one.is_visible() and page.evaluate(seen) == 1
    assert page.get_by_role("button", name="Full screen: The text, token by token").count() == 1
    assert page.locator("main").inner_text() == words
    page.mouse.move(0, 0)
    page.locator(".gp-tokens .gp-shade").focus()
    page.keyboard.press("Tab")
    for _ in range(20):
        if page.evaluate("() => document.activeElement.className") == "gp-alone-button":
            break
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    page.wait_for_selector(".gp-tokens.gp-alone")
    assert page.get_by_role("button", name="Leave full screen: The text, token by token").is_visible()
    page.keyboard.press("Escape")
    left(page, "tokens")


def test_where_nothing_hovers_the_button_is_in_sight(show):
    page = show(
        export_html(made.sampled()), viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True,
    )  # fmt: skip
    page.locator(".gp-tokens > .gp-alone-button").tap()
    page.wait_for_selector(".gp-tokens.gp-alone")
    page.locator(".gp-tokens > .gp-alone-button").tap()
    left(page, "tokens")


def test_a_pane_of_a_comparison_stands_alone_too(show):
    traces = [made.sampled(), made.sampled(made.STORY[:6])]
    page = show(export_comparison(comparison(traces).lines(), "lanes", "Two lanes"))
    for name in ("lanes", "measures"):
        enter(page, name)
        assert f"gp-{name}" in top_pane(page)
        page.keyboard.press("Escape")
        left(page, name)


@pytest.mark.parametrize("kind", sorted(GROUP_PANES))
def test_every_picture_has_its_button_with_a_name_of_its_own(show, kind):
    names = [pane.name for pane in GROUP_PANES[kind] if pane.name not in LINES]
    page = show(many.page_of(kind))
    found = page.eval_on_selector_all(".gp-alone-button", "all => all.map((button) => button.ariaLabel)")
    assert len(found) == len(names) and len(set(found)) == len(found)
    assert all(re.fullmatch(r"Full screen: \S.+", name) for name in found)


def test_every_picture_of_one_run_has_its_button(show):
    page = show(export_html(made.sampled()))
    found = page.eval_on_selector_all(".gp-alone-button", "all => all.map((button) => button.ariaLabel)")
    assert len(found) == len(set(PANES) - LINES) == len(set(found))
    assert all(a != b for a, b in itertools.combinations(found, 2))
