"""A chat from its system message to a reply and a link, and a source with its target, in a real browser."""

from __future__ import annotations

import re

import pytest

from playground.engines.local import LocalEngine
from tests.support.browsers import choose, choose_strategy, expect, open_drawer, run_another_way
from tests.support.tiny_models import byte_tokenizer, save, tiny_llama, tiny_t5

TEMPLATE = (
    "{% for m in messages %}<bos>{{ m['role'] }}\n{{ m['content'] }}<eos>\n{% endfor %}"
    "{% if add_generation_prompt %}<bos>assistant\n{% endif %}"
)
NO_SYSTEM = "{% if messages[0]['role'] == 'system' %}{{ raise_exception('<b>no</b>') }}{% endif %}" + TEMPLATE


@pytest.fixture(scope="module")
def folders(tmp_path_factory):
    """Models that lie in folders: two with chat templates, of which one takes no system message, and one with an
    encoder."""
    made = {}
    for name, template in (("chatty", TEMPLATE), ("curt", NO_SYSTEM)):
        tokenizer = byte_tokenizer()
        tokenizer.chat_template = template
        made[name] = str(save(tmp_path_factory.mktemp("models") / name, tiny_llama(context=512), tokenizer))
    made["seq2seq"] = str(save(tmp_path_factory.mktemp("models") / "seq2seq", tiny_t5()))
    return made


@pytest.fixture(scope="module")
def address(serve_page):
    return serve_page(LocalEngine())


@pytest.fixture
def page(address, new_page):
    return new_page(address)


def system(page):
    return page.get_by_label("System message")


def pane(page):
    return page.locator("#pane-template")


def words_of_turns(page):
    return [box.input_value() for box in page.locator(".gp-turns textarea").all()]


def ask(page, folder, message, told=None):
    """Choose a chat model and write; nothing runs yet."""
    choose(page, "#model", folder)
    expect(page.get_by_label("Your message")).to_be_visible()
    if told:
        page.get_by_role("button", name="Add a system message").click()
        system(page).fill(told)
    page.get_by_label("Your message").fill(message)


@pytest.mark.slow
def test_a_chat_from_the_system_message_to_a_link(page, folders, address, new_page):
    ask(page, folders["chatty"], "Where is <b>it</b>?", "Be the cat.")
    expect(pane(page).locator(".gp-which")).to_contain_text("not run yet")
    expect(pane(page).locator(".gp-said p")).to_have_text(["Be the cat.", "Where is <b>it</b>?"])
    assert pane(page).locator(".gp-special").all_text_contents() == ["<bos>", "<eos>", "<bos>", "<eos>", "<bos>"]
    choose_strategy(page, "greedy")
    page.click("#generate")
    expect(pane(page).locator(".gp-which")).to_contain_text("as this run read it")
    reply = page.get_by_role("button", name="Reply to the answer")
    expect(reply).to_be_enabled()
    answer = page.evaluate("GenerationPlayground.log('main').finished.sequences[0].text")
    reply.click()
    expect(page.locator(".gp-turns li")).to_have_count(2)
    assert words_of_turns(page) == ["Where is <b>it</b>?", answer] and system(page).input_value() == "Be the cat."
    expect(page.get_by_label("Your message")).to_have_value("")
    page.get_by_label("Your message").fill("And now?")
    expect(pane(page).locator(".gp-said p")).to_have_count(4)
    system(page).press("Control+Enter")
    expect(pane(page).locator(".gp-which")).to_contain_text("as this run read it")
    open_drawer(page, "sharing")
    page.click("#share-link")
    link = page.locator("#taken textarea")
    expect(link).to_have_value(re.compile("[?]run="))
    other = new_page(link.input_value())
    expect(other.get_by_label("Your message")).to_have_value("And now?")
    assert words_of_turns(other) == words_of_turns(page) and system(other).input_value() == "Be the cat."


