"""Random draws that leave torch's global generators alone: a run has generators of its own.

torch has one generator for the whole process, from which other code may be drawing at the same moment. While
`RandomDraws` is entered, what this thread draws comes from the run's own generators, and is what torch's would have
given.
"""

from __future__ import annotations

import contextlib
import functools
from collections.abc import Callable, Iterator
from typing import Any, Protocol

import torch
from torch.nn import functional
from torch.overrides import TorchFunctionMode

from playground.errors import Failure

# Functions that draw, and take a generator.
_WITH_GENERATOR = {
    *(getattr(torch, name) for name in "bernoulli binomial multinomial normal poisson rand randint randn randperm "
      "rand_like randint_like randn_like".split()),
    *(getattr(torch.Tensor, name) for name in "bernoulli bernoulli_ cauchy_ exponential_ geometric_ log_normal_ "
      "multinomial normal_ random_ uniform_".split()),
}  # fmt: skip
# Functions that draw, and take no generator, or do not pass it on while a torch function mode is entered.
_WITHOUT_GENERATOR = {
    functional.gumbel_softmax,
    *(getattr(torch.nn.init, f"{name}_") for name in "kaiming_uniform normal trunc_normal uniform xavier_normal "
      "xavier_uniform".split()),
}  # fmt: skip
DRAWING = frozenset(function.__name__ for function in (*_WITH_GENERATOR, *_WITHOUT_GENERATOR))  # their names
SEEDING = frozenset(("manual_seed", "fork_rng", "get_rng_state", "set_rng_state"))  # names of what moves torch's own


_MULTINOMIAL = (torch.multinomial, torch.Tensor.multinomial)


class DrawObserver(Protocol):
    """Sees how the tokens of a step are drawn."""

    def on_drawn(self, probabilities: torch.Tensor, exponentials: torch.Tensor) -> None:
        """Tokens are drawn with these `probabilities`; `exponentials` are those of `exponential_race`."""

    def on_uniform(self, like: torch.Tensor, drawn: torch.Tensor) -> None:
        """`torch.rand_like(like)` has returned `drawn`."""


def exponential_race(
    probabilities: torch.Tensor, num_samples: int, generator: torch.Generator
) -> tuple[torch.Tensor, torch.Tensor]:
    """What `torch.multinomial(probabilities, num_samples, generator=generator)` returns, and how it came about: each
    token draws a standard exponential number q, and those with the largest probability / q win. Both have the shape of
    a distribution or of rows of them, (vocab,) or (rows, vocab); the first has `num_samples` in the place of `vocab`.

    Source: `multinomial_out` in ATen/native/Distributions.cpp, which does the same unless it draws several with
    replacement. `races_like_torch` tries out whether the installed torch does.

    >>> p = torch.tensor([0.5, 0.3, 0.2])
    >>> drawn, q = exponential_race(p, 1, torch.Generator().manual_seed(3))
    >>> drawn.equal(torch.multinomial(p, 1, generator=torch.Generator().manual_seed(3)))
    True
    >>> drawn.item() == (p / q).argmax().item()
    True
    """
    exponentials = torch.empty_like(probabilities).exponential_(1, generator=generator)
    ratios = probabilities / exponentials
    if num_samples == 1:
        return ratios.argmax(-1, keepdim=True), exponentials
    return ratios.topk(num_samples).indices, exponentials


@functools.cache
def races_like_torch(device: torch.device, dtype: torch.dtype) -> bool:
    """Whether `exponential_race` draws what `torch.multinomial` draws there, tried with a few distributions."""
    scores = torch.linspace(-4, 4, 3 * 257, device=device).view(3, 257).sin() * 5
    probabilities = scores.softmax(-1).to(dtype)
    generators = [torch.Generator(device).manual_seed(5) for _ in range(2)]
    for count in (1, 1, 4, 1):
        drawn, _ = exponential_race(probabilities, count, generators[0])
        if not drawn.equal(torch.multinomial(probabilities, count, generator=generators[1])):
            return False
    return True


class DrawRefused(Failure):
    """Something was to be drawn where nothing may be."""


class DrawsRefused(TorchFunctionMode):
    """While it is entered, torch's functions raise DrawRefused in place of drawing, in this thread."""

    def __torch_function__(
        self, function: Callable, types: object, args: tuple = (), kwargs: dict | None = None
    ) -> object:
        """What torch calls in place of any of its functions."""
        if function in _WITH_GENERATOR or function in _WITHOUT_GENERATOR:
            raise DrawRefused(getattr(function, "__name__", ""))
        return function(*args, **(kwargs or {}))


