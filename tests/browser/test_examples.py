"""The examples in a browser: the two lists, and the recorded run of one whose model is not on this machine."""

from __future__ import annotations

import threading

import pytest

from playground.presets.presets import EXAMPLES
from playground.trace import Loading
from tests.support.browsers import expect, open_drawer
from tests.support.fakes import sampled
from tests.support.offering import Offering

EXAMPLE = next(example for example in EXAMPLES if example.recorded)


@pytest.fixture  # a rerun begins with a fresh page
def fetched():
    """Set, as soon as the model may come."""
    return threading.Event()


@pytest.fixture
def page(new_page, serve_page, fetched):
    def script(request):
        yield Loading(request.model, "download", 1, 2)
        fetched.wait(30)
        yield from sampled(request)

    return new_page(serve_page(Offering(EXAMPLE.model, here=False, script=script)))


def test_a_real_model_that_is_not_here_shows_what_was_recorded_until_it_comes(page, fetched):
    open_drawer(page, "examples")
    example = page.locator(f"#examples .gp-example:has-text('{EXAMPLE.title}')")
    expect(example).to_be_hidden()
    page.get_by_role("button", name="A real model", exact=True).click()
    expect(page.locator("#examples .gp-example:visible")).to_have_count(len([e for e in EXAMPLES if e.recorded]))
    example.click()
    expect(page.locator("#pane-numbers .gp-status")).to_contain_text(f"Recorded run · {EXAMPLE.model}")
    expect(page.locator("#messages")).to_contain_text("is not on this machine")
    expect(page.locator("#caption")).to_have_text(EXAMPLE.watch)
    assert "glad you're here" in page.inner_text("#pane-tokens").replace("\n", "")
    page.click("#generate")
    expect(page.locator("body[data-loading]")).to_have_count(1)  # the recorded text is faint: it is not what comes
    fetched.set()
    expect(page.locator("body[data-loading]")).to_have_count(0)
    expect(page.locator("#pane-numbers .gp-status")).not_to_contain_text("Recorded run")


def test_the_token_of_which_an_example_speaks_is_selected(new_page, address):
    page = new_page(address)
    open_drawer(page, "examples")
    page.locator("#examples .gp-example:has-text('Held to a pattern')").click()
    expect(page.locator("#pane-token .gp-place")).to_contain_text("token 6 of")
    expect(page.locator("#pane-token")).to_contain_text("and")
