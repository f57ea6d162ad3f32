"""Reduces a step's distributions, on their own device, to the few numbers that a trace keeps.

Knows tensors, nothing of transformers, tokenizers or events. A `Measurement` follows the scores of one step through
the logits processors and lets go of every vocabulary-wide tensor when it is packed. Packing joins all numbers in one
small tensor, so that an accelerator is asked for one copy a step, which need not be waited for at once.

Shapes: `rows` is the number of sequences (or beams) of the step, `vocab` the width of the logits.
"""

from __future__ import annotations

from dataclasses import dataclass, field

import torch

# A processor removes a token with minus infinity; SynthID writes the lowest float instead.
LOWEST = torch.finfo(torch.float32).min


def removed(scores: torch.Tensor) -> torch.Tensor:
    """Which tokens can no longer be chosen: a boolean tensor of the shape of `scores`."""
    return scores <= LOWEST


@dataclass
class StageSums:
    """What one processor did, for every row: float tensors of shape (rows,), `kept` an integer one."""

    name: str
    entropy: torch.Tensor
    kept: torch.Tensor
    mass_removed: torch.Tensor
    mass_moved: torch.Tensor
    removed_top: torch.Tensor  # (rows, top): which of the raw top candidates were out after this stage
    probabilities: torch.Tensor | None  # (rows, vocab), until the step is packed


