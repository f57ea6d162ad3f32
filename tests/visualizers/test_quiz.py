"""Guess the next word, in a real browser: what is hidden, what is offered, what is counted."""

from __future__ import annotations

import math

import pytest

from playground.trace import Step, Trace
from tests.support.changing import change
from tests.support.slow import one_in
from tests.visualizers import made
from tests.visualizers.reading import EMPTY, feed, lines, place, rows, settle, tokens
from visualizers.export import export_html

MOUNTED = ("quiz", "tokens", "token", "candidates")


def top(step: Step) -> list:
    """The six likeliest tokens before the processors, the likeliest first."""
    return sorted(step.candidates, key=lambda candidate: candidate.raw_rank)[:6]


def begin(page, at: int | None = None) -> None:
    """Start a round: at a token, if one is named, which a person selects."""
    if at is not None:
        page.locator(".gp-text .gp-line-body .gp-token").nth(at - 1).click()
        settle(page)
    page.locator(".gp-begin").click()
    settle(page)


def offered(page) -> list[int]:
    """The token ids on the buttons, in their order."""
    return page.eval_on_selector_all(".gp-choice", "all => all.map((button) => Number(button.dataset.token))")


def answer(page, *ids: int) -> None:
    """Pick these tokens, in this order, and reveal."""
    for token_id in ids:
        page.locator(f'.gp-choice[data-token="{token_id}"]').click()
    page.locator(".gp-reveal").click()
    settle(page)


def press(page, name: str) -> None:
    """Press a button of the pane."""
    page.locator(".gp-quiz").get_by_role("button", name=name, exact=True).click()
    settle(page)


def test_it_is_a_button_over_a_text_that_has_ended(show):
    events = list(made.sampled().events())
    page = show(EMPTY)
    button = page.locator(".gp-begin")
    assert not page.locator(".gp-quiz").is_visible()
    feed(page, lines(events[:-1]))
    assert not button.is_visible()  # the text goes on
    feed(page, lines(events))
    assert button.inner_text() == "Guess the next word" and button.is_enabled()
    assert button.bounding_box()["y"] < page.locator(".gp-text .gp-token").first.bounding_box()["y"]
    assert tokens(page) == made.STORY


@pytest.mark.mounted("curve")
def test_what_comes_is_hidden_from_every_pane_until_it_is_revealed(show):
    trace = made.sampled()
    page = show(export_html(trace))
    begin(page, 5)
    assert tokens(page) == made.STORY[:4]
    assert page.locator(".gp-curve .gp-reading").get_attribute("aria-valuemax") == "4"
    assert place(page) == "·small token 4 of 4"
    assert page.locator(".gp-so-far").inner_text() == "Once upon a time, there was a small?"
    for key in ("ArrowRight", "End"):
        page.locator(".gp-reading").press(key)
    settle(page)
    assert place(page) == "·small token 4 of 4"  # nobody walks beyond it
    assert "bridge" not in page.locator("main").inner_text()
    assert "length limit" not in page.locator(".gp-tokens").inner_text()
    answer(page, top(trace.steps[4])[0].token_id)
    assert tokens(page) == made.STORY[:5] and place(page) == "·red token 5 of 5"
    press(page, "End the round")
    assert tokens(page) == made.STORY


@pytest.mark.slow
def test_the_candidates_come_shuffled_without_numbers_and_the_same_each_time(show):
    trace = made.sampled()
    orders = []
    for _ in range(2):
        page = show(export_html(trace))
        begin(page)
        orders.append([])
        for step in trace.steps[:4]:
            ids = offered(page)
            assert sorted(ids) == sorted(candidate.token_id for candidate in top(step))
            assert not any(character.isdigit() for character in page.locator(".gp-choices").inner_text())
            orders[-1].append(ids)
            answer(page, ids[0])
            press(page, "Next word")
    assert orders[0] == orders[1]
    ranked = [[candidate.token_id for candidate in top(step)] for step in trace.steps[:4]]
    assert sum(one != other for one, other in zip(orders[0], ranked, strict=True)) >= 3


