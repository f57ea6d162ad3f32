"""The text pane in a real browser: finished rows, the prompt's tokens, given ones, the card, shades without colour."""

from __future__ import annotations

import itertools
import math

import pytest

from playground.trace import Candidate, PromptRead, Step, Stepped, Token, Trace, event_to_line
from tests.support.changing import change
from tests.support.slow import mostly_slow, one_in
from tests.visualizers import made
from tests.visualizers.reading import EMPTY, choose_shade, feed, lines, place, settle, tokens
from tests.visualizers.test_palette import contrast
from visualizers import PANES, css_variables, page_head, styles_of
from visualizers.export import export_html

MOUNTED = ("tokens", "token", "candidates")

PROMPT = ["Once", " upon", " a", "\n", " \\xf0\\x9f", "\\xa6", "\\x8a", " time"]
PROMPT_PIECES = ["Once", " upon", " a", "\n", " ", "", "🦊", " time"]


def prompt_steps() -> list[Step]:
    """What a model may have thought of PROMPT: no processor takes part."""
    steps = made.steps(PROMPT, pieces=PROMPT_PIECES, seed=9)[1:]
    for step in steps:
        change(step.distribution, stages=[])
        change(step.distribution, candidates=[
            Candidate(c.token_id, c.text, c.raw_logprob, c.raw_logprob, c.raw_rank, c.raw_rank)
            for c in step.candidates
        ])
        change(step, chosen=next(c for c in step.candidates if c.text == step.chosen.text))
    return steps


def run(texts=None, read=True, given=0, only_given=False) -> Trace:
    """A run whose first `given` tokens were given, and whose prompt was read."""
    steps = made.steps(texts or made.STORY)
    for step in steps[:given]:
        change(step, given=True)
    prompt = [Token(100 + i, *pair) for i, pair in enumerate(zip(PROMPT, PROMPT_PIECES, strict=True))]
    return Trace.fold([
        made.started(prompt_tokens=prompt, request={"read_prompt": read, "only_given": only_given}),
        *map(Stepped, steps),
        *([PromptRead(prompt_steps())] if read else []),
        made.finished(("x", "given" if only_given else "length"), tokens=len(steps)),
    ])  # fmt: skip


# ---------------------------------------------------------------------------------------------------- a long prompt


def asked(size: int) -> Trace:
    prompt = [Token(100 + i, f" p{i}", f" p{i}") for i in range(size)]
    steps = made.steps(made.STORY)
    finished = made.finished(("x", "length"), tokens=len(steps))
    return Trace.fold([made.started(prompt_tokens=prompt), *map(Stepped, steps), finished])


def test_a_long_prompt_is_folded_to_its_end(show):
    page = show(EMPTY)
    feed(page, lines(asked(120).events()))
    prompt, button = page.locator(".gp-prompt"), page.locator(".gp-unfold")
    assert button.inner_text() == "Show all 120 tokens of the prompt"
    folded = prompt.bounding_box()["height"]
    end = prompt.bounding_box()["y"] + prompt.bounding_box()["height"]
    assert page.locator(".gp-prompt-token").last.bounding_box()["y"] < end
    assert prompt.get_attribute("tabindex") == "0", "it scrolls, with the keyboard too"
    button.click()
    assert prompt.get_attribute("tabindex") is None
    assert (button.inner_text(), button.get_attribute("aria-expanded")) == ("Show less of the prompt", "true")
    assert prompt.bounding_box()["height"] > 2 * folded
    feed(page, lines(asked(121).events()))
    assert button.get_attribute("aria-expanded") == "true"  # what was chosen holds for the next run
    button.click()
    assert prompt.bounding_box()["height"] == folded


def test_the_text_begins_and_ends_at_the_edges_of_its_pane(show):
    page = show(export_html(run()))
    text, written = (page.locator(f".gp-tokens {name}").bounding_box() for name in (".gp-text", ".gp-written"))
    assert 0 <= written["y"] - text["y"] < 8 and written["height"] > 40


def test_a_short_prompt_is_not_folded(show):
    page = show(EMPTY)
    feed(page, lines(asked(30).events()))
    assert not page.locator(".gp-unfold").count()


# ---------------------------------------------------------------------------------------------------- finished rows

