"""The forward pass that many texts share, one token for each of them.

On a CPU it is made of some hundred small matrix products. Several threads make each of them sooner where all cores are
free; where something else wants a core, every product waits for it, and a pass takes up to three times as long as with
one thread. So both are timed, and the passes are made in the way that was faster lately.
"""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any

import torch

from playground.batching.drawing_models import DrawsOfPasses
from playground.batching.kv_cache import DecodeStep
from playground.batching.onednn_linear import with_onednn_linears
from playground.batching.threads import run_single_threaded, threads_for

if TYPE_CHECKING:
    from transformers import PreTrainedModel

_RETRY_EVERY = 16  # passes, after which the slower way is timed again
_SMOOTHING = 0.3  # the weight of the last pass in the running mean of seconds


class JointPass:
    """The passes of `model` for several texts."""

    def __init__(self, model: PreTrainedModel) -> None:
        self.model = with_onednn_linears(model)
        self._draws = DrawsOfPasses()
        self._num_passes = 0
        self._mean_seconds: dict[bool, float] = {}  # of a pass, by whether it is made with a single thread
        self._can_choose = model.device.type == "cpu" and threads_for(model) > 1

    def __call__(
        self, input_ids: torch.Tensor, position_ids: torch.Tensor, step: DecodeStep, output_hidden_states: bool = False
    ) -> Any:
        """The model's output for one token of each row, `input_ids` and `position_ids` (rows, 1): logits (rows, 1,
        vocab), and the hidden states where they are wanted. Writes the token's keys and values where `step` says. Has
        no gradients. Raises DrawRefused where the model draws random numbers: no text's generator is for all."""
        single, start = self._can_choose and self._choose_single_thread(), time.perf_counter()
        arguments = (input_ids, position_ids, step, output_hidden_states)
        out = run_single_threaded(self._forward, *arguments) if single else self._forward(*arguments)
        seconds = time.perf_counter() - start
        if self._num_passes > 0:  # the first takes longer, either way
            before = self._mean_seconds.get(single, seconds)
            self._mean_seconds[single] = before + _SMOOTHING * (seconds - before)
        self._num_passes += 1
        return out

    def _choose_single_thread(self) -> bool:
        """Whether the next pass is made with one thread."""
        if len(self._mean_seconds) < 2:
            return self._num_passes % 2 == 1
        faster = self._mean_seconds[True] < self._mean_seconds[False]
        return faster if self._num_passes % _RETRY_EVERY else not faster

    @torch.no_grad()
    def _forward(
        self, input_ids: torch.Tensor, position_ids: torch.Tensor, step: DecodeStep, output_hidden_states: bool
    ) -> Any:
        hidden = {"output_hidden_states": True} if output_hidden_states else {}
        with self._draws.refused(self.model):
            return self.model.forward(
                input_ids=input_ids, attention_mask=step.mask, position_ids=position_ids, cache=step.cache(),
                use_cache=True, return_dict=True, **hidden,
            )  # fmt: skip
