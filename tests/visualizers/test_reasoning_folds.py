"""Spans of reasoning in the text pane: folded once they have ended, counted, opened by a click or a selected token."""

from __future__ import annotations

import pytest

from playground.metrics.reasoning import reasoning_spans
from playground.trace import Reasoning, Stepped, Trace, event_to_line
from tests.visualizers import made
from tests.visualizers.reading import EMPTY, feed, lines, settle, tokens

MOUNTED = ("tokens",)
MARKS = Reasoning("<think>", "</think>")
OPENED = Reasoning("<think>", "</think>", is_open=True)
SPLIT = ["<", "think", ">"]
WHOLE = ["<think>", *made.STORY[:12], "</think>", *made.STORY[12:20]]


def events(texts, reason="length", marks=MARKS, special=()):
    pieces = [None if i in special else text for i, text in enumerate(texts)]
    steps = [*map(Stepped, made.steps(texts, pieces=pieces))]
    end = [made.finished(("".join(texts), reason), tokens=len(texts))] if reason else []
    return [made.started(reasoning=marks), *steps, *end]


def shown(show, texts, reason="length", **more):
    page = show(EMPTY)
    feed(page, lines(events(texts, reason, **more)))
    return page


def chips(page):
    return page.locator(".gp-reasoning-chip").all_inner_texts()


def visible(page):
    return "".join(page.locator(".gp-text .gp-token:visible").all_text_contents())


def spans_of(texts, **more):
    return reasoning_spans(Trace.fold(events(texts, **more)))


def test_a_span_that_has_ended_is_a_chip_with_its_count(show):
    page = shown(show, WHOLE)
    assert chips(page) == [f"▸ Reasoning, {spans_of(WHOLE)[0].count} tokens"] == ["▸ Reasoning, 12 tokens"]
    assert visible(page) == "<think></think>" + "".join(made.STORY[12:20])
    assert "".join(tokens(page)) == "".join(WHOLE)  # all of it is there
    chip = page.locator(".gp-reasoning-chip")
    chip.click()
    assert visible(page) == "".join(WHOLE) and chip.get_attribute("aria-expanded") == "true"
    chip.press("Enter")
    assert visible(page) != "".join(WHOLE) and chip.get_attribute("aria-expanded") == "false"


def test_the_newest_token_is_seen_while_it_is_written(show):
    page = show(EMPTY)
    log = [event_to_line(event) for event in events(WHOLE)]
    for end in range(1, len(log) + 1):
        feed(page, "".join(log[:end]))
        written = WHOLE[: end - 1]
        if 2 < end <= 14:
            assert visible(page) == "".join(written)
            assert chips(page) == [f"▾ Reasoning, {end - 2} token{'s' * (end > 3)} so far"]
        elif 14 < end <= len(WHOLE) + 1:
            assert visible(page).endswith(written[-1]) and chips(page) == ["▸ Reasoning, 12 tokens"]


@pytest.mark.parametrize(
    ("texts", "more", "expected"),
    [
        (["<think>", *made.STORY[:5]], {}, ["▾ Reasoning, 5 tokens, not ended"]),
        (["<think>", *made.STORY[:5], "<eos>", "x"], {"special": (6,)}, ["▾ Reasoning, 5 tokens, not ended"]),
        ([*made.STORY[:5], "</think>", "x"], {"marks": OPENED}, ["▸ Reasoning, 5 tokens"]),
        ([*WHOLE, "<think>", " so", "</think>", "."], {}, ["▸ Reasoning, 12 tokens", "▸ Reasoning, 1 token"]),
        ([*SPLIT, *made.STORY[:7], "</", "think", ">\n", "x"], {}, ["▸ Reasoning, 7 tokens"]),
        (["<think>", "</think>", "x"], {}, []),
        (["<think>", "</", "think", ">", "x"], {}, []),
        (WHOLE, {"marks": None}, []),
    ],
)  # fmt: skip
def test_each_span_has_its_chip(show, texts, more, expected):
    page = shown(show, texts, **more)
    assert chips(page) == expected and "".join(tokens(page)) == "".join(texts)
    counts = [span.count for span in spans_of(texts, **more) if span.count]
    assert [int(text.split()[2]) for text in chips(page)] == counts


def test_what_is_selected_inside_opens_it(show):
    page = shown(show, WHOLE)
    page.evaluate("GenerationPlayground.log('main').select(0, 4)")
    settle(page)
    assert chips(page) == ["▾ Reasoning, 12 tokens"]
    assert page.locator(".gp-token.gp-current").is_visible()
    again = shown(show, WHOLE)
    again.locator(".gp-text .gp-token").first.click()
    again.locator(".gp-text .gp-token").first.press("ArrowRight")
    assert again.locator(".gp-token.gp-current").inner_text() == WHOLE[1]
    assert again.evaluate("document.activeElement.textContent") == WHOLE[1]


def test_what_is_suggested_lies_outside(show):
    page = show(EMPTY)
    feed(page, lines(events(WHOLE)))
    page.evaluate("GenerationPlayground.log('main').selectMostUncertain()")
    assert page.evaluate("GenerationPlayground.log('main').selected.index") not in range(1, 13)
    assert chips(page) == ["▸ Reasoning, 12 tokens"]


def test_beams_change_their_minds_and_the_boxes_follow(show):
    """What the page draws step by step, where texts are cut back, is what it draws at once."""
    whole = [*SPLIT, *made.STORY[:4], "</", "think", ">", "a", "b"]
    page, log = show(EMPTY), [event_to_line(event) for event in events(whole)]
    feed(page, "".join(log[:-1]))
    for hidden in (11, 9, 8, 5, 3, 2, 6, 8, 9, 10, 12, 7, None):
        page.evaluate("(hidden) => GenerationPlayground.log('main').hide(hidden)", hidden)
        settle(page)
        texts = whole[:hidden]
        assert "".join(tokens(page)) == "".join(texts), hidden
        spans = [span for span in spans_of(texts, reason=None) if span.count]
        ended = [span.end is not None for span in spans]
        signs = [f"{'▸' if end else '▾'} Reasoning, {span.count} token" for span, end in zip(spans, ended, strict=True)]
        assert [chip[: len(sign)] for chip, sign in zip(chips(page), signs, strict=True)] == signs, hidden


def test_a_long_reasoning_is_put_in_rows_and_comes_out_again(show):
    texts = ["<think>", *made.STORY * 8, "</think>", *made.STORY * 5]
    page = show(EMPTY)
    log = [event_to_line(event) for event in events(texts)]
    for end in range(60, len(log) + 60, 60):
        feed(page, "".join(log[:end]))
    chip = page.locator(".gp-reasoning-chip")
    for _ in range(2):
        chip.click()
        page.wait_for_timeout(300)
        assert "".join(tokens(page)) == "".join(texts)
    assert page.locator(".gp-rows").count() >= 1
