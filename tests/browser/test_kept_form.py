"""What is set on the page survives a reload, in a real browser: as far as the person lets it."""

from __future__ import annotations

import pytest

from tests.support.browsers import expect, open_drawer, open_view, wait_until_ready
from tests.support.fakes import FakeEngine
from tests.support.slow import mostly_slow

KEPT = "() => [sessionStorage, localStorage].map((storage) => storage.getItem('generation-playground.form'))"
PROMPT = "#prompt textarea"


@pytest.fixture(scope="module")
def address(serve_page):
    return serve_page(FakeEngine())


@pytest.fixture
def page(visit, address):
    page = visit(address)
    page.fill(PROMPT, "A fox and a hen")
    page.fill("#seed input, #seed textarea", "5")
    page.locator("#knob-temperature input:not([type=range])").first.fill("1.3")
    wait_until_kept(page, "A fox and a hen", "1.3")
    return page


def wait_until_kept(page, *parts):
    """Wait until all of these have a place in what the browser keeps of the form."""
    kept = """(parts) => {
      const form = localStorage.getItem('generation-playground.form') ?? '';
      return parts.every((part) => form.includes(part));
    }"""
    page.wait_for_function(kept, arg=parts)


def open_again(page, address=None):
    complaints = list(page.complaints)
    if address:
        page.goto(address)
    else:
        page.reload()
    wait_until_ready(page)
    page.complaints[:] = complaints  # Gradio's own, of connections that end with the page


def test_a_reload_keeps_the_prompt_the_seed_and_the_knobs(page):
    open_again(page)
    expect(page.locator(PROMPT)).to_have_value("A fox and a hen")
    expect(page.locator("#seed input, #seed textarea")).to_have_value("5")
    expect(page.locator("#knob-temperature input:not([type=range])").first).to_have_value("1.3")
    expect(page.locator("#changed")).to_have_text("Changed: temperature 1.3 instead of 0.8.")
    page.click("#generate")
    expect(page.locator("#pane-tokens .gp-prompt")).to_have_text("A fox and a hen")


def test_a_prompt_that_is_written_before_what_was_kept_has_come_stays(page):
    held = []

    def asks_for_it(request) -> bool:
        return "/queue/join" in request.url and '"again"' in (request.post_data or "")

    page.route("**/queue/join*", lambda route: held.append(route) if asks_for_it(route.request) else route.continue_())
    with page.expect_request(asks_for_it):
        open_again(page)
    page.fill(PROMPT, "Written at once")
    held[0].continue_()
    page.unroute("**/queue/join*")
    expect(page.locator("#seed input, #seed textarea")).to_have_value("5")
    expect(page.locator(PROMPT)).to_have_value("Written at once")
    page.click("#generate")
    expect(page.locator("#pane-tokens .gp-prompt")).to_have_text("Written at once")


def test_the_link_of_a_lesson_sets_the_page_whatever_was_kept(page, address):
    open_again(page, f"{address}?lesson=temperature")
    expect(page.locator(".gp-step-place")).to_contain_text("Step 1")
    page.wait_for_timeout(1500)  # milliseconds, in which what was kept would have come
    expect(page.locator(PROMPT)).to_have_value("Once upon a time")


def test_a_reload_keeps_one_run_and_the_lanes_apart(page):
    open_view(page, "Side by side")
    heads = page.locator("#lanes-lanes .gp-lane")
    heads.nth(1).locator("[data-do=select]").click()
    expect(page.locator("#preset")).to_contain_text("Strategy of lane B")
    page.fill("#knob-max_new_tokens-control", "33")
    page.press("#knob-max_new_tokens-control", "Enter")
    expect(heads.nth(1)).to_contain_text("max_new_tokens 33")
    before = heads.all_inner_texts()
    page.wait_for_timeout(600)  # until it is kept
    open_again(page)
    expect(page.locator("#preset select")).to_have_value("nucleus")
    expect(page.locator("#knob-temperature-control")).to_have_value("1.3")
    expect(page.locator("#knob-max_new_tokens-control")).to_have_value("80")
    open_view(page, "Side by side")
    expect(page.locator("#preset")).to_contain_text("Strategy of lane B")
    expect(page.locator("#knob-max_new_tokens-control")).to_have_value("33")
    expect(heads).to_have_text(before, use_inner_text=True)


@pytest.mark.slow
def test_a_link_comes_before_what_was_kept(page, address):
    open_again(page, f"{address}?prompt=Linked&temperature=0.5")
    expect(page.locator(PROMPT)).to_have_value("Linked")
    page.wait_for_timeout(500)
    assert page.input_value(PROMPT) == "Linked"


UNREADABLE = ["no JSON", "[1, 2]", '{"prompt": "old"}', "null"]


@pytest.mark.slow
@pytest.mark.parametrize("text", mostly_slow(UNREADABLE, lambda text: text == "no JSON"))
def test_what_cannot_be_read_is_ignored(page, text):
    page.evaluate(
        "(text) => addEventListener('pagehide', () => [sessionStorage, localStorage].forEach("
        "(storage) => storage.setItem('generation-playground.form', text)))",
        text,
    )
    open_again(page)
    expect(page.locator(PROMPT)).to_have_value("Once upon a time")
    assert page.locator("#messages .message").count() == 0


@pytest.mark.slow
def test_where_the_person_does_not_want_more_only_the_tab_keeps_it(page, address):
    open_drawer(page, "history")
    page.uncheck("#history .gp-keep input")
    page.wait_for_function("(kept) => eval(kept)()[1] === null", arg=KEPT)
    page.fill(PROMPT, "A secret")
    page.wait_for_timeout(600)
    assert page.evaluate(KEPT)[1] is None
    open_again(page)
    expect(page.locator(PROMPT)).to_have_value("A secret")
    another = page.context.new_page()  # the next person at this computer
    another.goto(address)
    wait_until_ready(another)
    expect(another.locator(PROMPT)).to_have_value("Once upon a time")
    assert another.evaluate(KEPT)[1] is None
