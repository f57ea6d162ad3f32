"""The forward pass that many texts share, one token for each of them."""

from __future__ import annotations

from typing import Any

import torch

from playground.batching.kv_cache import Step


def joint_pass(model: Any, ids: torch.Tensor, places: torch.Tensor, step: Step, hidden: bool = False) -> Any:
    """The model's output for one token of each row, `ids` and `places` (rows, 1): logits (rows, 1, vocab), and the
    hidden states where they are wanted. Writes the token's keys and values where `step` says."""
    more = {"output_hidden_states": True} if hidden else {}
    return model.forward(
        input_ids=ids, attention_mask=step.mask, position_ids=places, past_key_values=step.cache(),
        use_cache=True, return_dict=True, **more,
    )  # fmt: skip
