"""Copies of models that share the weights. Knows no runs."""

from __future__ import annotations

import copy
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from transformers import PreTrainedModel


def copy_modules(model: PreTrainedModel) -> Any:
    """A copy with modules and a config of its own; the weights are shared. For what changes them: early exit lowers the
    number of layers in the config while it drafts, and drafts of another tokenizer are sampled from a pruned head."""
    shared = {id(tensor): tensor for tensor in (*model.parameters(), *model.buffers())}
    return copy.deepcopy(model, shared)
