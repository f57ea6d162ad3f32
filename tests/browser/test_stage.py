"""The stage: one large picture at a time, walked through with keys and a clicker; what is hidden stays hidden."""

from __future__ import annotations

import pytest

from tests.support.browsers import choose_strategy, expect, open_drawer, open_view, run_to_its_end, violations
from tests.visualizers.made_strategies import denoised
from tests.visualizers.reading import lines

PROJECTOR, PHONE = {"width": 1366, "height": 768}, {"width": 390, "height": 844}

# What is in sight that a person could press, or write in; without what belongs to the picture itself.
CONTROLS = """() => [...document.querySelectorAll(
  'button, input, select, textarea, summary, a[href], [role=tab], [role=slider]')]
  .filter((node) => node.checkVisibility({visibilityProperty: true}) && node.getClientRects().length
    && !node.closest('.gp-text, .gp-bars, .gp-rounds'))
  .map((node) => node.ariaLabel || node.innerText.replace(/\\s+/g, ' '))"""

# The smallest type in sight, in pixels as they are seen: an SVG is enlarged.
SMALLEST = """() => {
  const found = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const node = text.parentElement;
    const seen = node.checkVisibility({visibilityProperty: true}) && getComputedStyle(node).clipPath === 'none';
    if (!text.data.trim() || !seen || node.getBoundingClientRect().width < 2) continue;
    const scale = node.ownerSVGElement ? node.getScreenCTM().a : 1;
    found.push([parseFloat(getComputedStyle(node).fontSize) * scale, text.data.trim()]);
  }
  return found.sort(([a], [b]) => a - b)[0];
}"""

PLACE = "#pane-token .gp-place"
TEXT = """() => [...document.querySelectorAll('#pane-tokens .gp-line')].map((line) =>
  [...line.querySelectorAll('.gp-token')].map((token) => token.textContent).join(''))"""
WRITTEN = """(index) => {
  const log = GenerationPlayground.log('main');
  const found = [];
  for (let step = log.allLines()[index].last; step; step = step.before) found.unshift(step.piece ?? '');
  return found;
}"""


@pytest.fixture(scope="module")
def page(page_for_module, opening_address):
    page = page_for_module(opening_address, viewport=PROJECTOR)
    page.wait_for_selector("#pane-tokens .gp-token[aria-pressed='true']")
    return page


@pytest.fixture(autouse=True)
def closed(page):
    """Each test begins and ends with a closed stage."""
    yield
    if page.evaluate("document.body.dataset.stage"):
        page.keyboard.press("Escape")
    page.set_viewport_size(PROJECTOR)


def drawn(page) -> None:
    """Wait until what has changed is drawn."""
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    page.wait_for_function("() => Object.keys(GenerationPlayground.log('main').changes).length === 0")


def press(page, *keys: str) -> None:
    """Press keys, one after the other, and wait until they are drawn."""
    for key in keys:
        page.keyboard.press(key)
        drawn(page)


def run(page, preset: str, tokens: int = 24) -> None:
    """Run a strategy, always with the same draws."""
    page.fill("#seed input, #seed textarea", "5")
    choose_strategy(page, preset)
    open_drawer(page, "knobs")
    page.locator("#knob-max_new_tokens-control").fill(str(tokens))
    run_to_its_end(page)


def offered(page) -> list[str]:
    return page.locator(".gp-stage-pictures button:visible").all_inner_texts()


def assert_large(page) -> None:
    size, text = page.evaluate(SMALLEST)
    assert size >= 19.9, text


def place(page) -> str:
    return page.locator(PLACE).text_content()


def assert_nothing_later(page, after: int) -> None:
    """Nothing in sight says what comes after so many tokens, nor how many there are."""
    pieces = page.evaluate(WRITTEN, 0)
    sight = page.evaluate("() => document.title + document.body.innerText")
    sight = sight.replace("A strong colour means an unlikely word.", "")  # the legend's, in which “like” stands
    labels = page.evaluate(
        """() => [...document.querySelectorAll('[aria-label], [aria-valuetext]')]
          .filter((node) => node.checkVisibility()).map((node) => `${node.ariaLabel} ${node.ariaValueText}`).join()"""
    )
    before = "".join(pieces[:after])
    later = {piece.strip() for piece in pieces[after:] if len(piece.strip()) > 3} - set(before.split())
    later = {word for word in later if word not in before}
    assert later, "a text with other words behind this place"
    assert [word for word in later if word in sight or word in labels] == []
    assert f"of {len(pieces)}" not in sight + labels


