"""The forward pass that many texts share, one token for each of them.

On a processor it is made of some hundred small products. Several threads make each of them sooner where all cores are
free; where others want one, every product waits for it, and a pass takes up to three times as long as with one thread.
So both are timed, and the passes are made in the way that was quicker lately.
"""

from __future__ import annotations

import time
from typing import Any

import torch

from playground.batching.kv_cache import Step
from playground.batching.onednn_linear import for_several
from playground.batching.threads import by_itself, threads_for

_AGAIN = 16  # passes, after which the other way is tried again
_NEW = 0.3  # what the last pass weighs, beside those before


class JointPass:
    """The passes of `model` for several texts."""

    def __init__(self, model: Any) -> None:
        self.model = for_several(model)
        self._made = 0
        self._taken: dict[bool, float] = {}  # by one thread: seconds that a pass takes
        self._choose = model.device.type == "cpu" and threads_for(model) > 1

    def __call__(self, ids: torch.Tensor, places: torch.Tensor, step: Step, hidden: bool = False) -> Any:
        """The model's output for one token of each row, `ids` and `places` (rows, 1): logits (rows, 1, vocab), and the
        hidden states where they are wanted. Writes the token's keys and values where `step` says. Has no gradients."""
        alone, start = self._choose and self._by_one_thread(), time.perf_counter()
        given = (ids, places, step, hidden)
        out = by_itself(self._pass, *given) if alone else self._pass(*given)
        taken = time.perf_counter() - start
        if self._made > 0:  # the first takes longer, whoever makes it
            before = self._taken.get(alone, taken)
            self._taken[alone] = before + _NEW * (taken - before)
        self._made += 1
        return out

    def _by_one_thread(self) -> bool:
        """Whether the next pass is made so."""
        if len(self._taken) < 2:
            return self._made % 2 == 1
        quicker = self._taken[True] < self._taken[False]
        return quicker if self._made % _AGAIN else not quicker

    @torch.no_grad()
    def _pass(self, ids: torch.Tensor, places: torch.Tensor, step: Step, hidden: bool) -> Any:
        more = {"output_hidden_states": True} if hidden else {}
        return self.model.forward(
            input_ids=ids, attention_mask=step.mask, position_ids=places, past_key_values=step.cache(),
            use_cache=True, return_dict=True, **more,
        )  # fmt: skip
