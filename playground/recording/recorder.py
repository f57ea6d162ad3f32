"""The callable that `generate` hands its prepared inputs to. It knows which tap watches which mode, and no more."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import torch
from transformers import GenerationConfig, LogitsProcessorList, StoppingCriteriaList
from transformers.generation import GenerationMode

from playground.recording.assisted import AssistedTap
from playground.recording.beams import BeamTap
from playground.recording.contrastive import ContrastiveTap
from playground.recording.dola import DolaTap
from playground.recording.sampling import SampleTap
from playground.recording.tap import Tap, TappedCriteria, TappedProcessors
from playground.tokens import TokenTexts
from playground.trace import Event, Sequence

TAPS: dict[GenerationMode, type[Tap]] = {
    GenerationMode.GREEDY_SEARCH: SampleTap,
    GenerationMode.SAMPLE: SampleTap,
    GenerationMode.BEAM_SEARCH: BeamTap,
    GenerationMode.BEAM_SAMPLE: BeamTap,
    GenerationMode.ASSISTED_GENERATION: AssistedTap,
    GenerationMode.CONTRASTIVE_SEARCH: ContrastiveTap,
    GenerationMode.DOLA_GENERATION: DolaTap,
}


@dataclass
class Recorder:
    """One run's `custom_generate`. After `generate` has returned, `sequences` holds its outputs.

    `prepared(input_ids, generation_config, mode)` is called once, just before decoding, with what `generate` has made
    of the request. The assistant and the tokenizer stand here because `generate` does not pass them on to a callable.
    """

    emit: Callable[[Event], None]
    texts: TokenTexts
    top: int
    prepared: Callable[[torch.Tensor, GenerationConfig, GenerationMode], None]
    assistant: Any = None
    sequences: list[Sequence] = field(default_factory=list)

    def __call__(
        self,
        model: Any,
        input_ids: torch.LongTensor,
        logits_processor: LogitsProcessorList,
        stopping_criteria: StoppingCriteriaList,
        generation_config: GenerationConfig,
        inputs_tensor: torch.Tensor | None = None,
        **model_kwargs: Any,
    ) -> torch.LongTensor:
        """Decode with the loop of the mode that `generation_config` asks for; returns what that loop returns.

        Raises ValueError for a mode that transformers no longer has built in.
        """
        mode = generation_config.get_generation_mode(self.assistant)
        tap_class = TAPS.get(mode)
        if tap_class is None:
            raise ValueError(f"Generation mode {mode.value!r} is not built into this version of transformers.")
        self.prepared(input_ids, generation_config, mode)
        tap = tap_class(self, input_ids, generation_config)
        loop_kwargs = tap.loop_kwargs(inputs_tensor)
        output = tap.loop(model)(
            tap.view(model),
            input_ids,
            logits_processor=TappedProcessors(logits_processor, tap),
            stopping_criteria=TappedCriteria(stopping_criteria, tap),
            generation_config=generation_config,
            **loop_kwargs,
            **model_kwargs,
        )
        self.sequences = tap.finish(output)
        return output
