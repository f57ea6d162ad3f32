"""The answer of another server, opened on the page: what it tells is drawn, what it does not tell is not made up."""

from __future__ import annotations

import json

import pytest

from tests.openai_client.test_server_answers import CHAT, STREAMS
from tests.support.browsers import expect, open_drawer
from tests.support.fakes import FakeEngine
from tests.support.slow import one_in


@pytest.fixture(scope="module")
def address(serve_page):
    return serve_page(FakeEngine())


@pytest.fixture
def page(lend_page, address):
    """A page with whatever run: each test opens its own."""
    return lend_page(address)


def open_answer(page, text: str, name: str = "answer.json") -> None:
    open_drawer(page, "sharing")
    with page.expect_file_chooser() as chooser:
        page.click("#open-trace")
    chooser.value.set_files({"name": name, "mimeType": "", "buffer": text.encode()})


@pytest.mark.parametrize("text", one_in(2, [json.dumps(CHAT), STREAMS["events"]]))
def test_an_answer_opens_with_what_it_tells(page, text):
    open_answer(page, text)
    expect(page.locator("#pane-numbers .gp-status")).to_contain_text("from another server")
    expect(page.locator("#pane-numbers .gp-notes")).to_contain_text("It does not give entropies")
    expect(page.locator("#pane-tokens .gp-token")).to_have_text(["Hi", " you"])
    page.keyboard.press("Escape")
    words = page.locator("#pane-numbers").inner_text()
    assert "Seed" not in words and "Per second" not in words

    # the token that surprised most, and its rivals
    page.click("#pane-token [data-shows=candidates]")
    bars = page.locator("#pane-candidates .gp-bars:not(.gp-looked) .gp-bar:visible")
    expect(bars).to_have_count(4)
    assert [row.split() for row in bars.all_inner_texts()][:2] == [["1", "·all", "90.5%"], ["2", ".", "5.5%"]]
    expect(bars.nth(2)).to_contain_text("5%")
    expect(bars.nth(3)).to_contain_text("all others")

    shades = page.locator("#pane-tokens .gp-shade option").all_text_contents()
    assert shades == ["probability", "surprisal", "rank"]
    tabs = page.locator("#pane-token [role=tab]:visible").all_text_contents()
    assert tabs == ["Candidates", "Curves", "In words"]
    page.click("#pane-token [data-shows=curve]")
    expect(page.locator("#pane-curve .gp-reading")).to_have_text("Token 2, “ you”: surprisal 4.33 bits")
    page.click("#pane-token [data-shows=in_words]")
    first = page.locator("#pane-in_words .gp-sentences li").nth(0)
    expect(first).to_have_text("The likeliest token was “ all”, with 90.5%.")
    for hidden in ("check", "processors", "logit_lens", "quiz"):
        expect(page.locator(f"#pane-{hidden} .gp-pane")).to_be_hidden()
    whole = page.locator("#pane-numbers, #pane-tokens, #pane-token, #pane-candidates")
    assert not any(word in "".join(whole.all_inner_texts()) for word in ("NaN", "null", "undefined", "infinite"))


def test_a_run_of_ours_has_all_of_it_again(page):
    open_answer(page, json.dumps(CHAT))
    expect(page.locator("#pane-numbers .gp-status")).to_contain_text("from another server")
    page.keyboard.press("Escape")
    page.click("#generate")
    expect(page.locator("#pane-numbers .gp-figures")).to_contain_text("Seed")
    expect(page.locator("#pane-tokens .gp-shade option")).to_have_count(6)
    expect(page.locator("#pane-token [data-shows=processors]")).to_be_visible()


def test_settings_that_are_not_told_are_not_loaded(page):
    open_answer(page, json.dumps(CHAT))
    expect(page.locator("#pane-numbers .gp-status")).to_contain_text("from another server")
    page.click("#start-from")
    expect(page.locator("#sharing-messages")).to_contain_text("its settings are not known")


def test_an_answer_without_log_probabilities_is_refused(page):
    answer = json.loads(json.dumps(CHAT))
    answer["choices"][0]["logprobs"] = None
    open_answer(page, json.dumps(answer))
    expect(page.locator("#sharing-messages")).to_contain_text("This answer has no log-probabilities")
