"""Reduces a step's distributions, on their own device, to the few numbers that a trace keeps.

Knows tensors, nothing of transformers, tokenizers or events. A `Measurement` keeps the scores of one step on their
way through the logits processors; `measure` then reduces those of many runs at once, because on a small vocabulary most
of the time of an operation is overhead. All numbers are joined in one small tensor, so that an accelerator makes one
copy, which need not be waited for at once.

Shapes: `rows` is the number of sequences (or beams) of a step, `vocab` the width of the logits.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

import torch

from playground.recording.reduction import reduced

# In a trace this stands for minus infinity.
LOWEST = torch.finfo(torch.float32).min
_BATCH_SCORES = {"cpu": 1 << 19}  # scores that are reduced at once: more would not stay in a CPU's cache
_BATCH_SCORES_ELSEWHERE = 1 << 24
_DECIMALS = 7


class Measurement:
    """The distributions of one step, raw to processed. Use: construct, `add_stage` for each processor, `query`,
    `measure`, `read`.

    `normalise` says whether log-probabilities are renormalised (greedy and sampling: yes; beam search hands over
    log-probabilities, and adds the processed ones up as they are: no). `stages` is how many processors follow.

    The scores are copied into the tensor in `buffer` (which stays there for the next measurement: to allocate it costs
    more than to fill it), because processors may write into their input. Without stages and buffer they are not copied.
    """

    def __init__(
        self,
        raw: torch.Tensor,  # (rows, vocab), the scores before any processor
        top: int,
        normalise: bool,
        stages: int = 0,
        buffer: list[torch.Tensor] | None = None,
    ) -> None:
        self.top, self.normalise = min(top, raw.shape[-1]), normalise
        self.stage_names: list[str] = []
        self.queried: torch.Tensor | None = None  # (rows, some): tokens whose ranks and log-probabilities are wanted
        self.check: Check | None = None
        self.extra_columns: dict[str, torch.Tensor] = {}
        self.exponentials: torch.Tensor | None = None  # (rows, vocab): of the race by which the tokens were drawn
        self.error: Exception | None = None  # why it could not be measured
        self._packed: PackedColumns | None = None
        if buffer is None and not stages:
            self.scores = raw.float()[None]
            return
        shape, buffer = (stages + 1, *raw.shape), [] if buffer is None else buffer
        if not buffer or buffer[0].shape != shape:
            buffer[:] = [torch.empty(shape, dtype=torch.float32, device=raw.device)]
        self.scores = buffer[0]  # (stages + 1, rows, vocab)
        self.scores[0] = raw

    @property
    def raw(self) -> torch.Tensor:
        """The scores before any processor, (rows, vocab)."""
        return self.scores[0]

    @property
    def processed(self) -> torch.Tensor:
        """The scores after the last processor so far, (rows, vocab)."""
        return self.scores[len(self.stage_names)]

    def add_stage(self, name: str, scores: torch.Tensor) -> None:
        """Keep the output of the processor `name`, (rows, vocab)."""
        self.stage_names.append(name)
        self.scores[len(self.stage_names)] = scores

    def query(
        self,
        token_ids: torch.Tensor,
        check: Check | None = None,
        extra_columns: dict[str, torch.Tensor] | None = None,
    ) -> None:
        """Measure these tokens, too, (rows, some): their exact ranks beside their log-probabilities, and what `check`
        gives for the first of each row. `extra_columns` are the caller's own, (rows,) or (rows, width), which are read
        together with the others."""
        self.queried, self.check, self.extra_columns = token_ids, check, extra_columns or {}

    def scores_of(self, rows: torch.Tensor, token_ids: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """The raw and the processed scores of these tokens of these rows; all of the same shape."""
        return self.raw[rows, token_ids], self.processed[rows, token_ids]

    @property
    def measured(self) -> bool:
        """Whether it has its numbers, or an error."""
        return self._packed is not None or self.error is not None

    def read(self) -> list[Numbers]:
        """The numbers of each row, once they are on the host. Raises what went wrong while they were measured."""
        if self.error is not None:
            raise self.error
        return [Numbers(self.stage_names, self.top, row) for row in self._packed.rows()[self._rows]]

    def set_numbers(self, packed: PackedColumns, first: int) -> None:
        """Its numbers are in the rows of `packed` from `first` on. The scores are freed."""
        self._packed, self._rows = packed, slice(first, first + self.scores.shape[1])
        self.scores = self.queried = self.check = self.exponentials = None
        self.extra_columns = {}


class Check(Protocol):
    """A further number of each row, (rows,), from token ids (rows, 1) and the scores after the last processor (rows,
    vocab). Equal checks give equal numbers for equal rows, so that runs can share a call."""

    def __call__(self, token_ids: torch.Tensor, scores: torch.Tensor) -> torch.Tensor: ...

    def __hash__(self) -> int: ...


@dataclass(slots=True)
class Numbers:
    """What was measured of one row. `columns` are those of `reduced`: the tokens in them are the raw top candidates,
    those after the last processor (where there is one), and the queried ones. `checked` is the number of a `Check`,
    where there is one; extra columns have the caller's names."""

    stage_names: list[str]
    top: int
    columns: dict[str, list[float]]

    def stage_logprobs(self, index: int) -> list[float]:
        """The log-probability of the token at this index of `ids` after each processor."""
        return self.columns["stage_logprobs"][index :: len(self.columns["ids"])] if self.stage_names else []

    def first_queried(self) -> int:
        """The index of the first queried token in `ids`."""
        return 2 * self.top if self.stage_names else self.top


