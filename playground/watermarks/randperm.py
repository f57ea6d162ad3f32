"""Which numbers `torch.randperm` puts first, without the whole permutation: five times as fast where a quarter of a
large vocabulary is asked for.

Detection may take half a second, and with `torch.randperm` it takes longer. The time of one core for 1,000 tokens, with
this and with torch's whole permutations (lefthash; selfhash), in seconds:

    vocabulary   49,152   0.15 and 0.49; 0.19 and 0.66
    vocabulary  128,256   0.27 and 1.39; 0.28 and 1.44
    vocabulary  151,936   0.24 and 1.23; 0.36 and 2.11

On a CPU torch shuffles the numbers by Fisher and Yates, with a random number of its Mersenne Twister for each step. The
first `size` numbers depend on the first `size` steps alone, and NumPy draws the same random numbers at once. `agrees`
checks whether this torch still does so. Knows no watermark.
"""

from __future__ import annotations

import functools
from collections.abc import Sequence

import numpy as np
import torch

MAX_N = (2**32 - 1) // 20  # from here on torch draws 64 bits at once


class RandpermPrefix:
    """The first `size` numbers of `torch.randperm(n)` on a CPU. Not for several threads at once."""

    def __init__(self, n: int, size: int) -> None:
        """Raises ValueError for an n for which torch uses another algorithm."""
        if n >= MAX_N:
            raise ValueError(f"torch permutes {n} numbers otherwise: this is for fewer than {MAX_N}.")
        self._steps = np.arange(size, dtype=np.uint32)
        self._left = n - self._steps  # how many a step chooses from
        self._random = np.random.RandomState()

    def has(self, seed: int, numbers: Sequence[int]) -> list[bool]:
        """Whether each of these numbers, from 0 to n - 1, is among the first where a generator with this seed (not
        negative, at most 64 bits) permutes them."""
        self._random.seed(seed & 0xFFFFFFFF)  # torch's generator takes no more of it
        drawn = self._random.randint(0, 2**32, len(self._steps), dtype=np.uint32)
        partners = drawn % self._left + self._steps
        return [_is_in_prefix(number, partners) for number in numbers]


def _is_in_prefix(number: int, partners: np.ndarray) -> bool:
    """Whether a step moves the number into the prefix. Step i swaps the numbers at i and at partners[i] >= i; the
    number at i then stays there."""
    place = number  # its index
    step = 0
    while True:
        found = np.flatnonzero(partners[step:] == place)
        swap = step + int(found[0]) if len(found) else len(partners)
        if place >= min(swap, len(partners)):
            return swap < len(partners)
        # before that, a step at its own index moves it to its partner's index
        place, step = int(partners[place]), place + 1


@functools.cache
def agrees() -> bool:
    """Whether this torch permutes as it did when this was written, by one example."""
    n, size, seed = 1000, 250, 15485863 * 12345
    first = set(torch.randperm(n, generator=torch.Generator().manual_seed(seed))[:size].tolist())
    return RandpermPrefix(n, size).has(seed, range(n)) == [number in first for number in range(n)]
