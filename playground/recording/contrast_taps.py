"""The taps of contrastive search and of DoLa, whose loops are ours: each records a step as sampling's tap does, and
what the loop has compared in it.

Contrastive search compares the candidates of a step. DoLa contrasts a layer with the last one: raw is the last layer's
distribution, as in every other mode, and the contrast is the first stage, before the logits processors; it removes the
tokens that DoLa finds improbable.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import torch

from playground.metrics.scores import REMOVED
from playground.recording.measurement import Measurement
from playground.recording.sampling_tap import SampleTap
from playground.strategies import contrastive_search, dola_decoding
from playground.strategies.contrastive import Reranking
from playground.strategies.dola import Contrast, remove_improbable
from playground.trace import DOLA_CONTRAST, LayerContrast, Reranked

if TYPE_CHECKING:
    from transformers import PreTrainedModel


class ContrastiveTap(SampleTap):
    """Records each step as sampling's tap does, and the candidates that were compared at it. The chosen one need not be
    the most probable. A candidate that a processor removed was not compared, and is not emitted."""

    def loop(self, model: PreTrainedModel) -> Callable:
        return contrastive_search

    def loop_kwargs(self, inputs_tensor: torch.Tensor | None) -> dict[str, object]:
        return {"observer": self}

    def on_reranked(self, reranking: Reranking) -> None:
        """After the candidates of a step were compared."""
        self.reranking = reranking

    def extra_columns(self) -> dict[str, torch.Tensor]:
        reranking = self.reranking
        return {
            "candidates": reranking.token_ids,
            "probabilities": reranking.probabilities,
            "penalties": reranking.penalties,
            "contrastive_scores": reranking.scores,
        }

    def extra_fields(self, row: dict[str, Any]) -> dict[str, Any]:
        names = ("candidates", "probabilities", "penalties", "contrastive_scores")
        candidates = zip(*(row[name] for name in names), strict=True)
        return {
            "reranked": [
                Reranked(int(token_id), self.texts.label(int(token_id)), probability, penalty, score)
                for token_id, probability, penalty, score in candidates
                if score > REMOVED
            ]
        }


class DolaTap(SampleTap):
    """Records each step as sampling's tap does, and the layers that were compared at it."""

    def loop(self, model: PreTrainedModel) -> Callable:
        return dola_decoding

    def loop_kwargs(self, inputs_tensor: torch.Tensor | None) -> dict[str, object]:
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
