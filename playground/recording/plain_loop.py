"""The library's own decoding loop, with nobody watching."""

from __future__ import annotations

from typing import Any

import torch

from playground.recording.recorder import TAPS


@torch.no_grad()
def run_loop(made: dict[str, Any]) -> Any:
    """What `generate` returns, from the arguments that `loop_arguments` gave: for sampling, greedy and beam search."""
    arguments = {name: value for name, value in made.items() if name not in ("model", "inputs_tensor")}
    mode = made["generation_config"].get_generation_mode()
    return getattr(type(made["model"]), TAPS[mode].loop_name)(made["model"], **arguments)
