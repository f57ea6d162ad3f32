"""The tap of DoLa: which layer was contrasted with the last one at each step, and how far each candidate was from it.

Raw is the last layer's distribution, as in every other mode. The contrast is the first stage, before
the logits processors: it removes the tokens that DoLa finds improbable.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import torch

from playground.recording.measurement import Measurement
from playground.recording.sampling_tap import SampleTap
from playground.strategies import dola_decoding
from playground.strategies.dola import Contrast, remove_improbable
from playground.trace import DOLA_CONTRAST, LayerContrast


class DolaTap(SampleTap):
    """Records each step as sampling's tap does, and the layers that were compared at it."""

    def loop(self, model: Any) -> Callable:
        return dola_decoding

    def loop_kwargs(self, inputs_tensor: torch.Tensor | None) -> dict[str, Any]:
        return {"observer": self}

    def on_contrasted(self, contrast: Contrast) -> None:
        """After the layer of a step was chosen."""
        self.contrast = contrast

    def observe(self, scores: torch.Tensor, stages: int) -> _Filtered:
        filtered = _Filtered(super().observe(self.contrast.final, stages + 1), self.contrast.improbable)
        filtered.add_stage(DOLA_CONTRAST, scores)
        return filtered

    def extra_columns(self) -> dict[str, torch.Tensor]:
        contrast, rows = self.contrast, len(self.active)
        self.layers = contrast.final_layer, contrast.candidate_layers  # the same at every step
        self.contrast = None  # it holds tensors of the vocabulary's width
        return {"chosen_layer": contrast.chosen.expand(rows), "divergences": contrast.divergences.expand(rows, -1)}

    def extra_fields(self, row: dict[str, Any]) -> dict[str, Any]:
        final_layer, candidates = self.layers
        layer = candidates[int(row["chosen_layer"])]
        return {"layers": LayerContrast(layer, final_layer, candidates, row["divergences"])}


class _Filtered:
    """Adds to a measurement the contrast and each processor's output as the loop uses them: without the improbable
    tokens."""

    def __init__(self, measurement: Measurement, improbable: torch.Tensor) -> None:
        self._measurement, self._improbable = measurement, improbable

    def add_stage(self, name: str, scores: torch.Tensor) -> None:
        self._measurement.add_stage(name, remove_improbable(self._improbable, scores))
