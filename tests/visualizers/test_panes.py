"""The panes in a real browser: what is drawn, what is inert, what keys and presses do, and how it looks."""

from __future__ import annotations

import re

import pytest

from playground.trace import Diagnostic, Failed, Stepped, Token, Trace
from tests.support.changing import change
from tests.support.slow import one_in
from tests.visualizers import made
from tests.visualizers.reading import EMPTY, choose_shade, choose_unit, feed, lines, open_tab, place, settle, tokens
from visualizers.export import export_html
from visualizers.palette import surface

# ---------------------------------------------------------------------------------------------------- drawing


def test_a_run_is_drawn(show):
    trace = made.sampled()
    page = show(export_html(trace))
    assert tokens(page) == made.STORY
    assert page.locator(".gp-prompt").inner_text() == "Once upon a time,"
    open_tab(page, "Curves")
    assert page.locator(".gp-curve .gp-reading").get_attribute("aria-valuemax") == str(len(made.STORY))
    pairs = "all => all.map((f) => ['dt', 'dd'].map((tag) => f.querySelector(tag).textContent))"
    figures = dict(page.eval_on_selector_all(".gp-figure", pairs))
    assert figures == {
        "Tokens": "60",
        "Per second": "49.6",
        "First token": "20 ms",
        "Stopped by": "the length limit",
        "Seed": "7",
    }
    assert "Finished" in page.locator(".gp-status").inner_text()


@pytest.mark.parametrize(
    ("changes", "draws"),
    [
        ({"mode": "greedy_search", "effective": {"do_sample": False}}, False),
        ({"mode": "custom", "effective": {"do_sample": False}}, True),
        ({"mode": "assisted_generation"}, True),
    ],
)
def test_the_seed_is_told_where_something_is_drawn(show, changes, draws):
    trace = made.sampled()
    for name, value in changes.items():
        change(trace.started, **{name: value})
    names = show(export_html(trace)).locator(".gp-figure dt").all_inner_texts()
    assert ("Seed" in names) == draws and "Tokens" in names


def test_how_long_a_model_was_made_ready_is_told(show):
    trace = made.sampled()
    change(trace.started, waits={"queued": 0.01, "download": 5.25, "converting": 18.2, "loading": 1.05})
    page = show(export_html(trace))
    figure = page.locator(".gp-figure").filter(has=page.locator("dt:text-is('Loaded in')"))
    assert figure.locator("dd").inner_text() == "24.5 s"
    figure.focus()
    told = page.locator(".gp-numbers .gp-in-run").text_content()
    assert told.endswith(": downloading 5.25 s, converting the GGUF file 18.2 s, loading 1.05 s.")


def test_whitespace_is_visible(show):
    page = show(export_html(made.sampled([" a", "\n", " ", "  b", "\tc", ".\n\n"])))
    marks = "all => all.map((token) => [...token.querySelectorAll('.gp-space')].map((s) => s.dataset.mark).join(''))"
    assert page.eval_on_selector_all(".gp-text .gp-token", marks) == ["", "↵", "·", "··", "⇥", "↵↵"]
    top = "all => all.map((ink) => ink.getBoundingClientRect().top)"
    tops = page.eval_on_selector_all(".gp-text .gp-token .gp-ink", top)
    assert tops[2] > tops[1] + 10  # the line really breaks
    assert "".join(tokens(page)) == " a\n   b\tc.\n\n"


EVIL = ["<script>window.hit=1</script>", "<img src=x onerror='window.hit=1'>", "${1+1}", "{{value}}", "`", "&lt;b&gt;"]


def test_markup_and_templates_are_inert(show):
    trace = made.sampled(EVIL)
    change(trace.started.prompt_tokens[0], piece=EVIL[1], text=EVIL[1])
    change(trace.started, model=EVIL[0])
    trace.failed = Failed(EVIL[1], EVIL[0], diagnostics=[Diagnostic(EVIL[1], "error", EVIL[0], EVIL[2])])
    page = show(export_html(trace))
    assert tokens(page) == EVIL
    for index, text in enumerate(EVIL):
        page.locator(".gp-text .gp-token").nth(index).click()
        settle(page)
        assert page.locator(".gp-bars .gp-chosen .gp-word").inner_text() == text.replace(" ", "·")
    assert page.evaluate("window.hit") is None
    assert page.locator("main img, main script").count() == 0
    assert EVIL[1] in page.locator(".gp-problem").inner_text()


