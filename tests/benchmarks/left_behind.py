"""What runs leave behind in the page: `python tests/benchmarks/left_behind.py`.

The page writes with the small model that comes with the project. Ten runs of 40 tokens fill what is kept on purpose
(the history is bounded), then forty more are made. Printed are the heap and the number of nodes after a collection of
garbage, every ten runs, and what the forty left behind: of the heap the goal is at most 1 MB.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT)]

from tests.support.browsers import ARGUMENTS, SKIP_DOOR, chromium_path  # noqa: E402

FIRST, RUNS, EACH = 10, 40, 10
LOG = "GenerationPlayground.log('main')"


def serve_here() -> None:
    """Serve the page with its own models until the input ends."""
    from playground.engines.local import LocalEngine
    from playground.settings import Settings
    from playground.ui.app import build_app, serve

    settings = Settings.local()
    print(serve(build_app(LocalEngine(), settings), settings, quiet=True), flush=True)
    sys.stdin.read()
    os._exit(0)


def run_once(page) -> None:
    before = page.evaluate(f"{LOG}.turn")
    page.click("#generate")
    page.wait_for_function(f"(before) => {LOG}.turn > before && {LOG}.finished", arg=before, timeout=60_000)


def held(page, devtools) -> tuple[float, float]:
    """The heap in MB, and the nodes, once the page rests and garbage is collected."""
    page.wait_for_timeout(1500)
    for _ in range(3):
        devtools.send("HeapProfiler.collectGarbage")
        page.wait_for_timeout(300)
    figures = {each["name"]: each["value"] for each in devtools.send("Performance.getMetrics")["metrics"]}
    return figures["JSHeapUsedSize"] / 1e6, figures["Nodes"]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("--serve", action="store_true", help=argparse.SUPPRESS)
    if parser.parse_args().serve:
        return serve_here()
    path = chromium_path()
    if path is None:
        sys.exit("No Chromium was found. Install one, or name it in PLAYGROUND_CHROMIUM.")
    from playwright.sync_api import sync_playwright

    server = subprocess.Popen(
        [sys.executable, "-W", "ignore", __file__, "--serve"],
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, cwd=ROOT,
    )  # fmt: skip
    address = next(line.strip() for line in server.stdout if line.startswith("http"))
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=ARGUMENTS)
        page = browser.new_page(viewport={"width": 1366, "height": 768}, locale="en-US")
        page.add_init_script(SKIP_DOOR)
        devtools = page.context.new_cdp_session(page)
        devtools.send("Performance.enable")
        page.goto(address)
        page.wait_for_selector("#generate:not([disabled])")
        page.wait_for_timeout(3000)
        print("runs   heap       nodes")
        table = []
        for number in range(FIRST + RUNS + 1):
            if number >= FIRST and (number - FIRST) % EACH == 0:
                table.append(held(page, devtools))
                print(f"{number:<7}{table[-1][0]:.2f} MB   {table[-1][1]:.0f}", flush=True)
            if number < FIRST + RUNS:
                run_once(page)
        heap, nodes = (last - first for first, last in zip(table[0], table[-1], strict=True))
        print(f"{RUNS} runs left {heap:+.2f} MB and {nodes:+.0f} nodes behind.")
        browser.close()
    server.stdin.close()
    server.wait(20)


if __name__ == "__main__":
    main()
