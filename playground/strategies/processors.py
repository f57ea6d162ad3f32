"""Logits processors of our own, which the library does not have: presence and frequency penalty, and given text.

Knows the library's convention for processors, nothing of requests or models. A penalty depends on a row's
`input_ids` alone, so it is right in whatever order the rows are: in batches, in beam search, and for drafts.
"""

from __future__ import annotations

import torch
from transformers import LogitsProcessor


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
