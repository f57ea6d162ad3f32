"""The time that a sweep saves where the cells that are certain to have the same text are not run.

The same grid of temperature and top_p is run whole and with `skip_same`, by turns, once for each seed, after one run of
the model that is not counted. The texts of all cells are compared: they are the same both ways.

    python tests/benchmarks/same_cells.py [--model stories] [--tokens 60] [--seeds 5]
        [--temperatures 0.7 0.8 0.9 1.0 1.5] [--top-ps 0.5 0.7 0.9 0.95 1.0]

Prints for each seed the cells that were not run, the seconds of both and their ratio; then the median of the ratios
with the lowest and the highest.
"""

from __future__ import annotations

import argparse
import statistics
import sys
import time
import warnings
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2]))

from playground import GenerationRequest, RequestWarning, generate, sweep
from playground.experiments.comparison import Comparison

PROMPT = "Once upon a time"


def texts(grid: Comparison) -> list[list[int]]:
    """The tokens of each cell."""
    return [grid.text_trace(number).sequences[0].token_ids for number in range(len(grid.entries))]


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--model", default="stories")
    parser.add_argument("--tokens", type=int, default=60)
    parser.add_argument("--seeds", type=int, default=5)
    parser.add_argument("--temperatures", type=float, nargs="+", default=[0.7, 0.8, 0.9, 1.0, 1.5])
    parser.add_argument("--top-ps", type=float, nargs="+", default=[0.5, 0.7, 0.9, 0.95, 1.0])
    asked = parser.parse_args()
    warnings.simplefilter("ignore", RequestWarning)
    over = {"temperature": asked.temperatures, "top_p": asked.top_ps}
    config = {"do_sample": True, "top_k": 0, "max_new_tokens": asked.tokens}
    generate(GenerationRequest(asked.model, PROMPT, config=config, seed=0))
    ratios, spared = [], []
    for seed in range(asked.seeds):
        request = GenerationRequest(asked.model, PROMPT, config=config, seed=seed)
        seconds, found = {}, {}
        for skip in (False, True) if seed % 2 else (True, False):
            begun = time.perf_counter()
            found[skip] = sweep(request, over, skip_same=skip)
            seconds[skip] = time.perf_counter() - begun
        same = sum(one == other for one, other in zip(texts(found[True]), texts(found[False]), strict=True))
        ratios.append(seconds[True] / seconds[False])
        spared.append(len(found[True].same_text))
        cells = len(found[True].entries)
        print(f"seed {seed}: {spared[-1]} of {cells} cells not run, {seconds[True]:.1f} s instead of "
              f"{seconds[False]:.1f} s ({ratios[-1]:.2f}), {same} of {cells} texts the same", flush=True)  # fmt: skip
    print(f"cells not run: {statistics.median(spared)} ({min(spared)} to {max(spared)}); time with / without: "
          f"{statistics.median(ratios):.2f} ({min(ratios):.2f} to {max(ratios):.2f})")  # fmt: skip


if __name__ == "__main__":
    main()