def test_direction_overrides_are_shown_not_obeyed(show):
    page = show(export_html(made.sampled([" \u202eevil", "a\u200bb"])))
    assert tokens(page) == [" evil", "ab"]
    marks = page.eval_on_selector_all(".gp-text .gp-space", "all => all.map((space) => space.dataset.mark)")
    assert marks == ["U+202E", "U+200B"]


def test_the_bytes_of_a_character_are_one_group(show):
    page = show(export_html(made.split_emoji()))
    groups = page.locator(".gp-bytes")
    assert groups.count() == 2  # the fox, and the byte that waits at the end
    inside = groups.first.locator(".gp-token")
    assert inside.count() == 3
    assert groups.first.inner_text().strip() == "🦊"
    assert [inside.nth(i).locator(".gp-ink").get_attribute("data-bytes") for i in range(3)] == ["F0 9F", "A6", None]
    inside.nth(1).click()
    settle(page)
    assert place(page).endswith(" token 3 of 6")


def test_special_tokens_are_labels(show):
    page = show(export_html(made.several()))
    assert page.locator(".gp-text .gp-token .gp-special").all_inner_texts() == ["<|end|>"]


def test_several_sequences_stand_one_below_the_other(show):
    page = show(export_html(made.several()))
    heads = page.locator(".gp-line-head").all_inner_texts()
    assert [re.sub(r"\s+", " ", head) for head in heads] == [
        "Sequence 1 ■ ended with EOS (end-of-sequence token)",
        "Sequence 2 ■ reached the length limit",
        "Sequence 3 ■ reached the length limit",
    ]
    page.locator(".gp-line").nth(2).locator(".gp-token").nth(4).click()
    settle(page)
    assert place(page).endswith(" token 5 of 20 of sequence 3")


# ---------------------------------------------------------------------------------------------------- candidates


def test_candidates_before_and_after(show):
    trace = made.sampled()
    page = show(export_html(trace))
    page.locator(".gp-text .gp-token").nth(4).click()
    settle(page)
    step = trace.steps[4]
    rows = page.locator(".gp-bars .gp-bar:not([hidden])")
    assert rows.count() == len(step.candidates) + 1
    assert rows.nth(0).locator(".gp-sign").inner_text() == "▶"
    removed = page.locator(".gp-bars .gp-removed:not([hidden])")
    assert removed.count() == sum(not candidate.kept for candidate in step.candidates) > 0
    assert {"removed by top-p", "removed by top-k"} == set(
        removed.locator(".gp-why").all_inner_texts()
    )
    assert "1,990 other tokens" in rows.last.inner_text()
    heads = page.locator(".gp-bars-heads").inner_text()
    assert "chance to be drawn" in heads and "the model’s own" in heads


@pytest.mark.slow
def test_pressing_selects_and_escape_lets_go(show):
    page = show(export_html(made.sampled()))
    open_tab(page, "Curves")
    page.locator(".gp-text .gp-token").nth(2).click()
    settle(page)
    assert page.locator('.gp-token[aria-pressed="true"]').inner_text().strip() == "a"
    assert page.locator(".gp-reading").inner_text().startswith("Token 3,")
    page.keyboard.press("Escape")
    settle(page)
    assert page.locator('.gp-token[aria-pressed="true"]').count() == 0
    assert page.locator(".gp-reading").inner_text().startswith("Token 60,")


# ---------------------------------------------------------------------------------------------------- keyboard


@pytest.mark.parametrize(
    ("keys", "expected"),
    one_in(4, [
        (["ArrowLeft"], ". token 59 of 60"),
        (["ArrowLeft", "ArrowLeft", "ArrowRight"], ". token 59 of 60"),
        (["Home"], "·there token 1 of 60"),
        (["Home", "ArrowRight", "Enter"], "·was token 2 of 60"),
        (["Home", "End"], "” token 60 of 60"),
        (["ArrowLeft", " "], ". token 59 of 60"),
        (["Home", "Escape"], "” newest token 60 of 60"),
    ]),
)
def test_keys_walk_the_text(show, keys, expected):
    page = show(EMPTY)
    feed(page, lines(list(made.sampled().events())))
    page.locator(".gp-text .gp-token[tabindex='0']").focus()
    for key in keys:
        page.keyboard.press(key)
    settle(page)
    assert place(page) == expected
    assert page.locator(".gp-text .gp-token[tabindex='0']").count() == 1