ALONE = f"""<!doctype html><html class="gp-standalone"><meta charset="utf-8">
<style>{css_variables()}{styles_of([PANES["tokens"]])}</style>{page_head()}
<body><div id="pane">{PANES["tokens"].template}</div>
<script>GenerationPlayground.mount('tokens', document.getElementById('pane'));</script>"""
PLAIN = ALONE.replace("static LOOSE=150", "static LOOSE=1e9")  # the same page, with one long paragraph
RECTS = """() => {
  const text = document.querySelector('.gp-text');
  const {left, top} = text.getBoundingClientRect();
  const seen = [...text.querySelectorAll('.gp-ink, .gp-stop')].map((ink) => [...ink.getClientRects()].map((rect) =>
    [rect.left - left, rect.top - top + text.scrollTop, rect.width, rect.height]));
  return [...seen, [[text.scrollHeight]]];
}"""
TEXTS = {
    "a story": made.STORY * 8,
    "long words": ["x" * 30, " y" * 20, "—" * 40, "“", "z" * 60, ".", "\n"] * 60,
    "split characters": [" a", " \\xf0\\x9f", "\\xa6", "\\x8a", " ran"] * 140,
    "no spaces": ["狐", "狸", "住在", "桥", "下", "，", "每", "天", "晚上", "数星星", "。", "“", "谁", "？", "”"] * 40,
    "right to left": ["كان", " هناك", " ثعلب", " 12", " صغير", "،", " fox", "\n"] * 60,
    "spaces": [" ", "  a", "b ", "\t", "c", " \n", "\n\n", " d", "e", "\r"] * 50,
}
PIECES = {"split characters": [" a", " ", "", "🦊", " ran"] * 140}


def log_of(name: str) -> list[str]:
    steps = made.steps(TEXTS[name], pieces=PIECES.get(name))
    return [event_to_line(event) for event in (made.started(), *map(Stepped, steps))]


def grown(show, html: str, log: list[str], width: int, each: int):
    """A page that was given its log in parts, as it comes."""
    page = show(html, viewport={"width": width, "height": 800})
    for end in [*range(each, len(log), each), len(log)]:
        feed(page, "".join(log[:end]))
    return page


def assert_same_places(page, plain) -> None:
    """Every ink is where it is on the other page, to a pixel's rounding."""
    here, there = page.evaluate(RECTS), plain.evaluate(RECTS)
    assert [len(rects) for rects in here] == [len(rects) for rects in there]
    for number, (mine, its) in enumerate(zip(itertools.chain(*here), itertools.chain(*there), strict=True)):
        assert mine == pytest.approx(its, abs=1), f"rectangle {number}"


def blocks(page) -> int:
    return page.locator(".gp-rows").count()


@pytest.mark.parametrize("width", [390, 1000])
@pytest.mark.parametrize("name", mostly_slow(TEXTS, lambda name: name in ("a story", "right to left")))
def test_finished_rows_look_as_one_paragraph_does(show, name, width):
    log = log_of(name)
    page = grown(show, ALONE, log, width, 90)
    plain = grown(show, PLAIN, log, width, len(log))
    assert blocks(page) >= 2 and blocks(plain) == 0
    assert_same_places(page, plain)
    assert tokens(page) == tokens(plain)
    copied = """() => {
      getSelection().selectAllChildren(document.querySelector('.gp-text'));
      return String(getSelection());
    }"""
    assert page.evaluate(copied) == plain.evaluate(copied)


@pytest.mark.slow
def test_a_row_is_finished_anew_where_the_width_changes(show):
    log = log_of("a story")
    page = grown(show, ALONE, log, 1000, 60)
    plain = grown(show, PLAIN, log, 1000, len(log))
    for width in (500, 1200):
        for each in (page, plain):
            each.set_viewport_size({"width": width, "height": 800})
            settle(each)
        assert_same_places(page, plain)
        page.wait_for_selector(".gp-rows", state="attached")
        assert_same_places(page, plain)


@pytest.mark.parametrize("last", one_in(2, [" so", " قال"]))
def test_a_long_prompt_has_finished_rows_too_and_the_text_goes_on_in_its_last(show, last):
    words = [*made.STORY * 4, last]
    prompt = [Token(i, text, text) for i, text in enumerate(words)]
    steps = made.steps([" 12", " and", *made.STORY * 4])
    log = [event_to_line(event) for event in (made.started(prompt_tokens=prompt), *map(Stepped, steps))]
    page = grown(show, ALONE, log, 700, 80)
    plain = grown(show, PLAIN, log, 700, len(log))
    assert page.locator(".gp-prompt .gp-rows").count() >= 2 and page.locator(".gp-line-body .gp-rows").count() >= 1
    assert_same_places(page, plain)


