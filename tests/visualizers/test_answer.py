"""The pane that draws any answer, in a real browser: the sentence first, bars, texts as their tokens."""

from __future__ import annotations

import json

from playground.texts import said
from tests.visualizers.reading import settle
from visualizers import css_variables, page_head, styles_of
from visualizers.pane import GROUP_PANES
from visualizers.sheet import Amount, Piece, Sheet, SplitText

SHEET = Sheet(
    said("{one} makes 2 tokens.", one="<b>stories</b>"),
    [Amount("stories", 1.0, "2 tokens", "3.0 a token"), Amount("facts", 0.5, "1 token")],
    [
        SplitText("stories", [Piece("Once"), Piece(" <i>upon", "token 2", True)]),
        SplitText("facts", [Piece("x")] * 2100),
    ],
    "begins where the other does not cut", ["A note on the perplexity."],
)  # fmt: skip


def page_of(values):
    (pane,) = GROUP_PANES["answer"]
    line = json.dumps(json.dumps({"type": "Found", "values": values}) + "\n").replace("<", "\\u003c")
    return f"""<!doctype html><html lang="en" class="gp-standalone"><meta charset="utf-8">
<style>{css_variables()} {styles_of([pane])}</style>{page_head()}
<body><div id="answer">{pane.template}</div><script>
GenerationPlayground.mountGroup('answer', document.getElementById('answer'), {{group: 'token_lengths'}});
GenerationPlayground.feedGroup('token_lengths', {line});</script>"""


def test_an_answer_is_drawn_of_its_parts(show):
    page = show(page_of(SHEET.values))
    settle(page)
    pane = page.locator(".gp-answer")
    assert pane.locator(".gp-drawn > *").first.inner_text() == "<b>stories</b> makes 2 tokens."
    assert pane.locator("[role=status]").count() == 1 and pane.locator("b, i.x").count() == 0
    widths = pane.locator(".gp-amount-fill").evaluate_all("all => all.map((bar) => bar.style.width)")
    assert [float(width.removesuffix("%")) for width in widths] == [100, 50]
    assert [each.split() for each in pane.locator(".gp-amount-value").all_inner_texts()][1] == ["1", "token"]
    first, second = pane.locator(".gp-pieces").all()
    assert first.locator(".gp-piece").all_inner_texts() == ["Once", "·<i>upon"]
    assert first.locator(".gp-apart").all_inner_texts() == ["·<i>upon"]
    assert second.locator(".gp-piece").count() == 2000 and second.inner_text().endswith("… and 100 tokens more")
    assert pane.locator(".gp-note").first.inner_text() == "begins where the other does not cut"
    assert pane.locator(".gp-answer-notes").inner_text() == "A note on the perplexity."


def test_what_is_no_sheet_is_not_drawn(show):
    page = show(page_of({"question": "speed"}))
    settle(page)
    assert page.locator(".gp-answer").is_hidden()
