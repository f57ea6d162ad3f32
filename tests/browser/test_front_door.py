"""The front door as somebody meets it who has never been here: order, sentences and sizes of the scenes, their
addresses and the way back, keys and what is announced, and that it is not met again."""

from __future__ import annotations

import re

import pytest

from playground.engines.local import LocalEngine
from playground.presets.recorded_runs import OPENING, recorded_log
from playground.settings import Settings
from tests.browser.test_layout import CONTROLS, WORDS
from tests.support.browsers import expect, run_once, violations
from tests.support.slow import mostly_slow

LAPTOP, PHONE = {"width": 1366, "height": 657}, {"width": 390, "height": 844}
SIZES = pytest.mark.parametrize("size", [pytest.param(LAPTOP, id="laptop"), pytest.param(PHONE, id="phone")])
SENTENCES = [
    "A language model does not know the next word. It knows a chance for every word.",
    "Draw again: the chances stay the same, the word changes.",
    "What if it always takes the likeliest word?",
    "Temperature changes the chances. Drag it.",
    "A whole text is one draw after another. The stronger the colour, the less likely the word.",
    "Now your own words: write a beginning, then press Generate.",
]
DAYS = ["Friday", "Monday", "Saturday", "Sunday", "Thursday", "Tuesday", "Wednesday", "another word"]

# What can be pressed in a scene and is too small for a thumb; and whether the page goes sideways.
SMALL = """(least) => [...document.querySelectorAll('.gp-door :is(button, input)')]
  .filter((node) => node.checkVisibility() && Math.min(node.offsetHeight, node.offsetWidth) < least)
  .map((node) => `${node.textContent} ${node.offsetWidth} x ${node.offsetHeight}`)"""
SIDEWAYS = "() => document.documentElement.scrollWidth - innerWidth"
LOG = "GenerationPlayground.log('main')"
OVER = f"() => {LOG}.finished && {LOG}.started.prompt === 'Today is'"


@pytest.fixture
def door(visit, opening_address):
    """A function that opens the page as one who has never been here, in this size."""

    def open_page(size=LAPTOP, query: str = "", **options):
        options = {"reduced_motion": "reduce"} | options
        page = visit(opening_address + query, size, first_visit=True, at_door=True, **options)
        if query in ("", "?scene=1"):
            expect(page.locator(".gp-door h1")).to_have_text(SENTENCES[0])
        return page

    return open_page


def go_on(page) -> None:
    page.locator(".gp-door-foot").get_by_role("button").last.click()


def scene(page) -> int:
    """The number of the scene that the address names; 0 for none."""
    found = re.search(r"[?&]scene=(\d)", page.url)
    return int(found[1]) if found else 0


def at(page, number: int) -> None:
    """Wait until this scene is shown."""
    expect(page.locator(".gp-door h1")).to_have_text(SENTENCES[number - 1])
    assert scene(page) == number


def past(page) -> None:
    """Wait until the page is shown, and no scene."""
    expect(page.locator("#generate")).to_be_visible()
    expect(page.locator("#header")).to_be_visible()
    expect(page.locator(".gp-door h1")).to_have_count(0)
    assert scene(page) == 0


@SIZES
def test_a_person_goes_through_all_scenes_with_one_thumb(door, size):
    page = door(size)
    at(page, 1)
    assert page.locator(".gp-guesses button").all_inner_texts() == DAYS
    expect(page.locator(".gp-chances")).to_have_count(0)  # nothing is given away
    page.get_by_role("button", name="Monday").click()
    expect(page.locator(".gp-door-verdict")).to_have_text(
        "You said “Monday”: a chance of 11%. This time the draw fell on “Tuesday”, with 10%."
    )
    expect(page.locator(".gp-chances li", has_text="your guess")).to_contain_text("Monday")
    expect(page.locator(".gp-drawn-row")).to_contain_text("Tuesday")
    go_on(page)
    at(page, 2)
    for count in (2, 3):
        page.get_by_role("button", name="Draw again").click()
        expect(page.locator(".gp-door-verdict")).to_contain_text(
            f"{count} draws" if count > 2 else re.compile("2 draws|The same word")
        )
    drawn = page.locator(".gp-came").first.inner_text()
    assert page.evaluate(f"{LOG}.lines()[0].last && {LOG}.finished.sequences[0].text").startswith(drawn)
    go_on(page)
    at(page, 3)
    expect(page.locator(".gp-door-verdict")).to_contain_text("It goes in circles: “I am happy.” appears")
    assert page.locator(".gp-written mark").count() >= 5
    go_on(page)
    at(page, 4)
    likeliest = page.locator(".gp-chances li").first
    before = likeliest.inner_text()
    page.locator(".gp-turn input").fill("0.3")
    expect(likeliest).not_to_have_text(before)
    expect(page.locator(".gp-line-so-far .gp-came")).not_to_be_empty()
    assert page.evaluate(f"{LOG}.started.config.temperature") == 0.3
    go_on(page)
    at(page, 5)
    page.wait_for_function(OVER)
    word = page.locator("#pane-tokens .gp-token").nth(3)
    word.click()
    expect(word).to_have_attribute("aria-pressed", "true")
    expect(page.locator("#pane-candidates .gp-row").first).to_be_visible()
    page.get_by_role("button", name="Now your own words").click()
    at(page, 6)
    expect(page.locator("#prompt textarea")).to_be_focused()
    page.keyboard.type("Once")
    expect(page.locator("#prompt textarea")).to_have_value("Once")  # in the place of the line
    run_once(page)
    assert page.evaluate(f"[{LOG}.started.prompt, {LOG}.started.config.temperature]") == ["Once", 1]
    page.get_by_role("button", name="Show all controls").click()
    past(page)


