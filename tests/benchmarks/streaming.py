"""What a run costs a browser while it is written, and how late its last word is on the screen:
`python tests/benchmarks/streaming.py`.

A server replays a run of `stories` at a pace, so that no model takes time; a headless Chromium shows it. Long runs are
made of the steps of a shorter one, over and over. For each length, pace and view it prints

- processor time of the renderer's processes for a token;
- for an update (a frame in which the text grew): the time of the page's main thread, and what of it is JavaScript, by
  the samples of a profiler (goals: at most 10 ms and 3 ms with 2,000 tokens, and at most 1.3 times that with 200);
- tasks with more than 50 ms of processor time, and the longest (goal: none): what other processes take from a busy
  machine makes no task long; updates a second (goal: 15, where there are as many tokens);
- the heap after a collection;
- how long after the engine's last event the last token is on the screen (goal: at most 0.5 s; phone: 1 s);
- on the phone, how long a key that is typed meanwhile takes until it is painted, of 95 in 100 (goal: 150 ms).

The views are the page as it opens ("light"), with the curves open ("curves"), four lanes side by side ("lanes"), whose
tokens are those of all lanes, and a phone ("phone": a narrow window, a processor 4 times slower, 1.6 Mbit/s, 150 ms, a
key every quarter of a second). Before them it prints what a page at rest costs, and how many frames it asks for.
`--against FOLDER` measures another checkout by turns with this one, in the same browser. A busy machine gives worse
figures: compare the two ways of one call.
"""

from __future__ import annotations

import argparse
import contextlib
import os
import queue
import statistics
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from pathlib import Path

HERE = Path(__file__).resolve().parents[2]
ROOT = Path(os.environ.get("STREAMING_ROOT", HERE))
sys.path[:0] = [str(ROOT)]

from tests.support.browsers import (  # noqa: E402
    ARGUMENTS,
    SKIP_DOOR,
    chromium_path,
    open_view,
    show_of_token,
    wait_until_ready,
)

VIEWS = ("light", "curves", "lanes", "phone")
LANES = 4
RECORDED = 400  # tokens of the run that is replayed: `stories` reads 512
REST = 5  # seconds for which a page at rest is watched
LONG = 50  # milliseconds of processor time from which on a task is long
PHONE = {"width": 390, "height": 780}
SLOWER, DELAY, DOWN, UP = 4, 150, 1.6e6 / 8, 0.75e6 / 8  # times; ms; bytes a second
KEY_PAUSE = 250  # milliseconds between two keys
FIGURES = ("cpu", "task", "script", "updates", "long", "longest", "heap", "lag", "key")
HEADING = f"{'way':<9}{'view':<8}{'tokens':>7}{'per s':>6} |  cpu/token  task/update  JS/update  updates/s  long tasks"
HEADING += "  longest   heap     lag     key"

# In the page: in which frames the text has grown since the frame before, when the last one was, and how long keys took
# until they were painted. The browser does not tell of those that took less than 16 ms.
WATCH = """() => {
  const [lanes, text] = ['#lanes-lanes', '#pane-tokens'].map((each) => document.querySelector(each)?.getElementsByClassName('gp-token'));
  const counted = () => (document.querySelector('#lanes-lanes')?.offsetParent ? lanes : text).length;
  window.watched = {growth: 0, last: 0, first: 0, tokens: 0, keys: []};
  new PerformanceObserver((list) => list.getEntriesByName('keydown').forEach(({duration}) => watched.keys.push(duration)))
    .observe({type: 'event', durationThreshold: 16});
  const look = () => {
    const tokens = counted();
    if (tokens !== watched.tokens) {
      watched.growth += 1;
      watched.last = Date.now();
      watched.first ||= Date.now();
    }
    watched.tokens = tokens;
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}"""  # noqa: E501
RESET = "() => Object.assign(watched, {growth: 0, first: 0, keys: []})"
COUNT_FRAMES = """(() => {
  const ask = window.requestAnimationFrame;
  window.framesAsked = 0;
  window.requestAnimationFrame = (then) => { framesAsked += 1; return ask(then); };
})()"""
ENDED = {
    "run": "(before) => { const log = GenerationPlayground.log('main'); return log.turn > before && log.finished; }",
    "lanes": "(before) => { const g = GenerationPlayground.group('lanes'); return g.turn > before && g.done; }",
}
NUMBER = {"run": "GenerationPlayground.log('main').turn ?? 0", "lanes": "GenerationPlayground.group('lanes').turn ?? 0"}


