"""Draws that are made at the same time are those that each text would have made by itself."""

from __future__ import annotations

import pytest
import torch
from hypothesis import given
from hypothesis import strategies as st

from playground.batching.random_draws import Draw, Drawable, Draws, draw_together


def probabilities(seed: int, rows: int = 1, vocab: int = 50) -> torch.Tensor:
    return torch.randn(rows, vocab, generator=torch.Generator().manual_seed(seed)).softmax(-1)


def draw_of(seed: int, *args, **kwargs) -> Draw:
    return Draw(*args, **kwargs, generator=torch.Generator().manual_seed(seed))


@given(st.lists(st.tuples(st.integers(0, 99), st.integers(1, 3)), min_size=1, max_size=6), st.integers(1, 3))
def test_every_text_draws_what_it_would_draw_alone(texts, threads):
    draws = [draw_of(seed, probabilities(seed, rows), num_samples=2) for seed, rows in texts]
    for _ in range(2):  # a second time from where the first has left the generators
        draw_together(draws, threads)
    for (seed, rows), draw in zip(texts, draws, strict=True):
        with torch.random.fork_rng(devices=[]):
            torch.manual_seed(seed)
            expected = [torch.multinomial(probabilities(seed, rows), num_samples=2) for _ in range(2)]
            assert torch.equal(draw.result, expected[-1])


def test_an_error_is_told_to_the_one_whose_it_is():
    good, bad = draw_of(1, probabilities(1), num_samples=1), draw_of(2, probabilities(2) - 1, num_samples=1)
    draw_together([bad, good], 2)
    assert good.error is None and good.result.shape == (1, 1)
    assert isinstance(bad.error, RuntimeError) and bad.result is None


@pytest.mark.parametrize(
    "softmax",
    [
        lambda scores: torch.nn.functional.softmax(scores, dim=-1),
        lambda scores: torch.softmax(scores, -1),
        lambda scores: scores.softmax(-1),
    ],
)
def test_what_is_drawn_from_scores_is_asked_for(softmax):
    asked = []
    scores = torch.randn(2, 9)
    drawn = torch.tensor([[3], [4]])
    drawable = Drawable.of(scores, lambda draw: asked.append(draw) or drawn)
    assert torch.multinomial(softmax(drawable), num_samples=1) is drawn
    with Draws(3):
        assert torch.multinomial(softmax(drawable), num_samples=1) is drawn
    draw = asked[-1]
    draw.run()
    with Draws(3):
        assert torch.equal(draw.result, torch.multinomial(softmax(scores), num_samples=1))


def test_for_all_else_it_is_the_tensor_that_it_was_made_of():
    scores = torch.randn(2, 9)
    drawable = Drawable.of(scores, lambda draw: pytest.fail("nobody has drawn"))
    assert drawable.data_ptr() == scores.data_ptr()
    for function in (torch.argmax, torch.log_softmax, torch.add):
        more = (1,) if function is not torch.argmax else ()
        result = function(drawable, *more)
        assert type(result) is torch.Tensor and torch.equal(result, function(scores, *more))
    assert torch.equal(torch.cat([drawable, scores]), torch.cat([scores, scores]))


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


@pytest.mark.parametrize("seed", [0, 7, 2**32 - 1])
@pytest.mark.parametrize("name", DRAWN)
def test_what_is_drawn_is_what_torch_would_have_drawn_and_its_generator_stays_where_it_is(name, seed):
    with torch.random.fork_rng(devices=[]):
        torch.manual_seed(seed)
        expected = [DRAWN[name]() for _ in range(3)]
        before, draws = torch.get_rng_state(), Draws(seed)
        drawn = []
        for _ in range(2):
            with draws:
                drawn.append(DRAWN[name]())
        assert torch.equal(torch.get_rng_state(), before) and draws.count >= 2
        with draws:
            drawn.append(DRAWN[name]())
            own = torch.Generator().manual_seed(5)
            assert torch.equal(torch.rand(2, generator=own), torch.rand(2, generator=own.manual_seed(5)))
        assert all(map(torch.equal, drawn, expected))
        draws.seed(seed)
        with draws:
            assert torch.equal(DRAWN[name](), expected[0])
