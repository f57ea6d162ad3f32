"""Two lanes beside each other in a real browser: where they part, and how their texts differ."""

from __future__ import annotations

import math
import random

import pytest

from playground.experiments.comparison import Group
from tests.visualizers import made
from tests.visualizers.comparing import (
    GROUP,
    best,
    comparison,
    feed_group,
    first_traces,
    of,
    page_of,
    parting,
    real_lanes,
    shares,
)
from tests.visualizers.reading import settle

PAGE = page_of(["lanes", "divergence", "difference", "measures"])


@pytest.fixture(scope="module")
def real():
    return real_lanes()


# ------------------------------------------------------------------------------------------------------- divergence


def sides(page) -> list[list[str]]:
    return page.eval_on_selector_all(
        ".gp-sides tbody tr",
        "all => all.map(({cells}) => [cells[0].innerText, cells[1].ariaLabel, cells[2].ariaLabel])",
    )


def test_where_two_lanes_part_both_distributions_stand_beside_each_other(show, real):
    page = show(PAGE)
    feed_group(page, real.lines())
    page.select_option(".gp-divergence .gp-other", "3")
    settle(page)
    assert page.evaluate(f"{GROUP}.pair") == [0, 3]
    one, other = real.traces[0], first_traces(real)[3]
    at = parting(one, other)
    a, b = best(one)[at], best(other)[at]
    said = page.locator(".gp-said").inner_text().replace("·", " ")
    assert f"They diverge at token {at + 1}. Both had written “" in said
    assert "".join(step.piece for step in best(one)[:at])[-20:] in said
    assert f"A chose “{a.chosen.text}” ({shares(math.exp(a.chosen.logprob))})" in said
    assert f"D chose “{b.chosen.text}” ({shares(math.exp(b.chosen.logprob))})" in said
    rows = sides(page)
    words = [row[0].replace("·", " ") for row in rows]
    known = {c.text for step in (a, b) for c in [*step.candidates, step.chosen]}
    assert len(set(words)) == len(words) and set(words) <= known and {a.chosen.text, b.chosen.text} <= set(words)
    for word, *cells in rows:
        for step, cell in zip((a, b), cells, strict=True):
            found = [c for c in [*step.candidates, step.chosen] if c.text == word.replace("·", " ")]
            assert ("chosen" in cell) == (step.chosen.text == word.replace("·", " "))
            if not found:
                assert cell.endswith(": not recorded")
            elif found[0].kept:
                assert shares(math.exp(found[0].logprob)) in cell
                assert f"{shares(math.exp(found[0].raw_logprob))} before the processors" in cell
            else:
                assert "removed by" in cell
    signs = page.locator(".gp-sides .gp-sign").all_inner_texts()
    assert signs.count("▶") == 2


def test_choosing_the_same_lane_twice_swaps_the_pair(show, real):
    page = show(PAGE)
    feed_group(page, real.lines())
    page.select_option(".gp-divergence .gp-one", "1")
    settle(page)
    assert page.evaluate(f"{GROUP}.pair") == [1, 0]
    assert [page.locator(f".gp-divergence .gp-{side}").input_value() for side in ("one", "other")] == ["1", "0"]


@pytest.mark.parametrize(
    ("mine", "theirs", "words"),
    [
        (made.STORY[:5], made.STORY[:5], "A and B never diverge: both wrote the same 5 tokens."),
        (made.STORY[:5], made.STORY[:7], "A ended after 5 tokens: the length limit."
                                         " B begins with the same text and continues with “·fox”."),
        (made.STORY[:7], made.STORY[:5], "B ended after 5 tokens: the length limit."
                                         " A begins with the same text and continues with “·fox”."),
        ([" a"], [" b"], "They diverge at the first token. A chose"),
    ],
)  # fmt: skip
def test_texts_that_never_part_are_told_in_words(show, mine, theirs, words):
    page = show(PAGE)
    feed_group(page, comparison([made.sampled(mine), made.sampled(theirs)]).lines())
    assert page.locator(".gp-said").inner_text().startswith(words)


def test_another_language_may_order_its_words_otherwise(show):
    page = show(PAGE)
    catalogue = {
        "{lane} chose {token} ({odds}).": "{token} ({odds}): {lane}.",
        "They diverge at the first token.": "Gleich zu Beginn.",
    }
    page.evaluate("(catalogue) => { window.GenerationPlaygroundTexts = catalogue; }", catalogue)
    feed_group(page, comparison([made.sampled([" {token}"]), made.sampled([" b"])]).lines())
    odds = [shares(math.exp(best(made.sampled([word]))[0].chosen.logprob)) for word in (" {token}", " b")]
    told = page.locator(".gp-said").inner_text()
    assert told == f"Gleich zu Beginn. “·{{token}}” ({odds[0]}): A. “·b” ({odds[1]}): B."


