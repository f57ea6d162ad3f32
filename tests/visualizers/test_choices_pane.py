"""The pane of named answers in a real browser: order, numbers, notes."""

from __future__ import annotations

import copy
import gzip
import json
from pathlib import Path

import pytest

from playground.experiments.comparison import Comparison
from playground.sharing.open_comparison import open_comparison
from tests.support.slow import one_in
from tests.visualizers.many import page_of, said
from tests.visualizers.reading import settle, written

SAVED = Path(__file__).parents[1] / "saved/choices.json.gz"
TRIAL = open_comparison(gzip.decompress(SAVED.read_bytes()).decode())
FOUND = json.loads(json.dumps(TRIAL.found()))


def line(type: str, **fields) -> str:
    return json.dumps({"type": type, **fields}) + "\n"


def page_with(*blocks: dict, done: bool = True) -> str:
    values = {"question": "choices", "done": 1, "runs": 1, "blocks": list(blocks)}
    lines = Comparison("choices", "Once", [], []).header() + line("Found", values=values, charts={})
    return page_of("choices", lines + (line("Done", stopped=False) if done else ""))


def block(**changes) -> dict:
    """The real answers to “The color of the sky is”, changed."""
    return copy.deepcopy(FOUND["blocks"][0]) | changes


def answers(*rows: tuple) -> list[dict]:
    """Answers of these (text, sum, per token, per byte), with equal shares."""
    return [
        block()["answers"][0] | {
            "text": text, "logprob": value, "per_token": token, "per_byte": byte,
            "shares": dict.fromkeys(("sum", "token", "byte"), 1 / len(rows)),
        }
        for text, value, token, byte in rows
    ]  # fmt: skip


def table(page, number: int = 0) -> list[list[str]]:
    return (
        page.locator(".gp-answers")
        .nth(number)
        .evaluate(
            "(table) => [...table.tBodies[0].rows].map((row) =>"
        " [...row.cells].map((one) => one.innerText.replace(/\\s+/g, ' ').trim()))"
        )
    )


def test_answers_stand_in_order_with_their_numbers(show):
    page = show(page_of("choices", TRIAL.lines()))
    assert said(page, ".gp-block-head") == ["stories The color of the sky is", "stories The color of the sky is"]
    blue, *others = table(page)
    first = FOUND["blocks"][0]["answers"][0]
    assert blue == [
        "blue", ">99.9%", f"{written(first['logprob'])} 93.6%", written(first["per_token"]),
        written(first["per_byte"]), f"{first['perplexity']:.2f}", "0.000 100%",
    ]  # fmt: skip
    assert [row[0] for row in others] == ["dark", "blue and red"]
    assert others[0][-1] == "✕ removed “ dark” by top-k"
    heads = page.locator(".gp-answers").first.locator("th[scope=col]").all_inner_texts()
    assert heads == ["answer", "share", "log P", "per token", "per byte", "perplexity", "after processors"]
    assert said(page, ".gp-total")[0].startswith("Together these 3 answers have 93.6% of the probability")


def test_a_token_is_shaded_and_tells_its_numbers(show):
    page = show(page_of("choices", TRIAL.lines()))
    inks = page.locator(".gp-answers").first.locator("tbody tr").first.locator(".gp-ink")
    assert inks.first.evaluate("(ink) => ink.style.backgroundColor") == "var(--gp-heat-1)"
    page.locator(".gp-answers .gp-token").first.hover()
    token = FOUND["blocks"][0]["answers"][0]["tokens"][0]
    assert said(page, ".gp-choices .gp-tip") == [
        f"“ blue”, id {token['token_id']}: log-probability {written(token['logprob'])}, probability 93.6%, rank 1, "
        "100% after the processors."
    ]


def test_the_ranking_is_chosen(show):
    rows = answers(("short", -2.0, -2.0, -0.4), ("long one", -3.0, -0.5, -0.5))
    rows[0]["shares"], rows[1]["shares"] = (
        {"sum": 0.7, "token": 0.2, "byte": 0.6},
        {"sum": 0.3, "token": 0.8, "byte": 0.4},
    )
    page = show(page_with(block(answers=rows, overlaps=[], entries=[0, 1])))
    assert [row[1] for row in table(page)] == ["70%", "30%"]
    page.locator("[data-by=token]").click()
    assert [row[1] for row in table(page)] == ["80%", "20%"]
    assert page.locator("[data-by=token]").get_attribute("aria-pressed") == "true"
    assert said(page, ".gp-answers [aria-sort]") == ["per token"]
    page.locator("[data-by=byte]").press("Enter")
    assert [row[1] for row in table(page)] == ["60%", "40%"]


