"""A run by itself in its thread: what stands in the place of a lane's slot (`playground.batching.scheduler.Slot`)."""

from __future__ import annotations

import contextlib
import copy
import functools
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

import torch

from playground.batching.drawing_models import may_seed
from playground.batching.random_draws import RandomDraws
from playground.batching.scheduler import Slot
from playground.batching.threads import threads_for, use_threads

if TYPE_CHECKING:
    from transformers import PreTrainedModel


class SingleRunSlot:
    """A slot whose model makes its forward passes at once."""

    run_processors = None  # row-wise processors are not shared with other runs

    def __init__(self) -> None:
        self.draws = RandomDraws()

    def __call__(self, model: PreTrainedModel) -> Any:
        if not may_seed(model):
            return model
        copied, forward = copy.copy(model), model.forward

        @functools.wraps(forward)
        def forward_with_own_state(*args: object, **kwargs: object) -> object:
            with self.draws.as_global_state(model.device):
                return forward(*args, **kwargs)

        copied.forward = forward_with_own_state
        return copied

    def give_way(self) -> None:
        """There are no others."""

    def beside(self, work: Callable[[], object], seconds: float, stopped: Callable[[], bool]) -> Any:
        """What `work()` returns: there are no lanes that it could hold up."""
        return work()


AnySlot = Slot | SingleRunSlot  # what a run is decoded in


@contextlib.contextmanager
def single_run(model: PreTrainedModel) -> Iterator[SingleRunSlot]:
    """A slot for a run on this model. Inside, the thread uses as many threads as suit the model, and draws from the
    slot's generators; both are restored at the end."""
    num_threads, slot = torch.get_num_threads(), SingleRunSlot()
    use_threads(threads_for(model, num_threads))
    try:
        with slot.draws:
            yield slot
    finally:
        use_threads(num_threads)
