"""Reduces the distributions of a step to columns of numbers, with as few passes over the vocabulary as they need.

On a CPU a large vocabulary is looked at in blocks: a block whose best score is below some bound is left out as a whole.
So the best tokens, the ranks, and everything after a filter cost little more than what is left. Elsewhere each pass is
over all tokens: an accelerator is fast at that, and asking it how many are left would be a wait.

Shapes: `rows` is the number of sequences (or beams) of a step, `vocab` the width of the logits.
"""

from __future__ import annotations

from dataclasses import dataclass

import torch

from playground.metrics.scores import REMOVED

_BLOCK = 64  # scores
_LEAST_VOCAB = 8192  # a smaller vocabulary is faster without blocks
_FEW = 8  # few blocks are at most one in so many
# Scores of each distribution that are reduced at once: on a CPU as many as stay in its cache.
_CHUNK = {"cpu": 1 << 18}
_CHUNK_ELSEWHERE = 1 << 22
# e to the power of less adds nothing to a sum of a million, and is soon a denormal number, with which a CPU is slow.
_LEAST_EXPONENT = -80.0


def removed(scores: torch.Tensor) -> torch.Tensor:
    """Which tokens can no longer be chosen: a boolean tensor of the shape of `scores`."""
    return scores <= REMOVED


