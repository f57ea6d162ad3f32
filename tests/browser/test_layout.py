"""What is in sight without scrolling, on a laptop, a desktop and a phone; how much there is on a first visit; the order
in which the keyboard goes through it; and what axe-core finds."""

from __future__ import annotations

import pytest

from playground.presets.presets import EXAMPLES, PRESETS, Preset
from playground.ui.controls.drawers import drawer_id
from tests.support.browsers import (
    choose,
    expect,
    open_drawer,
    open_view,
    press_in_menu,
    run_another_way,
    run_to_its_end,
    violations,
)
from tests.support.slow import mostly_slow

LAPTOP, DESKTOP, PHONE = (1366, 657), (1920, 1080), (390, 844)
PROJECTOR = (853, 480)  # 1280 x 720 enlarged by half
SIZES = pytest.mark.parametrize(
    "size",
    [
        pytest.param(LAPTOP, id="laptop"),
        pytest.param(DESKTOP, id="desktop", marks=pytest.mark.slow),
        pytest.param(PHONE, id="phone"),
    ],
)

# How many different lines of tokens, and how many rows of candidates, are whole in sight, under nothing else.
IN_SIGHT = """() => {
  const inSight = (node) => {
    const box = node.getBoundingClientRect();
    if (box.top < 0 || box.bottom > innerHeight) return false;
    const there = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    return there && (node.contains(there) || there.contains(node));
  };
  const tokens = [...document.querySelectorAll('#pane-tokens .gp-token')].filter(inSight);
  const rows = [...document.querySelectorAll('#pane-candidates .gp-bars:not(.gp-looked) .gp-row')];
  return {
    lines: new Set(tokens.map((token) => Math.round(token.getBoundingClientRect().top / 10))).size,
    candidates: rows.filter(inSight).length,
    sideways: document.documentElement.scrollWidth - innerWidth,
    scrolled: scrollY,
  };
}"""

# The controls and the words that a person sees, apart from what is the run's own (its tokens, its candidates and the
# sentence on them) and the choices of a closed list.
CONTROLS = """() => [...document.querySelectorAll(
  'button, input, select, textarea, summary, a[href], [role=button], [role=tab], [role=slider]')]
  .filter((node) => node.checkVisibility({visibilityProperty: true, contentVisibilityAuto: true})
    && node.getClientRects().length && !node.closest('.gp-text, .gp-bars, details:not([open]) > :not(summary)'))
  .map((node) => node.id || node.className || node.textContent)"""
WORDS = r"""() => {
  const without = document.createElement('style');  // for a moment, of this page: a copy would start another one
  without.textContent = 'select, .gp-text, .gp-whole, .gp-step-answer, .gp-bars { display: none !important; }';
  document.head.append(without);
  const words = document.body.innerText.match(/[\p{L}\p{N}][\p{L}\p{N}.,_%–-]*/gu);
  without.remove();
  return words;
}"""

# Pairs of things that lie over each other, and texts that are cut off, in the upper part of the page.
CLASHES = """() => {
  const parts = [...document.querySelectorAll('#header h1, #header button, #bar .block, #bar button, .kq-knob, '
    + '.kq-all, #seed, #reuse-seed, #same-luck, #caption, #changed, #run-menu summary, '
    + '#in-short .gp-status, #pane-check summary, #other-ways button, '
    + '#pane-token .gp-where > *')]
    .filter((node) => node.checkVisibility() && node.getClientRects().length
      && getComputedStyle(node).clipPath === 'none'); // or it is for screen readers alone
  const boxes = parts.map((node) => [node, node.getBoundingClientRect()]);
  const found = [];
  for (const [a, one] of boxes) {
    for (const [b, other] of boxes) {
      if (a === b || a.contains(b) || b.contains(a)) continue;
      const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
      if (wide > 2 && high > 2) found.push(`${a.id || a.className} over ${b.id || b.className}`);
    }
  }
  const cut = parts.filter((node) => node.matches('button, h1, summary') && node.scrollWidth > node.clientWidth + 2);
  return [...found, ...cut.map((node) => `cut: ${node.id || node.textContent}`)];
}"""


@pytest.fixture
def first_visit(visit, opening_address):
    """A function that opens the page in a window of this size, as one who has never been here."""

    def open_page(size: tuple[int, int], **options):
        viewport = dict(zip(("width", "height"), size, strict=True))
        page = visit(opening_address, viewport, first_visit=True, **options)
        page.wait_for_selector("#pane-tokens .gp-token[aria-pressed='true']")
        return page

    return open_page


