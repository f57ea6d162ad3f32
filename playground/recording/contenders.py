"""Which tokens could have won the draw of a step, had the temperature or the cuts been others.

`torch.multinomial` is a race (`playground.batching.random_draws`): with g = -log q, the luck of a token, and l, its
score just before the temperature T, the token with the largest l / T + g wins among those that the cuts leave. A cut
takes away the tokens with the lowest l. So a token loses to each that has a higher l and wins against it at the highest
temperature: the lower the temperature, the more a higher l counts. The few that are left are the contenders.
"""

from __future__ import annotations

import numpy as np
import torch

from playground.metrics.what_if import CUT_STAGES
from playground.trace import HOTTEST

MOST = 12  # contenders of a step; in the median there are four
_CUTS = frozenset(("TemperatureLogitsWarper", *CUT_STAGES.values(), "LogitNormalization"))
_AFTER_CUTS = frozenset(("WatermarkLogitsProcessor", "SynthIDTextWatermarkLogitsProcessor"))


def uncut(stages: list[str]) -> int | None:
    """How many of these processors run before the temperature and the cuts; None where another one runs after them, so
    that a token does not win by its score and its luck alone."""
    first = next((number for number, name in enumerate(stages) if name in _CUTS), len(stages))
    return first if _AFTER_CUTS.isdisjoint(stages) and _CUTS.issuperset(stages[first:]) else None


def contenders(scores: torch.Tensor, exponentials: torch.Tensor, temperature: float) -> dict[str, torch.Tensor]:
    """The contenders of each row, from the scores before the temperature and the `exponentials` of the race, (rows,
    vocab) each. Columns of (rows, MOST), by falling score: `contender_ids`, -1 where there are no more;
    `contender_scores`, less the best one; `contender_luck`; `contender_ranks`, from 1; and `contender_above`, the
    probability of all tokens with a higher score, at this temperature and before any cut."""
    hot, exponentials = 1 / max(HOTTEST, temperature), exponentials.float()
    if scores.device.type == "cpu":
        columns = _row_by_row(scores.numpy(), exponentials.numpy(), hot, 1 / temperature)
    else:
        luck = exponentials.log().neg_()
        hottest = torch.add(luck, scores, alpha=hot)
        columns = _of_rows(scores, luck, hottest, (scores / temperature).softmax(-1))
    return dict(zip(COLUMNS, columns, strict=True))


COLUMNS = tuple(f"contender_{name}" for name in ("ids", "scores", "luck", "ranks", "above"))


def _row_by_row(
    scores: np.ndarray, exponentials: np.ndarray, hot: float, beta: float
) -> tuple[torch.Tensor, ...]:
    """The columns, with 1 / temperature for the highest one and the run's own. One row after the other in the same
    buffers, which then stay in the processor’s cache: whole tensors took half as long again."""
    table = np.full((len(scores), MOST, len(COLUMNS)), -1, dtype=np.float32)
    luck, hottest, shares = np.empty((3, scores.shape[-1]), dtype=np.float32)
    for row, of_row, race in zip(table, scores, exponentials, strict=True):
        np.negative(np.log(race, out=luck), out=luck)
        np.add(np.multiply(of_row, np.float32(hot), out=hottest), luck, out=hottest)
        np.multiply(np.subtract(of_row, of_row.max(), out=shares), np.float32(beta), out=shares)
        _fill(row, of_row, luck, hottest, np.exp(shares, out=shares))
    return torch.from_numpy(table).unbind(-1)


def _fill(
    table: np.ndarray, scores: np.ndarray, luck: np.ndarray, hottest: np.ndarray, shares: np.ndarray
) -> None:
    """Write one row, each array (vocab,), into a table of (MOST, columns): the winner at the highest temperature, then
    the winner among the tokens with a higher score than that, and so on; there are fewer of them each time. `shares`
    are probabilities but for their sum."""
    found, total = [], np.add.reduce(shares)
    winner = token = hottest.argmax()
    score = scores[winner]
    ids = higher = np.flatnonzero(scores > score)
    while len(higher):
        scores, hottest, shares = scores.take(higher), hottest.take(higher), shares.take(higher)
        found.append((token, score, luck[token], len(higher) + 1, np.add.reduce(shares) / total))
        winner = hottest.argmax()
        token, score = ids[winner], scores[winner]
        higher = np.flatnonzero(scores > score)
        ids = ids.take(higher)
    found.append((token, score, luck[token], 1, 0))
    if len(found) <= MOST:  # else what is missing might have won: nothing is said
        table[: len(found)] = found[::-1]
        table[: len(found), 1] -= score


def _of_rows(
    scores: torch.Tensor, luck: torch.Tensor, hottest: torch.Tensor, shares: torch.Tensor
) -> tuple[torch.Tensor, ...]:
    """The same of all rows at once, each (rows, vocab): an accelerator is never asked how many there are."""
    parts = []
    reach = scores.new_full((len(scores), 1), -torch.inf)
    for _ in range(MOST + 1):
        within = scores > reach
        winner = hottest.where(within, -torch.inf).argmax(-1, keepdim=True)
        reach = scores.gather(-1, winner)
        higher = scores > reach
        column = (winner, reach, luck.gather(-1, winner), higher.sum(-1, keepdim=True) + 1,
                  (shares * higher).sum(-1, keepdim=True))  # fmt: skip
        is_there = within.any(-1, keepdim=True)
        parts.append(torch.stack([each.float().where(is_there, -1.0) for each in column]))
        reach = reach.where(is_there, torch.inf)
    found = torch.cat(parts, -1)  # (columns, rows, MOST + 1), by rising score
    count = (found[0] >= 0).sum(-1, keepdim=True)
    places = count - 1 - torch.arange(MOST, device=scores.device)
    is_there = (places >= 0) & (count <= MOST)
    columns = found.gather(-1, places.clamp_min(0).expand(len(found), -1, -1)).where(is_there, -1.0)
    columns[1] -= scores.amax(-1, keepdim=True).where(is_there, 0.0)
    return columns.unbind(0)
