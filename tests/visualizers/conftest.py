"""A browser for the tests of the pictures, and pages that fetch nothing."""

from __future__ import annotations

import pytest

from tests.browsers import launch, require_playwright
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


@pytest.fixture
def show(browser, tmp_path, drawn):
    """`show(html, **options)` opens a text as a page and returns it. The test fails on any error in the page, and on
    any request but that for the page itself. `options` are those of a browser context."""
    contexts, problems = [], []

    def show(text: str, **options):
        path = tmp_path / f"page{len(contexts)}.html"
        path.write_text(text, encoding="utf-8")
        context = browser.new_context(**options)
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(30_000)
        page.on("pageerror", lambda error: problems.append(f"error in the page: {error}"))
        page.on("dialog", lambda dialog: problems.append(f"a dialog: {dialog.message}"))
        page.on("console", lambda message: message.type == "error" and problems.append(f"console: {message.text}"))
        page.on("request", lambda request: request.url != path.as_uri() and problems.append(f"fetched {request.url}"))
        page.goto(path.as_uri())
        settle(page)
        return page

    show.problems = problems
    yield show
    for context in contexts:
        context.close()
    assert problems == []