@pytest.mark.slow
@pytest.mark.parametrize("seen", [0, 7, 150, 333])
def test_rows_are_undone_where_tokens_go(show, seen):
    """Tokens are taken away, and others come, as when another beam takes the lead."""
    log = log_of("a story")
    page = grown(show, ALONE, log, 1000, 60)
    plain = grown(show, PLAIN, log, 1000, len(log))
    for limit in (seen, None):
        for each in (page, plain):
            each.evaluate("(limit) => GenerationPlayground.log('main').hide(limit)", limit)
            settle(each)
        assert len(tokens(page)) == (len(log) - 1 if limit is None else limit)
        assert_same_places(page, plain)


@pytest.mark.slow
def test_what_is_laid_out_again_does_not_grow_with_the_text(show):
    log = log_of("a story")
    page = show(ALONE)
    most = []
    for end in range(20, len(log), 20):
        feed(page, "".join(log[:end]))
        most.append(page.evaluate("() => document.querySelectorAll('.gp-line-body > :not(.gp-rows, wbr)').length"))
    assert max(most) < 250 < len(log)


@pytest.mark.slow
def test_arrows_go_from_row_to_row_across_blocks(show):
    page = grown(show, ALONE, log_of("a story"), 390, 60)
    page.locator(".gp-text .gp-token").first.focus()
    top = """() => document.activeElement.querySelector('.gp-ink').getBoundingClientRect().top + scrollY
        + document.querySelector('.gp-text').scrollTop"""
    tops = []
    for _ in range(40):
        tops.append(page.evaluate(top))
        page.keyboard.press("ArrowDown")
    assert {round(later - earlier) for earlier, later in itertools.pairwise(tops)} <= {29, 30}  # one row


# ---------------------------------------------------------------------------------------------------- the prompt


def prompt_tokens(page):
    return page.locator(".gp-prompt .gp-prompt-token")


def test_the_prompt_is_shaded_once_it_was_read(show):
    page = show(EMPTY)
    log = [event_to_line(event) for event in run().events()]
    feed(page, "".join(log[:-2]))
    shaded = page.locator(".gp-prompt [style]")
    assert shaded.count() == 0
    labels = "all => all.map((token) => token.getAttribute('aria-description'))"
    waiting = prompt_tokens(page).evaluate_all(labels)
    assert waiting[0] == "prompt token 1, nothing comes before it: it has no probability"
    assert waiting[1] == "prompt token 2, its probability is read when the text ends"
    feed(page, "".join(log))
    assert shaded.count() == len(PROMPT) - 1
    known = prompt_tokens(page).evaluate_all(labels)
    assert known[0] == waiting[0]
    assert all(" of 2,000, surprisal " in label for label in known[1:])
    assert page.locator(".gp-prompt").text_content() == "".join(PROMPT_PIECES)


def test_a_prompt_that_was_not_read_says_so(show):
    page = show(export_html(run(read=False)))
    label = prompt_tokens(page).nth(2).get_attribute("aria-description")
    assert label == "prompt token 3, its probability was not read"


def test_spaces_and_bytes_of_the_prompt_are_visible(show):
    page = show(export_html(run()))
    assert page.locator(".gp-prompt .gp-space").evaluate_all("all => all.map((s) => s.dataset.mark)") == ["↵"]
    group = page.locator(".gp-prompt .gp-bytes")
    assert group.locator(".gp-ink").evaluate_all("all => all.map((ink) => ink.dataset.bytes || ink.textContent)") == [
        "F0 9F", "A6", "🦊",
    ]  # fmt: skip


@pytest.mark.slow
def test_tokens_of_the_prompt_are_pressed_and_walked_like_the_others(show):
    page = show(export_html(run()))
    prompt_tokens(page).nth(7).click()
    settle(page)
    assert place(page) == "·time prompt token 8 of 8"
    assert prompt_tokens(page).nth(7).get_attribute("aria-pressed") == "true"
    page.keyboard.press("ArrowRight")
    settle(page)
    assert place(page) == "·there token 1 of 60"
    for key in ("Home", "ArrowLeft"):
        page.keyboard.press(key)
    settle(page)
    assert place(page) == "·upon prompt token 2 of 8"  # the first has nothing to show but its card
    assert "nothing comes before it" in page.locator(".gp-card").inner_text()
    assert "Once" in page.evaluate("() => document.activeElement.textContent")