def test_three_picks_in_order_that_can_be_taken_back(show):
    page = show(export_html(made.sampled()))
    begin(page)
    reveal = page.get_by_role("button", name="Reveal", exact=True)
    assert reveal.is_disabled()
    buttons = page.locator(".gp-choice")
    for number in (2, 0, 1):
        buttons.nth(number).click()
    marks = page.locator(".gp-choice .gp-order")
    assert marks.all_inner_texts() == ["2nd", "3rd", "1st", "", "", ""]
    assert buttons.nth(3).is_disabled() and buttons.nth(0).get_attribute("aria-pressed") == "true"
    buttons.nth(2).click()
    assert marks.all_inner_texts() == ["1st", "2nd", "", "", "", ""] and buttons.nth(3).is_enabled()


def test_the_reveal_tells_the_distribution_the_picks_and_what_was_taken(show):
    trace = made.sampled()
    page = show(export_html(trace))
    step = trace.steps[2]
    begin(page, 3)
    ranked = top(step)
    answer(page, ranked[1].token_id, ranked[0].token_id)
    table = rows(page, ".gp-truth")
    for row, candidate in zip(table, ranked, strict=False):
        assert row[0].removeprefix("▶ chosen: ") == candidate.text.replace(" ", "·")
        assert float(row[2].strip("%<>")) == pytest.approx(100 * math.exp(candidate.raw_logprob), abs=0.06)
        assert row[4] == str(candidate.raw_rank)
        assert (row[3] == "0%") is not candidate.kept
    assert [row[1] for row in table[:3]] == ["2nd", "1st", ""]
    assert [row[0] for row in table if row[0].startswith("▶")] == ["▶ chosen: ·a"]
    share = math.exp(ranked[1].raw_logprob - ranked[0].raw_logprob)
    words = page.locator(".gp-took").inner_text()
    assert f"{share:.1%}".replace(".0", "") in words
    assert ("You had it" in words) is (step.chosen.token_id in [ranked[0].token_id, ranked[1].token_id])


def test_what_was_taken_beyond_the_candidates_is_shown_too(show):
    trace = made.sampled()
    step = trace.steps[0]
    change(step.chosen, raw_rank=40)
    page = show(export_html(trace))
    begin(page)
    assert step.chosen.token_id not in offered(page) or len(step.candidates) > 6
    answer(page, offered(page)[0])
    assert [row[4] for row in rows(page, ".gp-truth") if row[0].startswith("▶")] == ["40"]
    assert "You did not pick it." in page.locator(".gp-took").inner_text()


def play(page, trace: Trace, start: int, steps: int, nth: int) -> tuple[list[float], int]:
    """Pick the `nth` likeliest at each step; the shares of the top, and the hits, as they should be counted."""
    shares, hits = [], 0
    for step in trace.steps[start : start + steps]:
        ranked = top(step)
        shares.append(math.exp(ranked[nth].raw_logprob - ranked[0].raw_logprob))
        hits += ranked[nth].token_id == step.chosen.token_id
        answer(page, ranked[nth].token_id)
        page.locator(".gp-next").click()
        settle(page)
    return shares, hits


