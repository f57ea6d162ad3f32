"""Where tests find a browser, and what they do without one.

A test that needs a browser asks for `chromium_path()` through the fixtures that use `launch`. Without a browser it is
skipped, with a message that says what to install; with PLAYGROUND_REQUIRE_BROWSER=1 it fails instead.
"""

from __future__ import annotations

import csv
import io
import os
import shutil
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Playwright

# Chromium without a window first: the same engine, and a page costs two thirds of the processor time.
NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
# The code of functions that were not called for a while is kept: the next page calls them again.
ARGUMENTS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--js-flags=--no-flush-bytecode"]


# What the browser of one who has been here keeps: the front door is not shown again.
SKIP_DOOR = "try { localStorage.setItem('generation-playground.front-door', 'seen'); } catch { /* forbidden */ }"


def chromium_path() -> str | None:
    """The browser to use: the one that PLAYGROUND_CHROMIUM names, or the first of `NAMES` on the path, or None."""
    named = os.environ.get("PLAYGROUND_CHROMIUM")
    if named:
        return shutil.which(named)
    return next(filter(None, map(shutil.which, NAMES)), None)


def launch(playwright: Playwright) -> Browser:
    """A headless browser. Skips the test where there is none, or fails it where one is required."""
    path = chromium_path()
    if path is None:
        _give_up("No Chromium was found. Install one, or name it in PLAYGROUND_CHROMIUM, to run the browser tests.")
    return playwright.chromium.launch(executable_path=path, args=ARGUMENTS)


def require_playwright() -> None:
    """Skip (or fail) where the playwright package is not installed."""
    try:
        import playwright.sync_api  # noqa: F401
    except ImportError:
        _give_up("The playwright package is not installed: pip install -r tests/requirements.txt")


def _give_up(message: str) -> None:
    if os.environ.get("PLAYGROUND_REQUIRE_BROWSER") == "1":
        pytest.fail(message)
    pytest.skip(message)


def choose(page, dropdown: str, text: str) -> None:
    """Pick, or type, a value of a dropdown; pick one of a native list by its title."""
    if (native := page.locator(f"{dropdown} select")).count():
        native.select_option(label=text)
        return
    page.click(f"{dropdown} input")
    page.fill(f"{dropdown} input", text)
    page.keyboard.press("Enter")


def choose_strategy(page, name: str) -> None:
    """Pick a strategy, and wait until the page has the server's answer: a run that begins before has other settings."""
    from playground.presets.presets import PRESETS

    choose(page, "#preset", PRESETS[name].title)
    expect(page.locator("#caption")).to_have_text(PRESETS[name].description)


def wait_until_ready(page, at_door: bool = False) -> None:
    """Wait for the components that come last, whether they are in sight or not. `at_door`, the panes are not drawn."""
    if not at_door:
        page.wait_for_selector("#pane-tokens .gp-text", state="attached")  # a lesson hides it until one has predicted
    page.wait_for_selector("#knob-length_penalty input[type=range]", state="attached")
    page.wait_for_selector("#quick-knobs .kq-knob", state="attached")


def open_view(page, title: str) -> None:
    """Open a view by its title, of the first rank or of the laboratory."""
    from playwright.sync_api import TimeoutError

    tab = page.get_by_role("tab", name=title, exact=True)
    for _ in range(3):  # the list folds where an answer that comes late puts the focus elsewhere
        if not tab.is_visible():
            page.click("#header .gp-lab-button")
        try:
            return tab.click(timeout=5_000)
        except TimeoutError as error:
            late = error
    raise late


def open_tool(page, title: str) -> None:
    """Open a tool of the open view by its title: the detector and the attacks are tabs of the view of watermarks."""
    page.locator(".tools > .gf-tabs").get_by_role("tab", name=title, exact=True).click()


def open_drawer(page, name: str) -> None:
    """Open a drawer by its name: knobs, examples, presets, sharing, history."""
    if page.evaluate("document.body.dataset.drawer") == name:
        return
    press_in_menu(page, f"button[data-drawer={name}]")


def press_in_menu(page, entry: str) -> None:
    """Press an entry of the page's menu: what is rare is in a list of it, and on a phone all of it is folded."""
    unfold_menu(page, entry)
    page.click(entry)


def unfold_menu(page, entry: str) -> None:
    """Unfold what an entry of the page's menu is in, where it is in something."""
    if not page.is_visible(entry):
        page.locator("#header :is(.gp-more-button, .gp-menu-button):visible").click()


