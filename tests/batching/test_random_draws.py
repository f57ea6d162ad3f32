"""A run draws what torch would have drawn, and torch's own generator stays where it is."""

from __future__ import annotations

import pytest
import torch
from hypothesis import given
from hypothesis import strategies as st

from playground.batching.random_draws import DrawRefused, DrawsRefused, RandomDraws, exponential_race

DRAWN = {
    "multinomial": lambda: torch.multinomial(torch.ones(2, 9), 3),
    "a method": lambda: torch.ones(9).multinomial(2),
    "rand": lambda: torch.rand(3),
    "randn": lambda: torch.randn(3, dtype=torch.float64),
    "randint": lambda: torch.randint(5, (4,)),
    "randperm": lambda: torch.randperm(9),
    "rand_like": lambda: torch.rand_like(torch.ones(3)),
    "randn_like": lambda: torch.randn_like(torch.ones(3)),
    "randint_like": lambda: torch.randint_like(torch.ones(3), 9),
    "bernoulli": lambda: torch.bernoulli(torch.full((9,), 0.5)),
    "binomial": lambda: torch.binomial(torch.full((4,), 9.0), torch.full((4,), 0.5)),
    "normal": lambda: torch.normal(torch.ones(3), torch.ones(3)),
    "normal of a size": lambda: torch.normal(0.0, 1.0, (3,)),
    "poisson": lambda: torch.poisson(torch.ones(3)),
    "in place": lambda: torch.empty(3).exponential_() + torch.empty(3).uniform_() + torch.empty(3).random_(7),
    "gumbel_softmax": lambda: torch.nn.functional.gumbel_softmax(torch.ones(2, 4)),
    "a distribution": lambda: torch.distributions.Categorical(torch.ones(5)).sample(),
    "weights": lambda: torch.nn.Linear(3, 3).weight.detach(),
}


class Seen:
    """An observer that keeps what it has seen last."""

    race = uniform = None

    def on_drawn(self, probabilities, exponentials):
        self.race = probabilities, exponentials

    def on_uniform(self, like, drawn):
        self.uniform = like, drawn


@pytest.mark.parametrize("watched", [False, True])
@pytest.mark.parametrize("seed", [0, 7, 2**32 - 1])
@pytest.mark.parametrize("name", DRAWN)
def test_what_is_drawn_is_what_torch_would_have_drawn_and_its_generator_stays_where_it_is(name, seed, watched):
    with torch.random.fork_rng(devices=[]):
        torch.manual_seed(seed)
        expected = [DRAWN[name]() for _ in range(3)]
        before, draws = torch.get_rng_state(), RandomDraws(seed)
        if watched:
            draws.observer = Seen()
        drawn = []
        for _ in range(2):
            with draws:
                drawn.append(DRAWN[name]())
        assert torch.equal(torch.get_rng_state(), before)
        with draws:
            drawn.append(DRAWN[name]())
            own = torch.Generator().manual_seed(5)
            assert torch.equal(torch.rand(2, generator=own), torch.rand(2, generator=own.manual_seed(5)))
        assert all(map(torch.equal, drawn, expected))
        draws.seed(seed)
        with draws:
            assert torch.equal(DRAWN[name](), expected[0])


@pytest.mark.parametrize("name", DRAWN)
def test_where_draws_are_refused_nothing_is_drawn(name):
    before = torch.get_rng_state()
    with pytest.raises(DrawRefused), DrawsRefused():
        DRAWN[name]()
    assert torch.equal(torch.get_rng_state(), before)


def test_code_that_seeds_torch_means_the_run():
    def seeded() -> torch.Tensor:
        first = torch.rand(2)
        torch.manual_seed(5)
        return torch.cat([first, torch.rand(2)])

    with torch.random.fork_rng(devices=[]):
        torch.manual_seed(3)
        expected = [seeded(), torch.rand(2)]
    before, draws = torch.get_rng_state(), RandomDraws(3)
    with draws, draws.as_global_state(torch.device("cpu")):
        drawn = [seeded()]
    with draws:
        drawn.append(torch.rand(2))
    assert all(map(torch.equal, drawn, expected)) and torch.equal(torch.get_rng_state(), before)


def watched(seed, draw):
    """What `draw()` returns, and the race that an observer saw last; None for nothing."""
    draws = RandomDraws(seed)
    draws.observer = Seen()
    with draws:
        return draw(), draws.observer.race


def test_an_observer_sees_the_uniform_numbers_that_are_drawn_like_others():
    draws = RandomDraws(4)
    draws.observer = Seen()
    like = torch.ones(5)
    with draws:
        drawn = torch.rand_like(like)
        more = torch.rand(2)
    seen_like, seen = draws.observer.uniform
    assert seen_like is like and seen.equal(drawn)
    own = torch.Generator().manual_seed(4)
    assert drawn.equal(torch.rand(5, generator=own)) and more.equal(torch.rand(2, generator=own))


@given(
    st.integers(0, 2**63 - 1), st.integers(1, 3), st.integers(1, 400), st.integers(1, 4),
    st.sampled_from([torch.float32, torch.float64, torch.bfloat16]), st.sampled_from([0.0, 0.3, 0.99]),
)  # fmt: skip
def test_a_race_draws_what_multinomial_draws(seed, rows, vocab, count, dtype, removed):
    generator = torch.Generator().manual_seed(seed)
    scores = torch.randn(rows, vocab, generator=generator) * 4
    scores[torch.rand(rows, vocab, generator=generator) < removed] = -torch.inf
    scores[:, 0] = 0.0
    probabilities, count = scores.softmax(-1).to(dtype), min(count, vocab)
    for p in (probabilities, probabilities[0]):
        drawn, _ = exponential_race(p, count, torch.Generator().manual_seed(seed))
        assert drawn.equal(torch.multinomial(p, count, generator=torch.Generator().manual_seed(seed)))
        again, (seen, exponentials) = watched(seed, lambda p=p: p.multinomial(count))
        assert again.equal(drawn) and seen.equal(p) and exponentials.shape == p.shape


@pytest.mark.parametrize(
    ("weights", "count", "replacement", "seen"),
    [
        ([1.0, 2.0, 3.0], 1, True, True),
        ([1.0, 2.0, 3.0], 2, True, False),  # no race: several are drawn with replacement
        ([1.0, torch.nan], 1, False, False),
        ([1.0, torch.inf], 1, False, False),
        ([1.0, -1.0], 1, False, False),
        ([0.0, 0.0], 1, False, False),
        ([1.0, 1.0], 3, False, False),
        ([1.0, 1.0], 0, False, False),
        ([0.0, 1.0], 2, False, True),
    ],
)
def test_what_torch_refuses_is_refused_in_its_words(weights, count, replacement, seen):
    def outcome(draw):
        try:
            return draw().tolist()
        except (RuntimeError, NotImplementedError) as error:
            return str(error)

    p, generator = torch.tensor(weights), torch.Generator().manual_seed(3)
    drawn, race = watched(3, lambda: outcome(lambda: torch.multinomial(p, count, replacement)))
    assert drawn == outcome(lambda: torch.multinomial(p, count, replacement, generator=generator))
    assert (race is not None) == seen