@pytest.mark.slow
@pytest.mark.parametrize("nth", one_in(2, [0, 1]))
def test_a_round_of_ten_is_counted_and_another_goes_on(show, nth):
    trace = made.sampled()
    page = show(export_html(trace))
    begin(page, 3)
    shares, hits = play(page, trace, 2, 10, nth)
    its = sum(top(step)[0].token_id == step.chosen.token_id for step in trace.steps[2:12])
    words = page.locator(".gp-sum").inner_text()
    found = float(page.locator(".gp-sum b", has_text="%").inner_text().strip("%"))
    assert found == pytest.approx(100 * sum(shares) / 10, abs=0.06)
    assert page.locator(".gp-against b").all_inner_texts() == [f"{hits} of 10 times", f"{its} of 10 times"]
    assert ("A tie." if nth == 0 else "The model was ahead.") in words
    assert f"among your picks {hits} of 10 times, among as many of the model’s likeliest {its}" in words
    assert "Hardest: token" in words and "Easiest: token" in words
    if nth:
        assert f"Hardest: token {3 + shares.index(min(shares))}," in " ".join(words.split())
        assert f"Easiest: token {3 + shares.index(max(shares))}," in " ".join(words.split())
    assert tokens(page) == made.STORY
    press(page, "Another round")
    assert tokens(page) == made.STORY[:12] and not page.locator(".gp-sum").is_visible()


@pytest.mark.slow
def test_more_picks_are_held_against_as_many_of_the_models(show):
    trace = made.sampled()
    page = show(export_html(trace))
    begin(page, 1)
    mine = its = 0
    for step in trace.steps[:10]:
        ids = [candidate.token_id for candidate in top(step)]
        answer(page, ids[2], ids[1])
        mine += step.chosen.token_id in ids[1:3]
        its += step.chosen.token_id in ids[:2]
        page.locator(".gp-next").click()
        settle(page)
    words = page.locator(".gp-sum").inner_text()
    assert f"among your picks {mine} of 10 times, among as many of the model’s likeliest {its}" in words


@pytest.mark.slow
def test_a_round_ends_with_the_text_and_another_begins_at_its_beginning(show):
    trace = made.sampled(made.STORY[:4])
    page = show(export_html(trace))
    begin(page, 3)
    assert "1 of 2:" in page.locator(".gp-progress").inner_text()
    play(page, trace, 2, 2, 0)
    assert " of 2 times" in page.locator(".gp-sum").inner_text() and tokens(page) == made.STORY[:4]
    press(page, "Another round")
    assert tokens(page) == [] and "1 of 4:" in page.locator(".gp-progress").inner_text()
    press(page, "End the round")
    assert "No token was revealed" in page.locator(".gp-sum").inner_text()
    press(page, "Close")
    assert page.locator(".gp-sum").is_hidden() and page.locator(".gp-begin").inner_text() == "Guess the next word"


def test_only_places_with_a_bit_of_entropy_are_asked_and_what_lies_between_is_shown(show):
    trace = made.sampled(made.STORY[:8])
    for index, bits in enumerate((0, 0.99, 1.01, 0.2, 0, 2, 0.999, 0)):
        change(trace.steps[index].distribution, entropy_before=bits * math.log(2))
    page = show(export_html(trace))
    begin(page)
    assert tokens(page) == made.STORY[:2] and "1 of 2:" in page.locator(".gp-progress").inner_text()
    assert "1 bit or more" in page.locator(".gp-score").inner_text()
    answer(page, offered(page)[0])
    press(page, "Next word")
    assert tokens(page) == made.STORY[:5] and "2 of 2:" in page.locator(".gp-progress").inner_text()
    answer(page, offered(page)[0])
    press(page, "Show the score")
    assert tokens(page) == made.STORY[:8] and " of 2 times" in page.locator(".gp-sum").inner_text()


def test_where_the_model_was_sure_of_everything_the_button_says_so(show):
    trace = made.sampled(made.STORY[:5])
    for step in trace.steps:
        change(step.distribution, entropy_before=0.6)  # nats: 0.87 bits
    page = show(export_html(trace))
    assert page.locator(".gp-begin").is_disabled()
    assert "nearly sure of every token (less than 1 bit)" in page.locator(".gp-cannot").inner_text()
    assert tokens(page) == made.STORY[:5]


def test_what_a_person_gave_is_not_asked(show):
    trace = made.sampled(made.STORY[:5])
    for step in trace.steps[:3]:
        change(step, given=True)
    page = show(export_html(trace))
    begin(page)
    assert tokens(page) == made.STORY[:3] and "1 of 2:" in page.locator(".gp-progress").inner_text()


