"""What a chat's template gets beside the messages, how an answer begins, and reasoning that is folded, in a browser."""

from __future__ import annotations

import pytest

from playground.engines.local import LocalEngine
from tests.support.browsers import choose, choose_strategy, expect
from tests.support.chat_templates import FAMILIES, family_tokenizer
from tests.support.tiny_models import save, tiny_llama


@pytest.fixture(scope="module")
def folders(tmp_path_factory):
    made = {}
    for name in FAMILIES:
        tokenizer = family_tokenizer(name)
        place = tmp_path_factory.mktemp("models") / name
        made[name] = str(save(place, tiny_llama(len(tokenizer), context=512), tokenizer))
    return made


@pytest.fixture(scope="module")
def address(serve_page):
    return serve_page(LocalEngine())


@pytest.fixture
def page(address, new_page):
    return new_page(address)


def ask(page, folder, message):
    choose(page, "#model", folder)
    page.get_by_label("Your message").fill(message)
    expect(page.locator("#pane-template .gp-which")).to_contain_text("not run yet")


def prompt_words(page):
    return page.evaluate("GenerationPlayground.log('main').started.prompt_tokens.map(({text}) => text).join('')")


def request_of(page):
    return page.evaluate("GenerationPlayground.log('main').started.request")


def run(page):
    choose_strategy(page, "greedy")
    page.click("#generate")
    expect(page.locator("#pane-template .gp-which")).to_contain_text("as this run read it")


@pytest.mark.slow
def test_arguments_and_the_beginning_of_an_answer_reach_the_run(page, folders):
    ask(page, folders["qwen"], "the cat")
    page.get_by_role("button", name="Template arguments").click()
    switch = page.get_by_role("checkbox", name="enable_thinking")
    expect(switch).to_be_checked()  # what the template takes where nothing is set
    switch.uncheck()
    expect(page.locator("#pane-template .gp-rendered")).to_contain_text("</think>")  # it is rendered anew
    expect(page.get_by_role("button", name="Template arguments (1)")).to_be_visible()
    expect(page.get_by_label("Documents, a JSON list")).to_be_hidden()  # this template reads none
    page.get_by_label("Tools, a JSON list").fill('[{"name": add}]')
    expect(page.locator("#pane-template .gp-refusal")).to_contain_text("Expecting value in line 1, column 11")
    page.get_by_label("Tools, a JSON list").fill('[{"name": "add"}]')
    page.get_by_role("button", name="Begin the answer").click()
    page.get_by_label("The answer begins with").fill("sat on")
    page.set_viewport_size({"width": 390, "height": 844})  # a phone: the buttons are in one line, which scrolls
    bar, acts = page.locator("#asking .gp-bar"), page.locator(".gp-arguments-open")
    acts.scroll_into_view_if_needed()
    assert all(box.bounding_box()["x"] + box.bounding_box()["width"] <= 390 for box in (bar, acts))
    page.set_viewport_size({"width": 1366, "height": 657})
    run(page)
    request = request_of(page)
    assert request["template"] == {"arguments": {"enable_thinking": False}, "tools": [{"name": "add"}]}
    assert request["given"] == "sat on" and prompt_words(page).endswith("<think>\n\n</think>\n\n")
    written = page.locator(".gp-text .gp-token[data-given]")
    assert "".join(written.all_text_contents()) == "sat on"


@pytest.mark.slow
def test_each_model_shows_what_its_own_template_reads(page, folders):
    ask(page, folders["qwen"], "the cat")
    page.get_by_role("button", name="Template arguments").click()
    page.get_by_role("checkbox", name="enable_thinking").uncheck()
    ask(page, folders["llama"], "the dog")
    expect(page.get_by_label("date_string")).to_be_visible()
    page.get_by_label("date_string").fill("1 May")
    expect(page.locator("#pane-template .gp-rendered")).to_contain_text("1 May")
    run(page)
    assert request_of(page)["template"] == {"arguments": {"date_string": "1 May"}}
    expect(page.locator("#messages")).to_contain_text("does not read enable_thinking: left out")
    ask(page, folders["gemma"], "the dog!")
    expect(page.locator(".gp-arguments-open")).to_be_hidden()
    expect(page.locator(".gp-arguments")).to_be_hidden()


@pytest.mark.slow
def test_the_last_turn_is_continued_and_the_reply_has_all_of_it(page, folders):
    ask(page, folders["qwen"], "the cat")
    run(page)
    page.get_by_role("button", name="Reply to the answer").click()
    box = page.locator(".gp-turns textarea").last
    box.fill("sat on the")
    page.get_by_role("checkbox", name="Continue the last turn").check()
    expect(page.locator("#pane-template .gp-which")).to_contain_text("not run yet")
    run(page)
    assert prompt_words(page).endswith("<im_start>assistant\nsat on the")
    answer = page.evaluate("GenerationPlayground.log('main').finished.sequences[0].text")
    page.get_by_role("button", name="Reply to the answer").click()
    expect(box).to_have_value("sat on the" + answer)
    page.get_by_label("Your message").fill("Go on.")
    expect(page.get_by_role("checkbox", name="Continue the last turn")).to_be_hidden()


@pytest.mark.slow
def test_a_budget_folds_the_reasoning_and_stands_in_the_waterfall(page, folders, address, new_page):
    knobs = "max_new_tokens=12&do_sample=false&reasoning_budget=4"
    other = new_page(f"{address}?model={folders['deepseek']}&prompt=x&{knobs}")
    other.get_by_role("radio", name="Chat").click()
    other.click("#generate")
    chip = other.locator(".gp-reasoning-chip")
    expect(chip).to_have_text("▸ Reasoning, 4 tokens")
    expect(other.locator(".gp-text .gp-token:visible").first).to_have_text("</think>")
    chip.click()
    expect(other.locator(".gp-text .gp-token:visible").first).not_to_have_text("</think>")
    other.locator(".gp-text .gp-token").nth(4).click()
    other.get_by_role("tab", name="Processors").click()
    expect(other.locator("#pane-processors")).to_contain_text("reasoning budget")
