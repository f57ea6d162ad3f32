"""A closed tab says so, without a connection that stays open."""

from __future__ import annotations

import asyncio

import httpx
from starlette.applications import Starlette

from playground.settings import Settings
from playground.ui.app import build_app
from playground.ui.page.closed_tabs import PATH, closed_tab_route
from tests.support.fakes import FakeEngine


def test_no_tab_holds_a_connection_open():
    """Gradio asks for one where anything is told to unload, and for every State."""
    assert build_app(FakeEngine(), Settings.local()).get_config_file()["connect_heartbeat"] is False


def ask(method, url):
    forgotten: list[str] = []
    app = Starlette(routes=[closed_tab_route(forgotten.append)])

    async def go():
        async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://127.0.0.1") as client:
            return await client.request(method, url)

    return asyncio.run(go()).status_code, forgotten


def test_the_session_that_a_tab_names_is_forgotten():
    assert ask("POST", f"{PATH}?session=a%26b") == (204, ["a&b"])


def test_a_link_forgets_nothing():
    assert ask("GET", f"{PATH}?session=abc") == (405, [])


def test_a_tab_without_a_session_forgets_nobody():
    assert ask("POST", PATH) == (204, []) == ask("POST", f"{PATH}?session=")