@pytest.fixture
def at_rest(lend_page, opening_address):
    """The same for tests that look, and close what they open: for each size one page."""

    def open_page(size: tuple[int, int]):
        viewport = dict(zip(("width", "height"), size, strict=True))
        page = lend_page(opening_address, f"at rest, {size}", viewport, first_visit=True)
        page.wait_for_selector("#pane-tokens .gp-token[aria-pressed='true']")
        assert page.evaluate("() => [scrollY, document.body.dataset.view, document.body.dataset.drawer ?? '']") == [
            0, "one", ""
        ]  # fmt: skip
        return page

    return open_page


def shorten(page, tokens: int, preset: Preset = PRESETS["nucleus"]) -> None:
    """Let the next run write so many tokens, once the knobs are those of the strategy that was chosen."""
    expect(page.locator("#knob-max_new_tokens-control")).to_have_value(str(preset.config["max_new_tokens"]))
    open_drawer(page, "knobs")
    page.fill("#knob-max_new_tokens-control", str(tokens))
    page.keyboard.press("Escape")


@SIZES
def test_a_recorded_run_is_seen_first_and_then_ones_own_text_and_candidates_together(first_visit, size):
    page = first_visit(size)
    expect(page.locator("#pane-numbers .gp-status")).to_contain_text("Recorded run")
    expect(page.locator("#pane-token .gp-place")).to_contain_text("Ziti")
    seen = page.evaluate(IN_SIGHT)
    least = 6 if size[0] > 700 else 0  # on a phone the text is in sight, and below it one line
    assert seen["lines"] >= (3 if least else 6) and seen["candidates"] >= least and seen["scrolled"] == 0
    if not least:
        assert page.locator("#token-panel").bounding_box()["height"] < 60
    page.fill("#seed input, #seed textarea", "5")
    run_to_its_end(page)  # the first press of Generate takes its place
    expect(page.locator("#pane-numbers .gp-status")).not_to_contain_text("Recorded run")
    page.wait_for_selector("#pane-tokens .gp-token[aria-pressed='true']")
    seen = page.evaluate(IN_SIGHT)
    assert seen["lines"] >= (3 if least else 6) and seen["candidates"] >= least
    assert seen["scrolled"] == 0 and seen["sideways"] <= 0
    assert page.evaluate(CLASHES) == []  # with what stands beside the seed of a run of one's own
    # a press on any token changes what is beside it, in sight
    for number in (2, 6, 11):
        before = page.inner_text("#pane-token .gp-place")
        token = page.locator("#pane-tokens .gp-token").nth(number)
        token.click()
        expect(page.locator("#pane-token .gp-place")).not_to_have_text(before)
        assert page.evaluate(IN_SIGHT)["candidates"] >= 1
        expect(token).to_be_in_viewport()


@pytest.mark.parametrize(("query", "shown"), [("?__theme=light&utm_source=mail", True), ("?prompt=Once", False)])
def test_the_recorded_run_is_shown_unless_the_address_asks_for_another(visit, opening_address, query, shown):
    page = visit(opening_address + query)
    status = expect(page.locator("#pane-numbers .gp-status"))
    (status.to_contain_text if shown else status.not_to_contain_text)("Recorded run")


@pytest.mark.slow
def test_on_a_phone_the_answer_of_a_chat_begins_in_sight(first_visit):
    page = first_visit(PHONE)
    choose(page, "#model", "chat")
    page.get_by_label("Your message").fill("1234567890 1234567890 1234567890 1234")  # short, of many tokens
    run_to_its_end(page)
    expect(page.locator("#pane-tokens .gp-unfold")).to_have_attribute("aria-expanded", "false")
    seen = page.evaluate(IN_SIGHT)
    assert seen["lines"] >= 1 and seen["scrolled"] == 0


@pytest.mark.parametrize(
    ("size", "least"),
    [
        pytest.param(LAPTOP, 6, id="laptop"),
        pytest.param(DESKTOP, 6, id="desktop", marks=pytest.mark.slow),
        pytest.param(PHONE, 4, id="phone"),
        pytest.param(PROJECTOR, 2, id="projector", marks=pytest.mark.slow),
    ],
)
def test_step_by_step_the_button_the_text_and_the_candidates_are_in_sight(first_visit, size, least):
    page = first_visit(size)
    run_another_way(page, "start-steps")
    page.wait_for_function(
        "() => { const log = GenerationPlayground.log('main'); return log.finished && log.numTokens === 1; }"
    )
    for number in (2, 3):
        page.click("#step-on")
        page.wait_for_function(f"() => GenerationPlayground.log('main').lasts[0]?.index === {number - 1}")
    expect(page.locator("#step-on")).to_be_in_viewport(ratio=1)
    seen = page.evaluate(IN_SIGHT)
    assert seen["lines"] >= 1 and seen["candidates"] >= least


