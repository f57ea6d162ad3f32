"""Makes the pictures of README.md and of these documents anew: real runs of the real page, in a browser.

    python docs/shots.py              # all of them
    python docs/shots.py screenshot   # one

Needs what the tests need: tests/requirements.txt, and a Chromium (PLAYGROUND_CHROMIUM names it where it is not found).
The first picture shows an example with `smollm2`, which is fetched where it is not here (`python -m
playground.models.get smollm2`); the others show the bundled model. The seeds are fixed.
"""

from __future__ import annotations

import io
import sys
from collections.abc import Callable
from pathlib import Path

from PIL import Image
from playwright.sync_api import Page, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from playground.engines.local import LocalEngine  # noqa: E402
from playground.models.fetching import fetch  # noqa: E402
from playground.presets.presets import EXAMPLES  # noqa: E402
from playground.settings import Settings  # noqa: E402
from playground.ui.app import build_app, serve  # noqa: E402
from tests.support.browsers import (  # noqa: E402
    ARGUMENTS,
    choose,
    chromium_path,
    open_drawer,
    open_view,
    run_to_its_end,
    wait_until_ready,
)

LAPTOP = {"width": 1366, "height": 657}
TALL = {"width": 1366, "height": 2600}  # in which nothing is scrolled under the bar


def picture(page: Page, selector: str) -> bytes:
    """One picture of the page, whole."""
    page.set_viewport_size(TALL)
    page.wait_for_timeout(500)  # milliseconds, until it is laid out anew
    return page.locator(selector).screenshot()


FIRST = "smollm2-nucleus"  # the example of the first picture


def open_first(page: Page) -> None:
    """The example of the first picture, with its run at its end."""
    example = next(example for example in EXAMPLES if example.recorded == FIRST)
    fetch(example.model, Settings.local())
    open_drawer(page, "examples")
    page.get_by_role("button", name="A real model", exact=True).click()
    page.click(f"#examples button:has-text('{example.title}')")
    page.wait_for_function("() => GenerationPlayground.log('main').finished")
    page.click("#drawer-examples .gp-drawer-close")
    page.mouse.move(0, 0)


def screenshot(page: Page) -> bytes:
    """The page after an example with a real model, as a laptop shows it."""
    open_first(page)
    run_to_its_end(page)  # once more: the model is loaded now
    page.wait_for_selector("#stop:disabled", state="attached")
    page.wait_for_timeout(500)  # milliseconds, until the buttons are at rest
    page.mouse.move(0, 0)
    return page.screenshot()


def live_knobs(page: Page) -> bytes:
    """The temperature is dragged, on a run of a real model: words change at once, and nothing runs. A GIF."""
    open_first(page)
    page.get_by_role("slider", name="temperature").first.focus()
    frames = [page.screenshot()]
    for key, times in (("ArrowRight", 12), ("ArrowLeft", 20), ("ArrowRight", 8)):
        for _ in range(times):
            page.keyboard.press(key)
            page.wait_for_timeout(120)  # milliseconds, until it is drawn
            frames.append(page.screenshot())
    return animated(frames)


def animated(frames: list[bytes], wide: int = 1000, seconds: float = 0.25) -> bytes:
    """A GIF of these pictures, so many pixels wide; the first and the last stand longer."""
    pictures = [Image.open(io.BytesIO(frame)).convert("RGB") for frame in frames]
    size = (wide, round(pictures[0].height * wide / pictures[0].width))
    small = [each.resize(size, Image.Resampling.LANCZOS) for each in pictures]
    palette = small[0].quantize(128)
    first, *rest = (each.quantize(palette=palette, dither=Image.Dither.NONE) for each in small)
    times = [round(1000 * seconds * (5 if number in (0, len(rest)) else 1)) for number in range(len(small))]
    file = io.BytesIO()
    first.save(file, "GIF", save_all=True, append_images=rest, duration=times, loop=0, optimize=True)
    return file.getvalue()


def beam_tree(page: Page) -> bytes:
    choose(page, "#preset", "Beam search")
    page.wait_for_timeout(1500)  # milliseconds, until the knobs are its own
    run_to_its_end(page)
    return picture(page, "#pane-beamtree")


def side_by_side(page: Page) -> bytes:
    open_view(page, "Side by side")
    page.fill("#seed :is(input, textarea)", "4")
    page.click("#generate")
    page.wait_for_function("() => GenerationPlayground.group('lanes').done")
    page.wait_for_timeout(1500)  # milliseconds, until all lanes are drawn
    return picture(page, "#lanes-lanes")


def drafts(page: Page) -> bytes:
    choose(page, "#preset", "Speculative sampling")
    page.wait_for_timeout(1500)  # milliseconds, until its draft model is chosen
    page.fill("#seed :is(input, textarea)", "3")
    run_to_its_end(page)
    return picture(page, "#pane-drafts")


def watermark(page: Page) -> bytes:
    choose(page, "#preset", "Watermark, green list")
    page.wait_for_timeout(1500)  # milliseconds, until the knobs are its own
    page.fill("#seed :is(input, textarea)", "3")
    run_to_its_end(page)
    return picture(page, "#pane-watermark")


SHOTS: dict[str, Callable[[Page], bytes]] = {
    "screenshot": screenshot,
    "live-knobs": live_knobs,
    "beam-tree": beam_tree,
    "side-by-side": side_by_side,
    "drafts": drafts,
    "watermark": watermark,
}


def main(names: list[str]) -> None:
    """Make these pictures. Raises SystemExit for a name that there is not."""
    if unknown := set(names) - set(SHOTS):
        raise SystemExit(f"No such picture: {', '.join(sorted(unknown))}. There are {', '.join(SHOTS)}.")
    engine = LocalEngine(Settings.local())
    engine.warm_up()
    demo = build_app(engine, Settings.local())
    address = serve(demo, quiet=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium_path(), args=ARGUMENTS)
        for name in names or SHOTS:
            page = browser.new_context(viewport=LAPTOP).new_page()
            page.set_default_timeout(120_000)
            page.goto(address)
            wait_until_ready(page)
            made = SHOTS[name](page)
            file = Path(__file__).parent / f"{name}.{'gif' if made.startswith(b'GIF') else 'png'}"
            file.write_bytes(made)
            page.context.close()
            print(f"docs/{file.name}")
        browser.close()
    demo.close(verbose=False)


if __name__ == "__main__":
    main(sys.argv[1:])
