"""The network is away for some seconds, or the server is started anew: the page may be loaded again, and a person finds
runs, prompt and knobs as they were. In a browser, under the settings of a class and of a public host."""

from __future__ import annotations

import pytest

from playground.engines.local import LocalEngine
from playground.settings import Settings
from tests.support.browsers import expect, open_drawer, wait_until_ready

PROMPT = "#prompt textarea"
RUNS = "#history .gp-runs li"
FINISHED = "GenerationPlayground.log('main').finished && !GenerationPlayground.log('main').recorded"
TEXT = "GenerationPlayground.log('main').finished.sequences[0].text"

KEPT = """(parts) => [sessionStorage, localStorage].some((storage) => {
  const form = storage.getItem('generation-playground.form') ?? '';
  return parts.every((part) => form.includes(part));
})"""


@pytest.fixture(scope="module", params=["workshop", "public"])
def address(serve_page, request):
    settings = Settings.named(request.param)
    return serve_page(LocalEngine(settings), settings)


@pytest.fixture
def page(visit, address):
    page = visit(address)
    page.fill("#knob-max_new_tokens-control", "12")
    return page


def run(page, prompt: str) -> str:
    page.fill(PROMPT, prompt)
    before = page.evaluate("GenerationPlayground.log('main').turn")
    page.click("#generate")
    page.wait_for_function(f"(before) => GenerationPlayground.log('main').turn > before && {FINISHED}", arg=before)
    return page.evaluate(TEXT)


def test_some_seconds_without_network_cost_nothing_nor_does_a_reload(page):
    run(page, "The first")
    text = run(page, "The second")
    page.locator("#knob-temperature input:not([type=range])").first.fill("1.3")
    page.fill(PROMPT, "What I write next")
    page.wait_for_function(KEPT, arg=["What I write next", "1.3"])
    status = page.locator("#pane-numbers .gp-status")
    page.context.set_offline(True)
    expect(status).to_contain_text("The server does not answer.")
    page.context.set_offline(False)
    expect(status).not_to_contain_text("The server does not answer.")
    page.complaints = [each for each in page.complaints if "ERR_" not in each]  # the browser's, of its questions
    expect(page.locator(PROMPT)).to_have_value("What I write next")
    page.reload()  # as Gradio does where it has noticed
    wait_until_ready(page)
    expect(page.locator(PROMPT)).to_have_value("What I write next")
    expect(page.locator("#knob-temperature input:not([type=range])").first).to_have_value("1.3")
    page.wait_for_function(f"(text) => GenerationPlayground.log('main').finished && {TEXT} === text", arg=text)
    open_drawer(page, "history")
    expect(page.locator(RUNS)).to_have_count(2)
    page.locator(RUNS).last.get_by_role("button", name="View").click()
    page.wait_for_function("GenerationPlayground.log('main').started?.prompt === 'The first'")


def test_the_copy_goes_with_the_tab_and_with_the_history(page, address):
    run(page, "A secret")
    page.wait_for_function("Object.keys(sessionStorage).some((key) => key.startsWith('generation-playground.run.'))")
    another = page.context.new_page()  # the next person at this computer
    another.goto(address)
    wait_until_ready(another)
    assert "A secret" not in another.content() and another.input_value(PROMPT) != "A secret"
    open_drawer(another, "history")
    expect(another.locator(RUNS)).to_have_count(0)
    open_drawer(page, "history")
    for _ in range(2):
        page.locator("#history .gp-clear").click()
    expect(page.locator(RUNS)).to_have_count(0)
    assert page.evaluate("Object.keys(sessionStorage).filter((key) => key.includes('.run.'))") == []