# ------------------------------------------------------------------------------------------------------- the server


def serve_here(recorded: Path) -> None:
    """Serve the page of the checkout that `STREAMING_ROOT` names, until the input ends. Lines of the input, "TOKENS
    PACE", set what is replayed; a line of the output tells of each run that has ended, in seconds since 1970."""
    from playground.settings import Settings
    from playground.trace import Finished, Stepped, Trace, replace
    from playground.ui.app import build_app, serve
    from tests.support.fakes import FakeEngine

    trace = Trace.from_json(recorded.read_text("utf-8"))
    tokens = 0

    def script(request):
        count = tokens
        # with the knobs of the form: while those differ, the page also says what they would change
        same = trace.started.request | {"seed": request.seed, "config": request.config}
        effective = trace.started.effective | request.config
        yield replace(trace.started, request=same, config=request.config, effective=effective)
        steps = trace.steps
        for index in range(count):
            step = steps[index % len(steps)]
            yield Stepped(replace(step, index=index, elapsed=engine.pace * (index + 1)))
        sequence = replace(
            trace.finished.sequences[0], token_ids=[steps[i % len(steps)].chosen.token_id for i in range(count)],
            logprobs=[steps[i % len(steps)].chosen.logprob for i in range(count)],
        )
        yield replace(trace.finished, sequences=[sequence], num_tokens=count)

    class Replaying(FakeEngine):
        def submit(self, request, listen, owner=None):
            def telling(event):
                listen(event)
                if isinstance(event, Finished):
                    os.write(1, f"ended {time.time()}\n".encode())  # whole lines, from several threads

            return super().submit(request, telling, owner)

    engine = Replaying(script)
    settings = Settings.local()
    print("at", serve(build_app(engine, settings), settings, quiet=True), flush=True)
    for line in sys.stdin:
        tokens, engine.pace = int(line.split()[0]), float(line.split()[1])
        print("set", flush=True)
    os._exit(0)


class Server:
    """A checkout's page in a process of its own."""

    def __init__(self, root: Path, recorded: Path) -> None:
        environment = os.environ | {"STREAMING_ROOT": str(root), "PYTHONPATH": str(root), "PYTHONUNBUFFERED": "1"}
        self._process = subprocess.Popen(
            [sys.executable, __file__, "--serve", str(recorded)],
            cwd=root, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
        )  # fmt: skip
        self._told: queue.Queue[str] = queue.Queue()
        threading.Thread(target=self._listen, daemon=True).start()
        self.address = self.told("at")

    def _listen(self) -> None:
        for line in self._process.stdout:
            self._told.put(line)

    def told(self, word: str) -> str:
        """What follows the word in the next line that begins with it."""
        while True:
            found, _, rest = self._told.get(timeout=300).partition(" ")
            if found.strip() == word:
                return rest.strip()

    def set(self, tokens: int, pace: float) -> None:
        """What the next runs replay: so many tokens, so many seconds apart."""
        self._process.stdin.write(f"{tokens} {pace}\n")
        self._process.stdin.flush()
        self.told("set")

    def close(self) -> None:
        self._process.stdin.close()
        self._process.wait(20)


# ------------------------------------------------------------------------------------------------------ the browser


def renderers(session) -> float:
    """Seconds of processor time that all renderers have had."""
    processes = session.send("SystemInfo.getProcessInfo")["processInfo"]
    return sum(process["cpuTime"] for process in processes if process["type"] == "renderer")


def metric(devtools, name: str) -> float:
    metrics = devtools.send("Performance.getMetrics")["metrics"]
    return next(each["value"] for each in metrics if each["name"] == name)


def javascript(profile) -> float:
    """Milliseconds of a profile that were spent in scripts."""
    native = {"(idle)", "(program)", "(root)", "(garbage collector)"}
    names = {node["id"]: node["callFrame"]["functionName"] for node in profile["nodes"]}
    pairs = zip(profile["samples"], profile["timeDeltas"], strict=True)
    return sum(delta for sample, delta in pairs if names[sample] not in native) / 1000


