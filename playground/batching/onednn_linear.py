"""A model as passes for several texts at once use it on a CPU: the same weights, with quicker matrix products.

For float32 torch takes MKL's products, which for eight rows need 1.8 to 3 times the time of one row, although they read
the same weights. oneDNN is in torch, too (the products of half precision and compiled models are made with it), and
takes half to two thirds of MKL's time for the last layer of a model, and less than MKL for all but small ones. With
weights that lie as it takes them it needs half of that, for small ones too: once a model has shown that it serves many,
that is worth having them twice. All are float32 products of the same numbers: they differ by roundings, as one row of
MKL differs from eight.
"""

from __future__ import annotations

import copy
import functools
import itertools
from collections.abc import Iterable
from typing import Any, Optional

import torch
from torch import nn
from transformers import PreTrainedConfig

from playground.models.memory import free_bytes

_LARGE = 200_000  # weights: below, the call costs more than the product gains
_LARGE_IN_ORDER = 60_000  # the same of weights in its own order
_HELD_TWICE = 1 << 30  # bytes of weights, at most, of which there may be a second copy: and half of what is free
_TEXTS = 12  # for which the order of weights is made; it is good for any number of them


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


def orderable(own: Any) -> list[nn.Linear]:
    """Of a model for several texts the layers that `put_in_order` makes quicker: none where the model is the usual one,
    and none where there is no room for so many weights a second time."""
    if not any(type(module) is _Linear for module in own.modules()):
        return []
    linears = [module for module in own.modules() if type(module) is _Linear or _is_float(module, _LARGE_IN_ORDER)]
    room = min(_HELD_TWICE, free_bytes("cpu") // 2)
    return linears if sum(module.weight.nbytes for module in linears) <= room else []


def put_in_order(linears: Iterable[nn.Linear]) -> None:
    """Have them keep their weights in oneDNN's order, too. Weights must not change any more."""
    for module in linears:
        module.__class__ = _Linear
        module.register_buffer("ordered", _ordered(module.weight.detach()), persistent=False)


class _Linear(nn.Linear):
    """A linear layer through oneDNN."""

    def forward(self, input: torch.Tensor) -> torch.Tensor:
        return _product(input, getattr(self, "ordered", self.weight), self.bias)


def _product(input: torch.Tensor, weight: torch.Tensor, bias: torch.Tensor | None) -> torch.Tensor:
    """`torch.nn.functional.linear`, by the operation that compiled models call."""
    if torch.jit.is_tracing():
        return _traceable()(input, weight, bias)
    return torch.ops.mkldnn._linear_pointwise(input, weight, bias, "none", [], "")


def _ordered(weight: torch.Tensor) -> torch.Tensor:
    """The same weights, opaque to all but `_product`."""
    return torch.ops.mkldnn._reorder_linear_weight(weight, _TEXTS)


number = None  # so TorchScript calls what Python calls a number


def _in_torchscript(input: torch.Tensor, weight: torch.Tensor, bias: torch.Tensor | None) -> torch.Tensor:
    none: list[Optional[number]] = []  # noqa: UP045  # TorchScript reads it so, and in no newer way
    return torch.ops.mkldnn._linear_pointwise(input, weight, bias, "none", none, "")


@functools.cache
def _traceable() -> Any:
    """The product for `torch.jit.trace`, which does not take an empty list of numbers from Python."""
    return torch.jit.script(_in_torchscript)


def _gains(module: nn.Module) -> bool:
    return _is_float(module, _LARGE)


def _is_float(module: nn.Module, weights: int) -> bool:
    return (
        type(module) is nn.Linear  # not what quantization makes of it
        and module.weight.numel() >= weights
        and module.weight.dtype == torch.float32
        and module.weight.device.type == "cpu"
    )


def _configs(model: Any) -> list[PreTrainedConfig]:
    """What modules read as they run, and what may be set while a model is in use."""
    values = itertools.chain.from_iterable(vars(module).values() for module in model.modules())
    return [value for value in values if isinstance(value, PreTrainedConfig)]


@functools.cache
def _has_onednn() -> bool:
    """Whether this torch has the operations, and they do here what they should."""
    input, weight = torch.arange(6.0).view(2, 3), torch.arange(12.0).view(4, 3)
    try:
        wanted = nn.functional.linear(input, weight)
        return all(torch.equal(_product(input, each, None), wanted) for each in (weight, _ordered(weight)))
    except (AttributeError, RuntimeError):
        return False
