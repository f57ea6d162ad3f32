"""The page's ES modules by themselves, in a real browser: what they export can be called from a test."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

ROOT = Path(__file__).parents[2]
_ADDRESS = "http://modules.test/"  # answered from the files: nothing is asked of a network


def module_page(
    browser: Browser, *modules: str, html: str = "<!doctype html><body></body>", locale: str | None = None
) -> Page:
    """A page, in a language, whose `window` has what these modules of `visualizers/panes` export, such as
    "core/text.js". The caller closes it."""
    page = browser.new_page(locale=locale)

    def answer(route) -> None:
        path = ROOT / route.request.url.removeprefix(_ADDRESS)
        if path == ROOT:
            route.fulfill(body=html, content_type="text/html; charset=utf-8")
        else:
            route.fulfill(body=path.read_text("utf-8"), content_type="text/javascript; charset=utf-8")

    page.route(f"{_ADDRESS}**", answer)
    page.goto(_ADDRESS)
    paths = [f"/visualizers/panes/{module}" for module in modules]
    page.evaluate("async (all) => { for (const each of all) Object.assign(window, await import(each)); }", paths)
    return page
