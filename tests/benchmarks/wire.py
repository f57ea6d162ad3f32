"""What it takes to write and read the recorded events: microseconds of processor time, the best of five.

    python tests/benchmarks/wire.py

Run it before and after a change. PYTHONPATH can name another checkout, which is measured then.
"""

from __future__ import annotations

import gc
import json
import pickle
import sys
import time
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).parents[2]
sys.path.append(str(ROOT))  # behind PYTHONPATH, where another version may stand

from playground.trace import Trace, event_from_dict, event_from_line, event_to_dict, event_to_json, event_to_line  # noqa: E402

ROUNDS = 5


def best(work: Callable[[], object]) -> float:
    """The shortest of some rounds, in seconds of processor time."""
    taken = []
    for _ in range(ROUNDS):
        begun = time.process_time()
        work()
        taken.append(time.process_time() - begun)
    return min(taken)


def main() -> None:
    logs = [file.read_text("utf-8") for file in sorted((ROOT / "presets" / "recorded").glob("*.ndjson"))]
    lines = [line for log in logs for line in log.splitlines(keepends=True)]
    events = [event_from_line(line) for line in lines]
    dicts = [json.loads(json.dumps(event_to_dict(event))) for event in events]
    traces = [Trace.from_lines(log) for log in logs]
    files = [trace.to_json() for trace in traces]
    works: dict[str, Callable[[], object]] = {
        "event_to_line": lambda: [event_to_line(event) for event in events],
        "event_from_line": lambda: [event_from_line(line) for line in lines],
        "event_to_json": lambda: [event_to_json(event) for event in events],
        "event_to_dict": lambda: [event_to_dict(event) for event in events],
        "event_from_dict": lambda: [event_from_dict(each) for each in dicts],
        "Trace.to_json": lambda: [trace.to_json() for trace in traces],
        "Trace.from_json": lambda: [Trace.from_json(file) for file in files],
        "pickle.dumps": lambda: [pickle.dumps(event, 5) for event in events],
        "to and from pickle": lambda: [pickle.loads(pickle.dumps(event, 5)) for event in events],
    }
    gc.collect()
    gc.freeze()  # what is held here is not looked through while others are measured
    of_lines, of_files = (sum(map(len, texts)) / 1e6 for texts in (lines, files))
    print(f"{len(events)} events, {of_lines:.1f} MB of lines, {of_files:.1f} MB of files")
    for name, work in works.items():
        print(f"{name:20} {best(work) / len(events) * 1e6:7.1f} µs")


if __name__ == "__main__":
    main()
