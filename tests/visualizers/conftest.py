"""A browser for the tests of the pictures, and pages that fetch nothing."""

from __future__ import annotations

import hashlib

import pytest

from playground.trace import Trace
from tests.support.browsers import launch, require_playwright
from tests.visualizers import reused_page
from tests.visualizers.reading import EMPTY, settle
from visualizers import PANES, export, figures

FAILED = pytest.StashKey[bool]()

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


class Pages:
    """The pages of one worker, for one test after the other: a context of its own, with processes of its own, takes
    several times what a test does in it. Those of files, and those whose document is used again, by their policy."""

    def __init__(self, browser, folder):
        self._browser, self._folder, self._open = browser, folder, {}

    def of_files(self, number: int):
        """The number-th page of a test that opens files."""
        return self._page(number)

    def reused(self, policy: str, number: int):
        """The number-th page of a test that shows pages in a document with this policy."""
        page = self._page((policy, number))
        if page.url == "about:blank":
            page.add_init_script(path=reused_page.SCRIPT)
            file = self._folder / f"first{hashlib.md5(policy.encode()).hexdigest()}.html"
            file.write_text(reused_page.first_page(policy), encoding="utf-8")
            page.address = file.as_uri()
            page.goto(page.address)
        return page

    def give_back(self, page, number: int, failed: bool = False) -> None:
        """Leave the number-th page of a test to the next one, or close it, if that could not use it. What a second page
        goes on doing must not keep the next test waiting."""
        if failed or page.own:
            page.context.close()
        elif page.evaluate("Boolean(window.ReusedPage)"):
            left = page.evaluate("ReusedPage.left()")
            if left["replaced"]:
                page.context.close()
                return
            if number:
                page.evaluate("ReusedPage.show('')")
            if left["moved"]:
                page.mouse.move(0, 0)
            if left["emulated"]:
                self._as_at_first(page)
        else:
            page.address = "about:blank"
            page.goto(page.address)
            page.mouse.move(0, 0)
            self._as_at_first(page)

    @staticmethod
    def _as_at_first(page) -> None:
        page.emulate_media(color_scheme="null", reduced_motion="null", forced_colors="null", media="null")

    def _page(self, key):
        if key not in self._open or self._open[key].is_closed():
            self._open[key] = _new_page(self._browser)
        return self._open[key]


@pytest.fixture(scope="package")
def pages(browser, folder):
    return Pages(browser, folder)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item, call):
    report = yield
    item.stash[FAILED] = item.stash.get(FAILED, False) or report.failed
    return report


@pytest.fixture
def show(request, browser, pages, folder, drawn, monkeypatch):
    """`show(html, **options)` shows a text as a page and returns it. The test fails on any error in the page, on any
    request but that for the page itself, and on a chart of a type that the bundle of Plotly lacks. `options` are those
    of a browser context.

    The page is shown in a document that is used again (reused_page.py), as `as_file=True` or what only a new context
    can have in a file of its own, with an address. After a test that failed no page is used again.

    Where the module of the test names the panes it looks at (`MOUNTED`), an exported run has no others, one below the
    other and none behind a tab: to build them all takes longer than most tests do. A test that looks at more names
    them, too: `@pytest.mark.mounted("curve")`.
    """
    shown, problems = [], []
    if mounted := getattr(request.module, "MOUNTED", None):
        more = [name for mark in request.node.iter_markers("mounted") for name in mark.args]
        monkeypatch.setattr(export, "PANES", {name: PANES[name] for name in (*mounted, *more)})
        for group in ("_IN_SHORT", "_ABOVE", "_TEXT", "_TOKEN"):
            monkeypatch.setattr(export, group, ())

    def show(text: str, viewport=None, color_scheme=None, reduced_motion=None, as_file=False, **options):
        text = export.export_html(Trace()) if text is EMPTY else text
        if options:  # what only a context can have
            page = _new_page(browser, **options)
        elif as_file:
            page = pages.of_files(len(shown))
        else:
            page = pages.reused(reused_page.policy_of(text), len(shown))
        shown.append(page)
        page.problems, page.own = problems, bool(options)
        viewport = viewport or {"width": 1280, "height": 720}
        if page.viewport_size != viewport:
            page.set_viewport_size(viewport)
        if color_scheme or reduced_motion:
            page.emulate_media(color_scheme=color_scheme or "null", reduced_motion=reduced_motion or "null")
        if options or as_file:
            path = folder / f"page{len(shown)}.html"
            path.write_text(text, encoding="utf-8")
            page.address = path.as_uri()
            page.goto(page.address)
            settle(page)
        else:
            page.evaluate("text => ReusedPage.show(text)", reused_page.shortened(text))
        return page

    show.problems = problems
    yield show
    for number, page in enumerate(shown):
        if not page.is_closed():
            problems += page.evaluate(NOT_DRAWN_AS_ASKED)
            pages.give_back(page, number, bool(problems) or request.node.stash.get(FAILED, False))
    assert problems == []


def _is_own(page, url: str) -> bool:
    """Whether it is the page itself, or something that the page has made."""
    return url == page.address or url.startswith(("blob:", "data:"))


def _new_page(browser, **options):
    """A page that tells `page.problems` of errors, and of requests for anything but `page.address`."""
    page = browser.new_context(**options).new_page()
    page.problems, page.address = [], ""
    page.set_default_timeout(30_000)
    page.on("pageerror", lambda error: page.problems.append(f"error in the page: {error}"))
    page.on("dialog", lambda dialog: page.problems.append(f"a dialog: {dialog.message}"))
    page.on("console", lambda message: message.type == "error" and page.problems.append(f"console: {message.text}"))
    page.on("request", lambda each: _is_own(page, each.url) or page.problems.append(f"fetched {each.url}"))
    return page
