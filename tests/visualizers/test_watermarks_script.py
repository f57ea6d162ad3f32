"""What the pictures of watermarks share, in a real browser: the same numbers as
playground/watermarks/green_lists.py, and marked texts."""

from __future__ import annotations

import math

import pytest

from playground.watermarks.green_lists import p_value, tokens_needed, z_score
from tests.support.page_modules import module_page
from tests.support.slow import one_in
from tests.visualizers.reading import settle
from visualizers import css_variables
from visualizers.pane import source

Z = [-40.0, -8.3, -3.0, -0.7, 0.0, 1e-9, 0.5, 1.0, 1.96, 2.999, 3.0, 3.001, 4.0, 6.5, 10.0, 20.0, 37.0]


MODULES = (
    "core/tips.ts", "core/claims.ts", "watermarks/marked_text.tsx", "watermarks/watermark_statistics.ts",
    "watermarks/watermark_words.ts",
)  # fmt: skip
STYLES = css_variables() + "".join(source(f"{name}.css") for name in ("pane", "inks", "trials", "watermarks"))
BODY = "<body><section class='gp-pane'><span data-tip=''></span><div id='box'></div></section></body>"


@pytest.fixture
def script(browser):
    """A page with the shared modules, an empty pane, and `script(js, argument)`, which evaluates there."""
    html = f"<!doctype html><html class='gp-standalone'><style>{STYLES}</style>{BODY}</html>"
    page = module_page(browser, *MODULES, html=html)
    problems = []
    page.on("pageerror", lambda error: problems.append(str(error)))
    page.evaluate("explain(document.querySelector('.gp-pane'))")

    def run(js: str, argument: object = None) -> object:
        code = f"const box = document.querySelector('#box');\n{js}"
        found = page.evaluate("([code, argument]) => new Function('argument', code)(argument)", [code, argument])
        settle(page)
        return found

    run.page = page
    yield run
    page.close()
    assert problems == []


def test_the_numbers_are_those_of_python(script):
    js = """return {
      p: argument.z.map(pValue),
      z: argument.counts.map(([green, total, ratio]) => greenZ(green, total, ratio)),
      needed: argument.shares.map(([share, ratio, z]) => String(tokensNeeded(share, ratio, z))),
    };"""
    counts = [[0, 10, 0.25], [10, 10, 0.25], [251, 1000, 0.5], [3, 7, 0.01]]
    shares = [[0.5, 0.25, 3.0], [0.26, 0.25, 4.0], [0.25, 0.25, 3.0], [0.1, 0.25, 3.0]]
    found = script(js, {"z": Z, "counts": counts, "shares": shares})
    assert found["p"] == pytest.approx([p_value(z) for z in Z], rel=1e-9, abs=1e-300)
    assert found["z"] == pytest.approx([z_score(*each) for each in counts], rel=1e-12)
    expected = [tokens_needed(*each) for each in shares]
    assert [math.inf if each == "Infinity" else float(each) for each in found["needed"]] == pytest.approx(expected)
    assert script("return greenZ(0, 0, 0.25);") is None


@pytest.mark.parametrize(
    ("threshold", "words"),
    one_in(2, [
        (0, "50% of texts without this watermark pass it."),
        (3, "One in 741 texts without this watermark passes it."),
        (4, "One in 32,000 texts without this watermark passes it."),
        (8, "A share of 6.2 × 10⁻¹⁶ of texts without this watermark passes it."),
    ]),
)
def test_a_threshold_is_a_false_positive_rate(script, threshold, words):
    assert script("return thresholdWords(argument);", threshold) == words


@pytest.mark.parametrize(
    ("p", "words"), one_in(2, [(0.5, "50%"), (0.00134, "0.13%"), (3.17e-5, "3.2 × 10⁻⁵"), (0, "less than 10⁻³⁰⁰")])
)
def test_small_probabilities_keep_their_size(script, p, words):
    assert script("return pWords(argument);", p) == words


ITEMS = [
    {"token": {"text": " fox", "piece": " fox"}, "mark": {}, "words": "token 1: not scored"},
    {"token": {"text": " <b>", "piece": " <b>"}, "mark": {"green": True}, "words": "token 2: green"},
    {"token": {"text": " \\xf0\\x9f", "piece": " "}, "mark": {"green": False}, "words": "token 3: red"},
    {
        "token": {"text": "\\xa6\\x8a", "piece": "🦊"},
        "mark": {"green": True, "counted": False},
        "words": "token 4: again",
    },
    {"token": {"text": "<|end|>", "piece": None}, "mark": {"g": 0.62}, "words": "token 5: g 0.62"},
]


@pytest.mark.slow
def test_a_marked_text_says_what_each_token_is(script):
    script("window.text = new MarkedText(box); window.text.show(argument);", ITEMS)
    page = script.page
    seen = page.eval_on_selector_all(
        "#box .gp-token", "all => all.map((each) => [each.dataset.list, each.dataset.counted || '', each.ariaLabel])"
    )
    assert seen == [
        ["none", "", "token 1: not scored"], ["green", "", "token 2: green"], ["red", "", "token 3: red"],
        ["green", "no", "token 4: again"], ["g", "", "token 5: g 0.62"],
    ]  # fmt: skip
    assert page.locator("#box b").count() == 0
    look = "all => all.map((ink) => getComputedStyle(ink).borderBottomStyle)"
    borders = page.eval_on_selector_all("#box .gp-ink", look)
    assert borders[1:3] == ["solid", "dashed"]  # shape, not colour alone
    page.keyboard.press("Tab")
    for key, expected in [("ArrowRight", 2), ("ArrowRight", 3), ("End", 5), ("Home", 1), ("ArrowLeft", 1)]:
        page.keyboard.press(key)
        assert page.evaluate("document.activeElement.ariaLabel").startswith(f"token {expected}:")
    assert page.locator(".gp-tip").inner_text() == "token 1: not scored"
    page.locator("#box .gp-token").nth(1).hover()
    assert page.locator(".gp-tip").inner_text() == "token 2: green"


def test_a_marked_text_keeps_what_is_the_same(script):
    js = """
      const text = new MarkedText(box, (item) => { box.dataset.pressed = item.words; });
      text.show(argument.slice(0, 3));
      const first = text.tokens[0];
      text.show([argument[0], ...argument.slice(3)]);
      text.pressed(text.tokens[1]);
      return [text.tokens[0] === first, text.tokens.length, box.dataset.pressed, text.tokens[1].getAttribute('role')];
    """
    assert script(js, ITEMS) == [True, 3, "token 4: again", "button"]


def test_legends_say_what_the_marks_mean(script):
    told = "return legendSamples(argument).map(([, ink, words]) => ink + words);"
    assert script(told, {"kind": "green", "unscored": True, "repeated": True}) == [
        "◆green: on the green list", "◇red: not on the green list", "abcnot scored",
        "abcfaint: seen before, not counted",
    ]  # fmt: skip
    assert script(told, {"kind": "synthid"})[0] == "gmean g-value 0.2 or less"

