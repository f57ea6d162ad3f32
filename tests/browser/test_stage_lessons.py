"""A lesson on the stage: a class is taken through it with the keys of a clicker; an answer stays covered until it is
revealed, and nothing starts a run by accident."""

from __future__ import annotations

import pytest

from playground.lessons.lesson import LESSONS
from tests.browser.test_stage import PHONE, SMALLEST, drawn, faults, press
from tests.support.browsers import expect
from tests.support.slow import one_in

PROJECTOR, LARGE = {"width": 1280, "height": 720}, {"width": 1920, "height": 1080}
TURN = "GenerationPlayground.log('main').turn"


def staged(visit, address, lesson: str, step: int = 1, **options):
    """A page with this step of a lesson on the stage."""
    page = visit(f"{address}?lesson={lesson}&step={step}", viewport=PROJECTOR, **options)
    expect(page.locator(".gp-lesson[aria-busy=false] .gp-step-place")).to_contain_text(f"Step {step} of")
    press(page, "F8")
    expect(page.locator(".gp-lesson")).to_be_visible()
    return page


def words(page):
    return page.locator(".gp-stage-question")


def verdict(page):
    return page.locator(".gp-lesson .gp-found")


def generate(page) -> None:
    before = page.evaluate(TURN)
    press(page, "g")
    page.wait_for_function(f"(before) => {TURN} !== before && GenerationPlayground.log('main').finished", arg=before)


def on(page, times: int = 1) -> None:
    """The clicker's key, and past what it only scrolls over."""
    for _ in range(times):
        for _ in range(6):
            at_end = page.evaluate(
                "() => { const {scrollTop, clientHeight, scrollHeight} = document.querySelector('.gp-lesson');"
                " return scrollTop + clientHeight >= scrollHeight - 4; }"
            )
            press(page, "PageDown")
            if at_end:
                break


def test_a_class_goes_through_a_step_by_the_clicker(visit, address):
    page = staged(visit, address, "greedy-or-sampling")
    expect(words(page)).to_have_text("Clicker: lesson. ← →: picture.")
    on(page)  # the task is not done
    expect(words(page)).to_have_text("Still to be done. Go on with N.")
    expect(page.locator(".gp-step-place")).to_contain_text("Step 1 of 4")
    generate(page)  # nobody has pressed an answer: the class has put up its hands
    expect(verdict(page)).to_have_text("Reveal")
    expect(page.locator(".gp-lesson .gp-answer")).to_have_count(3)
    assert "✓" not in "".join(page.locator(".gp-lesson .gp-answer").all_inner_texts())
    on(page)
    expect(verdict(page)).to_contain_text("After a repetition the probabilities are nearly the same")
    expect(verdict(page)).to_contain_text("This run shows it: One sentence appears 28 times.")
    expect(page.locator('.gp-lesson .gp-answer[data-choice="1"]')).to_contain_text("✓")
    on(page)
    expect(page.locator(".gp-step-place")).to_contain_text("Step 2 of 4")
    press(page, "PageUp")
    expect(page.locator(".gp-step-place")).to_contain_text("Step 1 of 4")
    press(page, "n")
    expect(page.locator(".gp-step-place")).to_contain_text("Step 2 of 4")
    press(page, "Escape")
    expect(page.locator("#generate")).to_be_visible()
    expect(page.locator(".gp-step-place")).to_contain_text("Step 2 of 4")


def test_an_answer_is_pressed_by_its_letter_and_judged_when_it_is_revealed(visit, address):
    page = staged(visit, address, "greedy-or-sampling")
    press(page, page.locator('.gp-lesson .gp-answer[data-choice="0"]').get_attribute("data-key").lower())
    expect(page.locator(".gp-lesson .gp-answer[aria-pressed=true]")).to_contain_text("The best text")
    generate(page)
    expect(verdict(page)).to_have_text("Reveal")
    press(page, "r")
    expect(verdict(page)).to_contain_text("It turned out differently.")


@pytest.mark.slow
def test_a_task_that_needs_a_setting_says_what_is_missing_and_is_set_by_a_key(visit, address):
    page = staged(visit, address, "temperature", 4)
    generate(page)
    expect(verdict(page)).to_contain_text("This run does not do it yet.")
    press(page, "s")
    expect(page.locator(".gp-lesson[aria-busy=false]")).to_be_visible()
    generate(page)
    expect(verdict(page)).to_have_text("Reveal")
    press(page, "r")
    expect(verdict(page)).to_contain_text("of the tokens are the likeliest ones")
    press(page, "Escape")
    expect(page.locator("#knob-temperature-control").first).to_have_value("2.5")
    expect(page.locator(".gp-lesson .gp-solve")).to_be_hidden()


@pytest.mark.slow
def test_what_came_is_said_without_a_prediction(visit, address):
    page = staged(visit, address, "cutting-the-tail")
    generate(page)
    expect(verdict(page)).to_have_text("Reveal")
    expect(page.locator("#pane-token .gp-place")).to_contain_text("token 1 of 80")  # the one that is asked for
    press(page, "r")
    expect(verdict(page)).to_contain_text("The run chose “They”, which had 18.9 %.")