@pytest.mark.parametrize("size", [pytest.param(LAPTOP, id="laptop"), pytest.param(DESKTOP, id="desktop"),
                                  pytest.param(PHONE, id="phone")])  # fmt: skip
def test_a_first_visit_has_few_controls_and_few_words(at_rest, size):
    page = at_rest(size)
    page.wait_for_function(r"() => !/\d\.\ds/.test(document.body.innerText)")  # until Gradio's clocks have gone
    controls, words = page.evaluate(CONTROLS), page.evaluate(WORDS)
    assert len(controls) <= 30, controls
    assert len(words) <= 100, " ".join(words)


# What is pressed on the first screen and is not as high and wide as a finger needs. Tokens are parts of a line.
SMALL = """() => [...document.querySelectorAll('button, input, select, textarea, summary, a[href]:not(.gp-skip)')]
  .filter((node) => node.checkVisibility({visibilityProperty: true, contentVisibilityAuto: true})
    && node.getClientRects().length
    && !node.closest('.gp-text, .gp-bars, .gp-token, details:not([open]) > :not(summary)'))
  .map((node) => [node, (node.type === 'checkbox' ? node.closest('label') : node).getBoundingClientRect()])
  .filter(([, {width, height}]) => width < 28 || height < 28)
  .map(([node, {width, height}]) => `${node.id || node.className || node.textContent}: ${width} x ${height}`)"""


@pytest.mark.parametrize("size", [pytest.param(LAPTOP, id="laptop"), pytest.param(PHONE, id="phone")])
def test_what_is_pressed_is_large_enough_for_a_finger(first_visit, size):
    page = first_visit(size)
    assert page.evaluate(SMALL) == []
    choose(page, "#model", "chat")
    page.get_by_label("Your message").fill("What is two plus two?")
    run_to_its_end(page)
    assert page.evaluate(SMALL) == []


def test_the_first_stop_of_the_keyboard_leads_to_the_result(at_rest):
    page = at_rest(LAPTOP)
    page.evaluate("() => { document.activeElement?.blur(); scrollTo(0, 0); }")
    page.mouse.click(2, 2)
    page.keyboard.press("Tab")
    skip = page.get_by_role("link", name="Skip to the result")
    expect(skip).to_be_focused()
    assert skip.bounding_box()["height"] >= 28
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    assert page.evaluate("() => document.getElementById('view-one').contains(document.activeElement)")
    assert "#" not in page.url
    page.evaluate("() => scrollTo(0, 0)")


def test_a_question_mark_lists_the_keys_and_writes_itself_in_a_box(at_rest):
    page = at_rest(LAPTOP)
    page.locator("#prompt textarea").press("?")
    expect(page.locator("#prompt textarea")).to_have_value("Once upon a time?")
    page.fill("#prompt textarea", "Once upon a time")
    listed = page.get_by_role("dialog", name="Keys")
    page.locator("#quick-temperature").focus()
    page.keyboard.press("?")
    expect(listed).to_contain_text("Ctrl+Enter")
    assert violations(page, ".gp-keys-dialog") == []
    page.keyboard.press("Escape")
    expect(listed).to_be_hidden()
    press_in_menu(page, "#header .gp-keys-button")
    expect(listed).to_be_visible()
    listed.get_by_role("button", name="Close").click()
    expect(listed).to_be_hidden()


def test_in_a_chat_too_the_bar_is_one_line_when_the_page_is_scrolled(first_visit):
    page = first_visit(LAPTOP)
    choose(page, "#model", "chat")
    page.get_by_label("Your message").fill("What is two plus two?")
    run_to_its_end(page)
    page.set_viewport_size({"width": 1366, "height": 500})
    bar = "() => document.getElementById('bar').getBoundingClientRect().height"
    whole = page.evaluate(bar)
    assert whole > 100
    page.mouse.move(300, 400)
    page.mouse.wheel(0, 400)
    page.wait_for_function(f"() => ({bar})() < 80")
    page.get_by_label("Your message").focus()  # who writes has all of it
    page.wait_for_function(f"() => ({bar})() > 100")
    page.evaluate("() => { document.activeElement.blur(); scrollTo(0, 0); }")
    page.wait_for_function(f"(whole) => ({bar})() === whole", arg=whole)


