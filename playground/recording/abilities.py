"""What a model class can do that the library says under private names only."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playground.models.cache_support import can_reorder_cache

if TYPE_CHECKING:
    from transformers import PreTrainedModel


def can_crop_cache(model: PreTrainedModel) -> bool:
    """Whether the model can take back tokens that it has read, as every check of a draft needs: models with a state
    that is written over (Mamba and its like) cannot, nor those for which `generate` makes no cache."""
    return not getattr(model, "_is_stateful", False) and can_reorder_cache(type(model).__name__) is not False