def run_another_way(page, way: str) -> None:
    """Press an entry of the menu beside Generate: `one-more`, `start-steps` or `score`."""
    page.click("#run-menu summary")
    page.click(f"#{way}")


def open_models(page) -> None:
    """Open the view of models from the box of the model, where its button is while the box is used."""
    page.hover("#model-box")
    page.click("#open-another")


def show_of_token(page, title: str) -> None:
    """Choose what is shown of the selected token: Candidates, Processors, Curves."""
    fold = page.locator("#pane-token .gp-fold[aria-expanded=false]")
    if fold.is_visible():  # the sheet of a phone
        fold.click()
    page.locator("#pane-token").get_by_role("tab", name=title, exact=True).click()


def expect(locator):
    """Playwright's, with patience. Imported here, because without playwright these tests are skipped, not broken."""
    from playwright.sync_api import expect

    expect.set_options(timeout=60_000)
    return expect(locator)


def run_once(page) -> None:
    """Press Generate, and wait for the end of the run that begins then: a page may still draw the one before. In any
    language."""
    before = page.evaluate("GenerationPlayground.log('main').turn ?? 0")
    page.click("#generate")
    page.wait_for_function(
        "(before) => { const log = GenerationPlayground.log('main'); return log.turn > before && log.finished; }",
        arg=before,
    )


def run_to_its_end(page) -> None:
    """The same, and until an English page says so."""
    run_once(page)
    expect(page.locator("#pane-numbers .gp-status")).to_contain_text("Finished")


def remove_media(page) -> None:
    """Take out the pictures and sounds that a test before this one may have left beside the prompt."""
    out = page.locator("#media-list").get_by_role("button", name="Remove it")
    while count := out.count():
        out.first.click()
        expect(out).to_have_count(count - 1)


def shown(page, kind: str) -> list[str]:
    """What the pictures of a view say, as a person reads it, once its charts are drawn; without the rate of runs."""
    page.evaluate("() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))")
    page.wait_for_function("() => !document.querySelector('.gp-pane [aria-busy]')")
    return page.evaluate(
        """kind => [...document.querySelectorAll(`[id^="${kind}-"] .gp-pane, #report-${kind} .gp-pane`)]
          .filter((pane) => !pane.hidden && !pane.classList.contains('gp-progress'))
          .map((pane) => pane.innerText.replace(/\\s+/g, ' '))""",
        kind,
    )


def cells(page, table: str) -> list[list[str]]:
    """The rows of a table on the screen, its headings first."""
    return page.evaluate(
        "table => [...document.querySelectorAll(`${table} tr`)].map((row) => [...row.cells].map((c) => c.innerText))",
        table,
    )


def saved(page, button: str):
    """Press a button that saves; returns the path of the file."""
    with page.expect_download() as download:
        press_save(page, button)
    return download.value.path()


def press_save(page, button: str) -> None:
    """Press a button that saves, in the menu where it is in one."""
    menu = page.locator(f"details:has({button})")
    if menu.count() and not page.is_visible(button):
        menu.locator("summary").click()
    page.click(button)


def saved_table(page, kind: str) -> list[dict[str, str]]:
    """The rows of the table that a view saves."""
    return list(csv.DictReader(io.StringIO(saved(page, f"#{kind}-csv").read_text("utf-8-sig"), newline="")))


def violations(page, context: str | None = None, **options) -> list[str]:
    """What axe finds wrong with the page, or with a part of it: the rule, and the element. Without the details of what
    is right, which take longer than the search."""
    from axe_playwright_python.sync_playwright import Axe

    found = Axe().run(page, context, {"resultTypes": ["violations"], **options}).response["violations"]
    return [f"{each['id']}: {node['html'][:160]}" for each in found for node in each["nodes"]]


def reopen(page, kind: str, view: str, tmp_path) -> None:
    """Save what a view shows, load the page anew, and open it there."""
    file = tmp_path / f"{kind}.json"
    file.write_bytes(saved(page, f"#{kind}-json").read_bytes())
    page.reload()
    wait_until_ready(page)
    open_view(page, view)
    assert page.evaluate("kind => GenerationPlayground.group(kind).turn", kind) is None, "nothing of the person's own"
    with page.expect_file_chooser() as chooser:
        page.click(f"#{kind}-open")
    chooser.value.set_files(file)
    expect(page.locator("#messages")).to_contain_text(f"The runs of {kind}.json, as they were recorded")
    page.wait_for_function(
        "kind => { const g = GenerationPlayground.group(kind); "
        "return g.found && !g.isExample && (g.done || !g.header); }", arg=kind
    )  # fmt: skip
