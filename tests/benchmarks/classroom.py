"""A class on one instance: `python tests/benchmarks/classroom.py`.

Starts `python app.py`, lets one person run alone, then thirty who start within two seconds of each other, each with a
prompt and a seed of their own, and prints

- the tokens per second of all together over those of the one alone (goal: at least 5 times on two cores);
- the time from the click to the first token, for the median person and for the last;
- how often a second the text grows for each of them (goal: at least 8).

There are four ways to be thirty people on one machine, and `--only` chooses one:

- `heard`: runs on one engine in a process of its own, read through `LiveRun` as the page's server reads them;
- `written`: the same, and each event is made a line, as for a page;
- `visitors`: the request that a page sends on Generate, sent to the server by a process that draws nothing (see
  visitors.py). What a class at computers of its own asks of the server, and no more: the figure for the goals;
- `pages`: thirty pages in one headless Chromium. On two cores that takes most of both from the server.

What lies between two ways is the price of the lines, of Gradio and HTTP, of the browser. Everybody uses the strategy
that a page has when it is opened, and writes as many tokens: no text ends before, for its end is marked by a token that
the model never writes.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import aclosing
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT), str(ROOT / "tests" / "benchmarks")]

from page import FINISHED, WATCH, free_port, open_when_served  # noqa: E402
from visitors import PROMPT, SEED  # noqa: E402

from playground.engines.local import LocalEngine  # noqa: E402
from playground.requests.request import GenerationRequest  # noqa: E402
from playground.server.streaming import LiveRun  # noqa: E402
from playground.settings import Settings  # noqa: E402
from playground.trace import Failed, Stepped, event_to_line  # noqa: E402
from tests.support.browsers import ARGUMENTS, chromium_path, open_drawer  # noqa: E402

WAYS = ["heard", "written", "visitors", "pages"]
NUCLEUS = json.loads((ROOT / "presets" / "strategies" / "nucleus.json").read_text())
NEVER = 1  # the token of padding
OPENINGS = ("Once upon a time", "One day a dog", "The cat", "A list of colors: red,", "There was a small house")
# In the page: presses Generate after so many milliseconds.
PRESS = "(wait) => { window.growth.length = 0; setTimeout(() => document.getElementById('generate').click(), wait); }"
TAKEN = """() => {
  const grown = window.growth.filter(([time]) => time > window.clicked);
  const tokens = document.querySelectorAll('#pane-tokens .gp-line .gp-token').length;
  return {clicked: window.clicked, origin: performance.timeOrigin, times: grown.map(([time]) => time), tokens};
}"""


def prepare(page, prompt: str, seed: str, tokens: int) -> None:
    page.fill("#prompt textarea", prompt)
    page.fill("#seed textarea, #seed input", seed)
    open_drawer(page, "knobs")
    page.fill("#knob-max_new_tokens-control", str(tokens))
    page.click("#knobs summary:has-text('Special tokens')")
    page.fill("#knob-eos_token_id-control", str(NEVER))
    page.click("#knob-eos_token_id .kp-offer button")
    page.wait_for_timeout(400)
    page.evaluate(WATCH)


def clear(pages: list) -> None:
    """So that it can be seen when the next run has finished."""
    for page in pages:
        page.evaluate("document.querySelector('#pane-numbers .gp-status').textContent = ''")


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


def request_of(number: int, tokens: int, model: str = "stories", never: int = NEVER) -> GenerationRequest:
    """What the page asks for by itself, with the prompt and the seed of one person; `never` is a token that the model
    does not write."""
    return GenerationRequest(
        model, OPENINGS[number % len(OPENINGS)], seed=number, read_prompt=True, check_scores=True,
        config={**NUCLEUS, "max_new_tokens": tokens, "eos_token_id": never},
    )  # fmt: skip


async def student(
    engine: LocalEngine, request: GenerationRequest, wait: float, written: bool
) -> tuple[float, list[float]]:
    """One run, started after so many seconds: when, and when its text grew."""
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
    students = [student(engine, request_of(i, tokens), wait, written) for i, wait in enumerate(waits)]
    return figures(await asyncio.gather(*students), tokens)


def figures(taken: list[tuple[float, list[float]]], tokens: int) -> dict[str, float]:
    """Of so many people, when each clicked, and when each text grew, in seconds; each has so many `tokens`."""
    seconds = max(times[-1] for _, times in taken) - min(clicked for clicked, _ in taken)
    updates = [(len(times) - 1) / (times[-1] - times[0]) for _, times in taken]
    return summary(len(taken) * tokens / seconds, [times[0] - clicked for clicked, times in taken], updates)


def medians(some: list[dict[str, float]]) -> dict[str, float]:
    return {key: statistics.median(one[key] for one in some) for key in some[0]}


def by_turns(who: str, one: Callable[[], dict[str, float]], all_of_them: Callable[[], dict[str, float]],
             repeats: int) -> None:  # fmt: skip
    """Prints medians of each figure. One by itself comes before and after each class: the machine has other work."""
    alone, together = [], []
    for _ in range(repeats):
        alone.append(one())
        together.append(all_of_them())
        alone.append(one())
    print(told(who, medians(alone), medians(together)), flush=True)


def without_server(written: bool, count: int, tokens: int, spread: float, repeats: int) -> None:
    engine = LocalEngine(Settings.local())
    asyncio.run(listened(engine, 2, 20, 0.0, written=False))  # the libraries load
    by_turns(
        f"{count} runs, {'written' if written else 'heard'}",
        lambda: asyncio.run(listened(engine, 1, tokens, 0.0, written)),
        lambda: asyncio.run(listened(engine, count, tokens, spread, written)),
        repeats,
    )
    engine.close()


# ---------------------------------------------------------------------------------------------------- with the server


def visited(port: int, posts: dict[str, dict], count: int, tokens: int, spread: float) -> dict[str, float]:
    """The same as `lesson`, of visitors in a process of their own."""
    chooser = random.Random(0)
    told = {
        "port": port, **posts,
        "prompts": [OPENINGS[number % len(OPENINGS)] for number in range(count)],
        "waits": [chooser.random() * spread for _ in range(count)],
    }  # fmt: skip
    command = [sys.executable, str(Path(__file__).with_name("visitors.py"))]
    out = subprocess.run(command, input=json.dumps(told), stdout=subprocess.PIPE, text=True, check=True).stdout
    return figures(json.loads(out), tokens)


def new_page(browser, address: str, server: subprocess.Popen):
    page = browser.new_context(viewport={"width": 1280, "height": 900}).new_page()
    page.set_default_timeout(180_000)
    open_when_served(page, address, server)
    return page


def posts_of(page, tokens: int) -> dict[str, dict]:
    """What a page posts when it is opened, and on Generate."""
    posted = lambda request: request.method == "POST" and request.url.endswith("queue/join?")  # noqa: E731
    with page.expect_request(posted) as arrival:
        page.reload()
    page.locator("#generate").wait_for()
    page.wait_for_timeout(3000)  # whatever else it sends by itself
    prepare(page, PROMPT, SEED, tokens)
    with page.expect_request(posted) as asked:
        page.click("#generate")
    page.wait_for_function(FINISHED, timeout=600_000)
    return {"arrival": arrival.value.post_data_json, "asked": asked.value.post_data_json}


def with_server(ways: list[str], count: int, tokens: int, spread: float, repeats: int) -> None:
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
            if "visitors" in ways:
                page = new_page(browser, address, server)
                posts = posts_of(page, tokens)  # and the libraries load
                page.context.close()
                by_turns(
                    f"{count} visitors",
                    lambda: visited(port, posts, 1, tokens, 0.0),
                    lambda: visited(port, posts, count, tokens, spread),
                    repeats,
                )
            if "pages" in ways:
                pages = []
                for number in range(count):
                    pages.append(new_page(browser, address, server))
                    prepare(pages[-1], OPENINGS[number % len(OPENINGS)], str(number), tokens)
                    if number == 0:
                        lesson(pages, 0.0)  # the libraries load
                        clear(pages)
                        alone = lesson(pages, 0.0)
                        clear(pages)
                print(told(f"{count} pages", alone, lesson(pages, spread)))
            browser.close()
    finally:
        server.terminate()
        server.wait()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--people", type=int, default=30)
    parser.add_argument("--tokens", type=int, default=150)
    parser.add_argument("--spread", type=float, default=2.0, help="seconds within which they start")
    parser.add_argument("--repeats", type=int, default=3, help="of what is measured without pages")
    parser.add_argument("--only", choices=WAYS)
    asked = parser.parse_args()
    class_of = (asked.people, asked.tokens, asked.spread, asked.repeats)
    if asked.only in ("heard", "written"):
        without_server(asked.only == "written", *class_of)
        return
    if not asked.only:  # in a process of its own each, before there is a server
        for way in ("heard", "written"):
            subprocess.run([sys.executable, *sys.argv, "--only", way], check=True)
    with_server([asked.only] if asked.only else WAYS, *class_of)


if __name__ == "__main__":
    main()