def test_the_prompt_is_told_apart_without_colour(show):
    page = show(export_html(run(given=3)))
    line = "(ink) => { const style = getComputedStyle(ink); return style.borderBottomStyle; }"
    assert prompt_tokens(page).nth(1).locator(".gp-ink").evaluate(line) == "solid"
    generated = page.locator(".gp-text .gp-token .gp-ink")
    assert [generated.nth(i).evaluate(line) for i in (0, 2, 3)] == ["dashed", "dashed", "none"]
    legend = page.locator(".gp-marks").first
    assert legend.inner_text().split("\n") == ["prompt", "given, not chosen"]
    assert [legend.locator(".gp-ink").nth(i).evaluate(line) for i in range(2)] == ["solid", "dashed"]


@pytest.mark.parametrize(
    ("given", "only", "marked"), one_in(2, [(0, False, False), (4, False, True), (60, True, False)])
)
def test_given_tokens_are_marked_but_not_in_a_text_that_is_only_read(show, given, only, marked):
    page = show(export_html(run(given=given, only_given=only)))
    assert page.locator(".gp-mark-given").is_visible() == marked
    first = page.locator(".gp-text .gp-token").first
    assert first.get_attribute("aria-description").endswith("given, not chosen") == marked
    first.hover()
    assert ("given, not chosen" in page.locator(".gp-card").inner_text()) == marked
    assert (page.locator(".gp-has-given").count() == 1) == marked


@pytest.mark.parametrize("special", ["<|endoftext|>", "</s>", "[SEP]"])
def test_a_special_token_stays_whole_where_the_text_is_written_from_right_to_left(show, special):
    page = show(ALONE)
    words = ["كان", " هناك", " ثعلب", special]
    begun = made.started(prompt_tokens=[Token(0, special, None), Token(1, "مرة", "مرة")])
    written = made.steps(words, pieces=[*words[:3], None])
    feed(page, "".join(event_to_line(event) for event in (begun, *map(Stepped, written))))
    lefts = page.evaluate("""() => [...document.querySelectorAll('.gp-special')].map((ink) => {
      const range = document.createRange();
      return [...ink.firstChild.data].map((_, i) => {
        range.setStart(ink.firstChild, i);
        range.setEnd(ink.firstChild, i + 1);
        return range.getBoundingClientRect().left;
      });
    })""")
    assert page.evaluate("() => getComputedStyle(document.querySelector('.gp-text')).direction") == "rtl"
    assert len(lefts) == 2 and all(each == sorted(each) for each in lefts)


def test_a_given_token_that_the_processors_removed_says_so(show):
    trace = run(given=1)
    chosen = trace.steps[0].chosen
    change(chosen, logprob=None, rank=None)
    change(chosen, removed_by="TopKLogitsWarper")
    page = show(export_html(trace))
    token = page.locator(".gp-text .gp-token").first
    assert "token 1, removed by top-k, " in token.get_attribute("aria-description")
    assert shade_of(token) == f"var(--gp-heat-{level(1 - math.exp(chosen.raw_logprob))})"  # the model's own
    choose_shade(page, "uncertainty")
    assert shade_of(token) == f"var(--gp-heat-{uncertainty(trace.steps[0])})"
    token.hover()
    assert "removed by top-k" in page.locator(".gp-card-facts").inner_text()


# ---------------------------------------------------------------------------------------------------- the card


def test_the_card_tells_what_was_thought_of_a_token(show):
    trace = made.sampled()
    page = show(export_html(trace))
    step = trace.steps[4]
    page.locator(".gp-text .gp-token").nth(4).hover()
    card = page.locator(".gp-card")
    text = card.inner_text()
    assert text.startswith("·red") and f"token 5, id {step.chosen.token_id}" in text
    assert "Probability after the processors" in text and "before the processors" in text
    assert "Rank of 2,000" in text and "Surprisal" in text and " bits" in text
    rows = card.locator("li")
    shown = sorted(step.candidates, key=lambda c: -max(c.raw_logprob, c.logprob if c.kept else -99))[:5]
    assert rows.locator(".gp-card-word").all_inner_texts()[:5] == [
        c.text.replace(" ", "·").replace("\n", "↵") for c in shown
    ]
    assert rows.locator(".gp-card-sign").all_inner_texts().count("▶") == 1
    page.mouse.move(2, 2)
    assert not card.is_visible()


