"""Lessons as a person takes them: a real browser, the real engine, bundled models."""

from __future__ import annotations

import gzip
from pathlib import Path

import pytest

from playground.lessons.lesson import LESSONS, PLACES
from playground.sharing.open_comparison import open_saved
from playground.ui.controls.drawers import drawer_id
from tests.support.browsers import choose, expect, open_drawer, open_view, violations
from tests.support.slow import one_in

PHONE = {"width": 390, "height": 844}
# Tablets on their side, a screen at 200 % zoom, and phones.
SHORT_OF_ROOM = [(1024, 768), (1080, 810), (1180, 820), (683, 384), (844, 390), (512, 384), (390, 844)]
IN_SIGHT = """() => {
  const generate = document.querySelector('#generate'), box = generate.getBoundingClientRect();
  const words = document.createRange(), lesson = document.querySelector('.gp-lesson');
  words.selectNodeContents(generate);
  const said = words.getBoundingClientRect(), lines = document.createRange();
  lines.selectNodeContents(lesson.querySelector('.gp-lesson-body'));
  const inSight = ({top, bottom, left}) => {
    const hit = document.elementFromPoint(left + 2, (top + bottom) / 2);
    return bottom <= innerHeight && hit?.closest('.gp-lesson-body');
  };
  return {
    label: said.left >= box.left && said.right <= box.right && said.width > 20,
    free: generate.contains(document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)),
    lines: new Set([...lines.getClientRects()].filter(inSight).map(({top}) => Math.round(top))).size,
    cut: [...document.querySelectorAll('#header :is(button, a)')].filter((each) => each.checkVisibility() &&
      each.getBoundingClientRect().right > innerWidth).map((each) => each.textContent),
    wide: document.documentElement.scrollWidth > innerWidth,
  };
}"""


# Which places on the button, and which entries of the first line, something else lies over.
COVERED = """() => {
  const free = (element, x) => {
    const {left, top, width, height} = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + x * width, top + height / 2));
  };
  const isSeen = (each) => each.checkVisibility() && !each.matches('.gp-skip');  // it is seen with the focus
  const entries = [...document.querySelectorAll('#header :is(button, a)')].filter(isSeen);
  return [...[0.05, 0.5, 0.95].filter((x) => !free(document.querySelector('#generate'), x)),
    ...entries.filter((each) => !free(each, 0.95)).map((each) => each.textContent)];
}"""


@pytest.fixture
def page(lend_page, address):
    """A page with the view of one run, and no lesson."""
    page = lend_page(address, "lessons by hand")
    if page.locator(".gp-lesson").is_visible():
        page.get_by_role("button", name="Leave the lessons").click()
        expect(page.locator(".gp-lesson")).to_be_hidden()
    open_view(page, "One run")
    return page


def open_lesson(page, name: str) -> None:
    page.get_by_role("button", name="Lessons", exact=True).click()
    page.locator(".gp-lesson").get_by_role("button", name=LESSONS[name].title).click()
    expect(page.locator(".gp-lesson .gp-step-place")).to_contain_text("Step 1 of")


def answer(page, number: int) -> None:
    """As the lesson's file counts them: each person sees them in an order of their own."""
    page.locator(f'.gp-lesson .gp-answer[data-choice="{number}"]').click()


def run(page) -> None:
    """By the keyboard, from wherever it is, once the step has set the page."""
    expect(page.locator("#stop")).to_be_disabled()
    expect(page.locator(".gp-lesson[aria-busy=false]")).to_be_visible()
    page.keyboard.press("Control+Enter")


def verdict(page):
    return page.locator(".gp-lesson .gp-found")


def prompt(page) -> str:
    return page.locator("#prompt textarea").input_value()


def test_a_step_asks_judges_and_gives_the_page_back(page):
    page.fill("#prompt textarea", "My own words")
    open_lesson(page, "greedy-or-sampling")
    expect(page.locator("#prompt textarea")).to_have_value("I am a cat.")
    assert page.locator("#preset.gp-pointed-at").count() == 1
    run(page)  # too early
    expect(verdict(page)).to_contain_text("Predict first")
    answer(page, 0)
    expect(page.locator(".gp-lesson .gp-answer[aria-pressed=true]")).to_have_count(1)
    run(page)
    tempting = "Taking the best each time is a good rule in much of life."
    expect(verdict(page)).to_contain_text(f"It turned out differently. {tempting} Each token was the likeliest one")
    expect(verdict(page)).to_contain_text("This run shows it: One sentence appears 28 times.")
    page.get_by_role("button", name="Next", exact=True).click()
    expect(page.locator(".gp-step-place")).to_contain_text("Step 2 of 4")
    expect(page.locator("#preset select")).to_have_value("sampling")
    page.get_by_role("button", name="Leave the lessons").click()
    expect(page.locator("#prompt textarea")).to_have_value("My own words")
    expect(page.locator(".gp-lesson")).to_be_hidden()
    page.get_by_role("button", name="Lessons", exact=True).click()
    expect(page.locator(".gp-lesson")).to_contain_text("at step 2 of 4")


