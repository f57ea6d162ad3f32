"""What `generate` makes of its arguments before the first step. Knows neither runs nor threads."""

from __future__ import annotations

from typing import Any

import torch
from transformers import (
    GenerationConfig,
    LogitsProcessorList,
    PreTrainedModel,
    SequenceBiasLogitsProcessor,
    StoppingCriteriaList,
)

from playground.errors import Interruption


class _BeforeLoop(Interruption):
    """Leaves `generate` before its loop."""

    def __init__(self, arguments: dict[str, object]) -> None:
        super().__init__()
        self.arguments = arguments


def loop_arguments(model: Any, config: GenerationConfig, arguments: dict[str, Any]) -> dict[str, object]:
    """The arguments that `model.generate(generation_config=config, **arguments)` passes to a decoding loop, by name:
    the model, its input ids (rows, length), processors, criteria, complete config and cache. Where the model has an
    encoder it reads the prompt; no other pass is made. Raises what `generate` raises."""

    def leave(
        model: PreTrainedModel,
        input_ids: torch.LongTensor,
        logits_processor: LogitsProcessorList,
        stopping_criteria: StoppingCriteriaList,
        generation_config: GenerationConfig,
        inputs_tensor: torch.Tensor | None = None,
        **model_kwargs: object,
    ) -> torch.LongTensor:
        # What a model's own `generate` would make of the text (Whisper's looks for times) is nothing to begin with.
        raise _BeforeLoop(dict(
            model=model, input_ids=input_ids, logits_processor=logits_processor, stopping_criteria=stopping_criteria,
            generation_config=generation_config, inputs_tensor=inputs_tensor, **model_kwargs,
        ))  # fmt: skip

    # Road 8: `generate` is left where its loop would begin
    try:
        model.generate(generation_config=config, custom_generate=leave, **arguments)
    except _BeforeLoop as made:
        return made.arguments
    raise RuntimeError(f"{type(model).__name__}.generate has not called its decoding loop")  # that of a model's own


@torch.no_grad()
def build_tables(processors: LogitsProcessorList, input_ids: torch.LongTensor, vocab_size: int) -> None:
    """Let processors build now what they would build in the first step: those of forbidden words and biased sequences
    make a table of their lists when they are first called."""
    for processor in processors:
        if isinstance(processor, SequenceBiasLogitsProcessor):
            processor(input_ids, torch.zeros(len(input_ids), vocab_size, device=input_ids.device))
