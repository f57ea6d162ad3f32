"""How long the page takes for one step of a slider, while a token's candidates move under it:
`python tests/benchmarks/in_hand.py`.

A server without a model serves the page with its recorded run; a headless Chromium opens it and gets the scores of a
made vocabulary for the token that is looked at. Then each slider is dragged through its range, one step a frame, as a
hand does it. A step is what the main thread does from the slider's event to the end of the frame: the form takes the
value, the knobs are applied to the head and the bins, the candidates are drawn, styles and layout are done. The goal
is 16 milliseconds, which is 60 steps a second. Beside it stand the mean of the processor time of the main thread, which
says the same on a busy machine, and what of it is the arithmetic alone.
"""

from __future__ import annotations

import argparse
import os
import statistics
import sys
from pathlib import Path

import numpy as np

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT)]

from playground.generation.scores_reader import score_fields  # noqa: E402
from playground.presets.recorded_runs import OPENING, recorded_log  # noqa: E402
from playground.questions.next_scores import ScoresAnswer  # noqa: E402
from playground.settings import Settings  # noqa: E402
from playground.trace.wire import to_plain  # noqa: E402
from playground.ui.app import build_app, serve  # noqa: E402
from tests.support.browsers import ARGUMENTS, SKIP_DOOR, chromium_path  # noqa: E402
from tests.support.fakes import FakeEngine  # noqa: E402
from tests.support.page_modules import module_page  # noqa: E402

VOCABULARIES = (49_152, 151_936)
SLIDERS = {"temperature": (0.2, 2.0), "top_k": (1, 120), "top_p": (0.3, 0.99), "repetition_penalty": (0.8, 1.8)}
USABLE = "() => document.querySelector('#quick-temperature') && document.querySelector('.gp-candidates .gp-row')"
# Each value, one a frame: the milliseconds of the main thread from the event until the frame is done.
DRAG = """async ([selector, values]) => {
  const slider = document.querySelector(selector);
  const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set;
  const frame = () => new Promise((then) => requestAnimationFrame(then));
  const times = [];
  for (const value of values) {
    await frame();
    let begun = 0;
    requestAnimationFrame(() => (begun = performance.now()));  // the first of the frame in which it is drawn
    let spent = performance.now();
    set.call(slider, String(value));
    slider.dispatchEvent(new Event('input', {bubbles: true}));
    await null;
    spent = performance.now() - spent;
    await frame();
    document.body.getBoundingClientRect();
    const {port1, port2} = new MessageChannel();
    await new Promise((then) => { port1.onmessage = then; port2.postMessage(0); });
    times.push(spent + performance.now() - begun);
  }
  return times;
}"""
ARITHMETIC = """([scores, earlier, name, values]) => values.map((value) => {
  const begun = performance.now();
  for (let i = 0; i < 10; i++) {
    const knobs = tokenKnobs({do_sample: true, [name]: value});
    inHand(pointsOf(scores, earlier, knobs), knobs);
  }
  return (performance.now() - begun) / 10;
})"""


def scores_of(vocab: int) -> dict:
    """An answer about a made distribution, as steep as those of a small model; 300 tokens stand before it."""
    draw = np.random.default_rng(1)
    scores = draw.normal(4, 2.6, vocab).astype(np.float32)
    earlier = draw.integers(0, vocab, 300).tolist()
    fields = score_fields(scores, np.ones(vocab, dtype=bool), earlier, [], lambda i: f" word{i}")
    return to_plain(ScoresAnswer("m", 0, vocab, 0, names=[], fixed=[], after=[], **fields))


def line_of(name: str, vocab: int, times: list[float], processor: float, arithmetic: list[float]) -> str:
    times, worst = sorted(times), len(times) * 95 // 100
    return (
        f"{vocab:>9,} {name:<20}{statistics.median(times):8.1f} ms{times[worst]:10.1f} ms{processor:16.1f} ms"
        f"{statistics.median(arithmetic):12.2f} ms"
    )


def main_thread(devtools) -> float:
    """Milliseconds that the page's main thread has worked."""
    metrics = devtools.send("Performance.getMetrics")["metrics"]
    return 1000 * next(each["value"] for each in metrics if each["name"] == "TaskDuration")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("--steps", type=int, default=120, help="of each slider")
    steps = parser.parse_args().steps
    path = chromium_path()
    if path is None:
        sys.exit("No Chromium was found. Install one, or name it in PLAYGROUND_CHROMIUM.")
    from playwright.sync_api import sync_playwright

    settings = Settings.local()
    address = serve(build_app(FakeEngine(), settings, recorded_log(OPENING)), settings, quiet=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=ARGUMENTS)
        modules = module_page(browser, "tokens/in_hand.ts", "tokens/sampling_knobs.ts", "tokens/score_points.ts")
        page = browser.new_page(viewport={"width": 1366, "height": 768}, locale="en-US")
        devtools = page.context.new_cdp_session(page)
        devtools.send("Performance.enable", {"timeDomain": "threadTicks"})
        page.add_init_script(SKIP_DOOR)
        page.goto(address)
        page.wait_for_function(USABLE, timeout=60_000)
        print(f"{os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}; {steps} steps of each slider")
        print("    vocab slider                median  95th percentile  processor time  arithmetic")
        for vocab in VOCABULARIES:
            answer = scores_of(vocab)
            page.evaluate(
                "(scores) => { const log = GenerationPlayground.log('main'); log.addScores(log.current(), scores); }",
                answer,
            )
            for name, (low, high) in SLIDERS.items():
                grid = np.linspace(low, high, steps)
                values = [int(value) if name == "top_k" else round(float(value), 3) for value in grid]
                selector = f"#quick-{name}, #knob-{name} input[type=range]"
                begun = main_thread(devtools)
                times = page.evaluate(DRAG, [selector, values])
                processor = (main_thread(devtools) - begun) / len(values)
                alone = modules.evaluate(ARITHMETIC, [answer, [], name, values])
                print(line_of(name, vocab, times[5:], processor, alone[5:]), flush=True)
        browser.close()
    os._exit(0)


if __name__ == "__main__":
    main()
