"""What a press costs the page: a key in the prompt, a step of a slider, a view, a drawer, the curves:
`python tests/benchmarks/presses.py`.

A server without a model serves the page with its recorded run; a headless Chromium opens it. Each figure is processor
time of the page's main thread, in milliseconds, from the press until half a second later, less what the page costs in
that time at rest. Keys and steps of a slider are pressed ten a second, and their mean is printed; views and drawers are
opened one after the other, and the first time of each and the median of all later ones are printed. The goals: 8 ms for
a key and for a step, 60 for a view, 20 for a drawer, 100 for the curves the first time.

`--against FOLDER` measures another checkout by turns with this one. A busy machine gives worse figures: compare the two
of one call.
"""

from __future__ import annotations

import argparse
import statistics
import sys
from collections.abc import Callable
from contextlib import ExitStack, closing
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT)]

from tests.benchmarks.in_hand import main_thread  # noqa: E402
from tests.benchmarks.page_weight import Server  # noqa: E402
from tests.support.browsers import ARGUMENTS, SKIP_DOOR, chromium_path  # noqa: E402

USABLE = "() => document.querySelector('#quick-temperature') && document.querySelector('.gp-candidates .gp-row')"
REST = 0.5  # seconds after a press that are counted with it
PAUSE = 100  # milliseconds between keys
KEY = """async ([text, pause]) => {
  const field = document.querySelector('#prompt textarea');
  const set = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value').set;
  for (const letter of text) {
    set.call(field, field.value + letter);
    field.dispatchEvent(new InputEvent('input', {bubbles: true, data: letter, inputType: 'insertText'}));
    await new Promise((then) => setTimeout(then, pause));
  }
}"""
STEP = """async ([values, pause]) => {
  const slider = document.querySelector('#quick-temperature');
  const range = slider.matches('input') ? slider : slider.querySelector('input[type=range]');
  const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set;
  for (const value of values) {
    set.call(range, String(value));
    range.dispatchEvent(new Event('input', {bubbles: true}));
    await new Promise((then) => setTimeout(then, pause));
  }
}"""
NAMES = """(kind) => [...new Set([...document.querySelectorAll(`button[data-${kind}]`)]
  .map(({dataset}) => dataset[kind]))]"""
OPEN = "([kind, name]) => document.querySelector(`button[data-${kind}=${name}]`).click()"
CURVES = """() => [...document.querySelectorAll('#pane-token [role=tab]')]
  .find(({textContent}) => textContent.trim() === 'Curves').click()"""


class Watched:
    """A page, and what its main thread works."""

    def __init__(self, browser, address: str) -> None:
        context = browser.new_context(viewport={"width": 1366, "height": 768}, locale="en-US")
        self.page = context.new_page()
        self._devtools = context.new_cdp_session(self.page)
        self._devtools.send("Performance.enable", {"timeDomain": "threadTicks"})
        self.page.add_init_script(SKIP_DOOR)
        self.page.goto(address)
        self.page.wait_for_function(USABLE, timeout=60_000)
        self.page.wait_for_timeout(3_000)
        before = main_thread(self._devtools)
        self.page.wait_for_timeout(5_000)
        self.at_rest = (main_thread(self._devtools) - before) / 5  # milliseconds a second

    def cost(self, press: Callable[[], object], seconds: float = 0) -> float:
        """Of a press, which itself waits for `seconds`."""
        before = main_thread(self._devtools)
        press()
        self.page.wait_for_timeout(1000 * REST)
        return main_thread(self._devtools) - before - (REST + seconds) * self.at_rest

    def measured(self, rounds: int) -> dict[str, float]:
        page, found = self.page, {}
        text = " and then the cat went home to sleep"
        spent = self.cost(lambda: page.evaluate(KEY, [text, PAUSE]), len(text) * PAUSE / 1000)
        found["a key"] = spent / len(text)
        values = [round(0.5 + number / 40, 3) for number in range(40)]
        spent = self.cost(lambda: page.evaluate(STEP, [values, PAUSE]), len(values) * PAUSE / 1000)
        found["a step of a slider"] = spent / len(values)
        found["curves, first"] = self.cost(lambda: page.evaluate(CURVES))
        for kind in ("drawer", "view"):
            names, again = page.evaluate(NAMES, kind), []
            for number in range(rounds):
                for name in names:
                    spent = self.cost(lambda pressed=(kind, name): page.evaluate(OPEN, list(pressed)))
                    if number:
                        again.append(spent)
                    else:
                        found[f"{kind} {name}, first"] = spent
            found[f"{kind}, later: median"] = statistics.median(again)
            found[f"{kind}, later: most"] = max(again)
        return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=4, help="how often each view and drawer is opened")
    parser.add_argument("--repeats", type=int, default=3, help="pages of each checkout")
    parser.add_argument("--against", type=Path, metavar="FOLDER")
    options = parser.parse_args()
    path = chromium_path()
    if path is None:
        sys.exit("No Chromium was found. Install one, or name it in PLAYGROUND_CHROMIUM.")
    from playwright.sync_api import sync_playwright

    folders = {"here": ROOT} | ({"there": options.against} if options.against else {})
    with ExitStack() as stack:
        servers = {name: stack.enter_context(closing(Server(folder.resolve()))) for name, folder in folders.items()}
        browser = stack.enter_context(sync_playwright()).chromium.launch(executable_path=path, args=ARGUMENTS)
        found: dict[str, list[dict[str, float]]] = {name: [] for name in servers}
        for _ in range(options.repeats):
            for name, server in servers.items():
                watched = Watched(browser, server.address)
                found[name].append({"a second at rest": watched.at_rest} | watched.measured(options.rounds))
                watched.page.context.close()
        for what in found["here"][0]:
            medians = {name: statistics.median(each[what] for each in pages) for name, pages in found.items()}
            print(f"{what:32}" + "".join(f"{name:>8}{ms:9.1f} ms" for name, ms in medians.items()), flush=True)


if __name__ == "__main__":
    main()
