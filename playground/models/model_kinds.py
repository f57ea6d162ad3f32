"""Which models write otherwise than token by token: in canvases that they denoise, or as codes of sound.

Standard library only.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from playground.knobs.spec import is_int


def writes_sound(model_type: Any) -> bool:
    """Whether transformers' models of that type write codes of sound that can be watched."""
    return model_type == "dia"


def canvas_length_in(config: Mapping[str, Any]) -> int:
    """The length of a canvas that a model's config.json tells of; 0 for a model without."""
    length = config.get("canvas_length", 256)
    return length if is_block_diffusion(config.get("model_type")) and is_int(length) else 0


def is_block_diffusion(model_type: Any) -> bool:
    """Whether transformers' models of that type denoise canvases."""
    return model_type == "diffusion_gemma"
