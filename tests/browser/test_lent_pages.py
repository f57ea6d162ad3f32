"""A page that tests lend one another is, for the next one, as one that nobody had: `visit` and `lend_page`."""

from __future__ import annotations

from tests.browser.conftest import FAILED
from tests.support.browsers import choose, expect, open_drawer, open_view, run_to_its_end

# All that is seen, set and kept, but who it is, which differs from one visit to the next.
STATE = r"""async () => ({
  where: location.href, view: {...document.body.dataset}, scrolled: scrollY, size: [innerWidth, innerHeight],
  words: document.body.innerText,
  fields: [...document.querySelectorAll('input, textarea, select')].map((node) =>
    [node.closest('[id]:not([id^=html-])')?.id, node.type, node.value, node.checked, node.disabled]),
  kept: [localStorage, sessionStorage].map((storage) => Object.keys(storage).filter((key) => !/person|form/.test(key))),
  databases: (await indexedDB.databases()).map(({name}) => name),
  cookies: document.cookie, run: GenerationPlayground.log('main').text?.length ?? 0,
})"""


def settled(page) -> dict:
    """What the page is like, once nothing of it changes any more."""
    page.wait_for_load_state("networkidle")
    page.wait_for_function(r"() => !/\d\.\ds/.test(document.body.innerText)")  # until Gradio's clocks have gone
    return page.evaluate(STATE)


def test_a_page_that_was_used_is_as_a_new_one(visit, address):
    page = visit(address)
    fresh = settled(page)
    page.fill("#prompt textarea", "Something else")
    page.fill("#seed input", "3")
    page.fill("#knob-max_new_tokens-control", "5")
    run_to_its_end(page)
    expect(page.locator("#history li")).to_have_count(1)
    choose(page, "#preset", "Greedy")
    open_view(page, "Sweep")
    open_drawer(page, "history")
    page.evaluate("() => { document.cookie = 'a=b'; localStorage.setItem('a', 1); sessionStorage.setItem('a', 1); }")
    page.set_viewport_size({"width": 400, "height": 500})
    page.evaluate("() => scrollTo(0, 200)")
    other = page.context.new_page()
    used = page.evaluate(STATE)
    assert {name for name in fresh if used[name] == fresh[name]} == {"where", "databases"}
    assert visit(address) is page and other.is_closed()
    assert settled(page) == fresh


def test_a_test_that_fails_leaves_its_page_to_nobody(lend_page, kept_pages, request, address):
    page = lend_page(address, "of one that fails")
    assert lend_page(address, "of one that fails") is page and page in kept_pages.values()
    request.node.stash[FAILED] = True


def test_the_page_of_a_test_that_failed_is_closed(kept_pages):
    assert not [key for key in kept_pages if "of one that fails" in key]
