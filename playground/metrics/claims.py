"""When a number may be called the best, faster or found: the one rule behind every star, verdict and headline.

A claim stands where the interval of what it is about bears it, and nowhere else:

* a median is above a value, or below it, where all of its `spread` is (`side`);
* one of several is the best where its differences from each of the others, run by run, are on one side of 0 (`best`);
* a false-positive rate is named where so many texts can show it (`can_show`), else the smallest that they can.

What is left is "not known". Speeds that were measured while runs share their forward passes are not those of single
runs, so they are no values for any of this. What the page works out by itself it takes from
visualizers/panes/core/claims.ts, which has the same rule. Knows numbers; standard library only.
"""

from __future__ import annotations

import math
import statistics
from collections.abc import Callable, Iterable, Sequence

CONFIDENCE = 0.9  # how likely the true median lies within a `spread`
MIN_VALUES = 5  # values whose least and greatest are as sure as that: 1 - 2 / 2 ** 5 is 0.94, of four it is 0.88
RATE_CONFIDENCE = 0.95  # of `interval`

Value = float | None


Spread = dict[str, float]  # "median", "low" and "high"


def spread(values: Iterable[float]) -> Spread | None:
    """The median, and between "low" and "high" where the true median is with a probability of CONFIDENCE: the values
    that stand as far from both ends as the binomial distribution allows (the interval of the sign test, Thompson 1936;
    for up to 7 values, the least and the greatest, which for fewer than MIN_VALUES are not as sure as that). None
    for no values.

    Of five values the interval has all:

    >>> spread([3, 1, 2, 5, 4])
    {'median': 3, 'low': 1, 'high': 5}
    """
    values = sorted(values)
    if not values:
        return None
    place, outside = 0, 0.0  # the chance that the median lies beyond the value at `place`, on both sides
    while place < len(values) // 2:
        outside += 2 * math.comb(len(values), place) / 2 ** len(values)
        if place > 0 and outside > 1 - CONFIDENCE:
            break
        place += 1
    place = max(0, place - 1)
    return {"median": statistics.median(values), "low": values[place], "high": values[-1 - place]}


def side(values: Iterable[float], than: float) -> str:
    """Where the true median lies: "above" `than` or "below" it where all of the `spread` does, else "open"; "few" for
    fewer than MIN_VALUES values, of which nothing can be said with a probability of CONFIDENCE.

    Is it faster? The first five measurements say so, the next five leave it open, and two are too few:

    >>> side([1.2, 1.3, 1.1, 1.4, 1.2], than=1.0)
    'above'
    >>> side([0.9, 1.3, 1.1, 1.4, 1.2], than=1.0)
    'open'
    >>> side([1.2, 1.3], than=1.0)
    'few'
    """
    values = list(values)
    if len(values) < MIN_VALUES:
        return "few"
    found = spread(values)
    return "above" if found["low"] > than else "below" if found["high"] < than else "open"


def best(rows: Sequence[Sequence[Value]], more: bool = True) -> int | None:
    """Which of the `rows` is the best, more being better or less; None where the values do not tell.

    Each row has the values of one of several things, measured in the same turns (or with the same seeds) as the others;
    None where there is none. The best one is better than each of the others, by the `side` of their differences. That
    it was picked because it looked best needs no wider interval: the selected is falsely called the best no more often
    than with two alone (Gutmann and Maymin 1987, Is the selected population the best?). One row alone is none.

    Two strategies with the same five seeds: the second has more with each of them. With four seeds nothing is claimed:

    >>> best([[1, 2, 3, 4, 5], [2, 4, 4, 6, 7]])
    1
    >>> best([[1, 2, 3, 4], [2, 4, 4, 6]]) is None
    True
    """
    return next((i for i in range(len(rows)) if len(rows) > 1 and not unbeaten(rows, i, more)), None)


def unbeaten(rows: Sequence[Sequence[Value]], number: int, more: bool = True) -> list[int]:
    """Those of the other rows that may be as good as row `number` (see `best`).

    Row 0 has more than row 1 with every seed, but not more than row 2:

    >>> unbeaten([[5, 6, 7, 8, 9], [1, 2, 3, 4, 5], [6, 5, 8, 7, 9]], 0)
    [2]
    """
    wanted = "above" if more else "below"
    return [i for i, row in enumerate(rows) if i != number and _side_of_differences(rows[number], row) != wanted]


def _side_of_differences(one: Sequence[Value], other: Sequence[Value]) -> str:
    pairs = zip(one, other, strict=True)
    return side([a - b for a, b in pairs if a is not None and b is not None], 0.0)


# ---------------------------------------------------------------------------------------------------------------- rates


def smallest_rate(texts: int) -> float:
    """The smallest false-positive rate above 0 that so many texts can show: one of them. Raises ValueError for none.

    >>> smallest_rate(200)
    0.005
    """
    if texts < 1:
        raise ValueError("No texts show any rate.")
    return 1 / texts


def can_show(rate: float, texts: int) -> bool:
    """Whether one of so many texts is no more than this rate.

    A rate of 1 % needs a hundred texts:

    >>> can_show(0.01, 100), can_show(0.01, 99)
    (True, False)
    """
    return texts * rate > 1 - 1e-9


def interval(count: int, total: int, confidence: float = RATE_CONFIDENCE) -> tuple[float, float]:
    """Between which rates the true one lies with a probability of at least `confidence`, where `count` of `total` were
    counted: the exact interval of Clopper and Pearson (1934), for a `total` up to 1,000. None of n counted still allows
    a rate of about 3.7 / n. Raises ValueError where more than `total` were counted, or less than none.

    8 of 10 marked texts were detected. In truth it may be less than half of all, or nearly all:

    >>> low, high = interval(8, 10)
    >>> round(low, 2), round(high, 2)
    (0.44, 0.97)
    """
    if not 0 <= count <= total:
        raise ValueError(f"{count} of {total} cannot have been counted.")
    outside = (1 - confidence) / 2
    low = 0.0 if count == 0 else _bisect(lambda rate: 1 - _binomial_cdf(count - 1, total, rate) < outside)
    high = 1.0 if count == total else _bisect(lambda rate: _binomial_cdf(count, total, rate) > outside)
    return low, high


def _binomial_cdf(count: int, total: int, rate: float) -> float:
    """How probable at most `count` of `total` are."""
    return math.fsum(math.comb(total, k) * rate**k * (1 - rate) ** (total - k) for k in range(count + 1))


def _bisect(is_below: Callable[[float], bool]) -> float:
    """The place from 0 to 1 behind which a rate is no longer below, by halving."""
    low, high = 0.0, 1.0
    for _ in range(50):
        middle = (low + high) / 2
        low, high = (middle, high) if is_below(middle) else (low, middle)
    return (low + high) / 2
