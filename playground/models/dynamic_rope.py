"""RoPE of the kind "dynamic": a text beyond the length that the model was trained on is read with frequencies that are
stretched to its length, so positions have no end. Standard library only."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any


def has_dynamic_rope(rope: Any) -> bool:
    """Whether these parameters of RoPE, as a config has them (one object, or one for each type of layer), say so."""
    if not isinstance(rope, Mapping):
        return False
    kind = rope.get("rope_type", rope.get("type"))
    return "dynamic" in kind if isinstance(kind, str) else any(map(has_dynamic_rope, rope.values()))