def test_up_and_down_go_to_the_rows_above_and_below(show):
    page = show(export_html(made.sampled()))
    page.locator(".gp-text .gp-token").nth(0).focus()
    page.keyboard.press("ArrowDown")
    settle(page)
    rows = "all => all.map((token) => Math.round(token.getBoundingClientRect().bottom))"
    bottoms = page.eval_on_selector_all(".gp-text .gp-token", rows)
    index = int(re.search(r"token (\d+)", place(page))[1]) - 1
    assert bottoms[index] > bottoms[0] and sorted(set(bottoms)).index(bottoms[index]) == 1


def test_every_control_can_be_reached_and_has_a_name(show):
    page = show(export_html(made.sampled()))

    def reached(*wanted: str) -> None:
        found = []
        for _ in range(40):
            page.keyboard.press("Tab")
            found.append(page.evaluate(
                """() => {
                  const {className, localName} = document.activeElement;
                  const pane = document.activeElement.closest('.gp-pane');
                  return `${className || localName} in ${pane && pane.classList[1]}`;
                }"""
            ))
        for name in wanted:
            assert any(entry.startswith(name) for entry in found), name
        names = page.locator("button, select, input, summary").evaluate_all(
            """all => all.filter((node) => node.checkVisibility()).map((node) =>
              node.getAttribute('aria-label') || node.labels?.[0]?.innerText || node.innerText)"""
        )
        assert len(names) >= 10 and all(names)

    reached("gp-figure", "gp-shade", "gp-scale", "gp-token gp-current", "gp-step gp-back", "gp-row")
    for wanted in ((), ("span in gp-processors",), ("gp-unit", "gp-note gp-reading")):  # after the candidates the draw
        page.locator("[role=tab][aria-selected=true]").focus()
        page.keyboard.press("ArrowRight")
        reached(*wanted)
    label = page.locator(".gp-text .gp-token").nth(5).get_attribute("aria-description")
    numbers = r"token 6, probability [\d.]+%, .*rank \d+ of 2,000, surprisal [\d.]+ bits, entropy [\d.]+ bits$"
    assert re.match(numbers, label)


@pytest.mark.slow
def test_the_curve_is_a_slider(show):
    page = show(export_html(made.sampled()))
    open_tab(page, "Curves")
    plot = page.get_by_role("slider", name="Token on the curve")
    plot.focus()
    page.keyboard.press("Home")
    page.keyboard.press("ArrowRight")
    settle(page)
    assert (plot.get_attribute("aria-valuenow"), plot.get_attribute("aria-valuemax")) == ("2", "60")
    assert place(page) == "·was token 2 of 60"
    page.keyboard.press("End")
    settle(page)
    assert place(page) == "” token 60 of 60"


# ---------------------------------------------------------------------------------------------------- choices


@pytest.mark.parametrize("shade", one_in(3, ["probability", "raw", "rank", "surprisal", "entropy", "uncertainty"]))
def test_shading_has_a_legend_and_reaches_every_token(show, shade):
    page = show(export_html(made.sampled()))
    choose_shade(page, shade)
    backgrounds = page.eval_on_selector_all(".gp-text .gp-ink[style]", "all => all.map((i) => i.style.backgroundColor)")
    assert len(backgrounds) == len(made.STORY)
    assert all(re.fullmatch(r"var\(--gp-heat-(\d|10)\)", value) for value in backgrounds)
    assert len(set(backgrounds)) > 1
    assert page.locator(".gp-scale").inner_text()


@pytest.mark.slow
def test_units_change_everywhere(show):
    page = show(export_html(made.sampled()))
    open_tab(page, "Curves")
    bits = float(re.search(r"surprisal ([\d.]+) bits", page.locator(".gp-reading").inner_text())[1])
    choose_unit(page, "nats")
    nats = float(re.search(r"surprisal ([\d.]+) nats", page.locator(".gp-reading").inner_text())[1])
    assert nats == pytest.approx(bits * 0.6931, abs=0.02)
    page.wait_for_selector(".gp-curve-picture text:has-text('nats')")
    open_tab(page, "Processors")
    assert "nats" in page.locator(".gp-chain").inner_text() and "bits" not in page.locator(".gp-chain").inner_text()
    assert "nats" in page.locator(".gp-text .gp-token").first.get_attribute("aria-description")


# ---------------------------------------------------------------------------------------------------- looks