class Measurer:
    """Measures for many decoding loops. A `deferred` one waits until `measure_pending` is called, and measures for all
    of them at once; any other measures at once."""

    def __init__(self, deferred: bool = False) -> None:
        self.deferred = deferred
        self._pending: list[tuple[Measurement, Callable[[], None]]] = []
        self._buffer: list[torch.Tensor] = []

    def add(self, measurement: Measurement, on_measured: Callable[[], None]) -> None:
        """Measure, then call `on_measured`, now or later. Until then the measurement must not change; `on_measured`
        must not raise."""
        self._pending.append((measurement, on_measured))
        if not self.deferred:
            self.measure_pending()

    def measure_pending(self) -> None:
        """Measure all that were added, and call their `on_measured` in that order."""
        pending, self._pending = self._pending, []
        if pending:
            measure([measurement for measurement, _ in pending], self._buffer)
            for _, on_measured in pending:
                on_measured()


@torch.no_grad()
def measure(measurements: list[Measurement], buffer: list[torch.Tensor] | None = None) -> None:
    """Reduce the scores of all measurements. Those of equal shape are reduced together.

    `buffer` is like that of a Measurement. An error is kept for the measurement that caused it, whose `read` raises it.
    """
    # Road 12: of every lane that has chosen a token in this tick
    groups: dict[tuple, list[Measurement]] = {}
    for each in measurements:
        queried = 0 if each.queried is None else each.queried.shape[1]
        vocab, names = each.scores.shape[-1], each.stage_names
        extra = tuple((name, column.shape[1:]) for name, column in each.extra_columns.items())
        drawn = each.exponentials is not None
        key = (each.scores.device, vocab, len(names), each.top, each.normalise, queried, each.check, extra, drawn)
        groups.setdefault(key, []).append(each)
    buffer = [] if buffer is None else buffer
    for group in groups.values():
        for batch in _batches(group):
            try:
                _measure_batch(batch, buffer)
            except Exception:  # such as too little memory for all at once
                for each in batch:
                    try:
                        _measure_batch([each], buffer)
                    except Exception as error:
                        each.error = error


