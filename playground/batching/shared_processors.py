"""Logits processors that treat each row by itself: several texts with equal ones can share a call.

Knows which of the library's are row-wise, and when two are equal. A row comes out as it would alone.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import torch
from transformers import (
    EpsilonLogitsWarper,
    LogitsProcessor,
    MinPLogitsWarper,
    TemperatureLogitsWarper,
    TopKLogitsWarper,
    TopPLogitsWarper,
    TypicalLogitsWarper,
)

from playground.batching.threads import map_in_threads

ROWWISE = (
    TemperatureLogitsWarper,
    TopKLogitsWarper,
    TopPLogitsWarper,
    MinPLogitsWarper,
    TypicalLogitsWarper,
    EpsilonLogitsWarper,
)
_CALLS_PER_CORE = 4  # at least


class ProcessorCall:
    """Row-wise processors that are to run one after the other on `scores` (rows, vocab). Once they ran, `outputs` has
    the scores after each, or `error` what was raised."""

    def __init__(self, processors: Sequence[LogitsProcessor], input_ids: torch.Tensor, scores: torch.Tensor) -> None:
        self.processors, self.input_ids, self.scores = processors, input_ids, scores
        self.outputs: list[torch.Tensor] = []
        self.error: Exception | None = None

    @property
    def key(self) -> tuple:
        """Equal for calls that can be made as one."""
        settings = tuple((type(processor), *sorted(vars(processor).items())) for processor in self.processors)
        return settings, self.scores.shape[1], self.scores.dtype, self.scores.device

    def run(self) -> None:
        """Run the processors on these scores alone."""
        scores = self.scores
        try:
            for processor in self.processors:
                scores = processor(self.input_ids, scores)
                self.outputs.append(scores)
        except Exception as error:  # it belongs to the run whose scores these are
            self.outputs, self.error = [], error


@torch.no_grad()
def run_together(calls: Sequence[ProcessorCall], cores: int = 1) -> None:
    """Make all calls: those with equal processors as one, or as one for each of `cores` where they are many."""
    by_key: dict[tuple, list[ProcessorCall]] = {}
    for call in calls:
        by_key.setdefault(call.key, []).append(call)
    parts = [part for group in by_key.values() for part in _split(group, cores)]
    map_in_threads(cores, _run_as_one, parts)


def _split(group: list[ProcessorCall], cores: int) -> list[list[ProcessorCall]]:
    count = max(1, min(cores, len(group) // _CALLS_PER_CORE))
    return [group[index::count] for index in range(count)]


def _run_as_one(group: list[ProcessorCall]) -> None:
    if len(group) == 1:
        group[0].run()
        return
    sizes = [len(call.scores) for call in group]
    joint = ProcessorCall(group[0].processors, group[0].input_ids, torch.cat([call.scores for call in group]))
    joint.run()
    outputs = [output.split(sizes) for output in joint.outputs]
    for index, call in enumerate(group):
        call.outputs, call.error = [output[index] for output in outputs], joint.error


def split_by_rowwise(processors: Sequence[object]) -> list[tuple[bool, list[object]]]:
    """The processors in their order, cut where row-wise ones and others alternate: (whether they are row-wise, those
    processors)."""
    parts: list[tuple[bool, list[Any]]] = []
    for processor in processors:
        rowwise = type(processor) in ROWWISE
        if parts and parts[-1][0] == rowwise:
            parts[-1][1].append(processor)
        else:
            parts.append((rowwise, [processor]))
    return parts
