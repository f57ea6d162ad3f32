"""The run log in a real browser: feeding in parts, new runs, damaged lines, components that come and go."""

from __future__ import annotations

import re

import pytest

from playground.trace import Loading, Queued, event_to_line
from tests.support.changing import change
from tests.support.slow import one_in
from tests.visualizers import made, made_strategies
from tests.visualizers.reading import EMPTY, feed, lines, open_tab, picture, place, settle, tokens
from visualizers import PANES, page_head


@pytest.mark.parametrize(
    ("name", "size"),
    one_in(5, [
        ("assisted", 1),
        ("sampled", 1),
        ("several", 1),
        ("split_emoji", 1),
        ("beams", 1),
        ("contrastive", 1),
        ("dola", 1),
        ("diverse", 1),
        ("constrained", 1),
        ("sampled", 4999),
        ("beams", 997),
    ]),
)
def test_feeding_in_parts_gives_the_same_picture(show, name, size):
    """Line by line with a frame between, and in parts that end in the middle of a line."""
    trace = getattr(made, name, None) or getattr(made_strategies, name)
    text = lines(list(trace().events()))
    ends = [match.end() for match in re.finditer("\n", text)] if size == 1 else [*range(size, len(text), size), None]
    tall = {"width": 1280, "height": 9000}  # what is far from the screen waits for the end, which some runs here lack
    page = show(EMPTY, viewport=tall)
    for end in ends:
        feed(page, text[:end])
    whole = show(EMPTY, viewport=tall)
    feed(whole, text)
    assert picture(page) == picture(whole)


def test_only_what_is_new_is_read_and_drawn(show):
    text = [event_to_line(event) for event in made.sampled().events()]
    page = show(EMPTY)
    feed(page, "".join(text[:30]))
    page.evaluate(
        """() => {
          window.parsed = 0;
          const parse = JSON.parse;
          JSON.parse = (line) => { window.parsed += 1; return parse(line); };
          window.touched = 0;
          const count = (mutation) => { window.touched += mutation.addedNodes.length + mutation.removedNodes.length; };
          const observer = new MutationObserver((all) => all.forEach(count));
          observer.observe(document.querySelector('.gp-text'), {childList: true, subtree: true});
        }"""
    )
    feed(page, "".join(text[:32]))
    assert page.evaluate("[window.parsed, window.touched]") == [2, 2]
    feed(page, "".join(text[:32]))
    assert page.evaluate("window.parsed") == 2


def test_a_new_run_replaces_the_last_one_when_it_starts(show):
    page = show(EMPTY)
    open_tab(page, "Curves")
    first = made.sampled()
    feed(page, lines(list(first.events())))
    page.locator(".gp-text .gp-token").nth(2).click()
    feed(page, "")
    feed(page, lines([Queued(2)]))
    assert tokens(page) == made.STORY  # the last run stays on the screen while this one waits
    assert "2 runs are ahead of yours" in page.locator(".gp-status").inner_text()
    feed(page, lines([Queued(2), Loading("stories")]))
    assert "Loading stories" in page.locator(".gp-status").inner_text()
    second = made.sampled([" Hello", "."])
    feed(page, lines([Queued(2), Loading("stories"), *list(second.events())[:2]]))
    assert tokens(page) == [" Hello"]
    assert "Decoding" in page.locator(".gp-status").inner_text()
    assert place(page) == "·Hello newest token 1 of 1"
    assert page.locator(".gp-curve .gp-reading").get_attribute("aria-valuemax") == "1"


def test_a_damaged_line_is_skipped_and_reported(show):
    text = [event_to_line(event) for event in made.sampled().events()]
    page = show(EMPTY)
    feed(page, "".join([*text[:3], '{"type": "Stepped", oops\n', '{"type": "Unheard"}\n', *text[3:6]]))
    assert tokens(page) == made.STORY[:5]
    assert len(show.problems) == 2 and all("a line of the log was skipped" in problem for problem in show.problems)
    show.problems.clear()


def test_components_may_load_before_the_head(show):
    """Gradio may run a component's script first: its call waits in the queue."""
    page = show("<html><body><div id=here></div></body></html>")
    page.evaluate(
        """([template, call, head]) => {
          const element = document.getElementById('here');
          element.innerHTML = template;
          new Function('element', call)(element);
          const script = document.createElement('script');
          script.textContent = head.replace('<script>', '').replace('</' + 'script>', '');
          document.head.append(script);
        }""",
        [*(lambda pane: [pane.template, pane.js_on_load("main")])(PANES["tokens"]), page_head()],
    )
    feed(page, lines(list(made.sampled([" Hi"]).events())))
    assert tokens(page) == [" Hi"]


