"""Whoever presses Generate before the page is filled gets a run of what fills it."""

from __future__ import annotations

import pytest

from playground.classroom.class_link import ClassSetup, class_query
from playground.requests.request import GenerationRequest
from playground.sharing.links import to_query
from tests.browser.conftest import FORGET
from tests.browser.test_kept_form import PROMPT, wait_until_kept
from tests.support.browsers import expect, wait_until_ready
from tests.support.fakes import FakeEngine

REQUEST = GenerationRequest("stories", "A prompt that comes later", seed=3)
# Presses as soon as the button is there: no person is faster.
PRESS = """new MutationObserver((_, observer) => {
  const generate = document.getElementById('generate');
  if (!generate) return;
  observer.disconnect();
  generate.click();
}).observe(document, {childList: true, subtree: true});"""


@pytest.fixture(scope="module")
def engine():
    return FakeEngine()


@pytest.fixture(scope="module")
def address(serve_page, engine):
    return serve_page(engine)


@pytest.fixture(scope="module")
def pressing(browser):
    """A page whose scripts press Generate at once."""
    context = browser.new_context()
    page = context.new_page()
    page.add_init_script(PRESS)
    yield page
    context.close()


@pytest.fixture
def fresh(pressing, address, engine):
    """The same as if nobody had been there."""
    pressing.goto(f"{address}theme.css")  # of the same origin
    pressing.evaluate(FORGET)
    engine.requests.clear()
    return pressing


def assert_run(page, engine, prompt):
    wait_until_ready(page)
    expect(page.locator("#pane-tokens .gp-prompt")).to_have_text(prompt)
    expect(page.locator("#pane-numbers .gp-status")).to_contain_text("Finished")
    assert page.input_value(PROMPT) == prompt
    assert page.locator("#generate").get_attribute("aria-busy") is None
    assert [request.prompt for request in engine.requests] == [prompt]


@pytest.mark.parametrize(
    "query", [to_query(REQUEST), class_query(ClassSetup(REQUEST, locks=frozenset({"knobs"})))], ids=["link", "class"]
)
def test_the_run_is_that_of_the_link(fresh, address, engine, query):
    fresh.goto(f"{address}?{query}")
    assert_run(fresh, engine, REQUEST.prompt)


def test_the_run_is_that_of_what_was_kept(fresh, address, engine):
    fresh.goto(address)
    wait_until_ready(fresh)
    expect(fresh.locator("#pane-numbers .gp-status")).to_contain_text("Finished")  # the first press's
    engine.requests.clear()
    fresh.fill(PROMPT, "A fox and a hen")
    wait_until_kept(fresh, "A fox and a hen")
    fresh.reload()
    assert_run(fresh, engine, "A fox and a hen")


def test_shift_and_enter_wait_too_and_a_prompt_written_meanwhile_stays(new_page, address, engine):
    engine.requests.clear()
    page = new_page(address)
    page.add_init_script(
        """new MutationObserver((_, observer) => {
          const prompt = document.querySelector('#prompt textarea');
          if (!prompt) return;
          observer.disconnect();
          setTimeout(() => {  // when the prompt hears what is typed
            prompt.value = 'Written at once';
            prompt.dispatchEvent(new Event('input', {bubbles: true}));
            prompt.dispatchEvent(new KeyboardEvent('keydown', {key: 'Enter', shiftKey: true, bubbles: true}));
          });
        }).observe(document, {childList: true, subtree: true});"""
    )
    page.reload()
    assert_run(page, engine, "Written at once")
