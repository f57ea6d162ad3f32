"""What the page shows while an engine keeps it waiting, breaks, or writes markup: a scripted engine, a real browser."""

from __future__ import annotations

import itertools
import threading

import pytest

from playground.trace import Failed, Loading, Queued
from playground.ui.page.messages import KEPT
from tests.support.browsers import expect
from tests.support.fakes import FakeEngine, distribution, sampled

MARKUP = ["<b>bold</b>", "<script>window.hacked=1</script>", "${window.hacked=1}", "{{value}}", "🙂", "&lt;", "</div>"]


@pytest.fixture(scope="module")
def gate():
    return threading.Event()


@pytest.fixture(scope="module")
def page(serve_page, page_for_module, gate):
    def script(request):
        """The prompt's first word says what happens."""
        match request.prompt.split()[0]:
            case "wait":
                gate.wait(30)
            case "queue":
                yield Queued(2)
                gate.wait(30)
                yield Loading("stories")
            case "markup":
                yield from sampled(request, MARKUP)
                return
            case "refuse":
                yield Queued(0)
                yield Failed("There is no such model.", "Choose another.")
                return
            case "break":
                for number, event in enumerate(sampled(request)):
                    if number == 6:
                        yield Failed("The memory is full.", "Use fewer beams.", "MemoryError")
                        return
                    yield event
        yield from sampled(request)

    return page_for_module(serve_page(FakeEngine(script)))


_numbers = itertools.count()


def press(page, word):
    """Start a run whose prompt begins with `word` and is like no other; returns the prompt."""
    prompt = f"{word} {next(_numbers)}"
    page.fill("#prompt textarea", prompt)
    page.click("#generate")
    return prompt


def expect_end(page, prompt):
    expect(page.locator("#pane-tokens .gp-prompt")).to_have_text(prompt)
    expect(page.locator("#pane-numbers .gp-status")).to_contain_text("Finished")


@pytest.mark.slow
def test_an_engine_that_is_silent_is_excused(page, gate):
    gate.clear()
    prompt = press(page, "wait")
    expect(page.locator("#messages")).to_contain_text("being made ready")
    gate.set()
    expect_end(page, prompt)
    expect(page.locator("#messages .message")).to_have_count(0)


@pytest.mark.slow
def test_a_place_in_the_queue_is_shown_and_the_last_result_stays(page, gate):
    expect_end(page, press(page, "first"))
    before = page.locator("#pane-tokens .gp-token").count()
    gate.clear()
    prompt = press(page, "queue")
    expect(page.locator("#pane-numbers .gp-status")).to_contain_text("2 runs are ahead of yours")
    assert page.locator("#pane-tokens .gp-token").count() == before > 0
    gate.set()
    expect_end(page, prompt)


def test_a_second_press_takes_the_place_of_the_first(page, gate):
    gate.clear()
    press(page, "queue")
    expect(page.locator("#pane-numbers .gp-status")).to_contain_text("2 runs are ahead of yours")
    prompt = press(page, "markup")
    expect_end(page, prompt)
    gate.set()  # now the first one ends, and Gradio sends its last value once more
    page.wait_for_timeout(500)
    expect_end(page, prompt)


def test_markup_in_tokens_stays_text(page):
    expect_end(page, press(page, "markup"))
    shown = page.locator("#pane-tokens .gp-token").all_text_contents()
    assert [text.replace("·", "") for text in shown] == MARKUP
    assert page.evaluate("window.hacked") is None
    assert page.locator(".gp-token b, .gp-token script").count() == 0


def test_a_run_that_breaks_keeps_its_tokens_and_says_what_to_do(page):
    press(page, "break")
    problem = page.locator("#pane-numbers .gp-problem")
    expect(problem).to_contain_text("The memory is full. Use fewer beams.")
    expect(page.locator("#pane-tokens .gp-token")).to_have_count(4)
    expect_end(page, press(page, "again"))
    expect(problem).to_have_count(0)


IN_SIGHT = """(message) => {
  const {top, bottom} = message.getBoundingClientRect();
  return top >= 0 && bottom <= innerHeight;
}"""


def test_a_refused_request_leaves_the_last_result_and_is_said_once_in_sight(page):
    page.set_viewport_size({"width": 1366, "height": 657})
    expect_end(page, press(page, "first"))
    before = page.inner_text("#pane-tokens"), page.inner_text("#pane-numbers")
    press(page, "refuse")
    message = page.locator("#messages .message")
    expect(message).to_have_text(["✕ ErrorThere is no such model. Choose another.", f"ℹ{KEPT}"])
    assert message.evaluate_all(f"messages => messages.every({IN_SIGHT})")
    assert (page.inner_text("#pane-tokens"), page.inner_text("#pane-numbers")) == before
    assert page.get_by_text("There is no such model.").count() == 1
    page.wait_for_timeout(600)  # nothing has been changed: it stays
    assert message.count() == 2
    page.fill("#prompt textarea", "something else")
    expect(message).to_have_count(0)
    page.set_viewport_size({"width": 1280, "height": 900})


def test_an_error_goes_away_when_the_knob_is_mended_and_not_before(page):
    field, message = page.locator("#knob-temperature input:not([type=range])").first, page.locator("#messages .error")
    field.fill("-3")
    page.click("#generate")
    expect(message).to_contain_text("✕ Errortemperature is -3")  # the knob's name is said once
    field.fill("-4")
    expect(message).to_contain_text("temperature is -4")
    page.click("#knob-temperature button[title^=Back]")
    expect(page.locator("#messages .message")).to_have_count(0)
    expect(page.locator("#changed")).to_be_hidden()


def test_the_description_is_followed_by_what_the_knobs_say_otherwise(page):
    field = page.locator("#knob-temperature input:not([type=range])").first
    field.fill("1.3")
    expect(page.locator("#changed")).to_have_text("Changed: temperature 1.3 instead of 0.8.")
    field.fill("0.8")
    expect(page.locator("#changed")).to_be_hidden()


def test_the_candidates_of_the_newest_token_are_the_script_s(page):
    expect_end(page, press(page, "again"))
    rows = page.locator("#pane-candidates .gp-bar:not(.gp-rest):visible")
    expect(rows).to_have_count(len(distribution(0).candidates))


def test_what_a_person_set_stays_with_another_strategy_until_it_is_reset(page):
    page.fill("#knob-max_new_tokens-control", "9")
    page.select_option("#preset select", "greedy")
    line = page.locator("#changed")
    expect(line).to_have_text("Kept from before: max_new_tokens 9 instead of 80 · reset")
    page.select_option("#preset select", "repetition")
    expect(line).to_have_text("Kept from before: max_new_tokens 9 instead of 120 · reset")
    line.get_by_role("button", name="reset").click()
    expect(line).to_be_hidden()
    expect(page.locator("#knob-max_new_tokens-control")).to_have_value("120")
    page.select_option("#preset select", "nucleus")
    expect(page.locator("#knob-temperature-control")).to_have_value("0.8")
