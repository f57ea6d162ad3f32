"""One piece of work of a lane that is no step of `generate`: it waits for its turn like a forward pass."""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeVar

from playground.models.library_logging import quiet_library

if TYPE_CHECKING:
    from transformers import PreTrainedModel

T = TypeVar("T")


def one_pass(slot: Callable[[Any], Any], model: PreTrainedModel, work: Callable[[], T]) -> T:
    """What `work()` returns, called when `slot` (that of `runner.run`) lets a forward pass of `model` be made."""
    waiting = copy.copy(model)  # its pass takes no arguments, so that none of it is shared with other runs

    def forward() -> T:
        with quiet_library():
            return work()

    waiting.forward = forward
    return slot(waiting)()
