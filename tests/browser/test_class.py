"""A teacher and pupils, each with a browser of their own: link, locks, predictions, the reveal."""

from __future__ import annotations

import pytest

from tests.browser.test_lessons import DRAG
from tests.support.browsers import expect, violations

PHONE = {"width": 390, "height": 844}
TEACHER = "Ms <b>Smith</b>"


@pytest.fixture
def visit(new_page):
    """Opens a page in a browser context of its own, and closes all of them at the end."""
    opened = []

    def open_page(address, **options):
        page = new_page(address, **options)
        opened.append(page)
        return page

    yield open_page
    for page in opened:
        page.context.close()
        new_page.pages.remove(page)


def make_link(page, *, locks=(), lesson="", room=True) -> str:
    page.get_by_role("button", name="Share", exact=True).click()
    form = page.locator(".gp-class-form")
    form.get_by_label("Your name").fill(TEACHER)
    form.locator("select").select_option(lesson)
    for name in locks:
        form.get_by_role("checkbox", name=name, exact=True).check()
    form.get_by_role("checkbox", name="Gather the predictions").set_checked(room)
    form.get_by_role("button", name="Make the link").click()
    return page.locator(".gp-class-address input").input_value()


def guess(page, choice: int) -> None:
    """Run, and predict the first word of “Guess the next word”."""
    page.keyboard.press("Control+Enter")
    page.wait_for_function("GenerationPlayground.log('main').finished && !GenerationPlayground.log('main').recorded")
    page.locator("#pane-quiz .gp-begin").click()
    page.locator("#pane-quiz .gp-choice").nth(choice).click()
    page.locator("#pane-quiz .gp-reveal").click()


def test_what_is_locked_cannot_be_changed_and_says_who_locked_it(visit, address):
    teacher = visit(address)
    teacher.fill("#prompt textarea", "The little owl")
    link = make_link(teacher, locks=["Prompt", "Model", "Knobs"], room=False)
    teacher.set_viewport_size({"width": 1280, "height": 2000})
    expect(teacher.locator(".gp-class-qr")).to_have_js_property("complete", True)
    assert teacher.locator(".gp-class-qr").evaluate("(image) => image.naturalWidth") > 20

    pupil = visit(link)
    expect(pupil.locator(".gp-class")).to_contain_text(f"Locked by {TEACHER}: Model, Prompt, Knobs.")
    prompt = pupil.locator("#prompt textarea")
    expect(prompt).to_have_value("The little owl")
    prompt.focus()
    pupil.keyboard.type("I")
    expect(prompt).to_have_value("The little owl")
    for place in ("#model", "#quick-knobs .kq-knobs", "#prompt"):
        assert pupil.locator(place).get_attribute("data-locked") == f"locked by {TEACHER}"
    assert pupil.locator("#model").evaluate("(node) => node.inert")
    assert not pupil.locator("#preset").evaluate("(node) => node.inert")
    pupil.locator("#preset select").select_option("greedy")  # what is not locked is free
    expect(pupil.locator("#caption")).to_contain_text("Always the most probable token")
    pupil.get_by_role("button", name="Leave the class").click()
    expect(pupil.locator(".gp-class")).to_be_hidden()
    prompt.fill("I am free")
    expect(prompt).to_have_value("I am free")


