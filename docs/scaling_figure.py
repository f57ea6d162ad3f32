"""Draws docs/scaling.png from what tests/benchmarks/cluster.py has simulated (docs/scaling.jsonl).

    python docs/scaling_figure.py                      # the picture; needs a Chromium, as docs/shots.py does
    python docs/scaling_figure.py --html scaling.html  # the same Plotly figure, to be looked into
"""

from __future__ import annotations

import argparse
import json
import math
import sys
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.benchmarks.cluster_people import GOAL  # noqa: E402
from tests.support.browsers import ARGUMENTS, chromium_path  # noqa: E402
from visualizers.figures.look import Chart, axis, band, chart, figure, level, line, points  # noqa: E402

DATA, PICTURE = ROOT / "docs" / "scaling.jsonl", ROOT / "docs" / "scaling.png"
WIDTH, HEIGHT = 1100, 440  # pixels
LOOKS = {1_000: ("accepted", "dot"), 10_000: ("kept", "dash"), 100_000: ("chosen", "solid")}
TITLES = {"class": "A class: everybody runs within a minute", "public": "A public page: visitors of a day"}


def drawn(rows: list[dict[str, Any]]) -> Chart:
    """Seconds to the first token for 95 of 100 runs by the number of replicas: a panel for each way in which people
    come, a line for each number of people, a diamond where so many replicas are enough."""
    data = [trace for row in rows for trace in _traces(row)]
    goal, words = level(math.log10(GOAL), "error", f"goal: {GOAL:g} s", dash="dot")
    goal |= {"y0": GOAL, "y1": GOAL}  # lines are placed by values, words by their logarithms
    titles = [
        {"text": title, "xref": f"{x} domain", "x": 0.5, "yref": "paper", "y": 1.02, "yanchor": "bottom"}
        for title, x in zip(TITLES.values(), ("x", "x2"), strict=True)
    ]
    replicas = {"type": "log", "dtick": 1, "minor": {"showgrid": False}}
    return chart(
        "Replicas and the seconds to the first token", data,
        axis("replicas", domain=[0, 0.48], **replicas),
        axis("seconds to the first token, 95 of 100 runs", type="log", range=[-1.8, 2.5], dtick=1),
        xaxis2=axis("replicas", domain=[0.52, 1], anchor="y", **replicas),
        shapes=[goal], annotations=words + [{**each, "showarrow": False} for each in titles],
        showlegend=True, legend={"orientation": "h", "x": 0.5, "xanchor": "center", "y": -0.2, "yanchor": "top"},
        width=WIDTH, height=HEIGHT, margin={"l": 60, "r": 18, "t": 40, "b": 90},
    )  # fmt: skip


def _traces(row: dict[str, Any]) -> list[dict[str, Any]]:
    """The line of these people with the smallest and the largest of the seeds around it, and its diamond."""
    (role, dash), people = LOOKS[row["people"]], f"{row['people']:,} people"
    replicas, middle, low, high = (list(column) for column in zip(*row["curve"], strict=True))
    told = [f"{people}, {count:,} replicas: {p95:.2f} s" for count, p95 in zip(replicas, middle, strict=True)]
    met = f"{people} need {row['replicas']:,}"
    traces = [
        band(replicas, low, high, role),
        line(replicas, middle, role, dash=dash) | {"name": people, "showlegend": row["way"] == "class"},
        points(replicas, middle, told, role, size=5),
        points([row["replicas"]], [row["p95"][0]], [met], role, symbol="diamond", size=13),
    ]
    place = {"xaxis": "x" if row["way"] == "class" else "x2", "yaxis": "y"}
    return [{"showlegend": False, **trace, **place} for trace in traces]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--html", type=Path, help="write a page with the figure there, instead of the picture")
    asked = parser.parse_args()
    _, *rows = map(json.loads, DATA.read_text("utf-8").splitlines())
    page = figure(drawn(rows)).to_html(include_plotlyjs=True)
    if asked.html:
        asked.html.write_text(page, "utf-8")
        return
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium_path(), args=ARGUMENTS)
        shown = browser.new_page(viewport={"width": WIDTH + 40, "height": HEIGHT + 40})
        shown.set_content(page)
        shown.locator(".main-svg").first.wait_for()
        shown.locator(".plotly-graph-div").screenshot(path=PICTURE)
        browser.close()
    print(PICTURE.relative_to(ROOT))


if __name__ == "__main__":
    main()