def test_a_lesson_begins_without_the_result_of_before_and_gives_it_back(page):
    open_lesson(page, "temperature")
    run(page)
    text = page.locator("#pane-tokens .gp-text")
    expect(text).to_contain_text("robin")
    page.locator(".gp-lesson").get_by_role("button", name="All lessons").first.click()
    page.locator(".gp-lesson").get_by_role("button", name=LESSONS["temperature"].title).click()
    expect(text).not_to_be_visible()  # its first word is asked for
    expect(page.locator("#in-short")).not_to_be_visible()
    page.get_by_role("button", name="Leave the lessons").click()
    expect(text).to_be_visible()
    open_lesson(page, "temperature")
    expect(text).not_to_be_visible()
    run(page)
    expect(text).to_be_visible()


OLD_RESULTS = {
    "padding": ("Padding", "#report-batch .gp-pane"),
    "precision": ("Precision", "#precision-precisions .gp-pane"),
}


def test_nothing_of_before_is_in_sight_in_a_lesson_of_another_view_nor_on_the_stage(page):
    file = Path(__file__).parents[1] / "saved/precision.json.gz"
    lines = open_saved(gzip.decompress(file.read_bytes()).decode()).lines()
    open_view(page, "Padding")
    open_drawer(page, "knobs")
    page.fill("#knob-max_new_tokens-control", "12")
    page.fill("#batch-prompts textarea", "Once\nOnce upon")
    page.click("#generate")
    page.evaluate("(lines) => GenerationPlayground.feedGroup('precision', lines, 7)", lines)
    for name, (title, result) in OLD_RESULTS.items():
        name_of_view = {"Padding": "batch"}.get(title, title.lower())
        for key in ("", "F8"):
            open_view(page, title)
            expect(page.locator(result)).to_be_visible()
            open_lesson(page, name)
            expect(page.locator(".gp-lesson[aria-busy=false]")).to_be_visible()
            if key:
                page.keyboard.press(key)
                page.wait_for_function("(name) => document.body.dataset.stage === name", arg=name_of_view)
            expect(page.locator(result)).not_to_be_visible()
            if key:
                page.keyboard.press("Escape")
            page.get_by_role("button", name="Leave the lessons").click()
            open_view(page, title)
            expect(page.locator(result)).to_be_visible()
    open_view(page, "Padding")
    open_lesson(page, "padding")
    expect(page.locator(".gp-lesson[aria-busy=false]")).to_be_visible()
    run(page)
    expect(page.locator("#report-batch .gp-pane")).to_be_visible()


def test_a_run_that_does_not_show_it_leads_to_a_recorded_one_that_does(page):
    open_lesson(page, "output-length")
    answer(page, 1)
    page.locator("#quick-knobs input[type=range]").last.evaluate(
        "(box) => { box.value = 6; box.dispatchEvent(new Event('input', {bubbles: true}));"
        " box.dispatchEvent(new Event('change', {bubbles: true})); }"
    )
    run(page)
    expect(verdict(page)).to_contain_text("This run does not show it")
    verdict(page).get_by_role("button", name="Show a recorded run that does").click()
    expect(verdict(page)).to_contain_text("This run shows it")
    assert page.evaluate("GenerationPlayground.log('main').recorded")


@pytest.mark.slow
def test_a_token_is_predicted_picked_or_written(visit, address):
    page = visit(f"{address}?lesson=cutting-the-tail")
    answers = page.locator(".gp-lesson .gp-answer")
    expect(answers).to_have_count(4)
    answer(page, 1)
    run(page)
    took = (
        "It turned out differently. “Likeliest” sounds like “nearly certain”. The run chose “They”, which had 18.9 %."
    )
    expect(verdict(page)).to_contain_text(took)
    mine = "Yours, “I”, had 42.0 %: 100.0 % of what the likeliest had."
    expect(verdict(page)).to_contain_text(mine)
    expect(answers).to_have_count(4)  # all of them stay to be read
    for place, text in ((1, "✗ ·I"), (2, "✓ ·They")):
        expect(page.locator(f'.gp-lesson .gp-answer[data-choice="{place}"]')).to_have_text(text)
    page.get_by_role("button", name="Reset the page for this step").click()
    field = page.get_by_label("or write one")
    field.fill("They")
    field.press("Enter")
    expect(page.locator(".gp-lesson .gp-answer[aria-pressed=true]")).to_contain_text("They")
    run(page)
    expect(verdict(page)).to_contain_text("As you predicted. The run chose “They”")
    page.get_by_role("button", name="Reset the page for this step").click()
    page.get_by_label("or write one").fill("<b>zebra</b>")
    page.get_by_label("or write one").press("Enter")
    run(page)
    expect(verdict(page)).to_contain_text("Yours, “<b>zebra</b>”, had less than 0.")