def _limit(measurement: Measurement) -> int:
    return _BATCH_SCORES.get(measurement.scores.device.type, _BATCH_SCORES_ELSEWHERE)


def _batches(group: list[Measurement]) -> list[list[Measurement]]:
    """At least one in each, and as many as can be reduced at once."""
    batches: list[list[Measurement]] = []
    size = 0
    for each in group:
        size += each.scores.numel()
        if not batches or size > _limit(each):
            batches.append([])
            size = each.scores.numel()
        batches[-1].append(each)
    return batches


def _measure_batch(measurements: list[Measurement], buffer: list[torch.Tensor]) -> None:
    first = measurements[0]
    stages = len(first.stage_names)
    parts = [each.scores[: stages + 1] for each in measurements]
    scores = parts[0] if len(parts) == 1 else torch.cat(parts, dim=1)
    queried = None if first.queried is None else torch.cat([each.queried for each in measurements])
    columns = reduced(scores, queried, first.top, first.normalise, buffer)
    if first.check is not None:
        columns["checked"] = first.check(queried[:, :1], scores[-1])
    if first.exponentials is not None:
        ids = columns["ids"].split([len(each.exponentials) for each in measurements])
        drawn = [each.exponentials.gather(-1, own) for each, own in zip(measurements, ids, strict=True)]
        columns["luck"] = -torch.cat(drawn).float().log()
    for name in first.extra_columns:
        columns[name] = torch.cat([each.extra_columns[name] for each in measurements])
    packed = PackedColumns.join(columns).start_copy()
    row = 0
    for each in measurements:
        rows = each.scores.shape[1]
        each.set_numbers(packed, row)
        row += rows


@dataclass
class PackedColumns:
    """Columns of numbers joined in one float32 tensor, (rows, width): exact for whole numbers below 2**24, as token ids
    are."""

    numbers: torch.Tensor
    layout: dict[str, tuple[int, int | None]]  # column -> offset, width (None: a single number)
    _rows: list[dict[str, float | list[float]]] | None = None
    _on_device: torch.Tensor | None = None  # kept alive while it is copied
    _copied: torch.cuda.Event | None = None

    @classmethod
    def join(cls, columns: dict[str, torch.Tensor]) -> PackedColumns:
        """Join tensors of shape (rows,) or (rows, width)."""
        layout, parts, offset = {}, [], 0
        for name, tensor in columns.items():
            width = None if tensor.dim() == 1 else tensor.shape[1]
            layout[name] = (offset, width)
            offset += 1 if width is None else width
            parts.append(tensor[:, None] if width is None else tensor)
        return cls(torch.cat(parts, dim=1), layout)

    def start_copy(self) -> PackedColumns:
        """Start to copy the numbers to the host, without waiting for the device."""
        if self.numbers.device.type == "cuda":
            self._on_device = self.numbers
            self.numbers = torch.empty_like(self._on_device, device="cpu", pin_memory=True)
            self.numbers.copy_(self._on_device, non_blocking=True)
            self._copied = torch.cuda.Event()
            self._copied.record()
        return self

    def rows(self) -> list[dict[str, float | list[float]]]:
        """Wait for the copy, and return a dict for each row: column -> number, or list of numbers, to seven decimals:
        a probability in float32 has no more, and they are short when they are written."""
        if self._rows is None:
            if self._copied is not None:
                self._copied.synchronize()
                self._on_device = None
            self._rows = [
                {
                    name: row[offset] if width is None else row[offset : offset + width]
                    for name, (offset, width) in self.layout.items()
                }
                for row in _rounded(self.numbers).tolist()
            ]
        return self._rows


def _rounded(numbers: torch.Tensor) -> torch.Tensor:
    exact = numbers.cpu().double()  # not every accelerator has numbers of this size
    rounded = exact.round(decimals=_DECIMALS) + 0.0  # no -0.0
    return rounded.where(exact.abs() < 1e9, exact)  # the lowest float stays what it is
