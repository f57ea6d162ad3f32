"""Draws that are made at the same time are those that each text would have made by itself."""

from __future__ import annotations

import pytest
import torch
from hypothesis import given
from hypothesis import strategies as st

from playground.drawing import Draw, Drawable, draw_together


def probabilities(seed: int, rows: int = 1, vocab: int = 50) -> torch.Tensor:
    return torch.randn(rows, vocab, generator=torch.Generator().manual_seed(seed)).softmax(-1)


def draw_of(seed: int, *args, **kwargs) -> Draw:
    draw = Draw(*args, **kwargs)
    draw.state = torch.Generator().manual_seed(seed).get_state()
    return draw


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
            assert torch.equal(draw.state, torch.get_rng_state())


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
    [draw] = asked
    draw.state = torch.get_rng_state()
    draw.run()
    assert torch.equal(draw.result, torch.multinomial(softmax(scores), num_samples=1))  # torch's own draws the same


def test_for_all_else_it_is_the_tensor_that_it_was_made_of():
    scores = torch.randn(2, 9)
    drawable = Drawable.of(scores, lambda draw: pytest.fail("nobody has drawn"))
    assert drawable.data_ptr() == scores.data_ptr()
    for function in (torch.argmax, torch.log_softmax, torch.add):
        more = (1,) if function is not torch.argmax else ()
        result = function(drawable, *more)
        assert type(result) is torch.Tensor and torch.equal(result, function(scores, *more))
    assert torch.equal(torch.cat([drawable, scores]), torch.cat([scores, scores]))
    own = torch.Generator().manual_seed(3)
    taken = torch.multinomial(drawable.softmax(-1), 1, generator=own)  # who brings a generator is left alone
    assert torch.equal(taken, torch.multinomial(scores.softmax(-1), 1, generator=own.manual_seed(3)))
