"""The loop that decodes what `generate` has prepared. It knows which tap observes which mode, and no more."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

import torch
from transformers import GenerationConfig, LogitsProcessorList, StoppingCriteriaList
from transformers.generation import GenerationMode

from playground.recording.assisted_tap import AssistedTap
from playground.recording.beam_tap import BeamTap
from playground.recording.contrast_taps import ContrastiveTap, DolaTap
from playground.recording.custom import CustomTap, run_callable, run_loaded
from playground.recording.group_beams import ConstrainedBeamTap, GroupBeamTap
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


@dataclass(frozen=True)
class LoopStart:
    """What `generate` has made for a decoding loop, before its first step. `mode` is the value of transformers'
    GenerationMode, or "custom"; `processors` are the logits processors that the loop gets, in their order; `more` are
    its arguments that no tap looks at."""

    mode: str
    model: Any
    input_ids: torch.LongTensor  # (rows, length)
    processors: LogitsProcessorList
    criteria: StoppingCriteriaList
    config: GenerationConfig
    inputs_tensor: torch.Tensor | None = None
    more: Mapping[str, Any] = field(default_factory=dict)

    @property
    def labels(self) -> list[str]:
        """The names of the logits processors."""
        return [label(processor) for processor in self.processors]


class Recorder(RecordingState):
    """One run's decoding loop: `start` says what is to be decoded, `run` decodes it, and as `custom_generate` it does
    both. After that, `sequences` holds the outputs."""

    def start(
        self,
        model: Any,
        input_ids: torch.LongTensor,
        logits_processor: LogitsProcessorList,
        stopping_criteria: StoppingCriteriaList,
        generation_config: GenerationConfig,
        inputs_tensor: torch.Tensor | None = None,
        **more: Any,
    ) -> LoopStart:
        """What `generate` passes to a loop (`loop_arguments`), in the mode that `generation_config` asks for.

        Raises ValueError for a mode that transformers no longer has built in.
        """
        generation_config.token_healing = False  # it is done, and a draft model would do it again
        mode = "custom"
        if self.custom is None:
            asked = generation_config.get_generation_mode(self.assistant)
            mode = asked.value
            if asked not in TAPS:
                raise ValueError(
                    said("Generation mode {name} is not built into this version of transformers.", name=repr(mode))
                )
            logits_processor = TAPS[asked].processors(logits_processor, generation_config)
        return LoopStart(
            mode, model, input_ids, logits_processor, stopping_criteria, generation_config, inputs_tensor, more
        )

    def start_loaded(
        self, model: Any, input_ids: torch.LongTensor, generation_config: GenerationConfig, **_: Any
    ) -> LoopStart:
        """The same for a loop from `load_custom_generate`, which makes its own processors and criteria."""
        return LoopStart(
            "custom", model, input_ids, LogitsProcessorList(), StoppingCriteriaList(), generation_config
        )

    def run(self, start: LoopStart) -> Any:
        """Decode with the loop of the mode; returns what that loop returns."""
        # Road 9: the loop returns once all tokens are written
        self._model = start.model
        if self.custom is not None:
            tap = CustomTap(self, start.input_ids, start.config, start.model)
            lists = (start.processors, start.criteria)
            output = run_callable(tap, self.custom, start.input_ids, *lists, start.inputs_tensor, **start.more)
            self.sequences = tap.finish(output)
            return start.input_ids
        tap = TAPS[GenerationMode(start.mode)](self, start.input_ids, start.config)
        loop_kwargs = tap.loop_kwargs(start.inputs_tensor)
        output = tap.loop(start.model)(
            tap.proxy(start.model),
            start.input_ids,
            logits_processor=TappedProcessors(start.processors, tap),
            stopping_criteria=TappedCriteria(start.criteria, tap),
            generation_config=start.config,
            **loop_kwargs,
            **start.more,
        )
        self.sequences = tap.finish(output)
        return output

    def __call__(self, *made: Any, **more: Any) -> Any:
        """The loop as `generate` calls it."""
        return self.run(self.start(*made, **more))

    def run_loaded(
        self,
        start: LoopStart,
        loop: Callable,
        config: GenerationConfig,
        arguments: dict[str, object],
        custom_kwargs: Mapping[str, object],
    ) -> None:
        """Run a `loop` from `load_custom_generate`, which gets the bare arguments: `arguments` are those of `generate`,
        `custom_kwargs` its own. The model of `start` is this run's own copy."""
        self._model = start.model
        tap = CustomTap(self, start.input_ids, start.config, start.model)
        output = run_loaded(tap, loop, config, dict(arguments), custom_kwargs)
        with torch.no_grad():
            self.sequences = tap.finish(output)


@torch.no_grad()
def run_loop(made: dict[str, Any]) -> Any:
    """Decode with nobody watching, from the arguments that `loop_arguments` gave; returns what `generate` returns, for
    sampling, greedy and beam search."""
    arguments = {name: value for name, value in made.items() if name not in ("model", "inputs_tensor")}
    mode = made["generation_config"].get_generation_mode()
    return getattr(type(made["model"]), TAPS[mode].loop_name)(made["model"], **arguments)
