"""The tap of contrastive search: the candidates of each step, and what each of them scored."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import torch

from playground.metrics.scores import REMOVED
from playground.recording.sampling_tap import SampleTap
from playground.strategies import contrastive_search
from playground.strategies.contrastive import Reranking
from playground.trace import Reranked


class ContrastiveTap(SampleTap):
    """Records each step as sampling's tap does, and the candidates that were compared at it. The chosen one need not be
    the most probable. A candidate that a processor removed was not compared, and is not emitted."""

    def loop(self, model: Any) -> Callable:
        return contrastive_search

    def loop_kwargs(self, inputs_tensor: torch.Tensor | None) -> dict[str, Any]:
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
