"""A browser for the tests of the pictures, and pages that fetch nothing."""

from __future__ import annotations

import pytest

from playground.trace import Trace
from tests.support.browsers import launch, require_playwright
from tests.visualizers.reading import EMPTY, settle
from visualizers import PANES, export, figures

# A type of trace that a bundle of Plotly does not have is drawn as a scatter plot, without a word.
NOT_DRAWN_AS_ASKED = """() => [...document.querySelectorAll('.js-plotly-plot')].flatMap(
  ({data, _fullData}) => data.filter(({type}, i) => type && _fullData[i]?.type !== type).map(
    ({type}) => `a chart of the type ${type}, which this Plotly lacks`))"""


@pytest.fixture(scope="package")
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
def pages(browser):
    """`pages(number)` is the number-th page of a test, the same one for one test after the other: a context of its own,
    with processes of its own, takes several times what a test does in it."""
    opened = {}

    def page(number: int):
        if number not in opened or opened[number].is_closed():
            opened[number] = _new_page(browser)
        return opened[number]

    return page


@pytest.fixture(scope="package")
def folder(tmp_path_factory):
    """Where the files of pages are: at the same addresses for all tests. The browser compiles the scripts of a page
    once for each address, and takes three times as long for a page at a new one."""
    return tmp_path_factory.mktemp("pages")


@pytest.fixture
def without_charts(monkeypatch):
    """For a test of the words beside the charts: pages have none. With Plotly and its drawing such a page takes three
    times as long."""
    monkeypatch.setattr(figures, "_CHARTS", {})


@pytest.fixture
def show(request, browser, pages, folder, drawn, monkeypatch):
    """`show(html, **options)` opens a text as a page and returns it. The test fails on any error in the page, on any
    request but that for the page itself, and on a chart of a type that the bundle of Plotly lacks. `options` are those
    of a browser context.

    Where the module of the test names the panes it looks at (`MOUNTED`), an exported run has no others, one below the
    other and none behind a tab: to build them all takes longer than most tests do. A test that looks at more names
    them, too: `@pytest.mark.mounted("curve")`.
    """
    shown, own, problems = [], [], []
    if mounted := getattr(request.module, "MOUNTED", None):
        more = [name for mark in request.node.iter_markers("mounted") for name in mark.args]
        monkeypatch.setattr(export, "PANES", {name: PANES[name] for name in (*mounted, *more)})
        for group in ("_IN_SHORT", "_ABOVE", "_TEXT", "_TOKEN"):
            monkeypatch.setattr(export, group, ())

    def show(text: str, viewport=None, color_scheme=None, reduced_motion=None, **options):
        text = export.export_html(Trace()) if text is EMPTY else text
        path = folder / f"page{len(shown)}.html"
        path.write_text(text, encoding="utf-8")
        if options:  # what only a context can have
            page = _new_page(browser, **options)
            own.append(page)
        else:
            page = pages(len(shown) - len(own))
        shown.append(page)
        page.problems, page.address = problems, path.as_uri()
        page.mouse.move(0, 0)
        page.set_viewport_size(viewport or {"width": 1280, "height": 720})
        page.emulate_media(color_scheme=color_scheme or "null", reduced_motion=reduced_motion or "null")
        page.goto(page.address)
        settle(page)
        return page

    show.problems = problems
    yield show
    for page in shown:
        if not page.is_closed():
            problems += page.evaluate(NOT_DRAWN_AS_ASKED)
    for page in own:
        page.context.close()
    for page in shown[1:]:
        if not page.is_closed():  # what it does must not keep the next test's page waiting
            page.address = "about:blank"
            page.goto(page.address)
    assert problems == []


def _is_own(page, url: str) -> bool:
    """Whether it is the page itself, or something that the page has made."""
    return url == page.address or url.startswith(("blob:", "data:"))


def _new_page(browser, **options):
    """A page that tells `page.problems` of errors, and of requests for anything but `page.address`."""
    page = browser.new_context(**options).new_page()
    page.set_default_timeout(30_000)
    page.on("pageerror", lambda error: page.problems.append(f"error in the page: {error}"))
    page.on("dialog", lambda dialog: page.problems.append(f"a dialog: {dialog.message}"))
    page.on("console", lambda message: message.type == "error" and page.problems.append(f"console: {message.text}"))
    page.on("request", lambda each: _is_own(page, each.url) or page.problems.append(f"fetched {each.url}"))
    return page
