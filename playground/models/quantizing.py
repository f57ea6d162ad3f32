"""Weights of 8 or 4 bits, through bitsandbytes. Knows which settings make which kind, no model."""

from __future__ import annotations

import torch
from transformers import BitsAndBytesConfig

from playground.models.reference import ModelReference


def quantization_config(reference: ModelReference) -> BitsAndBytesConfig:
    """The library's settings for the quantization that the reference names: of 8 bits
    (https://arxiv.org/abs/2208.07339), or of 4 (https://arxiv.org/abs/2305.14314)."""
    if reference.quantization == "8bit":
        return BitsAndBytesConfig(load_in_8bit=True)
    return BitsAndBytesConfig(
        load_in_4bit=True,
        bnb_4bit_quant_type=reference.quantization,
        bnb_4bit_use_double_quant=bool(reference.double_quant),
        bnb_4bit_compute_dtype=getattr(torch, reference.compute_dtype) if reference.compute_dtype else None,
    )
