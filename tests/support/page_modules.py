"""The page's modules by themselves, in a real browser: what they export can be called from a test.

They come from a bundle of the modules that `tested_modules.json` names (.ci/bundle.py makes it): tests need no Node."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

BUNDLE = Path(__file__).parent / "tested_modules.bundle.js"
_ADDRESS = "http://modules.test/"  # nothing is asked of a network


def module_page(
    browser: Browser, *modules: str, html: str = "<!doctype html><body></body>", locale: str | None = None
) -> Page:
    """A page, in a language, whose `window` has what these modules of `visualizers/panes` export, such as
    "core/text.ts". The caller closes it."""
    page = browser.new_page(locale=locale)
    page.route(f"{_ADDRESS}**", lambda route: route.fulfill(body=html, content_type="text/html; charset=utf-8"))
    page.goto(_ADDRESS)
    page.add_script_tag(path=BUNDLE)
    paths = [module if module.startswith("playground/") else f"visualizers/panes/{module}" for module in modules]
    page.evaluate(
        """(paths) => paths.forEach((path) => {
          if (!TestedModules[path]) throw new Error(`tested_modules.json does not name ${path}`);
          Object.assign(window, TestedModules[path]);
        })""",
        paths,
    )
    return page
