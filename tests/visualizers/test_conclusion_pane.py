"""The answer of many runs in a sentence, in a real browser: above the pictures, and gone while others run."""

from __future__ import annotations

import pytest

from tests.visualizers.many import feed_group, page_of, said, seeds, sweep, told
from tests.visualizers.many import text as run
from visualizers.pane import GROUP_PANES

ANSWER = ".gp-conclusion"


@pytest.mark.parametrize("kind", ["lanes", "sweep", "seeds", "precision"])
def test_the_answer_comes_before_every_picture(kind):
    assert [pane.name for pane in GROUP_PANES[kind]][:2] == ["conclusion", "progress"]


def test_it_is_told_at_the_end_and_leaves_with_the_next_runs(show):
    page, made = show(page_of("seeds", only=["conclusion"])), seeds(3)
    lines = told(made, [run(" a", " b"), run(" a", " c"), run(" a", " b")])
    feed_group(page, "seeds", lines)
    assert not page.locator(ANSWER).is_visible(), "before the end there is none"
    feed_group(page, "seeds", lines + made.end())
    assert said(page, f"{ANSWER} .gp-answer-words") == [str(made.verdict.words)]
    assert said(page, f"{ANSWER} .gp-answer-more") == [str(made.verdict.more)]
    assert page.get_attribute(f"{ANSWER} .gp-answer", "data-verdict") == "seen"
    assert str(made.verdict.words) in page.text_content(f"{ANSWER} [role=status]")
    feed_group(page, "seeds", seeds(3).header(), turn=2)
    assert not page.locator(ANSWER).is_visible()


def test_a_model_s_text_is_never_markup(show):
    page, made = show(page_of("seeds", only=["conclusion"])), seeds(2)
    lines = told(made, [run("<b>x</b>"), run(" y")])
    feed_group(page, "seeds", lines + made.end())
    assert "“<b>x</b>”" in page.inner_text(f"{ANSWER} .gp-answer-more") and not page.locator(f"{ANSWER} b").count()


def test_an_observation_says_that_it_is_one(show):
    page, made = show(page_of("sweep", only=["conclusion"])), sweep(["0.5", "1"])
    feed_group(page, "sweep", told(made, [run(" a", " b"), run(" the", " moon", " rose")]) + made.end())
    assert " in these texts: perplexity " in page.inner_text(f"{ANSWER} .gp-answer-words")
    assert "One seed is an observation, not a verdict:" in page.inner_text(f"{ANSWER} .gp-answer-more")