class Tasks:
    """The tasks of the renderers' main threads, by their processor time."""

    def __init__(self, whole) -> None:
        self._whole, self._over = whole, False
        self._long: list[tuple[tuple[int, int], float]] = []  # thread, milliseconds
        self._longest: dict[tuple[int, int], float] = {}
        self._mains: set[tuple[int, int]] = set()
        whole.on("Tracing.dataCollected", lambda part: [self._take(each) for each in part["value"]])
        whole.on("Tracing.tracingComplete", lambda _: setattr(self, "_over", True))
        config = {"includedCategories": ["toplevel"], "excludedCategories": ["*"]}
        whole.send("Tracing.start", {"traceConfig": config, "transferMode": "ReportEvents"})

    def _take(self, event) -> None:
        thread = event["pid"], event["tid"]
        if event["name"] == "thread_name" and event["args"]["name"] == "CrRendererMain":
            self._mains.add(thread)
        if event["name"].endswith("::RunTask") and (took := event.get("tdur", 0) / 1000):
            self._longest[thread] = max(self._longest.get(thread, 0), took)
            if took > LONG:
                self._long.append((thread, took))

    def ended(self, page) -> tuple[int, float]:
        """How many were long, and the longest, in milliseconds."""
        self._whole.send("Tracing.end")
        while not self._over:
            page.wait_for_timeout(50)
        longest = [took for thread, took in self._longest.items() if thread in self._mains]
        return sum(thread in self._mains for thread, _ in self._long), max(longest, default=0.0)


def rest(browser, server: Server) -> tuple[float, float]:
    """Of a page on which nobody does anything, for each second: milliseconds of the main thread, and frames."""
    context = browser.new_context(viewport={"width": 1366, "height": 768})
    context.add_init_script(SKIP_DOOR)
    context.add_init_script(COUNT_FRAMES)
    page = context.new_page()
    page.goto(server.address)
    wait_until_ready(page)
    page.wait_for_timeout(3000)
    devtools = context.new_cdp_session(page)
    devtools.send("Performance.enable", {"timeDomain": "threadTicks"})
    task, frames = metric(devtools, "TaskDuration"), page.evaluate("framesAsked")
    page.wait_for_timeout(REST * 1000)
    found = (metric(devtools, "TaskDuration") - task) * 1000 / REST, (page.evaluate("framesAsked") - frames) / REST
    context.close()
    return found


def slow_down(devtools) -> None:
    """As on a phone: the processor and the network."""
    devtools.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    devtools.send("Network.enable")
    network = {"offline": False, "latency": DELAY, "downloadThroughput": DOWN, "uploadThroughput": UP}
    devtools.send("Network.emulateNetworkConditions", network)


def type_until(page, ended: str, number: int) -> int:
    """Type keys into the prompt until the page says that the run has ended; how many."""
    typed = 0
    page.focus("#prompt textarea")
    while not page.evaluate(ended, number):
        page.keyboard.press("abcdefghijklmnopqrstuvwxyz"[typed % 26])
        typed += 1
        page.wait_for_timeout(KEY_PAUSE)
    return typed


def slowest(keys: list[float], typed: int) -> float:
    """Within how many milliseconds 95 of 100 keys were painted."""
    told = sorted([*keys, *[0.0] * (typed - len(keys))])
    return told[min(len(told) - 1, int(0.95 * len(told)))] if told else 0.0


