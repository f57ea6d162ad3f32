"""Weights of 8 or 4 bits, through bitsandbytes: which settings make which kind, what they will take, and what this
machine cannot do.

8 bits is LLM.int8 (https://arxiv.org/abs/2208.07339), 4 bits is nf4 or fp4 (https://arxiv.org/abs/2305.14314). Only the
weights of linear layers become fewer bits: embeddings, norms, the output layer and what the architecture keeps in
float32 stay as they are. Knows models as modules, nothing of where they come from.
"""

from __future__ import annotations

import importlib.util
import logging
import math
from typing import Any

import torch
from transformers import BitsAndBytesConfig, PreTrainedConfig, PreTrainedModel
from transformers.quantizers import AutoHfQuantizer

from playground.models.locations import ModelError
from playground.models.reference import ModelReference
from playground.texts import many, said

BLOCK = 64  # weights that share a scale in 4 bits
_SCALES_BLOCK = 256  # scales that share one, with double quantization
_CODE = 4 * 16  # bytes: the 16 values that 4 bits stand for
_SCALES_CODE = 4 * 256 + 4  # bytes: the 256 values that a scale of 8 bits stands for, and the mean taken off before
_DEVICES = ("cuda", "cpu")  # where it has been tried
_PACKED_ROWS = 32  # rows that the 4-bit kernel of some processors takes at a time

# Warnings of bitsandbytes at every call or at its import that a person can do nothing about: logger -> beginning.
_DROPPED_MESSAGES = {
    "bitsandbytes.autograd._functions": "MatMul8bitLt: inputs will be cast",
    "bitsandbytes.backends.cpu.ops": "Failed to load CPU gemm_4bit_forward",
    "bitsandbytes.nn.modules": "Input type into Linear4bit is torch.float16",
}


class _DropMessages(logging.Filter):
    def filter(self, record: logging.LogRecord) -> bool:
        return not str(record.msg).startswith(self.name)


for _logger, _beginning in _DROPPED_MESSAGES.items():
    logging.getLogger(_logger).addFilter(_DropMessages(_beginning))


def quantization_config(reference: ModelReference) -> BitsAndBytesConfig:
    """The library's settings for the quantization that the reference names."""
    if reference.quantization == "8bit":
        return BitsAndBytesConfig(load_in_8bit=True)
    return BitsAndBytesConfig(
        load_in_4bit=True,
        bnb_4bit_quant_type=reference.quantization,
        bnb_4bit_use_double_quant=bool(reference.double_quant),
        bnb_4bit_compute_dtype=getattr(torch, reference.compute_dtype) if reference.compute_dtype else None,
    )


def unsupported_reason(device: str) -> tuple[str, str] | None:
    """Why no weights of 8 or 4 bits can be opened on this device, and what to do; None where they can."""
    missing = [name for name in ("bitsandbytes", "accelerate") if importlib.util.find_spec(name) is None]
    if missing:
        message = many(
            len(missing), "8-bit and 4-bit weights need the package {packages}.",
            "8-bit and 4-bit weights need the packages {packages}.",
            packages=", ".join(missing),
        )  # fmt: skip
        fix = said("Run: pip install {packages}. Or open the model without quantization.", packages=" ".join(missing))
        return message, fix
    if device.split(":")[0] not in _DEVICES:
        message = said("8-bit and 4-bit weights can be opened on CUDA and on the CPU, not on {device}.", device=device)
        return message, said("Use dtype=float16 or dtype=bfloat16 instead.")
    return None


def check_quantizable(name: str, config: PreTrainedConfig, device: str) -> None:
    """Raise ModelError where the model `name` cannot be quantized on this device."""
    if why := unsupported_reason(device):
        raise ModelError(*why)
    if own := getattr(config, "quantization_config", None):
        method = own.get("quant_method") if isinstance(own, dict) else getattr(own, "quant_method", "")
        message = said("The weights of {model} are already quantized.", model=name)
        if kind := getattr(method, "value", method):
            message = said("The weights of {model} are already quantized ({kind}).", model=name, kind=str(kind))
        raise ModelError(message, said("Open it without quantization."))


# ----------------------------------------------------------------------------------------------------------- how much


def quantized_bytes(
    auto_class: Any, config: PreTrainedConfig, quantization: BitsAndBytesConfig, dtype: str, **options: object
) -> int | None:
    """The bytes that the weights will take with their scales, None where the model cannot be built on the meta device.

    The model is built without weights, and its layers are replaced as the library does when it loads. `dtype` is that
    of the rest, "auto" the one that the config names. 4 bits: half a byte a weight and a float32 scale for each BLOCK
    of them; with double quantization a byte for each scale, and a float32 for 256 of these. 8 bits: a byte a weight,
    and a float32 scale for each row.
    """
    kind = (config.dtype or torch.float32) if dtype == "auto" else getattr(torch, dtype)
    try:
        with torch.device("meta"):
            # the default dtype, which another one would change meanwhile, is that of all threads
            model = auto_class.from_config(config, dtype=torch.float32, **options)
        for tensor in model.state_dict(keep_vars=True).values():
            if tensor.is_floating_point():
                tensor.data = tensor.data.to(kind)
        quantizer = AutoHfQuantizer.from_config(quantization, pre_quantized=False)
        quantizer.preprocess_model(model=model, device_map=None)
    except Exception:  # code of its own, or a kind that is made in another way: loading will tell
        return None
    head = model.get_output_embeddings()
    kept = {  # the library keeps in float32, of models in float16, what their authors found too wide for it
        id(parameter)
        for module in model.modules()
        if type(module) is torch.nn.Linear and module is not head and kind == torch.float16
        for parameter in module.parameters()
    }
    total = sum(buffer.nbytes for buffer in model.buffers())
    quantized = {id(module.weight): module for module in model.modules() if _bits(module)}
    biases = {id(module.bias) for module in quantized.values()}  # in the new layers still float32
    for parameter in model.parameters():
        count = parameter.numel()
        if id(parameter) in quantized:
            total += _bytes_of(count, quantized[id(parameter)], bool(quantization.bnb_4bit_use_double_quant))
        elif id(parameter) in biases:
            total += count * kind.itemsize
        else:
            total += count * (4 if id(parameter) in kept else parameter.element_size())
    return total