@pytest.mark.slow
def test_a_class_predicts_and_sees_its_answers_when_the_teacher_reveals_them(visit, address):
    teacher = visit(address)
    teacher.fill("#seed input", "3")
    link = make_link(teacher, locks=["Knobs"])
    assert "?room=" in link
    pupils = [visit(link), visit(link, viewport=PHONE)]
    pupils[0].locator(".gp-class-name").fill("Zoë <i>")
    pupils[0].keyboard.press("Tab")
    for number, pupil in enumerate(pupils):
        guess(pupil, number)
        expect(pupil.locator(".gp-class")).to_contain_text("Your prediction is in.")
        expect(pupil.locator(".gp-class-chart")).to_have_count(0)
    board = teacher.locator(".gp-class")
    expect(board).to_contain_text("2 of 2 answered")
    expect(board).to_contain_text("✓ Zoë <i>")
    expect(board.locator(".gp-class-chart")).to_have_count(0)  # it may be on the wall
    board.get_by_role("button", name="Show them to me").click()
    expect(board.locator(".gp-class-chart")).to_contain_text("1 · 50%")
    expect(board.locator(".gp-class-out")).to_have_count(0)
    assert pupils[0].locator(".gp-class-chart").count() == 0
    board.get_by_role("button", name="Reveal to all").click()
    for page in (teacher, *pupils):
        expect(page.locator(".gp-class-out")).to_have_count(1)
        expect(page.locator(".gp-class-chart")).to_contain_text("Log score of the class")
    assert pupils[1].evaluate("document.documentElement.scrollWidth <= innerWidth")

    teacher.reload()  # the browser keeps the key of the room
    expect(teacher.locator(".gp-class")).to_contain_text("2 of 2 answered")
    teacher.get_by_role("button", name="Large").click()
    expect(teacher.locator(".gp-class")).to_have_css("position", "fixed")
    expect(board.locator(".gp-class-names").first).to_be_hidden()  # no names on the wall
    assert "Zoë" not in board.inner_text()
    teacher.keyboard.press("Escape")
    expect(teacher.locator(".gp-class")).not_to_have_css("position", "fixed")
    teacher.keyboard.press("F8")
    expect(board).to_be_hidden()
    teacher.keyboard.press("v")
    expect(board.locator(".gp-class-chart")).to_be_visible()
    teacher.keyboard.press("Escape")
    expect(board).to_be_hidden()
    assert teacher.evaluate("document.body.dataset.stage") == "text"
    teacher.keyboard.press("Escape")
    teacher.get_by_role("button", name="Pupils", exact=True).click()
    removal = board.get_by_role("button", name="Remove Zoë <i>")
    removal.click()
    expect(removal).to_have_text("Remove Zoë <i>?")
    removal.click()
    expect(pupils[0].locator(".gp-class")).to_contain_text("Your teacher has removed you from this room.")
    expect(board.locator(".gp-class-people li")).to_have_count(1)
    closing = teacher.locator(".gp-class-close")
    closing.click()  # asks first
    expect(closing).to_have_text("Close it for everybody?")
    expect(pupils[1].locator(".gp-class")).to_contain_text("Room ")
    closing.click()
    for pupil in pupils[1:]:
        expect(pupil.locator(".gp-class")).to_contain_text("This room is closed.")
        assert pupil.locator("[data-locked]").count() == 0
    late = visit(link)
    expect(late.locator(".gp-class")).to_contain_text("There is no room")


@pytest.mark.slow
def test_a_locked_lesson_stays_and_its_predictions_are_gathered(visit, address):
    teacher = visit(address)
    link = make_link(teacher, locks=["Lesson"], lesson="temperature")
    expect(teacher.locator(".gp-lesson")).to_contain_text("Step 1 of")  # for the stage
    pupil = visit(link)
    lesson = pupil.locator(".gp-lesson")
    expect(lesson).to_contain_text("Step 1 of")
    assert lesson.get_by_role("button", name="Leave the lessons").is_hidden()
    pupil.keyboard.press("Escape")
    expect(lesson).to_be_visible()
    lesson.get_by_role("button", name="Skip").click()
    lesson.locator(".gp-answer").nth(1).click()
    board = teacher.locator(".gp-class")
    expect(board).to_contain_text("1 of 1 answered")
    expect(pupil.locator("#pane-tokens .gp-text")).to_contain_text("robin")  # the text on which the step is done
    pupil.locator("#quick-temperature").evaluate(DRAG, "0.3")
    expect(lesson).to_contain_text("Your prediction is in. Your teacher will show the result.")
    assert lesson.locator(":is(.gp-right, .gp-wrong, .gp-true)").count() == 0
    board.get_by_role("button", name="Reveal to all").click()
    expect(lesson.locator(":is(.gp-right, .gp-wrong)").first).to_be_visible()
    lesson.get_by_role("button", name="Reset the page for this step").click()  # a second answer does not count
    lesson.locator(".gp-answer").nth(0).click()
    pupil.wait_for_timeout(500)
    # each pupil has the answers in an order of their own, and the chart has the lesson's
    expect(pupil.locator(".gp-class-chart tbody tr", has_text="1 · 100%")).to_have_count(1)


