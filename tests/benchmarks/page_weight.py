"""What a visit to the page weighs, and how long it takes until the page can be used:
`python tests/benchmarks/page_weight.py --against FOLDER`.

A server without a model serves the page as a first visit finds it; a headless Chromium opens it, and opens it again in
the same browser. For each visit it prints

- the bytes that come over the line, and the requests (goals: at most 520 KB for a first visit, 140 KB for a second);
- the seconds from the address until Generate can be pressed (goal: 5 on the phone);
- the seconds to a page that can be used: Generate can be pressed, the panes and the knobs are there, and the recorded
  run is on the screen (goal: at most 0.7 of what another checkout takes, visited by turns);
- the blocking time: what tasks of the main thread took beyond 50 ms each, from the first paint on until the page can be
  used, as Lighthouse counts it (goal: at most 1.5 s on the phone);
- processor time of the page's main thread until two seconds later.

`--against FOLDER` visits another checkout by turns with this one, in pairs of which every other begins with this one.
The ways are a laptop, and a phone: a processor that is four times slower, 1.6 Mbit/s, 150 ms. Chromium takes Brotli
from this machine as it does over HTTPS; `--gzip` is the page over plain HTTP, as a class opens it in its own network.
A busy machine gives worse figures: compare the pairs of one call.
"""

from __future__ import annotations

import argparse
import os
import statistics
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parents[2]
ROOT = Path(os.environ.get("PAGE_WEIGHT_ROOT", HERE))
sys.path[:0] = [str(ROOT)]

from tests.support.browsers import ARGUMENTS, SKIP_DOOR, chromium_path  # noqa: E402

WAYS = {
    "laptop": {"view": (1366, 768), "slower": 1, "line": None},
    "phone": {"view": (390, 844), "slower": 4, "line": {"latency": 150, "down": 1.6e6 / 8, "up": 0.75e6 / 8}},
}
VISITS = ("first", "second")
WATCH = """() => {
  window.longTasks = [];
  new PerformanceObserver((list) => longTasks.push(...list.getEntries())).observe({type: 'longtask', buffered: true});
  const looks = setInterval(() => {
    if (!document.querySelector('#generate:not([disabled])')) return;
    window.pressable = performance.now();
    clearInterval(looks);
  }, 20);
}"""
# As soon as the page can be used: the seconds since the address was given until then, and until Generate could be
# pressed, and those that the page was blocked; null before.
USABLE = """() => {
  const there = (selector) => document.querySelector(selector);
  const now = performance.now();
  const isUsable = window.pressable && there('#prompt textarea') && there('#pane-tokens .gp-token')
    && there('#pane-numbers .gp-status')?.textContent && there('#quick-knobs .kq-knob')
    && there('#knob-length_penalty input[type=range]');
  if (!isUsable) return null;
  const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? now;
  const blocked = longTasks.filter(({startTime}) => startTime >= painted && startTime < now)
    .reduce((sum, {duration}) => sum + duration - 50, 0);
  return {usable: now / 1000, pressable: window.pressable / 1000, blocked: blocked / 1000};
}"""


def serve_here() -> None:
    """Serve the page of the checkout that `PAGE_WEIGHT_ROOT` names, until the input ends."""
    from playground.presets.recorded_runs import OPENING, recorded_log
    from playground.settings import Settings
    from playground.ui.app import build_app, serve
    from tests.support.fakes import FakeEngine

    settings = Settings.local()
    print(serve(build_app(FakeEngine(), settings, recorded_log(OPENING)), settings, quiet=True), flush=True)
    sys.stdin.read()
    os._exit(0)


class Server:
    """A checkout's page in a process of its own."""

    def __init__(self, root: Path) -> None:
        environment = os.environ | {"PAGE_WEIGHT_ROOT": str(root), "PYTHONPATH": str(root)}
        self._process = subprocess.Popen(
            [sys.executable, __file__, "--serve"],
            cwd=root, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
        )  # fmt: skip
        self.address = next(line.strip() for line in self._process.stdout if line.startswith("http"))

    def close(self) -> None:
        self._process.stdin.close()
        self._process.wait(20)


def visits(browser, address: str, way: str, gzip: bool) -> dict[str, dict[str, float]]:
    """A first visit and a second one, in a browser that has kept nothing before."""
    width, height = WAYS[way]["view"]
    context = browser.new_context(viewport={"width": width, "height": height}, locale="en-US")
    context.add_init_script(SKIP_DOOR)  # behind it is more to draw
    found = {name: visit(context, address, WAYS[way], gzip) for name in VISITS}
    context.close()
    return found


