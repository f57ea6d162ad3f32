"""The tap of contrastive search: the candidates of each step, and what each of them scored."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import torch

from playground.metrics.scores import REMOVED
from playground.recording.sampling import SampleTap
from playground.strategies import contrastive_search
from playground.strategies.contrastive import Reranking
from playground.trace import Reranked


class ContrastiveTap(SampleTap):
    """As sampling, and the candidates that were weighed against each other. The chosen one need not be the most
    probable. A candidate that a processor removed was not weighed, and is not told."""

    def loop(self, model: Any) -> Callable:
        return contrastive_search

    def loop_kwargs(self, inputs_tensor: torch.Tensor | None) -> dict[str, Any]:
        return {"watch": self}

    def reranked(self, reranking: Reranking) -> None:
        """The loop has weighed its candidates."""
        self.reranking = reranking

    def columns(self) -> dict[str, torch.Tensor]:
        told = self.reranking
        return {
            "candidates": told.token_ids,
            "probabilities": told.probabilities,
            "penalties": told.penalties,
            "merits": told.scores,
        }

    def more(self, row: dict[str, Any]) -> dict[str, Any]:
        names = ("candidates", "probabilities", "penalties", "merits")
        weighed = zip(*(row[name] for name in names), strict=True)
        return {
            "reranked": [
                Reranked(int(token_id), self.texts.label(int(token_id)), probability, penalty, score)
                for token_id, probability, penalty, score in weighed
                if score > REMOVED
            ]
        }