def test_the_card_greys_what_was_removed_and_says_by_what(show):
    trace = made.sampled()
    first = trace.steps[0].candidates[0]
    chosen = trace.steps[0].candidates[1]
    change(trace.steps[0], chosen=chosen)
    change(first, raw_logprob=-0.3, logprob=None, rank=None, removed_by="NoBadWordsLogitsProcessor")
    page = show(export_html(trace))
    page.locator(".gp-text .gp-token").first.hover()
    removed = page.locator(".gp-card-removed").first
    assert "removed by" in removed.inner_text() and removed.locator(".gp-card-after").count() == 0
    assert removed.locator(".gp-card-sign").inner_text() == "✕"
    assert page.locator(".gp-card-chosen .gp-card-word").inner_text() == chosen.text.replace(" ", "·")


@pytest.mark.parametrize("size", [(390, 640), (1000, 500), (320, 420)])
def test_the_card_stays_in_the_window_and_takes_no_presses(show, size):
    page = show(export_html(made.sampled()), viewport=dict(zip(("width", "height"), size, strict=True)))
    card = page.locator(".gp-card")
    for index in (0, 9, 30, 59):
        token = page.locator(".gp-text .gp-token").nth(index)
        token.hover()
        box = card.bounding_box()
        assert box["x"] >= 0 and box["x"] + box["width"] <= size[0]
        assert box["y"] >= 0 and box["y"] + box["height"] <= size[1]
        under = "([x, y]) => Boolean(document.elementFromPoint(x, y).closest('.gp-card'))"
        assert not page.evaluate(under, [box["x"] + box["width"] / 2, box["y"] + box["height"] / 2])
        token.click()
        settle(page)
        assert place(page).endswith(f" token {index + 1} of 60")
        assert not card.is_visible()  # the panes beside the text say all of it now


@pytest.mark.slow
def test_the_card_follows_the_focus_where_no_pane_tells_of_a_token_and_escape_hides_it(show):
    page = show(export_html(run()))
    card = page.locator(".gp-card")
    prompt_tokens(page).first.focus()
    page.keyboard.press("ArrowRight")  # panes beside the text tell of this one
    settle(page)
    assert not card.is_visible()
    page.keyboard.press("ArrowLeft")
    settle(page)
    assert card.is_visible() and "nothing comes before it" in card.inner_text()
    page.keyboard.press("Escape")
    assert not card.is_visible()
    for key in ("ArrowRight", "ArrowLeft"):
        page.keyboard.press(key)
        settle(page)
    assert card.is_visible()
    page.locator("h1").focus()
    page.evaluate("document.activeElement.blur()")
    settle(page)
    assert not card.is_visible()


def test_escape_hides_the_card_under_the_pointer_until_it_leaves(show):
    page = show(export_html(made.sampled()))
    card = page.locator(".gp-card")
    box = page.locator(".gp-text .gp-token").nth(3).bounding_box()
    page.mouse.move(box["x"] + 12, box["y"] + 12)
    assert card.is_visible()
    page.keyboard.press("Escape")
    page.mouse.move(box["x"] + 14, box["y"] + 12)
    assert not card.is_visible()
    page.locator(".gp-text .gp-token").nth(5).hover()
    assert card.is_visible()


@pytest.mark.slow
def test_a_touch_selects_and_shows_no_card(show):
    page = show(export_html(run()), has_touch=True, viewport={"width": 390, "height": 800})
    page.locator(".gp-text .gp-token").nth(3).tap()
    settle(page)
    assert place(page) == "·small token 4 of 60"
    assert not page.locator(".gp-card").is_visible()
    prompt_tokens(page).first.tap()  # which no other pane can tell of
    assert "nothing comes before it" in page.locator(".gp-card").inner_text()


@pytest.mark.slow
def test_the_card_is_redrawn_with_the_unit_and_gone_with_the_run(show):
    page = show(EMPTY)
    feed(page, lines(list(made.sampled().events())))
    page.locator(".gp-text .gp-token").nth(3).hover()
    page.evaluate("GenerationPlayground.log('main').setUnit('nats')")
    settle(page)
    assert " nats" in page.locator(".gp-card").inner_text()
    feed(page, lines(list(run().events())))
    assert not page.locator(".gp-card").is_visible()


def test_model_text_in_the_card_is_inert(show):
    evil = "<img src=x onerror='window.hit=1'>"
    page = show(export_html(made.sampled([evil])))
    page.locator(".gp-text .gp-token").hover()
    assert page.locator(".gp-card-head").inner_text().startswith(evil.replace(" ", "·"))
    assert page.evaluate("window.hit") is None and page.locator(".gp-card img").count() == 0


