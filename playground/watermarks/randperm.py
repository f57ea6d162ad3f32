"""Which numbers `torch.randperm` puts first, without the whole permutation: five times as fast where a quarter of a
large vocabulary is asked for.

Detection may take half a second, and with `torch.randperm` it takes longer. The time of one core for 1,000 tokens, with
this and with torch's whole permutations (lefthash; selfhash), in seconds:

    vocabulary   49,152   0.15 and 0.49; 0.19 and 0.66
    vocabulary  128,256   0.27 and 1.39; 0.28 and 1.44
    vocabulary  151,936   0.24 and 1.23; 0.36 and 2.11

On a CPU torch shuffles the numbers by Fisher and Yates, with a random number of its Mersenne Twister for each step. The
first `size` numbers depend on the first `size` steps alone, and NumPy draws the same random numbers at once. Knows that
much of torch, and asks torch whether it is still so (`agrees`). Knows no watermark.
"""

from __future__ import annotations

import functools
from collections.abc import Sequence

import numpy as np
import torch

MOST = (2**32 - 1) // 20  # from here on torch draws 64 bits at once


class First:
    """The first `size` numbers of `torch.randperm(n)` on a CPU. Not for several threads at once."""

    def __init__(self, n: int, size: int) -> None:
        """Raises ValueError for an n that torch permutes otherwise."""
        if n >= MOST:
            raise ValueError(f"torch permutes {n} numbers otherwise: this is for fewer than {MOST}.")
        self._steps = np.arange(size, dtype=np.uint32)
        self._left = n - self._steps  # how many a step chooses from
        self._random = np.random.RandomState()

    def has(self, seed: int, numbers: Sequence[int]) -> list[bool]:
        """Whether each of these numbers, from 0 to n - 1, is among the first where a generator with this seed (not
        negative, at most 64 bits) permutes them."""
        self._random.seed(seed & 0xFFFFFFFF)  # torch's generator takes no more of it
        drawn = self._random.randint(0, 2**32, len(self._steps), dtype=np.uint32)
        partners = drawn % self._left + self._steps
        return [_fetched(number, partners) for number in numbers]


def _fetched(number: int, partners: np.ndarray) -> bool:
    """Whether a step brings the number to the front. Step i lets what stands at i and at partners[i], which is i or
    comes after it, change places; what stands at i then stays there."""
    place = number  # where it stands
    step = 0
    while True:
        found = np.flatnonzero(partners[step:] == place)
        fetching = step + int(found[0]) if len(found) else len(partners)
        if place >= min(fetching, len(partners)):
            return fetching < len(partners)
        # before that, its own place is given to another, and it goes where that one stood
        place, step = int(partners[place]), place + 1


@functools.cache
def agrees() -> bool:
    """Whether this torch permutes as it did when this was written, by one example."""
    n, size, seed = 1000, 250, 15485863 * 12345
    first = set(torch.randperm(n, generator=torch.Generator().manual_seed(seed))[:size].tolist())
    return First(n, size).has(seed, range(n)) == [number in first for number in range(n)]