def visit(context, address: str, way: dict, gzip: bool) -> dict[str, float]:
    """What one visit took."""
    page = context.new_page()
    page.add_init_script(f"({WATCH})()")
    page.set_default_timeout(180_000)
    devtools = context.new_cdp_session(page)
    devtools.send("Network.enable")
    devtools.send("Performance.enable", {"timeDomain": "threadTicks"})
    if gzip:
        devtools.send("Network.setExtraHTTPHeaders", {"headers": {"Accept-Encoding": "gzip, deflate"}})
    if way["line"]:
        line = {"latency": way["line"]["latency"], "downloadThroughput": way["line"]["down"]}
        line |= {"offline": False, "uploadThroughput": way["line"]["up"]}
        devtools.send("Network.emulateNetworkConditions", line)
    devtools.send("Emulation.setCPUThrottlingRate", {"rate": way["slower"]})
    sizes: dict[str, float] = {}
    asked: set[str] = set()
    devtools.on("Network.requestWillBeSent", lambda event: asked.add(event["requestId"]))
    devtools.on("Network.loadingFinished", lambda e: sizes.update({e["requestId"]: e["encodedDataLength"]}))
    page.goto(address, wait_until="commit")
    times = page.wait_for_function(USABLE, polling=30).json_value()
    page.wait_for_timeout(2000)
    metrics = {each["name"]: each["value"] for each in devtools.send("Performance.getMetrics")["metrics"]}
    page.close()
    return times | {"bytes": sum(sizes.values()) / 1000, "requests": len(asked), "task": metrics["TaskDuration"]}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("--against", type=Path, help="another checkout, which is visited by turns with this one")
    parser.add_argument("--pairs", type=int, default=5, help="how often each is opened twice")
    parser.add_argument("--ways", nargs="+", choices=WAYS, default=list(WAYS))
    parser.add_argument("--gzip", action="store_true", help="a browser that does not take Brotli")
    parser.add_argument("--serve", action="store_true", help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.serve:
        return serve_here()
    path = chromium_path()
    if path is None:
        sys.exit("No Chromium was found. Install one, or name it in PLAYGROUND_CHROMIUM.")
    from playwright.sync_api import sync_playwright

    roots = {"now": HERE} | ({"against": arguments.against.resolve()} if arguments.against else {})
    servers = {name: Server(root) for name, root in roots.items()}
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=ARGUMENTS)
        for server in servers.values():
            visits(browser, server.address, "laptop", arguments.gzip)  # what a server makes once is made
        print(f"{arguments.pairs} pairs, medians; {os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}")
        print(
            f"{'way':<8}{'visit':<8}{'page':<9}  bytes    requests  Generate    usable (extremes)        blocked"
            "  main thread  of the other"
        )
        for way in arguments.ways:
            found: dict[str, list[dict[str, dict[str, float]]]] = {name: [] for name in servers}
            for pair in range(arguments.pairs):
                for name in list(servers)[:: 1 if pair % 2 else -1]:
                    found[name].append(visits(browser, servers[name].address, way, arguments.gzip))
            for which in VISITS:
                for name, each in found.items():
                    print(line_of(way, which, name, each, found), flush=True)
        browser.close()
    for server in servers.values():
        server.close()


def line_of(way: str, which: str, name: str, each: list[dict], found: dict[str, list[dict]]) -> str:
    """A row of the table: medians, and the median of the ratios of the pairs."""

    def middle(figure: str) -> float:
        return statistics.median(visit[which][figure] for visit in each)

    times = [visit[which]["usable"] for visit in each]
    ratio = ""
    if name == "now" and "against" in found:
        pairs = zip(times, (visit[which]["usable"] for visit in found["against"]), strict=True)
        ratio = f"{statistics.median(ours / theirs for ours, theirs in pairs):.2f}"
    spread = f"({min(times):.2f} to {max(times):.2f})"
    return (
        f"{way:<8}{which:<8}{name:<9}{middle('bytes'):7.1f} KB{middle('requests'):8.0f}{middle('pressable'):9.2f} s"
        f"{middle('usable'):9.2f} s {spread:<18}{middle('blocked'):7.2f} s {middle('task'):10.2f} s {ratio:>12}"
    )


if __name__ == "__main__":
    main()