def test_a_link_opens_a_step_and_a_reload_comes_back_to_it(visit, address):
    page = visit(f"{address}?lesson=temperature")
    page.locator(".gp-lesson-foot button").last.click()
    expect(page.locator(".gp-step-place")).to_contain_text("Step 2 of 6")
    page.reload()
    expect(page.locator(".gp-step-place")).to_contain_text("Step 2 of 6")
    link = page.get_by_role("link", name="Link to this step").get_attribute("href")
    assert link == "?lesson=temperature&step=2"


@pytest.mark.slow
def test_a_link_into_the_middle_sets_what_the_steps_before_it_set(visit, address):
    page = visit(f"{address}?lesson=temperature&step=4")
    expect(page.locator("#preset select")).to_have_value("sampling")
    expect(page.locator("#knob-temperature-control").first).to_have_value("0.3")
    expect(page.locator("#seed input, #seed textarea")).to_have_value("1")


DRAG = """(slider, value) => {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(slider, value);
  slider.dispatchEvent(new Event('input', {bubbles: true}));
}"""


def test_a_knob_that_is_dragged_does_a_task_before_anything_runs(visit, address):
    """By a link into the middle: the text that the step speaks of is shown, and its token is looked at."""
    page = visit(f"{address}?lesson=dice&step=5")
    expect(page.locator("#pane-tokens .gp-text")).to_contain_text("purple")
    expect(page.locator("#pane-token .gp-here")).to_have_text("·He")
    turn = page.evaluate("GenerationPlayground.log('main').turn")
    page.locator("#quick-temperature").evaluate(DRAG, "1.5")
    page.wait_for_timeout(500)
    expect(verdict(page)).to_be_empty()  # it waits for the prediction
    answer(page, 1)
    expect(verdict(page)).to_contain_text("token 23 would no longer be “.” but “hippo”.")
    expect(verdict(page)).to_contain_text("From 0.84 to 1.45 the text stays the same")
    expect(page.locator("#pane-what_if .gp-same")).to_contain_text("Now token 23, “.”, becomes “hippo”.")
    expect(page.locator(".gp-lesson .gp-task")).to_contain_text("✓")
    page.locator("#quick-temperature").evaluate(DRAG, "1.1")
    page.wait_for_timeout(500)
    expect(verdict(page)).to_contain_text("hippo")  # what was done stays done
    assert page.evaluate("GenerationPlayground.log('main').turn") == turn


def test_a_token_is_rolled_by_hand_in_the_tab_that_a_lesson_shows(visit, address):
    page = visit(f"{address}?lesson=dice&step=4")
    expect(page.locator("#token-panel")).to_have_attribute("data-shows", "draw")
    expect(page.locator("#pane-token .gp-here")).to_have_text("·The")
    answer(page, 2)
    page.locator(".gp-die summary").click()
    page.locator(".gp-die .gp-typed").fill("62")
    expect(verdict(page)).to_contain_text("the number that was rolled: 62, wanted: at least 1")
    page.locator(".gp-die .gp-go-on").click()
    expect(verdict(page)).to_contain_text("You rolled 62: “After”.")
    expect(page.locator("#pane-tokens .gp-text")).to_contain_text("After")
    page.get_by_role("button", name="Leave the lessons").click()


@pytest.mark.slow
def test_a_batch_is_set_and_judged_and_given_back(page):
    """Whatever stands in the view is what it is judged on no longer; it comes back with the rest of the page."""
    open_view(page, "Padding")
    page.fill("#batch-prompts textarea", "My own prompt")
    page.locator("#batch-unmasked input").check()
    open_lesson(page, "padding")
    expect(page.locator("#batch-prompts textarea")).to_have_value("1, 2, 3\nA, B, C, D, E")
    expect(page.locator("#batch-unmasked input")).not_to_be_checked()
    answer(page, 2)
    run(page)
    expect(verdict(page)).to_contain_text("As you predicted.")
    expect(verdict(page)).to_contain_text("2 of 2 prompts continue as they do on their own; padded on the right, 1")
    page.get_by_role("button", name="Leave the lessons").click()
    expect(page.locator("#batch-prompts textarea")).to_have_value("My own prompt")
    expect(page.locator("#batch-unmasked input")).to_be_checked()