@pytest.mark.parametrize(
    "size",
    mostly_slow(
        [(size,) for size in (LAPTOP, DESKTOP, PHONE, (360, 740), (768, 1024), (1200, 700))],
        lambda size: size in (LAPTOP, PHONE),
    ),
)
def test_nothing_overlaps_or_is_cut_and_nothing_scrolls_sideways(at_rest, size):
    page = at_rest(size)
    assert page.evaluate(CLASHES) == []
    assert page.evaluate(IN_SIGHT)["sideways"] <= 0
    page.click("#quick-knobs .kq-all")
    page.wait_for_selector("#knobs .kp-knob:visible")
    assert page.evaluate(IN_SIGHT)["sideways"] <= 0
    page.locator("#knobs .gp-drawer-close").click()


@pytest.mark.parametrize("view", ["Padding", "Choices"])
def test_the_settings_that_apply_in_a_view_stand_below_the_caption_of_a_phone(at_rest, view):
    page = at_rest(PHONE)
    open_view(page, view)
    expect(page.locator("#changed")).to_be_visible()
    assert page.evaluate(CLASHES) == []
    open_view(page, "One run")


@pytest.mark.parametrize(
    "size, scheme",
    [
        pytest.param(LAPTOP, "light", id="laptop-light"),
        pytest.param(PHONE, "dark", id="phone-dark", marks=pytest.mark.slow),
        pytest.param(LAPTOP, "dark", id="laptop-dark", marks=pytest.mark.slow),
        pytest.param(PHONE, "light", id="phone-light", marks=pytest.mark.slow),
    ],
)
def test_axe_finds_nothing(first_visit, size, scheme):
    page = first_visit(size, color_scheme=scheme)
    shorten(page, 24)
    run_to_its_end(page)
    assert violations(page) == []
    for drawer in ("knobs", "sharing"):
        open_drawer(page, drawer)
        page.wait_for_timeout(200)  # milliseconds, until it is drawn
        assert violations(page, f"#{drawer_id(drawer)}") == [], drawer
        page.keyboard.press("Escape")


@pytest.mark.slow
@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize(
    "view",
    ["Side by side", "Sweep", "Many samples", "Drafts", "Watermarks", "Precision", "Padding", "Choices", "Serving",
     "Models"],
)  # fmt: skip
def test_axe_finds_nothing_in_the_other_views(first_visit, view, scheme):
    page = first_visit(LAPTOP, color_scheme=scheme)
    open_view(page, view)
    page.wait_for_timeout(500)
    assert violations(page) == []


def test_the_keyboard_goes_through_the_page_in_reading_order(at_rest):
    page = at_rest(LAPTOP)
    page.evaluate("() => { document.activeElement?.blur(); scrollTo(0, 0); }")
    page.mouse.click(2, 2)
    rows = ["header", "bar", "quick", "in-short", "text-column", "token-panel"]  # from the top
    seen: list[str] = []
    places: dict[str, list[tuple[int, int]]] = {row: [] for row in rows}
    for _ in range(60):
        page.keyboard.press("Tab")
        at, left, top = page.evaluate(
            """(rows) => {
              const node = document.activeElement;
              const {left, top} = node.getBoundingClientRect();
              return [rows.find((row) => document.getElementById(row).contains(node)) ?? null, left, top];
            }""",
            rows,
        )
        if at is None:
            continue
        if not seen or seen[-1] != at:
            seen.append(at)
        places[at].append((left, top))
        if at == rows[-1]:
            break
    assert seen == rows
    for row in rows[:3]:  # each of them is one line
        lefts = [left for left, _ in places[row]]
        assert lefts == sorted(lefts) and lefts, row


@pytest.mark.slow
def test_the_model_s_most_uncertain_place_is_looked_at_after_a_run(first_visit):
    for name in ("nucleus", "beam"):
        page = first_visit(LAPTOP)  # else the next strategy keeps what was changed in the one before
        choose(page, "#preset", PRESETS[name].title)
        shorten(page, 24, PRESETS[name])
        run_to_its_end(page)
        page.wait_for_function(
            """() => {
              const log = GenerationPlayground.log('main');
              const last = log.returned ? log.returned[0].last : log.lasts[0];
              const path = []; for (let step = last; step; step = step.before) path.push(step);
              const entropy = (step) => step.distribution.entropy_before;
              return log.selected && Math.max(...path.map(entropy)) === entropy(log.selected);
            }"""
        )


