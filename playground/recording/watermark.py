"""What a watermark's logits processor did at each step: which scores it changed, and by how much.

This records the change of the scores, not what a detector with its key would say: a token is green here where it got
the bias. Knows the library's two watermarks and their state; the loops' taps say which tokens were chosen.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

import torch
from transformers import LogitsProcessor, SynthIDTextWatermarkLogitsProcessor, WatermarkLogitsProcessor

from playground.recording.measurement import Measurement
from playground.recording.reduction import removed
from playground.trace.run_data import Mark

# The columns of one token, and what the first of them stands for.
_COLUMNS = (
    "why", "green", "g", "listed", "mass_before", "mass_after", "expected", "chosen_before", "chosen_after",
    "suppressed",
)  # fmt: skip
_WHY = (None, "context", "repeated", "removed", "bias")
_ROUNDING = 1e-5  # a probability that falls by less than this share of itself is the same


@dataclass
class MarkingCall:
    """One call of the processor: for each row whether the text was too short to be marked, and with SynthID the token
    ids of the context, (rows, ngram_len - 1)."""

    early: list[bool]
    context: torch.Tensor | None


class WatermarkObserver:
    """Observes one watermark processor, the one at `index` of its list. Use: `record_call` after each call of the list,
    `take_calls`, and `mark_numbers` with the scores of that step; `to_mark` makes a Mark of these numbers."""

    def __init__(self, processor: LogitsProcessor, index: int) -> None:
        self.processor, self.index = processor, index
        self.synthid = isinstance(processor, SynthIDTextWatermarkLogitsProcessor)
        self._calls: list[MarkingCall] = []

    @classmethod
    def find(cls, processors: Sequence[LogitsProcessor]) -> WatermarkObserver | None:
        """An observer of the watermark in this list; None where there is none."""
        kinds = (WatermarkLogitsProcessor, SynthIDTextWatermarkLogitsProcessor)
        index = next((i for i, processor in enumerate(processors) if isinstance(processor, kinds)), None)
        return None if index is None else cls(processors[index], index)

    def record_call(self, input_ids: torch.Tensor) -> None:
        """The processor has just run on `input_ids`, (rows, length)."""
        rows, processor = len(input_ids), self.processor
        if self.synthid:
            state = processor.state
            early = processor.skip_first_ngram_calls and state.num_calls < processor.ngram_len
            self._calls.append(MarkingCall([early] * rows, state.context))
        else:
            self._calls.append(MarkingCall([input_ids.shape[1] < processor.context_width] * rows, None))

    def take_calls(self) -> list[MarkingCall]:
        """The calls since the last time."""
        calls, self._calls = self._calls, []
        return calls

    @torch.no_grad()
    def mark_numbers(
        self,
        measurement: Measurement,
        calls: Sequence[MarkingCall],
        tokens: torch.Tensor,
        rows: torch.Tensor | None = None,
    ) -> torch.Tensor:
        """The numbers of a Mark for each of `tokens` (some,), which were chosen from `rows` (some,) of the measurement:
        each its own where they are not given. `calls` are those whose rows, one after the other, are the measurement's.
        Returns float32 (some, columns), NaN where there is none."""
        before, after = measurement.scores[self.index], measurement.scores[self.index + 1]
        rows = torch.arange(len(tokens), device=before.device) if rows is None else rows
        marked = before.softmax(-1), after.softmax(-1)
        early = [each for call in calls for each in call.early]
        early = torch.tensor(early[: len(before)], device=before.device)
        changed = before != after
        pair = (rows, tokens)
        columns = self._row_columns(marked, changed, early, measurement.top)
        columns = {name: column.float()[rows] for name, column in columns.items()}
        gone, why = removed(before[pair]), columns["why"]
        columns["why"] = torch.where(gone & (why == 0), _WHY.index("removed"), why)
        columns["green"] = columns["g"] = torch.full_like(why, torch.nan)
        known = columns["why"] == 0
        if self.synthid:
            columns["g"] = torch.where(known, self._g_values(calls, rows, tokens), torch.nan)
        else:
            columns["green"] = torch.where(known, changed[pair].float(), torch.nan)
        columns["chosen_before"], columns["chosen_after"] = marked[0][pair], marked[1][pair]
        return torch.stack([columns[name] for name in _COLUMNS], -1)

    def _row_columns(
        self, marked: tuple[torch.Tensor, torch.Tensor], changed: torch.Tensor, early: torch.Tensor, top: int
    ) -> dict[str, torch.Tensor]:
        """The columns that are equal for all tokens of a distribution, (rows,)."""
        before, after = marked
        best = before.topk(top)
        less = after.gather(-1, best.indices) < best.values * (1 - _ROUNDING)
        none = torch.full((len(before),), torch.nan, device=before.device)
        columns = {"suppressed": less.sum(-1), "listed": none, "mass_before": none, "mass_after": none}
        columns |= {"expected": none, "why": torch.where(early, _WHY.index("context"), 0)}
        if self.synthid:
            same = ~changed.any(-1) & ~early
            columns["why"] = torch.where(same, _WHY.index("repeated"), columns["why"])
        elif self.processor.bias == 0:
            columns["why"] = torch.full_like(columns["why"], _WHY.index("bias"))
        else:
            columns["listed"] = changed.sum(-1)
            columns["mass_before"], columns["mass_after"] = (before * changed).sum(-1), (after * changed).sum(-1)
            columns["expected"] = torch.where(early, none, self._expected(before))
        return columns

    def _expected(self, probabilities: torch.Tensor) -> torch.Tensor:
        """`green_lists.expected_green_fraction` of each row, for the share of the vocabulary that a list has."""
        ratio, gain = self.processor.greenlist_size / self.processor.vocab_size, math.expm1(self.processor.bias)
        modulus = (1 - ratio) * gain / (1 + gain * ratio)
        spike = (probabilities / (1 + modulus * probabilities)).sum(-1)
        return spike * (ratio * (gain + 1) / (1 + gain * ratio))

    def _g_values(self, calls: Sequence[MarkingCall], rows: torch.Tensor, tokens: torch.Tensor) -> torch.Tensor:
        context = torch.cat([call.context for call in calls])
        ngrams = torch.cat([context[rows], tokens[:, None]], -1)[:, None]  # (some, 1, ngram_len)
        return self.processor.sample_g_values(self.processor.compute_ngram_keys(ngrams))[:, 0].float().mean(-1)

    def to_mark(self, numbers: Sequence[float]) -> Mark:
        """The mark of one token, from its row of `mark_numbers`."""
        row = {name: None if math.isnan(value) else value for name, value in zip(_COLUMNS, numbers, strict=True)}
        return Mark(
            kind="synthid" if self.synthid else "green",
            green=None if row["green"] is None else bool(row["green"]),
            g=row["g"],
            listed=None if row["listed"] is None else int(row["listed"]),
            mass_before=row["mass_before"],
            mass_after=row["mass_after"],
            expected=row["expected"],
            chosen_before=row["chosen_before"] or 0.0,
            chosen_after=row["chosen_after"] or 0.0,
            suppressed=int(row["suppressed"] or 0),
            why=_WHY[int(row["why"] or 0)],
        )
