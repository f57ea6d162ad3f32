"""The permutation test: it finds what differs, and what does not differ gets a p that is uniform."""

from __future__ import annotations

import itertools

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from playground.metrics.permutation_test import ScoredText, compare_texts
from tests.support.slow import one_in


def drawn(generator, count, weights, length=6, score=0.0):
    """Texts whose tokens are drawn with these weights; the score of each varies around `score`."""
    weights = np.array(weights) / sum(weights)
    ids = generator.choice(len(weights), size=(count, length), p=weights)
    return [ScoredText(row.tolist(), score + generator.normal()) for row in ids]


EVEN = [1] * 8


@pytest.mark.parametrize(
    ("other", "count"),
    [
        ({"weights": [2] + [1] * 7}, 200),
        ({"weights": [4] + [1] * 7}, 40),
        ({"weights": [0] + [1] * 7}, 60),
        ({"weights": EVEN, "length": 5}, 20),  # as long as the others but for one token
        ({"weights": EVEN, "score": 1.0}, 100),
        ({"weights": EVEN, "score": -1.0}, 100),
    ],
)
def test_what_differs_has_a_small_p(other, count):
    generator = np.random.default_rng(1)
    found = compare_texts(drawn(generator, count, EVEN), drawn(generator, count, **other), 6)
    assert found.p < 0.005
    assert found.statistic > found.edges[-1] - (found.edges[-1] - found.edges[0]) / 4
    assert sum(found.counts) == 2000


@pytest.mark.parametrize("weights", one_in(3, [EVEN, [30, 5, 3, 1, 1, 1], [1]]))
@pytest.mark.parametrize("sizes", [(14, 14), (7, 25)])
@pytest.mark.parametrize("scored", [True, False])
def test_what_is_alike_has_a_p_that_is_uniform(weights, sizes, scored):
    """Of many trials, a share x at most has a p up to x, but for chance; and not much less, or the test would be blind.
    Where every division of the texts is alike, as with a single token, p is 1."""
    generator = np.random.default_rng(2)
    trials, found = 300, []
    for number in range(trials):
        sets = [drawn(generator, size, weights, 5) for size in sizes]
        if not scored:
            sets = [[ScoredText(text.token_ids) for text in texts] for texts in sets]
        found.append(compare_texts(*sets, 5, permutations=99, seed=number).p)
    for level in (0.01, 0.05, 0.1, 0.25, 0.5, 0.75):
        share = np.mean(np.array(found) <= level + 1e-9)
        noise = 3.5 * np.sqrt(level * (1 - level) / trials)
        assert share <= level + noise
        if scored or len(weights) > 1:
            assert share >= level - noise
    assert scored or len(weights) > 1 or set(found) == {1.0}


def textbook(one, other, tokens):
    """The sum of the chi-square statistics of the tables (token by set), one for each place."""
    total, n = 0.0, len(one) + len(other)
    for place in range(tokens):
        columns = [[text[place] if place < len(text) else None for text in texts] for texts in (one, other)]
        for token in set(columns[0] + columns[1]):
            both = sum(column.count(token) for column in columns)
            for column in columns:
                expected = both * len(column) / n
                total += (column.count(token) - expected) ** 2 / expected
    return total


@settings(max_examples=30, deadline=None)
@given(st.lists(st.lists(st.integers(0, 2), max_size=3), min_size=6, max_size=6))
def test_p_is_that_of_all_divisions(texts):
    """Six texts make 20 divisions into three and three, which can all be counted."""
    found = compare_texts([ScoredText(text) for text in texts[:3]], [ScoredText(text) for text in texts[3:]], 3, 4000)
    values = []
    for chosen in itertools.combinations(range(6), 3):
        values.append(textbook([texts[i] for i in chosen], [texts[i] for i in range(6) if i not in chosen], 3))
    exact = np.mean(np.array(values) >= values[0] - 1e-9)  # the first division is the texts as they are
    assert found.p == pytest.approx(exact, abs=0.04)


def test_only_the_first_tokens_count():
    one, other = ([ScoredText([1, 2, last])] * 8 for last in (3, 4))
    assert compare_texts(one, other, 2).p == 1.0
    assert compare_texts(one, other, 3).p < 0.01


def test_an_end_counts_as_a_token():
    assert compare_texts([ScoredText([1, 2])] * 8, [ScoredText([1])] * 8, 2).p < 0.01


def test_the_same_seed_gives_the_same_p():
    generator = np.random.default_rng(3)
    one, other = drawn(generator, 10, EVEN), drawn(generator, 12, EVEN)
    assert compare_texts(one, other, 6, seed=4) == compare_texts(one, other, 6, seed=4)
    assert compare_texts(one, other, 6, seed=5) != compare_texts(one, other, 6, seed=4)


@pytest.mark.parametrize(("one", "other"), [([], [ScoredText([1])]), ([ScoredText([1])], [])])
def test_an_empty_set_is_refused(one, other):
    with pytest.raises(ValueError, match="at least one text"):
        compare_texts(one, other, 3)
