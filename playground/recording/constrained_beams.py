"""The tap of constrained beam search: the continuations that were considered, their banks, and what was put up for a
constraint's sake."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from transformers import GenerationConfig, LogitsProcessorList

from playground.recording.group_beams import GroupBeamTap
from playground.strategies import constrained_beam_search
from playground.strategies.beams import Continuation


class ConstrainedBeamTap(GroupBeamTap):
    """As diverse beam search with one group."""

    @classmethod
    def processors(cls, processors: LogitsProcessorList, config: GenerationConfig) -> LogitsProcessorList:
        return processors

    def loop(self, model: Any) -> Callable:
        return constrained_beam_search

    def more(self, item: Continuation, parent: int) -> dict[str, Any]:
        return {"bank": item.bank, "progress": list(item.progress), "forced": item.forced}
