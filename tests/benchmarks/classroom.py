"""A class on one instance: `python tests/benchmarks/classroom.py`.

Starts `python app.py`, opens one page and lets it run alone, then opens thirty pages in one headless Chromium, which
start within two seconds of each other, each with a prompt and a seed of its own, and prints

- the tokens per second of all together over those of the one alone (goal: at least 5 times on two cores);
- the time from the click to the first token on the screen, for the median page and for the last;
- how often a second the text grows in each page (goal: at least 8).

The browser takes its share of the same processor: with thirty windows on two cores, most of it. So the same class is
also measured without one, in a process of its own: as many runs on one engine, read through `LiveRun` as the page's
server reads them. There are two ways: `heard` drops the events, `written` makes of each the line that a page gets. What
lies between the two is the price of the lines; what lies between the second and the pages, that of Gradio and the
browser. `--runs` measures only that, several times; `--pages` and `--tokens` try a smaller class.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import statistics
import subprocess
import sys
import time
from contextlib import aclosing
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT), str(ROOT / "tests"), str(ROOT / "tests" / "benchmarks")]

from browsers import ARGUMENTS, chromium_path  # noqa: E402
from page import FINISHED, WATCH, free_port, open_when_served  # noqa: E402

from playground.engines.local import LocalEngine  # noqa: E402
from playground.request import GenerationRequest  # noqa: E402
from playground.settings import Settings  # noqa: E402
from playground.trace import Failed, Stepped, event_to_line  # noqa: E402
from playground.ui.streaming import LiveRun  # noqa: E402

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
    first = [(one["times"][0] - one["clicked"]) / 1000 for one in taken]
    updates = [1000 * (len(one["times"]) - 1) / (one["times"][-1] - one["times"][0]) for one in taken]
    return summary(1000 * sum(one["tokens"] for one in taken) / (end - begin), first, updates)


def summary(speed: float, first: list[float], updates: list[float]) -> dict[str, float]:
    """Of all runs: tokens per second, seconds to each one's first token, updates per second of each."""
    return {
        "speed": speed,
        "first": statistics.median(first),
        "last": max(first),
        "updates": statistics.median(updates),
        "fewest": min(updates),
    }


def told(who: str, alone: dict[str, float], together: dict[str, float]) -> str:
    times = f"{together['speed'] / alone['speed']:.2f} times one ({alone['speed']:.0f})"
    return (
        f"{who}: {together['speed']:.0f} tokens a second altogether, {times}\n"
        f"  first token after {together['first']:.2f} s (median), {together['last']:.2f} s for the last\n"
        f"  {together['updates']:.1f} updates a second each (median), {together['fewest']:.1f} for the slowest"
    )


# ------------------------------------------------------------------------------------------------- without a browser


async def student(
    engine: LocalEngine, number: int, tokens: int, wait: float, written: bool
) -> tuple[float, list[float]]:
    """One run, started after so many seconds: when, and when its text grew."""
    config = {"max_new_tokens": tokens, "min_new_tokens": tokens}
    request = GenerationRequest("stories", OPENINGS[number % len(OPENINGS)], config=config, seed=number)
    await asyncio.sleep(wait)
    clicked, times, lines = time.perf_counter(), [], []
    async with aclosing(LiveRun(engine, request).batches()) as batches:
        async for events in batches:
            if any(isinstance(event, Failed) for event in events):
                raise RuntimeError(events[-1].message)
            if written:
                lines += map(event_to_line, events)
            if any(isinstance(event, Stepped) for event in events):
                times.append(time.perf_counter())
    return clicked, times


async def listened(engine: LocalEngine, count: int, tokens: int, spread: float, written: bool) -> dict[str, float]:
    """The same as `lesson`, of runs that no page shows."""
    chooser = random.Random(0)
    waits = [chooser.random() * spread for _ in range(count)]
    taken = await asyncio.gather(*(student(engine, i, tokens, wait, written) for i, wait in enumerate(waits)))
    seconds = max(times[-1] for _, times in taken) - min(clicked for clicked, _ in taken)
    updates = [(len(times) - 1) / (times[-1] - times[0]) for _, times in taken]
    return summary(count * tokens / seconds, [times[0] - clicked for clicked, times in taken], updates)


def without_pages(count: int, tokens: int, spread: float, repeats: int) -> None:
    """Medians of each figure. One run by itself comes before and after each class, for the machine has other work."""
    engine = LocalEngine(Settings.local())
    asyncio.run(listened(engine, 2, 20, 0.0, written=False))  # the libraries load
    for written in (False, True):
        alone, together = [], []
        for _ in range(repeats):
            alone.append(asyncio.run(listened(engine, 1, tokens, 0.0, written)))
            together.append(asyncio.run(listened(engine, count, tokens, spread, written)))
            alone.append(asyncio.run(listened(engine, 1, tokens, 0.0, written)))
        middle = [{key: statistics.median(one[key] for one in some) for key in some[0]} for some in (alone, together)]
        print(told(f"{count} runs without pages, {'written' if written else 'heard'}", *middle), flush=True)
    engine.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--pages", type=int, default=30)
    parser.add_argument("--tokens", type=int, default=150)
    parser.add_argument("--spread", type=float, default=2.0, help="seconds within which they start")
    parser.add_argument("--runs", type=int, metavar="N", help="only this: N runs without pages")
    parser.add_argument("--repeats", type=int, default=3, help="of what is measured without pages")
    asked = parser.parse_args()
    if asked.runs:
        without_pages(asked.runs, asked.tokens, asked.spread, asked.repeats)
        return
    own = ["--runs", str(asked.pages), "--tokens", str(asked.tokens), "--spread", str(asked.spread)]
    subprocess.run([sys.executable, __file__, *own, "--repeats", str(asked.repeats)], check=True)
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
    print(told(f"{asked.pages} pages", alone, together))


if __name__ == "__main__":
    main()