def test_the_boxes_of_precision_are_set_by_its_lesson(page):
    open_view(page, "Precision")
    page.locator("#precision-8bit input").uncheck()
    page.locator("#precision-bfloat16 input").check()
    open_lesson(page, "precision")
    for name, chosen in (("float32", True), ("8bit", True), ("nf4", True), ("bfloat16", False)):
        expect(page.locator(f"#precision-{name} input")).to_be_checked(checked=chosen)
    page.get_by_role("button", name="Leave the lessons").click()
    expect(page.locator("#precision-8bit input")).not_to_be_checked()
    expect(page.locator("#precision-bfloat16 input")).to_be_checked()


def test_every_place_that_a_step_points_at_is_on_the_page(page):
    missing = [name for name, selector in PLACES.items() if page.locator(selector).count() != 1]
    assert missing == ["media"]  # which is there for models that read more than text
    choose(page, "#model", "listener")
    expect(page.locator(PLACES["media"])).to_have_count(1)


@pytest.fixture(scope="module")
def speaking(page_for_module, address):
    """Pages with the first step of a lesson, by their languages."""
    return {each: page_for_module(f"{address}?lesson=greedy-or-sampling", locale=each) for each in ("en", "de")}


def resized(page, width: int, height: int):
    """The page at another size, at its top. What its scripts decide when it is loaded depends on the drawers alone."""
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate("() => { scrollTo(0, 0); document.querySelector('.gp-lesson').scrollTop = 0; }")
    expect(page.locator(".gp-lesson[aria-busy=false] .gp-step-place")).to_be_visible()
    return page


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize(("width", "height"), one_in(2, SHORT_OF_ROOM))
def test_the_lesson_and_the_button_have_room_on_every_screen(speaking, width, height, language):
    page = resized(speaking[language], width, height)
    seen = page.evaluate(IN_SIGHT)
    assert (seen["label"], seen["cut"], seen["wide"]) == (True, [], False), seen
    assert seen["lines"] >= 4, seen
    page.locator("#generate").scroll_into_view_if_needed()
    assert page.evaluate(IN_SIGHT)["free"]


WIDTHS = one_in(3, [(1366, 657), (900, 700), (1200, 800), (1024, 768), (1360, 800), (1700, 900), (1899, 900)])


@pytest.mark.parametrize(("width", "height"), WIDTHS)
def test_no_drawer_beside_a_lesson_covers_the_button(speaking, width, height):
    page = resized(speaking["en"], width, height)
    for name in ("examples", "knobs"):
        open_drawer(page, name)
        expect(page.locator(f"#{drawer_id(name)}")).to_be_in_viewport()
        assert page.evaluate(COVERED) == [], name
        page.locator(f"#{drawer_id(name)} .gp-drawer-close").click()
    assert page.locator(".gp-lesson .gp-step-place").bounding_box()["y"] >= 0


