"""How long a browser that has not compiled Plotly takes to the first chart, `python tests/benchmarks/first_chart.py`:
with the bundle that a saved file holds, and with the whole library that Plotly's Python package ships.

Saved samples of one strategy are opened at an address of their own each time, from a file, in a headless Chromium: the
time until the chart of their lengths is drawn. The two kinds take turns, so other work on the machine meets both.
Printed are the medians with the smallest and the largest reading, their ratio, and the size of the two files.
"""

from __future__ import annotations

import argparse
import base64
import gzip
import statistics
import sys
import tempfile
import time
from pathlib import Path

import plotly

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT)]

from tests.support.browsers import launch  # noqa: E402
from tests.visualizers import made  # noqa: E402
from tests.visualizers.test_export import compared  # noqa: E402
from visualizers import held_plotly  # noqa: E402
from visualizers.export import export_comparison  # noqa: E402

DRAWN = "() => document.querySelector('.gp-lengths .main-svg .trace')"


def with_the_whole_library(page: str) -> str:
    """The same page, holding all of Plotly."""
    whole = (Path(plotly.__file__).parent / "package_data/plotly.min.js").read_bytes()
    packed = base64.b64encode(gzip.compress(whole, mtime=0)).decode()
    return page.replace(held_plotly(), f'<script type="text/plain" id="plotly">{packed}</script>\n')


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("--runs", type=int, default=12, help="of each kind")
    runs = parser.parse_args().runs
    page = export_comparison(compared("seeds", made.sampled(), made.sampled()).lines(), "seeds", "Samples")
    pages = {"the bundle": page, "the whole library": with_the_whole_library(page)}
    readings = {name: [] for name in pages}

    from playwright.sync_api import sync_playwright

    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = launch(playwright)
        tab = browser.new_page()
        for turn in range(runs + 1):
            for number, (name, text) in enumerate(pages.items()):
                file = Path(folder) / f"{turn}-{number}.html"
                file.write_text(text, encoding="utf-8")
                begun = time.perf_counter()
                tab.goto(file.as_uri(), wait_until="commit")
                tab.locator(".gp-lengths").scroll_into_view_if_needed()
                tab.wait_for_function(DRAWN)
                if turn:  # the first has to start processes
                    readings[name].append(time.perf_counter() - begun)
        browser.close()
    for name, seconds in readings.items():
        print(
            f"{name}: {statistics.median(seconds):.2f} s ({min(seconds):.2f} to {max(seconds):.2f}), "
            f"a file of {len(pages[name]) / 1e6:.1f} MB"
        )
    print(f"ratio {statistics.median(readings['the bundle']) / statistics.median(readings['the whole library']):.2f}")


if __name__ == "__main__":
    main()