@pytest.mark.slow
def test_the_bar_and_the_token_stay_while_a_long_page_is_scrolled(first_visit):
    page = first_visit(LAPTOP)
    choose(page, "#preset", PRESETS["beam"].title)
    shorten(page, 24, PRESETS["beam"])
    run_to_its_end(page)
    box = "document.querySelector('{}').getBoundingClientRect()"
    page.wait_for_function(f"() => {box.format('#pane-beamtree')}.width > 1200")  # it has the width of the page
    page.mouse.move(300, 500)
    page.mouse.wheel(0, 1500)
    page.wait_for_function("() => scrollY > 300")
    page.wait_for_function(f"() => {box.format('#generate')}.y >= 0 && {box.format('#generate')}.y < 60")


@pytest.mark.slow
def test_the_result_of_a_comparison_comes_into_sight_when_it_begins(first_visit):
    page = first_visit(LAPTOP)
    open_view(page, "Sweep")
    page.click("#generate")
    page.wait_for_function(
        "() => !GenerationPlayground.group('sweep').isExample"
        " && document.getElementById('sweep-progress').getBoundingClientRect().top < innerHeight * 0.6"
    )
    assert not page.evaluate("() => GenerationPlayground.group('sweep').done")
    page.click("#stop")
    expect(page.locator("#stop")).to_be_disabled()


# The pages of those that look are used from here on, and nobody looks at them afterwards.


# What has the focus and lies under something else. The browser may have scrolled to it.
COVERED = """() => {
  const node = document.activeElement, {left, top} = (node.querySelector('.gp-ink') ?? node).getClientRects()[0];
  const there = document.elementFromPoint(left + 3, top + 5);
  return there && (node.contains(there) || there.contains(node)) ? null : `${node.className}: ${there?.className}`;
}"""
LOW = [(683, 384), (320, 256)]  # a laptop at 200 % zoom, and at 400 %


@pytest.mark.parametrize("size", LOW)
def test_nothing_that_has_the_focus_is_under_the_sheet(at_rest, size):
    page = at_rest(size)
    page.locator("#pane-tokens .gp-token").first.focus()
    for key in ["ArrowDown"] * 4 + ["ArrowRight"] * 3 + ["End"]:
        page.keyboard.press(key)
        assert page.evaluate(COVERED) is None, key
    page.evaluate("() => document.activeElement.blur()")
    stops = page.locator("#text-column :is(button, select, summary, [tabindex='0']):visible")
    assert stops.count() >= 4
    for number in range(stops.count()):
        page.evaluate("() => scrollTo(0, 0)")
        stops.nth(number).focus()
        assert page.evaluate(COVERED) is None, number


def test_the_sheet_of_a_phone_is_one_line_at_first_and_opens_at_a_press(at_rest):
    page = at_rest(PHONE)
    assert not page.locator("#pane-candidates").is_visible()
    assert not page.locator("#token-panel [role=tablist]").is_visible()
    page.locator("#pane-tokens .gp-token").nth(4).click()
    expect(page.locator("#pane-candidates .gp-row").first).to_be_in_viewport()
    page.evaluate("() => scrollTo(0, 0)")


def test_a_run_that_fails_before_it_starts_leaves_the_recorded_run_what_it_is(at_rest):
    page = at_rest(LAPTOP)
    choose(page, "#model", "./nowhere")
    page.click("#generate")
    expect(page.locator("#messages .error")).to_contain_text("There is no folder")
    expect(page.locator("#pane-numbers .gp-status")).to_contain_text("Recorded run")
    choose(page, "#model", "stories")


def test_ctrl_enter_generates_from_anywhere_and_a_run_that_is_under_way_is_not_called_stopped(at_rest):
    page = at_rest(LAPTOP)
    shorten(page, 300)
    page.locator("#quick-temperature").focus()
    page.keyboard.press("Control+Enter")
    page.wait_for_function("() => GenerationPlayground.log('main').numTokens > 5")
    if page.evaluate("() => GenerationPlayground.log('main').running"):
        assert "Stopped by" not in page.inner_text("#pane-numbers .gp-figures")
    page.wait_for_function("() => GenerationPlayground.log('main').finished")
    expect(page.locator("#pane-numbers .gp-figures")).to_contain_text("Stopped by")
    expect(page.locator("#pane-numbers .gp-status")).to_contain_text("Finished")


@pytest.mark.parametrize(
    "size", mostly_slow([(PHONE,), ((740, 360),), (PROJECTOR,), (LAPTOP,)], lambda size: size == PHONE)
)
def test_the_words_of_an_example_are_seen_at_every_size(at_rest, size):
    page = at_rest(size)
    example = next(each for each in EXAMPLES if each.model == "stories" and each.request.seed is not None)
    open_drawer(page, "examples")
    page.locator(f"#examples .gp-example:has-text('{example.title}')").click()
    expect(page.locator("#caption")).to_have_text(example.watch)
    expect(page.locator("#caption")).to_be_visible()
