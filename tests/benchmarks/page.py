"""How fast the page is in a real browser, with the bundled model: `python tests/benchmarks/page.py`.

Starts `python app.py` as a person would, opens the page in a headless Chromium and measures

- from the command to a page that can be used: the Generate button, the panes and the knobs are there (goal: 8 s);
- from the click to the first token on the screen, the model being loaded (goal: 0.5 s); also for the very first click,
  made as soon as the page can be used, which may have to wait for the libraries and the model;
- how often a second the text on the screen grows while a long run goes on (goal: at least 10), counted as the animation
  frames that show more tokens than the frame before, and the longest pause between two of them.

A busy machine gives worse numbers: run it on an idle one. Each figure is the median of `--runs` runs.
"""

from __future__ import annotations

import argparse
import itertools
import os
import socket
import statistics
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT), str(ROOT / "tests")]

from browsers import ARGUMENTS, chromium_path  # noqa: E402

# In the page: the time of every frame in which more tokens are on the screen than in the frame before.
WATCH = """() => {
  window.growth = [];
  let shown = document.querySelectorAll('#pane-tokens .gp-token').length;
  const look = (now) => {
    const tokens = document.querySelectorAll('#pane-tokens .gp-token').length;
    if (tokens > shown) window.growth.push(performance.now());
    shown = tokens;
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  document.getElementById('generate').addEventListener('click', () => { window.clicked = performance.now(); }, true);
}"""
FINISHED = "document.querySelector('#pane-numbers .gp-status').textContent.startsWith('Finished')"
SEEN = "window.growth.some((time) => time > window.clicked)"


def free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return free.getsockname()[1]


def open_when_served(page, address: str, server: subprocess.Popen) -> None:
    """Load the page as soon as the server answers, and wait until it can be used."""
    from playwright.sync_api import Error

    while True:
        if server.poll() is not None:
            sys.exit("The server has ended: " + server.stdout.read())
        try:
            page.goto(address)
            break
        except Error:
            time.sleep(0.05)
    page.wait_for_selector("#generate:enabled")
    page.wait_for_selector("#pane-tokens .gp-text")
    page.wait_for_selector("#pane-numbers .gp-status")
    page.wait_for_selector("#knob-length_penalty input[type=range]")


def click_and_wait(page, text: str, tokens: int) -> tuple[float, list[float]]:
    """One run; gives the seconds from the click to the first token, and when (in seconds) the text grew."""
    page.fill("#prompt textarea", text)
    page.fill("#knob-max_new_tokens-control", str(tokens))
    page.evaluate("window.growth.length = 0; window.clicked = Infinity")
    page.click("#generate")
    page.wait_for_function(SEEN, timeout=120_000)
    page.wait_for_function(FINISHED, timeout=120_000)
    clicked, growth = page.evaluate("[window.clicked, window.growth.filter((time) => time > window.clicked)]")
    return (growth[0] - clicked) / 1000, [time / 1000 for time in growth]


def measure(page, address: str, tokens: int) -> dict[str, float]:
    """Start the app, use it, stop it."""
    port = address.rsplit(":", 1)[1]
    environment = os.environ | {"PYTHONUNBUFFERED": "1"}
    began = time.perf_counter()
    server = subprocess.Popen(
        [sys.executable, "app.py", "--port", port],
        cwd=ROOT, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
    )  # fmt: skip
    try:
        open_when_served(page, address, server)
        usable = time.perf_counter() - began
        page.evaluate(WATCH)
        first, _ = click_and_wait(page, "Once upon a time", 5)
        page.click("#knobs summary:has-text('Length and stopping')")
        warm = [click_and_wait(page, f"One day {name}", 5)[0] for name in ("a dog", "a cat", "the moon")]
        page.fill("#knob-min_new_tokens-control", str(tokens))  # or the model may end its story early
        _, growth = click_and_wait(page, "Once upon a time", tokens)
        speed = page.inner_text("#pane-numbers .gp-figure:has(dt:text-is('Tokens per second')) dd")
    finally:
        server.terminate()
        server.wait()
    pauses = [later - earlier for earlier, later in itertools.pairwise(growth)]
    return {
        "usable": usable,
        "first": first,
        "warm": statistics.median(warm),
        "updates": len(pauses) / (growth[-1] - growth[0]),
        "pause": max(pauses),
        "speed": float(speed.replace(",", "")),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--runs", type=int, default=3, help="how often everything is measured")
    parser.add_argument("--tokens", type=int, default=400, help="length of the long run")
    arguments = parser.parse_args()
    path = chromium_path()
    if path is None:
        sys.exit("No Chromium was found. Install one, or name it in PLAYGROUND_CHROMIUM.")
    from playwright.sync_api import sync_playwright

    results = []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=ARGUMENTS)
        for _ in range(arguments.runs):
            page = browser.new_context(viewport={"width": 1280, "height": 900}).new_page()
            results.append(measure(page, f"http://127.0.0.1:{free_port()}", arguments.tokens))
            page.context.close()
        browser.close()

    def show(name: str, unit: str, text: str, goal: str = "") -> None:
        values = [result[name] for result in results]
        spread = f"({min(values):.2f} to {max(values):.2f})"
        print(f"{text:<58} {statistics.median(values):8.2f} {unit:<4} {spread:<22} {goal}")

    print(f"{arguments.runs} runs, medians (and extremes); {os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}")
    show("usable", "s", "from the command to a usable page", "goal: at most 8")
    show("first", "s", "click to first token, the first click of all")
    show("warm", "s", "click to first token, model loaded", "goal: at most 0.5")
    show("updates", "/s", "updates of the text on the screen", "goal: at least 10")
    show("pause", "s", "longest pause between two updates")
    show("speed", "/s", "tokens, as the page shows them")


if __name__ == "__main__":
    main()