# ---------------------------------------------------------------------------------------------------- what is in sight

LONG = made.STORY * 6
PLACE = """() => {
  const text = document.querySelector('.gp-text'), box = text.getBoundingClientRect();
  const last = [...text.querySelectorAll('.gp-token')].at(-1).getBoundingClientRect();
  return {top: text.scrollTop, most: text.scrollHeight - text.clientHeight,
    seen: last.top >= box.top && last.bottom <= box.bottom + 1 && last.bottom <= innerHeight};
}"""


def stepped(length: int, request: dict, reason: str = "length") -> str:
    """The log of a run whose text is this long, of which all but the last token were given."""
    steps = made.steps(LONG[:length])
    for step in steps[:-1]:
        change(step, given=True)
    return lines([made.started(request=request), *map(Stepped, steps), made.finished(("x", reason), tokens=length)])


def feed_turn(page, text: str, turn: int) -> None:
    page.evaluate("([text, turn]) => GenerationPlayground.feed('main', text, turn)", [text, turn])
    settle(page)


@pytest.mark.parametrize("height", [500, 900])
def test_the_token_that_was_asked_for_comes_into_sight(show, height):
    page = show(EMPTY, viewport={"width": 900, "height": height})
    size = len(LONG) - 3
    for turn, length in enumerate(range(size, len(LONG) + 1), 1):
        request = {"given": list(range(length - 1)), "config": {"max_new_tokens": length}}
        feed_turn(page, stepped(length, request, "step" if length < len(LONG) else "length"), turn)
        place = page.evaluate(PLACE)
        assert place["seen"], place
        assert place["most"] > 100
        page.evaluate("() => { document.querySelector('.gp-text').scrollTop = 0; scrollTo(0, 0); }")
        settle(page)


# Reads of the layout while panes draw: each after a write would have the browser work the layout out at once.
COUNT_READS = """(names) => {
  window.reads = [];
  let drawing = false;
  const ask = window.requestAnimationFrame.bind(window);
  window.requestAnimationFrame = (call) => ask((time) => {
    drawing = window.drew = true;
    try { call(time); } finally { drawing = false; }
  });
  for (const [kind, name] of names) {
    const {prototype} = window[kind];
    const {get, value} = Object.getOwnPropertyDescriptor(prototype, name);
    const read = function (...given) {
      if (drawing) reads.push(name);
      return get ? get.call(this) : value.apply(this, given);
    };
    Object.defineProperty(prototype, name, {...Object.getOwnPropertyDescriptor(prototype, name), ...(get ? {get: read} : {value: read})});
  }
}"""  # noqa: E501
LAYOUT = [
    *(("Element", name) for name in ("clientWidth", "clientHeight", "scrollHeight", "scrollTop")),
    *(("Element", name) for name in ("getBoundingClientRect", "getClientRects", "scrollIntoView")),
    *(("HTMLElement", name) for name in ("offsetParent", "offsetWidth", "offsetHeight", "offsetTop", "innerText")),
]


def test_a_text_that_grows_is_followed_without_a_read_of_the_layout_as_it_is_drawn(show):
    page = show(EMPTY, viewport={"width": 900, "height": 500})
    log = lines([made.started(), *map(Stepped, made.steps(LONG))]).splitlines(keepends=True)
    feed_turn(page, "".join(log[:300]), 1)
    page.evaluate(COUNT_READS, LAYOUT)
    for end in range(310, 363, 10):
        feed_turn(page, "".join(log[:end]), 1)
    assert page.evaluate("[window.drew, window.reads]") == [True, []]
    place = page.evaluate(PLACE)
    assert place["top"] == pytest.approx(place["most"], abs=1) and place["most"] > 100
    assert page.locator(".gp-text .gp-kept-rows").count() > 1