@pytest.mark.parametrize(
    ("ours", "theirs", "shared", "at"),
    [
        ([" the", " red", " fox"], [" the", " r", "ed", " cat"], " the red", (2, 3)),
        ([" the", " redwood"], [" the", " red", " fox"], " the", (1, 2)),
        ([" a", "<|end|>"], [" ", "a", "</s>"], None, None),
    ],
)
def test_other_models_are_compared_by_what_they_wrote(show, ours, theirs, shared, at):
    page = show(PAGE)
    pieces = [[None if text.startswith("<") else text for text in texts] for texts in (ours, theirs)]
    traces = [made.sampled(*pair) for pair in zip((ours, theirs), pieces, strict=True)]
    groups = [Group("A", "One", "stories", id=1), Group("B", "Other", "other", id=2)]
    feed_group(page, comparison(traces, groups).lines())
    note = page.locator(".gp-models")
    assert "not by token ids" in note.inner_text()
    said = page.locator(".gp-said").inner_text().replace("·", " ")
    if at is None:
        assert "never diverge" in said
        return
    assert f"Both had written “{shared}”." in said
    assert [page.locator(".gp-said .gp-strong").nth(i).inner_text().replace("·", " ") for i in (1, 2)] == [
        ours[at[0]],
        theirs[at[1]],
    ]
    assert f"token {at[0] + 1} of A and token {at[1] + 1} of B" in said


def test_a_single_lane_has_nothing_to_be_compared_with(show):
    page = show(PAGE)
    feed_group(page, comparison([made.sampled()]).lines())
    shown = page.locator(".gp-pane").evaluate_all("all => all.filter((p) => !p.hidden).map((p) => p.classList[1])")
    assert shown == ["gp-lanes", "gp-measures"]
    assert page.locator(".gp-lane-reference").is_hidden()


# ------------------------------------------------------------------------------------------------------- difference


def longest_common(one: list[str], other: list[str]) -> int:
    """The length of the longest common subsequence, by the textbook's table."""
    table = [[0] * (len(other) + 1) for _ in range(len(one) + 1)]
    for i, a in enumerate(one):
        for j, b in enumerate(other):
            table[i + 1][j + 1] = table[i][j] + 1 if a == b else max(table[i][j + 1], table[i + 1][j])
    return table[-1][-1]


@pytest.mark.slow
def test_the_difference_keeps_a_longest_common_sequence_of_words(show):
    page = show(PAGE)
    rng = random.Random(8)
    for turn in range(12):
        words = [rng.choices(["the", "fox", "and", "moon", "ran"], k=rng.randrange(1, 30)) for _ in range(2)]
        traces = [made.sampled([f" {word}" for word in each]) for each in words]
        feed_group(page, comparison(traces).lines(), turn=turn)
        shared = longest_common(*words)
        total = sum(map(len, words))
        assert page.locator(".gp-formula").inner_text() == (
            f"2 × {shared} shared words / ({len(words[0])} + {len(words[1])})"
        )
        assert page.locator(".gp-share").inner_text() == f"{shares(2 * shared / total)} in common"
        kept = page.eval_on_selector_all(
            ".gp-side-text",
            """all => all.map((side) => [...side.childNodes]
              .filter((node) => node.nodeType === Node.TEXT_NODE).map((node) => node.data).join(''))""",
        )
        assert kept[0].split() == kept[1].split() and len(kept[0].split()) == shared
        texts = page.locator(".gp-side-text").evaluate_all("all => all.map((side) => side.textContent)")
        assert texts == ["".join(f" {word}" for word in each) for each in words]


def test_what_only_one_text_has_is_marked_by_more_than_colour(show):
    page = show(PAGE)
    feed_group(page, comparison([made.sampled([" a", " b"]), made.sampled([" a", " c"])]).lines())
    marks = page.locator(".gp-side-text :is(del, ins)")
    assert marks.evaluate_all("all => all.map((m) => [m.localName, m.innerText])") == [["del", "b"], ["ins", "c"]]
    lines = {mark.evaluate("(m) => getComputedStyle(m).textDecorationStyle") for mark in marks.all()}
    assert lines == {"solid", "wavy"}


@pytest.mark.slow
def test_very_long_texts_are_compared_whole(show):
    page = show(PAGE)
    rng = random.Random(3)
    words = [[str(rng.randrange(900)) for _ in range(1300)] for _ in range(2)]
    traces = [made.sampled([f" {word}" for word in [*each, "end"]]) for each in words]
    feed_group(page, comparison(traces).lines())
    shared = longest_common(*words) + 1
    assert page.locator(".gp-formula").inner_text() == f"2 × {shared} shared words / (1,301 + 1,301)"


@pytest.mark.slow
def test_long_texts_that_grow_are_compared_now_and_then_and_at_last_in_full(show):
    page = show(PAGE)
    texts = [[f" w{i * step}" for i in range(600)] for step in (1, 2)]
    runs = comparison([made.sampled(each) for each in texts])
    events = [list(trace.events()) for trace in runs.traces]
    text = runs.header()
    for start in range(0, 602, 86):
        text += "".join(of(i, event) for i, own in enumerate(events) for event in own[start : start + 86])
        feed_group(page, text)
    shared = longest_common(*[[word.strip() for word in each] for each in texts])
    page.wait_for_function(
        "(words) => document.querySelector('.gp-formula').textContent === words",
        arg=f"2 × {shared} shared words / (600 + 600)",
    )