def answers_of(page) -> tuple[list[str], str]:
    """The answers in the order of this screen, and the letters that are seen before them."""
    return page.locator(".gp-lesson .gp-answer").evaluate_all(
        "(all) => [all.map(({dataset}) => dataset.choice),"
        " all.map((each) => getComputedStyle(each, '::before').content).filter((one) => one !== 'none').join('')]"
    )


def test_a_letter_is_the_same_answer_on_every_screen_of_a_class(visit, address):
    """Each pupil has an order of their own, and no letters; what the stage calls A is A on every stage."""
    size = {"width": 1366, "height": 768}
    teacher = visit(address, viewport=size)
    link = make_link(teacher, locks=["Lesson"], lesson="greedy-or-sampling")
    pupils = [visit(link, viewport=size), visit(link, viewport=size)]
    for place, pupil in enumerate(pupils):
        expect(pupil.locator(".gp-lesson[aria-busy=false]")).to_contain_text("Step 1 of")
        expect(teacher.locator(".gp-class")).to_contain_text("2 pupils")
        pupil.evaluate("(person) => localStorage.setItem('generation-playground.person', person)", str(place))
        pupil.locator('.gp-lesson .gp-answer[data-choice="1"]').click()
    (one, no_letters), (other, none_either) = map(answers_of, pupils)
    assert one != other and sorted(one) == sorted(other) and no_letters == none_either == ""
    expect(teacher.locator(".gp-class")).to_contain_text("2 of 2 answered")
    stages = []
    for page in (teacher, *pupils):
        page.keyboard.press("F8")
        expect(page.locator("body[data-stage]")).to_have_count(1)
        stages.append(answers_of(page))
    assert len(stages[0][1]) > 0 and stages[1:] == [stages[0]] * 2
    pupils[0].keyboard.press("F8")
    expect(pupils[0].locator("body[data-stage]")).to_have_count(0)
    assert answers_of(pupils[0]) == [one, ""]
    teacher.keyboard.press("v")  # the wall
    teacher.locator(".gp-class").get_by_role("button", name="Reveal to all").click()
    chart = teacher.locator(".gp-class-chart tbody th")
    expect(chart).to_have_count(3)
    names = [words.partition("result:")[2].strip() or words for words in chart.all_inner_texts()]
    assert [words.split()[0] for words in names] == ["The", "After", "A"]  # no letter


@pytest.mark.slow
def test_the_teacher_sets_the_page_anew(visit, address):
    teacher = visit(address)
    pupil = visit(make_link(teacher, locks=["Prompt"]))
    teacher.fill("#prompt textarea", "The dragon")
    teacher.locator(".gp-class-form").get_by_role("button", name="Make the link").click()
    pupil.get_by_role("button", name="Set the page as your teacher has it now").click()
    expect(pupil.locator("#prompt textarea")).to_have_value("The dragon")


@pytest.mark.slow
@pytest.mark.parametrize("language", ["de-DE", "fr-FR"])
def test_the_class_speaks_the_language_of_the_browser(visit, address, language):
    teacher = visit(address)
    link = make_link(teacher, locks=["Model"])
    pupil = visit(link, locale=language)
    words = {"de-DE": f"Gesperrt von {TEACHER}: Modell.", "fr-FR": f"Verrouillé par {TEACHER}\u202f: Modèle."}
    expect(pupil.locator(".gp-class")).to_contain_text(words[language])


@pytest.mark.slow
def test_the_form_and_the_board_are_accessible(visit, address):
    teacher = visit(address)
    make_link(teacher, locks=["Model"])
    for place in (".gp-class", ".gp-class-form"):
        assert violations(teacher, place) == []