@SIZES
def test_each_scene_fits_the_window_and_a_thumb(door, size):
    page = door(size)
    for number in range(1, 7):
        at(page, number)
        if number == 1:
            assert len(page.evaluate(CONTROLS)) <= 10
            page.get_by_role("button", name="Monday").click()
        page.wait_for_timeout(300)
        assert page.evaluate(SMALL, 44) == [] and page.evaluate(SIDEWAYS) <= 0
        controls, words = page.evaluate(CONTROLS), page.evaluate(WORDS)
        assert len(controls) <= 30, controls
        assert len(words) <= 100, " ".join(words)
        sentence = page.locator(".gp-door h1")
        assert float(sentence.evaluate("node => parseFloat(getComputedStyle(node).fontSize)")) >= 20
        leave = page.get_by_role("button", name="Show all controls" if number == 6 else "Skip")
        expect(leave).to_be_in_viewport(ratio=1)
        if number < 6:
            foot = page.locator(".gp-door-foot").get_by_role("button").last
            expect(foot).to_be_in_viewport(ratio=1)
            assert page.evaluate("scrollY") == 0
            go_on(page)


def test_skip_is_remembered_and_no_cookie_is_set(door, opening_address):
    page = door()
    page.get_by_role("button", name="Skip").click()
    past(page)
    expect(page.locator("#prompt textarea")).to_be_focused()
    expect(page.locator("#pane-numbers .gp-status")).to_contain_text("Recorded run")
    assert page.evaluate("localStorage.getItem('generation-playground.front-door')") == "seen"
    page.goto(opening_address)
    past(page)
    assert all("scene" not in each["name"] and "door" not in each["name"] for each in page.context.cookies())


def test_the_way_back_leads_a_scene_back_and_a_reload_stays(door):
    page = door()
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    at(page, 2)
    go_on(page)
    at(page, 3)
    page.go_back()
    at(page, 2)
    page.go_forward()
    at(page, 3)
    page.reload()
    at(page, 3)
    page.get_by_role("button", name="Skip").click()
    past(page)
    page.go_back()
    at(page, 2)
    page.keyboard.press("Escape")
    past(page)


def test_enter_goes_on_escape_leaves_and_the_focus_moves_with_the_scene(door):
    page = door()
    expect(page.locator(".gp-door h1")).to_be_focused()  # what is focused is said: its sentence
    page.keyboard.press("Enter")  # without a guess
    expect(page.locator(".gp-door-verdict")).to_have_text(
        "This time the draw fell on “Tuesday”, which had a chance of 10%."
    )
    assert page.locator(".gp-door-verdict").get_attribute("role") == "status"
    page.keyboard.press("Enter")
    at(page, 2)
    expect(page.locator(".gp-door h1")).to_be_focused()
    page.keyboard.press("Tab")
    expect(page.get_by_role("button", name="Skip")).to_be_focused()
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")  # of the button that has the focus
    expect(page.locator(".gp-door-verdict")).not_to_be_empty()
    assert scene(page) == 2
    page.keyboard.press("F8")  # the stage waits until the page is there
    assert page.evaluate("document.querySelector('.gp-stage').hidden")
    page.keyboard.press("Escape")
    past(page)


def test_who_comes_by_a_link_does_not_meet_the_door(door):
    page = door(query="?scene=2&prompt=Once")  # which links are meant: test_door_logic.py
    expect(page.locator("#generate")).to_be_visible()
    expect(page.locator(".gp-door h1")).to_have_count(0)


