"""When requests come to a server: drawn from a Poisson process, or in bursts, with lengths that differ.

The same seed draws the same requests. Knows no model; standard library only.
"""

from __future__ import annotations

import math
import random
from collections.abc import Sequence

from playground.questions.serving_steps import ServedRequest

PATTERNS = ("poisson", "bursts")


def poisson_arrivals(count: int, rate: float, seed: int) -> list[float]:
    """The times of the first `count` events of a Poisson process with `rate` of them in a unit of time: the gaps
    between them are independent, exponentially distributed, with the mean 1 / rate. The first one comes after a gap
    too."""
    draws, now, times = random.Random(seed), 0.0, []
    for _ in range(count):
        now += draws.expovariate(rate)
        times.append(now)
    return times


def burst_arrivals(count: int, size: int, every: float) -> list[float]:
    """`size` requests at once, the first ones at 0, and the next `every` units of time later."""
    return [number // size * every for number in range(count)]


def drawn_lengths(count: int, least: int, most: int, seed: int) -> list[int]:
    """How many new tokens each request asks for: any number from `least` to `most` with the same probability."""
    draws = random.Random(f"lengths {seed}")  # not those of the arrivals
    return [draws.randint(least, most) for _ in range(count)]


def draw_requests(
    prompts: Sequence[str], arrivals: Sequence[float], lengths: Sequence[int], clock: str
) -> list[ServedRequest]:
    """Requests with these prompts by turns, at these times and of these lengths. By the clock of steps a request comes
    before the step in which its time lies, so its time is a whole number: as many come before each step as the process
    has events in a unit of time. Seconds are rounded to hundredths."""
    return [
        ServedRequest(
            prompts[number % len(prompts)], length, math.floor(time) if clock == "steps" else round(time, 2)
        )
        for number, (time, length) in enumerate(zip(arrivals, lengths, strict=True))
    ]
