"""How smooth the beam tree is in a real browser: `python tests/benchmarks/tree.py`.

Runs beam search with the bundled model (8 beams by 64 steps, and 20 by 200, which may not end early), saves the pages,
and measures in a headless Chromium, with the tree as the only pane and with all panes of the page:

- an update: what one more step of the search costs the browser, scripts, layout and paint together, over the whole run
  and over its last ten steps, as medians and at worst;
- a frame: what moving and zooming the tree costs a frame, and a move of the slider.

60 frames a second leave 16.7 ms to each; the page gets at most 15 updates a second, 66 ms to each.
"""

from __future__ import annotations

import argparse
import statistics
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT)]

from playground import GenerationRequest, Trace, generate  # noqa: E402
from playground.trace import event_to_line  # noqa: E402
from tests.support.browsers import ARGUMENTS, chromium_path  # noqa: E402
from visualizers import PANES, css_variables, page_head, styles_of  # noqa: E402

SEARCHES = {  # name: (beams, steps, candidates that are drawn for each beam)
    "8 beams by 64 steps, 8 candidates each": (8, 64, 8),
    "20 beams by 200 steps": (20, 200, None),
}
# Runs `act` and waits for the frame in which it is painted; gives the time in ms.
TIMED = """async (act) => {
  const began = performance.now();
  act();
  await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  return performance.now() - began;
}"""
SETUP = f"""() => {{
  window.timed = {TIMED};
  window.text = document.getElementById('events').textContent;
  window.ends = [];
  for (let at = text.indexOf('\\n'); at >= 0; at = text.indexOf('\\n', at + 1)) ends.push(at + 1);
  window.inTree = (name) => document.querySelector('.gp-beamtree .gp-' + name);
}}"""
UPDATES = """async () => {
  const times = [];
  for (const end of ends) times.push(await timed(() => GenerationPlayground.feed('main', text.slice(0, end))));
  return times;
}"""
CHOOSE = """(candidates) => {
  const choice = inTree('candidates-shown');
  choice.value = candidates;
  choice.dispatchEvent(new Event('change'));
  const lost = inTree('lost');
  if (!lost.checked) lost.click();
}"""
FRAMES = """async (ctrlKey) => {
  const box = inTree('window');
  const {left, top} = box.getBoundingClientRect();
  const times = [];
  for (let i = 0; i < 40; i++) {
    const options = {bubbles: true, cancelable: true, ctrlKey, clientX: left + 300, clientY: top + 200};
    const by = ctrlKey ? {deltaY: i < 20 ? 60 : -60} : {deltaX: i < 20 ? -90 : 90};
    times.push(await timed(() => box.dispatchEvent(new WheelEvent('wheel', {...options, ...by}))));
  }
  return times;
}"""
SLIDE = """async () => {
  const slider = inTree('slider');
  const times = [];
  for (let i = 1; i <= 20; i++) {
    slider.value = Math.round(slider.max * i / 21);
    times.push(await timed(() => slider.dispatchEvent(new Event('input'))));
  }
  return times;
}"""


def page_of(trace: Trace, names: list[str]) -> str:
    """A page with these panes and the events of a run, which nobody has fed to them yet."""
    panes = "\n".join(f'<div class="pane-{name}">{PANES[name].template}</div>' for name in names)
    styles = "\n".join([css_variables(), styles_of(PANES[name] for name in names)])
    mounts = "\n".join(
        f"GenerationPlayground.mount('{name}', document.querySelector('.pane-{name}'));" for name in names
    )
    return f"""<!doctype html><html class="gp-standalone"><meta charset="utf-8"><style>{styles}</style>{page_head()}
<body>{panes}<script type="application/x-ndjson" id="events">{"".join(map(event_to_line, trace.events()))}</script>
<script>{mounts}</script></body></html>"""


def said(name: str, times: list[float]) -> None:
    print(f"    {name:34} {statistics.median(times):7.1f} ms, at worst {max(times):7.1f}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--steps", type=int, help="fewer steps, to try it out")
    steps_asked = parser.parse_args().steps
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as folder:
        browser = playwright.chromium.launch(executable_path=chromium_path(), args=ARGUMENTS)
        for title, (beams, steps, candidates) in SEARCHES.items():
            steps = min(steps, steps_asked or steps)
            config = {"num_beams": beams, "max_new_tokens": steps, "min_new_tokens": steps}
            trace = generate(GenerationRequest("stories", "Once upon a time", config=config, top_candidates=10))
            print(title)
            for where, names in {"the tree alone": ["beamtree"], "all panes": list(PANES)}.items():
                path = Path(folder) / "page.html"
                path.write_text(page_of(trace, names), encoding="utf-8")
                page = browser.new_page(viewport={"width": 1280, "height": 900})
                page.goto(path.as_uri())
                page.evaluate(SETUP)
                print(f"  {where}")
                page.evaluate("async () => timed(() => GenerationPlayground.feed('main', text.slice(0, ends[1])))")
                if candidates:
                    page.evaluate(CHOOSE, str(candidates))
                times = page.evaluate(UPDATES)[2:]
                said("a step more", times)
                said("a step more, of the last ten", times[-11:-1])
                if where == "the tree alone":
                    said("moving, a frame", page.evaluate(FRAMES, False))
                    said("zooming, a frame", page.evaluate(FRAMES, True))
                said("the slider", page.evaluate(SLIDE))
                page.close()
        browser.close()


if __name__ == "__main__":
    main()