@pytest.mark.slow
def test_the_arrows_walk_along_the_picture_beside_a_lesson_and_l_takes_it_away(visit, address):
    page = staged(visit, address, "temperature")
    generate(page)
    place = page.locator("#pane-token .gp-place")
    press(page, "Home")
    expect(place).to_contain_text("token 1 of")
    press(page, "ArrowRight")
    expect(place).to_contain_text("token 2 of")
    press(page, "l")
    expect(page.locator(".gp-lesson")).to_be_hidden()
    press(page, "PageDown")  # the clicker walks along the picture again
    expect(place).to_contain_text("token 3 of")
    press(page, "l")
    expect(page.locator(".gp-lesson .gp-step-place")).to_contain_text("Step 1 of 6")


def test_a_lesson_is_begun_on_the_stage(visit, opening_address):
    page = visit(opening_address, viewport=PROJECTOR)
    press(page, "F8", "l")
    page.locator(".gp-lesson").get_by_role("button", name=LESSONS["temperature"].title).click()
    expect(page.locator(".gp-step-place")).to_contain_text("Step 1 of 6")
    assert page.evaluate("document.body.dataset.stage") == "text"


@pytest.mark.slow
def test_a_step_of_another_view_shows_that_view_and_the_next_lesson_comes_back(visit, address):
    page = staged(visit, address, "padding")
    assert page.locator(".gp-stage-pictures button:visible").all_inner_texts() == ["1 Padding"]
    press(page, "c", "g")
    expect(verdict(page)).to_have_text("Reveal", timeout=30_000)
    expect(page.locator("#report-batch")).to_contain_text("Padded on the left")
    expect(page.locator("#batch-prompts")).to_be_hidden()
    press(page, "Escape")
    expect(page.locator("#batch-prompts")).to_be_visible()  # the page is where the step is
    press(page, "F8")
    expect(page.locator("#report-batch")).to_be_visible()
    page.evaluate("() => document.querySelector('.gp-lesson-head .gp-plain:not(.gp-lesson-fold)').click()")  # all
    page.locator(".gp-lesson").get_by_role("button", name=LESSONS["temperature"].title).click()
    page.wait_for_function("() => document.body.dataset.stage === 'text'")
    expect(page.locator("#report-batch")).to_be_hidden()
    expect(page.locator("#view-one")).to_be_visible()
    assert page.evaluate("'oldResult' in document.body.dataset")  # what ran before is out of sight until one predicts


@pytest.mark.slow
def test_a_view_without_a_picture_here_is_said_to_be_on_the_page(visit, address):
    page = staged(visit, address, "temperature")
    page.evaluate("() => document.getElementById('nav-sweep').click()")
    expect(words(page)).to_have_text("This view is on the page: leave the stage to see it.")
    press(page, "Escape")
    expect(page.locator("#axes")).to_be_visible()
    press(page, "F8")
    expect(page.locator("#view-one")).to_be_visible()
    expect(words(page)).to_have_text("Clicker: lesson. ← →: picture.")


def test_a_run_that_is_refused_says_so_on_the_stage(visit, address):
    page = staged(visit, address, "temperature")
    press(page, "Escape")
    page.fill("#prompt textarea", "")
    page.fill("#seed input, #seed textarea", "none")
    press(page, "F8", "g")
    expect(page.locator("#messages .message.error")).to_be_visible()
    expect(page.locator("#messages .message.error")).to_be_in_viewport()
    size, text = page.evaluate(SMALLEST)
    assert size >= 19.9, text


def test_candidates_are_not_pressed_on_the_stage(visit, opening_address):
    page = visit(opening_address, viewport=PROJECTOR)
    rows = page.locator("#pane-candidates button.gp-row")
    expect(rows.first).to_be_visible()
    before = page.evaluate(TURN)
    press(page, "F8")
    expect(rows).to_have_count(0)
    page.locator("#pane-candidates .gp-row").nth(1).click()
    page.evaluate(
        "() => { const log = GenerationPlayground.log('main');"
        " log.ask({type: 'branch', step: log.current(), tokenId: 5}); }"
    )
    page.wait_for_timeout(300)
    assert page.evaluate(TURN) == before and page.locator("#stop").is_disabled()
    press(page, "Escape")
    expect(rows.first).to_be_visible()


@pytest.mark.parametrize("scheme", one_in(2, ["light", "dark"]))
@pytest.mark.parametrize("size", one_in(3, [PROJECTOR, LARGE, PHONE]))
def test_it_is_large_has_a_projector_s_contrast_and_is_not_cut(visit, address, scheme, size):
    page = staged(visit, address, "greedy-or-sampling", color_scheme=scheme)
    page.set_viewport_size(size)
    for act in ("a", "g", "r"):
        press(page, act)
        if act == "g":
            expect(verdict(page)).to_have_text("Reveal")
        if size is not PHONE:
            smallest, text = page.evaluate(SMALLEST)
            assert smallest >= 19.9, text
        assert faults(page) == []
        assert page.evaluate("() => document.documentElement.scrollWidth - innerWidth") <= 0
    if size is not PHONE:
        picture, lesson = (page.locator(name).bounding_box() for name in ("#pane-tokens", ".gp-lesson"))
        assert picture["x"] >= lesson["x"] + lesson["width"]
    drawn(page)
