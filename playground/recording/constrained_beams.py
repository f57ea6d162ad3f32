"""The tap of constrained beam search: the continuations that were considered, their banks, and which of them advance a
constraint."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import torch
from transformers import GenerationConfig, LogitsProcessorList

from playground.recording.group_beams import GroupBeamTap
from playground.recording.recording_state import RecordingState
from playground.strategies import constrained_beam_search
from playground.strategies.beams import Continuation
from playground.strategies.constraints import read_constraints
from playground.texts import many
from playground.trace import Sequence


class ConstrainedBeamTap(GroupBeamTap):
    """Records the search like a diverse one with a single group. A text that lacks words has a note: the search returns
    such a text where no beam had them all in time."""

    def __init__(self, recorder: RecordingState, input_ids: torch.Tensor, config: GenerationConfig) -> None:
        super().__init__(recorder, input_ids, config)
        self.constraints = read_constraints(config.constraints, config.force_words_ids)
        self.prompts = input_ids[:: self.beams].tolist()  # words of the prompt count

    @classmethod
    def processors(cls, processors: LogitsProcessorList, config: GenerationConfig) -> LogitsProcessorList:
        return processors

    def search(self, model: Any) -> Callable:
        return constrained_beam_search

    def finish(self, output: torch.Tensor) -> list[Sequence]:
        sequences = super().finish(output)
        for number, sequence in enumerate(sequences):
            prompt = self.prompts[number * len(self.prompts) // len(sequences)]
            lacking = [c for c in self.constraints if not c.is_in([*prompt, *sequence.token_ids])]
            if lacking:
                words = ", ".join(f"“{self.texts.decode(list(c.alternatives[0])).strip()}”" for c in lacking)
                sequence.note = many(
                    len(lacking), "This text lacks {words}: no beam had it in time. Try more beams or tokens.",
                    "This text lacks {words}: no beam had them in time. Try more beams or tokens.",
                    words=words,
                )  # fmt: skip
        return sequences

    def extra_fields(self, item: Continuation, parent: int) -> dict[str, Any]:
        return {"bank": item.bank, "progress": list(item.progress), "forced": item.forced}
