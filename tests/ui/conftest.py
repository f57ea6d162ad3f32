"""What the tests of the page's server share: no wait for a browser that nobody looks at, and tabs that are built once
and lent to one test after the other."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from playground.server import streaming
from playground.ui.playground_tab import PlaygroundTab
from tests.support.lent_tabs import Tabs


@pytest.fixture(autouse=True)
def at_once(monkeypatch):
    """A run's events go on as they come. On the page they go at the pace at which a browser draws, and the next of many
    runs begins when the page has been told of the end of the one before it: most of a test would be that wait."""
    monkeypatch.setattr(streaming, "UPDATES_PER_SECOND", 10_000)
    monkeypatch.setattr(streaming, "TOTAL_UPDATES_PER_SECOND", 10_000)


@pytest.fixture(scope="session")
def tabs() -> Tabs:
    """The tabs that tests have built so far."""
    return Tabs()


@pytest.fixture
def lend_tab(tabs) -> Iterator[Callable[..., PlaygroundTab]]:
    """A function that gives a test a tab with this engine and these settings, as one that was just built; no other test
    has it at the same time."""
    yield tabs.lend
    tabs.take_back()