def test_the_entry_and_its_key_open_it_and_escape_leaves_it_as_it_was(page):
    entry, more = page.locator("#header .gp-present"), page.locator("#header .gp-more-button")

    def choose_entry() -> None:  # with a script, for which the page is not scrolled
        more.evaluate("node => node.click()")
        expect(entry).to_be_visible()
        entry.evaluate("node => node.click()")

    assert "F8" in entry.evaluate("node => getComputedStyle(node, '::after').content + node.dataset.key")
    page.evaluate("() => scrollTo(0, 40)")
    drawn(page)
    scrolled = page.evaluate("scrollY")
    for opened in (choose_entry, lambda: page.keyboard.press("F8")):
        page.locator("#pane-tokens .gp-token").nth(7).evaluate("node => node.click()")
        more.evaluate("node => node.focus({preventScroll: true})")
        before = place(page)
        opened()
        expect(page.locator(".gp-stage")).to_be_visible()
        page.mouse.move(0, 0)  # off the words that a box explains
        assert place(page) == before
        names = ["1 Text", "2 Waterfall", "Back", "Next", "H Hide what comes", "L Lesson", "G Generate", "Esc Leave"]
        assert page.evaluate(CONTROLS) == names
        press(page, "Escape")
        expect(page.locator(".gp-stage")).to_be_hidden()
        assert page.locator("#generate").is_visible() and page.evaluate("scrollY") == scrolled
        assert page.evaluate("() => document.activeElement.className") == "gp-more-button"
    assert page.evaluate("() => getComputedStyle(document.body).getPropertyValue('--gp-size-xs')") == "12px"


def test_the_clicker_walks_along_the_text_and_the_keys_choose_the_picture(page):
    page.locator("#pane-tokens .gp-token").nth(3).click()
    press(page, "F8", "PageDown")
    expect(page.locator(PLACE)).to_contain_text("token 5 of")
    press(page, "PageUp", "PageUp", "ArrowRight", "ArrowLeft")
    expect(page.locator(PLACE)).to_contain_text("token 3 of")
    assert page.locator("#pane-candidates .gp-row").first.is_visible()
    assert not page.locator("#pane-processors").is_visible()
    press(page, "2")
    expect(page.locator("#pane-processors .gp-chain")).to_be_visible()  # loaded at this press
    assert not page.locator("#pane-tokens").is_visible()
    press(page, "PageDown", "3", "4")  # this run has neither
    expect(page.locator(PLACE)).to_contain_text("token 4 of")
    assert page.evaluate("document.body.dataset.stage") == "processors"
    page.get_by_role("button", name="Next").click()
    expect(page.locator(PLACE)).to_contain_text("token 5 of")
    press(page, "1", "Home")
    expect(page.locator(PLACE)).to_contain_text("token 1 of")
    page.locator("#pane-tokens .gp-token").nth(8).click()  # the focus is in the text now
    press(page, "PageDown", "2")
    expect(page.locator(PLACE)).to_contain_text("token 10 of")
    assert page.evaluate("document.body.dataset.stage") == "processors"


def test_the_next_token_is_hidden_then_revealed_then_the_next(page):
    page.locator("#pane-tokens .gp-token").nth(3).click()
    pieces = page.evaluate(WRITTEN, 0)
    press(page, "F8", "h")
    for seen in (4, 5, 6):
        assert page.evaluate(TEXT)[0] == "".join(pieces[:seen]) and f"token {seen} of {seen}" in place(page)
        assert page.locator("#pane-candidates .gp-row").first.is_visible()
        press(page, "PageDown")
        assert page.locator(".gp-stage-question").inner_text() == f"Which token comes next, as token {seen + 1}?"
        for key in ("1", "2"):
            press(page, key)
            assert not page.locator("#pane-candidates, #pane-processors, #pane-token").filter(visible=True).count()
            assert_nothing_later(page, seen)
        press(page, "1", "PageDown")
        assert page.locator(".gp-stage-question").inner_text() == ""
    press(page, "PageUp")
    assert "as token 7" in page.locator(".gp-stage-question").inner_text()
    press(page, "End", "PageDown")
    assert page.evaluate(TEXT)[0] == "".join(pieces)
    press(page, "Home", "h")
    assert page.evaluate(TEXT)[0] == "".join(pieces)
    press(page, "h", "Home", "Escape")
    assert page.evaluate(TEXT)[0] == "".join(pieces)  # the page hides nothing


