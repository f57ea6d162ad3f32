"""Cases of the rule of playground/metrics/claims.py, for Python and for what the page works out by itself."""

from __future__ import annotations

# values, than, the side
SIDES = [
    ([], 1.0, "few"),
    ([2.0] * 4, 1.0, "few"),
    ([2.0] * 5, 1.0, "above"),
    ([0.9, 0.8, 0.7, 0.6, 0.5], 1.0, "below"),
    ([0.72, 1.7, 1.79, 2.0, 2.08], 1.0, "open"),  # the greatest median of a trial that shows nothing
    ([1.0, 2.0, 2.0, 2.0, 2.0], 1.0, "open"),  # a tie is no difference
    ([0.9, 2.0, 2.1, 2.2, 2.3, 2.4, 2.5], 1.0, "open"),  # one of seven is too many
    ([0.9, 2.0, 2.1, 2.2, 2.3, 2.4, 2.5, 2.6], 1.0, "above"),  # one of eight is not
    ([3.5, 3.2, 4.0, 3.1, 3.3], 3.0, "above"),
    ([3.5, 3.2, 4.0, 2.9, 3.3], 3.0, "open"),
]

# rows of values by turn, whether more is better, which row is the best
BEST = [
    ([], True, None),
    ([[9, 9, 9, 9, 9]], True, None),  # nothing to be better than
    ([[9.5], [9.4]], True, None),
    ([[9.5, 9.6, 9.5, 9.7], [9.4, 9.4, 9.3, 9.1]], True, None),
    ([[9.5, 9.6, 9.5, 9.7, 9.9], [9.4, 9.4, 9.3, 9.1, 9.8]], True, 0),
    ([[9.5, 9.6, 9.5, 9.7, 9.9], [9.4, 9.4, 9.3, 9.1, 9.8]], False, 1),
    ([[1, 50, 2, 40, 3], [2, 60, 3, 45, 4]], True, 1),  # by turns, though their spreads overlap
    ([[5, 5, 5, 5, 5], [4, 4, 4, 4, 6]], True, None),
    ([[5, 5, 5, 5, 5], [4, 4, 4, 4, None]], True, None),  # four pairs are too few
    ([[3, 3, 3, 3, 3], [2, 2, 2, 2, 2], [1, 1, 1, 1, 4]], True, None),  # the third may be as good
    ([[3, 3, 3, 3, 3], [2, 2, 2, 2, 2], [1, 1, 1, 1, 1]], True, 0),
    ([[3, 3, 3, 3, 3], [3, 3, 3, 3, 3]], True, None),
]
