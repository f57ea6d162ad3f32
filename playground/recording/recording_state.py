"""What one run's taps share: where their events go, what is to be looked at, and what the loop has been given.

`Recorder` is this and the callable that `generate` takes; the taps of all loops know this much of it.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import torch

from playground.models.token_texts import TokenTexts
from playground.recording.measurement import Measurer
from playground.recording.watermark import WatermarkObserver
from playground.trace import Event, Sequence


@dataclass
class RecordingState:
    """The assistant and the tokenizers (the model's and the assistant's, where they differ) are here because `generate`
    does not pass them to a callable.

    `custom` is a person's own decoding loop, in the place of the library's: it is stopped once `should_stop()`, and
    its text is scored with the run's `inputs` where the model has an encoder. `own_criteria` are a person's own
    stopping criteria; `ended_by_own_criteria` gets the texts, prompt included, that one of them has ended.

    `given` are the token ids with which the output is to begin, `watch` those to measure at every step.
    With `check_scores` the library's own `compute_transition_scores` is called at every step, too. `measurer` may be
    one for many runs. `run_processors(processors, input_ids, scores)`, where it is not None, runs row-wise processors
    (`playground.batching.shared_processors`) together with those of other runs, and returns the scores after each.
    `give_way()` lets other runs make a step: a loop calls it that takes long between two forward passes.
    `draws` are the run's random generators (`playground.batching.random_draws`), whose observer a tap may be.
    `watermark` observes the watermark's processor, once the loop has it."""

    emit: Callable[[Event], None]
    texts: TokenTexts
    top: int
    assistant: Any = None
    tokenizers: tuple[object, object] | None = None
    inputs: dict[str, torch.Tensor] = field(default_factory=dict)
    should_stop: Callable[[], bool] = bool
    custom: Callable | None = None
    own_criteria: tuple[object, ...] = ()
    ended_by_own_criteria: set[tuple[int, ...]] = field(default_factory=set)
    given: list[int] = field(default_factory=list)
    watch: list[int] = field(default_factory=list)
    check_scores: bool = False
    measurer: Measurer = field(default_factory=Measurer)
    run_processors: Callable[[list[object], torch.Tensor, torch.Tensor], list[torch.Tensor]] | None = None
    give_way: Callable[[], None] = lambda: None
    sequences: list[Sequence] = field(default_factory=list)
    watermark: WatermarkObserver | None = None
    draws: Any = None
    _model: Any = None

    @property
    def transition_check(self) -> TransitionCheck | None:
        """The library's `compute_transition_scores` for chosen tokens; None without `check_scores`."""
        return TransitionCheck(type(self._model), self._model) if self.check_scores else None

    def transition_scores(
        self,
        sequences: torch.Tensor,
        scores: tuple[torch.Tensor, ...],
        beam_indices: torch.Tensor | None = None,
        normalize_logits: bool = True,
    ) -> torch.Tensor:
        """What the library's `compute_transition_scores` says of the last token of `sequences` (rows, length), for the
        `scores` of one step: (rows,). NaN where they are wider than its vocabulary, and without `check_scores`."""
        if not self.check_scores:
            return torch.full(sequences.shape[:1], torch.nan, device=sequences.device)
        return _transition_scores(self._model, sequences, scores, beam_indices, normalize_logits)


@dataclass(frozen=True)
class TransitionCheck:
    """The library's `compute_transition_scores` for chosen tokens, each from a distribution of its own. Runs on models
    of one class can share a call: it needs nothing of the model but the width of its vocabulary."""

    model_class: type
    model: Any = field(compare=False)

    def __call__(self, token_ids: torch.Tensor, scores: torch.Tensor) -> torch.Tensor:
        """(rows, 1) and (rows, vocab) -> (rows,)"""
        return _transition_scores(self.model, token_ids, (scores,), None, True)


def _transition_scores(model: Any, sequences: torch.Tensor, scores: tuple, *more: Any) -> torch.Tensor:
    if scores[0].shape[-1] != model.config.get_text_config().vocab_size:  # the width that it assumes
        return torch.full(sequences.shape[:1], torch.nan, device=sequences.device)
    return model.compute_transition_scores(sequences, scores, *more)[:, -1]
