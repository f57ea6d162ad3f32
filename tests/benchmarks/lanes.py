"""The time of 1, 2, 4 and 8 lanes over the time of one run by itself, beside the same runs in turn.

The model is randomly initialised, of the shape of SmolLM2-135M (see overhead.py). The lanes sample from one prompt with
seeds of their own, and everything is recorded as on the page.

    python tests/benchmarks/lanes.py [--repeats 5] [--tokens 48] [--lanes 1 2 4 8]

Prints medians; the goal for 8 lanes is 2.2 times one run on two CPU cores, 1.3 times on an H200. One more run of each,
with clocks around its parts, says how much of the time goes to joint passes, to passes apart (the prompt, and what a
lane alone does), to the logits processors that lanes share, to the rest of their loops between two passes, and to
measuring what they did and telling it. Where all runs have the same ids in lanes as by themselves, it says so; in
float32 on a CPU they must. On a GPU each part waits for it, which takes some time of its own.
"""

from __future__ import annotations

import argparse
import os
import statistics
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path

os.environ.setdefault("GOMP_SPINCOUNT", "10000")  # as app.py has it; torch reads it when it is imported

import torch

sys.path.insert(0, str(Path(__file__).parents[2]))
from playground.batching import scheduler as lanes_module
from playground.batching.scheduler import Lane, LaneScheduler
from playground.models.loading import LoadedModel, load
from playground.recording.measurement import Measurer
from playground.requests.request import GenerationRequest
from playground.settings import Settings
from playground.trace import Trace
from tests.benchmarks.overhead import smollm2_shape
from tests.support.decoding import decode
from tests.support.tiny_models import byte_tokenizer

MEASURER = Measurer(deferred=True)
PROMPT = "once upon a time there was a little girl who had a red ball. " * 2


def run(target: LoadedModel, seed: int, tokens: int, **options) -> list:
    events: list = []
    config = {"do_sample": True, "temperature": 0.9, "top_p": 0.95, "max_new_tokens": tokens}
    request = GenerationRequest("benchmark", PROMPT, config=config, seed=seed)
    decode(request, target, None, Settings(), events.append, threading.Event(), **options)
    return events


def in_turn(target: LoadedModel, count: int, tokens: int) -> list[list]:
    return [run(target, seed, tokens) for seed in range(count)]


def in_lanes(lanes: LaneScheduler, target: LoadedModel, count: int, tokens: int) -> list[list]:
    told: dict[int, list] = {}
    shared = {"measurer": MEASURER}
    for seed in range(count):
        lanes.add(lambda slot, seed=seed: told.update({seed: run(target, seed, tokens, slot=slot, **shared)}))
    while lanes.lanes:
        for lane in lanes.tick():
            if lane.error is not None:
                raise lane.error
    return [told[seed] for seed in range(count)]


def seconds(work: Callable[[], list[list]]) -> tuple[float, list[list]]:
    if torch.cuda.is_available():
        torch.cuda.synchronize()
    start = time.perf_counter()
    events = work()
    if torch.cuda.is_available():
        torch.cuda.synchronize()
    return time.perf_counter() - start, events


def ids(events: list[list]) -> list[list[int]]:
    return [Trace.fold(each).sequences[0].token_ids for each in events]


def parts(lanes: LaneScheduler, target: LoadedModel, count: int, tokens: int) -> str:
    """Where the time of one run in lanes goes. On a GPU each part waits for it, which takes some time of its own."""
    names = ("joint passes", "passes apart", "shared processors", "loops", "measuring and telling")
    spent = dict.fromkeys(names, 0.0)
    clocked = [
        (LaneScheduler, "_forward_together", "joint passes"),
        (LaneScheduler, "_forward_alone", "passes apart"),
        (Lane, "resume", "loops"),
    ]
    clocked += [(lanes_module, "run_together", "shared processors")]
    clocked += [(Measurer, "measure_pending", "measuring and telling")]
    originals = [(kind, name, getattr(kind, name)) for kind, name, _ in clocked]

    def clock(method: Callable, part: str) -> Callable:
        def timed(*args):
            taken, result = seconds(lambda: method(*args))
            spent[part] += taken
            return result

        return timed

    for kind, name, part in clocked:
        setattr(kind, name, clock(getattr(kind, name), part))
    try:
        total, _ = seconds(lambda: in_lanes(lanes, target, count, tokens))
    finally:
        for kind, name, method in originals:
            setattr(kind, name, method)
    spent["rest"] = total - sum(spent.values())
    return ", ".join(f"{part} {taken / total:.0%}" for part, taken in spent.items())


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--repeats", type=int, default=5)
    parser.add_argument("--tokens", type=int, default=48)
    parser.add_argument("--lanes", type=int, nargs="+", default=[1, 2, 4, 8])
    parser.add_argument("--model", help="a model's name, such as smollm2; else random weights of its shape")
    options = parser.parse_args()
    device = "cuda" if torch.cuda.is_available() else "cpu"
    target = load(options.model, Settings.local(), device) if options.model else None
    model = target.model if target else smollm2_shape().to(device)
    lanes = LaneScheduler(model, before_passes=lambda: MEASURER.measure_pending())
    assert lanes.can_join, "texts of different lengths cannot share a pass here"
    target = target or LoadedModel("benchmark", model, byte_tokenizer(), "folder", device, "float32")
    place = torch.cuda.get_device_name() if device == "cuda" else f"cpu, {torch.get_num_threads()} threads"
    print(f"{place}, {options.tokens} tokens, {options.repeats} repeats", flush=True)
    seconds(lambda: in_turn(target, 1, 8) + in_lanes(lanes, target, 2, 8))  # warms up
    ratios: dict[tuple[int, str], list[float]] = {}
    ones, same = [], True
    for _ in range(options.repeats):
        one, _ = seconds(lambda: in_turn(target, 1, options.tokens))
        ones.append(one)
        for count in options.lanes:
            together, ours = seconds(lambda count=count: in_lanes(lanes, target, count, options.tokens))
            after, theirs = seconds(lambda count=count: in_turn(target, count, options.tokens))
            same = same and ids(ours) == ids(theirs)
            ratios.setdefault((count, "lanes"), []).append(together / one)
            ratios.setdefault((count, "turns"), []).append(after / one)
    one = statistics.median(ones)
    print(f"one run by itself {one:.2f} s, {options.tokens / one:.1f} tokens a second")
    for count in options.lanes:
        times, turns = ratios[count, "lanes"], statistics.median(ratios[count, "turns"])
        middle = statistics.median(times)
        goal = f"; goal {1.3 if device == 'cuda' else 2.2}" if count == 8 else ""
        print(
            f"{count} lanes {middle:.2f} ({min(times):.2f} to {max(times):.2f}){goal}; in turn {turns:.2f}; "
            f"{count * options.tokens / (middle * one):.1f} tokens a second together",
            flush=True,
        )
        print(f"    {parts(lanes, target, count, options.tokens)}", flush=True)
    print("the ids of all runs are the same in lanes" if same else "SOME IDS DIFFER IN LANES")


if __name__ == "__main__":
    main()
