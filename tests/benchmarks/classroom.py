"""A class on one instance: `python tests/benchmarks/classroom.py`.

Starts `python app.py`, opens one page and lets it run alone, then opens thirty pages in one headless Chromium, which
start within two seconds of each other, each with a prompt and a seed of its own, and prints

- the tokens per second of all together over those of the one alone (goal: at least 5 times on two cores);
- the time from the click to the first token on the screen, for the median page and for the last;
- how often a second the text grows in each page (goal: at least 8).

The browser takes its share of the same processor: with thirty windows on two cores, most of it. `--pages` and
`--tokens` try a smaller class.
"""

from __future__ import annotations

import argparse
import random
import statistics
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT), str(ROOT / "tests"), str(ROOT / "tests" / "benchmarks")]

from browsers import ARGUMENTS, chromium_path  # noqa: E402
from page import FINISHED, WATCH, free_port, open_when_served  # noqa: E402

OPENINGS = ("Once upon a time", "One day a dog", "The cat", "A list of colors: red,", "There was a small house")
# In the page: presses Generate after so many milliseconds.
PRESS = "(wait) => { window.growth.length = 0; setTimeout(() => document.getElementById('generate').click(), wait); }"
TAKEN = """() => {
  const grown = window.growth.filter(([time]) => time > window.clicked);
  const tokens = document.querySelectorAll('#pane-tokens .gp-line .gp-token').length;
  return {clicked: window.clicked, origin: performance.timeOrigin, times: grown.map(([time]) => time), tokens};
}"""


def prepare(page, number: int, tokens: int) -> None:
    """Prompt, seed and length of one page."""
    page.fill("#prompt textarea", OPENINGS[number % len(OPENINGS)])
    page.fill("#seed textarea, #seed input", str(number))
    page.fill("#knob-max_new_tokens-control", str(tokens))
    page.click("#knobs summary:has-text('Length and stopping')")
    page.fill("#knob-min_new_tokens-control", str(tokens))
    page.wait_for_timeout(400)
    page.evaluate(WATCH)


def lesson(pages: list, spread: float) -> dict[str, float]:
    """Let all pages run once, started within `spread` seconds."""
    chooser = random.Random(0)
    for page in pages:
        page.evaluate(PRESS, chooser.random() * spread * 1000)
    for page in pages:
        page.wait_for_function("window.growth.length > 0", timeout=600_000)
        page.wait_for_function(FINISHED, timeout=600_000)
    taken = [page.evaluate(TAKEN) for page in pages]
    begin = min(one["origin"] + one["clicked"] for one in taken)
    end = max(one["origin"] + one["times"][-1] for one in taken)
    first = sorted((one["times"][0] - one["clicked"]) / 1000 for one in taken)
    updates = [1000 * (len(one["times"]) - 1) / (one["times"][-1] - one["times"][0]) for one in taken]
    return {
        "speed": 1000 * sum(one["tokens"] for one in taken) / (end - begin),
        "first": statistics.median(first),
        "last": first[-1],
        "updates": statistics.median(updates),
        "fewest": min(updates),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--pages", type=int, default=30)
    parser.add_argument("--tokens", type=int, default=150)
    parser.add_argument("--spread", type=float, default=2.0, help="seconds within which they start")
    asked = parser.parse_args()
    from playwright.sync_api import sync_playwright

    port = free_port()
    server = subprocess.Popen(
        [sys.executable, "app.py", "--port", str(port)],
        cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
    )  # fmt: skip
    address = f"http://127.0.0.1:{port}"
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=chromium_path(), args=ARGUMENTS)
            pages = []
            for number in range(asked.pages):
                page = browser.new_context(viewport={"width": 1280, "height": 900}).new_page()
                page.set_default_timeout(180_000)
                open_when_served(page, address, server)
                prepare(page, number, asked.tokens)
                pages.append(page)
                if number == 0:
                    lesson(pages, 0.0)  # the libraries load
                    page.evaluate("document.querySelector('#pane-numbers .gp-status').textContent = ''")
                    alone = lesson(pages, 0.0)
                    page.evaluate("document.querySelector('#pane-numbers .gp-status').textContent = ''")
                    print(f"one page alone: {alone['speed']:.0f} tokens a second, first after {alone['first']:.2f} s, "
                          f"{alone['updates']:.1f} updates a second", flush=True)  # fmt: skip
            together = lesson(pages, asked.spread)
            browser.close()
    finally:
        server.terminate()
        server.wait()
    print(f"{asked.pages} pages: {together['speed']:.0f} tokens a second altogether, "
          f"{together['speed'] / alone['speed']:.2f} times one")  # fmt: skip
    print(f"  first token after {together['first']:.2f} s (median), {together['last']:.2f} s for the last")
    print(f"  {together['updates']:.1f} updates a second each (median), {together['fewest']:.1f} for the slowest")


if __name__ == "__main__":
    main()
