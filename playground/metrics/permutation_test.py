"""Whether two sets of sampled texts come from one distribution: a permutation test.

Knows texts as lists of token ids with a score, and numpy; nothing of models, runs or drafts.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

PERMUTATIONS = 2000
PADDING_ID = -1  # stands at the places behind the end of a text
_BINS = 30


@dataclass(frozen=True)
class ScoredText:
    """A text for the test: its token ids, and a score whose mean is to be the same in both sets."""

    token_ids: Sequence[int]
    score: float = 0.0


@dataclass(frozen=True)
class PermutationResult:
    """What a test found. `statistic` is that of the two sets as they are, `p` how often a random division of the same
    texts into two sets of these sizes has one as large. `counts[i]` of the divisions had a statistic from `edges[i]`
    to `edges[i + 1]`."""

    statistic: float
    p: float
    edges: list[float]
    counts: list[int]


def compare_texts(
    one: Sequence[ScoredText], other: Sequence[ScoredText], tokens: int, permutations: int = PERMUTATIONS, seed: int = 0
) -> PermutationResult:
    """Test whether `one` and `other` come from the same distribution, by their first `tokens` tokens and their scores.

    Two things are compared: the counts of tokens at each place, by the sum over the places of the chi-square statistic
    (behind its end, a text counts as having a token of its own), and the mean scores, by their difference. The tokens
    of one text depend on each other, so no table is asked how large these may be: whole texts are divided anew,
    `permutations` times. The statistic is the larger of the two, each in standard deviations over all divisions
    (Westfall and Young 1993). With p = (1 + divisions with a statistic as large) / (1 + permutations), equal
    distributions give a p up to x in at most a share x of all tests, whatever the number of texts (Phipson and Smyth
    2010, https://arxiv.org/abs/1603.05766). The same `seed` gives the same p.

    Raises ValueError where one of the sets is empty.

    Ten texts begin with token 1, ten others with token 3: no chance division of the twenty is as uneven.

    >>> one, other = [ScoredText([1, 2])] * 10, [ScoredText([3, 2])] * 10
    >>> round(compare_texts(one, other, tokens=2).p, 4)
    0.0005
    >>> compare_texts(one, one, tokens=2).p
    1.0
    """
    texts, first, second = [*one, *other], len(one), len(other)
    if not first or not second:
        raise ValueError("Each of the two sets needs at least one text.")
    # (divisions, texts): 1 where a text is in the first set; row 0 is the sets as they are
    chosen = np.zeros((1 + permutations, first + second), dtype=np.float32)
    chosen[0, :first] = 1
    order = np.random.default_rng(seed).random((permutations, first + second)).argsort(axis=1)
    np.put_along_axis(chosen[1:], order[:, :first], 1, axis=1)
    values = np.max([*_chi_square(chosen, texts, tokens), *_difference(chosen, texts)], axis=0, initial=-np.inf)
    if not np.isfinite(values).all():  # all texts are one and the same
        values = np.zeros(len(chosen))
    as_large = int((values[1:] >= values[0] - 1e-9).sum())  # what is equal but for rounding counts
    counts, edges = np.histogram(values[1:], bins=_BINS)
    return PermutationResult(float(values[0]), (1 + as_large) / (1 + permutations), edges.tolist(), counts.tolist())


def _chi_square(chosen: np.ndarray, texts: Sequence[ScoredText], tokens: int) -> list[np.ndarray]:
    """The chi-square statistics of the divisions, summed over the places, in standard deviations from their mean;
    no array where all divisions have the same."""
    ids = np.full((len(texts), tokens), PADDING_ID, dtype=np.int64)
    for row, text in enumerate(texts):
        beginning = text.token_ids[:tokens]
        ids[row, : len(beginning)] = beginning
    # (texts, columns): each place has a column for every token that a text has there
    columns = np.concatenate([place == np.unique(place)[:, None] for place in ids.T]).T.astype(np.float32)
    totals = columns.sum(axis=0, dtype=np.float64)
    # With a of a column's total in the first set, of n1 texts out of n, the two terms of chi-square come to
    # (a n - total n1)^2 / (total n1 n2); the last two are the same for every division.
    surplus = (chosen @ columns).astype(np.float64) * len(texts) - totals * chosen[0].sum()
    sums = (surplus**2 / totals).sum(axis=1)
    return _standardised(sums - sums.mean())


def _difference(chosen: np.ndarray, texts: Sequence[ScoredText]) -> list[np.ndarray]:
    """How far apart the mean scores of the two sets are, either way, in standard deviations; no array where all
    divisions have the same."""
    scores = np.array([text.score for text in texts], dtype=np.float64)
    sums = chosen.astype(np.float64) @ (scores - scores.mean())  # of one set: that of the other is its negative
    return [np.abs(values) for values in _standardised(sums)]


def _standardised(values: np.ndarray) -> list[np.ndarray]:
    spread = np.sqrt((values**2).mean())
    return [values / spread] if spread > 1e-9 else []
