"""What the page's server costs while nobody does anything: `python tests/benchmarks/idle.py`.

Gradio's queue looks for work a thousand times a second; `playground.ui.app.serve` has it look a hundred times. Serves
the page both ways in one process, by turns, and measures the share of a core that each takes, and how long a thread of
Python beside it takes for a fixed piece of work, which is what a run feels. No model is loaded.
"""

from __future__ import annotations

import statistics
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT)]

from playground.engines.local import LocalEngine  # noqa: E402
from playground.settings import Settings  # noqa: E402
from playground.ui.app import QUEUE_POLL_SECONDS, build_app, serve  # noqa: E402

TURNS, SECONDS = 5, 6.0
GRADIOS_OWN = 0.001  # seconds


def work() -> float:
    """Seconds of a fixed piece of Python."""
    start = time.perf_counter()
    sum(number * number for number in range(4_000_000))
    return time.perf_counter() - start


def main() -> None:
    demo = build_app(LocalEngine(Settings.local()), Settings.local())
    serve(demo, quiet=True)
    time.sleep(3)
    shares: dict[float, list[float]] = {QUEUE_POLL_SECONDS: [], GRADIOS_OWN: []}
    worked: dict[float, list[float]] = {poll: [] for poll in shares}
    for _ in range(TURNS):
        for poll, found in shares.items():
            demo._queue.sleep_when_free = poll
            time.sleep(0.5)
            start = time.process_time()
            time.sleep(SECONDS)
            found.append((time.process_time() - start) / SECONDS)
            worked[poll].append(work())
    for poll, found in shares.items():
        print(f"a look every {1000 * poll:.0f} ms: {statistics.median(found):.1%} of a core while idle,", end=" ")
        print(f"{statistics.median(worked[poll]):.3f} s for the work beside it")
    demo.close(verbose=False)


if __name__ == "__main__":
    main()
