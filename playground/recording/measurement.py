"""Reduces a step's distributions, on their own device, to the few numbers that a trace keeps.

Knows tensors, nothing of transformers, tokenizers or events. A `Measurement` notes the scores of one step on their way
through the logits processors; `measure` then reduces those of many runs at once, for a run by itself makes of each
operation on a small vocabulary mostly overhead. All numbers are joined in one small tensor, so that an accelerator is
asked for one copy, which need not be waited for at once.

Shapes: `rows` is the number of sequences (or beams) of a step, `vocab` the width of the logits.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

import torch

from playground.metrics.scores import REMOVED

# A trace has no minus infinity: this stands in.
LOWEST = torch.finfo(torch.float32).min
_AT_ONCE = {"cpu": 1 << 19}  # numbers that are reduced at once: more would not stay in a processor's cache
_AT_ONCE_ELSEWHERE = 1 << 24
_PLACES = 7


def removed(scores: torch.Tensor) -> torch.Tensor:
    """Which tokens can no longer be chosen: a boolean tensor of the shape of `scores`."""
    return scores <= REMOVED


class Measurement:
    """The distributions of one step, raw to processed. Use: construct, `after` for each processor, `measure`, `read`.

    `normalise` says whether log-probabilities are renormalised (greedy and sampling: yes; beam search hands over
    log-probabilities, and adds the processed ones up as they are: no). `stages` is how many processors follow.

    The scores are copied into a tensor of `room` (left there for the next measurement: to allocate it costs more than
    to fill it), because processors may write into their input. Where none follows, they are kept as they are.
    """

    def __init__(
        self,
        raw: torch.Tensor,  # (rows, vocab), the scores before any processor
        top: int,
        normalise: bool,
        stages: int = 0,
        room: list[torch.Tensor] | None = None,
    ) -> None:
        self.top, self.normalise = min(top, raw.shape[-1]), normalise
        self.stage_names: list[str] = []
        self.asked: torch.Tensor | None = None  # (rows, some): tokens of which everything is to be known
        self.check: Check | None = None
        self.more: dict[str, torch.Tensor] = {}
        self.error: Exception | None = None  # why it could not be measured
        self._packed: Packed | None = None
        if room is None and not stages:
            self.noted = raw.float()[None]
            return
        shape, room = (stages + 1, *raw.shape), [] if room is None else room
        if not room or room[0].shape != shape:
            room[:] = [torch.empty(shape, dtype=torch.float32, device=raw.device)]
        self.noted = room[0]  # (stages + 1, rows, vocab)
        self.noted[0] = raw

    @property
    def raw(self) -> torch.Tensor:
        """The scores before any processor, (rows, vocab)."""
        return self.noted[0]

    @property
    def processed(self) -> torch.Tensor:
        """The scores after the last processor so far, (rows, vocab)."""
        return self.noted[len(self.stage_names)]

    def after(self, name: str, scores: torch.Tensor) -> None:
        """Note what the processor `name` made of the distribution: `scores` is its output, (rows, vocab)."""
        self.stage_names.append(name)
        self.noted[len(self.stage_names)] = scores

    def ask(
        self, token_ids: torch.Tensor, check: Check | None = None, more: dict[str, torch.Tensor] | None = None
    ) -> None:
        """Everything is to be known of these tokens, (rows, some), and what `check` says of the first of each row.
        `more` are columns of the caller's own, (rows,) or (rows, width), that are read together with the others."""
        self.asked, self.check, self.more = token_ids, check, more or {}

    def pairs(self, rows: torch.Tensor, token_ids: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """(raw, processed) scores of given tokens of given rows, as they are; all of the same shape."""
        return self.raw[rows, token_ids], self.processed[rows, token_ids]

    @property
    def measured(self) -> bool:
        """Whether its numbers are there, or never will be."""
        return self._packed is not None or self.error is not None

    def read(self) -> list[Numbers]:
        """The numbers of each row, once they are on the host. Raises what went wrong while they were measured."""
        if self.error is not None:
            raise self.error
        return [Numbers(self.stage_names, self.top, row) for row in self._packed.rows()[self._own]]

    def take(self, packed: Packed, first: int) -> None:
        """Its numbers are in the rows of `packed` from `first` on. The scores are let go."""
        self._packed, self._own = packed, slice(first, first + self.noted.shape[1])
        self.noted = self.asked = self.check = None
        self.more = {}


class Check(Protocol):
    """What else to work out of each row: of token ids (rows, 1) and the scores after the last processor (rows, vocab),
    numbers (rows,). Equal checks make the same of the same rows, whoever asks."""

    def __call__(self, token_ids: torch.Tensor, scores: torch.Tensor) -> torch.Tensor: ...

    def __hash__(self) -> int: ...


@dataclass(slots=True)
class Numbers:
    """What was measured of one row. `columns` are those of `_reduced`: the tokens in them are the raw top candidates,
    those after the last processor (where there is one), and the ones that were asked for. Where a `Check` was asked,
    `checked` is its answer; the caller's own columns have their names."""

    stage_names: list[str]
    top: int
    columns: dict[str, list[float]]

    def stages_of(self, place: int) -> list[float]:
        """The log-probability of the token in a place after each processor."""
        return self.columns["after_stages"][place :: len(self.columns["ids"])] if self.stage_names else []

    def first_asked(self) -> int:
        """The place of the first token that was asked for."""
        return 2 * self.top if self.stage_names else self.top


class Measurer:
    """Measures for many decoding loops. One that is `patient` waits until `settle` is called, and measures for all of
    them at once; any other does so as soon as it is asked."""

    def __init__(self, patient: bool = False) -> None:
        self.patient = patient
        self._noted: list[tuple[Measurement, Callable[[], None]]] = []
        self._room: list[torch.Tensor] = []

    def add(self, measurement: Measurement, tell: Callable[[], None]) -> None:
        """Measure, and call `tell`, now or later. The one must not change, the other must not raise until then."""
        self._noted.append((measurement, tell))
        if not self.patient:
            self.settle()

    def settle(self) -> None:
        """Measure what waits, and tell it in the order in which it came."""
        noted, self._noted = self._noted, []
        if noted:
            measure([measurement for measurement, _ in noted], self._room)
            for _, tell in noted:
                tell()


@torch.no_grad()
def measure(measurements: list[Measurement], room: list[torch.Tensor] | None = None) -> None:
    """Reduce all that they have noted. Those of one width and as many processors go together.

    `room` is like that of a Measurement. What goes wrong is kept for the one that it concerns, which raises it when it
    is read.
    """
    alike: dict[tuple, list[Measurement]] = {}
    for one in measurements:
        asked = 0 if one.asked is None else one.asked.shape[1]
        vocab, names = one.noted.shape[-1], one.stage_names
        more = tuple((name, column.shape[1:]) for name, column in one.more.items())
        key = (one.noted.device, vocab, len(names), one.top, one.normalise, asked, one.check, more)
        alike.setdefault(key, []).append(one)
    room = [] if room is None else room
    for group in alike.values():
        for part in _parts(group):
            try:
                _measure_alike(part, room)
            except Exception:  # such as too little memory for all at once
                for one in part:
                    try:
                        _measure_alike([one], room)
                    except Exception as error:
                        one.error = error


def _limit(one: Measurement) -> int:
    return _AT_ONCE.get(one.noted.device.type, _AT_ONCE_ELSEWHERE)


def _parts(group: list[Measurement]) -> list[list[Measurement]]:
    """At least one in each, and as many as can be reduced at once."""
    parts: list[list[Measurement]] = []
    size = 0
    for one in group:
        size += one.noted.numel()
        if not parts or size > _limit(one):
            parts.append([])
            size = one.noted.numel()
        parts[-1].append(one)
    return parts


def _measure_alike(measurements: list[Measurement], room: list[torch.Tensor]) -> None:
    first = measurements[0]
    stages = len(first.stage_names)
    noted = [one.noted[: stages + 1] for one in measurements]
    numel, count = sum(part.numel() for part in noted), 2 if len(noted) == 1 else 3
    room = room if numel <= _limit(first) else []  # what is larger is not kept
    if not room or room[0].numel() < count * numel or room[0].device != first.noted.device:
        room[:] = [torch.empty(count * numel, dtype=torch.float32, device=first.noted.device)]
    work = [
        room[0][place * numel : (place + 1) * numel].view(stages + 1, -1, first.noted.shape[-1])
        for place in range(count)
    ]
    scores = noted[0] if len(noted) == 1 else torch.cat(noted, dim=1, out=work.pop())
    asked = None if first.asked is None else torch.cat([one.asked for one in measurements])
    columns = _reduced(scores, asked, first.top, first.normalise, *work)
    if first.check is not None:
        columns["checked"] = first.check(asked[:, :1], scores[-1])
    for name in first.more:
        columns[name] = torch.cat([one.more[name] for one in measurements])
    packed = Packed.join(columns).start_copy()
    row = 0
    for one in measurements:
        rows = one.noted.shape[1]
        one.take(packed, row)
        row += rows


def _reduced(
    scores: torch.Tensor,  # (stages + 1, rows, vocab)
    asked: torch.Tensor | None,  # (rows, some)
    top: int,
    normalise: bool,
    probabilities: torch.Tensor,  # of the shape of `scores`, to write into; as is `work`
    work: torch.Tensor,
) -> dict[str, torch.Tensor]:
    """Columns of (rows, width). Of each distribution: `entropy` (nats) and `kept`, the tokens that are not removed. Of
    each processor: `mass_removed` and `mass_moved`, and `out`, which of the raw top candidates were removed after it.
    Of each token in `ids` its log-probability: `raw`, `end` (after the last processor) and `after_stages`. Of the ones
    that were asked for their exact `ranks`, raw and after the last processor, from 1."""
    stages = len(scores) - 1
    torch.softmax(scores, -1, out=probabilities)
    gone = torch.le(scores, REMOVED, out=work)  # as numbers: sums of those are many times faster than of booleans
    columns = {"kept": scores.shape[-1] - gone.sum(-1).t()}
    if stages:
        columns["mass_removed"] = torch.mul(probabilities[:-1], gone[1:], out=work[1:]).sum(-1).t()
        moved = torch.sub(probabilities[:-1], probabilities[1:], out=work[1:])
        columns["mass_moved"] = moved.abs_().sum(-1).t() / 2
    # What is as improbable as 1e-30 adds nothing.
    columns["entropy"] = -torch.clamp_min(probabilities, 1e-30, out=work).log_().mul_(probabilities).sum(-1).t()

    ids = [scores[0].topk(top).indices]
    if stages:
        ids.append(scores[-1].topk(top).indices)
        columns["out"] = _flat(removed(scores[1:].gather(-1, ids[0].expand(stages, -1, -1))))
    if asked is not None:
        ids.append(asked)
    columns["ids"] = ids = torch.cat(ids, -1)
    after = probabilities.gather(-1, ids.expand(stages + 1, -1, -1)).log_()
    if stages:
        columns["after_stages"] = _flat(after[1:])
    for name, place, best in (("raw", 0, 0), ("end", -1, top if stages else 0)):
        found = scores[place].gather(-1, ids)
        if asked is not None:
            few = range(ids.shape[1] - asked.shape[1], ids.shape[1])
            better = [torch.gt(scores[place], found[:, i, None], out=work[place]).sum(-1, keepdim=True) for i in few]
            columns[f"{name}_ranks"] = torch.cat(better, -1) + 1
        if normalise:  # against the best of them, of which the softmax has told the log-probability
            found = found - found[:, best, None] + after[place, :, best, None]
        columns[name] = found
    return columns


def _flat(each: torch.Tensor) -> torch.Tensor:
    """(stages, rows, width) -> (rows, stages * width)"""
    return each.transpose(0, 1).flatten(1)


@dataclass
class Packed:
    """Columns of numbers joined in one float32 tensor, (rows, width): exact for whole numbers below 2**24, as token ids
    are."""

    numbers: torch.Tensor
    layout: dict[str, tuple[int, int | None]]  # column -> offset, width (None: a single number)
    _rows: list[dict[str, float | list[float]]] | None = None
    _on_device: torch.Tensor | None = None  # kept alive while its copy is on the way
    _copied: torch.cuda.Event | None = None

    @classmethod
    def join(cls, columns: dict[str, torch.Tensor]) -> Packed:
        """Join tensors of shape (rows,) or (rows, width)."""
        layout, parts, offset = {}, [], 0
        for name, tensor in columns.items():
            width = None if tensor.dim() == 1 else tensor.shape[1]
            layout[name] = (offset, width)
            offset += 1 if width is None else width
            parts.append(tensor[:, None] if width is None else tensor)
        return cls(torch.cat(parts, dim=1), layout)

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
        """Wait for the copy, and give one dict for each row: column -> number, or list of numbers, to seven decimal
        places: float32 knows no more of a probability, and they are short when they are written."""
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
    rounded = exact.round(decimals=_PLACES) + 0.0  # no -0.0
    return rounded.where(exact.abs() < 1e9, exact)  # the lowest float stays what it is
