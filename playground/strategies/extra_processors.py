"""Logits processors of our own, which the library does not have: presence and frequency penalty, a budget for
reasoning, and given text.

Knows the library's convention for processors, nothing of requests or models. What they do depends on a row's
`input_ids` alone, so it is right in whatever order the rows are: in batches, in beam search, and for drafts.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

import torch
from transformers import LogitsProcessor

from playground.metrics.reasoning import Reading, read_all, read_on


class _WrittenTokenPenalty(LogitsProcessor):
    """Lowers the logits of the tokens that stand after the prompt, which has `prompt_length` tokens.

    For a model with an encoder the prompt is what its decoder starts from.
    """

    def __init__(self, penalty: float, prompt_length: int = 0) -> None:
        self.penalty = penalty
        self.prompt_length = prompt_length

    def __call__(self, input_ids: torch.LongTensor, scores: torch.FloatTensor) -> torch.FloatTensor:
        """`input_ids` (rows, length), `scores` (rows, vocab)."""
        written = input_ids[:, self.prompt_length :]
        # A draft model may have a smaller vocabulary, and padding may lie outside of it.
        in_vocab = (written >= 0) & (written < scores.shape[-1])
        counts = torch.zeros_like(scores).scatter_add_(1, written.where(in_vocab, 0), in_vocab.to(scores.dtype))
        return scores - self.penalty * self.factor(counts)

    def factor(self, counts: torch.Tensor) -> torch.Tensor:
        """The factor of the penalty for tokens that were written `counts` times."""
        raise NotImplementedError


class PresencePenaltyLogitsProcessor(_WrittenTokenPenalty):
    """logit - penalty, for every token that was written at least once.

    The definition of OpenAI's API and of vLLM's sampling parameters: mu[j] - (c[j] > 0) * alpha_presence.
    """

    def factor(self, counts: torch.Tensor) -> torch.Tensor:
        return (counts > 0).to(counts.dtype)


class FrequencyPenaltyLogitsProcessor(_WrittenTokenPenalty):
    """logit - penalty * count, where count is how often the token was written: mu[j] - c[j] * alpha_frequency."""

    def factor(self, counts: torch.Tensor) -> torch.Tensor:
        return counts


class GivenTextLogitsProcessor(LogitsProcessor):
    """Forces the tokens `given` in every row after its prompt of `prompt_length` tokens; changes nothing after them."""

    def __init__(self, given: list[int], prompt_length: int = 0) -> None:
        self.given = given
        self.prompt_length = prompt_length

    def __call__(self, input_ids: torch.LongTensor, scores: torch.FloatTensor) -> torch.FloatTensor:
        """`input_ids` (rows, length), `scores` (rows, vocab)."""
        position = input_ids.shape[1] - self.prompt_length
        if position >= len(self.given):
            return scores
        only = torch.full_like(scores, -torch.inf)
        only[:, self.given[position]] = 0.0
        return only


class _Marks(Protocol):
    """What is known of a model's reasoning (`playground.models.reasoning_marks.ReasoningMarks`): how it is marked,
    and `texts`, which writes a token (`label`) and tells whether it is special."""

    start: str
    end: str
    end_ids: Sequence[int]
    texts: Any


class ReasoningBudgetLogitsProcessor(LogitsProcessor):
    """Ends each span of reasoning after `budget` tokens: from then on it leaves only the next token of the end mark.

    A span that is open at the end of the prompt, which has `prompt_length` tokens, begins with the first token after
    it. What is forced gets the score 0 and the rest minus infinity, as the library's `ForcedEOSTokenLogitsProcessor`
    does it. A token that the scores do not have, those of a draft model with a smaller vocabulary, is not forced.
    """

    def __init__(self, budget: int, marks: _Marks, prompt_length: int = 0) -> None:
        self.budget = budget
        self.marks = marks
        self.prompt_length = prompt_length
        self._readings: dict[tuple[int, ...], Reading] = {}  # of rows, so that the next step reads one token more

    def __call__(self, input_ids: torch.LongTensor, scores: torch.FloatTensor) -> torch.FloatTensor:
        """`input_ids` (rows, length), `scores` (rows, vocab)."""
        forced = [self._forced(tuple(row)) for row in input_ids.tolist()]
        while len(self._readings) > 64 + 2 * len(forced):  # those of the last step, and of drafts that were taken back
            del self._readings[next(iter(self._readings))]
        if all(token is None or token >= scores.shape[-1] for token in forced):
            return scores
        out = scores.clone()
        for row, token in enumerate(forced):
            if token is not None and token < scores.shape[-1]:
                out[row] = -torch.inf
                out[row, token] = 0.0
        return out

    def _forced(self, ids: tuple[int, ...]) -> int | None:
        """The token that must come next in a row, or None. Where the model has begun to write the end mark by itself,
        that is how the mark goes on."""
        reading, end = self._read(ids), self.marks.end_ids
        if reading.since is None or reading.place - reading.since < self.budget:
            return None
        written = ids[self.prompt_length + reading.since :]
        lengths = range(min(len(end) - 1, len(written)), -1, -1)
        return end[next(n for n in lengths if written[len(written) - n :] == tuple(end[:n]))]

    def _read(self, ids: tuple[int, ...]) -> Reading:
        before, marks = self._readings.get(ids[:-1]), self.marks
        if len(ids) > self.prompt_length and before is not None:
            reading = read_on(before, *self._token(ids[-1]), marks.start, marks.end)
        else:
            prompt, written = ids[: self.prompt_length], ids[self.prompt_length :]
            opened = read_all(map(self._token, prompt), marks.start, marks.end).since is not None
            reading = read_all(map(self._token, written), marks.start, marks.end, opened)
        self._readings[ids] = reading
        return reading

    def _token(self, token_id: int) -> tuple[str, bool]:
        return self.marks.texts.label(token_id), self.marks.texts.is_special(token_id)