def _bytes_of(count: int, module: Any, double: bool) -> int:
    if _bits(module) == 8:
        return count + 4 * module.out_features
    blocks = math.ceil(count / BLOCK)
    scales = blocks + 4 * math.ceil(blocks / _SCALES_BLOCK) + _SCALES_CODE if double else 4 * blocks
    return math.ceil(count / 2) + scales + _CODE


def scale_bytes(model: PreTrainedModel) -> int:
    """The bytes of all that quantized weights need beside them, which `get_memory_footprint` does not count."""
    total = 0
    for module in model.modules():
        if _bits(module) == 8:
            scales = getattr(module.weight, "SCB", None)
            scales = module.state.SCB if scales is None else scales
            total += 0 if scales is None else scales.nbytes
        elif _bits(module) == 4:
            state = module.weight.quant_state
            inner = getattr(state, "state2", None) if state.nested else None
            parts = [state.absmax, state.code, *([inner.absmax, inner.code, state.offset] if inner else [])]
            total += sum(part.nbytes for part in parts)
    return total


# ---------------------------------------------------------------------------------------------------- what was opened


def disable_unsupported_kernel(model: PreTrainedModel) -> int:
    """Turn the AVX512-BF16 kernel off for 4-bit layers whose widths it refuses: their weights are then dequantized for
    each pass and multiplied in the compute dtype, as on other processors. Returns how many layers there are.

    The kernel is that of processors with AVX512-BF16. It takes whole blocks of BLOCK inputs and of 32 outputs, computes
    in bfloat16 whatever the compute dtype is, and keeps the scales as bfloat16, those of double quantization too.
    """
    odd = [
        module
        for module in model.modules()
        if _bits(module) == 4
        and module.weight.device.type == "cpu"
        and module.support_avx512bf16_for_cpu
        and (module.in_features % BLOCK or module.out_features % _PACKED_ROWS)
    ]
    for module in odd:
        module.support_avx512bf16_for_cpu = False
    return len(odd)


def check_forward_pass(name: str, model: PreTrainedModel) -> None:
    """Raise ModelError where a model cannot compute with quantized weights: code that multiplies with the weights of a
    linear layer by itself, as that of Mamba does, finds other numbers there than it knows. Tried out with two tokens.
    """
    if not any(_bits(module) for module in model.modules()):
        return
    ids = torch.zeros(1, 2, dtype=torch.long, device=model.device)
    decoder = {"decoder_input_ids": ids} if model.config.is_encoder_decoder else {}
    try:
        with torch.no_grad():
            model(input_ids=ids, **decoder, use_cache=False)
    except (torch.OutOfMemoryError, MemoryError):
        raise
    except Exception as error:
        message = said(
            "{model} cannot be quantized: models of its type ({type}) do not work with quantized weights.",
            model=name, type=model.config.model_type,
        )  # fmt: skip
        raise ModelError(message, said("Use dtype=bfloat16 instead.")) from error


def precision_label(model: PreTrainedModel) -> str:
    """The precision of a model as a person reads it: "float32", or "4-bit weights (nf4), computed in bfloat16, the rest
    float32"."""
    dtypes = {parameter.dtype for parameter in model.parameters() if parameter.is_floating_point()}
    rest = _name(model.dtype if model.dtype in dtypes or not dtypes else min(dtypes, key=str))
    layers = [module for module in model.modules() if _bits(module)]
    if not layers:
        own = getattr(model.config, "quantization_config", None)
        method = getattr(own, "quant_method", None)
        kind = str(getattr(method, "value", method))
        return said("quantized ({kind}), the rest {rest}", kind=kind, rest=rest) if method else rest
    if _bits(layers[0]) == 8:
        return said("8-bit weights, the rest {rest}", rest=rest)
    weight = layers[0].weight
    computed = {
        "bfloat16" if _uses_packed_kernel(layer) else _name(layer.compute_dtype or model.dtype) for layer in layers
    }  # that kernel knows no other
    names = {"kind": weight.quant_type, "computed": "/".join(sorted(computed)), "rest": rest}
    if weight.compress_statistics:
        return said("4-bit weights ({kind}, double quantization), computed in {computed}, the rest {rest}", **names)
    return said("4-bit weights ({kind}), computed in {computed}, the rest {rest}", **names)


def _uses_packed_kernel(layer: Any) -> bool:
    return layer.weight.device.type == "cpu" and bool(layer.support_avx512bf16_for_cpu)


def _bits(module: object) -> int:
    """8 or 4 for a layer of bitsandbytes, 0 for any other. Known by name, so that nothing is imported for others."""
    kinds = {"Linear8bitLt": 8, "Linear4bit": 4}
    return next((kinds[kind.__name__] for kind in type(module).__mro__ if kind.__name__ in kinds), 0)


def _name(dtype: torch.dtype) -> str:
    return str(dtype).removeprefix("torch.")