def measure(browser, server: Server, view: str, tokens: int, rate: float) -> dict[str, float]:
    """One run, or four, in a page that was opened for it."""
    server.set(tokens, 1 / rate)
    context = browser.new_context(viewport=PHONE if view == "phone" else {"width": 1366, "height": 768})
    page = context.new_page()
    page.set_default_timeout(600_000)
    page.add_init_script(SKIP_DOOR)
    page.goto(server.address)
    wait_until_ready(page)
    if view == "lanes":
        open_view(page, "Side by side")
    if view == "curves":
        show_of_token(page, "Curves")
    page.wait_for_timeout(1500)
    what, runs = ("lanes", LANES) if view == "lanes" else ("run", 1)
    page.evaluate(WATCH)
    devtools, whole = context.new_cdp_session(page), browser.new_browser_cdp_session()
    devtools.send("Performance.enable", {"timeDomain": "threadTicks"})
    devtools.send("Profiler.enable")
    devtools.send("Profiler.setSamplingInterval", {"interval": 1000})
    page.evaluate(RESET)
    number = page.evaluate(NUMBER[what])
    if view == "phone":
        slow_down(devtools)
    devtools.send("Profiler.start")
    tasks = Tasks(whole)  # the profiler begins and ends with a long one
    cpu, task = renderers(whole), metric(devtools, "TaskDuration")
    page.click("#generate")
    typed = type_until(page, ENDED[what], number) if view == "phone" else 0
    page.wait_for_function(ENDED[what], arg=number)
    ended = max(float(server.told("ended")) for _ in range(runs))
    page.wait_for_timeout(1000)
    cpu, task = renderers(whole) - cpu, metric(devtools, "TaskDuration") - task
    many, longest = tasks.ended(page)
    script = javascript(devtools.send("Profiler.stop")["profile"])
    seen = page.evaluate("watched")
    devtools.send("HeapProfiler.collectGarbage")
    heap = metric(devtools, "JSHeapUsedSize")
    context.close()
    updates = max(1, seen["growth"])
    return {
        "cpu": cpu * 1000 / tokens / runs,
        "task": task * 1000 / updates,
        "script": script / updates,
        "updates": updates / max(0.001, (seen["last"] - seen["first"]) / 1000),
        "long": many,
        "longest": longest,
        "heap": heap / 1e6,
        "lag": seen["last"] / 1000 - ended,
        "key": slowest(seen["keys"], typed),
    }


@contextlib.contextmanager
def servers(against: Path | None) -> Iterator[dict[str, Server]]:
    """This checkout's server, and the other's."""
    from playground import GenerationRequest, generate

    config = {"max_new_tokens": RECORDED, "min_new_tokens": RECORDED, "do_sample": True, "top_p": 0.9, "top_k": 0}
    trace = generate(GenerationRequest("stories", "Once upon a time", config=config, seed=1))
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "recorded.json"
        file.write_text(trace.to_json(), "utf-8")
        roots = {"now": HERE} | ({"against": against.resolve()} if against else {})
        started = {name: Server(root, file) for name, root in roots.items()}
        try:
            yield started
        finally:
            for server in started.values():
                server.close()


def line_of(way: str, view: str, tokens: int, rate: float, found: list[dict[str, float]]) -> str:
    """A row of the table, of medians."""
    f = {name: statistics.median(each[name] for each in found) for name in FIGURES}
    return (
        f"{way:<9}{view:<8}{tokens:>7,}{rate:>6.0f} | {f['cpu']:7.2f} ms {f['task']:9.2f} ms {f['script']:7.2f} ms "
        f"{f['updates']:9.1f} {f['long']:11.0f} {f['longest']:6.0f} ms {f['heap']:4.0f} MB {f['lag']:6.2f} s "
        f"{f['key']:4.0f} ms"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--tokens", type=int, nargs="+", default=[200, 500, 2000])
    parser.add_argument("--rates", type=float, nargs="+", default=[15, 30, 100], help="tokens a second")
    parser.add_argument("--views", nargs="+", choices=VIEWS, default=VIEWS)
    parser.add_argument("--runs", type=int, default=1, help="how often everything is measured; medians are printed")
    parser.add_argument("--against", type=Path, help="another checkout, which is measured by turns with this one")
    parser.add_argument("--serve", type=Path, help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.serve:
        return serve_here(arguments.serve)
    path = chromium_path()
    if path is None:
        sys.exit("No Chromium was found. Install one, or name it in PLAYGROUND_CHROMIUM.")
    from playwright.sync_api import sync_playwright

    with servers(arguments.against) as ways, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=ARGUMENTS)
        print(f"{arguments.runs} runs, medians; {os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}")
        for way, server in ways.items():
            task, frames = rest(browser, server)
            print(f"{way:<9}at rest: {task:.1f} ms of the main thread a second, {frames:.0f} animation frames a second")
        print(HEADING)
        for view in arguments.views:
            for rate in arguments.rates:
                for tokens in arguments.tokens:
                    found: dict[str, list[dict[str, float]]] = {way: [] for way in ways}
                    for _ in range(arguments.runs):
                        for way, server in ways.items():
                            found[way].append(measure(browser, server, view, tokens, rate))
                    for way, each in found.items():
                        print(line_of(way, view, tokens, rate, each), flush=True)
        browser.close()


if __name__ == "__main__":
    main()
