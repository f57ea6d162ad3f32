"""What of the text pane those have who hear the page, enlarge it, touch it or use a contrast theme."""

from __future__ import annotations

import pytest

from playground.trace import Stepped
from tests.visualizers import made
from tests.visualizers.reading import EMPTY, feed, lines, place, settle
from visualizers.export import export_html

MOUNTED = ("tokens", "token", "candidates", "numbers", "quiz")
TEXT = "".join(made.STORY)


def buttons(page) -> list[dict[str, str]]:
    """Name and description of each token, as the browser tells them to a screen reader."""
    tree = page.context.new_cdp_session(page).send("Accessibility.getFullAXTree")["nodes"]
    parents = {node["nodeId"]: node for node in tree}

    def in_text(node) -> bool:
        while node := parents.get(node.get("parentId")):
            if node.get("name", {}).get("value", "").startswith("Tokens of the prompt and of the text."):
                return True
        return False

    return [
        {key: node.get(key, {}).get("value", "") for key in ("name", "description")}
        for node in tree
        if node.get("role", {}).get("value") == "button" and in_text(node)
    ]


def whole(page) -> list[str]:
    return page.locator(".gp-whole").all_text_contents()


def test_the_name_of_a_token_is_its_text_and_its_numbers_describe_it(show):
    page = show(export_html(made.sampled([" One", " cat", "\n"])))
    first, second, last = [each for each in buttons(page) if each["description"].startswith("token ")]
    assert (first["name"].strip(), second["name"].strip(), last["name"].strip()) == ("One", "cat", "↵")
    assert second["description"].startswith("token 2, probability ")
    assert " of 2,000, surprisal " in second["description"]


def test_the_text_can_be_read_as_a_text_once_it_is_written(show):
    page = show(EMPTY)
    events = list(made.sampled().events())
    feed(page, lines(events[:-1]))
    assert whole(page) == []
    feed(page, lines(events))
    [text] = whole(page)
    assert text == "".join(page.locator(".gp-prompt, .gp-line-body").all_text_contents()) and text.endswith(TEXT)
    assert page.locator(".gp-whole").evaluate("(node) => getComputedStyle(node).clipPath") != "none"
    page.evaluate("() => GenerationPlayground.log('main').hide(3)")
    settle(page)
    assert whole(page) == [text.removesuffix("".join(made.STORY[3:]))]


def test_each_of_several_texts_has_its_name(show):
    page = show(export_html(made.several()))
    texts = whole(page)
    assert len(texts) == page.locator(".gp-line").count() > 1
    assert [text.split(":")[0] for text in texts] == [f"sequence {number + 1}" for number in range(len(texts))]


def test_arrow_keys_bring_no_card_and_escape_does_one_thing_at_a_time(show):
    page = show(export_html(made.sampled()))
    card = page.locator(".gp-card")
    token = page.locator(".gp-text .gp-token").nth(3)
    token.click()
    page.keyboard.press("ArrowRight")
    settle(page)
    assert place(page).endswith("token 5 of 60") and not card.is_visible()
    page.locator(".gp-text .gp-token").nth(8).hover()
    assert card.is_visible()
    page.keyboard.press("Escape")
    settle(page)
    assert not card.is_visible() and place(page).endswith("token 5 of 60")
    page.keyboard.press("Escape")
    settle(page)
    assert place(page).endswith("newest token 60 of 60")
    newest = "(token) => token === document.activeElement && token.matches('.gp-current')"
    assert page.locator(".gp-text .gp-token").last.evaluate(newest)


def test_a_finger_has_28_pixels_for_each_token(show):
    page = show(export_html(made.sampled()), has_touch=True, is_mobile=True, viewport={"width": 390, "height": 844})
    heights = "all => all.map((token) => Math.min(...[...token.getClientRects()].map(({height}) => height)))"
    assert min(page.locator(".gp-text .gp-token").evaluate_all(heights)) >= 28
    rows = "all => new Set(all.map((ink) => Math.round(ink.getBoundingClientRect().top))).size"
    height = page.locator(".gp-line-body").evaluate("(body) => body.getBoundingClientRect().height")
    assert height / page.locator(".gp-line-body .gp-ink").evaluate_all(rows) < 36, "the rows are as close as before"


def test_contrast_themes_leave_the_shades_and_the_mark_of_the_selected_token(show):
    page = show(export_html(made.sampled()), forced_colors="active")
    page.locator(".gp-text .gp-token").nth(3).click()
    settle(page)
    page.mouse.move(0, 0)
    grounds = "all => new Set(all.map((ink) => getComputedStyle(ink).backgroundColor)).size"
    assert page.locator(".gp-text .gp-token .gp-ink").evaluate_all(grounds) > 3
    assert page.locator(".gp-scale .gp-ramp i").evaluate_all(grounds) == 11
    outline = "(ink) => getComputedStyle(ink).outlineStyle"
    assert page.locator(".gp-text .gp-current .gp-ink").evaluate(outline) == "solid"
    assert page.locator(".gp-text .gp-token .gp-ink").nth(20).evaluate(outline) == "none"


# Of each element, how thick the line at its bottom is, in pixels below 0.
LINES = """all => all.map((shade) => getComputedStyle(shade).boxShadow)
  .map((shadow) => Number(/ (-?[0-9]+)px 0px 0px inset/.exec(shadow)?.[1] ?? 0))"""


@pytest.mark.parametrize(
    "asks", [{"contrast": "more"}, {"forced_colors": "active"}, {}], ids=["contrast", "forced", "none"]
)
def test_who_asks_for_contrast_has_lines_that_grow_with_the_shades(show, asks):
    page = show(export_html(made.sampled()), **asks)
    lines = page.locator(".gp-scale .gp-ramp i").evaluate_all(LINES)
    assert lines == ([-((level + 1) // 2) for level in range(11)] if asks else [0] * 11)
    assert (len(set(page.locator(".gp-text .gp-token .gp-ink").evaluate_all(LINES))) > 3) == bool(asks)


def branched(count: int, given: int, ended: bool = True):
    """A run that went another way at token `given`."""
    steps = made.steps(made.STORY[:count])
    request = {"given": made.ids(made.STORY[:given]), "config": {"max_new_tokens": 80}}
    end = [made.finished(("x", "length"), tokens=count)] if ended else []
    return lines([made.started(request=request), *map(Stepped, steps), *end])


@pytest.mark.parametrize("ended", [False, True])
def test_a_branch_is_announced(show, ended):
    page = show(EMPTY)
    feed(page, branched(9, 3, ended))
    said = " ".join(page.locator(".gp-status").text_content().split())
    assert "Branch at token 3 with “ a”" in said
    assert ("9 tokens, ended by" in said) == ended
