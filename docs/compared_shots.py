"""Makes the pictures of docs/design/compared.md anew: the same few moments of the page, as a laptop shows them.

    python docs/compared_shots.py                         # as the page is now
    python docs/compared_shots.py --checkout FOLDER       # as it was in an older checkout: pictures named `-before`
    python docs/compared_shots.py --checkout FOLDER curves layers

Runs of bundled models with fixed seeds, in a real browser. Needs what the tests need: tests/requirements.txt, and a
Chromium (PLAYGROUND_CHROMIUM names it where it is not found). What an older page calls otherwise is found by its text.
"""

from __future__ import annotations

import argparse
import io
import sys
from collections.abc import Callable
from pathlib import Path

from PIL import Image
from playwright.sync_api import Page, sync_playwright

HERE = Path(__file__).resolve().parent
LAPTOP = {"width": 1366, "height": 657}
WIDE = 960  # pixels of a picture, and
QUALITY = 58  # of WebP: each is below 60 kB
PAST_THE_DOOR = "localStorage.setItem('generation-playground.front-door', 'seen')"
REST = 1500  # milliseconds, until what is chosen is drawn


def run(page: Page, preset: str, model: str = "", prompt: str = "") -> None:
    """Run this strategy with seed 3, to its end."""
    from tests.support.browsers import choose

    if model:
        choose(page, "#model", model)
        page.wait_for_timeout(REST)
    if prompt:
        page.fill("#prompt textarea", prompt)
    choose(page, "#preset", preset)
    page.wait_for_timeout(REST)
    page.fill("#seed :is(input, textarea)", "3")
    page.keyboard.press("Tab")
    before = page.evaluate("() => GenerationPlayground.log('main').turn ?? 0")
    page.click("#generate")
    ended = "(before) => { const log = GenerationPlayground.log('main'); return log.turn > before && log.finished; }"
    page.wait_for_function(ended, arg=before)
    page.wait_for_timeout(REST)


def of_token(title: str) -> Callable[[Page], None]:
    """A picture of the token that the page looks at, of a short story."""

    def show(page: Page) -> None:
        run(page, "Nucleus")
        tab = page.get_by_role("tab", name=title, exact=True)
        tab.click()
        page.wait_for_timeout(REST)
        button = page.get_by_role("button", name="Look into the layers")
        if title == "Layers" and not page.locator(".gp-lens-found").count():
            button.click()
        page.wait_for_timeout(REST)
        if title == "Processors":  # below the waterfall
            below = "(panel) => panel.scrollTo(0, panel.querySelector('.gp-slopes')?.offsetTop ?? panel.scrollHeight)"
            page.eval_on_selector("#token-panel", below)
            page.wait_for_timeout(REST)

    return show


def below(preset: str, pane: str) -> Callable[[Page], None]:
    """A pane below the text of a run."""

    def show(page: Page) -> None:
        run(page, preset)
        page.eval_on_selector(pane, "(pane) => pane.scrollIntoView({block: 'start'})")
        page.mouse.wheel(0, -90)
        page.wait_for_timeout(REST)

    return show


def side_by_side(page: Page) -> None:
    """The first lanes, and what is said of them."""
    from tests.support.browsers import open_view

    open_view(page, "Side by side")
    page.fill("#seed :is(input, textarea)", "4")
    page.click("#generate")
    page.wait_for_function("() => GenerationPlayground.group('lanes').done")
    page.wait_for_timeout(REST)


SHOTS: dict[str, Callable[[Page], None]] = {
    "first-visit": lambda page: None,
    "candidates": of_token("Candidates"),
    "processors": of_token("Processors"),
    "curves": of_token("Curves"),
    "layers": of_token("Layers"),
    "beams": below("Beam search", "#pane-beamtree"),
    "marks": lambda page: run(page, "Watermark, green list"),
    "lanes": side_by_side,
}


def small(picture: bytes) -> bytes:
    """The same as WebP, as wide as a page of text."""
    whole = Image.open(io.BytesIO(picture)).convert("RGB")
    file = io.BytesIO()
    size = (WIDE, round(whole.height * WIDE / whole.width))
    whole.resize(size, Image.Resampling.LANCZOS).save(file, "WEBP", quality=QUALITY, method=6)
    return file.getvalue()


def arrive(page: Page, address: str, name: str) -> None:
    """Open the page: at the front door for a first visit, where there is one, else past it."""
    if name != "first-visit":
        page.add_init_script(PAST_THE_DOOR)
    page.goto(address)
    page.wait_for_selector("#knob-length_penalty input[type=range]", state="attached")
    page.wait_for_timeout(2 * REST)


def main() -> None:
    """Make the pictures that are named; all of them where none is."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--checkout", type=Path, help="the folder of an older checkout")
    parser.add_argument("names", nargs="*", metavar="NAME", help=", ".join(SHOTS))
    given = parser.parse_args()
    sys.path.insert(0, str(given.checkout or HERE.parent))

    from playground.engines.local import LocalEngine
    from playground.presets.recorded_runs import OPENING, recorded_log
    from playground.settings import Settings
    from playground.ui.app import build_app, serve
    from tests.support.browsers import ARGUMENTS, chromium_path

    engine = LocalEngine(Settings.local())
    engine.warm_up()
    demo = build_app(engine, Settings.local(), recorded_log(OPENING))
    address = serve(demo, quiet=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium_path(), args=ARGUMENTS)
        for name in given.names or SHOTS:
            page = browser.new_context(viewport=LAPTOP).new_page()
            page.set_default_timeout(120_000)
            arrive(page, address, name)
            SHOTS[name](page)
            page.mouse.move(0, 0)
            file = HERE / "design" / f"{name}{'-before' if given.checkout else ''}.webp"
            file.write_bytes(small(page.screenshot()))
            page.context.close()
            print(f"docs/design/{file.name}: {file.stat().st_size:,} bytes", flush=True)
        browser.close()
    demo.close(verbose=False)


if __name__ == "__main__":
    main()