class RandomDraws(TorchFunctionMode):
    """While it is entered, torch's functions draw from its own generators in this thread: one for each device, seeded
    as `torch.manual_seed` would seed torch's. The numbers are the same, and torch's generators keep their state. Calls
    that pass a generator are not changed.

    Not covered: code that seeds, reads or sets torch's generator by itself (`torch.manual_seed`,
    `torch.random.fork_rng`) reaches that of the process, unless it runs in `as_global_state`. Dropout and gamma
    distributions, which decoding does not need, draw from it, and `gumbel_softmax` sets its state for as long as it
    runs.
    """

    def __init__(self, seed: int = 0) -> None:
        super().__init__()
        self._lent = False  # whether torch's generator has the state of ours now
        self.observer: DrawObserver | None = None
        self.seed(seed)

    def seed(self, seed: int, luck_of: tuple[int, int] = (0, 1)) -> None:
        """Start all generators again from this seed, as `torch.manual_seed` does. With `luck_of`, (row, rows), a token
        that is drawn alone is drawn as that row of so many: what text number `row` of a run of `rows` texts draws."""
        self._seed = seed
        self._row, self._rows = luck_of
        self._generators: dict[torch.device, torch.Generator] = {}

    def __torch_function__(
        self, function: Callable, types: object, args: tuple = (), kwargs: dict | None = None
    ) -> object:
        """What torch calls in place of any of its functions."""
        kwargs = kwargs or {}
        if self._lent:
            return function(*args, **kwargs)
        if function in _WITH_GENERATOR or function in _WITHOUT_GENERATOR:
            if _device(args, kwargs).type == "meta":  # nothing is drawn there
                return function(*args, **kwargs)
        if function in _WITH_GENERATOR:
            if kwargs.get("generator") is None:
                if function in _MULTINOMIAL and (self.observer is not None or self._rows > 1):
                    return self._multinomial(function, *args, **kwargs)
                kwargs = {**kwargs, "generator": self._generator(_device(args, kwargs))}
                if self.observer is not None and function is torch.rand_like:
                    drawn = function(*args, **kwargs)
                    self.observer.on_uniform(args[0], drawn)
                    return drawn
        elif function in _WITHOUT_GENERATOR:
            with self.as_global_state(_device(args, kwargs)):
                return function(*args, **kwargs)
        return function(*args, **kwargs)

    def _multinomial(
        self, function: Callable, input: torch.Tensor, num_samples: int, replacement: bool = False, **more: Any
    ) -> torch.Tensor:
        """`torch.multinomial`, with its own names. With an observer, the numbers are drawn here, so that they are drawn
        once and it sees them; what it could not draw, or would refuse, is left to torch."""
        generator, mine = self._generator(input.device), slice(None)
        if self._rows > 1 and input.dim() == 2 and len(input) == 1:
            input, mine = input.repeat(self._rows, 1), slice(self._row, self._row + 1)
        if (
            self.observer is None or (num_samples > 1 and replacement) or more.get("out") is not None
            or not _is_distribution(input, num_samples)
        ):  # fmt: skip
            return function(input, num_samples, replacement, **more | {"generator": generator})[mine]
        drawn, exponentials = exponential_race(input, num_samples, generator)
        self.observer.on_drawn(input[mine], exponentials[mine])
        return drawn[mine]

    def _generator(self, device: torch.device) -> torch.Generator:
        if device not in self._generators:
            self._generators[device] = torch.Generator(device).manual_seed(self._seed)
        return self._generators[device]

    @contextlib.contextmanager
    def as_global_state(self, device: torch.device) -> Iterator[None]:
        """Gives torch's generator the state of ours, so that what seeds or sets it means ours; restores it at the end,
        and keeps what it has become in ours."""
        own, place = self._generator(device), () if device.type == "cpu" else (device,)
        module = torch.random if device.type == "cpu" else torch.get_device_module(device)
        global_state, lent = module.get_rng_state(*place), self._lent
        module.set_rng_state(own.get_state(), *place)
        self._lent = True
        try:
            yield
        finally:
            self._lent = lent
            own.set_state(module.get_rng_state(*place))
            module.set_rng_state(global_state, *place)


def _is_distribution(probabilities: torch.Tensor, num_samples: int) -> bool:
    """Whether `torch.multinomial` draws from these, without replacement, and by a race."""
    if not (0 < num_samples <= probabilities.shape[-1] and probabilities.is_floating_point()):
        return False
    if not races_like_torch(probabilities.device, probabilities.dtype):
        return False
    lowest, total = probabilities.amin(-1), probabilities.sum(-1)
    return bool(((lowest >= 0) & (total > 0) & (total < torch.inf)).all())


def _device(args: tuple, kwargs: dict[str, Any]) -> torch.device:
    """The device on which a function draws, from its arguments."""
    tensors = [value for value in (*args, *kwargs.values()) if isinstance(value, torch.Tensor)]
    named = kwargs.get("device") or (tensors[0].device if tensors else torch.get_default_device())
    return torch.device(named)
