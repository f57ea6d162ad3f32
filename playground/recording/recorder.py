"""The callable that `generate` passes its prepared inputs to. It knows which tap observes which mode, and no more."""

from __future__ import annotations

import copy
from collections.abc import Callable, Mapping
from typing import Any

import torch
from transformers import GenerationConfig, LogitsProcessorList, StoppingCriteriaList
from transformers.generation import GenerationMode

from playground.recording.assisted_tap import AssistedTap
from playground.recording.beam_tap import BeamTap
from playground.recording.before_loop import loop_arguments
from playground.recording.constrained_beams import ConstrainedBeamTap
from playground.recording.contrastive_tap import ContrastiveTap
from playground.recording.custom import CustomTap, run_callable, run_loaded
from playground.recording.dola_tap import DolaTap
from playground.recording.group_beams import GroupBeamTap
from playground.recording.recording_state import RecordingState
from playground.recording.sampling_tap import SampleTap
from playground.recording.tap import Tap, TappedCriteria, TappedProcessors
from playground.requests.callables import label
from playground.texts import said

TAPS: dict[GenerationMode, type[Tap]] = {
    GenerationMode.GREEDY_SEARCH: SampleTap,
    GenerationMode.SAMPLE: SampleTap,
    GenerationMode.BEAM_SEARCH: BeamTap,
    GenerationMode.BEAM_SAMPLE: BeamTap,
    GenerationMode.ASSISTED_GENERATION: AssistedTap,
    GenerationMode.CONTRASTIVE_SEARCH: ContrastiveTap,
    GenerationMode.DOLA_GENERATION: DolaTap,
    GenerationMode.GROUP_BEAM_SEARCH: GroupBeamTap,
    GenerationMode.CONSTRAINED_BEAM_SEARCH: ConstrainedBeamTap,
}


class Recorder(RecordingState):
    """One run's `custom_generate`. After `generate` has returned, `sequences` holds its outputs."""

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
        self._model = model
        generation_config.token_healing = False  # it is done, and a draft model would do it again
        names = [label(processor) for processor in logits_processor]
        if self.custom is not None:
            self.on_prepared(input_ids, generation_config, "custom", names)
            tap = CustomTap(self, input_ids, generation_config, model)
            lists = (logits_processor, stopping_criteria)
            output = run_callable(tap, self.custom, input_ids, *lists, inputs_tensor, **model_kwargs)
            self.sequences = tap.finish(output)
            return input_ids
        mode = generation_config.get_generation_mode(self.assistant)
        tap_class = TAPS.get(mode)
        if tap_class is None:
            name = repr(mode.value)
            raise ValueError(said("Generation mode {name} is not built into this version of transformers.", name=name))
        logits_processor = tap_class.processors(logits_processor, generation_config)
        names = [label(processor) for processor in logits_processor]
        self.on_prepared(input_ids, generation_config, mode.value, names)
        tap = tap_class(self, input_ids, generation_config)
        loop_kwargs = tap.loop_kwargs(inputs_tensor)
        output = tap.loop(model)(
            tap.proxy(model),
            input_ids,
            logits_processor=TappedProcessors(logits_processor, tap),
            stopping_criteria=TappedCriteria(stopping_criteria, tap),
            generation_config=generation_config,
            **loop_kwargs,
            **model_kwargs,
        )
        self.sequences = tap.finish(output)
        return output

    def run_loaded(
        self,
        model: Any,
        loop: Callable,
        config: GenerationConfig,
        arguments: dict[str, Any],
        custom_kwargs: Mapping[str, Any],
    ) -> None:
        """Run a `loop` from `load_custom_generate`. `arguments` are those of `generate`, `custom_kwargs` its own;
        `model` is this run's own copy. What `generate` would prepare is computed first, for `on_prepared`: the loop
        gets the bare arguments."""
        self._model = model
        made = loop_arguments(model, copy.deepcopy(config), arguments)
        input_ids, config_made = made["input_ids"], made["generation_config"]
        self.on_prepared(input_ids, config_made, "custom", [])
        tap = CustomTap(self, input_ids, config_made, model)
        output = run_loaded(tap, loop, config, dict(arguments), custom_kwargs)
        with torch.no_grad():
            self.sequences = tap.finish(output)
