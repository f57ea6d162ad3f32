"""The page of the widgets: every widget has a story, in light and dark, and on a phone."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.support.browsers import violations
from tests.visualizers.reading import settle

ROOT = Path(__file__).parents[2]
PANES = ROOT / "visualizers/panes"
PAGE = (ROOT / "docs/widgets.html").read_text("utf-8")
# What others can use of a module, but for types and for what has no look: components, classes and hooks.
_EXPORTED = re.compile(r"^export (?:async )?(?:function|class|const) ([A-Z]\w*|use[A-Z]\w*)", re.MULTILINE)
WIDTHS = {"window": 1280, "phone": 390}


def widgets() -> dict[str, set[str]]:
    """Module, below visualizers/panes -> the components, classes and hooks that it exports."""
    files = sorted(path for path in (PANES / "widgets").iterdir() if path.suffix in (".ts", ".tsx"))
    found = {f"widgets/{path.name}": set(_EXPORTED.findall(path.read_text("utf-8"))) for path in files}
    return {module: names for module, names in found.items() if names}


@pytest.fixture
def page(show):
    return show(PAGE, as_file=True)


def test_every_widget_has_a_story_with_states(page):
    stories = page.eval_on_selector_all(
        ".story",
        """all => all.map((story) => [story.dataset.module, {
          parts: [...story.querySelectorAll('.story-part')].map((part) => part.textContent),
          states: [...story.querySelectorAll('.story-state > figcaption')].map((title) => title.textContent),
          drawn: [...story.querySelectorAll('.gp-drawn')].filter((look) => look.childElementCount).length,
        }])""",
    )
    told = dict(stories)
    assert len(told) == len(stories)
    named = {(module, part) for module, story in stories for part in story["parts"]}
    wanted = {(module, name) for module, names in widgets().items() for name in names}
    assert wanted - named == set(), "Add a story in visualizers/stories/, and run `npm run widgets`."
    assert len(widgets()) >= 16 and {"widgets/tip.ts", "core/glossary.ts", "core/alone.ts"} < told.keys()
    for module, story in told.items():
        exported = (PANES / module).read_text("utf-8")
        assert all(re.search(rf"^export [\w ]*\b{name}\b", exported, re.MULTILINE) for name in story["parts"]), module
        assert len(set(story["states"])) == len(story["states"]) > 0 and story["drawn"], module
    assert "all numbers and texts are examples" in page.inner_text("header")


@pytest.mark.parametrize("width", WIDTHS.values(), ids=WIDTHS)
def test_axe_finds_nothing_in_light_and_dark(page, width):
    page.set_viewport_size({"width": width, "height": 900})
    grounds = []
    for theme in ("light", "dark"):
        page.select_option("#theme", theme)
        settle(page)
        assert violations(page) == []
        grounds.append(page.evaluate("getComputedStyle(document.documentElement).backgroundColor"))
    assert grounds == ["rgb(255, 255, 255)", "rgb(17, 26, 46)"]
    assert page.evaluate("document.documentElement.scrollWidth") == width


def test_light_and_dark_are_also_what_the_system_says(show):
    page = show(PAGE, as_file=True, color_scheme="dark")
    ground = "getComputedStyle(document.documentElement).backgroundColor"
    assert page.evaluate(ground) == "rgb(17, 26, 46)"
    page.select_option("#theme", "light")
    page.wait_for_function(f"{ground} === 'rgb(255, 255, 255)'", timeout=5_000)


def test_the_width_of_a_phone_is_that_of_the_whole_page_there(page):
    page.select_option("#theme", "dark")
    page.select_option("#width", "phone")
    phone = page.frame_locator("iframe.story-phone")
    phone.locator("#player").wait_for()
    assert phone.locator(".story").count() > 20 and page.locator("main > section .story").count() == 0
    size = "() => [innerWidth, matchMedia('(max-width: 640px)').matches]"
    assert phone.locator("html.dark").evaluate(size) == [390, True]
    page.select_option("#width", "window")
    assert page.locator("iframe").count() == 0 and page.locator(".story").count() > 20


def test_what_comes_about_by_a_press_or_a_pointer_is_there(page):
    table = page.get_by_role("region", name="A sorted table")
    assert table.locator("tbody th").first.inner_text() == "greedy search"
    assert table.locator("tbody th").last.inner_text() == "contrastive search"  # whose speed is not known
    assert "could not be made" in page.locator("#files [role=status]").last.inner_text()
    page.locator("#card").scroll_into_view_if_needed()
    card = page.locator("#card .gp-card:popover-open").first
    card.wait_for()
    assert "Rank of 10,000" in card.inner_text()
    page.locator("#tip").scroll_into_view_if_needed()
    page.locator("#tip .gp-tip:visible").nth(1).wait_for()
    assert page.locator("#tip .gp-tip:visible").count() == 2  # of three states, one is closed
