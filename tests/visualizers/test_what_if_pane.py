"""What other knobs would make of the whole text: a sentence over it, marks in it, strips, and what came of it."""

from __future__ import annotations

from functools import cache

import pytest
from playwright.sync_api import expect

from playground import GenerationRequest, generate
from playground.trace import Trace
from tests.visualizers.reading import EMPTY, lines, settle

MOUNTED = ("what_if", "tokens", "knob_strips")
CONFIG = {"do_sample": True, "max_new_tokens": 30, "temperature": 0.8, "top_k": 0, "top_p": 1.0}


@cache
def run(seed: int = 2, **config) -> Trace:
    return generate(GenerationRequest("stories", "Once upon a time", config=CONFIG | config, seed=seed))


def begin(show, trace: Trace, **options):
    """A page with this run, as the first one."""
    page = show(EMPTY, **options)
    take(page, trace, 1)
    return page


def take(page, trace: Trace, turn: int) -> None:
    events = "([text, turn]) => GenerationPlayground.feed('main', text, turn)"
    page.evaluate(events, [lines(list(trace.events())), turn])
    settle(page)


def turn_knobs(page, **knobs) -> None:
    """What is set in the form: that of the run but for these."""
    page.evaluate("(knobs) => GenerationPlayground.log('main').setKnobs(knobs)", CONFIG | knobs)
    settle(page)


def said(page) -> str:
    return page.locator(".gp-what_if .gp-same").inner_text()


def marks(page) -> list[str]:
    return page.eval_on_selector_all(".gp-tokens .gp-token", "all => all.map(({dataset}) => dataset.luck ?? '')")


def first_difference(one: Trace, other: Trace) -> int:
    pairs = zip(one.sequences[0].token_ids, other.sequences[0].token_ids, strict=True)
    return next(i for i, (a, b) in enumerate(pairs) if a != b)


def test_where_the_form_says_what_the_run_was_made_with_the_text_looks_as_always(show):
    page = begin(show, run())
    assert page.locator(".gp-what_if").is_hidden()
    turn_knobs(page)
    assert page.locator(".gp-what_if").is_hidden() and set(marks(page)) == {""}
    turn_knobs(page, temperature=1.9)
    assert page.locator(".gp-what_if").is_visible() and "after" in marks(page)
    turn_knobs(page)
    assert page.locator(".gp-what_if").is_hidden() and set(marks(page)) == {""}
    assert page.locator("[data-instead]").count() == 0


def test_the_first_token_that_differs_has_the_other_beside_it_and_what_follows_is_faint(show):
    trace, other = run(), run(temperature=1.6)
    index = first_difference(trace, other)
    page = begin(show, trace)
    turn_knobs(page, temperature=1.6)
    found = marks(page)
    assert [i for i, kinds in enumerate(found) if "other" in kinds.split()] == [index]
    assert all(("after" in kinds.split()) == (i > index) for i, kinds in enumerate(found))
    word, instead = trace.steps[index].chosen.text.strip(), other.steps[index].chosen.text.strip()
    assert page.locator("[data-instead]").get_attribute("data-instead") == instead
    assert said(page).startswith("The same text for temperature 0.")
    assert said(page).endswith(f"Now token {index + 1}, “{word}”, becomes “{instead}”.")


def test_within_the_span_it_says_how_far_it_goes_and_what_comes_then(show):
    page = begin(show, run())
    turn_knobs(page, temperature=0.81)
    assert set(marks(page)) == {""}
    assert "Above, “" in said(page) and "” becomes “" in said(page) and "Now" not in said(page)
    assert page.locator(".gp-what_if .gp-note").inner_text() == "With the same prompt and the same seed, 2."
    turn_knobs(page, temperature=0.79)
    assert "Below, “" in said(page)


def test_another_seed_in_the_form_can_be_that_of_the_run(show):
    page = begin(show, run())
    set_form = """([knobs, seed]) => {
      const log = GenerationPlayground.log('main');
      log.answers = {seed: ({seed}) => (window.asked = seed)};
      log.setKnobs(knobs, seed);
    }"""
    page.evaluate(set_form, [CONFIG | {"temperature": 1.6}, ""])
    settle(page)
    page.locator(".gp-use-seed").click()
    assert page.evaluate("asked") == 2
    page.evaluate(set_form, [CONFIG | {"temperature": 1.6}, "2"])
    settle(page)
    assert page.locator(".gp-use-seed").count() == 0


