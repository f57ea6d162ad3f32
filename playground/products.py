"""A model as passes for several texts at once use it on a CPU: the same weights, with quicker matrix products.

For float32 torch takes MKL's products, which for eight rows need 1.8 to 3 times the time of one row, although they read
the same weights. oneDNN is in torch, too (the products of half precision and compiled models are made with it), and
takes half to two thirds of MKL's time for the last layer of a model, and less than MKL for all but small ones. Both are
float32 products of the same numbers: they differ by roundings, as one row of MKL differs from eight.
"""

from __future__ import annotations

import copy
import functools
import itertools
from typing import Any, Optional

import torch
from torch import nn
from transformers import PreTrainedConfig

_LARGE = 200_000  # weights: below, the call costs more than the product gains


def for_several(model: Any) -> Any:
    """This model in modules of its own, which share its weights and configs and use oneDNN where that is quicker; the
    model itself where there is nothing to gain (on an accelerator, in other precisions, where oneDNN is missing), and
    where it cannot be copied."""
    if not (model.device.type == "cpu" and _has_onednn() and any(map(_gains, model.modules()))):
        return model
    shared = [*itertools.chain(model.parameters(), model.buffers()), *_configs(model)]
    try:
        own = copy.deepcopy(model, {id(each): each for each in shared})
    except Exception:  # a model of somebody's own code may hold what cannot be copied
        return model
    for module in filter(_gains, own.modules()):
        module.__class__ = _Linear
    return own


class _Linear(nn.Linear):
    """A linear layer through oneDNN."""

    def forward(self, input: torch.Tensor) -> torch.Tensor:
        return _product(input, self.weight, self.bias)


def _product(input: torch.Tensor, weight: torch.Tensor, bias: torch.Tensor | None) -> torch.Tensor:
    """`torch.nn.functional.linear`, by the operation that compiled models call."""
    if torch.jit.is_tracing():
        return _traceable()(input, weight, bias)
    return torch.ops.mkldnn._linear_pointwise(input, weight, bias, "none", [], "")


number = None  # so TorchScript calls what Python calls a number


def _in_torchscript(input: torch.Tensor, weight: torch.Tensor, bias: torch.Tensor | None) -> torch.Tensor:
    none: list[Optional[number]] = []  # noqa: UP045  # TorchScript reads it so, and in no newer way
    return torch.ops.mkldnn._linear_pointwise(input, weight, bias, "none", none, "")


@functools.cache
def _traceable() -> Any:
    """The product for `torch.jit.trace`, which does not take an empty list of numbers from Python."""
    return torch.jit.script(_in_torchscript)


def _gains(module: nn.Module) -> bool:
    return (
        type(module) is nn.Linear  # not what quantization makes of it
        and module.weight.numel() >= _LARGE
        and module.weight.dtype == torch.float32
        and module.weight.device.type == "cpu"
    )


def _configs(model: Any) -> list[PreTrainedConfig]:
    """What modules read as they run, and what may be set while a model is in use."""
    values = itertools.chain.from_iterable(vars(module).values() for module in model.modules())
    return [value for value in values if isinstance(value, PreTrainedConfig)]


@functools.cache
def _has_onednn() -> bool:
    """Whether this torch has the operation, and it does here what it should."""
    input, weight = torch.arange(6.0).view(2, 3), torch.arange(12.0).view(4, 3)
    try:
        return torch.equal(_product(input, weight, None), nn.functional.linear(input, weight))
    except (AttributeError, RuntimeError):
        return False