@pytest.mark.slow
def test_plain_text_leaves_the_template_out_and_both_ways_can_be_compared(page, folders):
    ask(page, folders["chatty"], "the cat")
    page.get_by_role("radio", name="Plain text").click()
    expect(pane(page)).to_be_hidden()
    expect(page.get_by_role("textbox", name="Prompt", exact=True)).to_have_value("the cat")
    page.keyboard.press("ArrowLeft")  # back, with the keyboard
    expect(pane(page).locator(".gp-try")).to_be_visible()
    pane(page).locator(".gp-try").click()
    without = page.locator("#template-without")
    expect(without.locator(".gp-chosen")).to_have_count(2)
    assert without.locator(".gp-read").nth(1).text_content() == "the cat"
    expect(page.locator("#template-divergence .gp-said")).to_be_visible()
    expect(page.locator("#stop")).to_be_disabled()


@pytest.mark.slow
def test_what_a_template_refuses_is_said_and_nothing_runs(page, folders):
    ask(page, folders["curt"], "the cat", "Be brief.")
    expect(pane(page).locator(".gp-refusal")).to_contain_text("takes no system message here. Leave it out")
    page.click("#generate")
    expect(page.locator("#messages")).to_contain_text("takes no system message here")
    expect(page.locator("#pane-numbers")).to_contain_text("Nothing has run yet")
    system(page).fill("")
    expect(page.locator("#messages")).not_to_contain_text("takes no system message here")
    expect(pane(page).locator(".gp-refusal")).to_be_hidden()
    expect(pane(page).locator(".gp-token").first).to_be_visible()


@pytest.mark.slow
def test_turns_are_added_and_removed(page, folders):
    ask(page, folders["chatty"], "And?")
    for role, words in (("user", "Hi"), ("assistant", "Hello")):
        page.get_by_role("button", name="Add a turn", exact=True).click()
        expect(page.locator(".gp-turns select").last).to_have_value(role)
        page.keyboard.type(words)
    expect(pane(page).locator(".gp-said p")).to_have_text(["Hi", "Hello", "And?"])
    page.get_by_label("Role of turn 2").select_option("user")
    expect(pane(page).locator(".gp-said .gp-role")).to_have_text(["user", "user", "user"])
    page.get_by_role("button", name="Remove turn 1").click()
    expect(pane(page).locator(".gp-said p")).to_have_text(["Hello", "And?"])
    choose(page, "#model", "stories")
    expect(page.get_by_role("textbox", name="Prompt", exact=True)).to_have_value("And?")
    expect(page.locator(".gp-beside")).to_be_hidden()


@pytest.mark.slow
def test_a_source_and_its_target(page, folders):
    choose(page, "#model", folders["seq2seq"])
    source = page.get_by_role("textbox", name="Source", exact=True)
    expect(source).to_be_visible()
    source.fill("the cat sat")
    page.get_by_label("Target so far").fill(" the dog")
    page.click("#run-menu summary")
    expect(page.get_by_role("button", name="Score the target")).to_be_visible()
    page.keyboard.press("Escape")
    page.click("#generate")
    expect(page.locator("#pane-tokens .gp-part-name")).to_have_text([re.compile("Source"), re.compile("Target")])
    expect(page.locator("#pane-tokens [data-given]").first).to_contain_text("the")
    run_another_way(page, "score")
    expect(page.locator("#pane-numbers")).to_contain_text("given text")
    above, below = source.bounding_box(), page.get_by_label("Target so far").bounding_box()
    assert above["y"] < below["y"]


@pytest.mark.slow
def test_it_fits_a_phone(address, new_page, folders):
    page = new_page(address, viewport={"width": 390, "height": 844})
    ask(page, folders["chatty"], "the cat", "Be brief.")
    page.get_by_role("button", name="Add a turn", exact=True).click()
    expect(pane(page).locator(".gp-rendered .gp-token").first).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
