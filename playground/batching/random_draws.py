"""Random draws that leave torch's global generators alone: a run has generators of its own.

torch has one generator for the whole process, from which other code may be drawing at the same moment. While
`RandomDraws` is entered, what this thread draws comes from the run's own generators, and is what torch's would have
given.
"""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator
from typing import Any

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
        self.seed(seed)

    def seed(self, seed: int) -> None:
        """Start all generators again from this seed, as `torch.manual_seed` does."""
        self._seed = seed
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
                kwargs = {**kwargs, "generator": self._generator(_device(args, kwargs))}
        elif function in _WITHOUT_GENERATOR:
            with self.as_global_state(_device(args, kwargs)):
                return function(*args, **kwargs)
        return function(*args, **kwargs)

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


def _device(args: tuple, kwargs: dict[str, Any]) -> torch.device:
    """The device on which a function draws, from its arguments."""
    tensors = [value for value in (*args, *kwargs.values()) if isinstance(value, torch.Tensor)]
    named = kwargs.get("device") or (tensors[0].device if tensors else torch.get_default_device())
    return torch.device(named)
