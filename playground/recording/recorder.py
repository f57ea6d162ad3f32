"""The callable that `generate` hands its prepared inputs to. It knows which tap watches which mode, and no more."""

from __future__ import annotations

import copy
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

import torch
from transformers import GenerationConfig, LogitsProcessorList, StoppingCriteriaList
from transformers.generation import GenerationMode

from playground.models.token_texts import TokenTexts
from playground.recording.assisted import AssistedTap
from playground.recording.beams import BeamTap
from playground.recording.constrained_beams import ConstrainedBeamTap
from playground.recording.contrastive import ContrastiveTap
from playground.recording.custom import CustomTap, run_callable, run_loaded
from playground.recording.dola import DolaTap
from playground.recording.group_beams import GroupBeamTap
from playground.recording.measurement import Measurer
from playground.recording.sampling import SampleTap
from playground.recording.tap import Tap, TappedCriteria, TappedProcessors
from playground.recording.watermark import WatermarkLook
from playground.requests.callables import label
from playground.trace import Event, Sequence

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


@dataclass
class Recorder:
    """One run's `custom_generate`. After `generate` has returned, `sequences` holds its outputs.

    `prepared(input_ids, generation_config, mode, processors)` is called once, just before decoding, with what
    `generate` has made of the request; `processors` are the names of the logits processors, in their order. The
    assistant and the tokenizers (the model's and the assistant's, where they differ) stand here because `generate` does
    not pass them on to a callable.

    `custom` is a person's own decoding loop, in the place of the library's: it is stopped once `interrupted()`, and
    scored with the run's `inputs` where the model has an encoder. `criteria` are a person's own stopping criteria;
    `ended` gets the texts, prompt included, that one of them has ended.

    `given` are the token ids with which the output is to begin, `watch` those to measure at every step.
    `check_scores` asks the library's own `compute_transition_scores` at every step, too. `measurer` may be one for many
    runs. `process(processors, input_ids, scores)`, where it is there, runs row-wise processors
    (`playground.batching.shared_processors`) together with those of other runs, and returns the scores after each.
    `drawable(scores)` makes of scores the same, from which a token is drawn while other runs draw theirs.
    `watermark` looks at the watermark among the processors, once the loop has them."""

    emit: Callable[[Event], None]
    texts: TokenTexts
    top: int
    prepared: Callable[[torch.Tensor, GenerationConfig, str, list[str]], None]
    assistant: Any = None
    tokenizers: tuple[Any, Any] | None = None
    inputs: dict[str, torch.Tensor] = field(default_factory=dict)
    interrupted: Callable[[], bool] = bool
    custom: Callable | None = None
    criteria: tuple[Any, ...] = ()
    ended: set[tuple[int, ...]] = field(default_factory=set)
    given: list[int] = field(default_factory=list)
    watch: list[int] = field(default_factory=list)
    check_scores: bool = False
    measurer: Measurer = field(default_factory=Measurer)
    process: Callable[[list[Any], torch.Tensor, torch.Tensor], list[torch.Tensor]] | None = None
    drawable: Callable[[torch.Tensor], torch.Tensor] = lambda scores: scores
    sequences: list[Sequence] = field(default_factory=list)
    watermark: WatermarkLook | None = None
    _model: Any = None

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
        generation_config.token_healing = False  # it is done, and a draft model would want to do it again
        names = [label(processor) for processor in logits_processor]
        if self.custom is not None:
            self.prepared(input_ids, generation_config, "custom", names)
            tap = CustomTap(self, input_ids, generation_config, model)
            lists = (logits_processor, stopping_criteria)
            output = run_callable(tap, self.custom, input_ids, *lists, inputs_tensor, **model_kwargs)
            self.sequences = tap.finish(output)
            return input_ids
        mode = generation_config.get_generation_mode(self.assistant)
        tap_class = TAPS.get(mode)
        if tap_class is None:
            raise ValueError(f"Generation mode {mode.value!r} is not built into this version of transformers.")
        logits_processor = tap_class.processors(logits_processor, generation_config)
        names = [label(processor) for processor in logits_processor]
        self.prepared(input_ids, generation_config, mode.value, names)
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

    @property
    def check(self) -> TransitionCheck | None:
        """What the library's `compute_transition_scores` is asked of each chosen token; None where it is not."""
        return TransitionCheck(type(self._model), self._model) if self.check_scores else None

    def transition_scores(
        self,
        sequences: torch.Tensor,
        scores: tuple[torch.Tensor, ...],
        beam_indices: torch.Tensor | None = None,
        normalize_logits: bool = True,
    ) -> torch.Tensor:
        """What the library's `compute_transition_scores` says of the last token of `sequences` (rows, length), for the
        `scores` of one step: (rows,). Not a number where they are wider than its vocabulary, and where nobody asked."""
        if not self.check_scores:
            return torch.full(sequences.shape[:1], torch.nan, device=sequences.device)
        return _transition_scores(self._model, sequences, scores, beam_indices, normalize_logits)

    def run_loaded(
        self, model: Any, loop: Callable, config: GenerationConfig, arguments: dict[str, Any], more: Mapping[str, Any]
    ) -> None:
        """Run a `loop` that `load_custom_generate` gave. `arguments` are those of `generate`, `more` the loop's own;
        `model` is this run's own copy. What `generate` would prepare is worked out first, for `prepared`: the loop gets
        the bare arguments."""
        self._model = model
        ready: list[Any] = []

        def keep(model: Any, input_ids: torch.LongTensor, generation_config: GenerationConfig, **_: Any) -> Any:
            ready[:] = input_ids, generation_config
            return input_ids

        model.generate(generation_config=copy.deepcopy(config), custom_generate=keep, **arguments)
        self.prepared(*ready, "custom", [])
        tap = CustomTap(self, *ready, model)
        output = run_loaded(tap, loop, config, dict(arguments), more)
        with torch.no_grad():
            self.sequences = tap.finish(output)


@dataclass(frozen=True)
class TransitionCheck:
    """The library's `compute_transition_scores` for tokens that were drawn, each from a distribution of its own. Runs
    on models of one class can share a call: it asks the model for nothing but the width of its vocabulary."""

    model_class: type
    model: Any = field(compare=False)

    def __call__(self, token_ids: torch.Tensor, scores: torch.Tensor) -> torch.Tensor:
        """(rows, 1) and (rows, vocab) -> (rows,)"""
        return _transition_scores(self.model, token_ids, (scores,), None, True)


def _transition_scores(model: Any, sequences: torch.Tensor, scores: tuple, *more: Any) -> torch.Tensor:
    if scores[0].shape[-1] != model.config.get_text_config().vocab_size:  # the width that it takes them for
        return torch.full(sequences.shape[:1], torch.nan, device=sequences.device)
    return model.compute_transition_scores(sequences, scores, *more)[:, -1]