@pytest.mark.parametrize("scheme", one_in(2, ["light", "dark"]))
@pytest.mark.parametrize("size", one_in(2, [{"width": 1366, "height": 657}, PHONE]))
def test_axe_finds_nothing_and_nothing_is_cut(visit, address, size, scheme):
    page = visit(f"{address}?lesson=temperature", viewport=size, color_scheme=scheme)
    expect(page.locator(".gp-step-place")).to_contain_text("Step 1")
    assert violations(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    answer(page, 1)
    run(page)
    expect(page.locator(".gp-lesson .gp-task")).to_contain_text("✓")
    box, panel = page.locator("#pane-tokens").bounding_box(), page.locator(".gp-lesson").bounding_box()
    if size is PHONE:
        assert -8 <= box["y"] < panel["y"] - 200, "the text is in sight over the panel"
    else:
        assert box["x"] >= panel["x"] + panel["width"]


def test_my_model_is_the_one_of_before_the_lesson(visit, address):
    page, model = visit(address), "#model input"
    choose(page, "#model", "stories-draft")
    page.click("button[data-lessons]")
    page.locator(".gp-lesson").get_by_role("button", name="Temperature", exact=False).first.click()
    expect(page.locator(model)).to_have_value("stories")
    mine = page.get_by_label("use my model instead")
    mine.check()
    expect(page.locator(model)).to_have_value("stories-draft")
    expect(page.locator(".gp-lesson")).to_contain_text("numbers are from its own model")
    mine.uncheck()
    expect(page.locator(model)).to_have_value("stories")


def test_an_address_with_an_unknown_lesson_opens_the_list(visit, address):
    page = visit(f"{address}?lesson=temprature")
    expect(page.locator("#messages")).to_contain_text("There is no lesson “temprature”. Choose one from the list.")
    expect(page.locator(".gp-lesson")).to_contain_text("Temperature")


@pytest.mark.parametrize("size", one_in(2, [PHONE, {"width": 360, "height": 640}]))
def test_on_a_phone_one_sheet_is_open_and_the_text_stays_in_sight(visit, address, size):
    page = visit(f"{address}?lesson=cutting-the-tail&step=2", viewport=size, has_touch=True)
    lesson, fold, tokens = page.locator(".gp-lesson"), page.locator(".gp-lesson-fold"), page.locator("#pane-tokens")
    candidates = page.locator("#pane-candidates")

    def free() -> float:
        """How much of the text is in sight, in pixels."""
        lowest = min(page.locator(each).bounding_box()["y"] for each in (".gp-lesson", "#token-panel"))
        box = tokens.bounding_box()
        return min(lowest, box["y"] + box["height"]) - max(0, box["y"])

    expect(page.locator(".gp-lesson[aria-busy=false]")).to_be_visible()
    expect(fold).to_have_attribute("aria-expanded", "true")
    expect(page.locator("#pane-tokens .gp-alone-button")).to_be_hidden()  # as the text is, until it is predicted
    answer(page, 1)
    page.click("#generate")
    expect(verdict(page)).to_contain_text("As you predicted.")
    expect(verdict(page)).to_be_in_viewport()
    expect(candidates).to_be_hidden()  # although a token may be looked at
    page.wait_for_function("() => document.querySelector('#pane-tokens').getBoundingClientRect().top < 60")
    assert free() > 120
    tokens.locator(".gp-token").nth(3).click()
    expect(candidates).to_be_visible()
    expect(fold).to_have_attribute("aria-expanded", "false")
    expect(fold).to_contain_text("Step 2 of 6 · Top-k, top-p, min-p")
    expect(verdict(page)).to_be_hidden()
    assert lesson.bounding_box()["height"] < 50 and free() > 120
    fold.click()
    expect(candidates).to_be_hidden()
    expect(page.locator(".gp-lesson-foot")).to_be_in_viewport()
    page.locator("#pane-token .gp-fold").click()
    expect(candidates).to_be_visible()
    expect(page.locator(".gp-lesson-foot")).to_be_hidden()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")

    page.goto(address)  # the lesson comes back as one line, and what was shown is not covered
    expect(fold).to_contain_text("Step 2 of 6")
    expect(page.locator(".gp-lesson[aria-busy=false]")).to_be_visible()
    expect(fold).to_have_attribute("aria-expanded", "false")
    assert lesson.bounding_box()["height"] < 50
    fold.click()
    expect(page.locator(".gp-lesson-foot")).to_be_in_viewport()
    page.get_by_role("button", name="Leave the lessons").click()
    expect(lesson).to_be_hidden()


@pytest.mark.slow
@pytest.mark.parametrize("name", LESSONS)
def test_a_lesson_is_walked_by_the_keyboard(visit, address, name):
    """Every prediction is made, and every run; a step that asks for more than a run is skipped."""
    page, lesson = visit(f"{address}?lesson={name}"), LESSONS[name]
    for number, step in enumerate(lesson.steps):
        expect(page.locator(".gp-step-place")).to_contain_text(f"Step {number + 1} of {len(lesson.steps)}")
        expect(page.locator(".gp-step-place")).to_be_focused()
        expect(page.locator(".gp-lesson[aria-busy=false]")).to_be_visible()
        if step.predict:
            page.keyboard.press("Tab")
            if step.predict.number:
                page.keyboard.type("50")
            elif step.predict.tokens:
                page.locator(".gp-lesson .gp-number input").focus()
                page.keyboard.type("was")
            page.keyboard.press("Enter")
        if step.task and not step.solution:
            run(page)  # of some lessons many runs, which take long on a machine with other work
            expect(page.locator(".gp-lesson .gp-task")).to_contain_text("✓", timeout=240_000)
            expect(verdict(page)).not_to_be_empty()
        forward = page.locator(".gp-lesson-foot button").last
        for _ in range(12):
            if forward.evaluate("(button) => button === document.activeElement"):
                break
            page.keyboard.press("Tab")
        page.keyboard.press("Enter")
    expect(page.locator(".gp-lessons")).to_be_visible()
