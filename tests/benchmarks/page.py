"""How fast the page is in a real browser, with the bundled model: `python tests/benchmarks/page.py`.

Starts `python app.py` as a person would, opens the page in a headless Chromium and measures

- from the command to a page that can be used: the Generate button, the panes and the knobs are there (goal: 8 s);
- from the click to the first token on the screen, the model being loaded (goal: 0.5 s); also for the very first click,
  made as soon as the page can be used, which may have to wait for the libraries and the model;
- how often a second the text on the screen grows while a long run goes on (goal: at least 10), counted as the animation
  frames that show more tokens than the frame before, over the whole run and over its last 100 tokens, and the longest
  pause between two of them;
- what one update of two tokens costs the browser, scripts, layout and paint together, when the text has 100, 500 and
  2,000 tokens, for the text pane alone and for all panes; and with 2,000 tokens another shade and another selection
  (goal: 50 ms). These need no model: a long run made by hand is fed to a saved page.

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
sys.path[:0] = [str(ROOT)]

from playground.trace import Stepped, event_to_line  # noqa: E402
from tests.support.browsers import ARGUMENTS, SKIP_DOOR, chromium_path, open_drawer, wait_until_ready  # noqa: E402
from tests.visualizers import made  # noqa: E402
from visualizers import PANES, css_variables, page_head, styles_of  # noqa: E402

LENGTHS = (100, 500, 2000)  # tokens of the text
PAGES = {"the text pane": ["tokens"], "all panes": list(PANES)}

# In the page: the time of every frame in which more tokens of a run are on the screen than in the frame before.
WATCH = """() => {
  window.growth = [];
  const first = () => document.querySelector('#pane-tokens .gp-token');
  let shown = document.querySelectorAll('#pane-tokens .gp-token').length;
  let known = first();
  const look = (now) => {
    const tokens = document.querySelectorAll('#pane-tokens .gp-token').length;
    if (first() !== known) shown = 0; // another run
    known = first();
    if (tokens > shown) window.growth.push([performance.now(), tokens]);
    shown = tokens;
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  document.getElementById('generate').addEventListener('click', () => { window.clicked = performance.now(); }, true);
}"""
FINISHED = "document.querySelector('#pane-numbers .gp-status').textContent.startsWith('Finished')"
SEEN = "window.growth.some(([time]) => time > window.clicked)"


def free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return free.getsockname()[1]


def open_when_served(page, address: str, server: subprocess.Popen) -> None:
    """Load the page as soon as the server answers, and wait until it can be used."""
    from playwright.sync_api import Error

    page.add_init_script(SKIP_DOOR)
    while True:
        if server.poll() is not None:
            sys.exit("The server has ended: " + server.stdout.read())
        try:
            page.goto(address)
            break
        except Error:
            time.sleep(0.05)
    page.wait_for_selector("#generate:enabled")
    page.wait_for_selector("#pane-numbers .gp-status")
    wait_until_ready(page)


def click_and_wait(page, text: str, tokens: int) -> tuple[float, list[tuple[float, int]]]:
    """One run; gives the seconds from the click to the first token, and when (in seconds) the text grew to how many."""
    page.fill("#prompt textarea", text)
    page.fill("#knob-max_new_tokens-control", str(tokens))
    page.evaluate("window.growth.length = 0; window.clicked = Infinity")
    page.click("#generate")
    page.wait_for_function(SEEN, timeout=120_000)
    page.wait_for_function(FINISHED, timeout=120_000)
    clicked, growth = page.evaluate("[window.clicked, window.growth.filter(([time]) => time > window.clicked)]")
    return (growth[0][0] - clicked) / 1000, [(time / 1000, count) for time, count in growth]


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
        open_drawer(page, "knobs")
        first, _ = click_and_wait(page, "Once upon a time", 5)
        page.click("#knobs summary:has-text('Length and stopping')")
        warm = [click_and_wait(page, f"One day {name}", 5)[0] for name in ("a dog", "a cat", "the moon")]
        page.fill("#knob-min_new_tokens-control", str(tokens))  # or the model may end its story early
        _, growth = click_and_wait(page, "Once upon a time", tokens)
        speed = page.inner_text("#pane-numbers .gp-figure:has(dt:text-is('Per second')) dd")
    finally:
        server.terminate()
        server.wait()
    times = [time for time, _ in growth]
    late = [time for time, count in growth if count >= tokens - 100]
    pauses = [later - earlier for earlier, later in itertools.pairwise(times)]
    return {
        "usable": usable,
        "first": first,
        "warm": statistics.median(warm),
        "updates": len(pauses) / (times[-1] - times[0]),
        "late": (len(late) - 1) / (late[-1] - late[0]),
        "pause": max(pauses),
        "speed": float(speed.replace(",", "")),
    }


# In a saved page: feeds the log up to each end, a frame apart.
FEED = """([text, ends]) => new Promise((done) => {
  const next = () => {
    if (!ends.length) return done();
    GenerationPlayground.feed('main', text.slice(0, ends.shift()));
    requestAnimationFrame(() => setTimeout(next));
  };
  next();
})"""
# In a saved page: how long (ms) something takes with the layout that follows.
TIMED = """(act) => {
  const began = performance.now();
  act();
  GenerationPlayground.log('main').flush();
  document.body.getBoundingClientRect();
  return performance.now() - began;
}"""
ACTS = {
    "shade": """() => {
      const shade = document.querySelector('.gp-shade');
      shade.value = 'rank';
      shade.dispatchEvent(new Event('change'));
    }""",
    "select": "() => document.querySelectorAll('.gp-token')[1500].click()",
}


def costs(browser, panes: list[str]) -> dict[str, float]:
    """Milliseconds of the browser's main thread for an update of a page with these panes, at some lengths."""
    steps = made.steps((made.STORY * 40)[:2100])
    log = [event_to_line(event) for event in (made.started(), *map(Stepped, steps))]
    text, ends = "".join(log), list(itertools.accumulate(map(len, log)))
    page = browser.new_page(viewport={"width": 1280, "height": 900})
    page.set_content(saved_page(panes))
    devtools = page.context.new_cdp_session(page)
    devtools.send("Performance.enable")

    def busy() -> float:
        metrics = devtools.send("Performance.getMetrics")["metrics"]
        return next(metric["value"] for metric in metrics if metric["name"] == "TaskDuration")

    found = {}
    for length in LENGTHS:
        page.evaluate(FEED, [text, [ends[length]]])
        page.wait_for_timeout(300)
        began = busy()
        page.evaluate(FEED, [text, [ends[length + more] for more in range(2, 82, 2)]])
        found[f"at {length}"] = (busy() - began) * 1000 / 40
    for what, act in ACTS.items():
        found[what] = page.evaluate(f"() => ({TIMED})({act})")
    page.close()
    return found


def saved_page(panes: list[str]) -> str:
    """A page with these panes and nothing in them."""
    parts = "".join(f'<div class="pane-{name}">{PANES[name].template}</div>' for name in panes)
    styles = css_variables() + styles_of(PANES[name] for name in panes)
    mounts = f"for (const n of {panes}) GenerationPlayground.mount(n, document.querySelector('.pane-' + n));"
    return f"<style>{styles}</style>{page_head()}<body>{parts}<script>{mounts}</script>"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--runs", type=int, default=3, help="how often everything is measured")
    parser.add_argument("--tokens", type=int, default=500, help="length of the long run")
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
            for name, panes in PAGES.items():
                results[-1] |= {f"{name} {what}": cost for what, cost in costs(browser, panes).items()}
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
    show("late", "/s", "updates over the last 100 tokens", "goal: at least 10")
    show("pause", "s", "longest pause between two updates")
    show("speed", "/s", "tokens, as the page shows them")
    for name in PAGES:
        for length in LENGTHS:
            show(f"{name} at {length}", "ms", f"{name}: an update at {length:,} tokens")
        ratios = [result[f"{name} at {LENGTHS[-1]}"] / result[f"{name} at {LENGTHS[0]}"] for result in results]
        print(f"{f'{name}: the last of these over the first':<58} {statistics.median(ratios):8.2f}")
        show(f"{name} shade", "ms", f"{name}: another shade for all", "goal: at most 50")
        show(f"{name} select", "ms", f"{name}: another token is selected", "goal: at most 50")


if __name__ == "__main__":
    main()