def test_a_run_with_one_candidate_a_step_says_what_to_do(show):
    trace = made.sampled()
    for step in trace.steps:
        change(step.distribution, candidates=[step.chosen])
    page = show(export_html(trace))
    assert page.locator(".gp-begin").is_disabled()
    assert "raise top_candidates" in page.locator(".gp-cannot").inner_text() and tokens(page) == made.STORY


def test_a_round_ends_with_a_new_run(show):
    events = list(made.sampled().events())
    page = show(EMPTY)
    feed(page, lines(events))
    begin(page, 3)
    answer(page, offered(page)[0])
    feed(page, lines([made.started(seed=8), *list(made.sampled([" x", " y"]).events())[1:]]))
    assert tokens(page) == [" x", " y"] and page.locator(".gp-begin").is_visible()
    assert page.locator(".gp-sum").is_hidden()


@pytest.mark.slow
def test_ending_a_round_shows_the_text_and_what_was_looked_at_and_another_goes_on(show):
    page = show(export_html(made.sampled()))
    begin(page, 5)
    assert tokens(page) == made.STORY[:4]
    answer(page, offered(page)[0])
    press(page, "End the round")
    assert tokens(page) == made.STORY and place(page) == "·red token 5 of 60"
    press(page, "Another round")
    assert tokens(page) == made.STORY[:5]


def test_nothing_is_offered_while_something_else_hides_what_comes(show):
    page = show(export_html(made.sampled()))
    page.evaluate("() => GenerationPlayground.log('main').hide(3)")
    settle(page)
    assert not page.locator(".gp-begin").is_visible()
    page.evaluate("() => GenerationPlayground.log('main').hide(null)")
    settle(page)
    assert page.locator(".gp-begin").is_visible()


def test_it_is_played_with_the_keyboard_alone(show):
    page = show(export_html(made.sampled()))
    page.locator(".gp-begin").focus()
    page.keyboard.press("Enter")
    settle(page)
    focused = "() => document.activeElement.className"
    assert "gp-choice" in page.evaluate(focused)
    page.keyboard.press("Space")
    for _ in range(6):
        page.keyboard.press("Tab")
    assert "gp-reveal" in page.evaluate(focused)
    page.keyboard.press("Enter")
    settle(page)
    assert "gp-next" in page.evaluate(focused)
    page.keyboard.press("Enter")
    settle(page)
    assert "gp-choice" in page.evaluate(focused) and "2 of 10" in page.locator(".gp-progress").inner_text()


@pytest.mark.parametrize("run", one_in(2, [made.several, made.beams]))
def test_it_plays_on_the_text_that_is_looked_at(show, run):
    page = show(export_html(run()))
    second = tokens(page)  # all lines, for the count below
    page.locator(".gp-line").nth(1).locator(".gp-token").nth(1).click()
    settle(page)
    begin(page)
    shown = page.eval_on_selector_all(".gp-line", "all => all.map((line) => line.querySelectorAll('.gp-token').length)")
    assert set(shown) == {1} and len(second) > len(shown)
    first = run().steps_of(1)[0]
    assert page.locator(".gp-so-far").inner_text().endswith(first.piece + "?")
    press(page, "End the round")
    assert tokens(page) == second


def test_candidates_are_text_and_fit_on_a_phone(show):
    evil = "<img src=x onerror='window.hit=1'>" + "x" * 60
    trace = made.sampled([evil, evil])
    page = show(export_html(trace), viewport={"width": 390, "height": 844})
    begin(page)
    assert page.evaluate("() => document.documentElement.scrollWidth") <= 390
    answer(page, offered(page)[0])
    assert page.evaluate("() => document.documentElement.scrollWidth") <= 390
    assert page.evaluate("window.hit") is None and page.locator(".gp-quiz img").count() == 0