def test_a_run_is_drawn_live_and_hidden_from_its_first_token(page):
    run(page, "nucleus", 24)
    press(page, "F8")
    before = page.evaluate("GenerationPlayground.log('main').turn")
    ended = "before => { const log = GenerationPlayground.log('main'); return log.turn > before && log.finished; }"
    page.keyboard.press("Control+Enter")
    page.wait_for_function(ended, arg=before)
    drawn(page)
    assert page.evaluate(TEXT)[0] == "".join(page.evaluate(WRITTEN, 0))
    press(page, "h")
    page.evaluate(
        """() => {  // whatever is drawn from now on, frame by frame
          window.seen = [];
          const look = () => {
            window.seen.push(document.querySelectorAll('#pane-tokens .gp-token').length);
            window.looking = requestAnimationFrame(look);
          };
          look();
        }"""
    )
    before = page.evaluate("GenerationPlayground.log('main').turn")
    page.keyboard.press("Control+Enter")
    page.wait_for_function(ended, arg=before)
    drawn(page)
    seen = page.evaluate("() => { cancelAnimationFrame(window.looking); return window.seen; }")
    first = next((i for i, count in enumerate(seen) if count == 0), None)
    assert first is not None and set(seen[first:]) == {0}
    assert "as token 1?" in page.locator(".gp-stage-question").inner_text()
    assert_nothing_later(page, 0)
    press(page, "PageDown")
    assert page.evaluate(TEXT)[0] == page.evaluate(WRITTEN, 0)[0]


def test_the_beam_tree_goes_step_by_step(page):
    run(page, "beam", 40)
    press(page, "F8")
    assert [name.replace("\n", " ") for name in offered(page)] == ["1 Text", "3 Beam tree"]  # no processor runs
    press(page, "3", "Home")
    words = page.locator("#pane-beamtree .gp-step-words")
    assert words.inner_text().startswith("step 1 of")
    press(page, "PageDown", "PageDown")
    assert words.inner_text().startswith("step 3 of")
    press(page, "End")
    ends = words.inner_text().split(",")[0].split()
    assert ends[1] == ends[3]
    assert_large(page)
    press(page, "h", "Home", "PageDown")
    assert words.inner_text().startswith("step 2 of 2")
    nodes = page.evaluate("() => document.querySelector('#pane-beamtree .gp-picture').textContent")
    later = {piece for piece in page.evaluate(WRITTEN, 0)[6:] if len(piece.strip()) > 3}
    assert later and not [piece for piece in later if piece.strip() in nodes]
    press(page, "1")
    pieces = page.evaluate(WRITTEN, 0)
    assert page.evaluate(TEXT)[0] == "".join(pieces[:2])
    assert "score" not in page.locator("#pane-tokens").inner_text()  # that of the whole text
    press(page, "PageDown")
    assert_nothing_later(page, 2)


def test_drafts_go_round_by_round(page):
    run(page, "assisted", 60)
    press(page, "F8", "4", "Home")
    current = page.locator("#pane-drafts .gp-current-round")
    expect(current).to_contain_text("Round 1")
    press(page, "PageDown", "PageDown")
    expect(current).to_contain_text("Round 3")
    expect(current).to_be_in_viewport()
    assert_large(page)
    press(page, "h", "Home")
    rounds = page.locator("#pane-drafts .gp-round")
    expect(rounds).to_have_count(0)
    for count in (1, 2):
        press(page, "PageDown")
        expect(rounds).to_have_count(count)
        seen = page.evaluate("GenerationPlayground.log('main').hideFrom")
        accepted = page.evaluate("() => GenerationPlayground.log('main').rounds.map((round) => round.num_accepted)")
        assert seen == sum(accepted[:count]) + count
        press(page, "1", "PageDown")
        assert_nothing_later(page, seen)
        press(page, "PageUp", "4")
    press(page, "PageUp")
    expect(rounds).to_have_count(1)


def test_what_is_being_guessed_on_the_page_stays_hidden(page):
    run(page, "nucleus", 12)
    page.locator("#pane-quiz .gp-begin").click()
    drawn(page)
    text = page.evaluate(TEXT)
    token = page.evaluate("GenerationPlayground.log('main').hideFrom") + 1
    press(page, "F8")
    assert page.evaluate(TEXT) == text and f"as token {token}?" in page.locator(".gp-stage-question").inner_text()
    press(page, "PageDown", "PageDown", "Escape")
    assert page.evaluate(TEXT) == text
    page.locator("#pane-quiz .gp-end").click()


def test_it_comes_from_another_view_and_goes_back_there(page):
    open_view(page, "Sweep")
    press(page, "F8")
    assert page.locator("#pane-tokens").is_visible()
    press(page, "Escape")
    expect(page.locator("#nav-sweep")).to_have_attribute("aria-selected", "true")
    open_view(page, "One run")
    expect(page.locator("#pane-tokens")).to_be_visible()


