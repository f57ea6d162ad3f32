"""The page in a real browser, served from this process. One browser for all modules of tests, and one server for all
that look at the page as it is, with the bundled models: both take longer to start than many a test takes.

A test's page must stay clean: an error in its console, or a request to any other host, fails the test that made it.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator
from functools import cache
from urllib.parse import urlsplit

import pytest

from playground.engines.local import LocalEngine
from playground.engines.protocol import Engine
from playground.server import page_files
from playground.settings import Settings
from tests.support.browsers import SKIP_DOOR, launch, require_playwright, wait_until_ready
from tests.support.exchanged import Exchanged

# What this browser has kept of an earlier visit.
COMES_BACK = """try {
  const key = 'generation-playground.knobs-open';
  if (localStorage.getItem(key) === null) localStorage.setItem(key, 'yes');
} catch { /* a browser that forbids storage */ }"""

# Gradio counts the seconds of the sign that it shows while a page loads, frame by frame, and goes on for as long as the
# page is open (docs/decisions/libraries.md): the other pages that tests hold would take a third of a processor for it.
WITHOUT_LOOP = """{
  const draw = window.requestAnimationFrame;
  window.requestAnimationFrame = (call) => String(call).includes('performance.now()-') ? 0 : draw.call(window, call);
}"""

VIEWPORT = {"width": 1280, "height": 900}
FAILED = pytest.StashKey[bool]()

# All that a browser keeps of a page, but the files that it loads.
FORGET = """async () => {
  localStorage.clear();
  sessionStorage.clear();
  for (const {name} of await indexedDB.databases()) {
    await new Promise((done, onerror) => Object.assign(indexedDB.deleteDatabase(name), {onsuccess: done, onerror}));
  }
}"""


@pytest.fixture(scope="package", autouse=True)
def compressed_once() -> Iterator[None]:
    """The files beside a page are the same for every page that is served: to compress them takes seconds, and to do it
    thoroughly, for those who come later, many."""
    quickly = cache(page_files.encoded)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(page_files, "encoded", lambda body, encoding, thoroughly=False: quickly(body, encoding))
        yield


@pytest.fixture(scope="package")
def pages_served() -> Iterator[Callable[..., tuple[Exchanged, str]]]:
    """A function that serves the page in front of an engine, until the last test of this folder has ended, and returns
    what stands between them, in which another engine can be put, and the address."""
    from playground.ui.app import build_app, serve

    demos = []

    def start(engine: Engine, settings: Settings, opening: str = "") -> tuple[Exchanged, str]:
        exchanged = Exchanged(engine)
        demos.append(build_app(exchanged, settings, opening))
        return exchanged, serve(demos[-1], quiet=True)

    yield start
    for demo in demos:
        demo.server.force_exit = True  # without waiting for connections that the browser still holds
        demo.close(verbose=False)


@pytest.fixture(scope="package")
def free_pages() -> defaultdict[str, list[tuple[Exchanged, str]]]:
    """The pages that were served for modules that have ended, by what a page is made of."""
    return defaultdict(list)


@pytest.fixture(scope="module")
def serve_page(pages_served, free_pages) -> Iterator[Callable[..., str]]:
    """A function that serves the page in front of an engine of a module's own, until the module ends, and returns its
    address. It may be a page that a module before has had: visitors have sessions of their own."""
    taken = []

    def start(engine: Engine, settings: Settings | None = None) -> str:
        settings = settings or Settings.local()
        made_of = f"{settings} {engine.models()} {engine.facts(settings.default_model)}"
        free = free_pages[made_of]
        exchanged, address = free.pop() if free else pages_served(engine, settings)
        exchanged.put(engine)
        taken.append((made_of, (exchanged, address)))
        return address

    yield start
    for made_of, page in taken:
        free_pages[made_of].append(page)


@pytest.fixture(scope="package")
def engine() -> LocalEngine:
    """The engine behind `address` and `opening_address`: no test leaves anything in it. A module that needs another
    one has a fixture of this name."""
    engine = LocalEngine(Settings.local())
    engine.warm_up()
    return engine


@pytest.fixture(scope="package")
def address(pages_served, engine) -> str:
    """Where the page is served with the bundled models."""
    return pages_served(engine, Settings.local())[1]


@pytest.fixture(scope="package")
def opening_address(pages_served, engine) -> str:
    """The same with the recorded run that a first visit sees."""
    from playground.presets.recorded_runs import OPENING, recorded_log

    return pages_served(engine, Settings.local(), recorded_log(OPENING))[1]


@pytest.fixture(scope="package")
def browser():
    require_playwright()
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        browser = launch(playwright)
        yield browser
        browser.close()


@pytest.fixture(scope="module")
def new_page(browser):
    """A function that opens an address in a browser context of its own and returns the page, ready to be used: as one
    who comes back finds it, with the knobs beside it, or on a `first_visit`; past the front door, unless `at_door`.

    `page.complaints` collects what must not happen; `assert_clean` looks at all of them.
    """
    pages = []

    def open_page(address: str, first_visit: bool = False, at_door: bool = False, **options):
        context = browser.new_context(**{"viewport": VIEWPORT} | options)
        context.add_init_script(WITHOUT_LOOP)
        if not first_visit:
            context.add_init_script(COMES_BACK)
        if not at_door:
            context.add_init_script(SKIP_DOOR)
        page = context.new_page()
        page.complaints, page.fresh, page.at_door = [], False, at_door
        page.on("console", lambda m: page.complaints.append(f"console: {m.text}") if m.type == "error" else None)
        page.on("pageerror", lambda error: page.complaints.append(f"error: {error}"))
        page.on("request", lambda request: _complain_about_host(page, request.url))
        page.on("framenavigated", lambda frame: _forget_ended_connections(page))
        page.set_default_timeout(60_000)
        pages.append(page)
        page.goto(address)
        wait_until_ready(page, at_door)
        return page

    open_page.pages = pages
    yield open_page
    for page in pages:
        page.context.close()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Iterator[None]:
    """Remember which tests have failed: nobody goes on with their pages."""
    report = yield
    item.stash[FAILED] = item.stash.get(FAILED, False) or report.failed
    return report


@pytest.fixture(scope="package")
def kept_pages() -> dict:
    """The pages that tests leave to each other, by where they are and what they are opened with. They end with their
    browser."""
    return {}


@pytest.fixture(scope="module")
def page_for_module(request, new_page, kept_pages) -> Iterator[Callable]:
    """A function that opens an address like `new_page`, for all tests of a module, in a page that another module may
    have had. What a test puts into the page for good (a script for every document, a route) is for pages of its own."""
    taken = {}

    def open_page(address: str, viewport: dict[str, int] = VIEWPORT, **options):
        key = _key(_start(address), options)
        page = kept_pages.pop(key, None)
        if page is None:
            page = new_page(address, viewport=viewport, **options)
        else:
            new_page.pages.append(page)
            _begin_anew(page, address, viewport)
        taken[key] = page
        return page

    yield open_page
    if not any(item.stash.get(FAILED, False) for item in request.session.items if item.module is request.module):
        for key, page in taken.items():
            if key not in kept_pages:
                new_page.pages.remove(page)
                page.goto("about:blank")
                kept_pages[key] = page


@pytest.fixture(scope="module")
def pages_here(kept_pages, new_page) -> Iterator[set]:
    """Which of them tests of this module have had. Other modules find them with nothing in them."""
    keys = set()
    yield keys
    for key in keys & kept_pages.keys():
        page = kept_pages[key]
        new_page.pages.remove(page)
        page.goto("about:blank")


@pytest.fixture
def lend_page(request, new_page, kept_pages, pages_here):
    """A function that gives a test the page that another test of this module has opened at this address, as it was
    left, or one as `visit` opens it: what it needs to find, it sets itself. A test that fails leaves no page to
    others."""
    taken = set()

    def lend(address: str, site: str = "", viewport: dict[str, int] = VIEWPORT, **options):
        """`site` is by what the page is known, where it is not its address."""
        key = _key(site or address, options)
        taken.add(key)
        page = kept_pages.get(key)
        if page is None:
            page = kept_pages[key] = new_page(address, viewport=viewport, **options)
        elif key not in pages_here:
            new_page.pages.append(page)
            _begin_anew(page, address, viewport)
        else:
            return page
        pages_here.add(key)
        page.fresh = True
        return page

    yield lend
    if request.node.stash.get(FAILED, False):
        for key in taken & kept_pages.keys():
            page = kept_pages.pop(key)
            new_page.pages.remove(page)
            page.context.close()


@pytest.fixture
def visit(lend_page):
    """A function that opens an address like `new_page`, in a page that another test may have had, of which the browser
    has forgotten everything but the files that it loads: that takes two thirds of the time."""

    def open_page(address: str, viewport: dict[str, int] = VIEWPORT, **options):
        page = lend_page(address, _start(address), viewport, **options)
        if not page.fresh:
            _begin_anew(page, address, viewport)
        page.fresh = False
        return page

    return open_page


def _start(address: str) -> str:
    parts = urlsplit(address)
    return f"{parts.scheme}://{parts.netloc}/"


def _key(site: str, options: dict) -> tuple[str, ...]:
    """By what a page is known that was opened so; the light scheme is there anyway."""
    named = sorted(f"{name}={value}" for name, value in options.items())
    return site, *(each for each in named if each != "color_scheme=light")


def _begin_anew(page, address: str, viewport: dict[str, int]) -> None:
    """Open an address in a page that a test has had, as somebody who was never there."""
    page.goto(f"{_start(address)}theme.css")  # of the same origin, and short; a page that is left keeps its form
    for other in page.context.pages:
        if other is not page:
            other.close()
    page.evaluate(FORGET)
    page.context.clear_cookies()
    page.complaints.clear()  # Gradio's own, of connections that end with the page
    page.set_viewport_size(viewport)
    page.mouse.move(0, 0)
    page.goto(address)
    wait_until_ready(page, page.at_door)


@pytest.fixture(autouse=True)
def assert_clean(new_page):
    """No test may leave a complaint behind."""
    yield
    for page in new_page.pages:
        complaints, page.complaints = page.complaints, []
        assert complaints == []


def _forget_ended_connections(page) -> None:
    """What Gradio says of a connection that was open when the page went elsewhere: no person sees it."""
    ended = ("AbortError: signal is aborted", "Connection errored out")
    page.complaints = [each for each in page.complaints if not any(words in each for words in ended)]


def _complain_about_host(page, url: str) -> None:
    parts = urlsplit(url)
    if parts.scheme not in ("data", "blob") and parts.hostname != "127.0.0.1":
        page.complaints.append(f"a request left this machine: {url}")