def test_what_a_host_adds_to_the_address_stays_and_an_address_opens_its_scene_again(door, opening_address):
    page = door(query="?__theme=dark")
    at(page, 1)
    assert "__theme=dark" in page.url
    page.keyboard.press("Escape")
    past(page)
    page.goto(f"{opening_address}?scene=4&__theme=dark")  # as a page does that shows it in a frame
    at(page, 4)


def test_in_a_frame_it_begins_with_the_scene_that_the_frame_asks_for(door, opening_address):
    page = door(query="?prompt=Once")  # a page of the same site, in which it stands
    page.evaluate(
        """(address) => {
          const frame = document.createElement('iframe');
          Object.assign(frame, {src: address, id: 'frame', width: 390, height: 600});
          document.body.append(frame);
        }""",
        f"{opening_address}?scene=1",
    )
    inside = page.frame_locator("#frame")
    expect(inside.locator(".gp-door h1")).to_have_text(SENTENCES[0])
    inside.get_by_role("button", name="Sunday").click()
    expect(inside.locator(".gp-door-verdict")).to_contain_text("You said “Sunday”")


def test_where_its_model_is_missing_the_scenes_say_so_and_skip_works(new_page, pages_served):
    class WithoutStories(LocalEngine):
        def models(self):
            return [name for name in super().models() if name != "stories"]

    engine = WithoutStories(Settings(default_model="chat"))
    address = pages_served(engine, Settings(default_model="chat"), recorded_log(OPENING))[1]
    page = new_page(address, first_visit=True, at_door=True, reduced_motion="reduce")
    page.get_by_role("button", name="Friday").click()
    expect(page.locator(".gp-drawn-row")).to_contain_text("Tuesday")  # what was recorded is there
    go_on(page)
    at(page, 2)
    expect(page.locator(".gp-door-trouble")).to_contain_text("This server cannot run the small model")
    expect(page.get_by_role("button", name="Draw again")).to_have_count(0)
    page.get_by_role("button", name="Skip").click()
    past(page)


def test_with_motion_the_needle_moves_before_the_word_is_there(door):
    page = door(reduced_motion="no-preference")
    page.get_by_role("button", name="Sunday").click()
    expect(page.locator(".gp-needle")).to_be_visible()
    assert page.locator(".gp-needle").evaluate("node => getComputedStyle(node).animationName") == "gp-sweep"
    expect(page.locator(".gp-drawn-row")).to_have_count(0)
    expect(page.locator(".gp-drawn-row")).to_contain_text("Tuesday")
    calm = door()
    calm.get_by_role("button", name="Sunday").click()
    expect(calm.locator(".gp-needle")).to_be_visible()
    assert calm.locator(".gp-needle").evaluate("node => getComputedStyle(node).animationName") == "none"


def test_only_the_controls_that_were_explained_are_beside_ones_own_words(door):
    page = door(query="?scene=6")
    at(page, 6)
    expect(page.locator("#pane-tokens .gp-token").first).to_be_visible()
    for there in ("#prompt", "#preset", "#generate", "#quick-temperature"):
        expect(page.locator(there)).to_be_visible()
    for later in ("#header", "#model", "#seed", "#quick-top_p", "#in-short", "#pane-token .gp-tabs", "#run-menu"):
        expect(page.locator(later)).to_be_hidden()
    assert len(page.evaluate(CONTROLS)) <= 15


@pytest.mark.parametrize(
    ("size", "scheme"),
    mostly_slow(
        [(size, scheme) for size in (LAPTOP, PHONE) for scheme in ("light", "dark")],
        lambda size, scheme: (size, scheme) == (PHONE, "dark"),
    ),
)
def test_axe_finds_nothing_in_any_scene(door, size, scheme):
    page = door(size, color_scheme=scheme)
    for number in range(1, 7):
        at(page, number)
        assert violations(page, "#front-door") == [], number
        if number == 1:
            page.get_by_role("button", name="Monday").click()
            expect(page.locator(".gp-drawn-row")).to_have_count(1)
            assert violations(page, "#front-door") == []
        if number in (3, 5):
            page.wait_for_function(f"() => {LOG}.finished")
            assert violations(page, "#front-door") == [], number
        if number < 6:
            go_on(page)


def test_a_german_browser_is_spoken_to_in_german(door):
    page = door(query="?__theme=light", locale="de-DE")
    expect(page.locator(".gp-door h1")).to_have_text(
        "Ein Sprachmodell weiß nicht, welches Wort als Nächstes kommt. Es kennt für jedes Wort eine Chance."
    )
    page.get_by_role("button", name="Monday").click()
    expect(page.locator(".gp-door-verdict")).to_contain_text("Du hast „Monday“ getippt: eine Chance von 11 %.")
