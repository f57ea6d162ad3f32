"""Where the next word is asked: at every place of which the model was unsure by a bit, and at no other."""

from __future__ import annotations

import math
import random

import pytest

from tests.support.page_modules import module_page

# How surely no rounding decides: a bit in nats, and its neighbours among doubles.
BIT = math.log(2)
EDGES = (None, 0.0, math.nextafter(BIT, 0), BIT, math.nextafter(BIT, 1), 0.3, 2.5, 7.0)

FIND = """(texts) => texts.map((path) => placesToGuess(path.map(([entropy, ranks, given, read]) => ({
  given, read,
  distribution: {entropy_before: entropy, candidates: ranks.map((rank, i) => ({token_id: i, raw_rank: rank}))},
}))))"""


@pytest.fixture(scope="module")
def page(browser):
    page = module_page(browser, "tokens/quiz_round.ts")
    yield page
    page.close()


def texts(rng: random.Random) -> list[list[tuple]]:
    """Texts of all lengths, whose places have every sort of distribution."""
    ranks = ([], [1], [None, 1], [1, 2], [3, 1, 2], [None, 5, None, 9])
    place = lambda: (rng.choice(EDGES), rng.choice(ranks), rng.random() < 0.3, rng.random() < 0.3)  # noqa: E731
    return [[place() for _ in range(rng.randrange(0, 40))] for _ in range(300)]


@pytest.mark.parametrize("seed", range(3))
def test_every_place_with_a_bit_is_asked_and_no_other(page, seed):
    made = texts(random.Random(seed))
    found = page.evaluate(FIND, made)
    asked = 0
    for path, places in zip(made, found, strict=True):
        assert places == sorted(set(places))
        for at, (entropy, ranks, given, read) in enumerate(path):
            has_choice = sum(rank is not None for rank in ranks) >= 2
            is_unsure = entropy is not None and entropy >= BIT
            assert (at in places) is (is_unsure and has_choice and (read or not given)), (at, path[at])
        asked += len(places)
    assert 0 < asked < sum(map(len, made))  # the texts have places of both kinds
