"""What one run's taps share: where their events go, what is to be looked at, and what the loop has been given.

`Recorder` is this and the callable that `generate` takes; the taps of all loops know this much of it.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import torch
from transformers import GenerationConfig

from playground.models.token_texts import TokenTexts
from playground.recording.measurement import Measurer
from playground.recording.watermark import WatermarkLook
from playground.trace import Event, Sequence


@dataclass
class RecordingState:
    """`prepared(input_ids, generation_config, mode, processors)` is called once, just before decoding, with what
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
    sequences: list[Sequence] = field(default_factory=list)
    watermark: WatermarkLook | None = None
    _model: Any = None

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
