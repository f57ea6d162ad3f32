"""How well a score tells two sets of texts apart: the ROC curve, the area under it, and what is found at a given rate
of false positives, counted in samples and reckoned from normal distributions. How little few samples can say of that is
known to `claims.py`.

"Plain" scores are those of texts that should not be found, "marked" ones those of texts that should. Higher is more
likely marked. Knows numbers; nothing of texts, watermarks or runs. Standard library only.
"""

from __future__ import annotations

import bisect
import math
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import NormalDist


@dataclass(frozen=True)
class Rate:
    """What a threshold does to the samples: of `plain` scores `false_positives` lie above it, of `marked` ones
    `detected`. `threshold` is a plain score, or minus infinity where every score may lie above it."""

    threshold: float
    false_positives: int
    plain: int
    detected: int
    marked: int


def roc(plain: Sequence[float], marked: Sequence[float]) -> list[tuple[float, float]]:
    """(false-positive rate, detection rate) for every threshold, from the strictest, which finds nothing, to the
    laxest, which finds all; points on a straight line between their neighbours are left out. Raises ValueError where
    one of the sets is empty.

    Half of the marked texts score higher than every plain one. To find the other half costs one of two plain texts:

    >>> roc(plain=[1, 3], marked=[2, 4])
    [(0.0, 0.0), (0.0, 0.5), (0.5, 0.5), (0.5, 1.0), (1.0, 1.0)]
    """
    _both(plain, marked)
    steps: dict[float, list[int]] = {}
    for side, scores in enumerate((plain, marked)):
        for score in scores:
            steps.setdefault(score, [0, 0])[side] += 1
    false, found, points = 0, 0, [(0, 0)]
    for score in sorted(steps, reverse=True):
        false, found = false + steps[score][0], found + steps[score][1]
        while len(points) > 1 and _straight(points[-2], points[-1], (false, found)):
            points.pop()
        points.append((false, found))
    return [(a / len(plain), b / len(marked)) for a, b in points]


def _straight(a: tuple[int, int], b: tuple[int, int], c: tuple[int, int]) -> bool:
    return (b[0] - a[0]) * (c[1] - a[1]) == (c[0] - a[0]) * (b[1] - a[1])


def auc(plain: Sequence[float], marked: Sequence[float]) -> float:
    """The area under the ROC curve: how often a marked text scores higher than a plain one, ties counting half (Mann
    and Whitney 1947). Raises ValueError where one of the sets is empty.

    Of nine pairs the marked text has more in eight and as much in one:

    >>> auc(plain=[1, 2, 3], marked=[3, 4, 5])
    0.9444444444444444
    """
    _both(plain, marked)
    ordered = sorted(plain)
    wins = sum(bisect.bisect_left(ordered, score) + bisect.bisect_right(ordered, score) for score in marked)
    return wins / (2 * len(plain) * len(marked))


def rate_at(plain: Sequence[float], marked: Sequence[float], level: float) -> Rate:
    """The laxest threshold that lets at most a share `level` of the plain scores lie above it, and what it finds.
    Raises ValueError where one of the sets is empty.

    One of four plain texts may lie above the threshold:

    >>> rate_at(plain=[1, 2, 3, 4], marked=[3, 5, 6], level=0.25)
    Rate(threshold=3, false_positives=1, plain=4, detected=2, marked=3)
    """
    _both(plain, marked)
    allowed = math.floor(level * len(plain) + 1e-9)
    threshold = sorted(plain, reverse=True)[allowed] if allowed < len(plain) else -math.inf
    above = [sum(score > threshold for score in scores) for scores in (plain, marked)]
    return Rate(threshold, above[0], len(plain), above[1], len(marked))


def _both(plain: Sequence[float], marked: Sequence[float]) -> None:
    if not plain or not marked:
        raise ValueError("Each of the two sets needs at least one score.")


def normal(scores: Sequence[float]) -> NormalDist | None:
    """The normal distribution with the mean and the standard deviation of the scores; None where they have none.

    >>> normal([1, 2, 3])
    NormalDist(mu=2.0, sigma=1.0)
    """
    if len(scores) < 2 or len(set(scores)) < 2:
        return None
    return NormalDist.from_samples(scores)


def normal_rate(plain: Sequence[float], marked: Sequence[float], level: float) -> tuple[float, float] | None:
    """(threshold, detection rate) at a false-positive rate of `level`, if both sets were drawn from normal
    distributions with their means and standard deviations; None where they have none.

    The marked scores are two standard deviations higher. At 5 % false positives about two thirds of them are found:

    >>> threshold, found = normal_rate(plain=[-1, 0, 1], marked=[1, 2, 3], level=0.05)
    >>> round(threshold, 2), round(found, 2)
    (1.64, 0.64)
    """
    null, other = normal(plain), normal(marked)
    if null is None or other is None:
        return None
    threshold = null.inv_cdf(1 - level)
    return threshold, 1 - other.cdf(threshold)