def test_tokens_that_the_knobs_would_remove_are_struck_through(show):
    trace = run()
    ranks = [{each.token_id: each.rank for each in step.draw.contenders} for step in trace.steps]
    cut = [step.index for step, rank in zip(trace.steps, ranks, strict=True) if rank[step.chosen.token_id] > 1]
    assert len(cut) > 2
    page = begin(show, trace)
    turn_knobs(page, top_k=1)
    assert [i for i, kinds in enumerate(marks(page)) if "cut" in kinds.split()] == cut
    assert marks(page)[cut[0]].split() == ["other", "cut"]


def test_several_knobs_at_once_and_others(show):
    page = begin(show, run())
    turn_knobs(page, temperature=0.801, min_p=0.0001)
    assert said(page) == "With these settings the text stays the same."
    turn_knobs(page, repetition_penalty=1.3, temperature=1.5)
    assert said(page) == (
        "Other settings have changed, too (repetition_penalty). Their effect on the text is not known before it runs."
    )
    assert set(marks(page)) == {""}
    turn_knobs(page, max_new_tokens=60)
    assert page.locator(".gp-what_if").is_hidden()


def test_greedy_text_and_older_runs_have_nothing_to_foretell(show):
    page = begin(show, run(do_sample=False))
    turn_knobs(page, temperature=1.9)
    assert page.locator(".gp-what_if").is_hidden() and page.locator(".gp-knob_strips").is_hidden()


def test_a_strip_for_each_knob(show):
    page = begin(show, run())
    strips = page.locator(".gp-knob_strips")
    strips.locator("summary").click()
    rows = strips.locator("tbody tr")
    expect(rows).to_have_count(4)
    names = rows.evaluate_all("all => all.map(({dataset}) => dataset.knob)")
    assert names == ["temperature", "top_k", "top_p", "min_p"]
    text = rows.nth(0).inner_text()
    assert "0.8" in text and "temperature 0." in text and "Above, “" in text and "Below, “" in text
    assert "or more" in rows.nth(1).inner_text() and "or less" in rows.nth(3).inner_text()
    assert strips.locator(".gp-strip-now").count() == 0
    turn_knobs(page, temperature=1.9)
    assert strips.locator(".gp-strip-now").count() == 1 and strips.locator(".gp-outside").count() == 1
    turn_knobs(page, temperature=0.801)
    assert strips.locator(".gp-strip-now").count() == 1 and strips.locator(".gp-outside").count() == 0


def test_after_the_run_it_says_that_it_came_as_foretold(show):
    trace, other = run(), run(temperature=1.6)
    index = first_difference(trace, other)
    page = begin(show, trace)
    turn_knobs(page, temperature=1.6)
    take(page, other, 2)
    word, instead = trace.steps[index].chosen.text.strip(), other.steps[index].chosen.text.strip()
    assert page.locator(".gp-outcome").inner_text() == (
        f"As predicted: the same up to token {index + 1}, where “{instead}” replaced “{word}”."
    )


def test_it_says_when_it_did_not(show):
    trace, other = run(), run(temperature=1.6)
    page = begin(show, trace)
    text = lines(list(other.events()))
    wrong = other.steps[0]
    changed = text.replace(f'"chosen":[{wrong.chosen.token_id},', '"chosen":[5,', 1)
    assert changed != text
    turn_knobs(page, temperature=1.6)
    page.evaluate("(text) => GenerationPlayground.feed('main', text, 2)", changed)
    settle(page)
    assert page.locator(".gp-missed").inner_text().startswith("Not as predicted: token 1 is “")


@pytest.mark.parametrize("config", [{"max_new_tokens": 31}, {"seed": 9, "temperature": 1.6}])
def test_a_run_that_is_not_that_of_other_knobs_was_not_foretold(show, config):
    page = begin(show, run())
    seed = config.pop("seed", 2) if "seed" in config else 2
    take(page, run(seed, **{name: value for name, value in config.items() if name != "seed"}), 2)
    assert page.locator(".gp-what_if").is_hidden()


def test_a_drag_that_changes_no_word_writes_nothing_into_the_text(show):
    page = begin(show, run())
    page.evaluate(
        """() => {
          window.drawn = 0;
          const text = document.querySelector('.gp-tokens .gp-text');
          const isNew = ({type, target, attributeName, oldValue}) =>
            type !== 'attributes' || target.getAttribute(attributeName) !== oldValue;
          new MutationObserver((all) => (window.drawn += all.filter(isNew).length)).observe(text,
            {subtree: true, childList: true, attributeOldValue: true, characterData: true});
        }"""
    )
    turn_knobs(page, temperature=0.801)
    turn_knobs(page, temperature=0.802)
    assert page.evaluate("window.drawn") == 0
