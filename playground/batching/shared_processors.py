"""Logits processors that treat each row by itself: several texts with the same ones can share a call.

Knows which of the library's are so, and when two are the same. A row comes out as it would alone.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import torch
from transformers import (
    EpsilonLogitsWarper,
    MinPLogitsWarper,
    TemperatureLogitsWarper,
    TopKLogitsWarper,
    TopPLogitsWarper,
    TypicalLogitsWarper,
)

from playground.batching.threads import at_once

ROWWISE = (
    TemperatureLogitsWarper,
    TopKLogitsWarper,
    TopPLogitsWarper,
    MinPLogitsWarper,
    TypicalLogitsWarper,
    EpsilonLogitsWarper,
)
_WARPS = 4  # at least, for a core


class Warp:
    """Row-wise processors that are to run one after the other on `scores` (rows, vocab). `outputs` has the scores after
    each, once they ran; `error` what was raised instead."""

    def __init__(self, processors: Sequence[Any], input_ids: torch.Tensor, scores: torch.Tensor) -> None:
        self.processors, self.input_ids, self.scores = processors, input_ids, scores
        self.outputs: list[torch.Tensor] = []
        self.error: Exception | None = None

    @property
    def key(self) -> tuple:
        """The same for warps that can share their calls."""
        settings = tuple((type(processor), *sorted(vars(processor).items())) for processor in self.processors)
        return settings, self.scores.shape[1], self.scores.dtype, self.scores.device

    def run(self) -> None:
        """Run them on these scores alone."""
        scores = self.scores
        try:
            for processor in self.processors:
                scores = processor(self.input_ids, scores)
                self.outputs.append(scores)
        except Exception as error:  # it belongs to the text whose scores these are
            self.outputs, self.error = [], error


@torch.no_grad()
def run_together(warps: Sequence[Warp], cores: int = 1) -> None:
    """Run all warps, with one call of a processor for those that are the same, or one on each of `cores` where they are
    many."""
    alike: dict[tuple, list[Warp]] = {}
    for warp in warps:
        alike.setdefault(warp.key, []).append(warp)
    groups = [part for group in alike.values() for part in _parts(group, cores)]
    at_once(cores, _run_alike, groups)


def _parts(group: list[Warp], cores: int) -> list[list[Warp]]:
    count = max(1, min(cores, len(group) // _WARPS))
    return [group[number::count] for number in range(count)]


def _run_alike(group: list[Warp]) -> None:
    if len(group) == 1:
        group[0].run()
        return
    sizes = [len(warp.scores) for warp in group]
    whole = Warp(group[0].processors, group[0].input_ids, torch.cat([warp.scores for warp in group]))
    whole.run()
    parts = [output.split(sizes) for output in whole.outputs]
    for number, warp in enumerate(group):
        warp.outputs, warp.error = [part[number] for part in parts], whole.error


def runs(processors: Sequence[Any]) -> list[tuple[bool, list[Any]]]:
    """The processors in their order, cut into runs: (whether they are row-wise, those processors)."""
    found: list[tuple[bool, list[Any]]] = []
    for processor in processors:
        rowwise = type(processor) in ROWWISE
        if found and found[-1][0] == rowwise:
            found[-1][1].append(processor)
        else:
            found.append((rowwise, [processor]))
    return found