def test_a_text_that_was_followed_to_its_end_is_read_from_its_beginning(show):
    page = show(EMPTY, viewport={"width": 900, "height": 500})
    log = lines([made.started(), *map(Stepped, made.steps(LONG))]).splitlines(keepends=True)
    ended = lines([made.finished(("x", "length"), tokens=len(LONG))])
    feed_turn(page, "".join(log[: len(log) // 2]), 1)
    feed_turn(page, "".join(log), 1)
    place = page.evaluate(PLACE)
    assert place["top"] == pytest.approx(place["most"], abs=1) and place["most"] > 100
    feed_turn(page, "".join(log) + ended, 1)
    assert page.evaluate(PLACE)["top"] == 0
    feed_turn(page, "".join(log[: len(log) // 2]), 2)
    page.evaluate("() => { document.querySelector('.gp-text').scrollTop = 30; }")  # the person reads there
    settle(page)
    feed_turn(page, "".join(log), 2)
    feed_turn(page, "".join(log) + ended, 2)
    assert page.evaluate(PLACE)["top"] == 30


# ---------------------------------------------------------------------------------------------------- shades


def shade_of(token) -> str:
    """The colour of a token's ink, by its name."""
    return token.locator(".gp-ink").evaluate("(ink) => ink.style.backgroundColor")


def level(share: float) -> int:
    """The level of a scale for a share of its end, rounded as JavaScript rounds."""
    return math.floor(10 * min(1.0, share) + 0.5)


def uncertainty(step: Step) -> int:
    """The level of a token whose model was that undecided: 8 bits are the end of the scale."""
    return level(step.distribution.entropy_before / math.log(2) / 8)


def legend(page) -> str:
    """What the scale says."""
    return " ".join(page.locator(".gp-scale > span:not(.gp-ramp)").all_inner_texts())


def test_a_text_is_shaded_by_the_probability_of_each_token(show):
    trace = run()
    chances = [1.0, 0.96, 0.94, 0.5, 0.04, 1e-9]
    for step, chance in zip(trace.steps, chances, strict=False):
        change(step.chosen, logprob=math.log(chance))
    page = show(export_html(trace))
    assert page.locator(".gp-shade").input_value() == "probability"
    shades = [shade_of(page.locator(".gp-text .gp-token").nth(i)) for i in range(len(made.STORY))]
    assert shades == [f"var(--gp-heat-{level(1 - math.exp(step.chosen.logprob))})" for step in trace.steps]
    assert shades[:6] == [f"var(--gp-heat-{number})" for number in (0, 0, 1, 5, 10, 10)]
    known = [shade_of(prompt_tokens(page).nth(step.index)) for step in trace.prompt_steps]
    read = [level(1 - math.exp(step.chosen.raw_logprob)) for step in trace.prompt_steps]  # nothing was drawn there
    assert known == [f"var(--gp-heat-{number})" for number in read]
    assert legend(page) == "100% 0%"
    assert page.locator(".gp-shade-note").inner_text() == "A strong colour means an unlikely word."
    colours = page.locator(".gp-ramp i").evaluate_all("all => all.map((part) => part.style.backgroundColor)")
    assert colours == [f"var(--gp-heat-{number})" for number in range(11)]  # from the certain to the impossible


def test_a_text_can_be_shaded_by_the_uncertainty_before_each_token(show):
    trace = run()
    entropies = [0.0, 0.04, 0.05, 3.8, 8.0, 9.5]  # bits
    for step, bits in zip(trace.steps, entropies, strict=False):
        change(step.distribution, entropy_before=bits * math.log(2))
    page = show(export_html(trace))
    choose_shade(page, "uncertainty")
    assert page.locator(".gp-shade-note").count() == 0  # the ends of the scale say it
    shades = [shade_of(page.locator(".gp-text .gp-token").nth(i)) for i in range(len(made.STORY))]
    assert shades == [f"var(--gp-heat-{uncertainty(step)})" for step in trace.steps]
    assert shades[:6] == [f"var(--gp-heat-{number})" for number in (0, 0, 0, 5, 10, 10)]
    known = [shade_of(prompt_tokens(page).nth(step.index)) for step in trace.prompt_steps]
    assert known == [f"var(--gp-heat-{uncertainty(step)})" for step in trace.prompt_steps]
    assert legend(page) == "certain, 0 bits uncertain, 8+ bits"
    page.evaluate("GenerationPlayground.chooseUnit('nats')")
    settle(page)
    assert legend(page) == "certain, 0.0 nats uncertain, 5.5+ nats"
    page.locator(".gp-scale").focus()
    tip = page.locator(".gp-tokens .gp-tip")
    assert tip.locator("p").first.inner_text() == (
        "How uncertain the model was before this token: the entropy of its distribution, before the processors."
    )
    assert page.locator(".gp-scale").get_attribute("aria-describedby") == tip.get_attribute("id")


def test_a_token_that_was_chosen_by_hand_leaves_the_shade_as_it_was(show):
    page = show(EMPTY)
    feed_turn(page, stepped(3, {"given": [1, 2], "config": {"max_new_tokens": 3}}, "step"), 1)
    assert page.locator(".gp-shade").input_value() == "probability"
    feed_turn(page, stepped(3, {"given": [1, 2, 5], "only_given": True}, "given"), 2)
    assert page.locator(".gp-shade").input_value() == "probability"
    feed_turn(page, stepped(3, {"given": "a text", "only_given": True}, "given"), 3)
    assert page.locator(".gp-shade").input_value() == "surprisal"


def test_a_text_that_was_only_read_is_shaded_by_its_surprisal(show):
    trace = run(given=60, only_given=True)
    page = show(export_html(trace))
    assert page.locator(".gp-shade").input_value() == "surprisal"
    shades = [shade_of(page.locator(".gp-text .gp-token").nth(i)) for i in range(len(made.STORY))]
    levels = [level(-step.chosen.raw_logprob / math.log(2) / 10) for step in trace.steps]
    assert shades == [f"var(--gp-heat-{number})" for number in levels] and len(set(levels)) > 3
    assert legend(page) == "expected, 0 bits surprising, 10+ bits"


def test_a_shade_that_was_chosen_stays_for_the_next_run(show):
    page = show(EMPTY)
    feed(page, lines(list(run().events())))
    assert page.locator(".gp-shade").input_value() == "probability"
    feed(page, "")
    feed(page, lines(list(run(given=60, only_given=True).events())))
    assert page.locator(".gp-shade").input_value() == "surprisal"  # nobody has chosen yet
    choose_shade(page, "rank")
    feed(page, "")
    feed(page, lines(list(run().events())))
    assert page.locator(".gp-shade").input_value() == "rank"
    assert page.locator(".gp-scale .gp-chip").count() == 5


def ranked(*ranks: int) -> Trace:
    trace = made.sampled(made.STORY[: len(ranks)])
    for step, rank in zip(trace.steps, ranks, strict=True):
        change(step.chosen, rank=rank)
    return trace


@pytest.mark.slow
def test_ranks_differ_in_shape_as_well(show):
    page = show(export_html(ranked(1, 2, 10, 11, 100, 101, 1000, 1001)))
    choose_shade(page, "rank")
    size = "all => all.map((ink) => getComputedStyle(ink).backgroundSize)"
    bars = page.locator(".gp-text .gp-token .gp-ink").evaluate_all(size)
    low, second, third, fourth, last = "0px 0px", "2px 25%", "2px 50%", "2px 75%", "2px 100%"
    assert bars == [low, second, second, third, third, fourth, fourth, last]
    chips = page.locator(".gp-scale .gp-chip")
    assert chips.all_inner_texts() == ["top 1", "top 10", "top 100", "top 1000", "beyond"]
    assert chips.evaluate_all(size) == [low, second, third, fourth, last]
    choose_shade(page, "entropy")
    assert page.locator(".gp-text [data-rank]").count() == 0


# [colour, background] of every letter and mark on a shade
COLOURS = """() => {
  const hex = (colour) => '#' + colour.match(/[0-9]+/g).slice(0, 3)
    .map((value) => Number(value).toString(16).padStart(2, '0')).join('');
  const pair = (node, ink, part) =>
    [getComputedStyle(node, part).color, getComputedStyle(ink).backgroundColor].map(hex);
  const inks = [...document.querySelectorAll('.gp-text .gp-ink[style], .gp-chip')];
  const marks = [...document.querySelectorAll('.gp-text .gp-ink[style] .gp-space')];
  return [
    ...inks.map((ink) => pair(ink, ink)),
    ...marks.map((mark) => pair(mark, mark.closest('.gp-ink'), '::before')),
  ];
}"""


@pytest.mark.parametrize("scheme", one_in(2, ["light", "dark"]))
def test_every_letter_is_readable_on_every_shade(show, scheme):
    page = show(export_html(run(given=3)), color_scheme=scheme)
    meanings = set()
    shades = page.locator(".gp-shade option").evaluate_all("all => all.map((option) => option.value)")
    assert shades == ["probability", "raw", "uncertainty", "entropy", "surprisal", "rank"]
    for shade in shades:
        choose_shade(page, shade)
        page.locator(".gp-scale").hover()
        meanings.add(page.locator(".gp-tokens .gp-tip").inner_text())
        pairs = page.evaluate(COLOURS)
        assert len(pairs) > len(made.STORY) + len(PROMPT)
        assert min(contrast(*pair) for pair in pairs) >= 4.5
        page.mouse.move(0, 0)
    assert len(meanings) == len(shades) and min(map(len, meanings)) > 30