@dataclass
class Measurement:
    """The distributions of one step, raw to processed. Use: construct, `after` for each processor, `close`.

    `normalise` says whether a log-probability after the processors is renormalised (greedy and sampling: yes; beam
    search adds the scores up as they are: no). `scratch` holds the vocabulary-wide tensors that it works in: given to
    the next step's measurement, they need not be allocated again, which costs more than most of what is computed.
    """

    raw: torch.Tensor  # (rows, vocab), the scores before any processor
    top: int
    normalise: bool
    processed_later: bool = False  # whether processors follow
    scratch: list[torch.Tensor] = field(default_factory=list)
    stages: list[StageSums] = field(default_factory=list)

    def __post_init__(self) -> None:
        self._in_use = 0
        if self.processed_later:  # one of them could write into its input
            self.raw = self._tensor().copy_(self.raw)
            self._work = self._tensor()
        self.processed = self.raw
        self.top = min(self.top, self.raw.shape[-1])
        # Beam search hands over log-probabilities: they sum to one already.
        self.raw_sum = self.raw.logsumexp(-1, keepdim=True) if self.normalise else torch.zeros_like(self.raw[:, :1])
        if self.processed_later:
            self._probabilities = torch.sub(self.raw, self.raw_sum, out=self._tensor()).exp_()  # (rows, vocab)
            self.entropy_before = self._entropy()
        else:  # nothing asks for them again
            probabilities = (self.raw - self.raw_sum).exp_()
            self.entropy_before = torch.special.entr(probabilities, out=probabilities).sum(-1)
            del probabilities
        self.vocab = self.raw.shape[-1] - removed(self.raw).sum(-1)
        self.top_raw, self.top_ids = self.raw.topk(self.top)  # (rows, top)

    def after(self, name: str, scores: torch.Tensor) -> None:
        """Note what the processor `name` made of the distribution: `scores` is its output, (rows, vocab)."""
        before = self._probabilities
        gone = removed(scores)
        mass_removed = torch.mul(before, gone, out=self._work).sum(-1)
        self._probabilities = torch.softmax(scores, -1, out=self._tensor())
        mass_moved = torch.sub(before, self._probabilities, out=self._work).abs_().sum(-1) / 2
        self.stages.append(
            StageSums(
                name=name,
                entropy=self._entropy(),
                kept=gone.shape[-1] - gone.sum(-1),
                mass_removed=mass_removed,
                mass_moved=mass_moved,
                removed_top=gone.gather(-1, self.top_ids),
                probabilities=self._probabilities,
            )
        )
        self.processed = scores

    def close(self) -> None:
        """Take the top candidates after the last processor. The full distributions stay until `pack`, for `of` and
        `pairs`."""
        self.processed_sum = self.raw_sum
        if self.stages:
            self.end, self.end_ids = self.processed.topk(self.top)
            if self.normalise:  # the logsumexp of all scores: what the softmax took from the best of them
                self.processed_sum = self.end[:, :1] - self._probabilities.gather(-1, self.end_ids[:, :1]).log_()

    def _tensor(self) -> torch.Tensor:
        """A tensor to write into, of the shape of the scores; one of `scratch` where it fits."""
        self._in_use += 1
        if len(self.scratch) < self._in_use:
            self.scratch.append(torch.empty_like(self.raw))
        elif self.scratch[self._in_use - 1].shape != self.raw.shape:  # the batch has another size now
            self.scratch[self._in_use - 1] = torch.empty_like(self.raw)
        return self.scratch[self._in_use - 1]

    def _entropy(self) -> torch.Tensor:
        """Of the newest distribution: (rows,), in nats. What is as improbable as 1e-30 adds nothing."""
        logprobs = torch.clamp_min(self._probabilities, 1e-30, out=self._work).log_()
        return -logprobs.mul_(self._probabilities).sum(-1)

    def of(self, token_ids: torch.Tensor) -> dict[str, torch.Tensor]:
        """The numbers of one token a row, all of shape (rows,): raw_logprob, logprob (minus infinity where removed),
        the exact raw_rank and rank, from 1; and stage0, stage1, ...: its log-probability after each processor."""
        raw, processed = (scores.gather(-1, token_ids[:, None]) for scores in (self.raw, self.processed))
        raw_rank = (self.raw > raw).sum(-1) + 1
        return {
            "token_id": token_ids,
            "raw_logprob": (raw - self.raw_sum)[:, 0],
            "logprob": (processed - self.processed_sum)[:, 0],
            "raw_rank": raw_rank,
            "rank": (self.processed > processed).sum(-1) + 1 if self.stages else raw_rank,
            **{name: column[:, 0] for name, column in self._after_stages("stage", token_ids[:, None]).items()},
        }

    def _after_stages(self, prefix: str, token_ids: torch.Tensor) -> dict[str, torch.Tensor]:
        """The log-probabilities of tokens, (rows, width), after each processor: prefix0, prefix1, ..."""
        return {
            f"{prefix}{number}": stage.probabilities.gather(-1, token_ids).log_()
            for number, stage in enumerate(self.stages)
        }

    def pairs(self, rows: torch.Tensor, token_ids: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """(raw_logprob, logprob) of given tokens of given rows; all of the same shape."""
        return (
            self.raw[rows, token_ids] - self.raw_sum[rows, 0],
            self.processed[rows, token_ids] - self.processed_sum[rows, 0],
        )

    def pack(self, extra: dict[str, torch.Tensor] | None = None) -> Packed:
        """Everything measured, and `extra` columns of (rows,) or (rows, width), as one tensor with its layout. The
        vocabulary-wide tensors are let go."""
        columns: dict[str, torch.Tensor] = {
            "entropy_before": self.entropy_before,
            "vocab": self.vocab,
            "top_ids": self.top_ids,
            "top_raw": self.top_raw - self.raw_sum,
            "top_processed": self.processed.gather(-1, self.top_ids) - self.processed_sum,
        }
        if self.stages:
            columns["end_ids"] = self.end_ids
            columns["end_raw"] = self.raw.gather(-1, self.end_ids) - self.raw_sum
            columns["end_processed"] = self.end - self.processed_sum
            columns |= self._after_stages("top_stage", self.top_ids) | self._after_stages("end_stage", self.end_ids)
        for number, stage in enumerate(self.stages):
            for key in ("entropy", "kept", "mass_removed", "mass_moved", "removed_top"):
                columns[f"{key}{number}"] = getattr(stage, key)
            stage.probabilities = None
        packed = Packed.join(columns | (extra or {}), [stage.name for stage in self.stages])
        self.raw = self.processed = self._probabilities = self._work = None
        return packed


@dataclass
class Packed:
    """Columns of numbers joined in one tensor of doubles, (rows, width): exact for float32 and for every token id."""

    numbers: torch.Tensor
    layout: dict[str, tuple[int, int | None]]  # column -> offset, width (None: a single number)
    stage_names: list[str] = field(default_factory=list)
    _on_device: torch.Tensor | None = None  # kept alive while its copy is on the way
    _copied: torch.cuda.Event | None = None

    @classmethod
    def join(cls, columns: dict[str, torch.Tensor], stage_names: list[str] | None = None) -> Packed:
        """Join tensors of shape (rows,) or (rows, width)."""
        layout, parts, offset = {}, [], 0
        for dtype in dict.fromkeys(tensor.dtype for tensor in columns.values()):  # to doubles all at once
            alike = []
            for name, tensor in columns.items():
                if tensor.dtype is dtype:
                    width = None if tensor.dim() == 1 else tensor.shape[1]
                    layout[name] = (offset, width)
                    offset += 1 if width is None else width
                    alike.append(tensor[:, None] if width is None else tensor)
            parts.append(torch.cat(alike, dim=1).double())
        return cls(torch.cat(parts, dim=1), layout, stage_names or [])

    def start_copy(self) -> Packed:
        """Begin to copy the numbers to the host, without waiting for the device."""
        if self.numbers.device.type == "cuda":
            self._on_device = self.numbers
            self.numbers = torch.empty_like(self._on_device, device="cpu", pin_memory=True)
            self.numbers.copy_(self._on_device, non_blocking=True)
            self._copied = torch.cuda.Event()
            self._copied.record()
        return self

    def rows(self) -> list[dict[str, float | list[float]]]:
        """Wait for the copy, and give one dict for each row: column -> number, or list of numbers."""
        if self._copied is not None:
            self._copied.synchronize()
            self._on_device = None
        return [
            {
                name: row[offset] if width is None else row[offset : offset + width]
                for name, (offset, width) in self.layout.items()
            }
            for row in self.numbers.tolist()
        ]
