"""What is special about a kind of model, by its config: whether it writes in canvases that it denoises, or codes of
sound, and whether its positions have no end. Standard library only.
"""

from __future__ import annotations

from collections.abc import Mapping

from playground.knobs.spec import is_int
from playground.trace.wire import Json


def writes_sound(model_type: object) -> bool:
    """Whether transformers' models of that type write codes of sound that can be watched."""
    return model_type == "dia"


def canvas_length_in(config: Mapping[str, Json]) -> int:
    """The length of a canvas that a model's config.json tells of; 0 for a model without."""
    length = config.get("canvas_length", 256)
    return length if is_block_diffusion(config.get("model_type")) and is_int(length) else 0


def is_block_diffusion(model_type: object) -> bool:
    """Whether transformers' models of that type denoise canvases."""
    return model_type == "diffusion_gemma"


def has_dynamic_rope(rope: object) -> bool:
    """Whether these parameters of RoPE are "dynamic"; a config has one object of them, or one for each type of layer. A
    text beyond the length that the model was trained on is read with frequencies that are stretched to its length, so
    positions have no end."""
    if not isinstance(rope, Mapping):
        return False
    kind = rope.get("rope_type", rope.get("type"))
    return "dynamic" in kind if isinstance(kind, str) else any(map(has_dynamic_rope, rope.values()))
