"""Random draws from distributions: those of several texts at the same time, each as its own run would make it.

`torch.multinomial` uses one core, and for a large vocabulary takes longer than all else that a decoding loop does
between two forward passes. A loop that is handed its scores as `Drawable` waits where it would draw; what is drawn is
`torch.multinomial`'s own answer, from a generator that stands where the run's stands.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import torch

from playground.threads import at_once

_SOFTMAX = (torch.softmax, torch.Tensor.softmax, torch.nn.functional.softmax)


class Draw:
    """A call of `torch.multinomial` with these arguments, to be made later. `state` is where the generator stands, then
    where it was left; `result` what was drawn, and `error` what was raised instead."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        self._args, self._kwargs = args, kwargs
        self.state: torch.Tensor | None = None
        self.result: torch.Tensor | None = None
        self.error: Exception | None = None

    def run(self) -> None:
        """Draw, in any thread."""
        generator = torch.Generator()
        generator.set_state(self.state)
        try:
            self.result = torch.multinomial(*self._args, **self._kwargs, generator=generator)
        except Exception as error:  # it belongs to the text whose probabilities these are
            self.error = error
        self.state = generator.get_state()


def draw_together(draws: Sequence[Draw], threads: int) -> None:
    """Run them all, as many at a time as there are `threads`."""
    at_once(threads, Draw.run, draws)


class Drawable(torch.Tensor):
    """Scores, or the probabilities that a softmax makes of them. Who draws from them with torch's own generator gets
    what `draw` says; for all else it is the tensor that it was made of."""

    plain: torch.Tensor  # what it was made of
    draw: Callable[[Draw], torch.Tensor]

    @classmethod
    def of(cls, scores: torch.Tensor, draw: Callable[[Draw], torch.Tensor]) -> Drawable:
        """The same scores (rows, vocab), without a copy."""
        made = scores.as_subclass(cls)
        made.plain, made.draw = scores, draw
        return made

    @classmethod
    def __torch_function__(cls, function: Callable, types: Any, args: tuple = (), kwargs: dict | None = None) -> Any:
        """What torch calls in place of any function of such a tensor."""
        kwargs = {name: _plain(value) for name, value in (kwargs or {}).items()}
        source, args = args[0] if args else None, _plain(args)
        if isinstance(source, cls) and function is torch.multinomial and kwargs.get("generator") is None:
            return source.draw(Draw(*args, **kwargs))
        result = function(*args, **kwargs)
        return cls.of(result, source.draw) if isinstance(source, cls) and function in _SOFTMAX else result


def _plain(value: Any) -> Any:
    if isinstance(value, Drawable):
        return value.plain
    return type(value)(map(_plain, value)) if type(value) in (list, tuple) else value
