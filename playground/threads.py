"""How many threads a model's products are shared among. Knows models and the processor, no runs."""

from __future__ import annotations

from typing import Any

import torch

_USUAL = torch.get_num_threads()
_ONE_THREAD = 30_000_000  # weights: a smaller model gains little from a second thread


def threads_for(model: Any, usual: int = _USUAL) -> int:
    """The number of threads for a model: one for a small one on a CPU, else the `usual` number. With two, each of many
    small products waits for both, and where a browser or another run wants a core, too, that makes a token ten times
    slower."""
    small = model.device.type == "cpu" and model.num_parameters() < _ONE_THREAD
    return 1 if small else usual
