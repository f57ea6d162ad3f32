"""A browser for the tests of the pictures, and pages that fetch nothing."""

from __future__ import annotations

import pytest

from tests.support.browsers import launch, require_playwright
from tests.visualizers.reading import settle


@pytest.fixture(scope="module")
def browser():
    require_playwright()
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        browser = launch(playwright)
        yield browser
        browser.close()


@pytest.fixture
def drawn(browser, monkeypatch):
    """Whoever clicks, hovers or presses a key looks at the page after it has drawn."""
    from playwright.sync_api import Locator

    for name in ("click", "hover", "press", "check", "uncheck", "select_option", "fill", "focus"):
        act = getattr(Locator, name)

        def and_settle(self, *args, act=act, **options):
            result = act(self, *args, **options)
            settle(self.page)
            return result

        monkeypatch.setattr(Locator, name, and_settle)


@pytest.fixture(scope="module")
def usual(browser):
    """`usual()` is a page without options, for one test after the other: a context of its own, with processes of its
    own, takes several times what a test does in it."""
    pages = []

    def usual():
        if not pages or pages[-1].is_closed():
            pages.append(_new_page(browser))
        return pages[-1]

    return usual


@pytest.fixture
def show(browser, usual, tmp_path, drawn):
    """`show(html, **options)` opens a text as a page and returns it. The test fails on any error in the page, and on
    any request but that for the page itself. `options` are those of a browser context."""
    pages, problems = [], []

    def show(text: str, **options):
        path = tmp_path / f"page{len(pages)}.html"
        path.write_text(text, encoding="utf-8")
        page = _new_page(browser, **options) if options or pages else usual()
        pages.append(page)
        page.problems, page.address = problems, path.as_uri()
        page.goto(page.address)
        settle(page)
        return page

    show.problems = problems
    yield show
    for page in pages:
        if page is usual():
            _make_as_new(page)
        else:
            page.context.close()
    assert problems == []


def _new_page(browser, **options):
    """A page that tells `page.problems` of errors, and of requests for anything but `page.address`."""
    page = browser.new_context(**options).new_page()
    page.set_default_timeout(30_000)
    page.on("pageerror", lambda error: page.problems.append(f"error in the page: {error}"))
    page.on("dialog", lambda dialog: page.problems.append(f"a dialog: {dialog.message}"))
    page.on("console", lambda message: message.type == "error" and page.problems.append(f"console: {message.text}"))
    page.on("request", lambda each: each.url != page.address and page.problems.append(f"fetched {each.url}"))
    return page


def _make_as_new(page) -> None:
    page.address = "about:blank"
    page.goto(page.address)
    page.mouse.move(0, 0)
    page.set_viewport_size({"width": 1280, "height": 720})
    page.emulate_media(color_scheme="null")
