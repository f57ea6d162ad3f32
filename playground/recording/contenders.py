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
    luck = exponentials.float().log().neg_()
    hottest = torch.add(luck, scores, alpha=1 / max(HOTTEST, temperature))
    shares = (scores if temperature == 1 else scores / temperature).softmax(-1)
    if scores.device.type == "cpu":
        arrays = (each.numpy() for each in (scores, luck, hottest, shares))
        table = np.full((len(scores), MOST, len(COLUMNS)), -1, dtype=np.float32)
        for row, *of_row in zip(table, *arrays, strict=True):
            _fill(row, *of_row)
        columns = torch.from_numpy(table).unbind(-1)
    else:
        columns = _of_rows(scores, luck, hottest, shares)
    return dict(zip(COLUMNS, columns, strict=True))


COLUMNS = tuple(f"contender_{name}" for name in ("ids", "scores", "luck", "ranks", "above"))


def _fill(
    table: np.ndarray, scores: np.ndarray, luck: np.ndarray, hottest: np.ndarray, shares: np.ndarray
) -> None:
    """Write one row, each array (vocab,), into a table of (MOST, columns): the winner at the highest temperature, then
    the winner among the tokens with a higher score than that, and so on; there are fewer of them each time."""
    found = []
    winner = token = hottest.argmax()
    score = scores[winner]
    ids = higher = (scores > score).nonzero()[0]
    while len(higher):
        scores, hottest, shares = scores[higher], hottest[higher], shares[higher]
        found.append((token, score, luck[token], len(higher) + 1, np.add.reduce(shares)))
        winner = hottest.argmax()
        token, score = ids[winner], scores[winner]
        higher = (scores > score).nonzero()[0]
        ids = ids[higher]
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
