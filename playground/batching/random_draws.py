"""Random draws that leave the process alone: a run has generators of its own.

torch has one generator for the whole process, from which a person may be drawing at the same moment. While `Draws` is
entered, what this thread draws comes from generators of a run's own, and is what torch's would have given.
"""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator
from typing import Any

import torch
from torch.nn import functional
from torch.overrides import TorchFunctionMode

# What draws from the generator that it is given.
_DRAW = {
    *(getattr(torch, name) for name in "bernoulli binomial multinomial normal poisson rand randint randn randperm "
      "rand_like randint_like randn_like".split()),
    *(getattr(torch.Tensor, name) for name in "bernoulli bernoulli_ cauchy_ exponential_ geometric_ log_normal_ "
      "multinomial normal_ random_ uniform_".split()),
}  # fmt: skip
# What draws, and cannot be given a generator, or hands it to nobody while a mode is entered.
_DRAW_WITHIN = {functional.gumbel_softmax, *(getattr(torch.nn.init, f"{name}_") for name in "kaiming_uniform normal "
                "trunc_normal uniform xavier_normal xavier_uniform".split())}  # fmt: skip


class Draws(TorchFunctionMode):
    """While it is entered, torch's functions draw from generators of its own in this thread: one for each device, which
    begins where `torch.manual_seed` would set torch's. The numbers are the same, and torch's generators stay where they
    are. Who brings a generator is left alone. `count` says how often something was drawn.

    What remains: code that seeds, reads or sets torch's generator by itself (`torch.manual_seed`,
    `torch.random.fork_rng`) means that of the process. Dropout and gamma distributions, which nothing needs that
    decodes, draw from it, and `gumbel_softmax` borrows it for as long as it takes.
    """

    def __init__(self, seed: int = 0) -> None:
        super().__init__()
        self.count = 0
        self.seed(seed)

    def seed(self, seed: int) -> None:
        """Begin anew, as `torch.manual_seed` does."""
        self._seed = seed
        self._generators: dict[torch.device, torch.Generator] = {}

    def __torch_function__(self, function: Callable, types: Any, args: tuple = (), kwargs: dict | None = None) -> Any:
        """What torch calls in place of any of its functions."""
        kwargs = kwargs or {}
        if function in _DRAW or function in _DRAW_WITHIN:
            if _device(args, kwargs).type == "meta":  # nothing is drawn there
                return function(*args, **kwargs)
        if function in _DRAW:
            if kwargs.get("generator") is None:
                self.count += 1
                kwargs = {**kwargs, "generator": self._own(_device(args, kwargs))}
        elif function in _DRAW_WITHIN:
            with self._lent(_device(args, kwargs)):
                return function(*args, **kwargs)
        return function(*args, **kwargs)

    def _own(self, device: torch.device) -> torch.Generator:
        if device not in self._generators:
            self._generators[device] = torch.Generator(device).manual_seed(self._seed)
        return self._generators[device]

    @contextlib.contextmanager
    def _lent(self, device: torch.device) -> Iterator[None]:
        """torch's generator stands where ours stands, for a moment."""
        own, place = self._own(device), () if device.type == "cpu" else (device,)
        module = torch.random if device.type == "cpu" else torch.get_device_module(device)
        outside, before = module.get_rng_state(*place), own.get_state()
        module.set_rng_state(before, *place)
        try:
            yield
        finally:
            after = module.get_rng_state(*place)
            module.set_rng_state(outside, *place)
            own.set_state(after)
            self.count += not torch.equal(before, after)


def _device(args: tuple, kwargs: dict[str, Any]) -> torch.device:
    """On which device a function draws that is called so."""
    tensors = [value for value in (*args, *kwargs.values()) if isinstance(value, torch.Tensor)]
    named = kwargs.get("device") or (tensors[0].device if tensors else torch.get_default_device())
    return torch.device(named)
