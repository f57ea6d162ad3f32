"""Many tabs of one browser: each works, and one that was closed is forgotten."""

from __future__ import annotations

import queue

import pytest

from playground.server.sessions import Sessions
from playground.settings import Settings
from tests.browser.conftest import COMES_BACK
from tests.support.browsers import expect, run_to_its_end, wait_until_ready
from tests.support.fakes import FakeEngine

TABS = 8  # more than the connections that a browser holds to one address


@pytest.fixture(scope="module")
def engine():
    return FakeEngine()


@pytest.fixture(scope="module")
def forgotten():
    """Where it is told of each session that is forgotten whether it was known, and had a run."""
    told, forget = queue.Queue(), Sessions.forget

    def telling(sessions, name):
        session = sessions._sessions.get(name)
        forget(sessions, name)
        told.put(session is not None and session.trace is not None and name not in sessions._sessions)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Sessions, "forget", telling)
        yield told


@pytest.fixture(scope="module")
def address(forgotten, pages_served, engine):
    """A page of its own: it asks `forget` as it was when it was built."""
    return pages_served(engine, Settings.local())[1]


def test_a_tab_that_goes_elsewhere_is_forgotten_with_its_run(new_page, address, forgotten):
    page = new_page(address)
    run_to_its_end(page)
    assert forgotten.empty()
    page.goto("about:blank")
    assert forgotten.get(timeout=10), "its session was known, and had its run"


@pytest.mark.slow
def test_many_tabs_run_and_stop(new_page, address, engine):
    engine.pace = 0.5  # seconds for a token
    first = new_page(address)
    tabs = [first]
    while len(tabs) < TABS:
        tabs.append(first.context.new_page())
        tabs[-1].add_init_script(COMES_BACK)
        tabs[-1].goto(address)
        wait_until_ready(tabs[-1])
    run = tabs[-1]
    run.click("#generate")
    expect(run.locator("#pane-tokens .gp-token").first).to_be_visible()
    run.click("#stop")
    run.wait_for_function("GenerationPlayground.log('main').finished")
    assert run.evaluate("GenerationPlayground.log('main').lines()[0].stopReason") == "stopped"
