"""The page in a real browser, served from this process. One browser for all modules of tests, and one server for all
that look at the page as it is, with the bundled models: both take longer to start than many a test takes.

A test's page must stay clean: an error in its console, or a request to any other host, fails the test that made it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from urllib.parse import urlsplit

import pytest

from playground.engines.local import LocalEngine
from playground.engines.protocol import Engine
from playground.settings import Settings
from tests.support.browsers import launch, require_playwright, wait_until_ready

# What this browser has kept of an earlier visit.
COMES_BACK = """try {
  for (const [name, value] of [['tour', 'seen'], ['knobs-open', 'yes']]) {
    const key = `generation-playground.${name}`;
    if (localStorage.getItem(key) === null) localStorage.setItem(key, value);
  }
} catch { /* a browser that forbids storage */ }"""


@contextmanager
def _serving() -> Iterator[Callable[..., str]]:
    from playground.ui.app import build_app, serve

    demos = []

    def start(engine: Engine, settings: Settings | None = None, opening: str = "") -> str:
        settings = settings or Settings.local()
        demos.append(build_app(engine, settings, opening))
        return serve(demos[-1], quiet=True)

    yield start
    for demo in demos:
        demo.server.force_exit = True  # without waiting for connections that the browser still holds
        demo.close(verbose=False)


@pytest.fixture(scope="module")
def serve_page() -> Iterator[Callable[..., str]]:
    """A function that serves the page in front of an engine of a module's own, until the module ends, and returns its
    address."""
    with _serving() as start:
        yield start


@pytest.fixture(scope="package")
def serve_for_all() -> Iterator[Callable[..., str]]:
    """The same, until the last test of this folder has ended."""
    with _serving() as start:
        yield start


@pytest.fixture(scope="package")
def engine() -> LocalEngine:
    """The engine behind `address` and `opening_address`: no test leaves anything in it. A module that needs another
    one has a fixture of this name."""
    engine = LocalEngine(Settings.local())
    engine.warm_up()
    return engine


@pytest.fixture(scope="package")
def address(serve_for_all, engine) -> str:
    """Where the page is served with the bundled models."""
    return serve_for_all(engine)


@pytest.fixture(scope="package")
def opening_address(serve_for_all, engine) -> str:
    """The same with the recorded run that a first visit sees."""
    from playground.presets.recorded_runs import OPENING, recorded_log

    return serve_for_all(engine, opening=recorded_log(OPENING))


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
    who comes back finds it, with the knobs beside it and no offer of a tour, or on a `first_visit`.

    `page.complaints` collects what must not happen; `assert_clean` looks at all of them.
    """
    pages = []

    def open_page(address: str, first_visit: bool = False, **options):
        context = browser.new_context(**{"viewport": {"width": 1280, "height": 900}} | options)
        if not first_visit:
            context.add_init_script(COMES_BACK)
        page = context.new_page()
        page.complaints = []
        page.on("console", lambda m: page.complaints.append(f"console: {m.text}") if m.type == "error" else None)
        page.on("pageerror", lambda error: page.complaints.append(f"error: {error}"))
        page.on("request", lambda request: _complain_about_host(page, request.url))
        page.on("framenavigated", lambda frame: _forget_ended_connections(page))
        page.set_default_timeout(60_000)
        pages.append(page)
        page.goto(address)
        wait_until_ready(page)
        return page

    open_page.pages = pages
    yield open_page
    for page in pages:
        page.context.close()


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