@pytest.mark.parametrize("name", one_in(3, ["sampled", "several", "assisted", "beams", "failed"]))
def test_a_phone_needs_no_sideways_scrolling(show, name):
    page = show(export_html(getattr(made, name)(), title="a" * 80), viewport={"width": 390, "height": 844})
    assert page.evaluate("() => document.documentElement.scrollWidth") <= 390
    sides = """all => all.filter((pane) => pane.offsetParent).map((pane) => {
      const {left, right} = pane.getBoundingClientRect();
      return [Math.round(left), Math.round(right)];
    })"""
    one_line = ".gp-numbers, .gp-check"  # what became of the run, and whether its scores are the library's
    assert {side for side in map(tuple, page.eval_on_selector_all(f".gp-pane:not({one_line})", sides))} == {(16, 374)}
    begin = page.eval_on_selector_all(one_line, sides)
    assert begin[0][0] == 16 and begin[-1][1] == 374


# Whether nothing lies over the corners of an element, and nothing cuts them off.
CORNERS_IN_SIGHT = """(node) => {
  const {left, right, top, bottom} = node.getBoundingClientRect();
  const corners = [[left + 3, top + 3], [right - 3, top + 3], [left + 3, bottom - 3], [right - 3, bottom - 3]];
  return corners.map(([x, y]) => node.contains(document.elementFromPoint(x, y)));
}"""


@pytest.mark.parametrize("width", one_in(2, [320, 600, 768, 1000]))
def test_meanings_fit_on_the_screen(show, width):
    page = show(export_html(made.assisted()), viewport={"width": width, "height": 800})
    page.click(".gp-numbers summary")  # how fast it was is beside the table
    for name, words in (("Per second", "The tokens of a run over the"), ("Seed", "The number from which all draws")):
        figure = page.locator(".gp-figure").filter(has=page.locator(f"dt:text-is('{name}')"))
        figure.focus()
        meaning = page.locator(".gp-numbers .gp-tip")
        assert meaning.is_visible() and meaning.inner_text().startswith(words)
        box = meaning.bounding_box()
        assert box["x"] >= 0 and box["x"] + box["width"] <= width
        assert all(meaning.evaluate(CORNERS_IN_SIGHT))
    assert page.evaluate("() => document.documentElement.scrollWidth") <= width


def test_a_token_longer_than_the_line_wraps(show):
    page = show(export_html(made.sampled(["x" * 300])), viewport={"width": 390, "height": 844})
    assert page.evaluate("() => document.documentElement.scrollWidth") <= 390


def rgb(colour: str) -> tuple[int, int, int]:
    """#rrggbb as a browser says it."""
    red, green, blue = (int(colour[i : i + 2], 16) for i in (1, 3, 5))
    return red, green, blue


@pytest.mark.parametrize("how", ["system", "class"])
def test_dark_comes_from_the_system_or_from_the_class_that_gradio_sets(show, how):
    colours = """(pane) => {
      const [style, button] = [pane, pane.querySelector('select')].map((node) => getComputedStyle(node));
      return [style.color, style.backgroundColor, button.backgroundColor];
    }"""
    clear = "rgba(0, 0, 0, 0)"  # a pane lies on its page
    page = show(export_html(made.sampled()), color_scheme="dark" if how == "system" else "light")
    if how == "class":
        light = [f"rgb{rgb(surface('text'))}", clear, f"rgb{rgb(surface('raised'))}"]
        assert page.locator(".gp-tokens").evaluate(colours) == light
        page.evaluate("() => document.body.classList.add('dark')")
    dark = [f"rgb{rgb(surface('text', dark=True))}", clear, f"rgb{rgb(surface('raised', dark=True))}"]
    assert page.locator(".gp-tokens").evaluate(colours) == dark
    behind = page.evaluate("() => getComputedStyle(document.documentElement).backgroundColor")
    assert behind == f"rgb{rgb(surface('surface', dark=how == 'system'))}"


@pytest.mark.slow
def test_nothing_moves_for_people_who_asked_for_that(show):
    page = show(export_html(made.sampled()), reduced_motion="reduce")
    transition = "(fill) => getComputedStyle(fill).transitionDuration"
    assert page.locator(".gp-fill").first.evaluate(transition) in ("0s", "")
    assert show(export_html(made.sampled())).locator(".gp-fill").first.evaluate(transition) == "0.12s"


@pytest.mark.slow
def test_an_empty_prompt_shows_the_token_that_the_model_reads(show):
    started = made.started(prompt="", prompt_tokens=[Token(0, "<|endoftext|>", None)])
    steps = map(Stepped, made.steps([" a"]))
    page = show(export_html(Trace.fold([started, *steps, made.finished(("a", "length"), tokens=1)])))
    assert page.locator(".gp-text .gp-prompt .gp-special").all_inner_texts() == ["<|endoftext|>"]
    label = page.locator(".gp-text .gp-prompt-token").first.get_attribute("aria-description")
    assert label.startswith("prompt token 1, ")