def test_a_pane_that_left_the_page_is_forgotten(show):
    page = show(EMPTY)
    page.evaluate("() => document.querySelector('.pane-curve').remove()")
    feed(page, lines(list(made.sampled([" Hi"]).events())))
    assert page.evaluate("() => GenerationPlayground.log('main').subscribers.size") == len(PANES) - 1


@pytest.mark.slow
def test_a_selection_stays_while_the_text_grows(show):
    trace = made.sampled()
    text = [event_to_line(event) for event in trace.events()]
    page = show(EMPTY)
    feed(page, "".join(text[:6]))
    page.locator(".gp-text .gp-token").nth(1).click()
    feed(page, "".join(text[:20]))
    assert place(page) == "·was token 2 of 19"
    page.keyboard.press("Escape")
    settle(page)
    assert place(page).endswith(" newest token 19 of 19")


def most_uncertain(page) -> None:
    """Ask what a page asks when a run has ended."""
    page.evaluate("() => GenerationPlayground.log('main').selectMostUncertain()")
    settle(page)


def test_the_most_uncertain_token_is_looked_at_unless_a_person_looks_at_one(show):
    trace = made.sampled()
    page = show(EMPTY)
    feed(page, lines(list(trace.events())))
    most_uncertain(page)
    entropies = [step.distribution.entropy_before for step in trace.steps]
    assert place(page).endswith(f" token {entropies.index(max(entropies)) + 1} of 60")
    page.evaluate("() => GenerationPlayground.log('main').select(0, 2)")
    most_uncertain(page)
    assert place(page) == "·a token 3 of 60"


def of_best_beam(*bits: float):
    """A beam search whose first output was chosen from distributions of these entropies."""
    trace = made.beams()
    for step, entropy in zip(trace.steps_of(0), bits, strict=True):
        change(step.distribution, entropy_before=entropy)
    return trace


@pytest.mark.parametrize(
    ("bits", "expected"),
    [
        ((1, 2, 9, 3), "·deep token 3 of 4 of output 1"),
        ((9, 2, 1, 3), "·in token 1 of 4 of output 1"),
        ((1, 9, 9, 3), "·a token 2 of 4 of output 1"),  # the first of two that are alike
    ],
)
def test_of_a_search_it_is_that_of_its_best_output(show, bits, expected):
    page = show(EMPTY)
    events = list(of_best_beam(*bits).events())
    feed(page, lines(events[:-1]))
    most_uncertain(page)
    assert place(page) == "·wood newest token 4 of 4 of best beam"  # no output yet
    feed(page, lines(events))
    most_uncertain(page)
    assert place(page) == expected
    page.evaluate("() => GenerationPlayground.log('main').select(1, 1)")
    most_uncertain(page)
    assert place(page) == "·was token 2 of 3 of output 2"


def test_what_was_given_is_not_the_most_uncertain(show):
    trace = made.sampled()
    for step in trace.steps[:5]:
        change(step, given=True)
        change(step.distribution, entropy_before=99.0)
    change(trace.steps[7].distribution, entropy_before=50.0)
    page = show(EMPTY)
    feed(page, lines(list(trace.events())))
    most_uncertain(page)
    assert place(page) == "·lived token 8 of 60"


def test_a_single_token_is_followed_to_the_newest(show):
    page = show(EMPTY)
    feed(page, lines(list(made.sampled([" Hi"]).events())))
    most_uncertain(page)
    assert place(page) == "·Hi newest token 1 of 1"


def test_step_by_step_the_newest_is_followed(show):
    page = show(EMPTY)
    feed(page, lines(list(made.sampled(reason="step").events())))
    most_uncertain(page)
    assert " newest token 60 of 60" in place(page)


def test_a_server_that_does_not_answer_is_said_and_what_came_stays(show):
    page = show(EMPTY)
    text = [event_to_line(event) for event in made.sampled().events()]
    feed(page, "".join(text[:20]))
    status = page.locator(".gp-numbers .gp-status")
    assert status.inner_text().startswith("Decoding …")
    page.evaluate("() => GenerationPlayground.log('main').setAway(true)")
    settle(page)
    assert status.inner_text().startswith("The server does not answer. What is here stays.")
    assert page.locator(".gp-text .gp-token").count() == 19
    page.evaluate("() => GenerationPlayground.log('main').setAway(false)")
    settle(page)
    assert status.inner_text().startswith("Decoding …")
