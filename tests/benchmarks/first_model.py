"""A person's first real model, second by second: from the press of "Get it" to its first token; then a second start
of the app, with that model chosen first.

    python tests/benchmarks/first_model.py

With a cache of its own, so that everything is brought anew. Needs Chromium, and the Hub or the package index.
"""

from __future__ import annotations

import itertools
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT)]

from tests.benchmarks.page import free_port, open_when_served  # noqa: E402
from tests.support.browsers import ARGUMENTS, chromium_path, open_view  # noqa: E402

MODEL = "smollm2"
# In the page: when each kind of status was first seen, and the first token of a new run.
WATCH = """() => {
  window.seen = [];
  const status = document.querySelector('#pane-numbers .gp-status');
  const turn = GenerationPlayground.log('main').turn;
  const kind = (text) => text.split(/[:\\u2026]/)[0].replace(/[0-9.,]+/g, '').trim();
  const look = () => {
    const log = GenerationPlayground.log('main');
    const now = log.turn !== turn && log.lasts?.length ? 'first token' : kind(status.textContent);
    if (seen.at(-1)?.[1] !== now) seen.push([performance.now(), now]);
    if (now !== 'first token') requestAnimationFrame(look);
  };
  look();
}"""


def start(port: int, home: str, *arguments: str) -> subprocess.Popen[str]:
    environment = os.environ | {"PYTHONUNBUFFERED": "1", "HF_HOME": home}
    return subprocess.Popen(
        [sys.executable, "app.py", "--port", str(port), *arguments],
        cwd=ROOT, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
    )  # fmt: skip


def wait_for_first_token(page, seconds: int = 300) -> list[tuple[float, str]]:
    page.wait_for_function("() => seen.at(-1)?.[1] === 'first token'", timeout=1000 * seconds, polling=50)
    return page.evaluate("seen")


def first_start(page, home: str) -> None:
    port = free_port()
    server = start(port, home)
    try:
        open_when_served(page, f"http://127.0.0.1:{port}", server)
        time.sleep(8)  # the libraries load behind the page
        open_view(page, "Models")
        page.evaluate(WATCH)
        began = page.evaluate("performance.now()")
        page.click("#report-shelf button:text-is('Get it')")
        seen = wait_for_first_token(page)
    finally:
        server.terminate()
        server.wait()
    print(f"from the press of “Get it” to the first token: {(seen[-1][0] - began) / 1000:.1f} s")
    for (at, what), (until, _) in itertools.pairwise(seen):
        print(f"    {(until - max(at, began)) / 1000:5.1f} s  {what}")


def second_start(page, home: str) -> None:
    port, began = free_port(), time.perf_counter()
    server = start(port, home, "--model", MODEL)
    try:
        open_when_served(page, f"http://127.0.0.1:{port}", server)
        usable = time.perf_counter() - began
        page.evaluate(WATCH)
        pressed = time.perf_counter()
        page.click("#generate")
        wait_for_first_token(page)
        first = time.perf_counter() - pressed
    finally:
        server.terminate()
        server.wait()
    print(f"second start: usable after {usable:.1f} s (goal 7), first token {first:.1f} s later (goal 3)")


def main() -> None:
    """Measure both starts, once."""
    path = chromium_path()
    if path is None:
        sys.exit("No Chromium was found. Install one, or name it in PLAYGROUND_CHROMIUM.")
    from playwright.sync_api import sync_playwright

    with tempfile.TemporaryDirectory() as home, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=ARGUMENTS)
        for measure in (first_start, second_start):
            page = browser.new_context(viewport={"width": 1280, "height": 900}).new_page()
            measure(page, home)
            page.context.close()
        browser.close()


if __name__ == "__main__":
    main()
