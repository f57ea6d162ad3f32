"""Scores in bins so narrow that no sum of exp(score / temperature) shows it, for every temperature from COLDEST on.

Each bin counts in sums as two points, mean + spread and mean - spread, with half of its tokens each: these have its
count, its mean and its variance. So what a bin of width w adds to a sum is wrong by its third moment alone, which is at
most w^3 / (6 sqrt 3): relative to what it adds, by less than 0.0161 (w / T)^3. A width of 0.068 T makes that 5e-6. Far
below the best score the width may grow: a bin at a distance d counts only where T is above d / 17, because e^-17 times
a vocabulary of 150,000 tokens is less than a hundredth of the best one. So widths are 0.068 COLDEST, or 0.004 d where
that is more; the scores of a model take some 500 bins. Knows lists of numbers; no model and no tensor.
"""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from playground.questions.next_scores import COLDEST, ScoreBin

NARROWEST = 0.068 * COLDEST
OF_DISTANCE = 0.004
FEWEST = 250  # bins, where there are so many tokens: what lies in the middle has narrower ones, for counts at a cut
DECIMALS = 7  # of a mean: at COLDEST that is 1e-6 of what its bin adds


def score_bins(scores: np.ndarray, best: float, lowest: float) -> Iterator[ScoreBin]:
    """The bins of `scores` (count,), which fall. `best` is the highest score that no penalty moves: distances count
    from there. Scores that are equal to `lowest`, the last of those that are told one by one, have a bin of their own:
    a cut there takes all of them or none."""
    most, falling = max(1, len(scores) // FEWEST), -scores
    start = int(np.searchsorted(falling, -lowest, side="right"))
    if start:
        yield _bin(scores[:start])
    while start < len(scores):
        width = max(NARROWEST, OF_DISTANCE * (best - scores[start]))
        end = min(start + most, int(np.searchsorted(falling, falling[start] + width, side="right")))
        yield _bin(scores[start:end])
        start = end


def _bin(scores: np.ndarray) -> ScoreBin:
    if scores[0] == scores[-1]:
        return ScoreBin(len(scores), shortest(scores[:1])[0], 0.0)
    return ScoreBin(len(scores), round(float(scores.mean()), DECIMALS), float(f"{scores.std():.3g}"))


def shortest(scores: np.ndarray) -> list[float]:
    """The same numbers with as few digits as tell them from all others that float32 has."""
    return [float(str(score)) for score in scores.astype(np.float32)]
