"""The tap of DoLa: which layer was contrasted with the last one at each step, and how far each candidate was from it.

What counts as raw is the last layer's distribution, as in every other mode. The contrast is the first stage, before
the logits processors: it takes away the tokens that DoLa finds improbable.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import torch

from playground.recording.measurement import Measurement
from playground.recording.sampling import SampleTap
from playground.strategies import dola_decoding
from playground.strategies.dola import Contrast, without
from playground.trace import DOLA_CONTRAST, LayerContrast


class DolaTap(SampleTap):
    """As sampling, and the layers that were compared."""

    def loop(self, model: Any) -> Callable:
        return dola_decoding

    def loop_kwargs(self, inputs_tensor: torch.Tensor | None) -> dict[str, Any]:
        return {"watch": self}

    def contrasted(self, contrast: Contrast) -> None:
        """The loop has chosen the layer of this step."""
        self.contrast = contrast

    def observe(self, scores: torch.Tensor, stages: int) -> _Filtered:
        filtered = _Filtered(super().observe(self.contrast.final, stages + 1), self.contrast.improbable)
        filtered.after(DOLA_CONTRAST, scores)
        return filtered

    def columns(self) -> dict[str, torch.Tensor]:
        contrast, rows = self.contrast, len(self.active)
        self.layers = contrast.final_layer, contrast.candidate_layers  # the same at every step
        self.contrast = None  # it holds tensors of the vocabulary's width
        return {"place": contrast.place.expand(rows), "divergences": contrast.divergences.expand(rows, -1)}

    def more(self, row: dict[str, Any]) -> dict[str, Any]:
        final_layer, candidates = self.layers
        return {"layers": LayerContrast(candidates[int(row["place"])], final_layer, candidates, row["divergences"])}


class _Filtered:
    """Shows a measurement what the loop makes of the contrast and of each processor's output: improbable tokens are
    out."""

    def __init__(self, measurement: Measurement, improbable: torch.Tensor) -> None:
        self._measurement, self._improbable = measurement, improbable

    def after(self, name: str, scores: torch.Tensor) -> None:
        self._measurement.after(name, without(self._improbable, scores))