@pytest.mark.parametrize(
    ("rows", "words"),
    [
        ([("a", -1.0, -1.0, -1.0), ("b", -2.0, -2.0, -2.0)],
         "The likeliest of these answers is “a”; the ranking is the same by sum, per token and per byte."),
        ([("a", -1.0, -1.0, -1.0), ("b", -2.0, -3.0, -2.0), ("c", -3.0, -2.0, -3.0)],
         "The likeliest of these answers is “a”, by sum, per token and per byte; the order of the others changes."),
        ([("a", -1.0, -1.0, -2.0), ("b", -2.0, -2.0, -1.0)],
         "Which of these answers is the likeliest depends on the ranking: “a” by sum, “a” per token, “b” per byte."),
        ([("a", -1.0, -1.0, -2.0)], None),
    ],
)  # fmt: skip
def test_where_the_ranking_changes_it_is_said(show, rows, words):
    page = show(page_with(block(answers=answers(*rows), overlaps=[], entries=list(range(len(rows))))))
    assert said(page, ".gp-verdict") == ([words] if words else [""])


def test_shares_are_told_once_all_are_read(show):
    rows = [answer | {"shares": None} for answer in block()["answers"]]
    unread = [{"entry": 3, "text": "green", "failed": None}]
    page = show(page_with(block(answers=rows, total=None, unread=unread), done=False))
    assert [row[1] for row in table(page)] == ["…"] * 3
    assert said(page, ".gp-verdict") == said(page, ".gp-total") == [""]
    assert "green" not in page.inner_text(".gp-blocks")


@pytest.mark.parametrize(
    ("changes", "note"),
    one_in(2, [
        ({}, "⚠ “blue and red” begins with the tokens of “blue”: writing one means"),
        ({"kind": "chat"}, "Each answer begins the assistant’s turn."),
        ({"kind": "source"}, "Each answer begins the target."),
        ({"unread": [{"entry": 3, "text": "green", "failed": {"message": "No time.", "fix": "Wait."}}]},
         "⚠ “green” is missing: it was not read, and the shares are among the others. No time. Wait."),
        ({"answers": [], "entries": [], "overlaps": [], "total": None}, "⚠ None of the answers was read."),
    ]),
)  # fmt: skip
def test_what_to_know_is_said(show, changes, note):
    page = show(page_with(block(**changes)))
    assert any(
        note in f"{sign}{words}" for sign, words in zip(signs(page), said(page, ".gp-choice-notes li"), strict=True)
    )


def signs(page) -> list[str]:
    return page.eval_on_selector_all(
        ".gp-choice-notes li", "all => all.map((one) => (one.dataset.kind === 'warning' ? '⚠ ' : ''))"
    )


def test_a_boundary_that_is_split_otherwise_is_told(show):
    page = show(page_with(FOUND["blocks"][1]))
    assert said(page, ".gp-choice-notes li")[1] == (
        "“blue” is split in an unusual way: the model read “ ” “b” “l” “ue”, but written as one text with the prompt "
        "it is “ blue”. Check the space between them."
    )


def test_what_is_impossible_is_told(show):
    rows = answers(("a", -1.0, -1.0, -1.0), ("b", None, None, None))
    rows[1] |= {"perplexity": None, "after": None}
    rows[1]["tokens"][0] |= {"logprob": None, "after": None, "removed_by": None}
    page = show(page_with(block(answers=rows, overlaps=[], entries=[0, 1])))
    assert table(page)[1][2:6] == ["−∞ 0%", "−∞", "−∞", "∞"]


@pytest.mark.parametrize("width", [1280, 390])
def test_it_fits_its_page(show, width):
    page = show(page_of("choices", TRIAL.lines()), viewport={"width": width, "height": 800})
    assert page.evaluate("() => document.documentElement.scrollWidth") <= width


def test_texts_are_never_markup(show):
    bad = "<img src=x onerror=alert(1)>"
    values = block(prompt=bad, model=bad)
    values["answers"][0] |= {"text": bad, "join": {"same": False, "whole": [bad], "read": [bad]}}
    values["answers"][0]["tokens"][0] |= {"text": bad, "piece": bad}
    page = show(page_with(values))
    settle(page)
    assert page.locator("img").count() == 0 and bad in page.inner_text(".gp-block-head")
    assert bad in page.inner_text(".gp-answers tbody th") and bad in page.inner_text(".gp-choice-notes")