def reduced(
    scores: torch.Tensor,  # (stages + 1, rows, vocab)
    queried: torch.Tensor | None,  # (rows, some)
    top: int,
    normalise: bool,
    buffer: list[torch.Tensor],  # what to work in; it stays there for the next call
) -> dict[str, torch.Tensor]:
    """Columns of (rows, width). Of each distribution: `entropy` (nats) and `kept`, the number of tokens that are not
    removed. Of each processor: `mass_removed` and `mass_moved`, and `removed`, which of the raw top candidates were
    removed after it. Of each token in `ids`: `raw_logprobs`, `logprobs` (after the last processor) and
    `stage_logprobs`. Of the queried ones the exact `raw_ranks` and `ranks` (after the last processor), from 1."""
    rows, vocab = scores.shape[1:]
    kind = _InBlocks if scores.device.type == "cpu" and vocab >= _LEAST_VOCAB else _Whole
    at_once = min(rows, max(1, _CHUNK.get(scores.device.type, _CHUNK_ELSEWHERE) // (len(scores) * vocab)))
    size = kind.buffers * at_once * vocab * (len(scores) if kind is _Whole else 1)
    if not buffer or buffer[0].numel() < size or buffer[0].device != scores.device:
        buffer[:] = [torch.empty(size, dtype=torch.float32, device=scores.device)]
    parts = []
    for row in range(0, rows, at_once):
        part = slice(row, row + at_once)
        distributions = kind(scores[:, part], buffer[0])
        parts.append(_columns(distributions, None if queried is None else queried[part], top, normalise))
    return parts[0] if len(parts) == 1 else {name: torch.cat([part[name] for part in parts]) for name in parts[0]}


def _columns(distributions: _Whole, queried: torch.Tensor | None, top: int, normalise: bool) -> dict[str, torch.Tensor]:
    scores, last = distributions.scores, len(distributions.scores) - 1
    columns = distributions.columns
    ids = [distributions.top(0, top)]
    if last:
        ids.append(distributions.top(last, top))
        columns["removed"] = _by_row(removed(scores[1:].gather(-1, ids[0].expand(last, -1, -1))))
    if queried is not None:
        ids.append(queried)
    columns["ids"] = ids = torch.cat(ids, -1)
    found = scores.gather(-1, ids.expand(last + 1, -1, -1))
    logprobs = found - distributions.best - distributions.log_total
    if last:
        columns["stage_logprobs"] = _by_row(logprobs[1:])
    columns["raw_logprobs"], columns["logprobs"] = (logprobs if normalise else found)[:: max(last, 1)].expand(2, -1, -1)
    if queried is not None:
        few = found[:, :, ids.shape[1] - queried.shape[1] :]
        columns["raw_ranks"] = columns["ranks"] = distributions.better(0, few[0]) + 1
        if last:
            columns["ranks"] = distributions.better(last, few[last]) + 1
    return columns


def _by_row(each: torch.Tensor) -> torch.Tensor:
    """(stages, rows, width) -> (rows, stages * width)"""
    return each.transpose(0, 1).flatten(1)


class _Whole:
    """The distributions of some rows, reduced by passes over all tokens. `columns` are those that need one, `best`
    and `log_total` (stages + 1, rows, 1): a log-probability is the score less both."""

    buffers = 2  # of the size of the scores, to work in

    def __init__(self, scores: torch.Tensor, buffer: torch.Tensor) -> None:
        self.scores = scores
        probabilities, self._work = buffer[: 2 * scores.numel()].view(2, *scores.shape)
        work, stages = self._work, len(scores) - 1
        self.best = scores.amax(-1, keepdim=True)
        above = torch.sub(scores, self.best, out=work).clamp_min_(_LEAST_EXPONENT)
        torch.exp(above, out=probabilities)
        total = probabilities.sum(-1, keepdim=True)
        self.log_total = total.log()
        probabilities.div_(total)
        self.columns = {"entropy": (self.log_total - above.mul_(probabilities).sum(-1, keepdim=True))[..., 0].t()}
        gone = torch.le(scores, REMOVED, out=work)  # as numbers: sums of those are many times faster than of booleans
        self.columns["kept"] = scores.shape[-1] - gone.sum(-1).t()
        if stages:
            lost = torch.mul(probabilities[:-1], gone[1:], out=work[1:])
            self.columns["mass_removed"] = lost.sum(-1).t()
            moved = torch.sub(probabilities[:-1], probabilities[1:], out=work[1:])
            self.columns["mass_moved"] = moved.abs_().sum(-1).t() / 2

    def top(self, stage: int, count: int) -> torch.Tensor:
        """The ids of the best tokens of each row, the best first."""
        return self.scores[stage].topk(count).indices

    def better(self, stage: int, found: torch.Tensor) -> torch.Tensor:
        """How many scores of each row are above each of `found` (rows, some)."""
        scores = self.scores[stage]
        work = self._work.view(-1, *scores.shape)[0]
        return torch.cat([torch.gt(scores, each, out=work).sum(-1, keepdim=True) for each in found.split(1, -1)], -1)


class _InBlocks(_Whole):
    """The same, by blocks: one pass finds the best score of each, and further passes leave out what they can."""

    buffers = 3

    def __init__(self, scores: torch.Tensor, buffer: torch.Tensor) -> None:
        self.scores = scores
        *places, self._work = buffer[: 3 * scores[0].numel()].view(3, *scores.shape[1:])
        self._stages = [_Blocks(each) for each in scores]
        spreads: list[_Spread] = []
        masses = []
        for number, blocks in enumerate(self._stages):
            before = spreads[-1] if spreads else None
            spreads.append(_Spread.of(blocks, before, places[number % 2], self._work, len(scores) > 1))
            if before is not None:
                masses.append(spreads[-1].mass_from(before, self._work))
        self.best = torch.stack([blocks.best for blocks in self._stages])
        self.log_total = torch.stack([spread.log_total for spread in spreads])
        self.columns = {
            "entropy": torch.stack([spread.entropy for spread in spreads], -1),
            "kept": torch.stack([spread.kept for spread in spreads], -1),
        }
        if masses:
            lost, moved = zip(*masses, strict=True)
            self.columns["mass_removed"], self.columns["mass_moved"] = torch.stack(lost, -1), torch.stack(moved, -1)

    def top(self, stage: int, count: int) -> torch.Tensor:
        return self._stages[stage].top(count)

    def better(self, stage: int, found: torch.Tensor) -> torch.Tensor:
        blocks = self._stages[stage]
        places = blocks.few(blocks.maxima > found.amin(-1, keepdim=True))
        if places is None:
            return super().better(stage, found)
        part = blocks.taken(self.scores[stage], places)
        return (part[:, None] > found[:, :, None]).sum(-1)


class _Blocks:
    """The scores of one distribution (rows, vocab) in blocks. What is left over at the end, less than a block, always
    counts."""

    def __init__(self, scores: torch.Tensor) -> None:
        self.scores, self.count = scores, scores.shape[-1] // _BLOCK
        self.whole = self.count * _BLOCK  # scores in whole blocks
        self.maxima = self._view(scores).amax(-1)
        self.best = self.maxima.amax(-1, keepdim=True)
        if self.whole < scores.shape[-1]:
            self.best = torch.maximum(self.best, scores[:, self.whole :].amax(-1, keepdim=True))

    def _view(self, values: torch.Tensor) -> torch.Tensor:
        return values[:, : self.whole].unflatten(-1, (self.count, _BLOCK))

    def few(self, wanted: torch.Tensor) -> torch.Tensor | None:
        """The places (rows, most) of blocks among which are all those `wanted` (rows, blocks), which have larger scores
        than the others; None where these are not few."""
        most = int(wanted.sum(-1).max())
        return self.maxima.topk(most).indices if most * _FEW <= self.count else None

    def left(self) -> torch.Tensor | None:
        """The places of the blocks that have tokens which are left, where these are few."""
        return self.few(self.maxima > REMOVED)

    def holds(self, places: torch.Tensor) -> bool:
        """Whether all tokens that are left are in the blocks at these places."""
        left = self.maxima > REMOVED
        return bool((left.sum(-1) == left.gather(-1, places).sum(-1)).all())

    def taken(self, values: torch.Tensor, places: torch.Tensor) -> torch.Tensor:
        """Of `values` (rows, vocab) those in the blocks at these places, and what is left over: (rows, fewer)."""
        inside = self._view(values).gather(1, places[:, :, None].expand(-1, -1, _BLOCK)).flatten(1)
        return torch.cat([inside, values[:, self.whole :]], -1)

    def put_back(self, values: torch.Tensor, places: torch.Tensor, out: torch.Tensor) -> torch.Tensor:
        """The way back from `taken`, into `out` (rows, vocab): zeros everywhere else."""
        inside = places.shape[1] * _BLOCK
        blocks = values[:, :inside].unflatten(-1, (-1, _BLOCK))
        self._view(out.zero_()).scatter_(1, places[:, :, None].expand(-1, -1, _BLOCK), blocks)
        out[:, self.whole :] = values[:, inside:]
        return out

    def kept(self, work: torch.Tensor) -> torch.Tensor:
        """How many tokens of each row are not removed, (rows,)."""
        if self.scores.amin() > REMOVED:
            return torch.full((len(self.scores),), float(self.scores.shape[-1]))
        return self.scores.shape[-1] - torch.le(self.scores, REMOVED, out=work).sum(-1)

    def top(self, count: int) -> torch.Tensor:
        """The ids of the best tokens of each row, the best first: they are in the blocks with the best scores."""
        places = self.maxima.topk(min(count, self.count)).indices
        found = self.taken(self.scores, places).topk(count).indices
        inside = places.shape[1] * _BLOCK
        block = places.gather(-1, (found // _BLOCK).clamp_max(places.shape[1] - 1))
        return torch.where(found < inside, block * _BLOCK + found % _BLOCK, found - inside + self.whole)


@dataclass
class _Spread:
    """One distribution of a row: the probabilities of all tokens, or of those in few blocks, beside which are none."""

    blocks: _Blocks
    places: torch.Tensor | None  # (rows, blocks); None: all tokens
    probabilities: torch.Tensor  # (rows, vocab or fewer)
    gone: torch.Tensor | None  # of the same shape: which are removed; None: see `kept`
    entropy: torch.Tensor  # (rows,), nats
    kept: torch.Tensor  # (rows,)
    log_total: torch.Tensor  # (rows, 1)

    @classmethod
    def of(
        cls,
        blocks: _Blocks,
        before: _Spread | None,
        out: torch.Tensor | None,
        work: torch.Tensor | None,
        compared: bool,
    ) -> _Spread:
        """The distribution of these scores. Without `compared`, its probabilities are not needed. `out` and `work`,
        (rows, vocab), are written into where all tokens have a part in it."""
        places, gone = blocks.left(), None
        if places is None:
            scores, kept = blocks.scores, blocks.kept(work)
        else:
            if before is not None and before.places is not None and blocks.holds(before.places):
                places = before.places  # so that both have the same tokens
            scores, out, work = blocks.taken(blocks.scores, places), None, None
            gone = removed(scores)
            kept = scores.shape[-1] - gone.sum(-1)
        above = torch.sub(scores, blocks.best, out=work).clamp_min_(_LEAST_EXPONENT)
        weights = torch.exp(above, out=out)
        total = weights.sum(-1, keepdim=True)
        log_total = total.log()
        entropy = log_total - above.mul_(weights).sum(-1, keepdim=True) / total
        return cls(blocks, places, weights.div_(total) if compared else weights, gone, entropy[:, 0], kept, log_total)

    def mass_from(self, before: _Spread, work: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """The probability that the tokens which are removed here had before, and half the sum of all differences, both
        (rows,)."""
        old, elsewhere = before.probabilities, 0.0  # the probability of tokens that this one leaves out
        if before.places is not None and before.places is not self.places:  # tokens came back
            old = before.blocks.put_back(old, before.places, torch.empty_like(before.blocks.scores))
        if self.places is None:
            kept_all = bool((self.kept == self.blocks.scores.shape[-1]).all())
            lost = torch.zeros_like(self.kept)
            if not kept_all:
                lost = torch.le(self.blocks.scores, REMOVED, out=work).mul_(old).sum(-1)
            moved = torch.sub(old, self.probabilities, out=work)
        else:
            if before.places is not self.places:
                old = self.blocks.taken(old, self.places)
                elsewhere = (1 - old.sum(-1, dtype=torch.double)).clamp_min(0)
            lost = (old * self.gone).sum(-1) + elsewhere
            moved = old - self.probabilities
        return lost.float(), ((moved.abs_().sum(-1) + elsewhere) / 2).float()
