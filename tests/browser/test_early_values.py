"""What the server answers before the page's scripts have loaded is not lost: on a slow line it is first."""

from __future__ import annotations

import re

import pytest

from tests.support.browsers import SKIP_DOOR, expect, wait_until_ready
from tests.support.fakes import FakeEngine

ANSWERED = """() => [...document.querySelectorAll('#prompt textarea')].some((each) => each.value === 'Late')"""


@pytest.fixture(scope="module")
def address(serve_page):
    return serve_page(FakeEngine())


def test_a_note_that_came_before_the_scripts_is_on_the_page(browser, address):
    context = browser.new_context()
    context.add_init_script(SKIP_DOOR)
    page = context.new_page()
    waiting = []
    page.route(re.compile(r"/page-files/scripts"), lambda route: waiting.append(route))
    page.goto(f"{address}?prompt=Late", wait_until="commit")
    page.wait_for_function(ANSWERED)
    assert page.locator("#quick-knobs .kq-knob").count() == 0  # no script of the page's has run yet
    waiting[0].continue_()
    wait_until_ready(page)
    expect(page.locator("#messages")).to_contain_text("Opened from a link. Click Generate.")
    context.close()
