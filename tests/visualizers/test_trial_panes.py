"""The panes of a trial in a real browser: which one answers, what is missing, how they stay alive; and real trials."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from playground.api import generate
from playground.experiments.draft_trials import lengths_trial, same_trial, speed_trial
from playground.requests.request import GenerationRequest
from playground.trace import acceptance as speculative
from tests.support.browsers import expect
from tests.support.page_modules import module_page
from tests.support.slow import one_in
from tests.visualizers.many import feed_group, page_of, said
from tests.visualizers.reading import WORDS, settle, shown
from tests.visualizers.trials import (
    answer,
    found,
    greedy,
    lengths,
    sampling,
    speed,
    tips,
    trial,
    trial_lines,
    trial_page,
)

TEXT = "Once upon a time, there was a fox."
ANSWERS = {
    "speedup": speed(),
    "draft_lengths": lengths(),
    "sameness": sampling(),
    "sameness greedy": greedy([TEXT, TEXT]),
}
EVERY_ANSWER = pytest.mark.parametrize(("name", "values"), ANSWERS.items(), ids=ANSWERS)


# ---------------------------------------------------------------------------------------------------- which pane


@EVERY_ANSWER
@WORDS
def test_the_pane_of_the_question_answers_it_and_no_other(show, name, values):
    page = show(trial_page(values))
    assert shown(page) == ["progress", name.split()[0]]
    assert len(answer(page)[1]) > 3


@WORDS
def test_the_answer_to_another_question_is_not_shown_below_the_controls_of_this_one(show):
    page = show(trial_page(speed()))
    titles = {"speed": "Is it faster?", "same": "Is it the same?"}
    turn = "([question, titles]) => GenerationPlayground.group('trial').setAsking(question, titles)"
    page.evaluate(turn, ["same", titles])
    settle(page)
    assert shown(page) == ["progress"]
    assert "answered “Is it faster?”. Choose that question" in page.inner_text(".gp-answered")
    page.evaluate(turn, ["speed", titles])
    settle(page)
    assert shown(page) == ["progress", "speedup"] and page.locator(".gp-answered").is_hidden()
    page.evaluate(turn, ["same", titles])
    feed_group(page, "trial", trial_lines(sampling()), turn=2)
    assert shown(page) == ["progress", "sameness"] and page.locator(".gp-answered").is_hidden()


def test_before_anything_is_found_there_is_none(show):
    page = show(page_of("trial", trial().header()))
    assert shown(page) == ["progress"]
    page.evaluate("() => GenerationPlayground.group('trial').clear(null)")
    settle(page)
    assert "Run the trial" in page.inner_text(".gp-progress .gp-status")


@WORDS
def test_a_new_trial_takes_the_answer_away(show):
    page = show(trial_page(speed()))
    feed_group(page, "trial", trial().header(), turn=2)
    assert shown(page) == ["progress"]
    feed_group(page, "trial", trial_lines(lengths()), turn=2)
    assert shown(page) == ["progress", "draft_lengths"]


@EVERY_ANSWER
@WORDS
def test_what_is_missing_is_said_until_the_end(show, name, values):
    early = values | {"done": 4, "runs": 12}
    missing = f".gp-{name.split()[0]} .gp-missing"
    page = show(trial_page(early, done=False))
    assert page.inner_text(missing) == "4 of 12 runs ended, 8 to come."
    feed_group(page, "trial", trial_lines(early, stopped=True), turn=2)
    assert page.inner_text(missing) == "Stopped: 4 of 12 runs ended."
    feed_group(page, "trial", trial_lines(values | {"done": 12, "runs": 12}), turn=3)
    assert page.inner_text(missing) == ""


@pytest.mark.slow
@EVERY_ANSWER
@WORDS
def test_the_answer_is_told_to_screen_readers_once_it_stands(show, name, values):
    told = f".gp-{name.split()[0]} .gp-told[role=status]"
    page = show(trial_page(values, done=False))
    assert page.text_content(told) == ""
    feed_group(page, "trial", trial_lines(values))
    words = page.text_content(told).replace("\u00a0", " ")
    assert answer(page)[1] in words and answer(page)[2] in words


@pytest.mark.slow
@EVERY_ANSWER
def test_live_and_at_once_are_the_same_in_the_end(show, name, values):
    whole = show(trial_page(values))
    page = show(trial_page(values))  # which holds Plotly where it has charts
    feed_group(page, "trial", trial().header(), turn=2)
    firsts = [
        speed([9.0], [8.0], verdict="wait", reasons=[], acceptance=None, drafted=None, cost=None, draft_share=None),
        lengths(medians=[1.2, None, None, None, None, None, None], best=None, curve=[], measured_curve=[]),
        sampling(None, None, positions=[], counts=[3, 0]),
        greedy([], checked=0, equal=None),
    ]
    kind = values["question"], values.get("mode")
    first = next(one for one in firsts if (one["question"], one.get("mode")) == kind)
    lines = trial().header() + found(first)
    feed_group(page, "trial", lines, turn=2)
    feed_group(page, "trial", lines + found(values), turn=2)
    feed_group(page, "trial", lines + found(values) + trial().end(), turn=2)
    pane = f".gp-{name.split()[0]}"
    picture = """(pane) => [pane.innerText, [...pane.querySelectorAll('svg:not(.gp-chart-plot svg)')]
        .map((one) => one.outerHTML), [...pane.querySelectorAll('.gp-chart-values')].map((one) => one.textContent)]"""
    assert page.eval_on_selector(pane, picture) == whole.eval_on_selector(pane, picture)


@EVERY_ANSWER
@pytest.mark.parametrize("width", one_in(2, [390, 320]))
def test_it_fits_a_phone(show, name, values, width):
    page = show(trial_page(values), viewport={"width": width, "height": 800})
    assert page.evaluate("() => document.documentElement.scrollWidth") <= width
    outside = """(all) => all.filter((one) => one.getBBox().width && one.getBoundingClientRect().right > innerWidth)
        .map((one) => one.textContent)"""
    assert page.eval_on_selector_all(".gp-chart-plot text", outside) == []


def test_a_chart_follows_the_width_of_the_window(show):
    page = show(trial_page(speed()), viewport={"width": 1280, "height": 800})
    for width in (900, 500):
        page.set_viewport_size({"width": width, "height": 800})
        page.wait_for_function(
            """() => [...document.querySelectorAll('.gp-speedup .main-svg')].every((one) =>
                 Math.abs(one.clientWidth - one.closest('.gp-chart-plot').clientWidth) < 1)"""
        )


def test_a_chart_that_is_drawn_again_comes_to_rest(show):
    page = show(trial_page(speed([10.0], [5.0])))
    expect(page.locator(".gp-pairs .point")).to_have_count(2)
    feed_group(page, "trial", trial_lines(speed()), turn=2)
    expect(page.locator(".gp-pairs .point")).to_have_count(10)
    expect(page.locator(".gp-speedup [aria-busy]")).to_have_count(0)


# ---------------------------------------------------------------------------------------------------- the formulas


@pytest.fixture(scope="module")
def logic(browser):
    """A page that has nothing but the numbers of speculation."""
    page = module_page(browser, "assisted/speculation.ts")
    yield page
    page.close()


@settings(max_examples=80, deadline=None)
@given(st.floats(0, 1), st.floats(0, 40), st.floats(0.001, 3), st.floats(0.5, 4))
def test_the_page_reckons_as_the_library_does(logic, rate, drafted, cost, verify):
    expected = [speculative.expected_tokens(rate, drafted), speculative.expected_speedup(rate, drafted, cost, verify)]
    call = "([rate, ...rest]) => [expectedTokens(rate, rest[0]), expectedSpeedup(rate, ...rest)]"
    assert logic.evaluate(call, [rate, drafted, cost, verify]) == pytest.approx(expected, rel=1e-9)


@pytest.mark.parametrize(
    ("value", "words"), [(0.0123456, "12.3 ms"), (0.9996, "1.00 s"), (0.0004, "0.400 ms"), (2.5, "2.50 s")]
)
def test_a_pace_has_three_digits(logic, value, words):
    assert logic.evaluate("paceWords", value) == words


# ---------------------------------------------------------------------------------------------------- real runs


@pytest.mark.slow
@pytest.mark.parametrize(
    ("make", "config", "name"),
    [
        (lambda request: speed_trial(request, 3), {}, "speedup"),
        (lambda request: lengths_trial(request, "num_assistant_tokens", [1, 4], 1), {}, "draft_lengths"),
        (same_trial, {}, "sameness"),
        (lambda request: same_trial(request, 10), {"do_sample": True}, "sameness"),
    ],
    ids=["speed", "lengths", "greedy", "sampling"],
)
def test_real_trials_are_drawn(show, make, config, name):
    request = GenerationRequest("stories", "Once upon a time,", config={"max_new_tokens": 16, **config}, seed=3)
    runs = make(request)
    lines = runs.header()
    for number, entry in enumerate(runs.entries):
        lines += "".join(runs.add(number, event) for event in generate(entry.request).events())
    lines += runs.end()
    page = show(page_of("trial", lines))
    assert shown(page) == ["progress", name]
    live = page.inner_text(f".gp-{name}")
    assert "NaN" not in live and "undefined" not in live and "null" not in live
    values = runs.found()
    if name == "speedup":
        assert len(tips(page, ".gp-pairs")) == len(values["pairs"]) == 3
        assert said(page, ".gp-badge") == ["✓ Same tokens in all 4 pairs, the warm-up included"]
        assert said(page, ".gp-reasons li") == values["reasons"]
    elif name == "draft_lengths":
        assert [tip.split(":")[0][-3:] for tip in tips(page, ".gp-settings")] == ["= 1", "= 4"]
    elif config:
        assert answer(page)[1].startswith(f"p = {values['p']:.2g}")
        assert len(tips(page, ".gp-shuffles")) == len(values["permutations"]["counts"])
    else:
        assert answer(page)[:2] == ["✓", "The same tokens"]
        assert page.locator(".gp-both-texts p").all_text_contents() == values["texts"]
    feed_group(page, "trial", runs.lines(), turn=2)
    assert page.inner_text(f".gp-{name}") == live