def test_the_type_is_large_and_nothing_scrolls_sideways(page):
    press(page, "F8")
    assert_large(page)
    size = "node => parseFloat(getComputedStyle(node).fontSize)"
    assert page.locator("#pane-tokens .gp-token").first.evaluate(size) > 30
    press(page, "2")
    assert_large(page)
    for size in (PROJECTOR, PHONE):
        page.set_viewport_size(size)
        for key in ("1", "2"):
            press(page, key)
            assert page.evaluate("() => document.documentElement.scrollWidth - innerWidth") <= 0


def test_on_a_phone_it_is_used_with_the_finger(page):
    if page.evaluate("document.body.dataset.drawer"):
        page.locator("#knobs .gp-drawer-close").click()
    page.set_viewport_size(PHONE)
    page.click("#header .gp-menu-button")
    page.get_by_role("button", name="Present").click()
    token = page.locator("#pane-tokens .gp-token").nth(2)
    token.click()
    page.get_by_role("button", name="Next").click()
    expect(page.locator(PLACE)).to_contain_text("token 4 of")
    page.get_by_role("button", name="Hide what comes").click()
    page.get_by_role("button", name="Next").click()
    expect(page.locator(".gp-stage-question")).to_contain_text("as token 5?")
    expect(page.locator(".gp-stage-question")).to_be_in_viewport()
    page.get_by_role("button", name="Leave").click()
    expect(page.locator("#generate")).to_be_visible()
    assert page.evaluate("() => document.activeElement.className") == "gp-menu-button"


def test_a_run_that_denoises_canvases_has_its_canvas_there(new_page, opening_address):
    page = new_page(opening_address, viewport=PROJECTOR)
    log = lines(list(denoised().events()))
    page.evaluate("(log) => GenerationPlayground.feed('main', log, 1e6)", log)
    press(page, "F8")
    assert [name.replace("\n", " ") for name in offered(page)] == ["1 Canvas"]
    assert not page.get_by_role("button", name="Hide what comes").is_visible()  # nothing there is hidden
    words = page.locator("#pane-canvas .gp-step-words")
    press(page, "Home")
    first = words.inner_text()
    press(page, "PageDown")
    assert words.inner_text() != first
    press(page, "PageUp")
    assert words.inner_text() == first
    assert_large(page)
    press(page, "Escape")


@pytest.mark.parametrize("pane", ["candidates", "tokens"])
def test_a_picture_of_the_page_stands_alone_and_goes_back(page, pane):
    root = page.locator(f"#pane-{pane} .gp-pane")
    page.evaluate("() => scrollTo(0, 30)")
    root.hover(position={"x": 4, "y": 4})
    button = page.locator(f"#pane-{pane} .gp-alone-button")
    button.scroll_into_view_if_needed()
    before = root.bounding_box()
    button.click()
    page.wait_for_function(f"() => document.querySelector('#pane-{pane} .gp-pane').clientWidth === innerWidth")
    page.wait_for_function("() => document.elementFromPoint(200, 20).closest('.gp-alone')")  # over the bar, too
    press(page, "F8")  # the stage waits
    assert not page.evaluate("document.body.dataset.stage")
    press(page, "Escape")
    page.wait_for_function("() => !document.querySelector('.gp-alone') && !document.fullscreenElement")
    drawn(page)
    assert root.bounding_box() == before
    assert page.locator(f"#pane-{pane} .gp-pane > .gp-head").is_hidden() or pane == "tokens"


@pytest.mark.parametrize(
    "preset, scheme",
    [
        pytest.param("nucleus", "light", marks=pytest.mark.slow),
        pytest.param("nucleus", "dark", marks=pytest.mark.slow),
        pytest.param("beam", "dark", marks=pytest.mark.slow),
        pytest.param("beam", "light", marks=pytest.mark.slow),
        pytest.param("assisted", "light", marks=pytest.mark.slow),
        pytest.param("assisted", "dark", marks=pytest.mark.slow),
    ],
)
def test_axe_finds_nothing_and_text_has_a_projector_s_contrast(new_page, opening_address, preset, scheme):
    page = new_page(opening_address, viewport=PROJECTOR, color_scheme=scheme)
    run(page, preset)
    press(page, "F8")
    for name in offered(page):
        press(page, name[0])
        assert faults(page) == [], name
    press(page, "1", "h", "PageDown")
    assert faults(page) == []


def faults(page) -> list[str]:
    """What axe finds wrong, with the contrast that a projector takes."""
    return violations(page, rules={"color-contrast-enhanced": {"enabled": True}})
