"""A model for joint passes on a CPU: the same weights, with faster products of large linear layers for several rows.

For float32 torch takes MKL's products. Those of a large layer, above all of the last one, take 2.4 times as long for
eight rows as for one, although they read the same weights. oneDNN, which comes with torch, takes twice as long, and
a third less than MKL where the last layer has 151,936 tokens. torch uses it for inputs in oneDNN's layout
(`Tensor.to_mkldnn`). Both are float32 products of the same numbers: they differ by roundings, as one row of MKL differs
from eight.
"""

from __future__ import annotations

import copy
import functools
import itertools

import torch
from torch import nn
from torch.nn import functional
from transformers import PreTrainedConfig, PreTrainedModel

_LARGE = 800_000  # weights: below, MKL is about as fast


def with_onednn_linears(model: PreTrainedModel) -> object:
    """A copy of the model that shares its weights and configs and uses oneDNN for large layers; the model itself where
    there is nothing to gain (on an accelerator, in other precisions, without oneDNN), and where it cannot be copied."""
    replaceable = [name for name, module in model.named_modules() if _is_replaceable(module)]
    if not (replaceable and model.device.type == "cpu" and _has_onednn()):
        return model
    shared = [*itertools.chain(model.parameters(), model.buffers()), *_configs(model)]
    try:
        copied = copy.deepcopy(model, {id(each): each for each in shared})
    except Exception:  # a model with remote code may hold what cannot be copied
        return model
    for name in replaceable:
        copied.set_submodule(name, OneDNNLinear(copied.get_submodule(name)))
    return copied


class OneDNNLinear(nn.Linear):
    """A linear layer through oneDNN, with the weights of another one."""

    def __init__(self, layer: nn.Linear) -> None:
        super().__init__(layer.in_features, layer.out_features, bias=layer.bias is not None, device="meta")
        self.weight, self.bias = layer.weight, layer.bias
        self.train(layer.training)

    def forward(self, input: torch.Tensor) -> torch.Tensor:
        return _product(input, self.weight, self.bias)


def _product(input: torch.Tensor, weight: torch.Tensor, bias: torch.Tensor | None) -> torch.Tensor:
    """`torch.nn.functional.linear` of ordinary tensors, by oneDNN. It has no gradients."""
    return functional.linear(input.to_mkldnn(), weight, bias).to_dense()


def _is_replaceable(module: nn.Module) -> bool:
    return (
        type(module) is nn.Linear  # not a quantized layer
        and "forward" not in vars(module)  # nor one with a hook of accelerate, which loads its weights when it runs
        and module.weight.numel() >= _LARGE
        and module.weight.dtype == torch.float32
        and module.weight.device.type == "cpu"
    )


def _configs(model: PreTrainedModel) -> list[PreTrainedConfig]:
    """The configs of the modules: they read them as they run, and their fields may be set while a model is in use."""
    values = itertools.chain.from_iterable(vars(module).values() for module in model.modules())
    return [value for value in values if isinstance(value, PreTrainedConfig)]


@functools.cache
@torch.no_grad()
def _has_onednn() -> bool:
    """Whether this torch has oneDNN, and its product of an example is right."""
    input, weight = torch.arange(6.0).view(2, 3), torch.arange(12.0).view(4, 3)
    try:
        return torch.equal(_product(input, weight, None), functional.linear(input, weight))
    except (AttributeError, RuntimeError):
        return False
